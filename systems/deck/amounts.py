"""The measures of the card game alone, and how each is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from components.flow import Step
    from systems.deck.world import DeckWorld

MEASURES: dict[str, Callable[[Step, DeckWorld], int]] = {
    "energy": lambda _, world: world.energy.amount,
    "energy_spent": lambda step, _: step.by.spent,
    "cards_in_hand": lambda _, world: len(world.piles.hand),
    "cards_in_draw_pile": lambda _, world: len(world.piles.draw),
    "cards_in_discard_pile": lambda _, world: len(world.piles.discard),
    "cards_in_exhaust_pile": lambda _, world: len(world.piles.exhaust),
}
"""By the word that a prefab names."""
