"""The Shadowmancer's arts and powers: dread, mist, and what is not quite there."""

import math
from dataclasses import replace

import numpy as np

from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
    curve,
    floor,
    motes,
    orb,
    place,
    rope,
    scaled,
    sculpt,
    shift,
    turn,
    vec,
    wisp,
)
from assets.forge.cards.props import body, figures, fire, things
from assets.forge.cards.scenes import Scene
from assets.forge.cards.scenes.shadowmancer_matter import robe_cloth
from assets.forge.cards.stage import camera, point, rims
from assets.forge.painting import SHADOW


def shadowform(rng):
    """A walker dissolves, half body and half smoke."""
    camera((0, -8, 0), (0, 0, 0.02), 58, focus=(0, -0.3, 0), fstop=1.3)
    black = m.worn("#050308", "#140c24", "#8a5ae0", rough=0.6, scale=4, bump=0.3, wear=0.9)
    walker = figures.cloaked(
        black, m.light("#f4e4ff", 10), 3.4, (0.42, -0.22, 1.30), (0.56, -0.50, 1.36), m.skin(), step=0.015
    )
    place(walker, shift(0.55, -0.1, -1.95), turn(-5), turn(24, "Z"))
    smoke, glow = m.umbra(m.UMBRA, 2.2, 0.3), m.flame(m.VIOLET, 1.2, 0.42)
    for k in range(130):
        z = rng.uniform(-1.6, 1.3)
        x = 0.35 - abs(rng.normal()) * 0.35 + (0.1 if z > 0.8 else 0)
        wisp(
            vec(x, rng.normal() * 0.15, z),
            (-1, rng.normal() * 0.25, rng.normal() * 0.3 + 0.15),
            rng.uniform(0.4, 1.7) * (1.0 if z < 0.8 else 0.6),
            rng.uniform(0.05, 0.12),
            rng,
            smoke if k % 4 else glow,
            0.7,
        )
    motes(rng, (-1.0, -0.2, 0), (0.8, 0.3, 0.9), 90, 0.02, smoke)
    motes(rng, (-0.6, -0.3, 0), (1.0, 0.3, 0.9), 50, 0.012, m.light("#d8a8ff", 7))
    point((0.4, 1.6, 0.3), "#9a4aff", 200, 0.5)
    rims("#9fb4ff", "#b060ff", "#ece4ff", 900, 120)


def curse_of_misfortune(rng):
    """A doll of sackcloth, run through with pins, hangs in a cursed light."""
    camera((0, -8, 0), (0, 0, 0.02), 60, focus=(0, -0.4, 0), fstop=1.1)
    sack = m.worn("#3a2c22", "#8a6e50", "#d8b890", rough=0.95, scale=9, bump=0.5, wear=0.6)
    thread, pin = m.worn("#0a0608", "#1a1014", "#3a2a30", rough=0.9), m.steel()
    parts = [sculpt(things.doll(), 0.022, sack)]
    parts += things.stitches(thread, curve([(0, -0.40, 0.15), (0.02, -0.36, -0.2), (0, -0.3, -0.6)], 18), 0.09)
    parts += things.stitches(thread, curve([(-0.24, -0.40, 0.58), (0, -0.46, 0.56), (0.24, -0.40, 0.60)], 16), 0.06)
    for q in (-1, 1):
        parts.append(
            rope([(-0.30 * q - 0.08, -0.40, 0.98), (-0.30 * q + 0.10, -0.46, 0.80)], [0.022, 0.022], thread, 6)
        )
        parts.append(
            rope([(-0.30 * q + 0.10, -0.40, 0.98), (-0.30 * q - 0.08, -0.46, 0.80)], [0.022, 0.022], thread, 6)
        )
    heads = (m.light("#b040ff", 1.6), m.light("#ff3a5a", 1.6))
    for k, (at, way) in enumerate(
        (
            ((0.1, -0.3, 0.1), (0.7, -1, 0.75)),
            ((-0.2, -0.3, -0.2), (-0.9, -1, 0.3)),
            ((0.05, -0.3, -0.4), (0.5, -1, -0.55)),
            ((0.35, -0.25, 1.0), (0.8, -0.5, 0.8)),
            ((-0.8, -0.1, 0.3), (-0.6, -0.9, 0.7)),
        )
    ):
        start, out = vec(*at), vec(*way) / np.linalg.norm(way)
        parts += [
            rope([start, start + out * 1.05], [0.018, 0.022], pin, 6),
            orb(start + out * 1.08, 0.075, heads[k % 2], 2),
        ]
    parts.append(rope(curve([(0, 0, 1.25), (0.05, 0, 1.7), (0, 0, 2.4)], 20), [0.035, 0.035], thread, 8))
    place(parts, shift(0, 0, -0.08), turn(8), turn(-14, "Z"), scaled(1.04))
    place(things.rune_ring(m.light("#a040ff", 1.8), 1.6, 13, 0.9, 0.028), shift(0, 0, 0.1))
    fire.smoke(rng, (0, 0.3, -1.4), (0.9, 0.2, 0.15), 30, m.umbra(m.UMBRA, 2, 0.3), 1.0, 0.09)
    motes(rng, (0, -0.3, 0), (1.2, 0.3, 0.9), 50, 0.013, m.light("#d090ff", 7))
    rims("#9fb4ff", "#b050ff", "#fff0dc", 900, 330)
    point((0, 1.2, 0.2), "#a040ff", 150, 0.4)


