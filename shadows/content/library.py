"""Prefab folders to a library, and what is wrong with them."""

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from components.prefabs import Library, Prefab
from shadows.content.checking import check_prefab, check_references
from shadows.content.forms import KINDS, Kind
from shadows.content.problems import ContentError, Place, Problem, allowed
from shadows.content.reading import Mapping, Scalar, read
from shadows.content.shaping import BROKEN, shape
from shadows.content.sheet import Sheet

_SUFFIXES = (".yaml", ".yml")
_WORDS = ("name", "text", "origin", "flavour", "title", "theme")
"""What a prefab says to players: no rule depends on it."""


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


def _gather(roots: Sequence[Path]) -> tuple[Library, list[Problem]]:
    """What can be read of these folders, and all that is wrong with them, in the order of files and lines."""
    shelves: dict[str, dict[str, Prefab]] = {kind: {} for kind in KINDS}
    known: dict[str, dict[str, str]] = {kind: {} for kind in KINDS}
    sheets = []
    for root in roots:
        if not root.is_dir():
            sheets.append(Sheet(root.as_posix()))
            sheets[-1].report(Place(1, 1), "there is no such folder")
        for path, name in _files(root):
            sheet = Sheet(name)
            sheets.append(sheet)
            if kind := _kind(sheet, root, path):
                entries, problems = read(path, name)
                sheet.problems.extend(problems)
                _shelve(sheet, entries, KINDS[kind], shelves[kind], known[kind])
    names: dict[str, Sequence[str]] = {kind: list(found) for kind, found in known.items()}
    for sheet in sheets:
        check_references(sheet, names)
    library = Library(**{kind: dict(sorted(shelf.items())) for kind, shelf in shelves.items()})  # type: ignore[arg-type]
    library.fingerprint = _fingerprint(library)
    return library, [problem for sheet in sheets for problem in sorted(sheet.problems, key=lambda one: one.line)]


def _files(root: Path) -> Iterator[tuple[Path, str]]:
    """The prefab files of a folder in an order that is the same everywhere, each with the name that messages use."""
    found = [path for path in root.rglob("*") if path.suffix.lower() in _SUFFIXES and path.is_file()]
    shown = _shown(root)
    for inside, path in sorted((path.relative_to(root).as_posix(), path) for path in found):
        yield path, f"{shown}/{inside}"


def _shown(root: Path) -> str:
    """How messages name a folder: from the working folder when it lies there."""
    if root == base_prefabs():
        return "prefabs"
    try:
        return root.resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return root.as_posix()


def _kind(sheet: Sheet, root: Path, path: Path) -> str | None:
    """The kind of prefab that a file holds: the folder right in the root that it lies in."""
    start = Place(1, 1)
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


def _shelve(sheet: Sheet, entries: Mapping, kind: Kind, shelf: dict[str, Prefab], known: dict[str, str]) -> None:
    """Make prefabs of a file's entries; `known` maps ids to where they were written, those of broken entries too."""
    for key, node in entries.entries:
        if key.text in known:
            place = Place(key.line, key.column, key.text)
            sheet.report(place, f"there is a {kind.singular} '{key.text}' already", f"it stands in {known[key.text]}")
            continue
        known[key.text] = f"{sheet.file}:{key.line}"
        entry = shape(sheet, kind.form, key, node)
        if entry is BROKEN:
            _expect_upgrade(key, node, known)
            continue
        for prefab in kind.build(entry, sheet):
            check_prefab(sheet, prefab)
            shelf[prefab.id] = prefab
            known[prefab.id] = prefab.origin


def _expect_upgrade(key: Scalar, node: Any, known: dict[str, str]) -> None:
    """A broken entry may have an upgraded form: whoever names it has made no mistake."""
    if isinstance(node, Mapping) and any(field.text == "upgrade" for field, _ in node.entries):
        known[f"{key.text}+"] = known[key.text]


def _fingerprint(library: Library) -> str:
    """A digest of every rule, whatever the files are called and however they are written."""
    rules = {kind: {name: _rules(prefab) for name, prefab in getattr(library, kind).items()} for kind in KINDS}
    return hashlib.sha256(msgspec.json.encode(rules, order="sorted")).hexdigest()


def _rules(prefab: Prefab) -> dict[str, Any]:
    return {name: value for name, value in msgspec.to_builtins(prefab).items() if name not in _WORDS}
