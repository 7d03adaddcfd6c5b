"""The Shadowmancer's attacks: dread, mist, and what is not quite there."""

import math
from dataclasses import replace

import numpy as np

from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
    curve,
    floor,
    lathe,
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
from assets.forge.cards.props import body, figures, fire
from assets.forge.cards.scenes import Scene
from assets.forge.cards.scenes.shadowmancer_matter import black_sun
from assets.forge.cards.stage import area, camera, point, rims
from assets.forge.clay import cone, ellipsoid, union
from assets.forge.painting import SHADOW


def shadow_bolt(rng):
    """A hand of bone hurls a bolt of burning dark."""
    camera((0, -8, 0.1), (0, 0, 0), 58, focus=(-0.6, -0.2, -0.4), fstop=0.9)
    claw = body.hand(curl=(26, 18, 14, 16), thumb=14, spread=15, bony=True, claws=0.16, arm=1.9)
    place(sculpt(claw, 0.016, m.bone()), shift(-1.15, 0, -0.75), turn(62), turn(24, "Z"), scaled(1.05))
    sleeve = [(0.34 + 0.05 * math.sin(k), z) for k, z in enumerate(np.linspace(-2.3, -0.95, 10))]
    place(
        lathe([(r * (1 + 0.5 * (z + 0.9) / -1.4), z) for r, z in sleeve], m.cloth("#2a2244", "#5a4a8c", "#8a78c8")),
        shift(-1.15, 0, -0.75),
        turn(62),
    )
    core, glow = m.umbra(m.UMBRA), m.flame(m.VIOLET, 1.7, 0.35)
    fire.bolt(rng, (-0.25, -0.35, -0.2), (2.1, -0.2, 1.35), [core, glow, core], 0.34, 48, 80, m.light("#e3c4ff", 8))
    fire.arcs(rng, (-0.05, -0.35, -0.05), 0.8, 12, m.light("#e3c4ff", 9))
    point((-0.1, -0.5, -0.1), "#a050ff", 24, 0.12)
    point((0.9, 0.3, 0.6), "#9040ff", 60, 0.3)
    area((-4, 3, 3), (-1, 0, 0), "#9fbaff", 700)
    area((-2.5, -5, -3), (-1, 0, -0.5), "#5a3aa0", 60, 3)
    area((-3, -5, 4), (-1, 0, -0.5), "#fff0d8", 280)


def grasp_of_despair(rng):
    """A giant hand of shadow closes round a tiny wanderer."""
    camera((0, -8, -0.6), (0, 0, 0.05), 54, focus=(0, -0.4, 0), fstop=1.6)
    hide = m.worn("#050309", "#1a1030", "#7a4ad8", rough=0.55, scale=3, bump=0.5, glow=("#8a3aff", 2.5))
    grip = body.hand(curl=(25, 21, 20, 23), thumb=26, spread=14, claws=0.5, arm=1.6)
    place(sculpt(grip, 0.022, hide), shift(-0.2, 0.9, -2.0), turn(12, "X"), scaled(2.05))
    smoke = m.umbra(m.UMBRA, 2.2, 0.3)
    fire.smoke(rng, (0, 0.3, -1.6), (1.0, 0.3, 0.1), 22, smoke, 0.9, 0.08, (0, 0, 1))
    place(
        figures.cloaked(
            m.cloth("#1a1620", "#5a5064", "#c8bcd8"), None, 1.15, (0.40, -0.05, 1.55), (0.46, -0.1, 1.90), m.skin()
        ),
        shift(0.05, -0.55, -1.62),
    )
    orb((0.28, -0.75, -0.95), 0.07, m.light("#ffcf80", 7), 2)
    point((0.28, -1.0, -0.9), "#ffb060", 22, 0.1)
    floor(m.worn("#08060c", "#221a30", "#4a3a66", rough=0.6, scale=1.4, bump=0.7), -1.64)
    point((0, 1.6, -0.4), "#8a3aff", 260, 0.5)
    point((0, -0.2, -1.3), "#9a4aff", 40, 0.3)
    rims("#9fb4ff", "#a060ff", "#d8ccff", 1400, 420)


