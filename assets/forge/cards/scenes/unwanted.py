"""The cards nobody wants: Wound, Dazed, Doubt."""

import math
from dataclasses import replace

import numpy as np

from assets.forge import clay
from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
    curve,
    melt,
    motes,
    orb,
    place,
    plate,
    rope,
    sculpt,
    shift,
    strand,
    turn,
    vec,
    wisp,
)
from assets.forge.cards.props import figures, fire, things
from assets.forge.cards.scenes import Scene
from assets.forge.cards.stage import area, camera, point, rims
from assets.forge.painting import BLOOD, SHADOW, STEEL
from assets.forge.vector import star

SICK = ("#070b09", "#1f3a2c", "#9ad0a0")


def wound(rng):
    """Torn skin, badly stitched, still bleeding."""
    camera((0, -8, 0), (0, 0, 0), 60, focus=(0, -0.2, 0), fstop=1.4)
    flesh = m.worn("#4a2a24", "#a87060", "#e8b8a0", rough=0.55, scale=2.0, bump=0.35, wear=0.4)
    body_side = clay.ellipsoid((0, 2.3, 0), (4.2, 2.6, 3.4))
    path = curve([(-1.55, -0.28, -0.85), (-0.55, -0.33, -0.1), (0.45, -0.33, 0.15), (1.5, -0.28, 0.95)], 60)
    cut = clay.tube(path[::6], [0.02, 0.14, 0.22, 0.26, 0.28, 0.28, 0.26, 0.22, 0.14, 0.02], 4)
    lips = clay.tube(path[::6], [0.06, 0.24, 0.34, 0.38, 0.40, 0.40, 0.38, 0.34, 0.24, 0.06], 4).move(0, 0.16, 0)
    sculpt(
        (body_side & clay.box((0, 0.5, 0), (3.2, 1.4, 2.4))).blend(lips, 0.25).carve(cut.move(0, -0.02, 0), 0.08),
        0.04,
        flesh,
    )
    rope(
        path + vec(0, 0.06, 0),
        0.15 * np.sin(np.linspace(0.05, 3.1, 60)) + 0.01,
        m.wet("#5a040a", "#ff3020", 0.7, 0.1),
        12,
    )
    thread = m.worn("#050304", "#141014", "#2a2228", rough=0.9)
    ahead = np.gradient(path, axis=0)
    for i in range(6, 56, 7):
        across = np.array([-ahead[i][2], 0, ahead[i][0]]) / np.linalg.norm(ahead[i]) * 0.42
        skew = ahead[i] / np.linalg.norm(ahead[i]) * 0.08 * rng.normal()
        rope(
            curve(
                [
                    path[i] - across + vec(0, 0.06, 0),
                    path[i] + skew + vec(0, -0.22, 0),
                    path[i] + across + vec(0, 0.06, 0),
                ],
                14,
            ),
            [0.028, 0.032, 0.028],
            thread,
            7,
        )
    melt(
        things.drips(rng, path[12] + vec(0, -0.1, -0.15), path[46] + vec(0, -0.1, -0.15), 13, None, 1.0),
        m.blood(0.9),
        0.018,
    )
    area((-3.4, -2.6, 3.2), (0, 0, 0), "#ffe4d0", 330, 1.5)
    area((3.6, -1.6, -1.0), (0, 0, 0), "#8fa0d8", 260, 1.5)
    point((0.3, -1.4, -0.2), "#ff4a3a", 14)


