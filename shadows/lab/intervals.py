"""How sure a figure is: 95% intervals for shares, means and differences, tests, and what many tests at once allow."""

from __future__ import annotations

from math import comb, erfc, sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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


class Arms(NamedTuple):
    """Two samples that lie beside each other: hits among those with something, and among those without it."""

    hits: int
    of: int
    hits_without: int
    of_without: int


class Difference(NamedTuple):
    """How much larger one figure is than another, and the variance of that."""

    value: float
    variance: float

    @property
    def interval(self) -> Estimate:
        """The same with its normal interval."""
        half = Z * sqrt(self.variance)
        return Estimate(self.value, self.value - half, self.value + half)

    @property
    def p(self) -> float:
        """How likely a difference so far from 0 is by chance, two-sided, from the normal distribution."""
        return erfc(abs(self.value) / sqrt(2 * self.variance))


def stratified(strata: Iterable[Arms]) -> Difference | None:
    """How much larger the share of hits is with something than without, compared within each stratum alone: the risk
    difference of Mantel and Haenszel. Its variance has a hit and a miss more in each sample, so that no share of 0 or 1
    passes for certain. None if no stratum has both samples."""
    weights = total = variance = 0.0
    for hits, of, hits_without, of_without in strata:
        if not of or not of_without:
            continue
        weight = of * of_without / (of + of_without)
        weights += weight
        total += weight * (hits / of - hits_without / of_without)
        variance += weight**2 * (_variance(hits, of) + _variance(hits_without, of_without))
    return Difference(total / weights, variance / weights**2) if weights else None


def _variance(hits: int, of: int) -> float:
    share = (hits + 1) / (of + 2)
    return share * (1 - share) / of


def apart(one: Difference, others: Sequence[Difference]) -> Difference | None:
    """How far one lies above the mean of others, each of which counts by how sure it is. None without others."""
    if not others:
        return None
    weight = sum(1 / other.variance for other in others)
    middle = sum(other.value / other.variance for other in others) / weight
    return Difference(one.value - middle, one.variance + 1 / weight)


def false_discovery_rates(ps: Sequence[float]) -> list[float]:
    """For each of many p the least rate of false discoveries at which it is one (Benjamini and Hochberg 1995)."""
    rates = [1.0] * len(ps)
    least = 1.0
    ordered = sorted(range(len(ps)), key=lambda place: ps[place])
    for rank in range(len(ps), 0, -1):
        place = ordered[rank - 1]
        least = rates[place] = min(least, ps[place] * len(ps) / rank)
    return rates


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
