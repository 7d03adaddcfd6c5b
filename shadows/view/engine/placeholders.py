"""Pictures for what has none of its own, as much of a mod: each has its colour and its sign, the same every time."""

from __future__ import annotations

import colorsys
from functools import cache
from pathlib import Path
from zlib import crc32

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from shadows.root import ROOT

PAINTED = {("cards", "art"): (480, 360), ("heroes",): (512, 512)}
"""Folders of large pictures, and the sizes of their stand-ins in pixels."""

ICON = 128
GREY = (96, 88, 104, 255)
LETTER = Path("fonts", "Cinzel-900.ttf")


def stand_in(parts: tuple[str, ...]) -> Image.Image:
    """A picture in RGBA in place of the asset that would lie there."""
    folder, name = parts[:-1], parts[-1].rpartition(".")[0].rpartition(":")[2]
    if folder in PAINTED:
        return painted(name, PAINTED[folder])
    return medallion(name) if folder == ("icons",) else Image.new("RGBA", (64, 64), GREY)


def painted(name: str, size: tuple[int, int]) -> Image.Image:
    """A glow in the dark with drifting embers, and the first letter of the name in it."""
    width, height = size
    light = np.array(colour(name))
    chance = np.random.default_rng(crc32(name.encode()))
    x, y = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
    glow = np.exp(-3.2 * (x**2 + (y * 0.9) ** 2))
    haze = np.asarray(
        Image.fromarray((chance.random((6, 8)) * 255).astype(np.uint8)).resize(size, Image.Resampling.BICUBIC)
    )
    shade = (0.10 + 0.75 * glow) * (0.65 + 0.35 * haze / 255)
    pixels = np.clip(shade[..., None] * light + 0.03, 0, 1)
    picture = Image.fromarray((pixels * 255).astype(np.uint8), "RGB").convert("RGBA")
    draw = ImageDraw.Draw(picture, "RGBA")
    bright = tuple(int(255 * part) for part in np.minimum(1, light * 1.6))
    for _ in range(40):
        left, top = chance.random(2) * size
        radius = 0.6 + 1.9 * chance.random()
        draw.ellipse((left - radius, top - radius, left + radius, top + radius), fill=(*bright, 170))
    _letter(draw, name, (width / 2, height / 2), height * 0.52, (*bright, 235))
    return picture


def medallion(name: str) -> Image.Image:
    """A round sign with the first letter of the name."""
    light = [int(255 * part) for part in colour(name)]
    picture = Image.new("RGBA", (ICON, ICON), (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)
    rim, edge = ICON * 0.06, ICON - 1 - ICON * 0.06
    draw.ellipse((rim, rim, edge, edge), fill=(18, 16, 29, 255), outline=(*light, 255), width=7)
    _letter(draw, name, (ICON / 2, ICON / 2), ICON * 0.56, (240, 215, 154, 255))
    return picture


def colour(name: str) -> tuple[float, float, float]:
    """The colour of a name: always the same, and for other names mostly another."""
    return colorsys.hsv_to_rgb(crc32(name.encode()) % 360 / 360, 0.55, 0.85)


def _letter(
    draw: ImageDraw.ImageDraw, name: str, middle: tuple[float, float], size: float, fill: tuple[int, ...]
) -> None:
    draw.text(middle, name[:1].upper(), fill=fill, font=_font(round(size)), anchor="mm")


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(ROOT / "assets" / LETTER), size)