def dazed(rng):
    """One reels, head in hands, in a world that spins."""
    camera((0, -8, 0), (0, 0, 0), 58, focus=(0, -0.3, 0), fstop=1.4, roll=9)
    for k in range(3):
        turns = np.linspace(0.3, 3.6 * math.pi, 150)
        angle = turns + k * 2 * math.pi / 3
        r = 0.22 + turns * 0.20
        points = np.stack([r * np.cos(angle), 0.9 + 0.05 * turns, 0.25 + r * np.sin(angle) * 0.86], 1)
        rope(
            points,
            np.linspace(0.03, 0.13, 150),
            m.flame([(0, "#f4ffe0"), (0.5, "#8ac890"), (1, "#1c4a3a")], 1.3, 0.4),
            8,
            0.5,
        )
    cloth = m.worn("#1c241e", "#5a6a58", "#c8d8b8", rough=0.9, scale=5, bump=0.4)
    place(
        figures.cloaked(cloth, None, 3.1, (0.48, -0.16, 1.55), (0.22, -0.24, 1.74), m.skin()),
        shift(0, -0.4, -2.05),
        turn(-9),
    )
    for k in range(6):
        a = k * math.pi / 3 + 0.3
        star_at = (0.95 * math.cos(a) + 0.15, -0.55 - 0.4 * math.sin(a), 1.2 + 0.24 * math.sin(a))
        tips = star(5, 0.15, 0.06, 0, 0)
        place(plate(tips, 0.05, m.light("#ffe890", 4), 0.01), shift(*star_at), turn(20 * k))
    motes(rng, (0, -0.3, 0.3), (1.3, 0.3, 0.9), 50, 0.012, m.light("#e8ffd0", 6))
    rims("#a8e0b8", "#ffe0a0", "#f0ffe8", 800, 300)
    point((0, 1.6, 0.3), "#8ad0a0", 150, 0.5)


def doubt(rng):
    """A mask broken in two: one half smiles, the other weeps."""
    camera((0, -8, 0), (0, 0, 0), 60, focus=(0, -0.5, 0), fstop=1.1)
    pale = m.worn("#6a5f54", "#d8ccb8", "#fff8ea", rough=0.4, scale=3, bump=0.08, wear=0.5, stain="#4a3a4a")
    dusk = m.worn("#1a1424", "#4a3c66", "#a890d8", rough=0.45, scale=3, bump=0.12, wear=0.7)
    place(sculpt(things.mask(True), 0.024, pale), shift(0.16, 0, 0.05), turn(9))
    place(sculpt(things.mask(False).mirror(), 0.024, dusk), shift(-0.16, 0.05, -0.05), turn(-9))
    tear = m.light("#a070ff", 2.6)
    for z in (-0.05, -0.42, -0.85):
        place(
            [
                orb((0, 0, 0), 0.075, tear, 3, (0.8, 0.8, 1.2)),
                strand([(0, 0, 0.05), (0, 0, 0.14), (0, 0, 0.24)], [0.055, 0.03, 0.004], tear, 10),
            ],
            shift(-0.62 - 0.03 * z, -0.62, z),
        )
    dark = m.umbra(m.UMBRA, 2.4, 0.28)
    for _ in range(46):
        a = rng.uniform(0, 2 * math.pi)
        wisp(
            (1.1 * math.cos(a), 0.4, 1.35 * math.sin(a)),
            (math.cos(a + 0.8), 0, math.sin(a + 0.8)),
            rng.uniform(0.5, 1.2),
            0.085,
            rng,
            dark,
            1.0,
        )
    fire.radiance(rng, (0, 0.1, 0), 0.1, 1.7, 26, m.light("#b080ff", 2.5), 0.012, 0.4)
    motes(rng, (0, -0.4, 0), (1.2, 0.3, 1.0), 50, 0.012, m.light("#d0a8ff", 6))
    rims("#9fb4ff", "#b070ff", "#fff0e0", 900, 380)
    point((0, 0.8, 0), "#9a4aff", 90, 0.3)


SCENES = {
    "wound": Scene(wound, replace(BLOOD, rays=0.1, fog=0.1, lean=0.2)),
    "dazed": Scene(dazed, replace(STEEL, backdrop=SICK, focus=(0.5, 0.42), power=0.6, rays=0.2)),
    "doubt": Scene(doubt, replace(SHADOW, focus=(0.5, 0.48), power=0.8, lean=0.2)),
}
