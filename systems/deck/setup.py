"""A combat of the card game begins: the deck is shuffled, the enemies stand (R9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from components.body import Health
from components.deck.cards import Deck, Energy
from components.flow import Streams
from components.items import Belt, Hero, Purse
from components.run import Journey
from systems.combat.setup import begin, seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from components.deck.prefabs import DeckLibrary
    from systems.deck.world import DeckWorld


def hero_of(library: DeckLibrary, hero: str, seed: str, changed: Mapping[str, int]) -> tuple[Any, ...]:
    """What a hero owns as a run begins. `changed` overrides `hp`, `max_hp`, `gold`."""
    prefab = library.heroes[hero]
    max_hp = changed.get("max_hp", prefab.health)
    return (
        Hero(hero),
        Health(changed.get("hp", max_hp), max_hp),
        Energy(prefab.energy, prefab.energy),
        Purse(changed.get("gold", prefab.gold)),
        Belt([None] * prefab.potion_slots),
        Streams(seed),
        Deck(list(prefab.deck)),
        Journey(),
    )


def deal_deck(world: DeckWorld, deck: Iterable[str]) -> None:
    """The draw pile is the shuffled deck."""
    world.piles.draw.extend(world.new_card(card) for card in deck)
    world.dice.shuffle("shuffles", world.piles.draw)


def meet(world: DeckWorld, encounter: str) -> None:
    """The hero meets a group of enemies with the whole deck; `loop.run` then begins the combat."""
    prefab = world.library.encounters[encounter]
    world.clock.encounter, world.clock.kind = encounter, prefab.kind
    deal_deck(world, world.deck.cards)
    seat(world, [world.new_enemy(foe) for foe in prefab.foes])
    begin(world)


def clear(world: DeckWorld) -> None:
    """No card of a fight outlives it (R28)."""
    piles = world.piles
    for pile in (piles.draw, piles.hand, piles.discard, piles.exhaust, piles.powers, piles.in_play):
        pile.clear()
