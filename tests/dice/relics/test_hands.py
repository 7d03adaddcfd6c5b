"""What relics make of chips, mult and values (D3, A4): (chips + values) × mult, added before multiplied, rounded down
once. Right numbers by hand: 6 6 1 2 4 make a Pair of (4 + 12) × 1.2 = 19.2 and a Chance of 19."""

from collections.abc import Sequence

import pytest

from tests.dice.relics.fights import comes_to, fight

SIXES = (6, 6, 1, 2, 4)
FIVES = (5, 5, 5, 1, 2)
STRAIGHT = (1, 2, 3, 4, 6)
HOUSE = (3, 3, 3, 2, 2)


def test_without_a_relic_a_pair_of_sixes_deals_19() -> None:
    assert comes_to(fight(), "pair") == 19


@pytest.mark.parametrize(
    ("relic", "dice", "hand", "damage"),
    [
        ("gravewax_candle", SIXES, "pair", 21),  # (6 + 12) × 1.2
        ("bent_tiara", SIXES, "pair", 21),  # 16 × 1.32
        ("hangmans_pair", SIXES, "pair", 33),  # 28 × 1.2
        ("hangmans_pair", SIXES, "chance", 19),
        ("butchers_tally", FIVES, "three_of_a_kind", 44),  # (13 + 15) × 1.6
        ("butchers_tally", FIVES, "pair", 16),  # (4 + 10) × 1.2
        ("coffin_nails", STRAIGHT, "small_straight", 43),  # (17 + 10) × 1.6
        ("charnel_keys", HOUSE, "full_house", 55),  # (18 + 13) × 1.8
        ("charnel_keys", HOUSE, "three_of_a_kind", 27),  # (8 + 9) × 1.6
        ("rats_tooth", (2, 2, 1, 5, 6), "pair", 14),  # (4 + 4 + 4) × 1.2
        ("rats_tooth", (2, 2, 1, 5, 6), "chance", 22),  # 4 + 4 + 3 + 5 + 6
        ("tuneless_bell", SIXES, "chance", 30),  # 19 × 1.6
        ("iron_knuckles", SIXES, "pair", 31),  # (14 + 12) × 1.2
        ("iron_knuckles", STRAIGHT, "small_straight", 32),  # (10 + 10) × 1.6
        ("wolfs_skull", SIXES, "pair", 26),  # (4 + 18) × 1.2
        ("pilgrims_stair", STRAIGHT, "small_straight", 47),  # 20 × 2.35
        ("lunatics_litany", SIXES, "chance", 42),  # (5 + 19) × 1.75
        ("starveling", (1, 1, 6, 2, 4), "pair", 24),  # (4 + 16) × 1.2
        ("pretenders_crown", SIXES, "pair", 25),  # as Two Pair: (6 + 12) × 1.4
        ("mask_of_the_abyss", SIXES, "pair", 25),  # 16 × 1.2 × 1.35
        ("mask_of_kings", (5, 5, 5, 5, 5), "five_of_a_kind", 236),  # (20 + 25) × 3 × 1.75
        ("mask_of_kings", (5, 5, 5, 5, 2), "four_of_a_kind", 74),  # (14 + 20) × 2.2
    ],
)
def test_a_hand_deals_more(relic: str, dice: Sequence[int], hand: str, damage: int) -> None:
    assert comes_to(fight(relic, dice=dice), hand) == damage


@pytest.mark.parametrize(
    ("relic", "dice", "damage"),
    [
        ("hollow_mask", (6, 6, 1, 2, 4), 23),  # 16 × 1.2 × 1.2
        ("hollow_mask", (6, 6, 3, 2, 4), 19),
        ("moth_mask", (6, 6, 1, 1, 4), 21),  # 18 is even: × 1.12
        ("moth_mask", (6, 6, 1, 2, 4), 19),
        ("beggar_mask", (6, 6, 1, 1, 1), 28),  # 15 is 3 a die: × 1.5
        ("beggar_mask", (6, 6, 2, 1, 1), 19),
        ("twinface_mask", (6, 6, 1, 1, 1), 24),  # × 1.25
        ("twinface_mask", (6, 6, 1, 1, 2), 19),
        ("monochrome_reliquary", ("6 fire", 6, "1 fire", 2, 4), 24),  # × 1.3
        ("monochrome_reliquary", ("6 fire", 6, "1 ice", 2, 4), 19),
        ("monochrome_reliquary", (6, 6, 1, 2, 4), 19),
        ("ember_censer", ("6 fire", 6, "1 fire", 2, 4), 22),  # (4 + 12 + 3) × 1.2
        ("witchlight", ("6 wind", 6, "1 ice", 2, 4), 24),  # (4 + 12 + 4) × 1.2
    ],
)
def test_a_pair_of_sixes_looks_at_the_dice_in_play(relic: str, dice: Sequence[int | str], damage: int) -> None:
    assert comes_to(fight(relic, dice=dice), "pair") == damage


