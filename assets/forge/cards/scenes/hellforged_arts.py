"""The Hellforged's arts and powers: fire, brimstone, imps and bargains."""

import math
from dataclasses import replace

import numpy as np

from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
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
from assets.forge.cards.props import arms, body, figures, fire, things
from assets.forge.cards.scenes import Scene
from assets.forge.cards.scenes.hellforged_matter import flames, hide, sparks
from assets.forge.cards.stage import camera, point, rims
from assets.forge.painting import HELL


def summon_imp(rng):
    """An imp leaps out of a burning circle."""
    camera((0, -8, 0.2), (0, 0, -0.05), 58, focus=(0, -0.5, 0.2), fstop=1.3)
    wing = m.worn("#1a0604", "#5a1410", "#d8502a", rough=0.7, scale=3, bump=0.3)
    place(
        figures.imp(hide(), m.light("#ffe04a", 8), m.bone(), wing),
        shift(0, -0.2, 0.22),
        turn(-8),
        turn(12, "Z"),
        scaled(0.98),
    )
    sign = m.light("#ff8a2a", 3.5)
    place(
        things.pentagram(sign, 1.4, 0, 0.04) + things.rune_ring(sign, 1.75, 14, 0, 0.03),
        shift(0, 0.1, -1.45),
        turn(-76, "X"),
    )
    hot = flames()
    fire.blaze(rng, (0, 0.3, -1.5), 2.2, 1.6, 90, hot, 0.35, r=0.11)
    fire.smoke(rng, (0, 0.4, -1.3), (0.6, 0.2, 0.1), 20, hot[0], 1.4, 0.09)
    sparks(rng, (0, -0.3, 0), (1.2, 0.4, 1.0), 120)
    rims("#ff8a4a", "#9fb0ff", "#ffe6d4", 1000, 330)
    point((0, -1.2, -1.2), "#ff8a2a", 70, 0.3)
    point((0, 1.2, 0), "#ff5a14", 140, 0.5)


def infernal_pact(rng):
    """A contract burns in a devil's grip, its seal alight."""
    camera((0, -8, 0), (0, 0, 0), 60, focus=(0, -0.3, 0), fstop=1.2)
    paper = m.worn("#8a6a3c", "#d8b880", "#fff0c8", rough=0.9, scale=3, bump=0.15, wear=0.3, stain="#5a3414")
    sheet = things.scroll(paper, m.worn("#1a100a", "#4a2c18", "#a06a3a", rough=0.6, scale=8), 2.0, 2.3)
    ink = m.worn("#180a08", "#2a100c", "#3a1810", rough=0.9)
    for i, z in enumerate(np.linspace(0.78, -0.1, 6)):
        points = [
            (x, -0.17 - 0.10 * math.sin((0.5 - z / 2.3) * math.pi * 2) + 0.02, z + 0.02 * rng.normal())
            for x in np.linspace(-0.75, 0.75 - 0.25 * (i % 3 == 2), 16)
        ]
        sheet.append(rope(points, 0.018 + 0.012 * rng.random(16), ink, 5))
    seal = things.pentagram(m.light("#ff6a1a", 4.5), 0.34, 0, 0.025)
    place(seal, shift(0.0, -0.2, -0.58))
    sheet += seal
    place(sheet, shift(-0.1, 0, 0.1), turn(-7), turn(-8, "Z"))
    claw = body.hand(curl=(38, 34, 30, 30), thumb=30, spread=9, claws=0.45, arm=2.0, girth=1.05)
    place(sculpt(claw, 0.02, hide()), shift(1.75, -0.25, -0.65), turn(-62), turn(-20, "Z"), scaled(0.85))
    hot = flames()
    edge = [(x, -0.1, -1.05) for x in np.linspace(-1.1, 0.9, 20)] + [
        (-1.05, -0.1, z) for z in np.linspace(-1.0, 0.3, 14)
    ]
    fire.clothe(rng, edge, (0.1, -0.1, 1), 0.85, 90, hot, 0.085, 0.25)
    sparks(rng, (-0.4, -0.4, 0), (1.1, 0.3, 1.0), 120)
    rims("#ff8a4a", "#8fa4ff", "#ffe8d0", 700, 330)
    point((-0.6, -1.0, -1.0), "#ff8a2a", 46, 0.2)


