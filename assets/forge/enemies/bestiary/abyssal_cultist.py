"""Abyssal Cultist: a blindfolded singer with arms raised; tentacles rise behind her, and where her hair should be."""

import numpy as np

from assets.forge.clay import ball, ellipsoid, spline
from assets.forge.enemies import anatomy, gear, heads
from assets.forge.enemies.cloth import mantle, sheet, skirt, sleeve
from assets.forge.enemies.matter import (
    HUES,
    below,
    blotches,
    cloth,
    glowing,
    metal,
    near,
    pitted,
    plain,
    rough,
    step,
)
from assets.forge.enemies.model import Creature
from assets.forge.enemies.motion import swaying
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import SIDES, SKIRT, Stance, fleshy_hands, pair
from assets.forge.enemies.rig import Joint
from assets.forge.enemies.solids import heap, rope
from assets.forge.enemies.surface import clay, plate

STANCE = Stance(
    hips=(0, 0.02, 1.02), chest=(0, 0.02, 1.16), neck=(0, -0.03, 1.54), head=(0, -0.07, 1.67), shoulder=pair(0.18,
         0.0, 1.44),
    elbow=((0.42, -0.10, 1.34), (-0.42, -0.10, 1.34)), wrist=((0.52, -0.30, 1.56), (-0.52, -0.30, 1.56)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.2, "turn": (-8, 0, 0)}
ROBE = [(0.02, 0.52), (0.3, 0.40), (0.6, 0.28), (0.95, 0.185), (1.08, 0.165), (1.26, 0.195), (1.46, 0.15)]
ARMS = (
    [(0.10, 0.16, 1.25), (0.44, 0.34, 1.30), (0.66, 0.30, 1.66), (0.52, 0.20, 2.02), (0.62, 0.12, 2.26), (0.82, 0.10,
         2.24), (0.82, 0.10, 2.10)],
    [(0.12, 0.16, 1.05), (0.50, 0.36, 0.98), (0.92, 0.26, 1.14), (1.06, 0.10, 1.46), (0.96, 0.0, 1.66), (0.84, 0.0,
         1.60)],
)  # fmt: skip
"""The two left tentacles, the upper and the lower, as curves."""


def _tentacle(points, r):
    n = len(points)
    limb = rope(points, [r * (1 - 0.86 * i / (n - 1)) for i in range(n)], 6)
    curve = spline(points, 6)
    suckers = [
        ball(p + (0, -r * 0.75 * (1 - 0.86 * k), 0), r * 0.34 * (1 - 0.7 * k))
        for k, p in zip(np.linspace(0, 1, len(curve)), curve, strict=True)
    ][6:-3:2]
    return limb, heap(suckers)


def creature():
    robe = cloth("black", "night_hi", 3, below(0.5, 0.05)).over(
        lambda p, n, c: step(0.05, 0.03, np.abs(p[:, 2] - 0.28 - 0.04 * np.sin(np.arctan2(p[:, 0], -p[:, 1]) * 14))),
        "violet_hi",
        "void",
        share=0.8,
        glow=0.25,
    )
    folds = rough(0.009, 18, 5, (1, 1, 0.2))
    skin = plain("pale_lo", "pale", "pale_hi", grain=9, mottle=0.2).over(
        lambda p, n, c: step(1.72, 1.86, p[:, 2]), "violet", "violet_hi", share=0.8
    )
    wet = plain("black", "violet_lo", "violet", "violet_hi", grain=9, wear=0.5).over(
        blotches(10, 0.2, 0.45, 3), "void", share=0.5, glow=0.2
    )
    void, gold = glowing("void", "void_hot"), metal("gold_lo", "gold", "gold_hi", 0.35, 5, ("marrow", "verdigris"))
    blind = ellipsoid((0, 0.005, 0.015), (0.103, 0.125, 0.030)) | ball((0.0, -0.12, 0.015), 0.022)
    locks = []
    for k, a in enumerate(np.radians(np.linspace(-140, 140, 11))):
        s, c = np.sin(a), np.cos(a)
        out, drop = 0.15 + 0.03 * (k % 3), -0.20 - 0.07 * (k % 2)
        locks.append(
            rope(
                [
                    (0.05 * s, 0.03 + 0.05 * c, 0.14),
                    (0.11 * s, 0.03 + 0.11 * c, 0.06),
                    (out * s, 0.05 + out * c, -0.06),
                    ((out + 0.03) * s, 0.07 + out * c, drop),
                    ((out + 0.09) * s, 0.05 + out * c, drop - 0.02),
                ],
                [0.04, 0.036, 0.028, 0.018, 0.005],
                4,
            )
        )
    fin = rope([(0, -0.09, 0.13), (0, -0.02, 0.22), (0, 0.08, 0.24)], [0.02, 0.028, 0.01])
    torso = ellipsoid((0, 0.0, 1.34), (0.165, 0.115, 0.17)).blend(heap([ball(p, 0.06) for p in STANCE.shoulder]), 0.05)
    neck = rope([(0, 0, 1.40), (0, -0.02, 1.52), (0, -0.05, 1.62)], [0.08, 0.052, 0.05])
    pieces = [
        clay(anatomy.set_on(heads.face(0.6, 0.2, 0.5, gape=0.9, chin=1.05), **HEAD), 0.0055, 660, "head", skin,
             detail=1.7),
        clay(anatomy.set_on(ellipsoid((0, -0.085, -0.094), (0.024, 0.03, 0.030)), **HEAD), 0.0045, 60, "head", void),
        clay(anatomy.set_on(blind, **HEAD), 0.006, 160, "head", cloth("red_lo", "red_hi",
             2).over(near(np.array(HEAD["at"]) + (0, -0.155, 0.0), 0.02, 0.03), "void", glow=0.9)),
        clay(anatomy.set_on(heap([*locks, fin], 0.02), **HEAD), 0.007, 800, "head", wet, rough(0.003, 30, 2)),
        clay(torso, 0.0085, 260, "chest", robe, folds),
        clay(neck, 0.0075, 120, "chest", skin),
        plate(sheet(28, 7, skirt(1.46, 0.02, ROBE, 0.84, depth=0.04, lean=0.05), 0.22, 4, 0.012, closed=True),
             ("chest", *SKIRT), robe, folds),
        plate(sheet(20, 5, mantle(1.52, 0.26, 0.20, 0.85, 0.10), 0.4, 8, closed=True), "chest", cloth("red_lo",
             "red", 6), folds),
        clay(gear.belt((0, 0.01, 1.06), 0.18, 1.25, 0.016, 0.6), 0.008, 140, "root", gold, pitted()),
        clay(rope([(0.10, -0.08, 1.46), (0.05, -0.15, 1.34), (0, -0.16, 1.28)], 0.009).both() | ball((0, -0.165,
             1.26), 0.032), 0.0065, 180, "chest", gold.over(near((0, -0.165, 1.26), 0.034, 0.04), "void", glow=0.9)),
        *fleshy_hands(STANCE, 1.35, 16, skin, 1.15, palms=((-0.3, -0.4, 1), (0.3, -0.4, 1)), pointing=((0.35, -0.6,
             0.75), (-0.35, -0.6, 0.75)), nail=0.5),
    ]  # fmt: skip
    more = {}
    for letter, i, side in SIDES:
        drape = sleeve(STANCE.shoulder[i], STANCE.elbow[i], STANCE.wrist[i], side, 0.08, 0.13, 0.55, 0.6)
        pieces.append(
            plate(
                sheet(14, 5, drape, 0.15, 7 + side, 0.010, closed=True), (f"arm{letter}", f"fore{letter}"), robe, folds
            )
        )
        for k, points in enumerate(ARMS):
            curve = [tuple(np.array(p) * (side, 1, 1)) for p in points]
            limb, suckers = _tentacle(curve, 0.085)
            base, end = f"feeler{k}{letter}", f"curl{k}{letter}"
            more[base], more[end] = Joint(curve[0], "chest", curve[2]), Joint(curve[2], f"feeler{k}{letter}", curve[-1])
            pieces += [
                clay(limb, 0.0095, 360, (base, end), wet, rough(0.006, 18, 2)),
                clay(suckers, 0.0075, 150, (base, end), plain("violet_hi", "pale"), smooth=1),
            ]
    motions = repertoire(STANCE, "spell", 1.0, sway=0.8, also=swaying(list(more), 6.0, 0.17))
    return Creature(pieces, STANCE.joints(legs=False, **more), motions, HUES["void"])
