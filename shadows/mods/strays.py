"""Files of a mod that no one reads: in the wrong place, or under a name that means nothing."""

from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

from shadows.content.library.files import SUFFIXES, files_in, printable, shown
from shadows.content.problems import Grade, Place, Problem, nearest
from shadows.mods.loading import Loadout
from shadows.mods.manifest import Mod
from shadows.root import ROOT

PICTURES = {"cards/art": ".webp", "icons": ".png", "heroes": ".webp", "places": ".npz"}
"""Folders of assets that are called as entries are, and what ends the names of the files that are read there."""

COMPANIONS = {"places": (".json",)}
"""What may lie beside them."""


def strays(mod: Mod, loadout: Loadout) -> Iterator[Problem]:
    """What lies in a mod's folder and is never read, each with a guess at where or how it should be called."""
    kinds = loadout.game.content.kinds
    for kind in kinds:
        if (mod.folder / kind).is_dir():
            yield _stray(mod.folder / kind, "the folder is not read here", f"move it to prefabs/{kind}")
    for path in files_in(mod.folder / "prefabs"):
        if path.suffix.lower() not in (*SUFFIXES, ".md"):
            yield _stray(
                path, "the file is not read: prefabs are .yaml files", f"call it {path.name.split('.')[0]}.yaml"
            )
    names = [name for kind in kinds for name in loadout.library.shelf(kind) if name.startswith(f"{mod.id}:")]
    own = {name.partition(":")[2] for name in names if not name.endswith("+")}
    for folder, suffix in PICTURES.items() if not mod.off else ():
        for path in files_in(mod.assets / folder):
            if path.parent == mod.assets / folder:
                yield from _unseen(path, folder, suffix, own)


def _unseen(path: Path, folder: str, suffix: str, own: set[str]) -> Iterator[Problem]:
    """What keeps an asset from being seen or heard."""
    if path.suffix != suffix:
        if path.suffix not in COMPANIONS.get(folder, ()):
            yield _stray(path, f"the file is not read: {suffix} files are read here", f"make it {path.stem}{suffix}")
        return
    starts = set(accumulate(path.stem.split("_"), "{}_{}".format))
    games = (ROOT / "assets").joinpath(*folder.split("/"), path.name)
    if not starts & own and not games.is_file():
        yield _stray(path, "nothing is called so", nearest(path.stem, own), "hint")


def _stray(path: Path, message: str, hint: str, grade: Grade = "warning") -> Problem:
    return Problem(printable(shown(path)), *Place(1, 1), message, hint, grade)
