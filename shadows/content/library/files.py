"""The prefab files of a folder."""

from collections.abc import Collection, Iterator
from pathlib import Path

from shadows.content.library.packs import Pack
from shadows.content.paths import lies_in
from shadows.content.problems import Grade, Place, allowed
from shadows.content.yaml.source_file import Sheet
from shadows.root import ROOT

JUNK = frozenset({"__MACOSX", "Thumbs.db", "desktop.ini"})
"""What systems leave in folders, besides what is hidden (`.DS_Store`, `._cards.yaml`)."""

SUFFIXES = (".yaml", ".yml")
"""What prefab files end with, in any case."""


OWN = ROOT / "prefabs"
"""Where the prefabs of the games themselves lie."""


def files(pack: Pack, kinds: Collection[str]) -> Iterator[tuple[Path, Sheet]]:
    """The prefab files of a folder in an order that is the same everywhere, each with an empty sheet. `kinds` are the
    folders that the game has."""
    root = pack.root
    seen = shown(root)
    found = [path for path in files_in(root) if path.suffix.lower() in SUFFIXES]
    amiss = None if pack.mod else _amiss(root, found, kinds)  # a mod may have none, if it brings pictures or code alone
    if amiss:
        sheet = Sheet(seen)
        sheet.report(Place(1, 1), *amiss)
        yield root, sheet
        return
    for inside, path in sorted((path.relative_to(root).as_posix(), path) for path in found):
        origin = printable(f"mods/{pack.mod}/{inside}") if pack.mod else ""
        yield path, Sheet(printable(f"{seen}/{inside}"), origin)


def files_in(folder: Path, pattern: str = "*") -> list[Path]:
    """The files of a folder and of those in it, in an order that is the same everywhere, but for what is hidden and
    what systems leave there."""
    try:
        found = sorted(folder.rglob(pattern))
    except OSError:
        return []
    return [path for path in found if not any(map(is_junk, path.relative_to(folder).parts)) and _is_file(path)]


def is_junk(name: str) -> bool:
    """Whether a file or folder is of an editor's or a system's, and no one wrote it to be read."""
    return name.startswith(".") or name in JUNK


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def _amiss(root: Path, found: list[Path], kinds: Collection[str]) -> tuple[str, str, Grade] | None:
    """What is wrong with a folder as a whole, what would be right, and how bad it is."""
    if root.is_file():
        return "this is a file", "name the mod or the folder of prefabs that it is of", "error"
    if not root.is_dir():
        return "there is no such folder", "", "error"
    if root.name in kinds and not any((root / kind).is_dir() for kind in kinds):
        return "this is the folder of one kind", "name the folder that it lies in", "error"
    if not found:
        return "there are no prefabs in it", f"each lies in the folder of its kind: {', '.join(kinds)}", "warning"
    return None


def shown(path: Path) -> str:
    """How messages name a folder or file: from the working folder when it lies there."""
    if path.is_relative_to(OWN):
        return path.relative_to(OWN.parent).as_posix()
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.as_posix()


def printable(name: str) -> str:
    """A file's name with bytes that are no text spelled out."""
    return name.encode("utf-8", "backslashreplace").decode("utf-8")


def kind_of(sheet: Sheet, root: Path, path: Path, kinds: Collection[str]) -> str | None:
    """The kind of prefab that a file holds: the folder right in the root that it lies in."""
    start = Place(1, 1)
    if path == root:
        return None
    if not lies_in(path, root):
        sheet.report(start, "the file is a link out of the prefab folder", "put the file itself there")
        return None
    folder, *rest = path.relative_to(root).parts
    if folder in kinds and rest:
        return folder
    if rest:
        sheet.report(start, f"unknown kind of prefab '{folder}'", allowed(folder, list(kinds)))
    else:
        sheet.report(start, "the file lies in no folder of a kind", f"move it to one of: {', '.join(kinds)}")
    return None
