"""A mod is tried out in the window: its files are looked at while the fight goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from panda3d.core import NodePath

from shadows.mods.trying import Trial
from shadows.saves.game import Game as Play
from shadows.session import Session
from shadows.view import assets, settings, theme
from shadows.view.engine import Engine
from shadows.view.game import Game
from shadows.view.scenes.combat import Combat
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import plate

EVERY = 0.5
"""Seconds from one look at the files to the next."""

STAYS = 4.0
"""Seconds for which good news are shown; errors stay until they are gone."""

MOST_LINES = 8
WIDTH, PAD, BORDER = 0.62, 0.022, 0.022
BELOW_RELICS = 0.075
ABOVE = 900
"""Over everything else."""


class NewsPanel:
    """A few lines at the left, over whatever is seen; enemies stand in the middle."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._root: NodePath | None = None
        self._left = 0.0
        self.lines: list[str] = []

    def show(self, lines: Sequence[str], *, wrong: bool) -> None:
        """Say this in place of what was said before."""
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
        self._left = float("inf") if wrong else STAYS

    def hide(self) -> None:
        """Say nothing."""
        if self._root is not None:
            self._root.remove_node()
            self._root = None
        self.lines = []

    def update(self, seconds: float) -> None:
        """Per frame."""
        self._left -= seconds
        if self._root is not None and self._left <= 0:
            self.hide()


class TrialGame(Game):
    """The window with one fight in it, which begins anew when it is over."""

    def __init__(self, engine: Engine, kept: settings.Settings, trial: Trial, notices: Sequence[str] = ()) -> None:
        assets.use({mod.id: mod.assets for mod in trial.loadout.mods})
        super().__init__(engine, kept, trial.loadout.library, notices=notices)
        self.news = NewsPanel(self.canvas)
        self._trial = trial
        self._wait = EVERY

    def fight(self) -> None:
        """Show the fight as it stands."""
        session = self._trial.session
        self.go(lambda: Combat(self, session))

    def again(self) -> None:
        """Begin it anew."""
        self._trial.again()
        self.fight()

    def combat_over(self, session: Session | Play) -> None:
        """There is no way on but the same fight."""
        self.news.show([f"The fight is {session.outcome}, and begins anew."], wrong=False)
        self.again()

    def ways_out(self) -> list[tuple[str, Callable[[], None]]]:
        """How to leave the fight."""
        return [("Begin anew", self.again)]

    def welcome(self) -> None:
        """Show the fight, and all that is wrong with the mod."""
        self.fight()
        problems = self._trial.problems
        self.news.show(problems or ["Save a file of the mod, and the fight goes on with what it says."], wrong=False)

    def frame(self, seconds: float) -> None:
        """Per frame: the game, then now and then the files."""
        super().frame(seconds)
        self.news.update(seconds)
        self._wait -= seconds
        if self._wait > 0:
            return
        self._wait = EVERY
        news = self._trial.look()
        if news is None:
            return
        self.news.show(news.lines, wrong=news.wrong)
        if news.session is not None:
            assets.use({mod.id: mod.assets for mod in self._trial.loadout.mods})
            self.library = self._trial.loadout.library
            self.fight()
