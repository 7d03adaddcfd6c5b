"""Who carries rules in a card combat, in the order of R21: the player's relics as acquired, powers as played,
statuses as gained, cards in hand; then the enemies left to right, each with its own rules before its statuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from systems.combat.sources import of_enemies, of_relics, of_statuses
from systems.core.rulebook import Source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from systems.deck.world import DeckWorld


def combat_sources(world: DeckWorld) -> Iterator[Source]:
    """All carriers of rules, in the order in which they answer one fact."""
    yield from of_relics(world)
    yield from _cards(world, world.piles.powers, "powers")
    yield from of_statuses(world, world.player)
    yield from _cards(world, world.piles.hand, "hand")
    yield from of_enemies(world)


def _cards(world: DeckWorld, pile: list[int], where: str) -> Iterator[Source]:
    for entity in pile:
        card = world.card(entity)
        if card.where == where and (card.triggers or card.modifiers):
            yield Source(world.player, entity, "card", card.type, card.id, card.triggers, card.modifiers)
