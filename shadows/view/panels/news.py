"""News at the edge of the window: a few lines over whatever is seen, that ask for nothing."""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import NodePath

from shadows.view.engine import theme
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import plate

MOST_LINES = 8
WIDTH, PAD, BORDER = 0.62, 0.022, 0.022
BELOW_RELICS = 0.075
ABOVE = 900
"""Over everything else."""


class NewsPanel:
    """A few lines at the left: what matters stands in the middle."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._root: NodePath | None = None
        self._left = 0.0
        self.lines: list[str] = []

    def show(self, lines: Sequence[str], *, wrong: bool = False, seconds: float = float("inf")) -> None:
        """Say this in place of what was said before, for so long."""
        self.hide()
        more = len(lines) - MOST_LINES
        self.lines = [*lines[:MOST_LINES], *([f"and {more} more"] if more > 0 else [])]
        if not self.lines:
            return
        text, inside = "\n".join(self.lines), WIDTH - 2 * PAD
        height = measure(text, theme.SMALL, "body", inside)[1] + 2 * PAD
        top = self._canvas.top - theme.TOP_BAR - BELOW_RELICS
        middle = (WIDTH - self._canvas.width) / 2 + theme.GAP
        self._root = self._canvas.root.attach_new_node("news", ABOVE)
        plate(self._root, "tooltip", middle, top - height / 2, WIDTH, height, BORDER)
        colour = theme.HURT if wrong else theme.BONE
        y = top - PAD - theme.SMALL * 0.6
        Label(self._root, middle - inside / 2, y, theme.SMALL, colour, "body", "left", text, wrap=inside)
        self._left = seconds

    def hide(self) -> None:
        """Take the lines away."""
        if self._root is not None:
            self._root.remove_node()
            self._root = None
        self.lines = []

    def update(self, seconds: float) -> None:
        """Per frame."""
        self._left -= seconds
        if self._root is not None and self._left <= 0:
            self.hide()
