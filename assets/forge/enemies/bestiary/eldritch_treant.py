"""Eldritch Treant: one great eye over a maw, a crown of dead boughs hung with skulls, roots that reach.

Two boughs are its arms, with fingers of wood.
"""

import numpy as np

from assets.forge.clay import ball, cone, ellipsoid
from assets.forge.enemies import gear
from assets.forge.enemies.matter import (
    HUES,
    Matter,
    blotches,
    bone,
    both,
    cracked,
    cracks,
    facing,
    glowing,
    hollow,
    layers,
    linear,
    near,
    plain,
    rough,
    step,
)
from assets.forge.enemies.model import Creature
from assets.forge.enemies.noise import clouds
from assets.forge.enemies.plans.treant import repertoire
from assets.forge.enemies.plans.tree import bough, root
from assets.forge.enemies.rig import Joint
from assets.forge.enemies.solids import flame, heap, rope, spike
from assets.forge.enemies.surface import clay

EYE = np.array((0.0, -0.40, 1.62))
MAW = np.array((0.0, -0.44, 1.02))
ARM = ((0.42, -0.02, 1.62), (0.94, -0.06, 1.86), (1.20, -0.52, 1.50))
ROOTS = (
    (0.62, -0.70), (-0.66, -0.66), (1.05, -0.30), (-1.06, -0.22), (0.95, 0.36), (-0.92, 0.40), (0.28, -0.92), (-0.20,
         -0.98), (0.2, 0.8),
)  # fmt: skip
LURES = (
    ((0.80, -0.05, 2.32), 0.34),
    ((-0.86, -0.02, 2.30), 0.46),
    ((0.36, -0.16, 2.50), 0.26),
    ((-0.40, -0.20, 2.46), 0.36),
)
"""Where skulls hang from the crown, and on how long a rope."""

JOINTS = {
    "root": Joint((0, 0.05, 0.4), None, (0, 0.05, 0.7)),
    "trunk": Joint((0, 0.05, 0.8), "root", (0, 0.03, 1.6)),
    "crown": Joint((0, 0.06, 1.85), "trunk", (0, 0.1, 2.8)),
    "eye": Joint(tuple(EYE + (0, 0.12, 0)), "trunk"),
    "jaw": Joint(tuple(MAW + (0, 0.3, 0.0)), "trunk", tuple(MAW + (0, 0, -0.2))),
}
for _side, _x in (("L", 1), ("R", -1)):
    _points = [(_x * x, y, z) for x, y, z in ARM]
    JOINTS[f"arm{_side}"] = Joint(_points[0], "trunk", _points[1])
    JOINTS[f"fore{_side}"] = Joint(_points[1], f"arm{_side}", _points[2])
    JOINTS[f"hand{_side}"] = Joint(_points[2], f"fore{_side}", (_x * 1.2, -0.8, 1.1))
    JOINTS[f"feet{_side}"] = Joint((_x * 0.3, -0.1, 0.35), "root", (_x * 0.9, -0.4, 0.05))
for _i, (_at, _long) in enumerate(LURES):
    JOINTS[f"lure{_i}"] = Joint(_at, "crown", (_at[0], _at[1], _at[2] - _long))


