"""Her cards."""

import math

import numpy as np

from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
    arc,
    curve,
    floor,
    orb,
    place,
    plate,
    rope,
    scaled,
    sculpt,
    shift,
    strand,
    turn,
    vec,
)
from assets.forge.cards.props import arms, body, figures, fire, things
from assets.forge.cards.stage import area, camera, point, rims
from assets.forge.clay import ball, box, cone, union
from assets.forge.examples.ashen_pilgrim.ashes import ash_cloth, coal, embers, pilgrim, smoke, sparks


def cinder_lash(rng):
    """A whip of coals cracks."""
    camera((0, -8, 0), (0, 0, 0), 58, focus=(0.2, -0.4, 0), fstop=1.1)
    path = curve(
        [(-2.2, 0, 0.9), (-1.1, -0.3, 1.25), (0.2, -0.5, 0.75), (0.5, -0.5, -0.25), (-0.2, -0.5, -0.75),
         (-0.6, -0.5, -0.3), (0.1, -0.5, 0.1), (1.2, -0.5, -0.3), (2.1, -0.4, 0.5)],
        44,
    )  # fmt: skip
    burning = coal()
    for k, at in enumerate(path):
        r = 0.17 * (1 - 0.6 * k / len(path))
        orb(at, r, burning, 2, scale=(1, 0.9, rng.uniform(0.8, 1.2)))
    rope(path + vec(0, 0.04, 0), np.linspace(0.05, 0.02, len(path)), m.light("#ff8a30", 4))
    fist = body.hand(curl=(80, 82, 82, 80), thumb=62, spread=2, arm=1.6)
    place(sculpt(fist, 0.02, m.leather()), shift(-2.3, 0.2, 0.55), turn(64), turn(30, "Z"), scaled(0.72))
    fire.clothe(rng, path[6:], (-0.2, 0.1, 0.8), 0.6, 90, embers(), 0.055, 0.5)
    fire.radiance(rng, path[-1], 0.06, 0.7, 26, m.light("#ffe0a0", 6), 0.012, -0.1)
    sparks(rng, (0.5, -0.5, 0.1), (1.3, 0.3, 0.8))
    point((0.3, -0.9, 0.1), "#ff8a30", 60, 0.2)
    rims("#ffb07a", "#8fa4ff", "#ffe8d8", 900, 420)


def coal_toss(rng):
    """Two coals leave an open hand."""
    camera((0, -8, 0.1), (0, 0, 0), 58, focus=(0.2, -0.4, 0.1), fstop=1.0)
    palm = body.hand(curl=(16, 10, 8, 12), thumb=10, spread=14, arm=1.8, girth=1.1)
    place(sculpt(palm, 0.018, m.skin(False)), shift(-1.35, 0.1, -1.05), turn(52), turn(40, "Z"), scaled(0.95))
    cuff = sculpt(cone((0, 0, -1.9), (0, 0, -0.5), 0.52, 0.36), 0.025, ash_cloth())
    place(cuff, shift(-1.35, 0.1, -1.05), turn(52), scaled(0.95))
    hot = embers()
    for at, r in (((0.15, -0.5, 0.25), 0.42), ((1.45, -0.3, 0.95), 0.32)):
        lump = union([ball(rng.normal(size=3) * 0.18, 0.75) for _ in range(7)], 0.15).scale(r)
        place(sculpt(lump, 0.02, coal()), shift(*at))
        fire.clothe(rng, [vec(*at)], (-0.9, 0.1, -0.5), 1.3, 46, hot, 0.12, 0.3)
        point(tuple(vec(*at) + vec(0, -0.8, 0)), "#ff8a30", 34, 0.15)
    sparks(rng, (0.3, -0.5, 0.2), (1.2, 0.3, 0.8))
    rims("#ff9a5a", "#8fa4ff", "#ffe8d8", 1100, 420)


