"""Finds and loads what lies under `assets/`: the one place that knows paths.

What is not there is stood in for by something plain, so that a mod without pictures still plays. A file of a mod wins
over that of the game of the same name, unless the mod has an entry of its own which is called so.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, Protocol, TypeVar

import msgspec
from panda3d.core import DynamicTextFont, Filename, LColor, SamplerState, Texture
from PIL import Image

from shadows.content.paths import lies_in
from shadows.mods import assets as reading
from shadows.mods.assets import AssetError
from shadows.root import ROOT
from shadows.view.engine import theme

if TYPE_CHECKING:
    import numpy as np

    from shadows.content.problems import Problem

FONTS = {
    "logo": ("Cinzel-900.ttf", 120, 0.0),
    "head": ("Cinzel-700.ttf", 48, 0.0),
    "thin": ("Cinzel-500.ttf", 48, 0.0),
    "bold": ("AlegreyaSans-Bold.ttf", 46, 0.0),
    "body": ("AlegreyaSans-Medium.ttf", 46, 0.0),
    "seed": ("AlegreyaSans-Seed.ttf", 46, 0.0),
    "italic": ("AlegreyaSans-Italic.ttf", 46, 0.0),
    "number": ("Cinzel-700.ttf", 72, 2.4),
}
"""Role -> file, pixels of an em, width of the dark outline in pixels."""

NOWHERE = "nowhere"
"""The name of no file."""

FIXED = "fonts"
"""The folder in which no mod puts anything in place of the game's own."""

TABLES_OF_IDS = ("looks", "models", "sounds")
"""Folders whose tables mods add to, and change; how widgets are cut is the game's own."""


class Cached(Protocol):
    """What keeps what it has made."""

    def cache_clear(self) -> None:
        """Forget it."""


Key = Literal["C", "C#", "Db", "D", "D#", "Eb", "E", "F", "F#", "Gb", "G", "G#", "Ab", "A", "A#", "Bb", "B"]
KEYS: dict[Key, int] = {
    "C": 0, "C#": 1, "Db": 1, "D": 2, "D#": 3, "Eb": 3, "E": 4, "F": 5, "F#": 6, "Gb": 6, "G": 7, "G#": 8, "Ab": 8,
    "A": 9, "A#": 10, "Bb": 10, "B": 11,
}  # fmt: skip
"""The keys of music, by how many semitones they are above C."""

Bus = Literal["music", "ambience", "effects", "interface"]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=600)]

GROUPS = ("effects", "music", "ambience")
"""What sounds there are, as `sounds.json` sorts them."""

Load = TypeVar("Load", bound=Cached)
Loaded = TypeVar("Loaded")

_log = logging.getLogger(__name__)

_of_mods: dict[str, Path] = {}
"""The folders of the mods that are played with, by the mod's id, in the order in which they act."""

_ids: set[str] = set()
"""The ids of what the mods have of their own."""

_damaged: dict[str, dict[Path, Problem]] = {}
"""What could not be used, by the mod's id."""

_refused: dict[str, dict[Path, str]] = {}
"""Models that the engine cannot read, by the mod's id, each with the reason; those of a mod are looked at together."""

_kept: list[Path] = []
"""The file in which is kept what is known of models, if there is one."""

_loaded: list[Callable[[], None]] = []
"""What empties each store of what was loaded."""


class Sound(msgspec.Struct, frozen=True):
    """What `sounds.json` says of a sound: its takes, or the layers of a piece of music from the calmest up; how loud it
    is, and the seconds from one to the next of its kind.

    Of an effect further: how many seconds into the file it makes contact, whether it has a pitch that goes with the
    music, on which bus it is, and by how many decibels the music steps back for it. Of music its key. Of the bed of a
    place what is heard there now and then (`shots`), and the least and most seconds between two of them.
    """

    files: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    gain: Annotated[float, msgspec.Meta(ge=0, le=4)] = 1.0
    every: Annotated[float, msgspec.Meta(ge=0, le=60)] = 0.05
    lead: Annotated[float, msgspec.Meta(ge=0, le=2)] = 0.0
    pitched: bool = False
    bus: Literal["effects", "interface"] = "effects"
    duck: Annotated[float, msgspec.Meta(ge=-24, le=0)] = 0.0
    tonic: Key = "D"
    shots: tuple[str, ...] = ()
    gap: tuple[Seconds, Seconds] = (8.0, 24.0)


