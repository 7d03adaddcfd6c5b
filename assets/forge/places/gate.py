"""The gate of the abyss, at the right of the picture: the title looks at it, and so does the end of a won run."""

import numpy as np

from assets.forge.places.dressing import bone_pile, brazier, candles, chain, rubble, skull
from assets.forge.places.figures import wanderer
from assets.forge.places.light import Lighting, Slot
from assets.forge.places.masonry import Opening, Wall
from assets.forge.places.meshes import Mesh, pointed

WALL = 11.0
"""How far away the gate's wall stands."""
HALF, SPRING, RISE = 2.15, 3.3, 2.75
"""Half the gate's width, where its arch begins, and how high that rises."""
STEPS, STEP, TREAD = 8, 0.15, 0.32
TOP = STEPS * STEP
OUT = (0.0, 0.0, -1.0)


def title():
    """The gate, with someone who is about to go through it."""
    mesh, middle = _gate(2.55), 2.55
    mesh.marks["wisps"].append((middle, 3.2, WALL - 1.5))
    wanderer(mesh, (middle + 0.05, TOP - 3 * STEP, WALL - 1.65))
    return mesh


def victory():
    """The gate in the middle of the picture, and nobody before it any more."""
    return _gate(0.0)


def _gate(middle):
    """The mesh of the gate with its middle at x."""
    draw = np.random.default_rng(8)
    mesh = Mesh()
    _ground(mesh, middle)
    for step in range(STEPS):
        half = 3.5 - 0.10 * step
        near = WALL - STEPS * TREAD + step * TREAD
        low, high = (middle - half, step * STEP, near), (middle + half, (step + 1) * STEP, WALL + 1.2)
        mesh.box(low, high, "trim", step=0.35, tint=0.95)
    _wall(mesh, middle)
    _arch(mesh, middle)
    for side in (-1, 1):
        _buttress(mesh, middle + side * 4.05)
        foot = np.array([middle + side * 3.0, 0, WALL - 1.75])
        mesh.box(foot - (0.42, 0, 0.42), foot + (0.42, 0.62, 0.42), "trim", step=0.25, taper=0.06)
        brazier(mesh, foot + (0, 0.60, 0))
        candles(mesh, (middle + side * 2.55, STEP, WALL - 2.75), draw, 7, 0.30, 0.28)
        bone_pile(mesh, (middle + side * 3.75, 0.02, WALL - 2.6), draw, 12, 0.7, 4)
        chain(mesh, (middle + side * 0.6, 6.2, WALL - 0.5), (middle + side * 3.75, 5.3, WALL - 1.0), 0.45, 0.13)
        chain(mesh, (middle + side * 3.2, 8.2, WALL - 1.0), (middle + side * 3.2, 3.3, WALL - 1.0), link=0.10)
    _crown(mesh, middle)
    for x, z, height in ((-2.6, 9.9, 1.2), (-6.6, 9.6, 3.0)):
        profile = [(0.46, 0), (0.46, 0.3), (0.34, 0.4), (0.32, height), (0.22, height + 0.12), (0.02, height - 0.05)]
        mesh.lathe(profile, "trim", (middle - 2.55 + x, 0, z), 14)
    rubble(mesh, draw, 70, lambda d: (middle + d.choice((-1, 1)) * d.uniform(3.2, 9), 0, d.uniform(7, 10.4)))
    return mesh


def _ground(mesh, middle):
    x, z = np.meshgrid(np.linspace(-14, 14, 60) + middle, np.linspace(3, 13, 26), indexing="ij")
    y = 0.04 * np.sin(x * 1.7 + z) * np.cos(z * 1.3)
    mesh.grid(np.stack([x, y, z], -1), "floor", uv=np.stack([x, z], -1), scale=0.42, flip=True)


