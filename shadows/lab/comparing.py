"""What a change does: two simulations, run by run at equal seeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from shadows.lab.errors import LabError
from shadows.lab.intervals import Estimate, mcnemar, mean, paired_shares, wilson
from shadows.lab.journal import runs

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from shadows.lab.records import RunRow

Pair = tuple["RunRow", "RunRow"]


class Comparison(NamedTuple):
    """The pairs of one hero on one map, or of all together (`hero` and `map` empty).

    `first` and `second` are the shares of won runs with Wilson's interval; `won` is how much larger the second is
    (Newcombe's paired interval), `p` that of McNemar's exact test. `floors` and `hp` are the mean differences of the
    floors reached and of the HP at the end, with normal intervals.
    """

    hero: str
    map: str
    pairs: int
    first: Estimate
    second: Estimate
    won: Estimate
    p: float
    floors: Estimate
    hp: Estimate


def compare(first: Path, second: Path) -> list[Comparison]:
    """All pairs, then those of each hero and map. Raises LabError where nothing can be compared."""
    others = {_key(run): run for run in runs(second)}
    pairs = [(run, others[_key(run)]) for run in runs(first) if _key(run) in others]
    if not pairs:
        raise LabError(f"{first} and {second} have no run in common: the same hero, map and seed.")
    groups: dict[tuple[str, str], list[Pair]] = {}
    for pair in pairs:
        groups.setdefault((pair[0].hero, pair[0].course), []).append(pair)
    parts = [_compared(hero, map, group) for (hero, map), group in groups.items()]
    return [_compared("", "", pairs), *parts] if len(parts) > 1 else parts


def _key(run: RunRow) -> tuple[str, str, str, str]:
    return run.hero, run.map, run.build, run.seed


def _compared(hero: str, map: str, pairs: Sequence[Pair]) -> Comparison:
    both = sum(one.won and other.won for one, other in pairs)
    first = sum(one.won and not other.won for one, other in pairs)
    second = sum(other.won and not one.won for one, other in pairs)
    return Comparison(
        hero=hero,
        map=map,
        pairs=len(pairs),
        first=_share(both + first, len(pairs)),
        second=_share(both + second, len(pairs)),
        won=paired_shares(both, first, second, len(pairs) - both - first - second),
        p=mcnemar(first, second),
        floors=mean([other.floors - one.floors for one, other in pairs]),
        hp=mean([other.hp - one.hp for one, other in pairs]),
    )


def _share(hits: int, of: int) -> Estimate:
    return Estimate(hits / of, *wilson(hits, of))
