"""Other heights of the spire: a bridge over the abyss, the foundry of the fallen, a terrace where the sky is torn.

The middle, five to seven metres away, stays free.
"""

from itertools import pairwise

import numpy as np

from assets.forge.places import abyssal_spire
from assets.forge.places.abyssal_spire import BASALT
from assets.forge.places.dressing import bone_pile, brazier, cage, chain, rubble, skull, stone
from assets.forge.places.light import FIGHT, Lighting, Slot
from assets.forge.places.meshes import MOLTEN, Mesh, placed
from assets.forge.places.spire_lairs import fall, spike

SPAN, DEEP = 3.3, -4.2
"""Half the width of the bridge, and how far below it the fire lies."""
PLATES = 0.92
"""The length of a hexagon's side in the terrace, by that of a row."""
TORN = (0.42, 0.20, 1.0)


def bridge():
    """A bridge of slabs from pier to pier over a sea of fire, chains as thick as men beside it, a gate in the dark."""
    draw, mesh = np.random.default_rng(87), Mesh()
    x, z = np.meshgrid(np.linspace(-46, 46, 47), np.linspace(4, 60, 40), indexing="ij")
    mesh.grid(
        np.stack([x, DEEP + 0.2 * np.sin(x * 0.7 + z * 0.4), z], -1),
        "floor",
        uv=np.stack([x, z], -1),
        scale=0.10,
        flip=True,
        glow=MOLTEN,
    )
    _deck(mesh, draw)
    for z in (4.6, 8.4, 12.2):
        for side in (-1, 1):
            _pylon(mesh, np.array([side * (SPAN + 0.15), 0, z]), side)
    for side in (-1, 1):
        chain(mesh, (side * 3.3, 1.30, 1.0), (side * 3.45, 1.55, 4.6), 0.25, link=0.26)
        chain(mesh, (side * 3.45, 1.55, 4.6), (side * 3.45, 1.55, 8.4), 0.45, link=0.26)
        chain(mesh, (side * 3.45, 1.55, 8.4), (side * 3.45, 1.55, 12.2), 0.45, link=0.26)
        chain(mesh, (side * 3.45, 1.9, 12.2), (side * 2.3, 4.9, 20.6), 0.5, link=0.26)
        brazier(mesh, (side * 1.55, 0, 9.0 if side < 0 else 9.3), tint=0.5)
    _far_gate(mesh, 21.0)
    abyssal_spire.crags(mesh, draw)
    for x, y, z, size in (
        (-7.5, 2.6, 19, 1.1),
        (8.4, 3.4, 22, 1.3),
        (-4.9, 4.2, 26, 0.8),
        (5.4, 0.6, 16, 0.7),
        (-6.2, -1.0, 13.5, 0.8),
    ):
        _island(mesh, draw, np.array([x, y, z]), size)
    rubble(mesh, draw, 30, lambda d: (d.choice((-1, 1)) * d.uniform(1.6, 3.1), 0.02, d.uniform(2.0, 12)), tint=BASALT)
    bone_pile(mesh, (-1.5, 0.02, 3.4), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.9, 0.02, 4.1), draw, 7, 0.45, 2)
    return mesh


def _deck(mesh, draw):
    """Slabs in rows, worn at the edges; here and there one is gone, and the fire shows."""
    for row in range(17):
        near = 0.6 + row * 0.95
        cuts = np.cumsum(np.concatenate([[-SPAN], draw.uniform(1.1, 1.7, 5)]))
        cuts = np.append(cuts[cuts < SPAN - 0.7], SPAN)
        for left, right in pairwise(cuts):
            middle = (left + right) / 2
            if abs(middle) > 2.0 and near > 3 and draw.random() < 0.16:
                continue
            top = 0.02 * draw.normal()
            ragged = draw.uniform(0, 0.25) * (abs(middle) > 2.3) * np.sign(middle)
            low, high = (left + 0.015, -0.45, near), (right - 0.015 - max(ragged, 0), top, near + 0.92)
            mesh.box(low, high, "floor", step=0.5, taper=0.03, tint=1.0)
    for z in np.arange(3.0, 17.0, 4.6):  # the piers below
        mesh.box((-2.6, DEEP, z - 0.6), (2.6, -0.45, z + 0.6), "wall", step=0.9, tint=0.8)


