"""Soft sheets of light (a lit doorway, shafts, the moon) and the dark disc under a creature."""

import math

import numpy as np
from panda3d.core import ColorBlendAttrib, NodePath

from shadows.view.stage.geometry import geom_node, grid_triangles
from shadows.view.stage.palettes import Triple
from shadows.view.stage.shaders import shader

Point = tuple[float, float, float]


def sheet(name: str, quads: list[list[Point]], bright: list[list[float]], colour: Triple) -> NodePath:
    """Quads that add light; `bright` is the light at each corner, from 0 to 1."""
    points = np.array([point for quad in quads for point in quad], "f4")
    soft = np.zeros((len(points), 3), "f4")
    soft[:, 0] = [light for quad in bright for light in quad]
    triangles = np.concatenate([np.array([[0, 1, 2], [0, 2, 3]]) + 4 * i for i in range(len(quads))])
    node = NodePath(geom_node(name, {"vertex": points, "soft": soft}, triangles))
    node.set_shader(shader("glow", "ADD"))
    node.set_shader_input("glowCol", (*colour, 1.0))
    node.set_attrib(ColorBlendAttrib.make(ColorBlendAttrib.M_add, ColorBlendAttrib.O_one, ColorBlendAttrib.O_one))
    node.set_depth_write(False)
    node.set_two_sided(True)
    node.set_bin("fixed", 15)
    return node


def lit_door(colour: Triple) -> NodePath:
    """The light that stands in the doorway at the end."""
    xs, ys, depth = (-1.15, -0.5, 0.0, 0.5, 1.15), (0.2, 1.0, 1.8, 2.6, 3.4), 16.6

    def light(x: float, y: float) -> float:
        return math.sqrt(max(0, 1 - (x / 1.25) ** 2) * max(0, 1 - ((y - 1.7) / 1.9) ** 2))

    quads, bright = [], []
    for i in range(4):
        for j in range(4):
            corners = [(xs[i], ys[j]), (xs[i + 1], ys[j]), (xs[i + 1], ys[j + 1]), (xs[i], ys[j + 1])]
            quads.append([(x, y, depth) for x, y in corners])
            bright.append([light(x, y) for x, y in corners])
    return sheet("door", quads, bright, colour)


def moon(colour: Triple) -> NodePath:
    """A moon behind the trees, and its halo."""
    quads, bright = [], []
    pieces = 28

    def rim(radius: float, turn: float) -> Point:
        return 1.0 + radius * math.cos(turn), 6.4 + radius * math.sin(turn), 30.0

    for inner, outer, near, far in (
        (0, 1.55, 0.95, 0.92),
        (1.55, 1.75, 0.92, 0.4),
        (1.75, 4.5, 0.4, 0.2),
        (4.5, 13, 0.2, 0),
    ):
        for i in range(pieces):
            a, b = math.tau * i / pieces, math.tau * (i + 1) / pieces
            quads.append([rim(inner, a), rim(outer, a), rim(outer, b), rim(inner, b)])
            bright.append([near, far, far, near])
    return sheet("moon", quads, bright, colour)


def eclipse(colour: Triple) -> NodePath:
    """A black sun in a burning sky that turns about it."""
    x0, y0, depth, radius, pieces = 0.0, 6.6, 50.0, 2.5, 72
    rings = [(1.0, 0.0), (1.02, 1.0), (1.10, 0.86), (1.3, 0.62), (1.7, 0.68)]
    rings += [(1.7 * 1.19**step, 0.68 * 0.98**step) for step in range(1, 18)]
    far = [radius * ring for ring, _ in rings]

    def at(ring: int, piece: int) -> Point:
        turn = math.tau * piece / pieces
        return x0 + far[ring] * math.cos(turn), y0 + far[ring] * math.sin(turn), depth

    def light(ring: int, piece: int) -> float:
        turn = math.tau * piece / pieces
        swirl = turn * 3 + 3.1 * math.log(far[ring] + 1)
        arms = 0.70 + 0.20 * math.sin(swirl) + 0.10 * math.sin(swirl * 2 + 1.3 * math.sin(turn * 4 + far[ring] * 0.4))
        horizon = min(max((at(ring, piece)[1] + 9) / 9, 0.0), 1.0)
        return rings[ring][1] * horizon * (arms if ring > 2 else 1.0)

    quads, bright = [], []
    for ring in range(len(rings) - 1):
        for piece in range(pieces):
            corners = ((ring, piece), (ring + 1, piece), (ring + 1, piece + 1), (ring, piece + 1))
            quads.append([at(*corner) for corner in corners])
            bright.append([light(*corner) for corner in corners])
    sky = sheet("eclipse", quads, bright, colour)
    disc = np.array([(x0, y0, depth), *(at(0, piece) for piece in range(pieces + 1))], "f4")
    fan = np.array([(0, piece, piece + 1) for piece in range(1, pieces + 1)])
    _darkening("disc", disc, np.zeros((len(disc), 3), "f4"), fan, 0.94).reparent_to(sky)
    return sky


def shafts(colour: Triple) -> NodePath:
    """Shafts of light from the door towards the eye."""
    quads, bright = [], []
    for x0, x1, height in ((-0.75, -2.3, 2.7), (-0.25, -0.6, 2.95), (0.35, 1.0, 2.9), (0.85, 2.6, 2.6)):
        for left, right, a, b in ((-0.30, 0.0, 0.0, 1.0), (0.0, 0.30, 1.0, 0.0)):
            quads.append(
                [
                    (x0 + left * 0.6, height, 14.6),
                    (x0 + right * 0.6, height, 14.6),
                    (x1 + right * 2.2, 0.0, 7.4),
                    (x1 + left * 2.2, 0.0, 7.4),
                ]
            )
            bright.append([a, b, b * 0.12, a * 0.12])
    return sheet("shafts", quads, bright, tuple(part * 0.42 for part in colour))  # type: ignore[arg-type]


def backdrop(name: str, glow: Triple, shaft: Triple) -> list[NodePath]:
    """What stands at the end of a place: a lit door, the moon, or the eclipse."""
    if name == "eclipse":
        return [eclipse(glow)]
    return [moon(glow) if name == "moon" else lit_door(glow), shafts(shaft)]


def contact_disc(radius: float) -> NodePath:
    """A disc on the floor that darkens what is under it."""
    side = np.linspace(-radius, radius, 5)
    x, z = (axis.ravel() for axis in np.meshgrid(side, side, indexing="ij"))
    points = np.stack([x, np.full_like(x, 0.03), z], -1)
    soft = np.stack([x / radius, z / radius, np.zeros_like(x)], -1)
    return _darkening("contact", points, soft, grid_triangles(5, 5), 0.85)


def _darkening(name: str, points: np.ndarray, soft: np.ndarray, triangles: np.ndarray, strength: float) -> NodePath:
    """A surface that takes light away, most where `soft` (x, y) is 0, none where it is 1 long."""
    node = NodePath(geom_node(name, {"vertex": points, "soft": soft}, triangles))
    node.set_shader(shader("glow", "CONTACT"))
    node.set_shader_input("strength", strength)
    node.set_attrib(
        ColorBlendAttrib.make(ColorBlendAttrib.M_add, ColorBlendAttrib.O_zero, ColorBlendAttrib.O_incoming_color)
    )
    node.set_depth_write(False)
    node.set_two_sided(True)
    node.set_bin("fixed", 1)
    return node
