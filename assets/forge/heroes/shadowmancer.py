"""Shadowmancer: a veiled sorceress before an unlit star; an orb of night above one hand, dark cards above the other.

Her gown runs out into shadow, and what light there is keeps its distance.
"""

from dataclasses import replace

import numpy as np

from assets.forge.cards import forms
from assets.forge.cards import matter as m
from assets.forge.cards.forms import arc, motes, orb, vec, wisp
from assets.forge.cards.stage import point
from assets.forge.clay import ball, box, cone, ellipsoid, rotation, torus
from assets.forge.enemies import anatomy, gear, heads
from assets.forge.enemies.cloth import cape, profile, sheet, skirt, sleeve
from assets.forge.enemies.matter import below, glowing, metal, near, pitted, plain, rough, step
from assets.forge.enemies.plans.humanoid import SIDES, Stance, pair
from assets.forge.enemies.solids import heap, rope, spike
from assets.forge.heroes.studio import Hero, View, laid, sculpted
from assets.forge.heroes.wardrobe import FOLDS, cloth, woven
from assets.forge.painting import SHADOW

STANCE = Stance(
    hips=(0, 0.02, 1.10), chest=(0, 0.02, 1.26), neck=(0, -0.02, 1.64), head=(0, -0.06, 1.79),
    shoulder=pair(0.185, 0.0, 1.55), elbow=((0.40, -0.06, 1.32), (-0.44, -0.06, 1.52)),
    wrist=((0.50, -0.34, 1.36), (-0.56, -0.26, 1.83)),
)  # fmt: skip
HEAD = {"at": STANCE.head, "size": 1.04, "turn": (6, 0, -8)}
EYE = np.array((0.036, -0.094, 0.010))
GOWN = [(0, 0.66), (0.25, 0.47), (0.6, 0.30), (0.95, 0.215), (1.1, 0.175), (1.25, 0.118), (1.42, 0.155), (1.5, 0.165)]
STAR = np.array((0, 0.13, 1.86))
ORB = np.array((-0.60, -0.34, 2.14))
CARDS = (
    ((0.50, -0.46, 1.60), -20, 26), ((0.70, -0.38, 1.74), 2, 12), ((0.80, -0.26, 1.98), 18, -6),
    ((0.74, -0.14, 2.22), 34, -24),
)  # fmt: skip
"""The floating cards: place, lean in the picture, turn about the upright, in degrees."""

SKIN = plain("pale_lo", "pale", "pale_hi", "pale_hi", grain=9, mottle=0.12)
SILVER = metal("iron_lo", "stone", "pale_hi", 0.0, 3)
VIOLET = cloth("black", "#150e20", "#2a1c42", "#5a4386", seed=3).over(below(0.55, 0.0), "black", share=0.85)
NIGHT = cloth("#0c0812", "#150e20", "#221736", "#4a3670", seed=6)


def _face():
    """A narrow face with high cheeks, in the frame of `anatomy.skull`."""
    s = ellipsoid((0, 0.02, 0.05), (0.088, 0.112, 0.104))
    s = s.blend(ellipsoid((0, -0.035, -0.03), (0.066, 0.066, 0.082)), 0.05)
    s = s.blend(ellipsoid((0, -0.060, -0.105), (0.026, 0.030, 0.026)), 0.05)
    s = s.blend(cone((0.022, -0.098, 0.040), (0.064, -0.074, 0.052), 0.007, 0.006).both(), 0.022)
    s = s.blend(cone((0, -0.104, 0.028), (0, -0.132, -0.030), 0.006, 0.011), 0.016)
    s = s.blend(ellipsoid((0.050, -0.066, -0.022), (0.026, 0.028, 0.020)).both(), 0.022)
    return s.carve(
        ellipsoid((0, 0, 0), (0.027, 0.022, 0.013)).turn(0, -12, 0).move(*(EYE + (0, -0.012, 0))).both(), 0.012
    )


