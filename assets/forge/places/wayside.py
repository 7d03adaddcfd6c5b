"""What waits by the way, at the left of the picture: a peddler, a spring of faces, the dead, a gambler's table."""

import numpy as np

from assets.forge.places import blighted_woods, crypts
from assets.forge.places.dressing import bone, bone_pile, candles, chain, rubble, skull, stone
from assets.forge.places.figures import vendor
from assets.forge.places.light import Lighting, Slot
from assets.forge.places.meshes import Mesh, placed
from assets.forge.places.wares import GOLD, bottle, lantern, sack

LEATHER, CRIMSON = (0.55, 0.36, 0.24), (0.50, 0.10, 0.11)
NIGHT = (0.34, 0.22, 0.46)


def peddler():
    """A cart under the trees, hung with wares, and before it the one who sells them."""
    draw, mesh = np.random.default_rng(21), Mesh()
    blighted_woods.grove(mesh, draw)
    at = np.array([-2.35, 0.05, 6.1])
    place = placed(at, 0.42)
    for side in (-1, 1):
        _wheel(mesh, placed(place(np.array((side * 1.02, 0.52, 0.0))), 0.42 + np.pi / 2), 0.52)
    mesh.box((-0.92, 0.62, -0.62), (0.92, 0.72, 0.62), "wood", place, step=0.3, turn=True, tint=0.7)
    for z in (-0.62, 0.58):
        for x in np.linspace(-0.9, 0.9, 7):
            mesh.box(
                (x - 0.045, 0.72, z), (x + 0.045, 1.05, z + 0.04), "wood", place, step=0.3, tint=draw.uniform(0.5, 0.8)
            )
        mesh.box((-0.95, 1.02, z - 0.01), (0.95, 1.10, z + 0.05), "wood", place, step=0.3, turn=True, tint=0.8)
    _tilt(mesh, place)
    for x, hang in ((-0.70, 0.30), (-0.35, 0.42), (0.0, 0.28), (0.35, 0.46), (0.70, 0.32)):
        top = place(np.array((x, 1.98, -0.66)))
        mesh.tube(np.linspace(top, top - (0, hang, 0), 2), np.full(2, 0.006), "cloth", 4, tint=0.5)
        if draw.random() < 0.5:
            bottle(mesh, top - (0, hang + 0.22, 0), draw, 1.1)
        else:
            skull(mesh, top - (0, hang + 0.10, 0), draw.uniform(-0.6, 0.6), 0.10)
    for x in np.linspace(-0.75, 0.75, 8):
        bottle(mesh, place(np.array((x, 1.10, -0.60))), draw, 0.9)
    for x, z, radius in ((-0.5, 0.1, 0.26), (0.2, 0.15, 0.30), (0.62, 0.1, 0.24)):
        sack(mesh, place(np.array((x, 0.72, z))), radius)
    post = np.array([-0.62, 0.0, 5.55])
    mesh.tube(np.linspace(post, post + (0, 2.35, 0), 6), np.linspace(0.06, 0.045, 6), "wood", 8, tint=0.7)
    mesh.tube(np.linspace(post + (0, 2.2, 0), post + (-0.45, 2.3, -0.05), 4), np.full(4, 0.03), "wood", 6, tint=0.7)
    lantern(mesh, post + (-0.42, 1.84, -0.05), 0.3)
    for x, z, size in ((-3.3, 4.6, 0.34), (-0.9, 4.9, 0.24)):
        sack(mesh, (x, 0.02, z), size)
    vendor(mesh, (-1.72, 0.03, 4.55), draw)
    mesh.marks["hex_motes"].append((-1.72, 1.0, 4.35))
    bone_pile(mesh, (0.6, 0.02, 4.2), draw, 8, 0.4, 2)
    return mesh


def _wheel(mesh, place, radius):
    """A wheel in its own xy plane."""
    turn = np.linspace(0, 2 * np.pi, 25)
    rim = np.stack([np.cos(turn) * radius, np.sin(turn) * radius, 0 * turn], -1)
    mesh.tube(place(rim), np.full(25, 0.045), "wood", 7, tint=0.6)
    mesh.blob(lambda d: place(d * (0.10, 0.10, 0.09)), "wood", 10, 7, tint=0.5)
    for angle in np.arange(8) * np.pi / 4 + 0.2:
        way = np.array([np.cos(angle), np.sin(angle), 0])
        mesh.tube(place(np.linspace(way * 0.06, way * radius, 2)), np.full(2, 0.026), "wood", 5, tint=0.65)


