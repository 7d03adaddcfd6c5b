"""Finds and loads what lies under `assets/`: the one place that knows paths.

What is not there is stood in for by something plain, so that a mod without pictures still plays.
"""

import json
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
from panda3d.core import DynamicTextFont, Filename, LColor, SamplerState, Texture
from PIL import Image

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

STAND_IN = (96, 88, 104, 255)


def path(*parts: str) -> Path:
    """Where an asset lies, whether it is there or not."""
    return Path(str(resources.files("assets"))).joinpath(*parts)


@cache
def table(*parts: str) -> dict[str, Any]:
    """A JSON file as it stands; empty if there is none."""
    found = path(*parts)
    return json.loads(found.read_text(encoding="utf-8")) if found.is_file() else {}


@cache
def image(*parts: str) -> Image.Image:
    """A picture in RGBA; a plain grey one if there is none."""
    found = path(*parts)
    if not found.is_file():
        return Image.new("RGBA", (64, 64), STAND_IN)
    with Image.open(found) as picture:
        return picture.convert("RGBA")


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
    texture.set_ram_image(picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM).tobytes("raw", "BGRA"))


@cache
def texture(*parts: str, repeat: bool = False) -> Texture:
    """A picture as a texture, loaded once."""
    return upload(image(*parts), "/".join(parts), repeat=repeat)


@cache
def layers(*files: str) -> Texture:
    """Pictures of one size in `places/textures` as the pages of a repeating texture array."""
    pages = [
        np.asarray(image("places", "textures", file).transpose(Image.Transpose.FLIP_TOP_BOTTOM))[..., [2, 1, 0, 3]]
        for file in files
    ]
    height, width = pages[0].shape[:2]
    made = Texture(files[0])
    made.setup_2d_texture_array(width, height, len(pages), Texture.T_unsigned_byte, Texture.F_rgba)
    made.set_ram_image(np.ascontiguousarray(pages).tobytes())
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
