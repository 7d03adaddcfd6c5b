"""The window asks whether the code of a mod may run."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from shadows.mods.consent import agree, question
from shadows.mods.loading import Loadout, load_mods
from shadows.mods.manifest import Mod
from shadows.saves.paths import Paths
from shadows.view.panels.game import Game
from shadows.view.panels.overlay import Dialog
from shadows.view.panels.scene import Scene


def ask(game: Game, scene: Callable[[], Scene | None], loadout: Loadout, begin: Callable[[], None]) -> None:
    """Ask about each mod with code, one after the other. What may run is there at once; when all is answered `begin`
    shows the first screen anew. `scene` is the open screen."""
    waiting, places = list(loadout.asking), Paths(game.folder)
    agreed: list[Mod] = []

    def follow() -> None:
        if waiting:
            ask_about(scene(), waiting.pop(0), run, follow)
        elif agreed:
            begin()

    def run(mod: Mod) -> None:
        with suppress(OSError):  # what cannot be kept is asked again at the next start
            agree(mod, places)
            agreed.append(mod)
            game.play_with(load_mods(loadout.folders, places, game=loadout.game.name))
        follow()

    follow()


def ask_about(scene: Scene | None, mod: Mod, run: Callable[[Mod], None], leave: Callable[[], None]) -> None:
    """Ask about one mod over the open screen: `run` is told of it when its code may run, otherwise `leave` is called;
    Escape calls neither."""
    answers = [("allow", "Let it run", lambda: run(mod)), ("leave", "Leave it off", leave)]
    if scene is not None:
        Dialog(scene, mod.manifest.name, question(mod), answers)
