"""Who carries rules in the combats of every game: relics, statuses, enemies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity

from components.body import Statuses, StatusStack
from components.items import Relic
from systems.core.rulebook import Source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from systems.core.world import World


def of_relics(world: World) -> Iterator[Source]:
    """The player's relics, as acquired."""
    for entity in world.satchel.relics:
        relic = world.library.relics[component_for_entity(entity, Relic).prefab]
        if relic.triggers or relic.modifiers:
            yield Source(world.player, entity, "relic", "", relic.id, relic.triggers, relic.modifiers)


def of_statuses(world: World, body: int) -> Iterator[Source]:
    """The statuses on a body, as gained."""
    for status, entity in component_for_entity(body, Statuses).stacks.items():
        prefab = world.library.statuses[status]
        if prefab.triggers or prefab.modifiers:
            stack = component_for_entity(entity, StatusStack)
            yield Source(body, entity, "status", "", status, prefab.triggers, prefab.modifiers, stack)


def of_enemies(world: World) -> Iterator[Source]:
    """The enemies left to right, each with its own rules before its statuses."""
    for enemy in world.seats.living:
        phase = world.phase(enemy)
        if phase.triggers or phase.modifiers:
            yield Source(enemy, enemy, "enemy", "", world.enemy(enemy).id, phase.triggers, phase.modifiers)
        yield from of_statuses(world, enemy)
