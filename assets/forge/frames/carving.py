"""A frame is carved once per type, then dressed in each theme's enamel and light."""

from dataclasses import dataclass

import numpy as np

from assets.forge.frames.layout import FACE, LAYOUT
from assets.forge.frames.shapes import Shape
from assets.forge.noise import clouds, cracks
from assets.forge.palette import THEMES, mix, rgb
from assets.forge.relief import Canvas, bevel, cover, depth, shade, soften
from assets.forge.vector import box, circle, polygon, raster

SCALE = 2
"""Carved at twice the size, then reduced."""
SIZE = (FACE[0] * SCALE, FACE[1] * SCALE)


def stamp(path, stroke=None):
    """Coverage of a path given in face pixels."""
    return raster(path, SIZE, (0, 0, *FACE), stroke)


def line(distance, at, half_width):
    """A soft line that follows an edge, `at` face pixels from it (positive outside the edge's shape)."""
    return np.clip(1 - np.abs(-distance - at * SCALE) / (half_width * SCALE), 0, 1)


@dataclass(slots=True)
class Carving:
    """The lit stone, metal or bone of one type; where its inlay glows; and the masks the dressing needs."""

    shape: Shape
    lit: np.ndarray
    body: np.ndarray
    window: np.ndarray
    panel: np.ndarray
    inlay: np.ndarray
    fissures: np.ndarray
    coarse: np.ndarray
    fine: np.ndarray


def carve(shape: Shape, seed: int) -> Carving:
    """Carve a frame out of its material: bevel, lips round window and text, ornaments, rivets, cracks."""
    width, height = SIZE
    outline, window = stamp(shape.outline), stamp(shape.window)
    panel = stamp(box(*LAYOUT["panel"], 4 if shape.angular else 16))
    edge, to_window, to_panel = depth(outline), depth(window), depth(panel)
    coarse, fine = clouds(height, width, seed, 7, 6), clouds(height, width, seed + 7, 24, 4)
    relief = bevel(outline, 13 * SCALE, shape.bevel) * 0.8
    relief += np.sqrt(line(to_window, 7, 6)) * 5 * SCALE + np.sqrt(line(to_panel, 5, 5)) * 3.5 * SCALE
    inlay = line(to_window, 16, 2.2) * outline * np.clip(-to_panel / 4, 0, 1)
    relief -= inlay * 3 * SCALE
    groove = np.clip(1 - np.abs(edge - 17 * SCALE) / (1.6 * SCALE), 0, 1)
    clear = np.clip((-to_window - 22 * SCALE) / 6, 0, 1) * np.clip((-to_panel - 8 * SCALE) / 6, 0, 1)
    relief -= groove * clear * 2 * SCALE
    raised = np.max([stamp(path) for path in shape.ornaments], axis=0)
    relief += bevel(raised, 12 * SCALE, "chamfer" if shape.angular else "round") * 0.85
    if shape.rivets:
        heads = stamp("".join(circle(x, y, 5.5) for x, y in shape.rivets))
        relief += bevel(heads, 5.5 * SCALE) * 0.9
    fissures = np.zeros((height, width))
    if shape.cracks:
        seams = cracks(height, width, seed, 60)
        open_here = clouds(height, width, seed + 11, 3, 3) > 0.62 - 0.2 * shape.cracks
        fissures = np.clip(1 - seams / (2.2 * SCALE), 0, 1) * open_here
        relief -= fissures * 3.2 * SCALE * min(1.0, shape.cracks)
    relief += (coarse - 0.5) * 2.2 * SCALE * shape.rough + (fine - 0.5) * 1.2 * SCALE * shape.rough
    stained = np.clip((coarse - 0.42) * 3.2, 0, 1)[..., None]
    base = rgb(shape.base) * (1 - stained) + rgb(shape.stain) * stained
    worn = np.clip(1 - edge / (7 * SCALE), 0, 1)[..., None] * 0.25
    base = np.clip(base * (0.86 + 0.28 * fine[..., None]) + worn * rgb(shape.base), 0, 1)
    lit = shade(relief, base, shape.gloss, shape.spec, ambient=0.36, diffuse=1.05, occlusion=0.9, reach=5.0 * SCALE)
    return Carving(shape, lit, np.clip(outline - window, 0, 1), window, panel, inlay, fissures, coarse, fine)


