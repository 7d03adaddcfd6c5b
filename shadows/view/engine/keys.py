"""What keys and buttons mean, and how they are called. Names of keys and buttons are the engine's."""

from __future__ import annotations

import sys
from collections.abc import Mapping

CARDS = "1234567890"
"""The key of the first ten cards in the hand."""

KEYS = {
    "confirm": "space",
    "next": "tab",
    "left": "left arrow",
    "right": "right arrow",
    "up": "up arrow",
    "down": "down arrow",
    "end_turn": "e",
    "draw": "d",
    "discard": "s",
    "exhaust": "x",
    "deck": "q",
    "map": "m",
    "potions": "p",
    "log": "l",
    "explain": "i",
    "speed": "f",
    "mute": "f10",
    "fullscreen": "f11",
    **{f"card_{place}": key for place, key in enumerate(CARDS)},
}
"""Action -> its usual key. Scenes act on those actions that they know."""

FIXED_KEYS = {
    "enter": "confirm",
    "escape": "back",
    "scroll up": "scroll_up",
    "scroll down": "scroll_down",
    "page up": "page_up",
    "page down": "page_down",
}
"""Keys that always mean the same, so that nobody is locked out."""

PAD = {
    "confirm": "face_a",
    "back": "face_b",
    "end_turn": "face_x",
    "potions": "face_y",
    "draw": "lshoulder",
    "discard": "rshoulder",
    "exhaust": "ltrigger",
    "deck": "rtrigger",
    "map": "back",
    "log": "lstick",
    "speed": "rstick",
    "pause": "start",
}
"""Action -> its usual button of a gamepad."""

FIXED_PAD = {"dpad_left": "left", "dpad_right": "right", "dpad_up": "up", "dpad_down": "down"}
"""The cross and the left stick always move the focus."""

MOVING = ("left", "right", "up", "down", "next", "previous")
"""Actions that move the focus."""

COMMAND = "meta" if sys.platform == "darwin" else "control"
CHORDS = {
    f"{COMMAND}-c": "copy",
    f"{COMMAND}-v": "paste",
    "control-insert": "copy",
    "shift-insert": "paste",
}
"""What keys mean with another one held, as everywhere in the system."""

COPY_CAP = "⌘C" if sys.platform == "darwin" else "Ctrl+C"
"""What is written on what copies."""

REPEATING = {"left", "right", "up", "down", "next", "page_up", "page_down"}
"""Actions that go on while their key is held."""

ASKING = {*REPEATING, "previous", "scroll_up", "scroll_down", "potions"}
"""Actions that lead the focus to what the player wants to know about."""

WORDS = {
    "end_turn": "End turn",
    "draw": "Draw pile",
    "discard": "Discard pile",
    "exhaust": "Exhaust pile",
    "deck": "Deck",
    "map": "Map",
    "potions": "Potions",
    "log": "Log",
    "explain": "Explain all",
    "speed": "Animation speed",
    "confirm": "Confirm",
    "back": "Back",
    "pause": "Pause",
    "next": "Next",
    "left": "Focus left",
    "right": "Focus right",
    "up": "Focus up",
    "down": "Focus down",
    "mute": "Sound on and off",
    "fullscreen": "Fullscreen",
    **{f"card_{place}": f"Card {place + 1}" for place in range(len(CARDS))},
}
"""Action -> what it is called, in the order in which they are listed."""

CAPS = {
    "left arrow": "←",
    "right arrow": "→",
    "up arrow": "↑",
    "down arrow": "↓",
    "escape": "Esc",
    "page up": "PgUp",
    "page down": "PgDn",
    "face_a": "A",
    "face_b": "B",
    "face_x": "X",
    "face_y": "Y",
    "lshoulder": "LB",
    "rshoulder": "RB",
    "ltrigger": "LT",
    "rtrigger": "RT",
    "lstick": "LS",
    "rstick": "RS",
    "dpad_left": "←",
    "dpad_right": "→",
    "dpad_up": "↑",
    "dpad_down": "↓",
}
"""What is written on keys and buttons whose name does not say it."""

SILENT = ("shift", "control", "alt", "meta", "lock", "mouse", "print_screen")
"""Parts of the names of what can never stand for an action by itself."""


