"""What lies and stands about: bones, candles, braziers, chains, rubble."""

import numpy as np

from assets.forge.places.meshes import placed, turned

FAR = 5.5
"""Metres from which small things are made plainer."""

SOCKETS = ((-0.38, 0.0, 0.24, 0.23), (0.38, 0.0, 0.24, 0.23), (0.0, -0.45, 0.13, 0.16))
"""Holes of a skull's face: x and y of the direction, and half their width and height."""


def skull(mesh, at, yaw=0.0, size=0.12, pitch=0.0, far=False, tint=1.0):
    """A skull that looks towards the eye; `pitch` lifts its face, `size` is half its height; `far` ones are plainer."""
    place = placed(at, yaw, pitch)
    pieces, rings = (30, 21) if size > 0.22 else (15, 11) if far else (22, 17)
    mesh.blob(
        lambda d: place(_cranium(_faced(d)) * size),
        "bone",
        pieces,
        rings,
        tint=lambda d: tint * _shade(_faced(d)),
        scale=2,
    )
    jaw = np.array([0.50, 0.20, 0.40])
    mesh.blob(lambda d: place((d * jaw + (0, -0.88, -0.46)) * size), "bone", 8, 5, scale=2, tint=tint)


def _faced(direction):
    """Directions drawn together about the face, so that it gets most of the points."""
    x, y, z = np.moveaxis(direction, -1, 0)
    flat = np.hypot(x, z)
    turn = np.arctan2(x, -z)
    turn *= np.sqrt(np.abs(turn) / np.pi)
    return np.stack([np.sin(turn) * flat, y, -np.cos(turn) * flat], -1)


def _holes(direction):
    """How deep in a socket or in the nose a direction lies, 0 to 1."""
    x, y, z = np.moveaxis(direction, -1, 0)
    depth = [np.exp(-((((x - cx) / w) ** 2 + ((y - cy) / h) ** 2) ** 2)) for cx, cy, w, h in SOCKETS]
    return np.max(depth, 0) * (z < 0)


def _cranium(direction):
    shape = direction * np.array([0.76, 0.88, 0.96])
    front = np.clip(-direction[..., 2], 0, 1)
    low = direction[..., 1] < 0
    shape[..., 0] *= 1 - 0.38 * front * np.clip(-direction[..., 1] + 0.3, 0, 1)
    shape[..., 1] -= 0.22 * front * low
    return shape - direction * (0.30 * _holes(direction))[..., None]


def _shade(direction):
    return 1 - 0.98 * _holes(direction)


def bone(mesh, start, end, radius=0.022, layer="bone", tint=1.0):
    """A long bone with knuckles at both ends."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    along = np.array([-0.06, -0.03, 0.03, 0.13, 0.87, 0.97, 1.03, 1.06])
    width = np.array([0.1, 1.5, 1.8, 0.9, 0.9, 1.8, 1.5, 0.1])
    mesh.tube(start + along[:, None] * (end - start), width * radius, layer, 6, scale=2, tint=tint)


def bone_pile(mesh, at, draw, bones=9, spread=0.5, skulls=2):
    """Bones strewn about a point, and skulls upon them."""
    at = np.asarray(at, float)
    for number in range(bones):
        height = 0.03 + 0.10 * draw.random() * (number % 3)
        middle = at + (draw.normal(0, spread * 0.5), height, draw.normal(0, spread * 0.5))
        way = np.array([draw.normal(), draw.normal() * 0.15, draw.normal()])
        way *= draw.uniform(0.08, 0.18) / np.linalg.norm(way)
        bone(mesh, middle - way, middle + way, draw.uniform(0.014, 0.022))
    for number in range(skulls):
        lift = 0.11 + 0.12 * (number > 1)
        place = at + (draw.normal(0, spread * 0.4), lift, draw.normal(0, spread * 0.35))
        yaw = np.arctan2(place[0], place[2]) + draw.uniform(-0.7, 0.7)
        skull(mesh, place, yaw, draw.uniform(0.10, 0.12), draw.uniform(0.4, 0.9), far=place[2] > FAR)


def candles(mesh, at, draw, count=5, spread=0.18, tallest=0.28):
    """A cluster of candles; their flames join the mesh's marks."""
    for _ in range(count):
        foot = np.asarray(at) + (draw.uniform(-spread, spread), 0, draw.uniform(-spread, spread) * 0.6)
        high, thick = draw.uniform(0.08, tallest), draw.uniform(0.022, 0.036)
        profile = [(1.9, 0.0), (1.25, 0.015), (1.0, 0.03), (1.0, high), (0.75, high - 0.004), (0.03, high - 0.01)]
        mesh.lathe([(thick * r, y) for r, y in profile], "bone", foot, 8, scale=2, tint=1.35)
        mesh.marks["candle"].append(foot + (0, high, 0))