def dress(carving: Carving, theme: str):
    """The carved frame in a theme's colours, as an RGBA picture with a clear window."""
    deep, mid, light, hot = THEMES[carving.shape.glow if theme == "colorless" else theme]
    canvas = Canvas(*SIZE)
    canvas.lay(carving.lit, carving.body)
    _light_inlay(canvas, carving, mid, light, hot)
    _line_panel(canvas, carving, deep)
    canvas.cut(carving.window)
    shadow = np.clip(1 - depth(carving.window) / (12 * SCALE), 0, 1) ** 1.5 * carving.window
    canvas.lay("#000000", shadow * 0.75)
    _hang_banner(canvas, carving, deep, mid)
    _hang_plaque(canvas, carving)
    return canvas.picture(*FACE)


def _light_inlay(canvas, carving, mid, light, hot):
    canvas.lay(mix(light, hot, 0.2), carving.inlay * 0.95)
    halo = soften(carving.inlay, 4 * SCALE) * 1.1 + soften(carving.inlay, 10 * SCALE) * 0.7
    canvas.light(mid, halo * 0.85)
    if carving.shape.cracks > 1:
        canvas.light(light, carving.fissures * 0.9)
        canvas.light(mid, soften(carving.fissures, 5 * SCALE) * 1.1)


def _line_panel(canvas, carving, deep):
    """Dark leather behind the text, a shadow round its edge."""
    leather = rgb("#17131d") * (0.8 + 0.45 * carving.coarse)[..., None] + rgb(deep) * 0.22
    inside = depth(carving.panel)
    leather = leather * (1 - 0.35 * np.clip(1 - inside / (26 * SCALE), 0, 1))[..., None]
    canvas.lay(np.clip(leather, 0, 1), carving.panel)
    canvas.lay("#000000", np.clip(1 - inside / (9 * SCALE), 0, 1) * carving.panel * 0.55)


def metal_plate(carving, second="#6d6873"):
    """The colour of the frame's metal parts, clouded between its own and a second."""
    part = carving.coarse[..., None]
    return rgb(carving.shape.base) * (1 - part) + rgb(second) * part


def hang(canvas, mask, surface, reach):
    """Lay a lit piece over the frame with the shadow it throws; `reach` in carved pixels."""
    thrown = np.roll(mask, (int(reach * 0.5), int(reach * 0.3)), (0, 1))
    canvas.lay("#000000", np.clip(soften(thrown, reach * 0.55), 0, 1) * 0.75 * canvas.alpha * (1 - mask))
    canvas.lay(surface, mask)


def _hang_banner(canvas, carving, deep, mid):
    x, y, w, h = LAYOUT["banner"]
    right = x + w
    if carving.shape.angular:
        path = polygon((x, y), (right - 18, y), (right + 8, y + h / 2), (right - 18, y + h), (x, y + h))
    else:
        path = (
            f"M{x} {y}H{right - 14}Q{right - 8} {y + h * 0.28} {right + 8} {y + h / 2}"
            f"Q{right - 8} {y + h * 0.72} {right - 14} {y + h}H{x}Z"
        )
    mask = stamp(path)
    relief = bevel(mask, 6 * SCALE) + (carving.fine - 0.5) * 3
    surface = shade(relief, metal_plate(carving, mix(carving.shape.base, "#ffffff", 0.15)), spec=0.6)
    hang(canvas, mask, surface, 8 * SCALE)
    inside = depth(mask) - 6 * SCALE
    enamel = (rgb(deep) * 0.75 + rgb(mid) * 0.25) * (0.75 + 0.5 * carving.coarse)[..., None]
    dip = -np.clip(1 - inside / (7 * SCALE), 0, 1) * 3 * SCALE
    canvas.lay(shade(dip, enamel, spec=0.2, ambient=0.75, diffuse=0.4, occlusion=0.2), np.clip(inside, 0, 1))


def _hang_plaque(canvas, carving):
    x, y, w, h = LAYOUT["plaque"]
    right, middle = x + w, y + h / 2
    if carving.shape.angular:
        path = polygon((x + 16, y), (right - 16, y), (right, middle), (right - 16, y + h), (x + 16, y + h), (x, middle))
    else:
        path = box(x, y, w, h, h / 2 - 1)
    mask = stamp(path)
    relief = bevel(mask, 6 * SCALE) + (carving.fine - 0.5) * 2
    hang(canvas, mask, shade(relief, metal_plate(carving, "#7d7884"), spec=0.5), 6 * SCALE)
    canvas.lay("#141019", cover(depth(mask) - 5 * SCALE) * 0.92)
