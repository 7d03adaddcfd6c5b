"""The Abyssal Spire: a ring of basalt open to a burning sky, lava between its stones, a gate before the eclipse."""

from itertools import pairwise

import numpy as np

from assets.forge.places.dressing import bone_pile, brazier, chain, rubble
from assets.forge.places.light import FIGHT
from assets.forge.places.meshes import MOLTEN, Mesh, placed

STONE = 0.46
"""From the middle of a hexagonal stone to its corner."""
CRACK = 0.024
"""Half the gap between two stones."""
HALL = np.array([0.0, 7.0])
"""The hall's middle (x, z)."""
FLOOR, WALL = 5.4, 8.8
"""Metres from the middle where the columns begin to rise, and where the ring ends."""
GATE = 15.2
LAVA_LEVEL = -0.08
NEAREST = 0.9
"""Where the first row of stones lies."""
BASALT = 0.92
"""The tint of all stone here."""
OBELISKS = ((-3.9, 9.6, 3.6, 0.03), (3.9, 9.9, 3.3, -0.05), (-4.6, 5.7, 4.4, -0.04), (4.7, 6.1, 4.2, 0.06))
"""x, z, height, and how far each leans (radians)."""
TUSKS = ((28, 6.4, 2.6), (62, 4.6, 1.3), (118, 5.2, 1.6), (152, 6.8, 2.8), (196, 5.6, 2.2), (-16, 5.6, 2.2))
"""Degrees about the hall, height, and how far each bends inwards."""
SHARDS = (
    (-3.6, 4.2, 19, 0.6), (3.2, 4.8, 21, 0.7), (-6.5, 5.4, 24, 1.0), (6.4, 3.9, 20, 0.6), (-1.9, 6.4, 26, 0.5),
    (8.8, 6.5, 27, 1.1),
)  # fmt: skip
"""Where rocks hang in the air (x, y, z), and their size."""


def build():
    """The mesh of the spire."""
    draw = np.random.default_rng(11)
    mesh = Mesh()
    ring(mesh, draw)
    for side, z in ((-1, 9.0), (1, 9.3)):
        brazier(mesh, (side * 1.25, 0, z), tint=0.5)
    rubble(mesh, draw, 36, lambda d: (d.choice((-1, 1)) * d.uniform(1.6, 4.4), 0.02, d.uniform(2.2, 11)), tint=BASALT)
    bone_pile(mesh, (-1.5, 0.02, 3.4), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.9, 0.02, 4.1), draw, 7, 0.45, 2)
    return mesh


def ring(mesh, draw):
    """What stands: stones over lava, the gate, obelisks and chains, the ribs of the dome, rocks in the abyss."""
    lava(mesh)
    _stones(mesh, draw)
    gate(mesh)
    for x, z, height, lean in OBELISKS:
        obelisk(mesh, (x, -0.1, z), height, lean)
    _chains(mesh)
    tusks(mesh)
    crags(mesh, draw)
    shards(mesh, draw)


def lava(mesh):
    """The molten sheet below the stones."""
    x, z = np.meshgrid(np.linspace(-8, 8, 33), np.linspace(0, 15, 31), indexing="ij")
    y = LAVA_LEVEL + 0.03 * np.sin(x * 2 + z) * np.cos(z * 1.7)
    mesh.grid(np.stack([x, y, z], -1), "floor", uv=np.stack([x, z], -1), scale=0.42, flip=True, glow=MOLTEN)


def _open_lava(x, z):
    """Whether the floor is broken away here: two winding clefts at the sides that meet before the gate."""
    left = -3.0 - 0.5 * np.sin(z * 0.9) - 0.05 * (z - 6)
    right = 3.15 + 0.45 * np.sin(z * 1.1 + 1.0)
    beside = min(abs(x - left), abs(x - right)) < 0.36 and 3.0 < z < 11.0
    across = abs(z - (10.9 + 0.3 * np.sin(x * 1.7))) < 0.40 and abs(x) > 1.5
    return (beside or across) and abs(x) < 4.6