def branding_iron(rng):
    """A sign at the end of a rod, white with heat."""
    camera((0, -8, 0.2), (0, 0, 0), 58, focus=(0.3, -1.2, 0.2), fstop=0.9)
    rod = m.worn("#1c1412", "#5a3a2c", "#d8905a", metal=0.6, rough=0.5, scale=5, bump=0.4)
    rope([(-2.4, 1.6, -1.7), (-0.6, 0.2, -0.5), (0.35, -0.9, 0.12)], [0.12, 0.11, 0.10], rod, 12)
    heat = m.light("#ffb860", 7)
    sign = [rope(arc((0, 0), 0.95, 0, 360, 70), [0.10, 0.10], heat, 10)]
    sign += [rope([(0, 0, -0.9), (0, 0, 0.62)], [0.09, 0.09], heat, 10)]
    sign += [strand([(0, 0, 0.0), (s * 0.42, 0, 0.2), (s * 0.5, 0, 0.62)], [0.09, 0.08, 0.07], heat) for s in (-1, 1)]
    place(sign, shift(0.45, -1.0, 0.2), turn(-24, "Z"), turn(8))
    ring = rope(arc((0, 0), 1.0, 0, 360, 70, 0.10), [0.09, 0.09], rod, 10)
    place(ring, shift(0.45, -1.0, 0.2), turn(-24, "Z"), turn(8))
    edge = [vec(0.45, -1.0, 0.2) + vec(math.cos(a), 0, math.sin(a)) * 0.95 for a in np.linspace(0, 6.28, 30)]
    fire.clothe(rng, edge, (0.1, 0.2, 1), 0.55, 60, embers(), 0.06, 0.3)
    fire.smoke(rng, (0.5, 0, 0.9), (0.6, 0.2, 0.2), 16, smoke(), 1.0, 0.12)
    sparks(rng, (0.4, -1.0, 0.2), (1.0, 0.3, 0.8))
    point((0.45, -2.0, 0.2), "#ff9a40", 50, 0.3)
    rims("#ff9a5a", "#8fa4ff", "#ffe8d8", 1000, 300)


def flare(rng):
    """She opens her cloak for a moment, and it is noon."""
    camera((0, -8, -0.2), (0, 0, 0.05), 54, focus=(0, -0.3, 0), fstop=1.6)
    place(pilgrim(3.0, (0.56, -0.05, 1.42), (0.86, -0.18, 1.66)), shift(0, 0.1, -1.66))
    fire.radiance(rng, (0, -0.4, 0.45), 0.15, 2.4, 110, m.light("#ffd890", 5), 0.02, 0.0)
    orb((0, -0.5, 0.42), 0.20, m.light("#fff0c0", 12), 3)
    hot = embers()
    for _ in range(70):
        a = rng.uniform(0, 2 * math.pi)
        fire.clothe(rng, [vec(0, -0.4, 0.42)], (math.cos(a), -0.2, math.sin(a)), 1.2, 1, hot, 0.09, 0.1)
    sparks(rng, (0, -0.5, 0.3), (1.4, 0.3, 1.0), 160)
    floor(m.worn("#0c0a0a", "#2c2624", "#6a5a50", rough=0.7, scale=1.4, bump=0.7))
    point((0, -1.2, 0.4), "#ffb050", 120, 0.3)
    point((0, 1.4, 0.4), "#ff8a30", 220, 0.5)
    rims("#ffb07a", "#8fa4ff", "#ffe8d8", 500, 120)


def pyre(rng):
    """Wood for a city, lit."""
    camera((0, -8, -0.8), (0, 0, 0.1), 50, focus=(0, -0.6, 0), fstop=1.8)
    wood = m.worn("#0c0806", "#3a2414", "#a8703a", rough=0.85, scale=3, bump=0.8, glow=("#ff6a14", 3))
    for k in range(26):
        a, tall = rng.uniform(0, 2 * math.pi), rng.uniform(0.9, 1.9)
        foot = vec(1.15 * math.cos(a), 0.8 * math.sin(a), -1.64)
        rope([foot, vec(0.12 * math.cos(a), 0.1 * math.sin(a), -1.64 + tall)], [0.11, 0.08], wood, 8)
        if k % 4 == 0:
            rope([foot, foot + vec(-1.6 * math.cos(a), -0.5, 0.25)], [0.11, 0.09], wood, 8)
    hot = embers()
    fire.blaze(rng, (0, -0.1, -1.5), 2.6, 3.0, 210, hot, 0.5, r=0.13)
    fire.smoke(rng, (0, 0.4, 0.9), (0.9, 0.2, 0.3), 24, smoke(), 1.4, 0.20)
    shade = m.worn("#030203", "#0a0808", "#2c1c14", rough=0.85)
    for x, y, h in ((-1.9, -1.0, 0.8), (-1.3, -1.5, 0.86), (1.45, -1.4, 0.9), (2.0, -0.9, 0.78)):
        figures.onlooker(x, y, shade, h)
    floor(m.worn("#0c0a0a", "#2c2422", "#6a5248", rough=0.7, scale=1.4, bump=0.7))
    sparks(rng, (0, -0.5, 0.5), (1.3, 0.4, 1.0), 180)
    point((0, -0.9, -0.6), "#ff8a2a", 220, 0.5)
    point((0, 1.0, 0.5), "#ff7a20", 200, 0.5)
    rims("#ff8a4a", "#6a78a8", "#a8b0c8", 300, 60)


