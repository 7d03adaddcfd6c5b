"""Infernal Imp: all head, ears and grin, a pot belly, little wings, a barbed tail, a trident taller than itself."""

import numpy as np

from assets.forge.clay import cone, ellipsoid
from assets.forge.enemies import anatomy
from assets.forge.enemies.matter import (
    HUES,
    below,
    blotches,
    bone,
    glowing,
    hollow,
    layers,
    metal,
    near,
    pitted,
    plain,
    rough,
)
from assets.forge.enemies.model import Creature
from assets.forge.enemies.plans import wings
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import BODY, Stance, flesh, fleshy_hands, pair
from assets.forge.enemies.rig import Joint
from assets.forge.enemies.solids import heap, rope, spike
from assets.forge.enemies.surface import clay

STANCE = Stance(
    hips=(0, 0.04, 0.40), chest=(0, 0.04, 0.48), neck=(0, -0.06, 0.70), head=(0, -0.12, 0.83), shoulder=pair(0.13,
         0.0, 0.64),
    elbow=((0.27, 0.0, 0.56), (-0.28, 0.02, 0.54)), wrist=((0.32, -0.20, 0.68), (-0.34, -0.18, 0.54)), hip=pair(0.07,
         0.04, 0.36),
    knee=((0.17, -0.10, 0.23), (-0.16, -0.06, 0.22)), ankle=((0.15, 0.04, 0.07), (-0.18, 0.10, 0.07)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.12, "turn": (4, 0, 8)}
FORK = {"at": (-0.345, -0.30, 0.53), "turn": (8, -14, 0)}
EYE = np.array((0.058, -0.122, 0.03))


def _head():
    s = ellipsoid((0, 0.0, 0.03), (0.135, 0.13, 0.115)).blend(ellipsoid((0, -0.05, -0.06), (0.115, 0.085, 0.07)), 0.05)
    s = s.blend(cone((0, -0.10, -0.11), (0, -0.145, -0.14), 0.032, 0.014), 0.02).blend(
        cone((0, -0.13, 0.0), (0, -0.20, -0.035), 0.018, 0.022), 0.012
    )
    s = s.blend(cone((0.018, -0.135, 0.05), (0.12, -0.085, 0.085), 0.018, 0.02).both(), 0.012)
    s = s.carve(ellipsoid((0, 0, 0), (0.042, 0.04, 0.024)).turn(0, -20, 0).move(*EYE).both(), 0.01)
    s = s.carve(
        rope([(0.115, -0.06, -0.02), (0.08, -0.115, -0.07), (0, -0.145, -0.085)], [0.014, 0.02, 0.02]).both(), 0.008
    )
    ear = rope([(0.11, 0.02, 0.03), (0.24, 0.05, 0.11), (0.40, 0.07, 0.16)], [0.042, 0.055, 0.006]).carve(
        rope([(0.15, -0.02, 0.05), (0.25, 0.01, 0.11), (0.34, 0.04, 0.14)], [0.02, 0.035, 0.006]), 0.01
    )
    return s.blend(ear.both(), 0.02)


def creature():
    hide = (
        plain("demon_lo", "demon", "demon_hi", grain=11)
        .over(below(0.3, 0.0), "black", share=0.7)
        .over(blotches(9, 0.2, 0.5, 4), "demon_lo", share=0.6)
    )
    face = hide.over(near(anatomy.places(EYE, **HEAD), 0.03, 0.07), "ember", share=0.5, glow=0.3).over(
        hollow(-0.2, -0.8), "black", share=0.7
    )
    horn, iron = plain("black", "char", "horn", "horn_hi", wear=0.6), metal(rust=0.5, seed=4)
    body = flesh(STANCE, 0.62, (0.045, 0.034, 0.028), (0.066, 0.045, 0.03), belly=0.045, feet=0.7)
    body = body.blend(ellipsoid((0, -0.04, 0.46), (0.125, 0.12, 0.115)), 0.04)
    tail = rope(
        [(0, 0.12, 0.38), (0.06, 0.28, 0.26), (0.26, 0.32, 0.30), (0.40, 0.22, 0.52), (0.36, 0.16, 0.70)],
        [0.045, 0.032, 0.025, 0.020, 0.014],
    )
    barb = heap(
        [
            spike((0.36, 0.16, 0.68), (0.34, 0.14, 0.84), 0.05),
            spike((0.36, 0.16, 0.70), (0.45, 0.17, 0.66), 0.022),
            spike((0.36, 0.16, 0.70), (0.27, 0.15, 0.66), 0.022),
        ]
    )
    fork = heap([
        cone((0, 0, -0.40), (0, 0, 0.62), 0.0155), rope([(-0.10, 0, 0.80), (-0.105, 0, 0.66), (0, 0, 0.60), (0.105,
             0, 0.66), (0.10, 0, 0.80)], 0.0155),
        *(spike((x, 0, z), (x * 0.92, 0, z + 0.16), 0.026) for x, z in ((-0.10, 0.77), (0, 0.70), (0.10, 0.77))),
             cone((0, 0, 0.6), (0, 0, 0.74), 0.016),
    ])  # fmt: skip
    horns = anatomy.horn(
        [(0.07, -0.04, 0.11), (0.115, -0.07, 0.19), (0.10, -0.11, 0.28), (0.05, -0.12, 0.34)], 0.034
    ).both()
    teeth = anatomy.teeth(11, 0.095, 0.062, -0.055, -0.078, 0.035, 0.0095, pointed=True, span=74)
    under = anatomy.teeth(9, 0.085, 0.062, -0.098, -0.076, 0.032, 0.009, down=False, pointed=True, span=66)
    skin = plain("black", "demon_lo", "demon", grain=8).over(blotches(12, 0.1, 0.4, 6), "demon_hi", share=0.5)
    shoulder, wrist = (0.07, 0.12, 0.64), (0.30, 0.22, 0.92)
    pieces = [
        clay(body.blend(tail, 0.03), 0.0068, 1500, (*BODY, "tail"), hide, layers(rough(0.005, 20, 2), pitted(0.002)),
             2),
        clay(barb, 0.0062, 160, "tail", horn),
        clay(anatomy.set_on(_head(), **HEAD), 0.0062, 1000, "head", face, rough(0.004, 24, 3), detail=1.6),
        clay(anatomy.set_on(ellipsoid((0, 0, 0), (0.036, 0.026, 0.02)).turn(0, -20, 0).move(*EYE).both(), **HEAD),
             0.005, 120, "head", glowing("ember", "lava_hot")),
        clay(anatomy.set_on(teeth | under, **HEAD), 0.0046, 360, "head", bone(2, 0.3)),
        clay(anatomy.set_on(horns, **HEAD), 0.0055, 240, "head", horn, anatomy.rings(np.array(HEAD["at"]), 0.004, 110)),
        clay(anatomy.set_on(fork, **FORK), 0.006, 420, "handR", iron.over(lambda p, n, c: np.clip((p[:,
             2] - 1.16) / 0.2, 0, 1), "ember", "lava", share=0.8, glow=0.45), pitted(0.001)),
        *fleshy_hands(STANCE, 1.05, 40, hide, 1.5, nail=0.8, palms=((0.2, 0.2, 1), (1, 0, 0)), pointing=((0.3, -1,
             0.4), (0, -1, -0.2))),
        *wings.wings(shoulder, wrist, [(0.68, 0.26, 0.78), (0.52, 0.26, 0.50), (0.30, 0.24, 0.40)], hide, skin,
             0.022, 0.12, 0.0062, 0.7, root=(0.06, 0.14, 0.42)),
    ]  # fmt: skip
    more = wings.joints(shoulder, wrist) | {"tail": Joint((0, 0.12, 0.38), "root", (0.4, 0.22, 0.52))}
    return Creature(pieces, STANCE.joints(**more), repertoire(STANCE, "thrust", 0.75, sway=2.0), HUES["ember"])
