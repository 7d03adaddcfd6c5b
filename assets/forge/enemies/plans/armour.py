"""Plate armour on a stance: a shell for every limb, each rigid on its joint."""

import numpy as np

from assets.forge.clay import ball, box, cone, ellipsoid, half_space
from assets.forge.enemies import anatomy
from assets.forge.enemies.plans.humanoid import SIDES
from assets.forge.enemies.solids import heap
from assets.forge.enemies.surface import clay


def _frame(a, b):
    """Axes of a limb: z along it, x to the creature's left."""
    z = (b - a) / np.linalg.norm(b - a)
    x = np.cross(z, (0, 1, 0.02))
    x /= np.linalg.norm(x)
    return np.stack([x, np.cross(z, x), z], 1), np.linalg.norm(b - a)


def _tube_plate(a, b, r0, r1, square):
    """A limb's plate from a to b with rims at both ends; `square` from 0 (round) to 1 (hewn)."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    frame, length = _frame(a, b)
    body = cone((0, 0, 0.04), (0, 0, length - 0.03), r0, r1)
    if square:
        middle = (r0 + r1) / 2 * 0.94
        body = body.blend(box((0, 0, length / 2), (middle, middle, length * 0.44), 0.02), 0.03)
    rims = [ellipsoid((0, 0, length * t), (r * 1.16, r * 1.16, 0.035)) for t, r in ((0.14, r0), (0.86, r1))]
    ridge = cone((0, r0 * 0.9, length * 0.2), (0, r1 * 0.9, length * 0.8), 0.018)
    return heap([body, *rims, ridge], 0.012).orient(frame).move(*a)


def plates(stance, matter, relief, girth=1.0, square=0.0, step=0.009, triangles=1.0, hands=(1.5, 66), skirted=True):
    """Breastplate, tassets, arms, gauntlets, legs and boots as pieces."""
    hips, neck = np.array(stance.hips, float), np.array(stance.neck, float)
    wide = (stance.shoulder[0][0] - stance.shoulder[1][0]) / 2
    tall = neck[2] - hips[2]
    g, t = girth, triangles
    middle = hips + (neck - hips) * 0.62
    breast = ellipsoid(middle, (wide * 0.86, 0.19 * g, tall * 0.42))
    if square:
        breast = breast.blend(box(middle + (0, 0, 0.02), (wide * 0.74, 0.16 * g, tall * 0.34), 0.04), 0.05)
    keel = cone(middle + (0, -0.19 * g, 0.16), middle + (0, -0.19 * g, -0.16), 0.03)
    waist = ellipsoid(hips + (0, 0, tall * 0.2), (0.17 * g, 0.14 * g, tall * 0.16))
    gorget = ellipsoid(neck + (0, 0, -0.03), (0.15 * g, 0.14 * g, 0.07))
    pieces = [
        clay(heap([breast, keel, gorget], 0.04) | waist, step, round(620 * t), "chest", matter, relief),
        clay(ellipsoid(hips, (0.19 * g, 0.15 * g, 0.13)), step, round(140 * t), "root", matter, relief),
    ]
    for letter, i, side in SIDES:
        shoulder, elbow, wrist, hip, knee, ankle = (
            np.array(p[i], float)
            for p in (stance.shoulder, stance.elbow, stance.wrist, stance.hip, stance.knee, stance.ankle)
        )
        if skirted:
            tasset = ellipsoid((0, 0, 0), (0.12 * g, 0.10 * g, 0.17)) & half_space((0, 1, 0), 0.03)
            place = hips + (side * 0.13 * g, -0.07 * g, -0.13)
            pieces.append(
                clay(
                    tasset.turn(8, -side * 12, -side * 14).move(*place),
                    step,
                    round(120 * t),
                    f"thigh{letter}",
                    matter,
                    relief,
                )
            )
        upper = _tube_plate(shoulder, elbow, 0.085 * g, 0.075 * g, square)
        couter = ball(elbow, 0.085 * g).blend(cone(elbow, elbow + (side * 0.05, 0.13 * g, 0.02), 0.05 * g, 0.012), 0.03)
        lower = _tube_plate(elbow, wrist, 0.078 * g, 0.088 * g, square)
        pieces += [
            clay(upper, step, round(170 * t), f"arm{letter}", matter, relief),
            clay(couter | lower, step, round(260 * t), f"fore{letter}", matter, relief),
            clay(
                anatomy.set_hand(anatomy.hand(hands[0], hands[1], thick=2.0, melt=0.006), wrist, (0, -1, -0.25),
                     (-side, 0, 0), side > 0),
                step * 0.8, round(280 * t), f"hand{letter}", matter, relief,
            ),
        ]  # fmt: skip
        thigh = _tube_plate(hip, knee, 0.125 * g, 0.095 * g, square)
        poleyn = ball(knee + (0, -0.02, 0), 0.10 * g).blend(
            cone(knee, knee + (0, -0.16 * g, 0.05), 0.06 * g, 0.012), 0.03
        )
        greave = _tube_plate(knee, ankle, 0.095 * g, 0.085 * g, square)
        boot = ellipsoid(ankle + (0, -0.07 * g, -0.045), (0.085 * g, 0.17 * g, 0.075)) & half_space(
            (0, 0, -1), -ankle[2] + 0.1
        )
        pieces += [
            clay(thigh, step, round(190 * t), f"thigh{letter}", matter, relief),
            clay(heap([poleyn, greave, boot]), step, round(380 * t), f"shin{letter}", matter, relief),
        ]
    return pieces
