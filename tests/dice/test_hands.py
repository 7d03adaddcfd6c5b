"""Which hands dice make, and which of the dice score (D4, D31)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from systems.dice.hands import PLAIN, Face, Made, Reading, made
from tests.dice.library import hands

RANKS = {hand.id: hand.rank for hand in hands()}


def shown(dice: str) -> list[Face]:
    """Dice that show these digits, each worth what it shows."""
    return [Face(int(digit), int(digit)) for digit in dice]


def names(dice: str, reading: Reading = PLAIN) -> list[str]:
    """The hands that they make, without the two that any dice make."""
    return [one.hand.id for one in made(shown(dice), hands(), reading)][2:]


def scoring(dice: str | list[Face], hand: str, reading: Reading = PLAIN) -> tuple[int, ...]:
    """The places of the dice that score as that hand."""
    return _one(dice, hand, reading).dice


def _one(dice: str | list[Face], hand: str, reading: Reading = PLAIN) -> Made:
    faces = shown(dice) if isinstance(dice, str) else dice
    (one,) = (one for one in made(faces, hands(), reading) if one.hand.id == hand)
    return one


@pytest.mark.parametrize(
    ("hand", "makes", "does_not"),
    [
        ("pair", "22", "23"),
        ("two_pair", "2255", "2235"),
        ("two_pair", "2255", "2222"),
        ("three_of_a_kind", "444", "445"),
        ("all_low", "12313", "1231"),
        ("all_low", "12313", "12314"),
        ("all_even", "24622", "24621"),
        ("all_odd", "13551", "13552"),
        ("all_high", "45664", "45663"),
        ("small_straight", "3456", "356"),
        ("small_straight", "1234", "1245"),
        ("full_house", "11166", "11266"),
        ("full_house", "11166", "66666"),
        ("large_straight", "12345", "12346"),
        ("large_straight", "23456", "6123"),
        ("four_of_a_kind", "5555", "555"),
        ("three_pair", "112233", "112234"),
        ("three_pair", "112233", "111133"),
        ("two_triplets", "111222", "111223"),
        ("two_triplets", "111222", "111111"),
        ("full_mansion", "333344", "333444"),
        ("full_mansion", "333344", "333333"),
        ("grand_straight", "123456", "123455"),
        ("five_of_a_kind", "66666", "66665"),
        ("six_of_a_kind", "222222", "222221"),
    ],
)
def test_a_hand_is_made_of_the_fewest_dice_that_it_needs_and_not_of_the_nearest_others(
    hand: str, makes: str, does_not: str
) -> None:
    assert hand in names(makes)
    assert scoring(makes, hand) == tuple(range(len(makes)))
    assert hand not in names(does_not)


def test_any_dice_make_high_die_of_the_highest_and_chance_of_all() -> None:
    assert [one.hand.id for one in made(shown("1356"), hands())] == ["high_die", "chance"]
    assert scoring("1356", "high_die") == (3,)
    assert scoring("1356", "chance") == (0, 1, 2, 3)
    assert made([], hands()) == ()


def test_hands_come_in_the_order_of_their_ranks_however_they_are_given() -> None:
    found = made(shown("33222"), hands()[::-1])
    assert [one.hand.id for one in found] == [
        *("high_die", "chance", "pair", "two_pair", "three_of_a_kind", "all_low", "full_house")
    ]


@pytest.mark.parametrize(
    ("hand", "dice", "score"),
    [
        ("pair", "552266", (4, 5)),
        ("two_pair", "116622", (2, 3, 4, 5)),
        ("pair", "66616", (0, 1)),
        ("full_house", "666555", (0, 1, 2, 3, 4)),
        ("full_mansion", "33336655", (0, 1, 2, 3, 4, 5)),
        ("two_triplets", "11122333", (0, 1, 2, 5, 6, 7)),
        ("small_straight", "54321", (0, 1, 2, 3)),
        ("large_straight", "1234566", (1, 2, 3, 4, 5)),
        ("all_high", "4155566", (0, 2, 3, 4, 5, 6)),
    ],
)
def test_of_several_ways_to_make_a_hand_the_dice_that_bring_the_most_score(
    hand: str, dice: str, score: tuple[int, ...]
) -> None:
    assert scoring(dice, hand) == score


def test_worth_decides_not_the_number_that_shows() -> None:
    cursed, worth_8 = Face(6, 0), Face(1, 8)
    assert scoring([cursed, *shown("66"), worth_8, worth_8], "pair") == (3, 4)
    assert scoring([cursed, *shown("6632")], "pair") == (1, 2)
    assert scoring([cursed, *shown("34562")], "large_straight") == (1, 2, 3, 4, 5)
    assert scoring([worth_8, *shown("23451")], "large_straight") == (0, 1, 2, 3, 4)


def test_the_highest_die_is_the_one_that_shows_the_most() -> None:
    assert scoring([Face(1, 8), Face(6, 3), Face(6, 5)], "high_die") == (2,)
    assert scoring("2662", "high_die") == (1,)


def test_one_wild_die_that_shows_1_is_any_number_and_still_worth_1() -> None:
    wild = Reading(wild_ones=1)
    assert names("15", wild) == ["pair"]
    assert names("11555", wild) == [*("pair", "two_pair", "three_of_a_kind", "all_odd", "full_house", "four_of_a_kind")]
    assert scoring("11555", "four_of_a_kind", wild) == (0, 2, 3, 4)
    assert not _one("11555", "four_of_a_kind", wild).plain
    assert "five_of_a_kind" not in names("11555", wild)
    assert "five_of_a_kind" in names("11555", Reading(wild_ones=2))
    assert "large_straight" in names("65413", wild)
    assert scoring([Face(1, 1), Face(1, 0), *shown("666")], "four_of_a_kind", wild) == (0, 2, 3, 4)
    assert scoring("14466", "all_even", wild) == (0, 1, 2, 3, 4)


def test_a_hand_is_plain_where_its_dice_make_it_without_a_reading() -> None:
    every = Reading(2, True, True, True, True, True, True)
    assert _one("55555", "five_of_a_kind", every).plain
    assert _one("21345", "large_straight", every).plain
    assert not _one("11555", "five_of_a_kind", every).plain
    assert not _one("66611", "five_of_a_kind", Reading(ones_sixes_alike=True)).plain


def test_straights_may_wrap_from_6_to_1_but_for_the_grand_one() -> None:
    wraps = Reading(wraps=True)
    assert names("5612", wraps) == ["small_straight"]
    assert names("45612", wraps) == ["small_straight", "large_straight"]
    assert names("56123", wraps) == ["small_straight", "large_straight"]
    assert scoring("56123", "small_straight", wraps) == (0, 1, 2, 3)
    assert names("561245", wraps) == ["pair", "small_straight", "large_straight"]
    assert names("4512", wraps) == []


def test_straights_may_skip_one_number() -> None:
    skips = Reading(skips_one=True)
    assert names("1245", skips) == ["small_straight"]
    assert names("1356", skips) == []
    assert names("13456", skips) == ["small_straight", "large_straight"]
    assert names("2456", skips) == ["small_straight"]
    assert names("12456", skips) == ["small_straight", "large_straight"]
    assert names("135", skips) == []


def test_a_straight_that_wraps_does_not_skip() -> None:
    both = Reading(wraps=True, skips_one=True)
    assert names("5613", both) == []
    assert names("5612", both) == names("1245", both) == ["small_straight"]


def test_1s_and_2s_alike_make_groups_but_no_straights() -> None:
    alike = Reading(ones_twos_alike=True)
    assert names("12", alike) == ["pair"]
    assert names("1212", alike) == ["pair", "two_pair", "three_of_a_kind", "four_of_a_kind"]
    assert names("11222", alike) == [
        *("pair", "two_pair", "three_of_a_kind", "all_low", "full_house", "four_of_a_kind", "five_of_a_kind")
    ]
    assert scoring("12122", "three_of_a_kind", alike) == (1, 3, 4)
    assert "small_straight" not in names("1345", alike)


def test_a_hand_takes_1s_with_2s_or_with_6s_for_alike_but_not_both() -> None:
    both = Reading(ones_twos_alike=True, ones_sixes_alike=True)
    assert names("126", both) == ["pair"]
    assert scoring("126", "pair", both) == (0, 2)
    assert names("1266", both) == ["pair", "two_pair", "three_of_a_kind"]
    assert names("1226", both) == ["pair", "two_pair", "three_of_a_kind"]
    assert "four_of_a_kind" not in names("1226", both)
    assert scoring("1266", "three_of_a_kind", both) == (0, 2, 3)


def test_four_that_qualify_are_enough_of_five_dice() -> None:
    four = Reading(four_are_enough=True)
    assert scoring("22261", "all_even", four) == (0, 1, 2, 3)
    assert "all_even" not in names("2226", four)
    assert "all_even" not in names("22111", four)
    assert scoring("222666", "all_even", four) == (0, 1, 2, 3, 4, 5)
    assert not _one("22261", "all_even", four).plain
    assert _one("22262", "all_even", four).plain


def test_a_pair_counts_as_a_triple_once_in_a_hand() -> None:
    triple = Reading(pair_as_triple=True)
    assert names("55", triple) == ["pair", "three_of_a_kind"]
    assert names("5544", triple) == ["pair", "two_pair", "three_of_a_kind", "full_house"]
    assert names("555", triple) == ["pair", "three_of_a_kind", "four_of_a_kind"]
    assert names("5555", triple)[-1] == "four_of_a_kind"
    assert "two_triplets" in names("55544", triple)
    assert "two_triplets" not in names("5544", triple)
    assert "full_mansion" in names("55544", triple)
    assert scoring("54554", "full_house", triple) == (0, 1, 2, 3, 4)
    assert not _one("55", "three_of_a_kind", triple).plain


# A slow definition of its own: every set of dice, held against what each hand needs.

QUALIFIES: dict[str, Callable[[int], bool]] = {
    "all_low": lambda value: value <= 3,
    "all_even": lambda value: value % 2 == 0,
    "all_odd": lambda value: value % 2 == 1,
    "all_high": lambda value: value >= 4,
}
GROUPS = {
    "pair": [2],
    "two_pair": [2, 2],
    "three_of_a_kind": [3],
    "full_house": [2, 3],
    "four_of_a_kind": [4],
    "three_pair": [2, 2, 2],
    "two_triplets": [3, 3],
    "full_mansion": [2, 4],
    "five_of_a_kind": [5],
    "six_of_a_kind": [6],
}
LENGTHS = {"small_straight": 4, "large_straight": 5, "grand_straight": 6}


def seen(values: Sequence[int], reading: Reading) -> Iterator[tuple[int, ...]]:
    """All numbers that dice can be, some of them wild."""
    for numbers in product(*[range(1, 7) if value == 1 else (value,) for value in values]):
        if sum(number != value for number, value in zip(numbers, values, strict=True)) <= reading.wild_ones:
            yield numbers


def in_a_row(numbers: Sequence[int], reading: Reading) -> bool:
    there, length = set(numbers), len(numbers)
    span = max(numbers) - min(numbers) + 1
    if len(there) < length:
        return False
    if span == length or (reading.skips_one and span == length + 1):
        return True
    missing = sorted({1, 2, 3, 4, 5, 6} - there)
    return reading.wraps and missing == list(range(missing[0], missing[0] + len(missing)))


def in_groups(numbers: Sequence[int], sizes: list[int], reading: Reading) -> bool:
    found = sorted(Counter(numbers).values())
    short = [sorted([*sizes[:at], sizes[at] - 1, *sizes[at + 1 :]]) for at in range(len(sizes)) if sizes[at] in (3, 4)]
    return found == sizes or (reading.pair_as_triple and found in short)


@cache
def forms(hand: str, values: tuple[int, ...], reading: Reading) -> bool:
    """Whether all these dice together are the hand; they are given from the lowest to the highest."""
    if hand in LENGTHS:
        long = len(values) == LENGTHS[hand]
        return long and any(in_a_row(numbers, reading) for numbers in seen(values, reading))
    if hand in GROUPS:
        others = [0] + [2] * reading.ones_twos_alike + [6] * reading.ones_sixes_alike
        return any(
            in_groups([1 if number == other else number for number in numbers], GROUPS[hand], reading)
            for numbers in seen(values, reading)
            for other in others
        )
    enough = 4 if reading.four_are_enough else 5
    return len(values) >= enough and any(all(map(QUALIFIES[hand], numbers)) for numbers in seen(values, reading))


def slowly(values: tuple[int, ...], reading: Reading) -> dict[str, int]:
    """The most that the dice bring in each hand that some of them form."""
    best = {"high_die": max(values), "chance": sum(values)}
    for hand in (*QUALIFIES, *GROUPS, *LENGTHS):
        if hand in QUALIFIES and len(values) < 5:
            continue
        for count in range(2, len(values) + 1):
            for some in set(combinations(sorted(values), count)):
                if forms(hand, some, reading):
                    best[hand] = max(best.get(hand, 0), sum(some))
    return best


def brings(values: tuple[int, ...], reading: Reading) -> dict[str, int]:
    """What the dice that score bring in each hand; they must form it."""
    found = {}
    for hand, dice, plain, _ in made([Face(value, value) for value in values], hands(), reading):
        some = tuple(sorted(values[place] for place in dice))
        assert list(dice) == sorted(set(dice))
        if hand.id not in ("high_die", "chance"):
            assert forms(hand.id, some, reading)
            assert plain == forms(hand.id, some, PLAIN)
        found[hand.id] = sum(some)
    return found


def test_all_rolls_of_five_make_what_they_make_by_definition() -> None:
    best = {values: slowly(values, PLAIN) for values in combinations_with_replacement(range(1, 7), 5)}
    for values in product(range(1, 7), repeat=5):
        assert brings(values, PLAIN) == best[tuple(sorted(values))]


@pytest.mark.parametrize(
    "reading",
    [
        Reading(wild_ones=1),
        Reading(wild_ones=2),
        Reading(wraps=True),
        Reading(skips_one=True),
        Reading(ones_twos_alike=True),
        Reading(ones_sixes_alike=True),
        Reading(four_are_enough=True),
        Reading(pair_as_triple=True),
        Reading(1, True, True, True, True, True, True),
    ],
    ids=str,
)
def test_all_rolls_of_four_and_five_make_what_they_make_by_definition_under_each_reading(reading: Reading) -> None:
    for count in (4, 5):
        for values in combinations_with_replacement(range(1, 7), count):
            assert brings(values, reading) == slowly(values, reading)


@given(st.lists(st.integers(1, 6), min_size=6, max_size=7).map(tuple))
def test_rolls_of_six_and_seven_make_what_they_make_by_definition(values: tuple[int, ...]) -> None:
    assert brings(values, PLAIN) == slowly(values, PLAIN)


READINGS = (PLAIN, Reading(wild_ones=1), Reading(2, ones_sixes_alike=True), Reading(1, pair_as_triple=True))


@given(st.lists(st.builds(Face, st.integers(1, 6), st.integers(0, 12)), min_size=5, max_size=6))
def test_no_other_dice_of_a_group_or_a_straight_bring_more(faces: list[Face]) -> None:
    by_value = sorted(faces)
    for reading in READINGS:
        for hand, dice, *_ in made(faces, hands(), reading):
            if hand.id in GROUPS or hand.id in LENGTHS:
                some = [one for count in range(2, 7) for one in combinations(by_value, count)]
                forming = [one for one in some if forms(hand.id, tuple(face.value for face in one), reading)]
                most = max(sum(face.worth for face in one) for one in forming)
                assert sum(faces[place].worth for place in dice) == most
