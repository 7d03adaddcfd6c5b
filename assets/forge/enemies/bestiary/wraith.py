"""Wraith: a torn shroud that ends in nothing, a deep hood with cold eyes, arms too long with hooked claws."""

import numpy as np

from assets.forge.clay import cone, ellipsoid
from assets.forge.enemies import anatomy, heads
from assets.forge.enemies.cloth import mantle, sheet, skirt, sleeve
from assets.forge.enemies.matter import HUES, below, bone, cloth, glowing, near, pitted, plain, rough
from assets.forge.enemies.model import Creature
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import SIDES, SKIRT, Stance
from assets.forge.enemies.solids import heap, rope
from assets.forge.enemies.surface import clay, plate

STANCE = Stance(
    hips=(0, 0.10, 1.15), chest=(0, 0.06, 1.32), neck=(0, -0.08, 1.78), head=(0, -0.20, 1.88),
    shoulder=((0.27, 0.0, 1.68), (-0.27, 0.0, 1.70)), elbow=((0.64, 0.02, 1.56), (-0.62, 0.02, 1.66)),
    wrist=((0.86, -0.36, 1.36), (-0.84, -0.34, 1.62)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.42, "turn": (12, 0, 0)}
SHROUD = [(0.02, 0.03), (0.3, 0.10), (0.6, 0.17), (0.9, 0.22), (1.2, 0.25), (1.5, 0.27), (1.74, 0.17)]


def creature():
    fading = below(0.9, 0.15)
    shroud = cloth("night", "night_hi", 3).over(fading, "frost", share=0.5, glow=0.25)
    inner = cloth("black", "night", 4).over(below(0.8, 0.1), "frost", share=0.4, glow=0.25)
    folds = rough(0.010, 16, 5, (1, 1, 0.18))
    ice = bone(3, 0.2).over(lambda p, n, c: np.full(len(p), 0.55), "night_hi", "frost")
    light, dark = glowing("frost", "frost_hot"), plain("black", "black")
    glare = [(heads.EYE + (0.004, -0.006, 0.0)), (heads.EYE + (0.024, 0.008, 0.014))]
    eyes = heap([cone(*glare, 0.0135, 0.006)]).both()
    jaw = anatomy.set_on(anatomy.jaw().turn(10, 0, 0), HEAD["at"], 1.15, (12, 0, 0)).move(0, 0.0, -0.03)
    wisps = heap(
        [
            rope([(x, 0.10, 0.5), (x * 1.6, 0.14, 0.25), (x * 0.4, 0.2, -0.02)], [0.03, 0.02, 0.004])
            for x in (-0.12, 0.02, 0.14)
        ]
    )
    pieces = [
        clay(anatomy.set_on(heads.hood((0, 0.16, 0.27), (0.088, 0.13), 0.024, 0.17), **HEAD), 0.0075, 760, "head",
             shroud, folds, detail=1.2),
        clay(anatomy.set_on(heads.shadow(0.108), **HEAD), 0.010, 120, "head", dark),
        clay(anatomy.set_on(eyes, **HEAD), 0.0045, 80, "head", light),
        clay(jaw, 0.005, 220, "jaw", ice, pitted(0.001)),
        plate(sheet(28, 8, skirt(1.74, 0.0, SHROUD, 0.85, 7, 0.07, 0.30), 0.5, 4, 0.012, closed=True), ("chest",
             *SKIRT), shroud, folds),
        plate(sheet(20, 6, skirt(1.5, -0.05, [(z, r * 0.72) for z, r in SHROUD], 0.85, 5, 0.05, 0.40), 0.35, 9,
             0.012, closed=True), SKIRT, inner, folds),
        plate(sheet(22, 6, mantle(1.80, 0.42, 0.56, 0.72, 0.13), 0.55, 8, 0.012, closed=True), ("chest", "armL",
             "armR"), shroud, folds),
        clay(wisps, 0.008, 160, "skirt2", glowing("frost", "frost_hot", 0.5)),
        clay(ellipsoid((0, -0.20, 1.40), (0.05, 0.03, 0.09)), 0.008, 60, "chest", light),
    ]  # fmt: skip
    for letter, i, side in SIDES:
        shoulder, elbow, wrist = (np.array(p[i]) for p in (STANCE.shoulder, STANCE.elbow, STANCE.wrist))
        hand = anatomy.hand(2.15, 24, 17, nail=1.9)
        drape = sleeve(shoulder, elbow, wrist, side, 0.10, 0.15, 0.62, 0.55)
        pieces += [
            clay(anatomy.long_bone(elbow, wrist, 0.024), 0.0075, 120, f"fore{letter}", ice, pitted()),
            clay(anatomy.set_hand(hand, wrist, (0.3 * side, -0.7, -0.8), (-0.3 * side, -0.6, -0.5), side > 0),
                 0.0075, 420,
                 f"hand{letter}", ice.over(near(wrist, 0.5, 0.25), "night"), pitted(0.001)),
            plate(sheet(14, 6, drape, 0.5, 7 + side, 0.010, closed=True), (f"arm{letter}", f"fore{letter}"), shroud,
                 folds),
        ]  # fmt: skip
    return Creature(
        pieces, STANCE.joints(legs=False), repertoire(STANCE, "claw", hover=True), HUES["frost"], hovers=True
    )
