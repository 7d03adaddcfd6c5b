"""All ways in which dice of one kind can lie, and what comes of rolling and of holding them."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from operator import mul

from components.dice.hands import NUMBERS

Line = list[float]
"""What one way in which the dice of a kind can lie is worth, for each way of all other kinds."""


class Ways:
    """All ways in which dice of one kind can lie, or some of them while others are rolled.

    - `count`: how many there are.
    - `kept`: the numbers of those that lie, in order; the fewest first, all of them from `full` on.
    - `index`: their places in that list.
    - `rolled`: of each, what it can become when one die more has been rolled, one for each face.
    - `without`: of each, what is left when one die less is held, one for each different number.
    """

    def __init__(self, faces: tuple[int, ...], count: int) -> None:
        # A die may have been set to what is not on its faces: it can lie with any number.
        self.count = count
        self.kept = [some for held in range(count + 1) for some in combinations_with_replacement(NUMBERS, held)]
        self.index = {kept: at for at, kept in enumerate(self.kept)}
        self.full = sum(len(kept) < count for kept in self.kept)
        self.rolled = [[self.index[tuple(sorted((*kept, face)))] for face in faces] for kept in self.kept[: self.full]]
        self.without = [self._without(kept) for kept in self.kept]

    def _without(self, kept: tuple[int, ...]) -> list[int]:
        firsts = [at for at, number in enumerate(kept) if not at or kept[at - 1] != number]
        return [self.index[kept[:at] + kept[at + 1 :]] for at in firsts]

    def means(self, worths: list[Line], casts: int, *, lowest: bool) -> list[Line]:
        """What each is worth on average when all others are rolled, by what all of them together are worth; each of
        them so many times, of which the highest or the lowest stays."""
        means: list[Line] = [[]] * self.full + worths
        for at in range(self.full - 1, -1, -1):
            rolled = [means[roll] for roll in self.rolled[at]]
            if casts == 1:
                means[at] = _average(rolled)
            else:
                shares = _shares(len(rolled), casts, lowest=lowest)
                means[at] = [sum(map(mul, shares, some)) for some in zip(*rolled, strict=True)]
        return means

    def rolled_once(self, worths: list[Line]) -> list[Line]:
        """What each of which one die is missing at least is worth on average when one more has been rolled."""
        return [_average([worths[roll] for roll in rolled]) for rolled in self.rolled] or worths

    def best(self, held: list[Line]) -> list[Line]:
        """What the best is worth of all that can be held where all of them lie, by what each is worth if it is held."""
        best: list[Line] = []
        for line, without in zip(held, self.without, strict=True):
            best.append(list(map(max, line, *[best[less] for less in without])) if without else line)
        return best[self.full :]

    def without_one(self, way: int, worths: list[Line]) -> Line:
        """What is left of a way when each of its dice in turn is not held, added up."""
        kept = self.kept[way]
        lost = [0.0] * len(worths[0])
        for number, less in zip(dict.fromkeys(kept), self.without[way], strict=True):
            many = kept.count(number)
            lost = [before + many * worth for before, worth in zip(lost, worths[less], strict=True)]
        return lost


def _average(lines: Sequence[Line]) -> Line:
    """That of each place in the lines."""
    return [sum(some) / len(lines) for some in zip(*lines, strict=True)]


@cache
def _shares(faces: int, casts: int, *, lowest: bool) -> tuple[float, ...]:
    """How likely each of so many faces, in order, is the highest of several rolls, or the lowest."""
    shares = tuple(((face + 1) ** casts - face**casts) / faces**casts for face in range(faces))
    return shares[::-1] if lowest else shares


@lru_cache(maxsize=64)
def ways_of(faces: tuple[int, ...], count: int) -> Ways:
    """Those of so many dice with these faces."""
    return Ways(faces, count)
