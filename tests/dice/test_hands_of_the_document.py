"""The hands are those of D4's table."""

from pathlib import Path
from textwrap import dedent

import pytest

from components.effects import GainBlock
from shadows.content.library.loading import check
from tests.dice.library import CONTENT, hands

TABLE = """
    High Die 2 1.0
    Chance 0 1.0
    Pair 4 1.2
    Two Pair 6 1.4
    Three of a Kind 8 1.6
    All Low 14 1.6
    All Even 6 1.5
    All Odd 8 1.5
    All High 6 1.6
    Small Straight 10 1.6
    Full House 10 1.8
    Large Straight 14 2.0
    Four of a Kind 14 2.2
    Three Pair 12 1.8
    Two Triplets 16 2.2
    Full Mansion 18 2.4
    Grand Straight 22 2.4
    Five of a Kind 20 3.0
    Six of a Kind 30 4.0
"""


def test_the_table_of_hands() -> None:
    table = [f"{hand.name} {hand.chips} {hand.mult // 100}.{hand.mult % 100 // 10}" for hand in hands()]
    assert table == dedent(TABLE).split("\n")[1:-1]
    assert [hand.rank for hand in hands()] == list(range(1, 20))
    assert [hand.id for hand in hands()] == [hand.name.lower().replace(" ", "_") for hand in hands()]


def test_high_die_gains_6_block_and_no_other_hand_does_anything_else() -> None:
    assert {hand.id: hand.do for hand in hands() if hand.do} == {"high_die": (GainBlock(6),)}


def test_a_streak_goes_on_from_the_fifth_row_up() -> None:
    assert [hand.id for hand in hands() if not hand.streak] == ["high_die", "chance", "pair", "two_pair"]


def test_families() -> None:
    families: dict[str, list[str]] = {}
    for hand in hands():
        for family in hand.families:
            families.setdefault(family, []).append(hand.id)
    assert families == {
        "pairs": ["pair", "two_pair", "three_pair"],
        "kinds": ["three_of_a_kind", "four_of_a_kind", "five_of_a_kind", "six_of_a_kind"],
        "alls": ["all_low", "all_even", "all_odd", "all_high"],
        "straights": ["small_straight", "large_straight", "grand_straight"],
        "houses": ["full_house", "two_triplets", "full_mansion"],
    }


@pytest.mark.parametrize(
    ("needs", "told"),
    [
        ("{groups: [7]}", []),
        (
            "{least: 5}",
            [
                "the hand needs nothing — write one of groups, straight, all, dice (heap.needs)",
                "'least' goes with 'all' — leave 'least' out (heap.needs.least)",
            ],
        ),
        (
            "{groups: [2], straight: 4}",
            ["a hand needs one thing, and this one has 'groups' already — leave 'straight' out (heap.needs.straight)"],
        ),
        ("{groups: [2, 0]}", ["a group has one die at least — write how many dice are alike (heap.needs.groups)"]),
        ("{groups: [2, 3]}", ["the largest group comes first — write [3, 2] (heap.needs.groups)"]),
        ("{all: low}", ["'all' needs to know of how many — write 'least:' too (heap.needs.all)"]),
    ],
)
def test_a_hand_that_makes_no_sense_is_told(tmp_path: Path, needs: str, told: list[str]) -> None:
    file = tmp_path / "prefabs" / "hands" / "more.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(f"heap:\n  name: Heap\n  rank: 20\n  chips: 1\n  mult: 100\n  needs: {needs}\n", encoding="utf-8")
    assert [str(problem).partition(": ")[2] for problem in check(CONTENT, [tmp_path])] == told
