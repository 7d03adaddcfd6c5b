"""Where the restless dead fell: arms in the ground and torn banners, at the left of the picture."""

import numpy as np

from assets.forge.places import crypts
from assets.forge.places.dressing import bone_pile, candles
from assets.forge.places.light import beside
from assets.forge.places.meshes import Mesh, placed

LEATHER, CRIMSON = (0.55, 0.36, 0.24), (0.50, 0.10, 0.11)


def build():
    """Where a battle was: arms in the ground, shields, banners, and room for those who fell."""
    draw, mesh = np.random.default_rng(41), Mesh()
    crypts.nave(mesh, draw)
    for number in range(12):
        spear = number % 3 == 0  # those stand behind
        place = placed(
            (draw.uniform(-3.2, 1.0), 0, draw.uniform(6.9, 7.8) if spear else draw.uniform(3.5, 4.3)),
            draw.uniform(0, 3), draw.normal(0, 0.16), draw.normal(0, 0.2),
        )  # fmt: skip
        _blade(mesh, place, spear)
    for x, z in ((-3.3, 7.4), (0.75, 6.9), (2.6, 7.9)):
        _banner(mesh, (x, 0, z), draw)
    for x, z in ((-2.5, 4.0), (-0.4, 4.1), (0.9, 5.2), (-1.5, 3.5), (2.6, 4.6)):
        bone_pile(mesh, (x, 0, z), draw, 9, 0.42, 2)
    for x, z in ((-1.9, 4.5), (0.2, 4.9)):
        candles(mesh, (x, 0, z), draw, 6, 0.25, 0.24)
    for x in (-2.65, -1.55, -0.55):
        mesh.marks["soul_motes"].append((x, 0.9, 5.4))
    return mesh


def _blade(mesh, place, spear):
    """A sword or a spear that stands in the ground."""
    if spear:
        mesh.tube(place(np.linspace((0, -0.1, 0), (0, 1.9, 0), 6)), np.full(6, 0.018), "wood", 6, tint=0.6)
        head = np.array([[(w * 0.055, y, 0) for w in (-1, 0, 1)] for y in (1.85, 1.95, 2.2)])
        head[-1, :, 0] *= 0.05
        for flip in (False, True):
            mesh.grid(place(head), "iron", flip=flip, tint=0.9)
        return
    high = np.linspace(-0.1, 0.80, 6)
    for side in (-1, 1):
        half = np.array([[(0.035 * s, y, side * 0.012 * (s == 0)) for s in (-1, 0, 1)] for y in high])
        mesh.grid(place(half), "iron", flip=side > 0, tint=0.95)
    mesh.tube(place(np.linspace((-0.15, 0.82, 0), (0.15, 0.82, 0), 3)), np.full(3, 0.02), "iron", 5, tint=0.6)
    mesh.tube(place(np.linspace((0, 0.82, 0), (0, 1.04, 0), 3)), np.full(3, 0.018), "cloth", 6, hue=LEATHER)
    mesh.blob(lambda d: place(d * 0.034 + (0, 1.06, 0)), "iron", 8, 6, tint=0.8)


def _banner(mesh, at, draw):
    """A torn banner on a leaning pole."""
    place = placed(at, draw.normal(0, 0.3), draw.normal(0, 0.05), draw.normal(0, 0.12))
    mesh.tube(place(np.linspace((0, 0, 0), (0, 2.9, 0), 6)), np.full(6, 0.03), "wood", 6, tint=0.6)
    mesh.tube(place(np.linspace((-0.45, 2.7, 0), (0.45, 2.7, 0), 3)), np.full(3, 0.022), "wood", 6, tint=0.6)
    u, v = np.meshgrid(np.linspace(-1, 1, 17), np.linspace(0, 1, 15), indexing="ij")
    long = 1.25 - 0.45 * np.abs(np.sin(u * 7 + at[0])) * np.abs(u)
    points = np.stack([u * 0.40 * (1 - 0.1 * v), 2.68 - v * long, -0.04 + 0.05 * np.sin(u * 4 + v * 5) * v], -1)
    for flip in (False, True):
        mesh.grid(place(points), "cloth", flip=flip, hue=CRIMSON, tint=0.8)


LIGHT = beside((-1.9, 0.9, 4.3), (0.3, 0.9, 4.7), (-1.4, 3.4, 8.2), (0.4, 4.2, 1.8), target=(-1.6, 1.0, 5.4))

PLACES = {"restless_dead": (build, LIGHT)}
