"""A hall of three alcoves with a pedestal in each: what a boss leaves is laid out there."""

import numpy as np

from assets.forge.places.dressing import bone_pile, candles, chain, rubble, skull
from assets.forge.places.light import Lighting, Slot
from assets.forge.places.masonry import Opening, Wall
from assets.forge.places.meshes import Mesh

WALL = 7.2
BAY = 2.9
"""How wide an alcove's panel is."""
CRIMSON, GOLD = (0.55, 0.10, 0.11), (1.8, 1.25, 0.5)


def build():
    """The mesh of the hall."""
    draw = np.random.default_rng(4)
    mesh = Mesh()
    x, z = np.meshgrid(np.linspace(-8, 8, 44), np.linspace(1, 8, 26), indexing="ij")
    mesh.grid(
        np.stack([x, 0.012 * np.sin(x * 2.1 + z), z], -1), "floor", uv=np.stack([x, z], -1), scale=0.42, flip=True
    )
    for number in (-1, 0, 1):
        _alcove(mesh, number * BAY, draw)
    for number in (-3, -1, 1, 3):
        _pier(mesh, number * BAY / 2)
    for side in (-1, 1):
        wall = Wall(mesh, (side * 1.5 * BAY - (3 if side < 0 else 0), 0, WALL), (1, 0, 0), (0, 0, -1), 3.0, 5.4)
        wall.open(Opening(1.5, 0.9, 0.9, 1.7, 0.6, 0.5, cuts=9))
        skull(mesh, (side * (1.5 * BAY + 1.5), 1.18, WALL + 0.1), 0, 0.24)
        candles(mesh, (side * (1.5 * BAY + 1.5), 0.9, WALL + 0.1), draw, 6, 0.32, 0.22)
        bone_pile(mesh, (side * 4.0, 0, 5.6), draw, 9, 0.45, 3)
        chain(mesh, (side * BAY / 2, 3.25, WALL - 0.6), (side * 1.5 * BAY, 3.25, WALL - 0.6), 0.45, 0.09)
    rubble(mesh, draw, 22, lambda d: (d.uniform(-5, 5), 0, d.uniform(3.0, 5.4)))
    return mesh


def _alcove(mesh, x, draw):
    """A niche with a pedestal under a cloth, candles about it."""
    wall = Wall(mesh, (x - BAY / 2, 0, WALL), (1, 0, 0), (0, 0, -1), BAY, 5.4)
    wall.open(Opening(BAY / 2, 1.9, 0.0, 2.05, 1.15, 1.0, cuts=21), step=0.3)
    foot = (x, 0, WALL - 0.45)
    base = [(0.80, 0), (0.84, 0.06), (0.76, 0.14), (0.62, 0.18), (0.52, 0.26), (0.46, 0.40), (0.44, 0.70), (0.50, 0.84)]
    top = [(0.66, 0.92), (0.70, 0.97), (0.66, 1.03), (0.45, 1.034), (0.2, 1.036), (0.0, 1.036)]
    mesh.lathe([*base, *top], "trim", foot, 32, squash=lambda a: 1 + 0.03 * np.cos(a * 8))
    _cloth(mesh, x, WALL - 0.45)
    skull(mesh, (x, 0.58, WALL - 0.90), 0, 0.15)
    for side in (-1, 1):
        candles(mesh, (x + side * 0.86, 0, WALL - 0.80), draw, 7, 0.20, 0.42)
        candles(mesh, (x + side * 0.55, 1.0, WALL - 0.45), draw, 2, 0.05, 0.16)
    skull(mesh, (x, 3.75, WALL - 0.12), 0, 0.24)


def _cloth(mesh, x, z):
    """A runner over the pedestal's top that hangs down before it."""
    u, v = np.meshgrid(np.linspace(-1, 1, 13), np.linspace(0, 1, 15), indexing="ij")
    over = np.minimum(v, 0.55) / 0.55
    fall = np.maximum(v - 0.55, 0) * 0.95
    points = np.stack(
        [x + u * 0.26, 1.045 - fall - 0.0 * u, z + 0.3 - over * 1.01 - 0.012 * np.sin(u * 9) * (fall > 0)], -1
    )
    hem = (np.abs(u) > 0.8) | (v > 0.94)
    mesh.grid(points, "cloth", hue=np.where(hem[..., None], GOLD, CRIMSON), tint=0.9)


def _pier(mesh, x):
    """A half column with a capital between two alcoves."""
    mesh.box((x - 0.36, 0, WALL - 0.62), (x + 0.36, 0.34, WALL), "trim", step=0.2, taper=0.04)
    shaft = [(0.21 - 0.003 * i, y) for i, y in enumerate(np.linspace(0.6, 2.7, 8))]
    profile = [(0.27, 0.34), (0.30, 0.42), (0.22, 0.5), *shaft, (0.24, 2.8), (0.34, 3.0), (0.36, 3.1)]
    mesh.lathe(profile, "trim", (x, 0, WALL - 0.3), 18)
    mesh.box((x - 0.40, 3.1, WALL - 0.68), (x + 0.40, 3.34, WALL), "trim", step=0.2)


LIGHT = Lighting(
    (
        Slot((-BAY, 2.5, WALL - 0.15), 6.0, 0.15, True),
        Slot((0.0, 2.5, WALL - 0.15), 6.0, 0.15, True),
        Slot((BAY, 2.5, WALL - 0.15), 6.0, 0.15, True),
        Slot((-1.2, 4.6, 1.0), 12.0, 0.20, False),
    ),
    target=(0.0, 1.0, 6.2),
    cone=(0.72, 0.95),
)
"""A light in each alcove, and a little from the front."""

PLACES = {"boss_relic": (build, LIGHT)}
