"""Light without a surface (a lit doorway, shafts, the moon, a portal), and the dark disc under a creature."""

import math
from collections.abc import Callable, Sequence

import numpy as np
from panda3d.core import ColorBlendAttrib, NodePath

from shadows.view.engine.shaders import shader
from shadows.view.stage.geometry import geom_node, grid_triangles
from shadows.view.stage.palettes import LightPlane, Triple

Point = tuple[float, float, float]
Quads = list[list[Point]]
Bright = list[list[float]]


def sheet(made: LightPlane) -> NodePath:
    """A sheet as a place tells it."""
    return SHEETS[made.kind](made.at, made.size, made.colour)


def _added(name: str, quads: Quads, bright: Bright, colour: Triple, *, dusty: bool = False) -> NodePath:
    """Quads that add light; `bright` is the light at each corner, from 0 to 1; dust drifts through it if `dusty`."""
    points = np.array([point for quad in quads for point in quad], "f4")
    soft = np.zeros((len(points), 3), "f4")
    soft[:, 0] = [light for quad in bright for light in quad]
    triangles = np.concatenate([np.array([[0, 1, 2], [0, 2, 3]]) + 4 * i for i in range(len(quads))])
    return _shining(name, points, soft, triangles, colour, "DUSTY" if dusty else "ADD")


def _shining(
    name: str, points: np.ndarray, soft: np.ndarray, triangles: np.ndarray, colour: Sequence[float], kind: str
) -> NodePath:
    node = NodePath(geom_node(name, {"vertex": points, "soft": soft}, triangles))
    node.set_shader(shader("glow", kind))
    node.set_shader_input("glowCol", (*colour, 1.0))
    node.set_attrib(ColorBlendAttrib.make(ColorBlendAttrib.M_add, ColorBlendAttrib.O_one, ColorBlendAttrib.O_one))
    node.set_depth_write(False)
    node.set_two_sided(True)
    node.set_bin("fixed", 15)
    return node


def _door(at: Triple, size: float, colour: Triple) -> NodePath:
    """The light that stands in a doorway."""
    x0, y0, depth = at
    across, up = (-1.15, -0.5, 0.0, 0.5, 1.15), (-1.6, -0.8, 0.0, 0.8, 1.6)

    def light(x: float, y: float) -> float:
        return math.sqrt(max(0, 1 - (x / 1.25) ** 2) * max(0, 1 - ((y + 0.1) / 1.9) ** 2))

    quads, bright = [], []
    for i in range(4):
        for j in range(4):
            corners = [
                (across[i], up[j]), (across[i + 1], up[j]), (across[i + 1], up[j + 1]), (across[i], up[j + 1]),
            ]  # fmt: skip
            quads.append([(x0 + x * size, y0 + y * size, depth) for x, y in corners])
            bright.append([light(x, y) for x, y in corners])
    return _added("door", quads, bright, colour)


def _moon(at: Triple, size: float, colour: Triple) -> NodePath:
    """A moon and its halo."""
    quads, bright = [], []
    pieces = 28

    def rim(radius: float, turn: float) -> Point:
        return at[0] + size * radius * math.cos(turn), at[1] + size * radius * math.sin(turn), at[2]

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
    return _added("moon", quads, bright, colour)


def _eclipse(at: Triple, size: float, colour: Triple) -> NodePath:
    """A black sun in a burning sky that turns about it."""
    x0, y0, depth = at
    radius, pieces = 2.5 * size, 72
    rings = [(1.0, 0.0), (1.02, 1.0), (1.10, 0.86), (1.3, 0.62), (1.7, 0.68)]
    rings += [(1.7 * 1.19**step, 0.68 * 0.98**step) for step in range(1, 18)]
    far = [radius * ring for ring, _ in rings]

    def place(ring: int, piece: int) -> Point:
        turn = math.tau * piece / pieces
        return x0 + far[ring] * math.cos(turn), y0 + far[ring] * math.sin(turn), depth

    def light(ring: int, piece: int) -> float:
        turn = math.tau * piece / pieces
        swirl = turn * 3 + 3.1 * math.log(far[ring] + 1)
        arms = 0.70 + 0.20 * math.sin(swirl) + 0.10 * math.sin(swirl * 2 + 1.3 * math.sin(turn * 4 + far[ring] * 0.4))
        horizon = min(max((place(ring, piece)[1] + 9) / 9, 0.0), 1.0)
        return rings[ring][1] * horizon * (arms if ring > 2 else 1.0)

    quads, bright = [], []
    for ring in range(len(rings) - 1):
        for piece in range(pieces):
            corners = ((ring, piece), (ring + 1, piece), (ring + 1, piece + 1), (ring, piece + 1))
            quads.append([place(*corner) for corner in corners])
            bright.append([light(*corner) for corner in corners])
    sky = _added("eclipse", quads, bright, colour)
    disc = np.array([at, *(place(0, piece) for piece in range(pieces + 1))], "f4")
    fan = np.array([(0, piece, piece + 1) for piece in range(1, pieces + 1)])
    _darkening("disc", disc, np.zeros((len(disc), 3), "f4"), fan, 0.94).reparent_to(sky)
    return sky


def _shafts(at: Triple, size: float, colour: Triple) -> NodePath:
    """Shafts of light that fall from a place towards the eye, with dust in them."""
    quads, bright = [], []
    x, y, z = at
    for start, end, drop in ((-0.75, -2.3, 0.1), (-0.25, -0.6, -0.15), (0.35, 1.0, -0.1), (0.85, 2.6, 0.2)):
        for left, right, a, b in ((-0.30, 0.0, 0.0, 1.0), (0.0, 0.30, 1.0, 0.0)):
            quads.append(
                [
                    (x + (start + left * 0.6) * size, y - drop, z),
                    (x + (start + right * 0.6) * size, y - drop, z),
                    (x + (end + right * 2.2) * size, 0.0, z - 7.2 * size),
                    (x + (end + left * 2.2) * size, 0.0, z - 7.2 * size),
                ]
            )
            bright.append([a, b, b * 0.12, a * 0.12])
    return _added("shafts", quads, bright, colour, dusty=True)


def _portal(at: Triple, size: float, colour: Triple) -> NodePath:
    """A whirl of light that looks towards the eye; `size` is half its side in metres."""
    x, y, z = at
    corners = np.array([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], "f4")
    points = corners * size + np.array([x, y, z], "f4")
    return _shining("portal", points, corners, np.array([[0, 1, 2], [0, 2, 3]]), colour, "PORTAL")


def _halo(at: Triple, size: float, colour: Triple) -> NodePath:
    """A soft round light; `size` is its radius in metres."""
    pieces = 24
    x, y, z = at
    rim = [(x + size * r * math.cos(math.tau * i / pieces), y + size * r * math.sin(math.tau * i / pieces), z)
           for r in (0.35, 1.0) for i in range(pieces + 1)]  # fmt: skip
    quads: Quads = []
    bright: Bright = []
    for i in range(pieces):
        a, b = rim[i], rim[i + 1]
        c, d = rim[pieces + 1 + i + 1], rim[pieces + 1 + i]
        quads += [[at, a, b, at], [a, d, c, b]]
        bright += [[1.0, 0.62, 0.62, 1.0], [0.62, 0.0, 0.0, 0.62]]
    return _added("halo", quads, bright, colour)


SHEETS: dict[str, Callable[[Triple, float, Triple], NodePath]] = {
    "door": _door,
    "moon": _moon,
    "eclipse": _eclipse,
    "shafts": _shafts,
    "portal": _portal,
    "halo": _halo,
}


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
