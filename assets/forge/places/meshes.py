"""Building meshes from patches: grids, boxes, lathes, tubes, blobs.

Space as in the window: x right, y up, z away from the eye, in metres. All that stands still in a place ends in one
mesh; a vertex says which layer of the textures it wears, in which colour, and how it glows.
"""

from collections import defaultdict

import fast_simplification
import numpy as np

from assets.forge import clay

LAYERS = ("wall", "floor", "trim", "bone", "bark", "earth", "wood", "cloth", "iron")
"""The pages of the texture array, in order."""

MOLTEN = -1.0
"""A glow below 0 says that the surface is lava."""

WHITE = (1.0, 1.0, 1.0)

UP = np.array([0.0, 1.0, 0.0])


class Mesh:
    """Collects patches; `columns` merges them. `marks` are points by kind, where flames and the like stand."""

    def __init__(self):
        self.marks = defaultdict(list)
        self._patches = []
        self._count = 0

    def grid(self, points, layer, scale=0.5, uv=None, flip=False, turn=False, tint=1.0, hue=WHITE, glow=0.0):
        """A patch of nu × nv points (nu, nv, 3).

        The normal is du × dv, the other way with `flip`. Without `uv` the texture runs by arc length; `scale` is its
        repeats a metre, `turn` lays it across. `tint` is one brightness or one for each point, `hue` a colour (3) or
        one for each point; `glow` is how much of it shines by itself.
        """
        points = np.asarray(points, float)
        nu, nv = points.shape[:2]
        uv = (_arc_lengths(points) if uv is None else np.asarray(uv, float)) * scale
        uv = uv[..., ::-1] if turn else uv
        normal, tangent = _frames(points, uv)
        index = np.arange(nu * nv).reshape(nu, nv) + self._count
        corners = [index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]]
        if flip:
            normal = -normal
            tangent[..., 3] *= -1
            corners.reverse()
        a, b, c, d = corners
        triangles = [np.stack(three, -1).reshape(-1, 3) for three in ((a, b, c), (a, c, d))]
        page = np.full((nu, nv, 1), LAYERS.index(layer))
        self._patches.append(
            {
                "pos": points.reshape(-1, 3),
                "nrm": normal.reshape(-1, 3),
                "tan": tangent.reshape(-1, 4),
                "uvw": np.concatenate([uv, page], -1).reshape(-1, 3),
                "tint": _look(tint, hue, glow, (nu, nv)),
                "idx": np.concatenate(triangles),
            }
        )
        self._count += nu * nv

    def quad(self, a, b, c, d, layer, step=0.4, **look):
        """A flat or bent patch a-b-c-d with u from a to b and v from a to d, cut to about `step` metres."""
        a, b, c, d = (np.asarray(corner, float) for corner in (a, b, c, d))
        across = max(np.linalg.norm(b - a), np.linalg.norm(c - d))
        along = max(np.linalg.norm(d - a), np.linalg.norm(c - b))
        u, v = (np.linspace(0, 1, max(2, int(np.ceil(length / step)) + 1)) for length in (across, along))
        u, v = u[:, None, None], v[None, :, None]
        self.grid((a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v, layer, **look)

    def box(self, low, high, layer, place=None, step=0.45, taper=0.0, **look):
        """A box without its underside; `taper` draws its top in by so many metres, `place` moves every corner."""
        (x0, y0, z0), (x1, y1, z1) = low, high
        place = place or np.asarray

        def corner(x, y, z):
            t = taper if y == y1 else 0.0
            return place(np.array([x + (t if x == x0 else -t), y, z + (t if z == z0 else -t)], float))

        for a, d, c, b in (
            ((x0, y0, z0), (x0, y1, z0), (x1, y1, z0), (x1, y0, z0)),
            ((x1, y0, z1), (x1, y1, z1), (x0, y1, z1), (x0, y0, z1)),
            ((x0, y0, z1), (x0, y1, z1), (x0, y1, z0), (x0, y0, z0)),
            ((x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1)),
            ((x0, y1, z0), (x0, y1, z1), (x1, y1, z1), (x1, y1, z0)),
        ):
            self.quad(*(corner(*point) for point in (a, b, c, d)), layer, step=step, flip=True, **look)

    def lathe(self, profile, layer, at=(0, 0, 0), pieces=16, squash=None, place=None, **look):
        """A turned body; `profile` is (radius, height) from the bottom up, `squash(angle)` scales its radius."""
        profile = np.maximum(np.asarray(profile, float), (1e-3, -np.inf))  # at a radius of 0 there is no normal
        angle = np.linspace(0, 2 * np.pi, pieces + 1)
        width = np.ones_like(angle) if squash is None else squash(angle)
        x = np.multiply.outer(np.cos(angle) * width, profile[:, 0])
        z = np.multiply.outer(np.sin(angle) * width, profile[:, 0])
        y = np.broadcast_to(profile[:, 1], x.shape)
        steps = np.hypot(*np.diff(profile, axis=0).T)
        along = np.concatenate([[0], np.cumsum(steps)])
        around = angle[:, None] * max(profile[:, 0].mean(), 0.05)
        points = np.stack([x, y, z], -1)
        points = points + np.asarray(at) if place is None else place(points)
        uv = np.stack(np.broadcast_arrays(around, along[None]), -1)
        self.grid(points, layer, uv=uv, flip=True, **look)

    def blob(self, shape, layer, pieces=14, rings=9, tint=1.0, **look):
        """A closed body: `shape` maps unit directions (…, 3) to points, `tint` the same to brightness, or one."""
        around = np.linspace(0, 2 * np.pi, pieces + 1)
        rise = np.linspace(-np.pi / 2 + 0.02, np.pi / 2 - 0.02, rings)
        x = np.multiply.outer(np.cos(around), np.cos(rise))
        z = np.multiply.outer(np.sin(around), np.cos(rise))
        y = np.broadcast_to(np.sin(rise), x.shape)
        direction = np.stack([x, y, z], -1)
        uv = np.stack(np.broadcast_arrays(around[:, None] * 0.2, rise[None] * 0.2), -1)
        bright = tint(direction) if callable(tint) else tint
        self.grid(shape(direction), layer, uv=uv, flip=True, tint=bright, **look)

    def tube(self, path, radii, layer, pieces=8, lobes=None, **look):
        """A tube along a path (n, 3) with a radius for each point; `lobes(angle, k)` scales it."""
        path, radii = np.asarray(path, float), np.asarray(radii, float)
        across, side = _across(path)
        angle = np.linspace(0, 2 * np.pi, pieces + 1)[:, None]
        width = np.broadcast_to(radii, (pieces + 1, len(path)))
        if lobes is not None:
            width = width * lobes(angle, np.arange(len(path)))
        ring = np.cos(angle)[..., None] * across + np.sin(angle)[..., None] * side
        self.grid(path + ring * width[..., None], layer, flip=True, **look)

    def rib(self, path, width, depth, inwards, layer="trim", **look):
        """A moulded beam along a path (n, 3); `inwards` (3 or n, 3) is where its face looks."""
        path = np.asarray(path, float)
        inwards = np.broadcast_to(np.asarray(inwards, float), path.shape)
        along = _unit(np.gradient(path, axis=0))
        side = _unit(np.cross(along, inwards))
        section = (
            (-width, -0.02),
            (-width, depth * 0.6),
            (-width * 0.55, depth),
            (width * 0.55, depth),
            (width, depth * 0.6),
            (width, -0.02),
        )
        self.grid(np.stack([path + side * x + inwards * y for x, y in section], 1), layer, flip=True, **look)

    def solid(self, body, step, layer, faces=4000, scale=0.8, tint=1.0, hue=WHITE, glow=0.0):
        """A body of clay (`assets.forge.clay`, in this space), worked out on a grid of `step` and thinned to `faces`.

        `tint`, `hue` and `glow` may be functions of points (n, 3).
        """
        points, quads = clay.mesh(body, step)
        triangles = np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])
        if len(triangles) > faces:
            points, triangles = fast_simplification.simplify(
                points.astype("f4"), triangles.astype("i4"), 1 - faces / len(triangles)
            )
            points = points.astype(float)
        shifts = np.eye(3) * step * 0.7
        normal = _unit(np.stack([body.distance(points + d) - body.distance(points - d) for d in shifts], -1))
        middle = (body.low + body.high) / 2
        away = points - middle
        girth = max(np.percentile(np.hypot(away[:, 0], away[:, 2]), 70), 0.05)
        uv = np.stack([np.arctan2(away[:, 0], -away[:, 2]) * girth, points[:, 1]], -1) * scale  # its seam is behind
        tangent = _unit(np.cross((0.0, 1.0, 1e-3), normal))
        page = np.full((len(points), 1), LAYERS.index(layer))
        tint, hue, glow = (value(points) if callable(value) else value for value in (tint, hue, glow))
        self._patches.append(
            {
                "pos": points,
                "nrm": normal,
                "tan": np.concatenate([tangent, np.ones((len(points), 1))], 1),
                "uvw": np.concatenate([uv, page], 1),
                "tint": _look(tint, hue, glow, (len(points),)),
                "idx": np.asarray(triangles) + self._count,
            }
        )
        self._count += len(points)

    def columns(self):
        """All patches as one mesh: name -> array."""
        names = self._patches[0]
        return {name: np.concatenate([patch[name] for patch in self._patches]) for name in names}


