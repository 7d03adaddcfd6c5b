"""Tomb Guardian: a knight of stone with a tomb's door for a shield, a crenellated helm and a hammer; runes of frost."""

import numpy as np

from assets.forge.clay import ball, box, cone, ellipsoid, half_space, rotation
from assets.forge.enemies import anatomy
from assets.forge.enemies.cloth import flap, sheet
from assets.forge.enemies.matter import (
    HUES,
    below,
    blotches,
    cloth,
    cracked,
    cracks,
    glowing,
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
from assets.forge.enemies.plans.humanoid import Stance, pair
from assets.forge.enemies.solids import heap, rope
from assets.forge.enemies.surface import clay, plate

STANCE = Stance(
    hips=(0, 0.02, 1.08), chest=(0, 0.03, 1.26), neck=(0, -0.04, 1.86), head=(0, -0.08, 2.02),
    shoulder=((0.42, 0.0, 1.76), (-0.42, 0.0, 1.76)), elbow=((0.56, -0.06, 1.36), (-0.60, 0.04, 1.36)),
    wrist=((0.46, -0.38, 1.22), (-0.66, -0.30, 1.20)), hip=pair(0.17, 0.02, 1.0),
    knee=((0.24, -0.10, 0.58), (-0.26, 0.0, 0.58)), ankle=((0.27, -0.02, 0.12), (-0.33, 0.12, 0.12)),
)  # fmt: skip
DOOR = {"at": (0.44, -0.50, 1.02), "turn": (-3, 3, 14)}
HAMMER = {"at": (-0.655, -0.46, 1.17), "turn": (8, -10, 0)}


def _helm():
    bucket = cone((0, 0, -0.1), (0, 0, 0.1), 0.165, 0.15).blend(box((0, 0, 0), (0.135, 0.14, 0.17), 0.03), 0.04)
    teeth = [
        box((0.125 * np.sin(a), 0.125 * np.cos(a), 0.24), (0.035, 0.035, 0.075), 0.008)
        for a in np.arange(8) * np.pi / 4
    ]
    band = cone((0, 0, 0.155), (0, 0, 0.175), 0.17)
    brow = box((0, -0.14, 0.055), (0.12, 0.035, 0.022), 0.008) | box((0, -0.16, -0.04), (0.022, 0.03, 0.11), 0.008)
    slit = box((0, -0.18, 0.015), (0.105, 0.06, 0.018), 0.006)
    return heap([bucket, band & half_space((0, 0, 1), 0.2), *teeth, brow]) - (
        slit - box((0, -0.18, 0), (0.018, 0.2, 0.1))
    )


def _door():
    arch = box((0, 0, -0.12), (0.34, 0.05, 0.62), 0.02) | (
        ellipsoid((0, 0, 0.48), (0.34, 0.05, 0.30)) & half_space((0, 0, -1), -0.45)
    )
    frame = arch - box((0, -0.05, -0.12), (0.27, 0.03, 0.56), 0.01) - ellipsoid((0, -0.05, 0.46), (0.26, 0.03, 0.22))
    cross = box((0, -0.035, 0.05), (0.042, 0.028, 0.46), 0.01) | box((0, -0.035, 0.26), (0.2, 0.028, 0.042), 0.01)
    skull = anatomy.skull(1).scale(0.92).move(0, -0.05, 0.27)
    studs = [ball((x, -0.05, z), 0.028) for x in (-0.305, 0.305) for z in (-0.66, -0.4, -0.14, 0.12, 0.38)]
    whole = heap([frame, cross, skull, *studs])
    return whole - ball((0.37, 0, 0.66), 0.16) - ball((-0.38, 0, -0.58), 0.10)


def _hammer():
    head = (
        box((0, 0, 0.82), (0.24, 0.12, 0.13), 0.025)
        | box((0.17, 0, 0.82), (0.05, 0.145, 0.155), 0.015)
        | box((-0.17, 0, 0.82), (0.05, 0.145, 0.155), 0.015)
    )
    return (
        head.blend(cone((0, 0, 0.93), (0, 0, 1.08), 0.06, 0.01), 0.02)
        | cone((0, 0, -0.5), (0, 0, 0.8), 0.036, 0.04)
        | ball((0, 0, -0.5), 0.06)
    )


def _rune(p, n, c):
    q = (p - DOOR["at"]) @ rotation(*DOOR["turn"])
    column = step(0.016, 0.008, np.abs(np.abs(q[:, 0]) - 0.155 - 0.03 * np.sign(np.sin(q[:, 2] * 34)))) * step(
        0.5, 0.45, np.abs(q[:, 2] + 0.1)
    )
    return column * step(0.2, 0.5, -n @ rotation(*DOOR["turn"])[:, 1])


def creature():
    seams = cracks(3.6, 0.05, 5, blotches(2.2, -0.1, 0.25, 4))
    stone = plain("stone_lo", "stone", "stone_hi", grain=7).over(
        blotches(5, 0.12, 0.45, 6), "moss_lo", "moss", share=0.6
    )
    stone = stone.over(below(0.6, 0.0), "soil", share=0.55).over(seams, "frost", "frost_hot", glow=0.7, share=0.9)
    hewn = layers(rough(0.010, 10, 2), pitted(0.003, 30), cracked(3.6, 0.06, 0.012, 5, blotches(2.2, -0.1, 0.25, 4)))
    door = (
        plain("stone_lo", "stone", "stone_hi", grain=9)
        .over(blotches(4, 0.0, 0.4, 9), "verdigris", "moss", share=0.5)
        .over(_rune, "frost", "frost_hot", glow=0.9)
    )
    iron, frost = metal(rust=0.75, seed=3), glowing("frost", "frost_hot")
    shoulder = heap(
        [
            box((0.05, 0, 0.02), (0.19, 0.18, 0.10), 0.05),
            box((0.05, 0, 0.10), (0.12, 0.12, 0.07), 0.03),
            cone((0.05, 0, 0.14), (0.08, 0, 0.30), 0.07, 0.03),
        ],
        0.02,
    )
    rags, folds = cloth("dun_lo", "dun", 3, below(0.7, 0.35)), rough(0.009, 22, 5, (1, 1, 0.25))
    pieces = [
        *plates(STANCE, stone, hewn, 1.3, square=1.0, step=0.0115, triangles=0.8, hands=(1.9, 66)),
        clay(_helm().scale(1.16).move(*STANCE.head), 0.0085, 620, "head", stone, pitted(0.004, 24), detail=1.4),
        clay(box((0, -0.135, 0.015), (0.1, 0.02, 0.016), 0.008).scale(1.16).move(*STANCE.head), 0.006, 60, "head",
             frost),
        clay(shoulder.turn(0, 12, 0).move(*STANCE.shoulder[0]), 0.0115, 240, "armL", stone, hewn),
        clay(shoulder.turn(0, 12, 0).mirror().move(*STANCE.shoulder[1]), 0.0115, 240, "armR", stone, hewn),
        clay(anatomy.set_on(_door(), **DOOR), 0.0105, 1150, "handL", door, layers(rough(0.005, 12, 7),
             pitted(0.002)), detail=1.2),
        clay(anatomy.set_on(_hammer(), **HAMMER), 0.0105, 420, "handR", stone.where(lambda p, n, c: (p[:,
             2] < 1.72).astype(float), iron), rough(0.008, 12, 7)),
        plate(sheet(11, 5, flap(-38, 38, 1.05, 0.62, 0.25), 0.5, 3, 0.012), "skirt1", rags, folds),
        clay(rope([(0.3, -0.24, 1.58), (0.02, -0.30, 1.42), (-0.28, -0.22, 1.22)], 0.03), 0.010, 120, "chest", iron,
             lambda p, n: 0.008 * np.sin(p[:, 0] * 110)),
    ]  # fmt: skip
    motions = repertoire(STANCE, "hammer", 1.7, sway=0.5, guard={"armL": (-24, -4, -34), "foreL": (-16, 0, -10)})
    return Creature(pieces, STANCE.joints(), motions, HUES["frost"])