def _veil(u, v):
    """A veil from below the eyes over nose and chin."""
    a = np.radians(-84 + 168 * u)
    r = 0.112 + 0.03 * v + 0.006 * np.sin(u * 40) * v
    y = 0.012 - (r + 0.018) * np.cos(a) - 0.030 * np.cos(a) ** 6 * (1 - v)
    z = -0.012 - 0.02 * np.cos(2 * a) - 0.21 * v
    return np.array(STANCE.head) + HEAD["size"] * rotation(*HEAD["turn"]) @ np.array((0.86 * r * np.sin(a), y, z))


def _seam(p, n, c):
    """The veil's upper hem."""
    return step(0.007, 0.003, np.abs(p[:, 2] - np.interp(np.abs(p[:, 0]), (0, 0.1), (1.755, 1.79))))


def _circlet():
    """A band with seven thorns."""
    thorns = []
    for degrees, tall in ((0, 0.17), (26, 0.11), (-26, 0.11), (52, 0.13), (-52, 0.13), (78, 0.09), (-78, 0.09)):
        x, y = np.sin(np.radians(degrees)), -np.cos(np.radians(degrees))
        thorns.append(spike((0.10 * x, 0.115 * y + 0.01, 0.075), (0.145 * x, 0.165 * y, 0.075 + tall), 0.0095))
    return heap([torus((0, 0.01, 0.075), 0.110, 0.008), *thorns])


def _head():
    """Pale brow, eyes alight above a dark veil, hair like smoke, a circlet of thorns."""
    lids = near(anatomy.places(EYE, **HEAD), 0.022, 0.062)
    hair = plain("black", "black", "#120c1c", "violet", along=(1, 1, 0.1), grain=60)
    almond = ellipsoid((0, 0, 0), (0.021, 0.012, 0.0075)).turn(0, -14, 0).move(*EYE).both()
    locks = anatomy.set_on(heads.hair(0.66, 0.108, 25, 4, 0.07), **HEAD)
    gauze = cloth("black", "#0c0812", "#1a1228", "violet", seed=2).over(_seam, "stone", "pale")
    return [
        sculpted(anatomy.set_on(_face(), **HEAD), 0.0030, SKIN.over(lids, "black", "violet_lo", share=0.92), rough=0.5),
        sculpted(anatomy.set_on(almond, **HEAD), 0.0026, glowing("arcane", "arcane_hot", 0.8)),
        sculpted(locks, 0.0045, hair, rough(0.007, 46, 3, (1, 1, 0.08)), 0.5),
        sculpted(anatomy.set_on(_circlet(), **HEAD), 0.0030, SILVER, rough=0.3, metal=0.9),
        sculpted(anatomy.set_on(ball((0, -0.118, 0.078), 0.014), **HEAD), 0.003, glowing("arcane", "arcane_hot", 0.7)),
        laid(woven(_veil, 90, 40, 9, 0.25, 3, thick=0.004), gauze, rough(0.006, 22, 5, (1, 1, 0.2)), 0.7),
    ]


def _star():
    """The unlit star behind her head: a black ring with eight great rays and eight small ones."""
    rays = [torus((0, 0, 0), 0.285, 0.020).turn(90, 0, 0)]
    for k in range(16):
        tall, r = ((0.26, 0.026), (0.09, 0.016), (0.19, 0.026), (0.09, 0.016))[k % 4]
        way = np.array((np.sin(np.pi * k / 8), 0, np.cos(np.pi * k / 8)))
        rays.append(cone(way * 0.28, way * (0.30 + tall), r, 0.002))
    dark = metal("black", "iron_lo", "violet_hi", 0.0, 5)
    return [sculpted(heap(rays).move(*STAR), 0.0045, dark, rough=0.3, metal=0.8)]


def _tabard(u, v):
    x, z = (u - 0.5) * 2, 1.20 - 1.06 * v
    r = profile(z, GOWN) + 0.018 + 0.05 * v
    return (x * (0.075 + 0.07 * v), -r * 0.9 + 0.05 * v * v + 0.03 * x * x, z)


def _trim(p, n, c):
    """A silver border, and a chain of diamonds down the middle."""
    half = 0.075 + 0.07 * (1.20 - p[:, 2]) / 1.06
    border = step(0.010, 0.005, np.abs(np.abs(p[:, 0]) - half + 0.016))
    diamond = np.abs(p[:, 0]) * 1.6 + np.abs((p[:, 2] * 8) % 1 - 0.5) / 8
    return np.clip(border + step(0.008, 0.004, np.abs(diamond - 0.045)), 0, 1)