def _tilt(mesh, place):
    """A patched awning on hoops over the cart."""
    u, v = np.meshgrid(np.linspace(-1, 1, 25), np.linspace(0, 1, 15), indexing="ij")
    y = 2.02 + 0.42 * np.sin(v * np.pi) - 0.05 * np.cos(u * np.pi * 3) * np.sin(v * np.pi)
    z = -0.78 + 1.5 * v
    ragged = 0.06 * np.abs(np.sin(u * 17)) * (v < 0.04)
    points = np.stack([u * 1.02, y - ragged, z], -1)
    patch = np.where(((np.floor(u * 3 + 9) % 2) > 0)[..., None], np.array(NIGHT), np.array(CRIMSON) * 0.9)
    mesh.grid(place(points), "cloth", flip=True, hue=patch)
    mesh.grid(place(points - (0, 0.012, 0)), "cloth", hue=patch, tint=0.5)
    for x in (-0.98, 0.98):
        for z in (-0.70, 0.66):
            mesh.tube(place(np.linspace((x, 0.7, z), (x, 2.03, z), 3)), np.full(3, 0.03), "wood", 6, tint=0.6)


def spring():
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
    for dx, dz, size, yaw, tilt in (
        (-0.55, 0.05, 0.25, -0.3, 0.65),
        (0.15, 0.32, 0.30, 0.2, 0.45),
        (0.62, -0.20, 0.21, 0.5, 0.8),
        (-0.10, -0.45, 0.19, -0.1, 0.9),
    ):
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
    mesh.grid(shape(direction), "iron", flip=True, hue=(0.16, 0.72, 0.66), tint=dark, glow=0.42)


def _pillar(mesh, at, high, draw):
    """A broken pillar."""
    profile = [(0.34, 0), (0.34, 0.2), (0.25, 0.3), (0.24, high), (0.17, high + 0.09), (0.02, high - 0.06)]
    mesh.lathe(profile, "trim", at, 14, squash=lambda a: 0.95 + 0.07 * np.abs(np.cos(a * 5)))
    candles(mesh, np.asarray(at) + (0, high - 0.02, -0.05), draw, 3, 0.10, 0.2)


def _mouth(mesh, at):
    """A great skull of stone out of whose jaws the water falls."""
    skull(mesh, at + (0, 0.55, 0.05), 0, 0.72, 0.05)
    u, v = np.meshgrid(np.linspace(-1, 1, 11), np.linspace(0, 1, 16), indexing="ij")
    wide = 0.13 + 0.10 * v
    points = at + np.stack([u * wide, 0.12 - 0.72 * v**1.8, -0.62 - 0.30 * v + 0.02 * np.sin(u * 9 + v * 7)], -1)
    for flip in (False, True):
        mesh.grid(points, "iron", flip=flip, hue=(0.12, 0.70, 0.62), glow=0.75, scale=1.5)


def dead():
    """Where a battle was: arms in the ground, shields, banners, and room for those who fell."""
    draw, mesh = np.random.default_rng(41), Mesh()
    crypts.nave(mesh, draw)
    for number in range(12):
        spear = number % 3 == 0  # those stand behind
        place = placed(
            (draw.uniform(-3.2, 1.0), 0, draw.uniform(6.9, 7.8) if spear else draw.uniform(3.5, 4.3)),
            draw.uniform(0, 3), draw.normal(0, 0.16), draw.normal(0, 0.2),
        )  # fmt: skip
        _blade(mesh, place, spear)
    for x, z in ((-3.3, 7.4), (0.75, 6.9), (2.6, 7.9)):
        _banner(mesh, (x, 0, z), draw)
    for x, z in ((-2.5, 4.0), (-0.4, 4.1), (0.9, 5.2), (-1.5, 3.5), (2.6, 4.6)):
        bone_pile(mesh, (x, 0, z), draw, 9, 0.42, 2)
    for x, z in ((-1.9, 4.5), (0.2, 4.9)):
        candles(mesh, (x, 0, z), draw, 6, 0.25, 0.24)
    for x in (-2.65, -1.55, -0.55):
        mesh.marks["soul_motes"].append((x, 0.9, 5.4))
    return mesh


def _blade(mesh, place, spear):
    """A sword or a spear that stands in the ground."""
    if spear:
        mesh.tube(place(np.linspace((0, -0.1, 0), (0, 1.9, 0), 6)), np.full(6, 0.018), "wood", 6, tint=0.6)
        head = np.array([[(w * 0.055, y, 0) for w in (-1, 0, 1)] for y in (1.85, 1.95, 2.2)])
        head[-1, :, 0] *= 0.05
        for flip in (False, True):
            mesh.grid(place(head), "iron", flip=flip, tint=0.9)
        return
    high = np.linspace(-0.1, 0.80, 6)
    for side in (-1, 1):
        half = np.array([[(0.035 * s, y, side * 0.012 * (s == 0)) for s in (-1, 0, 1)] for y in high])
        mesh.grid(place(half), "iron", flip=side > 0, tint=0.95)
    mesh.tube(place(np.linspace((-0.15, 0.82, 0), (0.15, 0.82, 0), 3)), np.full(3, 0.02), "iron", 5, tint=0.6)
    mesh.tube(place(np.linspace((0, 0.82, 0), (0, 1.04, 0), 3)), np.full(3, 0.018), "cloth", 6, hue=LEATHER)
    mesh.blob(lambda d: place(d * 0.034 + (0, 1.06, 0)), "iron", 8, 6, tint=0.8)


