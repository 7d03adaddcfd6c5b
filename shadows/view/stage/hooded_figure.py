"""A hooded figure for enemies that have no model of their own."""

from functools import cache

import numpy as np
from panda3d.core import GeomNode, NodePath

from shadows.view.engine import assets
from shadows.view.stage.geometry import geom_node, grid_triangles

CLOTHS = ((0.30, 0.26, 0.36, 1), (0.36, 0.27, 0.22, 1), (0.24, 0.30, 0.28, 1), (0.34, 0.22, 0.24, 1))


def stand_in(number: int) -> NodePath:
    """A figure about as tall as a man; the number chooses the colour of its cloth."""
    figure = NodePath("stand-in")
    cloth, dark, light = (
        assets.plain(CLOTHS[number % len(CLOTHS)]),
        assets.plain((0, 0, 0, 1)),
        assets.plain((1, 1, 1, 1)),
    )
    figure.set_shader_inputs(colourTex=cloth, emissionTex=dark, reliefTex=assets.plain((0.5, 0.5, 1, 1)))
    figure.attach_new_node(_robe())
    face = figure.attach_new_node(_ball("face", (0, 1.62, -0.10), (0.12, 0.17, 0.14)))
    face.set_shader_input("colourTex", dark)
    for side in (-1, 1):
        eye = figure.attach_new_node(_ball("eye", (side * 0.052, 1.65, -0.225), (0.022, 0.015, 0.02)))
        eye.set_shader_input("emissionTex", light)
        figure.attach_new_node(_sleeve(side))
    return figure


def _surface(name: str, points: np.ndarray) -> GeomNode:
    """A grid of points (n, m, 3) as a smooth surface, its outside where the columns turn to the left."""
    along, across = np.gradient(points, axis=0), np.gradient(points, axis=1)
    normal = np.cross(across, along)
    normal /= np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-9)
    rows, columns = points.shape[:2]
    place = np.stack(np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing="ij"), -1)
    columns_of = {"vertex": points.reshape(-1, 3), "normal": normal.reshape(-1, 3), "texcoord": place.reshape(-1, 2)}
    triangles = grid_triangles(rows, columns)
    return geom_node(name, columns_of, triangles)


@cache
def _robe() -> GeomNode:
    """A robe with folds, shoulders, and a pointed hood that is open in front."""
    turn, height = np.meshgrid(np.linspace(0, 2 * np.pi, 41), np.linspace(0, 1, 30), indexing="ij")
    steps = [0, 0.1, 0.4, 0.58, 0.70, 0.77, 0.80, 0.86, 0.92, 0.97, 1]
    radius = np.interp(height, steps, [0.58, 0.48, 0.30, 0.28, 0.36, 0.24, 0.17, 0.22, 0.19, 0.09, 0.005])
    fold = (1 - height) ** 1.2
    radius = radius * (1 + fold * (0.12 * np.sin(turn * 9 + 2.2 * np.sin(height * 4)) + 0.05 * np.sin(turn * 17 + 1)))
    points = np.stack([np.cos(turn) * radius, height * 1.92, np.sin(turn) * radius * 0.85], -1)
    front = np.exp(-(((turn - 1.5 * np.pi) / 0.62) ** 2) - ((height - 0.86) / 0.06) ** 2)
    points[..., 2] += 0.16 * front
    return _surface("robe", points)


def _ball(name: str, at: tuple[float, float, float], size: tuple[float, float, float]) -> GeomNode:
    turn, tilt = np.meshgrid(np.linspace(0, 2 * np.pi, 13), np.linspace(-np.pi / 2, np.pi / 2, 8), indexing="ij")
    ball = np.stack([np.cos(turn) * np.cos(tilt), np.sin(tilt), np.sin(turn) * np.cos(tilt)], -1)
    return _surface(name, ball * size + at)


def _sleeve(side: int) -> GeomNode:
    """An arm held forward in a wide sleeve."""
    along = np.linspace(0, 1, 10)
    shoulder, elbow, hand = np.array([[0.26, 1.32, 0.0], [0.46, 1.02, -0.16], [0.30, 1.00, -0.50]]) * (side, 1, 1)
    path = np.stack([(1 - t) ** 2 * shoulder + 2 * t * (1 - t) * elbow + t * t * hand for t in along])
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    out = np.cross(tangent, (0, 1, 0.2))
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    up = np.cross(out, tangent)
    radius = np.interp(along, [0, 0.3, 0.7, 0.99, 1], [0.13, 0.10, 0.12, 0.17, 0.02])[:, None]
    turn = np.linspace(0, 2 * np.pi, 13)
    rings = [path + np.cos(a) * out * radius + np.sin(a) * up * radius * 1.25 for a in turn]
    return _surface("sleeve", np.stack(rings))
