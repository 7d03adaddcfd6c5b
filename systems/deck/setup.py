"""A combat begins: who stands where, which cards lie where (R9)."""

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


def deal_deck(world: World, deck: Iterable[str]) -> None:
    """The draw pile is the shuffled deck."""
    world.piles.draw.extend(world.new_card(card) for card in deck)
    world.dice.shuffle("shuffles", world.piles.draw)


def seat(world: World, enemies: Iterable[int]) -> None:
    """Enemies take their places left to right and announce their first intent."""
    for enemy in enemies:
        take_seat(world, enemy)
    for enemy in world.seats.living:
        cycle = component_for_entity(enemy, Cycle)
        world.facts.append(IntentShown(enemy, cycle.phase, cycle.step))


def meet(world: World, encounter: str) -> None:
    """The hero meets a group of enemies with the whole deck; `loop.run` then begins the combat."""
    prefab = world.library.encounters[encounter]
    world.clock.encounter, world.clock.kind = encounter, prefab.kind
    deal_deck(world, world.deck.cards)
    seat(world, [world.new_enemy(foe) for foe in prefab.foes])
    begin(world)


def begin(world: World) -> None:
    """The enemies stand, the cards lie ready: the combat's flow starts when the loop runs."""
    world.clock.outcome = "ongoing"
    world.enter("combat_start")
