"""The Blood Reaper's attacks: blood drawn, shaped and traded."""

import math
from dataclasses import replace

import numpy as np

from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
    arc,
    floor,
    melt,
    motes,
    orb,
    place,
    rope,
    scaled,
    sculpt,
    shift,
    strand,
    turn,
    vec,
)
from assets.forge.cards.props import arms, body, figures, things
from assets.forge.cards.scenes import Scene
from assets.forge.cards.stage import area, camera, point, rims
from assets.forge.painting import BLOOD


def sanguine_strike(rng):
    """A scythe sweeps, a crescent of blood in its wake."""
    camera((0, -8, 0), (0, 0, 0), 56, focus=(0, -0.1, 0.4), fstop=1.0)
    shaft = m.worn("#15131a", "#4b2b24", "#a06a48", rough=0.6, scale=9, bump=0.4)
    place(arms.scythe(m.steel(), shaft, m.brass(), 2.9), shift(1.05, 0, -2.1), turn(-80), turn(16, "X"))
    hub, parts = (1.2, -1.6), []
    for k, (radius, start, end, width) in enumerate(
        (
            (2.55, 98, 176, 0.19),
            (2.25, 100, 170, 0.17),
            (1.95, 104, 160, 0.11),
            (2.8, 112, 182, 0.08),
            (1.7, 108, 150, 0.07),
        )
    ):
        u = np.linspace(0, 1, 60)
        points = arc(hub, radius, start, end, 60, -0.3)
        points[:, 1] += 0.12 * np.sin(u * 7 + k) - 0.3 * u * (k % 3 - 1)
        swell = np.interp(u, [0, 0.06, 0.25, 0.6, 0.85, 1], [0.3, 1, 1.05, 0.7, 0.3, 0.03])
        parts.append(rope(points, width * swell * (1 + 0.3 * np.sin(u * 29 + k * 2)), None, 14, 0.35))
        for _ in range(8):
            at = points[int(rng.integers(3, 54))]
            out = (at - vec(hub[0], at[1], hub[1])) / radius
            tip = at + out * rng.uniform(0.15, 0.5) * (1 if radius > 2.3 else -1) + rng.normal(size=3) * 0.06
            parts.append(strand([at, (at + tip) / 2 + rng.normal(size=3) * 0.04, tip], [0.07, 0.03, 0.018], None, 10))
            parts.append(orb(tip, rng.uniform(0.02, 0.05), detail=1))
    parts.append(motes(rng, (-0.5, -0.3, 0.2), (0.9, 0.4, 0.7), 90, 0.022, None))
    melt(parts, m.blood(), 0.018)
    area((3.5, 3.5, 3.5), (0, 0, 0), "#9fc4ff", 900)
    area((-4, 2.5, 2), (0, 0, 0), "#ff5a4a", 600)
    area((-0.5, -5, 2.4), (0, 0, 0.2), "#dfe6ff", 420, 3.5)
    point((-0.5, 1.1, 0.2), "#ff3030", 130)


def hemorrhage(rng):
    """A heart run through by a dagger bursts."""
    camera((0, -8, 0), (0, 0, 0.0), 60, focus=(0, -0.5, 0), fstop=1.1)
    place(sculpt(body.heart(), 0.03, m.wet("#7a0a1c", "#ff5a6a", 0.5, 0.22)), shift(-0.1, 0, -0.15), turn(8))
    place(
        arms.dagger(m.steel(), m.brass(), 2.6, 0.24), shift(1.55, -0.75, 1.05), turn(145), turn(14, "Z"), turn(20, "X")
    )
    wound = vec(0.15, -0.62, 0.05)
    parts = []
    for _ in range(26):
        a = rng.uniform(-0.3, 3.4)
        way = vec(math.cos(a), -0.5, math.sin(a)) * rng.uniform(0.5, 1.5)
        end = wound + way + vec(0, 0, -0.35 * abs(way[0]))
        middle = wound + way * 0.55 + vec(0, 0, 0.25)
        parts.append(strand([wound, middle, end], [0.11, 0.045, 0.02], None, 18))
        parts.append(orb(end, rng.uniform(0.03, 0.08), detail=1))
    parts += things.drips(rng, (-0.4, -0.55, -0.1), (0.4, -0.6, -0.1), 9, None, 1.3)
    parts.append(motes(rng, wound, (1.0, 0.3, 0.8), 90, 0.024, None))
    melt(parts, m.blood(), 0.02)
    rims("#ff4a4a", "#8fb0ff", "#ffe8e0", 900, 380)
    point((0.2, -1.6, 0.3), "#ff5040", 30)


