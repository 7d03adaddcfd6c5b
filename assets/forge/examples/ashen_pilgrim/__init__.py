"""The pictures of the mod *ashen_pilgrim*."""

import math
from dataclasses import replace

import numpy as np

from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
    motes,
    place,
    rope,
    sculpt,
    shift,
    strand,
    vec,
)
from assets.forge.cards.props import fire
from assets.forge.cards.scenes import Scene
from assets.forge.cards.stage import area, camera, point
from assets.forge.clay import ball, union
from assets.forge.examples.ashen_pilgrim import cards
from assets.forge.examples.ashen_pilgrim.ashes import ASH, coal, embers, pilgrim, smoke
from assets.forge.icons.engraving import flat, glow, metal, solid
from assets.forge.palette import BRASS, IRON
from assets.forge.vector import circle, flame, polygon, star


def standing(rng):
    """The whole pilgrim, from head to foot, the coal between her hands."""
    camera((0, -9, 0.14), (0, 0, 0.14), 75)
    _with_her_coal(rng)


def close(rng):
    """Her hood, and what glows beneath it."""
    camera((0, -9, 1.35), (0, -0.2, 1.27), 178, focus=(0, -0.4, 1.3), fstop=1.4)
    _with_her_coal(rng)


def _with_her_coal(rng):
    place(pilgrim(3.55, (0.44, -0.22, 1.20), (0.27, -0.52, 1.34), 0.009), shift(0, 0.1, -1.86))
    sash = m.worn("#2a1410", "#7a3420", "#e8905a", rough=0.85, scale=6, bump=0.5)
    girdle = np.linspace(0, 2 * math.pi, 50)
    around = [(0.56 * math.cos(a), 0.1 + 0.47 * math.sin(a), 0.16 + 0.03 * math.sin(3 * a)) for a in girdle]
    rope(around, [0.05] * 50, sash, 10, 1.6)
    for x, fall in ((0.12, 1.25), (0.24, 0.95)):
        end = [(x, -0.42, 0.14), (x + 0.05, -0.62, 0.14 - fall / 2), (x + 0.02, -0.72, 0.14 - fall)]
        strand(end, [0.05, 0.06, 0.02], sash, 24, flat=0.4)
    lump = union([ball(rng.normal(size=3) * 0.2, 0.7) for _ in range(8)], 0.12).scale(0.25)
    place(sculpt(lump, 0.009, coal()), shift(0, -1.16, 0.84))
    fire.clothe(rng, [vec(0, -1.14, 0.92)], (0, 0.1, 1), 0.55, 30, embers(), 0.05, 0.3)
    hem = [vec(0.95 * math.cos(a), 0.1 + 0.8 * math.sin(a), -1.78) for a in np.linspace(0, 6.28, 40)]
    fire.clothe(rng, hem, (0, 0, 1), 0.5, 70, [smoke(), embers()[2]], 0.05, 0.4)
    motes(rng, (0, -0.6, 0), (0.7, 0.3, 1.2), 110, 0.010, m.light("#ff9a40", 7))
    point((0, -1.65, 0.9), "#ffa040", 26, 0.1)
    point((0, -0.9, 0.9), "#ff9a40", 14, 0.05)
    area((-3.0, 2.6, 3.2), (0, 0, 0.6), "#9fb0e8", 700, 1.6)
    area((3.0, 2.4, 2.6), (0, 0, 0.4), "#ff8a4a", 800, 1.6)
    area((-3.4, -4.6, 3.6), (0, 0, 0.2), "#fff0e0", 360, 1.4)


SCENES = {
    "cinder_lash": Scene(cards.cinder_lash, replace(ASH, focus=(0.55, 0.45), power=0.9)),
    "coal_toss": Scene(cards.coal_toss, replace(ASH, focus=(0.6, 0.4), power=0.9)),
    "branding_iron": Scene(cards.branding_iron, replace(ASH, focus=(0.6, 0.45), power=0.8)),
    "flare": Scene(cards.flare, replace(ASH, focus=(0.5, 0.4), power=1.1, rays=0.5)),
    "pyre": Scene(cards.pyre, replace(ASH, focus=(0.5, 0.5), power=1.0)),
    "ashen_shroud": Scene(cards.ashen_shroud, replace(ASH, focus=(0.5, 0.4), power=0.8)),
    "open_the_vents": Scene(cards.open_the_vents, replace(ASH, focus=(0.5, 0.45), power=0.8)),
    "quench": Scene(cards.quench, replace(ASH, focus=(0.5, 0.5), power=0.7)),
    "stoke": Scene(cards.stoke, replace(ASH, focus=(0.5, 0.5), power=0.9)),
    "backdraft": Scene(cards.backdraft, replace(ASH, focus=(0.5, 0.45), power=1.0, fog=0.3)),
    "eternal_ember": Scene(cards.eternal_ember, replace(ASH, focus=(0.5, 0.45), power=0.9)),
    "pilgrims_vow": Scene(cards.pilgrims_vow, replace(ASH, focus=(0.5, 0.4), power=0.7)),
}
HEROES = {"pilgrim": (Scene(standing, ASH), Scene(close, replace(ASH, focus=(0.5, 0.45), power=0.8)))}
ICONS = {
    "heat": (
        solid("#3a3034", "M8 50L14 32L26 26L40 27L52 34L58 50L46 64H18Z"),
        glow("#ff8a2c", "M12 50L24 54L31 44L38 56L48 47L54 52M31 44L28 34M38 56L36 62", stroke=3.6),
        glow("#ffb84a", flame(0.62, 0, -22)),
        flat("#fff0b0", flame(0.3, 0, -24)),
    ),
    "last_coal": (
        metal(BRASS, "M10 0C12 16 18 24 27 28M54 0C52 16 46 24 37 28", stroke=4.2),
        metal("#c9a24e", circle(32, 42, 22)),
        solid("#241e20", polygon((32, 24), (46, 32), (48, 46), (38, 58), (24, 56), (16, 44), (20, 31))),
        glow("#ff8a2c", "M20 42L29 45L33 35L39 47L45 42M33 35L31 28M39 47L36 55", stroke=3.2),
        flat("#8a7a74", polygon((24, 32), (32, 28), (36, 32), (27, 37))),
    ),
    "ash_veil": (
        solid("#8c8078", "M6 10C20 -2 44 -2 58 10L62 60L52 54L45 64L38 55L30 65L23 56L14 63L2 56Z"),
        flat("#c8bcb0", "M14 14L10 52L16 54L22 16ZM44 14L46 52L52 48L50 12Z"),
        flat("#4a423e", "M30 14L28 56L34 52L35 14Z"),
        metal(IRON, "M4 12C20 0 44 0 60 12", stroke=5),
        glow("#ff9a3c", circle(12, 62, 2.6) + circle(30, 64, 3) + circle(46, 61, 2.4) + circle(57, 56, 2)),
    ),
    "pilgrim": (
        solid("#7a6e66", "M32 -2C50 4 56 22 56 38C60 48 62 56 62 65H2C2 56 4 48 8 38C8 22 14 4 32 -2Z"),
        flat("#a89c90", "M14 34C14 20 20 8 31 3C22 12 19 24 20 36L12 62H6C7 50 10 42 14 34Z"),
        flat("#0c090a", "M32 10C44 14 46 28 44 40C40 50 24 50 20 40C18 28 20 14 32 10Z"),
        glow("#ffb060", circle(26, 28, 2.4, 1.6) + circle(38, 28, 2.4, 1.6)),
        glow("#ff8a2c", polygon(*star(6, 9, 3.4, 32, 52))),
    ),
}