def turned(yaw=0.0, pitch=0.0, roll=0.0):
    """A rotation as a matrix, in radians."""
    cy, sy, cp, sp, cr, sr = (f(angle) for angle in (yaw, pitch, roll) for f in (np.cos, np.sin))
    about_y = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    about_x = np.array([[1, 0, 0], [0, cp, -sp], [0, sp, cp]])
    about_z = np.array([[cr, -sr, 0], [sr, cr, 0], [0, 0, 1]])
    return about_y @ about_x @ about_z


def placed(at, yaw=0.0, pitch=0.0, roll=0.0):
    """A function that turns points (…, 3) and carries them to a place."""
    rotation, at = turned(yaw, pitch, roll), np.asarray(at, float)
    return lambda points: np.asarray(points) @ rotation.T + at


def pointed(s, half, rise):
    """The height of a pointed arch over its spring line, at s from -half to half."""
    radius = max((half * half + rise * rise) / (2 * half), half)  # two arcs that meet at the crown
    return np.sqrt(np.maximum(radius * radius - (np.abs(s) + radius - half) ** 2, 0))


def _look(tint, hue, glow, shape):
    """Colour and glow of each point (n, 4)."""
    tint = np.broadcast_to(np.asarray(tint, float), shape)[..., None]
    hue = np.broadcast_to(np.asarray(hue, float), (*shape, 3))
    glow = np.broadcast_to(np.asarray(glow, float), shape)[..., None]
    return np.concatenate([tint * hue, glow], -1).reshape(-1, 4)


