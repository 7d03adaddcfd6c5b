"""Other clearings of the woods: a drowned chapel, the hill of the hanging tree, a hollow of giant toadstools.

The middle, five to seven metres away, stays free.
"""

import numpy as np

from assets.forge.places import blighted_woods
from assets.forge.places.dressing import bone_pile, cage, candles, chain, rubble, skull, stone
from assets.forge.places.ground import night, water
from assets.forge.places.light import FIGHT, Lighting, Slot
from assets.forge.places.masonry import Opening, Wall
from assets.forge.places.meshes import Mesh, placed

MURK = (0.09, 0.16, 0.06)
CAP, GILLS = (0.62, 0.30, 0.78), (0.42, 0.36, 1.0)


def drowned_chapel():
    """An island of mud in a bog: reeds, leaning trunks, and what still stands of a chapel that sank."""
    draw, mesh = np.random.default_rng(84), Mesh()
    x, z = np.meshgrid(np.linspace(-14, 14, 60), np.linspace(0, 27, 56), indexing="ij")
    y = _mud(x, z) + 0.015 * draw.normal(size=x.shape)
    mesh.grid(np.stack([x, y, z], -1), "earth", uv=np.stack([x, z], -1), scale=0.42, flip=True, tint=0.85)
    water(mesh, (-14, 14), (3, 27), -0.10, MURK, lambda x, z: 0.10 * np.exp(-(((x - 0.09 * z) / 1.6) ** 2)))
    night(mesh)
    _chapel(mesh, draw)
    for x, z, lean in (
        (-4.6, 5.2, 0.30),
        (4.9, 6.3, -0.34),
        (-3.5, 12.5, 0.42),
        (5.6, 12.0, -0.2),
        (-6.2, 9.2, -0.2),
        (7.4, 16.0, 0.3),
    ):
        _dead_trunk(mesh, draw, (x, -0.3, z), lean)
    for _ in range(70):
        _reeds(mesh, draw)
    blighted_woods.far_trunks(mesh, draw)
    for x, z, cross in ((-2.7, 7.6, True), (2.5, 7.9, False), (3.6, 5.6, True), (-3.6, 6.4, False)):
        blighted_woods.grave(mesh, draw, x, z, cross)
    for _ in range(12):
        x, size = draw.uniform(-5, 5), draw.uniform(0.12, 0.30)
        stone(mesh, (x, -0.05, draw.uniform(8.4, 15)), size, draw, tint=0.7)
    rubble(mesh, draw, 26, lambda d: (d.choice((-1, 1)) * d.uniform(1.3, 3.6), 0.03, d.uniform(1.8, 7.6)), tint=0.7)
    bone_pile(mesh, (-1.5, 0.04, 3.4), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.9, 0.04, 4.1), draw, 7, 0.45, 2)
    mesh.marks["fire"] += [(-1.9, 0.75, 9.4), (1.6, 0.95, 10.4), (-4.4, 0.7, 11.5)]  # will-o'-the-wisps
    return mesh


def _mud(x, z):
    """The height of the ground: an island about where the enemies stand, its shores below the water."""
    away = np.hypot(x / 4.2, (z - 4.4) / 4.2)
    return 0.06 - 0.55 * np.clip(away - 0.86, 0, 1) + 0.03 * np.sin(x * 2.1 + z * 1.4) * np.cos(z * 1.7 - x)


