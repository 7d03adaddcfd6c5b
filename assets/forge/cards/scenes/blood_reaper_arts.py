"""The Blood Reaper's arts and powers: blood drawn, shaped and traded."""

import math
from dataclasses import replace

import numpy as np

from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
    curve,
    floor,
    melt,
    mesh,
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
from assets.forge.cards.props import body, fire, things
from assets.forge.cards.scenes import Scene
from assets.forge.cards.stage import area, camera, point, rims
from assets.forge.painting import BLOOD


def life_tap(rng):
    """One drop falls from a fingertip into a still red pool."""
    camera((0, -8, 0.25), (0, 0, -0.1), 58, focus=(0, -0.3, 0), fstop=1.2)
    form = body.hand(curl=(66, 62, 58, 5), thumb=30, spread=4, arm=2.2)
    place(sculpt(form, 0.018, m.skin()), shift(-0.75, 0.05, 1.42), turn(150), turn(-30, "Z"), scaled(1.15))
    tip = vec(0.05, -0.15, 0.16)
    parts = [
        orb(tip + vec(0.02, 0, -0.55), 0.12, detail=3),
        strand(
            [tip + vec(0.02, 0, -0.5), tip + vec(0.02, 0, -0.25), tip + vec(0.01, 0, 0.02)], [0.1, 0.03, 0.02], None, 20
        ),
    ]
    crown_at = vec(tip[0], tip[1], -1.32)
    for k in range(11):
        a = 2 * math.pi * k / 11
        out = vec(math.cos(a), math.sin(a), 0)
        parts.append(
            strand(
                [crown_at + out * 0.2, crown_at + out * 0.34 + vec(0, 0, 0.2), crown_at + out * 0.5 + vec(0, 0, 0.42)],
                [0.07, 0.045, 0.018],
                None,
                12,
            )
        )
        parts.append(orb(crown_at + out * 0.53 + vec(0, 0, 0.5), 0.045, detail=1))
    melt(parts, m.blood(1.6), 0.016)
    floor(m.wet("#5a040a", "#ff3020", 0.22, 0.06), -1.36)
    things.ripples(m.blood(2.6), tip[0], tip[1], -1.35, (0.42, 0.7, 1.05, 1.5))
    motes(rng, (tip[0], -0.2, -0.9), (0.4, 0.3, 0.25), 30, 0.02, m.blood(2))
    rims("#ff4a4a", "#9fb4ff", "#ffe8dc", 750, 330)
    point((tip[0], -0.6, -0.4), "#ff4030", 25)


def rend_flesh(rng):
    """Three claws rip through the dark; blood flies from the gashes."""
    camera((0, -8, 0), (0, 0, 0), 58, focus=(0, -0.3, 0), fstop=1.4)
    hide = m.worn("#1a0a0e", "#4a1a20", "#7a3034", rough=0.6, scale=2.2, bump=0.9)
    mesh([(-3.2, 0.25, -2.4), (3.2, 0.25, -2.4), (3.2, 0.25, 2.4), (-3.2, 0.25, 2.4)], [(0, 1, 2, 3)], hide)
    raw, lip, parts = m.light("#ff2a1c", 2.4), m.wet("#6a0810", "#ff5a4a", 0.9), []
    for k in range(3):
        shift_by = (k - 1) * 0.78
        points = curve(
            [
                (-1.75 + shift_by * 0.5, 0.1, -1.15 - shift_by * 0.30),
                (-0.1 + shift_by * 0.75, 0.0, 0.15 - shift_by * 0.5),
                (1.35 + shift_by * 0.6, 0.1, 1.15 - shift_by * 0.75),
            ],
            60,
        )
        open_by = np.sin(np.linspace(0.02, 1, 60) * math.pi) ** 0.7
        rope(points, 0.02 + 0.15 * open_by, raw, 14, 0.5)
        across = vec(-0.62, 0, 0.78)
        for s in (-1, 1):
            edge = points + across * (0.18 * open_by)[:, None] * s + vec(0, -0.1, 0)
            rope(edge, 0.02 + 0.075 * open_by * (1 + 0.3 * np.sin(np.linspace(0, 40, 60))), lip, 10)
        for _ in range(10):
            at = points[int(rng.integers(8, 58))]
            end = at + vec(rng.uniform(0.1, 0.7), -0.4, rng.uniform(0.0, 0.6))
            parts.append(strand([at, (at + end) / 2 + rng.normal(size=3) * 0.06, end], [0.06, 0.028, 0.02], None, 12))
            parts.append(orb(end, rng.uniform(0.025, 0.06), detail=1))
        parts += things.drips(rng, points[14] + vec(0, -0.1, 0), points[44] + vec(0, -0.1, 0), 4, None, 0.6)
    parts.append(motes(rng, (0.6, -0.5, 0.6), (1.0, 0.3, 0.7), 70, 0.022, None))
    melt(parts, m.blood(1.4), 0.02)
    claw = body.hand(curl=(34, 30, 28, 30), thumb=24, spread=12, claws=0.55, arm=1.6, girth=1.05)
    place(
        sculpt(claw, 0.022, m.worn("#0c0608", "#3a1216", "#a04038", rough=0.5, scale=4, bump=0.4)),
        shift(1.72, -0.75, 1.62),
        turn(-132),
        turn(20, "Z"),
        scaled(0.92),
    )
    area((-3.5, -2.5, 3), (0, 0, 0), "#9fb0ff", 300)
    area((3.5, -1.5, 2.5), (0.5, 0, 0.5), "#ff6a5a", 420, 1.5)
    area((-1, -5, 3), (0, 0, 0), "#ffe0d8", 160, 3)
    point((0, -0.7, 0), "#ff2a20", 30)


