"""Other chambers of the crypts: a drowned cistern, a round charnel house, a nave whose vault has fallen in.

The middle, five to seven metres away, stays free.
"""

import numpy as np

from assets.forge.places.dressing import bone, bone_pile, brazier, candles, chain, rubble, skull, stone
from assets.forge.places.figures import sentinel
from assets.forge.places.ground import night, water
from assets.forge.places.light import FIGHT, Lighting, Slot
from assets.forge.places.masonry import Opening, Wall
from assets.forge.places.meshes import Mesh, placed, pointed

DOWN = (0.0, -1.0, 0.0)

QUAY, SHORE = 3.0, 8.0
"""Half the width of the cistern's quay, and where it ends."""
SHAFT, LOW = 1.95, 1.15
"""How high the cistern's columns stand, and how high its vaults rise above them."""
BAY = 3.7

ROUND, DRUM = 7.4, 4.3
"""The radius of the charnel house, and how high its wall stands."""
MIDDLE = 4.4
SIDES = 14


def cistern():
    """A low hall of columns that stand in black water, a quay before them, lights afloat, and a boat that waits."""
    draw, mesh = np.random.default_rng(81), Mesh()

    def path(x, z):
        return 0.9 * np.exp(-((x / (0.5 + 0.05 * z)) ** 2)) * np.clip((z - 7.5) / 9, 0, 1)

    water(mesh, (-11, 11), (0, 21), -0.16, (0.05, 0.34, 0.32), path)
    _quay(mesh, draw)
    for row in range(5):
        z = 2.6 + row * BAY
        for x in (-2.5 * BAY, -1.5 * BAY, -0.82 * BAY, 0.82 * BAY, 1.5 * BAY, 2.5 * BAY):
            if abs(x) > 1.4 * BAY or row:
                _column(mesh, np.array([x, -0.3, z]))
    _low_vaults(mesh)
    _water_gate(mesh, 20.0)
    _boat(mesh, placed((-2.7, -0.14, 10.2), 0.55, 0.0, 0.05))
    for _ in range(16):
        _afloat(mesh, (draw.choice((-1, 1)) * draw.uniform(0.9, 6.5), -0.13, draw.uniform(9.0, 17.5)), draw)
    for side, z in ((-1, 7.55), (1, 7.5)):
        brazier(mesh, (side * 2.3, 0, z))
    for x, z, low in ((-1.9, 9.4, 2.2), (2.4, 8.6, 2.0), (0.9, 12.6, 2.1)):
        chain(mesh, (x, 3.3, z), (x, low, z), link=0.08)
    bone_pile(mesh, (-1.7, 0, 3.5), draw, 8, 0.5, 2)
    bone_pile(mesh, (2.0, 0, 4.2), draw, 7, 0.4, 2)
    return mesh


def _quay(mesh, draw):
    """A floor of slabs with a kerb, and steps that go down into the water."""
    x, z = np.meshgrid(np.linspace(-QUAY, QUAY, 18), np.linspace(0.5, SHORE, 24), indexing="ij")
    y = 0.012 * np.sin(x * 2.1 + z) * np.cos(z * 1.3)
    mesh.grid(np.stack([x, y, z], -1), "floor", uv=np.stack([x, z], -1), scale=0.42, flip=True)
    for side in (-1, 1):
        low, high = sorted((side * QUAY, side * (QUAY + 0.34)))
        for number in range(6):
            near = 1.2 + number * 1.16
            rise = 0.10 + draw.uniform(0, 0.05)
            mesh.box((low, -0.4, near), (high, rise, near + 1.1), "trim", step=0.3, taper=0.03, tint=0.9)
        mesh.box((low - 0.05, -0.4, SHORE - 0.1), (high + 0.05, 0.85, SHORE + 0.42), "trim", step=0.25, taper=0.05)
        skull(mesh, ((low + high) / 2, 1.0, SHORE + 0.14), 0, 0.19)
    for step in range(3):
        far = SHORE + 0.30 * (step + 1)
        mesh.box((-QUAY, -0.5, SHORE + 0.30 * step), (QUAY, -0.07 * step - 0.02, far), "trim", step=0.3)
    rubble(mesh, draw, 22, lambda d: (d.uniform(-2.8, 2.8), 0.0, d.choice((d.uniform(2, 4.2), d.uniform(7.2, 7.9)))))