def _stones(mesh, draw):
    """Hexagonal stones: level in the middle, columns that climb towards the ring."""
    row = STONE * 1.5
    column = STONE * np.sqrt(3)
    for j in range(int(18 / row)):
        for i in range(-11, 12):
            x, z = (i + 0.5 * (j % 2)) * column, NEAREST + j * row
            away = np.hypot(x - HALL[0], z - HALL[1])
            chance, jitter = draw.random(), draw.normal()
            if _open_lava(x, z) or not _seen(x, z) or away > WALL or z > GATE - 0.8:
                continue
            if away < FLOOR or (abs(x) < 1.7 and z < GATE):
                top = 0.012 * jitter + (0.12 * max(0, z - 12.6) if abs(x) < 1.7 else 0)
                if chance < 0.03 and abs(x) > 1.2:
                    top -= 0.09
            else:
                climb = (away - FLOOR) / (WALL - FLOOR)
                top = 0.25 + 3.8 * climb**1.5 * (0.45 + 0.9 * chance) + 0.05 * jitter
                top *= 0.2 + 0.8 * np.clip(abs(x) / 6.5, 0, 1)  # low towards the gate: the sky shows
            hexagon(mesh, x, z, top, BASALT * (0.86 + 0.25 * draw.random()))


def _seen(x, z):
    """Whether a stone can be in the widest view."""
    return abs(x) < 1.4 + 1.05 * z


def hexagon(mesh, x, z, top, tint, radius=STONE - CRACK):
    """A column of six sides with a worn rim, from the lava up to `top`."""
    corner = np.arange(7) * np.pi / 3 + np.pi / 6
    ring = np.stack([np.cos(corner), np.zeros(7), np.sin(corner)], -1)
    middle = np.array([x, 0.0, z])
    bevel = 0.03
    cap = np.stack([middle + ring * r + (0, top - low, 0) for r, low in ((0.002, -0.006), (radius - bevel, 0.0))], 1)
    mesh.grid(cap, "trim", uv=cap[..., ::2] + x * 0.37, scale=0.6, tint=tint)
    rim = np.stack([middle + ring * r + (0, top - low, 0) for r, low in ((radius - bevel, 0.0), (radius, bevel))], 1)
    mesh.grid(rim, "trim", uv=rim[..., ::2] + x * 0.37, scale=0.6, tint=tint)
    foot = LAVA_LEVEL - 0.05
    rows = max(2, int((top - foot) / 0.8) + 1)
    for a, b in pairwise(ring):
        out = (a + b) / 2
        if out @ -middle < -0.35 * np.linalg.norm(middle):
            continue  # its back
        left, right = middle + a * radius, middle + b * radius
        rise = np.linspace(top - bevel, foot, rows)[:, None]
        side = np.stack([left * (1, 0, 1) + rise * (0, 1, 0), right * (1, 0, 1) + rise * (0, 1, 0)], 0)
        mesh.grid(side, "trim", scale=0.6, tint=tint * 0.9)


def gate(mesh):
    """Two pylons on steps, a broken lintel held by chains; the eclipse stands between them."""
    for step in range(3):
        z = GATE - 1.2 + step * 0.42
        mesh.box((-2.9, -0.3, z), (2.9, 0.12 + step * 0.16, GATE + 2), "trim", step=0.5, tint=BASALT)
    for side in (-1, 1):
        place = placed((side * 2.35, 0.3, GATE + 0.4), 0, 0, side * -0.03)
        mesh.box((-0.80, 0, -0.7), (0.80, 0.5, 0.7), "trim", place, step=0.35, taper=0.06, tint=BASALT)
        mesh.box((-0.62, 0.5, -0.55), (0.62, 4.5, 0.55), "wall", place, step=0.4, taper=0.16, tint=1.0)
        mesh.box((-0.62, 4.5, -0.6), (0.62, 4.75, 0.6), "trim", place, step=0.35, tint=BASALT)
        horn = np.linspace(0, 1, 9)[:, None]
        path = np.array([side * 2.35, 5.0, GATE + 0.4]) + horn * (0, 2.0, 0) + horn**2 * (-side * 1.1, 0, 0)
        mesh.tube(path, 0.36 * (1.02 - horn[:, 0]), "trim", 6, tint=BASALT)
        _rune(mesh, place, (0.0, 1.3, -0.52), 0.09, 2.3)
    lintel = placed((0.0, 4.62, GATE + 0.4), 0, 0, 0.02)
    for start, end in ((-2.2, -0.75), (0.95, 2.2)):
        mesh.box((start, 0, -0.45), (end, 0.55, 0.45), "wall", lintel, step=0.4)


def _rune(mesh, place, foot, half, height):
    """A slit of lava in a wall that looks towards the eye."""
    x, y, z = foot
    t = np.linspace(0, 1, 9)
    width = half * (0.35 + 0.65 * np.abs(np.sin(t * np.pi * 3 + 0.5))) * np.sin(np.pi * np.clip(t, 0.03, 0.97)) ** 0.4
    points = np.stack([np.stack([x + way * width, y + t * height, z + 0.10 * t], -1) for way in (-1, 1)], 1)
    mesh.grid(place(points), "floor", glow=MOLTEN)


