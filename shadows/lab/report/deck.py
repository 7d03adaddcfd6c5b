"""What the report of the deck game has besides what every game has: cards."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, cast

from shadows.lab.report.figures import Figures, Share
from shadows.lab.report.page import called, spark_of, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from shadows.lab.records import Record
    from shadows.lab.records.deck import DeckRecord


@dataclass(slots=True)
class CardFigures:
    """A card in both of its forms: `copies` were gained, offered or not. `won` are the runs that had it in the deck at
    the end."""

    picked: Share = field(default_factory=Share)
    copies: int = 0
    played: int = 0
    won: Share = field(default_factory=Share)


@dataclass(slots=True)
class DeckFigures(Figures):
    """All figures of the deck game."""

    cards: defaultdict[str, CardFigures] = field(default_factory=lambda: defaultdict(CardFigures))

    def add(self, record: Record) -> None:
        """Take in a run."""
        Figures.add(self, record)
        kept: Counter[str] = Counter()
        for row in cast("DeckRecord", record).cards:
            name = row.card.removesuffix("+")
            card = self.cards[name]
            card.picked.hits += row.picked
            card.picked.of += row.offered
            card.copies += row.picked + row.given
            card.played += row.played
            kept[name] += row.kept
        for name, copies in kept.items():
            if copies:
                self.cards[name].won.add(record.run.won)

    def sections(self) -> Iterator[tuple[str, str]]:
        """What only this game has on the page."""
        rows = []
        for name, card in sorted(self.cards.items(), key=lambda one: (-one[1].won.of, one[0])):
            picked = spark_of(card.picked) if card.picked.of else "–"
            won = spark_of(card.won) if card.won.of else "–"
            rows.append([escape(called(name)), str(card.picked.of), picked, str(card.played), str(card.won.of), won])
        note = (
            '<p class="note">Both forms of a card together. Runs that win go on longer, so what is found late is had '
            "by winners: compare cards of the same rarity, and simulations with each other.</p>"
        )
        heads = ["Card", "Offered", "Picked", "Played", "In decks at the end", "Won with it"]
        yield "Cards", table(heads, rows) + note
