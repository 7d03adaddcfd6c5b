"""The window from its opening to its closing."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from shadows.saves import settings
from shadows.view.app.breakdown import Breakdown
from shadows.view.app.navigation import Navigation
from shadows.view.engine.engine import Engine, NoDisplay, NoWindow
from shadows.view.panels.game import Game

if TYPE_CHECKING:
    from shadows.mods.loading import Loadout
    from shadows.mods.trying import Trial

_log = logging.getLogger(__name__)

__all__ = ["NoDisplay", "NoWindow", "play", "try_out", "watch_replay"]


def play(
    hero: str | None = None,
    foe: str | None = None,
    seed: str | None = None,
    map: str | None = None,  # the name of the option
    *,
    size: tuple[int, int] | None = None,
    kept: settings.Settings | None = None,
    loadout: Loadout | None = None,
    watch: Callable[[Navigation], None] | None = None,
) -> None:
    """Open the window and play until it is closed.

    `hero` and `foe` (an encounter) are not asked for when they are given; `map` (fixed or wandering) begins a run.
    `size` and `kept` are others than the player's own; `loadout` are the mods that are played with; `watch` is called
    after every frame. Raises NoWindow if no window can be opened.
    """
    navigation = _opened(size, kept, loadout, watch)
    navigation.begin(hero, foe, seed, map or "")
    if loadout is not None and loadout.asking:
        from shadows.view.menu.consent import ask

        ask(navigation.game, lambda: navigation.scene, loadout, lambda: navigation.begin(hero, foe, seed, map or ""))
    _run(navigation, own=kept is None)


def watch_replay(
    file: Path,
    *,
    size: tuple[int, int] | None = None,
    kept: settings.Settings | None = None,
    loadout: Loadout | None = None,
    watch: Callable[[Navigation], None] | None = None,
) -> None:
    """Open the window and show a replay in it; after it the game goes on as usual. The rest as in `play`.

    Raises ReplayError before any window opens.
    """
    from shadows.games import load
    from shadows.view.replay.recording import Recording

    recording = Recording.of(file, load() if loadout is None else loadout.library)
    navigation = _opened(size, kept, loadout, watch)
    navigation.watch(recording)
    _run(navigation, own=kept is None)


def try_out(trial: Trial) -> None:
    """Open the window on a fight with a mod that is being written. Raises NoWindow if no window can be opened."""
    from shadows.view.app.trial import TrialNavigation

    kept, notices = settings.load()
    engine = Engine(kept.size, offscreen=False, vsync=kept.vsync)
    navigation = TrialNavigation(engine, kept, trial, notices)
    navigation.welcome()
    _run(navigation, own=True)


def _opened(
    size: tuple[int, int] | None,
    kept: settings.Settings | None,
    loadout: Loadout | None,
    watch: Callable[[Navigation], None] | None,
) -> Navigation:
    kept, notices = settings.load() if kept is None else settings.Kept(kept)
    engine = Engine(size or kept.size, offscreen=False, vsync=kept.vsync)
    if kept.fullscreen:
        engine.set_fullscreen(True, kept.size)
    library = None
    if loadout is not None:
        library, notices = loadout.library, (*notices, *loadout.notices)
    game = Game(engine, kept, library, notices=notices)
    if loadout is not None:
        game.play_with(loadout)
    navigation = Navigation(game)
    if watch is not None:
        frame = engine.on_frame

        def watched(seconds: float) -> None:
            frame(seconds)
            watch(navigation)

        engine.on_frame = watched
    return navigation


def _run(navigation: Navigation, *, own: bool) -> None:
    """Play until the window is closed; `own`: with the player's own settings, which are kept then."""
    game = navigation.game
    game.engine.on_error = Breakdown(game, navigation.to_title)
    try:
        game.engine.run()
    except Exception as error:
        _log.critical("The game broke down and was closed (%s: %s).", type(error).__name__, error, exc_info=error)
        raise SystemExit(1) from None
    if own:
        settings.keep(game.settings)
