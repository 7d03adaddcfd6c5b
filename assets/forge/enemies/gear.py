"""What creatures carry and wear: blades and crystals as polygons, hilts, shields, staffs, crowns as solids."""

import numpy as np

from assets.forge.clay import Solid, ball, box, cone, ellipsoid, half_space, rotation, torus
from assets.forge.enemies.solids import heap, rope, spike


def loft(sections, capped=True):
    """Rings of equally many points joined into a hull: (vertices, faces)."""
    sections = np.asarray(sections, float)
    count, around = sections.shape[:2]
    faces = []
    for i in range(count - 1):
        for j in range(around):
            a, b = i * around + j, i * around + (j + 1) % around
            faces.append((a, b, b + around, a + around))
    if capped:
        faces.append(tuple(range(around))[::-1])
        faces.append(tuple((count - 1) * around + j for j in range(around)))
    return sections.reshape(-1, 3), faces


def placed(shape, turn=(0, 0, 0), at=(0, 0, 0)):
    """Polygons turned by degrees and moved."""
    return np.asarray(shape[0], float) @ rotation(*turn).T + np.asarray(at, float), shape[1]


def blade(length=0.8, width=0.05, thick=0.012, tip=0.16, belly=0.0, chips=0.3, curve=0.0, seed=1, n=9):
    """A blade along +z with its edges to ±x, chipped by chance; `curve` bends it towards +x."""
    rng = np.random.default_rng(seed)
    sections = []
    for i, z in enumerate(np.linspace(0, 1, n)):
        k = 1 if z < 1 - tip else max((1 - z) / tip, 0.02)
        k *= 1 + belly * np.sin(np.pi * z)
        inner = 0 < i < n - 1
        left = width * k * (1 - rng.uniform(0, chips) * (i % 2) * inner)
        right = width * k * (1 - rng.uniform(0, chips) * ((i + 1) % 2) * inner)
        deep, x = thick * max(k, 0.1), curve * z * z
        sections.append(
            [(x + right, 0, z * length), (x, deep, z * length), (x - left, 0, z * length), (x, -deep, z * length)]
        )
    return loft(sections)


def hilt(grip=0.16, guard=0.12, r=0.016):
    """A grip down -z from the guard at the origin."""
    bow = [(-guard, 0, 0.025), (-guard * 0.5, 0, 0.0), (0, 0, -0.005), (guard * 0.5, 0, 0.0), (guard, 0, 0.025)]
    return heap([
        rope(bow, [0.012, 0.017, 0.02, 0.017, 0.012], 4),
        cone((0, 0, 0), (0, 0, -grip), r, r * 0.9),
        ball((0, 0, -grip - 0.02), r * 1.9),
    ])  # fmt: skip


def round_shield(radius=0.3, bulge=0.07, thick=0.012, bites=((0.9, 0.11), (2.6, 0.07), (4.4, 0.09))):
    """A domed shield facing -y with rim, boss and bars; `bites` are (angle, radius) broken out of the rim."""
    sphere = (radius * radius + bulge * bulge) / (2 * bulge)
    column = Solid(
        lambda p: np.hypot(p[:, 0], p[:, 2]) - radius,
        np.array([-radius, -bulge - 0.05, -radius]),
        np.array([radius, 0.06, radius]),
    )
    dome = ball((0, sphere - bulge, 0), sphere).shell(thick) & column
    rim = torus((0, 0, 0), radius * 0.97, 0.019).turn(90, 0, 0).move(0, -0.004, 0)
    boss = ellipsoid((0, -bulge, 0), (0.075, 0.055, 0.075)).blend(
        cone((0, -bulge, 0), (0, -bulge - 0.10, 0), 0.03, 0.006), 0.03
    )
    bars = [
        cone((0, -bulge * 0.95, 0), (radius * np.cos(a) * 0.95, -0.012, radius * np.sin(a) * 0.95), 0.017)
        for a in np.arange(4) * np.pi / 2 + 0.4
    ]
    shield = heap([dome, rim, boss, *bars])
    for a, r in bites:
        shield = shield - ball((radius * np.cos(a) * 1.06, 0, radius * np.sin(a) * 1.06), r)
    return shield


