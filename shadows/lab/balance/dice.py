"""What is asked of the runs of the dice game besides what every game is asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from shadows.lab.balance.evidence import Evidence
from shadows.lab.report.figures import Share

if TYPE_CHECKING:
    from collections.abc import Iterator

    from shadows.lab.records import Record
    from shadows.lab.report.dice import DiceFigures


@dataclass(slots=True)
class DiceEvidence(Evidence):
    """The evidence of the dice game, with that of hands."""

    figures: DiceFigures
    builds: dict[str, Share] = field(default_factory=dict)
    """Won runs by the choice of nodes with which they began."""

    def add(self, record: Record) -> None:
        """Take in a run."""
        Evidence.add(self, record)
        self.builds.setdefault(record.run.build, Share()).add(record.run.won)

    def lengths(self) -> Iterator[tuple[str, str]]:
        """What is done in a turn, and how long a won run is."""
        figures, turns = self.figures, self.figures.fought or 1
        yield "Turns of a won run", f"{figures.won_turns.value:.1f}"
        yield "Rerolls in a turn", f"{figures.rerolls / turns:.2f}"
        yield "Combos in a turn", f"{figures.combos.total() / turns:.2f}"
        yield "Actions that enemies lose in a turn", f"{figures.lost_actions / turns:.2f}"
