"""A camp in each act: a fire in the middle of the foreground, and what a wanderer carries beside it."""

import numpy as np

from assets.forge.places import abyssal_spire, blighted_woods, crypts
from assets.forge.places.dressing import bone_pile, stone
from assets.forge.places.light import Lighting, Slot
from assets.forge.places.meshes import Mesh, placed

FIRE = np.array([0.0, 0.0, 5.5])
"""Where it burns: above the panels of the rest, in the picture."""
RED, LEATHER, STEEL = (0.62, 0.16, 0.14), (0.62, 0.42, 0.28), (1.15, 1.2, 1.3)

LIGHT = Lighting(
    (
        Slot((0.0, 0.75, 5.5), 8.5, 0.16, True),
        Slot((0.0, 1.6, 9.2), 7.0, 0.30, True),
        Slot((0.0, 3.4, 11.5), 12.0, 0.30, False),
        Slot((-2.4, 4.0, 2.0), 12.0, 0.15, False),
    ),
    target=(0.2, 0.5, 6.6),
    cone=(0.66, 0.93),
)
"""The fire, its glow further back, the cold at the end, and a little from above."""


def in_the_crypts():
    """Between the pillars of the nave."""
    draw, mesh = np.random.default_rng(2), Mesh()
    crypts.nave(mesh, draw)
    _camp(mesh, draw)
    bone_pile(mesh, (-1.9, 0, 7.4), draw, 9, 0.4, 3)
    return mesh


def in_the_woods():
    """On the path, under the trees."""
    draw, mesh = np.random.default_rng(2), Mesh()
    blighted_woods.grove(mesh, draw)
    _camp(mesh, draw)
    return mesh


def on_the_spire():
    """Within the ring of stones."""
    draw, mesh = np.random.default_rng(2), Mesh()
    abyssal_spire.ring(mesh, draw)
    _camp(mesh, draw)
    return mesh


def _camp(mesh, draw):
    _fire(mesh, draw)
    _kettle(mesh)
    _bedroll(mesh, (1.60, 0, 5.75), -0.50)
    _pack(mesh, (1.80, 0, 6.85))
    _sword(mesh, (-1.05, 0, 6.2))
    _shield(mesh, (-1.95, 0, 6.55))
    t = np.linspace(0, 1, 8)
    path = np.stack([-2.45 + 1.35 * t, np.full(8, 0.17), 5.75 + 0.25 * np.sin(t * 2)], -1)
    mesh.tube(path, np.full(8, 0.17), "bark", 11, scale=0.9, tint=1.1)
    for end, way in ((0, 1), (-1, -1)):
        mesh.blob(lambda d, e=path[end], w=way: e + d * (0.012, 0.165, 0.165) - (0.004 * w, 0, 0), "wood", 12, 7)
    for _ in range(9):
        size = draw.uniform(0.03, 0.07)
        stone(mesh, (draw.uniform(-2.4, 2.4), size * 0.3, draw.uniform(4.2, 6.6)), size, draw, tint=0.7)


def _fire(mesh, draw):
    """Logs that lean together in a ring of stones, on a bed of embers."""
    for number in range(7):
        angle = number * 0.9
        way = np.array([np.cos(angle), 0, np.sin(angle)])
        t = np.linspace(0, 1, 5)[:, None]
        path = FIRE + way * 0.46 * (1 - 1.02 * t) + (0, 0.05, 0) + np.array([0, 0.40, 0]) * t
        charred = np.broadcast_to(1.0 - 0.85 * t[:, 0], (8, 5))
        mesh.tube(path, np.full(5, 0.048), "bark", 7, tint=charred, scale=1.2)
    for number in range(13):
        angle, size = number * 0.483, draw.uniform(0.10, 0.15)
        at = FIRE + (np.cos(angle) * 0.62, size * 0.35, np.sin(angle) * 0.62)
        stone(mesh, at, size, draw, tint=0.7)
    for _ in range(26):
        angle, far = draw.uniform(0, 6.3), draw.uniform(0.05, 0.42)
        coal = FIRE + (np.cos(angle) * far, 0.02, np.sin(angle) * far)
        size, hot = draw.uniform(0.03, 0.06), draw.uniform(0.3, 1.0)
        mesh.blob(lambda d, c=coal, s=size: c + d * s, "bark", 7, 5, hue=(1.0, 0.26, 0.04), glow=2.2 * hot)
    mesh.marks["campfire"].append(FIRE + (0, 0.16, 0))


def _kettle(mesh):
    """A kettle that hangs from three poles over the fire."""
    top = FIRE + (0, 1.36, 0)
    for angle in (1.57, 3.65, 5.77):
        foot = FIRE + (0.80 * np.cos(angle), 0, 0.80 * np.sin(angle))
        over = top + (top - foot) * 0.10
        mesh.tube(np.linspace(foot, over, 5), np.full(5, 0.024), "wood", 6, tint=0.6)
    mesh.tube(np.linspace(top, FIRE + (0, 1.02, 0), 3), np.full(3, 0.008), "iron", 4, tint=0.5)
    turn = np.linspace(0, np.pi, 9)
    bow = FIRE + np.stack([0.15 * np.cos(turn), 0.87 + 0.16 * np.sin(turn), 0 * turn], -1)
    mesh.tube(bow, np.full(9, 0.009), "iron", 4, tint=0.5)
    pot = [
        (0.02, 0.62),
        (0.12, 0.635),
        (0.175, 0.70),
        (0.185, 0.78),
        (0.165, 0.86),
        (0.175, 0.885),
        (0.155, 0.885),
        (0.14, 0.84),
    ]
    mesh.lathe(pot, "iron", FIRE, 16, tint=0.42)


