"""Where elites and bosses stand: the three acts, staged. The middle, five to seven metres away, stays free."""

import numpy as np

from assets.forge.places import abyssal_spire, blighted_woods, crypts
from assets.forge.places.dressing import bone, bone_pile, brazier, cage, candles, chain, rubble, skull, stone
from assets.forge.places.figures import idol, sentinel
from assets.forge.places.light import FIGHT
from assets.forge.places.meshes import MOLTEN, Mesh, placed

CRIMSON, GOLD, SICK = (0.50, 0.07, 0.08), (1.7, 1.2, 0.5), (0.30, 1.0, 0.22)


def crypts_elite():
    """The nave between stone sentinels, its arches hung with banners, heaps of skulls along the walls."""
    draw, mesh = np.random.default_rng(61), Mesh()
    crypts.nave(mesh, draw)
    for side in (-1, 1):
        for z in (7.6, 10.6):
            mesh.box(
                (side * 2.05 - 0.42, 0, z - 0.42), (side * 2.05 + 0.42, 0.42, z + 0.42), "trim", step=0.25, taper=0.04
            )
            sentinel(mesh, (side * 2.05, 0.42, z), -side * 0.35)
        for z in (5.95, 9.95):
            _banner(mesh, (side * 2.66, 4.05, z), -side * np.pi / 2, 0.62, 2.1)
        brazier(mesh, (side * 1.25, 0, 9.15))
        _heap(mesh, (side * 4.0, 0, 7.2), draw, 0.9)
        candles(mesh, (side * 1.5, 0, 12.2), draw, 9, 0.4, 0.4)
    cage(mesh, (-2.15, 2.35, 8.9), 1.5)
    bone_pile(mesh, (-1.5, 0, 3.3), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.8, 0, 3.9), draw, 7, 0.45, 2)
    rubble(mesh, draw, 30, lambda d: (d.choice((-1, 1)) * d.uniform(1.4, 5.0), 0, d.uniform(1.5, 13)))
    return mesh


def crypts_boss():
    """A throne of bones on a dais before the door, a thousand candles, the dead piled up beside it."""
    draw, mesh = np.random.default_rng(62), Mesh()
    crypts.nave(mesh, draw)
    for step in range(4):
        half, near = 2.5 - 0.26 * step, 9.0 + 0.34 * step
        mesh.box((-half, 0.15 * step, near), (half, 0.15 * (step + 1), 12.6), "trim", step=0.3)
    _bone_throne(mesh, np.array([0.0, 0.60, 11.2]), draw)
    for side in (-1, 1):
        _banner(mesh, (side * 1.62, 4.35, 12.3), 0.0, 0.66, 2.6)
        _banner(mesh, (side * 2.66, 4.05, 6.1), -side * np.pi / 2, 0.62, 2.1)
        brazier(mesh, (side * 1.75, 0.15, 9.4))
        _heap(mesh, (side * 3.0, 0, 9.4), draw, 0.75)
        _heap(mesh, (side * 4.1, 0, 6.8), draw, 0.9)
        for z in (9.2, 9.55, 9.9):
            candles(mesh, (side * 1.05, 0.15 * round((z - 8.75) / 0.34), z), draw, 6, 0.30, 0.30)
    bone_pile(mesh, (-1.5, 0, 3.3), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.8, 0, 3.9), draw, 7, 0.45, 2)
    return mesh


def _banner(mesh, at, yaw, wide, long):
    """A torn banner that hangs from a rod, a skull's sign on it."""
    place = placed(at, yaw)
    mesh.tube(
        place(np.linspace((-wide / 2 - 0.08, 0, -0.06), (wide / 2 + 0.08, 0, -0.06), 3)),
        np.full(3, 0.025),
        "iron",
        6,
        tint=0.5,
    )
    u, v = np.meshgrid(np.linspace(-1, 1, 19), np.linspace(0, 1, 21), indexing="ij")
    ragged = 1 - 0.22 * np.abs(np.sin(u * 8 + at[0] * 3)) - 0.12 * np.abs(u)
    points = np.stack([u * wide / 2, -v * long * ragged, -0.06 - 0.035 * np.sin(u * 6 + v * 4) * v], -1)
    sign = (np.hypot(u, (v - 0.38) * long / wide * 2) < 0.58) & ~(
        np.hypot(np.abs(u) - 0.22, (v - 0.36) * long / wide * 2) < 0.15
    )
    hem = np.abs(u) > 0.86
    hue = np.where((sign | hem)[..., None], np.array(GOLD) * 0.6, CRIMSON)
    for flip in (False, True):
        mesh.grid(place(points), "cloth", flip=flip, hue=hue)


