"""The ruleset says which maps and kinds of node there are; what is hidden on a map is found on the way."""

import pytest

from components.commands import Choose
from components.facts import NodeEntered, NodeFound
from components.nodes import NodeKind
from components.prefabs import ActPrefab
from components.run import MapNode
from shadows.play.session import Session
from shadows.play.snapshots import SnapshotError
from shadows.text.journey import ahead
from systems.core.questions import ask
from systems.deck.order import DECK
from tests.run.playing import begun, leave, of, options

LEFT, MIDDLE, RIGHT, BOSS, BESIDE, FAR = range(1, 7)


def forked(_world: object, _act: ActPrefab) -> list[MapNode]:
    """Three ways, with a fire each, and one cave beside the left two, another too far off for them and too high for the
    rest."""
    return [
        MapNode(0, 1, "start", exits=[LEFT, MIDDLE, RIGHT]),
        MapNode(1, 0, "rest", exits=[BOSS]),
        MapNode(1, 2, "rest", exits=[BOSS]),
        MapNode(1, 4, "rest", exits=[BOSS]),
        MapNode(2, 2, "boss", "lich_king"),
        MapNode(2, 1, "cave", exits=[BOSS], hidden=True),
        MapNode(3, 4, "cave", exits=[BOSS], hidden=True),
    ]


@pytest.fixture(autouse=True)
def _with_caves(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card game with one kind of map and one kind of node more."""
    cave = NodeKind("Cave", "a cave", "a hole", lambda world: ask(world, "rest"), text="It is dark in there.")
    monkeypatch.setattr(DECK, "maps", {**DECK.maps, "forked": forked})
    monkeypatch.setattr(DECK, "nodes", {**DECK.nodes, "cave": cave})


def ways(session: Session) -> list[str]:
    """Where the player can go."""
    return [option.name for option in options(session)]


def test_a_run_goes_over_the_map_that_the_ruleset_draws() -> None:
    session = begun(map="forked")
    assert session.world.journey.nodes == forked(None, session.library.acts["crypts"])
    assert ways(session) == ["Rest", "Rest", "Rest"]


@pytest.mark.parametrize(
    ("way", "there"), [(0, ["Cave", "Boss: Lich King"]), (1, ["Cave", "Boss: Lich King"]), (2, [])]
)
def test_what_is_hidden_is_found_from_the_floor_below_in_its_column_or_the_next(way: int, there: list[str]) -> None:
    session = begun(map="forked")
    facts = session.submit(Choose(way))
    assert of(facts, NodeFound) == ([NodeFound(BESIDE, 2, "cave")] if there else [])
    leave(session)
    assert ways(session) == (there or ["Boss: Lich King"])


def test_what_is_hidden_is_not_in_the_picture_until_it_is_found() -> None:
    session = begun(map="forked")
    before = session.look().journey
    assert [node.place for node in before.nodes] == [0, LEFT, MIDDLE, RIGHT, BOSS]
    assert not any("Cave" in str(line) for line in ahead(before))
    session.submit(Choose(0))
    after = session.look().journey
    assert [node.place for node in after.nodes] == [0, LEFT, MIDDLE, RIGHT, BOSS, BESIDE]
    assert any("b Cave" in str(line) for line in ahead(after))


def test_a_kind_of_node_is_one_record_of_the_ruleset() -> None:
    session = begun(map="forked")
    session.submit(Choose(0))
    leave(session)
    cave = session.look().journey.nodes[-1]
    assert (cave.name, cave.text[0].text) == ("Cave", "It is dark in there.")
    facts = session.submit(Choose(0))
    assert of(facts, NodeEntered) == [NodeEntered(BESIDE, 2, "cave")]
    assert session.look().question.kind == "rest"


def test_what_was_found_is_still_known_after_a_snapshot() -> None:
    session = begun(map="forked")
    session.submit(Choose(0))
    leave(session)
    restored = Session.restore(session.snapshot())
    assert ways(restored) == ["Cave", "Boss: Lich King"]
    assert restored.world.journey.nodes[FAR].hidden


@pytest.mark.parametrize(
    ("field", "word", "reason"),
    [
        ("kind", "pit", "the rules have no 'pit' among their nodes"),
        ("map", "maze", "the rules have no 'maze' among their maps"),
    ],
)
def test_a_snapshot_with_an_unknown_kind_of_node_or_map_is_refused(field: str, word: str, reason: str) -> None:
    session = begun()
    snapshot = session.snapshot()
    journey = next(parts["Journey"] for _, parts in snapshot["world"] if "Journey" in parts)
    (journey if field == "map" else journey["nodes"][0])[field] = word
    with pytest.raises(SnapshotError, match=reason):
        Session.restore(snapshot)
