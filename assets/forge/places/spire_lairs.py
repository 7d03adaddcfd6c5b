"""Where elites and bosses of the spire stand. The middle, five to seven metres away, stays free."""

import numpy as np

from assets.forge.places import abyssal_spire
from assets.forge.places.dressing import bone_pile, brazier, chain, skull, stone
from assets.forge.places.figures import idol
from assets.forge.places.light import FIGHT
from assets.forge.places.meshes import MOLTEN, Mesh, placed


def elite():
    """The ring between two idols of fire, a brazier in chains over the gate, blades of basalt about it."""
    draw, mesh = np.random.default_rng(65), Mesh()
    abyssal_spire.ring(mesh, draw)
    for side in (-1, 1):
        x, z = side * 2.75, 8.7
        mesh.box((x - 0.62, 0, z - 0.55), (x + 0.62, 0.55, z + 0.6), "trim", step=0.3, taper=0.05, tint=0.95)
        idol(mesh, (x, 0.52, z), 0.80, hue=(0.9, 0.86, 0.95))
        brazier(mesh, (side * 1.25, 0, 9.1), tint=0.5)
        mesh.marks["fire"].append((x, 2.05, z + 0.15))
        chain(mesh, (side * 2.2, 5.0, 14.8), (side * 0.5, 4.05, 12.6), 0.3, 0.12)
        for z in (4.4, 6.6):
            spike(mesh, (side * (3.3 + 0.1 * z), 0, z), draw, side)
    mesh.lathe(
        [(0.08, 3.6), (0.35, 3.7), (0.55, 3.95), (0.58, 4.05), (0.5, 4.05), (0.3, 3.9)],
        "iron",
        (0, 0, 12.6),
        18,
        tint=0.7,
    )
    mesh.marks["fire"].append((0, 4.02, 12.6))
    _debris(mesh, draw)
    return mesh


def boss():
    """A throne of basalt and lava under the eclipse, horned, with falls of fire on both sides of it."""
    draw, mesh = np.random.default_rng(66), Mesh()
    abyssal_spire.ring(mesh, draw)
    for step in range(5):
        half, near = 2.6 - 0.24 * step, 9.6 + 0.30 * step
        mesh.box((-half, 0.14 * step, near), (half, 0.14 * (step + 1), 13.2), "trim", step=0.3, tint=0.9)
        line = np.array(
            [
                [(x, 0.14 * step + y, near - 0.004) for y in (0.045, 0.085)]
                for x in np.linspace(-half + 0.15, half - 0.15, 15)
            ]
        )
        mesh.grid(line, "floor", glow=MOLTEN)
    _lava_throne(mesh, np.array([0.0, 0.70, 12.0]))
    for side in (-1, 1):
        brazier(mesh, (side * 1.7, 0.14, 9.9), tint=0.5)
        fall(mesh, side * 3.6, 11.6, draw)
        for z in (5.0, 7.6):
            spike(mesh, (side * (3.2 + 0.12 * z), 0, z), draw, side)
    _debris(mesh, draw)
    return mesh


def spike(mesh, at, draw, side):
    """A cluster of basalt blades that lean inwards."""
    for number in range(4):
        t = np.linspace(0, 1, 8)
        tall = draw.uniform(0.9, 2.3)
        foot = np.asarray(at) + (draw.normal(0, 0.22), -0.1, draw.normal(0, 0.25))
        path = foot + np.stack([-side * 0.35 * t**1.6 * tall, tall * t, 0.05 * np.sin(t * 4 + number)], -1)
        mesh.tube(path, 0.22 * (1.03 - t) ** 0.8, "trim", 6, abyssal_spire.edges, scale=0.8, tint=0.92)


def _debris(mesh, draw):
    for x, z in ((-1.5, 3.4), (1.9, 4.1)):
        bone_pile(mesh, (x, 0.02, z), draw, 8, 0.5, 2)
    for _ in range(16):
        x, size = draw.choice((-1, 1)) * draw.uniform(1.8, 4.2), draw.uniform(0.05, 0.16)
        stone(mesh, (x, size * 0.3, draw.uniform(2.5, 9)), size, draw, tint=0.92)


