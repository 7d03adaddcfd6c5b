"""The cursed spring: a basin among rocks, and the faces that rise in its water, at the left of the picture."""

import numpy as np

from assets.forge.places.dressing import bone_pile, candles, rubble, skull, stone
from assets.forge.places.light import beside
from assets.forge.places.meshes import Mesh, placed

FACES = ((-0.62, -0.12, 0.34, -0.3, 0.45), (0.02, -0.50, 0.26, 0.0, 0.75), (0.66, -0.16, 0.31, 0.4, 0.55))
"""Where faces rise in the basin (x, z), their size, and how they turn and lie back."""


def build():
    """A basin among rocks whose water shines, with faces that rise in it."""
    draw, mesh = np.random.default_rng(31), Mesh()
    _cave(mesh, draw)
    at = np.array([-1.55, 0.0, 5.2])
    turn = np.linspace(0, 2 * np.pi, 49)
    rings = np.linspace(0.004, 1, 15)
    edge = 1.30 * (1 + 0.06 * np.sin(turn * 3 + 1))
    x, z = np.multiply.outer(np.cos(turn) * edge, rings), np.multiply.outer(np.sin(turn) * edge, rings) * 0.80
    swirl = np.sin(np.arctan2(z, x) * 3 + rings * 9) * 0.5 + 0.5
    ripple = 0.30 + 0.010 * np.sin(rings * 30 + 2 * turn[:, None])
    shine = (0.16 + 0.9 * swirl**3) * (1 - 0.55 * rings**2)
    mesh.grid(at + np.stack([x, ripple, z], -1), "iron", hue=(0.10, 0.62, 0.56), glow=shine, scale=0.8)
    for number in range(19):
        angle = number * 2 * np.pi / 19
        size = draw.uniform(0.22, 0.36) * (1.15 if np.sin(angle) > 0 else 0.85)
        where = at + (1.50 * np.cos(angle), size * 0.35, 1.24 * np.sin(angle))
        stone(mesh, where, size, draw, "trim", tint=0.8)
    for dx, dz, size, yaw, tilt in FACES:
        _face(mesh, at + (dx, 0.30, dz), size, yaw, tilt)
    for side, high in ((-1, 1.9), (1, 1.5)):
        candles(mesh, at + (side * 1.75, 0.02, -0.75), draw, 7, 0.25, 0.32)
        _pillar(mesh, at + (side * 1.45, 0, 1.75), high, draw)
    _mouth(mesh, at + (0, 0.9, 1.75))
    bone_pile(mesh, at + (1.75, 0.02, -1.15), draw, 9, 0.35, 2)
    mesh.marks["bubbling"].append(at + (0, 0.32, 0))
    mesh.marks["spring_mist"].append(at + (0, 0.40, 0))
    return mesh


def _cave(mesh, draw):
    """A hollow in the rock: an uneven floor, walls that close overhead."""
    x, z = np.meshgrid(np.linspace(-9, 9, 50), np.linspace(1, 13, 36), indexing="ij")
    y = 0.05 * np.sin(x * 1.9 + z) * np.cos(z * 1.4 - x) + 0.025 * draw.normal(size=x.shape)
    mesh.grid(np.stack([x, y, z], -1), "earth", uv=np.stack([x, z], -1), scale=0.42, flip=True, tint=0.8)
    a, b = np.meshgrid(np.linspace(0, np.pi, 70), np.linspace(0, np.pi * 0.5, 30), indexing="ij")
    rough = 1 + 0.07 * np.sin(a * 9 + b * 5) + 0.05 * np.sin(a * 17 - b * 9 + 1) + 0.04 * np.sin(b * 19 + a * 3)
    rough += 0.018 * draw.normal(size=a.shape)
    wall = np.stack(
        [
            -8.2 * np.cos(a) * np.cos(b) * rough,
            -0.2 + 5.2 * np.sin(b) * rough,
            2.0 + 8.6 * np.sin(a) * np.cos(b) * rough,
        ],
        -1,
    )
    mesh.grid(wall, "trim", uv=np.stack([a * 8.5, b * 6.5], -1), scale=0.35, flip=True, tint=0.75)
    for _ in range(26):
        x, z = draw.uniform(-5.5, 5.5), draw.uniform(5, 10)
        top, long = 4.6 - 0.04 * (x * x) - 0.03 * (z - 5) ** 2, draw.uniform(0.5, 1.7)
        spike = [(0.02, -long), (0.06, -long * 0.7), (0.13, -long * 0.35), (0.26, 0.1)]
        mesh.lathe(spike, "trim", (x, top, z), 7, squash=lambda a: 1 + 0.2 * np.sin(3 * a), tint=0.8)
    for _ in range(14):
        x = draw.choice((-1, 1)) * draw.uniform(3.2, 6)
        stone(mesh, (x, 0.2, draw.uniform(5, 10)), draw.uniform(0.3, 0.8), draw, "trim", tint=0.7)
    rubble(mesh, draw, 26, lambda d: (d.uniform(-4, 4), 0, d.uniform(2.8, 7)), tint=0.7)