def use(folders: Mapping[str, Path], ids: Collection[str] = (), kept: Path | None = None) -> None:
    """Look for what belongs to mods in their folders from now on. `ids` are those of all that is played with; in `kept`
    the player keeps what is known of models."""
    _of_mods.clear()
    _of_mods.update((mod, folder.absolute()) for mod, folder in folders.items())
    _damaged.clear()
    _refused.clear()
    _kept[:] = [] if kept is None else [kept]
    _ids.clear()
    _ids.update(name for name in ids if ":" in name)
    for forget in _loaded:
        forget()


def damaged(mod: str) -> list[Problem]:
    """The files of a mod that could not be used since it is played with."""
    return list(_damaged.get(mod, {}).values())


def _report(found: Path, error: AssetError) -> None:
    """A file could not be used: a line in the log, once, and in the problems of the mod that it is of."""
    mod = _mod_of(found)
    if found in _damaged.get(mod, {}):
        return
    _log.warning("%s is left out: %s", found, error)
    if mod:
        _damaged.setdefault(mod, {})[found] = reading.problem(found, error)


def _mod_of(found: Path) -> str:
    """The mod in whose folder a file lies; empty if it is the game's own."""
    return next((mod for mod, root in _of_mods.items() if found.is_relative_to(root)), "")


def stored(load: Load) -> Load:
    """Marks what is loaded once (with a cache) as to be loaded anew when other mods are played with."""
    _loaded.append(load.cache_clear)
    return load


def when_others_are_used(forget: Callable[[], None]) -> None:
    """`forget` is called when other mods are played with: what was made of their assets is to be made anew."""
    _loaded.append(forget)


def path(*parts: str) -> Path:
    """Where an asset lies, whether it is there or not. What is of a mod (`frost:ice_lance.webp`) lies in its folder,
    in the same place as the game's own, which it may stand in for; a link out of that folder leads nowhere."""
    own = ROOT / "assets"
    owner, names = _owner(parts)
    if owner:
        return _inside(owner, names) or own / NOWHERE
    for mod in reversed(_of_mods) if parts[0] != FIXED else ():
        found = None if _has_own(mod, parts[-1]) else _inside(mod, parts)
        if found is not None and found.is_file():
            return found
    return own.joinpath(*parts)