def obelisk(mesh, foot, height, lean):
    """A needle of four sides with a burning slit, on a hexagonal foot."""
    place = placed(foot, 0.35 * np.sign(-foot[0]), 0, lean)
    mesh.box((-0.50, 0, -0.50), (0.50, 0.45, 0.50), "trim", place, step=0.3, taper=0.05, tint=BASALT)
    mesh.box((-0.36, 0.45, -0.36), (0.36, height, 0.36), "trim", place, step=0.35, taper=0.14, tint=BASALT * 1.1)
    mesh.box((-0.22, height, -0.22), (0.22, height + 0.5, 0.22), "trim", place, step=0.3, taper=0.215, tint=BASALT)
    _rune(mesh, place, (0.0, 0.75, -0.37), 0.07, height * 0.55)


def _chains(mesh):
    """Chains from the gate to the obelisks, and loose ends that hang out of sight."""
    for side, sag in ((-1, 0.7), (1, 0.9)):
        chain(mesh, (side * 2.3, 4.6, GATE - 0.2), (side * 3.9, 3.3, 9.7), sag, link=0.15)
        chain(mesh, (side * 3.9, 3.2, 9.6), (side * 4.65, 3.6, 6.0), sag * 0.6, link=0.13)
    for x, z, low in ((-2.5, 7.6, 2.35), (2.75, 8.2, 2.15), (-1.6, 11.5, 2.9), (1.9, 12.4, 3.1)):
        chain(mesh, (x, 4.6, z), (x, low, z), link=0.085)
        hook = np.linspace(0, 1.5 * np.pi, 9)
        path = np.array([x, low - 0.16, z]) + 0.12 * np.stack([-np.sin(hook), np.cos(hook), 0 * hook], -1)
        mesh.tube(path, np.linspace(0.03, 0.012, 9), "trim", 5, tint=0.3)


def tusks(mesh):
    """The ribs of the fallen dome: they claw up from the ring and bend inwards."""
    for degrees, height, bend in TUSKS:
        angle = np.radians(degrees)
        way = np.array([np.cos(angle), 0, np.sin(angle)])
        foot = np.array([HALL[0], 0.2, HALL[1]]) + way * 7.7
        t = np.linspace(0, 1, 11)[:, None]
        path = foot + t * (0, height, 0) - way * bend * t**2.2 + way * 0.5 * np.sin(t * np.pi)
        mesh.tube(path, 0.62 * (1.03 - t[:, 0]) ** 0.8, "trim", 7, edges, scale=0.6, tint=BASALT)


def edges(angle, k):
    """The girth of a rough blade of stone."""
    return 1 + 0.22 * np.cos(angle * 3 + 0.2 * k) + 0.08 * np.sin(angle * 5 + k * 2.1)


def crags(mesh, draw):
    """Needles of rock beyond the ring, down into the abyss."""
    for _ in range(34):
        z = draw.uniform(17, 44)
        x = draw.choice((-1, 1)) * draw.uniform(0.16, 0.75) * z
        top = draw.uniform(-0.5, 0.16 * z)
        wide = draw.uniform(0.7, 1.0) * (0.6 + z * 0.045)
        slope = [(1.5, 9.0), (1.0, 3.2), (0.62, 1.5), (0.25, 0.4), (0.02, 0.0)]
        profile = [(wide * part, top - below) for part, below in slope]
        phase = draw.uniform(0, 6)

        def girth(angle, phase=phase):
            return 1 + 0.25 * np.cos(3 * angle + phase) + 0.12 * np.sin(5 * angle)

        mesh.lathe(profile, "trim", (x, 0, z), 7, squash=girth, scale=0.3, tint=BASALT)


def shards(mesh, draw):
    """Rocks torn loose that hang over the abyss."""
    for x, y, z, size in SHARDS:
        stretch = np.array([draw.uniform(0.8, 1.2), draw.uniform(1.2, 1.9), draw.uniform(0.8, 1.2)]) * size
        rough = draw.uniform(0, 6)

        def shape(d, stretch=stretch, rough=rough, at=(x, y, z)):
            bump = 1 + 0.20 * np.sin(d[..., 0] * 5 + rough) * np.cos(d[..., 2] * 4 + rough)
            bump += 0.12 * np.sin(d[..., 1] * 7)
            pull = np.where(d[..., 1:2] < 0, 1.5, 0.7) * (0, 1, 0) + (1, 0, 1)
            return d * bump[..., None] * stretch * pull + at

        mesh.blob(shape, "trim", 9, 7, scale=3, tint=lambda d: BASALT)


PLACES = {"abyssal_spire": (build, FIGHT)}
