"""What can be offered: cards, relics and potions by rarity, without doubles (R36, R49, R51, R59)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity

from components.items import Hero, Relic

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from components.prefabs import RelicPrefab
    from components.run_prefabs import Weights
    from systems.core.world import World

RARITIES = ("common", "uncommon", "rare")


def roll_rarity(world: World, weights: Weights, stream: str) -> str:
    """One of the rarities, by weight."""
    drawn = world.dice.below(stream, weights.common + weights.uncommon + weights.rare)
    if drawn < weights.common:
        return "common"
    return "uncommon" if drawn < weights.common + weights.uncommon else "rare"


def nearest_first(rarity: str) -> list[str]:
    """A rarity, then the lower ones downwards, then the higher ones upwards: where to look when one is empty (R59)."""
    at = RARITIES.index(rarity)
    return [rarity, *RARITIES[:at][::-1], *RARITIES[at + 1 :]]


def _from(world: World, rarity: str, stream: str, left: Callable[[str], Sequence[str]]) -> str:
    for near in nearest_first(rarity):
        found = left(near)
        if found:
            return world.dice.pick(stream, found)
    return ""


def class_cards(world: World, weights: Weights, stream: str, count: int, rare: int = 0) -> list[str]:
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
        card = _from(world, rarity, stream, left)
        if card:
            chosen.append(card)
    return chosen


def cards_of_type(world: World, wanted: str) -> list[str]:
    """The cards of a type in the hero's pool."""
    hero = component_for_entity(world.player, Hero).prefab
    cards = world.library.cards.values()
    return [card.id for card in cards if card.pool == "hero" and card.hero == hero and card.type == wanted]


def colorless_cards(world: World, stream: str, count: int) -> list[str]:
    """Different cards of no class."""
    pool = [card.id for card in world.library.cards.values() if card.pool == "shop"]
    return _different(world, pool, stream, count)


def _different(world: World, pool: list[str], stream: str, count: int) -> list[str]:
    left = list(pool)
    chosen: list[str] = []
    while left and len(chosen) < count:
        chosen.append(world.dice.pick(stream, left))
        left.remove(chosen[-1])
    return chosen


def owned_relics(world: World) -> list[str]:
    """The ids of the relics that are carried."""
    return [component_for_entity(relic, Relic).prefab for relic in world.satchel.relics]


def tier(relic: RelicPrefab) -> str:
    """The rarity that a relic counts as in an offer: a class relic is uncommon (R36)."""
    return "uncommon" if relic.rarity == "class" else relic.rarity


def offerable_relics(world: World, without: Collection[str] = (), rarity: str = "") -> list[str]:
    """Relics that may be offered: those not owned; if there are none left, copies of those that are not unique."""
    hero = component_for_entity(world.player, Hero).prefab
    owned = owned_relics(world)
    fitting = [
        relic
        for relic in world.library.relics.values()
        if tier(relic) in RARITIES
        and relic.hero in ("", hero)
        and relic.id not in without
        and (not rarity or tier(relic) == rarity)
    ]
    new = [relic.id for relic in fitting if relic.id not in owned]
    return new or [relic.id for relic in fitting if not relic.unique]


def random_relic(
    world: World, stream: str, weights: Weights | None, without: Collection[str] = (), rarity: str = ""
) -> str:
    """A relic for an offer, by weight or of a given rarity; empty when nothing is left to give."""
    candidates = offerable_relics(world, without, rarity)
    if not candidates:
        return ""
    if weights is None:
        return world.dice.pick(stream, candidates)
    relics = world.library.relics
    return _from(
        world,
        roll_rarity(world, weights, stream),
        stream,
        lambda near: [relic for relic in candidates if tier(relics[relic]) == near],
    )


def boss_relics(world: World, stream: str, count: int) -> list[str]:
    """Different boss relics that are not owned (R50)."""
    owned = owned_relics(world)
    pool = [relic.id for relic in world.library.relics.values() if relic.rarity == "boss" and relic.id not in owned]
    return _different(world, pool, stream, count)


def random_potion(world: World, stream: str) -> str:
    """Any potion; empty when there is none."""
    pool = list(world.library.potions)
    return world.dice.pick(stream, pool) if pool else ""


def removable(world: World) -> list[int]:
    """Places in the deck of the cards that can be removed: not bound curses, and never the last card (R37, R54,
    R59)."""
    cards = world.deck.cards
    if len(cards) <= 1:
        return []
    bound = curses_bound(world)
    return [place for place, card in enumerate(cards) if not (bound and world.library.cards[card].type == "curse")]


def curses_bound(world: World) -> bool:
    """Whether a relic keeps curses in the deck (R37)."""
    return any(world.library.relics[relic].binds_curses for relic in owned_relics(world))


def nothing_to_remove(world: World, which: str) -> str:
    """Why no card can go, as a player understands it; `which` as in `components.effects.RemoveFromDeck`."""
    if which != "curses":
        return "No card of yours can be removed."
    return "Your curses are bound to you." if curses_bound(world) else "You carry no curse."


def curses(world: World) -> list[int]:
    """Places in the deck of the curses that can be removed together: one card of the deck stays (R59)."""
    cards = world.deck.cards
    found = [place for place in removable(world) if world.library.cards[cards[place]].type == "curse"]
    return found if len(found) < len(cards) else found[1:]


def upgradable(world: World) -> list[int]:
    """Places in the deck of the cards that can still be upgraded (R32)."""
    return [place for place, card in enumerate(world.deck.cards) if world.library.cards[card].upgrade]