def _face(mesh, at, size, yaw, tilt):
    """A face of water with hollow eyes and an open mouth, turned up."""
    place = placed(at, yaw, tilt)
    holes = ((-0.34, 0.22, 0.17, 0.15), (0.34, 0.22, 0.17, 0.15), (0.0, -0.48, 0.17, 0.26))

    def depth(d):
        x, y, z = np.moveaxis(d, -1, 0)
        dents = [np.exp(-((((x - cx) / w) ** 2 + ((y - cy) / h) ** 2) ** 2)) for cx, cy, w, h in holes]
        return np.max(dents, 0) * (z < 0)

    def shape(d):
        return place((d * (0.78, 1.05, 0.72) - d * 0.30 * depth(d)[..., None]) * size)

    turn, rise = np.linspace(0, 2 * np.pi, 31), np.linspace(-np.pi / 2 + 0.02, np.pi / 2 - 0.02, 23)
    direction = np.stack(
        [
            np.multiply.outer(np.cos(turn), np.cos(rise)),
            np.broadcast_to(np.sin(rise), (31, 23)),
            np.multiply.outer(np.sin(turn), np.cos(rise)),
        ],
        -1,
    )
    dark = 1 - 0.95 * depth(direction)
    mesh.grid(shape(direction), "iron", flip=True, hue=(0.16, 0.72, 0.66), tint=dark, glow=0.22)


def _pillar(mesh, at, high, draw):
    """A broken pillar."""
    profile = [(0.34, 0), (0.34, 0.2), (0.25, 0.3), (0.24, high), (0.17, high + 0.09), (0.02, high - 0.06)]
    mesh.lathe(profile, "trim", at, 14, squash=lambda a: 0.95 + 0.07 * np.abs(np.cos(a * 5)))
    candles(mesh, np.asarray(at) + (0, high - 0.02, -0.05), draw, 3, 0.10, 0.2)


def _mouth(mesh, at):
    """A great skull of stone out of whose jaws the water falls."""
    skull(mesh, at + (0, 0.55, 0.05), 0, 0.72, 0.05, tint=0.6)
    u, v = np.meshgrid(np.linspace(-1, 1, 11), np.linspace(0, 1, 16), indexing="ij")
    wide = 0.13 + 0.10 * v
    points = at + np.stack([u * wide, 0.12 - 0.72 * v**1.8, -0.62 - 0.30 * v + 0.02 * np.sin(u * 9 + v * 7)], -1)
    for flip in (False, True):
        mesh.grid(points, "iron", flip=flip, hue=(0.12, 0.70, 0.62), glow=0.75, scale=1.5)


LIGHT = beside((-1.55, 1.05, 5.0), (-3.2, 1.2, 4.6), (-1.55, 3.2, 6.9), (0.4, 4.0, 1.6), target=(-1.5, 0.9, 5.6))

PLACES = {"cursed_spring": (build, LIGHT)}
