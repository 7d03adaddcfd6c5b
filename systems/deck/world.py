"""The world of the card game: with cards in their piles, Energy and a deck."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from esper import component_for_entity, create_entity

from components.deck.cards import Card, Deck, Energy, Piles
from systems.core.world import PLAYER, Lookup, World

if TYPE_CHECKING:
    from components.deck.prefabs import CardPrefab, DeckLibrary
    from components.prefabs import Prefab
    from systems.core.rng import Dice
    from systems.core.ruleset import Ruleset


@cache
def _copy_of(prefab: str) -> Card:
    """All copies of a card are alike, and never change."""
    return Card(prefab)


class DeckWorld(World):
    """Direct hands on what only the card game has."""

    __slots__ = ("_cards", "deck", "energy", "piles")

    library: DeckLibrary

    def __init__(
        self, library: DeckLibrary, ruleset: Ruleset, dice: Dice | None = None, *, strict: bool = True
    ) -> None:
        super().__init__(library, ruleset, dice, strict=strict)
        self.piles = component_for_entity(PLAYER, Piles)
        self.energy = component_for_entity(PLAYER, Energy)
        self.deck = component_for_entity(PLAYER, Deck)
        cards = library.cards
        self._cards = Lookup(lambda entity: cards[component_for_entity(entity, Card).prefab])

    def card(self, entity: int) -> CardPrefab:
        """The prefab of a card entity."""
        return self._cards[entity]

    def prefab(self, kind: str, entity: int) -> Prefab | None:
        """That of a card too."""
        return self.card(entity) if kind == "card" else super().prefab(kind, entity)

    def new_card(self, prefab: str) -> int:
        """Make a card entity."""
        return create_entity(_copy_of(prefab))

    def draw_anew(self, seed: str) -> None:
        """The order of the draw pile as well."""
        super().draw_anew(seed)
        self.piles.draw.sort()
        self.dice.shuffle("shuffles", self.piles.draw)
