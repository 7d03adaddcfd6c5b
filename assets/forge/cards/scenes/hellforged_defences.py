"""The Hellforged's defences: fire, brimstone, imps and bargains."""

import math
from dataclasses import replace

from assets.forge.cards import matter as m
from assets.forge.cards.forms import (
    floor,
    orb,
    place,
    scaled,
    sculpt,
    shift,
    strand,
    turn,
    vec,
    wisp,
)
from assets.forge.cards.props import arms, body, figures, fire, things
from assets.forge.cards.scenes import Scene
from assets.forge.cards.scenes.hellforged_matter import flames, hide, sparks
from assets.forge.cards.stage import camera, point, rims
from assets.forge.painting import HELL


def obsidian_skin(rng):
    """A fist and forearm of black glass, fire in the seams."""
    camera((0, -8, 0), (0, 0, 0), 60, focus=(0, -0.4, 0), fstop=1.2)
    glass = m.worn("#0a080d", "#1c1722", "#b8a8c8", metal=0.3, rough=0.14, scale=1.3, bump=0.12, glow=("#ff6a14", 2.6))
    facets = m.worn("#040305", "#0e0b12", "#4a3c54", rough=0.28, scale=3, bump=0.1, wear=0.3)
    fist = body.hand(curl=(82, 84, 84, 82), thumb=64, spread=2, arm=2.4, girth=1.1)
    arm = [sculpt(fist, 0.02, glass)]
    for _ in range(30):
        a, h = rng.uniform(-1.5, 1.5), rng.uniform(-1.9, -0.25)
        out = vec(math.sin(a), -math.cos(a), 0.0)
        foot = vec(0, 0.04, h) + out * 0.22
        arm.append(
            arms.shard(
                facets, foot, foot + out * 0.22 + vec(0, 0, rng.uniform(0.25, 0.5)), rng.uniform(0.09, 0.16), rng
            )
        )
    place(arm, shift(-0.15, 0, -0.35), turn(9), turn(24, "Z"), scaled(1.55))
    hot = flames()
    fire.smoke(rng, (-0.4, 0.4, -1.6), (0.8, 0.2, 0.1), 30, hot[1], 1.1, 0.09)
    sparks(rng, (0, -0.4, 0), (1.2, 0.4, 1.0), 100)
    rims("#ff8a4a", "#9fb4ff", "#ffe8d8", 1600, 620)
    point((0.8, -1.8, -0.8), "#ff7a20", 40)
    point((0, 1.2, 0), "#ff6a14", 140, 0.4)


def flame_ward(rng):
    """A ring of fire turns about a lone figure."""
    camera((0, -8, 1.5), (0, 0, -0.25), 56, focus=(0, -0.4, -0.3), fstop=1.6)
    hot = flames()
    for k in range(210):
        a = rng.uniform(0, 2 * math.pi)
        root = vec(1.75 * math.cos(a), 1.15 * math.sin(a), -1.5 + rng.normal() * 0.03)
        spin = vec(-math.sin(a), math.cos(a), 0) * 0.75
        tall = 1.35 if math.sin(a) > -0.2 else 0.62
        wisp(root, spin + vec(0, 0, 1), rng.uniform(0.5, 1.0) * tall, rng.uniform(0.07, 0.13), rng, hot[k % 3], 0.5)
    place(things.rune_ring(m.light("#ff8a2a", 3), 1.45, 14, 0, 0.03), shift(0, 0, -1.5), turn(-90, "X"), scaled(1))
    cloth = m.worn("#140c0a", "#4a2a1c", "#d88a4a", rough=0.8, scale=5, bump=0.4)
    place(
        figures.cloaked(
            cloth, m.light("#ffb040", 9), 2.35, (0.42, -0.28, 1.22), (0.28, -0.5, 1.5), m.skin(False), m.bone()
        ),
        shift(0, 0.05, -1.55),
    )
    floor(m.worn("#0a0807", "#2a201c", "#6a4a38", rough=0.5, scale=1.3, bump=0.7), -1.56, (-6, 6))
    sparks(rng, (0, -0.4, 0), (1.4, 0.6, 0.9), 130)
    point((0, -0.8, -0.6), "#ff8a2a", 60, 0.3)
    point((0, 1.5, -0.4), "#ff6a14", 150, 0.5)
    rims("#ff8a4a", "#8fa4ff", "#ffe4d0", 600, 170)


