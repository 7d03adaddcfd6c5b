"""The impish gambler's cellar: casks, and a table with all that can be lost, at the left of the picture."""

import numpy as np

from assets.forge.places.dressing import bone, bone_pile, candles, chain, skull
from assets.forge.places.light import beside
from assets.forge.places.meshes import Mesh, placed
from assets.forge.places.wares import GOLD, lantern, sack

CRIMSON = (0.50, 0.10, 0.11)


def build():
    """A cellar with casks and a table: coins, knuckle bones, cards, and a stool for the one who cheats."""
    draw, mesh = np.random.default_rng(51), Mesh()
    x, z = np.meshgrid(np.linspace(-8, 8, 40), np.linspace(1, 9, 26), indexing="ij")
    mesh.grid(
        np.stack([x, 0.012 * np.sin(x * 2.1 + z), z], -1), "floor", uv=np.stack([x, z], -1), scale=0.42, flip=True
    )
    mesh.quad((-8, 0, 8.2), (8, 0, 8.2), (8, 6, 8.2), (-8, 6, 8.2), "wall", flip=True, step=0.5)
    for x in (-4.7, -0.2, 4.3):
        mesh.box((x - 0.4, 0, 7.7), (x + 0.4, 3.4, 8.2), "trim", step=0.3, taper=0.03)
        arch = np.linspace(0, np.pi, 25)
        if x < 4:
            path = np.stack([x + 2.25 - 1.95 * np.cos(arch), 2.3 + 1.5 * np.sin(arch), np.full(25, 8.15)], -1)
            mesh.rib(path, 0.20, 0.35, (0, 0, -1))
    for x, y, z, yaw in (
        (-3.6, 0, 6.9, 0.2),
        (-2.55, 0, 7.2, -0.1),
        (-3.1, 0.93, 7.1, 0.5),
        (0.75, 0, 6.9, 0.3),
        (1.8, 0, 7.1, 0.0),
        (1.25, 0.93, 7.0, 0.9),
    ):
        _cask(mesh, placed((x, y, z), yaw))
    at = np.array([-1.6, 0.0, 4.55])
    _table(mesh, at, draw)
    mesh.box(at + (-0.30, 0, 0.62), at + (0.30, 0.80, 1.18), "wood", step=0.2, turn=True, taper=0.02, tint=0.7)
    lantern(mesh, (at[0] + 0.25, 2.42, at[2] - 0.1), 1.8)
    sack(mesh, (-3.1, 0, 4.4), 0.36)
    sack(mesh, (0.15, 0, 5.0), 0.30)
    bone_pile(mesh, (0.9, 0, 4.2), draw, 8, 0.4, 2)
    for side in (-1, 1):
        chain(mesh, (side * 2.6 - 1.2, 4.4, 7.6), (side * 2.6 - 1.2, 2.6, 7.6), link=0.09)
    return mesh


def _cask(mesh, place):
    """A cask that stands upright, hooped with iron."""
    profile = [
        (0.36, 0),
        (0.42, 0.22),
        (0.44, 0.46),
        (0.42, 0.70),
        (0.36, 0.92),
        (0.33, 0.92),
        (0.33, 0.88),
        (0.0, 0.88),
    ]
    mesh.lathe(profile, "wood", pieces=20, place=place, tint=0.75)
    for high, radius in ((0.10, 0.405), (0.30, 0.445), (0.62, 0.445), (0.82, 0.405)):
        hoop = [
            (radius, high - 0.025),
            (radius + 0.014, high - 0.02),
            (radius + 0.014, high + 0.02),
            (radius, high + 0.025),
        ]
        mesh.lathe(hoop, "iron", pieces=20, place=place, tint=0.5)


def _table(mesh, at, draw):
    """A round table with everything on it that can be lost."""
    top = [(0.0, 0.74), (0.92, 0.74), (0.98, 0.77), (0.98, 0.80), (0.92, 0.82), (0.4, 0.822), (0.0, 0.822)]
    mesh.lathe(top, "wood", at, 30, tint=0.85)
    mesh.lathe(
        [(0.42, 0), (0.40, 0.06), (0.14, 0.16), (0.11, 0.45), (0.16, 0.68), (0.30, 0.74)], "wood", at, 16, tint=0.6
    )
    cloth = [(0.0, 0.826), (0.55, 0.828), (0.66, 0.827)]
    mesh.lathe(cloth, "cloth", at, 30, hue=(0.16, 0.34, 0.20), tint=0.9)
    level = at + (0, 0.83, 0)
    for x, z, count in (
        (-0.46, -0.12, 9),
        (-0.36, -0.26, 6),
        (-0.55, -0.30, 4),
        (0.40, -0.30, 12),
        (0.54, -0.18, 7),
        (0.30, -0.18, 3),
    ):
        for number in range(count):
            coin = level + (x + draw.normal(0, 0.004), 0.011 * number, z + draw.normal(0, 0.004))
            mesh.lathe(
                [(0.046, 0), (0.048, 0.005), (0.046, 0.010), (0.0, 0.010)], "iron", coin, 11, hue=GOLD, tint=1.15
            )
    for _ in range(20):
        coin = level + (draw.normal(0, 0.35), 0, -0.32 + draw.normal(0, 0.12))
        mesh.lathe([(0.046, 0), (0.048, 0.005), (0.046, 0.010), (0.0, 0.010)], "iron", coin, 9, hue=GOLD, tint=1.15)
    for x, z, yaw in ((-0.05, -0.42, 0.4), (0.10, -0.34, -0.9)):
        middle, way = level + (x, 0.035, z), np.array([np.cos(yaw), 0, np.sin(yaw)]) * 0.055
        bone(mesh, middle - way, middle + way, 0.026, tint=1.2)
    for number in range(5):
        card = placed(
            level + (-0.10 + 0.13 * number - 0.2, 0.006 + 0.002 * number, -0.58 + 0.02 * (number % 2)),
            0.25 * (2 - number),
        )
        mesh.box((-0.055, 0, -0.08), (0.055, 0.004, 0.08), "bone", card, step=0.2, hue=(1.1, 1.0, 0.85))
        mesh.box((-0.035, 0.003, -0.055), (0.035, 0.006, 0.055), "cloth", card, step=0.2, hue=CRIMSON)
    skull(mesh, level + (0.72, 0.13, 0.10), -0.4, 0.14)
    candles(mesh, level + (-0.68, 0, 0.10), draw, 5, 0.12, 0.22)
    candles(mesh, level + (0.72, 0.24, 0.10), draw, 2, 0.03, 0.10)


LIGHT = beside((-1.35, 2.35, 4.3), (-2.3, 1.25, 4.5), (-1.6, 3.2, 7.2), (0.6, 3.6, 1.6), target=(-1.6, 1.1, 5.0))

PLACES = {"impish_gambler": (build, LIGHT)}