def _lava_throne(mesh, at):
    """A seat of basalt: a high back split by lava, blades on it like a crown, arms that end in skulls."""
    mesh.box(at + (-0.85, 0, -0.5), at + (0.85, 0.55, 0.7), "trim", step=0.25, taper=0.04, tint=0.9)
    mesh.box(at + (-0.72, 0.55, 0.30), at + (0.72, 2.5, 0.70), "trim", step=0.25, taper=0.10, tint=0.9)
    for side in (-1, 1):
        mesh.box(
            at + (side * 0.74 - 0.15, 0.55, -0.48),
            at + (side * 0.74 + 0.15, 0.98, 0.55),
            "trim",
            step=0.2,
            taper=0.03,
            tint=0.9,
        )
        skull(mesh, at + (side * 0.74, 1.12, -0.38), 0, 0.18)
        for number in range(6):
            t = np.linspace(0, 1, 10)
            lean, reach = 0.10 + 0.20 * number, 2.1 - 0.16 * number
            x = side * (0.18 + 0.12 * number + reach * np.sin(lean) * t)
            y = 1.9 - 0.16 * number + reach * np.cos(lean) * t
            blade = at + np.stack([x, y, 0.55 - 0.30 * t**2], -1)
            mesh.tube(blade, 0.17 * (1.04 - t) ** 0.8, "trim", 6, abyssal_spire.edges, scale=0.8, tint=0.92)
        horn_t = np.linspace(0, 1, 13)
        horn = np.stack(
            [side * (0.55 + 1.1 * np.sin(horn_t * 1.8)), 2.1 + 1.5 * horn_t**1.8, 0.2 - 0.5 * np.sin(horn_t * np.pi)],
            -1,
        )
        mesh.tube(at + horn, 0.20 * (1.04 - horn_t) ** 0.8, "bone", 9, scale=1.5, tint=0.6)
    skull(mesh, at + (0, 2.72, 0.30), 0, 0.40, 0.08)
    for x, low, high in ((-0.42, 0.75, 2.2), (0.0, 0.62, 2.35), (0.42, 0.75, 2.2)):
        t = np.linspace(0, 1, 12)
        half = 0.055 * np.sin(np.pi * np.clip(t, 0.04, 0.96)) * (1 + 0.5 * np.sin(t * 17))
        centre = x + 0.04 * np.sin(t * 9 + x)
        crack = np.stack(
            [
                np.stack(
                    [
                        centre + way * half,
                        low + (high - low) * t,
                        0.288 + 0.10 * t * (low + (high - low) * t - 0.55) / 1.95,
                    ],
                    -1,
                )
                for way in (-1, 1)
            ],
            1,
        )
        mesh.grid(at + crack, "floor", glow=MOLTEN)
    for side in (-1, 1):
        mesh.blob(
            lambda d, s=side: at + d * (0.075, 0.06, 0.05) + (s * 0.155, 2.73, -0.05),
            "bone",
            8,
            6,
            hue=(1.0, 0.45, 0.06),
            glow=2.6,
        )


def fall(mesh, x, z, draw):
    """Lava that falls from a broken wall into the cleft."""
    for number in range(5):
        place = placed((x + draw.normal(0, 0.25), 0, z + 0.5 + draw.uniform(0, 0.4)), draw.uniform(0, 1))
        mesh.box(
            (-0.55, 0, -0.4),
            (0.55, draw.uniform(2.2, 3.6) - 0.2 * number, 0.4),
            "trim",
            place,
            step=0.4,
            taper=0.08,
            tint=0.92,
        )
    u, v = np.meshgrid(np.linspace(-1, 1, 9), np.linspace(0, 1, 16), indexing="ij")
    wide = 0.30 + 0.16 * v + 0.04 * np.sin(v * 13)
    y = 3.1 - 3.15 * np.clip(v * 1.12 - 0.12, 0, 1) ** 1.5
    points = np.stack([x + u * wide, y, z - 0.05 - 0.30 * np.clip(v * 6, 0, 1) - 0.05 * np.sin(u * 5)], -1)
    mesh.grid(points, "floor", glow=MOLTEN)
    mesh.marks["embers"].append((x, 0.3, z - 0.4))


PLACES = {"abyssal_spire_elite": (elite, FIGHT), "abyssal_spire_boss": (boss, FIGHT)}