def _column(mesh, at):
    """A squat round column that bulges, with a plain cushion on top, its foot in the water."""
    belly = [(0.40 + 0.05 * np.sin(np.pi * t), 0.35 + t * (SHAFT - 0.3)) for t in np.linspace(0, 1, 7)]
    profile = [(0.56, 0.0), (0.56, 0.24), (0.50, 0.32), *belly, (0.44, SHAFT + 0.12), (0.60, SHAFT + 0.3)]
    mesh.lathe(profile, "trim", at, 18, tint=0.95)
    top = at + (0, SHAFT + 0.3, 0)
    mesh.box(top + (-0.62, 0, -0.62), top + (0.62, 0.22, 0.62), "trim", step=0.35, taper=-0.04)


def _low_vaults(mesh):
    """Vaults of flat arches from column to column, beams of stone below them."""
    spring = SHAFT + 0.2
    bays = (
        (-1.98 * BAY, 0.52 * BAY),
        (-1.16 * BAY, 0.36 * BAY),
        (0.0, 0.82 * BAY),
        (1.16 * BAY, 0.36 * BAY),
        (1.98 * BAY, 0.52 * BAY),
    )
    for row in range(-1, 5):
        centre = 2.6 + (row + 0.5) * BAY
        for x, half in bays:
            s, t = np.meshgrid(np.linspace(-half, half, 11), np.linspace(-BAY / 2, BAY / 2, 11), indexing="ij")
            height = spring + np.maximum(pointed(s, half, LOW), pointed(t, BAY / 2, LOW * 0.9))
            mesh.grid(np.stack([s + x, height, t + centre], -1), "wall", uv=np.stack([s, t], -1), scale=0.55)
    for row in range(5):
        for x, half in bays:
            k = np.linspace(-half, half, 13)
            line = np.stack([k + x, spring + pointed(k, half, LOW), np.full(13, 2.6 + row * BAY)], -1)
            mesh.rib(line, 0.26, 0.22, DOWN)


def _water_gate(mesh, z):
    """The far wall, with an arch through which the light comes over the water."""
    wall = Wall(mesh, (-9.3, -0.4, z), (1, 0, 0), (0, 0, -1), 18.6, 6.4)
    wall.open(Opening(9.3, width=3.0, sill=0, spring=1.7, rise=1.35, depth=0.9, closed=False, cuts=17))
    for step in range(4):
        mesh.box((-1.5, -0.4, z - 0.9 + 0.35 * step), (1.5, -0.05 + 0.13 * step, z + 2), "trim", step=0.4)
    mesh.quad((-3, -0.4, z + 3.4), (3, -0.4, z + 3.4), (3, 5, z + 3.4), (-3, 5, z + 3.4), "wall", flip=True, tint=0.05)