def _trunk():
    parts = [
        cone((0, 0.05, 0.30), (0, 0.04, 0.9), 0.42, 0.40), cone((0, 0.04, 0.9), (0, 0.03, 1.62), 0.40, 0.42),
        cone((0, 0.03, 1.62), (0, 0.08, 2.10), 0.40, 0.24), ellipsoid(EYE + (0, 0.12, 0), (0.34, 0.24, 0.30)),
        ellipsoid(MAW + (0, 0.16, 0), (0.34, 0.24, 0.28)),
        *(cone((0.3 * s, 0.0, 1.5), ARM[0] * np.array((s, 1, 1)), 0.2, 0.17) for s in (1, -1)),
        *(rope([(0.38 * np.sin(a), 0.05 - 0.36 * np.cos(a), 0.3), (0.44 * np.sin(a + 0.3),
             0.05 - 0.4 * np.cos(a + 0.3), 1.0),
                (0.40 * np.sin(a + 0.7), 0.05 - 0.36 * np.cos(a + 0.7), 1.7)], [0.13, 0.09,
                     0.06]) for a in np.radians((60, 130, 200, 270))),
    ]  # fmt: skip
    body = heap(parts, 0.10)
    body = body.carve(ellipsoid(EYE + (0, -0.10, 0), (0.235, 0.22, 0.175)), 0.03)
    lids = heap(
        [
            rope(
                [EYE + (-0.27, -0.02, 0.02), EYE + (0, -0.17, s * 0.20), EYE + (0.27, -0.02, 0.02)], [0.04, 0.065, 0.04]
            )
            for s in (1, -1)
        ],
        0.03,
    )
    maw = ellipsoid(MAW, (0.25, 0.30, 0.17)).blend(ellipsoid(MAW + (0, 0, 0.09), (0.30, 0.26, 0.05)), 0.04)
    return body.blend(lids, 0.04).carve(maw, 0.03)


def _fangs():
    row = []
    for x in np.linspace(-0.22, 0.22, 7):
        long = 0.19 - 1.6 * x * x + 0.05 * (round(x * 100) % 2)
        base = MAW + (x, -0.02 + 1.1 * x * x, 0.13 - 1.2 * x * x)
        row.append(spike(base, base + (0, -0.05, -long), 0.036))
        if abs(x) < 0.2:
            base = MAW + (x + 0.035, -0.01 + 1.1 * x * x, -0.155 + 1.2 * x * x)
            row.append(spike(base, base + (0, -0.04, long * 0.85), 0.032))
    return heap(row)


def _arm():
    """The left arm as two lists of solids: bough, and hand with fingers."""
    shoulder, elbow, wrist = (np.array(p) for p in ARM)
    limb = [rope([shoulder, (shoulder + elbow) / 2 + (0, 0.04, 0.06), elbow], [0.165, 0.13, 0.115]), rope([elbow,
         (elbow + wrist) / 2 + (0.06, 0, 0), wrist], [0.12, 0.10, 0.10]),
            spike(elbow, elbow + (0.22, 0.14, 0.26), 0.075), spike(elbow * 0.5 + wrist * 0.5,
                 elbow * 0.5 + wrist * 0.5 + (0.26, 0.05, 0.02), 0.05)]  # fmt: skip
    fingers = [ball(wrist, 0.12)]
    for x, long in ((-0.20, 0.46), (-0.06, 0.56), (0.08, 0.54), (0.22, 0.42)):
        a = wrist + (x * 0.5, -0.08, -0.06)
        fingers.append(
            rope(
                [a, a + (x * 0.7, -0.20, -0.10), a + (x * 1.0, -0.26, -0.10 - long * 0.6), a + (x * 0.9, -0.20, -long)],
                [0.055, 0.05, 0.038, 0.008],
                4,
            )
        )
    fingers.append(rope([wrist, wrist + (-0.2, -0.12, 0.06), wrist + (-0.34, -0.24, -0.10)], [0.06, 0.045, 0.008], 4))
    return heap(limb, 0.04), heap(fingers, 0.03)


def _iris(p, n, c):
    """A slit pupil in a burning iris on a bloodshot ball."""
    q = p - EYE
    r = np.hypot(q[:, 0], q[:, 2])
    slit = step(0.028, 0.014, np.abs(q[:, 0]) + 0.9 * np.maximum(np.abs(q[:, 2]) - 0.09, 0))
    iris = step(0.135, 0.120, r)
    rays = 0.65 + 0.35 * np.sin(24 * np.arctan2(q[:, 2], q[:, 0]) + 3 * clouds(p, 20, 2))
    veins = step(0.10, 0.02, np.abs(clouds(p, 14, 3, 4))) * (1 - iris)
    white = linear("bone_hi") * 0.5 * (1 - veins)[:, None] + linear("gore") * veins[:, None]
    burning = linear("void") * rays[:, None] + linear("void_hot") * (step(0.08, 0.03, r) * 0.5)[:, None]
    colour = white * (1 - iris)[:, None] + burning * iris[:, None]
    return colour * (1 - slit)[:, None], (0.08 + 0.82 * iris) * (1 - slit)


