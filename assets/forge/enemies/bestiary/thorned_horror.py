"""Thorned Horror: a flower that became a mouth, on crooked roots, its four bramble arms flung wide to embrace."""

import numpy as np

from assets.forge.clay import ball, cone, ellipsoid, spline
from assets.forge.enemies import gear
from assets.forge.enemies.matter import HUES, blotches, bone, layers, near, plain, rough, step
from assets.forge.enemies.model import Creature
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import Stance
from assets.forge.enemies.plans.tree import root
from assets.forge.enemies.rig import Joint
from assets.forge.enemies.solids import heap, rope, spike
from assets.forge.enemies.surface import clay, plate

STANCE = Stance(
    hips=(0, 0.06, 0.50), chest=(0, 0.06, 0.62), neck=(0, 0.0, 0.98), head=(0, -0.14, 1.10),
    shoulder=((0.12, 0.06, 0.86), (-0.12, 0.06, 0.86)), elbow=((0.56, -0.04, 0.92), (-0.58, -0.04, 0.84)),
    wrist=((0.80, -0.42, 0.62), (-0.84, -0.40, 0.70)),
)  # fmt: skip
VINES = {
    "armL": [(0.10, 0.06, 0.84), (0.34, 0.02, 0.78), (0.60, -0.06, 0.92), (0.82, -0.26, 0.76), (0.78, -0.50, 0.58),
    (0.62, -0.52, 0.52)],
    "armR": [(-0.10, 0.06, 0.84), (-0.36, 0.02, 0.70), (-0.62, -0.06, 0.82), (-0.86, -0.24, 0.80), (-0.86, -0.48,
    0.66), (-0.70, -0.54, 0.58)],
    "whipL": [(0.08, 0.12, 0.92), (0.30, 0.16, 1.20), (0.62, 0.10, 1.40), (0.84, -0.02, 1.62), (0.76, -0.14, 1.84),
    (0.58, -0.14, 1.84)],
    "whipR": [(-0.08, 0.12, 0.92), (-0.34, 0.18, 1.16), (-0.66, 0.12, 1.30), (-0.92, 0.0, 1.50), (-0.90, -0.12,
    1.74), (-0.72, -0.14, 1.78)],
}  # fmt: skip
FLOWER = np.array((0, -0.16, 1.12))


def _thorns(points, count, size, seed):
    rng = np.random.default_rng(seed)
    curve = spline(points, 10)
    out = []
    for k in np.linspace(6, len(curve) - 4, count).astype(int):
        along = curve[k + 1] - curve[k - 1]
        side = np.cross(along, rng.normal(size=3))
        side /= np.linalg.norm(side)
        long = size * rng.uniform(0.7, 1.25) * (1 - 0.45 * k / len(curve))
        out.append(spike(curve[k], curve[k] + side * long + along * 0.8, 0.032))
    return out


def _petal(angle):
    """One petal of the mouth as a sheet of polygons, its tip bent back."""
    c, s = np.cos(angle), np.sin(angle)
    rows = []
    for t in np.linspace(0, 1, 7):
        wide = 0.125 * np.sin(np.pi * (0.16 + 0.80 * t)) ** 0.8 + 0.004
        out, fore = 0.07 + 0.33 * t, -0.05 - 0.20 * np.sin(np.pi * 0.62 * t) + 0.05 * t**3
        ring = []
        for x, lift in ((-wide, 0.03), (0, -0.02), (wide, 0.03), (0, 0.022)):
            ring.append((x * -s + out * c, fore - lift, x * c + out * s))
        rows.append(ring)
    vertices, faces = gear.loft(rows)
    return vertices + FLOWER, faces


def _teeth(angle):
    c, s = np.cos(angle), np.sin(angle)
    row = []
    for t, x in ((0.16, 0.045), (0.16, -0.045), (0.40, 0.075), (0.40, -0.075), (0.66, 0.06), (0.66, -0.06)):
        out, fore = 0.07 + 0.33 * t, -0.07 - 0.20 * np.sin(np.pi * 0.62 * t)
        base = FLOWER + (x * -s + out * c, fore, x * c + out * s)
        row.append(spike(base, base + (-0.05 * c, -0.10, -0.05 * s), 0.016))
    return row


