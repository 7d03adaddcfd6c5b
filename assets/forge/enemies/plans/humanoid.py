"""What walks, or hovers, upright: a stance of points, the joints at them, and bodies of bone, flesh and armour."""

from dataclasses import dataclass, fields, replace

import numpy as np

from assets.forge.clay import ball, cone, ellipsoid
from assets.forge.enemies import anatomy
from assets.forge.enemies.matter import bone, pitted
from assets.forge.enemies.rig import Joint
from assets.forge.enemies.solids import heap
from assets.forge.enemies.surface import clay

SIDES = (("L", 0, 1), ("R", 1, -1))
"""Letter of a side, its place in the pairs of a stance, and the sign of its x."""

BODY = ("root", "chest", "armL", "foreL", "armR", "foreR", "thighL", "shinL", "thighR", "shinR")
TORSO = ("root", "chest", "armL", "foreL", "armR", "foreR")
SKIRT = ("root", "skirt1", "skirt2")
CAPE = ("chest", "cape1", "cape2")
"""Joints that flesh, robes and capes bend with."""


def pair(x, y, z):
    """A point and its mirror image."""
    return ((x, y, z), (-x, y, z))


def _times(point, s):
    return tuple(_times(p, s) if isinstance(p, tuple) else p * s for p in point)


@dataclass(frozen=True, slots=True)
class Stance:
    """Where the joints are in the fighting stance, in metres; pairs are (left, right). By default 1.9 m tall."""

    hips: tuple = (0, 0, 0.98)
    chest: tuple = (0, 0.05, 1.12)
    neck: tuple = (0, 0.0, 1.58)
    head: tuple = (0, -0.085, 1.705)
    shoulder: tuple = pair(0.235, 0.0, 1.475)
    elbow: tuple = ((0.35, 0.02, 1.21), (-0.36, 0.07, 1.22))
    wrist: tuple = ((0.24, -0.20, 1.12), (-0.43, -0.17, 1.10))
    hip: tuple = pair(0.105, 0.0, 0.93)
    knee: tuple = ((0.185, -0.13, 0.52), (-0.20, -0.04, 0.51))
    ankle: tuple = ((0.215, -0.07, 0.10), (-0.27, 0.11, 0.10))

    def scaled(self, s):
        """The same stance, `s` times as large."""
        return replace(self, **{f.name: _times(getattr(self, f.name), s) for f in fields(self)})

    def joints(self, legs=True, **more):
        """Joints by name: root, chest, head, jaw, arms, skirt, cape, legs unless it hovers, and `more`."""
        hips, chest, neck, head = (np.array(p, float) for p in (self.hips, self.chest, self.neck, self.head))
        low = 0.12 if legs else 0.05
        back = np.array([0, 0.18, 0]) + neck
        made = {
            "root": Joint(tuple(hips), None, tuple(hips + (0, 0, 0.1))),
            "chest": Joint(tuple(chest), "root", tuple(neck - (0, 0, 0.1))),
            "head": Joint(tuple(neck), "chest", tuple(head + (0, 0, 0.1))),
            "jaw": Joint(tuple(head + (0, 0.03, -0.03)), "head", tuple(head + (0, -0.1, -0.1))),
            "skirt1": Joint(tuple(hips), "root", (hips[0], hips[1] + 0.02, hips[2] * 0.62)),
            "skirt2": Joint((hips[0], hips[1] + 0.02, hips[2] * 0.62), "skirt1", (hips[0], hips[1] + 0.08, low)),
            "cape1": Joint(tuple(back), "chest", (0, back[1] + 0.15, 0.62 * back[2])),
            "cape2": Joint((0, back[1] + 0.15, 0.62 * back[2]), "cape1", (0, back[1] + 0.3, 0.15 * back[2])),
        }
        for letter, i, _ in SIDES:
            made[f"arm{letter}"] = Joint(self.shoulder[i], "chest", self.elbow[i])
            made[f"fore{letter}"] = Joint(self.elbow[i], f"arm{letter}", self.wrist[i])
            made[f"hand{letter}"] = Joint(self.wrist[i], f"fore{letter}")
            if legs:
                made[f"thigh{letter}"] = Joint(self.hip[i], "root", self.knee[i])
                made[f"shin{letter}"] = Joint(self.knee[i], f"thigh{letter}", self.ankle[i])
        return made | more