def _pylon(mesh, at, side):
    """A squat post at the edge that the chains run through, a horned skull on it."""
    mesh.box(at + (-0.42, -0.6, -0.42), at + (0.42, 0.5, 0.42), "trim", step=0.3, taper=0.05, tint=BASALT)
    mesh.box(at + (-0.32, 0.5, -0.32), at + (0.32, 1.75, 0.32), "wall", step=0.3, taper=0.06)
    mesh.box(at + (-0.40, 1.75, -0.40), at + (0.40, 1.92, 0.40), "trim", step=0.3, taper=0.03, tint=BASALT)
    skull(mesh, at + (0, 2.12, -0.04), -side * 0.3, 0.24, tint=0.8)
    t = np.linspace(0, 1, 9)
    for way in (-1, 1):
        horn = at + np.stack([way * (0.16 + 0.32 * np.sin(t * 1.8)), 2.22 + 0.55 * t**1.6, -0.04 + 0 * t], -1)
        mesh.tube(horn, 0.075 * (1.05 - t), "bone", 6, tint=0.6)


def _far_gate(mesh, z):
    """The keep at the end of the bridge: a wall of basalt that a gate burns in."""
    for side in (-1, 1):
        for step, (half, high) in enumerate(((2.6, 9.5), (1.7, 6.2))):
            x = side * (4.0 + 3.4 * step)
            mesh.box(
                (x - half * 0.8, DEEP, z - 0.8),
                (x + half * 0.8, high - 3.4 * step, z + 2.5),
                "wall",
                step=0.9,
                taper=0.35,
                tint=0.9,
            )
        t = np.linspace(0, 1, 11)
        tusk = np.stack([side * (2.2 - 1.2 * t**2.2), 0.2 + 5.2 * t, z - 0.6 - 0.9 * np.sin(t * 2.4)], -1)
        mesh.tube(tusk, 0.48 * (1.03 - t) ** 0.8, "trim", 7, abyssal_spire.edges, scale=0.6, tint=BASALT)
    for step in range(4):
        mesh.box((-2.0, -0.6, z - 3.6 + 0.6 * step), (2.0, 0.14 * step, z + 1), "trim", step=0.5, tint=BASALT)


def _island(mesh, draw, at, size):
    """A rock that hangs over the abyss, flat on top."""
    rough = draw.uniform(0, 6)

    def shape(d):
        bump = 1 + 0.22 * np.sin(d[..., 0] * 5 + rough) * np.cos(d[..., 2] * 4 + rough) + 0.12 * np.sin(d[..., 1] * 7)
        pull = np.where(d[..., 1:2] < 0, 1.9, 0.35) * (0, 1, 0) + (1, 0, 1)
        return d * bump[..., None] * size * pull + at

    mesh.blob(shape, "trim", 11, 8, scale=3, tint=lambda d: BASALT)


