"""Which of many stand out: each is held against its peers, and pays for all that are tried with it."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from shadows.lab.balance.evidence import LEAST_RUNS
from shadows.lab.balance.markdown import NONE, of, points, rate
from shadows.lab.balance.section import DISCOVERIES
from shadows.lab.intervals import Z, apart, false_discovery_rates

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping, Sequence

    from shadows.lab.balance.evidence import Evidence, Trial
    from shadows.lab.intervals import Difference

NOTABLE = 0.03
"""A difference of win rates that is worth telling."""

THRESHOLD = f"{100 * NOTABLE:.0f} points or more, and q of at most {DISCOVERIES:.0%}"


class Standing(NamedTuple):
    """How something stands: `group` is its rarity, with the hero before it where each has its own; `effect` is by how
    much more of the runs with it are won, `above` how far that lies above its peers, `q` the false discovery rate of
    that. None where too few runs tell."""

    name: str
    group: tuple[str, ...]
    trial: Trial
    effect: Difference | None
    above: Difference | None
    q: float | None

    @property
    def stands_out(self) -> bool:
        """Whether it lies far from its peers, and hardly by chance."""
        return (
            self.above is not None and self.q is not None and abs(self.above.value) >= NOTABLE and self.q <= DISCOVERIES
        )


def among_peers(groups: Mapping[tuple[str, ...], Mapping[str, Trial]]) -> list[Standing]:
    """Each against the mean of the others of its group."""
    found = []
    for group, trials in groups.items():
        effects = {name: trial.difference for name, trial in trials.items()}
        for name, effect in effects.items():
            others = [other for peer, other in effects.items() if peer != name and other is not None]
            above = apart(effect, others) if effect is not None else None
            found.append(Standing(name, group, trials[name], effect, above, None))
    return _tested(found)


def against_others(groups: Mapping[tuple[str, ...], Mapping[str, Trial]]) -> list[Standing]:
    """Each by its own effect, where the runs without it are those with its peers."""
    found = []
    for group, trials in groups.items():
        for name, trial in trials.items():
            effect = trial.difference
            found.append(Standing(name, group, trial, effect, effect, None))
    return _tested(found)


def _tested(standings: list[Standing]) -> list[Standing]:
    """The same with their rates of false discoveries, the best of each group first."""
    places = [place for place, one in enumerate(standings) if one.above is not None]
    ps = [one.above.p for one in standings if one.above is not None]
    rates = dict(zip(places, false_discovery_rates(ps), strict=True))
    tested = [one._replace(q=rates.get(place)) for place, one in enumerate(standings)]
    return sorted(tested, key=lambda one: (one.group, -(one.above.value if one.above is not None else -1.0), one.name))


def verdicts(bot: Evidence, kind: str, standings: Sequence[Standing], idle: Container[str] = ()) -> Iterator[str]:
    """What stands out with a bot, the farthest first; where nothing does, how large a difference would have been seen.
    `kind` are cards or relics, `idle` names those that the bot hardly plays."""
    tried = [(one.above, one) for one in standings if one.above is not None]
    if not tried:
        yield (
            f"Too few runs of the {bot.plan.bot} bot tell about any of the {kind}: it takes {LEAST_RUNS} with one and "
            "as many without it."
        )
        return
    found = sorted(((above, one) for above, one in tried if one.stands_out), key=lambda pair: -abs(pair[0].value))
    for above, one in found:
        word, place = ("Dominant", "above") if above.value > 0 else ("Weak", "below")
        remark = ", which hardly plays it" if one.name in idle else ""
        *heroes, rarity = one.group
        group = ", ".join([*(bot.name("heroes", hero) for hero in heroes if hero), rarity])
        yield (
            f"{word} with the {bot.plan.bot} bot{remark}: {bot.name(kind, one.name)} ({group}), "
            f"{100 * abs(above.value):.1f} points {place} its peers (q {rate(one.q)})."
        )
    if not found:
        unsure = median(Z * above.variance**0.5 for above, _ in tried)
        yield (
            f"None of the {kind} that can be compared ({len(tried)}) stands out among its peers with the "
            f"{bot.plan.bot} bot. Half of them are known to {100 * unsure:.1f} points or better (95%); what is smaller "
            "goes unseen."
        )


def cells(one: Standing) -> list[str]:
    """Won with it, and without it, the effect, how far above its peers, and the rate, bold where it stands out."""
    q = rate(one.q)
    return [
        of(one.trial.having),
        of(one.trial.lacking),
        points(one.effect.interval) if one.effect is not None else NONE,
        points(one.above.interval) if one.above is not None else NONE,
        f"**{q}**" if one.stands_out else q,
    ]
