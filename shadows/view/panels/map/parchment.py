"""The parchment that a map is drawn on: lying on a table, or hanging straight, and rolled up at first."""

from __future__ import annotations

from functools import cache

import numpy as np
from panda3d.core import NodePath, Point3, Texture, TransparencyAttrib

from shadows.view.engine import assets, theme
from shadows.view.stage.geometry import geom_node, grid_triangles
from shadows.view.stage.palettes import like
from shadows.view.widgets.pieces import plate, sprite

GRID = 25
SHADOW = 0.035
LAMPS = ((0.02, 0.96, 0.55), (0.98, 0.98, 0.55), (0.46, 0.42, 0.34))
"""Where light falls on the sheet (u, v), and how bright."""

DIM = 0.40
ROLLER = 0.052


class Parchment:
    """Its lower edge is `width` wide, from `bottom` to `top`; with a `slope` its far edge is that much narrower."""

    def __init__(
        self, parent: NodePath, place: str, bottom: float, top: float, width: float, slope: float, x: float = 0.0
    ) -> None:
        self._bottom, self._top, self._width, self._slope, self._x = bottom, top, width, slope, x
        self.root = parent.attach_new_node("sheet")
        self.paper = self.root.attach_new_node("paper")
        """What is drawn on the sheet hangs below it, and is rolled up with it."""
        self._rollers = [self._roller(parent) for _ in range(2)]
        files = (("ui", f"map_{name}.webp") for name in (place, like(place)))
        file = next((file for file in files if assets.path(*file).is_file()), None)
        if file is not None:
            self._draw(assets.texture(*file))
        else:
            plate(self.paper, "panel", x, (bottom + top) / 2, width, top - bottom, 0.05)
        self.unroll(1.0)

    def at(self, u: float, v: float) -> tuple[float, float, float]:
        """Where a point of the sheet is seen: x, y, and how large things are there."""
        if not self._slope:
            return self._x + (u - 0.5) * self._width, self._bottom + (self._top - self._bottom) * v, 1.0
        depth = 1 + self._slope / (1 - self._slope) * v
        rise = (self._top - self._bottom) / self._slope
        return self._x + (u - 0.5) * self._width / depth, self._bottom + rise * (1 - 1 / depth), 1 / depth

    def unroll(self, part: float) -> None:
        """How much of it is unrolled, from the middle to both sides: 0 to 1."""
        half = self._width / 2 * part
        (self.root.show if part > 0 else self.root.hide)()
        if part >= 1:
            self.root.clear_scissor()
        else:
            self.root.set_scissor(Point3(self._x - half, -9, 0), Point3(self._x + half, 9, 0))
        for roller, side in zip(self._rollers, (-1, 1), strict=True):
            roller.set_x(self._x + side * half)
            roller.set_sx(ROLLER * (1.35 - 0.75 * part))
            (roller.show if 0 < part < 1 else roller.hide)()

    def _draw(self, picture: Texture) -> None:
        marks = np.linspace(0, 1, GRID)
        u, v = (axis.ravel() for axis in np.meshgrid(marks, marks, indexing="ij"))
        places = np.array([(*self.at(a, b)[:2], 0.0) for a, b in zip(u, v, strict=True)])
        lamps = [
            strength * np.exp(-(((u - at_u) * 1.9) ** 2 + (v - at_v) ** 2) * 2.2) for at_u, at_v, strength in LAMPS
        ]
        light = DIM + np.sum(lamps, axis=0)
        tint = np.clip(light[:, None] * (1.10, 0.98, 0.84), 0, 1)
        index = grid_triangles(GRID, GRID)
        texcoord = np.stack([u, v], -1)
        shade = geom_node("shade", {"vertex": places, "texcoord": texcoord}, index)
        below = self.paper.attach_new_node(shade)
        below.set_texture(picture)
        below.set_transparency(TransparencyAttrib.M_alpha)
        below.set_color_scale(0, 0, 0, 0.6)
        below.set_pos(SHADOW * 0.3, -SHADOW, 0)
        colours = np.concatenate([tint, np.ones((len(u), 1))], 1)
        made = geom_node("parchment", {"vertex": places, "texcoord": texcoord, "color": colours}, index)
        parchment = self.paper.attach_new_node(made)
        parchment.set_texture(picture)
        parchment.set_transparency(TransparencyAttrib.M_alpha)

    def _roller(self, parent: NodePath) -> NodePath:
        tall = self._top - self._bottom + 0.012
        roller = sprite(parent, _rolled(), 0, (self._top + self._bottom) / 2, tall, ROLLER)
        roller.hide()
        return roller


@cache
def _rolled() -> Texture:
    """The rolled up end of a parchment, lit from the middle."""
    from PIL import Image

    across = np.sin(np.linspace(0.12, np.pi - 0.12, 64)) ** 1.4
    base = np.array([int(theme.PARCHMENT[i : i + 2], 16) for i in (1, 3, 5)]) * (0.86, 0.76, 0.56)
    pixels = np.empty((8, 64, 4), np.uint8)
    pixels[..., :3] = base * (0.22 + 0.62 * across)[None, :, None]
    pixels[..., 3] = 255
    return assets.upload(Image.fromarray(pixels, "RGBA"), "rolled", mipmap=False)
