"""A combat begins: who stands where (R9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity, create_entity

from components.facts import IntentShown
from components.foes import Cycle
from components.items import Relic
from systems.combat.summons import take_seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from systems.core.world import World


def give_relics(world: World, relics: Iterable[str]) -> None:
    """Relics, in the order acquired."""
    held = world.satchel.relics
    for prefab in relics:
        held.append(create_entity(Relic(prefab, len(held) + 1)))
    world.rulebook.forget()


def seat(world: World, enemies: Iterable[int]) -> None:
    """Enemies take their places left to right and announce their first intent."""
    for enemy in enemies:
        take_seat(world, enemy)
    for enemy in world.seats.living:
        cycle = component_for_entity(enemy, Cycle)
        world.facts.append(IntentShown(enemy, cycle.phase, cycle.step))


def begin(world: World) -> None:
    """All stand ready: the combat's flow starts when the loop runs."""
    world.clock.outcome = "ongoing"
    world.enter(world.ruleset.opening)
