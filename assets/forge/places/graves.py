"""The end of a run that failed: a field of graves under a dark sun, and a scythe in the newest of them."""

import numpy as np

from assets.forge.places import blighted_woods
from assets.forge.places.dressing import bone_pile, candles, skull
from assets.forge.places.light import Lighting, Slot
from assets.forge.places.meshes import Mesh, placed

GRAVE = np.array([0.0, 0.0, 5.6])


def build():
    """The mesh of the graves."""
    draw, mesh = np.random.default_rng(71), Mesh()
    trees = [(x, z) for x, z in blighted_woods.TREES if abs(x) > 2.8]
    blighted_woods.grove(mesh, draw, trees)
    for row in range(5):
        for column in range(-4, 5):
            x, z = column * 1.35 + draw.normal(0, 0.18) + 0.6 * (row % 2), 7.4 + 1.5 * row + draw.normal(0, 0.2)
            blighted_woods.grave(mesh, draw, x, z, draw.random() < 0.45)
    mesh.blob(lambda d: GRAVE + d * (0.62, 0.24, 1.05), "earth", 22, 13, scale=2, tint=0.9)
    _scythe(mesh, placed(GRAVE + (0.05, 0.05, 0.25), 0.25, 0.05, -0.16))
    skull(mesh, GRAVE + (-0.42, 0.22, -0.62), 0.3, 0.13, 0.2)
    candles(mesh, GRAVE + (-0.62, 0.02, -0.85), draw, 6, 0.22, 0.22)
    candles(mesh, GRAVE + (0.66, 0.02, -0.70), draw, 5, 0.20, 0.22)
    for x, z in ((-2.4, 4.6), (2.3, 4.9)):
        bone_pile(mesh, (x, 0.02, z), draw, 8, 0.45, 2)
    return mesh


def _scythe(mesh, place):
    """A scythe that stands on its shaft."""
    mesh.tube(place(np.linspace((0, -0.3, 0), (0, 2.15, 0), 7)), np.full(7, 0.028), "wood", 7, tint=0.7)
    for high in (0.75, 1.25):
        mesh.tube(place(np.linspace((0, high, 0), (0.02, high, -0.20), 3)), np.full(3, 0.02), "wood", 6, tint=0.6)
    t = np.linspace(0, 1, 19)
    edge = np.stack([-0.05 + 1.15 * t, 2.06 + 0.30 * np.sin(np.pi * (0.12 + 0.70 * t)) - 0.42 * t**2, 0 * t], -1)
    back = np.stack([-0.05 + 1.12 * t, 2.16 + 0.36 * np.sin(np.pi * (0.12 + 0.72 * t)) - 0.42 * t**2, 0 * t], -1)
    for shift, flip in ((-0.012, True), (0.012, False)):
        mesh.grid(place(np.stack([edge, back], 1) + (0, 0, shift)), "iron", flip=flip, hue=(1.1, 1.1, 1.2), tint=1.1)
    mesh.grid(place(np.stack([edge + (0, 0, -0.012), edge + (0, 0, 0.012)], 1)), "iron", tint=1.8)


LIGHT = Lighting(
    (
        Slot((-0.6, 0.75, 4.6), 5.0, 0.15, True),
        Slot((0.65, 0.75, 4.8), 5.0, 0.15, True),
        Slot((0.0, 4.6, 11.5), 14.0, 0.40, False),
        Slot((-3.0, 4.6, 2.2), 14.0, 0.20, False),
    ),
    target=(0.0, 0.9, 5.8),
    cone=(0.74, 0.95),
)
"""The candles, the sky behind, and a pale key."""

PLACES = {"defeat": (build, LIGHT)}
