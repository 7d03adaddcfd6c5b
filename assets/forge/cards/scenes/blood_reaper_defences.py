"""The Blood Reaper's defences: blood drawn, shaped and traded."""

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
    wisp,
)
from assets.forge.cards.props import arms, body, figures, things
from assets.forge.cards.scenes import Scene
from assets.forge.cards.stage import area, camera, point, rims
from assets.forge.painting import BLOOD


def crimson_shield(rng):
    """A shield of frozen blood before an outstretched hand."""
    camera((0, -8, 0), (0, 0, 0), 60, focus=(0, -0.5, 0), fstop=1.3)
    crystal = m.wet("#8a0614", "#ff4a44", 0.75, 0.16)

    def surface(x, z):
        ridge = abs(((x * 0.9 + z * 0.55) * 2.1) % 1 - 0.5) * 0.16 + abs(((x * 0.9 - z * 0.55) * 2.1) % 1 - 0.5) * 0.16
        return -0.5 + 0.3 * x * x + 0.08 * z * z + ridge

    shield = arms.bulged(
        [(x * 1.12, z * 1.02) for x, z in arms.heater_outline()], surface, crystal, m.blood(1.4), rim=0.1
    )
    shield[0].data.polygons.foreach_set("use_smooth", [False] * len(shield[0].data.polygons))
    heart = arms.bulged(
        [(0.36 * x, 0.36 * z) for x, z in arms.heater_outline()],
        lambda x, z: -0.78 + x * x,
        m.wet("#c01020", "#ff8a70", 2.2, 0.1),
        m.blood(2),
    )
    for x, z in (np.array(arms.heater_outline(14)) * (1.12, 1.02))[::2]:
        out = vec(x, -0.1, z) / math.hypot(x, z)
        start = vec(x * 0.93, surface(x, z) - 0.05, z * 0.93)
        shield.append(arms.shard(crystal, start, start + out * rng.uniform(0.25, 0.6), 0.13, rng))
    place(shield + heart, shift(0, 0, 0.02), turn(16, "Z"), turn(-5), scaled(0.88))
    motes(rng, (0, -0.4, 0), (1.4, 0.4, 1.1), 90, 0.022, m.blood(2))
    things.drips(rng, (-0.5, -0.5, -1.2), (0.5, -0.5, -1.25), 6, m.blood(1.4), 0.4)
    rims("#ff3a3a", "#ff8a70", "#ffe0e0", 1100, 420)
    area((3.6, 2, -1.5), (0, 0, 0), "#8fb0ff", 600)
    point((0, 0.8, 0.2), "#ff2a2a", 160, 0.4)


def blood_ward(rng):
    """A heart-drop of blood turns in a ring of runes."""
    camera((0, -8, 0.1), (0, 0, 0), 60, focus=(0, -0.3, 0), fstop=1.4)
    rune = m.light("#ff5a48", 3.2)
    ring = things.rune_ring(rune, 1.35, 12, 0, 0.03) + things.pentagram(m.light("#ff2f2f", 1.6), 1.06, 0.15, 0.02)
    place(ring, turn(-12, "Z"), turn(8, "X"))
    parts = [
        orb((0, -0.3, -0.2), 0.5, detail=4),
        strand([(0, -0.3, 0.1), (0.02, -0.3, 0.5), (0, -0.3, 1.0)], [0.42, 0.2, 0.01], None, 24),
    ]
    for k in range(5):
        a0 = k * 72 + 20
        points = arc((0, 0), 0.98 + 0.05 * (k % 2), a0, a0 + 58, 40, -0.25)
        points[:, 1] += 0.35 * np.sin(np.radians(np.linspace(a0, a0 + 58, 40)))
        parts.append(rope(points, 0.105 * np.sin(np.linspace(0.05, 1, 40) * math.pi * 0.98) + 0.006, None, 12, 0.5))
        a = math.radians(a0 + 64)
        parts.append(orb((1.0 * math.cos(a), -0.25 + 0.35 * math.sin(a), 1.0 * math.sin(a)), 0.07, detail=2))
    parts.append(motes(rng, (0, -0.2, 0), (0.9, 0.3, 0.8), 60, 0.022, None))
    melt(parts, m.wet("#b00a16", "#ff5a4a", 1.0, 0.1), 0.017)
    point((0, -0.1, 0), "#ff3a30", 60, 0.2)
    rims("#ff5050", "#ff9080", "#ffe6e0", 700, 300)


