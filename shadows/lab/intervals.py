"""How sure a figure is: 95% intervals for shares, means and paired differences, and a test."""

from __future__ import annotations

from math import comb, sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

Z = 1.959963984540054
"""The standard normal quantile of 97.5%."""


class Estimate(NamedTuple):
    """A figure with its 95% interval."""

    value: float
    low: float
    high: float


def wilson(hits: int, of: int) -> tuple[float, float]:
    """Wilson's score interval for a share of hits; of nothing it is all from 0 to 1."""
    if of == 0:
        return 0.0, 1.0
    share, z2 = hits / of, Z * Z
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    half = Z * sqrt(share * (1 - share) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return max(0.0, middle - half), min(1.0, middle + half)


def paired_shares(both: int, first: int, second: int, neither: int) -> Estimate:
    """How much larger the share of hits is in the second of two paired samples, by the pairs with a hit in both, the
    first alone, the second alone, neither. The interval is Newcombe's hybrid score interval for paired differences
    (1998, method 10)."""
    of = both + first + second + neither
    if of == 0:
        return Estimate(0.0, -1.0, 1.0)
    one, other = (both + second) / of, (both + first) / of
    (one_low, one_high), (other_low, other_high) = wilson(both + second, of), wilson(both + first, of)
    across = (both + second) * (first + neither) * (both + first) * (second + neither)
    bound = both * neither - first * second
    if bound > 0:
        bound = max(bound - of / 2, 0)  # type: ignore[assignment]
    tie = bound / sqrt(across) if across else 0.0
    down, up = one - one_low, other_high - other
    below = sqrt(max(0.0, down * down - 2 * tie * down * up + up * up))
    rise, fall = one_high - one, other - other_low
    above = sqrt(max(0.0, rise * rise - 2 * tie * rise * fall + fall * fall))
    return Estimate(one - other, one - other - below, one - other + above)


def mcnemar(first: int, second: int) -> float:
    """The two-sided p of McNemar's exact test: how likely so uneven a split of the pairs that differ is by chance."""
    of = first + second
    tail = sum(comb(of, number) for number in range(min(first, second) + 1)) / 2**of if of else 1.0
    return min(1.0, 2 * tail)


def mean(values: Sequence[float]) -> Estimate:
    """The mean with its normal interval; of fewer than two values the interval has no width."""
    count = len(values)
    if count == 0:
        return Estimate(0.0, 0.0, 0.0)
    middle = sum(values) / count
    if count == 1:
        return Estimate(middle, middle, middle)
    spread = sum((value - middle) ** 2 for value in values) / (count - 1)
    half = Z * sqrt(spread / count)
    return Estimate(middle, middle - half, middle + half)
