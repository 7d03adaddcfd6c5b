"""The window from its opening to its closing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from shadows.content import load
from shadows.view import settings
from shadows.view.engine import Engine, NoDisplay
from shadows.view.game import Game
from shadows.view.screening import Screening

__all__ = ["NoDisplay", "play", "watch_replay"]

SIZE = (1280, 720)


def play(
    hero: str | None = None,
    foe: str | None = None,
    seed: str | None = None,
    map: str | None = None,  # the name of the option
    *,
    size: tuple[int, int] = SIZE,
    kept: settings.Settings | None = None,
    watch: Callable[[Game], None] | None = None,
) -> None:
    """Open the window and play until it is closed.

    `hero` and `foe` (an encounter) are not asked for when they are given; `map` (fixed or wandering) begins a run.
    `kept` are other settings than the
    player's own; `watch` is called after every frame. Raises NoDisplay if no window can be opened.
    """
    game = _opened(size, kept, watch)
    game.begin(hero, foe, seed, map or "")
    game.engine.run()


def watch_replay(
    file: Path,
    *,
    size: tuple[int, int] = SIZE,
    kept: settings.Settings | None = None,
    watch: Callable[[Game], None] | None = None,
) -> None:
    """Open the window and show a replay in it; after it the game goes on as usual. The rest as in `play`.

    Raises ReplayError before any window opens.
    """
    screening = Screening.of(file, load())
    game = _opened(size, kept, watch)
    game.watch(screening)
    game.engine.run()


def _opened(size: tuple[int, int], kept: settings.Settings | None, watch: Callable[[Game], None] | None) -> Game:
    kept = settings.load() if kept is None else kept
    engine = Engine(size, offscreen=False, vsync=kept.vsync)
    if kept.fullscreen:
        engine.set_fullscreen(True)
    game = Game(engine, kept)
    if watch is not None:
        frame = engine.on_frame

        def watched(seconds: float) -> None:
            frame(seconds)
            watch(game)

        engine.on_frame = watched
    return game
