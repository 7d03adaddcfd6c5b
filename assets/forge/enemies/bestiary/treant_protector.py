"""Treant Protector: a stump that walks, boughs for a crown, a slab of bark as shield, a root-club fist, amber sap."""

import numpy as np

from assets.forge.clay import ball, cone, ellipsoid
from assets.forge.enemies.matter import (
    HUES,
    blotches,
    both,
    cracked,
    cracks,
    facing,
    glowing,
    hollow,
    layers,
    near,
    plain,
    rough,
)
from assets.forge.enemies.model import Creature
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import BODY, Stance, pair
from assets.forge.enemies.plans.tree import bough, root, shelf
from assets.forge.enemies.solids import heap, spike
from assets.forge.enemies.surface import clay

STANCE = Stance(
    hips=(0, 0.04, 0.86), chest=(0, 0.04, 1.05), neck=(0, -0.06, 1.62), head=(0, -0.20, 1.62),
    shoulder=((0.42, 0.0, 1.52), (-0.42, 0.0, 1.52)), elbow=((0.70, -0.06, 1.18), (-0.78, 0.0, 1.18)),
    wrist=((0.60, -0.42, 1.02), (-0.82, -0.34, 0.84)), hip=pair(0.20, 0.04, 0.80),
    knee=((0.32, -0.10, 0.46), (-0.32, -0.02, 0.46)), ankle=((0.34, -0.02, 0.10), (-0.38, 0.10, 0.10)),
)  # fmt: skip
EYES = pair(0.115, -0.285, 1.60)


def _body():
    trunk = [
        cone((0, 0.04, 0.80), (0, 0.03, 1.50), 0.27, 0.33),
        ellipsoid((0, 0.02, 1.52), (0.40, 0.26, 0.24)),
        cone((0, 0.0, 1.6), (0.02, 0.0, 1.86), 0.24, 0.14),
    ]
    trunk.append(ellipsoid((0, -0.20, 1.52), (0.20, 0.14, 0.26)))
    for i in (0, 1):
        s, e, w, h, k, a = (
            np.array(p[i]) for p in (STANCE.shoulder, STANCE.elbow, STANCE.wrist, STANCE.hip, STANCE.knee, STANCE.ankle)
        )
        trunk += [cone(s, e, 0.17, 0.13), cone(e, w, 0.13, 0.15), cone(h, k, 0.20, 0.16), cone(k, a, 0.16, 0.18)]
        trunk += [
            root(a + (0, 0, 0.08), a + d, 0.075, 0.08, n)
            for n, d in enumerate(
                (
                    (0.06, -0.30, -0.08),
                    (0.26 * np.sign(a[0]), -0.14, -0.08),
                    (-0.10 * np.sign(a[0]), -0.24, -0.08),
                    (0.12 * np.sign(a[0]), 0.20, -0.08),
                )
            )
        ]
    whole = heap(trunk, 0.09)
    for x, y, z in EYES:
        whole = whole.carve(
            ellipsoid((0, 0, 0), (0.07, 0.10, 0.036)).turn(0, -18 * np.sign(x), 0).move(x, y - 0.03, z), 0.02
        )
    brow = cone((0.03, -0.34, 1.62), (0.20, -0.25, 1.70), 0.045, 0.05).both()
    maw = ellipsoid((0, -0.34, 1.38), (0.13, 0.10, 0.05)).blend(
        ellipsoid((0.09, -0.32, 1.35), (0.04, 0.09, 0.05)).both(), 0.03
    )
    nose = cone((0, -0.32, 1.60), (0, -0.38, 1.47), 0.03, 0.055)
    return whole.blend(brow, 0.04).blend(nose, 0.03).carve(maw, 0.02)


