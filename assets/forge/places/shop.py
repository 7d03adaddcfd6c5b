"""The shop: a stall in an alcove at the left of the picture, its shelves full of what glows, its keeper hooded."""

import numpy as np

from assets.forge.places.dressing import bone_pile, candles, rubble, skull
from assets.forge.places.figures import keeper
from assets.forge.places.light import Lighting, Slot
from assets.forge.places.masonry import Opening, Wall
from assets.forge.places.meshes import Mesh, placed
from assets.forge.places.wares import GOLD, bottle, lantern, sack

MIDDLE = -1.85
"""The middle of the stall (x)."""
COUNTER, WALL, BACK = 4.35, 5.3, 6.4
"""How far away the counter's front, the alcove's wall and its back are."""
OUT = (0.0, 0.0, -1.0)
CRIMSON = (0.60, 0.12, 0.13)
SPINES = ((0.50, 0.14, 0.12), (0.20, 0.28, 0.40), (0.42, 0.33, 0.16), (0.22, 0.34, 0.22), (0.34, 0.20, 0.38))


def build():
    """The mesh of the shop."""
    draw = np.random.default_rng(6)
    mesh = Mesh()
    x, z = np.meshgrid(np.linspace(-7, 7, 36), np.linspace(1, 9, 24), indexing="ij")
    mesh.grid(np.stack([x, 0.01 * np.sin(x * 2 + z), z], -1), "floor", uv=np.stack([x, z], -1), scale=0.42, flip=True)
    wall = Wall(mesh, (MIDDLE - 5, 0, WALL), (1, 0, 0), OUT, 12, 5.2)
    wall.open(Opening(5, 3.3, 0, 1.9, 1.3, BACK - WALL, cuts=21), step=0.3)
    for number, high in enumerate((1.02, 1.47, 1.90, 2.30)):
        _shelf(mesh, high, draw, bare=number == 3)
    _counter(mesh, draw)
    keeper(mesh, (MIDDLE + 0.08, 0, COUNTER + 0.78))
    for side, high in ((-1, 2.28), (1, 2.42)):
        lantern(mesh, (MIDDLE + side * 0.80, high, COUNTER - 0.02))
    for side in (-1, 1):
        _curtain(mesh, side)
    _canopy(mesh)
    for x, z, radius in ((-1.75, 3.75, 0.30), (0.35, 3.85, 0.34), (0.95, 4.35, 0.26)):
        sack(mesh, (x + MIDDLE + 0.1, 0, z), radius)
    _chest(mesh, (MIDDLE + 1.6, 0, COUNTER - 0.15), draw)
    bone_pile(mesh, (MIDDLE + 2.9, 0, 3.9), draw, 8, 0.4, 2)
    rubble(mesh, draw, 24, lambda d: (d.uniform(0.8, 5), 0, d.uniform(3, 5)))
    candles(mesh, (2.2, 0, 4.9), draw, 6, 0.3, 0.3)
    return mesh


def _shelf(mesh, high, draw, bare):
    """A board across the alcove, and what stands on it: bottles that glow, books, skulls."""
    left, right, z = MIDDLE - 1.62, MIDDLE + 1.62, BACK - 0.16
    mesh.box((left, high - 0.045, z - 0.18), (right, high, z + 0.16), "wood", step=0.4, turn=True, tint=0.8)
    x = left + 0.12
    while x < right - 0.1 and not bare:
        kind = draw.random()
        if kind < 0.10:
            skull(mesh, (x + 0.05, high + 0.10, z - 0.05), draw.uniform(-0.5, 0.5), 0.10)
            x += 0.27
        elif kind < 0.34:
            for _ in range(draw.integers(2, 5)):
                wide, tall = draw.uniform(0.03, 0.055), draw.uniform(0.19, 0.29)
                place = placed((x, high, z), 0, 0, draw.normal(0, 0.04))
                hue = np.array(SPINES[draw.integers(len(SPINES))]) * 1.6
                mesh.box((-wide, 0, -0.10), (wide, tall, 0.08), "cloth", place, step=0.2, hue=hue)
                x += 2 * wide + 0.006
            x += 0.06
        else:
            bottle(mesh, (x, high, z - draw.uniform(0.0, 0.08)), draw)
            x += draw.uniform(0.14, 0.20)


