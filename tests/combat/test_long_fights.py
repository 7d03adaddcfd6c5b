"""A fight may last as long as it likes: what has come and gone leaves nothing behind."""

import esper
import msgspec
import pytest

from components.body import Statuses, StatusStack
from components.commands import EndTurn
from components.facts import HpLost, StatusApplied
from shadows import sandbox
from shadows.play import session as door
from shadows.play.session import Session

FOES = [{"prefab": "hellhound", "hp": 900_000}, {"prefab": "blood_witch", "hp": 900_000}]


def endless() -> Session:
    """Enemies that put Bleed, Weak and more on a player who never falls: all of it wears off and comes again."""
    return sandbox(hand=["defend"], foes=FOES, player={"max_hp": 900_000, "hp": 900_000}).session


def size(session: Session) -> tuple[int, int]:
    """How many entities there are, and how many bytes a save has."""
    session.world  # noqa: B018  # its world becomes the current one
    return len(list(esper.get_entities())), len(msgspec.json.encode(session.snapshot()))


def test_after_a_thousand_turns_a_fight_is_as_large_as_after_a_few() -> None:
    session = endless()
    sizes, came = [], 0
    for turn in range(1, 1001):
        came += sum(isinstance(fact, StatusApplied) for fact in session.submit(EndTurn()))
        if turn in (40, 1000):
            sizes.append(size(session))
    assert came > 500
    (entities, written), (entities_then, written_then) = sizes
    assert abs(entities_then - entities) <= 3
    assert abs(written_then - written) <= 300


def test_the_facts_of_an_endless_fight_are_forgotten_from_the_oldest_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "REMEMBERED", 50)
    session = endless()
    happened = list(session.history)
    for _ in range(60):
        happened += session.submit(EndTurn())
    assert 50 <= len(session.history) <= 100
    assert session.history == happened[-len(session.history) :]


def test_a_fight_with_gaps_in_its_numbers_comes_back_with_the_same_numbers() -> None:
    session = endless()
    for turn in range(60):
        session.submit(EndTurn())
        again = Session.restore(msgspec.json.decode(msgspec.json.encode(session.snapshot())), library=session.library)
        assert again.submit(EndTurn()) == session.submit(EndTurn())
        assert again.snapshot() == session.snapshot(), turn
    session.world  # noqa: B018
    numbers = list(esper.get_entities())
    assert len(numbers) < max(numbers), "there are gaps"


def test_what_a_status_did_last_can_still_be_told_by_its_name() -> None:
    """Bleed that is gone with the HP that it took has its name until the next command."""
    statuses = {"bleed": 1, "strength": 1}
    session = sandbox(hand=["defend"], foes=["skeleton_warrior"], player={"statuses": statuses}).session
    bleed = session.component(1, Statuses).stacks["bleed"]
    lost = [fact for fact in session.submit(EndTurn()) if isinstance(fact, HpLost) and fact.cause == bleed]
    assert lost
    assert "bleed" not in session.component(1, Statuses).stacks
    assert session.names()[bleed] == "Bleed"
    session.submit(EndTurn())
    session.submit(EndTurn())
    assert bleed not in session.names()
    session.world  # noqa: B018
    assert all(stack.stacks for _, stack in esper.get_component(StatusStack))
