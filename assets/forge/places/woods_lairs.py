"""Where elites and bosses of the woods stand. The middle, five to seven metres away, stays free."""

import numpy as np

from assets.forge.places import blighted_woods
from assets.forge.places.dressing import bone_pile, candles, skull
from assets.forge.places.light import FIGHT
from assets.forge.places.meshes import Mesh, placed

SICK = (0.30, 1.0, 0.22)


def elite():
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
        mesh.tube(place(path), np.full(5, 0.024), "bone", 5, hue=SICK, glow=0.75)


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


def boss():
    """A dead giant of a tree that has a face, beside whoever stands there, and an altar in the lap of its roots."""
    draw, mesh = np.random.default_rng(64), Mesh()
    trees = [(x, z) for x, z in blighted_woods.TREES if not (-6.5 < x < 1 and z > 8)]
    blighted_woods.grove(mesh, draw, trees)
    _giant(mesh, draw)
    at = np.array([-2.45, 0.08, 9.1])
    mesh.box(at + (-1.15, 0, -0.45), at + (1.15, 0.14, 0.5), "trim", step=0.25, tint=0.8)
    mesh.box(at + (-0.85, 0.14, -0.30), at + (0.85, 0.66, 0.32), "trim", step=0.2, taper=0.06, tint=0.8)
    mesh.box(at + (-1.0, 0.66, -0.40), at + (1.0, 0.78, 0.42), "trim", step=0.2, tint=0.8)
    candles(mesh, at + (-0.65, 0.78, 0), draw, 6, 0.2, 0.3)
    candles(mesh, at + (0.65, 0.78, 0), draw, 6, 0.2, 0.3)
    skull(mesh, at + (0, 0.92, -0.05), 0, 0.17)
    for x, z in ((2.35, 8.2), (-4.3, 7.6)):
        _totem(mesh, (x, 0, z), draw)
    bone_pile(mesh, (-1.5, 0.02, 3.3), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.8, 0.02, 4.1), draw, 7, 0.45, 2)
    mesh.marks["fire"] += [(-1.25, 1.1, 9.0), (1.25, 1.25, 9.3)]
    return mesh


def _giant(mesh, draw):
    """The trunk, its boughs, its roots; hollow eyes and a torn mouth that shine."""
    at, tall, radius = np.array([-3.0, -0.2, 11.9]), 8.0, 1.55
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
    _face(mesh, lambda points: np.asarray(points) * 1.45 + at + (0.10, 2.75, -1.52))


def _face(mesh, place):
    """Hollow eyes under heavy brows, and a torn mouth with teeth of wood; what burns within shines out."""
    t = np.linspace(0, 1, 17)
    u, v = np.meshgrid(np.linspace(-1, 1, 13), np.linspace(-1, 1, 9), indexing="ij")
    for side in (-1, 1):
        x, rise = side * (0.46 + 0.27 * u), 0.10 * u + v * (0.13 * (1 - u**2) + 0.015) + 0.32
        eye = np.stack([x, rise, -0.10 + 0.20 * (0.5 + 0.5 * u) ** 2 + 0 * v], -1)
        mesh.grid(place(eye), "bark", flip=side > 0, hue=SICK, glow=0.9 * (1 - v**2) + 0.1)
        brow = np.stack([side * (0.08 + 0.78 * t), 0.34 + 0.34 * t, -0.20 + 0.26 * t**2], -1)
        mesh.tube(place(brow), 0.16 * np.sin(np.pi * np.clip(t, 0.05, 0.95)), "bark", 8, scale=0.8, tint=0.7)
    nose = np.stack([0.02 * np.sin(t * 9), 0.30 - 0.62 * t, -0.16 - 0.10 * np.sin(t * 2.6)], -1)
    mesh.tube(place(nose), 0.06 + 0.09 * t * (t < 0.95), "bark", 8, scale=0.8, tint=0.7)
    s = np.linspace(-1, 1, 25)
    gap = 0.20 * (1 - s**2) * (1 + 0.4 * np.abs(np.sin(s * 9)))
    mouth = [np.stack([0.62 * s, -0.56 - 0.12 * s**2 + way * gap, -0.40 + 0.34 * s**2], -1) for way in (-1, 0, 1)]
    mesh.grid(place(np.stack(mouth, 1)), "bark", flip=True, hue=SICK, glow=np.broadcast_to([0.05, 0.95, 0.05], (25, 3)))
    for number in range(6):
        x = -0.45 + 0.18 * number
        for way in (-1, 1):
            root, tip = -0.56 - 0.12 * x * x + way * 0.20, -0.56 - 0.12 * x * x + way * 0.02
            tooth = np.array([(x, root, -0.38 + 0.34 * x * x), (x + 0.03 * way, tip, -0.48 + 0.34 * x * x)])
            mesh.tube(place(tooth), np.array([0.06, 0.006]), "bark", 6, tint=0.5)


PLACES = {"blighted_woods_elite": (elite, FIGHT), "blighted_woods_boss": (boss, FIGHT)}