def _owner(parts: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The mod that an asset is of, and the names in its folder: `map_frost:halls.webp` is its `map_halls.webp`."""
    marked = next((part.partition(":")[0] for part in parts if ":" in part), "")
    if not marked:
        return "", parts
    mods = [mod for mod in _of_mods if marked == mod or marked.endswith(f"_{mod}")]
    owner = max(mods, key=len, default=marked)
    return owner, tuple(part.replace(f"{owner}:", "") for part in parts)


def _inside(mod: str, parts: tuple[str, ...]) -> Path | None:
    """A file in the folder of a mod; None if there is no such mod, or it would lie elsewhere, or under a name that no
    file can have."""
    root = _of_mods.get(mod)
    if root is None:
        return None
    found = root.joinpath(*parts)
    try:
        found.is_file()
    except (OSError, ValueError):
        return None
    return found if lies_in(found, root) else None


def _has_own(mod: str, name: str) -> bool:
    """Whether a mod calls something of its own as a file: `crypts_boss.npz` is of its act `crypts`, if it has one."""
    words = name.partition(".")[0].split("_")
    return any(f"{mod}:{start}" in _ids for start in accumulate(words, "{}_{}".format))


@stored
@cache
def table(*parts: str) -> dict[str, Any]:
    """A JSON file as it stands, with the entries of mods under their ids; empty if there is none.

    What a mod says of an entry of the game counts in place of what the game says."""
    known = _read((ROOT / "assets").joinpath(*parts))
    for mod in _of_mods if parts[0] in TABLES_OF_IDS else ():
        theirs = _read(path(f"{mod}:{parts[0]}", *parts[1:]))
        if parts[0] == "sounds":
            for group, sounds in theirs.items():
                _take_in(known.setdefault(group, {}), mod, _sounds(mod, sounds))
        else:
            _take_in(known, mod, theirs)
    return known


def _take_in(known: dict[str, Any], mod: str, theirs: dict[str, Any]) -> None:
    """Add the entries of a mod's table to those that are known."""
    for name, entry in theirs.items():
        if name in known and not _has_own(mod, name):
            known[name] = entry
        known[f"{mod}:{name}"] = entry


def _read(found: Path) -> dict[str, Any]:
    """A JSON file that holds a mapping; empty where there is none that can be read."""
    try:
        return reading.table(found)
    except FileNotFoundError:
        pass
    except AssetError as error:
        _report(found, error)
    return {}


def _sounds(mod: str, sounds: Any) -> dict[str, Any]:
    """A group of a mod's sounds, those that can be understood, with its own files."""
    told: dict[str, Any] = {}
    for name, entry in sounds.items() if isinstance(sounds, dict) else ():
        sound = _understood(f"{mod}:{name}", entry)
        if sound is not None:
            own = {field: [f"{mod}:{file}" for file in getattr(sound, field)] for field in ("files", "shots")}
            told[name] = entry | {field: files for field, files in own.items() if files}
    return told


@stored
@cache
def sounds() -> Mapping[str, Mapping[str, Sound]]:
    """All sounds by their group and name; another mapping once other mods are played with."""
    known = table("sounds", "sounds.json")
    return {
        group: {name: sound for name, entry in known.get(group, {}).items() if (sound := _understood(name, entry))}
        for group in GROUPS
    }


def _understood(name: str, entry: Any) -> Sound | None:
    try:
        return msgspec.convert(entry, Sound)
    except msgspec.ValidationError as error:
        _log.warning("sound %s is left out: %s", name, error)
        return None


@stored
@cache
def image(*parts: str) -> Image.Image:
    """A picture in RGBA; a stand-in if there is none that can be read."""
    found = _usable(reading.picture, *parts)
    if found is not None:
        return found
    from shadows.view.engine.placeholders import stand_in

    return stand_in(parts)


def place(name: str) -> dict[str, np.ndarray]:
    """The mesh of a place by its id, with its lights and marks; nothing if there is none that can be used."""
    return _usable(reading.place, "places", f"{name}.npz") or {}


def entries(*parts: str) -> dict[str, Any]:
    """What one JSON file holds, that of a mod alone where it stands in for the game's; empty if there is none that can
    be read."""
    return dict(_usable(reading.table, *parts) or {})


def own_entries(*parts: str) -> dict[str, Any]:
    """What a JSON file of the game's own holds."""
    return reading.table(ROOT.joinpath("assets", *parts))


def sound(*parts: str) -> Path | None:
    """Where a sound lies; None if there is none that can be played."""
    if not path("sounds", *parts).is_file():
        _log.warning("the sound %s is missing: it is left out", "/".join(parts))
    return _usable(_heard, "sounds", *parts)


def _heard(found: Path) -> Path:
    reading.sound(found)
    return found


def model(name: str) -> Path | None:
    """Where the model of an enemy lies; None if there is none that the engine can read."""
    return _usable(_readable, "models", name, f"{name}.bam")


def _readable(found: Path) -> Path:
    """A model's place. All models of a mod are looked at when the first of them is asked for."""
    mod = _mod_of(found)
    if mod and mod not in _refused:
        from shadows.content.library.files import files_in
        from shadows.mods import models

        every = files_in(_of_mods[mod] / "models", "*.bam")
        _refused[mod] = dict(models.refused(every, _kept[0] if _kept else None))
    if not found.is_file():
        raise FileNotFoundError(found)
    if reason := _refused.get(mod, {}).get(found):
        raise AssetError(reason)
    return found


def _usable(read: Callable[[Path], Loaded], *parts: str) -> Loaded | None:
    """An asset as it is read; where a mod's own cannot be used, that of the game in whose place it stands. None if
    there is none."""
    first, own = path(*parts), ROOT.joinpath("assets", *parts)
    for found in dict.fromkeys((first, own)):
        try:
            return read(found)
        except FileNotFoundError:
            continue
        except AssetError as error:
            _report(found, error)
    return None


def unusable(found: Path, reason: str) -> None:
    """Note that a file turned out to be of no use."""
    _report(found, AssetError(reason))


def upload(picture: Image.Image, name: str, *, repeat: bool = False, mipmap: bool = True) -> Texture:
    """A picture (RGBA) as a texture."""
    texture = Texture(name)
    texture.setup_2d_texture(picture.width, picture.height, Texture.T_unsigned_byte, Texture.F_rgba)
    fill(texture, picture)
    texture.set_minfilter(SamplerState.FT_linear_mipmap_linear if mipmap else SamplerState.FT_linear)
    texture.set_magfilter(SamplerState.FT_linear)
    wrap = SamplerState.WM_repeat if repeat else SamplerState.WM_clamp
    texture.set_wrap_u(wrap)
    texture.set_wrap_v(wrap)
    return texture


def fill(texture: Texture, picture: Image.Image) -> None:
    """Give a texture other pixels of the same size."""
    texture.set_ram_image(_pixels(picture))


def _pixels(picture: Image.Image) -> bytes:
    """As the engine has them: from the bottom up, and blue first."""
    return picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM).tobytes("raw", "BGRA")


