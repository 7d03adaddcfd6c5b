"""The Shadowmancer's defences: dread, mist, and what is not quite there."""

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
from assets.forge.cards.props import arms, body, figures, fire, things
from assets.forge.cards.scenes import Scene
from assets.forge.cards.scenes.shadowmancer_matter import robe_cloth
from assets.forge.cards.stage import camera, point, rims
from assets.forge.clay import ellipsoid
from assets.forge.painting import SHADOW


def cloak_of_shadows(rng):
    """A hooded one spreads a cloak that is the night itself."""
    camera((0, -8, 0.1), (0, 0, 0.05), 58, focus=(0, -0.3, 0.4), fstop=1.2)
    cloth = robe_cloth()
    place(
        figures.cloaked(
            m.cloth("#0c0716", "#2a1a4c", "#6a4ab0"),
            m.light("#d8a8ff", 10),
            3.3,
            (0.42, -0.08, 1.32),
            (0.62, -0.26, 1.36),
            m.skin(),
        ),
        shift(0, -0.1, -2.0),
    )
    n = 40
    for s in (-1, 1):
        for k in range(9):
            u = k / 8
            top = vec(s * (0.35 + 0.95 * u), 0.12 + 0.06 * (k % 2), 0.72 - 0.28 * u)
            foot = vec(s * (0.55 + 1.55 * u), 0.3 + 0.14 * (k % 2), -1.75 + 0.75 * u**2)
            bend = (top + foot) / 2 + vec(s * 0.2 * u, 0.05, 0.06)
            rope(
                curve([top, bend, foot], n),
                np.interp(np.linspace(0, 1, n), [0, 0.5, 0.9, 1], [0.10, 0.2, 0.22, 0.02]),
                cloth,
                12,
                0.45,
            )
    smoke, dark = m.flame(m.VIOLET, 1.1, 0.45), m.umbra(m.UMBRA, 2, 0.3)
    for k in range(60):
        a = rng.uniform(-1, 1)
        wisp(
            vec(a * 1.9, 0.2, -1.55 + 0.6 * a * a),
            (a * 0.9, 0, -0.1 + rng.uniform(0, 0.8)),
            rng.uniform(0.4, 0.9),
            0.09,
            rng,
            dark if k % 3 else smoke,
            0.9,
        )
    motes(rng, (0, -0.3, 0), (1.3, 0.3, 0.9), 50, 0.013, m.light("#c890ff", 7))
    rims("#9fb4ff", "#b060ff", "#e4d8ff", 1300, 480)
    point((0, -1.4, 0.9), "#a050ff", 16)
    point((0, 1.6, 0.2), "#8a3aff", 180, 0.5)


def haunting_mist(rng):
    """Pale dead drift among the graves."""
    camera((0, -8, -0.2), (0, 0, 0.0), 55, focus=(0, -0.5, 0), fstop=1.6)
    rock = m.worn("#15131c", "#48445a", "#9a96b8", rough=0.85, scale=2.4, bump=0.9)
    for x, y, s, lean in (
        (-1.75, -0.3, 1.0, -8),
        (-0.75, 0.6, 0.8, 5),
        (1.55, -0.2, 1.1, 9),
        (0.7, 0.9, 0.75, -4),
        (2.3, 0.8, 0.9, 3),
        (-2.5, 0.8, 0.9, 6),
    ):
        things.tombstone(rock, x, y, -1.68, s, lean)
    for x, y, z, s, tilt, colour in (
        (0.0, -0.5, 0.1, 1.0, 4, "#c8b8ff"),
        (-1.35, 0.3, 0.45, 0.66, -14, "#9a8aff"),
        (1.4, 0.4, 0.55, 0.62, 16, "#a890ff"),
    ):
        veil = m.ghost(colour, 0.85, 0.5, 0.16)
        spectre = figures.cloaked(
            veil,
            m.light("#f0e4ff", 9),
            2.9,
            (0.40, -0.20, 1.30),
            (0.52, -0.50, 1.42),
            m.ghost("#e0d8ff", 1.4, 0.4, 0.3),
        )
        spectre.append(
            place(
                sculpt(body.skull(1.2, 1.0), 0.04, m.ghost("#e8e0ff", 1.5, 0.45, 0.35)),
                shift(0, -0.05, 2.73),
                scaled(0.25),
            )
        )
        place(spectre, shift(x, y, z - 1.75), turn(tilt), scaled(s))
    mist = m.ghost("#8a7ad0", 0.5, 0.6, 0.3)
    for _ in range(40):
        wisp(
            vec(rng.uniform(-3, 2), rng.uniform(-1.2, 0.8), -1.6 + rng.uniform(0, 0.5)),
            (1, rng.normal() * 0.3, 0.08),
            rng.uniform(0.9, 2.0),
            0.14,
            rng,
            mist,
            0.8,
        )
    floor(m.worn("#08070c", "#1c1a26", "#3a3650", rough=0.9, scale=1.3, bump=0.8), -1.7)
    rims("#9fb4ff", "#b090ff", "#dcd4ff", 700, 140)
    point((0, 1.8, 0.2), "#8a6aff", 200, 0.6)
    point((0, -1.2, 0.2), "#b8a0ff", 30)