def hellfire_aura(rng):
    """One of the Hellforged stands in a mantle of fire."""
    camera((0, -8, -0.3), (0, 0, 0.1), 56, focus=(0, -0.4, 0.3), fstop=1.4)
    plate = m.worn("#120e10", "#3a3034", "#d8a070", metal=0.4, rough=0.5, scale=1.7, bump=0.4, glow=("#ff6a14", 2.2))
    place(sculpt(arms.breastplate(), 0.026, plate), shift(0, -0.1, -0.45), scaled(0.92))
    place(sculpt(arms.helm(0.2), 0.022, plate), shift(0, -0.22, 0.85), scaled(0.5))
    place(
        sculpt(
            figures.robe([(0, 0.75), (0.5, 0.6), (1.0, 0.5), (1.2, 0.44)], 0, 1.2, 9, 0.1),
            0.03,
            m.cloth("#140806", "#4a1a10", "#b0542a"),
        ),
        shift(0, 0, -2.15),
    )
    bone = m.worn("#2a1c14", "#8a6a4a", "#f0d0a0", rough=0.5, scale=6, bump=0.3)
    for s in (-1, 1):
        sculpt(body.horn([(s * 0.34, -0.25, 1.15), (s * 0.85, -0.2, 1.25), (s * 1.0, -0.3, 1.7)], 0.15), 0.024, bone)
        orb((s * 0.2, -0.55, 0.90), 0.055, m.light("#ffd35a", 9), 2, (1.6, 0.5, 0.6))
    hot = flames()
    for k in range(230):
        a = rng.uniform(-0.15, math.pi + 0.15)
        out = vec(math.cos(a), 0, math.sin(a))
        root = vec(0, 0.45 + rng.normal() * 0.15, -0.5) + out * vec(1.0, 0, 1.15) * rng.uniform(0.6, 1.1)
        wisp(root, out * 0.7 + vec(0, 0.05, 0.75), rng.uniform(0.6, 1.5), rng.uniform(0.08, 0.18), rng, hot[k % 3], 0.6)
    fire.blaze(rng, (0, -0.5, -1.75), 3.2, 0.8, 60, hot, 0.3, r=0.1)
    fire.radiance(rng, (0, 0.8, 0.2), 1.6, 2.8, 40, m.light("#ff9a3a", 3), 0.014, 0.1)
    sparks(rng, (0, -0.5, 0.2), (1.4, 0.4, 1.0), 130)
    rims("#ff8a4a", "#ff6a2a", "#cfd8ff", 700, 260)
    point((0, 1.0, 0.2), "#ff6a14", 160, 0.5)
    point((0, -1.5, -1.2), "#ff8a2a", 50)


def soul_burn(rng):
    """A skull burns in an open palm, its soul a paler flame."""
    camera((0, -8, 0.1), (0, 0, 0.05), 60, focus=(0, -0.5, 0.2), fstop=1.2)
    palm = body.hand(curl=(24, 20, 19, 22), thumb=24, spread=16, claws=0.4, arm=1.6, girth=1.0)
    place(sculpt(palm, 0.02, hide()), shift(0, -0.15, -1.45), turn(-38, "X"), scaled(1.5))
    bone = m.worn("#2a1c14", "#b89868", "#fff0d0", rough=0.55, scale=5, bump=0.25, wear=0.7, stain="#2a120a")
    glow = m.light("#7ffff0", 8)
    place(
        [sculpt(body.skull(1.2, 0.5), 0.024, bone), *(orb(e, 0.075, glow) for e in body.EYES)],
        shift(0, -0.2, 0.25),
        turn(10, "Z"),
        turn(6, "X"),
        scaled(0.56),
    )
    hot = flames()
    for k in range(110):
        a = rng.uniform(0, math.pi)
        root = vec(0.5 * math.cos(a), 0.1 + rng.normal() * 0.12, 0.0 + 0.55 * math.sin(a))
        wisp(root, (math.cos(a) * 0.35, 0.05, 1), rng.uniform(0.5, 1.5), rng.uniform(0.07, 0.15), rng, hot[k % 3], 0.7)
    soul = m.flame(m.TEAL, 1.7, 0.42)
    for _ in range(34):
        root = vec(rng.normal() * 0.25, -0.1 + rng.normal() * 0.1, 0.7 + rng.normal() * 0.1)
        wisp(root, (rng.normal() * 0.15, 0, 1), rng.uniform(0.5, 1.3), rng.uniform(0.05, 0.1), rng, soul, 0.8)
    sparks(rng, (0, -0.5, 0.4), (1.0, 0.4, 0.9), 110)
    rims("#ff8a4a", "#5fd8d0", "#ffe8d4", 800, 300)
    point((0, -0.4, 0.9), "#ff7a20", 60, 0.2)
    point((0, -1.6, -0.3), "#7fe8d8", 14)


SCENES = {
    "summon_imp": Scene(summon_imp, replace(HELL, focus=(0.5, 0.45), power=0.8)),
    "infernal_pact": Scene(infernal_pact, replace(HELL, focus=(0.5, 0.48), power=0.6)),
    "hellfire_aura": Scene(hellfire_aura, replace(HELL, focus=(0.5, 0.42), power=1.0, rays=0.4)),
    "soul_burn": Scene(soul_burn, replace(HELL, focus=(0.5, 0.42), power=0.7)),
}
