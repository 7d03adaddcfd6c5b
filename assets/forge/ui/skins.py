"""Nine-slice skins: the corners keep their shape, the edges and the middle stretch."""

from dataclasses import dataclass

import numpy as np

from assets.forge.noise import clouds
from assets.forge.palette import rgb
from assets.forge.relief import Canvas, cover, shade

SIZE = 192
INSET = 48
"""Pixels from each side of a skin that do not stretch."""


def corner_cut(shape, inset, width=SIZE, height=SIZE):
    """Distance in pixels to the edge (positive inside) of a rectangle with cut, notched, square or rounded corners."""
    rows, columns = np.mgrid[:height, :width] + 0.5
    x = np.minimum(columns, width - columns) - inset
    y = np.minimum(rows, height - rows) - inset
    distance = np.minimum(x, y)
    if shape == "cut":
        return np.minimum(distance, (x + y - 18) * 0.7071)
    if shape == "notch":
        return np.minimum(distance, np.hypot(x, y) - 17)
    if shape == "square":
        return distance
    corner = (x < 20) & (y < 20)
    return np.where(corner, 20 - np.hypot(20 - x, 20 - y), distance)


@dataclass(frozen=True, slots=True)
class Skin:
    """A skin's recipe: corners, fill, metal edge; `alpha` of the fill, an optional inner glow."""

    shape: str
    fill: str
    edge: str = "#8a6f3c"
    edge_width: float = 4.0
    line: str | None = "#3a2f24"
    glow: str | None = None
    alpha: float = 1.0
    seed: int = 1
    grain: float = 0.35
    top: float = 1.12
    bottom: float = 0.82


def rim(canvas, distance, width, colour, grain, spec=0.55):
    """A rounded band of metal along the edge."""
    band = cover(distance) * cover(width + 0.5 - distance)
    arc = 1 - ((distance - width / 2) / (width / 2 + 0.5)) ** 2
    relief = np.sqrt(np.clip(arc, 0, 1)) * width * 0.8 + (grain - 0.5) * 0.8
    metal = np.clip(rgb(colour) * (0.7 + 0.6 * grain)[..., None], 0, 1)
    canvas.lay(shade(relief, metal, spec=spec, ambient=0.45, diffuse=0.9, occlusion=0.2), band)


def paint(skin: Skin):
    """The skin as an RGBA picture of SIZE pixels."""
    distance = corner_cut(skin.shape, 5)
    coarse, fine = clouds(SIZE, SIZE, skin.seed, 4, 5), clouds(SIZE, SIZE, skin.seed + 3, 14, 4)
    canvas = Canvas(SIZE, SIZE)
    canvas.lay("#000000", np.clip(1 + distance / 5, 0, 1) * 0.75)
    canvas.cut(cover(distance))
    fall = np.linspace(skin.top, skin.bottom, SIZE)[:, None, None]
    cloth = rgb(skin.fill) * (1 - skin.grain / 2 + skin.grain * (0.6 * coarse + 0.4 * fine))[..., None] * fall
    cloth = cloth * (0.72 + 0.28 * np.clip((distance - skin.edge_width) / 26, 0, 1))[..., None]
    canvas.lay(np.clip(cloth, 0, 1), cover(distance) * skin.alpha)
    rim(canvas, distance, skin.edge_width, skin.edge, fine)
    inner = distance - skin.edge_width
    canvas.lay("#050408", cover(inner) * cover(2.2 - inner) * 0.8)
    if skin.line:
        canvas.lay(skin.line, cover(inner - 5) * cover(6.4 - inner) * 0.9)
    if skin.glow:
        canvas.lay(skin.glow, np.exp(-((inner / 10) ** 2)) * (inner > 0) * 0.55)
    return canvas.picture(SIZE, SIZE)