@pytest.mark.parametrize(
    ("relic", "player", "damage"),
    [
        ("drowned_mask", {"hp": 42}, 24),  # at most half of 85: × 1.3
        ("drowned_mask", {"hp": 43}, 19),
        ("avarice_skull", {"gold": 90}, 22),
        ("avarice_skull", {"gold": 89}, 21),  # twice: (6 + 12) × 1.2
        ("avarice_skull", {"gold": 95}, 22),  # three times 30: (7 + 12) × 1.2
        ("avarice_skull", {"gold": 999}, 26),  # 6 at most: (10 + 12) × 1.2
        ("siege_bell", {"block": 9}, 24),  # four times 2: (8 + 12) × 1.2
        ("siege_bell", {"block": 99}, 33),  # 12 at most: (16 + 12) × 1.2
    ],
)
def test_a_pair_of_sixes_looks_at_the_player(relic: str, player: dict[str, int], damage: int) -> None:
    assert comes_to(fight(relic, player=player), "pair") == damage


@pytest.mark.parametrize(
    ("relic", "dice", "hand", "mult"),
    [
        ("bent_tiara", SIXES, "pair", 132),
        ("tuneless_bell", SIXES, "chance", 160),
        ("lunatics_litany", SIXES, "chance", 175),
        ("battle_plan", SIXES, "pair", 160),
        ("hollow_mask", SIXES, "pair", 144),
        ("mask_of_the_abyss", SIXES, "pair", 162),
        ("pilgrims_stair", STRAIGHT, "small_straight", 235),
    ],
)
def test_mult_is_counted_in_hundredths(relic: str, dice: Sequence[int], hand: str, mult: int) -> None:
    """A Pair has 120, Chance 100, a Small Straight 160."""
    assert fight(relic, dice=dice).preview(hand).mult == mult


def test_every_mask_multiplies_mult_after_the_other() -> None:
    """16 × 1.2 × 1.2 × 1.12 × 1.3, rounded down once; each alone would have been."""
    held = fight("hollow_mask", "moth_mask", "drowned_mask", dice=(6, 6, 1, 1, 4), player={"hp": 42})
    assert comes_to(held, "pair") == 33


def test_added_mult_comes_before_multiplied_mult() -> None:
    """16 × (1.2 + 0.12) × 1.2."""
    assert comes_to(fight("hollow_mask", "bent_tiara"), "pair") == 25


def test_values_of_a_relic_count_in_the_sum_of_the_dice() -> None:
    """1 1 1 1 1 are 40 with the Starveling, which is more than 3 a die."""
    ones = (1, 1, 1, 1, 1)
    assert comes_to(fight("beggar_mask", dice=ones), "five_of_a_kind") == 112  # (20 + 5) × 3 × 1.5
    assert comes_to(fight("beggar_mask", "starveling", dice=ones), "five_of_a_kind") == 180  # (20 + 40) × 3


def test_the_last_row_of_the_table_stays_the_last() -> None:
    """Six of a Kind: (30 + 36) × 4."""
    assert comes_to(fight("pretenders_crown", hero="strategist", dice=[6] * 6), "six_of_a_kind") == 264


def test_a_hand_of_wild_or_alike_dice_is_none_of_a_king() -> None:
    """5 5 5 5 1 with a wild 1: (20 + 21) × 3; 1 6 6 6 6: (20 + 25) × 3."""
    assert comes_to(fight("mask_of_kings", "faceless_die", dice=(5, 5, 5, 5, 1)), "five_of_a_kind") == 123
    assert comes_to(fight("mask_of_kings", "serpents_bargain", dice=(1, 6, 6, 6, 6)), "five_of_a_kind") == 135


@pytest.mark.parametrize(
    ("relic", "dice", "hand", "damage"),
    [
        ("ouroboros_ring", (5, 6, 1, 2, 2), "small_straight", 38),  # 5 6 1 2: (10 + 14) × 1.6
        ("missing_rung", (1, 2, 4, 5, 5), "small_straight", 35),  # 1 2 4 5: (10 + 12) × 1.6
        ("crooked_scales", (2, 4, 6, 2, 1), "all_even", 34),  # (9 + 14) × 1.5
        ("kindred_worms", (1, 1, 2, 5, 6), "three_of_a_kind", 19),  # (8 + 4) × 1.6
        ("serpents_bargain", (1, 6, 6, 3, 4), "three_of_a_kind", 33),  # (8 + 13) × 1.6
        ("faceless_die", (5, 5, 1, 2, 3), "three_of_a_kind", 30),  # (8 + 11) × 1.6
    ],
)
def test_dice_are_read_anew(relic: str, dice: Sequence[int], hand: str, damage: int) -> None:
    """Without the relic they do not make that hand."""
    assert hand not in fight(dice=dice).hands
    assert comes_to(fight(relic, dice=dice), hand) == damage


def test_one_die_is_faceless_and_no_second() -> None:
    """Of two 1s one is a 5."""
    held = fight("faceless_die", dice=(5, 5, 1, 1, 3))
    assert "three_of_a_kind" in held.hands
    assert "four_of_a_kind" not in held.hands


def test_a_die_that_does_not_qualify_does_not_score() -> None:
    """2 4 6 2 and a 1: 14, not 15."""
    assert fight("crooked_scales", dice=(2, 4, 6, 2, 1)).preview("all_even").values == 14