def _chapel(mesh, draw):
    """A tower that leans out of the water, a lit window in it, and the gable of a nave."""
    lean = placed((3.3, -0.7, 15.2), -0.22, 0.03, -0.13)
    for low, high, half in ((0.0, 3.2, 1.15), (3.2, 6.0, 1.05)):
        mesh.box((-half, low, -half), (half, high, half), "wall", lean, step=0.5, taper=0.06)
        mesh.box((-half - 0.1, high - 0.1, -half - 0.1), (half + 0.1, high + 0.12, half + 0.1), "trim", lean, step=0.5)
    spire = [(1.15, 6.1), (0.62, 8.2), (0.10, 10.6), (0.02, 10.8)]
    mesh.lathe(spire, "wood", pieces=8, place=lean, tint=0.5)
    mesh.tube(lean(np.linspace((0, 10.7, 0), (0, 11.7, 0), 4)), np.full(4, 0.05), "iron", 6, tint=0.4)
    mesh.tube(lean(np.linspace((-0.35, 11.3, 0), (0.35, 11.3, 0), 3)), np.full(3, 0.05), "iron", 6, tint=0.4)
    for high, half in ((4.0, 0.34), (1.4, 0.26)):
        turn = np.linspace(0, np.pi, 9)
        left = np.stack([-half * np.ones(9), np.linspace(high, high + 0.9, 9), np.full(9, -1.13)], -1)
        arch = np.stack(
            [half * np.cos(turn[::-1]) * np.ones(9), high + 0.9 + half * np.sin(turn), np.full(9, -1.13)], -1
        )
        base = np.stack([arch[:, 0], np.full(9, high), np.full(9, -1.14)], -1)
        mesh.grid(
            lean(np.stack([base, arch], 1)), "bone", flip=True, hue=(1.0, 0.86, 0.34), glow=0.75 if high > 2 else 0.35
        )
        mesh.tube(
            lean(np.concatenate([left[:1], arch, arch[-1:] * (1, 0, 1) + (0, high, 0)])), np.full(11, 0.06), "trim", 6
        )
    wall = Wall(mesh, (-4.9, -0.9, 16.4), (1, 0, 0.10), (0.10, 0, -1), 5.4, 4.4)
    wall.open(Opening(2.7, 1.7, 0.9, 2.3, 1.0, 0.5, closed=False, cuts=11), step=0.5)
    for number in range(9):
        place = placed(
            (-4.7 + 0.62 * number, 3.1 + 0.9 * np.sin(number * 0.8), 16.4), draw.normal(0, 0.15), 0, draw.normal(0, 0.1)
        )
        mesh.box((-0.36, -0.4, -0.3), (0.36, draw.uniform(0.2, 0.7), 0.3), "wall", place, step=0.4)


def _dead_trunk(mesh, draw, foot, lean):
    """A bare trunk that is going under."""
    t = np.linspace(0, 1, 10)
    tall = draw.uniform(4.5, 7.5)
    path = np.asarray(foot) + np.stack([lean * tall * t**1.3 + 0.12 * np.sin(t * 7), tall * t, 0.1 * np.cos(t * 5)], -1)
    mesh.tube(path, 0.30 * (1.1 - 0.9 * t), "bark", 9, scale=0.9, tint=0.75)
    for joint in (4, 5, 6, 7, 8):
        k = np.linspace(0, 1, 7)[:, None]
        way = np.array([draw.choice((-1, 1)) * draw.uniform(0.6, 1.5), draw.uniform(0.0, 0.9), draw.normal(0, 0.4)])
        twig = path[joint] + k * way - np.sin(k * np.pi) * (0, 0.22, 0)
        mesh.tube(twig, 0.08 * (1.04 - k[:, 0]), "bark", 5, tint=0.7)
        for _ in range(2):  # moss that hangs down
            root = twig[draw.integers(2, 6)]
            hang = root + k * (draw.normal(0, 0.05), -draw.uniform(0.3, 0.9), 0)
            mesh.tube(hang, 0.025 * (1.1 - k[:, 0]), "bark", 4, hue=(0.7, 0.95, 0.5), tint=0.6)


def _reeds(mesh, draw):
    """A clump of reeds at the shore."""
    angle, far = draw.uniform(-0.2, np.pi + 0.2), draw.uniform(0.92, 1.7)
    foot = np.array([4.2 * far * np.cos(angle), -0.15, 4.4 + 4.2 * far * np.sin(angle)])
    if abs(foot[0]) < 2.2 and foot[2] < 8.2:
        return
    for _ in range(6):
        t = np.array([0, 0.5, 1.0])[:, None]
        way = np.array([draw.normal(0, 0.22), draw.uniform(0.5, 1.15), draw.normal(0, 0.1)])
        blade = foot + draw.normal(0, 0.12, 3) * (1, 0, 1) + way * t + np.array([way[0], -0.05, 0]) * t**2
        width = np.array([0.022, 0, 0.0]) * (1.05 - t)
        mesh.grid(np.stack([blade - width, blade + width], 1), "bark", hue=(0.8, 0.85, 0.5), tint=0.7)


