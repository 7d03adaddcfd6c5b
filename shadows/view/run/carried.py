"""What is carried on the way, in the bar above it, and the buttons beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from components.commands import DiscardPotion
from shadows.picture.models import PotionLook
from shadows.view.panels.belt import Belt
from shadows.view.panels.belt_areas import button_spots, buttons, potion_spots, relic_spots, relics_of
from shadows.view.panels.potion_menu import HeldPotion, PotionMenu
from shadows.view.panels.things import ThingsView

if TYPE_CHECKING:
    from shadows.view.run.road import Road


class Carried:
    """`belt` is the bar; `deck` is where the button of the deck stands."""

    def __init__(self, road: Road, where: str, relics_to: float) -> None:
        """Relics reach no further right than to `relics_to`."""
        self._road = road
        canvas, library = road.game.canvas, road.game.library
        picture = msgspec.structs.replace(road.picture, round=0)  # a fight that waits has not begun here
        self.belt = Belt(road.root, canvas, picture, where, relics_to)
        self._potions = potion_spots(library, picture, self.belt, self._hold)
        shown = buttons(road.pause, road.act, "Your deck", on_a_map=True)
        corner = button_spots(road.root, canvas, shown)
        self.deck = next((spot.box.x, spot.box.y) for spot in corner if spot.name == "deck")
        for spot in (*relic_spots(library, picture, self.belt, self._all_relics), *self._potions, *corner):
            road.add(spot)

    def _all_relics(self) -> None:
        road = self._road
        ThingsView(road, "Your relics", relics_of(road.game.library, road.picture))

    def next_potion(self) -> None:
        """The focus goes to the next potion."""
        self._road.board.step_through(self._potions)

    def _hold(self, potion: PotionLook) -> None:
        """A potion is meant: it can be thrown away, where the game lets that be done now."""
        road, command = self._road, DiscardPotion(potion.slot)
        throw = (lambda: road.submit(command)) if command in road.play.legal() else None
        PotionMenu(road, HeldPotion(potion, lambda: road.carried.belt.boxes[f"potion:{potion.slot}"], None, throw))
