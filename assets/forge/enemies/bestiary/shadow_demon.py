"""Shadow Demon: smoke with a bull's shoulders and horns flung wide, a slashed grin, a body that trails away."""

import numpy as np

from assets.forge.clay import ball, cone, ellipsoid
from assets.forge.enemies import anatomy
from assets.forge.enemies.matter import (
    HUES,
    below,
    blotches,
    both,
    edges,
    glowing,
    hollow,
    layers,
    near,
    plain,
    rough,
)
from assets.forge.enemies.model import Creature
from assets.forge.enemies.noise import clouds
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import SIDES, SKIRT, TORSO, Stance
from assets.forge.enemies.solids import heap, rope, spike
from assets.forge.enemies.surface import clay

STANCE = Stance(
    hips=(0, 0.12, 1.02), chest=(0, 0.08, 1.22), neck=(0, -0.14, 1.72), head=(0, -0.28, 1.76),
    shoulder=((0.44, -0.02, 1.66), (-0.44, -0.02, 1.66)), elbow=((0.72, 0.02, 1.24), (-0.70, 0.06, 1.32)),
    wrist=((0.66, -0.36, 0.96), (-0.70, -0.36, 1.16)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.3, "turn": (10, 0, 0)}
EYE = np.array((0.048, -0.118, 0.018))


def _head():
    s = ellipsoid((0, 0.0, 0.02), (0.105, 0.13, 0.115)).blend(ellipsoid((0, -0.07, -0.08), (0.078, 0.075, 0.09)), 0.05)
    s = s.blend(cone((0, -0.11, -0.13), (0, -0.14, -0.20), 0.04, 0.008), 0.03)
    s = s.blend(cone((0.012, -0.13, 0.03), (0.10, -0.08, 0.085), 0.018, 0.022).both(), 0.015)
    s = s.carve(ellipsoid((0, 0, 0), (0.036, 0.04, 0.016)).turn(0, -24, 0).move(*EYE).both(), 0.008)
    grin = rope([(0.095, -0.07, -0.01), (0.05, -0.135, -0.066), (0, -0.15, -0.07)], 0.010).both()
    return s.carve(grin, 0.008), grin


def creature():
    smoke = plain("black", "black", "violet_lo", "violet", grain=6, wear=0.3, along=(1, 1, 0.5))
    smoke = smoke.over(both(edges(0.2, 0.9), blotches(4, -0.1, 0.4, 5)), "violet", "violet_hi", share=0.7)
    ember = both(blotches(5, 0.18, 0.4, 9), hollow(0.3, -0.5))
    smoke = smoke.over(ember, "violet_hi", "arcane", share=0.8, glow=0.35).over(
        below(0.55, 0.0), "violet_hi", share=0.6, glow=0.12
    )
    swirl = layers(rough(0.03, 5, 3, (1, 1, 0.6)), rough(0.010, 15, 6), lambda p, n: 0.018 * clouds(p, 7, 2, 2))
    hot = glowing("arcane", "arcane_hot")
    head, grin = _head()
    lit = smoke.over(near(anatomy.places(EYE, **HEAD), 0.03, 0.07), "arcane", share=0.6, glow=0.4)
    trunk = [
        ellipsoid((0, 0.06, 1.50), (0.40, 0.25, 0.28)), ellipsoid((0, 0.16, 1.70), (0.34, 0.22, 0.18)), cone((0,
             0.08, 1.35), (0, 0.14, 0.9), 0.23, 0.15),
        rope([(0, 0.13, 1.0), (0.04, 0.16, 0.70), (-0.10, 0.10, 0.42), (0.06, 0.02, 0.20), (0.28, 0.0, 0.06)], [0.19,
             0.15, 0.12, 0.08, 0.012]),
        rope([(0.05, 0.14, 0.82), (0.22, 0.10, 0.52), (0.18, 0.20, 0.24), (0.02, 0.30, 0.08)], [0.12, 0.09, 0.05,
             0.008]),
        rope([(-0.06, 0.14, 0.82), (-0.26, 0.12, 0.56), (-0.34, 0.06, 0.30), (-0.22, -0.04, 0.10)], [0.12, 0.09,
             0.05, 0.008]),
    ]  # fmt: skip
    for i in (0, 1):
        s, e, w = (np.array(p[i]) for p in (STANCE.shoulder, STANCE.elbow, STANCE.wrist))
        trunk += [
            ball(s, 0.20),
            cone(s, e, 0.15, 0.09),
            cone(e, w, 0.10, 0.11),
            spike(e, e + (0.04 * np.sign(e[0]), 0.26, 0.12), 0.08),
        ]
    plumes = []
    for x, y, z, dx, dz in (
        (0.46, 0.08, 1.76, 0.16, 0.34),
        (0.30, 0.16, 1.84, 0.10, 0.44),
        (0.12, 0.2, 1.84, 0.04, 0.36),
        (0.58, 0.04, 1.62, 0.26, 0.22),
    ):
        for s in (1, -1):
            tip = 0.9 + 0.1 * s * np.sin(9 * x)
            plumes.append(
                rope(
                    [
                        (s * x, y, z - 0.06),
                        (s * (x + dx * 0.2), y + 0.08, z + dz * 0.4),
                        (s * (x + dx * tip), y + 0.06, z + dz * tip),
                    ],
                    [0.09, 0.065, 0.006],
                    4,
                )
            )
    curl = [(0.07, 0.0, 0.09), (0.17, 0.05, 0.17), (0.32, 0.10, 0.20), (0.46, 0.08, 0.30), (0.66, 0.04, 0.48)]
    horn = plain("black", "char", "horn", wear=0.7).over(
        lambda p, n, c: np.clip((np.abs(p[:, 0]) - 0.35) / 0.4, 0, 1), "arcane", share=0.7, glow=0.4
    )
    pieces = [
        clay(heap(trunk, 0.09).blend(heap(plumes), 0.06), 0.0125, 2700, (*TORSO, *SKIRT), smoke, swirl, 2),
        clay(anatomy.set_on(head, **HEAD), 0.006, 620, "head", lit, rough(0.006, 14, 3), detail=1.6),
        clay(anatomy.set_on(anatomy.horn(curl, 0.052).both(), **HEAD), 0.007, 360, "head", horn,
             anatomy.rings(np.array(HEAD["at"]), 0.005)),
        clay(anatomy.set_on(ellipsoid((0, 0, 0), (0.033, 0.018, 0.0125)).turn(0, -24, 0).move(*EYE).both(), **HEAD),
             0.005, 90, "head", hot),
        clay(anatomy.set_on(grin & ball((0, -0.06, -0.07), 0.115), **HEAD), 0.005, 130, "head", hot),
    ]  # fmt: skip
    for letter, i, side in SIDES:
        hand = anatomy.hand(2.5, 26, spread=15, thick=1.35, melt=0.015, nail=1.6)
        claw = anatomy.set_hand(hand, STANCE.wrist[i], (0.12 * side, -0.75, -0.75), (-0.5 * side, -0.4, -0.4), side > 0)
        tips = smoke.over(
            lambda p, n, c, w=STANCE.wrist[i]: np.clip((np.linalg.norm(p - w, axis=1) - 0.34) / 0.25, 0, 1),
            "arcane",
            "arcane_hot",
            share=0.9,
            glow=0.5,
        )
        pieces.append(clay(claw, 0.009, 520, f"hand{letter}", tips, rough(0.005, 20, 2)))
    return Creature(
        pieces, STANCE.joints(legs=False), repertoire(STANCE, "claw", 1.1, hover=True), HUES["arcane"], hovers=True
    )
