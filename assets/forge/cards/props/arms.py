"""Weapons and armour. Blades lie along +X with the guard at the origin; every builder gives a list of things."""

import math

import numpy as np

from assets.forge.cards.forms import mesh, orb, rope, sculpt, strand, vec
from assets.forge.clay import box, cone, ellipsoid, half_space, torus, union


def blade(
    matter, length, width, thick=0.07, nicks=5, profile=((0, 0.85), (0.1, 1), (0.7, 0.82), (0.88, 0.6), (1, 0)), seed=1
):
    """A double-edged blade with a fuller and nicked edges."""
    rng = np.random.default_rng(seed)
    n = 90
    u = np.linspace(0, 1, n)
    places, widths = zip(*profile, strict=True)
    half = width * np.interp(u, places, widths)
    edges = np.ones((2, n))
    for side in range(2):
        for at in rng.uniform(0.15, 0.85, nicks):
            edges[side] -= 0.17 * np.exp(-(((u - at) / 0.006) ** 2)) * rng.uniform(0.4, 1)
    vertices = []
    for i in range(n):
        x, t, w = u[i] * length, thick * (1 - u[i] * 0.7), half[i]
        front = [(x, 0, w * edges[0, i]), (x, -t * 0.8, w * 0.3), (x, -t * 0.35, 0), (x, -t * 0.8, -w * 0.3)]
        behind = [(x, 0, -w * edges[1, i]), (x, t * 0.8, -w * 0.3), (x, t * 0.35, 0), (x, t * 0.8, w * 0.3)]
        vertices += front + behind
    faces = [(i * 8 + k, i * 8 + (k + 1) % 8, (i + 1) * 8 + (k + 1) % 8, (i + 1) * 8 + k)
             for i in range(n - 1) for k in range(8)]  # fmt: skip
    return mesh(vertices, faces, matter, smooth=False)


def grip(matter, length=0.9, r=0.075):
    """A wire-bound grip behind the guard, with its pommel."""
    rings = [(-i * length / 18, 0, 0) for i in range(19)]
    return [
        rope(rings, [r + r * 0.24 * (i % 2) for i in range(19)], matter, 12),
        orb((-length - 0.08, 0, 0), r * 2, matter),
    ]


def sword(edge, hilt, gem=None, length=3.5, width=0.28):
    """A long sword with a swept guard."""
    things = [blade(edge, length, width)]
    for s in (1, -1):
        things.append(strand([(0, 0, 0), (0.02, 0, s * 0.35), (0.16, 0, s * 0.62), (0.42, 0, s * 0.8)],
                             [0.12, 0.1, 0.085, 0.005], hilt, 24, flat=0.8))  # fmt: skip
        things.append(
            strand([(0.05, -0.02, s * 0.12), (0.25, -0.03, s * 0.2), (0.5, -0.02, s * 0.1)], [0.07, 0.06, 0.004], hilt)
        )
    things += grip(hilt)
    if gem:
        things.append(orb((0, -0.12, 0), 0.1, gem))
    return things


def dagger(edge, hilt, length=1.7, width=0.19):
    """A straight dagger with a short cross-guard."""
    guard = rope([(0, 0, -0.42), (0, 0, 0), (0, 0, 0.42)], [0.07, 0.1, 0.07], hilt)
    return [blade(edge, length, width, profile=((0, 0.9), (0.15, 1), (0.6, 0.75), (1, 0)), nicks=2), guard,
            *grip(hilt, 0.62, 0.07)]  # fmt: skip


