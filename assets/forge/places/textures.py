"""The textures of the places: layers of stone, bone, wood, cloth and so on, the atlas of particles, noise.

All tile. A layer is an albedo and a surface: the normal's x and y, the cavity, the roughness.
"""

from dataclasses import dataclass

import numpy as np
from PIL import Image

SIDE = 512


@dataclass(frozen=True)
class Stuff:
    """What a layer is made of. `colour` is its own, `stain` that of moss and damp; `steep` sharpens the relief."""

    seed: int
    colour: tuple
    stain: tuple
    rough: float
    steep: float
    stained: float = 0.35


STUFFS = {
    "wall": Stuff(10, (0.42, 0.40, 0.385), (0.20, 0.22, 0.16), 0.82, 3.4),
    "floor": Stuff(40, (0.36, 0.35, 0.345), (0.20, 0.22, 0.16), 0.58, 2.8),
    "trim": Stuff(70, (0.45, 0.43, 0.41), (0.20, 0.22, 0.16), 0.70, 3.0),
    "bone": Stuff(90, (0.72, 0.64, 0.50), (0.30, 0.20, 0.11), 0.60, 2.0, 0.5),
    "bark": Stuff(120, (0.36, 0.32, 0.27), (0.19, 0.24, 0.14), 0.85, 4.2, 0.4),
    "earth": Stuff(150, (0.30, 0.27, 0.22), (0.15, 0.20, 0.09), 0.80, 3.6, 0.55),
    "wood": Stuff(180, (0.46, 0.35, 0.25), (0.22, 0.17, 0.12), 0.66, 2.6, 0.5),
    "cloth": Stuff(210, (0.62, 0.60, 0.58), (0.34, 0.30, 0.26), 0.92, 2.0, 0.4),
    "iron": Stuff(240, (0.50, 0.48, 0.47), (0.42, 0.22, 0.10), 0.42, 1.8, 0.55),
}


