"""The Hellforged's attacks: fire, brimstone, imps and bargains."""

import math
from dataclasses import replace

import numpy as np

from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
    arc,
    curve,
    floor,
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
from assets.forge.cards.props import arms, body, figures, fire
from assets.forge.cards.scenes import Scene
from assets.forge.cards.scenes.hellforged_matter import flames, hide, sparks
from assets.forge.cards.stage import area, camera, point, rims
from assets.forge.clay import box, cone, union
from assets.forge.painting import HELL


def firebolt(rng):
    """A gauntlet flings a comet of fire."""
    camera((0, -8, 0.1), (0, 0, 0), 58, focus=(-0.6, -0.2, -0.4), fstop=0.9)
    gauntlet = body.hand(curl=(22, 15, 12, 14), thumb=12, spread=14, claws=0.3, arm=1.9, girth=1.1)
    place(sculpt(gauntlet, 0.018, hide()), shift(-1.2, 0, -0.85), turn(58), turn(20, "Z"), scaled(0.98))
    for k in range(3):
        place(
            sculpt(cone((0, 0, -0.5 - k * 0.42), (0, 0, -0.34 - k * 0.42), 0.44 + k * 0.03, 0.40), 0.03, m.iron()),
            shift(-1.2, 0, -0.85),
            turn(58),
            scaled(0.98),
        )
    hot = flames()
    fire.bolt(
        rng, (0.0, -0.35, -0.15), (2.1, -0.2, 1.3), [hot[0], hot[1], hot[0]], 0.42, 80, 110, m.light("#ffb040", 7)
    )
    fire.clothe(rng, curve([(0.25, -0.3, 0.05), (1.8, -0.2, 1.1)], 20), (-1, 0, -0.45), 1.1, 40, hot, 0.11, 0.35)
    point((0, -0.6, -0.1), "#ff7a20", 40, 0.15)
    point((1.1, 0.3, 0.7), "#ff6a14", 90, 0.3)
    area((-4, 3, 3), (-1, 0, 0), "#ff8a4a", 600)
    area((-3, -5, 4), (-1, 0, -0.5), "#cfd8ff", 420)


