"""The ancient library: shelves up into the dark, books that hang in the air, and one that lies open."""

import numpy as np

from assets.forge.places.dressing import candles, rubble, skull
from assets.forge.places.light import Lighting, Slot
from assets.forge.places.masonry import Opening, Wall
from assets.forge.places.meshes import Mesh, placed

DESK = np.array([-1.45, 0.0, 4.3])
WALL = 8.6
SPINES = (
    (0.42, 0.10, 0.09), (0.16, 0.22, 0.34), (0.36, 0.27, 0.12), (0.16, 0.28, 0.17), (0.28, 0.15, 0.32),
    (0.30, 0.26, 0.22),
)  # fmt: skip
PAGES, INK = (0.72, 0.62, 0.47), (0.03, 0.20, 0.34)


def build():
    """The mesh of the library."""
    draw = np.random.default_rng(12)
    mesh = Mesh()
    x, z = np.meshgrid(np.linspace(-8, 8, 40), np.linspace(1, 9, 26), indexing="ij")
    mesh.grid(
        np.stack([x, 0.012 * np.sin(x * 2.3 + z), z], -1), "floor", uv=np.stack([x, z], -1), scale=0.42, flip=True
    )
    wall = Wall(mesh, (-2.75 - 1.6, 0, WALL), (1, 0, 0), (0, 0, -1), 3.2, 7)
    wall.open(Opening(1.6, 1.5, 1.0, 2.6, 1.1, 0.7, closed=False, cuts=17))
    mesh.quad((-1.15, 0, WALL), (9, 0, WALL), (9, 7, WALL), (-1.15, 7, WALL), "wall", flip=True, step=0.7)
    mesh.quad((-9, 0, WALL), (-4.35, 0, WALL), (-4.35, 7, WALL), (-9, 7, WALL), "wall", flip=True)
    for x in (-5.3, -0.25, 1.65, 3.55):
        _case(mesh, placed((x, 0, WALL - 0.02)), draw)
    for side, z in ((-1, 7.0), (1, 6.6)):
        _case(mesh, placed((side * 4.4, 0, z), side * -np.pi / 2), draw)
    _desk(mesh, draw)
    _stacks(mesh, draw)
    for number in range(11):
        angle = number * 2.4
        at = DESK + (0.95 * np.cos(angle) * (1 + 0.03 * number), 1.75 + 0.13 * number, 0.6 + 0.7 * np.sin(angle))
        _open_book(
            mesh,
            placed(at, draw.uniform(-1, 1), draw.uniform(-0.9, 0.0), draw.uniform(-0.5, 0.5)),
            draw.uniform(0.10, 0.15),
            draw,
        )
    rubble(mesh, draw, 10, lambda d: (d.uniform(-3, 3), 0, d.uniform(3, 6)), tint=0.8)
    mesh.marks["ink_motes"].append(DESK + (0, 1.55, 0.1))
    return mesh


def _case(mesh, place, draw, wide=1.75, tall=4.6):
    """A bookcase that looks to -z of its own."""
    half = wide / 2
    for side in (-1, 1):
        edge = side * half
        mesh.box((edge - 0.05, 0, -0.36), (edge + 0.05, tall, 0), "wood", place, step=0.5, tint=0.7)
    mesh.box((-half - 0.10, tall, -0.42), (half + 0.10, tall + 0.14, 0), "wood", place, step=0.5, turn=True, tint=0.75)
    mesh.box((-half, 0, -0.02), (half, tall, 0), "wood", place, step=0.6, tint=0.25)
    for high in np.arange(0.14, tall - 0.2, 0.46):
        mesh.box((-half, high - 0.04, -0.34), (half, high, 0), "wood", place, step=0.5, turn=True, tint=0.75)
        x = -half + 0.07
        while x < half - 0.10:
            if draw.random() < 0.10:
                x += draw.uniform(0.05, 0.22)
                continue
            thick, high_book = draw.uniform(0.025, 0.058), draw.uniform(0.26, 0.38)
            lean = placed((x + thick / 2, high, 0), 0, 0, draw.normal(0, 0.03) - 0.28 * (draw.random() < 0.05))
            hue = np.array(SPINES[draw.integers(len(SPINES))]) * draw.uniform(0.7, 1.5)
            low, top = (-thick / 2, 0, -0.28 - draw.uniform(0, 0.04)), (thick / 2, high_book, -0.05)
            mesh.box(low, top, "cloth", lambda p, a=lean, b=place: b(a(p)), step=1.0, hue=hue)
            x += thick + 0.004