def _boat(mesh, place):
    """A narrow boat with a tall prow, a lantern on it, and an oar."""
    t = np.linspace(-1, 1, 21)
    half = 0.44 * np.sqrt(np.maximum(1 - np.abs(t) ** 2.6, 0.003))
    sheer = 0.26 + 0.62 * np.abs(t) ** 3.2
    keel = -0.10 + 0.55 * np.abs(t) ** 4
    section = np.linspace(-1, 1, 9)
    x = half[:, None] * np.sin(section * np.pi / 2)
    y = keel[:, None] + (sheer - keel)[:, None] * (1 - np.cos(section * np.pi / 2)) ** 0.8
    hull = np.stack([x, y, np.repeat(t[:, None] * 1.75, 9, 1)], -1)
    for flip in (False, True):
        mesh.grid(place(hull), "wood", flip=flip, turn=True, tint=0.62)
    for end in (-1, 1):
        rim = np.stack([end * half, sheer, t * 1.75], -1)
        mesh.tube(place(rim), np.full(21, 0.032), "wood", 6, tint=0.5)
    for z in (-0.7, 0.25):
        mesh.box((-0.38, 0.14, z), (0.38, 0.19, z + 0.24), "wood", place, step=0.3, tint=0.6)
    prow = np.array([(0, 0.80, -1.72), (0, 1.12, -1.84), (0, 1.30, -1.72), (0, 1.26, -1.56)])
    mesh.tube(place(prow), np.array([0.045, 0.04, 0.03, 0.015]), "wood", 6, tint=0.5)
    mesh.marks["lantern"].append(place(np.array([0.0, 1.06, -1.56])))
    mesh.tube(place(np.linspace((0.34, 0.35, 0.9), (1.25, 0.95, -0.5), 4)), np.full(4, 0.022), "wood", 6, tint=0.6)
    skull(mesh, place(np.array([0.05, 0.30, 0.5])), 0.4, 0.12)


def _afloat(mesh, at, draw):
    """A bowl with a light in it, adrift."""
    size = draw.uniform(0.10, 0.15)
    mesh.lathe([(0.4 * size, -0.02), (size, 0.05), (0.9 * size, 0.052), (0.02, 0.02)], "wood", at, 10, tint=0.5)
    mesh.marks["candle"].append(np.asarray(at) + (0, 0.09, 0))


def charnel_house():
    """A round hall under a dome that is open to the sky, skulls and long bones set into its wall and pillars."""
    draw, mesh = np.random.default_rng(82), Mesh()
    x, z = np.meshgrid(np.linspace(-ROUND, ROUND, 30), np.linspace(0, MIDDLE + ROUND + 3, 34), indexing="ij")
    mesh.grid(np.stack([x, 0.015 * np.sin(x * 2 + z), z], -1), "floor", uv=np.stack([x, z], -1), scale=0.42, flip=True)
    _drum(mesh, draw)
    _dome(mesh)
    _pillar_of_the_dead(mesh, np.array([-2.55, 0, 9.0]), draw)
    _pillar_of_the_dead(mesh, np.array([2.75, 0, 9.6]), draw, 0.86)
    for side, at in ((-1, 7.4), (1, 7.6)):
        candles(mesh, (side * 3.6, 0, at), draw, 9, 0.45, 0.5)
        candles(mesh, (side * 1.5, 0, 9.8), draw, 6, 0.3, 0.35)
    bone_pile(mesh, (-1.6, 0, 3.4), draw, 9, 0.5, 3)
    bone_pile(mesh, (1.9, 0, 4.0), draw, 8, 0.45, 2)
    rubble(mesh, draw, 20, lambda d: (d.choice((-1, 1)) * d.uniform(1.6, 4.5), 0, d.uniform(2, 9)))
    return mesh


def _drum(mesh, draw):
    """Flat bays in a ring: niches, the door in the one across, and friezes of skulls and of the ends of bones."""
    side = 2 * ROUND * np.tan(np.pi / SIDES)
    for number in range(SIDES):
        turn = np.pi / 2 + number * 2 * np.pi / SIDES
        out = -np.array([np.cos(turn), 0, np.sin(turn)])
        middle = np.array([0, 0, MIDDLE]) - out * ROUND
        if middle[2] < 1.0:
            continue
        along = np.array([-out[2], 0, out[0]])
        corner = middle - along * side / 2
        wall = Wall(mesh, corner, along, out, side, DRUM)
        door = number == 0
        wall.open(
            Opening(side / 2, 2.2, 0, 1.8, 1.15, 0.9, closed=False, cuts=15)
            if door
            else Opening(side / 2, 1.5, 0.85, 1.6, 0.85, 0.55, cuts=11)
        )
        if not door:
            _filled(mesh, wall, side / 2, draw, lit=number % 2 == 0)
        _frieze(mesh, wall, side, draw)
        post = corner + out * 0.05
        shaft = [(0.22, 0.0), (0.24, 0.12), (0.17, 0.24), (0.16, 3.0), (0.22, 3.12), (0.25, 3.22)]
        mesh.lathe(shaft, "trim", post, 12)
    back = MIDDLE + ROUND + 3.0
    mesh.quad((-1.6, 0, back), (1.6, 0, back), (1.6, 3.6, back), (-1.6, 3.6, back), "wall", flip=True, tint=0.1)


