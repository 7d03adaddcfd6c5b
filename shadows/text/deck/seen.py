"""What the player of the card game has before them, and which card a line means."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from components.deck.prefabs import CardPrefab, cards_in
from components.prefabs import Library
from shadows.content.text import wording
from shadows.content.text.spans import Text
from shadows.picture.deck.models import DeckPicture
from shadows.picture.models import CardLook
from shadows.text import lore
from shadows.text.console import line
from shadows.text.naming import Named, cut, missing
from shadows.text.seen import Seen, Shelf


def _card(library: Library, card: CardPrefab) -> Iterator[Text]:
    text = wording.card_text(library, card)
    cost = "X" if card.x_cost else card.cost
    yield line(f"{card.name}, {card.rarity} {card.type}{'' if cost is None else f', cost {cost}'}: ", text)
    yield from lore.terms(library, text)
    if upgrade := cards_in(library).get(card.upgrade):
        cost = "X" if upgrade.x_cost else upgrade.cost
        yield line(f"  {upgrade.name}, cost {cost}: ", wording.card_text(library, upgrade))


TERMS = ("statuses", "keywords")
"""What texts use comes before all that has a text."""


@dataclass(frozen=True)
class DeckSeen(Seen):
    """The card game at one moment. `numbers` are those of the cards in hand by their entities."""

    shelves_of_all: ClassVar[Mapping[str, lore.Explain]] = {
        **{kind: lore.SHELVES[kind] for kind in TERMS},
        "cards": _card,
        **{kind: explain for kind, explain in lore.SHELVES.items() if kind not in TERMS},
    }

    picture: DeckPicture
    numbers: Mapping[int, int]

    @property
    def playable(self) -> list[Named[CardLook]]:
        """The cards of the hand; of those that are alike one that can be played comes first."""
        hand = [Named(self.numbers[card.entity], card.name, card, (card.id,)) for card in self.picture.hand]
        return sorted(hand, key=lambda card: bool(card.thing.refusal))

    @property
    def shelves(self) -> list[Shelf]:
        """The hand as well, after the answers."""
        answers, *others = super().shelves
        hand = Shelf("card", "in your hand", self.playable, lambda card: lore.of_card(self.library, card))
        return [answers, hand, *others]

    def card(self, said: str) -> tuple[CardLook, Sequence[str]]:
        """The card of the hand that a line begins with, and the words after it. Raises Mistake."""
        hand = self.playable
        found = cut(said.split(), hand)
        if found is None:
            raise missing(said.split(maxsplit=1)[0], "card", "in your hand", sorted(hand))
        return found