def foundry():
    """A hall under the rock: a furnace like an open mouth, falls of molten iron, an anvil and what hangs from hooks."""
    draw, mesh = np.random.default_rng(88), Mesh()
    abyssal_spire.lava(mesh)
    _floor_plates(mesh, draw)
    _hall_walls(mesh, draw)
    _furnace(mesh, np.array([0.0, 0.0, 14.2]), draw)
    for side in (-1, 1):
        fall(mesh, side * 3.9, 10.4, draw)
        _moulds(mesh, np.array([side * 3.2, 0, 7.9]), draw)
        brazier(mesh, (side * 1.7, 0, 8.2 if side < 0 else 8.5), tint=0.5)
    _anvil(mesh, np.array([-1.15, 0.0, 9.9]))
    for x, z, hang in ((-2.3, 8.4, 1.4), (2.5, 9.2, 1.2)):
        cage(mesh, (x, 2.35, z), hang)
    for x, z, low in ((-0.9, 11.2, 2.6), (1.1, 10.6, 2.5), (3.4, 6.6, 2.2), (-3.5, 6.2, 2.3)):
        chain(mesh, (x, 4.9, z), (x, low, z), link=0.10)
        hook = np.linspace(0, 1.5 * np.pi, 9)
        path = np.array([x, low - 0.18, z]) + 0.15 * np.stack([-np.sin(hook), np.cos(hook), 0 * hook], -1)
        mesh.tube(path, np.linspace(0.04, 0.014, 9), "iron", 6, tint=0.5)
    rubble(mesh, draw, 34, lambda d: (d.choice((-1, 1)) * d.uniform(1.6, 4.4), 0.02, d.uniform(2.2, 11)), tint=BASALT)
    bone_pile(mesh, (-1.5, 0.02, 3.4), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.9, 0.02, 4.1), draw, 7, 0.45, 2)
    return mesh


def _floor_plates(mesh, draw):
    """Plates of iron and stone, channels of fire between them that run to the furnace."""
    for row in range(15):
        near = 0.7 + row * 0.98
        for low, high in ((-6.4, -4.15), (-3.55, -1.2), (-1.18, 1.18), (1.2, 3.55), (4.15, 6.4)):
            layer = "iron" if draw.random() < 0.4 else "floor"
            top = 0.015 * draw.normal()
            mesh.box(
                (low, -0.3, near),
                (high, top, near + 0.95),
                layer,
                step=0.5,
                taper=0.02,
                tint=0.75 if layer == "iron" else 1.0,
            )


def _hall_walls(mesh, draw):
    """Columns of basalt that grow into a low roof, ribs of iron below it."""
    for side in (-1, 1):
        for number in range(26):
            z, out = 0.6 + 0.62 * number, draw.uniform(0, 0.55)
            x = side * (5.3 + out - 0.045 * number)
            abyssal_spire.hexagon(mesh, x, z, draw.uniform(4.2, 5.6), BASALT * draw.uniform(0.8, 1.1), 0.44)
    for number in range(19):
        x = -5.4 + 0.6 * number
        if abs(x) > 2.6:
            abyssal_spire.hexagon(
                mesh, x, 15.2 + draw.uniform(0, 0.5), draw.uniform(4.6, 6.0), BASALT * draw.uniform(0.8, 1.1), 0.44
            )
    for z in (5.2, 8.6, 12.0):
        k = np.linspace(-1, 1, 19)
        path = np.stack([k * 5.4, 3.3 + 1.75 * np.sqrt(np.maximum(1 - k**2, 0)), np.full(19, z)], -1)
        mesh.rib(path, 0.22, 0.30, (0, -1, 0), "iron", tint=0.5)
    x, z = np.meshgrid(np.linspace(-6.5, 6.5, 24), np.linspace(0, 17, 24), indexing="ij")
    y = 5.35 + 0.35 * np.sin(x * 1.7 + z) * np.cos(z * 1.1)
    mesh.grid(np.stack([x, y, z], -1), "trim", uv=np.stack([x, z], -1), scale=0.4, tint=0.7)


