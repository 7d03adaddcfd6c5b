"""The prefab files of a folder."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

from shadows.content.forms import KINDS
from shadows.content.packs import Pack
from shadows.content.problems import Place, allowed
from shadows.content.sheet import Sheet

SUFFIXES = (".yaml", ".yml")
"""What prefab files end with, in any case."""


@cache
def base_prefabs() -> Path:
    """The folder of the game's own prefabs."""
    return Path(str(resources.files("prefabs")))


def files(pack: Pack) -> Iterator[tuple[Path, Sheet]]:
    """The prefab files of a folder in an order that is the same everywhere, each with an empty sheet."""
    root = pack.root
    seen = shown(root)
    if not root.is_dir():
        if not pack.mod:  # a mod may have none, if it brings pictures or code alone
            sheet = Sheet(seen)
            sheet.report(Place(1, 1), "there is no such folder")
            yield root, sheet
        return
    found = [path for path in root.rglob("*") if path.suffix.lower() in SUFFIXES and path.is_file()]
    for inside, path in sorted((path.relative_to(root).as_posix(), path) for path in found):
        origin = printable(f"mods/{pack.mod}/{inside}") if pack.mod else ""
        yield path, Sheet(printable(f"{seen}/{inside}"), origin)


def shown(path: Path) -> str:
    """How messages name a folder or file: from the working folder when it lies there."""
    if path == base_prefabs():
        return "prefabs"
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.as_posix()


def lies_in(path: Path, folder: Path) -> bool:
    """Whether a path really leads into a folder, whatever links there are on the way."""
    try:
        return path.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError):  # a link that leads to itself
        return False


def printable(name: str) -> str:
    """A file's name with bytes that are no text spelled out."""
    return name.encode("utf-8", "backslashreplace").decode("utf-8")


def kind_of(sheet: Sheet, root: Path, path: Path) -> str | None:
    """The kind of prefab that a file holds: the folder right in the root that it lies in."""
    start = Place(1, 1)
    if path == root:
        return None
    if not lies_in(path, root):
        sheet.report(start, "the file is a link out of the prefab folder", "put the file itself there")
        return None
    folder, *rest = path.relative_to(root).parts
    if folder in KINDS and rest:
        return folder
    if rest:
        sheet.report(start, f"unknown kind of prefab '{folder}'", allowed(folder, list(KINDS)))
    else:
        sheet.report(start, "the file lies in no folder of a kind", f"move it to one of: {', '.join(KINDS)}")
    return None
