"""Who carries rules in a card combat, in the order of R21: the player's relics as acquired, powers as played,
statuses as gained, cards in hand; then the enemies left to right, each with its own rules before its statuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity

from components.body import Statuses, StatusStack
from components.items import Relic
from systems.rulebook import Source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from systems.arena import Arena


def combat_sources(arena: Arena) -> Iterator[Source]:
    """All carriers of rules, in the order in which they answer one fact."""
    player = arena.player
    for entity in arena.satchel.relics:
        relic = arena.library.relics[component_for_entity(entity, Relic).prefab]
        if relic.triggers or relic.modifiers:
            yield Source(player, entity, "relic", "", relic.id, relic.triggers, relic.modifiers)
    yield from _cards(arena, arena.piles.powers, "powers")
    yield from _statuses(arena, player)
    yield from _cards(arena, arena.piles.hand, "hand")
    for enemy in arena.seats.living:
        triggers = arena.phase(enemy).triggers
        if triggers:
            yield Source(enemy, enemy, "enemy", "", arena.enemy(enemy).id, triggers, ())
        yield from _statuses(arena, enemy)


def _cards(arena: Arena, pile: list[int], where: str) -> Iterator[Source]:
    for entity in pile:
        card = arena.card(entity)
        if card.where == where and (card.triggers or card.modifiers):
            yield Source(arena.player, entity, "card", card.type, card.id, card.triggers, card.modifiers)


def _statuses(arena: Arena, body: int) -> Iterator[Source]:
    for status, entity in component_for_entity(body, Statuses).stacks.items():
        prefab = arena.library.statuses[status]
        if prefab.triggers or prefab.modifiers:
            stack = component_for_entity(entity, StatusStack)
            yield Source(body, entity, "status", "", status, prefab.triggers, prefab.modifiers, stack)