def _banner(mesh, at, draw):
    """A torn banner on a leaning pole."""
    place = placed(at, draw.normal(0, 0.3), draw.normal(0, 0.05), draw.normal(0, 0.12))
    mesh.tube(place(np.linspace((0, 0, 0), (0, 2.9, 0), 6)), np.full(6, 0.03), "wood", 6, tint=0.6)
    mesh.tube(place(np.linspace((-0.45, 2.7, 0), (0.45, 2.7, 0), 3)), np.full(3, 0.022), "wood", 6, tint=0.6)
    u, v = np.meshgrid(np.linspace(-1, 1, 17), np.linspace(0, 1, 15), indexing="ij")
    long = 1.25 - 0.45 * np.abs(np.sin(u * 7 + at[0])) * np.abs(u)
    points = np.stack([u * 0.40 * (1 - 0.1 * v), 2.68 - v * long, -0.04 + 0.05 * np.sin(u * 4 + v * 5) * v], -1)
    for flip in (False, True):
        mesh.grid(place(points), "cloth", flip=flip, hue=CRIMSON, tint=0.8)


def gambler():
    """A cellar with casks and a table: coins, knuckle bones, cards, and a stool for the one who cheats."""
    draw, mesh = np.random.default_rng(51), Mesh()
    x, z = np.meshgrid(np.linspace(-8, 8, 40), np.linspace(1, 9, 26), indexing="ij")
    mesh.grid(
        np.stack([x, 0.012 * np.sin(x * 2.1 + z), z], -1), "floor", uv=np.stack([x, z], -1), scale=0.42, flip=True
    )
    mesh.quad((-8, 0, 8.2), (8, 0, 8.2), (8, 6, 8.2), (-8, 6, 8.2), "wall", flip=True, step=0.5)
    for x in (-4.7, -0.2, 4.3):
        mesh.box((x - 0.4, 0, 7.7), (x + 0.4, 3.4, 8.2), "trim", step=0.3, taper=0.03)
        arch = np.linspace(0, np.pi, 25)
        if x < 4:
            path = np.stack([x + 2.25 - 1.95 * np.cos(arch), 2.3 + 1.5 * np.sin(arch), np.full(25, 8.15)], -1)
            mesh.rib(path, 0.20, 0.35, (0, 0, -1))
    for x, y, z, yaw in (
        (-3.6, 0, 6.9, 0.2),
        (-2.55, 0, 7.2, -0.1),
        (-3.1, 0.93, 7.1, 0.5),
        (0.75, 0, 6.9, 0.3),
        (1.8, 0, 7.1, 0.0),
        (1.25, 0.93, 7.0, 0.9),
    ):
        _cask(mesh, placed((x, y, z), yaw))
    at = np.array([-1.6, 0.0, 4.55])
    _table(mesh, at, draw)
    mesh.box(at + (-0.30, 0, 0.62), at + (0.30, 0.80, 1.18), "wood", step=0.2, turn=True, taper=0.02, tint=0.7)
    lantern(mesh, (at[0] + 0.25, 2.42, at[2] - 0.1), 1.8)
    sack(mesh, (-3.1, 0, 4.4), 0.36)
    sack(mesh, (0.15, 0, 5.0), 0.30)
    bone_pile(mesh, (0.9, 0, 4.2), draw, 8, 0.4, 2)
    for side in (-1, 1):
        chain(mesh, (side * 2.6 - 1.2, 4.4, 7.6), (side * 2.6 - 1.2, 2.6, 7.6), link=0.09)
    return mesh


def _cask(mesh, place):
    """A cask that stands upright, hooped with iron."""
    profile = [
        (0.36, 0),
        (0.42, 0.22),
        (0.44, 0.46),
        (0.42, 0.70),
        (0.36, 0.92),
        (0.33, 0.92),
        (0.33, 0.88),
        (0.0, 0.88),
    ]
    mesh.lathe(profile, "wood", pieces=20, place=place, tint=0.75)
    for high, radius in ((0.10, 0.405), (0.30, 0.445), (0.62, 0.445), (0.82, 0.405)):
        hoop = [
            (radius, high - 0.025),
            (radius + 0.014, high - 0.02),
            (radius + 0.014, high + 0.02),
            (radius, high + 0.025),
        ]
        mesh.lathe(hoop, "iron", pieces=20, place=place, tint=0.5)