def scythe(edge, shaft, fitting, reach=2.7):
    """A scythe: the shaft along +X from the origin, the blade at its far end curving back under."""
    end = 3.4
    pole = strand([(-0.6, 0, 0.05), (1.2, 0, -0.04), (2.6, 0, 0.05), (end, 0, 0)], [0.07, 0.075, 0.07, 0.06], shaft, 40)
    n = 70
    u = np.linspace(0, 1, n)
    a = np.radians(100 - 112 * u)
    spine = np.stack(
        [
            end - 0.1 - reach * 0.62 * (1 - np.sin(a)) - reach * 0.1 * u,
            0 * u,
            -reach * 0.9 * (np.cos(a[0]) - np.cos(a)),
        ],
        1,
    )
    ahead = np.gradient(spine, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    inward = np.stack([ahead[:, 2], 0 * u, -ahead[:, 0]], 1)
    width = 0.42 * np.interp(u, [0, 0.1, 0.5, 0.85, 1], [0.7, 1, 0.8, 0.4, 0.0])
    vertices = []
    for i in range(n):
        edge_point = spine[i] - inward[i] * width[i]
        vertices += [spine[i] + vec(0, -0.05, 0), edge_point, spine[i] + vec(0, 0.05, 0)]
    faces = [
        (i * 3 + k, i * 3 + (k + 1) % 3, (i + 1) * 3 + (k + 1) % 3, (i + 1) * 3 + k)
        for i in range(n - 1)
        for k in range(3)
    ]
    collar = rope([(end - 0.35, 0, 0), (end + 0.2, 0, 0)], [0.13, 0.16], fitting)
    return [pole, mesh(vertices, faces, edge, smooth=False), collar, orb((end + 0.25, 0, 0.02), 0.15, fitting)]


def hammer(head, shaft):
    """A war hammer: shaft along +X, the head across its far end with a spike behind."""
    pole = rope([(-0.9 + i * 0.1, 0, 0) for i in range(34)], [0.085 + 0.012 * (i % 2) for i in range(34)], shaft, 10)
    block = box((2.4, 0, -0.35), (0.42, 0.42, 0.62), 0.07)
    face = box((2.4, 0, -0.98), (0.52, 0.52, 0.14), 0.06)
    spike = cone((2.4, 0, 0.2), (2.45, 0, 1.25), 0.3, 0.02)
    band = torus((0, 0, 0), 0.16, 0.06).turn(0, 90, 0).move(1.85, 0, 0)
    return [pole, sculpt(union([block, face, spike, band], 0.04), 0.03, head)]


def heater_outline(n=26):
    """A knight's shield: broad above, pointed below; about 2.2 × 2.7 round the origin."""
    top = [(-1.12 + 2.24 * i / n, 1.2 + 0.1 * math.cos((i / n - 0.5) * math.pi * 2)) for i in range(n + 1)]
    steps = np.linspace(0, 1, n)[1:]
    right = [
        (1.12 * math.cos(a * 1.5708) ** 0.72 if a < 1 else 0, 1.1 - 2.65 * a**1.25 if a < 1 else -1.55) for a in steps
    ]
    return top + right + [(-x, z) for x, z in right[::-1][1:]]


def bulged(outline, surface, matter, rim_matter=None, rings=60, rim=0.075):
    """A plate whose front follows `surface(x, z)` (a depth in Y), with a rim; gives the things."""
    outline = np.array([*outline, outline[0]])
    length = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(outline, axis=0).T))])
    along = np.linspace(0, length[-1], 220)[:-1]
    loop = np.stack([np.interp(along, length, outline[:, k]) for k in (0, 1)], 1)
    m = len(loop)
    vertices = [(x * r, surface(x * r, z * r), z * r) for r in np.linspace(0, 1, rings) for x, z in loop]
    faces = [
        (i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k)
        for i in range(rings - 1)
        for k in range(m)
    ]
    shield = mesh(vertices, faces, matter)
    shield.modifiers.new("thick", "SOLIDIFY").thickness = -0.08
    things = [shield]
    if rim_matter:
        edge = [(x, surface(x, z) - 0.03, z) for x, z in [*loop, loop[0]]]
        things.append(rope(edge, [rim * (1 + 0.12 * math.sin(i * 0.9)) for i in range(len(edge))], rim_matter, 10))
    return things


def arrow(wood, feather, tip, direction, length=1.1):
    """An arrow stuck at `tip`, its tail towards `direction`."""
    direction = np.asarray(direction, float) / np.linalg.norm(direction)
    tail = np.asarray(tip, float) + direction * length
    things = [rope([tip, tail], [0.026, 0.024], wood, 7)]
    for k in range(3):
        vane = vec(math.cos(k * 2.09), 0.1, math.sin(k * 2.09)) * 0.13
        corners = [tail, tail + vane, tail - direction * 0.3 + vane * 0.85, tail - direction * 0.36]
        things.append(mesh(corners, [(0, 1, 2, 3)], feather, smooth=False))
    return things


