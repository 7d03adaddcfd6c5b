"""The acts of the climb, and the one that the run is in."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from components.prefabs import ActPrefab, ShopPrefab
    from systems.core.world import World


def acts(world: World) -> tuple[ActPrefab, ...]:
    """The acts in the order of the climb."""
    return world.library.climb


def shop_here(world: World) -> ShopPrefab:
    """What the shop is like where the player stands."""
    return world.library.shops[world.ruleset.shop(world, acts(world)[world.journey.act])]


def shop_of_act(world: World) -> ShopPrefab:
    """What the shops on the map of this act are like."""
    return world.library.shops[acts(world)[world.journey.act].shop]
