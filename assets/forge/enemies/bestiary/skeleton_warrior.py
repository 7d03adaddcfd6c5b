"""Skeleton Warrior: chunky bones, a spiked half helm, a rusted sword held high, a bitten shield, a torn loincloth."""

import numpy as np

from assets.forge.clay import ball, box, ellipsoid, half_space, rotation
from assets.forge.enemies import anatomy, gear
from assets.forge.enemies.cloth import flap, mantle, sheet
from assets.forge.enemies.matter import (
    HUES,
    Matter,
    below,
    bone,
    cloth,
    glowing,
    metal,
    near,
    pitted,
    plain,
    rough,
)
from assets.forge.enemies.model import Creature
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import Stance, bony_limbs, bony_trunk
from assets.forge.enemies.solids import heap, rope, spike
from assets.forge.enemies.surface import clay, plate

STANCE = Stance()
HEAD = {"at": STANCE.head, "size": 1.24, "turn": (9, 0, 0)}
SHIELD = {"at": (0.30, -0.325, 1.15), "turn": (-4, 0, 26)}
SWORD = {"at": (-0.408, -0.295, 1.10), "turn": (16, -20, -6)}


def _helm():
    inside = ellipsoid((0, 0.022, 0.062), (0.118, 0.138, 0.118)).shell(0.007) & half_space((0, 0.15, -1), -0.048)
    line = [(0, -0.11, 0.07), (0, -0.06, 0.172), (0, 0.04, 0.197), (0, 0.13, 0.13), (0, 0.155, 0.06)]
    band = ellipsoid((0, 0.022, 0.062), (0.124, 0.144, 0.124)).shell(0.010)
    band = band & half_space((0, 0.15, 1), 0.082) & half_space((0, 0.15, -1), -0.046)
    nasal = box((0, -0.128, 0.012), (0.013, 0.009, 0.055), 0.005).turn(-6, 0, 0)
    helm = heap([inside, rope(line, 0.014), band]).blend(nasal, 0.012)
    return helm.blend(spike((0, 0.02, 0.18), (0, 0.03, 0.32), 0.026), 0.02) - ball((0.112, -0.02, 0.135), 0.05)


def _shield_matter():
    iron = metal(rust=0.5, seed=15)
    wood = plain("red_lo", "red", "red_hi", along=(1, 1, 0.2), grain=30)

    def local(p):
        return (p - SHIELD["at"]) @ rotation(*SHIELD["turn"])

    def ironwork(p, n, c):
        q = local(p)
        r = np.hypot(q[:, 0], q[:, 2])
        bars = np.abs(np.sin(2 * (np.arctan2(q[:, 2], q[:, 0]) - 0.4))) * r * 0.5 < 0.019
        return ((r > 0.285) | (r < 0.082) | bars | (q[:, 1] > 0)).astype(float)

    def seams(p, n, c):
        return (np.abs(np.sin(local(p)[:, 0] * 75)) < 0.12).astype(float)

    return wood.over(seams, "red_lo", share=0.8).where(ironwork, iron)


def creature():
    rust = metal(rust=0.85, seed=4)
    cold = Matter(
        bone(4, 0.9).over(near(anatomy.places(anatomy.EYE, **HEAD), 0.016, 0.042), "frost", share=0.5, glow=0.5).paint
    )
    red = cloth("red_lo", "red", 2, frayed=below(0.85, 0.45))
    folds = rough(0.008, 26, 5, (1, 1, 0.25))
    shoulder = np.array(STANCE.shoulder[1]) + (0, 0, 0.02)
    pauldron = gear.pauldron(spikes=[((0.05, y, 0.07), (0.16, y * 1.7, 0.22), 0.028) for y in (-0.055, 0.045)])
    pieces = [
        *bony_trunk(STANCE, broken=((1, 1), (0, -1))),
        *bony_limbs(STANCE),
        clay(anatomy.set_on(anatomy.skull(1.2), **HEAD), 0.0042, 700, "head", cold, pitted(0.0015), detail=1.6),
        clay(anatomy.set_on(anatomy.jaw().turn(7, 0, 0), **HEAD), 0.0042, 280, "jaw", bone(5, 0.7), pitted(0.0012),
             detail=1.3),
        clay(anatomy.set_on(_helm(), **HEAD), 0.0045, 340, "head", rust, pitted(0.003, 22)),
        clay(anatomy.set_on(anatomy.eyes(), **HEAD), 0.004, 60, "head", glowing("frost", "frost_hot")),
        clay(pauldron.mirror().move(*shoulder), 0.0065, 280, "armR", rust, pitted(0.003, 18)),
        plate(gear.placed(gear.blade(0.86, 0.068, 0.014, n=10, seed=3), **SWORD), "handR",
              metal("iron_lo", "iron", "iron_hi", 0.8, 8), pitted(0.0007, 26), 4, 30),
        clay(anatomy.set_on(gear.hilt(0.15, 0.115), **SWORD), 0.006, 200, "handR", rust, pitted()),
        clay(anatomy.set_on(gear.round_shield(0.32, 0.075), **SHIELD), 0.0075, 480, "handL", _shield_matter(),
             pitted(0.003, 20)),
        plate(sheet(11, 5, flap(-46, 46, 1.0, 0.5), 0.55, 3), "skirt1", red, folds),
        plate(sheet(13, 5, flap(118, 242, 1.0, 0.56), 0.5, 5), "skirt1", red, folds),
        clay(gear.belt((0, 0, 1.005)) | ellipsoid((0, -0.128, 1.005), (0.05, 0.02, 0.042)), 0.0075, 220, "root",
             metal("marrow", "gold_lo", "rust_hi", 0.3, 3), pitted()),
        plate(sheet(20, 5, mantle(1.55), 0.5, 8, closed=True), "chest", red, folds),
    ]  # fmt: skip
    return Creature(pieces, STANCE.joints(), repertoire(STANCE, "slash"), HUES["frost"])