def hanging_tree():
    """A bare hill under a swollen moon; the one great tree on it bears cages, and what is left of a rope."""
    draw, mesh = np.random.default_rng(85), Mesh()
    x, z = np.meshgrid(np.linspace(-15, 15, 64), np.linspace(-1, 26, 64), indexing="ij")
    y = _hill(x, z) + 0.03 * draw.normal(size=x.shape) * (np.abs(x) > 1.0)
    mesh.grid(np.stack([x, y, z], -1), "earth", uv=np.stack([x, z], -1), scale=0.42, flip=True, tint=0.9)
    night(mesh, 40)
    _great_tree(mesh, draw)
    for number in range(8):
        z = 7.6 + 0.55 * number
        place = placed(
            (0.35 * np.sin(number * 1.3) - 0.1 * number, float(_hill(-0.1 * number, z)) - 0.05, z), draw.normal(0, 0.12)
        )
        mesh.box((-0.62, -0.2, -0.24), (0.62, 0.10, 0.26), "trim", place, step=0.3, taper=0.03, tint=0.7)
    for x, z, tall in ((3.6, 7.2, 2.3), (-4.3, 6.6, 2.0), (4.9, 9.6, 2.6), (-5.6, 10.6, 2.4), (2.6, 10.2, 2.2)):
        _stake(mesh, draw, (x, float(_hill(x, z)) - 0.1, z), tall)
    for _ in range(150):
        side, far = draw.choice((-1, 1)), 1.1 + abs(draw.normal(0, 2.0))
        z = draw.uniform(2.2, 13)
        _tuft(mesh, draw, np.array([side * far, float(_hill(side * far, z)) - 0.04, z]))
    rubble(mesh, draw, 40, lambda d: _on_hill(d.choice((-1, 1)) * d.uniform(1.2, 5.0), d.uniform(1.5, 12)), tint=0.75)
    for x, z in ((-2.7, 7.7), (2.2, 8.0)):
        candles(mesh, _on_hill(x, z), draw, 7, 0.35, 0.25)
    bone_pile(mesh, (-1.4, 0.03, 3.3), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.8, 0.03, 4.1), draw, 7, 0.45, 2)
    return mesh


def _hill(x, z):
    """The height of the ground: level before the player, then it climbs to a brow and falls away behind it."""
    climb = 1.9 * np.clip((z - 7.4) / 6, 0, 1) ** 1.3 - 0.35 * np.clip(z - 14, 0, 12)
    return climb * np.maximum(1 - 0.012 * (x + 1.6) ** 2, 0.1) + 0.05 * np.sin(x * 1.7 + z * 0.9) * np.cos(
        z * 1.3 - x * 0.5
    )


def _on_hill(x, z):
    return x, float(_hill(x, z)), z