def _runes(p, n, c):
    """Two waves of thread round the gown, above the hem."""
    wave = 0.030 + 0.022 * np.cos(np.arctan2(p[:, 0], -p[:, 1]) * 22)
    return step(0.008, 0.003, np.abs(np.abs(p[:, 2] - 0.40) - wave))


def _laces(p, n, c):
    return step(0.010, 0.004, np.abs(np.abs(p[:, 0]) - 0.035 - 0.10 * (p[:, 2] - 1.2))) * (p[:, 1] < 0)


def _collar(u, v):
    a, side = np.radians(62 + 236 * u), np.sin(np.pi * u) ** 0.6
    r = 0.125 + 0.17 * v * (0.5 + 0.5 * side)
    z = 1.58 + (0.16 + 0.22 * side + 0.05 * np.cos(u * 44)) * v
    return (r * np.sin(a) * 1.12, -r * np.cos(a) + 0.03 + 0.04 * v, z)


def _gown():
    """Bodice, gown, tabard, cloak and collar."""
    torso = ellipsoid((0, 0, 1.26), (0.118, 0.10, 0.13)).blend(ellipsoid((0, 0.0, 1.47), (0.17, 0.118, 0.13)), 0.07)
    torso = torso.blend(ellipsoid((0.07, -0.085, 1.44), (0.074, 0.07, 0.076)).both(), 0.03)
    torso = torso.blend(heap([ball(p, 0.058) for p in STANCE.shoulder]), 0.05)
    neck = rope([(0, 0.0, 1.52), (0, -0.01, 1.62), (0, -0.03, 1.74)], [0.075, 0.046, 0.048])
    girdle = gear.belt((0, 0, 1.13), 0.168, 1.2, 0.013, 0.5) | ball((0, -0.15, 1.12), 0.035)
    gown = skirt(1.25, 0.0, GOWN, 0.86, 11, depth=0.05, lean=0.10)
    return [
        sculpted(torso, 0.0048, VIOLET.over(_laces, "stone", "pale"), rough(0.003, 30, 2)),
        sculpted(neck | ellipsoid((0, -0.02, 1.555), (0.13, 0.085, 0.05)), 0.0045, SKIN, rough=0.5),
        sculpted(girdle, 0.004, SILVER, pitted(0.001), 0.3, 0.9),
        sculpted(ball((0, -0.175, 1.12), 0.026), 0.004, glowing("arcane", "arcane_hot", 0.7)),
        laid(woven(gown, 260, 90, 22, 0.20, 4, True), VIOLET.over(_runes, "violet_hi", "arcane", glow=0.22), FOLDS),
        laid(woven(cape(1.58, 0.0, 0.24, 0.78, 0.03, 0.36, 150), 190, 70, 15, 0.35, 9), NIGHT, FOLDS),
        laid(woven(_tabard, 44, 80, 3, 0.20, 6), NIGHT.over(_trim, "stone", "pale"), FOLDS),
        laid(sheet(90, 24, _collar, 0, 1, 0.010), NIGHT, FOLDS),
    ]


def _arms():
    """Arms in wide sleeves, one hand raised under the orb, the other open under the cards."""
    parts = []
    for _, i, side in SIDES:
        shoulder, elbow, wrist = (np.array(p[i]) for p in (STANCE.shoulder, STANCE.elbow, STANCE.wrist))
        drape = sleeve(shoulder, elbow, wrist, side, 0.075, 0.14, 0.62, 0.62)
        hand = anatomy.hand(1.06, 22 if side < 0 else 14, 15, nail=0.9, thick=1.15, melt=0.006)
        way, palm = ((-0.1, -0.5, 0.75), (-0.1, -0.5, 0.8)) if side < 0 else ((0.25, -0.9, 0.15), (0, 0.15, 1))
        stained = SKIN.over(near(wrist + 0.24 * np.array(way), 0.05, 0.11), "black", "violet_lo")
        gloved = SKIN.over(near(elbow, 0.20, 0.14), "black")
        parts += [
            sculpted(rope([shoulder, elbow, wrist], [0.05, 0.042, 0.030]), 0.0045, gloved, rough=0.5),
            sculpted(anatomy.set_hand(hand, wrist, way, palm, side > 0), 0.0034, stained, rough=0.5),
            laid(woven(drape, 90, 44, 12, 0.10, 7 + side, True), VIOLET, rough(0.010, 15, 5, (1, 1, 0.2))),
        ]
    return parts


