"""What the keys do, in a line: with the names that they have now, on the device in hand."""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import NodePath

from shadows.view.engine import theme
from shadows.view.engine.keys import CONTROLS
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import plate

ROOM = theme.WIDE * 0.62
"""A line that is wider than this is shrunk."""


def cap_width(words: str, height: float = theme.KEY_CAP) -> float:
    """How wide a key with this name is."""
    return max(theme.grown(height), measure(words, height * 0.68, "bold")[0] + 0.018)


def key_cap(parent: NodePath, words: str, x: float, y: float, height: float = theme.KEY_CAP) -> float:
    """A key with its name; returns its width."""
    width = cap_width(words, height)
    plate(parent, "key", x, y, width, theme.grown(height), 0.010)
    Label(parent, x, y + 0.001, height * 0.68, theme.MIST, "bold", text=words)
    return width


def further(above: int, below: int) -> str:
    """How many lines of a list are out of sight."""
    return "   ".join(words for words in (f"↑ {above} above" * bool(above), f"↓ {below} below" * bool(below)) if words)


class Hints:
    """A line of keys and what they do. `items` name each key as it is usually called."""

    def __init__(self, parent: NodePath, x: float, y: float, items: Sequence[tuple[str, str]], room: float) -> None:
        self.root = parent.attach_new_node("hints")
        self._picture = parent.get_top()
        self.root.set_pos(x, y, 0)
        self._items, self._room = tuple(items), room
        self.draw()

    def draw(self) -> None:
        """With the names of now."""
        self.root.get_children().detach()
        self.root.set_scale(1)
        x = 0.0
        for usual, words in self._items:
            cap = CONTROLS.cap(usual)
            if not cap:
                continue
            width = cap_width(cap)
            key_cap(self.root, cap, x + width / 2, 0)
            label = Label(self.root, x + width + 0.010, 0, theme.TINY, theme.ASH, "body", "left", words)
            x += width + 0.040 + label.width
        self.root.set_scale(min(1.0, self._room / max(x - 0.030, 1e-6)))

    @property
    def seen(self) -> bool:
        """Whether it hangs in the picture still that it was made for."""
        return not self.root.is_empty() and self.root.get_top() == self._picture


_LINES: list[Hints] = []


def hints(parent: NodePath, x: float, y: float, items: Sequence[tuple[str, str]], room: float = ROOM) -> None:
    """What the keys do here, in a line from the left."""
    _LINES[:] = [*(line for line in _LINES if line.seen), Hints(parent, x, y, items, room)]


def refresh() -> None:
    """After keys have got other names, or another device is in hand."""
    for line in _LINES:
        if line.seen:
            line.draw()
