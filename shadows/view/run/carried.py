"""What is carried on the way, in the bar above it, and the buttons beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from components.commands import Command, DiscardPotion
from shadows.picture.models import Picture, PotionLook
from shadows.view.panels.belt import Belt
from shadows.view.panels.belt_areas import button_spots, buttons, potion_spots, relic_spots, relics_of
from shadows.view.panels.potion_menu import HeldPotion, PotionMenu
from shadows.view.panels.scene import Scene
from shadows.view.panels.things import ThingsView


class Carried:
    """`belt` is the bar; `deck` is where the button of the deck stands."""

    def __init__(
        self,
        scene: Scene,
        picture: Picture,
        where: str,
        owned: str,
        relics_to: float,
        belt: Callable[[], Belt],
        legal: Callable[[], Sequence[Command]],
        submit: Callable[[Command], None],
    ) -> None:
        """`owned` is what the player owns, in words. Relics reach no further right than to `relics_to`. `belt` is the
        bar as it is when it is asked for: after the window has changed it is another one."""
        self._scene, self._picture, self._belt, self._legal, self._submit = scene, picture, belt, legal, submit
        canvas, library = scene.game.canvas, scene.game.library
        picture = msgspec.structs.replace(picture, round=0)  # a fight that waits has not begun here
        self.belt = Belt(scene.root, canvas, picture, where, relics_to)
        self._potions = potion_spots(library, picture, self.belt, self._hold)
        shown = buttons(scene.pause, scene.act, owned, on_a_map=True)
        corner = button_spots(scene.root, canvas, shown)
        self.deck = next((spot.box.x, spot.box.y) for spot in corner if spot.name == "deck")
        for spot in (*relic_spots(library, picture, self.belt, self._all_relics), *self._potions, *corner):
            scene.add(spot)

    def _all_relics(self) -> None:
        ThingsView(self._scene, "Your relics", relics_of(self._scene.game.library, self._picture))

    def next_potion(self) -> None:
        """The focus goes to the next potion."""
        self._scene.board.step_through(self._potions)

    def _hold(self, potion: PotionLook) -> None:
        """A potion is meant: it can be thrown away, where the game lets that be done now."""
        command = DiscardPotion(potion.slot)
        throw = (lambda: self._submit(command)) if command in self._legal() else None
        held = HeldPotion(potion, lambda: self._belt().boxes[f"potion:{potion.slot}"], None, throw)
        PotionMenu(self._scene, held)
