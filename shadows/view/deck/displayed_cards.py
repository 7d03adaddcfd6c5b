"""What the screen shows of the cards at a moment: moved on by one fact at a time, as `Displayed` is."""

from __future__ import annotations

from dataclasses import dataclass

from components import facts
from components.facts import Fact
from shadows.picture.deck.models import DeckPicture

PILES = ("draw", "discard", "exhaust", "powers")


@dataclass(slots=True)
class DisplayedCards:
    """Energy and cards of a fight. `hand` is card entities; `piles` counts the others."""

    energy: int
    hand: list[int]
    piles: dict[str, int]

    @classmethod
    def of(cls, picture: DeckPicture) -> DisplayedCards:
        """As a picture says."""
        piles = {pile: len(getattr(picture, pile)) for pile in PILES}
        return cls(picture.player.energy, [card.entity for card in picture.hand], piles)

    def apply(self, fact: Fact) -> None:
        """Move on by one fact."""
        match fact:
            case facts.EnergySet():
                self.energy = fact.amount
            case facts.EnergyGained():
                self.energy += fact.amount
            case facts.CardPlayed():
                self.energy -= fact.energy
                self._leave(fact.card)
            case facts.CardDrawn():
                self.piles["draw"] -= 1
                self.hand.append(fact.card)
            case facts.CardDiscarded():
                self._leave(fact.card)
                self.piles["discard"] += 1
            case facts.CardExhausted():
                self._leave(fact.card)
                self.piles["exhaust"] += 1
            case facts.PowerRaised():
                self._leave(fact.card)
                self.piles["powers"] += 1
            case facts.CardAdded():
                self._enter(fact.card, fact.pile)
            case facts.CardMoved():
                if fact.source == "hand":
                    self._leave(fact.card)
                else:
                    self.piles[fact.source] = self.piles.get(fact.source, 0) - 1
                self._enter(fact.card, fact.to)
            case facts.PileShuffled():
                self.piles["draw"] += fact.cards
                self.piles["discard"] -= fact.cards

    def _leave(self, card: int) -> None:
        if card in self.hand:
            self.hand.remove(card)

    def _enter(self, card: int, pile: str) -> None:
        if pile == "hand":
            self.hand.append(card)
        else:
            self.piles[pile] = self.piles.get(pile, 0) + 1
