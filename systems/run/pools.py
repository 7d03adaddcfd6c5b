"""What can be offered: relics and potions by rarity, without doubles (R36, R49, R51, R59)."""

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


def from_rarity(world: World, rarity: str, stream: str, left: Callable[[str], Sequence[str]]) -> str:
    """One of what is `left` of a rarity, or of the nearest that has any; empty if none has."""
    for near in nearest_first(rarity):
        found = left(near)
        if found:
            return world.dice.pick(stream, found)
    return ""


def different(world: World, pool: list[str], stream: str, count: int) -> list[str]:
    """Different ones out of a pool; fewer if it is short."""
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
        and world.ruleset.offered(world, relic)
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
    relics = world.library.relics
    candidates = [one for one in candidates for _ in range(world.ruleset.offered(world, relics[one]))]
    if weights is None:
        return world.dice.pick(stream, candidates)
    return from_rarity(
        world,
        roll_rarity(world, weights, stream),
        stream,
        lambda near: [relic for relic in candidates if tier(relics[relic]) == near],
    )


def potions_of(world: World, rarity: str) -> list[str]:
    """The potions of a rarity, or with `random` all of them."""
    potions = world.library.potions.values()
    fitting = (potion for potion in potions if rarity in ("random", potion.rarity))
    return [potion.id for potion in fitting if world.ruleset.offered(world, potion)]


def random_potion(world: World, stream: str, rarity: str = "random") -> str:
    """Any potion, or any of a rarity; empty when there is none."""
    pool = potions_of(world, rarity)
    return world.dice.pick(stream, pool) if pool else ""