def crown(radius=0.125, count=9, height=0.22, flare=0.35, thick=0.013):
    """A ring of tall uneven spikes, the front one tallest, standing on z = 0."""
    band = Solid(
        lambda p: np.maximum(
            np.abs(np.hypot(p[:, 0], p[:, 1]) - radius) - thick * 0.75, np.abs(p[:, 2] - 0.018) - 0.02
        ),
        np.array([-radius - thick, -radius - thick, -0.01]),
        np.array([radius + thick, radius + thick, 0.05]),
    )
    parts = [band, torus((0, 0, 0), radius, thick * 1.25), torus((0, 0, 0.035), radius * 1.02, thick * 0.9)]
    for i in range(count):
        a = 2 * np.pi * i / count
        x, y = radius * np.sin(a), -radius * np.cos(a)
        tall = height * (1.0 if i == 0 else (0.62 if i % 2 else 0.86))
        out = 1 + flare * 0.75
        bow = [(x, y, 0.02), (x * out, y * out, tall * 0.5), (x * (1 + flare * 0.8), y * (1 + flare * 0.8), tall)]
        parts.append(rope(bow, [thick * 1.9, thick * 1.35, thick * 0.2]))
    return heap(parts)


def shaft(low, high, r=0.024, bend=0.015):
    """A gnarled stick along z."""
    tall = high - low
    stick = rope(
        [(0, 0, low), (bend, bend * 0.7, low + tall * 0.35), (-bend, -bend * 0.7, low + tall * 0.7), (0, 0, high)],
        [r * 0.6, r, r * 1.05, r * 1.2],
        7,
    )
    knots = [ellipsoid((0, 0, low + tall * k), (r * 1.6, r * 1.6, r * 1.1)) for k in (0.52, 0.74, 0.97)]
    return stick.blend(heap(knots), 0.02)


def clawed_head(z, r=0.024):
    """Four prongs that hold a stone, on top of a shaft that ends at z."""
    prongs = []
    for a in np.pi / 4 + np.arange(4) * np.pi / 2:
        c, s = np.cos(a), np.sin(a)
        bow = [
            (0, 0, z),
            (0.11 * c, 0.11 * s, z + 0.07),
            (0.13 * c, 0.13 * s, z + 0.22),
            (0.045 * c, 0.045 * s, z + 0.36),
        ]
        prongs.append(rope(bow, [r, r * 0.95, r * 0.75, r * 0.12]))
    return heap(prongs)


def crystal(centre, width=0.065, tall=0.16):
    """A six-sided double point as polygons."""
    x, y, z = centre

    def ring(height, k):
        return [(x + width * k * np.cos(a), y + width * k * np.sin(a), height) for a in np.arange(6) * np.pi / 3]

    return loft([ring(z - tall, 0.04), ring(z - tall * 0.25, 1), ring(z + tall * 0.2, 0.9), ring(z + tall, 0.03)])


def belt(centre, radius=0.178, depth=1.35, thick=0.018, tall=0.55):
    """An oval girdle round the hips."""

    def distance(p):
        q = p * (1, depth, 1)
        return np.hypot(np.hypot(q[:, 0], q[:, 1]) - radius, p[:, 2] * tall) - thick

    reach = np.array([radius + thick, radius / depth + thick, thick / tall])
    return Solid(distance, -reach, reach).move(*centre)


def pauldron(radii=(0.125, 0.125, 0.11), plates=2, spikes=(), thick_edge=0.03):
    """A left shoulder plate at the origin: stacked lames, and spikes as (base, tip, radius, bend)."""
    whole = []
    rx, ry, rz = radii
    for i in range(plates):
        lame = ellipsoid((0, 0, 0), (rx, ry, rz)) & half_space((-0.4, 0, -1), 0.02)
        lip = ellipsoid((0, 0, 0), (rx * 1.07, ry * 1.03, rz * 1.08)) & half_space((-0.4, 0, -1), 0.02)
        lip = lip & half_space((0.4, 0, 1), thick_edge * 0.3)
        whole.append((lame | lip).move(0.27 * rx * i, 0, -0.5 * rz * i))
    body = heap(whole)
    return body.blend(heap([spike(*s) for s in spikes]), 0.015) if spikes else body


def skull_lump(r=0.05):
    """A small dried head or skull as ornament, facing -y."""
    s = ellipsoid((0, 0, 0.1 * r), (0.85 * r, r, r)).blend(
        box((0, -0.55 * r, -0.75 * r), (0.42 * r, 0.35 * r, 0.4 * r), 0.15 * r), 0.3 * r
    )
    s = s.carve(ball((0.38 * r, -0.95 * r, 0.05 * r), 0.3 * r).both(), 0.1 * r)
    return s.carve(cone((0, -1.1 * r, -0.45 * r), (0, -1.1 * r, -0.25 * r), 0.1 * r), 0.05 * r)
