"""A mod's own file, `mod.yaml`: what it is called, what it goes with, and what it takes away."""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple, cast

import msgspec
from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.version import InvalidVersion, Version

from components.limits import LONGEST_NAME
from shadows.content.library.files import printable, shown
from shadows.content.library.packs import Pack
from shadows.content.paths import lies_in
from shadows.content.problems import Place, Problem, allowed, quoted
from shadows.content.schema.forms import Removals
from shadows.content.schema.scope import GAME
from shadows.content.schema.shaping import BROKEN, shape_struct
from shadows.content.yaml.reading import Mapping, Scalar, read
from shadows.content.yaml.source_file import Sheet, TooManyProblems
from shadows.games import DEFAULT, NAMES, Game, known
from systems.plugins.plugin import Plugin

FILE = "mod.yaml"

_ID = re.compile(r"[a-z][a-z0-9_]*")
_DEVICES = frozenset(
    {"con", "prn", "aux", "nul"} | {f"{port}{number}" for port in ("com", "lpt") for number in range(10)}
)
"""What no folder can be called on Windows."""
_NEED = re.compile(r"([a-z][a-z0-9_]*)\s*(.*)")
_NAME = re.compile(r"[A-Za-z]\w*")


class Manifest(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a mod says of itself."""

    id: str
    """What the ids of its entries begin with: `frost` for `frost:ice_lance`."""
    name: str
    """What players read."""
    version: str
    """Numbers and dots: `1.0.2`."""
    authors: tuple[str, ...] = ()
    """Who made it."""
    text: str = ""
    """What it is, in a sentence or two."""
    game: str = ""
    """The game that it is for, `deck` if left out, with the versions that it goes with where they matter: `deck`,
    `deck >=0.1`, `>=0.1,<2`."""
    needs: tuple[str, ...] = ()
    """Mods that must be there, each with its versions where they matter: `frost >=1.2`. They come first, and their
    entries can be named."""
    after: tuple[str, ...] = ()
    """Mods that come first if they are there."""
    conflicts: tuple[str, ...] = ()
    """Mods that it does not go with."""
    remove: Removals = Removals()
    """What it takes away from the game, or from mods that it needs."""


@cache
def manifest_of(game: Game) -> type[Manifest]:
    """The manifest of mods for a game: what they take away is of its kinds."""
    removed = game.content.removed
    made = msgspec.defstruct(
        Manifest.__name__,
        [("remove", removed, removed())],
        bases=(Manifest,),
        module=__name__,
        frozen=True,
        kw_only=True,
        omit_defaults=True,
    )
    made.__doc__ = Manifest.__doc__
    return cast("type[Manifest]", made)


class Need(NamedTuple):
    """What must be there, in one of these versions: a mod, or the game."""

    id: str
    range: SpecifierSet


ANY_VERSION = Need(DEFAULT, SpecifierSet())
"""The first game, as a mod is for it that says nothing."""


@dataclass(slots=True, eq=False)
class Mod:
    """A mod in its folder. `sheet` is its own file's; `game` is the one that it is for; `off` says why it is not played
    with, in half a sentence, empty if it is. `problems` are all that is wrong with it, and `plugin` is what its code
    adds, once it was loaded; `asks` says that it is off until the player agrees to its code."""

    folder: Path
    sheet: Sheet
    manifest: Manifest
    game: Need = ANY_VERSION
    needs: tuple[Need, ...] = ()
    off: str = ""
    problems: list[Problem] = field(default_factory=list)
    plugin: Plugin | None = None
    asks: bool = False

    @property
    def id(self) -> str:
        """What ids of its entries begin with."""
        return self.manifest.id

    @property
    def stamp(self) -> str:
        """Id and version, as saves name it."""
        return f"{self.id} {self.manifest.version}"

    @property
    def assets(self) -> Path:
        """Its pictures, models and sounds, laid out as the game's own."""
        return self.folder / "assets"

    @property
    def code(self) -> Path:
        """Its plug-in, which it may have."""
        return self.folder / "plugin.py"

    @property
    def pack(self) -> Pack:
        """Its prefabs, as they are gathered."""
        return Pack(self.folder / "prefabs", self.id, tuple(need.id for need in self.needs), self.sheet)

    def fail(self, field: str, message: str, hint: str = "") -> None:
        """It cannot be played with, for a reason that a field of its file gives."""
        self.sheet.report(self.sheet.at(self.manifest, field), message, hint)
        self.off = self.off or message


def open_mod(folder: Path) -> Mod:
    """The mod in a folder. One whose file cannot be read bears the folder's name, and is off."""
    path = folder / FILE
    sheet = Sheet(printable(shown(path)))
    name = printable(folder.resolve().name)
    nameless = Mod(folder, sheet, Manifest(id=name, name=name, version="?"), off=f"its {FILE} has errors")
    try:
        for part in (path, folder / "prefabs", folder / "plugin.py", folder / "assets"):
            if not lies_in(part, folder):
                sheet.report(Place(1, 1), f"'{part.name}' is a link out of the mod's folder", "put it there itself")
        if sheet.problems:
            return nameless
        written = read(path, sheet)
        if sheet.problems:
            return nameless
        manifest = shape_struct(sheet, written, manifest_of(_played(written)), Place(1, 1), {})
        if manifest is BROKEN or sheet.problems:
            return nameless
        mod = Mod(folder, sheet, manifest)
        _check(mod)
    except TooManyProblems:
        return nameless
    return mod


def _check_case(mod: Mod, part: Path) -> None:
    """Whether something is there that only some systems find, since its name has other capitals."""
    try:
        named = [
            path.name for path in mod.folder.iterdir() if path.name.lower() == part.name and path.name != part.name
        ]
        missing = bool(named) and not part.exists()
    except OSError:
        return
    if missing:
        mod.sheet.report(Place(1, 1), f"{quoted(named[0])} is not read", f"call it '{part.name}', in small letters")


def misfit(word: str) -> str:
    """Why a word cannot be the id of a mod, and what would be right; empty if it can."""
    if word == GAME:
        return f"{quoted(word)} is the game itself, and cannot be the id of a mod: choose another"
    if word in _DEVICES:
        return f"{quoted(word)} cannot be the id of a mod, since Windows has no such folder: choose another"
    if len(word) > LONGEST_NAME:
        return f"{quoted(word)} is too long for an id: use at most {LONGEST_NAME} letters"
    if not _ID.fullmatch(word):
        return f"{quoted(word)} cannot be the id of a mod: use small letters, digits and _, a letter first"
    return ""


def ranged(mod: Mod, field: str, text: str) -> SpecifierSet:
    """A range of versions as it is written in a field; a wrong one is a problem of the mod."""
    try:
        return SpecifierSet(text)
    except InvalidSpecifier:
        mod.fail(field, f"{quoted(text)} is no range of versions", "write '>=1.2' or '>=1.2,<2' for example")
        return SpecifierSet()


def _named(text: str) -> str:
    """The game that a mod says it is for, whether there is one or not."""
    found = _NAME.match(text.strip())
    return found[0] if found else DEFAULT


def _played(written: Mapping) -> Game:
    """The game that a mod's file names, before it is looked at; the usual one if there is none of that name."""
    said = [value.text for key, value in written.entries if key.text == "game" and isinstance(value, Scalar)]
    name = _named(said[0]) if said else DEFAULT
    return known(name if name in NAMES else DEFAULT)


def _game(mod: Mod) -> Need:
    """The game that a mod is for, as its file says it; one that there is not is a problem of the mod."""
    written = mod.manifest.game.strip()
    name = _named(written)
    if name not in NAMES:
        mod.fail("game", f"unknown game {quoted(name)}", allowed(name, NAMES))
    return Need(name if name in NAMES else DEFAULT, ranged(mod, "game", written.removeprefix(name).strip()))


def _check(mod: Mod) -> None:
    """What the definition cannot say."""
    manifest = mod.manifest
    if wrong := misfit(manifest.id):
        message, _, hint = wrong.partition(": ")
        mod.fail("id", message, hint)
    try:
        Version(manifest.version)
    except InvalidVersion:
        mod.fail("version", f"{quoted(manifest.version)} is no version", "write numbers and dots, 1.0.2 for example")
    for name, text in (("name", manifest.name), ("version", manifest.version)):
        if len(text) > LONGEST_NAME or "\n" in text:
            hint = f"use one line of at most {LONGEST_NAME} letters"
            mod.fail(name, f"{quoted(text.splitlines()[0])} is too long", hint)
    mod.game = _game(mod)
    needs = []
    for text in manifest.needs:
        found = _NEED.fullmatch(text)
        if found is None:
            mod.fail("needs", f"{quoted(text)} names no mod", "write its id, or 'frost >=1.2' for example")
        else:
            needs.append(Need(found[1], ranged(mod, "needs", found[2])))
    mod.needs = tuple(needs)
    for part in (mod.folder / "prefabs", mod.assets, mod.code):
        _check_case(mod, part)
    if mod.off:
        mod.off = f"its {FILE} has errors"