def _great_tree(mesh, draw):
    """A bent oak on the brow, its boughs spread over half the sky."""
    foot = np.array([-1.9, float(_hill(-1.9, 12.6)) - 0.2, 12.6])
    t = np.linspace(0, 1, 15)
    trunk = foot + np.stack([0.55 * np.sin(t * 2.6), 2.7 * t, 0.2 * np.sin(t * 4)], -1)
    mesh.tube(trunk, 0.62 * (1 - 0.45 * t) + 0.5 * (1 - t) ** 8, "bark", 14, _knots, scale=0.9, tint=0.75)
    boughs = (
        (12, 4.8, 0.75, -1.1),
        (10, 3.9, 0.25, -0.6),
        (13, -3.4, 0.9, -0.4),
        (11, -4.3, 0.5, 0.2),
        (14, 2.2, 1.8, 0.3),
        (14, -1.6, 2.0, -0.5),
    )
    tips = []
    for joint, across, up, ahead in boughs:
        s = np.linspace(0, 1, 13)
        path = trunk[joint] + np.stack(
            [across * s, up * np.sin(s * 1.9) + 0.10 * np.sin(s * 13), ahead * s + 0.1 * np.sin(s * 9)], -1
        )
        mesh.tube(path, 0.30 * (1.03 - s) ** 0.9, "bark", 8, _knots, scale=0.9, tint=0.75)
        tips.append(path)
        for number in range(7):
            k = np.linspace(0, 1, 7)[:, None]
            way = np.array(
                [0.5 * np.sign(across) * draw.uniform(0.3, 1.6), draw.uniform(-0.2, 1.3), draw.normal(0, 0.4)]
            )
            twig = path[4 + number] + k * way + 0.08 * np.sin(k * 8 + number)
            mesh.tube(twig, 0.075 * (1.03 - k[:, 0]), "bark", 5, tint=0.75)
            for _ in range(2):
                small = (
                    twig[draw.integers(2, 6)]
                    + k * way[[0, 1, 2]] * draw.uniform(0.2, 0.5)
                    + k * (0, draw.normal(0, 0.25), 0)
                )
                mesh.tube(small, 0.025 * (1.05 - k[:, 0]), "bark", 4, tint=0.75)
    for number in range(8):
        angle = number * np.pi / 4 + draw.uniform(-0.2, 0.2)
        way = np.array([np.cos(angle), 0, np.sin(angle)])
        s = np.linspace(0, 1, 8)[:, None]
        root = foot + (0, 0.25, 0) + way * draw.uniform(1.3, 2.4) * s + (0.36 * (1 - s) ** 2 - 0.25 * s) * (0, 1, 0)
        mesh.tube(root, 0.24 * (1.05 - s[:, 0]), "bark", 7, scale=0.9, tint=0.75)
    for bough, joint, hang, size in ((0, 7, 0.5, 0.40), (0, 11, 0.6, 0.34), (3, 10, 0.5, 0.36)):
        at = tips[bough][joint]
        cage(mesh, at - (0, hang + size * 2.1, 0), hang, size)
    for bough, joint, long in ((0, 11, 1.2), (2, 9, 1.5)):
        at = tips[bough][joint]
        mesh.tube(np.linspace(at, at - (0, long, 0), 5), np.full(5, 0.02), "cloth", 5, hue=(0.7, 0.6, 0.4))
        ring = np.linspace(0, 2 * np.pi, 13)
        loop = at - (0, long + 0.17, 0) + np.stack([0.12 * np.sin(ring), 0.17 * np.cos(ring), 0 * ring], -1)
        mesh.tube(loop, np.full(13, 0.02), "cloth", 5, hue=(0.7, 0.6, 0.4))


def _knots(angle, k):
    """The girth of old wood."""
    return 1 + 0.13 * np.sin(3 * angle + 0.5 * k) + 0.08 * np.sin(5 * angle - 0.8 * k + 1)


def _stake(mesh, draw, at, tall):
    """A leaning stake with a skull on it and a rag."""
    place = placed(at, draw.uniform(-0.4, 0.4), draw.normal(0, 0.05), draw.normal(0, 0.10))
    mesh.tube(place(np.linspace((0, 0, 0), (0, tall, 0), 5)), np.linspace(0.07, 0.05, 5), "wood", 7, tint=0.55)
    skull(mesh, place(np.array([0, tall + 0.10, -0.02])), draw.uniform(-0.4, 0.4), 0.17)
    u, v = np.meshgrid(np.linspace(0, 1, 7), np.linspace(0, 1, 9), indexing="ij")
    rag = np.stack([0.05 + 0.55 * u, tall - 0.25 - 0.75 * v * (1 - 0.4 * u), 0.06 * np.sin(u * 6 + v * 3)], -1)
    for flip in (False, True):
        mesh.grid(place(rag), "cloth", flip=flip, hue=(0.42, 0.10, 0.08), tint=0.8)


