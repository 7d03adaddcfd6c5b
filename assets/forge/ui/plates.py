"""Pieces that keep their shape: title plaques, map discs and the ring about them, the slider's knob, a cut."""

import numpy as np

from assets.forge.noise import clouds
from assets.forge.palette import rgb
from assets.forge.relief import Canvas, cover, shade

PLAQUE = (640, 112)
DISC = 128
KNOB = 96
CUT = (384, 96)


def plaque(fill="#1a1620", edge="#a8843f"):
    """A title plate with pointed ends; its outer quarters keep their shape, the middle stretches."""
    width, height = PLAQUE
    rows, columns = np.mgrid[:height, :width] + 0.5
    x, y = np.minimum(columns, width - columns), np.abs(rows - height / 2)
    distance = np.minimum(height / 2 - 10 - y, (x - 14 - y * 0.62) * 0.85)
    grain = clouds(height, width, 5, 20, 4)
    canvas = Canvas(width, height)
    canvas.lay("#000000", np.clip(1 + distance / 9, 0, 1) * 0.6)
    fall = np.linspace(1.25, 0.8, height)[:, None, None]
    canvas.lay(np.clip(rgb(fill) * (0.8 + 0.4 * grain)[..., None] * fall, 0, 1), cover(distance) * 0.96)
    for near, far, colour in ((0, 5, edge), (9, 11, "#5a4526")):
        band = cover(distance - near) * cover(far - distance)
        relief = np.clip(1 - np.abs(distance - (near + far) / 2) / (far - near) * 2, 0, 1) * 4
        metal = np.clip(rgb(colour) * (0.7 + 0.6 * grain)[..., None], 0, 1)
        canvas.lay(shade(relief, metal, spec=0.5, ambient=0.5), band)
    return canvas.picture(width, height)


def disc(fill, edge, edge_part=0.10):
    """A round plate with a metal edge, under a map node's icon."""
    rows, columns = (np.mgrid[:DISC, :DISC] + 0.5) / DISC * 2 - 1
    radius = np.hypot(rows, columns)
    distance = (0.86 - radius) * DISC / 2
    grain = clouds(DISC, DISC, 3, 6, 4)
    canvas = Canvas(DISC, DISC)
    canvas.lay("#000000", np.clip((1 - radius) / 0.14, 0, 1) ** 1.5 * 0.8)
    cloth = rgb(fill) * (0.75 + 0.5 * grain)[..., None] * (1.25 - 0.45 * (rows + 1) / 2)[..., None]
    canvas.lay(np.clip(cloth, 0, 1), cover(distance))
    width = edge_part * DISC / 2
    arc = np.clip(1 - ((distance - width / 2) / (width / 2)) ** 2, 0, 1)
    metal = np.clip(rgb(edge) * (0.75 + 0.5 * grain)[..., None], 0, 1)
    canvas.lay(
        shade(np.sqrt(arc) * width * 0.7, metal, spec=0.5, ambient=0.5), cover(distance) * cover(width - distance)
    )
    return canvas.picture(DISC, DISC)


def knob(stone="#f0c35a"):
    """A cut stone in a brass setting: a slider's or toggle's handle, a list's bullet."""
    rows, columns = (np.mgrid[:KNOB, :KNOB] + 0.5) / KNOB * 2 - 1
    radius = np.abs(rows) + np.abs(columns)
    canvas = Canvas(KNOB, KNOB)
    canvas.lay("#000000", np.clip((1.02 - radius) / 0.18, 0, 1) * 0.8)
    for reach, colour, height, gloss in ((0.84, "#a8843f", 9, 24), (0.52, stone, 14, 10)):
        distance = (reach - radius) * KNOB * 0.35
        surface = np.ones((KNOB, KNOB, 3)) * rgb(colour)
        canvas.lay(shade(np.clip(distance, 0, height), surface, gloss, 0.75, ambient=0.55), cover(distance))
    return canvas.picture(KNOB, KNOB)


def ring(colour="#ffe9a8"):
    """A bright circle with a glow: a map node that has the focus."""
    rows, columns = (np.mgrid[:DISC, :DISC] + 0.5) / DISC * 2 - 1
    distance = np.abs(np.hypot(rows, columns) - 0.84) * DISC / 2
    canvas = Canvas(DISC, DISC)
    canvas.lay(colour, np.exp(-((distance / 4.0) ** 2)) * 0.75 + cover(1.8 - distance))
    return canvas.picture(DISC, DISC)


def cut():
    """What a blade leaves in the air: a bent stroke, pointed at both ends, white so that it can be tinted."""
    width, height = CUT
    rows, columns = np.mgrid[:height, :width] + 0.5
    along = columns / width * 2 - 1
    thick = height * 0.20 * np.clip(1 - np.abs(along) ** 1.6, 0, 1)
    off = rows - height * (0.32 + 0.40 * along**2)
    edge = np.where(off > 0, off / np.maximum(thick * 1.5, 0.5), -off / np.maximum(thick * 0.5, 0.5))
    glow = np.exp(-((off / (thick * 0.9 + 1.5)) ** 2)) * np.clip(1 - along**2, 0, 1)
    canvas = Canvas(width, height)
    canvas.lay("#ffffff", np.clip(np.clip(1 - edge, 0, 1) * (thick > 0.3) + glow * 0.45, 0, 1))
    return canvas.picture(width, height)


PLATES = {
    "plaque": plaque,
    "plaque_red": lambda: plaque("#4a1218", "#d8ac58"),
    "node": lambda: disc("#2a211c", "#8a744a"),
    "node_done": lambda: disc("#16120f", "#4a3c2a"),
    "node_hot": lambda: disc("#6a2018", "#ffd98a"),
    "node_boss": lambda: disc("#3c0a12", "#d8ac58"),
    "ring": ring,
    "cut": cut,
    "knob": knob,
    "knob_off": lambda: knob("#5a5560"),
}