def _furnace(mesh, at, draw):
    """A demon's head in the rock; between its teeth the fire."""
    turn = np.linspace(0, 2 * np.pi, 41)
    wide = 1.75 * (1 + 0.06 * np.sin(turn * 5))
    tall = np.where(np.sin(turn) > 0, 1.15, 1.35)
    rim = at + np.stack([wide * np.cos(turn), 1.75 + tall * np.sin(turn), 0.25 * np.cos(turn * 2)], -1)
    mesh.tube(rim, 0.34 * (1 + 0.2 * np.sin(turn * 7)), "trim", 9, scale=0.6, tint=BASALT)
    ring = np.linspace(0.02, 1, 8)
    disc = at + np.stack(
        [
            np.multiply.outer(wide * np.cos(turn), ring),
            1.75 + np.multiply.outer(tall * np.sin(turn), ring),
            np.full((41, 8), 0.5),
        ],
        -1,
    )
    mesh.grid(disc, "floor", uv=disc[..., :2] - at[:2], scale=0.3, glow=MOLTEN)
    for number in range(7):
        x = -1.26 + 0.42 * number
        edge = np.sqrt(max(1 - (x / 1.75) ** 2, 0.05))
        for way, reach in ((1, 0.75), (-1, 0.6)):
            root, long = 1.75 + way * (1.15 if way > 0 else 1.35) * edge, reach * draw.uniform(0.8, 1.15)
            t = np.linspace(0, 1, 7)
            tooth = at + np.stack([x + 0 * t, root + way * 0.15 - way * long * t, -0.10 - 0.12 * np.sin(t * 2.5)], -1)
            mesh.tube(tooth, 0.19 * (1.04 - t) ** 0.8, "trim", 7, scale=0.8, tint=1.1)
    for side in (-1, 1):
        t = np.linspace(0, 1, 13)
        brow = at + np.stack([side * (0.25 + 1.5 * t), 3.15 + 0.55 * t - 0.5 * t**3, -0.35 + 0.3 * t], -1)
        mesh.tube(brow, 0.30 * np.sin(np.pi * np.clip(t + 0.06, 0.08, 0.95)), "trim", 9, scale=0.6, tint=BASALT)
        mesh.blob(
            lambda d, s=side: at + d * (0.24, 0.12, 0.1) + (s * 0.78, 3.16, -0.2),
            "bone",
            12,
            7,
            hue=(1.0, 0.45, 0.08),
            glow=1.6,
        )
        horn = at + np.stack([side * (1.5 + 1.3 * np.sin(t * 1.7)), 3.2 + 1.5 * t**1.8, 0.1 - 0.5 * np.sin(t * 3)], -1)
        mesh.tube(horn, 0.36 * (1.05 - t) ** 0.8, "bone", 10, scale=1.0, tint=0.45)
    for step in range(3):
        mesh.box(at + (-2.5, 0, -1.6 + 0.45 * step), at + (2.5, 0.14 * (step + 1), 0.4), "trim", step=0.4, tint=BASALT)
    lip = np.array(
        [
            [(x, y, z) for x in np.linspace(-0.42, 0.42, 5)]
            for y, z in ((0.55, 13.8), (0.45, 13.0), (0.16, 12.4), (0.015, 11.6), (0.012, 9.6))
        ]
    )
    mesh.grid(lip, "floor", scale=0.4, flip=True, glow=MOLTEN)
    mesh.marks["embers"].append(at + (0, 1.2, -0.6))


def _moulds(mesh, at, draw):
    """Blades and shields that lean where they were left to cool."""
    mesh.box(at + (-0.55, 0, -0.35), at + (0.55, 0.42, 0.4), "trim", step=0.3, taper=0.05, tint=BASALT)
    for number in range(5):
        place = placed(at + (-0.4 + 0.2 * number, 0.35, -0.1), draw.normal(0, 0.2), -0.22, draw.normal(0, 0.15))
        high = np.linspace(0, 1.25, 6)
        for side in (-1, 1):
            half = np.array([[(0.05 * s, y, side * 0.012 * (s == 0)) for s in (-1, 0, 1)] for y in high])
            hot = np.repeat((np.clip(0.6 - high, 0, 1) * 0.7)[:, None], 3, 1)
            mesh.grid(place(half), "iron", flip=side > 0, hue=(1.0, 0.42, 0.12), tint=0.9, glow=hot)