def _opened():
    """Its second phase: thorns burst from trunk and arms, and eyes open all over the bark."""
    rng = np.random.default_rng(5)
    thorns, eyes = [], []
    for a in np.radians((-150, -112, -74, -52, 52, 74, 112, 150)):
        for z in (0.62, 1.22, 1.92):
            base = np.array((0.36 * np.sin(a), 0.05 - 0.36 * np.cos(a), z + rng.uniform(-0.14, 0.14)))
            out = np.array((np.sin(a), -np.cos(a), rng.uniform(0.2, 0.7))) * rng.uniform(0.30, 0.52)
            thorns.append(spike(base, base + out, 0.055, (0, 0, -0.05)))
    for a, z in ((-44, 0.74), (40, 0.66), (-30, 1.98), (26, 2.04), (-62, 1.36), (60, 1.44), (8, 0.62), (-6, 2.12)):
        t = np.radians(a)
        eyes.append(ball((0.40 * np.sin(t), 0.04 - 0.41 * np.cos(t), z), rng.uniform(0.045, 0.07)))
    arms = {side: [] for side in "LR"}
    for side, s in (("L", 1), ("R", -1)):
        for t in np.linspace(0.1, 0.95, 6):
            base = (np.array(ARM[1]) * (1 - t) + np.array(ARM[2]) * t) * (s, 1, 1)
            arms[side].append(spike(base, base + (0.16 * s, 0.10, 0.36 - 0.14 * t), 0.055, (0.05 * s, 0, 0)))
    crown = [
        flame((x, y, z), (0.3 * x, 0.05), tall, 0.07)
        for x, y, z, tall in (
            (0.0, 0.1, 2.35, 0.62), (0.22, 0.1, 2.30, 0.52), (-0.24, 0.1, 2.30, 0.54), (0.46, 0.08, 2.16, 0.44),
            (-0.46, 0.08, 2.14, 0.44), (0.10, -0.1, 2.30, 0.40), (-0.12, -0.1, 2.28, 0.42),
        )
    ]  # fmt: skip
    bark = plain("black", "bark_lo", "bark", "bone_lo", "bone", grain=14, wear=0.6)
    void = glowing("void", "void_hot")
    return [
        clay(heap(thorns), 0.0125, 720, "trunk", bark),
        clay(heap(eyes), 0.0115, 260, "trunk", void),
        *(clay(heap(arms[side]), 0.0125, 200, f"fore{side}", bark) for side in "LR"),
        clay(heap(crown, 0.03), 0.0135, 420, "crown", void),
    ]


