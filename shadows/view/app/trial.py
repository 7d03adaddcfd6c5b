"""A mod is tried out in the window: its files are looked at while the fight goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shadows.mods.trying import Trial
from shadows.play.session import Session
from shadows.saves import settings
from shadows.saves.paths import Paths, home
from shadows.saves.saved_game import SavedGame
from shadows.view.app.navigation import Navigation
from shadows.view.engine import assets
from shadows.view.engine.engine import Engine
from shadows.view.panels.game import Game
from shadows.view.panels.news import NewsPanel

EVERY = 0.5
"""Seconds from one look at the files to the next."""

STAYS = 4.0
"""Seconds for which good news are shown; errors stay until they are gone."""


class TrialNavigation(Navigation):
    """The window with one fight in it, which begins anew when it is over."""

    def __init__(self, engine: Engine, kept: settings.Settings, trial: Trial, notices: Sequence[str] = ()) -> None:
        assets.use(trial.loadout.assets, trial.loadout.ids, Paths(home()).models)
        super().__init__(Game(engine, kept, trial.loadout.library, notices=notices, which=trial.loadout.game))
        self.news = NewsPanel(self.game.canvas)
        self._trial = trial
        self._wait = EVERY
        engine.on_frame = self.frame

    def fight(self) -> None:
        """Show the fight as it stands."""
        self.show_fight(self._trial.session)

    def again(self) -> None:
        """Begin it anew."""
        self._trial.again()
        self.fight()

    def combat_over(self, session: Session | SavedGame) -> None:
        """There is no way on but the same fight."""
        self.news.show([f"The fight is {session.outcome}, and begins anew."], seconds=STAYS)
        self.again()

    def ways_out(self) -> list[tuple[str, Callable[[], None]]]:
        """How to leave the fight."""
        return [("Begin anew", self.again)]

    def welcome(self) -> None:
        """Show the fight, and all that is wrong with the mod."""
        self.fight()
        problems = self._trial.problems
        self.news.show(problems or ["Save a file of the mod, and the fight goes on with what it says."], seconds=STAYS)

    def frame(self, seconds: float) -> None:
        """Per frame: the game, then now and then the files."""
        self.game.frame(seconds)
        self.news.update(seconds)
        self._wait -= seconds
        if self._wait > 0:
            return
        self._wait = EVERY
        news = self._trial.look()
        if news is None:
            return
        self.news.show(news.lines, wrong=news.wrong, seconds=float("inf") if news.wrong else STAYS)
        if news.session is not None:
            self.game.play_with(self._trial.loadout)
            self.fight()
