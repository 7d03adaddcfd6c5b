"""The pictures of the mod *frost*: everything in it is ice, and the ice is lit from within."""

import math
from dataclasses import replace

import numpy as np

from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
    curve,
    floor,
    motes,
    place,
    scaled,
    sculpt,
    shift,
    strand,
    turn,
    vec,
)
from assets.forge.cards.props import arms, body, figures, fire
from assets.forge.cards.scenes import Scene
from assets.forge.cards.stage import area, camera, point, rims
from assets.forge.icons.engraving import flat, glass, glow, liquid, metal, placed, solid
from assets.forge.painting import Look
from assets.forge.palette import SILVER
from assets.forge.vector import box, circle, polygon, star

ICE = Look(("#060a14", "#123a5c", "#7fd0ff"), ("#05070f", "#0c1c34", "#1f5a88", "#58a8dc", "#b8e8ff", "#fbffff"))
COLD = [(0, "#f4fdff"), (0.3, "#8ad8ff"), (0.7, "#2a7ab8"), (1, "#04121e")]


def ice():
    """Old ice: blue within, white where it breaks."""
    return m.worn("#123c5c", "#5aa8d8", "#f6fdff", metal=0.1, rough=0.14, scale=1.8, bump=0.2, glow=("#6ad0ff", 1.4))


def clear_ice(glow=0.0):
    """Young ice: blue, and only its edges white."""
    lit = ("#6ad0ff", glow) if glow else None
    return m.worn("#0e3c60", "#4a9cd0", "#f6fdff", rough=0.1, scale=2.0, bump=0.15, wear=0.8, glow=lit)


def frost():
    """Rime: dull and nearly white."""
    return m.worn("#3a6a8c", "#a8d4ec", "#ffffff", rough=0.7, scale=5, bump=0.5)


def breath():
    """Cold that hangs in the air."""
    return m.flame(COLD, 0.9, 0.5)


def crystals(rng, centre, way, count, length, spread=0.5, r=0.09):
    """Spikes of ice that grow from a point along a direction."""
    made, matter = [], ice()
    for _ in range(count):
        out = np.asarray(way, float) + rng.normal(size=3) * spread
        out /= np.linalg.norm(out)
        root = np.asarray(centre, float) + rng.normal(size=3) * 0.06
        reach = length * rng.uniform(0.45, 1.1)
        made.append(arms.shard(matter, root, root + out * reach, r * rng.uniform(0.6, 1.3), rng))
    return made


def ice_lance(rng):
    """A gloved hand throws a lance of ice."""
    camera((0, -8, 0.1), (0, 0, 0), 58, focus=(0.1, -0.4, 0), fstop=1.0)
    glove = body.hand(curl=(34, 30, 28, 30), thumb=26, spread=8, arm=1.9, girth=1.1)
    place(sculpt(glove, 0.018, m.leather()), shift(-1.55, 0.1, -1.05), turn(58), turn(24, "Z"), scaled(0.95))
    start, end = vec(-1.25, -0.45, -0.85), vec(2.15, -0.55, 1.3)
    arms.shard(clear_ice(0.5), start, end, 0.30, rng)
    ahead = (end - start) / np.linalg.norm(end - start)
    for k in range(26):
        root = start + (end - start) * rng.uniform(0.02, 0.6)
        side = vec(-ahead[2], rng.normal() * 0.5, ahead[0]) * rng.choice([-1, 1])
        arms.shard(
            clear_ice(0.5), root, root + ahead * 0.42 + side * rng.uniform(0.12, 0.34), 0.05 + 0.02 * (k % 3), rng
        )
    cold = breath()
    fire.clothe(rng, curve([start, (start + end) / 2, end], 24), -ahead, 1.1, 46, [cold], 0.07, 0.3)
    motes(rng, (0.4, -0.5, 0.2), (1.3, 0.4, 0.9), 110, 0.014, m.light("#d8f4ff", 6))
    point((0.9, -0.9, 0.4), "#7fd4ff", 16, 0.2)
    rims("#9fd8ff", "#5a9aff", "#eaf6ff", 800, 260)


