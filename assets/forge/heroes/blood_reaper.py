"""Blood Reaper: a hooded executioner in torn dark red, bone for a face, a scythe larger than himself.

From the opened vein of his free hand the blood winds up to the blade.
"""

from dataclasses import replace

import numpy as np

from assets.forge.cards import matter as m
from assets.forge.cards.forms import curve, melt, motes, orb, strand, vec
from assets.forge.clay import ball, cone, ellipsoid, half_space, spline
from assets.forge.enemies import anatomy, gear, heads
from assets.forge.enemies.cloth import cape, flap, mantle
from assets.forge.enemies.matter import (
    below,
    blotches,
    bone,
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
from assets.forge.enemies.plans.humanoid import SIDES, Stance, flesh, pair
from assets.forge.enemies.solids import heap, rope
from assets.forge.heroes.studio import Hero, View, laid, sculpted
from assets.forge.heroes.wardrobe import FOLDS, cloth, woven
from assets.forge.painting import BLOOD

STANCE = Stance(
    hips=(0, 0.03, 1.04), chest=(0, 0.03, 1.18), neck=(0, -0.02, 1.64), head=(0, -0.11, 1.78),
    shoulder=pair(0.28, 0.0, 1.55), elbow=((0.50, -0.04, 1.30), (-0.53, -0.03, 1.30)),
    wrist=((0.56, -0.34, 1.24), (-0.60, -0.27, 1.46)), hip=pair(0.12, 0.02, 0.97),
    knee=((0.23, -0.15, 0.56), (-0.20, -0.06, 0.56)), ankle=((0.27, -0.12, 0.10), (-0.29, 0.10, 0.10)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.14, "turn": (15, 0, 10)}
EYE = np.array((0.040, -0.108, 0.004))
SHAFT = np.array([(-0.47, -0.47, 0.03), (-0.565, -0.43, 1.44), (-0.62, -0.40, 2.34)])
ARC = ((-0.72, -0.40, 2.28), (-0.40, -0.42, 2.49), (0.05, -0.44, 2.50), (0.48, -0.46, 2.30), (0.80, -0.48, 1.90))
"""The middle of the blade from the shaft to its point."""
BREADTH = (0.13, 0.20, 0.21, 0.15, 0.004)
IRON = metal("black", "iron_lo", "iron", 0.2, 6, ("black", "red_lo", "gore"))
HIDE = plain("black", "dun_lo", "hide_hi", grain=12).over(edges(0.4, 1.0), "dun", share=0.4)


def _blade():
    """The blade as polygons, and the line of its edge."""
    middle = spline(ARC, 10)
    ahead = np.gradient(middle, axis=0)
    inward = np.stack([ahead[:, 2], 0 * ahead[:, 1], -ahead[:, 0]], 1)
    inward /= np.linalg.norm(inward, axis=1)[:, None]
    broad = np.interp(np.linspace(0, 1, len(middle)), np.linspace(0, 1, len(BREADTH)), BREADTH)[:, None]
    notch = 1 - 0.10 * (np.random.default_rng(4).uniform(size=broad.shape) > 0.72)
    edge, back = middle + inward * broad * 0.62 * notch, middle - inward * broad * 0.38
    thick = vec(0, 0.016, 0)
    rings = np.stack([edge, middle + thick, back + thick * 1.3, back - thick * 1.3, middle - thick], 1)
    return gear.loft(rings), edge


def _scythe():
    """Shaft, blade, and the skull where they meet."""
    (blade, edge), line, head = _blade(), spline(SHAFT, 8), SHAFT[2]
    edge = curve(edge, 200)
    steel = metal("black", "iron_lo", "iron_hi", 0.2, 4, ("black", "blood", "gore"))
    wet = steel.over(near(edge, 0.012, 0.050), "gore", "crimson", glow=0.5)
    wet = wet.over(near(edge, 0.0, 0.012), "crimson_hot", glow=0.8)
    wood = plain("black", "char", "horn", along=(1, 1, 0.2), grain=24, wear=0.6)
    rings = [ellipsoid(line[k], (0.036, 0.036, 0.026)) for k in (1, 2, 8, 10, 14, 15)]
    claws = [
        rope([head, head + (-0.10, 0, 0.10 * s), head + (-0.24, 0.0, 0.10 * s + 0.05)], [0.05, 0.035, 0.005])
        for s in (-1, 1)
    ]
    collar = heap([cone(head + (-0.06, 0, -0.10), head + (0.06, 0, 0.07), 0.062), *claws], 0.02)
    skull = anatomy.skull(1.6).scale(0.62).turn(0, 0, -14).move(*(head + (0.0, -0.07, -0.03)))
    return [
        sculpted(rope(SHAFT, [0.024, 0.028, 0.026], 8), 0.005, wood, rough(0.005, 30, 4, (1, 1, 0.2))),
        sculpted(heap(rings), 0.005, steel, pitted(0.002), 0.4, 0.8),
        laid(blade, wet, pitted(0.0006, 26), 0.32, 0.75, 4, 28),
        sculpted(collar, 0.005, steel, pitted(0.003), 0.4, 0.8),
        sculpted(skull, 0.0034, bone(6), pitted(0.001)),
    ]


def _mask():
    """A long face of bone, in the frame of `anatomy.skull`: slanted sockets, two slits for a nose, a row of teeth."""
    s = ellipsoid((0, 0.0, 0.03), (0.092, 0.11, 0.115))
    s = s.blend(ellipsoid((0, -0.045, -0.07), (0.060, 0.062, 0.105)), 0.05)
    s = s.blend(cone((0.014, -0.108, 0.026), (0.080, -0.070, 0.052), 0.011, 0.010).both(), 0.024)
    s = s.blend(cone((0.058, -0.078, -0.022), (0.084, -0.01, -0.004), 0.018, 0.012).both(), 0.02)
    s = s.carve(ellipsoid((0, 0, 0), (0.031, 0.055, 0.020)).turn(0, -22, 0).move(*EYE).both(), 0.008)
    s = s.carve(cone((0.010, -0.130, -0.050), (0.004, -0.118, -0.012), 0.010, 0.006).both(), 0.004)
    s = s.carve(ellipsoid((0.060, -0.075, -0.085), (0.020, 0.035, 0.040)).both(), 0.016)
    gaps = [
        cone((x, -0.128 + 4 * x * x, -0.092), (x * 0.9, -0.122 + 4 * x * x, -0.146), 0.0034)
        for x in np.linspace(-0.036, 0.036, 8)
    ]
    return s.carve(heap([*gaps, cone((-0.042, -0.122, -0.119), (0.042, -0.122, -0.119), 0.0035)]), 0.003)


def _tear(p, n, c):
    """Blood down the mask from the left eye."""
    return step(0.012, 0.006, np.abs(p[:, 0] - 0.040 - 0.006 * np.sin(p[:, 2] * 40))) * step(1.79, 1.76, p[:, 2])


def _head():
    """The mask in its hood."""
    sockets = near(anatomy.places(EYE + (0, 0.03, 0), **HEAD), 0.02, 0.050)
    mask = bone(1, 0.5).over(sockets, "black", "red_lo", share=0.95).over(_tear, "gore")
    cowl = cloth("red_lo", "#3a0d0f", "red", seed=5, along=0.3)
    cowl = cowl.over(hollow(-0.1, -0.8), "black", share=0.7).over(edges(0.5, 1), "red_hi", share=0.5)
    hood = heads.hood((0, 0.16, 0.25), (0.096, 0.155), 0.026, 0.172, 0.034)
    return [
        sculpted(anatomy.set_on(_mask().move(0, -0.02, 0.006), **HEAD), 0.003, mask, pitted(0.0010), 0.5),
        sculpted(
            anatomy.set_on(ball(EYE + (0, 0.024, 0), 0.0085).both(), **HEAD), 0.003, glowing("crimson", "crimson_hot")
        ),
        sculpted(
            anatomy.set_on(hood, **HEAD), 0.005, cowl, layers(rough(0.010, 12, 5, (1, 1, 0.35)), rough(0.003, 50, 2))
        ),
    ]


def _bare(p, n, c):
    """Where the arms come out of the coat."""
    return step(0.26, 0.30, np.abs(p[:, 0])) * step(0.9, 1.0, p[:, 2])


def _body():
    """Bare arms out of a coat, crossed straps, skulls at the belt."""
    skin = plain("flesh_lo", "pale_lo", "pale", "pale_hi", grain=9, mottle=0.3)
    skin = skin.over(blotches(9, 0.25, 0.5, 4), "blood", share=0.5)
    muscle = heap([ellipsoid(np.array(STANCE.shoulder[i]) + (0.02 * s, -0.02, -0.03), (0.10, 0.10, 0.12))
                   for _, i, s in SIDES])  # fmt: skip
    body = flesh(STANCE, 1.06, (0.088, 0.066, 0.05), (0.12, 0.088, 0.064), feet=1.25).blend(muscle, 0.05)
    coat = ellipsoid((0, 0.02, 1.40), (0.235, 0.165, 0.27))
    coat = coat.blend(ellipsoid((0, 0.02, 1.12), (0.205, 0.16, 0.16)), 0.10)
    straps = [
        rope([(s * 0.20, -0.08, 1.62), (s * 0.12, -0.178, 1.48), (0, -0.19, 1.36), (-s * 0.13, -0.17, 1.22),
              (-s * 0.20, -0.10, 1.10)], 0.020) for s in (1, -1)
    ]  # fmt: skip
    studs = [ball(p, 0.030) for p in ((0.0, -0.19, 1.36), (0.12, -0.17, 1.50), (-0.12, -0.17, 1.50))]
    skulls = [anatomy.skull(1.4).scale(0.46).move(0, -0.19, 1.07)]
    skulls += [anatomy.skull(1.2).scale(0.34).turn(0, 0, 30 * s).move(s * 0.15, -0.15, 0.99) for s in (1, -1)]
    brass = metal("gold_lo", "gold", "gold_hi", 0.4, 3, ("black", "red_lo", "gore"))
    parts = [
        sculpted(body, 0.0062, HIDE.where(_bare, skin), rough(0.005, 16, 2)),
        sculpted(coat, 0.0055, cloth("#0d0506", "red_lo", "#3a0d0f", seed=4), FOLDS, 0.85),
        sculpted(heap(straps), 0.005, HIDE, pitted(0.002), 0.5),
        sculpted(heap(studs), 0.004, brass, pitted(0.002), 0.4, 0.8),
        sculpted(gear.belt((0, 0.01, 1.09), 0.205, 1.25, 0.022, 0.5), 0.005, HIDE, pitted(0.002), 0.5),
        sculpted(heap(skulls), 0.0034, bone(4), pitted(0.001), 0.55),
    ]
    for _, i, side in SIDES:
        parts += _limbs(i, side, skin)
    return parts


def _limbs(i, side, skin):
    """One side's hand, wound forearm, shoulder plate and greave."""
    elbow, wrist, knee, ankle = (np.array(p[i]) for p in (STANCE.elbow, STANCE.wrist, STANCE.knee, STANCE.ankle))
    way = (wrist - elbow) / np.linalg.norm(wrist - elbow)
    linen = plain("dun_lo", "dun", "dun_hi", grain=12).over(blotches(7, 0.0, 0.3, 2), "blood", "gore", share=0.9)
    greave = cone(knee + (0, -0.02, -0.10), ankle + (0, -0.01, 0.06), 0.086, 0.078)
    spikes = [
        ((0.02 + 0.05 * k, y, 0.07), (0.12 + 0.10 * k, y * 2.2, 0.33 - 0.07 * k), 0.034, (-0.03, 0, 0.02))
        for k, y in ((0, 0.0), (1, -0.07), (1, 0.07))
    ]
    plates = gear.pauldron((0.15, 0.145, 0.115), 3, spikes)
    if side < 0:
        hand, pointing, palm = anatomy.hand(1.32, 66, 8, thick=1.55, melt=0.008), (-0.1, -1, -0.25), (1, 0, 0)
    else:
        hand = anatomy.hand(1.30, 17, 16, thick=1.4, melt=0.008, nail=0.5)
        pointing, palm = (0.35, -0.9, 0.2), (-0.1, 0.15, 1)
    return [
        sculpted(
            cone(elbow + way * 0.10, wrist - way * 0.01, 0.068, 0.052), 0.005, linen,
            lambda p, n: 0.004 * np.abs(np.sin(p @ way * 95 + 3 * p[:, 0])),
        ),
        sculpted(greave & half_space((0, 1, 0), knee[1] + 0.06), 0.0055, IRON, pitted(0.003), 0.4, 0.7),
        sculpted(
            anatomy.set_hand(hand, wrist, pointing, palm, side > 0), 0.004,
            skin.over(near(wrist, 0.16, 0.08), "blood", "gore", share=0.8),
        ),
        sculpted(
            (plates if side > 0 else plates.mirror()).move(*STANCE.shoulder[i]).move(0, 0, 0.03), 0.0055, IRON,
            pitted(0.003), 0.4, 0.75,
        ),
    ]  # fmt: skip


def _clothes():
    """Mantle, cape, and the strips about the legs."""
    soot = below(0.75, 0.1)
    red = cloth("red_lo", "#3a0d0f", "red", "red_hi", seed=3).over(soot, "black", share=0.8)
    dark = cloth("#0d0506", "red_lo", "#3a0d0f", "red", seed=7).over(soot, "black", share=0.8)
    strips = [
        laid(woven(flap(a, a + 66, 1.09, long, 0.225, 0.24), 80, 50, 6, 0.5, 8 + k), dark, FOLDS)
        for k, (a, long) in enumerate(((22, 0.86), (88, 0.98), (206, 0.98), (272, 0.86)))
    ]
    return [
        laid(woven(cape(1.66, 0.06, 0.36, 0.52, 0.05, 0.42, 168), 170, 60, 13, 0.55, 11), red, FOLDS),
        laid(woven(mantle(1.69, 0.37, 0.40, 0.86, 0.11, -0.01, 9), 170, 36, 17, 0.5, 5, True), dark, FOLDS),
        laid(woven(flap(-24, 24, 1.08, 0.92, 0.225, 0.20), 60, 50, 4, 0.5, 3), red, FOLDS),
        *strips,
    ]


def _blood(rng):
    """Blood that winds from the wrist to the blade, and drips from its edge."""
    palm = vec(*STANCE.wrist[0]) + vec(0.06, -0.16, 0.05)
    rise = [(0, 0, 0), (0.20, -0.06, 0.16), (0.24, 0.02, 0.42), (0.02, -0.05, 0.62), (0.08, -0.08, 0.80)]
    drops = [orb(palm + vec(0, 0, 0.02), 0.05, detail=3)]
    for sway in (-1, 0, 1):
        points = [palm + vec(*at) + vec(0.05 * sway * (-1) ** k, 0, 0) for k, at in enumerate(rise)]
        drops.append(strand(points, [0.026, 0.020, 0.016, 0.012, 0.004], None, 40))
    for x, long in ((-0.06, 0.22), (-0.01, 0.36), (0.05, 0.16)):
        drops.append(strand([palm + vec(x, 0, 0), palm + vec(x, -0.01, -long)], [0.012, 0.009, 0.014], None, 12))
    edge = _blade()[1]
    for k in rng.integers(6, len(edge) - 4, 9):
        long = rng.uniform(0.05, 0.20)
        drops.append(strand([edge[k] + vec(0, 0, 0.02), edge[k] - vec(0, 0, long)], [0.014, 0.006, 0.011], None, 10))
    drops.append(motes(rng, palm + vec(0.08, 0, 0.4), (0.16, 0.08, 0.26), 46, 0.008, None))
    melt(drops, m.wet("#8a0610", "#ff2a20", 1.5), 0.0065)


def hero():
    """The recipe."""
    return Hero(
        parts=[*_head(), *_body(), *_clothes(), *_scythe()],
        effects=_blood,
        look=replace(BLOOD, focus=(0.5, 0.25), bloom=0.4, lean=0.18, exposure=1.15, spread=0.5, rays=0.2),
        rim="#ff4a3a",
        figure=View((0.04, -0.2, 1.255), 2.74, -0.20),
        portrait=View((0.0, -0.2, 1.75), 0.72, -0.16, -0.02),
    )
