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

    from systems.arena import Arena


def give_relics(arena: Arena, relics: Iterable[str]) -> None:
    """Relics, in the order acquired."""
    held = arena.satchel.relics
    for prefab in relics:
        held.append(create_entity(Relic(prefab, len(held) + 1)))
    arena.rulebook.forget()


def deal_deck(arena: Arena, deck: Iterable[str]) -> None:
    """The draw pile is the shuffled deck."""
    arena.piles.draw.extend(arena.new_card(card) for card in deck)
    arena.dice.shuffle("shuffles", arena.piles.draw)


def seat(arena: Arena, enemies: Iterable[int]) -> None:
    """Enemies take their places left to right and announce their first intent."""
    for enemy in enemies:
        take_seat(arena, enemy)
    for enemy in arena.seats.living:
        cycle = component_for_entity(enemy, Cycle)
        arena.facts.append(IntentShown(enemy, cycle.phase, cycle.step))


def meet(arena: Arena, encounter: str) -> None:
    """The hero meets a group of enemies with the whole deck; `kernel.run` then begins the combat."""
    prefab = arena.library.encounters[encounter]
    arena.clock.encounter, arena.clock.kind = encounter, prefab.kind
    deal_deck(arena, arena.deck.cards)
    seat(arena, [arena.new_enemy(foe) for foe in prefab.foes])
    begin(arena)


def begin(arena: Arena) -> None:
    """The enemies stand, the cards lie ready: the combat's flow starts when the kernel runs."""
    arena.clock.outcome = "ongoing"
    arena.enter("combat_start")