def _heap(mesh, at, draw, size):
    """Skulls heaped up against a wall."""
    for _ in range(int(26 * size)):
        far, turn = abs(draw.normal(0, 0.42)) * size, draw.uniform(0, 2 * np.pi)
        high = max(0.0, 0.62 * size - far * 0.8) * draw.uniform(0.5, 1.0) + 0.09
        where = np.asarray(at) + (far * np.cos(turn), high, far * np.sin(turn))
        skull(
            mesh,
            where,
            np.arctan2(where[0], where[2]) + draw.uniform(-0.8, 0.8),
            draw.uniform(0.10, 0.135),
            draw.uniform(-0.1, 0.6),
        )
    bone_pile(mesh, at, draw, 12, 0.8 * size, 0)


def _bone_throne(mesh, at, draw):
    """A seat of stone whose back is a fan of ribs under a great horned skull."""
    mesh.box(at + (-0.75, 0, -0.45), at + (0.75, 0.50, 0.60), "trim", step=0.25, taper=0.04)
    mesh.box(at + (-0.62, 0.50, 0.32), at + (0.62, 2.1, 0.62), "trim", step=0.25, taper=0.10)
    for side in (-1, 1):
        mesh.box(
            at + (side * 0.66 - 0.13, 0.50, -0.42), at + (side * 0.66 + 0.13, 0.90, 0.5), "trim", step=0.2, taper=0.03
        )
        skull(mesh, at + (side * 0.66, 1.03, -0.34), 0, 0.16)
        skull(mesh, at + (side * 0.40, 0.26, -0.46), 0, 0.14)
        for number in range(7):
            t = np.linspace(0, 1, 9)
            lean = 0.12 + 0.19 * number
            reach = 1.75 - 0.10 * number
            x = side * (0.30 + 0.10 * number + reach * np.sin(lean) * t + 0.22 * np.sin(np.pi * t))
            y = 1.15 - 0.08 * number + reach * np.cos(lean) * t
            rib = at + np.stack([x, y, 0.52 - 0.42 * t**2.2], -1)
            mesh.tube(rib, 0.085 * (1.06 - t) ** 0.6, "bone", 7, scale=1.5, tint=0.85)
        bone(mesh, at + (side * 0.45, 0.55, -0.46), at + (side * 0.62, 1.35, 0.2), 0.05)
    for high in np.linspace(0.7, 1.9, 6):
        mesh.blob(lambda d, h=high: at + d * (0.17, 0.11, 0.12) + (0, h, 0.30), "bone", 12, 7, scale=2, tint=0.8)
    skull(mesh, at + (0, 2.42, 0.25), 0, 0.42, 0.08)
    t = np.linspace(0, 1, 13)
    for side in (-1, 1):
        horn = np.stack([side * (0.26 + 0.55 * np.sin(t * 1.9)), 0.14 + 0.95 * t**1.7, -0.2 * np.sin(t * np.pi)], -1)
        mesh.tube(at + (0, 2.45, 0.28) + horn, 0.12 * (1.04 - t) ** 0.8, "bone", 9, scale=1.5, tint=0.75)
        mesh.blob(
            lambda d, s=side: at + d * (0.075, 0.06, 0.05) + (s * 0.165, 2.43, -0.12),
            "bone",
            8,
            6,
            hue=(0.25, 1.0, 0.85),
            glow=2.4,
        )
    u, v = np.meshgrid(np.linspace(-1, 1, 9), np.linspace(0, 1, 12), indexing="ij")
    runner = np.stack([u * 0.34, 0.515 - np.maximum(v - 0.4, 0) * 0.84, 0.32 - np.minimum(v, 0.4) * 1.96 - 0.02], -1)
    mesh.grid(at + runner, "cloth", hue=CRIMSON)


def woods_elite():
    """A ring of standing stones with signs that shine, between them totems of skulls."""
    draw, mesh = np.random.default_rng(63), Mesh()
    blighted_woods.grove(mesh, draw)
    for degrees in (22, 52, 80, 100, 128, 158):
        angle = np.radians(degrees)
        x, z = 4.3 * np.cos(angle), 6.6 + 3.9 * np.sin(angle)
        _runestone(mesh, (x, blighted_woods.bank(x) - 0.1, z), draw)
    for x, z in ((-2.3, 8.4), (2.35, 8.7)):
        _totem(mesh, (x, 0, z), draw)
    for x, z in ((-1.5, 3.3), (1.8, 4.0)):
        bone_pile(mesh, (x, 0.02, z), draw, 8, 0.45, 2)
    candles(mesh, (-1.9, 0.02, 7.4), draw, 7, 0.35, 0.25)
    candles(mesh, (1.9, 0.02, 7.7), draw, 7, 0.35, 0.25)
    mesh.marks["fire"] += [(-1.25, 1.1, 9.0), (1.25, 1.25, 9.3)]
    return mesh


