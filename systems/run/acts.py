"""The acts of the climb, and the one that the run is in."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from components.prefabs import ActPrefab, ShopPrefab
    from systems.arena import Arena


def acts(arena: Arena) -> list[ActPrefab]:
    """The acts in the order of the climb."""
    return sorted((act for act in arena.library.acts.values() if act.plan), key=lambda act: (act.order, act.id))


def shop_here(arena: Arena) -> ShopPrefab:
    """What the shops of this act are like."""
    return arena.library.shops[acts(arena)[arena.journey.act].shop]
