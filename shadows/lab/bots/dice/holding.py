"""Which dice a careful player keeps, by rules of thumb: the biggest group, or the best straight."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

USUAL = 5
"""So many dice a hand is made of; with more the groups come first."""
HIGH, LOW = (4, 5, 6), (1, 2)


def kept(values: Sequence[int], rerolls: int) -> tuple[int, ...]:
    """The places of the dice to keep while so many rerolls are left; all of them say: score.

    - four alike or more, with a pair beside them; three alike, with what makes a house of them
    - five in a row, or four if there are five dice
    - all dice high, even, odd or low, if only one reroll is left; four high ones of five
    - two pairs, or a pair; in place of ones and twos the high dice
    - nothing of it: fives and sixes
    """
    all_of_them = tuple(range(len(values)))
    groups = sorted(Counter(values).items(), key=lambda group: (group[1], group[0]), reverse=True)
    (number, size), (other, second), (_, third) = (*groups, (0, 0), (0, 0))[:3]
    run = _longest_run(values)

    def those(*numbers: int) -> tuple[int, ...]:
        return tuple(place for place in all_of_them if values[place] in numbers)

    if size == len(values) or (second >= 2 and size >= 3 and size + second == len(values)):
        return all_of_them
    if size >= 4:
        return those(number)
    if len(run) >= USUAL:
        return tuple(values.index(step) for step in run)
    if size == 3:
        return those(number, other) if second >= 2 else those(number)
    if len(run) == 4 and (len(values) <= USUAL or size == 1):
        return tuple(values.index(step) for step in run)
    high = those(*HIGH)
    if rerolls == 1 and any(
        len(those(*kind)) == len(values) >= USUAL for kind in (HIGH, (2, 4, 6), (1, 3, 5), (1, 2, 3))
    ):
        return all_of_them
    if len(high) == 4 and len(values) == USUAL:
        return high
    if second == 2:
        return all_of_them if third == 2 else those(number, other)
    if size == 2:
        return high if number in LOW and high else those(number)
    return those(5, 6)


def within(places: Sequence[int], values: Sequence[int], limit: int) -> tuple[int, ...]:
    """Of dice to keep as many as may be held: those of the biggest group first, then the highest."""
    counts = Counter(values[place] for place in places)
    ranked = sorted(places, key=lambda place: (counts[values[place]], values[place]), reverse=True)
    return tuple(sorted(ranked[:limit]))


def _longest_run(values: Sequence[int]) -> tuple[int, ...]:
    """The longest straight among the dice, the highest of several."""
    best: tuple[int, ...] = ()
    for first in sorted(set(values)):
        run = [first]
        while run[-1] + 1 in values:
            run.append(run[-1] + 1)
        if len(run) >= len(best):
            best = tuple(run)
    return best