def _runestone(mesh, at, draw):
    """A rough upright stone that leans, a sign cut into its face."""
    place = placed(at, np.arctan2(at[0], at[2]) + draw.normal(0, 0.12), draw.normal(0, 0.04), draw.normal(0, 0.07))
    tall, half = draw.uniform(2.1, 3.0), draw.uniform(0.42, 0.58)
    phase = draw.uniform(0, 6)
    high = np.linspace(0, 1, 11)
    girth = half * (1.05 - 0.35 * high**2.5) * np.where(high > 0.98, 0.25, 1)
    profile = np.stack([girth, high * tall], -1)
    mesh.lathe(
        profile,
        "trim",
        pieces=14,
        place=lambda p: place(p * (1, 1, 0.55)),
        squash=lambda a: 1 + 0.10 * np.sin(3 * a + phase) + 0.06 * np.sin(7 * a),
        tint=0.8,
    )
    strokes = (
        ((0, 0.30), (0, 0.78)),
        ((0, 0.62), (0.5, 0.80)),
        ((0, 0.62), (-0.5, 0.80)),
        ((0, 0.44), (0.42, 0.30)),
        ((0, 0.44), (-0.42, 0.30)),
    )
    for (x0, y0), (x1, y1) in strokes:
        t = np.linspace(0, 1, 5)[:, None]
        path = (1 - t) * (x0 * half, y0 * tall, 0) + t * (x1 * half, y1 * tall, 0)
        path[:, 2] = -0.56 * np.sqrt(np.maximum(half**2 * 1.12 - path[:, 0] ** 2, 0.01)) + 0.03
        mesh.tube(place(path), np.full(5, 0.034), "bone", 5, hue=SICK, glow=1.1)


def _totem(mesh, at, draw):
    """A stake with skulls on it, antlers on the top one."""
    at = np.asarray(at, float)
    mesh.tube(at + np.linspace((0, -0.1, 0), (0.05, 2.2, 0), 5), np.full(5, 0.07), "bark", 7, tint=0.8)
    for high, size in ((0.95, 0.17), (1.42, 0.19), (1.98, 0.27)):
        skull(mesh, at + (0.03, high, -0.10), draw.uniform(-0.3, 0.3), size)
    for side in (-1, 1):
        t = np.linspace(0, 1, 9)
        beam = at + (0.03, 2.12, -0.05) + np.stack([side * (0.16 + 0.50 * np.sin(t * 1.5)), 0.85 * t**1.3, 0 * t], -1)
        mesh.tube(beam, 0.040 * (1.05 - t), "bone", 6, tint=0.7)
        for joint in (3, 5):
            mesh.tube(
                np.linspace(beam[joint], beam[joint] + (side * 0.05, 0.30, -0.12), 4),
                np.linspace(0.026, 0.004, 4),
                "bone",
                5,
                tint=0.7,
            )
    for side in (-1, 1):
        mesh.blob(
            lambda d, s=side: at + d * (0.045, 0.035, 0.03) + (0.03 + s * 0.105, 1.98, -0.33),
            "bone",
            8,
            6,
            hue=SICK,
            glow=2.0,
        )


def woods_boss():
    """A dead giant of a tree that has a face, and an altar in the lap of its roots."""
    draw, mesh = np.random.default_rng(64), Mesh()
    trees = [(x, z) for x, z in blighted_woods.TREES if not (abs(x) < 3.5 and z > 8)]
    blighted_woods.grove(mesh, draw, trees)
    _giant(mesh, draw)
    at = np.array([0.0, 0.05, 9.4])
    mesh.box(at + (-1.15, 0, -0.45), at + (1.15, 0.14, 0.5), "trim", step=0.25, tint=0.8)
    mesh.box(at + (-0.85, 0.14, -0.30), at + (0.85, 0.66, 0.32), "trim", step=0.2, taper=0.06, tint=0.8)
    mesh.box(at + (-1.0, 0.66, -0.40), at + (1.0, 0.78, 0.42), "trim", step=0.2, tint=0.8)
    candles(mesh, at + (-0.65, 0.78, 0), draw, 6, 0.2, 0.3)
    candles(mesh, at + (0.65, 0.78, 0), draw, 6, 0.2, 0.3)
    skull(mesh, at + (0, 0.92, -0.05), 0, 0.17)
    for x, z in ((-2.5, 7.9), (2.5, 8.2)):
        _totem(mesh, (x, 0, z), draw)
    bone_pile(mesh, (-1.5, 0.02, 3.3), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.8, 0.02, 4.1), draw, 7, 0.45, 2)
    mesh.marks["fire"] += [(-1.25, 1.1, 9.0), (1.25, 1.25, 9.3)]
    return mesh


