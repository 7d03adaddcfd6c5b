"""Blood Witch: a crescent of horns above pale hair, a wasp's waist, a gown that drips, ribbons of blood around her."""

import numpy as np

from assets.forge.clay import ball, ellipsoid
from assets.forge.enemies import anatomy, gear, heads
from assets.forge.enemies.cloth import sheet, skirt, sleeve
from assets.forge.enemies.matter import HUES, below, blotches, cloth, glowing, metal, near, pitted, plain, rough, step
from assets.forge.enemies.model import Creature
from assets.forge.enemies.noise import clouds
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import SIDES, SKIRT, Stance, pair
from assets.forge.enemies.solids import heap, rope
from assets.forge.enemies.surface import clay, plate

STANCE = Stance(
    hips=(0, 0.02, 1.10), chest=(0, 0.02, 1.24), neck=(0, -0.02, 1.66), head=(0, -0.06, 1.80), shoulder=pair(0.175,
         0.0, 1.55),
    elbow=((0.40, -0.02, 1.38), (-0.36, -0.02, 1.28)), wrist=((0.56, -0.26, 1.56), (-0.42, -0.30, 1.30)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.18, "turn": (4, -5, 0)}
GOWN = [(0.08, 0.50), (0.3, 0.36), (0.6, 0.235), (0.9, 0.20), (1.08, 0.175), (1.24, 0.112), (1.40, 0.155), (1.5, 0.165)]
ORB = np.array(STANCE.wrist[0]) + (0.06, -0.10, 0.26)


def _crescent():
    horn = rope(
        [(0.06, 0.03, 0.12), (0.24, 0.05, 0.16), (0.36, 0.06, 0.34), (0.33, 0.05, 0.56), (0.22, 0.03, 0.68)],
        [0.042, 0.05, 0.042, 0.026, 0.004],
        7,
    )
    return horn.both().blend(ellipsoid((0, -0.085, 0.115), (0.075, 0.04, 0.05)), 0.02)


def _ribbon(radius, low, high, turns, start, r):
    t = np.linspace(0, 1, 9)
    a = start + 2 * np.pi * turns * t
    points = np.stack(
        [radius * (1 + 0.25 * t) * np.sin(a), -radius * (1 + 0.25 * t) * np.cos(a), low + (high - low) * t], 1
    )
    return rope(points, r * np.sin(np.pi * np.clip(t * 0.94 + 0.04, 0, 1)) + 0.004, 5)


def creature():
    skin = plain("pale_lo", "pale", "pale_hi", "pale_hi", grain=9, mottle=0.16)
    painted = skin.over(near(anatomy.places(heads.EYE + (0, 0.01, 0), **HEAD), 0.016, 0.05), "blood", share=0.75)
    lips = np.array(HEAD["at"]) + 1.18 * np.array((0, -0.115, -0.082))
    painted = painted.over(near(lips, 0.014, 0.03), "gore").over(
        lambda p, n, c: (
            step(0.012, 0.006, np.abs(np.abs(p[:, 0]) - 0.042)) * step(1.80, 1.77, p[:, 2]) * (p[:, 1] < -0.1)
        ),
        "gore",
    )
    wet = below(0.75, 0.1)
    gown = cloth("black", "red", 3).over(wet, "blood", "gore", share=0.9)
    bodice = cloth("red_lo", "red_hi", 4).over(
        lambda p, n, c: step(0.012, 0.005, np.abs(p[:, 0])) * (p[:, 1] < 0), "gold_lo", "gold"
    )
    folds = rough(0.009, 18, 5, (1, 1, 0.2))
    blood = plain("blood", "blood", "gore", grain=10).over(blotches(7, -0.1, 0.3, 2), "gore", "crimson", glow=0.5)
    gold, light = metal("gold_lo", "gold", "gold_hi", 0.15, 5), glowing("crimson", "crimson_hot")
    silver = plain("stone_lo", "pale", "pale_hi", "pale_hi", along=(1, 1, 0.15), grain=40)
    torso = ellipsoid((0, 0, 1.24), (0.115, 0.10, 0.12)).blend(ellipsoid((0, 0.0, 1.46), (0.165, 0.115, 0.13)), 0.07)
    torso = torso.blend(ellipsoid((0.068, -0.085, 1.42), (0.072, 0.07, 0.075)).both(), 0.03).blend(
        heap([ball(p, 0.055) for p in STANCE.shoulder]), 0.05
    )
    neck = rope([(0, 0.0, 1.50), (0, -0.01, 1.62), (0, -0.03, 1.74)], [0.075, 0.048, 0.05]) | ellipsoid(
        (0, -0.02, 1.535), (0.14, 0.085, 0.05)
    )
    orb = ball(ORB, 0.085)
    drops = heap(
        [
            ball(ORB + d, r)
            for d, r in (
                ((0.12, 0, 0.1), 0.026),
                ((-0.1, -0.05, 0.13), 0.02),
                ((0.03, 0.05, 0.2), 0.017),
                ((0.1, -0.06, -0.1), 0.018),
            )
        ]
    )
    ribbons = heap([_ribbon(0.42, 0.45, 1.35, 1.15, 0.6, 0.036), _ribbon(0.50, 0.25, 1.0, 0.9, 3.6, 0.032)])
    pieces = [
        clay(anatomy.set_on(heads.face(0.55, 0.5, 0.5, chin=0.94), **HEAD), 0.0055, 640, "head", painted, detail=1.8),
        clay(anatomy.set_on(heads.eyeballs(0.0138), **HEAD), 0.0045, 70, "head", light),
        clay(anatomy.set_on(heads.hair(0.72, 0.115, 11, 4, 0.05), **HEAD), 0.008, 620, ("head", "cape1"), silver,
             rough(0.006, 40, 3, (1, 1, 0.1))),
        clay(anatomy.set_on(_crescent(), **HEAD), 0.0075, 420, "head", gold, pitted(0.002)),
        clay(anatomy.set_on(ball((0, -0.125, 0.118), 0.026), **HEAD), 0.006, 60, "head", light),
        clay(torso, 0.0085, 480, "chest", bodice, rough(0.003, 30, 2)),
        clay(neck, 0.0075, 160, "chest", skin),
        clay(gear.belt((0, 0, 1.12), 0.165, 1.2, 0.016, 0.6), 0.008, 140, "root", gold, pitted()),
        plate(sheet(28, 8, skirt(1.24, 0.10, GOWN, 0.86, depth=0.045, lean=0.10), 0.36, 4, 0.012, closed=True),
             SKIRT, gown, folds),
        clay(orb, 0.009, 140, "handL", blood.over(blotches(9, -0.3, 0.2, 5), "gore", "crimson", "crimson", glow=0.75),
             lambda p, n: 0.016 * clouds(p, 12, 3, 8)),
        clay(drops, 0.0065, 110, "handL", light),
        clay(ribbons, 0.0095, 640, ("root", "skirt1"), blood, rough(0.006, 20, 4)),
    ]  # fmt: skip
    for letter, i, side in SIDES:
        shoulder, elbow, wrist = STANCE.shoulder[i], STANCE.elbow[i], STANCE.wrist[i]
        arm = rope([shoulder, elbow, wrist], [0.052, 0.042, 0.03])
        hand = anatomy.hand(1.45, 20 if side > 0 else 30, 14, nail=1.3, thick=1.05, melt=0.006)
        way, palm = ((0.3, -0.7, 0.5), (0, 0.3, 1)) if side > 0 else ((-0.2, -1, -0.1), (0.4, 0, -1))
        drape = sleeve(shoulder, elbow, wrist, side, 0.07, 0.12, 0.5, 0.5)
        pieces += [
            clay(arm, 0.007, 170, (f"arm{letter}", f"fore{letter}"), skin),
            clay(anatomy.set_hand(hand, wrist, way, palm, side > 0), 0.006, 300, f"hand{letter}",
                 skin.over(near(wrist, 0.34, 0.22), "blood", "gore")),
            plate(sheet(14, 5, drape, 0.3, 7 + side, 0.010, closed=True), (f"arm{letter}", f"fore{letter}"), gown,
                 folds),
        ]  # fmt: skip
    motions = repertoire(STANCE, "spell", 1.0, hover=True)
    return Creature(pieces, STANCE.joints(legs=False), motions, HUES["crimson"], hovers=True)