def bony_limbs(stance, size=1.0, seed=0, hands=(1.3, 70, 0.0), legs=True, dirt=1.0, upper=True):
    """Arms, hands and legs of a skeleton; `hands` is their size, curl and the length of their nails."""
    pieces = []
    grip, curl, nail = hands
    for letter, i, side in SIDES:
        shoulder, elbow, wrist = (np.array(p[i]) for p in (stance.shoulder, stance.elbow, stance.wrist))
        step = 0.0072 * size
        if upper:
            upper_arm = anatomy.long_bone(shoulder, elbow, 0.030 * size)
            pieces.append(clay(upper_arm, step, 110, f"arm{letter}", bone(seed + 7 + side, dirt), pitted(seed=seed)))
        apart = np.array((0.019, 0, 0.012)) * size
        inner = anatomy.long_bone(elbow + apart * 0.6, wrist + apart, 0.0185 * size)
        outer = anatomy.long_bone(elbow - apart * 0.6, wrist - apart, 0.0185 * size)
        pieces.append(clay(inner | outer, step, 150, f"fore{letter}", bone(seed + 10 + side, dirt), pitted(seed=seed)))
        hand = anatomy.set_hand(anatomy.hand(grip, curl, nail=nail, spread=7 if curl > 50 else 14),
                                wrist, (0, -1, -0.35), (-side, 0, 0), side > 0)  # fmt: skip
        pieces.append(clay(hand, 0.0055 * size, 280, f"hand{letter}", bone(seed + 13, dirt), pitted(0.001)))
        if not legs:
            continue
        hip, knee, ankle = (np.array(p[i]) for p in (stance.hip, stance.knee, stance.ankle))
        thigh = anatomy.long_bone(hip, knee, 0.037 * size).blend(ball(knee + (0, -0.035 * size, 0), 0.038 * size), 0.02)
        pieces.append(clay(thigh, step, 150, f"thigh{letter}", bone(seed + 16 + side, dirt), pitted(seed=seed)))
        apart = np.array((0.022 * side, 0.012, 0)) * size
        shin = anatomy.long_bone(knee, ankle, 0.030 * size)
        shin = shin | cone(knee + apart * 1.2 - (0, 0, 0.03), ankle + apart * 1.3, 0.0145 * size)
        shin = shin | anatomy.bony_foot(ankle, 1.3 * size)
        pieces.append(clay(shin, 0.0065 * size, 330, f"shin{letter}", bone(seed + 19 + side, dirt), pitted(seed=seed)))
    return pieces


def bony_trunk(stance, size=1.0, seed=0, ribs=(0.195, 0.125, 0.0195), broken=(), matter=None, dirt=1.0):
    """Pelvis, spine and ribs of a skeleton, bent as the stance is; `ribs` are width, depth and thickness."""
    hips, neck = np.array(stance.hips), np.array(stance.neck)
    tall = neck[2] - hips[2]
    width, depth, thick = ribs
    line = [hips + (0, 0.06, 0.02), hips + (0, 0.045, tall * 0.23), (hips + neck) / 2 + (0, 0.085, tall * 0.07),
            neck + (0, 0.06, -tall * 0.19), neck]  # fmt: skip
    low, high = hips[2] + 0.31 * tall, hips[2] + 0.82 * tall
    cage = anatomy.ribcage(low, high, 6, width, depth, thick, broken)
    middle = hips + (neck - hips) * 0.6
    cage = cage.move(0, middle[1] + 0.03, 0)
    step = 0.0072 * size
    return [
        clay(anatomy.pelvis(hips + (0, 0.015, 0.005), 1.1 * size), step, 220, "root", bone(seed + 1, dirt), pitted()),
        clay(anatomy.spine(line, 9, 0.034 * size, 0.05 * size), step, 420, "chest", bone(seed + 2, dirt), pitted()),
        clay(cage, 0.0062 * size, 1100, "chest", matter or bone(seed + 3, dirt), pitted(seed=seed)),
    ]