def _giant(mesh, draw):
    """The trunk, its boughs, its roots; hollow eyes and a torn mouth that shine."""
    at, tall, radius = np.array([0.0, -0.2, 12.2]), 8.0, 1.55
    t = np.linspace(0, 1, 17)
    path = at + np.stack([0.25 * np.sin(t * 4), t * tall, 0.2 * np.sin(t * 3)], -1)
    width = radius * (1 - 0.42 * t) + 1.3 * (1 - t) ** 7

    def lobes(angle, k):
        return (
            1 + 0.09 * np.sin(angle * 5 + 0.3 * k) + 0.07 * np.sin(angle * 9 - 0.4 * k) + 0.04 * np.sin(angle * 17 + k)
        )

    mesh.tube(path, width, "bark", 40, lobes, scale=0.6, tint=0.9)
    for number in range(13):
        angle = -np.pi * (0.02 + 0.96 * number / 12)
        way = np.array([np.cos(angle), 0, np.sin(angle)])
        side = np.cross(way, (0, 1, 0))
        s = np.linspace(0, 1, 10)[:, None]
        length = draw.uniform(2.2, 3.4)
        root = at + (0, 0.2, 0) + way * (0.9 + length * s) + np.array([0, 1, 0]) * (1.15 * (1 - s) ** 2.4 - 0.03)
        root = root + side * 0.30 * np.sin(s * 5 + number)
        mesh.tube(root, 0.42 * (1.04 - s[:, 0]) ** 0.9, "bark", 8, scale=0.8, tint=0.85)
    for number in range(9):
        s = np.linspace(0, 1, 9)[:, None]
        way = np.array([(-1) ** number * draw.uniform(0.8, 1.3), draw.uniform(0.25, 0.8), draw.uniform(-0.7, 0.1)])
        foot = path[9 + number % 7]
        bough = (
            foot
            + way * draw.uniform(2.4, 4.0) * s
            + np.array([0, -0.9, 0]) * s**2
            + 0.2 * np.sin(s * 9 + number) * np.array([0.2, 1, 0])
        )
        mesh.tube(bough, 0.34 * (1.05 - s[:, 0]), "bark", 8, scale=0.8, tint=0.85)
        for joint in (4, 6, 7):
            twig = bough[joint] + np.linspace(0, 1, 5)[:, None] * draw.normal(0, 1, 3) * (0.7, 0.5, 0.4) - (0, 0.0, 0)
            mesh.tube(twig, np.linspace(0.07, 0.01, 5), "bark", 5, tint=0.8)
    face = at + (0.06, 3.05, -1.50)
    for side in (-1, 1):
        u, v = np.meshgrid(np.linspace(-1, 1, 13), np.linspace(-1, 1, 9), indexing="ij")
        tall_eye = 0.17 * (1 - u**2) + 0.02
        eye = np.stack(
            [side * (0.52 + 0.30 * u), 0.10 * u + v * tall_eye + 0.35, -0.16 + 0.26 * (0.5 + 0.5 * u) ** 2 + 0 * v], -1
        )
        mesh.grid(face + eye, "bark", flip=side > 0, hue=SICK, glow=1.7 * (1 - np.abs(v)) + 0.4)
        brow = face + np.stack([side * (0.15 + 0.85 * t), 0.42 + 0.42 * t, -0.26 + 0.30 * t**2], -1)
        mesh.tube(brow, 0.15 * np.sin(np.pi * np.clip(t, 0.05, 0.95)), "bark", 8, scale=0.8, tint=0.8)
    s = np.linspace(-1, 1, 25)
    gap = 0.26 * (1 - s**2) * (1 + 0.5 * np.abs(np.sin(s * 9)))
    mouth = np.stack(
        [np.stack([0.82 * s, -0.62 - 0.16 * s**2 + way * gap, -0.24 + 0.42 * s**2], -1) for way in (-1, 0, 1)], 1
    )
    mesh.grid(face + mouth, "bark", hue=SICK, glow=np.broadcast_to([0.3, 1.5, 0.3], (25, 3)))
    for number in range(7):
        x = -0.60 + 0.2 * number
        tip = face + np.array(
            [(x, -0.62 - 0.1 * x * x + 0.34, -0.20 + 0.4 * x * x), (x + 0.02, -0.78 - 0.1 * x * x, -0.30 + 0.4 * x * x)]
        )
        mesh.tube(tip, np.array([0.075, 0.008]), "bark", 6, tint=0.6)