def ashen_shroud(rng):
    """Ash falls round her until there is no one."""
    camera((0, -8, 0.1), (0, 0, 0.15), 62, focus=(0, -0.4, 0.4), fstop=1.1)
    place(figures.cloaked(ash_cloth(), m.light("#ffb060", 8), 4.1), shift(0, 0.1, -2.75))
    grey = smoke()
    for k in range(90):
        a = rng.uniform(0, 2 * math.pi)
        root = vec(1.35 * math.cos(a), 0.6 * math.sin(a), rng.uniform(-1.7, 0.8))
        spin = vec(-math.sin(a), 0.4 * math.cos(a), 0.5)
        fire.clothe(rng, [root], spin, 1.3, 1, [grey], rng.uniform(0.08, 0.2), 0.2)
        if k % 6 == 0:
            fire.clothe(rng, [root], spin, 0.8, 1, embers(), 0.05, 0.2)
    sparks(rng, (0, -0.6, 0.1), (1.3, 0.4, 1.1), 150)
    point((0, -1.4, 0.6), "#ffb070", 26, 0.2)
    point((0, 1.4, 0.2), "#ff8a40", 200, 0.5)
    rims("#e8d8cc", "#9fb0d8", "#fff0e4", 1000, 260)


def open_the_vents(rng):
    """An iron mask opens its cheeks, and breathes out."""
    camera((0, -8, 0), (0, 0, 0), 58, focus=(0, -0.7, 0), fstop=1.1)
    iron = m.worn("#141214", "#403a3c", "#a89c94", metal=0.7, rough=0.45, scale=5, bump=0.35, glow=("#ff7a20", 1.2))
    place(sculpt(arms.helm(0.2), 0.026, iron), shift(0, 0.1, 0.05), turn(-8, "X"), scaled(1.05))
    orb((0, 0.15, 0.15), 0.55, m.light("#ff9a40", 6), 3)
    pipes = m.brass()
    for s in (-1, 1):
        strand([(s * 0.75, -0.1, -0.5), (s * 1.2, -0.2, -0.6), (s * 1.45, -0.3, -0.2)], [0.17, 0.16, 0.2], pipes, 20)
        mouth = vec(s * 1.5, -0.35, -0.1)
        for _ in range(34):
            way = vec(s * (0.6 + rng.normal() * 0.25), -0.1, 1.0 + rng.normal() * 0.3)
            fire.clothe(rng, [mouth], way, 1.4, 1, [smoke()], rng.uniform(0.09, 0.2), 0.15)
        fire.clothe(rng, [mouth], (s * 0.6, -0.1, 1), 0.8, 26, embers(), 0.08, 0.2)
        point(tuple(mouth + vec(0, -0.5, 0.3)), "#ff9a40", 30, 0.2)
    sparks(rng, (0, -0.6, 0.4), (1.5, 0.3, 0.8))
    rims("#ffb07a", "#8fa4ff", "#ffe8d8", 1200, 420)


