"""One palette for everything drawn. Colours are sRGB hex strings; `rgb` and `linear` turn them into numbers."""

import numpy as np

ABYSS = "#07060d"
INK = "#0b0810"
IRON = "#3a3740"
STEEL = "#6f7a90"
SILVER = "#d5dbe6"
BONE = "#d9cdb0"
PARCHMENT = "#efe4c8"
BRASS = "#b08a45"
GOLD = "#f0c35a"
LEATHER = "#7a4e2c"
BLOOD = "#d81e2c"
GORE = "#7a0f1c"
EMBER = "#ff8c2e"
FLAME = "#ffd35a"
VIOLET = "#9a55f0"
LILAC = "#d9c2ff"
VENOM = "#7cc63a"
TEAL = "#5fd0c8"
ROYAL = "#4a1c7a"

THEMES = {
    "blood_reaper": ("#2a060b", "#a3141f", "#f0414a", "#ffd0b8"),
    "shadowmancer": ("#170a2e", "#6a2fb8", "#b57cff", "#ecdcff"),
    "hellforged": ("#2b0d03", "#d2571a", "#ff9a3c", "#fff0b8"),
    "colorless": ("#0d1420", "#4f6a92", "#a9c6ea", "#fff1cf"),
}
"""Hero (or colorless) -> four steps from deep to hot: enamels, glows and orbs are built from these."""

RARITIES = {"basic": "#8d8a92", "common": "#c9d2de", "uncommon": "#3fa0e8", "rare": "#ffc23a", "special": "#9a3ad0"}


def rgb(colour: str) -> np.ndarray:
    """The colour as three sRGB numbers from 0 to 1."""
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)])


def linear(colour: str) -> np.ndarray:
    """The colour as three linear-light numbers, as a renderer wants them."""
    c = rgb(colour)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def mix(a: str, b: str, part: float) -> str:
    """The colour `part` of the way from `a` to `b`."""
    return "#" + "".join(f"{round(255 * v):02x}" for v in rgb(a) * (1 - part) + rgb(b) * part)
