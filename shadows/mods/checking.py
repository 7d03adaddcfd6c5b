"""What is wrong with a mod, and what it could do better."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from shadows.content.library.files import files_in
from shadows.content.problems import Place, Problem
from shadows.mods.assets import AssetError, look_through, table
from shadows.mods.finding import find
from shadows.mods.loading import Loadout, with_needs
from shadows.mods.manifest import Mod
from shadows.mods.models import refused
from shadows.mods.strays import strays
from shadows.saves.paths import Paths, home

MOST_NAMED = 5


def check_mods(
    folders: Sequence[Path], beside: Sequence[Path] = (), paths: Paths | None = None, *, run_code: bool = False
) -> list[Problem]:
    """All that is wrong with the mods in these folders, on top of the game and of the mods that they need, which are
    looked for in `beside` and among the player's. Their code only runs with `run_code`, or if the player has allowed
    it."""
    checked = find(folders)
    paths = Paths(home()) if paths is None else paths
    loadouts = {
        game: with_needs([mod for mod in checked if mod.game.id == game], beside, paths, run_code=run_code)
        for game in dict.fromkeys(mod.game.id for mod in checked)
    }
    return [
        problem
        for mod in checked
        for problem in [
            *mod.problems,
            *_of_code(mod),
            *strays(mod, loadouts[mod.game.id]),
            *look_through(mod.assets, refused(files_in(mod.assets, "*.bam"), paths.models)),
            *_without_pictures(mod, loadouts[mod.game.id]),
        ]
    ]


def _of_code(mod: Mod) -> Iterator[Problem]:
    """Code that may not run keeps all else from being looked at."""
    if mod.off and not mod.problems and mod.code.is_file():
        hint = "check with --run-code to run it, if you trust who made it"
        yield Problem(mod.sheet.file, *Place(1, 1), "the mod has code, and was not looked at", hint)


def _without_pictures(mod: Mod, loadout: Loadout) -> Iterator[Problem]:
    """What the game draws a stand-in for: one hint for each kind."""
    alike = _alike(mod)
    for kind, where in ((name, one.picture) for name, one in loadout.game.content.kinds.items() if one.picture):
        shelf = loadout.library.shelf(kind)
        own = [name.removeprefix(f"{mod.id}:") for name in shelf if name.startswith(f"{mod.id}:")]
        names = [
            name
            for name in own
            if not name.endswith("+")
            and not (mod.assets / where.format(name, name)).exists()
            and not (kind == "enemies" and name in alike)
        ]
        if names:
            named = ", ".join(names[:MOST_NAMED]) + (" …" if len(names) > MOST_NAMED else "")
            file = f"assets/{where.format(names[0], names[0])}"
            message = f"{kind} without a picture of their own: {named}"
            yield Problem(mod.sheet.file, *Place(1, 1), message, f"they get a stand-in; put one at {file}", "hint")


def _alike(mod: Mod) -> set[str]:
    """The enemies that look like others."""
    try:
        models = table(mod.assets / "models" / "models.json")
    except (FileNotFoundError, AssetError):
        return set()
    return {name for name, entry in models.items() if isinstance(entry, dict) and "like" in entry}
