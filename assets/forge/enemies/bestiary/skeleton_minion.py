"""Skeleton Minion: small and hunched, a great cracked skull, thorns along the spine, long claws spread."""

import numpy as np

from assets.forge.clay import ball, cone
from assets.forge.enemies import anatomy
from assets.forge.enemies.cloth import flap, sheet
from assets.forge.enemies.matter import HUES, below, bone, cloth, glowing, near, pitted, rough
from assets.forge.enemies.model import Creature
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import Stance, bony_limbs, bony_trunk, pair
from assets.forge.enemies.solids import heap, spike
from assets.forge.enemies.surface import clay, plate

STANCE = Stance(
    hips=(0, 0.10, 0.66), chest=(0, 0.10, 0.78), neck=(0, -0.16, 1.04), head=(0, -0.30, 1.12),
    shoulder=pair(0.20, -0.10, 0.98), elbow=((0.46, -0.02, 0.86), (-0.48, 0.0, 0.92)),
    wrist=((0.55, -0.28, 0.70), (-0.60, -0.24, 0.98)), hip=pair(0.10, 0.10, 0.62),
    knee=((0.25, -0.16, 0.38), (-0.23, -0.06, 0.36)), ankle=((0.26, -0.02, 0.09), (-0.30, 0.16, 0.09)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.42, "turn": (-4, 6, 8)}


def creature():
    lit = bone(4).over(near(anatomy.places(anatomy.EYE, **HEAD), 0.018, 0.05), "soul", share=0.55, glow=0.5)
    skull = anatomy.skull(1.4) - ball((-0.06, 0.0, 0.16), 0.055) - cone((-0.05, -0.05, 0.13), (0.0, -0.11, 0.10), 0.012)
    thorns = [
        spike((0, 0.12 + 0.08 * i, 1.02 - 0.07 * i), (0, 0.30 + 0.07 * i, 1.20 - 0.10 * i), 0.024) for i in range(4)
    ]
    rags = cloth("dun_lo", "dun", 3, below(0.6, 0.2))
    folds = rough(0.007, 26, 5, (1, 1, 0.25))
    centre = np.array((0, 0.1))

    def behind(drape):
        return lambda u, v: np.array(drape(u, v)) + (*centre, 0)

    pieces = [
        *bony_trunk(STANCE, 0.85, ribs=(0.165, 0.115, 0.017), broken=((0, 1), (2, -1)), dirt=1.2),
        *bony_limbs(STANCE, 0.85, hands=(1.45, 26, 1.0), dirt=1.2),
        clay(anatomy.set_on(skull, **HEAD), 0.005, 700, "head", lit, pitted(), detail=1.6),
        clay(anatomy.set_on(anatomy.jaw().turn(14, 0, 0), **HEAD), 0.005, 300, "jaw", bone(5), pitted(0.0015)),
        clay(anatomy.set_on(anatomy.eyes(0.013), **HEAD), 0.005, 60, "head", glowing("soul", "soul_hot")),
        clay(heap(thorns), 0.006, 160, "chest", bone(6), pitted()),
        plate(sheet(9, 4, behind(flap(-40, 40, 0.66, 0.34, 0.15)), 0.6, 3), "skirt1", rags, folds),
        plate(sheet(9, 4, behind(flap(130, 230, 0.66, 0.4, 0.15)), 0.6, 5), "skirt1", rags, folds),
    ]  # fmt: skip
    return Creature(pieces, STANCE.joints(), repertoire(STANCE, "claw", 0.8, sway=1.6), HUES["soul"])