def quench(rng):
    """Hot iron goes into the water."""
    camera((0, -8, 0.9), (0, 0, -0.1), 56, focus=(0, -0.5, -0.2), fstop=1.2)
    place(
        things.bowl(m.iron(), m.wet("#0a1c2a", "#5a8ab0", 0.4), 1.55, 0.9, 0.82),
        shift(0, 0, -1.72),
    )
    iron = m.worn("#4a1c10", "#d8602a", "#ffe0a0", metal=0.5, rough=0.4, scale=2, bump=0.2, glow=("#ffb040", 6))
    place(arms.sword(iron, m.iron(), None, 2.5, 0.24), shift(0.62, -0.1, 1.55), turn(106))
    for _ in range(60):
        root = vec(rng.normal() * 0.45, -0.1 + rng.normal() * 0.3, -0.8)
        fire.clothe(rng, [root], (rng.normal() * 0.5, 0, 1), 1.7, 1, [smoke()], rng.uniform(0.1, 0.22), 0.2)
    things.ripples(m.light("#ffc890", 2), 0, -0.1, -0.76, (0.3, 0.6, 0.95))
    sparks(rng, (0, -0.5, -0.3), (0.9, 0.4, 0.7), 90)
    point((0, -0.9, -0.4), "#ff9a40", 50, 0.2)
    area((-4, 2, 3), (0, 0, 0), "#9fb8e8", 900)
    rims("#ffb07a", "#8fb4ff", "#ffe8d8", 700, 380)


def stoke(rng):
    """A poker in a bowl of coals."""
    camera((0, -8, 1.1), (0, 0, -0.15), 56, focus=(0, -0.5, -0.3), fstop=1.2)
    place(things.bowl(m.iron(), None, 1.5, 0.85, 0.8), shift(0, 0, -1.72))
    burning = coal()
    for _ in range(60):
        a, r = rng.uniform(0, 2 * math.pi), 1.15 * math.sqrt(rng.random())
        at = vec(r * math.cos(a), r * math.sin(a), -0.98 + 0.22 * (1 - r) + rng.uniform(0, 0.12))
        orb(at, rng.uniform(0.14, 0.24), burning, 2, scale=(1, 0.9, rng.uniform(0.7, 1)))
    rope([(1.9, -0.6, 1.55), (0.25, -0.3, -0.7)], [0.075, 0.06], m.iron(), 10)
    strand([(1.75, -0.6, 1.35), (2.05, -0.6, 1.6), (2.0, -0.6, 1.85)], [0.1, 0.1, 0.06], m.brass())
    hot = embers()
    fire.blaze(rng, (-0.05, -0.1, -0.85), 2.0, 1.9, 110, hot, 0.4, r=0.11)
    sparks(rng, (0.1, -0.5, 0.2), (1.0, 0.4, 0.9), 170)
    point((0, -0.8, -0.3), "#ff8a2a", 110, 0.3)
    point((0, 1.2, 0), "#ff7a20", 120, 0.5)
    rims("#ff9a5a", "#8fa4ff", "#ffe8d8", 600, 220)


def backdraft(rng):
    """A door is opened, and the fire comes out to see."""
    camera((0, -8, -0.5), (0, 0, 0), 54, focus=(0, -0.4, 0), fstop=1.6)
    stone = m.worn("#0e0c0d", "#3c3634", "#8a7a70", rough=0.85, scale=1.6, bump=0.9)
    outer = [(1.5, -1.7), (1.5, 0.6)] + [(1.5 * math.cos(a), 0.6 + 1.1 * math.sin(a)) for a in np.linspace(0, 3.14, 16)]
    outer += [(-1.5, 0.6), (-1.5, -1.7)]
    wall = [(-3.4, -1.7), (-3.4, 2.6), (3.4, 2.6), (3.4, -1.7)]
    place(plate([*wall, *outer], 0.5, stone, 0.05), shift(0, 0.6, 0))
    door = m.worn("#120a06", "#3a2414", "#8a5a30", rough=0.8, scale=4, bump=0.6)
    place(sculpt(box((0.6, 0, 0.05), (0.6, 0.06, 1.7), 0.03), 0.04, door), shift(1.5, 0.2, 0), turn(-62, "Z"))
    hot = embers()
    for k in range(230):
        root = vec(rng.uniform(-1.2, 1.2), rng.uniform(0.2, 1.0), rng.uniform(-1.6, 1.1))
        way = vec(root[0] * 0.5 + rng.normal() * 0.2, -1.0, 0.5 + rng.normal() * 0.25)
        fire.clothe(rng, [root], way, 1.7, 1, [hot[k % 3]], rng.uniform(0.09, 0.2), 0.15)
    shade = m.worn("#030203", "#0c0808", "#2c1c14", rough=0.85)
    figures.onlooker(0.15, -1.3, shade, 1.15, arms=True)
    floor(m.worn("#0c0a0a", "#2c2624", "#6a5a50", rough=0.6, scale=1.4, bump=0.7))
    sparks(rng, (0, -0.8, 0.3), (1.4, 0.4, 1.0), 150)
    point((0, 0.2, 0.2), "#ff8a2a", 320, 0.6)
    rims("#8a98c8", "#8a98c8", "#c8d0e8", 260, 110)