def nightmare_lash(rng):
    """A whip of vertebrae cracks across the dark."""
    camera((0, -8, 0), (0, 0, 0), 58, focus=(0.2, -0.3, 0), fstop=1.0)
    bone = m.worn("#3a3040", "#a898b8", "#f4e8ff", rough=0.55, scale=5, bump=0.3, wear=0.9, glow=("#a040ff", 3))
    path = curve(
        [
            (-2.0, 0.1, -1.5),
            (-1.2, -0.2, -0.7),
            (-0.9, -0.4, 0.6),
            (0.1, -0.5, 1.15),
            (0.85, -0.5, 0.45),
            (0.55, -0.5, -0.45),
            (1.25, -0.5, -0.75),
            (2.0, -0.4, 0.15),
            (1.95, -0.3, 0.95),
        ],
        46,
    )
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    joints = []
    for i, (at, way) in enumerate(zip(path, ahead, strict=True)):
        r = 0.15 * (1 - 0.72 * i / 46)
        side = vec(-way[2], 0, way[0])
        joints.append(ellipsoid(at, (r, r, r)))
        joints.append(cone(at, at + side * r * 2.6 - way * r * 0.9, r * 0.55, 0.008))
        joints.append(cone(at, at - side * r * 2.0 - way * r * 0.9, r * 0.5, 0.008))
    sculpt(union(joints), 0.018, bone)
    rope(path + vec(0, 0.03, 0), np.linspace(0.075, 0.02, 46), m.light("#b060ff", 3))
    fist = body.hand(curl=(78, 80, 80, 78), thumb=60, spread=2, arm=1.5)
    place(
        sculpt(fist, 0.02, m.cloth("#120a22", "#3a2466", "#8a6ad0")),
        shift(-2.25, 0.1, -1.85),
        turn(42),
        turn(150, "Z"),
        scaled(0.72),
    )
    tail = m.umbra(m.UMBRA, 3, 0.25)
    fire.clothe(rng, path[8:], (-0.4, 0.1, 0.3), 0.6, 60, [tail, m.flame(m.VIOLET, 1.3, 0.4)], 0.055, 0.6)
    fire.radiance(rng, path[-1], 0.08, 0.75, 24, m.light("#f0d8ff", 6), 0.01, -0.1)
    motes(rng, (0.6, -0.4, 0.2), (1.2, 0.3, 0.8), 70, 0.014, m.light("#d8a8ff", 7))
    rims("#9fb4ff", "#a050ff", "#efe4ff", 800, 300)
    point((0.4, 0.7, 0.2), "#9040ff", 120)


def eternal_darkness(rng):
    """A black sun rises; three lances of night fall from it."""
    camera((0, -8, -0.8), (0, 0, 0.1), 52, focus=(0, -0.2, 0.2), fstop=1.8)
    black_sun((0, 0.4, 0.62), 0.92)
    corona, dark = m.flame(m.VIOLET, 1.5, 0.4), m.umbra(m.UMBRA, 3, 0.25)
    for k in range(90):
        a = rng.uniform(0, 2 * math.pi)
        out = vec(math.cos(a), 0, math.sin(a))
        spin = vec(-math.sin(a), 0, math.cos(a)) * 0.7
        wisp(
            vec(0, 0.5, 0.62) + out * 0.88,
            out + spin,
            rng.uniform(0.35, 1.0),
            0.085,
            rng,
            corona if k % 3 else dark,
            0.8,
        )
    for x, z, top in ((-1.15, -1.5, (-0.35, 0.3)), (0.15, -1.62, (0.05, 0.0)), (1.25, -1.35, (0.45, 0.35))):
        start, end = vec(top[0], -0.1, top[1]), vec(x, -0.6, z)
        rope(
            curve([start, (start + end) / 2 + vec(0.05, -0.1, 0), end], 40),
            np.interp(np.linspace(0, 1, 40), [0, 0.3, 0.85, 1], [0.03, 0.07, 0.13, 0.005]),
            dark,
            12,
        )
        fire.radiance(rng, end, 0.05, 0.55, 14, m.light("#c890ff", 5), 0.01, -0.05)
        fire.clothe(rng, curve([start, end], 20), (0, 0, 1), 0.4, 14, [dark], 0.045, 0.3)
        point(tuple(end + vec(0, -0.3, 0.1)), "#9a4aff", 14)
    floor(m.worn("#060409", "#1c1428", "#4a3a66", rough=0.5, scale=1.2, bump=0.8), -1.66)
    shade = m.worn("#030205", "#0c0812", "#1a1226", rough=0.9)
    for x, y, h in ((-1.85, -0.9, 0.8), (-0.7, -0.7, 0.68), (0.75, -1.2, 0.72), (1.9, -0.7, 0.85)):
        figures.onlooker(x, y, shade, h, arms=True)
    point((0, 1.2, 0.6), "#9a4aff", 260, 0.6)
    rims("#8fa4ff", "#a060ff", "#d8ccff", 500, 60)


SCENES = {
    "shadow_bolt": Scene(shadow_bolt, replace(SHADOW, focus=(0.6, 0.38), power=0.9)),
    "grasp_of_despair": Scene(grasp_of_despair, replace(SHADOW, focus=(0.5, 0.5), power=1.0, rays=0.2)),
    "nightmare_lash": Scene(nightmare_lash, replace(SHADOW, focus=(0.55, 0.42), power=0.8)),
    "eternal_darkness": Scene(eternal_darkness, replace(SHADOW, focus=(0.5, 0.34), power=1.0, rays=0.4)),
}