def spire_elite():
    """The ring between two idols of fire, a brazier in chains over the gate, blades of basalt about it."""
    draw, mesh = np.random.default_rng(65), Mesh()
    abyssal_spire.ring(mesh, draw)
    for side in (-1, 1):
        x, z = side * 2.75, 8.7
        mesh.box((x - 0.62, 0, z - 0.55), (x + 0.62, 0.55, z + 0.6), "trim", step=0.3, taper=0.05, tint=0.95)
        idol(mesh, (x, 0.52, z), 0.80, hue=(0.9, 0.86, 0.95))
        brazier(mesh, (side * 1.25, 0, 9.1), tint=0.5)
        mesh.marks["fire"].append((x, 2.05, z + 0.15))
        chain(mesh, (side * 2.2, 5.0, 14.8), (side * 0.5, 4.05, 12.6), 0.3, 0.12)
        for z in (4.4, 6.6):
            _spike(mesh, (side * (3.3 + 0.1 * z), 0, z), draw, side)
    mesh.lathe(
        [(0.08, 3.6), (0.35, 3.7), (0.55, 3.95), (0.58, 4.05), (0.5, 4.05), (0.3, 3.9)],
        "iron",
        (0, 0, 12.6),
        18,
        tint=0.7,
    )
    mesh.marks["fire"].append((0, 4.02, 12.6))
    _debris(mesh, draw)
    return mesh


def spire_boss():
    """A throne of basalt and lava under the eclipse, horned, with falls of fire on both sides of it."""
    draw, mesh = np.random.default_rng(66), Mesh()
    abyssal_spire.ring(mesh, draw)
    for step in range(5):
        half, near = 2.6 - 0.24 * step, 9.6 + 0.30 * step
        mesh.box((-half, 0.14 * step, near), (half, 0.14 * (step + 1), 13.2), "trim", step=0.3, tint=0.9)
        line = np.array(
            [
                [(x, 0.14 * step + y, near - 0.004) for y in (0.045, 0.085)]
                for x in np.linspace(-half + 0.15, half - 0.15, 15)
            ]
        )
        mesh.grid(line, "floor", glow=MOLTEN)
    _lava_throne(mesh, np.array([0.0, 0.70, 12.0]))
    for side in (-1, 1):
        brazier(mesh, (side * 1.7, 0.14, 9.9), tint=0.5)
        _fall(mesh, side * 3.6, 11.6, draw)
        for z in (5.0, 7.6):
            _spike(mesh, (side * (3.2 + 0.12 * z), 0, z), draw, side)
    _debris(mesh, draw)
    return mesh


def _spike(mesh, at, draw, side):
    """A cluster of basalt blades that lean inwards."""
    for number in range(4):
        t = np.linspace(0, 1, 8)
        tall = draw.uniform(0.9, 2.3)
        foot = np.asarray(at) + (draw.normal(0, 0.22), -0.1, draw.normal(0, 0.25))
        path = foot + np.stack([-side * 0.35 * t**1.6 * tall, tall * t, 0.05 * np.sin(t * 4 + number)], -1)
        mesh.tube(path, 0.22 * (1.03 - t) ** 0.8, "trim", 6, abyssal_spire.edges, scale=0.8, tint=0.92)


def _debris(mesh, draw):
    for x, z in ((-1.5, 3.4), (1.9, 4.1)):
        bone_pile(mesh, (x, 0.02, z), draw, 8, 0.5, 2)
    for _ in range(16):
        x, size = draw.choice((-1, 1)) * draw.uniform(1.8, 4.2), draw.uniform(0.05, 0.16)
        stone(mesh, (x, size * 0.3, draw.uniform(2.5, 9)), size, draw, tint=0.92)


