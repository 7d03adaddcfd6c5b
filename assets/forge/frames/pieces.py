"""The loose pieces of a card: cost orbs, rarity gems, the back, and the glow behind a card."""

import numpy as np

from assets.forge.frames.layout import FACE, LAYOUT
from assets.forge.noise import clouds
from assets.forge.palette import BRASS, RARITIES, THEMES, mix, rgb
from assets.forge.relief import Canvas, bevel, cover, depth, shade, soften
from assets.forge.vector import box, circle, polygon, raster, ring, star

SCALE = 4
GEMS = {
    "basic": circle(32, 32, 10),
    "common": circle(32, 32, 15),
    "uncommon": polygon((32, 11), (53, 32), (32, 53), (11, 32)),
    "rare": polygon(*star(5, 26, 12.5, 32, 33)),
    "special": polygon((32, 54), (54, 18), (10, 18)),
}


def orb(theme):
    """A cost orb: a spiked ring of metal about a ball of the theme's energy."""
    deep, mid, light, hot = THEMES[theme]
    width, height = LAYOUT["orb"][2:]
    size = (width * SCALE, height * SCALE)
    view = (0, 0, width, height)
    centre = width / 2
    grain = clouds(size[1], size[0], 19, 8, 5)
    canvas = Canvas(*size)
    setting = np.maximum(
        raster(circle(centre, centre, 47), size, view), raster(polygon(*star(8, 58, 41, centre, centre)), size, view)
    )
    canvas.lay("#000000", np.clip(soften(np.roll(setting, 4 * SCALE, 0), 3 * SCALE), 0, 1) * 0.7)
    base = rgb(mix(BRASS, mid, 0.35)) * (0.7 + 0.5 * grain[..., None])
    relief = bevel(setting, 8 * SCALE) + (grain - 0.5) * 3
    canvas.lay(shade(relief, np.clip(base, 0, 1), gloss=16, spec=0.7, ambient=0.45), setting)
    ball = raster(circle(centre, centre, 37), size, view)
    rise = np.clip(depth(ball) / (37 * SCALE), 0, 1)
    rows, columns = (np.mgrid[: size[1], : size[0]] / SCALE - centre) / 37
    glow = np.clip(0.25 + rows * 0.9 + rise * 0.35, 0, 1)[..., None]
    colour = rgb(deep) * (1 - 0.2 * rise[..., None]) + rgb(mid) * glow
    colour = colour + rgb(light) * (np.clip(rows - 0.15, 0, 1) ** 1.3 * 1.1)[..., None]
    highlight = np.exp(-(((columns + 0.22) / 0.36) ** 2 + ((rows + 0.52) / 0.17) ** 2))[..., None]
    canvas.lay(np.clip(colour * 0.95 + highlight * rgb(hot) * 0.6, 0, 1), ball)
    canvas.lay("#000000", np.clip(1 - depth(ball) / (5 * SCALE), 0, 1) * ball * 0.6)
    return canvas.picture(width, height)


def gem(rarity):
    """A rarity gem in a brass setting; its shape tells the rarity as well as its colour."""
    width, height = LAYOUT["gem"][2:]
    size = (width * SCALE, height * SCALE)
    cut = raster(GEMS[rarity], size)
    setting = cover(depth(cut) + 5 * SCALE)
    canvas = Canvas(*size)
    canvas.lay("#000000", np.clip(soften(cover(depth(cut) + 7 * SCALE), 2 * SCALE), 0, 1) * 0.8)
    brass = np.ones((*cut.shape, 3)) * rgb("#8a7148")
    canvas.lay(shade(bevel(setting, 4 * SCALE), brass, spec=0.6), setting)
    stone = np.ones((*cut.shape, 3)) * rgb(RARITIES[rarity])
    canvas.lay(shade(bevel(cut, 11 * SCALE, "chamfer") * 1.1, stone, 12, 0.9, ambient=0.55, occlusion=0), cut)
    return canvas.picture(width, height)