def _counter(mesh, draw):
    """The counter's planks, and on it coins, a skull, scales, bottles and candles."""
    front, deep, half, top = COUNTER, 0.62, 1.72, 0.90
    for number in range(11):
        left = MIDDLE - half + number * (2 * half / 11)
        lean = draw.normal(0, 0.010)
        low, high = (left + 0.008, 0, front + lean), (left + 2 * half / 11 - 0.008, top, front + 0.08)
        mesh.box(low, high, "wood", step=0.3, tint=draw.uniform(0.55, 0.85))
    mesh.box(
        (MIDDLE - half, 0.10, front - 0.03), (MIDDLE + half, 0.20, front + 0.02), "wood", step=0.4, turn=True, tint=0.6
    )
    for low, high in ((0.0, 0.21), (0.21, 0.42), (0.42, deep)):
        box = (MIDDLE - half - 0.12, top, front - 0.12 + low), (MIDDLE + half + 0.12, top + 0.065, front - 0.125 + high)
        mesh.box(*box, "wood", step=0.35, turn=True, tint=draw.uniform(0.75, 0.95))
    for x in (-1.45, -0.48, 0.48, 1.45):
        mesh.box((MIDDLE + x - 0.04, 0.0, front - 0.045), (MIDDLE + x + 0.04, top, front), "iron", step=0.3, tint=0.45)
    u, v = np.meshgrid(np.linspace(-1, 1, 17), np.linspace(0, 1, 12), indexing="ij")
    fall = np.clip(v - 0.42, 0, 1) * 0.72
    cloth = np.stack(
        [
            MIDDLE - 0.02 + u * (0.52 + 0.03 * np.sin(v * 6)),
            top + 0.072 - fall,
            front + 0.36 - np.minimum(v, 0.42) * 1.17 - 0.012 * np.sin(u * 11) * (v > 0.42),
        ],
        -1,
    )
    mesh.grid(cloth, "cloth", hue=CRIMSON, tint=1.0)
    hem = cloth[:, -2:] - (0, 0, 0.004)
    mesh.grid(hem, "cloth", hue=GOLD, tint=0.7)
    level = top + 0.066
    for _ in range(34):
        x, z = MIDDLE - 0.55 + abs(draw.normal(0, 0.13)) * draw.choice((-1, 1)), front + 0.06 + draw.normal(0, 0.06)
        high = level + 0.010 * draw.integers(0, 5)
        mesh.lathe(
            [(0.036, 0), (0.038, 0.004), (0.036, 0.010), (0.0, 0.010)], "iron", (x, high, z), 9, hue=GOLD, tint=1.1
        )
    skull(mesh, (MIDDLE + 1.20, level + 0.12, front + 0.14), -0.35, 0.13)
    candles(mesh, (MIDDLE + 1.48, level, front + 0.22), draw, 5, 0.12, 0.22)
    candles(mesh, (MIDDLE - 1.30, level, front + 0.20), draw, 6, 0.15, 0.24)
    for x in (-1.05, 0.72, 0.90):
        bottle(mesh, (MIDDLE + x, level, front + 0.18), draw, 1.1)
    _scales(mesh, (MIDDLE + 0.56, level, front + 0.14))


def _scales(mesh, at):
    """Brass scales, one pan down."""
    at = np.asarray(at, float)
    mesh.lathe(
        [(0.09, 0), (0.09, 0.012), (0.02, 0.03), (0.014, 0.34), (0.022, 0.36), (0.0, 0.375)], "iron", at, 12, hue=GOLD
    )
    beam = at + np.array([(-0.20, 0.36, 0), (-0.1, 0.352, 0), (0, 0.345, 0), (0.1, 0.33, 0), (0.20, 0.31, 0)])
    mesh.tube(beam, np.full(5, 0.009), "iron", 6, hue=GOLD)
    for end in (beam[0], beam[-1]):
        pan = end - (0, 0.22, 0)
        mesh.lathe(
            [(0.0, 0.0), (0.05, 0.006), (0.085, 0.030), (0.088, 0.034), (0.05, 0.014), (0.0, 0.010)],
            "iron",
            pan,
            12,
            hue=GOLD,
        )
        for angle in (0.5, 2.6, 4.7):
            rim = pan + (0.084 * np.cos(angle), 0.03, 0.084 * np.sin(angle))
            mesh.tube(np.linspace(rim, end, 2), np.full(2, 0.003), "iron", 3, hue=GOLD, tint=0.6)


