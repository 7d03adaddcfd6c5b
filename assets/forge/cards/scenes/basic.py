"""The cards of every hero: Strike, Defend and the colorless."""

import math
from dataclasses import replace

import numpy as np

from assets.forge import clay
from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
    floor,
    motes,
    orb,
    place,
    rope,
    scaled,
    sculpt,
    shift,
    turn,
)
from assets.forge.cards.props import arms, body, fire, things
from assets.forge.cards.scenes import Scene
from assets.forge.cards.stage import area, camera, point, rims
from assets.forge.painting import STEEL

BREW = ("#0a0906", "#4a3a14", "#ffd860")


def strike(rng):
    """A long sword cuts up to the right, light along its sweep."""
    camera((0, -8, -0.1), (0.05, 0, 0.05), 60, focus=(0.6, 0, 0.2), fstop=0.9)
    hilt = m.worn("#15131a", "#4b3b2c", "#c79a58", metal=0.7, rough=0.42, scale=9, bump=0.4)
    place(
        arms.sword(m.steel(), hilt, m.light("#ffd98a", 5), 3.7, 0.32),
        shift(-1.55, 0, -1.25),
        turn(-36),
        turn(-10, "Z"),
        turn(24, "X"),
    )
    bright, pale = (
        m.flame([(0, "#fff6dc"), (0.5, "#ffd98a"), (1, "#8a6a3a")], 2.2, 0.3),
        m.flame([(0, "#cfe0ff"), (1, "#3a5a9a")], 1.3, 0.4),
    )
    for radius, start, end, width, what in (
        (3.3, 32, 112, 0.13, bright),
        (3.05, 34, 98, 0.07, pale),
        (3.5, 36, 104, 0.045, pale),
        (2.75, 36, 84, 0.05, pale),
    ):
        arms.slash((-1.55, -1.25), radius, start, end, width, what, y=-0.15)
    fire.radiance(rng, (1.35, -0.3, 0.95), 0.15, 1.1, 26, m.light("#ffe6b0", 5), 0.009, 0)
    motes(rng, (0.9, -0.4, 0.6), (0.9, 0.4, 0.7), 90, 0.014, m.light("#ffe0a0", 7))
    area((3.5, 3.5, 3.5), (0, 0, 0), "#9fc4ff", 900)
    area((-4, 2.5, 2), (0, 0, 0), "#ffd489", 500)
    area((-0.5, -4.2, 4.6), (0, 0, -0.6), "#cfdcff", 210, 3.5)
    area((0.5, -5, 0.5), (0, 0, -0.2), "#e8eeff", 150, 3)
    point((1.2, -0.9, 1.2), "#ffcf80", 40)


def defend(rng):
    """A dented knight's shield takes three arrows, light breaking round it."""
    camera((0, -8, -0.35), (0, 0, -0.02), 60, focus=(0, -0.4, 0), fstop=1.2)
    face = m.worn(
        "#2a3446", "#5f7396", "#c8d6ea", metal=0.4, rough=0.42, scale=3.2, bump=0.55, wear=0.9, stain="#2a1c16"
    )
    rim, wood = m.brass(), m.worn("#1a120c", "#4a3320", "#8a6a44", rough=0.8, scale=12, bump=0.4)
    feather = m.worn("#1a1416", "#5a1a1c", "#a03030", rough=0.9, scale=20)
    dents = [(*rng.uniform((-0.8, -1), (0.8, 1)), rng.uniform(0.08, 0.2)) for _ in range(9)]

    def surface(x, z):
        y = -0.42 + 0.34 * x * x + 0.07 * z * z - 0.06 * max(0, 0.14 - abs(x)) / 0.14
        return y + sum(0.09 * math.exp(-((x - a) ** 2 + (z - b) ** 2) / r**2) for a, b, r in dents)

    things = arms.bulged(arms.heater_outline(), surface, face, rim)
    things.append(
        rope([(0, surface(0, z) - 0.07, z) for z in np.linspace(1.2, -1.45, 30)], [0.07, 0.07, 0.04], rim, flat=0.6)
    )
    things.append(
        rope(
            [(x, surface(x, 0.35) - 0.07, 0.35) for x in np.linspace(-1.05, 1.05, 30)],
            [0.07, 0.07],
            rim,
            flat=0.6,
            up=(0, 0, 1),
        )
    )
    things += [orb((0, -0.52, 0.35), 0.3, rim, 3, (1, 0.62, 1)), orb((0, -0.72, 0.35), 0.11, m.light("#ffe9a8", 3), 3)]
    for x, z, dx, dz in ((0.52, -0.2, 1.15, 0.55), (-0.5, 0.95, -0.75, 0.85), (0.2, -0.85, 0.8, -0.15)):
        things += arms.arrow(wood, feather, (x, surface(x, z) + 0.05, z), (dx, -1, dz), 1.25)
    place(things, turn(-9), turn(20, "Z"))
    fire.radiance(rng, (0, 0, 0), 1.35, 2.3, 34, m.light("#ffdf9a", 5), 0.008, 0)
    area((0.3, 3.2, 2.6), (0, 0, 0), "#ffe2a0", 1500, 1.6)
    area((-3.6, 2.2, 0.5), (0, 0, 0), "#ffd489", 800, 1.5)
    area((3.8, 2, -0.5), (0, 0, 0), "#8fb4ff", 700, 1.5)
    area((-3, -6, 4), (0, 0, 0), "#dfe8ff", 1500, 2.5)


