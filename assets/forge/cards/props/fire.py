"""Fire, smoke, bolts and sparks, built of wisps that burn from root to tip."""

import math

import numpy as np

from assets.forge.cards.forms import motes, rope, vec, wisp


def blaze(rng, centre, width, height, count, matters, depth=0.4, lean=(0, 0), r=0.12):
    """A fire standing on a line: `count` tongues, tallest in the middle; `lean` tilts them (x, y)."""
    x, y, z = centre
    for k in range(count):
        u = np.clip(rng.normal() * 0.42, -1, 1)
        start = vec(x + u * width / 2, y + rng.normal() * depth, z)
        way = vec(lean[0] + rng.normal() * 0.16 - u * 0.12, lean[1] + rng.normal() * 0.1, 1)
        size = height * (1 - 0.65 * abs(u)) * rng.uniform(0.55, 1.1)
        wisp(start, way, size, r * rng.uniform(0.7, 1.4), rng, matters[k % len(matters)], curl=0.7)


def clothe(rng, points, way, length, count, matters, r=0.08, spread=0.3):
    """Tongues growing from random places on a polyline of points, along `way`."""
    points = np.asarray(points, float)
    for k in range(count):
        start = points[int(rng.integers(0, len(points)))]
        direction = np.asarray(way, float) + rng.normal(size=3) * spread
        wisp(
            start,
            direction,
            length * rng.uniform(0.5, 1.2),
            r * rng.uniform(0.6, 1.3),
            rng,
            matters[k % len(matters)],
            curl=0.6,
        )


def bolt(rng, start, end, matters, r=0.3, tongues=50, sparks=70, spark=None):
    """A bolt flying from start to end: a swelling head, strands about it, tongues shed backwards."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    way = end - start
    ahead = way / np.linalg.norm(way)
    side = vec(-ahead[2], 0, ahead[0])
    u = np.linspace(0, 1, 60)
    core = start + way * u[:, None] + side * (0.05 * np.sin(u * 14))[:, None]
    rope(core, r * np.interp(u, [0, 0.1, 0.4, 0.66, 0.78, 1], [0.1, 0.3, 0.5, 0.9, 1.1, 0.02]), matters[0], 20)
    for k in range(3):
        angle = k * 2 * math.pi / 3 + u * 9
        reach = r * np.interp(u, [0, 0.2, 0.7, 1], [0.15, 0.6, 0.9, 0.06])
        coil = core + side * (reach * np.cos(angle))[:, None] + vec(0, 1, 0) * (reach * np.sin(angle))[:, None]
        rope(coil, r * np.interp(u, [0, 0.3, 0.8, 1], [0.03, 0.12, 0.17, 0.01]), matters[k % len(matters)], 8)
    for k in range(tongues):
        root = start + way * rng.uniform(0.35, 0.97)
        back = -ahead * rng.uniform(0.7, 1.2) + side * rng.choice([-1, 1]) * rng.uniform(0.15, 0.7)
        back = back + vec(0, rng.normal() * 0.3, 0)
        wisp(root, back, rng.uniform(0.5, 1.3), r * rng.uniform(0.18, 0.42), rng, matters[k % len(matters)], curl=0.55)
    if spark:
        motes(rng, (start + end) / 2, np.abs(way) * 0.35 + 0.3, sparks, 0.014, spark)


def arcs(rng, centre, reach, count, matter, r=0.012):
    """Small lightnings that leap from a point."""
    for _ in range(count):
        start = np.asarray(centre, float) + rng.normal(size=3) * 0.12
        end = start + rng.normal(size=3) * reach * vec(1, 0.4, 1)
        t = np.linspace(0, 1, 9)[:, None]
        jag = rng.normal(size=(9, 3)) * 0.09 * reach * np.sin(t * math.pi)
        rope(start + (end - start) * t + jag, [r, r * 0.7, r * 0.3], matter, 5)


def radiance(rng, centre, inner, outer, count, matter, r=0.02, y=0.3):
    """Thin rays standing round a point in XZ."""
    for _ in range(count):
        a = rng.uniform(0, 2 * math.pi)
        way = vec(math.cos(a), 0, math.sin(a))
        start = np.asarray(centre, float) + way * inner * rng.uniform(0.9, 1.3) + vec(0, y, 0)
        rope([start, start + way * (outer - inner) * rng.uniform(0.25, 1)], [r, 0.002], matter, 5)


def smoke(rng, centre, spread, count, matter, length=1.2, r=0.12, way=(0, 0, 1)):
    """Slow coils of smoke."""
    for _ in range(count):
        start = np.asarray(centre, float) + rng.normal(size=3) * np.asarray(spread, float)
        wisp(
            start,
            np.asarray(way, float) + rng.normal(size=3) * 0.3,
            length * rng.uniform(0.6, 1.3),
            r * rng.uniform(0.6, 1.4),
            rng,
            matter,
            curl=1.2,
        )
