"""How runs went: who wins, where they end, how long they take."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from shadows.lab.balance.evidence import LONG_FIGHT
from shadows.lab.balance.markdown import NONE, interval, listed, percent, points, prose, rate, table
from shadows.lab.balance.section import DISCOVERIES, Section
from shadows.lab.intervals import false_discovery_rates, mcnemar, paired_shares
from shadows.lab.report.figures import Share
from shadows.lab.work import MOST_COMMANDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from shadows.lab.balance.evidence import Evidence
    from shadows.lab.intervals import Estimate

WIDE = 10
"""Two heroes whose win rates are so many points apart are told."""

HEAP = 1 / 3
"""A floor, or a killer, that ends so large a part of the lost runs is told."""

LEAST_LOST = 30
"""Of fewer lost runs nothing is said."""

SHOWN = 3
"""So many floors and killers are named."""

DRAGGING = 0.005
"""If so large a part of the fights is long, that is told as stalling."""


def win_rates(bots: Sequence[Evidence]) -> Section:
    """Every hero on every map with every bot."""
    kinds = list(dict.fromkeys(kind for bot in bots for kind in bot.figures.won))
    rows = [
        [bots[0].name("heroes", hero), map, *(interval(bot.figures.won.get((hero, map), Share())) for bot in bots)]
        for hero, map in sorted(kinds)
    ]
    whole = ["all", "", *(interval(bot.won) for bot in bots)]
    return Section(
        "Win rates",
        [_range(bot) for bot in bots],
        table(["Hero", "Map", *(bot.plan.bot for bot in bots)], [*rows, whole], left=2)
        + "\n\nIn parentheses: Wilson's 95% interval.",
    )


def _range(bot: Evidence) -> str:
    shares = sorted((won.hits / won.of, hero, map) for (hero, map), won in bot.figures.won.items())
    (low, *lowest), (high, *highest) = shares[0], shares[-1]
    if low == high:
        return f"The {bot.plan.bot} bot wins {low:.1%} of its runs, with every hero on every map."
    worst, best = (f"{bot.name('heroes', hero)}, {map} map" for hero, map in (lowest, highest))
    return (
        f"The {bot.plan.bot} bot wins {percent(bot.won)} of its runs: from {low:.1%} ({worst}) to {high:.1%} ({best})."
    )


class _Pair(NamedTuple):
    """Two heroes, the better one first, in runs of one seed on one map with one bot."""

    bot: Evidence
    map: str
    better: str
    worse: str
    one: Share
    other: Share
    apart: Estimate
    p: float


def heroes(bots: Sequence[Evidence]) -> Section:
    """How far the heroes are apart, at equal seeds."""
    pairs = [pair for bot in bots for pair in _pairs(bot)]
    rates = false_discovery_rates([pair.p for pair in pairs])
    widest: dict[tuple[str, str], tuple[_Pair, float]] = {}
    for pair, q in zip(pairs, rates, strict=True):
        place = pair.bot.plan.bot, pair.map
        if place not in widest or pair.apart.value > widest[place][0].apart.value:
            widest[place] = pair, q
    rows = [
        [
            pair.bot.plan.bot,
            pair.map,
            f"{pair.better} {percent(pair.one)}",
            f"{pair.worse} {percent(pair.other)}",
            f"{pair.one.of:,}",
            points(pair.apart),
            f"{pair.one.hits / pair.other.hits:.2f}" if pair.other.hits else NONE,
            rate(q),
        ]
        for pair, q in widest.values()
    ]
    told = [
        f"With the {pair.bot.plan.bot} bot on the {pair.map} map the {pair.better} wins "
        f"{100 * pair.apart.value:.1f} points more than the {pair.worse} (q {rate(q)})."
        for pair, q in widest.values()
        if 100 * (pair.one.hits - pair.other.hits) >= WIDE * pair.one.of and q <= DISCOVERIES
    ]
    nothing = f"With no bot, on no map, are two heroes {WIDE} points apart or more, as far as the runs tell."
    note = prose(
        "The strongest and the weakest hero of each bot and map. Runs of equal seed are pairs; the points are those by "
        "which the stronger wins more (Newcombe's paired 95% interval), the ratio is that of the two win rates. *q* is "
        "the false discovery rate (Benjamini and Hochberg) of McNemar's exact test over all pairs of heroes. Told: "
        f"{WIDE} points or more, and q of at most {DISCOVERIES:.0%}."
    )
    heads = ["Bot", "Map", "Strongest", "Weakest", "Pairs", "Points apart", "Ratio", "q"]
    return Section("Spread of heroes", told or [nothing], f"{note}\n\n{table(heads, rows, left=4)}")


def _pairs(bot: Evidence) -> Iterator[_Pair]:
    for map in bot.plan.courses:
        for first, second in combinations(bot.plan.heroes, 2):
            wins = [
                (won, bot.wins[second, map, seed])
                for (hero, where, seed), won in bot.wins.items()
                if (hero, where) == (first, map) and (second, map, seed) in bot.wins
            ]
            if wins:
                yield _paired(bot, map, first, second, Counter(wins))


def _paired(bot: Evidence, map: str, first: str, second: str, ends: Counter[tuple[bool, bool]]) -> _Pair:
    both, one, other, neither = (ends[end] for end in ((True, True), (True, False), (False, True), (False, False)))
    if other > one:
        first, second, one, other = second, first, other, one
    shares = Share(both + one, ends.total()), Share(both + other, ends.total())
    better, worse = bot.name("heroes", first), bot.name("heroes", second)
    return _Pair(bot, map, better, worse, *shares, paired_shares(both, other, one, neither), mcnemar(other, one))


def ends(bots: Sequence[Evidence]) -> Section:
    """Where runs are lost, and by what."""
    rows, told = [], []
    for bot in bots:
        places, killers = bot.figures.ends, bot.figures.killers
        lost = places.total()
        acts = Counter[int]()
        for (act, _), count in places.items():
            acts[act] += count
        by_act = [f"act {act}: {count / lost:.1%}" for act, count in sorted(acts.items())]
        floors = [f"{_floor(*place)}: {count / lost:.1%}" for place, count in places.most_common(SHOWN)]
        enemies = [f"{bot.name('enemies', who)}: {count / lost:.1%}" for who, count in killers.most_common(SHOWN)]
        rows.append([bot.plan.bot, f"{lost:,}", *("; ".join(cell) or NONE for cell in (by_act, floors, enemies))])
        if lost < LEAST_LOST:
            continue
        told += [
            f"{count / lost:.1%} of the lost runs of the {bot.plan.bot} bot end on {_floor(*place)}."
            for place, count in places.most_common()
            if count > HEAP * lost
        ]
        told += [
            f"{count / lost:.1%} of the lost runs of the {bot.plan.bot} bot end by the {bot.name('enemies', who)}."
            for who, count in killers.most_common()
            if count > HEAP * lost
        ]
    heads = ["Bot", "Lost", "Acts", "Floors", "Ended by"]
    nothing = (
        f"No floor and no killer ends more than a third of a bot's lost runs, where those are {LEAST_LOST} or more."
    )
    note = prose(
        f"Shares of the lost runs; of floors, and of what killed the hero, the {SHOWN} that end most. Told: a floor or "
        f"a killer that ends more than a third of a bot's lost runs, if these are {LEAST_LOST} or more."
    )
    return Section("Where runs end", told or [nothing], f"{note}\n\n{table(heads, rows, left=5)}")


def _floor(act: int, floor: int) -> str:
    return f"act {act} floor {floor}"


def length(bots: Sequence[Evidence]) -> Section:
    """How many turns fights and runs take."""
    kinds = sorted({kind for bot in bots for kind in bot.figures.turns})
    rows = [[f"Turns of a fight, act {act}, {kind}", *(_turns(bot, act, kind) for bot in bots)] for act, kind in kinds]
    rows += [
        ["Places entered in a run", *(f"{bot.floors.value:.1f}" for bot in bots)],
        ["Turns of a run", *(f"{bot.turns.value:.1f}" for bot in bots)],
        *([head, *cells] for head, *cells in _more(bots)),
    ]
    heads = ["Mean", *(bot.plan.bot for bot in bots)]
    return Section("Length", [], f"Of turns in fights with the number of fights.\n\n{table(heads, rows)}")


def _more(bots: Sequence[Evidence]) -> Iterator[list[str]]:
    """What only one game has so many of in a run, for each bot."""
    for rows in zip(*(bot.lengths() for bot in bots), strict=True):
        yield [rows[0][0], *(value for _, value in rows)]


def _turns(bot: Evidence, act: int, kind: str) -> str:
    mean = bot.figures.turns.get((act, kind))
    return f"{mean.value:.1f} of {mean.count:,}" if mean else NONE


def stalling(bots: Sequence[Evidence]) -> Section:
    """Runs that came to no end, and fights that drag on."""
    rows, told = [], []
    for bot in bots:
        cut, long, longest = bot.figures.stalled, Share(bot.long_fights, bot.fights), bot.longest
        most = f"{longest.turns}: {listed([bot.name('enemies', foe) for foe in longest.foes])}" if longest else NONE
        rows.append([bot.plan.bot, f"{cut} of {bot.figures.total:,}", f"{long.hits} of {long.of:,}", most])
        if cut:
            told.append(f"{cut} of {bot.figures.total:,} runs of the {bot.plan.bot} bot came to no end.")
        if long.hits > DRAGGING * long.of:
            told.append(f"{percent(long)} of the fights of the {bot.plan.bot} bot take more than {LONG_FIGHT} turns.")
    fine = f"Nothing stalls: every run comes to an end, and at most {DRAGGING:.1%} of a bot's fights are long."
    note = prose(
        f"A run is cut after {MOST_COMMANDS:,} commands; a fight is long with more than {LONG_FIGHT} turns. Told: "
        f"any run that was cut, and long fights if they are more than {DRAGGING:.1%} of a bot's."
    )
    heads = ["Bot", "Runs cut", "Long fights", "Most turns"]
    return Section("Stalling", told or [fine], f"{note}\n\n{table(heads, rows)}")