def _curtain(mesh, side):
    """A curtain gathered at the alcove's side."""
    u, v = np.meshgrid(np.linspace(0, 1, 34), np.linspace(0, 1, 22), indexing="ij")
    wide = 0.95 * (1 - 0.52 * np.sin(np.clip(v * 1.25, 0, 1) * np.pi * 0.80))
    x = MIDDLE + side * (1.82 - u * wide)
    z = WALL - 0.14 - 0.055 * np.sin(u * 25 + 2 * v) * (0.5 + 0.5 * v)
    points = np.stack([x, 3.05 - 2.85 * v, z], -1)
    mesh.grid(points, "cloth", flip=side > 0, hue=CRIMSON, tint=0.95 + 0.25 * np.sin(u * 25 + 2 * v))
    t = np.linspace(-1, 1, 9)
    tie = np.stack([MIDDLE + side * (1.55 - 0.22 * t), 1.15 - 0.04 * t**2, WALL - 0.235 + 0.05 * t**2], -1)
    mesh.tube(tie, np.full(9, 0.022), "cloth", 6, hue=GOLD, tint=0.8)


def _canopy(mesh):
    """Scallops of cloth along the top of the alcove."""
    u, v = np.meshgrid(np.linspace(0, 1, 85), np.linspace(0, 1, 9), indexing="ij")
    drop = 0.34 + 0.12 * np.abs(np.sin(u * np.pi * 7))
    x = MIDDLE - 1.95 + 3.9 * u
    points = np.stack([x, 3.12 - drop * v, WALL - 0.20 - 0.10 * np.sin(v * 1.4)], -1)
    stripe = np.where((np.floor(u * 7) % 2)[..., None] > 0, np.array(CRIMSON), np.array((0.62, 0.52, 0.34)))
    mesh.grid(points, "cloth", flip=False, hue=stripe)
    mesh.tube(
        np.array([(MIDDLE - 2.0, 3.13, WALL - 0.17), (MIDDLE + 2.0, 3.13, WALL - 0.17)]), np.full(2, 0.035), "wood", 7
    )


def _chest(mesh, at, draw):
    """An open chest, full of coins."""
    place = placed(at, -0.35)
    mesh.box((-0.36, 0, -0.24), (0.36, 0.34, 0.24), "wood", place, step=0.2, turn=True, tint=0.75)
    turn = np.linspace(0, np.pi, 9)
    hinge = placed((0, 0.34, 0.24), 0, -1.75)
    lid = np.stack(
        [np.stack([np.full(9, x), 0.17 * np.sin(turn), -0.24 - 0.24 * np.cos(turn)], -1) for x in (-0.37, 0.37)], 0
    )
    for flip in (False, True):
        mesh.grid(place(hinge(lid)), "wood", flip=flip, turn=True, tint=0.75 if flip else 0.5)
    for x in (-0.30, 0.0, 0.30):
        mesh.box((x - 0.03, 0, -0.25), (x + 0.03, 0.35, -0.235), "iron", place, step=0.2, tint=0.6)
    for _ in range(46):
        coin = place(np.array([draw.uniform(-0.30, 0.30), 0.335 + 0.06 * draw.random(), draw.uniform(-0.20, 0.18)]))
        tilt = placed(coin, 0, draw.normal(0, 0.5), draw.normal(0, 0.5))
        mesh.lathe(
            [(0.040, 0), (0.042, 0.005), (0.040, 0.012), (0.0, 0.012)],
            "iron",
            (0, 0, 0),
            8,
            place=tilt,
            hue=GOLD,
            tint=1.2,
        )


LIGHT = Lighting(
    (
        Slot((MIDDLE - 0.80, 2.25, COUNTER - 0.25), 6.0, 0.10, True),
        Slot((MIDDLE + 0.80, 2.40, COUNTER - 0.25), 6.0, 0.10, True),
        Slot((MIDDLE, 1.75, WALL + 0.35), 5.0, 0.25, False),
        Slot((1.4, 3.4, 0.8), 12.0, 0.15, False),
    ),
    target=(MIDDLE + 0.1, 1.15, COUNTER),
    cone=(0.80, 0.96),
)
"""Two lanterns, what glows on the shelves, and a little from the front."""

PLACES = {"shop": (build, LIGHT)}
