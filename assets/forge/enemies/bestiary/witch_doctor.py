"""Witch Doctor: small behind an enormous feathered mask, a staff of skulls, a grass skirt, a pot of venom."""

import numpy as np

from assets.forge.clay import ball, cone, ellipsoid, torus
from assets.forge.enemies import anatomy, gear
from assets.forge.enemies.cloth import sheet, skirt
from assets.forge.enemies.matter import (
    HUES,
    below,
    bone,
    both,
    cloth,
    facing,
    glowing,
    hollow,
    near,
    pitted,
    plain,
    rough,
    step,
)
from assets.forge.enemies.model import Creature
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import BODY, Stance, flesh, fleshy_hands, pair
from assets.forge.enemies.solids import heap, rope, spike
from assets.forge.enemies.surface import clay, plate

STANCE = Stance(
    hips=(0, 0.04, 0.64), chest=(0, 0.05, 0.76), neck=(0, -0.08, 1.10), head=(0, -0.16, 1.22), shoulder=pair(0.19,
         0.0, 1.02),
    elbow=((0.36, -0.02, 0.84), (-0.38, 0.0, 0.84)), wrist=((0.36, -0.30, 0.92), (-0.44, -0.26, 0.94)),
         hip=pair(0.10, 0.04, 0.60),
    knee=((0.22, -0.12, 0.36), (-0.22, -0.06, 0.36)), ankle=((0.22, -0.02, 0.08), (-0.26, 0.08, 0.08)),
)  # fmt: skip
MASK = np.array((0, -0.27, 1.30))
STAFF = (-0.445, -0.43)
POT = np.array((0.37, -0.46, 1.02))


def _mask():
    board = ellipsoid((0, 0.02, 0), (0.21, 0.10, 0.40))
    board = board.blend(cone((0.04, -0.07, 0.15), (0.16, -0.03, 0.20), 0.035, 0.03).both(), 0.02)
    board = board.blend(cone((0, -0.08, 0.13), (0, -0.15, -0.09), 0.032, 0.05), 0.03)
    board = board.carve(ellipsoid((0.085, -0.09, 0.075), (0.05, 0.08, 0.038)).turn(0, -14, 0).both(), 0.012)
    mouth = ellipsoid((0, -0.1, -0.21), (0.115, 0.08, 0.065))
    rim = torus((0, 0, 0), 0.095, 0.02).turn(90, 0, 0).move(0, -0.055, -0.21)
    board = (board.blend(rim, 0.02)).carve(mouth, 0.01)
    tusk = rope([(0.10, -0.05, -0.26), (0.19, -0.12, -0.24), (0.22, -0.13, -0.08)], [0.026, 0.022, 0.004])
    return board - ellipsoid((0, 0.14, 0), (0.2, 0.10, 0.40)), tusk.both()


def _feather(angle, long, seed):
    """A plume behind the mask's rim, pointing away from its middle."""
    s, c = np.sin(angle), np.cos(angle)

    def drape(u, v):
        wide = 0.055 * np.sin(np.pi * (0.08 + 0.9 * v)) ** 0.7
        out = 0.26 + long * v
        x = (u - 0.5) * 2 * wide
        return MASK + (s * out * 0.72 + c * x, 0.08 + 0.10 * v * v + 0.012 * abs(u - 0.5), 0.08 + c * out - s * x)

    return sheet(3, 6, drape, 0.0, seed, 0.008)


