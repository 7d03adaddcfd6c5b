"""Shadow Thief: crouched under a bulging sack, hood and mask, a scarf that streams behind, two hooked knives."""

import numpy as np

from assets.forge.clay import ball, box, cone, ellipsoid, torus
from assets.forge.enemies import anatomy, gear, heads
from assets.forge.enemies.cloth import flap, mantle, sheet
from assets.forge.enemies.matter import HUES, below, blotches, cloth, glowing, metal, near, pitted, plain, rough
from assets.forge.enemies.model import Creature
from assets.forge.enemies.motion import swaying
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import BODY, SIDES, Stance, flesh, fleshy_hands, pair
from assets.forge.enemies.rig import Joint
from assets.forge.enemies.solids import heap, rope
from assets.forge.enemies.surface import clay, plate

STANCE = Stance(
    hips=(0, 0.14, 0.72), chest=(0, 0.12, 0.86), neck=(0, -0.14, 1.22), head=(0, -0.24, 1.33), shoulder=pair(0.20,
         -0.06, 1.14),
    elbow=((0.42, 0.02, 0.98), (-0.42, 0.06, 1.0)), wrist=((0.46, -0.30, 0.94), (-0.40, -0.28, 0.86)), hip=pair(0.11,
         0.12, 0.68),
    knee=((0.30, -0.18, 0.50), (-0.28, -0.10, 0.46)), ankle=((0.34, 0.0, 0.10), (-0.40, 0.22, 0.10)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.24, "turn": (-2, 0, 6)}
KNIVES = (
    {"at": (0.47, -0.42, 0.95), "turn": (14, 52, 0)},
    {"at": (-0.41, -0.40, 0.87), "turn": (20, -58, 0)},
)
SCARF = [(0.10, 0.02, 1.24), (0.34, 0.20, 1.34), (0.60, 0.30, 1.26), (0.84, 0.30, 1.42), (1.06, 0.26, 1.34)]


def _scarf(offset):
    line = np.array(SCARF) + offset

    def drape(u, v):
        t = v * (len(line) - 1)
        k = min(int(t), len(line) - 2)
        return (
            line[k]
            + (line[k + 1] - line[k]) * (t - k)
            + np.array((0, 0.02 * np.sin(9 * v), (u - 0.5) * (0.10 + 0.07 * v)))
        )

    return drape


def creature():
    leather = plain("black", "night", "night_hi", grain=16)
    straps = plain("dun_lo", "dun", "dun_hi", grain=20)
    clothes = cloth("black", "night_hi", 3)
    dark = cloth("black", "violet", 5, below(0.5, 0.1))
    red = cloth("red_lo", "red_hi", 4)
    folds = rough(0.008, 20, 5, (1, 1, 0.3))
    steel, gold = metal("iron_lo", "iron", "iron_hi", 0.15, 8), metal("gold_lo", "gold", "gold_hi", 0.1, 3)
    body = flesh(STANCE, 0.92, (0.062, 0.052, 0.042), (0.095, 0.07, 0.05), feet=1.1)
    burlap = plain("dun_lo", "dun", "dun_hi", grain=60, mottle=0.5).over(blotches(5, 0.1, 0.4, 3), "soil", share=0.6)
    bag = (
        ellipsoid((-0.12, 0.34, 1.22), (0.36, 0.28, 0.36))
        .blend(ellipsoid((-0.24, 0.34, 1.0), (0.22, 0.2, 0.2)), 0.1)
        .blend(cone((-0.02, 0.26, 1.48), (0.02, 0.16, 1.60), 0.10, 0.07), 0.06)
    )
    lumps = [
        box((-0.42, 0.26, 1.28), (0.09, 0.09, 0.05), 0.02),
        ball((-0.30, 0.12, 1.44), 0.09),
        ball((0.14, 0.22, 1.34), 0.08),
    ]
    bag = bag.blend(heap(lumps), 0.05)
    tie = torus((0, 0, 0), 0.082, 0.022).turn(-24, 8, 0).move(-0.005, 0.235, 1.50)
    loot = heap([rope([(0.02, 0.16, 1.58), (0.10, 0.10, 1.62), (0.14, 0.06, 1.54), (0.13, 0.06, 1.42)], 0.013),
         ball((0.13, 0.055, 1.40), 0.03),
                 torus((0, 0, 0), 0.05, 0.012).turn(60, 20, 0).move(-0.05, 0.14, 1.63), cone((-0.06, 0.16, 1.60),
                      (-0.10, 0.10, 1.76), 0.03, 0.045)])  # fmt: skip
    mask = ellipsoid((0, -0.045, -0.075), (0.082, 0.085, 0.075))
    glare = heap([cone(heads.EYE + (0.0, -0.008, 0), heads.EYE + (0.022, 0.006, 0.010), 0.0125, 0.005)]).both()
    face = plain("pale_lo", "flesh", "pale", grain=10).over(
        near(anatomy.places(heads.EYE, **HEAD), 0.02, 0.06), "black", share=0.9
    )
    pieces = [
        clay(body, 0.0085, 1650, BODY, clothes.over(below(0.36, 0.3), "dun_lo", "dun"), folds),
        *fleshy_hands(STANCE, 1.3, 66, leather, 1.5, palms=((-1, 0, 0.2), (1, 0, 0.2))),
        clay(anatomy.set_on(heads.face(0.6, 0.6, 0.7), **HEAD), 0.006, 360, "head", face, detail=1.4),
        clay(anatomy.set_on(mask, **HEAD), 0.0065, 160, "head", red, folds),
        clay(anatomy.set_on(glare, **HEAD), 0.0045, 80, "head", glowing("soul", "soul_hot")),
        clay(anatomy.set_on(heads.hood((0, 0.17, 0.16), (0.088, 0.105), 0.024, 0.152, 0.0), **HEAD), 0.0072, 620,
             "head", dark, folds, detail=1.3),
        plate(sheet(20, 5, mantle(1.24, 0.34, 0.28, 0.85, 0.11, -0.08), 0.5, 8, closed=True), "chest", dark, folds),
        clay(bag, 0.0105, 760, "sack", burlap, rough(0.018, 8, 3), detail=1.1),
        clay(tie, 0.0075, 120, "sack", straps),
        clay(loot, 0.0065, 280, "sack", gold, pitted(0.001)),
        clay(rope([(0.20, -0.12, 1.20), (0.02, -0.24, 1.06), (-0.20, -0.08, 0.86)], 0.02), 0.008, 140, "chest",
             straps, pitted()),
        clay(gear.belt((0, 0.13, 0.76), 0.175, 1.25, 0.02, 0.6) | heap([box((x, -0.02 + abs(x) * 0.3, 0.74), (0.04,
             0.035, 0.05), 0.012) for x in (-0.12, 0.12)]), 0.008, 260, "root", straps, pitted()),
        plate(sheet(9, 4, flap(-40, 40, 0.62, 0.34, 0.16), 0.5, 3), "skirt1", dark, folds),
        *(plate(sheet(4, 12, _scarf(np.array((0, 0.02 * k, -0.05 * k))), 0.2, 3 + k, 0.010), ("chest", "scarf1",
             "scarf2"), red, folds) for k in (0, 1)),
    ]  # fmt: skip
    for (letter, _, side), knife in zip(SIDES, KNIVES, strict=True):
        edge = gear.blade(0.46, 0.045, 0.010, tip=0.3, chips=0.08, curve=-0.10 * side, n=9, seed=3)
        pieces += [
            plate(gear.placed(edge, **knife), f"hand{letter}", steel, None, 3, 30),
            clay(anatomy.set_on(gear.hilt(0.12, 0.07, 0.014), **knife), 0.006, 160, f"hand{letter}", gold, pitted()),
        ]
    more = {
        "sack": Joint((0, 0.2, 1.2), "chest"),
        "scarf1": Joint(SCARF[0], "chest", SCARF[2]),
        "scarf2": Joint(SCARF[2], "scarf1", SCARF[4]),
    }
    motions = repertoire(STANCE, "thrust", 0.8, sway=1.6, also=swaying(("scarf1", "scarf2"), 9.0, 0.18))
    return Creature(pieces, STANCE.joints(**more), motions, HUES["soul"])
