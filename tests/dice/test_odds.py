"""The odds: the best hold, and what comes of it on average."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from components.dice.hands import HandPrefab
from systems.dice.hands import Face, made
from systems.dice.odds import Hold, Odds, OddsDie
from tests.dice.library import hands

D6, FIXED_2, OUT = OddsDie(), OddsDie(fixed=2), OddsDie(out=True)


def total(values: tuple[int, ...], left: int) -> float:
    return sum(values)


# The document's figures (D4): the best hand by its damage, of all hands.


@dataclass(frozen=True)
class Scoring:
    """The damage of the best of the known hands, without streak or relics (D3)."""

    known: tuple[HandPrefab, ...]
    rounded: bool

    def __call__(self, values: tuple[int, ...], left: int) -> float:
        best = max(
            (hand.chips + sum(values[place] for place in dice)) * hand.mult
            for hand, dice, *_ in made([Face(value, value) for value in values], self.known)
        )
        return best // 100 if self.rounded else best / 100


@pytest.mark.parametrize(
    ("rounded", "means"), [(True, [28.65, 40.75, 50.22, 58.81]), (False, [28.88, 41.07, 50.59, 59.20])]
)
def test_five_dice_score_on_average_what_the_document_says(rounded: bool, means: list[float]) -> None:
    odds = Odds([D6] * 5, Scoring(hands(), rounded))
    assert [round(odds.expected(rerolls), 2) for rerolls in range(4)] == means


@pytest.mark.parametrize(("rounded", "digits", "means"), [(True, 2, [58.44, 74.12]), (False, 1, [58.8, 74.5])])
def test_six_dice_score_what_the_document_says_where_all_must_be_all_six(
    rounded: bool, digits: int, means: list[float]
) -> None:
    # Its figures for six dice are older than D31, by which five of the six are enough for All Low to All High.
    strict = [
        msgspec.structs.replace(hand, needs=msgspec.structs.replace(hand.needs, least=6 if hand.needs.all else 0))
        for hand in hands()
    ]
    odds = Odds([D6] * 6, Scoring(tuple(strict), rounded))
    assert [round(odds.expected(rerolls), digits) for rerolls in (1, 2)] == means


def test_one_die_is_rerolled_while_it_shows_less_than_what_is_to_come() -> None:
    odds = Odds([D6], total)
    assert odds.expected(0) == 3.5
    assert odds.expected(1) == 4.25  # 4, 5 and 6 are held: (4 + 5 + 6) / 6 + 3.5 / 2
    assert odds.expected(2) == pytest.approx(14 / 3)  # 5 and 6 are held: 11 / 6 + 4.25 × 2 / 3
    assert odds.best_hold([4], 1) == Hold((0,), (), 4)
    assert odds.best_hold([4], 2) == Hold((), (0,), 4.25)
    assert odds.best_hold([1], 0) == Hold((0,), (), 1)


def test_every_hold_can_be_asked_for() -> None:
    odds = Odds([D6, D6], total)
    assert odds.holding([6, 1], 1, [0]) == 9.5
    assert odds.holding([6, 1], 1, [1]) == 4.5
    assert odds.holding([6, 1], 1, []) == 7
    assert odds.best_hold([6, 1], 1) == Hold((0,), (1,), 9.5)
    assert odds.best_hold([1, 6], 1) == Hold((1,), (0,), 9.5)


def test_a_filed_die_is_rolled_with_its_own_faces() -> None:
    filed = OddsDie((6, 2, 3, 4, 5, 6))
    odds = Odds([filed, D6], total)
    assert odds.expected(0) == pytest.approx(26 / 6 + 3.5)
    assert odds.holding([4, 4], 1, [0]) == 7.5
    assert odds.holding([4, 4], 1, [1]) == pytest.approx(4 + 26 / 6)
    assert odds.best_hold([4, 4], 1) == Hold((1,), (0,), pytest.approx(4 + 26 / 6))


def test_a_die_may_show_what_is_not_on_its_faces() -> None:
    assert Odds([OddsDie((6, 2, 3, 4, 5, 6))], total).best_hold([1], 0).expected == 1


def test_a_fixed_die_lies_as_it_is_and_is_neither_held_nor_rerolled() -> None:
    odds = Odds([FIXED_2, D6], total)
    assert odds.best_hold([2, 3], 1) == Hold((), (1,), 5.5)
    assert odds.best_hold([2, 6], 1) == Hold((1,), (), 8)
    assert Odds([FIXED_2], total).best_hold([2], 2) == Hold((), (), 2)


def test_a_die_that_is_out_is_rolled_after_the_last_reroll() -> None:
    odds = Odds([OUT, D6], total)
    assert odds.best_hold([0, 6], 0) == Hold((1,), (), 9.5)
    # Scoring leaves it out, and what can be rerolled must be for it to come back.
    assert odds.best_hold([0, 6], 1) == Hold((), (1,), 7)
    assert odds.expected(0) == 7


def test_no_more_dice_are_held_than_may_be_but_scoring_takes_all() -> None:
    one = Odds([D6] * 3, total, hold_limit=1)
    assert one.best_hold([6, 5, 3], 1) == Hold((0, 1, 2), (), 14)
    assert one.best_hold([5, 2, 1], 1) == Hold((0,), (1, 2), 12)
    assert Odds([D6] * 3, total).best_hold([6, 5, 1], 1) == Hold((0, 1), (2,), 14.5)
    assert Odds([FIXED_2, D6, D6], total, hold_limit=1).best_hold([2, 6, 1], 1) == Hold((1,), (2,), 11.5)


def test_under_chaos_a_held_die_is_rerolled_as_well() -> None:
    odds = Odds([D6] * 3, total, chaos=True)
    assert odds.holding([6, 5, 1], 1, [0]) == 10.5
    assert odds.holding([6, 5, 1], 1, [0, 1]) == 12.5  # half the time the 6 is lost, half the time the 5
    assert odds.holding([6, 6, 1], 1, [0, 1]) == 13
    assert odds.holding([6, 5, 1], 1, []) == 10.5


def test_of_two_rolls_of_a_die_the_higher_stays_or_the_lower() -> None:
    """The mean of the higher of two is 161 / 36, that of the lower 91 / 36."""
    assert Odds([D6], total, casts={0: 2}).holding([1], 1, []) == pytest.approx(161 / 36)
    assert Odds([D6], total, casts={0: 2}, lowest=True).holding([1], 1, []) == pytest.approx(91 / 36)
    # Before it 5 and 6 are held, of a plain reroll: 11 / 6 + 161 / 36 × 2 / 3.
    assert Odds([D6], total, casts={0: 2}).holding([1], 2, []) == pytest.approx(11 / 6 + 161 / 54)


def test_chaos_finds_nothing_to_roll_where_all_dice_are_fixed() -> None:
    odds = Odds([FIXED_2, FIXED_2], total, chaos=True, casts={0: 2, 1: 2})
    assert odds.best_hold([2, 2], 2) == Hold((), (), 4)


def test_dice_of_different_marks_bring_different_things() -> None:
    def uncursed(values: tuple[int, ...], left: int) -> float:
        return values[0]

    odds = Odds([D6, OddsDie(mark="cursed")], uncursed)
    assert odds.best_hold([6, 1], 1).expected == 6
    assert odds.best_hold([1, 6], 1) == Hold((1,), (0,), 3.5)


def test_what_is_unspent_can_count() -> None:
    def patient(values: tuple[int, ...], left: int) -> float:
        return sum(values) + left

    odds = Odds([D6], patient)
    assert odds.best_hold([3], 1) == Hold((0,), (), 4)
    assert odds.best_hold([2], 1) == Hold((), (0,), 3.5)


def test_scoring_comes_first_where_nothing_is_gained() -> None:
    assert Odds([D6] * 4, lambda values, left: 0.7).best_hold([1, 2, 3, 4], 2) == Hold((0, 1, 2, 3), (), 0.7)


# A slow definition of its own: all that can be done, and all that can be rolled.

WEIGHTS = {"": 1, "cursed": 0, "gilt": 3}


@dataclass(frozen=True)
class Slowly:
    dice: tuple[OddsDie, ...]
    limit: int
    chaos: bool
    first: int = -1
    """After the reroll with so many left to follow each die has been rolled twice."""
    lowest: bool = False

    def paid(self, values: tuple[int, ...], left: int) -> int:
        pairs = sum(one == other for one, other in combinations([value for value in values if value], 2))
        weighed = sum(WEIGHTS[die.mark] * value for die, value in zip(self.dice, values, strict=True))
        return weighed + 4 * pairs + left

    @property
    def free(self) -> list[int]:
        return [place for place, die in enumerate(self.dice) if not die.fixed and not die.out]

    def rolls(self, values: tuple[int, ...], places: Sequence[int]) -> list[tuple[int, ...]]:
        """All rows, equally likely, that come of rolling these."""
        found = []
        for faces in product(*(self.dice[place].faces for place in places)):
            row = list(values)
            for place, face in zip(places, faces, strict=True):
                row[place] = face
            found.append(tuple(row))
        return found

    @cache  # noqa: B019  # it lives as long as its test
    def best(self, values: tuple[int, ...], rerolls: int) -> Fraction:
        if not rerolls:
            out = [place for place, die in enumerate(self.dice) if die.out]
            return mean([Fraction(self.paid(row, 0)) for row in self.rolls(values, out)])
        holds = [held for count in range(len(self.free)) for held in combinations(self.free, count)]
        allowed = [self.holding(values, rerolls, held) for held in holds if len(held) <= self.limit]
        return max([Fraction(self.paid(values, rerolls)), *allowed])

    def holding(self, values: tuple[int, ...], rerolls: int, held: tuple[int, ...]) -> Fraction:
        others = [place for place in self.free if place not in held]
        rows = self.rolls(values, others)
        if rerolls - 1 == self.first:
            stays = min if self.lowest else max
            again = self.rolls(values, others)
            rows = [tuple(map(stays, one, other)) for one in rows for other in again]
        if self.chaos:  # every die has three faces here, so that all of these are equally likely
            rows = [last for row in rows for place in held or self.free for last in self.rolls(row, [place])]
        return mean([self.best(row, rerolls - 1) for row in rows])

    def expected(self, rerolls: int) -> Fraction:
        row = tuple(die.fixed for die in self.dice)
        return mean([self.best(row, rerolls) for row in self.rolls(row, self.free)])


def mean(values: list[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)


DICE = st.builds(
    OddsDie,
    st.sampled_from([(1, 2, 6), (2, 3, 3)]),
    st.sampled_from([0, 0, 0, 2]),
    st.sampled_from([False, False, False, True]),
    st.sampled_from(["", "", "cursed", "gilt"]),
).map(lambda die: die._replace(out=die.out and not die.fixed))


@settings(max_examples=60)
@example([OddsDie((1, 2, 6)), OddsDie((1, 2, 6), out=True), OddsDie((1, 2, 6))], 2, 3, True, -1, False)
@example([OddsDie((1, 2, 6)), OddsDie((2, 3, 3)), OddsDie((1, 2, 6))], 2, 3, True, 1, True)
@given(
    st.lists(DICE, min_size=1, max_size=4),
    st.integers(0, 2),
    st.integers(0, 3),
    st.booleans(),
    st.integers(-1, 1),
    st.booleans(),
)
def test_the_odds_are_what_they_are_by_definition(
    dice: list[OddsDie], rerolls: int, limit: int, chaos: bool, first: int, lowest: bool
) -> None:
    slow = Slowly(tuple(dice), limit, chaos, first if first < rerolls else -1, lowest)
    casts = {slow.first: 2} if slow.first >= 0 else {}
    odds = Odds(dice, slow.paid, hold_limit=limit, chaos=chaos, casts=casts, lowest=lowest)
    assert odds.expected(rerolls) == pytest.approx(float(slow.expected(rerolls)))
    values = tuple(die.fixed or (0 if die.out else die.faces[place % 3]) for place, die in enumerate(dice))
    best = odds.best_hold(values, rerolls)
    assert best.expected == pytest.approx(float(slow.best(values, rerolls)))
    assert sorted(best.places + best.rolls) == slow.free
    if best.rolls:
        assert odds.holding(values, rerolls, best.places) == pytest.approx(best.expected)
        assert float(slow.holding(values, rerolls, best.places)) == pytest.approx(best.expected)
