"""Which cards can be offered, removed and upgraded (R32, R36, R49, R51, R54, R59)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity

from components.items import Hero
from systems.run.pools import different, from_rarity, owned_relics, roll_rarity

if TYPE_CHECKING:
    from components.run_prefabs import Weights
    from systems.deck.world import DeckWorld


def class_cards(world: DeckWorld, weights: Weights, stream: str, count: int, rare: int = 0) -> list[str]:
    """Different cards of the hero's pool, rarity by rarity; the last `rare` of them are rare if the dice gave none.
    Fewer if the pool is short."""
    hero = component_for_entity(world.player, Hero).prefab
    chosen: list[str] = []

    def left(rarity: str) -> list[str]:
        return [
            card.id
            for card in world.library.cards.values()
            if card.pool == "hero" and card.hero == hero and card.rarity == rarity and card.id not in chosen
        ]

    for place in range(count):
        rarity = roll_rarity(world, weights, stream)
        have = sum(world.library.cards[card].rarity == "rare" for card in chosen)
        if count - place <= rare - have:
            rarity = "rare"
        card = from_rarity(world, rarity, stream, left)
        if card:
            chosen.append(card)
    return chosen


def boss_relics(world: DeckWorld, stream: str, count: int) -> list[str]:
    """Different boss relics that are not owned (R50)."""
    owned = owned_relics(world)
    pool = [relic.id for relic in world.library.relics.values() if relic.rarity == "boss" and relic.id not in owned]
    return different(world, pool, stream, count)


def cards_of_type(world: DeckWorld, wanted: str) -> list[str]:
    """The cards of a type in the hero's pool."""
    hero = component_for_entity(world.player, Hero).prefab
    cards = world.library.cards.values()
    return [card.id for card in cards if card.pool == "hero" and card.hero == hero and card.type == wanted]


def colorless_cards(world: DeckWorld, stream: str, count: int) -> list[str]:
    """Different cards of no class."""
    pool = [card.id for card in world.library.cards.values() if card.pool == "shop"]
    return different(world, pool, stream, count)


def removable(world: DeckWorld) -> list[int]:
    """Places in the deck of the cards that can be removed: not bound curses, and never the last card (R37, R54,
    R59)."""
    cards = world.deck.cards
    if len(cards) <= 1:
        return []
    bound = curses_bound(world)
    return [place for place, card in enumerate(cards) if not (bound and world.library.cards[card].type == "curse")]


def curses_bound(world: DeckWorld) -> bool:
    """Whether a relic keeps curses in the deck (R37)."""
    return any(world.library.relics[relic].binds_curses for relic in owned_relics(world))


def nothing_to_remove(world: DeckWorld, which: str) -> str:
    """Why no card can go, as a player understands it; `which` as in `components.effects.RemoveFromDeck`."""
    if which != "curses":
        return "No card of yours can be removed."
    return "Your curses are bound to you." if curses_bound(world) else "You carry no curse."


def curses(world: DeckWorld) -> list[int]:
    """Places in the deck of the curses that can be removed together: one card of the deck stays (R59)."""
    cards = world.deck.cards
    found = [place for place in removable(world) if world.library.cards[cards[place]].type == "curse"]
    return found if len(found) < len(cards) else found[1:]


def upgradable(world: DeckWorld) -> list[int]:
    """Places in the deck of the cards that can still be upgraded (R32)."""
    return [place for place, card in enumerate(world.deck.cards) if world.library.cards[card].upgrade]
