"""The acts' maps: old parchment, burnt at the rim, folded, with what an act is made of drawn on it in faint ink."""

import numpy as np
from PIL import Image

from assets.forge.noise import clouds
from assets.forge.relief import soften
from assets.forge.vector import circle, raster

SIZE = (1600, 1050)
INK = np.array([0.20, 0.11, 0.06])
GRAVE = "M-14 0V-26C-14 -44 14 -44 14 -26V0M0 -32V-14M-6 -26H6M-24 1H24"
ARCH = "M-24 0V-34A24 24 0 0 1 24 -34V0M-16 0V-34A16 16 0 0 1 16 -34V0M-30 0H30"
SKULL = (
    "M-12 18C-24 10 -22 -20 0 -20C22 -20 24 10 12 18L10 28H-10ZM-5 20V28M0 20V28M5 20V28"
    + circle(-8, -1, 5)
    + circle(8, -1, 5)
)
BARE_TREE = (
    "M-4 0C-2 -14 -6 -24 -2 -40L-16 -58M-2 -40L6 -66M-3 -28L12 -46L22 -50M12 -46L14 -58"
    "M4 0C2 -12 4 -20 0 -30M-12 -52L-22 -54"
)
FIR = "M0 0V-10M-16 -10L0 -30L16 -10ZM-13 -24L0 -44L13 -24M-9 -38L0 -56L9 -38"
MUSHROOM = "M-4 0C-2 -8 -2 -12 -3 -18H3C2 -12 2 -8 4 0M-16 -18C-14 -34 14 -34 16 -18ZM-6 -24H-4M5 -26H7"
TOWER = (
    "M-14 0L-10 -50H10L14 0M-12 -50V-58H-6V-53H-3V-58H3V-53H6V-58H12V-50"
    "M-4 0V-12A4 4 0 0 1 4 -12V0M-2 -34V-26H2V-34ZM-20 0H20"
)
SPIKE = "M-18 0L-6 -40L-2 -62L4 -36L8 -44L18 0M-2 -62L0 0M-10 -20L-6 -8M8 -30L10 -10"
FIRE = "M0 0C-18 -2 -16 -22 -8 -30C-8 -22 -4 -22 -2 -44C8 -34 4 -28 8 -24C12 -26 10 -30 12 -32C20 -16 14 -2 0 0Z"
SKETCHES = {
    "crypts": (GRAVE, GRAVE, ARCH, SKULL),
    "blighted_woods": (BARE_TREE, FIR, FIR, MUSHROOM),
    "abyssal_spire": (TOWER, SPIKE, SPIKE, FIRE),
}


def parchment(act, seed):
    """The map of an act as an RGBA picture of SIZE."""
    width, height = SIZE
    broad, fine = clouds(height, width, seed + 1, 3, 6), clouds(height, width, seed + 2, 14, 5)
    fibre = clouds(height, width, seed + 5, 40, 3, stretch=(0.4, 2))
    paper = np.array([0.80, 0.68, 0.47]) * (0.72 + 0.30 * broad + 0.14 * (fine - 0.5) + 0.08 * (fibre - 0.5))[..., None]
    stain = np.clip((clouds(height, width, seed + 7, 2, 5) - 0.58) * 4, 0, 1)[..., None]
    paper = paper * (1 - 0.35 * stain) * np.array([1, 0.95, 0.86]) ** stain
    rows, columns = np.mgrid[:height, :width]
    rim = np.minimum(np.minimum(columns, width - columns), np.minimum(rows, height - rows)).astype(float)
    rim -= 22 + 30 * clouds(height, width, seed + 9, 9, 5) + 9 * clouds(height, width, seed + 11, 40, 3)
    burnt = (np.clip(1 - rim / 110, 0, 1) ** 2)[..., None]
    paper = paper * (1 - 0.72 * burnt) * np.array([1, 1, 0.65]) ** burnt
    paper = paper * (1 - 0.8 * np.exp(-((rim / 7) ** 2)))[..., None]
    for line, at in ((columns, width / 3), (columns, width * 2 / 3), (rows, height / 2)):
        off = line - at - 8 * (broad - 0.5)
        crease = 0.30 * np.exp(-((off / 3) ** 2)) - 0.14 * np.exp(-(((off - 7) / 4) ** 2))
        paper = paper * (1 - crease)[..., None]
    ink = np.clip(soften(drawing(act, seed), 0.6) * (0.55 + 0.8 * fine), 0, 1)[..., None]
    paper = paper * (1 - ink * 0.9) + ink * INK * 0.9
    picture = np.dstack([np.clip(paper, 0, 1), np.clip(rim / 2, 0, 1)])
    return Image.fromarray((picture * 255).astype(np.uint8))


def drawing(act, seed):
    """Coverage of the ink: a double border, a compass, and the act's sketches strewn where no two touch."""
    width, height = SIZE
    rng = np.random.default_rng(seed)
    lines = [
        (f"M60 56H{width - 60}V{height - 56}H60Z", 2.5, 0.5, ""),
        (f"M72 68H{width - 72}V{height - 68}H72Z", 1.2, 0.4, ""),
        (compass(width - 170, height - 165), 1.8, 0.5, ""),
    ]
    taken = [(width - 170, height - 165)]
    for _ in range(400):
        x, y = rng.uniform(130, width - 130), rng.uniform(170, height - 110)
        if min((x - u) ** 2 + (y - v) ** 2 for u, v in taken) < 118**2:
            continue
        taken.append((x, y))
        sketch = SKETCHES[act][int(rng.integers(0, len(SKETCHES[act])))]
        place = f"translate({x:.0f} {y:.0f}) scale({rng.uniform(0.75, 1.15):.2f})"
        lines.append((sketch, 2.0, rng.uniform(0.3, 0.55), place))
    ink = np.zeros((height, width))
    for path, stroke, weight, place in lines:
        ink = np.maximum(ink, raster(path, SIZE, (0, 0, *SIZE), stroke, place) * weight)
    return ink


def compass(x, y):
    """A rose of sixteen rays in two rings."""
    path = circle(x, y, 40) + circle(x, y, 46)
    for k in range(16):
        reach = (78, 34, 52, 34)[k % 4]
        path += f"M{x} {y}L{x + reach * np.cos(k * np.pi / 8):.1f} {y + reach * np.sin(k * np.pi / 8):.1f}"
    return path