def _filled(mesh, wall, middle, draw, *, lit):
    """What stands in a niche: candles, or the heads of those who were laid there."""
    ledge = wall.at(middle, 0.85, -0.28)
    if lit:
        candles(mesh, ledge, draw, 7, 0.34, 0.34)
        return
    facing = np.arctan2(-wall.out[0], -wall.out[2])
    for place, high in ((-0.36, 0.0), (0.0, 0.02), (0.36, 0.0), (-0.18, 0.22), (0.19, 0.24)):
        head = wall.at(middle + place, 0.97 + high, -0.22)
        skull(mesh, head, facing + draw.normal(0, 0.25), 0.13, far=True)


def _frieze(mesh, wall, side, draw):
    """A row of skulls between two rows of the ends of long bones, above the niches."""
    facing = np.arctan2(-wall.out[0], -wall.out[2])
    count = 6
    for number in range(count):
        at = wall.at(side * (number + 0.5) / count, 3.62, 0.08)
        skull(mesh, at, facing + draw.normal(0, 0.08), 0.175, far=True, tint=0.9)
    s, v = np.meshgrid(np.linspace(0, side, 41), np.linspace(0, 1, 7), indexing="ij")
    for low, high in ((3.28, 3.44), (3.82, 4.22)):
        knobs = np.abs(np.sin(s / side * np.pi * 10)) * np.abs(np.sin(v * np.pi * (3 if high - low > 0.3 else 1)))
        points = wall.at(s, low + (high - low) * v, 0.04 + 0.10 * knobs)
        mesh.grid(points, "bone", flip=wall.flip, scale=1.2, tint=0.45 + 0.5 * knobs)


def _dome(mesh):
    """Ribs and panels that close in on a round hole."""
    turn, rise = np.meshgrid(np.linspace(0, 2 * np.pi, 4 * SIDES + 1), np.linspace(0, 1, 12), indexing="ij")
    radius = 0.2 + ROUND * np.cos(rise * np.pi * 0.40)
    height = DRUM + 4.6 * np.sin(rise * np.pi * 0.40)
    shell = np.stack([radius * np.cos(turn), height, MIDDLE + radius * np.sin(turn)], -1)
    mesh.grid(shell, "wall", uv=np.stack([turn * 5, rise * 8], -1), scale=0.5)
    k = np.linspace(0, 1, 13)
    inner, up = ROUND * np.cos(k * np.pi * 0.40), DRUM + 4.6 * np.sin(k * np.pi * 0.40)
    for number in range(SIDES):
        angle = np.pi / 2 + (number + 0.5) * 2 * np.pi / SIDES
        way = np.array([np.cos(angle), 0, np.sin(angle)])
        path = np.array([0, 0, MIDDLE]) + inner[:, None] * way + up[:, None] * (0, 1, 0)
        mesh.rib(path, 0.14, 0.20, -way * 0.7 + np.array(DOWN) * 0.7)


