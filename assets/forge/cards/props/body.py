"""Parts of bodies: hands of flesh and of bone, skulls, ribs, hearts, horns. Clay solids unless said otherwise."""

import numpy as np

from assets.forge.cards.forms import rope, vec
from assets.forge.clay import Solid, ball, box, cone, ellipsoid, tube, union

FINGER_BASES = ((-0.30, 0.80), (-0.10, 0.88), (0.11, 0.87), (0.30, 0.78))
FINGER_LENGTHS = (0.66, 0.86, 0.92, 0.82)
PHALANGES = (0.42, 0.33, 0.27)
PALM = np.array([0.0, -1.0, 0.0])
"""Where the palm looks before the hand is turned."""


def hand(curl=(10, 10, 10, 10), thumb=20.0, spread=9.0, bony=False, claws=0.0, arm=1.2, girth=1.0) -> Solid:
    """A hand: wrist at the origin, fingers up +Z, palm towards the camera, thumb to +X.

    `curl` bends each joint of the fingers (little finger first) towards the palm, `thumb` the thumb's, in degrees;
    `spread` fans the fingers; `claws` lengthens the tips; `arm` is the forearm's length; `bony` leaves the bones alone.
    """
    thick = (0.062 if bony else 0.118) * girth
    parts = [_wrist(arm, bony, girth)]
    for i, (x, z) in enumerate(FINGER_BASES):
        lean = np.radians((i - 1.5) * spread)
        ahead = vec(np.sin(lean), 0, np.cos(lean))
        base = vec(x, 0, z)
        if bony:
            parts.append(_long_bone(vec(x * 0.35, 0, 0.12), base, thick))
        parts.append(
            _finger(base, ahead, PALM, FINGER_LENGTHS[i], thick * (0.86 if i == 0 else 1), curl[i], bony, claws)
        )
    ahead = vec(0.72, -0.28, 0.62) / np.linalg.norm((0.72, -0.28, 0.62))
    bend = vec(-0.75, -0.35, 0.55) / np.linalg.norm((-0.75, -0.35, 0.55))
    bend = bend - ahead * (bend @ ahead)
    bend /= np.linalg.norm(bend)
    parts.append(_finger(vec(0.26, -0.06, 0.22), ahead, bend, 0.78, thick * 1.15, thumb, bony, claws))
    return union(parts, 0.02 if bony else 0.075 * girth)


def _wrist(arm, bony, girth):
    if bony:
        carpals = union(
            [ball((x, 0.0, z), 0.10) for x, z in ((-0.16, 0.04), (0.0, 0.0), (0.16, 0.05), (0.05, 0.14))], 0.03
        )
        radius = _long_bone(vec(-0.10, 0.02, -arm), vec(-0.08, 0, -0.04), 0.085)
        ulna = _long_bone(vec(0.12, 0.04, -arm), vec(0.09, 0, -0.04), 0.07)
        return carpals | radius | ulna
    palm = box((0, 0, 0.44), (0.40 * girth, 0.155 * girth, 0.42), 0.14)
    pad = ellipsoid((0.24, -0.12, 0.26), (0.18, 0.14, 0.28)).blend(
        ellipsoid((-0.24, -0.10, 0.30), (0.14, 0.12, 0.30)), 0.1
    )
    forearm = cone((0, 0.02, 0.05), (0, 0.06, -arm), 0.225 * girth, 0.33 * girth)
    return palm.blend(pad, 0.12).blend(forearm, 0.16)


def _finger(base, ahead, bend, length, r, curl, bony, claws):
    """Three phalanges, each turned from `ahead` towards `bend` by `curl` degrees more than the last."""
    parts, here = [], base
    c, s = np.cos(np.radians(curl)), np.sin(np.radians(curl))
    for i, share in enumerate(PHALANGES):
        ahead, bend = ahead * c + bend * s, bend * c - ahead * s
        there = here + ahead * length * share
        thin = r * (1 - 0.13 * i)
        if i == 2 and claws:
            parts.append(cone(here, there + ahead * claws + bend * claws * 0.3, thin, 0.012))
        elif bony:
            parts.append(_long_bone(here, there, thin))
        else:
            parts.append(cone(here, there, thin, thin * 0.9))
        here = there
    return union(parts, 0.03)


def _long_bone(a, b, r):
    """A shaft with a knuckle at either end."""
    middle = (a + b) / 2
    shaft = cone(a, middle, r * 0.8, r * 0.62).blend(cone(middle, b, r * 0.62, r * 0.8), r)
    return shaft.blend(ball(a, r * 1.25), r * 0.8).blend(ball(b, r * 1.2), r * 0.8)