@stored
@cache
def texture(*parts: str, repeat: bool = False) -> Texture:
    """A picture as a texture, loaded once."""
    return upload(image(*parts), "/".join(parts), repeat=repeat)


@stored
@cache
def layers(*files: str) -> Texture:
    """Pictures of one size in `places/textures` as the pages of a repeating texture array."""
    pages = [image("places", "textures", file) for file in files]
    pages = [page if page.size == pages[0].size else page.resize(pages[0].size) for page in pages]
    made = Texture(files[0])
    made.setup_2d_texture_array(*pages[0].size, len(pages), Texture.T_unsigned_byte, Texture.F_rgba)
    made.set_ram_image(b"".join(_pixels(page) for page in pages))
    made.set_minfilter(SamplerState.FT_linear_mipmap_linear)
    made.set_magfilter(SamplerState.FT_linear)
    made.set_wrap_u(SamplerState.WM_repeat)
    made.set_wrap_v(SamplerState.WM_repeat)
    return made


@cache
def plain(colour: theme.Colour) -> Texture:
    """A texture of one colour."""
    pixel = tuple(round(255 * part) for part in colour)
    return upload(Image.new("RGBA", (4, 4), pixel), "plain", repeat=True, mipmap=False)


def icon(name: str) -> Texture:
    """The icon of a status, relic, potion, intent or pile by its id."""
    return texture("icons", f"{name}.png")


def has_icon(name: str) -> bool:
    """Whether there is such an icon."""
    return path("icons", f"{name}.png").is_file()


def skin(name: str) -> Texture:
    """A picture of the widgets."""
    return texture("ui", f"{name}.png")


@cache
def font(role: str) -> DynamicTextFont:
    """A font by its role in FONTS."""
    file, pixels, outline = FONTS[role]
    made = DynamicTextFont(panda_path(path("fonts", file)))
    made.set_pixels_per_unit(pixels)
    made.set_page_size(1024, 512)
    made.set_minfilter(SamplerState.FT_linear_mipmap_linear)
    made.set_texture_margin(4)
    if outline:
        made.set_outline(LColor(0.04, 0.01, 0.02, 1), outline, 0.25)
        made.set_fg(LColor(1, 1, 1, 1))
    return made


def panda_path(found: Path) -> Filename:
    """A path as the engine wants it."""
    return Filename.from_os_specific(str(found))