def _pillar_of_the_dead(mesh, at, draw, size=1.0):
    """A pillar of skulls set in rings about a core, long bones between the rings, candles at its foot."""
    core = [(0.55, 0.0), (0.55, 0.25), (0.42, 0.35), (0.40, 2.9), (0.52, 3.05), (0.60, 3.2), (0.1, 3.25)]
    mesh.lathe([(r * size, y * size) for r, y in core], "trim", at, 16, tint=0.7)
    for ring in range(7):
        for number in range(5):
            angle = -np.pi / 2 + (number - 2.0) * 0.58 + 0.29 * (ring % 2)
            where = at + np.array([0.46 * np.cos(angle), 0.52 + 0.37 * ring, 0.46 * np.sin(angle)]) * size
            skull(mesh, where, -(angle + np.pi / 2) + draw.normal(0, 0.1), 0.165 * size, far=True, tint=0.95)
    for number in range(9):
        angle = -np.pi / 2 + (number - 4) * 0.36
        start = at + np.array([0.62 * np.cos(angle), 0.02, 0.62 * np.sin(angle)]) * size
        bone(mesh, start, start + np.array([-0.05 * np.cos(angle), 0.42, -0.05 * np.sin(angle)]) * size, 0.035 * size)
    skull(mesh, at + (0, 3.62 * size, -0.1), 0, 0.40 * size)
    candles(mesh, at + (0, 0, -0.95 * size), draw, 7, 0.4, 0.3)


def fallen_nave():
    """Where the vault came down long ago: broken piers under the moon, snow on the rubble, a guard left at its post."""
    draw, mesh = np.random.default_rng(83), Mesh()
    x, z = np.meshgrid(np.linspace(-9, 9, 44), np.linspace(0, 22, 44), indexing="ij")
    hill = np.clip((z - 8.6) / 5, 0, 1) ** 1.4 * (1.15 - 0.10 * np.abs(x)) + np.clip((np.abs(x) - 3.6) / 4, 0, 1) * 0.9
    y = np.maximum(hill, 0) * (1 + 0.22 * np.sin(x * 2.3 + z * 1.7)) + 0.015 * np.sin(x * 2 + z)
    snow = np.clip(y * 1.5, 0, 1)
    layers = np.stack([x, y, z], -1)
    cold = np.stack([1 + 0 * snow, 1 + 0.10 * snow, 1 + 0.35 * snow], -1)
    mesh.grid(layers, "floor", uv=np.stack([x, z], -1), scale=0.42, flip=True, hue=cold, tint=0.85 + 1.9 * snow)
    night(mesh, 30)
    for side in (-1, 1):
        for z, tall in ((2.6, 5.2), (6.2, 3.4 if side < 0 else 4.6), (9.9, 4.7 if side < 0 else 2.3), (13.6, 3.6)):
            _broken_pier(mesh, np.array([side * 3.5, 0, z]), tall, draw)
    _standing_arch(mesh, 9.9, draw)
    _far_wall(mesh, draw)
    sentinel(mesh, (2.3, 0.55, 10.9), -0.5)
    skull(mesh, (-2.5, 0.66, 9.4), -0.1, 0.62, 0.15, tint=0.8)
    for _ in range(60):
        x, size = draw.uniform(-6, 6), draw.uniform(0.10, 0.42)
        z = draw.uniform(8.2, 14.5)
        up = np.clip((z - 8.6) / 5, 0, 1) ** 1.4 * (1.15 - 0.10 * abs(x))
        stone(mesh, (x, up + size * 0.2, z), size, draw, tint=0.95)
    rubble(mesh, draw, 46, lambda d: (d.choice((-1, 1)) * d.uniform(1.5, 4.6), 0.02, d.uniform(1.8, 8.4)))
    for side, z in ((-1, 8.0), (1, 8.3)):
        brazier(mesh, (side * 1.6, 0.02, z))
    bone_pile(mesh, (-1.5, 0, 3.3), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.9, 0, 4.1), draw, 7, 0.45, 2)
    return mesh