def _wall(mesh, middle):
    """The wall: the gate's panel, and rows of niches with a skull in each on both sides of it."""
    height = 13.0
    panel = Wall(mesh, (middle - 4, 0, WALL), (1, 0, 0), OUT, 8, height)
    panel.open(Opening(4, 2 * HALF, TOP, SPRING, RISE, 1.2, closed=False, cuts=25))
    for side in (-1, 1):
        for number in range(5):
            x = middle + (4 + 1.5 * number if side > 0 else -5.5 - 1.5 * number)
            Wall(mesh, (x, 0, WALL), (1, 0, 0), OUT, 1.5, 1.5).open(Opening(0.75, 0.6, 0.55, 0.85, 0.35, 0.4, cuts=7))
            skull(mesh, (x + 0.75, 0.72, WALL + 0.12), 0.2 * (number % 3 - 1), 0.17)
            for low in (1.5, 3.1):
                wall = Wall(mesh, (x, low, WALL), (1, 0, 0), OUT, 1.5, 1.6)
                wall.open(Opening(0.75, 0.7, 0.35, 0.80, 0.40, 0.4, cuts=7))
                skull(mesh, (x + 0.75, low + 0.55, WALL + 0.10), 0.2 * ((number + int(low)) % 3 - 1), 0.20)
            mesh.quad(
                (x, 4.7, WALL), (x + 1.5, 4.7, WALL), (x + 1.5, height, WALL), (x, height, WALL), "wall", flip=True
            )
            mesh.box((x - 0.02, 4.6, WALL - 0.16), (x + 1.52, 4.78, WALL), "trim", step=0.4)
        inner, outer = middle + side * 11.5, middle + side * 20
        left, right = min(inner, outer), max(inner, outer)
        corners = (left, 0, WALL), (right, 0, WALL), (right, height, WALL), (left, height, WALL)
        mesh.quad(*corners, "wall", flip=True, step=1.5)


def _arch(mesh, middle):
    """Two mouldings round the opening, and a ring of skulls on the outer one."""
    k = np.linspace(-1, 1, 33)
    for half, width, depth in ((HALF + 0.20, 0.20, 0.45), (HALF + 0.62, 0.24, 0.28)):
        rise = RISE * half / HALF
        arc = np.stack([middle + k * half, SPRING + pointed(k * half, half, rise), np.full(33, WALL - 0.02)], -1)
        mesh.rib(arc, width, depth, OUT)
        for side in (-1, 1):
            jamb = np.stack(
                [np.full(8, middle + side * half), np.linspace(TOP, SPRING, 8), np.full(8, WALL - 0.02)], -1
            )
            mesh.rib(jamb if side < 0 else jamb[::-1], width, depth, OUT)
    half = HALF + 0.62
    for part in np.linspace(-0.94, 0.94, 12):
        at = (middle + part * half, SPRING + pointed(part * half, half, RISE * half / HALF) + 0.04, WALL - 0.40)
        skull(mesh, at, part * 0.3, 0.21)


def _crown(mesh, middle):
    """A horned skull above the arch."""
    at = np.array([middle, 6.45, WALL - 0.45])
    skull(mesh, at, 0, 0.58, 0.12)
    t = np.linspace(0, 1, 15)
    for side in (-1, 1):
        bend = [side * (0.36 + 1.45 * np.sin(t * 1.7)), 0.22 - 0.10 * t + 1.2 * t**2.4, -0.35 * np.sin(t * np.pi)]
        mesh.tube(at + np.stack(bend, -1), 0.20 * (1.04 - t) ** 0.8, "bone", 10, _ridges, scale=1.5, tint=0.75)


def _ridges(angle, k):
    return 1 + 0.10 * np.cos(k * 2.6 + 0 * angle)


def _buttress(mesh, x):
    """A pier with set-offs, and a pinnacle on it."""
    mesh.box((x - 0.85, 0, WALL - 1.25), (x + 0.85, 0.6, WALL), "trim", step=0.35, taper=0.08)
    mesh.box((x - 0.72, 0.6, WALL - 1.1), (x + 0.72, 5.6, WALL), "wall", step=0.45, taper=0.08)
    mesh.box((x - 0.80, 5.6, WALL - 1.2), (x + 0.80, 5.9, WALL), "trim", step=0.35)
    profile = [(0.52, 0), (0.58, 0.1), (0.42, 0.22), (0.40, 1.3), (0.48, 1.45), (0.30, 1.65), (0.01, 3.0)]
    mesh.lathe(profile, "trim", (x, 5.9, WALL - 0.55), 8)
    mesh.box((x - 0.30, 2.3, WALL - 1.16), (x + 0.30, 2.42, WALL - 0.9), "trim", step=0.3)
    skull(mesh, (x, 2.72, WALL - 1.10), 0, 0.30)


def lighting(middle):
    """Two fires before the gate, what comes out of it, and a pale key from above."""
    return Lighting(
        (
            Slot((middle - 3.0, 2.05, WALL - 1.75), 8.0, 0.12, True),
            Slot((middle + 3.0, 2.05, WALL - 1.75), 8.0, 0.12, True),
            Slot((middle, 3.6, WALL - 0.3), 12.0, 0.6, False),
            Slot((middle - 3.2, 7.2, 2.5), 18.0, 0.15, False),
        ),
        target=(middle + 0.2, 3.4, WALL),
        cone=(0.86, 0.97),
    )


PLACES = {"title": (title, lighting(2.55)), "victory": (victory, lighting(0.0))}
