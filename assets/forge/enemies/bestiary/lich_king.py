"""Lich King: a robe that floats, a soul burning in bare ribs, a tall crown, a spiked mantle, staff and cape."""

import numpy as np

from assets.forge.clay import ball, cone, ellipsoid
from assets.forge.enemies import anatomy, gear
from assets.forge.enemies.cloth import cape, profile, sheet, skirt, sleeve
from assets.forge.enemies.matter import (
    HUES,
    below,
    blotches,
    bone,
    cloth,
    glowing,
    layers,
    metal,
    near,
    pitted,
    plain,
    rough,
    step,
)
from assets.forge.enemies.model import Creature
from assets.forge.enemies.noise import clouds
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import CAPE, SIDES, SKIRT, Stance, pair
from assets.forge.enemies.solids import flame, heap
from assets.forge.enemies.surface import clay, plate

STANCE = Stance(
    hips=(0, 0, 1.25), chest=(0, 0.03, 1.45), neck=(0, 0, 2.04), head=(0, -0.10, 2.22), shoulder=pair(0.31, 0.02, 1.93),
    elbow=((0.50, -0.05, 1.62), (-0.54, 0.0, 1.60)), wrist=((0.60, -0.38, 1.66), (-0.66, -0.33, 1.58)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.42, "turn": (7, 0, 0)}
CROWN = {"at": (0, -0.07, 2.325), "size": 1.36, "turn": (-8, 0, 0)}
STAFF = (-0.618, -0.515)
ROBE = [(0.15, 0.62), (0.45, 0.47), (0.8, 0.33), (1.05, 0.235), (1.22, 0.18), (1.42, 0.205), (1.55, 0.225)]


def _tabard(u, v):
    x, z = (u - 0.5) * 2, 1.30 - 0.98 * v
    r = profile(z, ROBE) + 0.03 + 0.05 * v
    return (x * (0.105 + 0.05 * v), -r * 0.8 + 0.1 * v * v + 0.03 * x * x - 0.012 * np.cos(x * 7), z)


def _trim(p, n, c):
    border = step(0.085, 0.1, np.abs(p[:, 0]) - 0.05 * (1.30 - p[:, 2]) / 0.98 + 0.01)
    chain = step(0.012, 0.006, np.abs(np.abs(p[:, 0]) - 0.06 * np.abs(np.sin(p[:, 2] * 11))))
    return np.clip(border + chain, 0, 1)


def _collar(u, v):
    a, side = np.radians(70 + 220 * u), np.sin(np.pi * u) ** 0.6
    r = 0.155 + 0.2 * v * (0.6 + 0.4 * side)
    z = 2.0 + (0.20 + 0.32 * side + (0.12 if round(u * 14) % 2 else 0)) * v
    return (r * np.sin(a) * 1.15, -r * np.cos(a) + 0.05 + 0.05 * v, z)


def _shoulder():
    spikes = [
        (
            (0.06 + 0.05 * k, y, 0.10 - 0.03 * k),
            (0.22 + 0.12 * k, y * 1.7, 0.46 - 0.13 * k),
            0.042 - 0.006 * k,
            (-0.035, 0, 0.02),
        )
        for k, y in ((0, -0.03), (1, -0.085), (1, 0.07))
    ]
    return gear.pauldron((0.165, 0.155, 0.125), 3, spikes).move(0.03, 0, 0.03)


def _unbound(soul):
    """His second phase: arms of dead giants rise behind him, and his soul burns out of eyes and crown."""
    lit = bone(9).over(blotches(5, -0.25, 0.25, 4), "soul", "soul_hot", glow=0.6)
    pieces = []
    for _, _, side in SIDES:
        shoulder, elbow, wrist = (
            np.array((side * x, y, z)) for x, y, z in ((0.18, 0.30, 1.86), (0.74, 0.42, 2.26), (1.00, 0.02, 2.56))
        )
        apart = np.array((0.026, 0, 0.022))
        arm = anatomy.long_bone(shoulder, elbow, 0.052) | anatomy.long_bone(elbow + apart, wrist + apart, 0.034)
        arm = arm | anatomy.long_bone(elbow - apart, wrist - apart, 0.034)
        claw = anatomy.set_hand(
            anatomy.hand(2.5, 24, 16, nail=1.2), wrist, (0.15 * side, -1, -0.15), (-0.3 * side, -0.2, -1), side > 0
        )
        pieces += [
            clay(arm, 0.0095, 340, "chest", lit, pitted(0.003)),
            clay(claw, 0.0085, 420, "chest", lit, pitted(0.002)),
        ]
    eyes = [flame(anatomy.places(anatomy.EYE, **HEAD)[k], (0.16 * s, 0.02), 0.30, 0.030) for k, s in ((0, 1), (1, -1))]
    ring = [
        flame(
            (0.20 * np.sin(a), -0.06 - 0.20 * np.cos(a), 2.36), (0.14 * np.sin(a), 0.05), 0.30 + 0.20 * (k % 2), 0.034
        )
        for k, a in enumerate(np.radians(np.arange(20, 380, 40)))
    ]
    return [*pieces, clay(heap(eyes), 0.008, 160, "head", soul), clay(heap(ring), 0.010, 420, "head", soul)]


def creature():
    soul, gold = glowing("soul", "soul_hot"), metal("gold_lo", "gold", "gold_hi", 0.12, 5)
    iron, frayed = metal(rust=0.15, seed=6), below(0.85, 0.25)
    robe, red = cloth("violet_lo", "violet_hi", 3, frayed), cloth("red_lo", "red", 4)
    folds = rough(0.010, 20, 5, (1, 1, 0.22))
    wood = plain("char", "horn", "horn_hi", along=(1, 1, 0.2), grain=24)
    lit_skull = bone(1).over(near(anatomy.places(anatomy.EYE, **HEAD), 0.02, 0.05), "soul", glow=0.5, share=0.55)
    heart = [(0, 0, z) for z in (1.56, 1.64, 1.72, 1.80)]
    lit_ribs = bone(3).over(near(heart, 0.08, 0.19), "soul", glow=0.28, share=0.3)
    jewels = [
        ellipsoid((0.115 * np.sin(a), -0.115 * np.cos(a), 0.02), (0.022, 0.022, 0.026))
        for a in np.radians((0, 80, -80, 40, -40))
    ]
    core = ellipsoid((0, 0, 1.66), (0.085, 0.075, 0.15)).blend(
        cone((0, 0.02, 1.66), (0.01, 0.03, 1.93), 0.05, 0.008), 0.06
    )
    line = [(0, 0.05, 1.30), (0, 0.07, 1.5), (0, 0.10, 1.75), (0, 0.03, 1.98), (0, -0.03, 2.12)]
    orb = np.array(STANCE.wrist[0]) + (0.05, -0.19, 0.17)
    pieces = [
        clay(anatomy.set_on(anatomy.skull(1.7), **HEAD), 0.0052, 750, "head", lit_skull, pitted(), detail=1.6),
        clay(anatomy.set_on(anatomy.jaw().turn(9, 0, 0), **HEAD), 0.0052, 300, "jaw", bone(2), pitted(0.0015)),
        clay(anatomy.set_on(anatomy.eyes(0.014), **HEAD), 0.005, 60, "head", soul),
        clay(anatomy.set_on(gear.crown(0.115, 9, 0.30, 0.46), **CROWN), 0.0062, 560, "head", gold, pitted()),
        clay(anatomy.set_on(heap(jewels), **CROWN), 0.006, 90, "head", soul),
        clay(anatomy.ribcage(1.50, 1.86, 6, 0.215, 0.14, 0.02).move(0, 0.03, 0), 0.0072, 850, "chest", lit_ribs,
             pitted()),
        clay(anatomy.spine(line, 9, 0.042), 0.0085, 330, "chest", bone(4), pitted()),
        clay(core, 0.010, 120, "chest", glowing("soul", "soul_hot", 0.8), lambda p, n: 0.022 * clouds(p, 14, 3, 4)),
        clay(gear.shaft(0.25, 2.30, 0.030).move(*STAFF, 0), 0.0085, 260, "handR", wood, rough(0.005, 24, 4, (1, 1,
             0.3))),
        clay(gear.clawed_head(2.30, 0.034).move(*STAFF, 0), 0.0085, 260, "handR", gold, pitted()),
        plate(gear.crystal((*STAFF, 2.54), 0.085, 0.20), "handR", soul, crease=20),
        clay(ball(orb, 0.07), 0.008, 120, "handL", glowing("soul", "soul_hot", 0.9), lambda p, n: 0.016 * clouds(p,
             16, 3, 8)),
        plate(sheet(28, 7, skirt(1.46, 0.16, ROBE), 0.34, 4, 0.012, closed=True), SKIRT, robe, folds),
        plate(sheet(7, 7, _tabard, 0.22, 6, 0.012), SKIRT, red.over(_trim, "gold_lo", "gold", "gold_hi").over(frayed,
             "black", share=0.8), folds, detail=1.3),
        clay(gear.belt((0, 0, 1.28), 0.205, 1.25, 0.022, 0.6), 0.009, 160, "root", gold, pitted(0.003)),
        clay(anatomy.skull().scale(0.5).move(0, -0.185, 1.285), 0.005, 160, "root", gold),
        plate(sheet(25, 7, cape(2.0, 0.38, 0.36, 0.56), 0.42, 11, 0.012), CAPE, cloth("violet_lo", "violet", 7,
             frayed), folds),
        plate(sheet(15, 4, _collar, 0, 1, 0.016), "chest", red.over(lambda p, n, c: step(0.30, 0.34, np.hypot(p[:,
             0] / 1.15, p[:, 1] - 0.08)), "gold_lo", "gold"), layers(folds)),
    ]  # fmt: skip
    for letter, i, side in SIDES:
        shoulder, elbow, wrist = (np.array(p[i]) for p in (STANCE.shoulder, STANCE.elbow, STANCE.wrist))
        plates = _shoulder() if side > 0 else _shoulder().mirror()
        apart = np.array((0.017, 0, 0.014))
        forearm = anatomy.long_bone(elbow + apart, wrist + apart, 0.0165) | anatomy.long_bone(
            elbow - apart, wrist - apart, 0.0165
        )
        grip = anatomy.hand(1.65, 62, 8, nail=1.0) if side < 0 else anatomy.hand(1.65, 24, 15, nail=1.0)
        way, palm = ((0.25, -1, 0.25), (0, 0.2, 1)) if side > 0 else ((0, -1, -0.25), (1, 0, 0))
        pieces += [
            clay(plates.move(*shoulder), 0.0078, 420, f"arm{letter}", iron, pitted(0.003)),
            clay(forearm, 0.0075, 150, f"fore{letter}", bone(8 + side), pitted()),
            clay(anatomy.set_hand(grip, wrist, way, palm, side > 0), 0.0065, 340, f"hand{letter}", bone(11),
                 pitted(0.0014)),
            plate(sheet(14, 5, sleeve(shoulder, elbow, wrist, side), 0.16, 7 + side, 0.010, closed=True),
                  (f"arm{letter}", f"fore{letter}"), robe, folds),
        ]  # fmt: skip
    motions = repertoire(STANCE, "spell", weight=1.4, hover=True)
    return Creature(pieces, STANCE.joints(legs=False), motions, HUES["soul"], HUES["crimson"], True,
                    wrath_parts=_unbound(soul))  # fmt: skip
