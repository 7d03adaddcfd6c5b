"""Heads of flesh and cloth in the frame of `anatomy.skull`: faces, hoods, hair."""

import numpy as np

from assets.forge.clay import ball, box, cone, ellipsoid, half_space
from assets.forge.enemies.solids import heap, rope

EYE = np.array([0.036, -0.100, 0.008])
"""Where the left eye of `face` sits."""


def face(gaunt=0.5, brow=0.5, nose=1.0, gape=0.0, chin=1.0, ears=0.0):
    """A head of flesh, about 0.28 tall. `gaunt` hollows the cheeks, `gape` opens the mouth, `ears` are pointed."""
    s = ellipsoid((0, 0.02, 0.05), (0.096, 0.116, 0.104))
    s = s.blend(ellipsoid((0, -0.045, -0.03), (0.07, 0.066, 0.085)), 0.05)
    s = s.blend(ellipsoid((0, -0.062, -0.105 * chin - 0.012 * gape), (0.04, 0.04, 0.034)), 0.045)
    s = s.blend(
        cone((0.014, -0.112, 0.032), (0.074, -0.082, 0.044 + 0.02 * brow), 0.015 + 0.006 * brow, 0.014).both(), 0.014
    )
    s = s.blend(cone((0.058, -0.088, -0.028), (0.084, -0.01, -0.01), 0.02, 0.014).both(), 0.024)
    s = s.carve(ellipsoid((0.036, -0.122, 0.006), (0.024, 0.024, 0.016)).both(), 0.012)
    s = s.carve(ellipsoid((0.066, -0.07, -0.07), (0.02, 0.032, 0.03)).both(), 0.02 + 0.001 / (gaunt + 0.1))
    if nose:
        s = s.blend(cone((0, -0.112, 0.02), (0, -0.142 - 0.012 * nose, -0.04), 0.010, 0.016), 0.014)
    if gape:
        s = s.carve(ellipsoid((0, -0.112, -0.082 - 0.012 * gape), (0.03, 0.034, 0.010 + 0.028 * gape)), 0.008)
    else:
        s = s.carve(cone((-0.03, -0.112, -0.08), (0.03, -0.112, -0.08), 0.005), 0.008)
    if ears:
        ear = rope(
            [(0.085, 0.0, 0.0), (0.13, 0.02, 0.05 + 0.03 * ears), (0.16, 0.05, 0.10 + 0.1 * ears)], [0.026, 0.02, 0.004]
        )
        s = s.blend(ear.both(), 0.014)
    return s


def eyeballs(r=0.0145):
    """Both eyes of `face`."""
    return ball(EYE, r).both()


def hood(peak=(0, 0.12, 0.26), opening=(0.078, 0.118), thick=0.022, cowl=0.155, gap=0.03):
    """A hood open to the front, with its tip at `peak`; `opening` is half the width and height of the hole."""
    outer = ellipsoid((0, 0.02, 0.015), (cowl * 0.92, cowl * 1.05, cowl * 1.2))
    outer = outer.blend(cone((0, 0.03, 0.10), peak, cowl * 0.72, 0.012), 0.06)
    outer = outer.blend(ellipsoid((0, 0.0, -0.15), (cowl * 1.05, cowl * 0.95, 0.08)), 0.06)
    inner = ellipsoid((0, -0.02, 0.01), (cowl * 0.92 - thick, cowl * 1.05 - thick, cowl * 1.2 - thick))
    hole = ellipsoid((0, -0.2, -gap), (opening[0], 0.2, opening[1]))
    return outer.carve(inner, 0.01).carve(hole, 0.014)


def shadow(r=0.105):
    """The dark inside a hood, which hides what is there."""
    return ellipsoid((0, 0.0, -0.01), (r * 0.95, r, r * 1.2))


def hair(length=0.5, width=0.11, count=9, seed=0, spread=0.05, behind=True):
    """Long strands falling from the crown to the sides and the back."""
    rng = np.random.default_rng(seed)
    cap = ellipsoid((0, 0.035, 0.065), (0.108, 0.122, 0.108)) & half_space((0, -1, -0.55), 0.052)
    strands = [cap]
    for a in np.linspace(-125, 125, count):
        turn = np.radians(a) + rng.uniform(-0.1, 0.1)
        x, y = np.sin(turn), np.cos(turn)
        long = length * rng.uniform(0.75, 1.1) * (0.75 if abs(a) > 100 else 1.0)
        out = width * 1.05
        points = [(0.5 * out * x, 0.03 + 0.5 * out * y, 0.15), (out * x, 0.03 + out * y, 0.04),
                  ((out + spread * 0.6) * x, 0.04 + (out + spread) * y, -0.4 * long),
                  ((out + spread) * x + rng.uniform(-0.03, 0.03), 0.06 + (out + 1.4 * spread) * y, -long)]  # fmt: skip
        strands.append(rope(points, [0.03, 0.036, 0.026, 0.006], 4))
    return heap(strands, 0.02)


def beak(length=0.32, droop=0.12):
    """A plague doctor's mask: a face plate with two lenses' rims and a long beak."""
    plate = ellipsoid((0, -0.03, 0.01), (0.1, 0.11, 0.125))
    bill = rope(
        [(0, -0.10, -0.02), (0, -0.10 - 0.5 * length, -0.03), (0, -0.10 - length, -0.05 - droop)], [0.066, 0.045, 0.008]
    )
    ridge = rope(
        [(0, -0.11, 0.05), (0, -0.10 - 0.5 * length, 0.012), (0, -0.095 - length, -0.045 - droop)],
        [0.012, 0.012, 0.006],
    )
    mask = plate.blend(bill, 0.03).blend(ridge, 0.008)
    return mask.carve(ellipsoid((0.045, -0.13, 0.035), (0.03, 0.04, 0.03)).both(), 0.006)


def snout_teeth(y0, y1, x0, x1, z, length, count, down=True, r=0.009):
    """A row of pointed teeth along both sides of a muzzle from y0 (front) to y1."""
    sign = -1 if down else 1
    row = []
    for i, t in enumerate(np.linspace(0, 1, count)):
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        tall = length * (1.0 if i % 2 == 0 else 0.62)
        row.append(cone((x, y, z), (x * 1.02, y - 0.004, z + sign * tall), r, r * 0.12))
    return heap(row).both()


def slab_teeth(width=0.03, y=-0.3, z=-0.05, length=0.05):
    """Two long incisors."""
    return box((width * 0.5, y, z - length / 2), (width * 0.42, 0.008, length / 2), 0.005).both()