def _lava_throne(mesh, at):
    """A seat of basalt: a high back split by lava, blades on it like a crown, arms that end in skulls."""
    mesh.box(at + (-0.85, 0, -0.5), at + (0.85, 0.55, 0.7), "trim", step=0.25, taper=0.04, tint=0.9)
    mesh.box(at + (-0.72, 0.55, 0.30), at + (0.72, 2.5, 0.70), "trim", step=0.25, taper=0.10, tint=0.9)
    for side in (-1, 1):
        mesh.box(
            at + (side * 0.74 - 0.15, 0.55, -0.48),
            at + (side * 0.74 + 0.15, 0.98, 0.55),
            "trim",
            step=0.2,
            taper=0.03,
            tint=0.9,
        )
        skull(mesh, at + (side * 0.74, 1.12, -0.38), 0, 0.18)
        for number in range(6):
            t = np.linspace(0, 1, 10)
            lean, reach = 0.10 + 0.20 * number, 2.1 - 0.16 * number
            x = side * (0.18 + 0.12 * number + reach * np.sin(lean) * t)
            y = 1.9 - 0.16 * number + reach * np.cos(lean) * t
            blade = at + np.stack([x, y, 0.55 - 0.30 * t**2], -1)
            mesh.tube(blade, 0.17 * (1.04 - t) ** 0.8, "trim", 6, abyssal_spire.edges, scale=0.8, tint=0.92)
        horn_t = np.linspace(0, 1, 13)
        horn = np.stack(
            [side * (0.55 + 1.1 * np.sin(horn_t * 1.8)), 2.1 + 1.5 * horn_t**1.8, 0.2 - 0.5 * np.sin(horn_t * np.pi)],
            -1,
        )
        mesh.tube(at + horn, 0.20 * (1.04 - horn_t) ** 0.8, "bone", 9, scale=1.5, tint=0.6)
    skull(mesh, at + (0, 2.72, 0.30), 0, 0.40, 0.08)
    for x, low, high in ((-0.42, 0.75, 2.2), (0.0, 0.62, 2.35), (0.42, 0.75, 2.2)):
        t = np.linspace(0, 1, 12)
        half = 0.055 * np.sin(np.pi * np.clip(t, 0.04, 0.96)) * (1 + 0.5 * np.sin(t * 17))
        centre = x + 0.04 * np.sin(t * 9 + x)
        crack = np.stack(
            [
                np.stack(
                    [
                        centre + way * half,
                        low + (high - low) * t,
                        0.288 + 0.10 * t * (low + (high - low) * t - 0.55) / 1.95,
                    ],
                    -1,
                )
                for way in (-1, 1)
            ],
            1,
        )
        mesh.grid(at + crack, "floor", glow=MOLTEN)
    for side in (-1, 1):
        mesh.blob(
            lambda d, s=side: at + d * (0.075, 0.06, 0.05) + (s * 0.155, 2.73, -0.05),
            "bone",
            8,
            6,
            hue=(1.0, 0.45, 0.06),
            glow=2.6,
        )


def _fall(mesh, x, z, draw):
    """Lava that falls from a broken wall into the cleft."""
    for number in range(5):
        place = placed((x + draw.normal(0, 0.25), 0, z + 0.5 + draw.uniform(0, 0.4)), draw.uniform(0, 1))
        mesh.box(
            (-0.55, 0, -0.4),
            (0.55, draw.uniform(2.2, 3.6) - 0.2 * number, 0.4),
            "trim",
            place,
            step=0.4,
            taper=0.08,
            tint=0.92,
        )
    u, v = np.meshgrid(np.linspace(-1, 1, 9), np.linspace(0, 1, 16), indexing="ij")
    wide = 0.30 + 0.16 * v + 0.04 * np.sin(v * 13)
    y = 3.1 - 3.15 * np.clip(v * 1.12 - 0.12, 0, 1) ** 1.5
    points = np.stack([x + u * wide, y, z - 0.05 - 0.30 * np.clip(v * 6, 0, 1) - 0.05 * np.sin(u * 5)], -1)
    mesh.grid(points, "floor", glow=MOLTEN)
    mesh.marks["embers"].append((x, 0.3, z - 0.4))


PLACES = {
    "crypts_elite": (crypts_elite, FIGHT),
    "crypts_boss": (crypts_boss, FIGHT),
    "blighted_woods_elite": (woods_elite, FIGHT),
    "blighted_woods_boss": (woods_boss, FIGHT),
    "abyssal_spire_elite": (spire_elite, FIGHT),
    "abyssal_spire_boss": (spire_boss, FIGHT),
}
