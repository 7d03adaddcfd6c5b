"""Plague Shaman: a beaked mask under a brimmed hat, hunched below a frame of cages and flasks, a censer on a crook."""

import numpy as np

from assets.forge.clay import ball, box, cone, ellipsoid
from assets.forge.enemies import anatomy, heads
from assets.forge.enemies.cloth import mantle, sheet, skirt, sleeve
from assets.forge.enemies.matter import HUES, below, blotches, bone, cloth, glowing, metal, near, pitted, plain, rough
from assets.forge.enemies.model import Creature
from assets.forge.enemies.plans import rat
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import SIDES, SKIRT, Stance, fleshy_hands
from assets.forge.enemies.rig import Joint
from assets.forge.enemies.solids import heap, rope
from assets.forge.enemies.surface import clay, plate

STANCE = Stance(
    hips=(0, 0.12, 0.92), chest=(0, 0.12, 1.06), neck=(0, -0.20, 1.44), head=(0, -0.36, 1.54),
    shoulder=((0.25, -0.06, 1.36), (-0.25, -0.06, 1.36)), elbow=((0.42, -0.12, 1.08), (-0.46, -0.08, 1.12)),
    wrist=((0.34, -0.44, 1.04), (-0.54, -0.38, 1.16)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.32, "turn": (-9, 0, -6)}
ROBE = [(0.02, 0.44), (0.3, 0.37), (0.7, 0.29), (0.95, 0.24), (1.1, 0.25), (1.3, 0.29), (1.42, 0.17)]
STAFF = (-0.55, -0.55)
HOOK = np.array((-0.40, -0.66, 1.98))
LENS = np.array((0.045, -0.10, 0.035))


def _cage(at, size):
    """Bars, floor and ring of a cage."""
    w, h = 0.5 * size, 0.62 * size
    bars = [cone((w * x, w * y, -h), (w * x, w * y, h), 0.012) for x in (-1, 0, 1) for y in (-1, 1)]
    bars += [cone((w * x, 0, -h), (w * x, 0, h), 0.012) for x in (-1, 1)]
    slabs = [box((0, 0, z), (w + 0.02, w + 0.02, 0.016), 0.006) for z in (-h, h)]
    return heap([*bars, *slabs]).move(*at)


def creature():
    frayed = below(0.5, 0.02)
    robe = (
        cloth("moss_lo", "dun", 3)
        .over(blotches(4, 0.1, 0.5, 5), "moss_lo", "moss", share=0.7)
        .over(frayed, "black", share=0.85)
    )
    leather = plain("black", "dun_lo", "dun", "dun_hi", grain=16)
    mask = plain("dun_lo", "horn", "bone", "bone_hi", grain=10).over(blotches(7, 0.15, 0.5, 4), "dun_lo", share=0.6)
    mask = mask.over(near(anatomy.places(LENS, **HEAD), 0.045, 0.052), "gold_lo", "gold")
    folds = rough(0.010, 18, 5, (1, 1, 0.22))
    venom, wood = glowing("venom", "venom_hot"), plain("bark_lo", "bark", "bark_hi", along=(1, 1, 0.2), grain=26)
    iron, brass = metal(rust=0.7, seed=4), metal("gold_lo", "gold", "gold_hi", 0.4, 5, ("marrow", "verdigris"))
    hat = heap(
        [
            ellipsoid((0, 0.02, 0.10), (0.27, 0.29, 0.022)).turn(-6, 5, 0),
            cone((0, 0.03, 0.10), (0.0, 0.07, 0.24), 0.125, 0.10),
            ellipsoid((0, 0.03, 0.12), (0.14, 0.15, 0.03)),
        ],
        0.02,
    )
    frame = heap([
        cone((0.26, 0.22, 0.95), (0.34, 0.30, 2.06), 0.024), cone((-0.26, 0.22, 0.95), (-0.34, 0.30, 2.06), 0.024),
        cone((-0.50, 0.30, 2.0), (0.50, 0.30, 2.0), 0.024), cone((-0.40, 0.28, 1.56), (0.40, 0.28, 1.56), 0.022),
             cone((-0.3, 0.24, 1.12), (0.3, 0.24, 1.12), 0.022),
    ])  # fmt: skip
    cages = heap([_cage((0.44, 0.24, 1.70), 0.36), _cage((-0.46, 0.24, 1.66), 0.32), _cage((0.0, 0.36, 1.80), 0.40)])
    flasks = [
        ((0.30, 0.12, 1.26), 0.075),
        ((-0.33, 0.14, 1.24), 0.065),
        ((-0.20, 0.20, 1.42), 0.05),
        ((0.15, -0.22, 0.92), 0.05),
        ((-0.17, -0.20, 0.90), 0.042),
    ]
    glass = heap([ball(at, r) for at, r in flasks])
    necks = heap([cone(np.array(at) + (0, 0, r * 0.8), np.array(at) + (0, 0, r * 1.7), r * 0.36) for at, r in flasks])
    crook = rope(
        [
            (*STAFF, 0.05),
            (STAFF[0] + 0.02, STAFF[1], 0.9),
            (*STAFF, 1.6),
            (-0.60, -0.56, 1.98),
            (-0.50, -0.64, 2.16),
            (-0.40, -0.66, 2.06),
        ],
        [0.02, 0.026, 0.026, 0.026, 0.024, 0.014],
        7,
    )
    chain = heap([ellipsoid(HOOK + (0, 0, 0.06 - 0.05 * i), (0.016, 0.016, 0.026)) for i in range(4)])
    censer = (ball(HOOK - (0, 0, 0.24), 0.095) | cone(HOOK - (0, 0, 0.15), HOOK - (0, 0, 0.08), 0.05, 0.01)) - heap(
        [
            ball(HOOK - (0, 0, 0.24) + 0.095 * np.array((np.sin(a), -np.cos(a), 0)), 0.028)
            for a in np.arange(8) * np.pi / 4
        ]
    )
    caged = rat.carved(
        plain("fur_lo", "fur", "fur_hi"), plain("flesh_lo", "flesh"), bone(1), venom, triangles=0.5, step=0.0085
    )
    pieces = [
        clay(anatomy.set_on(heads.beak(0.36, 0.14), **HEAD), 0.0062, 720, "head", mask, rough(0.003, 30, 2),
             detail=1.6),
        clay(anatomy.set_on(ball(LENS + (0, -0.008, 0), 0.027).both(), **HEAD), 0.006, 100, "head", venom, detail=1.3),
        clay(anatomy.set_on(heads.hood((0, 0.12, 0.12), (0.10, 0.14), 0.024, 0.15), **HEAD), 0.0085, 420, "head",
             robe, folds),
        clay(anatomy.set_on(hat, **HEAD), 0.008, 420, "head", leather, rough(0.005, 14, 3)),
        plate(sheet(26, 7, skirt(1.42, 0.03, ROBE, 0.85, depth=0.04, lean=0.0, centre=(0, 0.05)), 0.3, 4, 0.012,
             closed=True), ("chest", *SKIRT), robe, folds),
        plate(sheet(20, 5, mantle(1.46, 0.38, 0.34, 0.85, 0.13, -0.06), 0.5, 8, closed=True), "chest", leather, folds),
        clay(frame, 0.009, 360, "frame", wood, rough(0.005, 30, 2)),
        clay(cages, 0.0068, 760, "frame", iron, smooth=1),
        clay(glass, 0.008, 240, "chest", plain("moss", "venom", "venom_hot").over(blotches(12, -0.2, 0.3, 4),
             "venom", "venom_hot", glow=0.75)),
        clay(necks, 0.007, 120, "chest", brass),
        clay(crook, 0.008, 320, "handR", wood, rough(0.004, 26, 4)),
        clay(chain, 0.0065, 90, "handR", iron),
        clay(censer, 0.007, 240, "handR", brass, pitted()),
        clay(ball(HOOK - (0, 0, 0.24), 0.075), 0.008, 60, "handR", venom),
        *fleshy_hands(STANCE, 1.35, 45, leather, 1.5, palms=((-0.4, 0.2, 1), (1, 0, 0))),
    ]  # fmt: skip
    for k, (at, turn) in enumerate((((0.44, 0.24, 1.52), (0, 0, 20)), ((-0.46, 0.24, 1.50), (-10, 0, -14)))):
        pieces += [rat.placed(piece, 0.72 - 0.05 * k, turn, at, "frame") for piece, part in caged if part != "tail"]
    for letter, i, side in SIDES:
        drape = sleeve(STANCE.shoulder[i], STANCE.elbow[i], STANCE.wrist[i], side, 0.09, 0.13, 0.26, 0.8)
        pieces.append(
            plate(
                sheet(14, 5, drape, 0.15, 7 + side, 0.010, closed=True), (f"arm{letter}", f"fore{letter}"), robe, folds
            )
        )
    joints = STANCE.joints(legs=False, frame=Joint((0, 0.2, 1.2), "chest"))
    return Creature(pieces, joints, repertoire(STANCE, "spell", 1.2, sway=1.2), HUES["venom"])