def skull(menace=1.0, jaw: float | None = 0.0) -> Solid:
    """A skull about 2.2 high round the origin, looking at −Y; `jaw` opens the lower jaw (None: there is none)."""
    head = ellipsoid((0, 0.025, 0.055), (0.098, 0.118, 0.098))
    head = head.blend(ellipsoid((0, -0.055, -0.02), (0.068, 0.062, 0.072)), 0.04)
    brow = cone((0.012, -0.108, 0.028), (0.075, -0.078, 0.052 + 0.012 * menace), 0.015, 0.017).both()
    head = head.blend(cone((-0.058, -0.088, 0.047), (0.058, -0.088, 0.047), 0.021), 0.022).blend(brow, 0.012)
    head = head.blend(cone((0.066, -0.078, -0.022), (0.088, 0.0, -0.012), 0.021, 0.013).both(), 0.018)
    head = head.carve(ellipsoid((0.118, -0.03, 0.025), (0.034, 0.05, 0.05)).both(), 0.02)
    socket = ellipsoid((0, 0, 0), (0.032, 0.05, 0.027)).turn(0, -16 * menace, 0).move(0.040, -0.108, 0.006)
    nose = cone((0.009, -0.125, -0.043), (0.004, -0.115, -0.012), 0.0125, 0.007)
    head = head.carve(socket.both(), 0.010).carve(nose.both(0.006), 0.005)
    head = head.blend(cone((-0.035, -0.092, -0.072), (0.035, -0.092, -0.072), 0.022), 0.02)
    head = head.carve(ellipsoid((0.062, -0.085, -0.062), (0.020, 0.03, 0.026)).both(), 0.015)
    head = head | _teeth(0.050, 0.052, -0.078, -0.052, -0.034)
    if jaw is not None:
        head = head | _jaw().turn(-18 * jaw, 0, 0).move(0, -0.015 * jaw, -0.05 * jaw)
    return head.scale(8.0)


def _teeth(rx, ry, z, y, length):
    angles = np.radians(np.linspace(-62, 62, 8))
    arc = [(rx * np.sin(a), y - ry * np.cos(a)) for a in angles]
    teeth = [cone((u, v, z), (u * 0.97, v, z + length), 0.0085, 0.006) for u, v in arc]
    return union(teeth)


def _jaw():
    points = [(0.072, 0.015, -0.03), (0.066, -0.005, -0.105), (0.045, -0.075, -0.135), (0, -0.108, -0.143)]
    return tube(points, [0.013, 0.017, 0.018, 0.023], 5).both(0.01) | _teeth(0.046, 0.050, -0.132, -0.050, 0.034)


EYES = (vec(0.32, -0.72, 0.05), vec(-0.32, -0.72, 0.05))
"""Where a skull's eyes shine, in its own measure."""


def heart() -> Solid:
    """A heart of flesh, about 2.4 high, its great vessels cut off above."""
    body = ellipsoid((-0.30, 0, 0.30), (0.56, 0.5, 0.58)).blend(ellipsoid((0.36, 0, 0.26), (0.5, 0.48, 0.55)), 0.25)
    body = body.blend(cone((0.0, 0, 0.0), (0.22, -0.05, -1.0), 0.62, 0.16), 0.3)
    vessels = (
        tube([(-0.1, 0.0, 0.6), (-0.12, 0.05, 1.05), (-0.5, 0.1, 1.28), (-0.78, 0.1, 1.02)], [0.22, 0.2, 0.17, 0.15]),
        tube([(0.2, 0.1, 0.6), (0.22, 0.12, 1.15), (0.42, 0.12, 1.5)], [0.2, 0.17, 0.16]),
        tube([(0.5, 0, 0.5), (0.86, 0.05, 0.82), (1.14, 0.1, 0.78)], [0.15, 0.12, 0.1]),
        tube([(-0.6, 0.05, 0.4), (-0.95, 0.1, 0.5), (-1.1, 0.12, 0.36)], [0.14, 0.1, 0.09]),
    )
    for vessel in vessels:
        body = body.blend(vessel, 0.12)
    groove = tube([(0.05, -0.55, 0.75), (0.12, -0.6, 0.1), (0.2, -0.35, -0.7)], 0.05)
    return body.carve(groove, 0.08)


def horn(points, r) -> Solid:
    """A horn that tapers along a curve."""
    n = len(points)
    return tube(points, [r * (1 - 0.93 * (i / (n - 1)) ** 1.2) for i in range(n)], 7)


def ribs(matter, count=6, width=1.0, height=1.9, depth=0.7):
    """Pairs of ribs about a spine, as ropes; gives the things."""
    things = []
    for i in range(count):
        z = height * (0.5 - i / (count - 1))
        w = width * np.sin(np.pi * (0.25 + 0.6 * i / (count - 1))) ** 0.7
        a = np.linspace(np.pi * 0.5, -np.pi * 0.46, 24)
        for side in (-1, 1):
            points = np.stack([side * w * np.cos(a), depth * np.sin(a), z - 0.28 * np.linspace(0, 1, 24) ** 1.4], 1)
            things.append(rope(points, np.linspace(0.085, 0.06, 24), matter, 8))
    things.append(rope([(0, depth, height * 0.62), (0, depth, -height * 0.62)], [0.12, 0.12], matter))
    return things
