"""The log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shadows.content.text import log_text
from shadows.view.engine import theme
from shadows.view.panels.overlay import Overlay
from shadows.view.widgets.button import plaque
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import plate

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

LINES, STEP = 19, 0.041


class LogView(Overlay):
    """What happened, the newest at the bottom."""

    def __init__(self, scene: Scene, lines: Sequence[str]) -> None:
        super().__init__(scene, shade=0.6)
        self._told = tuple(lines)
        self._width = theme.grown(1.16, 0.6)
        plate(self.root, "panel", 0, -0.01, self._width, 0.90, 0.05)
        plaque(self.root, "What happened", 0, 0.44, theme.H2 * 0.9)
        self._lines = [part for line in lines for part in _folded(line, self._width - 0.14)]
        step = theme.grown(STEP)
        self._many = int(LINES * STEP / step)
        self._last = len(self._lines)
        self._labels = [
            Label(self.root, -self._width / 2 + 0.07, 0.392 - (place + 0.5) * step, theme.SMALL, align="left")
            for place in range(self._many)
        ]
        self._show()

    def act(self, action: str) -> bool:
        """Scroll."""
        many = self._many
        step = {"scroll_down": 3, "page_down": many, "down": 1, "scroll_up": -3, "page_up": -many, "up": -1}
        if action == "log":
            self.close()
        elif action in step:
            self._last = min(max(self._last + step[action], min(many, len(self._lines))), len(self._lines))
            self._show()
        return action == "log" or action in step

    def renew(self) -> None:
        """Show the same lines again, at the present size of letters."""
        LogView(self.scene, self._told)

    def _show(self) -> None:
        seen = self._lines[max(0, self._last - self._many) : self._last]
        for place, label in enumerate(self._labels):
            words = seen[place] if place < len(seen) else ""
            label.say(words, theme.GOLD if log_text.begins_round(words) else theme.BONE)


def _folded(line: str, width: float) -> list[str]:
    """A line in pieces that are no wider than this."""
    pieces, current = [], ""
    for word in line.split():
        longer = f"{current} {word}".strip()
        if current and measure(longer, theme.SMALL)[0] > width:
            pieces.append(current)
            current = "    " + word
        else:
            current = longer if current.strip() else word
    return [*pieces, current] if current else pieces or [""]