def shatter(rng):
    """A skull of ice bursts."""
    camera((0, -8, 0), (0, 0, 0), 58, focus=(0, -0.6, 0), fstop=1.1)
    place(
        sculpt(body.skull(1.2, 0.5), 0.024, ice()),
        shift(-0.1, 0.2, -0.05),
        turn(16, "Z"),
        turn(-6),
        scaled(0.78),
    )
    for _ in range(120):
        a = rng.uniform(0, 2 * math.pi)
        out = vec(math.cos(a), rng.normal() * 0.4 - 0.3, math.sin(a))
        root = out * rng.uniform(0.9, 2.1) + vec(-0.1, -0.2, 0)
        arms.shard(ice(), root, root + out * rng.uniform(0.12, 0.55), rng.uniform(0.03, 0.11), rng)
    fire.radiance(rng, (-0.1, 0.3, 0), 0.8, 2.4, 60, m.light("#d8f4ff", 4), 0.014)
    motes(rng, (0, -0.5, 0), (1.5, 0.5, 1.1), 200, 0.016, m.light("#eefaff", 6))
    point((0, 0.9, 0.1), "#6ac8ff", 320, 0.5)
    point((0, -1.8, -0.4), "#9fe0ff", 26, 0.2)
    rims("#bfe8ff", "#5a9aff", "#eaf6ff", 1300, 420)


def frost_ward(rng):
    """A shield of ice, grown and not forged."""
    camera((0, -8, -0.1), (0, 0, 0), 60, focus=(0, -0.5, 0), fstop=1.2)

    def surface(x, z):
        return -0.45 + 0.3 * x * x + 0.07 * z * z + 0.03 * math.sin(x * 7.1 + z * 4.7)

    outline = arms.heater_outline()
    shield = arms.bulged([(x * 1.05, z) for x, z in outline], surface, ice(), frost(), rim=0.10)
    for x, z in outline[::3]:
        shield += crystals(rng, (x * 1.05, -0.1, z), (x * 0.9, -0.15, z * 0.7 + 0.2), 3, 0.5, 0.35, 0.07)
    shield += crystals(rng, (0, -0.45, 0.25), (0, -1, 0.1), 12, 0.6, 0.7, 0.10)
    place(shield, shift(0, 0, -0.05), turn(-13, "Z"), turn(4), scaled(0.9))
    fire.smoke(rng, (0, 0.9, -1.7), (1.6, 0.2, 0.1), 40, breath(), 1.3, 0.045)
    motes(rng, (0, -0.5, 0.1), (1.4, 0.4, 1.0), 120, 0.013, m.light("#e4f6ff", 6))
    point((0, -1.9, 0.5), "#9fe0ff", 34, 0.2)
    point((0, 1.2, 0), "#4aa8ff", 200, 0.5)
    rims("#bfe8ff", "#6a9aff", "#eaf6ff", 1200, 420)


def hail(rng):
    """Ice as long as a man falls from a low sky."""
    camera((0, -8, -0.9), (0, 0, 0.1), 52, focus=(0, -0.8, -0.3), fstop=1.8)
    floor(frost(), -1.62)
    for k in range(70):
        x, y = rng.uniform(-2.4, 2.4), rng.uniform(-1.2, 1.4)
        z = rng.uniform(-1.0, 1.9)
        size = rng.uniform(0.3, 0.95) if k % 4 else 1.3
        arms.shard(ice(), (x + 0.22 * size, y, z + size), (x, y, z), 0.11 * size, rng)
    for _ in range(9):
        x, y = rng.uniform(-2.2, 2.2), rng.uniform(-1.0, 0.9)
        crystals(rng, (x, y, -1.6), (rng.normal() * 0.3, -0.1, 1), 9, 0.55, 0.6, 0.06)
        fire.smoke(rng, (x, y, -1.55), (0.25, 0.1, 0.02), 6, breath(), 0.5, 0.06)
    shade = m.worn("#040608", "#0c121a", "#22303c", rough=0.85)
    for x, y, h in ((-1.3, -1.2, 0.86), (-0.2, -1.0, 0.8), (0.9, -1.3, 0.9)):
        figures.onlooker(x, y, shade, h, arms=True)
    motes(rng, (0, -0.6, 0.3), (1.9, 0.6, 1.1), 240, 0.012, m.light("#e4f6ff", 5))
    area((0, 2.5, 4.5), (0, 0, 0), "#9fd4ff", 1500, 4)
    point((0, 1.4, -0.6), "#4aa8ff", 200, 0.5)
    rims("#bfe8ff", "#6a9aff", "#dcecff", 500, 160)