def hellfire_blast(rng):
    """A wave of fire as high as a house breaks over the foes."""
    camera((0, -8, -0.7), (0.1, 0, 0.1), 50, focus=(0, -0.6, 0), fstop=1.8)
    hot = flames()
    crest = curve(
        [
            (-2.9, 0, -1.7),
            (-1.9, 0, -0.7),
            (-1.2, 0, 0.55),
            (-0.2, 0, 1.35),
            (0.85, 0, 1.25),
            (1.25, 0, 0.65),
            (0.95, 0, 0.2),
        ],
        60,
    )
    ahead = np.gradient(crest, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    for k in range(420):
        i = int(60 * rng.random() ** 0.75)
        at, way = crest[min(i, 59)], ahead[min(i, 59)]
        depth = rng.uniform(-0.7, 0.9)
        under = rng.random() ** 1.5 * (0.9 if i > 25 else 0.5)
        root = at + vec(0, depth, 0) - vec(-way[2], 0, way[0]) * under
        tongue = hot[0] if under < 0.12 and k % 2 else hot[1 + k % 2]
        wisp(root, way + rng.normal(size=3) * 0.16, rng.uniform(0.6, 1.4), rng.uniform(0.05, 0.12), rng, tongue, 0.6)
    for k in range(110):
        x = rng.uniform(-3, 0.6)
        wisp(
            vec(x, rng.uniform(-0.9, 0.6), -1.7),
            (0.5 + rng.normal() * 0.15, 0, 1),
            rng.uniform(0.5, 1.5) * (1.2 - abs(x + 1.0) * 0.25),
            rng.uniform(0.1, 0.2),
            rng,
            hot[(k + 1) % 3],
            0.7,
        )
    lip = crest[-14:]
    for _ in range(60):
        at = lip[int(rng.integers(0, 14))] + vec(rng.normal() * 0.1, rng.uniform(-0.6, 0.5), rng.normal() * 0.1)
        wisp(at, (0.45 + rng.normal() * 0.3, rng.normal() * 0.2, -0.8), rng.uniform(0.25, 0.8), 0.075, rng, hot[0], 0.7)
    floor(m.worn("#0c0a0d", "#2b2528", "#5c4a44", rough=0.35, scale=1.3, bump=0.6))
    shade = m.worn("#030203", "#0a0808", "#1c1210", rough=0.85)
    for x, y, h in ((1.05, -1.4, 0.9), (1.62, -1.0, 1.0), (2.15, -1.5, 0.85), (0.55, -0.9, 0.7)):
        figures.onlooker(x, y, shade, h, arms=h > 0.8)
    sparks(rng, (0.6, -0.6, 0.4), (1.4, 0.5, 0.9), 150)
    point((-0.6, -0.9, 0.0), "#ff6a1a", 200, 0.5)
    point((0.9, -0.2, 0.6), "#ff8a2a", 90, 0.4)
    rims("#ff6a2a", "#5a78b8", "#9fb0d8", 400, 120)


def searing_strike(rng):
    """A white-hot hammer comes down; sparks burst from the blow."""
    camera((0, -8, 0), (0, 0, -0.02), 58, focus=(0.3, -0.3, -0.2), fstop=1.1)
    iron = m.worn("#2a1a16", "#7a4430", "#ffc080", metal=0.5, rough=0.45, scale=1.6, bump=0.3, glow=("#ff7a1a", 2.5))
    shaft = m.worn("#15100c", "#4b3222", "#a07a48", rough=0.7, scale=9, bump=0.4)
    place(arms.hammer(iron, shaft), shift(-1.35, 0.1, 1.15), turn(18), turn(14, "X"))
    blow = vec(1.05, -0.1, -1.05)
    hot = flames()
    for k in range(70):
        a = math.pi * rng.uniform(-0.02, 1.02)
        wisp(
            blow + vec(0, rng.normal() * 0.1, -0.1),
            (math.cos(a), rng.normal() * 0.3, abs(math.sin(a)) * 0.75 + 0.05),
            rng.uniform(0.4, 1.5),
            rng.uniform(0.05, 0.11),
            rng,
            hot[k % 3],
            0.4,
        )
    fire.radiance(rng, blow, 0.2, 2.2, 70, m.light("#ffd070", 6), 0.014, -0.1)
    sweep = arc((-1.35, 1.15), 2.7, 62, 2, 50, 0.5)
    fire.clothe(rng, sweep, (-0.2, 0.1, 0.9), 0.9, 110, hot, 0.12, 0.3)
    anvil = union(
        [
            box((1.05, 0.1, -1.45), (0.95, 0.4, 0.17), 0.06),
            cone((0.2, 0.1, -1.42), (-0.55, 0.1, -1.36), 0.2, 0.03),
            box((1.05, 0.1, -1.85), (0.5, 0.35, 0.4), 0.06),
        ],
        0.06,
    )
    sculpt(anvil, 0.03, m.iron())
    sparks(rng, blow + vec(0, -0.2, 0.4), (0.9, 0.3, 0.6), 170)
    point(tuple(blow + vec(0, -0.7, 0.35)), "#ff8a2a", 110, 0.2)
    rims("#ff8a4a", "#7f9ae0", "#dfe4ff", 700, 260)


def immolate(rng):
    """A wretch of bone burns, arms flung to the sky."""
    camera((0, -8, -0.1), (0, 0, 0.1), 55, focus=(0, -0.3, 0.3), fstop=1.4)
    char = m.worn("#0c0807", "#3a2418", "#d89a5a", rough=0.7, scale=5, bump=0.4, glow=("#ff6a14", 4))
    place(figures.skeleton_arms_up(char, body.skull(0.6, 1.6), 3.5), shift(0, -0.1, -0.35))
    hot = flames()
    eyes = m.light("#ffe08a", 8)
    for s in (-1, 1):
        orb((s * 0.13, -0.48, 0.84), 0.04, eyes)
    for k in range(150):
        x = rng.normal() * 0.55
        tall = 2.5 * math.exp(-abs(x) * 0.6)
        wisp(
            vec(x, 0.25 + abs(rng.normal()) * 0.3, -1.75 + rng.uniform(0, 1.4)),
            (x * 0.25 + rng.normal() * 0.12, 0.05, 1),
            rng.uniform(0.5, 1.0) * tall,
            rng.uniform(0.1, 0.2),
            rng,
            hot[k % 3],
            0.7,
        )
    for k in range(46):
        x = rng.normal() * 0.75
        wisp(
            vec(x, -0.7, -1.8),
            (rng.normal() * 0.2, -0.1, 1),
            rng.uniform(0.4, 1.25),
            rng.uniform(0.07, 0.14),
            rng,
            hot[k % 2],
            0.7,
        )
    for s in (-1, 1):
        fire.clothe(
            rng,
            curve([(s * 0.7, 0, 0.2), (s * 1.3, -0.1, -0.05), (s * 1.55, -0.3, 0.9)], 16),
            (0, 0.1, 1),
            0.7,
            30,
            hot,
            0.075,
            0.25,
        )
    sparks(rng, (0, -0.5, 0.6), (1.1, 0.4, 0.9), 150)
    point((0, -0.9, -0.9), "#ff7a1a", 90, 0.4)
    point((0, 0.8, 0.4), "#ff6a14", 150, 0.5)
    rims("#ff7a3a", "#ff5a2a", "#9fb0e0", 500, 130)


def imp_claw(rng):
    """A little red claw rakes three lines of fire."""
    camera((0, -8, 0), (0, 0, 0), 60, focus=(0, -0.3, 0), fstop=1.1)
    claw = body.hand(curl=(32, 26, 24, 28), thumb=20, spread=15, claws=0.6, arm=2.2, girth=0.92)
    place(sculpt(claw, 0.019, hide()), shift(-1.05, -0.1, -1.0), turn(48), turn(14, "Z"), scaled(1.05))
    hot = flames()
    for k in range(3):
        hub, radius = (-1.5, -1.6), 2.55 + 0.42 * k
        streak = arc(hub, radius, 20 + 4 * k, 78 - 3 * k, 50, 0.1)
        swell = np.sin(np.linspace(0.03, 1, 50) * math.pi * 0.97) ** 0.8
        rope(streak, 0.085 * swell + 0.004, m.light("#ffb84a", 2.6), 10, 0.4)
        fire.clothe(rng, streak[6:], (-0.35, 0.1, 0.6), 0.45, 36, hot, 0.06, 0.3)
    sparks(rng, (0.7, -0.3, 0.5), (0.8, 0.3, 0.8), 130)
    rims("#ff8a4a", "#9fb0ff", "#ffe6d8", 900, 380)
    point((0.4, -0.8, 0.3), "#ff7a20", 50)


SCENES = {
    "firebolt": Scene(firebolt, replace(HELL, focus=(0.6, 0.38), power=0.8)),
    "hellfire_blast": Scene(hellfire_blast, replace(HELL, focus=(0.5, 0.42), spread=0.5, power=0.9, fog=0.15)),
    "searing_strike": Scene(searing_strike, replace(HELL, focus=(0.64, 0.6), power=0.8)),
    "immolate": Scene(immolate, replace(HELL, focus=(0.5, 0.45), power=0.9, rays=0.4, fog=0.15)),
    "imp_claw": Scene(imp_claw, replace(HELL, focus=(0.55, 0.42), power=0.7)),
}