def demonic_resilience(rng):
    """A horned devil grins, its wounds closing with fire."""
    camera((0, -8, 0.1), (0, 0, 0.0), 60, focus=(0, -0.6, 0.2), fstop=1.0)
    place(
        figures.demon_head(hide(), m.light("#ffd35a", 8), m.bone(), 0.024),
        shift(0, 0, -0.15),
        turn(14, "Z"),
        turn(-4),
        scaled(0.86),
    )
    scar = m.light("#ffa030", 3.5)
    cuts = (
        [(0.10, -0.66, 1.0), (0.30, -0.80, 0.62), (0.34, -0.80, 0.30), (0.46, -0.66, -0.05), (0.42, -0.62, -0.35)],
        [(-0.62, -0.42, 0.15), (-0.48, -0.66, -0.02), (-0.30, -0.74, -0.22)],
        [(-0.9, -0.2, -1.35), (-0.45, -0.32, -1.5), (0.1, -0.34, -1.42), (0.6, -0.3, -1.6)],
    )
    wounds = [strand(cut, [0.006, 0.04, 0.034, 0.03, 0.006], scar, 24) for cut in cuts]
    place(wounds, shift(0, 0, -0.15), turn(14, "Z"), turn(-4), scaled(0.86))
    hot = flames()
    fire.smoke(rng, (0, 0.6, -1.3), (1.5, 0.2, 0.2), 60, hot[1], 1.4, 0.11)
    fire.smoke(rng, (0, 0.6, -1.5), (1.3, 0.2, 0.1), 30, hot[0], 1.0, 0.09)
    sparks(rng, (0, -0.6, 0), (1.3, 0.4, 1.0), 100)
    rims("#ff7a3a", "#8fa4ff", "#ffe0d0", 1300, 800)
    point((0, -1.9, -0.9), "#ff7a20", 60)
    point((0, 1.4, 0.2), "#ff5a14", 160, 0.5)


def brimstone_shield(rng):
    """A shield of brimstone, horned, veined with yellow fire."""
    camera((0, -8, -0.2), (0, 0, -0.02), 60, focus=(0, -0.5, 0), fstop=1.2)
    rock = m.worn("#100c08", "#3a2e1c", "#c8a24a", rough=0.75, scale=2.4, bump=0.9, wear=0.8, glow=("#ffb01a", 5))

    def surface(x, z):
        return -0.45 + 0.3 * x * x + 0.07 * z * z + 0.05 * math.sin(x * 6.1 + z * 3.7) * math.sin(z * 5.3 - x * 2.1)

    shield = arms.bulged([(x * 1.1, z) for x, z in arms.heater_outline()], surface, rock, m.iron(), rim=0.11)
    bone = m.worn("#2a1c14", "#8a6a4a", "#f0d0a0", rough=0.5, scale=6, bump=0.3)
    for s in (-1, 1):
        shield.append(
            sculpt(body.horn([(s * 0.6, -0.3, 1.0), (s * 1.15, -0.45, 1.3), (s * 1.35, -0.6, 1.85)], 0.2), 0.025, bone)
        )
        shield.append(
            sculpt(body.horn([(s * 0.8, -0.35, -0.3), (s * 1.3, -0.6, -0.25), (s * 1.6, -0.8, 0.1)], 0.13), 0.025, bone)
        )
    face = body.skull(1.4, None).scale(0.5).move(0, -0.62, 0.25)
    shield.append(sculpt(face, 0.018, m.iron()))
    shield += [orb((s * 0.16, -0.98, 0.275), 0.045, m.light("#ffd040", 8)) for s in (-1, 1)]
    place(shield, shift(0, 0, -0.08), turn(14, "Z"), turn(-5), scaled(0.9))
    hot = flames()
    rim = [vec(x * 1.05, 0.1, z) for x, z in arms.heater_outline()]
    fire.clothe(rng, rim, (0, 0.15, 1), 0.75, 110, hot, 0.085, 0.3)
    sparks(rng, (0, -0.5, 0.2), (1.3, 0.4, 1.0), 110)
    rims("#ffb04a", "#8fa4ff", "#ffe8cc", 1000, 380)
    point((0, -1.8, -1.0), "#ff9a20", 36)


SCENES = {
    "obsidian_skin": Scene(obsidian_skin, replace(HELL, focus=(0.5, 0.45), power=0.8)),
    "flame_ward": Scene(flame_ward, replace(HELL, focus=(0.5, 0.48), power=0.8, fog=0.2)),
    "demonic_resilience": Scene(demonic_resilience, replace(HELL, focus=(0.5, 0.42), power=0.8)),
    "brimstone_shield": Scene(brimstone_shield, replace(HELL, focus=(0.5, 0.42), power=0.9)),
}