def creature():
    skin = plain("flesh_lo", "flesh", "flesh_hi", grain=10).over(below(0.4, 0.0), "soil", share=0.5)
    stripes = both(
        facing(0, -1, 0, -0.1, 0.3),
        lambda p, n, c: (np.abs(np.sin(p[:, 2] * 46 + 5 * np.abs(p[:, 0]))) < 0.34).astype(float),
    )
    painted = skin.over(stripes, "bone", "bone_hi", share=0.75)
    wood = plain("dun_lo", "dun", "dun_hi", grain=26, along=(1, 1, 0.25))

    def local(p):
        return p - MASK

    def rays(p, n, c):
        return (np.abs(np.sin(8 * np.arctan2(local(p)[:, 0], local(p)[:, 2] - 0.05))) > 0.82) * step(
            0.20, 0.24, np.hypot(local(p)[:, 0] * 1.7, local(p)[:, 2])
        )

    mask_matter = wood.over(rays, "bone", "bone_hi").over(
        lambda p, n, c: step(0.03, 0.02, np.abs(local(p)[:, 0])) * step(0.16, 0.2, local(p)[:, 2]), "gore", "red_hi"
    )
    mask_matter = mask_matter.over(near(MASK + (0.085, -0.06, 0.075), 0.055, 0.075), "venom", share=0.5, glow=0.35)
    mask_matter = mask_matter.over(near(MASK + (-0.085, -0.06, 0.075), 0.055, 0.075), "venom", share=0.5, glow=0.35)
    mask_matter = mask_matter.over(hollow(-0.2, -0.8), "black", share=0.7)
    board, tusks = _mask()
    venom, bones = glowing("venom", "venom_hot"), bone(3, 0.6)
    body = flesh(STANCE, 0.85, (0.06, 0.045, 0.034), (0.085, 0.058, 0.04), belly=0.05, feet=1.05)
    body = body.blend(ellipsoid((0, -0.09, 0.76), (0.145, 0.13, 0.14)), 0.05)
    straw = cloth("dun_lo", "dun_hi", 3, below(0.35, 0.1))
    skulls = heap([
        gear.skull_lump(0.105).move(STAFF[0], STAFF[1], 1.62), gear.skull_lump(0.075).turn(0, 0,
             20).move(STAFF[0] - 0.10, STAFF[1] - 0.01, 1.44),
        gear.skull_lump(0.07).turn(0, 0, -20).move(STAFF[0] + 0.09, STAFF[1] - 0.02, 1.40),
    ])  # fmt: skip
    horns = heap(
        [
            spike(
                (STAFF[0] + 0.05 * s, STAFF[1], 1.70),
                (STAFF[0] + 0.24 * s, STAFF[1], 1.92),
                0.036,
                (0.05 * s, 0, -0.06),
            )
            for s in (1, -1)
        ]
    )
    pot = (ellipsoid(POT, (0.10, 0.10, 0.085)) | torus(POT + (0, 0, 0.075), 0.062, 0.018)) - ball(
        POT + (0, 0, 0.10), 0.055
    )
    bubbles = heap(
        [
            ball(POT + d, r)
            for d, r in (
                ((0, 0, 0.055), 0.055),
                ((0.03, -0.03, 0.11), 0.026),
                ((-0.04, 0, 0.10), 0.02),
                ((0.02, 0, 0.19), 0.018),
                ((-0.02, -0.02, 0.25), 0.013),
            )
        ]
    )
    beads = heap(
        [
            ball((0.17 * np.sin(a), 0.0 - 0.15 * np.cos(a) + 0.02, 0.98 - 0.08 * np.cos(a / 2)), 0.024)
            for a in np.radians(np.arange(-100, 101, 20))
        ]
    )
    plumes = ["gore", "venom", "violet_hi", "amber", "gore", "venom", "amber", "violet_hi", "gore"]
    pieces = [
        clay(body, 0.0085, 1500, BODY, painted, rough(0.005, 16, 2), detail=1.1),
        *fleshy_hands(STANCE, 1.35, 60, skin, 1.5, palms=((-0.2, -0.2, 1), (1, 0, 0))),
        clay(board.move(*MASK), 0.0085, 900, "head", mask_matter, rough(0.005, 30, 3, (1, 1, 0.25)), detail=1.6),
        clay(tusks.move(*MASK), 0.0075, 160, "head", bones),
        clay(anatomy.teeth(7, 0.075, 0.02, 0.045, 0.0, 0.05, 0.013, pointed=True).move(*(MASK + (0, -0.05, -0.21))),
             0.006, 120, "head", bones),
        clay(ellipsoid((0.085, -0.01, 0.075), (0.034, 0.02, 0.02)).turn(0, -14, 0).both().move(*MASK), 0.005, 80,
             "head", venom),
        clay(gear.shaft(0.05, 1.56, 0.024).move(*STAFF, 0), 0.008, 200, "handR", wood, rough(0.004, 24, 4)),
        clay(skulls, 0.0065, 480, "handR", bones, pitted(), detail=1.2),
        clay(horns, 0.007, 120, "handR", plain("char", "horn", "horn_hi")),
        clay(pot, 0.0075, 220, "handL", plain("char", "rust", "rust_hi"), pitted(0.003)),
        clay(bubbles, 0.0065, 160, "handL", venom),
        clay(beads, 0.0075, 260, "chest", bones),
        plate(sheet(34, 4, skirt(0.68, 0.24, [(0.2, 0.30), (0.68, 0.17)], 0.85, 17, 0.02, 0.0, (0, 0.03)), 0.4, 4,
             0.012, closed=True), ("root", "skirt1"), straw, rough(0.008, 40, 2, (1, 1, 0.1))),
        *(
            plate(_feather(np.radians(a), 0.42 - 0.0013 * abs(a), k), "head",
                  plain("black", "black", plumes[k], along=(0.4, 1, 0.4), grain=40, wear=0.2), None, 3, 60)
            for k, a in enumerate(np.linspace(-96, 96, 9))
        ),
    ]  # fmt: skip
    return Creature(pieces, STANCE.joints(), repertoire(STANCE, "spell", 0.85, sway=1.8), HUES["venom"])
