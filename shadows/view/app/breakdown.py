"""What becomes of an error in the window: it is kept in the log, told in one line, and the game goes on if it can."""

from __future__ import annotations

import logging
from collections.abc import Callable

from shadows.saves.paths import Paths
from shadows.view.panels.game import Game

_log = logging.getLogger(__name__)

TO_TITLE, AT_LAST = 30, 120
"""After so many frames in a row that broke down the title is gone to, and then the window is given up."""


class Breakdown:
    """Listens to the engine's errors. Where every frame breaks down, the title is tried, and at last the error is
    raised."""

    def __init__(self, game: Game, to_title: Callable[[], None]) -> None:
        self._game, self._to_title = game, to_title
        self._frame = -2
        self._in_a_row = 0

    def __call__(self, error: Exception) -> None:
        """It happened just now."""
        frame, before = self._game.engine.frame_number, self._frame
        self._frame = frame
        self._in_a_row = self._in_a_row + (frame != before) if frame - before <= 1 else 0
        if self._in_a_row >= AT_LAST:
            raise error
        if self._in_a_row == 0:
            file = Paths(self._game.folder).log
            what = f"Something broke down ({type(error).__name__}: {error})"
            _log.error("%s; the game goes on.", what, exc_info=error)
            self._game.toast.say(f"{what}. It is written in {file.name}; the game goes on.")
        elif self._in_a_row == TO_TITLE:
            self._to_title()