def _cards():
    """The dark cards: leaves of night with a rim of light and the star on them."""
    leaf = box((0, 0, 0), (0.068, 0.003, 0.108), 0.003)
    rim = box((0, 0, 0), (0.075, 0.006, 0.115), 0.006) - box((0, 0, 0), (0.064, 0.02, 0.104), 0.004)
    star = heap([
        cone((0, -0.006, 0), (0.05 * np.sin(a) * s, -0.006, 0.07 * np.cos(a) * s), 0.010, 0.002)
        for a, s in zip(np.arange(8) * np.pi / 4, (1, 0.5) * 4, strict=True)
    ])  # fmt: skip
    parts = []
    for k, (at, lean, turn) in enumerate(CARDS):
        for solid, paint in (
            (leaf, plain("black", "violet_lo")),
            (rim, glowing("arcane", "arcane_hot", 0.30)),
            (star, glowing("arcane", "arcane_hot", 0.25 + 0.05 * k)),
        ):
            parts.append(sculpted(solid.turn(-12, lean, turn).move(*at), 0.0032, paint, smooth=0))
    return parts


def _shadows(rng):
    """Night gathers in the orb and round the hem; the star is a black disc in a thread of light."""
    dark = m.umbra([(0, "#1a0638"), (0.5, "#6a25d8"), (1, "#b57cff")], 1.5, 0.16)
    orb(ORB, 0.105, m.umbra(m.UMBRA, 2.6, 0.26, "#05010b"), 4)
    for k in range(16):
        a = 2 * np.pi * k / 16
        start, way = ORB + 0.09 * vec(np.cos(a), 0.2, np.sin(a)), vec(np.cos(a + 1.2), 0, np.sin(a + 1.2) + 0.5)
        wisp(start, way, rng.uniform(0.10, 0.26), 0.020, rng, dark, 0.9)
    orb(STAR + vec(0, 0.03, 0), 0.255, m.light("#07020f", 1), 5, (1, 0.12, 1))
    forms.rope(arc((STAR[0], STAR[2]), 0.262, 0, 360, 90, STAR[1] - 0.01), [0.006, 0.006], m.light("#b57cff", 3.0), 8)
    for _ in range(80):
        a, r = rng.uniform(0, 2 * np.pi), rng.uniform(0.40, 0.62)
        start = vec(r * np.sin(a), 0.10 - 0.7 * r * np.cos(a), 0.0)
        way = vec(0.8 * np.sin(a), -0.4 * np.cos(a), rng.uniform(0.3, 1.4))
        wisp(start, way, rng.uniform(0.20, 0.55), rng.uniform(0.008, 0.024), rng, dark, 1.0)
    motes(rng, (-0.1, -0.2, 1.5), (0.5, 0.2, 0.6), 40, 0.0035, m.light("#b57cff", 4))
    point(tuple(ORB + vec(0.05, -0.22, -0.1)), "#a45cff", 14, 0.1)
    point((0.62, -0.65, 1.75), "#a45cff", 7, 0.1)


def hero():
    """The recipe."""
    return Hero(
        parts=[*_head(), *_star(), *_gown(), *_arms(), *_cards()],
        effects=_shadows,
        look=replace(SHADOW, focus=(0.5, 0.27), bloom=0.45, lean=0.16, exposure=1.5, spread=0.5, rays=0.2),
        rim="#9a5cff",
        counter="#7fa0ff",
        key="#e8e4ff",
        figure=View((0.03, -0.1, 1.19), 2.58, 0.12),
        portrait=View((0.0, -0.1, 1.84), 0.76, 0.08, 0.0),
    )