def creature():
    split = blotches(2.4, 0.0, 0.3, 4)
    bark = plain("bark_lo", "bark", "bark_hi", grain=9, along=(1, 1, 0.25), wear=0.6)
    mossy = bark.over(
        both(facing(0, 0, 1, -0.1, 0.5), blotches(3, -0.3, 0.15, 6)), "moss_lo", "moss", "moss_hi", share=0.9
    )
    mossy = mossy.over(both(cracks(4.2, 0.10, 8), split), "ember", "amber", "amber_hot", glow=0.8)
    face = mossy.over(near(EYES, 0.05, 0.13), "amber", share=0.4, glow=0.35).over(
        both(near((0, -0.27, 1.37), 0.14, 0.17), hollow(0.0, -0.5)), "ember", "amber", glow=0.7
    )
    furrows = layers(
        rough(0.026, 11, 3, (1, 1, 0.18)), rough(0.007, 34, 5, (1, 1, 0.3)), cracked(4.2, 0.10, 0.012, 8, split)
    )
    boughs = [
        *bough((0.10, 0.04, 1.80), (0.45, 0.1, 1), 0.62, 0.085, 2, 3), *bough((-0.10, 0.04, 1.80), (-0.5, 0.1, 1),
             0.56, 0.08, 2, 8),
        *bough((0.36, 0.06, 1.64), (0.9, 0.1, 0.9), 0.46, 0.07, 2, 5), *bough((-0.36, 0.06, 1.64), (-0.9, 0.1, 0.8),
             0.50, 0.07, 2, 12),
        *bough((0.0, 0.08, 1.84), (0.05, 0.3, 1), 0.5, 0.07, 1, 21),
    ]  # fmt: skip
    shield = ellipsoid((0, 0, 0), (0.40, 0.10, 0.58)) & ellipsoid((0, 0.30, 0), (0.55, 0.42, 0.70))
    shield = shield - cone((0.30, 0, 0.55), (0.44, 0, 0.24), 0.10) - cone((-0.34, 0, -0.50), (-0.42, 0, -0.2), 0.07)
    shield = shield.turn(0, 6, 16).move(0.62, -0.62, 1.02)
    club = heap([ball((-0.83, -0.48, 0.66), 0.20), *(spike((-0.83, -0.48, 0.66), (-0.83 + d[0], -0.48 + d[1],
         0.66 + d[2]), 0.10) for d in (
        (-0.36, 0, -0.06), (0.02, -0.36, 0.02), (0.26, -0.12, -0.22), (-0.16, -0.16, -0.32), (-0.22, -0.22, 0.2)))],
             0.05)  # fmt: skip
    shelves = heap(
        [
            shelf(at, turn, size)
            for at, turn, size in (
                ((0.52, -0.10, 1.62), 40, 0.15),
                ((0.46, -0.18, 1.48), 25, 0.11),
                ((-0.30, -0.22, 1.16), -30, 0.13),
                ((-0.26, -0.25, 1.02), -20, 0.10),
                ((-0.50, -0.10, 1.60), -50, 0.12),
            )
        ]
    )
    pieces = [
        clay(_body(), 0.0125, 2500, BODY, face, furrows, 2, detail=1.1),
        clay(heap(boughs, 0.012), 0.0105, 1250, "chest", bark, rough(0.008, 20, 3, (1, 1, 0.4))),
        clay(shield, 0.0125, 520, "handL", mossy, layers(rough(0.022, 12, 9, (1, 1, 0.14)), rough(0.006, 40, 1)),
             detail=1.2),
        clay(club, 0.0115, 480, "handR", bark, rough(0.014, 14, 4)),
        clay(heap([ellipsoid((0, 0, 0), (0.05, 0.03, 0.026)).turn(0, -18 * np.sign(x), 0).move(x, y + 0.0, z) for x,
             y, z in EYES]), 0.006, 90, "chest", glowing("amber", "amber_hot")),
        clay(shelves, 0.009, 260, "chest", plain("bone_lo", "horn_hi", "bone_hi").over(facing(0, 0, 1, 0.3, 0.7),
             "rust", "amber", share=0.8), rough(0.004, 30, 2)),
    ]  # fmt: skip
    guard = {"armL": (-20, -4, -30), "foreL": (-14, 0, -14)}
    return Creature(pieces, STANCE.joints(), repertoire(STANCE, "slam", 1.7, sway=0.7, guard=guard), HUES["amber"])