def build(folder):
    """Write every texture below `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in STUFFS:
        albedo, surface = layer(name)
        _save(folder / f"{name}_albedo.png", albedo, (2, 2, 2))
        _save(folder / f"{name}_surf.png", surface, (4, 4, 16, 16))
    _save(folder / "sprites.png", sprites(), (1,))
    _save(folder / "noise.png", np.dstack([noise(256, 1.4, 100 + i, 2, 60) for i in range(3)]), (2, 2, 2))


def layer(name):
    """The albedo (n, n, 3) and the surface (n, n, 4) of a layer, 0 to 1."""
    stuff, seed = STUFFS[name], STUFFS[name].seed
    fine, middle, big = noise(SIDE, 0.9, seed + 3, 8), noise(SIDE, 1.5, seed + 4, 3, 90), noise(SIDE, 2, seed + 5, 1, 8)
    pits = smooth(0.74, 0.95, noise(SIDE, 0.7, seed + 6, 10, 90))
    crack = _cracks(seed + 7)
    tone, warmth, body = 1.0, 0.0, np.ones((SIDE, SIDE))
    if name in ("wall", "floor"):
        body, stone = _masonry(name, seed, middle, fine)
        tone, warmth = _by_stone(stone, seed + 11, 0.72, 1.12), _by_stone(stone, seed + 12, -0.06, 0.06)
        height = body * (0.72 + _by_stone(stone, seed + 8, -0.14, 0.14)) + middle * 0.22
        height += fine * 0.10 - pits * 0.12 - crack * 0.35
        cavity = body
    elif name == "bark":
        furrow = _furrows(seed)
        height = furrow * 0.75 + fine * 0.12 - crack * 0.1
        cavity = 0.25 + 0.75 * furrow
        tone = 0.55 + 0.5 * furrow
    elif name == "earth":
        litter = _litter(seed)
        height = middle * 0.35 + fine * 0.14 + litter * 0.30
        cavity = 0.55 + 0.45 * np.clip(litter + middle - 0.3, 0, 1)
        tone = 0.75 + 0.55 * litter
        warmth = 0.22 * (litter > 0.2)
    elif name == "wood":
        grain, ring = _grain(seed)
        height = grain * 0.5 + ring * 0.35 + fine * 0.05
        cavity = 0.45 + 0.55 * grain
        tone, warmth = 0.62 + 0.30 * grain + 0.22 * ring, 0.10 * (ring - 0.5)
    elif name == "cloth":
        weave, fold = _weave(seed)
        height = weave * 0.07 + fold * 0.9
        cavity = 0.62 + 0.33 * fold + 0.05 * weave
        tone = 0.86 + 0.10 * weave + 0.15 * fold
    elif name == "iron":
        hammered = noise(SIDE, 1.2, seed + 31, 6, 26)
        height = hammered * 0.45 + fine * 0.06 - pits * 0.25
        cavity = 0.7 + 0.3 * hammered - 0.4 * pits
    else:
        height = middle * 0.35 + fine * 0.12 - pits * 0.18 - crack * 0.3
        cavity = 1 - 0.35 * pits - 0.6 * crack
    cavity = np.clip(cavity * (1 - 0.5 * crack) * (0.75 + 0.4 * middle), 0, 1)
    bright = (0.62 + 0.32 * middle + 0.20 * (fine - 0.5) + 0.25 * (big - 0.5)) * tone
    bright = bright * (0.42 + 0.58 * cavity) * (1 - 0.22 * pits)
    red, green, blue = stuff.colour
    albedo = np.stack([bright * red * (1 + warmth), bright * green, bright * blue * (1 - warmth)], -1)
    stain = smooth(0.52, 0.85, big) * stuff.stained
    albedo += (albedo * np.array(stuff.stain) * 2 - albedo) * stain[..., None]
    rough = stuff.rough + 0.3 * (fine - 0.5) + 0.25 * (1 - cavity) - 0.45 * stain
    normal = _normals(height, stuff.steep)
    return np.clip(albedo, 0, 1), np.dstack([normal * 0.5 + 0.5, cavity, np.clip(rough, 0.12, 1)])


def sprites(side=128):
    """Four grey masks side by side: a glow, a puff, a lick of flame, a shard."""
    y, x = np.mgrid[0:side, 0:side] / (side - 1) * 2 - 1
    r = np.hypot(x, y)
    glow = np.clip(1 - r, 0, 1) ** 2 * 0.75 + np.exp(-((r / 0.16) ** 2)) * 0.6 * smooth(1, 0.7, r)
    cloud = noise(side, 1.5, 5, 2, 30)
    puff = np.clip((1 - r**1.3) * 1.1 - (1 - cloud) * 0.75, 0, 1) * smooth(1, 0.7, r)
    down = (y + 1) / 2
    width = 0.50 * smooth(0, 0.55, down) * (1 - 0.35 * smooth(0.75, 1, down))
    waver = x + (noise(side, 2, 8, 1, 10) - 0.5) * 0.5 * (1 - down)
    flame = np.clip(1 - np.abs(waver) / np.maximum(width, 0.02), 0, 1) ** 1.1
    flame *= smooth(1.0, 0.8, down) * smooth(0.0, 0.25, down)
    shard = smooth(0, 0.30, np.clip(1 - np.hypot(x / 0.34, y / 0.92), 0, 1))
    return np.concatenate([np.clip(mask, 0, 1) for mask in (glow, puff, flame, shard)], 1)


def noise(side, power, seed, low=1.0, high=1e9, stretch=1.0):
    """Noise that tiles, 0 to 1, with spectrum 1/f^power between two frequencies; `stretch` pulls it down the rows."""
    waves = np.fft.fftfreq(side) * side
    frequency = np.hypot(waves[:, None] * stretch, waves[None, :])
    weight = np.where((frequency >= low) & (frequency <= high), np.maximum(frequency, 1) ** -power, 0)
    white = np.random.default_rng(seed).standard_normal((side, side))
    field = np.fft.ifft2(np.fft.fft2(white) * weight).real
    bottom, top = np.percentile(field, (1, 99))
    return np.clip((field - bottom) / (top - bottom), 0, 1)


def smooth(start, end, values):
    """A smooth step from 0 at `start` to 1 at `end`."""
    t = np.clip((values - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def _masonry(name, seed, middle, fine):
    """Blocks in courses: how much a pixel belongs to a stone (0 in the joints), and which stone it is."""
    rows, columns, jitter, warp, edge = {"wall": (5, 4, 0.18, 5, 11), "floor": (3, 3, 0.22, 7, 7)}[name]
    distance, stone = _blocks(rows, columns, seed, jitter, warp)
    return smooth(1.5, edge, distance + (middle - 0.5) * 12 + (fine - 0.5) * 4), stone


def _blocks(rows, columns, seed, jitter, warp):
    """Pixels to the nearest joint, and the number of the stone, for each pixel of a wall."""
    draw = np.random.default_rng(seed)
    bend = [(noise(SIDE, 1.6, seed + 1 + i, 2, 24) - 0.5) * warp for i in range(2)]
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(float)
    x, y = (x + bend[0]) % SIDE, (y + bend[1]) % SIDE
    courses = np.linspace(0, SIDE, rows + 1)
    courses[1:-1] += draw.uniform(-jitter, jitter, rows - 1) * SIDE / rows * 0.6
    distance, stone = np.full((SIDE, SIDE), 1e9), np.zeros((SIDE, SIDE), int)
    for row in range(rows):
        bottom, top = courses[row], courses[row + 1]
        within = (y >= bottom) & (y < top)
        count = columns + draw.integers(-1, 1)
        joints = (np.arange(count) + draw.uniform(-jitter, jitter, count)) * SIDE / count
        joints += (row % 2) * SIDE / count * 0.5 + draw.uniform(0, SIDE / count * 0.3)
        along = (x - joints[0]) % SIDE
        joints = np.append((joints - joints[0]) % SIDE, SIDE)
        number = np.clip(np.searchsorted(joints, along, "right") - 1, 0, count - 1)
        beside = np.minimum(along - joints[number], joints[number + 1] - along)
        nearest = np.minimum(beside, np.minimum(y - bottom, top - y))
        distance[within], stone[within] = nearest[within], (number + row * 50)[within]
    return distance, stone


def _by_stone(stone, seed, low, high):
    """A random number for each stone."""
    return np.random.default_rng(seed).uniform(low, high, 4096)[stone % 4096]


def _cracks(seed, width=0.012):
    near = np.abs(noise(SIDE, 2.0, seed, 2, 60) - 0.5)
    return (1 - smooth(0, width, near)) * smooth(0.45, 0.65, noise(SIDE, 2, seed + 9, 1, 6))


def _furrows(seed):
    """Bark: ridges that run up the trunk and join, 0 in the furrows. The texture's rows run up the trunk."""
    ridges = [np.abs(noise(SIDE, 1.3, seed + 20 + i, 5, 60, stretch=5) - 0.5) for i in range(2)]
    plates = smooth(0.0, 0.16, np.minimum(*ridges))
    return plates * (0.6 + 0.4 * noise(SIDE, 1.0, seed + 23, 8, 90, stretch=3))


