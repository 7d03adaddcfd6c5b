"""The rules that readers find in `docs/dice_rules.md` are those of the code and its content."""

import re
from typing import get_args

from components.dice.dice import InterferenceName
from shadows.root import ROOT
from systems.dice import interference
from systems.dice.odds import Odds
from tests.dice.content import library
from tests.dice.library import hands
from tests.dice.test_odds import D6, Scoring

TEXT = (ROOT / "docs" / "dice_rules.md").read_text(encoding="utf-8")
SHARED = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
CODE = [
    file
    for folder in ("components", "systems", "shadows", "prefabs/dice", "tests/dice")
    for kind in ("*.py", "*.yaml")
    for file in sorted((ROOT / folder).rglob(kind))
]


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under this row of headings."""
    body = TEXT.partition(f"{heading}\n")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in body.splitlines()[1:]]


def numbers(text: str, letter: str) -> list[int]:
    """The rules that begin a line of a document, in their order."""
    heads = re.findall(r"^- \*\*(.*?)\*\*", text, re.MULTILINE)
    return [int(number) for head in heads for number in re.findall(rf"\b{letter}(\d+)", head)]


def test_every_rule_stands_there_once_and_in_its_order() -> None:
    assert numbers(TEXT, "D") == list(range(1, 37))


def test_every_rule_that_code_names_is_told() -> None:
    told = {*numbers(TEXT, "D")}
    for file in CODE:
        for span in re.findall(r"\(([^()]*\bD\d[^()]*)\)", file.read_text(encoding="utf-8")):
            named = {int(number) for number in re.findall(r"\bD(\d+)\b", span)}
            assert named <= told, f"{file}: ({span})"


def test_rules_of_the_other_game_that_it_cites_are_told_there() -> None:
    cited = {int(number) for number in re.findall(r"\bR(\d+)", TEXT)}
    assert cited
    assert cited <= {*numbers(SHARED, "R")}


def test_the_table_of_hands_is_that_of_the_game() -> None:
    table = [
        (int(rank), name, int(chips), mult)
        for rank, name, _, chips, mult in rows("| # | hand | needs | chips | mult |")
    ]
    assert table == [(hand.rank, hand.name, hand.chips, f"{hand.mult / 100:.1f}") for hand in hands()]


def test_the_table_of_combos_is_that_of_the_game() -> None:
    known = sorted(library().shelf("combos").values(), key=lambda combo: (combo.tier, combo.order))
    told = rows("| combo | elements | effect |")
    assert [name for name, *_ in told] == [combo.name for combo in known]
    for (_, parts, effect), combo in zip(told, known, strict=True):
        assert parts in (" + ".join(kind.title() for kind in combo.elements), "all four" if combo.tier == 4 else None)
        shares = [blast.share for blast in combo.do if hasattr(blast, "share")]
        assert [int(share) for share in re.findall(r"(\d+)%", effect)][: len(shares)] == shares


def test_interference_takes_its_dice_in_the_order_that_is_told() -> None:
    ids = {"BURN": "burn_die", "STRIP_ELEMENT": "strip", "SNIPE as *Deep Freeze*": "deep_freeze"}
    lines = [
        line.split(" | ") for line in TEXT.partition("| | interference |")[2].partition("\n\n")[0].splitlines()[2:]
    ]
    told = [ids.get(name, name.lower()) for _, name, _ in lines]
    ordered = [*interference.BEFORE_ROLL, *interference.AFTER_ROLL]
    assert told[: len(ordered)] == ordered
    assert {*told[len(ordered) :]} == {*interference.LAWS, "steal_reroll"}
    assert {*told} == {*get_args(InterferenceName)}


def test_best_play_deals_on_average_what_is_told() -> None:
    told = [float(number) for number in re.findall(r"\b\d\d\.\d\d\b", TEXT)]
    five = Odds([D6] * 5, Scoring(hands(), rounded=True))
    six = Odds([D6] * 6, Scoring(hands(), rounded=True))
    found = [five.expected(rerolls) for rerolls in range(4)] + [six.expected(rerolls) for rerolls in (1, 2)]
    assert told[:6] == [round(mean, 2) for mean in found]