def phantom_armor(rng):
    """An empty suit of armour stands filled with violet light."""
    camera((0, -8, 0.1), (0, 0, 0.02), 58, focus=(0, -0.5, 0), fstop=1.2)
    plate = m.worn("#1a1a2c", "#5a5a86", "#d8d0ff", metal=0.75, rough=0.35, scale=4, bump=0.2, wear=0.9)
    place(sculpt(arms.breastplate(), 0.024, plate), shift(0, 0, -0.75), scaled(1.05))
    place(sculpt(arms.helm(0.25), 0.02, plate), shift(0, -0.12, 0.82), scaled(0.62))
    inside = m.light("#c080ff", 6)
    for s in (-1, 1):
        orb((s * 0.24, -0.48, 0.88), 0.075, inside, 2, (1.6, 0.5, 0.5))
        gauntlet = body.hand(curl=(40, 38, 36, 38), thumb=28, arm=0.75, girth=1.2)
        form = gauntlet if s < 0 else gauntlet.mirror()
        place(sculpt(form, 0.024, plate), shift(s * 1.72, -0.35, -1.15), turn(s * 162), scaled(0.56))
    soul, dark = m.flame(m.VIOLET, 1.4, 0.42), m.umbra(m.UMBRA, 2.5, 0.3)
    for k in range(70):
        x = rng.normal() * 0.8
        wisp(
            vec(x, 0.25, rng.uniform(-1.5, 0.2)),
            (x * 0.4, 0.1, 1),
            rng.uniform(0.5, 1.4),
            0.085,
            rng,
            soul if k % 3 else dark,
            0.7,
        )
    for s in (-1, 1):
        fire.smoke(rng, (s * 1.5, -0.1, -0.75), (0.1, 0.1, 0.3), 12, soul, 0.6, 0.05)
    fire.smoke(rng, (0, -0.1, 0.15), (0.2, 0.1, 0.05), 10, soul, 0.5, 0.06)
    motes(rng, (0, -0.4, 0), (1.4, 0.3, 1), 60, 0.014, m.light("#d8a8ff", 7))
    rims("#9fb4ff", "#b060ff", "#ece4ff", 1000, 330)
    point((0, 0.9, 0), "#9a4aff", 160, 0.4)


def whispering_shroud(rng):
    """A burial cloth hangs in the air over a face that is not there; voices circle it."""
    camera((0, -8, 0.1), (0, 0, -0.05), 60, focus=(0, -0.5, 0.3), fstop=1.1)
    linen = m.worn("#4a4460", "#b8b0d0", "#fff8ff", rough=0.95, scale=3, bump=0.35, wear=0.7)
    head = ellipsoid((0, -0.02, 0.55), (0.62, 0.62, 0.74))
    chin = ellipsoid((0, -0.46, -0.05), (0.26, 0.2, 0.18))
    sheet = figures.robe(
        [(-2.0, 1.55), (-1.2, 1.22), (-0.6, 0.98), (-0.2, 0.78), (0.3, 0.62), (0.7, 0.4)],
        -1.95,
        0.7,
        10,
        0.10,
        0.6,
        1.2,
    )
    form = sheet.blend(head, 0.22).blend(chin, 0.1)
    hollows = ellipsoid((0.24, -0.62, 0.58), (0.17, 0.26, 0.19)).both() | ellipsoid(
        (0, -0.62, 0.04), (0.17, 0.26, 0.26)
    )
    place(
        [
            sculpt(form.carve(hollows, 0.08), 0.024, linen),
            *(orb((s * 0.24, -0.44, 0.58), 0.05, m.light("#b070ff", 9), 2) for s in (-1, 1)),
        ],
        shift(0, 0, 0.2),
        turn(4),
        turn(10, "Z"),
    )
    voice = m.flame(m.VIOLET, 1.5, 0.4)
    for k in range(24):
        a0, r, z = rng.uniform(0, 360), rng.uniform(1.15, 1.75), rng.uniform(-1.0, 1.1)
        a = np.radians(np.linspace(a0, a0 + rng.uniform(70, 150), 36))
        points = np.stack([r * np.cos(a), 0.7 * r * np.sin(a), z + 0.16 * np.sin(a * 3 + k)], 1)
        rope(points, 0.045 * np.sin(np.linspace(0.05, 1, 36) * math.pi) + 0.003, voice, 8, 0.5)
    motes(rng, (0, -0.3, 0.2), (1.3, 0.4, 0.9), 50, 0.013, m.light("#c890ff", 7))
    rims("#9fb4ff", "#a050ff", "#f0e8ff", 900, 260)
    point((0, 1.4, 0), "#9a4aff", 180, 0.5)


SCENES = {
    "cloak_of_shadows": Scene(cloak_of_shadows, replace(SHADOW, focus=(0.5, 0.36), power=0.9)),
    "haunting_mist": Scene(haunting_mist, replace(SHADOW, focus=(0.5, 0.42), power=0.9, rays=0.15, fog=0.9)),
    "phantom_armor": Scene(phantom_armor, replace(SHADOW, focus=(0.5, 0.36), power=0.9)),
    "whispering_shroud": Scene(whispering_shroud, replace(SHADOW, focus=(0.5, 0.4), power=0.8)),
}
