"""The names that roll by at the end of a run that was won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shadows.credits import CREDITS
from shadows.view.engine import assets, theme
from shadows.view.engine.tween import Tween
from shadows.view.panels.overlay import Overlay
from shadows.view.widgets.button import hints
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import fade, sprite

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

SECONDS = 26.0
"""Until the last line has come to its place."""

LINE, BETWEEN = 0.048, 0.105
STEPS = {"scroll_down": 0.1, "down": 0.1, "page_down": 0.5, "scroll_up": -0.1, "up": -0.1, "page_up": -0.5}


class Credits(Overlay):
    """Rolls up slowly by itself, and by hand from then on; by hand alone where everything is instant."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, shade=0.975)
        self._names = self.root.attach_new_node("names")
        sprite(self._names, assets.skin(f"logo_{scene.game.name}"), 0, 0, 0.36)
        y = -0.30
        for what, whose in CREDITS:
            Label(self._names, 0, y, theme.H3, theme.HEADING, "head", text=what)
            label = Label(self._names, 0, y - LINE, theme.BODY, theme.BONE, text=whose, wrap=1.2)
            y -= LINE + label.height + BETWEEN
        self._end, self._at = -y - BETWEEN - 0.05, 0.0
        top = self.canvas.top
        fade(self.root, 0, -top + 0.09, self.canvas.width + 0.1, 0.18, theme.rgba(theme.ABYSS))
        fade(self.root, 0, top - 0.07, self.canvas.width + 0.1, 0.14, theme.rgba(theme.ABYSS)).set_r(180)
        keys = [("↑↓", "Roll"), ("Esc", "Back")]
        hints(self.root, -self.canvas.width / 2 + theme.EDGE, -top + 0.028, keys)
        self._by_itself: Tween | None = None
        if scene.game.pace != float("inf"):
            self._by_itself = scene.tweens.add(SECONDS, lambda part: self._roll(self._end * part))

    def act(self, action: str) -> bool:
        """Roll by hand; Enter closes it too."""
        if action == "confirm":
            self.close()
        elif action in STEPS:
            if self._by_itself is not None:
                self._by_itself.stop()
            self._roll(self._at + STEPS[action])
        return action == "confirm" or action in STEPS

    def close(self) -> None:
        """Take it away."""
        if self._by_itself is not None:
            self._by_itself.stop()
        super().close()

    def _roll(self, to: float) -> None:
        self._at = min(max(to, 0.0), self._end)
        self._names.set_y(self._at)