def flesh(stance, bulk=1.0, arms=(0.075, 0.06, 0.045), legs=(0.11, 0.075, 0.055), belly=0.0, chest=1.0, feet=1.0):
    """A body of flesh without head and hands: trunk and limbs melted together. Radii at shoulder, elbow, wrist; …"""
    hips, neck = np.array(stance.hips, float), np.array(stance.neck, float)
    wide = abs(stance.shoulder[0][0] - stance.shoulder[1][0]) / 2
    tall = neck[2] - hips[2]
    at = [hips + (neck - hips) * t for t in (0.05, 0.3, 0.68)]
    parts = [
        ellipsoid(at[0], (0.155 * bulk, 0.12 * bulk, 0.15 * bulk)),
        ellipsoid(at[1] + (0, -0.5 * belly * bulk, 0), ((0.14 + belly) * bulk, (0.11 + belly) * bulk, tall * 0.34)),
        ellipsoid(at[2], (wide * 0.88 * chest, 0.135 * bulk * chest, tall * 0.34)),
        cone(at[2], neck + (0, -0.02, 0.05), 0.09 * bulk, 0.065 * bulk),
    ]
    for _, i, _ in SIDES:
        shoulder, elbow, wrist = (np.array(p[i], float) for p in (stance.shoulder, stance.elbow, stance.wrist))
        a, b, c = arms
        parts += [
            cone(at[2] + (0, 0, 0.1), shoulder, 0.1 * bulk, a),
            ball(shoulder, a * 1.25),
            cone(shoulder, elbow, a, b),
            ellipsoid((shoulder + elbow) / 2 + (0, -0.01, 0), (a * 1.1, a * 1.1, a * 1.5)),
            cone(elbow, elbow * 0.6 + wrist * 0.4, b, b * 1.02),
            cone(elbow * 0.6 + wrist * 0.4, wrist, b * 1.02, c),
        ]
        if legs:
            hip, knee, ankle = (np.array(p[i], float) for p in (stance.hip, stance.knee, stance.ankle))
            a, b, c = legs
            calf = knee * 0.62 + ankle * 0.38 + (0, 0.02, 0)
            heel, toe = ankle + (0, 0.03 * feet, -0.045), ankle + (0, -0.15 * feet, -0.06)
            parts += [
                cone(hip, knee, a, b), cone(knee, ankle, b, c), ball(calf, b * 1.02),
                cone(heel, toe, 0.05 * feet, 0.04 * feet),
            ]  # fmt: skip
    return heap(parts, 0.05 * bulk)


def fleshy_hands(stance, size, curl, matter, thick=1.7, nail=0.0, palms=None, pointing=(0, -1, -0.35), relief=None):
    """Both hands of flesh as pieces; `palms` are the ways the palms look, (left, right)."""
    pieces = []
    for letter, i, side in SIDES:
        palm = palms[i] if palms else (-side, 0, 0)
        way = pointing[i] if isinstance(pointing[0], tuple) else pointing
        shape = anatomy.set_hand(
            anatomy.hand(size, curl, nail=nail, thick=thick, melt=0.008, spread=12),
            stance.wrist[i],
            way,
            palm,
            side > 0,
        )
        pieces.append(clay(shape, 0.0065 * max(size / 1.3, 1), 300, f"hand{letter}", matter, relief))
    return pieces
