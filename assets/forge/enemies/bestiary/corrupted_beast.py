"""Corrupted Beast: once a stag; antlers like dead wood, a split jaw full of fangs, boils of venom, a moss mane."""

import numpy as np

from assets.forge.clay import ball, cone, ellipsoid
from assets.forge.enemies import anatomy, heads
from assets.forge.enemies.matter import (
    HUES,
    blotches,
    bone,
    both,
    cracked,
    cracks,
    glowing,
    hollow,
    layers,
    near,
    pitted,
    plain,
    rough,
)
from assets.forge.enemies.model import Creature
from assets.forge.enemies.plans.beast import HIDE, Frame, repertoire
from assets.forge.enemies.plans.tree import toadstool
from assets.forge.enemies.solids import heap, rope, spike
from assets.forge.enemies.surface import clay

FRAME = Frame(
    fore=((0.18, -0.34, 1.02), (0.21, -0.22, 0.70), (0.20, -0.36, 0.38), (0.22, -0.40, 0.07)),
    hind=((0.15, 0.50, 1.00), (0.21, 0.34, 0.66), (0.19, 0.62, 0.44), (0.20, 0.54, 0.07)),
    neck=(0, -0.46, 1.16), head=(0, -0.80, 1.42),
    tail=((0, 0.70, 1.06), (0, 0.78, 1.02), (0, 0.84, 0.92), (0, 0.86, 0.84), (0, 0.86, 0.78)),
)  # fmt: skip
HEAD = {"at": (0, -0.80, 1.42), "size": 1.12, "turn": (26, 0, 0)}
EYE = np.array((0.082, -0.165, 0.05))


def _head():
    s = ellipsoid((0, -0.06, 0.02), (0.105, 0.15, 0.11))
    s = s.blend(cone((0, -0.12, 0.01), (0, -0.42, -0.045), 0.092, 0.052), 0.05)
    s = s.blend(ellipsoid((0, -0.45, -0.04), (0.055, 0.045, 0.045)), 0.025)
    s = s.blend(cone((0.04, -0.22, 0.06), (0.10, -0.10, 0.085), 0.024, 0.03).both(), 0.02)
    s = s.carve(ball(EYE + (0.012, -0.012, 0), 0.036).both(), 0.012).carve(
        ball((0.026, -0.49, -0.03), 0.014).both(), 0.008
    )
    s = s.carve(ellipsoid((0.07, -0.30, -0.005), (0.02, 0.09, 0.02)).both(), 0.015).carve(
        ellipsoid((0, -0.3, -0.10), (0.05, 0.18, 0.04)), 0.02
    )
    ear = rope([(0.09, 0.0, 0.06), (0.19, 0.03, 0.07), (0.29, 0.05, 0.02)], [0.03, 0.04, 0.006])
    return s.blend(ear.both(), 0.02)


def _antlers():
    rods = []
    for side, k in ((1, 1.0), (-1, 0.92)):
        beam = [(0.055, 0.02, 0.10), (0.20, 0.12, 0.30), (0.40, 0.16, 0.46), (0.50, 0.10, 0.72), (0.42, 0.02, 0.94)]
        tines = [((0.15, 0.09, 0.22), (0.18, -0.10, 0.36)), ((0.32, 0.15, 0.40), (0.24, 0.02, 0.66)), ((0.42, 0.16,
             0.50), (0.66, 0.10, 0.62)),
                 ((0.49, 0.12, 0.66), (0.70, 0.02, 0.84)), ((0.48, 0.08, 0.76), (0.32, -0.02, 0.92))]  # fmt: skip
        flip = np.array((side, 1, k))
        rods.append(rope(np.array(beam) * flip, [0.042, 0.036, 0.032, 0.026, 0.005], 5))
        rods += [spike(np.array(a) * flip, np.array(b) * flip, 0.026, (0, 0, -0.03)) for a, b in tines]
    return heap(rods, 0.015)


