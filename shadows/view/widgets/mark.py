"""A few words at the upper right that stay for as long as they are true."""

from __future__ import annotations

from panda3d.core import NodePath

from shadows.view.engine import theme
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import plate
from shadows.view.widgets.toast import ABOVE

TALL = 0.040


class Mark:
    """Nothing is seen of it while it says nothing."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas, self._words = canvas, ""
        self._root: NodePath | None = None

    def say(self, words: str) -> None:
        """Say this from now on, or nothing."""
        if words != self._words:
            self._words = words
            self.draw()

    def draw(self) -> None:
        """For the window as it is."""
        if self._root is not None:
            self._root.remove_node()
            self._root = None
        if not self._words:
            return
        wide, tall = measure(self._words, theme.SMALL, "bold")[0] + 0.040, theme.grown(TALL)
        self._root = self._canvas.root.attach_new_node("mark", ABOVE)
        x, y = self._canvas.width / 2 - wide / 2 - 0.012, self._canvas.top - theme.TOP_BAR - tall / 2 - 0.010
        plate(self._root, "tooltip", x, y, wide, tall, 0.014)
        Label(self._root, x, y, theme.SMALL, theme.BAD, "bold", text=self._words)
