"""How an icon is made: layers of outlines on a grid of 64, each with a finish, carved, lit and rimmed with ink."""

from dataclasses import dataclass, replace
from enum import Enum, auto

import numpy as np

from assets.forge.noise import clouds
from assets.forge.palette import INK, mix, rgb
from assets.forge.relief import Canvas, bevel, cover, depth, shade, soften
from assets.forge.vector import raster

SIZE = 128
"""An icon's width and height in pixels."""
GRID = 64
MARGIN = 5
SCALE = 4
RIM = 0.032
"""Width of the ink rim, as a part of the drawing's width: thick enough to hold at 24 pixels."""


class Finish(Enum):
    """What a layer is made of: how it takes the light."""

    SOLID = auto()
    METAL = auto()
    FLAT = auto()
    GLOW = auto()
    GLASS = auto()
    LIQUID = auto()


@dataclass(frozen=True, slots=True)
class Layer:
    """One outline and its finish; `place` is an SVG transform, `stroke` draws a line of that width instead."""

    finish: Finish
    paint: str
    path: str
    stroke: float | None = None
    place: str = ""


Drawing = tuple[Layer, ...]


def solid(paint, path, stroke=None, place=""):
    """Rounded matter with an ink edge: cloth, hide, stone, wood."""
    return Layer(Finish.SOLID, paint, path, stroke, place)


def metal(paint, path, stroke=None, place=""):
    """Chamfered, shining matter with an ink edge."""
    return Layer(Finish.METAL, paint, path, stroke, place)


def flat(paint, path, stroke=None, place=""):
    """A painted mark without an edge: facets, shadows, engraved lines."""
    return Layer(Finish.FLAT, paint, path, stroke, place)


def glow(paint, path, stroke=None, place=""):
    """Light itself: it shines onto what is around it."""
    return Layer(Finish.GLOW, paint, path, stroke, place)


def glass(paint, path, stroke=None, place=""):
    """See-through matter with a bright edge."""
    return Layer(Finish.GLASS, paint, path, stroke, place)


def liquid(paint, path, stroke=None, place=""):
    """What a bottle holds: lit from within, brighter towards its surface."""
    return Layer(Finish.LIQUID, paint, path, stroke, place)


def placed(drawing: Drawing, place: str) -> Drawing:
    """The whole drawing under one more SVG transform."""
    return tuple(replace(layer, place=f"{place} {layer.place}".strip()) for layer in drawing)


def engrave(drawing: Drawing, seed: int = 1):
    """The drawing as an RGBA picture of SIZE pixels."""
    n = SIZE * SCALE
    masks = [_mask(layer, n) for layer in drawing]
    bodies = [m for m, layer in zip(masks, drawing, strict=True) if layer.finish is not Finish.FLAT]
    silhouette = np.max(bodies, axis=0)
    outside = depth(silhouette) + RIM * n
    canvas = Canvas(n, n)
    canvas.lay(rgb(_main_paint(drawing)) * 0.5, soften(cover(outside), n * 0.03) * 0.5)
    canvas.lay(INK, cover(outside))
    grain = clouds(n, n, seed, 5, 5)[..., None] - 0.5
    painted = np.zeros((n, n))
    for layer, mask in zip(drawing, masks, strict=True):
        edge = cover(depth(mask) + RIM * n * 0.55) * np.maximum(painted, cover(outside))
        _FINISHES[layer.finish](canvas, layer, mask, edge, grain)
        painted = np.maximum(painted, mask)
    return canvas.picture(SIZE, SIZE)


def _main_paint(drawing):
    glows = [layer.paint for layer in drawing if layer.finish in (Finish.GLOW, Finish.LIQUID)]
    return glows[0] if glows else drawing[0].paint


def _mask(layer, n):
    view = (-MARGIN, -MARGIN, GRID + 2 * MARGIN, GRID + 2 * MARGIN)
    return raster(layer.path, (n, n), view, layer.stroke, layer.place)


def _base(layer, grain, top=1.14, bottom=0.72):
    n = grain.shape[0]
    fall = np.linspace(top, bottom, n)[:, None, None]
    return np.clip(rgb(layer.paint) * fall * (1 + 0.28 * grain), 0, 1)


def _lay_solid(canvas, layer, mask, edge, grain):
    n = grain.shape[0]
    canvas.lay(INK, edge)
    height = bevel(mask, n * 0.055) + grain[..., 0] * n * 0.006
    lit = shade(height, _base(layer, grain), spec=0.32, ambient=0.55, diffuse=0.75, occlusion=0.15, reach=n * 0.02)
    canvas.lay(lit, mask)


def _lay_metal(canvas, layer, mask, edge, grain):
    n = grain.shape[0]
    canvas.lay(INK, edge)
    height = bevel(mask, n * 0.03, "chamfer")
    base = _base(layer, grain, 1.2, 0.66)
    lit = shade(height, base, gloss=14, spec=0.6, ambient=0.5, diffuse=0.85, occlusion=0.1, reach=n * 0.02)
    canvas.lay(lit, mask)


def _lay_flat(canvas, layer, mask, edge, grain):
    canvas.lay(_base(layer, grain, 1.05, 0.9), mask * (canvas.alpha > 0.02))


def _lay_glow(canvas, layer, mask, edge, grain):
    n = grain.shape[0]
    halo = soften(mask, n * 0.035)
    canvas.light(layer.paint, halo * 0.9)
    core = np.clip(depth(mask) / (n * 0.07), 0, 1)[..., None]
    hot = rgb(mix(layer.paint, "#ffffff", 0.65))
    canvas.lay(rgb(layer.paint) * (1 - core) + hot * core, mask)


def _lay_glass(canvas, layer, mask, edge, grain):
    n = grain.shape[0]
    canvas.lay(INK, edge * (1 - mask))
    canvas.lay(rgb(layer.paint) * 0.28, mask * 0.55)
    inner = np.clip(1 - depth(mask) / (n * 0.035), 0, 1) * mask
    canvas.lay(mix(layer.paint, "#ffffff", 0.35), inner**1.6 * 0.85)
    lit = np.roll(mask, (int(n * 0.05), int(n * 0.05)), (0, 1))
    shine = np.clip(mask - lit, 0, 1) * np.clip(depth(mask) / (n * 0.02), 0, 1)
    canvas.lay("#ffffff", soften(shine, n * 0.004) * 0.55)


def _lay_liquid(canvas, layer, mask, edge, grain):
    n = grain.shape[0]
    canvas.light(layer.paint, soften(mask, n * 0.03) * 0.5)
    rows = np.nonzero(mask.max(axis=1) > 0.5)[0]
    depth_below = np.clip((np.arange(n) - rows[0]) / max(1, rows[-1] - rows[0]), 0, 1)[:, None, None]
    base = rgb(layer.paint) * (1.15 - 0.6 * depth_below) * (1 + 0.5 * grain)
    skin = np.clip(1 - depth(mask) / (n * 0.025), 0, 1)[..., None] ** 2
    canvas.lay(np.clip(base * (1 - 0.3 * skin) + rgb(mix(layer.paint, "#ffffff", 0.5)) * 0.3 * skin, 0, 1), mask)


_FINISHES = {
    Finish.SOLID: _lay_solid,
    Finish.METAL: _lay_metal,
    Finish.FLAT: _lay_flat,
    Finish.GLOW: _lay_glow,
    Finish.GLASS: _lay_glass,
    Finish.LIQUID: _lay_liquid,
}