def flash_of_insight(rng):
    """A great eye opens in a burst of light."""
    camera((0, -8, 0), (0, 0, 0), 60, focus=(0, -1.0, 0), fstop=1.2)
    white = m.worn("#8a8474", "#e8e0cc", "#ffffff", rough=0.25, scale=5, bump=0.03, wear=0.2)
    iris = m.wet("#0f6ab0", "#8fe8ff", 1.6, 0.15)
    lids = m.worn("#2a2420", "#7a6048", "#e8c898", rough=0.6, scale=4, bump=0.3)
    place(things.eye_ball(white, iris, m.light("#02040a", 1), lids, 1.0), shift(0, 0, -0.05))
    fire.radiance(rng, (0, 0, -0.05), 1.25, 2.5, 70, m.light("#ffe6a0", 4), 0.02, 0.5)
    place(things.rune_ring(m.light("#8fd8ff", 2.2), 1.62, 16, 0.7, 0.025), shift(0, 0, -0.05))
    fire.arcs(rng, (0, -1.0, 0), 0.9, 7, m.light("#e8f8ff", 7), 0.010)
    motes(rng, (0, -0.6, 0), (1.3, 0.3, 0.9), 60, 0.014, m.light("#ffe6a0", 7))
    rims("#ffd98a", "#8fc8ff", "#fff4e0", 900, 420)
    point((0, 1.2, 0), "#ffd060", 200, 0.5)
    point((0.3, -2.4, 0.4), "#9fe0ff", 26)


def iron_will(rng):
    """A battered helm stares back, unbowed, light in its eyes."""
    camera((0, -8, 0), (0, 0, 0.05), 60, focus=(0, -0.8, 0.2), fstop=1.0)
    plate = m.worn("#2a2e38", "#78828f", "#f4f8ff", metal=0.7, rough=0.38, scale=3, bump=0.2, wear=1.0, stain="#3a2218")
    helm = [sculpt(arms.helm(0.35), 0.022, plate)]
    helm += [orb((s * 0.40, -0.72, 0.11), 0.075, m.light("#ffe0a0", 9), 2, (1.6, 0.5, 0.6)) for s in (-1, 1)]
    for start, end in (
        ((-0.62, -0.80, 0.95), (-0.22, -0.98, 0.35)),
        ((0.75, -0.68, 0.55), (0.55, -0.80, -0.5)),
        ((-0.7, -0.72, -0.1), (-0.3, -0.92, -0.35)),
    ):
        helm.append(
            rope(
                np.linspace(start, end, 12), 0.02 * np.sin(np.linspace(0.1, 3.0, 12)) + 0.004, m.light("#05060a", 1), 6
            )
        )
    place(helm, shift(0, 0, 0.18), turn(20, "Z"), turn(-4), scaled(0.98))
    for s in (-1, 1):
        for k in range(3):
            dome = clay.ellipsoid((0, 0, 0), (0.62, 0.5, 0.34)).turn(0, s * (24 + 12 * k), 0)
            place(sculpt(dome, 0.035, plate), shift(s * (1.0 + 0.32 * k), 0.2, -1.15 - 0.22 * k))
    sculpt(clay.ellipsoid((0, 0.2, -1.7), (1.1, 0.6, 0.7)), 0.04, plate)
    fire.radiance(rng, (0, 0.6, 0.2), 1.1, 2.5, 40, m.light("#ffd98a", 3), 0.012, 0.2)
    motes(rng, (0, -0.5, 0.2), (1.3, 0.3, 1.0), 60, 0.012, m.light("#ffe0a0", 6))
    rims("#8fb8ff", "#ffd489", "#eef2ff", 1100, 420)
    point((0, 1.3, 0.4), "#ffc870", 160, 0.5)


