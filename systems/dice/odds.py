"""The odds: which dice are best held, and what comes of it on average under best play.

Nothing of scoring is known here: what a final roll brings is a function of the caller's. The answer is exact. All rolls
that can still come are weighed, from the last reroll backwards; dice that are alike are told apart by what they show
alone, so that five plain dice can lie in 252 ways, not in 7,776. Each further kind of die multiplies the ways.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations, combinations_with_replacement, product
from types import MappingProxyType
from typing import NamedTuple

from components.dice.hands import NUMBERS

Payoff = Callable[[tuple[int, ...], int], float]
"""What a final roll brings: the numbers that the dice show, by their places (0: it is out), and the rerolls that are
left unspent."""

_NEVER = float("-inf")
_NOISE = 1e-9
"""Averages that lie closer together are the same."""
_KIND = 16
"""A die that lies is one number: that of its kind, times this, and what it shows."""


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
        lies = self._row.lies(values, self._row.places)
        if rerolls:
            return self._paid(self._row.shown(self._row.ways.kept[lies]), rerolls)
        return self._worth(0)[lies - self._row.ways.full]

    def _worth(self, rerolls: int) -> list[float]:
        """What each way in which the whole row can lie is worth with so many rerolls left."""
        if rerolls not in self._worths:
            self._worths[rerolls] = self._before_a_reroll(rerolls) if rerolls else self._after_the_last()
        return self._worths[rerolls]

    def _before_a_reroll(self, rerolls: int) -> list[float]:
        """Each is scored, or what is best of it held."""
        ways, held = self._row.ways, self._held(rerolls)
        best: list[float] = []
        for kept, without, value in zip(ways.kept, ways.without, held, strict=True):
            own = value if len(kept) <= self._most else _NEVER
            best.append(max([own, *[best[less] for less in without]]))
        scored = [self._paid(self._row.shown(roll), rerolls) for roll in ways.kept[ways.full :]]
        return list(map(max, scored, best[ways.full :]))

    def _after_the_last(self) -> list[float]:
        """Each is scored, when the dice that are out have been rolled."""
        last = self._last_row.ways
        worths = [self._paid(self._last_row.shown(roll), 0) for roll in last.kept[last.full :]]
        if self._last_row.places == self._row.places:
            return worths
        means = last.means(worths)
        return [means[last.index[roll]] for roll in self._row.ways.kept[self._row.ways.full :]]

    def _mean(self, rerolls: int) -> list[float]:
        """What each way in which some of the dice can lie is worth on average when the others are rolled, with so many
        rerolls left after that."""
        if rerolls not in self._means:
            casts = self._casts.get(rerolls, 1)
            self._means[rerolls] = self._row.ways.means(self._worth(rerolls), casts, lowest=self._lowest)
        return self._means[rerolls]

    def _held(self, rerolls: int) -> list[float]:
        """What each way in which held dice can lie is worth before a reroll, of so many."""
        means = self._mean(rerolls - 1)
        if not self._chaos:
            return means
        ways = self._row.ways
        if self._casts.get(rerolls - 1, 1) > 1:  # chaos rolls its die once alone
            return ways.disturbed(means)
        return [
            sum([kept.count(die) * means[less] for die, less in zip(dict.fromkeys(kept), without, strict=True)])
            / len(kept)
            if kept
            else means[0]
            for kept, without in zip(ways.kept, ways.without, strict=True)
        ]


def _kind(die: OddsDie) -> tuple[tuple[int, ...], str]:
    """Dice of a kind are rolled alike and bring the same."""
    return tuple(sorted(die.faces)), die.mark


class _Row:
    """Some dice of the row, by their places, and all ways in which they can lie."""

    def __init__(
        self, dice: Sequence[OddsDie], kinds: list[tuple[tuple[int, ...], str]], places: Sequence[int]
    ) -> None:
        self.places = tuple(places)
        self._kinds = [kinds.index(_kind(die)) for die in dice]
        self._fixed = [die.fixed for die in dice]
        by_kind = sorted(places, key=self._kinds.__getitem__)
        marks = dict.fromkeys(dice[place].mark for place in places)
        self._marked = [[at for at, place in enumerate(by_kind) if dice[place].mark == mark] for mark in marks]
        self._by_mark = [place for ats in self._marked for place in sorted(by_kind[at] for at in ats)]
        counts = [sum(self._kinds[place] == kind for place in places) for kind in range(len(kinds))]
        self.ways = _ways(tuple([(faces, count) for (faces, _), count in zip(kinds, counts, strict=True)]))

    def lies(self, values: Sequence[int], places: Iterable[int]) -> int:
        """The way in which these of the dice lie."""
        return self.ways.index[tuple(sorted([self._kinds[place] * _KIND + values[place] for place in places]))]

    def shown(self, roll: tuple[int, ...]) -> tuple[int, ...]:
        """What the whole row shows where these dice lie so. Dice of a mark bring the same, and stand in order."""
        row = self._fixed.copy()
        numbers = [number for ats in self._marked for number in sorted([roll[at] % _KIND for at in ats])]
        for place, number in zip(self._by_mark, numbers, strict=True):
            row[place] = number
        return tuple(row)


_Dice = tuple[tuple[tuple[int, ...], int], ...]
"""The faces of each kind of die, and how many there are of it."""


class _Ways:
    """All ways in which dice can lie, or some of them while others are rolled.

    - `kept`: those that lie, each as one number, in order; the fewest first, the whole row from `full` on.
    - `index`: their places in that list.
    - `rolled`: of each, what it can become when one die more has been rolled, one for each face.
    - `without`: of each, what is left when one die less is held, one for each different die.
    """

    def __init__(self, dice: _Dice) -> None:
        self._dice = dice
        total = sum(count for _, count in dice)
        # A die may have been set to what is not on its faces: it can lie with any number.
        numbers = [[kind * _KIND + number for number in NUMBERS] for kind in range(len(dice))]
        parts = [
            [some for held in range(count + 1) for some in combinations_with_replacement(numbers[kind], held)]
            for kind, (_, count) in enumerate(dice)
        ]
        self.kept = sorted((tuple(chain.from_iterable(some)) for some in product(*parts)), key=len)
        self.index = {kept: at for at, kept in enumerate(self.kept)}
        self.full = sum(len(kept) < total for kept in self.kept)
        self.rolled = [self._rolled(kept, dice) for kept in self.kept[: self.full]]
        self.without = [self._without(kept) for kept in self.kept]

    def _rolled(self, kept: tuple[int, ...], dice: _Dice) -> list[int]:
        lie = [0] * len(dice)
        for die in kept:
            lie[die // _KIND] += 1
        kind = next(kind for kind, (_, count) in enumerate(dice) if lie[kind] < count)
        return [self.index[tuple(sorted((*kept, kind * _KIND + face)))] for face in dice[kind][0]]

    def _without(self, kept: tuple[int, ...]) -> list[int]:
        firsts = [at for at, die in enumerate(kept) if not at or kept[at - 1] != die]
        return [self.index[kept[:at] + kept[at + 1 :]] for at in firsts]

    def means(self, worths: list[float], casts: int = 1, *, lowest: bool = False) -> list[float]:
        """What each is worth on average when all others are rolled, by what the whole row is worth; each of them so
        many times, of which the highest or the lowest stays."""
        means = [0.0] * self.full + worths
        for at in range(self.full - 1, -1, -1):
            rolled = self.rolled[at]
            if casts == 1:
                means[at] = sum([means[roll] for roll in rolled]) / len(rolled)
            else:
                shares = _shares(len(rolled), casts, lowest=lowest)
                means[at] = sum([share * means[roll] for share, roll in zip(shares, rolled, strict=True)])
        return means

    def disturbed(self, means: list[float]) -> list[float]:
        """What each is worth on average when one of those that lie is rolled as well, any where none does, once."""
        found: list[float] = []
        for kept, without in zip(self.kept, self.without, strict=True):
            kinds = [die // _KIND for die in dict.fromkeys(kept)]
            lots = [
                (kept.count(die), self._once(less, kind, means))
                for die, less, kind in zip(dict.fromkeys(kept), without, kinds, strict=True)
            ]
            lots = lots or [(count, self._once(0, kind, means)) for kind, (_, count) in enumerate(self._dice) if count]
            found.append(sum([count * worth for count, worth in lots]) / sum([count for count, _ in lots]))
        return found

    def _once(self, less: int, kind: int, means: list[float]) -> float:
        """What some that lie are worth on average when one more of a kind has been rolled."""
        faces, lie = self._dice[kind][0], self.kept[less]
        return sum([means[self.index[tuple(sorted((*lie, kind * _KIND + face)))]] for face in faces]) / len(faces)


@cache
def _shares(faces: int, casts: int, *, lowest: bool) -> tuple[float, ...]:
    """How likely each of so many faces, in order, is the highest of several rolls, or the lowest."""
    shares = tuple(((face + 1) ** casts - face**casts) / faces**casts for face in range(faces))
    return shares[::-1] if lowest else shares


@lru_cache(maxsize=8)
def _ways(dice: _Dice) -> _Ways:
    return _Ways(dice)
