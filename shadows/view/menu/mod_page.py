"""The page of a mod: all there is to know about it, a few paragraphs at a time."""

from __future__ import annotations

from panda3d.core import NodePath

from shadows.mods.loading import Loadout
from shadows.mods.manifest import Mod
from shadows.view.engine import theme
from shadows.view.menu.mod_account import Line, about, page
from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.label import Label, line_height, measure
from shadows.view.widgets.pieces import block, plate

PAD, BETWEEN = 0.036, 0.012
HEAD = 0.128
"""How much of the height the name and the line below it take."""


class ModPage:
    """Shows a mod in a box."""

    def __init__(self, parent: NodePath, box: Box) -> None:
        self.box = box
        plate(parent, "panel", box.x, box.y, box.width, box.height, 0.05)
        self._root = parent.attach_new_node("page")
        self._name, self._about = "", ""
        self._lines: list[Line] = []
        self._first = 0

    @property
    def scrolls(self) -> bool:
        """Whether there is more than fits."""
        return self._last > 0

    def show(self, loadout: Loadout, mod: Mod) -> None:
        """Open its page at the top."""
        self._name, self._about, self._lines = mod.manifest.name, about(mod), page(loadout, mod)
        self._first = 0
        self._draw()

    def scroll(self, step: int) -> None:
        """So many paragraphs on, or back."""
        first = min(max(self._first + step, 0), self._last)
        if first != self._first:
            self._first = first
            self._draw()

    @property
    def _room(self) -> tuple[float, float]:
        """How wide a paragraph may be, and how high all that are seen."""
        return self.box.width - 2 * PAD - 0.02, self.box.height - HEAD - PAD

    @property
    def _last(self) -> int:
        """The first paragraph that is seen at the end."""
        room, seen = self._room[1], 0.0
        for place in range(len(self._lines) - 1, -1, -1):
            seen += self._tall(self._lines[place])
            if seen > room + BETWEEN:
                return min(place + 1, len(self._lines) - 1)
        return 0

    def _tall(self, line: Line) -> float:
        return min(measure(line.words, _size(line), _role(line), self._room[0])[1], self._room[1]) + BETWEEN

    def _draw(self) -> None:
        self._root.get_children().detach()
        box, (wide, tall) = self.box, self._room
        left, y = box.left + PAD, box.top - 0.054
        Label(self._root, left, y, theme.H2, theme.HEADING, "head", "left", self._name).fit(wide, 0.056)
        Label(self._root, left, y - 0.042, theme.SMALL, theme.ASH, "body", "left", self._about).fit(wide, 0.036)
        block(self._root, box.x, box.top - HEAD + 0.008, box.width - 2 * PAD, 0.0014, theme.rgba(theme.BRASS, 0.5))
        y, floor = box.top - HEAD - BETWEEN, box.top - HEAD - BETWEEN - tall
        for line in self._lines[self._first :]:
            high = self._tall(line)
            if y - high + BETWEEN < floor - 0.001:
                break
            size, role = _size(line), _role(line)
            first = y - line_height(size, role) / 2
            label = Label(self._root, left, first, size, line.colour, role, "left", line.words, wide)
            label.fit(wide, high - BETWEEN + 0.001)
            y -= high
        self._track()

    def _track(self) -> None:
        """How much of it is seen, at the right side."""
        if not self.scrolls:
            return
        long, many = self._room[1], len(self._lines)
        part = long * (many - self._last) / many
        top = self.box.top - HEAD - BETWEEN
        x = self.box.right - PAD
        y = top - part / 2 - (long - part) * self._first / self._last
        block(self._root, x, top - long / 2, 0.008, long, theme.rgba(theme.IRON, 0.6))
        block(self._root, x, y, 0.008, part, theme.rgba("#a3282c"))


def _size(line: Line) -> float:
    return theme.H3 * 0.86 if line.head else theme.SMALL


def _role(line: Line) -> str:
    return "head" if line.head else "body"
