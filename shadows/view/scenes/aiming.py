"""A card or a potion that waits for its target."""

from __future__ import annotations

from dataclasses import dataclass

from components.commands import Command, PlayCard, UsePotion
from shadows.view.widgets.spots import Place


@dataclass(slots=True)
class Aiming:
    """What is aimed: a card of the hand, or the potion of a slot. `dragged`: the button of the mouse is still down.

    `target` is the enemy that is meant now. `start` is where the arrow begins.
    """

    start: Place
    card: int | None = None
    slot: int | None = None
    dragged: bool = False
    target: int | None = None

    def command(self, target: int) -> Command:
        """What it asks for with that target."""
        if self.card is not None:
            return PlayCard(self.card, target)
        return UsePotion(self.slot or 0, target)


@dataclass(slots=True)
class Grip:
    """A card that the button of the mouse went down on: where, and whether it has been dragged away since."""

    card: int
    place: Place
    dragged: bool = False
