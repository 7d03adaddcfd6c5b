"""What a hand deals: (chips + values) × mult, with one floor at the very end (D3, D4, A4, D5)."""

import pytest

from tests.dice.content import fight

TOUGH = {"prefab": "zombie", "hp": 900}


@pytest.mark.parametrize(
    ("dice", "hand", "damage"),
    [
        ((1, 2, 3, 4, 6), "high_die", 8),  # 2 + 6
        ((1, 2, 3, 4, 6), "chance", 16),
        ((5, 5, 1, 2, 3), "pair", 16),  # (4 + 10) × 1.2 = 16.8
        ((5, 5, 2, 2, 3), "two_pair", 28),  # (6 + 14) × 1.4
        ((4, 4, 4, 1, 2), "three_of_a_kind", 32),  # (8 + 12) × 1.6
        ((1, 1, 2, 3, 3), "all_low", 38),  # (14 + 10) × 1.6 = 38.4
        ((2, 2, 4, 6, 6), "all_even", 39),  # (6 + 20) × 1.5
        ((1, 1, 3, 5, 5), "all_odd", 34),  # (8 + 15) × 1.5 = 34.5
        ((4, 4, 5, 6, 6), "all_high", 49),  # (6 + 25) × 1.6 = 49.6
        ((2, 3, 4, 5, 5), "small_straight", 38),  # (10 + 14) × 1.6 = 38.4
        ((3, 3, 3, 6, 6), "full_house", 55),  # (10 + 21) × 1.8 = 55.8
        ((2, 3, 4, 5, 6), "large_straight", 68),  # (14 + 20) × 2
        ((6, 6, 6, 6, 1), "four_of_a_kind", 83),  # (14 + 24) × 2.2 = 83.6
        ((6, 6, 6, 6, 6), "five_of_a_kind", 150),  # (20 + 30) × 3
    ],
)
def test_a_hand_deals_what_the_table_says(dice: tuple[int, ...], hand: str, damage: int) -> None:
    table = fight(*dice, foes=[TOUGH])
    assert table.preview(hand).damage == damage
    table.score(hand)
    assert table.foes[0].hp == 900 - damage


def test_high_die_gives_6_block_before_the_enemies_act() -> None:
    """The zombie claws for 6 (0.6 of 10.8 is 6.48)."""
    table = fight(1, 2, 3, 5, 6, foes=[TOUGH])
    table.score("high_die")
    assert (table.player.hp, table.player.block) == (85, 0)


def test_all_factors_multiply_before_the_one_floor() -> None:
    """(4 + 10) × 1.2 × 1.25 against Vulnerable is 21 exactly; 16 × 1.25 would be 20."""
    table = fight(5, 5, 1, 2, 3, foes=[{**TOUGH, "statuses": {"vulnerable": 2}}])
    assert table.preview("pair").damage == 21


def test_chips_of_practice_come_on_top() -> None:
    """(4 + 2 + 10) × 1.2 = 19.2."""
    table = fight(5, 5, 1, 2, 3, foes=[TOUGH], practice={"pair": 2})
    assert table.preview("pair").damage == 19


THREES = (3, 3, 3, 1, 2)
"""Three of a Kind: (8 + 9) × 1.6 = 27.2."""


def test_a_streak_adds_a_tenth_a_hand_up_to_a_half() -> None:
    """27.2, 29.92, 32.64, 35.36, 38.08, 40.8, 40.8, rounded down."""
    table = fight(*THREES * 7, foes=[TOUGH], player={"hp": 900, "max_hp": 900})
    before, dealt = 900, []
    for _ in range(7):
        table.score("three_of_a_kind")
        dealt.append(before - table.foes[0].hp)
        before = table.foes[0].hp
    assert dealt == [27, 29, 32, 35, 38, 40, 40]


@pytest.mark.parametrize("hand", ["two_pair", ""])
def test_a_lower_hand_or_none_breaks_the_streak(hand: str) -> None:
    """(6 + 14) × 1.4 = 28 for the Two Pair: the streak does not multiply what breaks it."""
    table = fight(*THREES * 2, 5, 5, 2, 2, 3, *THREES, foes=[TOUGH])
    table.score("three_of_a_kind")
    table.score("three_of_a_kind")
    assert table.streak == 2
    left = table.foes[0].hp
    if hand:
        table.score(hand)
        assert left - table.foes[0].hp == 28
    else:
        table.end_turn()
    assert table.streak == 0
    assert table.preview("three_of_a_kind").damage == 27


def test_a_streak_does_not_outlive_the_combat() -> None:
    table = fight(*THREES, foes=[{"prefab": "zombie", "hp": 20}])
    table.score("three_of_a_kind")
    assert (table.outcome, table.streak) == ("won", 1)
    assert fight(*THREES).streak == 0
