"""The figures of a report, summed up run by run."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from shadows.lab.records import Record


@dataclass(slots=True)
class Share:
    """How many of how many: won runs of all, picked cards of those offered."""

    hits: int = 0
    of: int = 0

    def add(self, hit: bool) -> None:
        """Count one more case, and whether it came true."""
        self.hits += hit
        self.of += 1


@dataclass(slots=True)
class Mean:
    """A sum, and of how many."""

    total: int = 0
    count: int = 0

    def add(self, value: int) -> None:
        """Take in a value."""
        self.total += value
        self.count += 1

    @property
    def value(self) -> float:
        """The mean, 0 of nothing."""
        return self.total / self.count if self.count else 0.0


@dataclass(slots=True)
class PotionFigures:
    """A potion over all runs."""

    gained: int = 0
    used: int = 0
    thrown: int = 0


@dataclass(slots=True)
class EventFigures:
    """A choice of an event: the HP that it brought or took, and the runs in which it was taken."""

    hp: Mean = field(default_factory=Mean)
    won: Share = field(default_factory=Share)


@dataclass(slots=True)
class Figures:
    """Those of any game; each has figures of its own, with more. Places are `(act, floor)`, both from 1."""

    total: int = 0
    stalled: int = 0
    failures: int = 0
    won: defaultdict[tuple[str, str], Share] = field(default_factory=lambda: defaultdict(Share))
    """By hero and map."""
    ends: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Where lost runs ended."""
    killers: Counter[str] = field(default_factory=Counter)
    hp: defaultdict[str, defaultdict[tuple[int, int], Mean]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Mean))
    )
    """By hero, at the end of each floor that was left alive."""
    turns: defaultdict[tuple[int, str], Mean] = field(default_factory=lambda: defaultdict(Mean))
    """By act and kind of combat."""
    relics: defaultdict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    """Won runs of those that had it."""
    potions: defaultdict[str, PotionFigures] = field(default_factory=lambda: defaultdict(PotionFigures))
    events: defaultdict[tuple[str, str], EventFigures] = field(default_factory=lambda: defaultdict(EventFigures))
    """By event and the label of the choice."""
    damage: defaultdict[str, Counter[tuple[str, str]]] = field(default_factory=lambda: defaultdict(Counter))
    """HP `dealt` and `taken`, by kind and id of the source."""

    def add(self, record: Record) -> None:
        """Take in a run."""
        run = record.run
        self.total += 1
        self.stalled += run.outcome == "stalled"
        self.failures += run.failures
        self.won[run.hero, run.course].add(run.won)
        if run.outcome == "lost":
            self.ends[run.act, run.floor] += 1
            self.killers[run.killer] += 1
        for floor in record.floors:
            if floor.hp > 0:
                self.hp[run.hero][floor.act, floor.floor].add(floor.hp)
        for fight in record.fights:
            self.turns[fight.act, fight.kind].add(fight.turns)
            for row in fight.damage:
                self.damage[row.side][row.kind, row.source] += row.hp
        for relic in sorted({row.relic for row in record.relics}):
            self.relics[relic].add(run.won)
        for potion in record.potions:
            of_all = self.potions[potion.potion]
            of_all.gained += potion.gained
            of_all.used += potion.used
            of_all.thrown += potion.thrown
        for event in record.events:
            taken = self.events[event.event, event.choice]
            taken.hp.add(event.hp)
            taken.won.add(run.won)

    def sections(self) -> Iterable[tuple[str, str]]:
        """What only one game has on the page: headings, and the content below each."""
        return ()