def _arc_lengths(points):
    """Metres along both ways of a patch (nu, nv, 2)."""
    nu, nv = points.shape[:2]
    down = np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=-1), 0)
    across = np.cumsum(np.linalg.norm(np.diff(points, axis=1), axis=-1), 1)
    return np.stack([np.concatenate([np.zeros((1, nv)), down]), np.concatenate([np.zeros((nu, 1)), across], 1)], -1)


def _frames(points, uv):
    """Normals (nu, nv, 3), and tangents along growing u with the side of the other axis (nu, nv, 4)."""
    du, dv = np.gradient(points, axis=0), np.gradient(points, axis=1)
    normal = _unit(np.cross(du, dv))
    normal[np.linalg.norm(normal, axis=-1) < 0.5] = UP  # where a patch shrinks to a line
    a, b = np.gradient(uv, axis=0), np.gradient(uv, axis=1)
    area = a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]
    area = np.where(np.abs(area) < 1e-9, 1e-9, area)[..., None]
    tangent = (du * b[..., 1:2] - dv * a[..., 1:2]) / area
    other = (dv * a[..., 0:1] - du * b[..., 0:1]) / area
    tangent = _unit(tangent - normal * (tangent * normal).sum(-1, keepdims=True))
    lost = np.linalg.norm(tangent, axis=-1) < 0.5
    tangent[lost] = _unit(np.cross(normal[lost], (0.31, 0.1, 1.0)))
    side = np.where((np.cross(normal, tangent) * other).sum(-1, keepdims=True) < 0, -1.0, 1.0)
    return normal, np.concatenate([tangent, side], -1)


def _across(path):
    """Two unit vectors across a path at each of its points."""
    along = _unit(np.gradient(path, axis=0))
    across = _unit(np.cross(along, [0.31, 0.1, 1.0]))
    return across, np.cross(across, along)


def _unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)