def _table(mesh, at, draw):
    """A round table with everything on it that can be lost."""
    top = [(0.0, 0.74), (0.92, 0.74), (0.98, 0.77), (0.98, 0.80), (0.92, 0.82), (0.4, 0.822), (0.0, 0.822)]
    mesh.lathe(top, "wood", at, 30, tint=0.85)
    mesh.lathe(
        [(0.42, 0), (0.40, 0.06), (0.14, 0.16), (0.11, 0.45), (0.16, 0.68), (0.30, 0.74)], "wood", at, 16, tint=0.6
    )
    cloth = [(0.0, 0.826), (0.55, 0.828), (0.66, 0.827)]
    mesh.lathe(cloth, "cloth", at, 30, hue=(0.16, 0.34, 0.20), tint=0.9)
    level = at + (0, 0.83, 0)
    for x, z, count in (
        (-0.46, -0.12, 9),
        (-0.36, -0.26, 6),
        (-0.55, -0.30, 4),
        (0.40, -0.30, 12),
        (0.54, -0.18, 7),
        (0.30, -0.18, 3),
    ):
        for number in range(count):
            coin = level + (x + draw.normal(0, 0.004), 0.011 * number, z + draw.normal(0, 0.004))
            mesh.lathe(
                [(0.046, 0), (0.048, 0.005), (0.046, 0.010), (0.0, 0.010)], "iron", coin, 11, hue=GOLD, tint=1.15
            )
    for _ in range(20):
        coin = level + (draw.normal(0, 0.35), 0, -0.32 + draw.normal(0, 0.12))
        mesh.lathe([(0.046, 0), (0.048, 0.005), (0.046, 0.010), (0.0, 0.010)], "iron", coin, 9, hue=GOLD, tint=1.15)
    for x, z, yaw in ((-0.05, -0.42, 0.4), (0.10, -0.34, -0.9)):
        middle, way = level + (x, 0.035, z), np.array([np.cos(yaw), 0, np.sin(yaw)]) * 0.055
        bone(mesh, middle - way, middle + way, 0.026, tint=1.2)
    for number in range(5):
        card = placed(
            level + (-0.10 + 0.13 * number - 0.2, 0.006 + 0.002 * number, -0.58 + 0.02 * (number % 2)),
            0.25 * (2 - number),
        )
        mesh.box((-0.055, 0, -0.08), (0.055, 0.004, 0.08), "bone", card, step=0.2, hue=(1.1, 1.0, 0.85))
        mesh.box((-0.035, 0.003, -0.055), (0.035, 0.006, 0.055), "cloth", card, step=0.2, hue=CRIMSON)
    skull(mesh, level + (0.72, 0.13, 0.10), -0.4, 0.14)
    candles(mesh, level + (-0.68, 0, 0.10), draw, 5, 0.12, 0.22)
    candles(mesh, level + (0.72, 0.24, 0.10), draw, 2, 0.03, 0.10)


def _lighting(lamp, beside, behind, key, target, cone=(0.80, 0.96)):
    """A lamp, a second one, what is cold behind, and the key."""
    return Lighting(
        (
            Slot(lamp, 7.0, 0.12, True),
            Slot(beside, 6.0, 0.2, True),
            Slot(behind, 11.0, 0.3, False),
            Slot(key, 13.0, 0.15, True),
        ),
        target,
        cone,
    )


PLACES = {
    "shadowy_peddler": (
        peddler, _lighting((-1.05, 1.75, 5.2), (-2.3, 2.3, 5.0), (-1.2, 3.6, 9.6), (0.6, 4.2, 1.8), (-1.7, 1.1, 5.4)),
    ),
    "cursed_spring": (
        spring, _lighting((-1.55, 1.05, 5.0), (-3.2, 1.2, 4.6), (-1.55, 3.2, 6.9), (0.4, 4.0, 1.6), (-1.5, 0.9, 5.6)),
    ),
    "restless_dead": (
        dead, _lighting((-1.9, 0.9, 4.3), (0.3, 0.9, 4.7), (-1.4, 3.4, 8.2), (0.4, 4.2, 1.8), (-1.6, 1.0, 5.4)),
    ),
    "impish_gambler": (
        gambler, _lighting((-1.35, 2.35, 4.3), (-2.3, 1.25, 4.5), (-1.6, 3.2, 7.2), (0.6, 3.6, 1.6), (-1.6, 1.1, 5.0)),
    ),
}  # fmt: skip