def _open_book(mesh, place, half, draw, lit=False):
    """An open book that looks up: a cover, and two fans of pages."""
    s = np.linspace(-1, 1, 15)
    rise = 0.30 * np.abs(s) ** 0.6 * (1 - 0.55 * np.abs(s)) + 0.02
    v = np.linspace(-0.72, 0.72, 3)
    for lift, size, layer, hue, glow in (
        (0.0, 1.06, "cloth", SPINES[draw.integers(len(SPINES))], 0.0),
        (0.10, 1.0, "bone", PAGES, 0.05 * lit),
    ):
        x, z = np.meshgrid(s * half * size, v * half * size * 1.9, indexing="ij")
        y = np.broadcast_to(((rise + lift) * half)[:, None], x.shape)
        mesh.grid(place(np.stack([x, y, z], -1)), layer, flip=True, hue=hue, glow=glow)
        mesh.grid(place(np.stack([x, y - 0.01 * half, z], -1)), layer, hue=hue, tint=0.6)
    if lit:
        for row in range(9):
            for side in (-1, 1):
                a, b = side * half * 0.16, side * half * (0.80 - 0.10 * (row % 3 == 2))
                z = half * (1.05 - 0.24 * row)
                line = np.array(
                    [
                        [(x, half * (np.interp(x / half, s, rise) + 0.125), z + w) for w in (0, 0.045 * half)]
                        for x in np.linspace(a, b, 5)
                    ]
                )
                mesh.grid(place(line), "bone", flip=side > 0, hue=INK, glow=0.8)
                mesh.grid(place(line), "bone", flip=side < 0, hue=INK, glow=0.8)


def _desk(mesh, draw):
    """A lectern of stone with the great book, skulls and candles about it."""
    mesh.box(DESK + (-0.95, 0, -0.50), DESK + (0.95, 0.12, 0.60), "trim", step=0.25)
    mesh.box(DESK + (-0.62, 0.12, -0.30), DESK + (0.62, 0.86, 0.40), "trim", step=0.2, taper=0.08)
    mesh.box(DESK + (-0.92, 0.86, -0.46), DESK + (0.92, 0.98, 0.52), "trim", step=0.2)
    skull(mesh, DESK + (0, 0.50, -0.29), 0, 0.17)
    _open_book(mesh, placed(DESK + (0, 1.06, 0.02), 0.0, -0.42), 0.52, draw, lit=True)
    for side in (-1, 1):
        candles(mesh, DESK + (side * 0.74, 0.98, 0.25), draw, 6, 0.14, 0.36)
        candles(mesh, DESK + (side * 1.2, 0.0, -0.35), draw, 6, 0.22, 0.30)
    skull(mesh, DESK + (0.76, 1.10, -0.20), -0.5, 0.12)


def _stacks(mesh, draw):
    """Books piled on the floor."""
    for x, z, count in (
        (-3.0, 4.6, 9),
        (-2.65, 3.9, 4),
        (0.15, 4.9, 7),
        (-3.3, 5.6, 13),
        (0.6, 3.7, 3),
        (1.6, 5.4, 11),
    ):
        high = 0.0
        for _ in range(count):
            thick, half = draw.uniform(0.04, 0.08), draw.uniform(0.15, 0.21)
            place = placed((x + draw.normal(0, 0.02), high, z + draw.normal(0, 0.02)), draw.uniform(-0.5, 0.5))
            hue = np.array(SPINES[draw.integers(len(SPINES))]) * draw.uniform(0.8, 1.5)
            mesh.box((-half, 0, -half * 0.72), (half, thick, half * 0.72), "cloth", place, step=0.5, hue=hue)
            mesh.box(
                (-half * 0.96, thick * 0.15, -half * 0.725),
                (half * 0.96, thick * 0.85, -half * 0.70),
                "bone",
                place,
                step=0.5,
                hue=PAGES,
                tint=0.8,
            )
            high += thick
        if draw.random() < 0.6:
            candles(mesh, (x, high, z), draw, 2, 0.07, 0.18)


LIGHT = Lighting(
    (
        Slot((DESK[0], 2.05, DESK[2] - 0.25), 7.0, 0.15, False),
        Slot((DESK[0] - 1.2, 1.5, DESK[2] + 0.2), 6.0, 0.2, True),
        Slot((1.4, 3.2, 5.4), 10.0, 0.30, False),
        Slot((0.6, 4.2, 1.4), 12.0, 0.15, True),
    ),
    target=(-1.6, 1.4, 6.0),
    cone=(0.78, 0.96),
)
"""What shines out of the book, the candles, the window, and the key from the front."""

PLACES = {"ancient_library": (build, LIGHT)}
