"""Dread Knight: black plate with nobody in it, a crest and shoulders of blades, a great burning sword, a cape."""

import numpy as np

from assets.forge.clay import cone, ellipsoid, rotation
from assets.forge.enemies import anatomy, gear
from assets.forge.enemies.cloth import cape, flap, sheet
from assets.forge.enemies.matter import (
    HUES,
    below,
    blotches,
    both,
    cloth,
    cracks,
    edges,
    layers,
    metal,
    pitted,
    plain,
    rough,
    step,
)
from assets.forge.enemies.model import Creature
from assets.forge.enemies.plans.armour import plates
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import CAPE, Stance, pair
from assets.forge.enemies.solids import heap, rope, spike
from assets.forge.enemies.surface import clay, plate

STANCE = Stance(
    hips=(0, 0.02, 1.10), chest=(0, 0.03, 1.26), neck=(0, -0.04, 1.80), head=(0, -0.08, 1.94),
    shoulder=((0.35, 0.0, 1.70), (-0.35, 0.0, 1.70)), elbow=((0.56, 0.0, 1.38), (-0.56, -0.06, 1.42)),
    wrist=((0.52, -0.30, 1.14), (-0.46, -0.34, 1.60)), hip=pair(0.13, 0.02, 1.02),
    knee=((0.22, -0.12, 0.58), (-0.22, 0.0, 0.58)), ankle=((0.25, -0.06, 0.12), (-0.30, 0.12, 0.12)),
)  # fmt: skip
SWORD = {"at": (-0.46, -0.44, 1.56), "turn": (-14, -26, 0)}


def _helm():
    bowl = ellipsoid((0, 0.01, 0.04), (0.125, 0.15, 0.17)).blend(
        cone((0, -0.07, -0.11), (0, -0.09, -0.15), 0.075, 0.055), 0.05
    )
    face = cone((0, -0.145, 0.09), (0, -0.155, -0.13), 0.022, 0.026)
    visor = ellipsoid((0, 0, 0), (0.068, 0.10, 0.020)).turn(0, -14, 0).move(0.062, -0.14, 0.03).both()
    slots = [cone((x, -0.2, -0.05), (x * 0.9, -0.2, -0.13), 0.0085) for x in (-0.055, -0.032, 0.032, 0.055)]
    crest = rope([(0, -0.10, 0.17), (0, -0.02, 0.24), (0, 0.10, 0.22), (0, 0.18, 0.10)], [0.014, 0.022, 0.02, 0.008])
    return (bowl.blend(face, 0.02) | crest) - visor - heap([s.move(0, 0.03, 0) for s in slots])


def creature():
    runes = both(cracks(5.5, 0.06, 4), blotches(2.8, -0.05, 0.2, 6))
    steel = metal("black", "iron_lo", "iron", 0.25, 4, ("black", "red_lo", "rust")).over(
        edges(0.5, 1.0), "iron_hi", share=0.5
    )
    plate_steel = steel.over(runes, "ember", "lava", glow=0.75)
    blades = [
        ((0.02, y, 0.08), (0.10 + 0.05 * k, y * 1.6, 0.46 - 0.09 * k), 0.045 - 0.004 * k, (-0.05, 0, 0.03))
        for k, y in enumerate((0.0, -0.09, 0.09))
    ]
    blades += [((0.10, 0.0, 0.04), (0.36, 0.02, 0.28), 0.05, (0.02, 0, -0.04))]
    pauldron = gear.pauldron((0.20, 0.18, 0.14), 3, blades)
    crest = [((0, -0.06, 0.14), (0, 0.0, 0.66), 0.044)]
    for s in (1, -1):
        crest += [
            ((0.06 * s, -0.02, 0.14), (0.15 * s, 0.03, 0.52), 0.038),
            ((0.10 * s, 0.02, 0.10), (0.30 * s, 0.06, 0.36), 0.034),
        ]
        crest += [((0.11 * s, -0.06, -0.04), (0.22 * s, -0.16, -0.20), 0.026)]
    red, folds = cloth("red_lo", "red", 3, below(0.9, 0.2)), rough(0.010, 18, 5, (1, 1, 0.22))

    def molten(p, n, c):
        q = (p - SWORD["at"]) @ rotation(*SWORD["turn"])
        return step(0.020, 0.010, np.abs(q[:, 0])) * (q[:, 2] > 0.06) * (q[:, 2] < 1.05)

    head = {"at": STANCE.head, "size": 1.2, "turn": (6, 0, 0)}
    pieces = [
        *plates(STANCE, plate_steel, layers(rough(0.004, 14, 2), pitted(0.0015, 30)), 1.08, step=0.0095,
             triangles=0.85, hands=(1.65, 66)),
        clay(anatomy.set_on(_helm(), **head), 0.0062, 760, "head", steel, pitted(0.0015), detail=1.6),
        clay(anatomy.set_on(ellipsoid((0, 0.0, 0.0), (0.105, 0.125, 0.12)), **head), 0.010, 120, "head",
             plain("black", "black").over(lambda p, n, c: step(0.06, 0.02, np.abs(p[:, 2] - 1.975)), "ember", "lava",
                  glow=0.9)),
        clay(anatomy.set_on(heap([spike(*c) for c in crest]), **head), 0.0075, 300, "head", steel, pitted(0.002)),
        clay(pauldron.move(*STANCE.shoulder[0]), 0.0085, 460, "armL", steel, pitted(0.002)),
        clay(pauldron.mirror().move(*STANCE.shoulder[1]), 0.0085, 460, "armR", steel, pitted(0.002)),
        plate(gear.placed(gear.blade(1.36, 0.115, 0.02, tip=0.18, chips=0.22, n=12, seed=9), **SWORD), "handR",
             steel.over(molten, "ember", "lava", "lava_hot", glow=0.8), pitted(0.0008, 26), 4, 25, 1.2),
        clay(anatomy.set_on(gear.hilt(0.34, 0.22, 0.02), **SWORD), 0.0075, 260, "handR", steel, pitted()),
        clay(anatomy.set_on(gear.skull_lump(0.06), SWORD["at"], 1, SWORD["turn"]), 0.006, 160, "handR", steel),
        plate(sheet(25, 7, cape(1.80, 0.22, 0.30, 0.42, 0.06, 0.2, 170), 0.42, 11, 0.012), CAPE, red, folds),
        plate(sheet(11, 5, flap(-36, 36, 1.08, 0.66, 0.2), 0.5, 3, 0.012), "skirt1", red, folds),
        clay(gear.skull_lump(0.085).move(0, -0.20, 1.12), 0.0075, 180, "root", steel, pitted()),
    ]  # fmt: skip
    return Creature(pieces, STANCE.joints(), repertoire(STANCE, "hammer", 1.4, sway=0.6), HUES["ember"])
