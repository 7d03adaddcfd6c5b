"""The window from its opening to its closing."""

from __future__ import annotations

from collections.abc import Callable

from shadows.mods.loading import Loadout
from shadows.mods.trying import Trial
from shadows.view import assets, settings
from shadows.view.engine import Engine, NoDisplay
from shadows.view.game import Game

__all__ = ["NoDisplay", "play", "try_out"]


def play(
    hero: str | None = None,
    foe: str | None = None,
    seed: str | None = None,
    map: str | None = None,  # the name of the option
    *,
    size: tuple[int, int] | None = None,
    kept: settings.Settings | None = None,
    loadout: Loadout | None = None,
    watch: Callable[[Game], None] | None = None,
) -> None:
    """Open the window and play until it is closed.

    `hero` and `foe` (an encounter) are not asked for when they are given; `map` (fixed or wandering) begins a run.
    `size` and `kept` are others than the player's own; `loadout` are the mods that are played with; `watch` is called
    after every frame. Raises NoDisplay if no window can be opened.
    """
    own = kept is None
    kept, notices = settings.load() if kept is None else settings.Kept(kept)
    engine = Engine(size or kept.size, offscreen=False, vsync=kept.vsync)
    if kept.fullscreen:
        engine.set_fullscreen(True, kept.size)
    if loadout is not None:
        assets.use({mod.id: mod.assets for mod in loadout.mods})
    game = Game(engine, kept, None if loadout is None else loadout.library, notices=notices)
    if watch is not None:
        frame = engine.on_frame

        def watched(seconds: float) -> None:
            frame(seconds)
            watch(game)

        engine.on_frame = watched
    game.begin(hero, foe, seed, map or "")
    engine.run()
    if own:
        settings.keep(kept)


def try_out(trial: Trial) -> None:
    """Open the window on a fight with a mod that is being written. Raises NoDisplay if no window can be opened."""
    from shadows.view.trying import TrialGame

    kept, _ = settings.load()
    engine = Engine(kept.size, offscreen=False, vsync=kept.vsync)
    TrialGame(engine, kept, trial).welcome()
    engine.run()
