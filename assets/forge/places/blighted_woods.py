"""The Blighted Woods: a sunken path between dead trees, graves and toadstools under a sick moon."""

import numpy as np

from assets.forge.places.dressing import bone_pile, candles, rubble
from assets.forge.places.ground import night
from assets.forge.places.light import FIGHT
from assets.forge.places.meshes import Mesh, placed

TREES = (
    (-3.3, 4.3), (4.5, 3.9), (-3.0, 8.2), (3.2, 7.6), (-1.9, 12.0), (2.4, 11.6), (-4.9, 6.4), (5.2, 6.0), (-4.6, 10.6),
    (5.0, 10.2), (-0.6, 16.5), (3.9, 15.0), (-3.6, 15.5), (-6.8, 8.8), (7.0, 9.2), (6.3, 13.5), (-6.4, 13.8),
)  # fmt: skip
"""Where the near trees stand (x, z)."""
GRAVES = ((-2.75, 5.6, False), (2.75, 6.4, False), (-2.35, 7.3, True), (2.2, 8.4, True), (3.3, 5.2, True))
"""Where the dead lie (x, z), and whether a cross stands there."""
DETAILED = 9.0
"""Metres within which trees have twigs."""
BOUGHS = 5


def build():
    """The mesh of the woods."""
    draw = np.random.default_rng(5)
    mesh = Mesh()
    grove(mesh, draw)
    _graves(mesh, draw)
    rubble(mesh, draw, 40, _beside_path, tint=0.8)
    bone_pile(mesh, (-1.3, 0.02, 3.3), draw, 8, 0.5, 2)
    bone_pile(mesh, (1.75, 0.02, 4.2), draw, 7, 0.45, 2)
    mesh.marks["fire"] += [(-1.25, 1.1, 9.0), (1.25, 1.25, 9.3)]  # will-o'-the-wisps
    return mesh


def grove(mesh, draw, trees=TREES):
    """What grows: the ground and the path, trees near and far, grass and toadstools."""
    _ground(mesh, draw)
    night(mesh)
    _path(mesh, draw)
    for x, z in trees:
        reach = 2 if z > DETAILED else 3
        _tree(mesh, (x, bank(x), z), draw, draw.uniform(4.8, 6.8), draw.uniform(0.24, 0.38), reach)
    far_trunks(mesh, draw)
    _grass(mesh, draw)
    _toadstools(mesh, draw)


def bank(x):
    """The height of the ground beside the path."""
    return 0.10 * max(abs(x) - 2.6, 0) ** 1.25


def _beside_path(draw):
    x = draw.choice((-1, 1)) * draw.uniform(1.2, 5.0)
    return x, bank(x), draw.uniform(1.5, 12)


def _ground(mesh, draw):
    x, z = np.meshgrid(np.linspace(-13, 13, 58), np.linspace(-2, 26, 62), indexing="ij")
    rise = np.clip(np.abs(x) - 2.6, 0, 9) ** 1.25 * 0.10
    y = 0.06 * np.sin(x * 1.7 + z * 0.9) * np.cos(z * 1.3 - x * 0.5) + rise * (0.8 + 0.3 * np.sin(z * 0.7 + x))
    y += 0.03 * draw.normal(size=x.shape) * (np.abs(x) > 1.0) - 0.006 * np.clip(z - 16, 0, 20) ** 2
    mesh.grid(np.stack([x, y, z], -1), "earth", uv=np.stack([x, z], -1), scale=0.42, flip=True, tint=0.9)


def _path(mesh, draw):
    """Sunken slabs."""
    for number in range(13):
        at = (draw.normal(0, 1.0), -0.02, 1.5 + number * 0.75 + draw.uniform(-0.2, 0.2))
        place = placed(at, draw.uniform(0, 6), draw.normal(0, 0.05), draw.normal(0, 0.05))
        size = draw.uniform(0.30, 0.55)
        low, high = (-size, -0.1, -size * 0.7), (size, 0.06, size * 0.7)
        mesh.box(low, high, "trim", place, taper=0.05, step=0.3, tint=0.62)


