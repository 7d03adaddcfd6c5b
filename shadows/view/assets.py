"""Finds and loads what lies under `assets/`: the one place that knows paths.

What is not there is stood in for by something plain, so that a mod without pictures still plays.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from panda3d.core import DynamicTextFont, Filename, LColor, SamplerState, Texture
from PIL import Image

from shadows.links import lies_in
from shadows.view import theme

FONTS = {
    "logo": ("Cinzel-900.ttf", 120, 0.0),
    "head": ("Cinzel-700.ttf", 48, 0.0),
    "thin": ("Cinzel-500.ttf", 48, 0.0),
    "bold": ("AlegreyaSans-Bold.ttf", 46, 0.0),
    "body": ("AlegreyaSans-Medium.ttf", 46, 0.0),
    "italic": ("AlegreyaSans-Italic.ttf", 46, 0.0),
    "number": ("Cinzel-700.ttf", 72, 2.4),
}
"""Role -> file, pixels of an em, width of the dark outline in pixels."""

NOWHERE = "nowhere"
"""The name of no file."""


_of_mods: dict[str, Path] = {}
"""The folders of the mods that are played with, by the mod's id."""


def use(folders: Mapping[str, Path]) -> None:
    """Look for what belongs to mods in their folders from now on."""
    _of_mods.clear()
    _of_mods.update(folders)
    for loaded in (table, image, texture):
        loaded.cache_clear()


def path(*parts: str) -> Path:
    """Where an asset lies, whether it is there or not. What is of a mod (`frost:ice_lance.webp`) lies in its folder,
    in the same place as the game's own; a link out of that folder leads nowhere."""
    own = Path(str(resources.files("assets")))
    owner = next((part.partition(":")[0] for part in parts if ":" in part), "")
    if not owner:
        return own.joinpath(*parts)
    root = _of_mods.get(owner)
    if root is None:
        return own / NOWHERE
    found = root.joinpath(*(part.rpartition(":")[2] for part in parts))
    return found if lies_in(found, root) else own / NOWHERE


@cache
def table(*parts: str) -> dict[str, Any]:
    """A JSON file as it stands, with the entries of mods under their ids; empty if there is none."""
    known = _read(path(*parts))
    for mod in _of_mods:
        theirs = _read(path(f"{mod}:{parts[0]}", *parts[1:]))
        if parts[0] == "sounds":
            for group, sounds in theirs.items():
                known.setdefault(group, {}).update(_sounds(mod, sounds))
        else:
            known.update((f"{mod}:{name}", entry) for name, entry in theirs.items())
    return known


def _read(found: Path) -> dict[str, Any]:
    """A JSON file that holds a mapping; empty where there is none that can be read."""
    try:
        content = json.loads(found.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return content if isinstance(content, dict) else {}


def _sounds(mod: str, sounds: Any) -> dict[str, Any]:
    """A group of a mod's sounds under their ids, those that have files."""
    if not isinstance(sounds, dict):
        return {}
    return {
        f"{mod}:{name}": {"gain": 1.0, "every": 0.05, **entry, "files": [f"{mod}:{file}" for file in entry["files"]]}
        for name, entry in sounds.items()
        if isinstance(entry, dict) and isinstance(entry.get("files"), list)
    }


@cache
def image(*parts: str) -> Image.Image:
    """A picture in RGBA; a stand-in if there is none that can be read."""
    found = path(*parts)
    try:
        with Image.open(found) as picture:
            return picture.convert("RGBA")
    except (OSError, Image.DecompressionBombError):
        from shadows.view.stand_ins import stand_in

        return stand_in(parts)


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


@cache
def texture(*parts: str, repeat: bool = False) -> Texture:
    """A picture as a texture, loaded once."""
    return upload(image(*parts), "/".join(parts), repeat=repeat)


@cache
def layers(*files: str) -> Texture:
    """Pictures of one size in `places/textures` as the pages of a repeating texture array."""
    pages = [image("places", "textures", file) for file in files]
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