def _anvil(mesh, at):
    """An anvil on a block, and a hammer that nobody could lift."""
    mesh.box(at + (-0.46, 0, -0.40), at + (0.46, 0.55, 0.40), "wood", step=0.3, taper=0.04, tint=0.5)
    profile = ((0.34, 0.55), (0.30, 0.66), (0.19, 0.76), (0.20, 0.86), (0.46, 0.98))
    for (low, bottom), (high, top) in pairwise(profile):
        half = (low + high) / 2
        mesh.box(at + (-half, bottom, -0.24), at + (half, top, 0.24), "iron", step=0.3, tint=0.6)
    t = np.linspace(0, 1, 7)
    mesh.tube(at + np.stack([0.44 + 0.55 * t, 0.93 + 0.04 * t, 0 * t], -1), 0.13 * (1.06 - t), "iron", 8, tint=0.6)
    place = placed(at + (0.9, 0.02, -0.35), 0.4, 0, -0.35)
    mesh.tube(place(np.linspace((0, 0, 0), (0, 1.45, 0), 4)), np.full(4, 0.045), "wood", 7, tint=0.5)
    mesh.box((-0.34, 1.30, -0.22), (0.34, 1.75, 0.22), "iron", place, step=0.25, taper=0.03, tint=0.6)


def torn_sky():
    """A terrace near the top: the sky is torn open over it, crystals grow from the cracks, stairs end in the air."""
    draw, mesh = np.random.default_rng(89), Mesh()
    abyssal_spire.lava(mesh)
    _terrace(mesh, draw)
    for x, z, tall, lean in (
        (-3.3, 8.2, 2.7, 0.22),
        (3.5, 8.8, 3.1, -0.18),
        (-4.5, 5.6, 2.0, 0.3),
        (4.6, 5.9, 2.3, -0.3),
        (-2.4, 12.2, 3.4, 0.1),
        (2.9, 12.8, 3.0, -0.2),
    ):
        _crystals(mesh, draw, np.array([x, -0.05, z]), tall, lean)
    _stairs_to_nowhere(mesh, draw)
    _broken_arch(mesh)
    for side in (-1, 1):
        for z in (4.4, 7.4):
            spike(mesh, (side * (3.9 + 0.06 * z), 0, z), draw, side)
        brazier(mesh, (side * 1.5, 0, 9.0 if side < 0 else 9.3), tint=0.5)
    abyssal_spire.crags(mesh, draw)
    for x, y, z, size in (
        (-6.5, 3.4, 17, 0.9),
        (6.0, 2.2, 16, 0.8),
        (-3.4, 5.0, 24, 0.8),
        (4.6, 5.4, 25, 1.0),
        (9.0, 4.5, 24, 1.2),
    ):
        _island(mesh, draw, np.array([x, y, z]), size)
    rubble(mesh, draw, 34, lambda d: (d.choice((-1, 1)) * d.uniform(1.6, 4.4), 0.02, d.uniform(2.2, 11)), tint=BASALT)
    for _ in range(10):
        x, size = draw.choice((-1, 1)) * draw.uniform(2.0, 4.2), draw.uniform(0.10, 0.26)
        stone(mesh, (x, size * 0.3, draw.uniform(6.5, 11)), size, draw, tint=BASALT)
    bone_pile(mesh, (-1.5, 0.02, 3.4), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.9, 0.02, 4.1), draw, 7, 0.45, 2)
    return mesh


def _terrace(mesh, draw):
    """Hexagonal stones out to a ragged rim; those at the rim are breaking away."""
    size = abyssal_spire.STONE
    for row in range(22):
        for column in range(-11, 12):
            x, z = (column + 0.5 * (row % 2)) * size * np.sqrt(3), 0.9 + row * size * 1.5
            away = np.hypot(x, z - 6.0)
            if away > 7.6 + draw.normal(0, 0.4) or abs(x) > 1.4 + 1.05 * z:
                continue
            lost = max(0.0, away - 5.8)
            if draw.random() < 0.10 * lost:
                continue
            top = 0.012 * draw.normal() + (draw.uniform(-0.1, 0.75) * lost * 0.5 if abs(x) > 2.6 or z > 9.5 else 0)
            abyssal_spire.hexagon(mesh, x, z, top, BASALT * (0.86 + 0.25 * draw.random()), (size - 0.024) * PLATES)