def creature():
    fur = plain("fur_lo", "fur", "fur_hi", grain=18, along=(1, 0.4, 0.6)).over(
        blotches(4, 0.05, 0.4, 3), "moss_lo", "moss", share=0.7
    )
    sores = blotches(3.1, 0.22, 0.42, 11)
    hide = fur.over(sores, "flesh_lo", "gore", share=0.8).over(
        both(cracks(8, 0.16, 6), sores), "venom", "venom_hot", glow=0.8
    )
    face = fur.over(near(anatomy.places(EYE, **HEAD), 0.02, 0.055), "venom", share=0.6, glow=0.5).over(
        hollow(-0.1, -0.6), "black", share=0.6
    )
    horn = plain("bark_lo", "horn", "bone", grain=24, wear=0.6).over(blotches(6, 0.15, 0.4, 5), "moss", "moss_hi")
    relief = layers(rough(0.008, 24, 3, (1, 0.35, 0.6)), rough(0.010, 6, 5), cracked(8, 0.16, 0.012, 6))
    trunk = FRAME.trunk(0.82, 0.17, (0.17, 0.11), 0.14).blend(
        FRAME.legs((0.12, 0.066, 0.044, 0.05), (0.155, 0.075, 0.04, 0.048), paws=0), 0.07
    )
    trunk = trunk.blend(FRAME.tail_rope((0.05, 0.05, 0.045, 0.03, 0.008)), 0.04)
    hooves = []
    for leg in (FRAME.fore, FRAME.hind):
        x, y, _ = leg[3]
        hooves += [
            cone((x + d, y - 0.005, 0.075), (x + 1.5 * d, y - 0.055, 0.022), 0.036, 0.028) for d in (-0.018, 0.018)
        ]
    lower = {"at": HEAD["at"], "size": HEAD["size"], "turn": (62, 0, 0)}
    jaw = rope([(0.06, -0.05, -0.06), (0.05, -0.22, -0.08), (0.02, -0.40, -0.07)], [0.034, 0.028, 0.02]).both(0.03)
    fangs = heads.snout_teeth(-0.43, -0.2, 0.035, 0.07, -0.06, 0.085, 6, r=0.012)
    lower_fangs = heads.snout_teeth(-0.39, -0.2, 0.022, 0.055, -0.06, 0.07, 5, down=False, r=0.011)
    mane = []
    for i, (y, z) in enumerate(((-0.52, 1.10), (-0.60, 1.16), (-0.68, 1.22), (-0.46, 1.00), (-0.54, 1.0))):
        mane += [
            rope(
                [(x, y, z), (x * 1.25, y - 0.06, z - 0.16), (x * 1.1, y - 0.03, z - 0.34 - 0.04 * (i % 3))],
                [0.03, 0.024, 0.004],
                3,
            )
            for x in (-0.13, 0.0, 0.13)
        ]
    boils = [((0.17, -0.30, 1.20), 0.07), ((-0.10, -0.20, 1.31), 0.085), ((0.06, 0.05, 1.22), 0.06), ((-0.15, 0.12,
         1.12), 0.065),
             ((0.13, 0.46, 1.19), 0.07), ((-0.12, -0.44, 1.24), 0.05), ((0.22, -0.42, 1.0), 0.05)]  # fmt: skip
    stools = [
        toadstool((0.04, -0.34, 1.42), 0.13, 0.075),
        toadstool((-0.07, -0.12, 1.28), 0.15, 0.09, (-0.04, 0)),
        toadstool((0.0, 0.3, 1.16), 0.12, 0.08, (0.03, 0)),
    ]
    pieces = [
        clay(trunk, 0.0095, 2300, HIDE, hide, relief, 3),
        clay(anatomy.set_on(_head(), **HEAD), 0.006, 720, "head", face, rough(0.005, 26, 3), detail=1.6),
        clay(anatomy.set_on(jaw, **lower), 0.006, 220, "jaw", plain("flesh_lo", "flesh", "gore"), rough(0.004, 26, 3)),
        clay(anatomy.set_on(fangs, **HEAD), 0.0048, 220, "head", bone(3)),
        clay(anatomy.set_on(lower_fangs, **lower), 0.0048, 190, "jaw", bone(3)),
        clay(anatomy.set_on(ball(EYE, 0.026).both(), **HEAD), 0.006, 90, "head", glowing("venom", "venom_hot")),
        clay(anatomy.set_on(_antlers(), **HEAD), 0.0085, 820, "head", horn, rough(0.006, 26, 3)),
        clay(heap(hooves).both(), 0.007, 240, ("pawL", "pawR", "footL", "footR"), plain("black", "char", "horn")),
        clay(heap(mane), 0.0085, 460, ("neck", "chest"), plain("moss_lo", "moss", "moss_hi", along=(1, 1, 0.2),
             grain=30)),
        clay(heap([ball(c, r) for c, r in boils]), 0.0095, 300, ("chest", "hips"), plain("flesh", "moss_hi",
             "venom").over(blotches(14, 0, 0.4, 2), "venom", "venom_hot", glow=0.7), pitted(0.003)),
        clay(heap([stalk for stalk, _ in stools]), 0.007, 120, ("chest", "hips"), plain("bone_lo", "bone", "bone_hi")),
        clay(heap([cap for _, cap in stools]), 0.008, 200, ("chest", "hips"), plain("gore", "venom",
             "venom_hot").over(blotches(22, 0.2, 0.3, 4), "venom_hot", glow=0.6)),
    ]  # fmt: skip
    gore = {"neck": (34, 0, 0), "head": (30, 0, 0), "jaw": (6, 0, 0), "root": (6, 0, 0, 0, -0.62, -0.02)}
    return Creature(pieces, FRAME.joints(), repertoire(1.0, 1.2, bite=gore), HUES["venom"], turn=22)
