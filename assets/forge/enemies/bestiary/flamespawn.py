"""Flamespawn: a scream on fire; a cracked mask on a column of flames, fists of cinder, a crown of fire."""

import numpy as np

from assets.forge.clay import cone, ellipsoid
from assets.forge.enemies import anatomy
from assets.forge.enemies.matter import (
    HUES,
    Matter,
    both,
    clouds,
    cracked,
    cracks,
    glowing,
    layers,
    linear,
    near,
    plain,
    rough,
    step,
)
from assets.forge.enemies.model import Creature
from assets.forge.enemies.motion import swaying
from assets.forge.enemies.plans.gestures import repertoire
from assets.forge.enemies.plans.humanoid import SIDES, SKIRT, TORSO, Stance
from assets.forge.enemies.rig import Joint
from assets.forge.enemies.solids import flame, heap, rope
from assets.forge.enemies.surface import clay

STANCE = Stance(
    hips=(0, 0.06, 0.90), chest=(0, 0.04, 1.08), neck=(0, -0.06, 1.52), head=(0, -0.24, 1.66),
    shoulder=((0.32, 0.0, 1.44), (-0.32, 0.0, 1.44)), elbow=((0.66, 0.0, 1.22), (-0.64, 0.02, 1.34)),
    wrist=((0.76, -0.34, 1.06), (-0.78, -0.28, 1.52)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 2.0, "turn": (4, 0, 0)}


def _fire(p, n, c):
    """White-hot inside the body, orange on its crests, dark red at the tips: by height in waves and by curvature."""
    away = np.hypot(p[:, 0], p[:, 1])
    heat = (
        0.56
        - 0.30 * c
        - 0.35 * away
        + 0.75 * clouds(p * (1, 1, 0.4), 6, 3, 3)
        + 0.10 * step(0.3, 1.2, p[:, 2])
        - 0.5 * step(1.75, 2.25, p[:, 2])
    )
    hues = np.stack([linear(h) for h in ("red_lo", "gore", "ember", "lava", "lava_hot")])
    colour = np.stack([np.interp(heat, np.linspace(0, 1, 5), hues[:, k]) for k in range(3)], 1)
    return colour, np.clip(0.25 + 0.65 * heat, 0.2, 0.9)


def _mask():
    s = ellipsoid((0, 0.0, 0.02), (0.105, 0.10, 0.13)).blend(ellipsoid((0, -0.03, -0.10), (0.07, 0.07, 0.09)), 0.05)
    s = s.blend(cone((0.01, -0.10, 0.055), (0.08, -0.07, 0.10), 0.018, 0.02).both(), 0.015)
    s = s.carve(ellipsoid((0, 0, 0), (0.036, 0.07, 0.026)).turn(0, -26, 0).move(0.045, -0.09, 0.03).both(), 0.008)
    s = s.carve(ellipsoid((0, -0.09, -0.105), (0.042, 0.08, 0.068)), 0.01)
    return s.carve(ellipsoid((0, 0.03, 0.0), (0.085, 0.09, 0.12)), 0.01)


def creature():
    rng = np.random.default_rng(7)
    body = [
        ellipsoid((0, 0.02, 1.30), (0.29, 0.19, 0.24)), cone((0, 0.04, 1.2), (0, 0.06, 0.7), 0.21, 0.16),
             ellipsoid((0, 0.06, 0.52), (0.22, 0.20, 0.26)),
        cone((0, 0.0, 1.42), (0, -0.06, 1.66), 0.14, 0.15),
    ]  # fmt: skip
    for i in (0, 1):
        s, e, w = (np.array(p[i]) for p in (STANCE.shoulder, STANCE.elbow, STANCE.wrist))
        body += [cone(s, e, 0.14, 0.10), cone(e, w, 0.105, 0.13)]
        out = np.sign(s[0])
        body += [
            flame(s + (0.02 * out, 0.04, 0.06), (0.14 * out, 0.1), 0.42, 0.10),
            flame(e + (0, 0.03, 0.04), (0.12 * out, 0.14), 0.30, 0.075),
        ]
        body.append(flame(w * 0.6 + e * 0.4 + (0, 0, 0.04), (0.10 * out, 0.12), 0.24, 0.06))
    for a in np.radians(np.arange(0, 360, 40)):
        r = rng.uniform(0.20, 0.30)
        body.append(
            flame(
                (r * np.sin(a), 0.06 - r * np.cos(a), 0.24),
                (0.16 * np.sin(a + 0.6), -0.12 * np.cos(a)),
                rng.uniform(0.34, 0.55),
                0.085,
            )
        )
        x, y = 0.36 * np.sin(a + 0.3), 0.06 - 0.32 * np.cos(a + 0.3)
        body.append(
            rope(
                [
                    (x * 0.4, y * 0.4, 0.45),
                    (x * 0.9, y * 0.9, 0.22),
                    (x * 1.2, y * 1.2, 0.10),
                    (x * 1.5, y * 1.5, 0.34),
                ],
                [0.12, 0.09, 0.06, 0.006],
                4,
            )
        )
    crown = [
        flame((x, 0.0 + 0.04 * (k % 2), 1.72), (lean, 0.06), tall, 0.085)
        for k, (x, lean, tall) in enumerate(
            (
                (0, 0.05, 0.78),
                (0.09, 0.16, 0.58),
                (-0.10, -0.14, 0.62),
                (0.16, 0.28, 0.36),
                (-0.17, -0.30, 0.38),
                (0.04, -0.04, 0.5),
            )
        )
    ]
    fire = Matter(_fire)
    cinder = plain("black", "char", "hide_hi", grain=9, wear=0.5).over(
        cracks(3.6, 0.06, 5), "ember", "lava", "lava_hot", glow=0.9
    )
    crust = layers(rough(0.008, 14, 2), cracked(3.6, 0.06, 0.012, 5))
    licking = layers(rough(0.022, 7, 3, (1, 1, 0.4)), lambda p, n: 0.014 * clouds(p, 9, 2, 6))
    plates = [ellipsoid((0.19, -0.13, 1.26), (0.13, 0.07, 0.10)), ellipsoid((-0.13, -0.13, 1.34), (0.12, 0.07,
         0.13)), ellipsoid((0.07, -0.16, 1.08), (0.09, 0.05, 0.06)),
              ellipsoid((-0.07, -0.15, 0.98), (0.07, 0.05, 0.06)), ellipsoid((0.36, -0.02, 1.52), (0.13, 0.13,
                   0.08)), ellipsoid((-0.36, -0.02, 1.52), (0.13, 0.13, 0.08))]  # fmt: skip
    pieces = [
        clay(heap(body, 0.06), 0.0125, 2600, (*TORSO, *SKIRT), fire, licking, 2),
        clay(heap(crown, 0.04), 0.0105, 620, ("flame1", "flame2"), fire, licking),
        clay(anatomy.set_on(_mask(), **HEAD), 0.006, 760, "head", cinder.over(both(near(np.array(HEAD["at"]) + (0,
             -0.05, -0.03), 0.1, 0.16), lambda p, n, c: step(0.3, -0.2, -n[:, 1])), "ember", "lava", glow=0.8),
                  rough(0.006, 18, 2), detail=1.7),
        clay(anatomy.set_on(ellipsoid((0, 0.0, -0.02), (0.085, 0.055, 0.13)), **HEAD), 0.010, 120, "head",
             glowing("lava", "lava_hot", 0.95)),
        clay(heap(plates[:4]), 0.0085, 380, "chest", cinder, crust),
        clay(plates[4], 0.0085, 150, "armL", cinder, crust),
        clay(plates[5], 0.0085, 150, "armR", cinder, crust),
    ]  # fmt: skip
    for letter, i, side in SIDES:
        hand = anatomy.hand(2.7, 42 if side > 0 else 26, spread=13, thick=1.7, melt=0.014)
        way, palm = ((0.1, -0.8, -0.6), (-1, -0.2, 0)) if side > 0 else ((-0.1, -0.6, 0.8), (0.3, -0.8, -0.4))
        pieces.append(
            clay(
                anatomy.set_hand(hand, STANCE.wrist[i], way, palm, side > 0),
                0.0095,
                460,
                f"hand{letter}",
                cinder,
                crust,
            )
        )
    more = {
        "flame1": Joint((0, 0.0, 1.70), "head", (0, 0.04, 2.0)),
        "flame2": Joint((0, 0.03, 2.0), "flame1", (0, 0.06, 2.4)),
    }
    motions = repertoire(STANCE, "slam", 1.1, hover=True, also=swaying(("flame1", "flame2"), 8.0, 0.2, 2))
    return Creature(pieces, STANCE.joints(legs=False, **more), motions, HUES["lava"], hovers=True)