def _tuft(mesh, draw, foot):
    """Dead grass, bent by the wind."""
    for _ in range(3):
        way = np.array([0.10 + draw.normal(0, 0.12), draw.uniform(0.14, 0.36), draw.normal(0, 0.1)])
        t = np.array([0, 0.5, 1.0])[:, None]
        blade = foot + draw.normal(0, 0.06, 3) * (1, 0, 1) + way * t + np.array([way[0] + 0.1, -0.06, 0]) * t**2
        width = np.array([0.014, 0, 0]) * (1.02 - t)
        mesh.grid(np.stack([blade - width, blade + width], 1), "bark", hue=(1.0, 0.8, 0.5), tint=0.6)


def toadstool_hollow():
    """A hollow that no moon reaches: toadstools as high as houses, their gills alight, roots arching over them."""
    draw, mesh = np.random.default_rng(86), Mesh()
    x, z = np.meshgrid(np.linspace(-13, 13, 58), np.linspace(-1, 24, 58), indexing="ij")
    y = 0.07 * np.sin(x * 1.9 + z * 0.8) * np.cos(z * 1.5 - x * 0.6) + 0.16 * np.clip(np.abs(x) - 3.2, 0, 9) ** 1.25
    mesh.grid(
        np.stack([x, y + 0.02 * draw.normal(size=x.shape), z], -1),
        "earth",
        uv=np.stack([x, z], -1),
        scale=0.42,
        flip=True,
        tint=0.75,
    )
    night(mesh)
    for x, z, tall, wide, lean in (
        (-3.2, 8.8, 2.0, 1.35, 0.10),
        (3.5, 9.6, 2.5, 1.65, -0.12),
        (0.6, 14.8, 3.1, 2.3, 0.05),
        (-5.6, 12.6, 3.0, 2.0, 0.14),
        (6.4, 13.4, 2.9, 1.9, -0.08),
        (-3.2, 18.5, 4.2, 2.5, 0.0),
        (4.8, 19.0, 4.4, 2.6, 0.06),
        (-4.2, 5.6, 1.1, 0.70, 0.2),
        (4.2, 5.8, 1.4, 0.85, -0.2),
        (-8.0, 17.0, 4.2, 2.6, 0.1),
    ):
        _toadstool(mesh, draw, np.array([x, 0.16 * max(abs(x) - 3.2, 0) ** 1.25 - 0.1, z]), tall, wide, lean)
    for _ in range(46):
        x, z = draw.choice((-1, 1)) * draw.uniform(1.5, 6.0), draw.uniform(2.4, 13)
        if abs(x) < 2.2 and z < 7.6:
            continue
        tall = draw.uniform(0.14, 0.5)
        _toadstool(
            mesh,
            draw,
            np.array([x, 0.16 * max(abs(x) - 3.2, 0) ** 1.25 - 0.02, z]),
            tall,
            tall * 0.5,
            draw.normal(0, 0.15),
            small=True,
        )
    _roots(mesh, draw)
    for _ in range(16):
        x, size = draw.choice((-1, 1)) * draw.uniform(2.4, 6), draw.uniform(0.15, 0.45)
        stone(mesh, (x, 0.05, draw.uniform(4, 12)), size, draw, tint=0.6)
    bone_pile(mesh, (-1.4, 0.03, 3.3), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.8, 0.03, 4.1), draw, 7, 0.45, 2)
    skull(mesh, (-2.5, 0.28, 8.0), 0.3, 0.34, 0.1, tint=0.8)
    return mesh