def quick_slash(rng):
    """A dagger flickers; three pale cuts hang in the air."""
    camera((0, -8, 0), (0, 0, 0), 58, focus=(0, -0.3, 0), fstop=1.1)
    fist = body.hand(curl=(80, 82, 82, 80), thumb=58, spread=1, arm=1.8)
    glove = m.worn("#17120f", "#54402c", "#b08a5a", rough=0.7, scale=7, bump=0.4)
    place(sculpt(fist, 0.02, glove), shift(-1.75, 0.05, -1.6), turn(44), turn(160, "Z"), scaled(0.82))
    place(arms.dagger(m.steel(), m.brass(), 2.5, 0.24), shift(-1.0, -0.2, -0.85), turn(-40), turn(26, "X"))
    pale, glow = m.light("#e4f6ff", 3.2), m.flame([(0, "#d8f4ff"), (0.5, "#5ab0f0"), (1, "#123a6a")], 1.3, 0.4)
    for k, (hub, radius, start, end) in enumerate(
        (((-2.6, -1.2), 3.1, -8, 58), ((-2.2, -1.6), 3.35, 4, 66), ((-1.9, -2.1), 3.6, 16, 74))
    ):
        arms.slash(hub, radius, start, end, 0.055, pale, y=0.1 * k)
        arms.slash(hub, radius - 0.09, start + 4, end - 4, 0.12, glow, y=0.1 * k + 0.1)
    motes(rng, (0.7, -0.3, 0.4), (0.9, 0.3, 0.8), 90, 0.012, m.light("#d8f4ff", 7))
    area((3.5, 3.2, 3), (0, 0, 0), "#8fd0ff", 900)
    area((-3.6, 2.6, 1.6), (0, 0, 0), "#ffd9a0", 500)
    area((-1, -5, 3.6), (0, 0, 0), "#eaf2ff", 330, 3)
    point((0.9, 0.5, 0.7), "#7ac8ff", 90)


def potent_brew(rng):
    """A bottle of something that glows, and seethes."""
    camera((0, -8, 0.25), (0, 0, 0.0), 60, focus=(0, -0.6, 0), fstop=1.2)
    brew = m.worn("#8a5a08", "#ffb42a", "#fff0b0", rough=0.3, scale=2.2, bump=0.2, glow=("#ffd84a", 4))
    place(
        things.bottle(m.glass("#d8e8e0"), brew, m.worn("#4a3018", "#9a6a3a", "#d8a86a", rough=0.9, scale=8)),
        shift(0, 0, -0.15),
        turn(7),
        scaled(0.96),
    )
    band = m.brass()
    place(
        [
            rope(
                [(0.36 * math.cos(a), 0.36 * math.sin(a), 0.62) for a in np.linspace(0, 6.29, 30)], [0.06, 0.06], band
            ),
            orb((0, -0.42, 0.58), 0.12, m.light("#ff9a2a", 3), 2),
        ],
        shift(0, 0, -0.15),
        turn(7),
        scaled(0.96),
    )
    for _ in range(34):
        at = rng.normal(size=3) * (0.4, 0.3, 0.3) + (0, -0.3, -0.75)
        orb(at, rng.uniform(0.03, 0.09), m.glass("#fff4d0"), 2)
    fume = m.flame([(0, "#fff4c0"), (0.35, "#ffd04a"), (0.75, "#8aa02a"), (1, "#1a2408")], 1.3, 0.45)
    fire.smoke(rng, (0.15, 0, 1.15), (0.12, 0.1, 0.08), 26, fume, 0.9, 0.07)
    floor(m.worn("#100b08", "#3a281a", "#7a5a3a", rough=0.5, scale=2.4, bump=0.4), -1.42)
    for x, y, h in ((-1.7, 0.7, 0.55), (1.65, 0.9, 0.75)):
        things.candle(m.bone(), m.flame(m.FIRE, 3), x, y, -1.42, h, 0.1)
        point((x, y - 0.1, -1.2 + h), "#ff9a4a", 16)
    fire.radiance(rng, (0, 0.4, -0.3), 1.0, 2.0, 34, m.light("#ffd860", 2.5), 0.010, 0.2)
    motes(rng, (0.1, -0.3, 0.6), (0.8, 0.3, 0.7), 70, 0.014, m.light("#ffe68a", 6))
    rims("#9fc8ff", "#ffd070", "#fff0d8", 800, 330)
    point((0, -1.0, -0.5), "#ffc040", 24)


SCENES = {
    "strike": Scene(strike, replace(STEEL, focus=(0.62, 0.36), spread=0.4, power=0.8, rays=0.5)),
    "defend": Scene(defend, replace(STEEL, focus=(0.5, 0.42), spread=0.44, power=1.5, rays=1.0, fog=0.4, lean=0.4)),
    "flash_of_insight": Scene(flash_of_insight, replace(STEEL, focus=(0.5, 0.5), power=1.1, rays=0.7)),
    "iron_will": Scene(iron_will, replace(STEEL, focus=(0.5, 0.42), power=0.9, rays=0.4)),
    "quick_slash": Scene(quick_slash, replace(STEEL, focus=(0.6, 0.4), power=0.7, rays=0.3)),
    "potent_brew": Scene(potent_brew, replace(STEEL, backdrop=BREW, focus=(0.5, 0.45), power=0.7, rays=0.3)),
}
