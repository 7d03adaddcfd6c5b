"""Who carries rules in a card combat, in the order of R21: the player's relics as acquired, powers as played,
statuses as gained, cards in hand; then the enemies left to right, each with its own rules before its statuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity

from components.body import Statuses, StatusStack
from components.items import Relic
from systems.core.rulebook import Source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from systems.deck.world import DeckWorld


def combat_sources(world: DeckWorld) -> Iterator[Source]:
    """All carriers of rules, in the order in which they answer one fact."""
    player = world.player
    for entity in world.satchel.relics:
        relic = world.library.relics[component_for_entity(entity, Relic).prefab]
        if relic.triggers or relic.modifiers:
            yield Source(player, entity, "relic", "", relic.id, relic.triggers, relic.modifiers)
    yield from _cards(world, world.piles.powers, "powers")
    yield from _statuses(world, player)
    yield from _cards(world, world.piles.hand, "hand")
    for enemy in world.seats.living:
        triggers = world.phase(enemy).triggers
        if triggers:
            yield Source(enemy, enemy, "enemy", "", world.enemy(enemy).id, triggers, ())
        yield from _statuses(world, enemy)


def _cards(world: DeckWorld, pile: list[int], where: str) -> Iterator[Source]:
    for entity in pile:
        card = world.card(entity)
        if card.where == where and (card.triggers or card.modifiers):
            yield Source(world.player, entity, "card", card.type, card.id, card.triggers, card.modifiers)


def _statuses(world: DeckWorld, body: int) -> Iterator[Source]:
    for status, entity in component_for_entity(body, Statuses).stacks.items():
        prefab = world.library.statuses[status]
        if prefab.triggers or prefab.modifiers:
            stack = component_for_entity(entity, StatusStack)
            yield Source(body, entity, "status", "", status, prefab.triggers, prefab.modifiers, stack)
