"""Keys by what is printed on them: the system's layout of the keyboard, as far as the engine knows it."""

from __future__ import annotations

import string
from collections.abc import Callable

from panda3d.core import ButtonHandle, ButtonMap

PLACES = string.ascii_lowercase + string.digits + "`-=[]\\;',./"
"""The keys that write something, by what is printed on them in the US: the engine's names for where a key is."""

MODIFIERS = ("shift", "control", "alt", "meta")
"""In the order in which they stand before the name of a key that is pressed with them."""


def split(key: str) -> tuple[frozenset[str], str]:
    """The modifiers that were held while a key was pressed, and the key: `control-alt-e` is `e` with two of them."""
    held: set[str] = set()
    for modifier in MODIFIERS:
        if key.startswith(f"{modifier}-") and len(key) > len(modifier) + 1:
            held.add(modifier)
            key = key[len(modifier) + 1 :]
    return frozenset(held), key


class Keyboard:
    """The layout as it is now; `read` asks the engine for it.

    A key is called by the letter or sign that it writes, as it is printed on it. One whose letter the engine has no
    name for (Й, ö) is called by its place, as if the keyboard was a US one; so are the digits where they need Shift.
    """

    def __init__(self, read: Callable[[], ButtonMap]) -> None:
        self._read = read
        self._signs: dict[str, str] = {}
        self.printed: dict[str, str] = {}
        """What is printed on a key, by its name, where that does not say it."""
        self.refresh()

    def refresh(self) -> None:
        """Look at the layout once more: the player may have chosen another one."""
        layout = self._read()
        handles = {place: ButtonHandle(place) for place in PLACES}
        signs = {place: layout.get_mapped_button(handle) for place, handle in handles.items()}
        self._signs = {place: sign.name for place, sign in signs.items() if sign != ButtonHandle.none()}
        labels = {place: layout.get_mapped_button_label(handles[place]) for place in PLACES if place not in self._signs}
        self.printed = {place: label.upper() for place, label in labels.items() if label and place not in string.digits}

    def nameless(self, place: str) -> bool:
        """Whether a key writes what the engine has no name for: it is told by its place alone."""
        return place in PLACES and place not in self._signs

    def name(self, sign: str, place: str) -> str:
        """What a key is called that writes a sign, if it is the one at a place."""
        by_place = place in string.digits and self._signs.get(place) == sign and not sign.isalnum()
        return place if place and by_place else sign