def cap(name: str) -> str:
    """What is usually written on a key or button."""
    return CAPS.get(name) or (name.upper() if len(name) < 3 else name.replace("_", " ").capitalize())


class Bindings:
    """Which key, or button, stands for which action. An action has one, and each stands for one action.

    `usual` is action -> name, `fixed` name -> action for what cannot be changed, `changed` what the player did: it is
    kept up to date. What makes no sense in it is left out.
    """

    def __init__(self, usual: Mapping[str, str], fixed: Mapping[str, str], changed: dict[str, str]) -> None:
        self._usual, self._fixed, self._changed = usual, fixed, changed
        self._names = dict(usual)
        wishes = dict(changed)
        changed.clear()
        for action, name in wishes.items():
            if action in usual:
                self.bind(action, name)

    @property
    def actions(self) -> list[str]:
        """Those that can be bound, in the order of the list."""
        return [action for action in WORDS if action in self._usual]

    def action(self, name: str) -> str:
        """What it means, empty for nothing."""
        fixed = self._fixed.get(name)
        return fixed or next((action for action, bound in self._names.items() if bound == name), "")

    def name(self, action: str) -> str:
        """What stands for an action, empty for nothing."""
        bound = self._names.get(action)
        return bound or next((name for name, fixed in self._fixed.items() if fixed == action), "")

    def bind(self, action: str, name: str) -> str:
        """Let a key stand for an action. The action that had it gets the old one instead; what is fixed is refused.
        Returns a sentence about that, mostly empty."""
        if name in self._fixed:
            return f"{printed(name)} always means {WORDS.get(self._fixed[name], 'to scroll').lower()}."
        if not name or any(part in name for part in SILENT):
            return f"{printed(name)} cannot stand for anything by itself."
        before, other = self._names[action], self.action(name)
        self._names[action] = name
        if other and other != action:
            self._names[other] = before
        self._changed.clear()
        self._changed.update({did: bound for did, bound in self._names.items() if bound != self._usual[did]})
        return f"{WORDS[other]} is now {printed(before)}." if other and other != action else ""

    def reset(self) -> None:
        """Give every action its usual keys and buttons again."""
        self._names = dict(self._usual)
        self._changed.clear()


class Controls:
    """The bindings of keyboard and gamepad, and which of them was used last."""

    def __init__(self) -> None:
        self.load({}, {})
        self.by_pad = False
        self.printed: Mapping[str, str] = {}
        """Key -> what is printed on it, as far as its name does not say it (as in Keyboard)."""

    def load(self, keys: dict[str, str], pad: dict[str, str]) -> None:
        """Take the changes of the player's settings, which are kept up to date from now on."""
        self.keyboard = Bindings(KEYS, FIXED_KEYS, keys)
        self.pad = Bindings(PAD, FIXED_PAD, pad)

    def key(self, key: str) -> str:
        """What a key means, empty for nothing. `key` may end in `hold` while it repeats."""
        held = key.endswith(" hold")
        meant = self.keyboard.action(key.removesuffix(" hold"))
        return meant if not held or meant in REPEATING else ""

    def cap(self, usual: str) -> str:
        """What is written on what means the same now, on the device in hand, as a key (or several arrows) usually does.

        A key that means nothing usually is given back as it is; empty if a gamepad has no button for it.
        """
        if not self.by_pad and usual in FIXED_CAPS:
            return usual
        caps = FIXED_CAPS | USUAL_CAPS
        actions = [caps.get(part, "") for part in ([usual] if usual in caps else usual)]
        device = self.pad if self.by_pad else self.keyboard
        names = [device.name(action) for action in actions]
        if all(names):
            return "".join(map(printed, names))
        return "" if self.by_pad else self.printed.get(usual.lower(), usual)


FIXED_CAPS = {cap(name): action for name, action in FIXED_KEYS.items()}
USUAL_CAPS = {cap(name): action for action, name in KEYS.items()}
"""What is written on a key -> the action that it usually stands for."""

CONTROLS = Controls()
"""Those of this process."""


def printed(name: str) -> str:
    """What is written on a key or button of the player's."""
    return CONTROLS.printed.get(name) or cap(name)
