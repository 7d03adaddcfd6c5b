"""What the runs of one bot say about the balance of a game, summed up run by run."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from shadows.lab.balance.markdown import escaped
from shadows.lab.intervals import Arms, stratified
from shadows.lab.report.figures import Figures, Mean, Share
from shadows.lab.report.page import called

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from components.prefabs import Library
    from shadows.lab.intervals import Difference
    from shadows.lab.plan import Plan
    from shadows.lab.records import FightRow, Record

LONG_FIGHT = 30
"""Turns beyond which a fight drags on."""

LEAST_RUNS = 50
"""So many runs with and so many without something it takes to compare them."""

TELLING = 0.05
"""A bot that wins fewer of its runs tells nothing about what was in them."""

AnyEvidence = TypeVar("AnyEvidence", bound="Evidence")

Stratum = tuple[str, ...]
"""Runs that are alike before what is compared: hero and map, of a relic the kind of place too."""


@dataclass(slots=True)
class Trial:
    """Won runs with something and without it, by stratum."""

    strata: defaultdict[Stratum, tuple[Share, Share]] = field(
        default_factory=lambda: defaultdict(lambda: (Share(), Share()))
    )

    def add(self, stratum: Stratum, had: bool, won: bool) -> None:
        """Take in a run."""
        self.strata[stratum][not had].add(won)

    @property
    def having(self) -> Share:
        """The runs with it, of all strata."""
        return _sum(share for share, _ in self.strata.values())

    @property
    def lacking(self) -> Share:
        """The runs without it, of all strata."""
        return _sum(share for _, share in self.strata.values())

    @property
    def difference(self) -> Difference | None:
        """By how much more of the runs with it are won; None where there are too few of either."""
        if min(self.having.of, self.lacking.of) < LEAST_RUNS:
            return None
        return stratified(Arms(one.hits, one.of, other.hits, other.of) for one, other in self.strata.values())


@dataclass(slots=True)
class Evidence:
    """The figures of a report, and what is asked beyond it. `library` is the content that was played with."""

    plan: Plan
    library: Library
    figures: Figures
    wins: dict[tuple[str, str, str], bool] = field(default_factory=dict)
    """By hero, course, and what else two runs have in common: seed and build."""
    floors: Mean = field(default_factory=Mean)
    """Places entered in a run."""
    turns: Mean = field(default_factory=Mean)
    """Of a run."""
    fights: int = 0
    long_fights: int = 0
    longest: FightRow | None = None
    first_relics: defaultdict[str, defaultdict[Stratum, defaultdict[str, Share]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(lambda: defaultdict(Share)))
    )
    """By rarity: won runs by the first relic of it that they got, if that was in the first act."""

    @property
    def won(self) -> Share:
        """Won runs of all."""
        return _sum(self.figures.won.values())

    def add(self, record: Record) -> None:
        """Take in a run."""
        run = record.run
        self.figures.add(record)
        self.wins[run.hero, run.course, f"{run.seed} {run.build}"] = run.won
        self.floors.add(run.floors)
        self.turns.add(run.turns)
        for fight in record.fights:
            self.fights += 1
            self.long_fights += fight.turns > LONG_FIGHT
            if self.longest is None or fight.turns > self.longest.turns:
                self.longest = fight
        self._add_relics(record)

    def _add_relics(self, record: Record) -> None:
        run, met = record.run, set[str]()
        for row in record.relics:
            prefab = self.library.relics.get(row.relic)
            if prefab is None or row.act != 1 or prefab.rarity in met:
                continue
            met.add(prefab.rarity)
            self.first_relics[prefab.rarity][run.hero, run.course, row.kind][row.relic].add(run.won)

    def lengths(self) -> Iterator[tuple[str, str]]:
        """What a run of only one game has so many of, and how many."""
        return iter(())

    def relics(self, rarity: str) -> dict[str, Trial]:
        """For each relic of a rarity: runs in which it was the first of them, and runs in which another was. What only
        one of them could be there is in neither."""
        trials: defaultdict[str, Trial] = defaultdict(Trial)
        for stratum, relics in self.first_relics[rarity].items():
            for name, share in relics.items():
                others = [other for relic, other in relics.items() if relic != name]
                if others:
                    trials[name].strata[stratum] = share, _sum(others)
        return trials

    def name(self, kind: str, word: str) -> str:
        """What players call something of a kind, `cards` for example, by its id."""
        prefab = self.library.shelf(kind).get(word)
        return escaped(called(word) if prefab is None else prefab.name)


def telling(bots: Sequence[AnyEvidence]) -> list[AnyEvidence]:
    """Those that win often enough to tell what is strong, the strongest first; they come the weakest first."""
    return [bot for bot in reversed(bots) if bot.won.hits >= TELLING * bot.won.of]


def _sum(shares: Iterable[Share]) -> Share:
    whole = Share()
    for share in shares:
        whole.hits += share.hits
        whole.of += share.of
    return whole