def brazier(mesh, at, tint=0.33):
    """A bowl of iron on three bent legs; its fire joins the mesh's marks."""
    at = np.asarray(at, float)
    bowl = [(0.05, 0.55), (0.10, 0.60), (0.26, 0.70), (0.34, 0.86), (0.36, 0.88), (0.36, 0.92), (0.31, 0.92)]
    mesh.lathe([*bowl, (0.22, 0.80), (0.0, 0.78)], "trim", at, 16, tint=tint)
    for leg in range(3):
        angle = leg * 2 * np.pi / 3 + 0.5
        way = np.array([np.cos(angle), 0, np.sin(angle)])
        t = np.linspace(0, 1, 7)[:, None]
        path = at + way * (0.12 + 0.26 * t**1.6) + np.array([0, 1, 0]) * (0.64 * (1 - t))
        mesh.tube(path, np.linspace(0.026, 0.017, 7), "trim", 6, tint=tint * 0.8)
    mesh.marks["fire"].append(at + (0, 0.90, 0))


def chain(mesh, start, end, sag=0.0, link=0.11, tint=0.30, thick=0.26):
    """A chain of links from one point to another; `sag` is how far its middle hangs below."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    count = max(3, int(np.linalg.norm(end - start) * (1 + sag) / (link * 1.45)))
    t = np.linspace(0, 1, count + 1)[:, None]
    knots = start * (1 - t) + end * t - np.array([0, sag, 0]) * (4 * t * (1 - t))
    oval = np.linspace(0, 2 * np.pi, 9)
    for number in range(count):
        middle = (knots[number] + knots[number + 1]) / 2
        way = knots[number + 1] - knots[number]
        way /= np.linalg.norm(way)
        side = np.cross(way, (0.2, 0.1, 1.0) if number % 2 else (1.0, 0.1, 0.2))
        side /= np.linalg.norm(side)
        ring = middle + np.cos(oval)[:, None] * way * link + np.sin(oval)[:, None] * side * link * 0.58
        mesh.tube(ring, np.full(9, link * thick), "trim", 4, tint=tint)


def rubble(mesh, draw, count, where, layer="trim", tint=1.0):
    """Broken stones; `where(draw)` gives a place for each."""
    for _ in range(count):
        size = draw.uniform(0.03, 0.13) * (0.6 + 0.4 * draw.random())
        place = placed(where(draw), draw.uniform(0, 6), draw.uniform(-0.3, 0.3), draw.uniform(-0.3, 0.3))
        low, high = (-size, -size * 0.3, -size * 0.8), (size, size * 0.8, size * 0.7)
        mesh.box(low, high, layer, place, step=1, taper=size * 0.2, tint=tint)


def stone(mesh, at, size, draw, layer="trim", **look):
    """A rounded stone, uneven all over."""
    at, stretch, rough = np.asarray(at, float), draw.uniform(0.75, 1.2, 3), draw.uniform(0, 6, 3)

    def shape(d):
        lumps = 1 + 0.14 * np.sin(d[..., 0] * 4 + rough[0]) + 0.12 * np.sin(d[..., 1] * 5 + d[..., 2] * 3 + rough[1])
        lumps += 0.08 * np.sin(d[..., 2] * 7 + rough[2])
        return at + d * lumps[..., None] * stretch * size

    mesh.blob(shape, layer, 10, 7, scale=3, **look)


def cage(mesh, at, hang, size=0.42, tint=0.30):
    """A cage of iron bars that hangs from a chain, with what is left of a prisoner in it."""
    at = np.asarray(at, float)
    height = size * 2.1
    for high, wide in ((0.0, 1.0), (height * 0.55, 1.0), (height * 0.86, 0.72)):
        turn = np.linspace(0, 2 * np.pi, 15)
        hoop = at + np.stack([np.cos(turn) * size * wide, 0 * turn + high, np.sin(turn) * size * wide], -1)
        mesh.tube(hoop, np.full(15, 0.020), "trim", 5, tint=tint)
    for number in range(8):
        way = turned(number * np.pi / 4) @ np.array([size, 0, 0])
        bars = [(1.0, 0.0), (1.0, 0.55), (0.72, 0.86), (0.0, 1.0)]
        path = [at + way * wide + (0, height * high, 0) for wide, high in bars]
        mesh.tube(path, np.full(4, 0.014), "trim", 4, tint=tint)
    chain(mesh, at + (0, height, 0), at + (0, height + hang, 0), link=0.07, tint=tint)
    skull(mesh, at + (0.05, 0.14, -0.12), 0.3, 0.11, 0.1)
    for x, z in ((-0.2, 0.05), (0.18, 0.1), (0.0, 0.2)):
        bone(mesh, at + (x, 0.05, z - 0.12), at + (x * 0.4, 0.09, z + 0.1), 0.018)