def bloodletting(rng):
    """A palm is cut over a bowl; the blood falls into it."""
    camera((0, -8, 0.5), (0, 0, -0.05), 58, focus=(0, -0.4, 0), fstop=1.2)
    form = body.hand(curl=(16, 12, 10, 13), thumb=10, spread=8, arm=2.0)
    gash = [(-0.34, -0.20, 0.22), (0.0, -0.27, 0.42), (0.34, -0.24, 0.60)]
    hand = [sculpt(form, 0.018, m.skin())]
    wound = strand(gash, [0.02, 0.075, 0.02], m.blood(2.2), 20, flat=0.6)
    hand.append(wound)
    pose = (shift(-0.55, 0, 0.85), turn(78), turn(38, "Z"), scaled(1.1))
    place(hand, *pose)
    matrix = pose[0] @ pose[1] @ pose[2] @ pose[3]
    low = np.array(matrix @ wound.data.vertices[len(wound.data.vertices) // 2].co)
    parts = things.stream(rng, [low, low + vec(0.03, -0.18, -0.5), low + vec(0.0, -0.12, -1.75)], 0.07, None, 3)
    parts += things.drips(rng, low + vec(-0.35, -0.1, 0), low + vec(0.25, -0.1, 0), 5, None, 0.6)
    parts.append(motes(rng, (low[0], -0.2, -0.85), (0.3, 0.2, 0.18), 40, 0.022, None))
    melt(parts, m.blood(1.4), 0.016)
    place(things.bowl(m.brass(), m.blood(0.9), 0.95, 0.55, 0.85), shift(low[0], low[1] - 0.1, -1.62))
    place(things.ripples(m.blood(2.5), 0, 0, 0, (0.15, 0.3, 0.5)), shift(low[0], low[1] - 0.1, -1.07))
    floor(m.stone(), -1.63)
    for x, y, h in ((-1.75, 0.6, 0.7), (-1.45, 0.9, 0.45), (1.75, 0.7, 0.6)):
        things.candle(m.bone(), m.flame(m.FIRE, 3), x, y, -1.63, h, 0.1)
        point((x, y - 0.1, -1.45 + h), "#ff9a4a", 22)
    rims("#ff3a3a", "#8fa8ff", "#ffe6d8", 650, 330)


def crimson_eruption(rng):
    """The ground breaks: spikes of blood burst up among the foes."""
    camera((0, -8, -0.5), (0, 0, 0.05), 52, focus=(0, -0.6, 0), fstop=1.8)
    parts = []
    for k in range(46):
        x = rng.normal() * 0.75
        lean = x * 0.55 + rng.normal() * 0.15
        height = rng.uniform(0.6, 1.1) * 3.1 * math.exp(-abs(x) * 0.75)
        base = vec(x * 0.75, rng.normal() * 0.35, -1.75)
        tip = base + vec(lean * 1.1, rng.normal() * 0.3 - 0.2, height)
        parts.append(strand([base, (base + tip) / 2 + vec(lean * 0.1, 0, 0.1), tip], [0.24, 0.13, 0.008], None, 20))
        if k % 2:
            parts.append(orb(tip + vec(lean * 0.1, 0, 0.15), rng.uniform(0.03, 0.09), detail=1))
    parts.append(motes(rng, (0, -0.3, 0.4), (1.1, 0.4, 0.9), 130, 0.03, None))
    melt(parts, m.wet("#a00812", "#ff3a28", 1.2), 0.024)
    rock = m.stone()
    for _ in range(26):
        a = rng.uniform(0, 2 * math.pi)
        chip = orb(
            (1.0 * math.cos(a) + rng.normal() * 0.4, 0.8 * math.sin(a), -1.5 + rng.uniform(0, 0.4)),
            rng.uniform(0.1, 0.26),
            rock,
            1,
        )
        chip.rotation_euler = tuple(rng.uniform(0, 3, 3))
    floor(m.worn("#0c0809", "#2b1a1c", "#6a3a34", rough=0.35, scale=1.3, bump=0.6))
    shade = m.worn("#040305", "#0c0a10", "#1a1216", rough=0.9)
    for x, y, h in ((-1.75, -1.0, 1.15), (1.8, -0.9, 1.05), (-2.2, 0.4, 0.8), (1.25, -1.9, 0.8)):
        figures.onlooker(x, y, shade, h, arms=True)
    point((0, 0.4, -0.6), "#ff2a20", 260, 0.5)
    point((0, -1.3, -1.2), "#ff4030", 60, 0.4)
    rims("#ff3a30", "#ff6a50", "#dfe0ff", 700, 200)


SCENES = {
    "sanguine_strike": Scene(sanguine_strike, replace(BLOOD, focus=(0.48, 0.44), spread=0.4, power=1.0)),
    "hemorrhage": Scene(hemorrhage, replace(BLOOD, focus=(0.5, 0.48), spread=0.36, power=0.9)),
    "bloodletting": Scene(bloodletting, replace(BLOOD, focus=(0.52, 0.46), spread=0.4, power=0.7, rays=0.15, fog=0.3)),
    "crimson_eruption": Scene(crimson_eruption, replace(BLOOD, focus=(0.5, 0.5), spread=0.46, power=1.1, rays=0.5)),
}
