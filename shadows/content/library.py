"""Prefab folders to a library, and what is wrong with them."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from components.prefabs import Library, Prefab
from shadows.content.checking import check_prefab, check_references, check_together
from shadows.content.forms import KINDS, Kind
from shadows.content.problems import ContentError, Place, Problem, allowed, quoted
from shadows.content.reading import Mapping, Node, Scalar, read
from shadows.content.shaping import BROKEN, shape
from shadows.content.sheet import Sheet, TooManyProblems

_SUFFIXES = (".yaml", ".yml")
_WORDS = ("name", "text", "origin", "flavour", "title", "theme")
"""What a prefab says to players: no rule depends on it."""


@cache
def base_prefabs() -> Path:
    """The folder of the game's own prefabs."""
    return Path(str(resources.files("prefabs")))


def load(roots: Sequence[Path] | None = None) -> Library:
    """All content of these prefab folders, of the game's own when none are given (that is read once in a process).

    The folders make one library: what one names, another may hold. Raises `ContentError` with every error in them.
    """
    if roots is None:
        return _base()
    library, problems = _gather(roots)
    errors = [problem for problem in problems if problem.grade == "error"]
    if errors:
        raise ContentError(errors)
    return library


def check(paths: Sequence[Path] | None = None) -> list[Problem]:
    """All that is wrong with these prefab folders, or folders with one in them, on top of the game's own.

    With None, all that is wrong with the game's own. Everything is found at once; an empty list is a clean bill.
    """
    own = base_prefabs()
    added = [path / "prefabs" if (path / "prefabs").is_dir() else path for path in paths or ()]
    return _gather([own, *(path for path in added if path.resolve() != own.resolve())])[1]


@cache
def _base() -> Library:
    return load([base_prefabs()])


@dataclass(slots=True)
class _Shelf:
    """The prefabs of one kind, and where every id of it was written, those of broken entries too."""

    prefabs: dict[str, Prefab] = field(default_factory=dict)
    known: dict[str, str] = field(default_factory=dict)


def _gather(roots: Sequence[Path]) -> tuple[Library, list[Problem]]:
    """What can be read of these folders, and all that is wrong with them, in the order of files and lines."""
    shelves = {kind: _Shelf() for kind in KINDS}
    sheets = []
    for root in roots:
        for path, sheet in _files(root):
            sheets.append(sheet)
            with suppress(TooManyProblems):
                if kind := _kind(sheet, root, path):
                    _read_file(sheet, path, KINDS[kind], shelves[kind])
    library = Library(
        **{kind: dict(sorted(shelf.prefabs.items())) for kind, shelf in shelves.items()}  # type: ignore[arg-type]
    )
    library.fingerprint = _fingerprint(library)
    known = {kind: shelf.known for kind, shelf in shelves.items()}
    for sheet in sheets:
        with suppress(TooManyProblems):
            check_references(sheet, known)
            for prefab in sheet.prefabs:
                check_together(sheet, prefab, library)
    return library, [problem for sheet in sheets for problem in sheet.in_order()]


def _files(root: Path) -> Iterator[tuple[Path, Sheet]]:
    """The prefab files of a folder in an order that is the same everywhere, each with an empty sheet."""
    shown = _shown(root)
    if not root.is_dir():
        sheet = Sheet(shown)
        sheet.report(Place(1, 1), "there is no such folder")
        yield root, sheet
        return
    found = [path for path in root.rglob("*") if path.suffix.lower() in _SUFFIXES and path.is_file()]
    for inside, path in sorted((path.relative_to(root).as_posix(), path) for path in found):
        yield path, Sheet(_printable(f"{shown}/{inside}"))


def _shown(root: Path) -> str:
    """How messages name a folder: from the working folder when it lies there."""
    if root == base_prefabs():
        return "prefabs"
    try:
        return root.resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return root.as_posix()


def _printable(name: str) -> str:
    """A file's name with bytes that are no text spelled out."""
    return name.encode("utf-8", "backslashreplace").decode("utf-8")


def _kind(sheet: Sheet, root: Path, path: Path) -> str | None:
    """The kind of prefab that a file holds: the folder right in the root that it lies in."""
    start = Place(1, 1)
    if path == root:
        return None
    if not path.resolve().is_relative_to(root.resolve()):
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


def _read_file(sheet: Sheet, path: Path, kind: Kind, shelf: _Shelf) -> None:
    """Make prefabs of a file's entries."""
    new = []
    for key, node in read(path, sheet).entries:
        if key.text in shelf.known:
            place = Place(key.line, key.column, key.text)
            message = f"the {kind.singular} {quoted(key.text)} exists already"
            sheet.report(place, message, f"it stands in {shelf.known[key.text]}")
        else:
            new.append((key, node))
            _know(sheet, key, node, shelf)
    for key, node in new:
        entry = shape(sheet, kind.form, key, node)
        if entry is not BROKEN:
            for prefab in kind.build(entry, sheet):
                check_prefab(sheet, prefab)
                sheet.prefabs.append(prefab)
                shelf.prefabs[prefab.id] = prefab


def _know(sheet: Sheet, key: Scalar, node: Node, shelf: _Shelf) -> None:
    """Note an id, and that of its upgraded form: whoever names it has made no mistake, even if the entry is broken."""
    shelf.known[key.text] = f"{sheet.file}:{key.line}"
    if isinstance(node, Mapping) and any(field_key.text == "upgrade" for field_key, _ in node.entries):
        shelf.known[f"{key.text}+"] = shelf.known[key.text]


def _fingerprint(library: Library) -> str:
    """A digest of every rule, whatever the files are called and however they are written."""
    rules = {kind: {name: _rules(prefab) for name, prefab in getattr(library, kind).items()} for kind in KINDS}
    return hashlib.sha256(msgspec.json.encode(rules, order="sorted")).hexdigest()


def _rules(prefab: Prefab) -> dict[str, Any]:
    return {name: value for name, value in msgspec.to_builtins(prefab).items() if name not in _WORDS}