def winter_heart(rng):
    """A heart of ice that beats, slowly."""
    camera((0, -8, 0), (0, 0, 0), 62, focus=(0, -0.5, 0), fstop=1.3)
    heart = [sculpt(body.heart(), 0.020, clear_ice())]
    seam = m.light("#c8f2ff", 6)
    cracks = (
        [(-0.35, -0.62, 0.72), (-0.12, -0.66, 0.30), (-0.30, -0.64, 0.02), (0.0, -0.6, -0.35), (0.1, -0.42, -0.75)],
        [(-0.12, -0.66, 0.30), (0.22, -0.62, 0.42), (0.42, -0.56, 0.22)],
        [(-0.30, -0.64, 0.02), (-0.58, -0.5, 0.10)],
    )
    heart += [strand(crack, [0.03, 0.045, 0.04, 0.03, 0.006], seam, 30) for crack in cracks]
    heart += crystals(rng, (0, 0.5, 0.1), (0, 0.4, 0.4), 26, 1.5, 0.9, 0.10)
    heart += crystals(rng, (0.15, 0.1, -0.95), (0.1, 0, -1), 9, 0.7, 0.4, 0.07)
    place(heart, shift(0, 0, -0.1), turn(12, "Z"), turn(-4), scaled(0.95))
    motes(rng, (0, -0.5, 0), (1.3, 0.4, 1.0), 130, 0.014, m.light("#e4f6ff", 6))
    point((0, -1.7, 0.1), "#9fe8ff", 22, 0.2)
    point((0, 1.6, 0.1), "#3a98ff", 260, 0.5)
    rims("#bfe8ff", "#6a7aff", "#eaf6ff", 1300, 480)


SCENES = {
    "ice_lance": Scene(ice_lance, replace(ICE, focus=(0.6, 0.4), power=0.9)),
    "shatter": Scene(shatter, replace(ICE, focus=(0.5, 0.48), power=1.1)),
    "frost_ward": Scene(frost_ward, replace(ICE, focus=(0.5, 0.44), power=0.9)),
    "hail": Scene(hail, replace(ICE, focus=(0.5, 0.26), power=0.9, rays=0.4)),
    "winter_heart": Scene(winter_heart, replace(ICE, focus=(0.5, 0.46), power=1.0)),
}
HEROES: dict = {}
ICONS = {
    "brittle": (
        metal("#7cc4ec", polygon((32, -1), (56, 16), (60, 40), (40, 64), (20, 62), (4, 42), (9, 14))),
        flat("#d8f4ff", polygon((32, 3), (50, 17), (34, 27), (15, 17))),
        flat("#4a94c8", polygon((52, 20), (55, 39), (39, 58), (36, 30))),
        flat("#0c1a2a", "M31 4L36 20L27 31L37 41L30 62M27 31L9 36M37 41L56 44", stroke=3.4),
    ),
    "frozen_heart": (
        solid("#3f94cc", "M32 64C8 46 -2 32 2 17C6 3 24 1 32 15C40 1 58 3 62 17C66 32 56 46 32 64Z"),
        flat("#a8e0ff", "M8 22C8 12 16 7 23 10C16 13 13 20 14 29Z"),
        flat("#123a5c", "M32 18L26 30L36 38L29 52", stroke=3),
        metal("#d8f4ff", polygon((32, 20), (27, 2), (36, 2))),
        metal("#d8f4ff", polygon((14, 12), (5, -1), (14, -2)) + polygon((50, 12), (59, -1), (50, -2))),
        glow("#e8fbff", polygon(*star(6, 8, 2.2, 46, 24))),
    ),
    "bottled_winter": placed(
        (
            glass("#bcd8f0", "M25 6H39V18C52 22 58 32 58 42C58 56 48 64 32 64C16 64 6 56 6 42C6 32 12 22 25 18Z"),
            liquid("#58b4ec", "M10 40C20 34 28 44 36 39C44 35 50 37 54 40C55 54 46 60 32 60C18 60 9 54 10 40Z"),
            glow("#f0fcff", polygon(*star(6, 12, 2.6, 32, 47))),
            metal(SILVER, box(22, 2, 20, 7, 2)),
            flat("#f4fdff", circle(20, 30, 2) + circle(43, 28, 1.6) + circle(36, 24, 1.2)),
        ),
        "rotate(-8 32 32)",
    ),
}