def helm(crest=0.0):
    """A closed helm about 2.3 high, clay: a slit for the eyes, breaths, a keel; `crest` raises a ridge."""
    dome = ellipsoid((0, 0, 0.35), (0.80, 0.92, 0.85)).blend(cone((0, 0, 0.1), (0, -0.03, -0.85), 0.80, 0.72), 0.2)
    shell = (dome & half_space((0, 0, -1), 0.98)).shell(0.05)
    keel = cone((0, -0.90, 0.75), (0, -0.86, -0.85), 0.09, 0.06)
    brow = torus((0, 0, 0), 0.83, 0.075).move(0, 0, 0.32)
    shell = shell.blend(keel, 0.06).blend(brow & half_space((0, 1, 0), 0.3), 0.05)
    slit = box((0.42, -0.85, 0.10), (0.34, 0.5, 0.075), 0.03).turn(0, 6, 0).both()
    breaths = union(
        [box((x, -0.8, z), (0.03, 0.5, 0.09), 0.02) for x in (0.2, 0.36, 0.52) for z in (-0.3, -0.56)]
    ).both()
    shell = shell.carve(slit, 0.02).carve(breaths, 0.015)
    collar = torus((0, -0.02, -0.95), 0.78, 0.09)
    whole = shell.blend(collar, 0.05)
    if crest:
        ridge = union(
            [
                cone((0, y, 1.1 - y * y * 0.5), (0, y + 0.12, 1.1 + crest - y * y), 0.11, 0.03)
                for y in np.linspace(-0.6, 0.8, 9)
            ],
            0.1,
        )
        whole = whole.blend(ridge, 0.06)
    return whole


def breastplate():
    """A cuirass with pauldrons, clay, about 3 wide."""
    chest = ellipsoid((0, 0, 0), (0.85, 0.55, 0.85)).blend(
        ellipsoid((0.36, -0.36, 0.18), (0.42, 0.28, 0.38)).both(), 0.12
    )
    waist = ellipsoid((0, 0, -0.75), (0.62, 0.44, 0.5))
    body = chest.blend(waist, 0.2).blend(cone((0, -0.5, 0.5), (0, -0.52, -0.9), 0.08, 0.05), 0.1)
    body = (body & half_space((0, 0, 1), 0.66)).carve(ellipsoid((0, 0, 0.8), (0.36, 0.4, 0.3)), 0.06)
    plates = []
    for k, (x, z, r) in enumerate(((0.98, 0.62, 0.42), (1.10, 0.42, 0.44), (1.20, 0.2, 0.42))):
        dome = ellipsoid((0, 0, 0), (r, r * 0.95, r * 0.72)) & half_space((0.45, 0, -1), 0.06)
        plates.append(dome.move(x, 0, z - k * 0.02))
    spike = cone((1.08, 0, 0.9), (1.32, 0, 1.42), 0.12, 0.01)
    return body | (union(plates) | spike).both()


def slash(centre, radius, start, end, width, matter, y=-0.1, n=60):
    """A crescent of light or blood along an arc, in degrees."""
    a = np.radians(np.linspace(start, end, n))
    u = np.linspace(0, 1, n)
    points = np.stack([centre[0] + radius * np.cos(a), np.full(n, y), centre[1] + radius * np.sin(a)], 1)
    return rope(points, width * np.sin(np.pi * u**0.7) ** 0.8 + 0.002, matter, 12, 0.3)


def shard(matter, base, tip, r, rng):
    """A crystal: a six-sided spike, twisted a little."""
    base, tip = np.asarray(base, float), np.asarray(tip, float)
    middle = base + (tip - base) * 0.55
    thing = rope([base, middle, tip], [r * 0.8, r, 0.004], matter, 5 + int(rng.integers(0, 2)))
    thing.data.polygons.foreach_set("use_smooth", [False] * len(thing.data.polygons))
    return thing
