"""The title."""

from __future__ import annotations

import shadows
from shadows.saves.game import Game as Play
from shadows.view import assets, theme
from shadows.view.hud.options import Options
from shadows.view.scenes.scene import Scene
from shadows.view.widgets.button import hints
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block, halo, sprite
from shadows.view.widgets.spots import Box, Spot

STEP = 0.070


class Title(Scene):
    """The first screen: begin, change settings, leave."""

    music = "title"

    def build(self) -> None:
        """The logo over the gate, and a short menu."""
        canvas = self.game.canvas
        left = -canvas.width / 2
        shade = halo(self.root, left + 0.25, 0.05, 2.6, 1.9, theme.rgba(theme.ABYSS, 0.9))
        shade.set_transparency(True)
        block(self.root, 0, -canvas.top, canvas.width + 0.1, 0.10, theme.rgba(theme.ABYSS, 0.5))
        sprite(self.root, assets.skin("logo"), left + 0.46, canvas.top - 0.255, 0.36)
        y = canvas.top - 0.545
        found = Play.continued(library=self.game.library)
        entries = [("continue", "Continue", lambda: self.game.resume(found.game))] if found.game is not None else []
        for name, words, press in (
            *entries,
            ("new", "New Run", lambda: self._begin("fixed")),
            ("wander", "Wandering Run", lambda: self._begin("wandering")),
            ("fight", "Single Fight", lambda: self._begin("")),
            ("settings", "Settings", self._settings),
            ("quit", "Quit", self.game.engine.quit),
        ):
            self._entry(name, words, left + 0.085, y, press)
            y -= STEP
        hints(self.root, left + 0.085, -canvas.top + 0.035, [("↑↓", "Choose"), ("Enter", "Confirm")])
        version = f"Version {shadows.__version__}"
        Label(self.root, -left - 0.03, -canvas.top + 0.035, theme.TINY, theme.ASH, align="right", text=version)
        if not self.board.by_keys:
            self.board.mean(self.board.named("continue") or self.board.named("new"), by_keys=True)

    def _entry(self, name: str, words: str, x: float, y: float, press) -> None:
        mark = sprite(self.root, assets.skin("knob"), x, y, 0.022)
        label = Label(self.root, x + 0.030, y, theme.H2 * 1.05, theme.HEADING, "head", "left", words)
        glow = halo(self.root, x + 0.14, y, 0.11, 0.5, theme.rgba("#ff7a3a", 0.30))

        def show(hot: bool) -> None:
            label.say(words, theme.WHITE if hot else theme.HEADING)
            mark.set_scale(0.036 if hot else 0.022)
            (glow.show if hot else glow.hide)()

        show(False)
        self.add(Spot(name, Box(x + 0.16, y, 0.36, STEP - 0.006), press, show))

    def _begin(self, kind: str) -> None:
        from shadows.view.scenes.heroes import Heroes

        self.game.wish.map = kind
        self.game.go(lambda: Heroes(self.game))

    def _settings(self) -> None:
        Options(self)
