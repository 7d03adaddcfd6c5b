"""A combat begins, with who stands where (R9), and leaves nothing behind (R28). Both are done here and nowhere else;
what only one game lays out or takes away stands in its ruleset (`meet`, `clear`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity, create_entity

from components.body import Block, Statuses
from components.facts import IntentShown, RelicFaded
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


def clear_field(world: World) -> None:
    """Nothing of a combat outlives it but HP, Gold, potions and the deck; marks of the next combat fade (R28, R53)."""
    player = world.player
    clock = world.clock
    clock.kind, clock.encounter, clock.ending, clock.outcome = "normal", "", "", ""
    clock.round = clock.actor = 0
    component_for_entity(player, Statuses).stacks.clear()
    component_for_entity(player, Block).amount = 0
    world.ruleset.clear(world)
    world.seats.living.clear()
    world.seats.gone.clear()
    world.uses.counts.clear()
    world.queue.delayed.clear()
    for relic in list(world.satchel.relics):
        prefab = component_for_entity(relic, Relic).prefab
        if world.library.relics[prefab].rarity == "mark":
            world.satchel.relics.remove(relic)
            world.facts.append(RelicFaded(relic, prefab))
    world.rulebook.forget()