def outline(shape, colour="#ffe9a8"):
    """A bright line with a glow, to be laid over any state: what has the focus."""
    distance = corner_cut(shape, 9)
    canvas = Canvas(SIZE, SIZE)
    canvas.lay(colour, np.exp(-((distance / 5.5) ** 2)) * 0.75 + cover(1.6 - np.abs(distance)))
    return canvas.picture(SIZE, SIZE)


def hollow(shape, edge, edge_width=5.0, seed=15):
    """A metal frame with a clear middle: what goes round a bar."""
    distance = corner_cut(shape, 5)
    canvas = Canvas(SIZE, SIZE)
    canvas.lay("#000000", np.clip(1 + distance / 5, 0, 1) * (distance < edge_width + 6) * 0.75)
    rim(canvas, distance, edge_width, edge, clouds(SIZE, SIZE, seed, 14, 4))
    inner = distance - edge_width
    canvas.cut(np.clip((inner - 1) / 6, 0, 1))
    return canvas.picture(SIZE, SIZE)


SKINS = {
    "panel": Skin("notch", "#15121b", "#9a7a3f", seed=2, alpha=0.95),
    "panel_hot": Skin("notch", "#1a151f", "#d8ac58", glow="#c98a3a", seed=2, alpha=0.96),
    "tooltip": Skin("round", "#0d0b12", "#6d5a3a", 3, None, seed=4, alpha=0.97),
    "slot": Skin("cut", "#0c0a10", "#4a4048", 3, None, seed=6, alpha=0.85, top=0.8, bottom=1.2),
    "slot_hot": Skin("cut", "#1a1410", "#d8ac58", 3, None, "#b06a28", seed=6, alpha=0.9),
    "button_primary": Skin("cut", "#6e1a20", "#c9a04e", seed=8),
    "button_primary_hover": Skin("cut", "#a32a2c", "#ffdf92", glow="#ff8a5a", seed=8),
    "button_primary_pressed": Skin("cut", "#48101a", "#c9a04e", seed=8, top=0.7, bottom=1.2),
    "button_plain": Skin("cut", "#26222c", "#8a744a", seed=8),
    "button_plain_hover": Skin("cut", "#4a3c3c", "#ffdf92", glow="#e0a050", seed=8),
    "button_plain_pressed": Skin("cut", "#16131a", "#8a744a", seed=8, top=0.7, bottom=1.2),
    "button_disabled": Skin("cut", "#1c1a20", "#4c4850", line=None, seed=8, grain=0.2),
    "tab": Skin("round", "#1a171f", "#5c5040", 3, None, seed=9),
    "tab_on": Skin("round", "#4a1a20", "#d8ac58", 3, None, "#b04030", seed=9),
    "row": Skin("cut", "#1b1821", "#3d3640", 2, None, seed=10, alpha=0.86),
    "row_hot": Skin("cut", "#3a2226", "#d8ac58", 2, None, "#a04a30", seed=10, alpha=0.95),
    "row_disabled": Skin("cut", "#131217", "#2e2b33", 2, None, seed=10, alpha=0.75),
    "track": Skin("round", "#08070b", "#5a4c38", 3, None, seed=11),
    "fill": Skin("round", "#a8282c", "#d8785a", 2, None, seed=12),
    "bar_back": Skin("round", "#0a070a", "#1a1418", 2, None, seed=13, alpha=0.9),
    "bar_health": Skin("round", "#b8232c", "#ff7a6a", 2, None, seed=12, top=1.25, bottom=0.7),
    "bar_shielded": Skin("round", "#3f74b8", "#9cc8ff", 2, None, seed=12, top=1.25, bottom=0.7),
    "bar_loss": Skin("round", "#d8b070", "#fff0c0", 2, None, seed=12, grain=0.15),
    "topbar": Skin("square", "#100d14", "#8a744a", 3, None, seed=14, alpha=0.94),
    "key": Skin("round", "#1c1a22", "#5c5668", 3, None, seed=16, top=1.3, bottom=0.7),
}
OUTLINES = {"focus": "cut"}
