"""What the dice game aims at: how many runs are won with so many points, and how far heroes are apart (D20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from shadows.lab.balance.markdown import NONE, interval, percent, prose, table
from shadows.lab.balance.section import Section
from shadows.lab.builds import NONE as NO_NODES
from shadows.lab.intervals import wilson
from shadows.lab.report.figures import Share

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from shadows.lab.balance.dice import DiceEvidence


class Target(NamedTuple):
    """The share of won runs that is aimed at with so many points, from and to."""

    points: str
    low: float
    high: float


TARGETS = (Target(NO_NODES, 0.03, 0.07), Target("30", 0.16, 0.24), Target("80", 0.35, 0.45))
"""For the careful bot, over all heroes and builds."""
BEST = Target("100", 0.60, 0.70)
"""For the best build of all."""
JUDGE = "careful"
"""The bot that stands for people."""
SPREAD = 1.6
"""No hero wins so many times as often as another, with the points of these targets but the first."""


def targets(bots: Sequence[DiceEvidence]) -> Section:
    """Where the careful bot stands to them, and the others beside it."""
    told: list[str] = []
    rows = []
    for target in TARGETS:
        shares = [_sum(_of_points(bot, target.points).values()) for bot in bots]
        rows.append([_called(target.points), _aim(target), *map(interval, shares)])
        told += [f"{_called(target.points)}: {verdict}" for verdict in _verdicts(bots, target, shares)]
    bests = [max(bot.builds.items(), key=lambda one: _rate(one[1]), default=("", Share())) for bot in bots]
    best = [f"{name}: {interval(share)}" if share.of else NONE for name, share in bests]
    rows.append(["the best build", _aim(BEST), *best])
    spreads = [[_called(target.points), *(_spread(bot, target.points) for bot in bots)] for target in TARGETS]
    builds = sorted({name for bot in bots for name in bot.builds})
    by_build = [[name, *(interval(bot.builds.get(name, Share())) for bot in bots)] for name in builds]
    names = [bot.plan.bot for bot in bots]
    note = prose(
        f"The aims are for people, for whom the {JUDGE} bot stands; *none* is a run without a tree. Shares of won runs "
        "over all heroes and builds, with Wilson's 95% interval. Told: an aim that lies outside of the interval."
    )
    spread_note = prose(
        f"The hero who wins most and the one who wins least, and their ratio; with 30 and 80 points at most {SPREAD} "
        "is aimed at."
    )
    parts = [
        note,
        table(["Points", "Aim", *names], rows, left=2),
        spread_note,
        table(["Points", *names], spreads),
        "By build:",
        table(["Build", *names], by_build),
    ]
    fine = f"The {JUDGE} bot wins as often as is aimed at, as far as the runs tell."
    return Section("Aims", told or [fine], "\n\n".join(parts))


def _called(points: str) -> str:
    return points if points == NO_NODES else f"{points} points"


def _aim(target: Target) -> str:
    return f"{target.low:.0%} to {target.high:.0%}"


def _rate(share: Share) -> float:
    return share.hits / share.of if share.of else 0.0


def _sum(shares: Iterable[Share]) -> Share:
    whole = Share()
    for share in shares:
        whole.hits += share.hits
        whole.of += share.of
    return whole


def _of_points(bot: DiceEvidence, points: str) -> dict[str, Share]:
    """Won runs with so many points, by hero."""
    found: dict[str, Share] = {}
    for (hero, course), share in bot.figures.won.items():
        _, _, built = course.partition(", ")
        if (built or NO_NODES) == _called(points):
            found[hero] = _sum([found.get(hero, Share()), share])
    return found


def _verdicts(bots: Sequence[DiceEvidence], target: Target, shares: Sequence[Share]) -> list[str]:
    for bot, share in zip(bots, shares, strict=True):
        if bot.plan.bot == JUDGE and share.of:
            low, high = wilson(share.hits, share.of)
            if high < target.low or low > target.high:
                side = "fewer" if high < target.low else "more"
                return [f"the {JUDGE} bot wins {percent(share)}, {side} than the {_aim(target)} that are aimed at."]
    return []


def _spread(bot: DiceEvidence, points: str) -> str:
    heroes = sorted(_of_points(bot, points).items(), key=lambda one: _rate(one[1]))
    if not heroes:
        return NONE
    (worst, low), (best, high) = heroes[0], heroes[-1]
    ratio = f"{_rate(high) / _rate(low):.2f}" if low.hits else NONE
    return f"{bot.name('heroes', best)} {percent(high)}, {bot.name('heroes', worst)} {percent(low)}: {ratio}"