def eternal_ember(rng):
    """Two hands round the last coal."""
    camera((0, -8, 0.5), (0, 0, 0), 60, focus=(0, -0.5, 0), fstop=1.0)
    for s in (-1, 1):
        cup = body.hand(curl=(26, 24, 24, 26), thumb=28, spread=5, arm=1.9, girth=1.1)
        hand = sculpt(cup, 0.018, m.skin(False))
        if s < 0:
            hand.scale = (-1, 1, 1)
        place(hand, shift(s * 0.98, 0.15, -1.05), turn(s * -34), turn(s * 40, "Z"), scaled(0.95))
    lump = union([ball(rng.normal(size=3) * 0.2, 0.7) for _ in range(8)], 0.12).scale(0.62)
    place(sculpt(lump, 0.018, coal()), shift(0, -0.35, -0.05))
    fire.clothe(rng, [vec(0, -0.3, 0.1)], (0, 0.1, 1), 1.1, 60, embers(), 0.11, 0.35)
    fire.radiance(rng, (0, -0.2, 0), 0.6, 1.9, 50, m.light("#ffb870", 2.5), 0.012)
    sparks(rng, (0, -0.5, 0.5), (0.8, 0.3, 0.8), 120)
    point((0, -0.95, 0.15), "#ff9a40", 70, 0.2)
    point((0, 1.2, 0.2), "#ff7a20", 140, 0.5)
    rims("#ffb07a", "#8fa4ff", "#ffe8d8", 900, 260)


def pilgrims_vow(rng):
    """She kneels among the candles of those who did not come as far."""
    camera((0, -8, -0.3), (0, 0, 0), 54, focus=(0, -0.3, 0), fstop=1.6)
    place(pilgrim(2.5, (0.42, -0.28, 1.22), (0.28, -0.5, 1.5)), shift(0, 0.1, -1.7))
    flame_of = m.light("#ffd890", 7)
    for k in range(22):
        a = math.pi * (k / 21) * 1.2 - 0.3
        x, y = 1.9 * math.cos(a) + rng.normal() * 0.1, -0.9 + 1.1 * math.sin(a) + rng.normal() * 0.12
        things.candle(m.bone(), flame_of, x, y, -1.64, rng.uniform(0.22, 0.7), 0.075)
    for x, y, s, lean in ((-1.75, 0.9, 1.1, -5), (1.8, 1.0, 1.2, 6), (-0.9, 1.5, 1.0, 3), (1.0, 1.6, 0.9, -4)):
        things.tombstone(m.stone(), x, y, -1.64, s, lean)
    place(things.rune_ring(m.light("#ff9a40", 2.2), 1.05, 14, 0, 0.03), shift(0, 0.8, 0.72))
    orb((0, -0.52, 0.42), 0.09, m.light("#ffd080", 12), 2)
    floor(m.worn("#0c0a0a", "#2c2624", "#6a5a50", rough=0.6, scale=1.4, bump=0.7))
    sparks(rng, (0, -0.4, 0.3), (1.3, 0.4, 1.0), 90)
    point((0, -1.0, 0.45), "#ffa850", 40, 0.2)
    point((-1.4, -0.9, -0.9), "#ff9a40", 40, 0.3)
    point((1.4, -0.9, -0.9), "#ff9a40", 40, 0.3)
    rims("#ffb07a", "#8fa4ff", "#ffe8d8", 600, 160)
