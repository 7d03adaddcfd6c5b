"""Plague Rat: one rat as large as a dog, bloated, its back a field of boils, its jaws full of fangs."""

import numpy as np

from assets.forge.clay import ball, cone, ellipsoid
from assets.forge.enemies import heads
from assets.forge.enemies.matter import HUES, blotches, bone, both, cracks, glowing, layers, near, pitted, plain, rough
from assets.forge.enemies.model import Creature
from assets.forge.enemies.plans import rat
from assets.forge.enemies.plans.beast import HIDE, Frame, repertoire
from assets.forge.enemies.solids import heap, rope
from assets.forge.enemies.surface import clay

SIZE = 2.5
FRAME = Frame(
    fore=((0.17, -0.28, 0.34), (0.20, -0.34, 0.22), (0.21, -0.40, 0.11), (0.22, -0.50, 0.03)),
    hind=((0.20, 0.42, 0.32), (0.27, 0.30, 0.20), (0.28, 0.28, 0.09), (0.28, 0.05, 0.03)),
    neck=(0, -0.26, 0.42), head=tuple(SIZE * rat.HEAD),
    tail=((0, 0.62, 0.30), (0.06, 0.86, 0.12), (0.34, 1.06, 0.10), (0.66, 0.98, 0.22), (0.74, 0.80, 0.44)),
)  # fmt: skip


def creature():
    mange = blotches(3.0, 0.05, 0.3, 11)
    fur = plain("fur_lo", "fur", "fur_hi", grain=22, along=(1, 0.35, 1)).over(mange, "flesh_lo", "flesh", "pale")
    hide = fur.over(both(cracks(9, 0.14, 6), mange), "moss", "venom", glow=0.5)
    eye = SIZE * (rat.HEAD + (0.042, -0.092, 0.028))
    eyes = (eye, eye * (-1, 1, 1))
    face = fur.over(near(eyes, 0.03, 0.085), "gore", share=0.6, glow=0.1).over(
        near(SIZE * (rat.HEAD + (0, -0.16, -0.06)), 0.03, 0.10), "moss_hi", "venom", share=0.7, glow=0.3
    )
    naked, ivory = plain("flesh_lo", "flesh", "pale", grain=30), bone(3, 0.5)
    pelt = layers(rough(0.014, 22, 3, (1, 0.35, 1)), rough(0.012, 6, 5))
    body = rat.body(1.42).scale(SIZE).blend(ellipsoid((0, 0.16, 0.56), (0.30, 0.36, 0.30)), 0.10)
    rng = np.random.default_rng(4)
    boils = [ball(SIZE * rat.HEAD + at, r) for at, r in (((0.10, -0.10, 0.16), 0.04), ((-0.13, -0.18, 0.10), 0.032))]
    for _ in range(19):
        a, y = rng.uniform(-1.35, 1.35), rng.uniform(-0.16, 0.5)
        rise = 1 - 2.2 * (y - 0.16) ** 2
        boils.append(ball((0.33 * np.sin(a) * rise, y, 0.54 + 0.33 * np.cos(a) * rise), rng.uniform(0.05, 0.10)))
    fangs = heads.snout_teeth(-0.165, -0.09, 0.012, 0.03, 0, 0.028, 4, r=0.006).move(*(rat.HEAD + (0, 0, -0.038)))
    grown = SIZE * 1.22
    shift = SIZE * rat.HEAD * (1 - 1.22)

    def head_part(solid):
        return solid.scale(grown).move(*shift)

    pieces = [
        clay(body, 0.0105, 1900, HIDE, hide, pelt, 2),
        clay(head_part(rat.head(1.3)), 0.0085, 900, "head", face, rough(0.009, 26, 3, (1, 0.4, 1)), detail=1.6),
        clay(head_part(rat.eyes(0.0115)), 0.006, 100, "head", glowing("crimson", "crimson_hot")),
        clay(head_part(rat.teeth(1.0)), 0.006, 90, "head", ivory),
        clay(head_part(fangs), 0.006, 160, "head", ivory, smooth=1),
        clay(rat.claws().scale(SIZE), 0.006, 200, ("pawL", "pawR", "footL", "footR"), ivory),
        clay(rope(FRAME.tail, [0.085, 0.06, 0.045, 0.032, 0.010], 7), 0.009, 420, ("tail1", "tail2"), naked,
             lambda p, n: 0.004 * np.sin(np.linalg.norm(p, axis=1) * 160)),
        clay(heap(boils), 0.0105, 700, ("chest", "hips", "neck"), plain("flesh", "rot_hi",
             "moss_hi").over(blotches(13, 0.0, 0.4, 2), "venom", "venom_hot", glow=0.75), pitted(0.003)),
        clay(heap([cone(SIZE * (rat.HEAD + (0.02 * s, -0.17, -0.02)), SIZE * (rat.HEAD + (0.10 * s, -0.16 + 0.02 * k,
             -0.02 + 0.03 * k)), 0.0075, 0.004) for s in (1, -1) for k in (-1, 0, 1)]), 0.006, 90, "head", ivory,
                  smooth=0),
    ]  # fmt: skip
    return Creature(pieces, FRAME.joints(), repertoire(0.42, 0.9), HUES["venom"], turn=30)