def back():
    """The card's back: an eye over the abyss, in brass upon violet leather."""
    scale = 2
    size = (FACE[0] * scale, FACE[1] * scale)
    view = (0, 0, *FACE)

    def stamp(path, stroke=None):
        return raster(path, size, view, stroke)

    coarse, fine = clouds(size[1], size[0], 31, 6, 6), clouds(size[1], size[0], 32, 30, 4)
    canvas = Canvas(*size)
    card = stamp(box(8, 8, 496, 700, 30))
    iron = rgb("#4b4655") * (0.7 + 0.5 * coarse[..., None])
    canvas.lay(shade(bevel(card, 12 * scale) + (fine - 0.5) * 4, iron, 18, 0.4, reach=10), card)
    field = stamp(box(30, 30, 452, 656, 16))
    rows, columns = np.mgrid[: size[1], : size[0]] / scale - np.array([358, 256])[:, None, None]
    near = np.exp(-((np.hypot(rows * 0.75, columns) / 170) ** 2))[..., None]
    leather = rgb("#130b22") * (0.7 + 0.7 * coarse[..., None]) + rgb("#5a2aa8") * near * (0.35 + 0.6 * fine[..., None])
    canvas.lay(np.clip(leather, 0, 1), field)
    swirl = np.arctan2(rows, columns) * 3 + np.log(np.hypot(rows, columns) + 12) * 7
    arms = np.clip(np.cos(swirl + (coarse - 0.5) * 5), 0, 1) ** 3 * near[..., 0] * field
    canvas.light("#8a4cff", arms * 0.55)
    canvas.lay("#000000", np.clip(1 - depth(field) / (14 * scale), 0, 1) * field * 0.7)
    lines = np.max([stamp(path) for path in _back_brass()], axis=0)
    brass = rgb(BRASS) * (0.8 + 0.4 * fine[..., None])
    thrown = soften(np.roll(lines, (3 * scale, 2 * scale), (0, 1)), 3 * scale)
    canvas.lay("#000000", np.clip(thrown * 0.9, 0, 1) * card)
    canvas.lay(shade(bevel(lines, 4 * scale), np.clip(brass, 0, 1), 14, 0.7, ambient=0.42), lines)
    pupil = stamp(polygon((256, 300), (276, 358), (256, 416), (236, 358)))
    canvas.lay("#f2e4ff", pupil)
    canvas.light("#b06aff", soften(pupil, 12 * scale) * 1.6)
    return canvas.picture(*FACE)


def _back_brass():
    """The brass upon the back: a double border, corner claws, the eye and its eight rays."""
    border = box(42, 42, 428, 632, 10) + box(48, 48, 416, 620, 8)
    lids = "M96 358C150 268 362 268 416 358C362 448 150 448 96 358Z"
    lids += "M118 358C166 428 346 428 394 358C346 288 166 288 118 358Z"
    iris = ring(256, 358, 62, 9)
    rays = []
    for angle, length in zip(range(0, 360, 45), (60, 34, 18, 34) * 2, strict=True):
        turn = np.radians(angle - 90)
        reach, side = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
        foot = np.array([256, 358]) + reach * np.array([172, 116])
        rays.append(polygon(tuple(foot + side * 7), tuple(foot + reach * length * 1.6), tuple(foot - side * 7)))
    claws = [
        polygon(
            *[(256 + sx * (256 - px), 358 + sy * (358 - py)) for px, py in ((42, 42), (120, 50), (66, 66), (50, 120))]
        )
        for sx in (-1, 1)
        for sy in (-1, 1)
    ]
    return (border, lids, iris, *rays, *claws)


def glow():
    """A white halo in the shape of a card, to be tinted and laid behind it."""
    x, y, width, height = LAYOUT["glow"]
    card = raster(box(8, 8, 496, 700, 30), (width // 2, height // 2), (x, y, width, height))
    halo = np.clip(soften(card, 5) * 0.6 + soften(card, 13) * 0.75, 0, 1)
    canvas = Canvas(width // 2, height // 2)
    canvas.lay("#ffffff", halo)
    return canvas.picture(width // 2, height // 2)
