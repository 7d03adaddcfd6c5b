"""From the engine's keys, buttons and pointer to what the screen is told: the one way in for all input."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from shadows.view.engine import LEFT
from shadows.view.gamepad import Pads
from shadows.view.keys import CONTROLS
from shadows.view.widgets import hints
from shadows.view.widgets.spots import Place

if TYPE_CHECKING:
    from shadows.view.game import Game

OUTSIDE: Place = (9.0, 9.0)
ROLLED = ("scroll up", "page up")
"""Pressed keys whose names end as those of released ones do."""


class Input:
    """Where the pointer is, which device is in hand, and who waits for a key."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.pads = Pads(game.engine.gamepads)
        self.pointer: Place | None = None
        """Where the mouse is, on the canvas."""
        self.by_keys = False
        """Whether keyboard or gamepad was used last, not the mouse."""
        self.waiting: Callable[[str, str], None] | None = None
        """Who is told of the next key or button in place of the screen: the device (`keys` or `pad`) and its name, both
        empty when the mouse is pressed."""
        self._shift = False

    def frame(self, seconds: float) -> None:
        """Per frame: the pointer, and what the gamepads did."""
        self.point()
        for button in self.pads.update(seconds):
            self._hold_pad(True)
            if self._heard("pad", button):
                continue
            self._act(CONTROLS.pad.action(button))

    def key(self, key: str) -> None:
        """A key or button of the mouse, by the engine's name."""
        if key.endswith(("shift", "shift up")):
            self._shift = not key.endswith(" up")
        self.point()
        scene = self._game.scene
        if scene is None:
            return
        if self.waiting is not None and key.endswith("mouse down"):
            self.waiting("", "")
        match key:
            case "left mouse down":
                self.by_keys = False
                if self.pointer is not None:
                    scene.pressed(self.pointer)
            case "left mouse up":
                scene.released(self.pointer or OUTSIDE)
            case "right mouse down":
                scene.cancel()
            case _ if key == LEFT:
                self._shift = False
                scene.cancel()
            case _ if not key.endswith(" up") or key in ROLLED:
                self._key(key)

    def point(self) -> None:
        """Look where the mouse is."""
        game = self._game
        pixel, before = game.engine.pointer, self.pointer
        place = None if pixel is None else game.canvas.place(pixel)
        came, self.pointer = self.pointer is None, place
        if place is None or place == before or game.scene is None:
            return
        if came and game.scene.board.at(place) is None:
            return  # a pointer that rests in the window from the start takes the focus from nothing
        self.by_keys = False
        game.scene.moved(place)

    def _key(self, key: str) -> None:
        if key.endswith(" hold") or not self._heard("keys", key):
            if self._game.scene is not None and self._game.scene.typed(key):
                return  # what is written is no action
            action = CONTROLS.key(key)
            if action:
                self._hold_pad(False)
            self._act("previous" if action == "next" and self._shift else action)

    def _heard(self, device: str, name: str) -> bool:
        """Whether someone was waiting for it."""
        if self.waiting is None:
            return False
        self.waiting(device, name)
        return True

    def _act(self, action: str) -> None:
        if action == "fullscreen":
            self._game.change("fullscreen", not self._game.settings.fullscreen)
        elif action and self._game.scene is not None:
            self.by_keys = self.by_keys or not action.startswith("scroll")
            self._game.scene.act(action)

    def _hold_pad(self, by_pad: bool) -> None:
        """Another device is in hand: what is written on keys is now its."""
        if by_pad != CONTROLS.by_pad:
            CONTROLS.by_pad = by_pad
            hints.refresh()