def dark_ritual(rng):
    """Hooded ones kneel about a burning star with a skull at its heart."""
    camera((0, -7.6, 2.6), (0, 0, -0.55), 54, focus=(0, -0.4, -0.6), fstop=1.8)
    mark = m.light("#b050ff", 3.2)
    place(
        things.pentagram(mark, 1.65, 0, 0.035) + things.rune_ring(mark, 1.95, 15, 0, 0.026),
        shift(0, 0, -1.6),
        turn(-90, "X"),
    )
    floor(m.worn("#0a080e", "#28222f", "#5a5068", rough=0.5, scale=1.3, bump=0.7), -1.63, (-6, 6))
    cloth = robe_cloth()
    for x, y, face, h in (
        (-1.9, 0.9, 0, 2.0),
        (1.9, 0.9, 0, 2.0),
        (0, 1.9, 0, 2.3),
        (-2.15, -1.1, 0, 1.7),
        (2.15, -1.1, 0, 1.7),
    ):
        aim = math.degrees(math.atan2(-x, -(-y - 1e-6))) if face else math.degrees(math.atan2(x, y))
        place(
            figures.cloaked(
                cloth, m.light("#d8a8ff", 8), h, (0.34, -0.30, 1.30), (0.16, -0.42, 1.42), None, step=0.018
            ),
            shift(x, y, -1.63),
            turn(-aim, "Z"),
        )
    bone, glow = m.bone(), m.light("#c070ff", 8)
    place(
        [sculpt(body.skull(1.2, 0.5), 0.035, bone), *(orb(e, 0.08, glow) for e in body.EYES)],
        shift(0, -0.1, -0.85),
        turn(16, "X"),
        scaled(0.62),
    )
    soul = m.flame(m.VIOLET, 1.5, 0.42)
    fire.blaze(rng, (0, 0.75, -1.6), 1.3, 2.5, 46, [soul, m.umbra(m.UMBRA, 2.5, 0.3)], 0.3, r=0.09)
    for k in range(5):
        a = k * 2 * math.pi / 5 + math.pi / 2
        x, y = 1.65 * math.cos(a), 1.65 * math.sin(a)
        things.candle(m.bone(), m.flame(m.FIRE, 3), x, y, -1.62, 0.36, 0.08)
        point((x, y, -1.0), "#ffb060", 8)
    point((0, -0.2, -0.5), "#a040ff", 110, 0.4)
    motes(rng, (0, 0, 0), (0.9, 0.6, 0.8), 60, 0.014, m.light("#d8a8ff", 7))
    rims("#9fb4ff", "#a060ff", "#d8ccff", 600, 110)


def umbral_mastery(rng):
    """The master floats before an eclipse, black moons in orbit."""
    camera((0, -8, -0.3), (0, 0, 0.05), 56, focus=(0, -0.3, 0.3), fstop=1.4)
    orb((0, 1.6, 0.75), 1.15, m.light("#d8c0ff", 1.5), 5)
    fire.radiance(rng, (0, 1.5, 0.75), 1.25, 2.6, 60, m.light("#c890ff", 3.5), 0.014, 0.1)
    hem = m.cloth("#0e0818", "#3a2468", "#a884f0")
    place(
        figures.cloaked(hem, m.light("#f0d8ff", 10), 2.9, (0.50, -0.05, 1.55), (0.72, -0.18, 1.92), m.skin(), m.bone()),
        shift(0, -0.2, -1.75),
    )
    ring = m.light("#9a4aff", 2.5)
    for k in range(7):
        a = k * 2 * math.pi / 7 + 0.35
        at = vec(1.75 * math.cos(a), 0.2 - 0.9 * math.sin(a), -0.35 + 0.42 * math.sin(a))
        orb(at, 0.17, m.umbra(m.UMBRA, 4, 0.25), 3)
        trail = np.linspace(a, a - 0.6, 20)
        points = np.stack([1.75 * np.cos(trail), 0.2 - 0.9 * np.sin(trail), -0.35 + 0.42 * np.sin(trail)], 1)
        rope(points, np.linspace(0.05, 0.004, 20), ring, 8)
    smoke = m.umbra(m.UMBRA, 2.2, 0.3)
    fire.smoke(rng, (0, 0, -1.6), (0.5, 0.2, 0.12), 40, smoke, 0.9, 0.09, (0, 0, 0.6))
    for s in (-1, 1):
        fire.arcs(rng, (s * 1.2, -0.5, 1.45), 0.4, 6, m.light("#e8ccff", 8))
        point((s * 1.2, -0.7, 1.4), "#b060ff", 20)
    rims("#9fb4ff", "#b060ff", "#ece4ff", 900, 200)


SCENES = {
    "shadowform": Scene(shadowform, replace(SHADOW, focus=(0.58, 0.4), power=1.1)),
    "curse_of_misfortune": Scene(curse_of_misfortune, replace(SHADOW, focus=(0.5, 0.42), power=0.8)),
    "dark_ritual": Scene(dark_ritual, replace(SHADOW, focus=(0.5, 0.5), power=0.8, rays=0.2)),
    "umbral_mastery": Scene(umbral_mastery, replace(SHADOW, focus=(0.5, 0.34), power=0.8, rays=0.4)),
}