def _tree(mesh, at, draw, height, radius, reach):
    """A dead tree: a bent trunk, boughs that branch `reach` times in all, roots above the ground."""
    up = np.array([draw.normal(0, 0.12), 1, draw.normal(0, 0.12)])
    _limb(mesh, draw, np.asarray(at) - (0, 0.1, 0), up, height, radius, 0, reach)
    for root in range(6):
        angle = root * 1.05 + draw.uniform(-0.3, 0.3)
        way = np.array([np.cos(angle), 0, np.sin(angle)])
        side = np.cross(way, (0, 1, 0))
        t = np.linspace(0, 1, 6)[:, None]
        lift = 0.34 * (1 - t) ** 2 - 0.06 + 0.05 * np.sin(t * 7)
        path = at + way * draw.uniform(0.8, 1.6) * t + lift * (0, 1, 0) + side * np.sin(t * 4 + root) * 0.12
        mesh.tube(path, radius * 0.42 * (1 - 0.8 * t[:, 0]), "bark", 6, _lobes(draw), scale=0.9, tint=0.8)


def _limb(mesh, draw, foot, way, length, radius, level, reach):
    """A trunk (level 0), bough or twig, and what grows from it."""
    joints = 9 if level == 0 else 6
    path = [np.array(foot, float)]
    for _ in range(joints - 1):
        way = way + draw.normal(0, 0.16 + 0.06 * level, 3) + (0, 0.05, 0)
        way /= np.linalg.norm(way)
        path.append(path[-1] + way * length / (joints - 1))
    t = np.linspace(0, 1, joints)
    flare = radius * 0.9 * (1 - t) ** 9 if level == 0 else 0
    radii = radius * (1 - 0.72 * t) + flare
    mesh.tube(path, radii, "bark", (11, 6, 5, 4)[level], _lobes(draw), scale=0.9, tint=0.85)
    if level == reach:
        return
    for _ in range(BOUGHS if level == 0 else 3):
        joint = draw.integers(joints // 2 if level == 0 else 2, joints)
        branch = draw.normal(0, 1, 3)
        branch[1] = abs(branch[1]) * 0.5 + 0.15
        branch /= np.linalg.norm(branch)
        long = length * draw.uniform(0.36, 0.56)
        _limb(mesh, draw, path[joint], branch, long, radii[joint] * 0.62, level + 1, reach)


def _lobes(draw, depth=0.12):
    """An uneven girth that winds along the limb."""
    phase = draw.uniform(0, 6)

    def girth(angle, k):
        wide = np.sin(3 * angle + 0.35 * k + phase)
        return 1 + depth * (wide + 0.6 * np.sin(5 * angle - 0.5 * k + phase * 2))

    return girth


def far_trunks(mesh, draw):
    """Bare trunks in the mist, row behind row."""
    for _ in range(46):
        x, z = draw.uniform(-15, 15), draw.uniform(15, 25)
        if abs(x - 1.0 * z / 30) < 1.2:
            continue  # the moon stays free
        lean = draw.normal(0, 0.5)
        t = np.linspace(0, 1, 5)[:, None]
        path = np.array([x, -0.8, z]) + t * np.array([lean, 9.5, 0]) + np.sin(t * 5 + x) * (0.22, 0, 0)
        mesh.tube(path, draw.uniform(0.14, 0.34) * (1.15 - 0.6 * t[:, 0]), "bark", 7, _lobes(draw), tint=0.7)
        for _ in range(3):
            foot = path[draw.integers(1, 4)]
            way = np.array([draw.choice((-1, 1)) * draw.uniform(0.8, 2.2), draw.uniform(0.3, 1.4), 0])
            bend = t * way + np.sin(t * np.pi) * (0, -0.3, 0)
            mesh.tube(foot + bend, 0.07 * (1.05 - t[:, 0]), "bark", 4, tint=0.7)


def _graves(mesh, draw):
    """Headstones with round tops and crosses, askew; candles on the mounds before two of them."""
    for x, z, cross in GRAVES:
        grave(mesh, draw, x, z, cross)
    candles(mesh, (-2.7, 0.10, 4.75), draw, 4, 0.2, 0.18)
    candles(mesh, (2.6, 0.10, 5.6), draw, 3, 0.2, 0.16)


def grave(mesh, draw, x, z, cross):
    """A cross or a headstone, askew, and the mound before it."""
    yaw, pitch, roll = draw.normal(0, 0.3), draw.normal(0, 0.10), draw.normal(0, 0.14)
    place = placed((x, bank(x) - 0.05, z), yaw, pitch, roll)
    if cross:
        mesh.box((-0.08, -0.1, -0.06), (0.08, 1.0, 0.06), "trim", place, taper=0.015, step=0.25, tint=0.8)
        mesh.box((-0.30, 0.58, -0.05), (0.30, 0.74, 0.05), "trim", place, taper=0.012, step=0.25, tint=0.8)
    else:
        _headstone(mesh, place)
    mound = np.array([x, bank(x) - 0.05, z - 0.75])
    mesh.blob(lambda d, m=mound: m + d * (0.42, 0.16, 0.72), "earth", 14, 9, scale=2, tint=lambda d: 0.75)


def _headstone(mesh, place, half=0.32, height=0.62, thick=0.08):
    """A slab with a round top."""
    turn = np.linspace(np.pi, 0, 11)
    x = np.concatenate([[-half], np.cos(turn) * half, [half]])
    y = np.concatenate([[-0.1], height + np.sin(turn) * half * 0.9, [-0.1]])
    low = np.full_like(x, -0.1)
    for z, flip in ((-thick, False), (thick, True)):
        rise = np.linspace(0, 1, 4)
        points = np.stack(
            [np.repeat(x[:, None], 4, 1), low[:, None] * (1 - rise) + y[:, None] * rise, np.full((len(x), 4), z)], -1
        )
        mesh.grid(place(points), "trim", uv=points[..., :2], flip=not flip, tint=0.85)
    rim = np.stack([np.stack([x, y, np.full_like(x, z)], -1) for z in (-thick, thick)], 1)
    mesh.grid(place(rim), "trim", flip=True, tint=0.85)


def _grass(mesh, draw):
    """Tufts of dead grass along the path."""
    for _ in range(150):
        x = draw.choice((-1, 1)) * (1.1 + abs(draw.normal(0, 1.6)))
        foot = np.array([x, bank(x) - 0.04, draw.uniform(2.2, 13)])
        for _ in range(4):
            way = np.array([draw.normal(0, 0.16), draw.uniform(0.16, 0.42), draw.normal(0, 0.12)])
            side = np.array([0.014, 0, draw.normal(0, 0.008)])
            t = np.array([0, 0.5, 1.0])[:, None]
            blade = foot + draw.normal(0, 0.06, 3) * (1, 0, 1) + way * t + np.array([way[0], -0.05, 0]) * t**2
            width = side * (1.02 - t)
            mesh.grid(np.stack([blade - width, blade + width], 1), "bark", tint=0.55)


def _toadstools(mesh, draw):
    """Pale caps at the foot of the trees."""
    for _ in range(34):
        tree = TREES[draw.integers(0, 8)]
        angle = draw.uniform(np.pi, 2 * np.pi)
        far = draw.uniform(0.45, 0.9)
        x, z = tree[0] + np.cos(angle) * far, tree[1] + np.sin(angle) * far
        size = draw.uniform(0.03, 0.085)
        stem = [(0.30, 0.0), (0.22, 1.0), (0.20, 1.9)]
        cap = [(1.0, 1.75), (1.02, 1.9), (0.85, 2.3), (0.45, 2.6), (0.01, 2.7)]
        at = (x, bank(x), z)
        mesh.lathe([(r * size, y * size) for r, y in stem], "bone", at, 6, scale=2, tint=1.0)
        mesh.lathe([(r * size, y * size) for r, y in cap], "bone", at, 10, scale=2, tint=1.5)


PLACES = {"blighted_woods": (build, FIGHT)}