def creature():
    vine = plain("bark_lo", "moss_lo", "moss", "moss_hi", grain=14, along=(1, 1, 0.5)).over(
        blotches(6, 0.1, 0.45, 2), "bark_lo", "bark"
    )
    vine = vine.over(blotches(9, 0.3, 0.5, 7), "gore", share=0.5)
    thorn = plain("bark_lo", "horn", "bone_hi", wear=0.7)
    petal = plain("red_lo", "gore", "red_hi", grain=10).over(
        lambda p, n, c: step(0.30, 0.44, np.linalg.norm((p - FLOWER) * (1, 0.4, 1), axis=1)), "black", "violet"
    )
    petal = petal.over(
        lambda p, n, c: (
            (np.abs(np.sin(np.arctan2(p[:, 2] - FLOWER[2], p[:, 0]) * 15)) < 0.16)
            * step(0.4, 0.2, np.linalg.norm(p - FLOWER, axis=1))
        ),
        "amber",
        share=0.7,
        glow=0.35,
    )
    knots = layers(rough(0.014, 13, 3, (1, 1, 0.5)), rough(0.004, 30, 1))
    angles = np.radians(90) + np.arange(6) * np.pi / 3
    body = heap(
        [
            ellipsoid((0, 0.06, 0.62), (0.20, 0.18, 0.26)),
            ellipsoid((0, 0.08, 0.86), (0.17, 0.16, 0.17)),
            cone((0, 0.06, 0.9), FLOWER + (0, 0.04, 0), 0.12, 0.11),
        ],
        0.09,
    )
    feet = [(0.46, -0.34), (-0.44, -0.38), (0.56, 0.14), (-0.56, 0.18), (0.12, 0.52), (-0.06, -0.52), (0.24, -0.55)]
    roots = [
        root((0.10 * np.sign(x) if abs(x) > 0.2 else 0, 0.05, 0.55), (x, y, 0.02), 0.085, 0.16, i)
        for i, (x, y) in enumerate(feet)
    ]
    twine = [rope([(0.2 * np.sin(a), 0.05 - 0.19 * np.cos(a), 0.42), (0.22 * np.sin(a + 1.2),
         0.05 - 0.2 * np.cos(a + 1.2), 0.62),
                   (0.18 * np.sin(a + 2.4), 0.06 - 0.17 * np.cos(a + 2.4), 0.84)], 0.036,
                        5) for a in np.arange(4) * np.pi / 2]  # fmt: skip
    thorns_on_body = _thorns(
        [(0.2, -0.1, 0.4), (-0.2, -0.14, 0.55), (0.2, -0.12, 0.74), (-0.16, 0.1, 0.95)], 16, 0.24, 5
    )
    pieces = [
        clay(heap([body, heap(roots, 0.03), *twine], 0.03), 0.0105, 1700, ("root", "chest"), vine, knots, 2),
        clay(heap(thorns_on_body), 0.0075, 220, ("root", "chest"), thorn),
        clay(ball(FLOWER + (0, -0.01, 0), 0.135), 0.010, 160, "head", plain("gore", "crimson").over(near(FLOWER + (0,
             -0.10, 0), 0.05, 0.12), "ember", "amber", glow=0.8), rough(0.01, 16)),
        clay(heap([tooth for a in angles for tooth in _teeth(a)]), 0.0062, 520, "head", bone(2, 0.4)),
        *(plate(_petal(a), "head", petal, rough(0.006, 20, 3), crease=60, detail=1.3) for a in angles),
    ]  # fmt: skip
    for i, (name, points) in enumerate(VINES.items()):
        side = name[-1]
        joints = (
            (f"arm{side}", f"fore{side}", f"hand{side}") if name.startswith("arm") else (f"whip{side}", f"lash{side}")
        )
        pieces += [
            clay(rope(points, [0.085, 0.078, 0.066, 0.052, 0.034, 0.008], 6), 0.0095, 420, joints, vine, knots),
            clay(heap(_thorns(points, 13, 0.28, i)), 0.0075, 260, joints, thorn),
        ]
    more = {}
    for side in "LR":
        points = VINES[f"whip{side}"]
        more[f"whip{side}"] = Joint(points[0], f"arm{side}", points[2])
        more[f"lash{side}"] = Joint(points[2], f"whip{side}", points[5])
    embrace = repertoire(STANCE, "claw", 1.0, sway=2.2, guard={"armR": (-26, -8, 34), "armL": (-26, 8, -34)})
    return Creature(pieces, STANCE.joints(legs=False, **more), embrace, HUES["amber"])
