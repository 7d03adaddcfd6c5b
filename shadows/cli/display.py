"""The window as the commands open it: whether there is a display, and what is said where there is none."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from shadows.cli.errors import CommandError
from shadows.cli.output import tell

if TYPE_CHECKING:
    from shadows.games import Game

NO_DISPLAY = "No display was found."


def display() -> bool:
    """Whether there is something to open a window on, as far as can be told without trying."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def opened(show: Callable[[], None]) -> str:
    """Show a window until it is closed. Returns "" then, or in one sentence why none could be opened."""
    if not display():
        return NO_DISPLAY
    from shadows.saves.log import LOG, keep_log
    from shadows.saves.paths import Paths, home

    log = Paths(home()).log
    with keep_log(log):
        try:
            from shadows.view.app import NoDisplay, NoWindow
        except ImportError as error:  # a part of the engine is missing or damaged
            LOG.info("The window's engine could not be loaded.", exc_info=error)
            return f"The window's engine could not be loaded ({error}); see {log}."
        try:
            show()
        except NoDisplay as error:
            return str(error)
        except NoWindow as error:
            return f"{error} See {log}."
    return ""


def shown(game: Game, show: Callable[[], None]) -> str:
    """As `opened`, for a game that may be played in the terminal alone."""
    return opened(show) if game.window else f"{game.title} is not shown in a window."


def terminal_instead(reason: str) -> None:
    """Say why the game plays in the terminal. Raises CommandError where there is no terminal either."""
    if not sys.stdin.isatty():
        raise CommandError(f"{reason} There is no terminal here either: `shadows play --text` plays in one.")
    tell(f"{reason} The game plays in the terminal.")
