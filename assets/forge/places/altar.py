"""The forgotten altar: a stone stained with blood, candles, a horned idol over it, at the left of the picture."""

import numpy as np

from assets.forge.places import crypts
from assets.forge.places.dressing import bone_pile, candles, skull
from assets.forge.places.figures import idol
from assets.forge.places.light import Lighting, Slot
from assets.forge.places.meshes import Mesh

AT = np.array([-1.55, 0.0, 5.0])
BLOOD = (0.42, 0.018, 0.014)


def build():
    """The mesh of the altar in its nave."""
    draw = np.random.default_rng(5)
    mesh = Mesh()
    crypts.nave(mesh, draw)
    for half, deep, low, high in ((1.65, 1.05, 0.0, 0.15), (1.38, 0.82, 0.15, 0.30)):
        mesh.box(AT + (-half, low, -deep), AT + (half, high, deep), "trim", step=0.25, tint=1.05)
    mesh.box(AT + (-0.86, 0.30, -0.38), AT + (0.86, 0.98, 0.38), "trim", step=0.10, taper=0.06)
    mesh.box(AT + (-1.02, 0.98, -0.50), AT + (1.02, 1.12, 0.50), "trim", step=0.10, tint=1.05)
    _stains(mesh, draw)
    for side in (-1, 1):
        skull(mesh, AT + (side * 0.56, 0.64, -0.38), side * 0.2, 0.12)
        candles(mesh, AT + (side * 0.74, 1.12, 0.05), draw, 8, 0.20, 0.34)
        candles(mesh, AT + (side * 1.22, 0.15, -0.72), draw, 7, 0.22, 0.42)
    skull(mesh, AT + (0, 0.68, -0.40), 0, 0.17)
    _bowl(mesh)
    mesh.box(AT + (-0.85, 0, 0.95), AT + (0.85, 0.62, 1.9), "trim", step=0.3, taper=0.05)
    idol(mesh, AT + (0, 0.58, 1.40), 0.95)
    bone_pile(mesh, AT + (1.75, 0.02, -0.9), draw, 9, 0.35, 3)
    bone_pile(mesh, AT + (-1.55, 0.02, -1.1), draw, 9, 0.35, 2)
    mesh.marks["ember_motes"].append(AT + (0, 1.35, 0))
    return mesh


def _stains(mesh, draw):
    """Blood that ran over the altar's edge and down its face, and pooled on the step."""
    wide = np.linspace(-1, 1, 41)
    length = 0.25 + 0.75 * np.abs(np.sin(wide * 5.3 + 1) * np.cos(wide * 11)) ** 0.7 * (1 - wide**4)
    down = np.linspace(0, 1, 14)
    x = AT[0] + 0.05 + wide * 0.50
    y = AT[1] + 1.122 - np.multiply.outer(length, np.clip(down * 1.35 - 0.35, 0, 1)) * 0.80
    over = np.clip(down * 1.35 / 0.35, 0, 1)
    z = AT[2] - 0.10 - 0.41 * over
    below = np.clip((AT[1] + 0.97 - y) / 0.02, 0, 1)
    z = z + below * (0.085 + 0.06 * (AT[1] + 0.98 - y))
    points = np.stack([np.broadcast_to(x[:, None], y.shape), y, np.broadcast_to(z, y.shape)], -1)
    mesh.grid(points, "trim", flip=False, hue=BLOOD, tint=1.1, scale=0.9)
    turn = np.linspace(0, 2 * np.pi, 33)
    edge = 1 + 0.16 * np.sin(turn * 3) + 0.09 * np.sin(turn * 7 + 1)
    for (px, pz), size, high in (((0.05, -0.62), 0.42, 0.306), ((0.30, -0.98), 0.24, 0.156)):
        rings = np.linspace(0.02, 1, 4)
        pool = np.stack(
            [
                np.multiply.outer(np.cos(turn) * edge, rings) * size * 1.25,
                np.full((33, 4), high),
                np.multiply.outer(np.sin(turn) * edge, rings) * size * 0.42,
            ],
            -1,
        )
        mesh.grid(AT + (px, 0, pz) + pool, "trim", hue=BLOOD, tint=1.0)


def _bowl(mesh):
    """A bowl on the altar, brim full, alight from within."""
    foot = AT + (0, 1.12, -0.05)
    profile = [
        (0.11, 0),
        (0.15, 0.02),
        (0.06, 0.08),
        (0.07, 0.14),
        (0.24, 0.26),
        (0.27, 0.33),
        (0.245, 0.335),
        (0.22, 0.30),
    ]
    mesh.lathe(profile, "iron", foot, 20, hue=(1.2, 0.85, 0.5), tint=0.8)
    mesh.lathe([(0.235, 0.312), (0.1, 0.314), (0.0, 0.314)], "iron", foot, 16, hue=(1.0, 0.06, 0.03), glow=0.9)


LIGHT = Lighting(
    (
        Slot((AT[0], 1.95, AT[2] - 0.45), 6.5, 0.20, True),
        Slot((AT[0] - 1.2, 0.95, AT[2] - 1.1), 4.5, 0.20, True),
        Slot((AT[0], 3.4, 8.8), 10.0, 0.30, False),
        Slot((-2.2, 3.7, 2.7), 13.0, 0.15, True),
    ),
    target=(AT[0], 1.3, AT[2] + 0.4),
    cone=(0.86, 0.97),
)
"""What burns in the bowl, the candles, the cold behind the idol, and the key from the left."""

PLACES = {"the_forgotten_altar": (build, LIGHT)}
