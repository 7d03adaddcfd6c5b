"""The logos: a game's name as carved metal, its own word above and blood below."""

import numpy as np
from PIL import Image, ImageDraw

from assets.forge.fonts import cinzel
from assets.forge.noise import clouds
from assets.forge.palette import rgb
from assets.forge.relief import Canvas, bevel, cover, depth, shade, soften

SIZE = (1160, 560)
CAPITAL, LETTER, SMALL = 236, 184, 60
GOLD, BONE = ("#5a3410", "#c08a34", "#fff0b8"), ("#3a3440", "#a99f98", "#fffaf0")
LOGOS = {"logo_deck": ("SHADOWS", GOLD), "logo_dice": ("DICE", BONE)}
"""The word above of each, and its colours from the feet of its letters to their heads."""


def letters(text, x, baseline, size, weight=900, tracking=2.0):
    """Coverage of a line of text, and where the next letter would stand."""
    image = Image.new("L", SIZE)
    pen = ImageDraw.Draw(image)
    font = cinzel(weight, size)
    for letter in text:
        pen.text((x, baseline), letter, font=font, fill=255, anchor="ls")
        x += pen.textlength(letter, font=font) + tracking
    return np.asarray(image).astype(float) / 255, x


def word(text, x, baseline):
    """A word with a taller first letter."""
    first, after = letters(text[0], x, baseline, CAPITAL, tracking=-2)
    rest, _ = letters(text[1:], after, baseline, LETTER)
    return np.maximum(first, rest)


def graded(baseline, size, low, middle, high):
    """Three colours from the letters' feet to their heads."""
    t = np.clip((baseline - np.arange(SIZE[1])) / (size * 0.75), 0, 1)[:, None, None]
    lower = rgb(low) + (rgb(middle) - rgb(low)) * (np.clip(t / 0.45, 0, 1) ** 0.8)
    upper = rgb(middle) + (rgb(high) - rgb(middle)) * np.clip((t - 0.45) / 0.55, 0, 1) ** 1.2
    return np.where(t > 0.45, upper, lower)


def logo(above, colours):
    """A logo as an RGBA picture of SIZE, with its own shadow."""
    width, height = SIZE
    coarse, fine = clouds(height, width, 4, 6, 5), clouds(height, width, 8, 30, 4)
    broken = clouds(height, width, 15, 3, 3) > 0.52
    cracks = np.exp(-((np.abs(coarse - 0.5) / 0.008) ** 2)) * broken
    lines = (
        (word(above, 34, 218), graded(218, LETTER, *colours), 11),
        (word("ABYSS", 34, 478), graded(478, LETTER, "#3c060c", "#c4202a", "#ff9a72"), 11),
        (letters("OF THE", 60, 282, SMALL, 500, 10)[0], graded(282, SMALL, "#6a5a3a", "#c9b890", "#f4ead0"), 4),
    )
    canvas = Canvas(width, height)
    for mask, _, _ in lines:
        canvas.lay("#050308", np.clip(soften(cover(depth(mask) + 10), 16) * 1.1, 0, 0.85))
    for mask, colour, rise in lines:
        canvas.lay("#0a0508", cover(depth(mask) + 5))
        relief = bevel(mask, rise, "chamfer") + (fine - 0.5) * 2.2 - cracks * 4
        base = np.clip(np.broadcast_to(colour, (height, width, 3)) * (0.8 + 0.4 * fine[..., None]), 0, 1)
        canvas.lay(shade(relief, base, 14, 0.75, ambient=0.5, diffuse=0.85, occlusion=0.25, reach=5), mask)
    x = np.arange(width)[None]
    fade = (x > 360) * np.clip((1010 - x) / 260, 0, 1)
    canvas.lay("#c9a04e", np.exp(-(((np.arange(height)[:, None] - 264) / 1.6) ** 2)) * fade)
    return canvas.picture(width, height)
