"""What mouse and keyboard did since the last frame, each press with where the pointer was when it happened."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from shadows.view.engine.keyboard import MODIFIERS, Keyboard, split

Pixel = tuple[float, float]
"""A point of the window, in pixels from its top left."""

NAMES = {
    "mouse1": "left mouse",
    "mouse2": "middle mouse",
    "mouse3": "right mouse",
    "wheel_up": "scroll up",
    "wheel_down": "scroll down",
    "arrow_left": "left arrow",
    "arrow_right": "right arrow",
    "arrow_up": "up arrow",
    "arrow_down": "down arrow",
    "page_up": "page up",
    "page_down": "page down",
    "lshift": "left shift",
    "rshift": "right shift",
    "lcontrol": "left control",
    "rcontrol": "right control",
    "lalt": "left alt",
    "ralt": "right alt",
}
"""The engine's names of buttons and keys -> those of this game and its settings."""

COMMANDING = {"win32": {"meta"}, "darwin": {"control", "meta"}}.get(sys.platform, {"control", "alt", "meta"})
"""With these held a key writes nothing, whatever the system says; AltGr is none of them."""

REMEMBERED = 30.0
"""Seconds for which the engine keeps the pointer's trail; it is read in every frame."""


@dataclass(slots=True)
class InputEvent:
    """A press, release (`e up`) or repetition (`e hold`) of a key or button, with the modifiers that were held before
    its name (`control-e`); or a `text` that was written. `pixel` is where the pointer was, None for outside."""

    name: str = ""
    text: str = ""
    pixel: Pixel | None = None

    @property
    def by_mouse(self) -> bool:
        """Whether a button of the mouse did it."""
        return "mouse" in self.name or "scroll" in self.name


def places(trail: Sequence[Pixel], presses: int) -> list[Pixel]:
    """Where so many presses and releases of buttons happened, of a pointer that went this way.

    With each of them the engine notes once more where the pointer is. It does so for keys too: where those make it
    uncertain, the first is taken to have been where the pointer rested first, and the others where it rested last.
    """
    rests = [here for before, here in pairwise(trail) if here == before] or list(trail[-1:])
    if len(rests) == presses or not rests:
        return rests
    return [rests[0], *[rests[-1]] * (presses - 1)]


class InputEvents:
    """Collects what the engine throws, from a window that has mouse and keyboard."""

    def __init__(self, base: Any, keyboard: Keyboard) -> None:
        self.keyboard = keyboard
        self._base = base
        self._window, self._watcher = base.win, base.mouseWatcherNode
        self._events: list[InputEvent] = []
        self._modifiers: set[str] = set()
        self._place = ""
        """Where the key is that went down last."""
        self._rested: list[Pixel] = []
        """Where the pointer was at the end of the last frame."""
        self._window.enable_pointer_events(0)
        self._watcher.set_trail_log_duration(REMEMBERED)
        thrower = base.buttonThrowers[0].node()
        for event, throw, hear in (
            ("buttonDown", thrower.set_button_down_event, self._down),
            ("buttonUp", thrower.set_button_up_event, self._up),
            ("buttonHold", thrower.set_button_repeat_event, self._hold),
            ("keystroke", thrower.set_keystroke_event, self._write),
            ("placeDown", thrower.set_raw_button_down_event, self._place_down),
        ):
            throw(event)
            base.accept(event, hear)

    def take(self) -> list[InputEvent]:
        """All since the last time, in their order."""
        self._base.eventMgr.doEvents()  # what was thrown in this frame and is not told yet
        events, self._events = self._events, []
        log = self._watcher.get_trail_log()
        trail = self._rested + [(log.get_xpos(at), log.get_ypos(at)) for at in range(log.get_num_events())]
        self._watcher.clear_trail_log()
        self._rested = trail[-1:]
        here = trail[:1]
        rests = iter(places(trail, sum(event.by_mouse for event in events)))
        for event in events:
            if event.by_mouse:
                here = [next(rests)] if trail else []
            event.pixel = self._inside(*here)
        return events

    def _inside(self, pixel: Pixel | None = None) -> Pixel | None:
        width, height = self._window.get_x_size(), self._window.get_y_size()
        return pixel if pixel is not None and 0 <= pixel[0] < width and 0 <= pixel[1] < height else None

    def _tell(self, name: str, what: str = "") -> None:
        _, key = split(name)
        modifiers, named = name.removesuffix(key), NAMES.get(key, key)
        if named.endswith(" mouse"):
            modifiers, what = "", what or "down"
        self._events.append(InputEvent(f"{modifiers}{named} {what}".rstrip()))

    def _down(self, name: str) -> None:
        _, key = split(name)
        if key in MODIFIERS:
            self._modifiers.add(key)
        self._tell(name.removesuffix(key) + self.keyboard.name(key, self._place))
        self._place = ""

    def _up(self, name: str) -> None:
        self._modifiers.discard(name)
        self._tell(name, "up")

    def _hold(self, name: str) -> None:
        self._tell(name, "hold")

    def _write(self, text: str) -> None:
        if text.isprintable() and not COMMANDING & self._modifiers:
            self._events.append(InputEvent(text=text))

    def _place_down(self, place: str) -> None:
        """A key went down, by its place; if the engine knows a name of it, that comes next."""
        self._place = place
        self.keyboard.refresh()
        if self.keyboard.nameless(place):
            before = "".join(f"{modifier}-" for modifier in MODIFIERS if modifier in self._modifiers)
            self._tell(before + place)
