"""What is asked of the runs of the deck game besides what every game is asked."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from shadows.lab.balance.evidence import Evidence, Trial
from shadows.lab.report.figures import Mean

if TYPE_CHECKING:
    from collections.abc import Iterator

    from shadows.lab.records import Record
    from shadows.lab.records.deck import DeckRecord
    from shadows.lab.report.deck import DeckFigures


@dataclass(slots=True)
class DeckEvidence(Evidence):
    """The evidence of the deck game, with that of cards."""

    figures: DeckFigures
    played: Mean = field(default_factory=Mean)
    """Plays in a run."""
    offers: int = 0
    """That were recorded."""
    cards: defaultdict[str, Trial] = field(default_factory=lambda: defaultdict(Trial))
    """Runs that took a card, in either form, when it first lay among a fight's rewards in the first act, and runs that
    left it there."""

    def add(self, record: Record) -> None:
        """Take in a run."""
        Evidence.add(self, record)
        record = cast("DeckRecord", record)
        run, met = record.run, dict[str, bool]()
        self.played.add(run.plays)
        self.offers += len(record.offers)
        for row in record.offers:
            if row.act == 1 and row.kind == "reward_card":
                met.setdefault(row.card.removesuffix("+"), row.taken)
        for card, taken in met.items():
            self.cards[card].add((run.hero, run.course), taken, run.won)

    def lengths(self) -> Iterator[tuple[str, str]]:
        """The plays in a run."""
        yield "Plays in a run", f"{self.played.value:.1f}"
