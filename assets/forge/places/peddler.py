"""The shadowy peddler: one who holds a coat open before a cart under the trees, at the left of the picture."""

import numpy as np

from assets.forge.places import blighted_woods
from assets.forge.places.dressing import bone_pile, skull
from assets.forge.places.figures import vendor
from assets.forge.places.light import beside
from assets.forge.places.meshes import Mesh, placed
from assets.forge.places.wares import bottle, lantern, sack

CRIMSON, NIGHT = (0.50, 0.10, 0.11), (0.34, 0.22, 0.46)


def build():
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


LIGHT = beside((-1.05, 1.75, 5.2), (-2.3, 2.3, 5.0), (-1.2, 3.6, 9.6), (0.6, 4.2, 1.8), target=(-1.7, 1.1, 5.4))

PLACES = {"shadowy_peddler": (build, LIGHT)}