def _toadstool(mesh, draw, at, tall, wide, lean, small=False):
    """A stem that bends, a cap with pale warts, and gills below it that shine."""
    t = np.linspace(0, 1, 5 if small else 11)
    bend = np.stack([lean * tall * t**2 + 0.03 * tall * np.sin(t * 5), tall * t, 0 * t], -1)
    stem = 0.20 * wide * (1.25 - 0.55 * t + 0.5 * (1 - t) ** 6)
    mesh.tube(at + bend, stem, "bone", 6 if small else 14, scale=0.8, hue=(0.75, 0.70, 0.85), tint=0.55)
    top = at + bend[-1]
    place = placed(top, draw.uniform(0, 6), draw.normal(0, 0.06), -lean)
    pieces = 10 if small else 30
    gills = [(0.16, -0.02), (0.55, 0.10), (0.94, 0.06), (1.0, 0.02)]
    mesh.lathe(
        [(r * wide, y * wide) for r, y in gills],
        "bone",
        pieces=pieces,
        place=place,
        hue=GILLS,
        glow=_gill_light(pieces),
    )
    cap = [(1.0, 0.02), (1.03, 0.10), (0.94, 0.26), (0.72, 0.44), (0.42, 0.56), (0.15, 0.61), (0.01, 0.62)]
    mesh.lathe(
        [(r * wide, y * wide) for r, y in cap], "cloth", pieces=pieces, place=place, hue=CAP, scale=0.4, tint=1.25
    )
    if small:
        return
    for _ in range(14):
        angle, high = draw.uniform(0, 2 * np.pi), draw.uniform(0.15, 0.95)
        r, y = (
            np.interp(high, np.linspace(0, 1, 6), [c[0] for c in cap[1:]]),
            np.interp(high, np.linspace(0, 1, 6), [c[1] for c in cap[1:]]),
        )
        wart = place(np.array([r * np.cos(angle), y, r * np.sin(angle)]) * wide)
        size = draw.uniform(0.04, 0.09) * wide
        mesh.blob(lambda d, w=wart, s=size: w + d * (s, s * 0.5, s), "bone", 8, 5, hue=(0.95, 0.85, 1.0), tint=0.9)


def _gill_light(pieces):
    """Bright within, darker between the gills."""
    around = 0.75 + 0.25 * np.cos(np.arange(pieces + 1) * np.pi)
    return around[:, None] * np.array([0.5, 0.36, 0.22, 0.14])


def _roots(mesh, draw):
    """Roots as thick as trunks that arch over the hollow from both sides."""
    for side, near, high in ((-1, 3.4, 5.0), (1, 4.2, 5.4), (-1, 10.2, 6.4), (1, 11.4, 6.0)):
        t = np.linspace(0, 1, 17)
        path = np.stack(
            [
                side * (6.6 - 5.6 * t),
                high * np.sin(t * 2.0) + 0.12 * np.sin(t * 11),
                near + 1.6 * t + 0.2 * np.sin(t * 6),
            ],
            -1,
        )
        mesh.tube(path, 0.46 * (1.1 - 0.8 * t), "bark", 11, _knots, scale=0.9, tint=0.6)
        for number in range(7):
            k = np.linspace(0, 1, 6)[:, None]
            root = path[4 + number * 2 - (number > 5)] + k * (
                draw.normal(0, 0.25),
                -draw.uniform(0.5, 1.5),
                draw.normal(0, 0.2),
            )
            mesh.tube(root, 0.05 * (1.05 - k[:, 0]), "bark", 5, tint=0.6)
    for x, z in ((-2.0, 9.2), (2.3, 10.4)):
        chain(mesh, (x, 4.9, z), (x, 3.0, z), link=0.07)


BOG = Lighting(
    (
        Slot((-1.9, 1.0, 9.4), 8.0, 0.20, True),
        Slot((1.6, 1.2, 10.4), 8.0, 0.20, True),
        Slot((2.2, 5.2, 12.4), 14.0, 0.50, False),
        FIGHT.slots[3],
    )
)
"""Two wisps, the sky behind, and the key."""

HILL = Lighting(
    (
        Slot((-2.7, 0.75, 7.5), 6.0, 0.20, True),
        Slot((2.2, 0.75, 7.8), 6.0, 0.20, True),
        Slot((3.4, 5.6, 14.5), 17.0, 0.50, False),
        FIGHT.slots[3],
    )
)
"""Candles at both sides, the moon behind the hill, and the key."""

HOLLOW = Lighting(
    (
        Slot((-3.0, 1.5, 8.0), 9.0, 0.60, True),
        Slot((3.2, 1.9, 8.7), 10.0, 0.60, True),
        Slot((0.6, 2.6, 12.6), 13.0, 0.60, False),
        FIGHT.slots[3],
    )
)
"""What comes from below the two nearest caps, from the great one behind, and the key."""

PLACES = {
    "blighted_woods_2": (drowned_chapel, BOG),
    "blighted_woods_3": (hanging_tree, HILL),
    "blighted_woods_4": (toadstool_hollow, HOLLOW),
}
