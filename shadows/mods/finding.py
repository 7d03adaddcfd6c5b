"""Which mods there are, which of them go together, and in which order they act."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from packaging.version import Version

import shadows
from shadows.content.library.files import is_junk
from shadows.content.problems import Place, nearest
from shadows.mods.manifest import FILE, Mod, open_mod

ARCHIVES = (".zip", ".7z", ".rar", ".tar", ".gz", ".xz")
ALIKE = ("mod.yaml", "mod.yml", "mod.yaml.txt", "mod.json")
"""What an author may have called the mod's own file, in small letters."""


def find(folders: Iterable[Path]) -> list[Mod]:
    """The mods in these folders, each of which is a mod or holds some. Of two with the same id the first is taken, and
    the other one is off."""
    found: dict[str, Mod] = {}
    others = []
    for folder in folders:
        for place in _mods_in(folder):
            mod = open_mod(place)
            first = found.setdefault(mod.id, mod)
            if first is mod or first.folder.resolve() == place.resolve():
                continue
            mod.off = f"there are two mods '{mod.id}', and the one in {first.folder} is taken"
            mod.sheet.report(Place(1, 1), f"there is another mod '{mod.id}'", f"it is in {first.folder}", "warning")
            others.append(mod)
    return [*found.values(), *others]


def strangers(folder: Path) -> list[str]:
    """Sentences about what lies in the player's folder of mods and is none."""
    return [stranger for place in _in(folder) if (stranger := _strange(place))]


def packed(path: Path) -> str:
    """What to do with a mod that is still packed, in a sentence; empty if it is not."""
    return f"{path.name} is packed: unpack it first." if path.suffix.lower() in ARCHIVES and path.is_file() else ""


def _strange(place: Path) -> str:
    if not place.is_dir():
        return packed(place)
    if _mods_in(place):
        return ""
    alike = next((path.name for path in _in(place) if path.name.lower() in ALIKE), "")
    why = f"its {alike} has to be called {FILE}" if alike else f"there is no {FILE} in it"
    return f"The folder {place.name} is no mod: {why}."


def _mods_in(folder: Path) -> list[Path]:
    """The folder itself if it is a mod, otherwise those in it, and those that lie one folder deeper, as some archives
    unpack."""
    if _is_mod(folder):
        return [folder]
    inside = [(place,) if _is_mod(place) else tuple(filter(_is_mod, _in(place))) for place in _in(folder)]
    return [mod for mods in inside for mod in mods]


def _in(folder: Path) -> list[Path]:
    """What lies in a folder, but for what systems leave there."""
    try:
        return sorted(place for place in folder.iterdir() if not is_junk(place.name))
    except OSError:
        return []


def _is_mod(folder: Path) -> bool:
    try:
        return (folder / FILE).is_file()
    except OSError:
        return False


def ordered(mods: Sequence[Mod]) -> list[Mod]:
    """The mods that can be played with: each after those that it needs or wants to come after, otherwise by id, so
    that the order is the same everywhere. Those that cannot are switched off, with the reason."""
    for mod in mods:
        if not mod.off and shadows.__version__ not in mod.game.range:
            mod.fail("game", f"it is for the game in version {mod.game.range}, and this is {shadows.__version__}")
    for mod in sorted(mods, key=lambda one: one.id):
        for other in mod.manifest.conflicts:
            if not mod.off and any(one.id == other and not one.off for one in mods):
                mod.fail("conflicts", f"it does not go with '{other}'", "switch one of them off")
    while _switch_off_needy(mods):
        pass
    waiting = {mod.id: mod for mod in sorted(mods, key=lambda one: one.id) if not mod.off}
    order = []
    while waiting:
        ready = next((mod for mod in waiting.values() if not _before(mod) & waiting.keys()), None)
        if ready is None:
            _switch_off_circle(waiting)
            return ordered(mods)
        order.append(waiting.pop(ready.id))
    return order


def _before(mod: Mod) -> set[str]:
    return {need.id for need in mod.needs} | set(mod.manifest.after)


def _switch_off_needy(mods: Sequence[Mod]) -> bool:
    """Switch mods off that need what is not there; whether there was one."""
    here = {mod.id: mod for mod in reversed(mods)}
    on = {mod.id: mod for mod in mods if not mod.off}
    for mod in on.values():
        for need in mod.needs:
            other = on.get(need.id)
            if other is None:
                if need.id in here:
                    mod.fail("needs", f"it needs the mod '{need.id}', which is off")
                else:
                    mod.fail("needs", f"it needs the mod '{need.id}', which is not here", nearest(need.id, here))
                return True
            if Version(other.manifest.version) not in need.range:
                wanted = f"it needs '{need.id}' in version {need.range}"
                mod.fail("needs", f"{wanted}, and {other.manifest.version} is here")
                return True
    return False


def _switch_off_circle(waiting: dict[str, Mod]) -> None:
    """Mods that all want to come after each other cannot be put in order."""
    line = [next(iter(waiting.values()))]
    while line[-1] not in line[:-1]:
        line.append(waiting[min(_before(line[-1]) & waiting.keys())])
    circle = line[line.index(line[-1]) : -1]
    names = " → ".join([*(mod.id for mod in circle), circle[0].id])
    for mod in circle:
        mod.fail("needs", f"a circle of mods that come after each other: {names}", "let one of them go first")
