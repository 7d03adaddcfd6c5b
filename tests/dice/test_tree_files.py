"""What is wrong with a node or an achievement is told where it stands, with what would be right."""

from pathlib import Path

import pytest

from components.dice.prefabs import DiceAchievementPrefab, DiceLibrary, NodePrefab, TreePrefab
from components.prefabs import Library
from shadows.content.dice.kinds import KINDS
from shadows.content.library.loading import check, load
from shadows.content.problems import ContentError
from shadows.content.schema.authoring import Definitions
from shadows.content.words import vocabulary
from shadows.root import ROOT
from systems.dice.order import DICE
from systems.order import GAMES


class Trees(Library, kw_only=True):
    """Nothing but a tree and achievements."""

    nodes: dict[str, NodePrefab]
    trees: dict[str, TreePrefab]
    achievements: dict[str, DiceAchievementPrefab]


CONTENT = Definitions(
    kinds={kind: KINDS[kind] for kind in ("nodes", "trees", "achievements")},
    library=Trees,
    folders=(),
    words=vocabulary(GAMES.values()),
)
DICE_CONTENT = Definitions(
    kinds=KINDS, library=DiceLibrary, folders=(ROOT / "prefabs" / "dice",), words=vocabulary([DICE])
)
NODE = {
    "name": "Rime",
    "text": "Colder.",
    "size": "small",
    "joins": "[start]",
    "at": "[0, 100]",
    "modifiers": "[{of: damage, add: 1}]",
}
START = "start: {name: Start, size: start, at: [0, 0]}\n"


def told(folder: Path, kind: str, entry: str) -> list[str]:
    """What is wrong with an entry, each without its place."""
    for name, content in {"nodes": START, kind: (START if kind == "nodes" else "") + entry}.items():
        (folder / name).mkdir(exist_ok=True)
        (folder / name / "file.yaml").write_text(content, encoding="utf-8")
    try:
        load(CONTENT, [folder])
    except ContentError as error:
        return [f"{problem.message} — {problem.hint} ({problem.field})" for problem in error.problems]
    return []


def node(**changed: str | None) -> str:
    fields = {field: value for field, value in {**NODE, **changed}.items() if value is not None}
    return "rime:\n" + "".join(f"  {field}: {value}\n" for field, value in fields.items())


def test_all_nodes_and_achievements_are_written_in_words_that_the_game_has() -> None:
    own = [str(problem) for problem in check(DICE_CONTENT) if problem.file.split("/")[2] in CONTENT.kinds]
    assert own == []


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"joins": None}, "the node lies beside none — name one beside it: 'joins: [ice_t5]' for example (rime)"),
        ({"joins": "[rime]"}, "the node lies beside itself — name others (rime.joins)"),
        ({"joins": "[strat]"}, "unknown node 'strat' — did you mean 'start'? (rime.joins[0])"),
        ({"path": "a"}, "a way is one of a branch — write 'branch:' too (rime.path)"),
        ({"text": None}, "nobody reads what the node does — write its 'text:' (rime)"),
        ({"modifiers": None}, "the node does nothing — give it 'triggers', 'modifiers' or 'pickup' (rime)"),
    ],
)
def test_a_node_is_joined_says_what_it_does_and_does_it(
    changed: dict[str, str | None], message: str, tmp_path: Path
) -> None:
    assert told(tmp_path, "nodes", node(**changed)) == [message]


def test_a_node_that_is_right_is_read(tmp_path: Path) -> None:
    assert told(tmp_path, "nodes", node()) == []
    assert told(tmp_path, "nodes", node(pickup="[{change_max_hp: 2}]", branch="ice", path="a")) == []


def test_what_happens_as_a_run_begins_must_be_possible_there(tmp_path: Path) -> None:
    (problem,) = told(tmp_path, "nodes", node(pickup="[{gain_block: 2}]"))
    assert problem.startswith("gain_block cannot happen here — allowed here: ")


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (
            "deed: {name: Deed, text: Do it., points: 1, feat: {won: false}}",
            "every run does that — name something: '{won: true}' for example (deed.feat)",
        ),
        (
            "deed: {name: Deed, points: 1, feat: {won: true}}",
            "nobody reads what has to be done — write its 'text:' (deed)",
        ),
    ],
)
def test_an_achievement_asks_for_something_and_says_so(entry: str, message: str, tmp_path: Path) -> None:
    assert told(tmp_path, "achievements", entry) == [message]