def _bedroll(mesh, at, yaw):
    """A bedroll on a hide, with a rolled cloth for the head."""
    place = placed(at, yaw)
    u, v = np.meshgrid(np.linspace(-1, 1, 22), np.linspace(-1, 1, 34), indexing="ij")
    ragged = 1 + 0.05 * np.sin(v * 17) * (np.abs(u) > 0.8)
    hide = np.stack([u * 0.50 * ragged, 0.035 - 0.03 * u**6 + 0.006 * np.sin(v * 9 + u * 4), v * 1.02], -1)
    mesh.grid(place(hide), "cloth", flip=True, hue=LEATHER, tint=0.75)
    swell = np.clip(1 - u**4, 0, 1) * (0.12 + 0.035 * np.sin(v * 5 + 2 * u) + 0.02 * np.sin(v * 14 + u * 5))
    quilt = np.stack([u * 0.40, 0.05 + swell, -0.20 + v * 0.74], -1)
    folded = 1 - 0.25 * (v > 0.72)
    mesh.grid(place(quilt), "cloth", flip=True, hue=RED, tint=folded)
    t = np.linspace(-1, 1, 9)
    roll = np.stack([0.36 * t, 0.12 + 0 * t, 0.80 + 0.03 * np.cos(t * 3)], -1)
    mesh.tube(place(roll), 0.105 * (1 - 0.25 * t**8), "cloth", 11, hue=(0.75, 0.70, 0.60))
    for side in (-0.18, 0.18):
        ring = np.linspace(0, 2 * np.pi, 13)
        band = np.stack([np.full(13, side), 0.12 + 0.112 * np.sin(ring), 0.80 + 0.112 * np.cos(ring)], -1)
        mesh.tube(place(band), np.full(13, 0.012), "cloth", 4, hue=LEATHER, tint=0.5)


def _pack(mesh, at):
    """A pack with a flap, a rolled blanket on top of it."""
    place = placed(at, 0.35)

    def shape(d):
        sag = 1 + 0.10 * np.sin(d[..., 0] * 7) * np.sin(d[..., 1] * 5)
        square = np.sign(d) * np.abs(d) ** 0.62
        return place(square * np.array([0.30, 0.30, 0.20]) * sag[..., None] + (0, 0.28, 0))

    mesh.blob(
        shape, "cloth", 20, 13, hue=LEATHER, scale=2, tint=lambda d: 0.95 - 0.25 * (np.abs(d[..., 1] - 0.1) < 0.05)
    )
    t = np.linspace(-1, 1, 9)
    blanket = np.stack([0.36 * t, 0.66 + 0 * t, 0 * t], -1)
    mesh.tube(place(blanket), 0.11 * (1 - 0.3 * t**8), "cloth", 10, hue=(0.36, 0.42, 0.52))
    for side in (-0.15, 0.15):
        path = np.array(
            [(side, 0.05, -0.215), (side, 0.35, -0.225), (side, 0.56, -0.18), (side, 0.70, -0.11), (side, 0.78, 0.0)]
        )
        mesh.tube(place(path), np.full(5, 0.016), "cloth", 5, hue=LEATHER, tint=0.45)


def _sword(mesh, at):
    """A sword that stands in the ground."""
    place = placed(at, 0.5, 0.10, 0.12)
    blade = [(-0.042, 0.012), (0.0, 0.018), (0.042, 0.012)]
    high = np.linspace(-0.08, 0.86, 9)
    for face in (-1, 1):
        points = np.array([[(x, y, face * z) for x, z in blade] for y in high])
        mesh.grid(place(points), "iron", flip=face > 0, hue=STEEL, tint=1.1)
    for side in (-1, 1):
        edge = np.array([[(side * 0.042, y, z) for z in (-0.012, 0.012)] for y in high])
        mesh.grid(place(edge), "iron", flip=side < 0, hue=STEEL, tint=1.4)
    guard = np.stack([np.linspace(-0.19, 0.19, 9), 0.885 + 0.05 * np.linspace(-1, 1, 9) ** 2, np.zeros(9)], -1)
    mesh.tube(place(guard), np.full(9, 0.024), "iron", 7, hue=(1.5, 1.1, 0.55))
    mesh.tube(
        place(np.array([(0, y, 0) for y in np.linspace(0.89, 1.12, 7)])),
        0.022 + 0.003 * np.array([0, 1, 0, 1, 0, 1, 0]),
        "cloth",
        8,
        hue=LEATHER,
        tint=0.6,
    )
    mesh.blob(lambda d: place(d * 0.038 + (0, 1.15, 0)), "iron", 10, 7, hue=(1.5, 1.1, 0.55))


def _shield(mesh, at):
    """A round shield that leans on the log."""
    place = placed(at, -0.25, -0.38)
    rings, pieces = np.array([0.004, 0.10, 0.12, 0.30, 0.44, 0.47, 0.50]), 24
    bulge = np.array([0.16, 0.13, 0.085, 0.065, 0.03, 0.045, 0.03])
    turn = np.linspace(0, 2 * np.pi, pieces + 1)[:, None]
    points = np.stack([np.cos(turn) * rings, 0.48 + np.sin(turn) * rings, -bulge + 0 * turn], -1)
    band = np.array([1, 1, 0, 0, 0, 1, 1])
    hue = np.where(band[:, None], STEEL, np.array(RED) * 1.1)
    mesh.grid(place(points), "iron", hue=np.broadcast_to(hue, (pieces + 1, 7, 3)), scale=1.0)


PLACES = {
    "crypts_rest": (in_the_crypts, LIGHT),
    "blighted_woods_rest": (in_the_woods, LIGHT),
    "abyssal_spire_rest": (on_the_spire, LIGHT),
}
