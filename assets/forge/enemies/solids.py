"""Many solids at once: heaps and ropes that ask only the solids near a point, however many there are."""

import numpy as np

from assets.forge.clay import Solid, cone, smooth_minimum, spline

_CHUNK = 1728
_FAR = 1e3


def heap(solids, k=0.0):
    """All solids as one, melted over `k`; the same as joining them one by one, but each is asked only near itself."""
    solids = list(solids)
    if len(solids) == 1:
        return solids[0]

    def distance(p):
        count = -(-len(p) // _CHUNK)
        edges = np.arange(count) * _CHUNK
        low, high = np.minimum.reduceat(p, edges), np.maximum.reduceat(p, edges)
        centre, reach = (low + high) / 2, np.linalg.norm(high - low, axis=1) / 2
        there = np.stack([s.distance(centre) for s in solids])
        wanted = there <= there.min(0) + 2.4 * reach + k
        nearest = np.full(len(p), _FAR)
        for solid, chunks in zip(solids, wanted, strict=True):
            if not chunks.any():
                continue
            here = np.repeat(chunks, _CHUNK)[: len(p)]
            mine = solid.distance(p[here])
            nearest[here] = smooth_minimum(nearest[here], mine, k) if k else np.minimum(nearest[here], mine)
        return nearest

    low = np.min([s.low for s in solids], 0) - 0.3 * k
    return Solid(distance, low, np.max([s.high for s in solids], 0) + 0.3 * k)


def rope(points, radii, n=5):
    """A round rope along a smooth curve through the points; `radii` one number or one a point."""
    curve = spline(points, n)
    given = np.full(len(points), radii) if np.isscalar(radii) else np.asarray(radii, float)
    r = np.interp(np.linspace(0, 1, len(curve)), np.linspace(0, 1, len(points)), given)
    return heap(cone(curve[i], curve[i + 1], r[i], r[i + 1]) for i in range(len(curve) - 1))


def spike(base, tip, r, bend=(0, 0, 0)):
    """A tapering thorn, claw or tooth from base to tip, its middle pushed by `bend`."""
    base, tip = np.asarray(base, float), np.asarray(tip, float)
    if not np.any(bend):
        return cone(base, tip, r, r * 0.1)
    return rope([base, (base + tip) / 2 + np.asarray(bend, float), tip], [r, r * 0.75, r * 0.1], 4)


def flame(base, lean, tall, r):
    """One tongue of fire from a base, swaying to its tip; `lean` is how far the tip is to the side (x, y)."""
    x, y, z = base
    bow = [
        (x, y, z),
        (x + 0.35 * lean[0], y + 0.3 * lean[1], z + 0.4 * tall),
        (x + 0.2 * lean[0], y + 0.8 * lean[1], z + 0.72 * tall),
        (x + lean[0], y + lean[1], z + tall),
    ]
    return rope(bow, [r, r * 0.85, r * 0.45, 0.005], 5)
