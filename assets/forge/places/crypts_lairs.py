"""Where elites and bosses of the crypts stand. The middle, five to seven metres away, stays free."""

import numpy as np

from assets.forge.places import crypts
from assets.forge.places.dressing import bone, bone_pile, brazier, cage, candles, rubble, skull
from assets.forge.places.figures import sentinel
from assets.forge.places.light import FIGHT
from assets.forge.places.meshes import Mesh, placed

CRIMSON, GOLD, TEAL = (0.50, 0.07, 0.08), (1.7, 1.2, 0.5), (0.25, 1.0, 0.85)


def elite():
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
        candles(mesh, (side * 1.5, 0, 12.2), draw, 6, 0.4, 0.4)
    cage(mesh, (-2.15, 2.35, 8.9), 1.5)
    bone_pile(mesh, (-1.5, 0, 3.3), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.8, 0, 3.9), draw, 7, 0.45, 2)
    rubble(mesh, draw, 30, lambda d: (d.choice((-1, 1)) * d.uniform(1.4, 5.0), 0, d.uniform(1.5, 13)))
    return mesh


def boss():
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
    for _ in range(int(9 * size)):
        far, turn = abs(draw.normal(0, 0.42)) * size, draw.uniform(0, 2 * np.pi)
        high = max(0.0, 0.62 * size - far * 0.8) * draw.uniform(0.5, 1.0) + 0.09
        where = np.asarray(at) + (far * np.cos(turn), high, far * np.sin(turn))
        yaw = np.arctan2(where[0], where[2]) + draw.uniform(-0.8, 0.8)
        skull(mesh, where, yaw, draw.uniform(0.10, 0.135), draw.uniform(-0.1, 0.6), far=True)
    bone_pile(mesh, at, draw, 9, 0.8 * size, 0)


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
            mesh.tube(rib, 0.085 * (1.06 - t) ** 0.6, "bone", 7, scale=1.5, tint=0.5)
        bone(mesh, at + (side * 0.45, 0.55, -0.46), at + (side * 0.62, 1.35, 0.2), 0.05)
    for high in np.linspace(0.7, 1.9, 6):
        mesh.blob(lambda d, h=high: at + d * (0.17, 0.11, 0.12) + (0, h, 0.30), "bone", 12, 7, scale=2, tint=0.5)
    skull(mesh, at + (0, 2.42, 0.25), 0, 0.42, 0.08, tint=0.6)
    t = np.linspace(0, 1, 13)
    for side in (-1, 1):
        horn = np.stack([side * (0.26 + 0.55 * np.sin(t * 1.9)), 0.14 + 0.95 * t**1.7, -0.2 * np.sin(t * np.pi)], -1)
        mesh.tube(at + (0, 2.45, 0.28) + horn, 0.12 * (1.04 - t) ** 0.8, "bone", 9, scale=1.5, tint=0.75)
        mesh.blob(
            lambda d, s=side: at + d * (0.075, 0.06, 0.05) + (s * 0.165, 2.43, -0.12),
            "bone",
            8,
            6,
            hue=TEAL,
            glow=1.3,
        )
    u, v = np.meshgrid(np.linspace(-1, 1, 9), np.linspace(0, 1, 12), indexing="ij")
    runner = np.stack([u * 0.34, 0.515 - np.maximum(v - 0.4, 0) * 0.84, 0.32 - np.minimum(v, 0.4) * 1.96 - 0.02], -1)
    mesh.grid(at + runner, "cloth", hue=CRIMSON)


PLACES = {"crypts_elite": (elite, FIGHT), "crypts_boss": (boss, FIGHT)}
