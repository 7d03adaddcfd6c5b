"""Dark Cultist: a tall pointed hood over violet eyes, a long robe, a waved dagger raised, a book of runes held open."""

import numpy as np

from assets.forge.clay import ball, box
from assets.forge.enemies import anatomy, gear, heads
from assets.forge.enemies.cloth import mantle, sheet, skirt, sleeve
from assets.forge.enemies.matter import (
    HUES,
    below,
    both,
    cloth,
    facing,
    glowing,
    metal,
    pitted,
    plain,
    rough,
    step,
)
from assets.forge.enemies.model import Creature
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import SIDES, SKIRT, Stance, fleshy_hands, pair
from assets.forge.enemies.solids import rope
from assets.forge.enemies.surface import clay, plate

STANCE = Stance(
    hips=(0, 0.02, 0.98), chest=(0, 0.03, 1.12), neck=(0, -0.03, 1.50), head=(0, -0.09, 1.63), shoulder=pair(0.20,
         0.0, 1.41),
    elbow=((0.34, -0.04, 1.14), (-0.40, -0.04, 1.30)), wrist=((0.25, -0.34, 1.17), (-0.44, -0.26, 1.56)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.26, "turn": (8, 0, 0)}
ROBE = [(0.02, 0.46), (0.3, 0.38), (0.7, 0.27), (0.95, 0.20), (1.1, 0.185), (1.3, 0.22), (1.44, 0.16)]
BOOK = {"at": (0.24, -0.50, 1.27), "turn": (-20, 0, 16)}
DAGGER = {"at": (-0.43, -0.385, 1.585), "turn": (14, -10, 0)}


def _book():
    leaf = box((0.105, 0, 0), (0.105, 0.022, 0.14), 0.008).turn(0, 0, -16)
    return leaf.both()


def _kris():
    sections = []
    for z in np.linspace(0, 1, 12):
        width = 0.036 * (1 - z) ** 0.7 + 0.002
        x = 0.022 * np.sin(z * 15) * (1 - z * 0.6)
        sections.append([(x + width, 0, z * 0.46), (x, 0.01, z * 0.46), (x - width, 0, z * 0.46), (x, -0.01, z * 0.46)])
    return gear.loft(sections)


def creature():
    frayed = below(0.5, 0.05)
    robe = cloth("black", "violet_hi", 3, frayed)
    hem = robe.over(lambda p, n, c: step(0.03, 0.02, np.abs(p[:, 0])) * (p[:, 1] < 0), "red_lo", "red_hi")
    hood_cloth = cloth("violet_lo", "violet_hi", 5).over(
        lambda p, n, c: step(1.90, 1.94, p[:, 2]) * step(1.99, 1.95, p[:, 2]), "red", "red_hi"
    )
    folds = rough(0.009, 20, 5, (1, 1, 0.22))
    glow, pale = glowing("arcane", "arcane_hot"), plain("pale_lo", "pale", "pale_hi")
    runes = plain("dun_lo", "dun_hi", "bone_hi").over(
        both(
            facing(0, -1, 0, 0.3, 0.6),
            lambda p, n, c: (np.sin(p[:, 2] * 190) * np.sin(p[:, 0] * 120) > 0.3).astype(float),
        ),
        "arcane",
        glow=0.8,
    )
    scales = box((0, 0, 0), (0.03, 0.012, 0.03), 0.006).turn(0, 45, 0).move(0, -0.19, 1.22)
    cord = rope([(0.06, -0.20, 0.99), (0.08, -0.25, 0.8), (0.07, -0.28, 0.62)], [0.014, 0.012, 0.02])
    pieces = [
        clay(anatomy.set_on(heads.hood((0, 0.13, 0.56), (0.082, 0.115), 0.026, 0.165), **HEAD), 0.0065, 800, "head",
             hood_cloth, folds, detail=1.2),
        clay(anatomy.set_on(heads.shadow(), **HEAD), 0.010, 120, "head", plain("black", "black")),
        clay(anatomy.set_on(ball(heads.EYE + (0, -0.012, 0.0), 0.0145).both(), **HEAD), 0.0045, 70, "head", glow),
        plate(sheet(26, 7, skirt(1.46, 0.03, ROBE, 0.8, depth=0.035, lean=0.04), 0.16, 4, 0.012, closed=True), SKIRT,
             hem, folds),
        plate(sheet(20, 5, mantle(1.50, 0.30, 0.26, 0.85), 0.45, 8, closed=True), "chest", cloth("red_lo", "red", 6),
             folds),
        *fleshy_hands(STANCE, 1.35, 50, pale, 1.2, palms=((-0.3, 0.2, 1), (1, 0, 0)), pointing=((0.0, -1, 0.1), (0,
             -1, 0.1))),
        clay(anatomy.set_on(_book(), **BOOK), 0.007, 200, "handL", plain("red_lo", "red").where(facing(0, -1, 0,
             -0.2, 0.1), runes), pitted(0.001), detail=1.4),
        plate(gear.placed(_kris(), **DAGGER), "handR", metal("iron_lo", "iron_hi", "iron_hi", 0.2, 8), None, 3, 30),
        clay(anatomy.set_on(gear.hilt(0.12, 0.08, 0.014), **DAGGER), 0.006, 160, "handR", metal("gold_lo", "gold",
             "gold_hi", 0.3), pitted()),
        clay(gear.belt((0, 0.01, 1.0), 0.205, 1.25, 0.016, 0.7) | cord, 0.008, 300, "root", plain("dun_lo",
             "dun_hi"), pitted()),
        clay(scales | ball((0, -0.2, 1.22), 0.02), 0.006, 120, "chest", glow),
        clay(rope([(0.12, -0.10, 1.45), (0.06, -0.18, 1.32), (0, -0.195, 1.25)], 0.009).both(), 0.006, 160, "chest",
             metal("gold_lo", "gold", "gold_hi", 0.2)),
    ]  # fmt: skip
    for letter, i, side in SIDES:
        drape = sleeve(STANCE.shoulder[i], STANCE.elbow[i], STANCE.wrist[i], side, 0.085, 0.13, 0.30, 0.72)
        pieces.append(
            plate(
                sheet(14, 5, drape, 0.12, 7 + side, 0.010, closed=True), (f"arm{letter}", f"fore{letter}"), robe, folds
            )
        )
    motions = repertoire(STANCE, "slash", 1.0, sway=0.7)
    return Creature(pieces, STANCE.joints(legs=False), motions, HUES["arcane"])
