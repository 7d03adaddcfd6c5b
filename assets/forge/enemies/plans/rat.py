"""Rats: a body, a head with ears and teeth, a naked tail, and copies of it placed anywhere."""

import numpy as np

from assets.forge.clay import ball, cone, ellipsoid, rotation
from assets.forge.enemies.heads import slab_teeth
from assets.forge.enemies.solids import heap, rope, spike
from assets.forge.enemies.surface import Mesh, Piece, clay

HEAD = np.array((0, -0.20, 0.19))
"""Where the head of a rat meets its neck; the rat is about 0.55 long with its paws on z = 0, without the tail."""


def body(fat=1.0, hunch=0.0):
    """Trunk and legs."""
    parts = [
        ellipsoid((0, 0.13, 0.135), (0.105 * fat, 0.15, 0.115 * fat)),
        ellipsoid((0, -0.05, 0.145 + hunch), (0.08 * fat, 0.13, 0.088 * fat)),
        cone((0, -0.12, 0.16 + hunch), HEAD, 0.07 * fat, 0.055),
    ]
    for x in (0.075, -0.075):
        parts += [
            cone((x * fat, 0.17, 0.11), (x * 1.35 * fat, 0.10, 0.05), 0.062, 0.035),
            cone((x * 1.35 * fat, 0.12, 0.03), (x * 1.4 * fat, 0.0, 0.015), 0.026, 0.018),
            cone((x * 0.8 * fat, -0.11, 0.12), (x * fat, -0.16, 0.04), 0.04, 0.022),
            cone((x * fat, -0.16, 0.03), (x * 1.05 * fat, -0.22, 0.012), 0.02, 0.014),
        ]
    return heap(parts, 0.035)


def head(gape=0.0):
    """Skull, muzzle and ears."""
    s = ellipsoid(HEAD + (0, -0.04, 0.01), (0.064, 0.08, 0.06))
    s = s.blend(cone(HEAD + (0, -0.07, 0.0), HEAD + (0, -0.185, -0.03), 0.05, 0.021), 0.04)
    s = s.blend(cone(HEAD + (0, -0.05, -0.04), HEAD + (0, -0.14, -0.062 - 0.05 * gape), 0.03, 0.016), 0.02)
    s = s.blend(ball(HEAD + (0, -0.195, -0.028), 0.018), 0.01)
    ear = ellipsoid((0, 0, 0), (0.042, 0.014, 0.048)).carve(ellipsoid((0, -0.018, 0), (0.028, 0.014, 0.033)), 0.006)
    ears = ear.turn(-14, 24, 18).move(*(HEAD + (0.062, -0.01, 0.072))).both()
    return s.blend(ears, 0.012)


def eyes(r=0.0135):
    """Both eyes."""
    return ball(HEAD + (0.042, -0.092, 0.028), r).both()


def teeth(size=1.0):
    """The incisors."""
    return slab_teeth(0.018 * size, HEAD[1] - 0.175, HEAD[2] - 0.045, 0.045 * size)


def claws():
    """The nails of all paws."""
    row = []
    for x, y in ((0.08, -0.225), (0.105, -0.01)):
        row += [spike((x + d, y, 0.014), (x + 1.4 * d, y - 0.045, 0.004), 0.0075) for d in (-0.016, 0, 0.016)]
    return heap(row).both()


def tail(length=0.5, curl=0.1):
    """The tail, lying in a curve."""
    points = [
        (0, 0.25, 0.12),
        (0.02, 0.25 + 0.3 * length, 0.04),
        (curl, 0.25 + 0.65 * length, 0.03),
        (-0.3 * curl, 0.25 + length, 0.05),
    ]
    return rope(points, [0.03, 0.021, 0.014, 0.004])


def placed(piece, size, turn, at, joints):
    """A copy of a piece made `size` times as large, turned and moved, hanging on other joints."""
    matrix = size * rotation(*turn).T

    def there(mesh):
        return Mesh(mesh.vertices @ matrix + np.asarray(at, float), mesh.faces)

    return Piece(there(piece.fine), there(piece.coarse), joints, piece.matter, piece.detail, piece.crease)


def carved(fur, naked, bone, light, fat=1.0, gape=0.4, relief=None, step=0.007, triangles=1.0):
    """A rat's pieces in its own space: (piece, part) where the part is body, head or tail."""
    t = triangles
    return [
        (clay(body(fat), step, round(330 * t), "", fur, relief), "body"),
        (clay(head(gape), step * 0.75, round(260 * t), "", fur, relief, detail=1.5), "head"),
        (clay(tail(), step, round(90 * t), "", naked), "tail"),
        (clay(eyes(), step * 0.6, round(36 * t), "", light), "head"),
        (clay(teeth(), step * 0.5, round(28 * t), "", bone, smooth=1), "head"),
        (clay(claws(), step * 0.55, round(72 * t), "", bone, smooth=1), "body"),
    ]
