"""A sentence or two over all screens that go by themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from panda3d.core import NodePath

from shadows.view.engine import theme
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.label import Label, line_height, measure
from shadows.view.widgets.pieces import part, plate

ABOVE = 900
"""Over all screens, below the veil between them."""

STAYS, FADES = 9.0, 0.6
WIDTH = 1.0
MOST_LINES = 8
BELOW = 0.020
"""How far below the window's upper edge it stands."""


class Toast:
    """Shows its lines for some seconds from the first frame on."""

    def __init__(self, canvas: Canvas, lines: Sequence[str] = (), roof: Callable[[], float] | None = None) -> None:
        """`roof` says where its upper side may be, if not at the window's."""
        self._canvas, self._lines, self._roof = canvas, tuple(lines), roof
        self._root: NodePath | None = None
        self._left = STAYS
        self.draw()

    def say(self, *lines: str) -> None:
        """Show other lines."""
        self._lines, self._left = lines, STAYS
        self.draw()

    def draw(self) -> None:
        """For the window as it is."""
        if self._root is not None:
            self._root.remove_node()
            self._root = None
        if not self._lines:
            return
        more = len(self._lines) - MOST_LINES
        words = "\n".join([*self._lines[:MOST_LINES], *([f"and {more} more"] if more > 0 else [])])
        wrap = WIDTH - 0.10
        wide, tall = measure(words, theme.SMALL, "body", wrap)
        self._root = part(self._canvas.root.attach_new_node("toast", ABOVE), "toast")
        self._root.set_pos(0, self._canvas.top - BELOW if self._roof is None else self._roof(), 0)
        self._root.set_transparency(True)
        plate(self._root, "tooltip", 0, -tall / 2 - 0.016, wide + 0.08, tall + 0.044, 0.022)
        line = line_height(theme.SMALL) / 2
        Label(self._root, 0, -0.016 - line, theme.SMALL, theme.BRIGHT, text=words, wrap=wrap)

    def update(self, seconds: float) -> None:
        """Per frame: fade, and go."""
        if self._root is None:
            return
        self._left -= seconds
        self._root.set_alpha_scale(min(1.0, max(self._left, 0.0) / FADES))
        if self._left <= 0:
            self._lines = ()
            self.draw()
