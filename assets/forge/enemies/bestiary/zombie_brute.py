"""Zombie Brute: a hump full of spears behind a sunk head, one arm swollen, a grave cross as club."""

from assets.forge.clay import ball, box, cone, ellipsoid
from assets.forge.enemies import anatomy, heads
from assets.forge.enemies.cloth import flap, sheet
from assets.forge.enemies.matter import (
    HUES,
    below,
    blotches,
    bone,
    both,
    cloth,
    glowing,
    hollow,
    layers,
    metal,
    near,
    pitted,
    plain,
    rough,
)
from assets.forge.enemies.model import Creature
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import BODY, Stance, flesh, pair
from assets.forge.enemies.solids import heap, rope
from assets.forge.enemies.surface import clay, plate

STANCE = Stance(
    hips=(0, 0.06, 0.92), chest=(0, 0.06, 1.10), neck=(0, -0.22, 1.60), head=(0.02, -0.40, 1.64),
    shoulder=((0.46, -0.10, 1.56), (-0.40, -0.06, 1.60)), elbow=((0.74, -0.04, 1.06), (-0.62, 0.04, 1.20)),
    wrist=((0.72, -0.34, 0.60), (-0.60, -0.34, 1.06)), hip=pair(0.17, 0.05, 0.86),
    knee=((0.27, -0.10, 0.48), (-0.27, -0.02, 0.48)), ankle=((0.30, -0.02, 0.10), (-0.34, 0.14, 0.10)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.36, "turn": (6, 8, 6)}
CROSS = {"at": (-0.60, -0.46, 1.03), "turn": (10, -16, 0)}
WOUND = (-0.20, -0.24, 1.26)


def _spears():
    stuck = (
        ((-0.16, 0.10, 1.72), (-0.42, 0.34, 2.36)),
        ((0.10, 0.16, 1.80), (0.16, 0.46, 2.52)),
        ((0.30, 0.10, 1.66), (0.62, 0.36, 2.18)),
    )
    return heap([cone(a, b, 0.024) for a, b in stuck])


def _cross():
    beams = [box((0, 0, 0.34), (0.052, 0.042, 0.62), 0.014), box((0, -0.01, 0.68), (0.27, 0.036, 0.05), 0.012)]
    return heap([*beams, box((0, 0, 0.68), (0.07, 0.056, 0.07), 0.01)])


def creature():
    hide = plain("rot_lo", "rot", "rot_hi", grain=9).over(blotches(5, 0.05, 0.4, 3), "flesh_lo", "flesh", share=0.7)
    hide = hide.over(both(blotches(8, 0.2, 0.5, 8), hollow(0.2, -0.4)), "gore", share=0.8).over(
        below(0.5, 0.0), "soil", share=0.6
    )
    hide = hide.over(near(WOUND, 0.07, 0.17), "blood", "gore")
    lit = hide.over(near(anatomy.places(heads.EYE, **HEAD), 0.012, 0.04), "venom", share=0.5, glow=0.4)
    body = flesh(STANCE, 1.5, (0.125, 0.10, 0.075), (0.165, 0.115, 0.085), belly=0.045, feet=1.35)
    body = body.blend(ellipsoid((0.04, 0.12, 1.60), (0.36, 0.24, 0.24)), 0.12)
    swollen = [
        cone(STANCE.elbow[0], STANCE.wrist[0], 0.135, 0.15),
        ball((0.78, -0.12, 0.92), 0.16),
        ball((0.66, -0.14, 1.34), 0.15),
    ]
    body = body.blend(heap(swollen, 0.06), 0.06).carve(ellipsoid(WOUND, (0.12, 0.10, 0.13)), 0.03)
    ribs = heap(
        [
            rope([(-0.30, -0.12, z), (-0.22, -0.235, z - 0.01), (-0.08, -0.25, z - 0.04)], 0.017)
            for z in (1.20, 1.27, 1.34)
        ]
    )
    rot = layers(rough(0.012, 7, 2), rough(0.004, 26, 4))
    palms = ((-1, 0, 0), (1, 0, 0.2))
    grip = anatomy.hand(1.6, 70, thick=1.9, melt=0.01)
    paw = anatomy.hand(2.5, 22, spread=13, thick=1.55, melt=0.02, nail=0.7)
    rags, folds = cloth("dun_lo", "dun_hi", 3, below(0.75, 0.3)), rough(0.009, 22, 5, (1, 1, 0.25))
    wood = plain("bark_lo", "bark", "bark_hi", along=(1, 1, 0.15), grain=34)
    pieces = [
        clay(body, 0.0105, 2900, BODY, hide, rot, 3),
        clay(anatomy.set_on(heads.face(1.0, 0.9, 0.0, gape=0.7), **HEAD), 0.0058, 700, "head", lit, rough(0.004, 26,
             3), detail=1.7),
        clay(anatomy.set_on(anatomy.teeth(7, 0.030, 0.03, -0.072, -0.108, 0.016, 0.006), **HEAD), 0.0045, 120,
             "head", bone(3)),
        clay(anatomy.set_on(heads.eyeballs(0.014), **HEAD), 0.0045, 70, "head", glowing("venom", "venom_hot")),
        clay(ribs, 0.0075, 200, "chest", bone(3), pitted()),
        clay(anatomy.set_hand(paw, STANCE.wrist[0], (0.05, -0.3, -1), palms[0], True), 0.0095, 480, "handL", hide, rot),
        clay(anatomy.set_hand(grip, STANCE.wrist[1], (0, -1, -0.2), palms[1]), 0.008, 320, "handR", hide,
             rough(0.004, 26, 3)),
        clay(anatomy.set_on(_cross(), **CROSS), 0.0095, 420, "handR", wood, rough(0.008, 26, 2, (1, 1, 0.2))),
        clay(_spears(), 0.0085, 220, "chest", wood),
        clay(rope([(0.30, -0.08, 1.72), (0.10, -0.36, 1.42), (-0.22, -0.22, 1.06)], 0.024), 0.009, 140, "chest",
             metal(rust=0.9), pitted()),
        plate(sheet(13, 5, flap(-62, 62, 0.96, 0.52, 0.26, flat=0.86), 0.6, 3, 0.012), "skirt1", rags, folds),
        plate(sheet(13, 5, flap(112, 248, 0.96, 0.5, 0.26, flat=0.5), 0.6, 5, 0.012), "skirt1", rags, folds),
    ]  # fmt: skip
    motions = repertoire(STANCE, "slam", 1.5, sway=0.8, call={"handR": (30, 0, 0)})
    return Creature(pieces, STANCE.joints(), motions, HUES["venom"])
