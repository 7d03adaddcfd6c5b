"""The odds: which dice are best held, and what comes of it on average under best play.

Nothing of scoring is known here: what a final roll brings is a function of the caller's. The answer is exact. All rolls
that can still come are weighed, from the last reroll backwards; dice that are alike are told apart by what they show
alone, so that five plain dice can lie in 252 ways, not in 7,776. Each further kind of die multiplies the ways; but how
one kind is rolled and held has nothing to do with how the others lie, so that each is gone through by itself, for all
ways of the others at once.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, combinations
from operator import add
from types import MappingProxyType
from typing import NamedTuple

from components.dice.hands import NUMBERS
from systems.dice.ways import Line, ways_of

Payoff = Callable[[tuple[int, ...], int], float]
"""What a final roll brings: the numbers that the dice show, by their places (0: it is out), and the rerolls that are
left unspent."""

_NEVER = float("-inf")
_NOISE = 1e-9
"""Averages that lie closer together are the same."""
_BITS = 4
"""So many say how many dice show a number."""


class OddsDie(NamedTuple):
    """A die of the row.

    - `faces`: the numbers on it, each as likely.
    - `fixed`: the number that it shows and keeps, since it cannot be rerolled; 0 if it can.
    - `out`: it is out until the last reroll is done, and is rolled then (BURN, D13).
    - `mark`: dice of different marks bring different things for the same number, such as one that is cursed.
    """

    faces: tuple[int, ...] = NUMBERS
    fixed: int = 0
    out: bool = False
    mark: str = ""


class Hold(NamedTuple):
    """What to do: the places of the dice to hold and of those to reroll, fixed ones and those that are out in neither.
    With none to reroll, score. `expected` is what comes of it on average."""

    places: tuple[int, ...]
    rolls: tuple[int, ...]
    expected: float


class Odds:
    """The odds of a row of dice, up to eight, until it is scored. What has been worked out is kept for the turn's next
    rolls.

    `hold_limit` is how many dice may be held through a reroll, fixed ones not counted (LOCK_HOLD, D32). Under `chaos` a
    random held die is rerolled after each reroll, or any where none is held (CHAOS, D13, D32). `casts` says how often
    each die is rolled in a reroll, by the rerolls that are left after it: once where nothing is said. Of several rolls
    the highest stays, or the `lowest`.
    """

    def __init__(
        self,
        dice: Sequence[OddsDie],
        payoff: Payoff,
        *,
        hold_limit: int | None = None,
        chaos: bool = False,
        casts: Mapping[int, int] = MappingProxyType({}),
        lowest: bool = False,
    ) -> None:
        kinds = list(dict.fromkeys(_kind(die) for die in dice))
        self._row = _Row(dice, kinds, [place for place, die in enumerate(dice) if not (die.fixed or die.out)])
        self._last_row = _Row(dice, kinds, [place for place, die in enumerate(dice) if not die.fixed])
        self._paid = cache(payoff)
        self._most = len(self._row.places) - 1  # something must be rerolled (D21)
        if hold_limit is not None:
            self._most = min(self._most, hold_limit)
        self._chaos = chaos
        self._casts, self._lowest = casts, lowest
        self._worths: dict[int, list[float]] = {}
        self._means: dict[int, list[float]] = {}

    def best_hold(self, values: Sequence[int], rerolls: int) -> Hold:
        """What is best done where the dice show these numbers and so many rerolls are left. Of what is as good,
        scoring comes first, then holding more, then holding further left."""
        places = self._row.places
        best = Hold(places, (), self._scored(values, rerolls))
        if rerolls:
            held = self._held(rerolls)
            for some in chain.from_iterable(combinations(places, count) for count in range(self._most, -1, -1)):
                expected = held[self._row.lies(values, some)]
                if expected > best.expected + _NOISE:
                    best = Hold(some, tuple(place for place in places if place not in some), expected)
        return best

    def holding(self, values: Sequence[int], rerolls: int, held: Iterable[int]) -> float:
        """What comes on average of a reroll of all dice but those held (their places), where they show these numbers
        and so many rerolls are left, this one among them."""
        return self._held(rerolls)[self._row.lies(values, held)]

    def expected(self, rerolls: int) -> float:
        """What comes on average of rolling all dice, with so many rerolls to follow."""
        return self._mean(rerolls)[0]

    def _scored(self, values: Sequence[int], rerolls: int) -> float:
        """What the dice bring as they lie."""
        row = self._row
        if rerolls:
            return self._paid(row.shown(row.code(values)), rerolls)
        return self._worth(0)[row.lies_full(values)]

    def _worth(self, rerolls: int) -> list[float]:
        """What each way in which the whole row can lie is worth with so many rerolls left."""
        if rerolls not in self._worths:
            self._worths[rerolls] = self._before_a_reroll(rerolls) if rerolls else self._after_the_last()
        return self._worths[rerolls]

    def _before_a_reroll(self, rerolls: int) -> list[float]:
        """Each is scored, or what is best of it held."""
        row, most = self._row, self._most
        held = [worth if dice <= most else _NEVER for worth, dice in zip(self._held(rerolls), row.held(), strict=True)]
        for some in row.ways:
            held = _turned(some.best(_lines(held, len(some.kept))))
        return list(map(max, self._brought(row, rerolls), held))

    def _after_the_last(self) -> list[float]:
        """Each is scored, when the dice that are out have been rolled."""
        row, last = self._row, self._last_row
        worths = self._brought(last, 0)
        if last.places == row.places:
            return worths
        means = last.means(worths)
        return [means[at] for at in row.among(last)]

    def _brought(self, row: "_Row", rerolls: int) -> list[float]:
        """What each way in which a whole row can lie brings when it is scored."""
        codes = row.codes()
        paid = {code: self._paid(row.shown(code), rerolls) for code in dict.fromkeys(codes)}
        return [paid[code] for code in codes]

    def _mean(self, rerolls: int) -> list[float]:
        """What each way in which some of the dice can lie is worth on average when the others are rolled, with so many
        rerolls left after that."""
        if rerolls not in self._means:
            casts = self._casts.get(rerolls, 1)
            self._means[rerolls] = self._row.means(self._worth(rerolls), casts, lowest=self._lowest)
        return self._means[rerolls]

    def _held(self, rerolls: int) -> list[float]:
        """What each way in which held dice can lie is worth before a reroll, of so many."""
        means = self._mean(rerolls - 1)
        if not self._chaos:
            return means
        # Chaos rolls its die once alone.
        return self._row.disturbed(means, apart=self._casts.get(rerolls - 1, 1) > 1)


def _kind(die: OddsDie) -> tuple[tuple[int, ...], str]:
    """Dice of a kind are rolled alike and bring the same."""
    return tuple(sorted(die.faces)), die.mark


class _Row:
    """Some dice of the row, by their places. `ways` are those of each kind; all ways of all of them together are one
    list, in which those of the last kind come fastest."""

    def __init__(
        self, dice: Sequence[OddsDie], kinds: list[tuple[tuple[int, ...], str]], places: Sequence[int]
    ) -> None:
        self.places = tuple(places)
        self._kinds = [kinds.index(_kind(die)) for die in dice]
        self._fixed = [die.fixed for die in dice]
        counts = [sum(self._kinds[place] == kind for place in places) for kind in range(len(kinds))]
        self.ways = [ways_of(faces, count) for (faces, _), count in zip(kinds, counts, strict=True)]
        marks = list(dict.fromkeys(mark for _, mark in kinds))
        self._marks = [marks.index(mark) for _, mark in kinds]
        self._marked = [[place for place in places if dice[place].mark == mark] for mark in marks]

    def means(self, worths: list[float], casts: int = 1, *, lowest: bool = False) -> list[float]:
        """What each way in which some of the dice can lie is worth on average when all others are rolled, by what the
        whole row is worth; each of them so many times, of which the highest or the lowest stays."""
        for some in self.ways:
            lines = some.means(_lines(worths, len(some.kept) - some.full), casts, lowest=lowest)
            worths = _turned(lines)
        return worths

    def disturbed(self, means: list[float], *, apart: bool) -> list[float]:
        """What each is worth on average when one of those that lie is rolled as well, any where none does: with the
        others, or `apart` from them."""
        left, lost = means, [0.0] * len(means)
        of_none, dice = 0.0, 0
        for some in self.ways:
            lines = _lines(left, len(some.kept))
            rolled = some.rolled_once(lines) if apart else lines
            without = [some.without_one(way, rolled) for way in range(len(lines))]
            lost = _turned([list(map(add, *both)) for both in zip(_lines(lost, len(lines)), without, strict=True)])
            left = _turned(lines)
            of_none, dice = of_none + some.count * rolled[0][0], dice + some.count
        of_none = of_none / dice if dice else means[0]
        return [all_lost / held if held else of_none for all_lost, held in zip(lost, self.held(), strict=True)]

    def held(self) -> list[int]:
        """How many dice lie, in each way in which some of them can."""
        return _sums([[len(kept) for kept in some.kept] for some in self.ways])

    def lies(self, values: Sequence[int], places: Iterable[int]) -> int:
        """The way in which these of the dice lie."""
        at = 0
        for some, kept in zip(self.ways, self._by_kind(values, places), strict=True):
            at = at * len(some.kept) + some.index[kept]
        return at

    def lies_full(self, values: Sequence[int]) -> int:
        """The way in which all of them lie, among those in which all of them can."""
        at = 0
        for some, kept in zip(self.ways, self._by_kind(values, self.places), strict=True):
            at = at * (len(some.kept) - some.full) + some.index[kept] - some.full
        return at

    def among(self, more: "_Row") -> list[int]:
        """The ways in which all of them can lie, among those of a row with more dice."""
        found = [0]
        for some, all_of_them in zip(self.ways, more.ways, strict=True):
            there = [all_of_them.index[kept] for kept in some.kept[some.full :]]
            found = [at * len(all_of_them.kept) + way for at in found for way in there]
        return found

    def _by_kind(self, values: Sequence[int], places: Iterable[int]) -> list[tuple[int, ...]]:
        """What these of the dice show, of each kind in order."""
        shown: list[list[int]] = [[] for _ in self.ways]
        for place in places:
            shown[self._kinds[place]].append(values[place])
        return [tuple(sorted(numbers)) for numbers in shown]

    def code(self, values: Sequence[int]) -> int:
        """All that makes a difference when these values are scored, as one number: how many dice of each mark show
        which number."""
        return sum(1 << self._bit(self._kinds[place], values[place]) for place in self.places)

    def codes(self) -> list[int]:
        """That of each way in which all of the dice can lie."""
        return _sums(
            [
                [sum(1 << self._bit(kind, number) for number in kept) for kept in some.kept[some.full :]]
                for kind, some in enumerate(self.ways)
            ]
        )

    def _bit(self, kind: int, number: int) -> int:
        return _BITS * (self._marks[kind] * len(NUMBERS) + number - 1)

    def shown(self, code: int) -> tuple[int, ...]:
        """What the whole row shows where these dice lie so. Dice of a mark bring the same, and stand in order."""
        row = self._fixed.copy()
        for places in self._marked:
            numbers: list[int] = []
            for number in NUMBERS:
                code, count = divmod(code, 1 << _BITS)
                numbers += [number] * count
            for place, number in zip(places, numbers, strict=True):
                row[place] = number
        return tuple(row)


def _sums(parts: Sequence[Sequence[int]]) -> list[int]:
    """What the parts come to, for each way to take one of each; those of the last come fastest."""
    sums = [0]
    for part in parts:
        sums = [all_before + one for all_before in sums for one in part]
    return sums


def _lines(worths: list[float], ways: int) -> list[Line]:
    """What all ways together are worth, for each way of the first kind."""
    others = len(worths) // ways
    return [worths[at * others : (at + 1) * others] for at in range(ways)]


def _turned(lines: list[Line]) -> list[float]:
    """All lines as one list again, in which the first kind is the last now."""
    return list(chain.from_iterable(zip(*lines, strict=True)))