def creature():
    split = blotches(1.8, -0.02, 0.25, 4)
    bark = plain("black", "bark_lo", "bark", "bark_hi", grain=8, along=(1, 1, 0.22), wear=0.6)
    bark = bark.over(both(blotches(2.5, 0.0, 0.35, 6), facing(0, 0, 1, -0.3, 0.4)), "violet_lo", "violet_hi", share=0.7)
    veined = bark.over(both(cracks(3.2, 0.09, 8), split), "arcane", "void", "void_hot", glow=0.85)
    face = veined.over(near(EYE, 0.16, 0.36), "void", share=0.25, glow=0.18).over(
        both(near(MAW, 0.27, 0.36), hollow(0.2, -0.3)), "gore", "void", share=0.8, glow=0.3
    )
    furrows = layers(
        rough(0.034, 9, 3, (1, 1, 0.16)), rough(0.008, 30, 5, (1, 1, 0.3)), cracked(3.2, 0.09, 0.016, 8, split)
    )
    limb_relief = layers(rough(0.018, 14, 3, (1, 1, 0.4)), rough(0.006, 34, 5))
    roots = {"L": [], "R": [], "": []}
    for i, (x, y) in enumerate(ROOTS):
        key = "" if abs(x) < 0.3 else ("L" if x > 0 else "R")
        roots[key].append(root((0.3 * np.sign(x), 0.0, 0.5), (x, y, 0.0), 0.17, 0.22, i, 0.12))
        tip = np.array((x, y, 0.02))
        roots[key].append(
            rope(
                [tip * 0.75 + (0, 0, 0.12), tip + (0, 0, 0.02), tip * 1.14 + (0, 0, 0.16), tip * 1.08 + (0, 0, 0.30)],
                [0.06, 0.05, 0.034, 0.006],
                4,
            )
        )
    crown = []
    for k, (base, way, long, r) in enumerate((
        ((0.12, 0.06, 2.0), (0.5, 0.1, 1), 0.85, 0.13), ((-0.12, 0.06, 2.0), (-0.55, 0.1, 1), 0.85, 0.13), ((0.28,
             0.06, 1.85), (1.2, 0.0, 0.62), 0.85, 0.11),
        ((-0.28, 0.06, 1.85), (-1.2, 0.0, 0.58), 0.85, 0.11), ((0.0, 0.12, 2.1), (0.0, 0.3, 1), 0.75, 0.12), ((0.0,
             -0.05, 2.05), (0.1, -0.6, 0.9), 0.5, 0.08),
    )):  # fmt: skip
        crown += bough(base, way, long, r, 2, 31 + k, 0.30, 0.8)
    upper, claw = _arm()
    pieces = [
        clay(_trunk(), 0.0145, 2300, ("root", "trunk", "crown"), face, furrows, 2, detail=1.15),
        clay(heap(crown, 0.015), 0.0135, 1700, "crown", bark, limb_relief),
        clay(ball(EYE + (0, 0.03, 0), 0.205), 0.010, 340, "eye", Matter(_iris), detail=2.2),
        clay(_fangs(), 0.0085, 360, "trunk", bone(4), rough(0.004, 30, 2)),
        clay(ellipsoid(MAW + (0, 0.10, 0), (0.2, 0.06, 0.12)), 0.011, 90, "trunk", glowing("void", "void_hot", 0.6)),
        clay(heap(roots[""], 0.03), 0.0125, 480, "root", bark, limb_relief),
        *(clay(heap(roots[s], 0.03), 0.0125, 640, ("root", f"feet{s}"), bark, limb_relief) for s in "LR"),
        *(clay(solid if s == "L" else solid.mirror(), 0.0125, 560, (f"arm{s}", f"fore{s}"), veined,
             limb_relief) for s, solid in (("L", upper), ("R", upper))),
        *(clay(solid if s == "L" else solid.mirror(), 0.0115, 560, f"hand{s}", bark, limb_relief) for s,
             solid in (("L", claw), ("R", claw))),
    ]  # fmt: skip
    lesser = [
        ((0.24, -0.34, 1.30), 0.05),
        ((-0.27, -0.32, 1.38), 0.06),
        ((-0.20, -0.36, 1.26), 0.035),
        ((0.30, -0.28, 1.86), 0.045),
        ((-0.28, -0.28, 1.88), 0.04),
    ]
    pieces.append(clay(heap([ball(at, r) for at, r in lesser]), 0.0095, 200, "trunk", glowing("void", "void_hot")))
    for i, (at, long) in enumerate(LURES):
        end = np.array(at) - (0, 0, long)
        pieces += [
            clay(cone(at, end + (0, 0, 0.06), 0.015), 0.008, 50, f"lure{i}", plain("dun_lo", "dun")),
            clay(
                gear.skull_lump(0.105).move(*end),
                0.008,
                190,
                f"lure{i}",
                bone(i).over(near(end, 0.03, 0.10), "void", share=0.5, glow=0.35),
            ),
        ]
    return Creature(
        pieces, JOINTS, repertoire(len(LURES)), HUES["void"], HUES["crimson"], size=0.84, wrath_parts=_opened()
    )