def _broken_pier(mesh, at, tall, draw):
    """What is left of a pier, its top torn off, snow on it."""
    at = at + (0, max(0.0, (at[2] - 9) * 0.12), 0)
    mesh.box(at + (-0.52, -0.2, -0.52), at + (0.52, 0.32, 0.52), "trim", step=0.25, taper=0.04)
    shaft = [(0.47, 0.30), (0.40, 0.44), (0.33, 0.6), (0.31, tall * 0.5), (0.30, tall)]
    mesh.lathe(shaft, "trim", at, 24, squash=lambda a: 0.93 + 0.15 * np.abs(np.cos(a * 4)) ** 0.8)
    for _ in range(3):
        place = placed(
            at + (draw.normal(0, 0.1), tall - 0.1, draw.normal(0, 0.1)), draw.uniform(0, 3), *draw.normal(0, 0.2, 2)
        )
        mesh.box((-0.26, 0, -0.24), (0.26, draw.uniform(0.2, 0.55), 0.24), "trim", place, step=0.2, taper=0.08)
    mesh.blob(
        lambda d: at + (0, tall + 0.06, 0) + d * (0.30, 0.10, 0.30), "floor", 12, 7, hue=(1.0, 1.1, 1.35), tint=2.4
    )


def _standing_arch(mesh, z, draw):
    """Half an arch that still leans out from a pier over nothing."""
    k = np.linspace(-1, 0.12, 17)
    path = np.stack([k * 3.5, 4.5 + pointed(k * 3.5, 3.5, 2.3), np.full(17, z)], -1)
    mesh.rib(path, 0.26, 0.34, DOWN)
    for number in (4, 8, 12, 16):
        place = placed(path[number] + (0, 0.05, 0), draw.uniform(0, 1), 0, draw.normal(0, 0.3))
        mesh.box((-0.28, 0, -0.28), (0.28, 0.30, 0.28), "trim", place, step=0.2, taper=0.06)


def _far_wall(mesh, draw):
    """The end wall as it stands: a tall window without glass, torn at both sides."""
    wall = Wall(mesh, (-4.6, 0.6, 17.5), (1, 0, 0), (0, 0, -1), 9.2, 6.0)
    wall.open(Opening(4.6, width=4.0, sill=0.5, spring=2.6, rise=2.3, depth=0.7, closed=False, cuts=19))
    for x in (-0.7, 0.7):
        mesh.tube(np.linspace((x, 1.0, 17.7), (x, 4.9, 17.7), 6), np.full(6, 0.09), "trim", 7)
    ring = np.linspace(0, 2 * np.pi, 25)
    mesh.tube(
        np.stack([0.75 * np.cos(ring), 4.2 + 0.75 * np.sin(ring), np.full(25, 17.7)], -1), np.full(25, 0.08), "trim", 7
    )
    for side in (-1, 1):
        for number in range(7):
            size = draw.uniform(0.5, 0.9)
            place = placed((side * (4.7 + 0.55 * number), 5.6 - 0.85 * number, 17.6), draw.normal(0, 0.1))
            mesh.box((-size, -4, -0.3), (size, draw.uniform(0, 0.5), 0.3), "wall", place, step=0.6)


CISTERN = Lighting(
    (
        Slot((-2.3, 1.45, 7.5), 8.0, 0.12, True),
        Slot((2.3, 1.45, 7.45), 8.0, 0.12, True),
        Slot((0.0, 1.9, 17.5), 13.0, 0.40, False),
        Slot((-1.9, 2.9, 2.6), 12.0, 0.15, True),
    )
)
"""Two fires on the quay, what comes over the water, and the key."""

CHARNEL = Lighting(
    (
        Slot((-3.3, 1.2, 8.1), 7.5, 0.20, True),
        Slot((3.4, 1.2, 8.4), 7.5, 0.20, True),
        Slot((0.0, 7.4, 6.8), 13.0, 0.50, False),
        Slot((-2.0, 3.9, 2.2), 13.0, 0.15, True),
    )
)
"""Candles at both sides, the moon through the hole in the dome, and the key."""

FALLEN = Lighting(
    (
        Slot((-1.6, 1.45, 8.0), 7.0, 0.12, True),
        Slot((1.6, 1.45, 8.3), 7.0, 0.12, True),
        Slot((3.4, 7.5, 14.0), 18.0, 0.50, False),
        FIGHT.slots[3],
    )
)
"""Two fires, the moon behind, and the key."""

PLACES = {"crypts_2": (cistern, CISTERN), "crypts_3": (charnel_house, CHARNEL), "crypts_4": (fallen_nave, FALLEN)}
