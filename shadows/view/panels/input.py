"""From the engine's keys, buttons and pointer to what the screen is told: the one way in for all input."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from shadows.view.engine.engine import LEFT, Engine
from shadows.view.engine.gamepad import Pads
from shadows.view.engine.keyboard import split
from shadows.view.engine.keys import ASKING, CHORDS, CONTROLS, FIXED_KEYS, MOVING
from shadows.view.panels.screen import Screen
from shadows.view.widgets import hints
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.guard import Guard
from shadows.view.widgets.hit_areas import Place

OUTSIDE: Place = (9.0, 9.0)

ANSWERS = ("confirm", "end_turn", "card_")
"""How actions begin that answer what is asked; all others look, move or go back."""


class Input:
    """Where the pointer is, which device is in hand, and who waits for a key."""

    def __init__(
        self,
        engine: Engine,
        canvas: Canvas,
        screen: Callable[[], Screen | None],
        shortcuts: Mapping[str, Callable[[], None]],
    ) -> None:
        """`screen` is the one that is seen; `shortcuts` are what is done on every screen, by the names of chords and
        actions."""
        self._engine, self._canvas, self._screen, self._shortcuts = engine, canvas, screen, shortcuts
        self.pads = Pads(engine.gamepads)
        self.pointer: Place | None = None
        """Where the mouse is, on the canvas."""
        self.by_keys = False
        """Whether keyboard or gamepad was used last, not the mouse."""
        self.waiting: Callable[[str, str], None] | None = None
        """Who is told of the next key or button in place of the screen: the device (`keys` or `pad`) and its name, both
        empty when the mouse is pressed."""
        self._pressing = Guard()
        """For what acts on the thing under the pointer, or on what has the focus."""
        self._answering = Guard()
        """For keys that mean an answer wherever the focus is."""

    @property
    def guarded(self) -> bool:
        """Whether what is asked has just come, so that it takes no answer yet."""
        return self._pressing.up or self._answering.up

    def may_answer(self) -> bool:
        """Whether a key may answer what is asked; one that may not has been in vain."""
        return not self._answering.holds()

    def attend(self) -> None:
        """The player has seen what is asked, however short it has been there."""
        self._look()
        for guard in (self._pressing, self._answering):
            guard.lower()

    def frame(self, seconds: float) -> None:
        """Per frame: the pointer, and what the gamepads did."""
        for guard in (self._pressing, self._answering):
            guard.pass_time(seconds)
        self.point()
        self._look()
        for button in self.pads.update(seconds):
            self._hold_pad(True)
            if self._heard("pad", button):
                continue
            self._act(CONTROLS.pad.action(button))

    def key(self, key: str) -> None:
        """A key or button of the mouse, by the engine's name, with the modifiers before it."""
        self.point()
        self._look()
        scene = self._screen()
        if scene is None:
            return
        if self.waiting is not None and key.endswith("mouse down"):
            self.waiting("", "")
        match key:
            case "left mouse down":
                self.by_keys = False
                if self.pointer is not None and not self._pressing.holds():
                    scene.pressed(self.pointer)
            case "left mouse up":
                scene.released(self.pointer or OUTSIDE)
            case "right mouse down":
                scene.cancel()
            case _ if key == LEFT:
                scene.cancel()
            case _ if key in FIXED_KEYS or not key.endswith(" up"):  # page up and scroll up are no releases
                self._key(key)

    def text(self, text: str) -> None:
        """What was written, as the system makes it from keys."""
        scene = self._screen()
        field = scene.field if scene is not None else None
        if field is not None:
            field.write(text)

    def point(self) -> None:
        """Look where the mouse is."""
        scene, pixel, before = self._screen(), self._engine.pointer, self.pointer
        place = None if pixel is None else self._canvas.place(pixel)
        came, self.pointer = self.pointer is None, place
        if place is None or place == before or scene is None:
            return
        if came and scene.board.at(place) is None:
            return  # a pointer that rests in the window from the start takes the focus from nothing
        self.by_keys = False
        scene.moved(place)

    def _look(self) -> None:
        """See what is asked now."""
        scene = self._screen()
        if scene is not None:
            self._pressing.look(scene.lying, self.pointer)
            self._answering.look(scene.asking)

    def _key(self, key: str) -> None:
        modifiers, name = split(key)
        scene = self._screen()
        chord = CHORDS.get(key, "")
        if chord in self._shortcuts:
            self._shortcuts[chord]()
            return
        if modifiers - {"shift"}:
            return  # it is the system's, or nobody's
        if name.endswith(" hold") or not self._heard("keys", name):
            if scene is None or (scene.field is not None and scene.field.typed(name)):
                return  # what is written is no action
            if not self._answering.up and scene.typed(name):
                return
            action = CONTROLS.key(name)
            if action:
                self._hold_pad(False)
            self._act("previous" if action == "next" and "shift" in modifiers else action)

    def _heard(self, device: str, name: str) -> bool:
        """Whether someone was waiting for it."""
        if self.waiting is None:
            return False
        self.waiting(device, name)
        return True

    def _act(self, action: str) -> None:
        scene = self._screen()
        if action in self._shortcuts:
            self._shortcuts[action]()
        elif action and scene is not None:
            self.by_keys = self.by_keys or not action.startswith("scroll")
            if action in MOVING:
                self.attend()
            guard = self._pressing if action == "confirm" else self._answering
            if not (action.startswith(ANSWERS) and guard.holds()):
                scene.act(action)
                scene.board.asked = scene.board.asked or action in ASKING

    def _hold_pad(self, by_pad: bool) -> None:
        """Another device is in hand: what is written on keys is now its."""
        if by_pad != CONTROLS.by_pad:
            CONTROLS.by_pad = by_pad
            hints.refresh()