def sacrificial_barrier(rng):
    """A cage of great ribs rises out of a pool of blood round a kneeling one."""
    camera((0, -8, -0.1), (0, 0, 0.05), 54, focus=(0, -0.4, 0), fstop=1.5)
    bone = m.worn("#5a4434", "#cdbb98", "#fff0d4", rough=0.55, scale=4, bump=0.4, wear=0.8, stain="#6a0c10")
    for y, w, h, r in ((-0.9, 1.0, 2.2, 0.11), (-0.45, 1.35, 2.75, 0.14), (0.1, 1.6, 3.1, 0.16), (0.7, 1.7, 3.2, 0.16)):
        for s in (-1, 1):
            points = [
                (s * w * 0.8, y, -1.75),
                (s * w * 1.12, y, -0.9),
                (s * w * 0.98, y - 0.05, 0.1 + h * 0.16),
                (s * w * 0.42, y - 0.1, -1.75 + h),
                (s * 0.06, y - 0.15, -1.72 + h * 1.06),
            ]
            strand(points, [r * 0.8, r * 1.15, r, r * 0.7, 0.015], bone, 40)
    place(
        figures.cloaked(
            m.cloth("#12060a", "#4a141c", "#a03a3a"),
            m.light("#ff4a3a", 8),
            2.0,
            (0.36, -0.3, 1.25),
            (0.12, -0.42, 1.42),
            m.skin(),
        ),
        shift(0, 0.1, -1.72),
    )
    orb((0, -0.15, 0.12), 0.13, m.light("#ff6a50", 6), 3)
    floor(m.wet("#4a0408", "#ff2a20", 0.25, 0.08), -1.7)
    parts = [
        strand([(x, y, -1.7), (x + rng.normal() * 0.05, y, -1.2), (x * 0.9, y, -1.7 + h)], [0.13, 0.06, 0.01], None, 16)
        for x, y, h in ((rng.uniform(-1.9, 1.9), rng.uniform(-1.2, 0.8), rng.uniform(0.4, 1.3)) for _ in range(26))
    ]
    melt(parts, m.blood(1.2), 0.022)
    motes(rng, (0, -0.5, 0), (1.2, 0.4, 1.0), 60, 0.02, m.light("#ff4a3a", 5))
    point((0, -0.6, 0.1), "#ff4a3a", 70, 0.2)
    point((0, 1.4, -0.6), "#ff2020", 200, 0.5)
    rims("#ff4040", "#8fa8ff", "#ffeade", 800, 230)


def vital_surge(rng):
    """The heart itself, ablaze, its veins bursting with light."""
    camera((0, -8, 0), (0, 0, 0.05), 60, focus=(0, -0.5, 0), fstop=1.2)
    flesh = m.worn("#5a0612", "#b01626", "#ff6a5a", rough=0.3, scale=2.6, bump=0.25, wear=0.8, glow=("#ff6a3a", 5))
    place(sculpt(body.heart(), 0.028, flesh), shift(-0.05, 0, -0.05), turn(6), scaled(1.02))
    vein = m.light("#ff4a3a", 3.5)
    for k in range(22):
        a = 2 * math.pi * k / 22 + rng.normal() * 0.1
        out = vec(math.cos(a), 0, math.sin(a))
        start, reach = out * 0.75, rng.uniform(0.7, 1.4)
        points = [start + out * reach * t + rng.normal(size=3) * 0.1 * t for t in (0, 0.35, 0.7, 1)]
        strand(points, [0.05, 0.03, 0.02, 0.003], vein, 20)
        fork = points[2] + (out + rng.normal(size=3) * 0.6) * 0.4
        strand([points[2], (points[2] + fork) / 2, fork], [0.02, 0.014, 0.003], vein, 8)
    burn = m.flame(m.CRIMSON, 1.6, 0.4)
    for _ in range(44):
        a = rng.uniform(0, 2 * math.pi)
        wisp(
            vec(0.8 * math.cos(a), 0.35, 0.85 * math.sin(a)),
            (math.cos(a), 0.1, math.sin(a) + 0.5),
            rng.uniform(0.5, 1.2),
            0.1,
            rng,
            burn,
            0.7,
        )
    motes(rng, (0, -0.4, 0.1), (1.1, 0.4, 1.0), 80, 0.016, m.light("#ffb08a", 7))
    rims("#ff3a3a", "#ff7a50", "#ffe0d0", 900, 300)
    point((0, -1.6, -0.2), "#ff6040", 36)


SCENES = {
    "crimson_shield": Scene(crimson_shield, replace(BLOOD, focus=(0.5, 0.45), spread=0.44, power=1.0, rays=0.5)),
    "blood_ward": Scene(blood_ward, replace(BLOOD, focus=(0.5, 0.48), spread=0.4, power=0.6, rays=0.4)),
    "sacrificial_barrier": Scene(sacrificial_barrier, replace(BLOOD, focus=(0.5, 0.5), spread=0.4, power=0.9)),
    "vital_surge": Scene(vital_surge, replace(BLOOD, focus=(0.5, 0.46), spread=0.42, power=0.9, rays=0.5)),
}
