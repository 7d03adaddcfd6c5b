"""Hellhound: a black hide split by lava, ram's horns, long fangs, shards along the back."""

import numpy as np

from assets.forge.clay import ball, box, cone, ellipsoid, rotation
from assets.forge.enemies import anatomy
from assets.forge.enemies.matter import (
    HUES,
    Matter,
    blotches,
    bone,
    both,
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
from assets.forge.enemies.noise import clouds
from assets.forge.enemies.plans.beast import HIDE, Frame, repertoire
from assets.forge.enemies.solids import heap, rope, spike
from assets.forge.enemies.surface import clay

FRAME = Frame()
HEAD = {"at": (0, -0.86, 1.09), "size": 1.22, "turn": (10, 0, 0)}
EYE = np.array([0.087, -0.203, 0.041])
TOES = (-0.062, -0.021, 0.021, 0.062)


def _heat(p, n, c):
    warm = clouds(p, 2.6, 2, 21) + 0.6 * step(0.15, -0.5, p[:, 1]) * step(0.5, 0.9, p[:, 2])
    return step(-0.05, 0.35, warm) * step(0.12, 0.4, p[:, 2])


def _head():
    s = ellipsoid((0, -0.09, 0.02), (0.135, 0.17, 0.125))
    s = s.blend(ellipsoid((0.095, -0.08, -0.045), (0.07, 0.11, 0.075)).both(), 0.04)
    s = s.blend(box((0, -0.29, -0.012), (0.074, 0.135, 0.062), 0.045), 0.07)
    s = s.blend(ellipsoid((0, -0.415, 0.018), (0.058, 0.035, 0.038)), 0.025)
    s = s.blend(cone((0.025, -0.235, 0.066), (0.135, -0.11, 0.128), 0.032, 0.042).both(), 0.025)
    s = s.blend(cone((0.045, -0.40, -0.025), (0.07, -0.22, -0.03), 0.03, 0.035).both(), 0.03)
    s = s.blend(cone((0, -0.40, 0.04), (0, -0.2, 0.085), 0.022, 0.03), 0.03)
    s = s.carve(ellipsoid((0, 0, 0), (0.042, 0.05, 0.028)).turn(0, -24, 28).move(0.098, -0.212, 0.043).both(), 0.012)
    s = s.carve(ball((0.028, -0.448, 0.018), 0.015).both(), 0.008)
    for i in range(3):
        wrinkle = cone((0.02, -0.27 - 0.045 * i, 0.055 - 0.008 * i), (0.085, -0.25 - 0.045 * i, 0.015), 0.009)
        s = s.carve(wrinkle.both(), 0.012)
    s = s.carve(ellipsoid((0, -0.30, -0.075), (0.05, 0.17, 0.035)), 0.02)
    ear = rope([(0.10, -0.01, 0.09), (0.165, 0.05, 0.17), (0.185, 0.13, 0.20)], [0.045, 0.035, 0.006])
    return s.blend(ear.both(), 0.03)


def _jaw():
    bow = [(0.085, -0.06, -0.07), (0.075, -0.20, -0.125), (0.05, -0.34, -0.125), (0.0, -0.41, -0.115)]
    return (
        rope(bow, [0.042, 0.036, 0.031, 0.036])
        .both(0.02)
        .blend(ellipsoid((0, -0.22, -0.125), (0.07, 0.17, 0.022)), 0.025)
    )


def _fangs(upper):
    row = []
    sizes = ((-0.415, 0.034, 0.125, 0.0195), (-0.36, 0.055, 0.06, 0.014), (-0.315, 0.062, 0.05, 0.013),
             (-0.27, 0.068, 0.055, 0.014), (-0.22, 0.075, 0.045, 0.013), (-0.435, 0.012, 0.035, 0.010))  # fmt: skip
    for y, x, length, r in sizes:
        if upper:
            row.append(spike((x, y, -0.045), (x * 1.1, y - 0.012, -0.05 - length), r, (0, -0.008, 0)))
        else:
            tip = (x * 0.95, y + 0.03, -0.115 + length * 0.85)
            row.append(spike((x * 0.9, y + 0.035, -0.115), tip, r * 0.95, (0, -0.006, 0)))
    return heap(row).both()


def _iris(p, n, c):
    q = (p - HEAD["at"]) @ rotation(*HEAD["turn"]) / HEAD["size"]
    q[:, 0] = np.abs(q[:, 0])
    slit = step(0.0065, 0.003, np.abs(((q - EYE) @ rotation(0, -24, 28))[:, 0] - 0.004))
    return linear("lava_hot") * (1 - 0.97 * slit)[:, None], 1 - 0.97 * slit


def _shards():
    shards = []
    heights = (1.26, 1.24, 1.24, 1.17, 1.08, 1.07, 1.09, 1.05)
    for i, (y, z) in enumerate(zip((-0.78, -0.55, -0.36, -0.15, 0.05, 0.25, 0.45, 0.62), heights, strict=True)):
        tall = 0.22 * np.sin(np.pi * (i + 1.6) / 10) + 0.05
        sides = (-0.055, 0.055) if i in (1, 2, 3) else (0,)
        shards += [spike((x, y, z - 0.06), (x * 2.4, y + tall * 0.65, z + tall * 0.9), 0.047) for x in sides]
    return heap(shards)


def creature():
    hide = plain("hide_lo", "hide", "hide_hi", grain=10)
    lava = both(cracks(6.2, 0.13, 7), _heat)
    body = hide.over(both(cracks(6.2, 0.24, 7), _heat), "red_lo", "ember", share=0.4).over(
        lava, "ember", "lava", "lava_hot", glow=0.9, grain=9
    )
    skin = hide.over(both(cracks(11.8, 0.10, 4), blotches(5, -0.1, 0.3, 9)), "lava", "lava_hot", glow=0.8)
    skin = skin.over(near(anatomy.places(EYE, **HEAD), 0.03, 0.065), "lava", glow=0.5, share=0.6)
    horn = plain("char", "horn", "horn_hi", grain=22, wear=0.55)
    relief = layers(rough(0.012, 9, 5), rough(0.004, 30, 2), cracked(6.2, 0.14, 0.017, 7, _heat))
    curl = [
        (0.085, -0.06, 0.11),
        (0.17, 0.02, 0.22),
        (0.25, 0.16, 0.27),
        (0.27, 0.32, 0.25),
        (0.21, 0.42, 0.33),
        (0.15, 0.45, 0.45),
    ]
    trunk = FRAME.trunk().blend(FRAME.legs(), 0.07).blend(FRAME.tail_rope(), 0.06)
    claws = heap([anatomy.paw_claws(leg[3]) for leg in (FRAME.fore, FRAME.hind)]).both()
    lower = {"at": HEAD["at"], "size": HEAD["size"], "turn": (34, 0, 0)}
    eyes = ellipsoid((0, 0, 0), (0.031, 0.035, 0.018)).turn(0, -24, 28).move(*EYE).both()
    pieces = [
        clay(trunk, 0.0095, 2500, HIDE, body, relief, 3),
        clay(anatomy.set_on(_head(), **HEAD), 0.0055, 950, "head", skin, rough(0.006, 18, 3), detail=1.5),
        clay(anatomy.set_on(_jaw(), **lower), 0.0055, 280, "jaw", skin, rough(0.004, 22, 3)),
        clay(anatomy.set_on(ellipsoid((0, -0.19, -0.075), (0.058, 0.15, 0.020)), **lower), 0.008, 60, "jaw",
             glowing("lava", "lava_hot", 0.55)),
        clay(anatomy.set_on(_fangs(True), **HEAD), 0.0042, 280, "head", bone(3, 0.6)),
        clay(anatomy.set_on(_fangs(False), **lower), 0.0042, 240, "jaw", bone(4, 0.6)),
        clay(anatomy.set_on(eyes, **HEAD), 0.0045, 140, "head", Matter(_iris), detail=2.0),
        clay(anatomy.set_on(anatomy.horn(curl, 0.06).both(), **HEAD), 0.006, 380, "head", horn,
             anatomy.rings(np.array(HEAD["at"]))),
        clay(claws, 0.0048, 420, ("pawL", "pawR", "footL", "footR"), horn),
        clay(_shards(), 0.0075, 400, ("chest", "neck", "hips"), horn, rough(0.006, 20, 4)),
    ]  # fmt: skip
    return Creature(pieces, FRAME.joints(), repertoire(0.88), HUES["lava"], turn=26)