def soul_siphon(rng):
    """A soul streams out of a skull's jaws into a red stone above."""
    camera((0, -8, 0.2), (0, 0, 0.1), 58, focus=(0, -0.5, 0), fstop=1.3)
    bone = m.worn("#5a4434", "#cdbb98", "#fff0d4", rough=0.55, scale=5, bump=0.25, wear=0.7)
    ember = m.light("#ff4a3a", 8)
    place(
        [sculpt(body.skull(1.2, 1.1), 0.026, bone), *(orb(eye, 0.07, ember) for eye in body.EYES)],
        shift(-0.5, 0, -0.35),
        turn(-14),
        turn(34, "Z"),
        scaled(0.92),
    )
    soul = m.flame(m.CRIMSON, 1.9, 0.38)
    gem = vec(1.35, -0.3, 1.05)
    for _ in range(15):
        start = vec(-0.12, -0.85, -1.0) + rng.normal(size=3) * vec(0.14, 0.1, 0.1)
        bend = vec(0.75 + rng.normal() * 0.25, -1.0 + rng.normal() * 0.3, -0.75 + rng.normal() * 0.3)
        rise = vec(1.55 + rng.normal() * 0.22, -0.6 + rng.normal() * 0.3, 0.1 + rng.normal() * 0.3)
        rope(
            curve([start, bend, rise, gem], 40)[::-1],
            np.interp(np.linspace(0, 1, 40), [0, 0.2, 0.7, 1], [0.02, 0.06, 0.075, 0.02]),
            soul,
            8,
            0.6,
        )
    gem_thing = rope(
        [gem + vec(0, 0, -0.42), gem + vec(0, 0, -0.1), gem + vec(0, 0, 0.14), gem + vec(0, 0, 0.4)],
        [0.01, 0.27, 0.27, 0.01],
        m.wet("#b00a18", "#ff6a5a", 1.6),
        6,
    )
    gem_thing.data.polygons.foreach_set("use_smooth", [False] * len(gem_thing.data.polygons))
    fire.radiance(rng, gem, 0.4, 1.0, 26, m.light("#ff8a70", 5), 0.01, 0.1)
    fire.smoke(rng, (-0.6, 0.3, -1.3), (0.7, 0.2, 0.2), 18, soul, 0.8, 0.07)
    motes(rng, (0.6, -0.4, 0), (1.1, 0.4, 0.9), 70, 0.015, m.light("#ff7a60", 6))
    rims("#8fa8ff", "#ff4a40", "#ffeee0", 800, 330)
    point(tuple(gem + vec(0, -0.5, -0.2)), "#ff4030", 60)
    point((0.3, -1.6, -0.9), "#ff4030", 26)


def blood_pact(rng):
    """A mortal's hand and a demon's meet in blood."""
    camera((0, -8, 0), (0, 0, 0.0), 58, focus=(0, -0.4, 0), fstop=1.3)
    mortal = body.hand(curl=(14, 10, 8, 6), thumb=12, spread=7, arm=2.6)
    place(sculpt(mortal, 0.019, m.skin()), shift(-1.35, 0, -0.42), turn(72), turn(64, "Z"), scaled(1.2))
    demon = body.hand(curl=(18, 14, 10, 9), thumb=14, spread=10, claws=0.35, arm=2.6, girth=1.1).mirror()
    place(
        sculpt(
            demon, 0.02, m.worn("#1c0608", "#6a1418", "#ff6a4a", rough=0.5, scale=4, bump=0.4, glow=("#ff4a1a", 2.0))
        ),
        shift(1.38, 0, 0.42),
        turn(-108),
        turn(-64, "Z"),
        scaled(1.22),
    )
    parts = []
    for _ in range(16):
        a = vec(-0.42, -0.15, -0.15) + rng.normal(size=3) * vec(0.16, 0.12, 0.3)
        b = vec(0.42, -0.15, 0.15) + rng.normal(size=3) * vec(0.16, 0.12, 0.3)
        parts.append(
            strand(
                [a, rng.normal(size=3) * vec(0.08, 0.08, 0.15) + vec(0, -0.25, -0.04), b],
                [0.055, 0.03, 0.055],
                None,
                20,
            )
        )
    parts.append(orb((0, -0.3, 0), 0.22, detail=3))
    parts += things.drips(rng, (-0.4, -0.25, -0.1), (0.4, -0.25, 0.0), 10, None, 1.1)
    parts.append(motes(rng, (0, -0.3, -0.3), (0.5, 0.3, 0.6), 50, 0.022, None))
    melt(parts, m.blood(1.7), 0.016)
    fire.radiance(rng, (0, -0.2, 0), 0.35, 1.5, 40, m.light("#ff5a48", 4), 0.01, 0.3)
    place(things.rune_ring(m.light("#ff3a30", 1.7), 1.5, 14, 0.9, 0.025), shift(0, 0, 0))
    point((0, -0.9, 0), "#ff4a3a", 55, 0.2)
    rims("#9fb4ff", "#ff4a30", "#ffe8dc", 750, 330)


SCENES = {
    "life_tap": Scene(life_tap, replace(BLOOD, focus=(0.5, 0.5), spread=0.36, power=0.6, rays=0.2, fog=0.3)),
    "rend_flesh": Scene(rend_flesh, replace(BLOOD, focus=(0.5, 0.46), rays=0.15, fog=0.2)),
    "soul_siphon": Scene(soul_siphon, replace(BLOOD, focus=(0.55, 0.42), spread=0.4, power=0.7)),
    "blood_pact": Scene(blood_pact, replace(BLOOD, focus=(0.5, 0.48), spread=0.4, power=0.8, rays=0.3)),
}
