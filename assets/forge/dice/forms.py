"""What lies on the slab, and on dice: the die itself, chains, a staple, a block of ice, candles -> forms.npz."""

import numpy as np

from assets.forge.dice.solids import joined, moved, outward, rounded_box, tube, wall

BEVEL = 0.125
"""The radius of a die's edges, in its sides."""

CANDLES = ((6.22, 1.78, 1.05, 0.20), (6.68, 1.36, 0.62, 0.17), (5.78, 2.08, 0.50, 0.15))
"""At each of the far corners: x, z, height, radius."""


def around(half, corner, plane, count=240):
    """Points around a square with round corners, at even distances, in a plane of two axes; the line begins in the
    middle of the lower side."""
    flat = half - corner
    turn = np.linspace(0, np.pi / 2, 24)
    arcs = []
    for quarter, (x, y) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        angle = turn + (quarter - 1) * np.pi / 2
        arcs.append(np.stack([x * flat + corner * np.cos(angle), y * flat + corner * np.sin(angle)], 1))
    line = np.concatenate([[(0, -half)], *arcs, [(0, -half)]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    at = np.linspace(0, along[-1], count, endpoint=False)
    points = np.zeros((count, 3))
    for axis, values in zip(plane, line.T, strict=True):
        points[:, axis] = np.interp(at, along, values)
    return points


def link(at, along, across, length=0.172, width=0.108, thick=0.027):
    """A link of a chain in the plane of two directions."""
    turn = np.arange(10) / 10 * 2 * np.pi + 0.1
    x = np.cos(turn) * width / 2
    y = np.sin(turn) * width / 2 + np.sign(np.sin(turn)) * (length - width) / 2
    return tube(np.asarray(at) + np.outer(y, along) + np.outer(x, across), thick, 5)


def chain(points, pitch=0.130):
    """Links along a closed line about the middle, each a quarter turned to the one before; what lies under the die is
    left out."""
    length = np.linalg.norm(np.roll(points, -1, 0) - points, axis=1).sum()
    count = int(length / pitch / 2) * 2
    parts = []
    for number in range(count):
        place = round(number / count * len(points)) % len(points)
        here = points[place]
        if here[1] < -0.47:
            continue
        along = points[(place + 1) % len(points)] - points[place - 1]
        along /= np.linalg.norm(along)
        out = here / np.abs(here).max()
        aside = np.cross(along, out)
        aside /= np.linalg.norm(aside)
        parts.append(link(here, along, aside if number % 2 else np.cross(aside, along)))
    return joined(parts)


def chains():
    """Two chains crossed over a die, and a padlock in front; the lock's own light marks it as brass."""
    half, corner = 0.535, BEVEL + 0.035
    bound = joined([chain(around(half, corner, (0, 1))), chain(around(half, corner, (2, 1)))])
    turn = np.linspace(0, np.pi, 10)
    bow = np.stack([np.cos(turn) * 0.09, 0.10 + np.sin(turn) * 0.12, 0 * turn], 1)
    lock = joined([rounded_box((0.30, 0.26, 0.13), 0.04, 2), tube(bow, 0.028, 6, closed=False)])
    lock[0]["mark"][:, 3] = 1
    return joined([bound, moved(lock, (0.0, -0.06, -0.615), 14)])


def staple():
    """A bar bent over the near edge of a die, where it hides no pip, its feet nailed to the slab."""
    path = np.array([(-0.70, -0.47), (-0.56, -0.46), (-0.535, -0.40), (-0.53, 0.42), (-0.49, 0.51), (-0.40, 0.535)])
    path = np.concatenate([path, path[::-1] * (-1, 1)])
    bar = tube(np.stack([path[:, 0], path[:, 1], np.full(len(path), -0.385)], 1), 0.034, 6, closed=False)
    heads = [moved(rounded_box((0.17, 0.09, 0.17), 0.04, 2), (x, -0.44, -0.385)) for x in (-0.68, 0.68)]
    return joined([bar, *heads])


def candle(height, radius, seed):
    """A candle that has run down its sides; its top glows."""
    draw = np.random.default_rng(seed)
    rings, sides = 16, 18
    y, turn = np.linspace(0, 1, rings)[:, None], (np.arange(sides) / sides * 2 * np.pi)[None]
    runs = 1 + 0.10 * np.sin(turn * 3 + draw.uniform(0, 6)) * (1 - 0.8 * y) + 0.08 * np.sin(turn * 5 + 1) * (1 - y)
    foot = 1 + 0.65 * np.exp(-y * height / 0.11) * (1 + 0.25 * np.sin(turn * 4 + seed))
    melted = 1 - 0.30 * np.clip((y - 0.93) / 0.07, 0, 1)
    around_it = radius * runs * foot * melted
    x, z = np.cos(turn) * around_it, np.sin(turn) * around_it
    points = np.stack([x, y * height + 0.04 * np.sin(turn * 2 + seed) * y**4, z], -1)
    normals = np.stack([np.cos(turn) + 0 * y, 0.15 + 0 * x, np.sin(turn) + 0 * y], -1)
    mark = np.zeros((rings, sides, 4))
    mark[..., 2] = 1
    mark[..., 3] = np.clip((y - 0.45) / 0.55, 0, 1) ** 1.6
    bowl = np.concatenate([points.reshape(-1, 3), [(0, height - 0.06, 0)]])
    normals = np.concatenate([normals.reshape(-1, 3), [(0, 1, 0)]])
    mark = np.concatenate([mark.reshape(-1, 4), [(0, 0, 1, 1)]])
    last, middle = (rings - 1) * sides + np.arange(sides), np.full(sides, rings * sides)
    lid = np.stack([last, (rings - 1) * sides + (np.arange(sides) + 1) % sides, middle], 1)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    triangles = np.concatenate([wall(rings, sides, closed=True), lid])
    wick = tube([(0, height - 0.08, 0), (0.01, height + 0.06, 0), (0.03, height + 0.10, 0)], 0.014, 4, closed=False)
    return joined([outward({"vertex": bowl, "normal": normals, "mark": mark}, triangles), wick])


def candles():
    """Three at each far corner, and where their flames stand."""
    parts, tips = [], []
    for side in (-1, 1):
        for number, (x, z, height, radius) in enumerate(CANDLES):
            parts.append(moved(candle(height, radius, 3 + number + side), (side * x, 0, z)))
            tips.append((side * x, height + 0.22, z))
    return joined(parts), np.array(tips)


def build(folder):
    """Write all forms into one file: `<form>_vertex`, `_normal`, `_mark`, `_triangles`, and the `tips` of candles."""
    lit, tips = candles()
    made = {
        "die": rounded_box(bevel=BEVEL, segments=3),
        "chains": chains(),
        "staple": staple(),
        "ice": rounded_box((1.30, 1.22, 1.30), 0.16, 3),
        "candles": lit,
    }
    stored = {"tips": tips.astype("f4")}
    for name, (columns, triangles) in made.items():
        stored |= {f"{name}_{column}": np.round(values * 4096).astype("i2") for column, values in columns.items()}
        stored[f"{name}_triangles"] = triangles.astype("u2")
        print(f"  {name}: {len(triangles)} triangles")
    np.savez_compressed(folder / "forms.npz", **stored)
