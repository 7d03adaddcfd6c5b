"""What is taken in of a run of the deck game besides what every game has: cards, and where they were offered."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

from components import facts
from components.commands import Choose
from shadows.lab.recording.recorder import Recorder
from shadows.lab.records.deck import DECK, CardRow, OfferRow

if TYPE_CHECKING:
    from components.facts import Fact
    from shadows import Session
    from shadows.lab.records import Kind
    from shadows.picture.models import Picture

PEEK = "PEEK"
"""The seed of the copies in which closed offers are opened: what they hold is drawn already."""


class DeckRecorder(Recorder):
    """Counts the cards that were offered, gained and played."""

    kind: ClassVar[Kind] = DECK

    def __init__(self, session: Session) -> None:
        self._cards: dict[str, CardRow] = {}
        self._offers: list[OfferRow] = []
        self._offered: dict[tuple[str, int, str], OfferRow] = {}
        self._plays = 0
        super().__init__(session)
        self._ids["card"] = {prefab.name: prefab.id for prefab in session.library.shelf("cards").values()}

    def _of_run(self, _seen: Picture) -> dict[str, Any]:
        deck = Counter(_deck(_seen))
        for card, copies in deck.items():
            self._card(card).kept = copies
        return {"deck": deck.total(), "plays": self._plays}

    def _of_floor(self, _seen: Picture) -> dict[str, Any]:
        return {"deck": len(_deck(_seen))}

    def _of_record(self) -> dict[str, Any]:
        return {"cards": tuple(self._cards[card] for card in sorted(self._cards)), "offers": tuple(self._offers)}

    def _fact(self, fact: Fact) -> None:
        match fact:
            case facts.CardDrawn(card=entity, prefab=card):
                self._know(entity, card)
            case facts.CardPlayed(card=entity, prefab=card):
                self._know(entity, card)
                self._card(card).played += 1
                self._plays += 1
            case facts.CardGained(prefab=card):
                self._gain(card)
            case _:
                pass

    def _know(self, entity: int, card: str) -> None:
        if self._fight is not None:
            self._fight.prefabs[entity] = card

    def _enters(self) -> None:
        self._offered.clear()

    def _sees(self, seen: Picture) -> None:
        question = seen.question
        if question is None:
            return
        self._offer(seen)
        if question.kind == "rewards":
            for option in question.options:
                if option.kind in ("cards", "relics") and not option.refusal:
                    copy = self._session.fork(PEEK)
                    copy.submit(Choose(option.place))
                    self._offer(copy.look())

    def _offer(self, seen: Picture) -> None:
        question = seen.question
        if question is None or question.kind not in ("reward_card", "shop"):
            return
        for option in question.options:
            key = (question.kind, option.place, option.id)
            if option.kind == "card" and key not in self._offered:
                row = self._offered[key] = OfferRow(option.id, self._act, self._floor, question.kind)
                self._offers.append(row)
                self._card(option.id).offered += 1

    def _gain(self, card: str) -> None:
        """Count a card as picked where it was offered, otherwise as given."""
        offers = [row for row in self._offered.values() if row.card == card]
        if not offers:
            self._card(card).given += 1
            return
        self._card(card).picked += 1
        next((row for row in offers if not row.taken), offers[0]).taken = True

    def _card(self, card: str) -> CardRow:
        return self._cards.setdefault(card, CardRow(card))


def _deck(seen: Picture) -> list[str]:
    """The ids of the cards that the hero owns."""
    return [card.id for card in getattr(seen.journey, "deck", ())]
