"""Archdemon: wings that fill the hall, ram's horns, hooves, a furnace in the chest, a burning blade."""

import numpy as np

from assets.forge.clay import ball, cone, ellipsoid, rotation
from assets.forge.enemies import anatomy, gear
from assets.forge.enemies.cloth import flap, sheet
from assets.forge.enemies.matter import (
    HUES,
    below,
    blotches,
    bone,
    both,
    cloth,
    cracked,
    cracks,
    edges,
    glowing,
    hollow,
    layers,
    metal,
    near,
    pitted,
    plain,
    rough,
    step,
)
from assets.forge.enemies.model import Creature
from assets.forge.enemies.plans import wings
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import BODY, SIDES, Stance, flesh, pair
from assets.forge.enemies.rig import Joint
from assets.forge.enemies.solids import flame, heap, rope, spike
from assets.forge.enemies.surface import clay, plate

STANCE = Stance(
    hips=(0, 0.10, 1.16), chest=(0, 0.08, 1.36), neck=(0, -0.14, 2.02), head=(0, -0.28, 2.16),
    shoulder=((0.46, -0.04, 1.90), (-0.46, -0.04, 1.90)), elbow=((0.74, -0.04, 1.46), (-0.72, 0.04, 1.46)),
    wrist=((0.72, -0.42, 1.34), (-0.78, -0.36, 1.30)), hip=pair(0.17, 0.10, 1.08),
    knee=((0.32, -0.18, 0.74), (-0.32, -0.08, 0.74)), ankle=((0.32, 0.16, 0.38), (-0.38, 0.28, 0.38)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.62, "turn": (8, 0, 0)}
SWORD = {"at": (-0.79, -0.50, 1.26), "turn": (10, -18, 0)}
EYE = np.array((0.046, -0.118, 0.016))
HEART = np.array((0, -0.26, 1.70))


def _head():
    s = ellipsoid((0, 0.0, 0.03), (0.105, 0.125, 0.11)).blend(ellipsoid((0, -0.07, -0.055), (0.08, 0.085, 0.075)), 0.05)
    s = s.blend(ellipsoid((0, -0.14, -0.055), (0.05, 0.05, 0.042)), 0.035).blend(
        cone((0.012, -0.135, 0.03), (0.10, -0.08, 0.08), 0.022, 0.026).both(), 0.014
    )
    s = s.carve(ellipsoid((0, 0, 0), (0.032, 0.04, 0.016)).turn(0, -22, 0).move(*EYE).both(), 0.008).carve(
        ball((0.018, -0.19, -0.045), 0.011).both(), 0.006
    )
    return s.blend(spike((0.10, 0.0, 0.0), (0.20, 0.05, 0.02), 0.03).both(), 0.02)


def _jaw():
    bow = rope([(0.08, -0.0, -0.06), (0.065, -0.09, -0.125), (0.0, -0.145, -0.14)], [0.03, 0.028, 0.032]).both(0.02)
    beard = [
        spike((x, -0.12 + abs(x), -0.15), (x * 1.3, -0.17 + abs(x), -0.27 + abs(x)), 0.018)
        for x in (-0.055, -0.028, 0, 0.028, 0.055)
    ]
    return bow.blend(ellipsoid((0, -0.07, -0.13), (0.06, 0.08, 0.02)), 0.02).blend(heap(beard), 0.012)


def _ablaze(fire, horn, shoulder, wrist, tips):
    """His second phase: wings and back on fire, a mane of flames, and two more horns that break from his brow."""
    pieces = []
    for letter, s in (("L", 1), ("R", -1)):
        side = np.array((s, 1, 1))
        arm = [np.array(shoulder) * (1 - t) + np.array(wrist) * t for t in np.linspace(0.15, 1, 8)]
        burning = [flame(p * side, (0.10 * s, 0.06), 0.34 + 0.16 * (k % 2), 0.066) for k, p in enumerate(arm)]
        pieces.append(clay(heap(burning, 0.02), 0.0125, 360, f"wing{letter}", fire))
        edge = [np.array(wrist) * (1 - t) + np.array(tips[0]) * t for t in np.linspace(0.15, 0.95, 6)]
        burning = [flame(p * side, (0.14 * s, 0.05), 0.32 + 0.14 * (k % 2), 0.056) for k, p in enumerate(edge)]
        pieces.append(clay(heap(burning, 0.02), 0.0125, 300, f"tip{letter}", fire))
    mane = [
        flame((x, 0.06 + 0.4 * abs(x), 2.16 - 0.5 * abs(x)), (0.9 * x, 0.10), 0.78 - 0.8 * abs(x), 0.08)
        for x in (0, 0.12, -0.12, 0.25, -0.25, 0.38, -0.38)
    ]
    brow = [(0.05, -0.10, 0.10), (0.07, -0.20, 0.18), (0.09, -0.22, 0.30), (0.07, -0.16, 0.42)]
    return [
        *pieces,
        clay(heap(mane, 0.03), 0.0125, 420, "chest", fire),
        clay(anatomy.set_on(anatomy.horn(brow, 0.044).both(), **HEAD), 0.0085, 220, "head", horn),
    ]


def creature():
    veins = blotches(2.6, -0.05, 0.25, 4)
    hide = (
        plain("black", "demon_lo", "demon", "demon_hi", grain=8)
        .over(below(1.1, 0.3), "black", share=0.8)
        .over(both(edges(0.4, 1.0), blotches(5, 0, 0.4, 8)), "demon_hi", share=0.4)
    )
    hide = hide.over(both(cracks(4.4, 0.09, 9), veins), "ember", "lava", "lava_hot", glow=0.85)
    furnace = hide.over(near(HEART, 0.13, 0.34), "ember", share=0.6, glow=0.35).over(
        both(near(HEART, 0.20, 0.30), cracks(7, 0.2, 3)), "lava", "lava_hot", glow=0.95
    )
    face = hide.over(near(anatomy.places(EYE, **HEAD), 0.03, 0.08), "ember", share=0.6, glow=0.4).over(
        hollow(-0.2, -0.8), "black", share=0.6
    )
    muscle = layers(rough(0.014, 8, 3), rough(0.005, 26, 5), cracked(4.4, 0.09, 0.010, 9, veins))
    horn, iron = plain("black", "char", "horn", "horn_hi", wear=0.6), metal("black", "iron_lo", "iron", 0.4, 4)
    fire = glowing("lava", "lava_hot")
    body = flesh(STANCE, 1.62, (0.135, 0.10, 0.075), (0.185, 0.12, 0.075), belly=-0.01, chest=1.12, feet=0.0)
    pecs = ellipsoid((0.17, -0.20, 1.78), (0.19, 0.12, 0.14)).both(0.04)
    ridges = [ellipsoid((0.075 * s, -0.205, z), (0.07, 0.05, 0.06)) for s in (1, -1) for z in (1.50, 1.38, 1.27)]
    body = body.blend(pecs, 0.06).blend(heap(ridges), 0.04).blend(ellipsoid((0, 0.10, 1.98), (0.36, 0.22, 0.18)), 0.10)
    shanks = []
    hooves = {}
    for letter, i, _ in SIDES:
        x, y, z = STANCE.ankle[i]
        shanks += [cone((x, y, z), (x, y - 0.16, 0.12), 0.085, 0.085), spike((x, y, z), (x, y + 0.14, z + 0.12), 0.05)]
        hooves[letter] = heap(
            [cone((x + d, y - 0.20, 0.12), (x + 1.7 * d, y - 0.30, 0.045), 0.075, 0.062) for d in (-0.045, 0.045)]
        )
    tail = rope(
        [(0, 0.24, 1.12), (0.16, 0.50, 0.86), (0.56, 0.62, 0.62), (0.96, 0.46, 0.66), (1.10, 0.28, 0.98)],
        [0.12, 0.085, 0.065, 0.05, 0.02],
    )
    barb = heap(
        [
            spike((1.10, 0.28, 0.94), (1.12, 0.22, 1.26), 0.08),
            spike((1.10, 0.28, 0.98), (1.26, 0.28, 1.02), 0.04),
            spike((1.10, 0.28, 0.98), (0.95, 0.28, 1.04), 0.04),
        ]
    )
    body = (
        body.blend(heap(shanks, 0.03), 0.05)
        .blend(tail, 0.06)
        .carve(ellipsoid(HEART + (0, -0.02, 0), (0.055, 0.09, 0.12)), 0.03)
    )
    ram = [
        (0.085, 0.0, 0.10),
        (0.20, 0.07, 0.17),
        (0.31, 0.10, 0.08),
        (0.31, 0.0, -0.06),
        (0.25, -0.10, -0.08),
        (0.24, -0.17, 0.02),
        (0.29, -0.22, 0.12),
    ]
    flames = [
        rope(
            [
                (x, 0.02, 0.10),
                (x * 1.2 + 0.02, 0.04, 0.20),
                (x * 1.3 - 0.02, 0.03, 0.27 - abs(x)),
                (x * 1.7, 0.05, 0.40 - 1.3 * abs(x)),
            ],
            [0.04, 0.034, 0.02, 0.004],
        )
        for x in (0, 0.055, -0.055, 0.10, -0.10)
    ]
    teeth = anatomy.teeth(8, 0.062, 0.07, -0.085, -0.105, 0.045, 0.010, pointed=True)
    tusks = spike((0.055, -0.12, -0.12), (0.075, -0.16, -0.01), 0.016).both()
    lower = {"at": HEAD["at"], "size": HEAD["size"], "turn": (20, 0, 0)}
    blade = gear.blade(1.35, 0.13, 0.025, tip=0.22, belly=0.25, chips=0.45, curve=0.12, n=14, seed=5)

    def burning(p, n, c):
        q = (p - SWORD["at"]) @ rotation(*SWORD["turn"])
        return step(0.03, 0.11, np.abs(q[:, 0] - 0.06 * (q[:, 2] / 1.35) ** 2))

    spikes = [
        ((0.0, y, 0.08), (0.08 + 0.06 * k, y * 1.8, 0.46 - 0.10 * k), 0.055, (-0.06, 0, 0.03))
        for k, y in enumerate((0.0, -0.10, 0.10))
    ]
    pauldron = gear.pauldron((0.23, 0.21, 0.15), 2, spikes)
    membrane = plain("black", "demon_lo", "demon", grain=6).over(
        both(cracks(3.0, 0.06, 2), blotches(1.6, -0.1, 0.3, 5)), "ember", "lava", glow=0.6
    )
    shoulder, wrist = (0.22, 0.26, 1.92), (1.02, 0.44, 2.58)
    tips = [(1.66, 0.46, 2.06), (1.50, 0.44, 1.30), (1.02, 0.42, 0.92), (0.55, 0.36, 0.86)]
    rags, folds = cloth("red_lo", "red", 3, below(0.9, 0.5)), rough(0.011, 18, 5, (1, 1, 0.22))
    pieces = [
        clay(body, 0.0125, 2900, (*BODY, "tail"), furnace, muscle, 2, detail=1.1),
        clay(ellipsoid(HEART + (0, 0.035, 0), (0.06, 0.05, 0.12)), 0.009, 80, "chest", fire),
        clay(anatomy.set_on(_head(), **HEAD), 0.0075, 760, "head", face, rough(0.005, 22, 3), detail=1.7),
        clay(anatomy.set_on(_jaw(), **lower), 0.0075, 360, "jaw", face, rough(0.004, 22, 3), detail=1.2),
        clay(anatomy.set_on(ellipsoid((0, 0, 0), (0.028, 0.02, 0.0135)).turn(0, -22, 0).move(*EYE).both(), **HEAD),
             0.0055, 90, "head", fire),
        clay(anatomy.set_on(teeth, **HEAD), 0.006, 160, "head", bone(2, 0.4)),
        clay(anatomy.set_on(tusks, **lower), 0.006, 90, "jaw", bone(3, 0.4)),
        clay(anatomy.set_on(anatomy.horn(ram, 0.075).both(), **HEAD), 0.0085, 620, "head", horn,
             anatomy.rings(np.array(HEAD["at"]), 0.008, 60)),
        clay(anatomy.set_on(heap(flames, 0.01), **HEAD), 0.0075, 300, "head", glowing("ember", "lava_hot", 0.85)),
        clay(barb, 0.0095, 140, "tail", horn),
        *(clay(hooves[s], 0.0095, 180, f"shin{s}", horn, pitted(0.002)) for s in "LR"),
        *wings.wings(shoulder, wrist, tips, horn, membrane, 0.06, 0.13, 0.0125, 1.2, rough(0.01, 8, 3),
                     root=(0.16, 0.28, 1.25)),
        plate(gear.placed(blade, **SWORD), "handR", iron.over(burning, "ember", "lava", "lava_hot", glow=0.9),
             pitted(0.001, 20), 4, 25, 1.2),
        clay(anatomy.set_on(gear.hilt(0.30, 0.24, 0.028), **SWORD), 0.0085, 240, "handR", iron, pitted()),
        clay(pauldron.mirror().move(*STANCE.shoulder[1]), 0.0095, 420, "armR", iron, pitted(0.003)),
        clay(pauldron.move(*STANCE.shoulder[0]), 0.0095, 420, "armL", iron, pitted(0.003)),
        clay(gear.belt((0, 0.08, 1.16), 0.30, 1.3, 0.03, 0.6) | gear.skull_lump(0.11).move(0, -0.18, 1.16), 0.0095,
             420, "root", iron.where(near((0, -0.2, 1.15), 0.12, 0.14), bone(4)), pitted()),
        plate(sheet(11, 5, flap(-40, 40, 1.14, 0.56, 0.27, flat=0.55), 0.5, 3, 0.012), "skirt1", rags, folds),
    ]  # fmt: skip
    for letter, i, side in SIDES:
        hand = anatomy.hand(
            2.2, 26 if side > 0 else 64, spread=13, thick=1.75, melt=0.014, nail=1.1 if side > 0 else 0.5
        )
        way, palm = ((0.25, -0.8, 0.3), (-0.2, 0.1, 1)) if side > 0 else ((0, -1, -0.2), (1, 0, 0))
        claws = hide.over(near(np.array(STANCE.wrist[i]) + 0.4 * np.array(way), 0.05, 0.2), "black", share=0.8)
        pieces.append(
            clay(
                anatomy.set_hand(hand, STANCE.wrist[i], way, palm, side > 0),
                0.0095,
                420,
                f"hand{letter}",
                claws,
                rough(0.005, 20, 2),
            )
        )
    palm_fire = np.array(STANCE.wrist[0]) + (0.06, -0.24, 0.22)
    ball_of_fire = heap(
        [
            ball(palm_fire, 0.10),
            rope([palm_fire, palm_fire + (0.03, 0, 0.16), palm_fire + (-0.02, 0, 0.30)], [0.09, 0.05, 0.005]),
            spike(palm_fire, palm_fire + (0.10, 0, 0.20), 0.06),
            spike(palm_fire, palm_fire + (-0.09, 0, 0.17), 0.06),
        ],
        0.03,
    )
    pieces.append(clay(ball_of_fire, 0.0095, 200, "handL", fire, rough(0.014, 12, 3)))
    more = wings.joints(shoulder, wrist) | {"tail": Joint((0, 0.24, 1.12), "root", (1.0, 0.4, 0.7))}
    call = {"wingL": (0, -16, 20), "wingR": (0, 16, -20), "tipL": (0, -10, 14), "tipR": (0, 10, -14)}

    def beating(t):
        w = np.sin(2 * np.pi * t)
        return {"wingL": (0, 5 * w, 4 * w), "wingR": (0, -5 * w, -4 * w), "tipL": (0,
             6 * np.sin(2 * np.pi * (t - 0.12)), 0),
                "tipR": (0, -6 * np.sin(2 * np.pi * (t - 0.12)), 0), "tail": (0, 0, 6 * w)}  # fmt: skip

    motions = repertoire(STANCE, "slash", 1.9, sway=0.7, call=call, also=beating)
    burning = _ablaze(glowing("ember", "lava_hot", 0.9), horn, shoulder, wrist, tips)
    return Creature(pieces, STANCE.joints(**more), motions, HUES["lava"], wrath=HUES["amber"], wrath_parts=burning)