def _crystals(mesh, draw, at, tall, lean):
    """A cluster of six-sided crystals that shine from within."""
    for number in range(6):
        long = tall * (1.0 if number == 0 else draw.uniform(0.25, 0.65))
        tilt = lean if number == 0 else draw.normal(lean, 0.45)
        place = placed(
            at + (draw.normal(0, 0.22), 0, draw.normal(0, 0.2)) * np.array([number > 0]),
            draw.uniform(0, 1),
            draw.normal(0, 0.15),
            -tilt,
        )
        thick = 0.085 * long + 0.06
        profile = [(thick * 0.75, 0), (thick, long * 0.35), (thick * 0.9, long * 0.78), (0.004, long)]
        light = np.tile(np.array([0.75, 0.40, 0.25, 0.55]), (7, 1)) * (0.75 + 0.35 * (np.arange(7) % 2))[:, None]
        mesh.lathe(profile, "bone", pieces=6, place=place, hue=TORN, tint=0.9, glow=light)


def _stairs_to_nowhere(mesh, draw):
    """Steps that climb from the rim towards the rent, each further from the last."""
    for number in range(9):
        place = placed(
            (0.35 * np.sin(number * 0.9), 0.10 + 0.30 * number + 0.012 * number**2, 11.0 + 0.95 * number),
            draw.normal(0, 0.10),
            draw.normal(0, 0.04),
            draw.normal(0, 0.06),
        )
        half = 1.5 - 0.06 * number
        mesh.box((-half, -0.16, -0.34), (half, 0.0, 0.34), "trim", place, step=0.3, taper=0.03, tint=BASALT)
        if number > 3:
            mesh.box((-half * 0.5, -0.42, -0.2), (half * 0.4, -0.16, 0.2), "trim", place, step=0.3, tint=BASALT * 0.8)


def _broken_arch(mesh):
    """Two horns of stone on both sides of the stairs that nearly meet."""
    for side, reach in ((-1, 1.0), (1, 0.86)):
        t = np.linspace(0, reach, 15)
        path = np.stack(
            [side * (3.1 + 0.5 * np.sin(t * 2.6) - 2.9 * t**3), 0.1 + 4.9 * np.sin(t * 1.5), 13.4 + 0.4 * t], -1
        )
        mesh.tube(path, 0.55 * (1.1 - 0.85 * t), "trim", 8, abyssal_spire.edges, scale=0.6, tint=BASALT)


BRIDGE = Lighting(
    (
        Slot((-1.55, 1.45, 9.0), 8.0, 0.12, True),
        Slot((1.55, 1.45, 9.3), 8.0, 0.12, True),
        Slot((0.0, 3.0, 17.0), 14.0, 0.50, False),
        FIGHT.slots[3],
    )
)
"""Two fires, the gate, and the key."""

FOUNDRY = Lighting(
    (
        Slot((-1.7, 1.45, 8.2), 8.0, 0.12, True),
        Slot((1.7, 1.45, 8.5), 8.0, 0.12, True),
        Slot((0.0, 2.0, 12.4), 13.0, 0.60, False),
        FIGHT.slots[3],
    )
)
"""Two fires, the furnace, and the key."""

TERRACE = Lighting(
    (
        Slot((-1.5, 1.45, 9.0), 7.0, 0.12, True),
        Slot((1.5, 1.45, 9.3), 7.0, 0.12, True),
        Slot((0.0, 5.2, 13.0), 16.0, 0.60, False),
        FIGHT.slots[3],
    )
)
"""Two fires, the rent in the sky, and the key."""

PLACES = {
    "abyssal_spire_2": (bridge, BRIDGE),
    "abyssal_spire_3": (foundry, FOUNDRY),
    "abyssal_spire_4": (torn_sky, TERRACE),
}
