"""Wood that grew: branching boughs, roots over the ground, twigs and mushrooms."""

import numpy as np

from assets.forge.clay import ellipsoid, half_space
from assets.forge.enemies.solids import rope


def _unit(v):
    return v / max(np.linalg.norm(v), 1e-9)


def bough(base, way, length, r, depth=2, seed=0, rise=0.25, spread=0.75, forks=2):
    """A bough that bends and forks `depth` times: a list of solids. `rise` bends its ends up (down if negative)."""
    rng = np.random.default_rng(seed)
    solids = []

    def grow(base, way, length, r, depth):
        way = _unit(np.asarray(way, float))
        points, here = [np.asarray(base, float)], np.asarray(base, float)
        for _ in range(4):
            way = _unit(way + rng.normal(size=3) * 0.16 + (0, 0, rise * 0.35))
            here = here + way * length / 4
            points.append(here)
        end = r * (0.5 if depth else 0.12)
        solids.append(rope(points, [r, r * 0.86, r * 0.74, r * 0.62, end], 3))
        if depth:
            for k in range(forks):
                side = _unit(np.cross(way, rng.normal(size=3)))
                start = points[2 + (k % 2) * 2] if forks > 1 else points[4]
                grow(start, way + side * spread, length * rng.uniform(0.5, 0.7), r * 0.55, depth - 1)

    grow(base, way, length, r, depth)
    return solids


def root(start, end, r, knee=0.12, seed=0, tail=0.1):
    """A root from a trunk to its end on the ground, arched by `knee`, thin at `tail` of its girth."""
    rng = np.random.default_rng(seed)
    start, end = np.asarray(start, float), np.asarray(end, float)
    across = _unit(np.cross(end - start, (0, 0, 1)))
    a = start * 0.65 + end * 0.35 + (0, 0, knee) + across * rng.uniform(-0.06, 0.06)
    b = start * 0.3 + end * 0.7 + (0, 0, 0.25 * knee) + across * rng.uniform(-0.12, 0.12)
    return rope([start, a, b, end], [r, r * 0.8, r * 0.5, r * tail], 5)


def shelf(at, turn=0.0, size=0.1):
    """A bracket mushroom growing out of bark, its flat side down, looking to `turn` degrees from the front."""
    cap = ellipsoid((0, -0.3 * size, 0), (size, 0.85 * size, 0.4 * size)) & half_space((0, 0, -1), 0.03 * size)
    return cap.turn(0, 0, turn).move(*at)


def toadstool(at, tall=0.12, cap=0.08, lean=(0.02, 0)):
    """A mushroom with a stalk: (stalk, cap)."""
    top = np.asarray(at, float) + (lean[0], lean[1], tall)
    stalk = rope([at, (np.asarray(at) + top) / 2 + (lean[0] * 0.4, 0, 0), top], [0.26 * cap, 0.2 * cap, 0.22 * cap], 3)
    return stalk, ellipsoid(top, (cap, cap, 0.6 * cap)) & half_space((0, 0, -1), -top[2] + 0.12 * cap)