def _litter(seed):
    """Dead leaves on the ground, 0 where there is none: warped cells, one in three of them a leaf."""
    draw = np.random.default_rng(seed + 30)
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(float)
    leaves = np.zeros((SIDE, SIDE))
    for _ in range(230):
        cx, cy, turn = draw.uniform(0, SIDE), draw.uniform(0, SIDE), draw.uniform(0, np.pi)
        long, wide, tone = draw.uniform(10, 24), draw.uniform(4, 8), draw.uniform(0.35, 1.0)
        dx, dy = (x - cx + SIDE / 2) % SIDE - SIDE / 2, (y - cy + SIDE / 2) % SIDE - SIDE / 2
        along, across = dx * np.cos(turn) + dy * np.sin(turn), dy * np.cos(turn) - dx * np.sin(turn)
        inside = 1 - (along / long) ** 2 - np.abs(across) / (wide * (1.05 - (along / long) ** 2).clip(0.05))
        leaf = smooth(0, 0.25, inside) * tone * (0.7 + 0.3 * np.abs(across) / wide)
        leaves = np.where(inside > 0, leaf, leaves)
    return np.clip(leaves, 0, 1)


def _grain(seed):
    """Wood: fine fibres that run up the board, and the broad rings between them."""
    fibre = noise(SIDE, 1.1, seed + 20, 10, 200, stretch=14)
    ring = np.abs(noise(SIDE, 1.7, seed + 21, 2, 40, stretch=9) * 2 - 1)
    crack = smooth(0.80, 0.95, noise(SIDE, 1.2, seed + 22, 12, 90, stretch=20))
    return np.clip(fibre * (1 - 0.8 * crack), 0, 1), smooth(0.05, 0.6, ring)


def _weave(seed, threads=128):
    """Cloth: threads that cross, and the folds it fell into."""
    y, x = np.mgrid[0:SIDE, 0:SIDE] / SIDE * 2 * np.pi
    uneven = 2 * noise(SIDE, 1.5, seed + 20, 2, 30)
    weave = 0.5 + 0.25 * (np.sin(x * threads + uneven) + np.sin(y * threads - uneven))
    return weave, noise(SIDE, 1.9, seed + 21, 2, 24, stretch=3)


def _normals(height, steep):
    """The x and y of the normals of a height field; +v is up, while the picture's rows run down."""
    dx = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * steep
    dy = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * steep
    return np.dstack([-dx, dy]) / np.sqrt(dx * dx + dy * dy + 1)[..., None]


def _save(file, picture, steps):
    """Write a picture of numbers from 0 to 1; a channel keeps every n-th level, since noise packs badly."""
    levels = np.clip(picture, 0, 1).reshape(*picture.shape[:2], -1) * 255
    rounded = np.round(levels / steps) * steps
    Image.fromarray(np.clip(rounded, 0, 255).astype(np.uint8).squeeze()).save(file, optimize=True)
