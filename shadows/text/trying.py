"""A mod is tried out in the terminal: whenever something was written, the files are looked at first."""

from __future__ import annotations

from collections.abc import Sequence

from shadows.mods.trying import News, Trial
from shadows.saves.saved_game import SavedGame
from shadows.text.console import Console, Left
from shadows.text.playing import Playing

WELCOME = "Save a file of the mod, then press Enter: the fight goes on with what it says."


class _Changed(Exception):  # it says what has happened to the files
    """The files have changed, so what was written is not carried out."""

    def __init__(self, news: News) -> None:
        super().__init__("")
        self.news = news


class _Watching(Console):
    """A console that looks at the mod's files before anything that the player wrote is done."""

    def __init__(self, console: Console, trial: Trial) -> None:
        super().__init__(console.ask, console.say)
        self._trial = trial

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """As `Console.ask`. Raises _Changed."""
        said = super().ask(prompt, words)
        news = self._trial.look()
        if news is not None:
            raise _Changed(news)
        return said


def try_out(console: Console, trial: Trial) -> None:
    """Fight with a mod until the player leaves."""
    for line in trial.problems:
        console.say(line)
    console.say(WELCOME)
    watching = _Watching(console, trial)
    try:
        while True:
            try:
                Playing(SavedGame(trial.session), watching).run()
                if watching.ask("Press Enter to fight again, or write quit: ").casefold() in ("quit", "q"):
                    break
                trial.again()
            except _Changed as changed:
                for line in changed.news.lines:
                    console.say(line)
    except Left:
        pass
    console.say("Farewell.")
