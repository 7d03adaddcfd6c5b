"""The odds on demand: what is best held, and what comes of it on average."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shadows.picture.dice.models import HintLook
from systems.dice import hints

if TYPE_CHECKING:
    from systems.dice.world import DiceWorld


def hint(world: DiceWorld, target: int) -> HintLook | None:
    """What is best done against an enemy; None where there is nothing to score."""
    found = hints.hint(world, target)
    if found is None:
        return None
    places = {die: place for place, die in enumerate(world.tray.dice)}
    holds, rolls = (tuple(places[die] for die in dice if die in places) for dice in (found.holds, found.rolls))
    return HintLook(holds, rolls, round(found.expected), found.now)
