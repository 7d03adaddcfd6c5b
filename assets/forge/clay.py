"""Clay: solids as signed distances, joined smoothly or carved, and turned into meshes.

A `Solid` knows the distance to its surface at any points (negative inside) and a box that holds it. Operators: `a | b`
union, `a & b` intersection, `a - b` cut; `blend` and `carve` are the smooth kinds. Every method gives a new solid.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

Distance = Callable[[np.ndarray], np.ndarray]


def smooth_minimum(a, b, k):
    """The smaller of two distances, rounded where they are within `k` of each other."""
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b + (a - b) * h - k * h * (1 - h)


def rotation(rx=0.0, ry=0.0, rz=0.0):
    """The matrix that turns by degrees about x, then y, then z."""
    a, b, c = np.radians([rx, ry, rz])
    about_x = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    about_y = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    about_z = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    return about_z @ about_y @ about_x


@dataclass(frozen=True, slots=True)
class Solid:
    """A lump of clay: `distance` of points (n × 3), and the box from `low` to `high` that holds it."""

    distance: Distance
    low: np.ndarray
    high: np.ndarray

    def _with(self, other, distance, pad=0.0):
        return Solid(distance, np.minimum(self.low, other.low) - pad, np.maximum(self.high, other.high) + pad)

    def __or__(self, other):
        return self._with(other, lambda p: np.minimum(self.distance(p), other.distance(p)))

    def __and__(self, other):
        low, high = np.maximum(self.low, other.low), np.minimum(self.high, other.high)
        return Solid(lambda p: np.maximum(self.distance(p), other.distance(p)), low, high)

    def __sub__(self, other):
        return Solid(lambda p: np.maximum(self.distance(p), -other.distance(p)), self.low, self.high)

    def blend(self, other, k=0.02):
        """The two melted together over the length `k`."""
        return self._with(other, lambda p: smooth_minimum(self.distance(p), other.distance(p), k), k * 0.3)

    def carve(self, other, k=0.01):
        """The other pressed out of this one, with edges rounded over `k`."""
        return Solid(lambda p: -smooth_minimum(-self.distance(p), other.distance(p), k), self.low, self.high)

    def grow(self, r):
        """The solid made thicker by `r` all round."""
        return Solid(lambda p: self.distance(p) - r, self.low - r, self.high + r)

    def shell(self, thickness):
        """Only the skin, twice `thickness` deep."""
        return Solid(lambda p: np.abs(self.distance(p)) - thickness, self.low - thickness, self.high + thickness)

    def move(self, x=0.0, y=0.0, z=0.0):
        """The solid shifted."""
        shift = np.array([x, y, z], float)
        return Solid(lambda p: self.distance(p - shift), self.low + shift, self.high + shift)

    def turn(self, rx=0.0, ry=0.0, rz=0.0):
        """The solid turned by degrees about x, then y, then z."""
        return self.orient(rotation(rx, ry, rz))

    def orient(self, matrix):
        """The solid under a rotation matrix."""
        matrix = np.asarray(matrix, float)
        ends = (self.low, self.high)
        corners = np.array([[ends[i][0], ends[j][1], ends[k][2]] for i in (0, 1) for j in (0, 1) for k in (0, 1)])
        turned = corners @ matrix.T
        return Solid(lambda p: self.distance(p @ matrix), turned.min(0), turned.max(0))

    def scale(self, s):
        """The solid `s` times as large."""
        return Solid(lambda p: self.distance(p / s) * s, self.low * s, self.high * s)

    def mirror(self):
        """The solid mirrored in x."""
        flip = np.array([-1.0, 1, 1])
        low = np.array([-self.high[0], *self.low[1:]])
        high = np.array([-self.low[0], *self.high[1:]])
        return Solid(lambda p: self.distance(p * flip), low, high)

    def both(self, k=0.0):
        """The solid and its mirror image."""
        return self.blend(self.mirror(), k) if k else self | self.mirror()


def ball(centre, r):
    """A sphere."""
    centre = np.asarray(centre, float)
    return Solid(lambda p: np.linalg.norm(p - centre, axis=1) - r, centre - r, centre + r)


def ellipsoid(centre, radii):
    """A stretched sphere."""
    centre, radii = np.asarray(centre, float), np.asarray(radii, float)

    def distance(p):
        q = p - centre
        k0 = np.linalg.norm(q / radii, axis=1)
        k1 = np.linalg.norm(q / (radii * radii), axis=1) + 1e-9
        return np.where(k0 < 1e-3, -radii.min(), k0 * (k0 - 1) / k1)

    return Solid(distance, centre - radii, centre + radii)


def cone(a, b, ra, rb=None):
    """A rounded cone from `a` to `b`, or a capsule when the radii are equal."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    rb = ra if rb is None else rb
    along = b - a
    square = max(along @ along, 1e-12)

    def distance(p):
        t = np.clip((p - a) @ along / square, 0, 1)
        return np.linalg.norm(p - a - t[:, None] * along, axis=1) - (ra + (rb - ra) * t)

    r = max(ra, rb)
    return Solid(distance, np.minimum(a, b) - r, np.maximum(a, b) + r)


def spline(points, n=8):
    """A smooth curve through the points, `n` samples between each two."""
    points = np.asarray(points, float)
    around = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    curve = []
    for i in range(1, len(around) - 2):
        a, b, c, d = around[i - 1 : i + 3]
        for t in np.arange(n) / n:
            cubic = (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
            curve.append(0.5 * (2 * b + (c - a) * t + cubic))
    curve.append(points[-1])
    return np.array(curve)


def tube(points, radii, n=6):
    """A round rope along a smooth curve; `radii` one number or one a point."""
    curve = spline(points, n)
    given = np.full(len(points), radii) if np.isscalar(radii) else np.asarray(radii, float)
    r = np.interp(np.linspace(0, 1, len(curve)), np.linspace(0, 1, len(points)), given)
    pieces = [cone(curve[i], curve[i + 1], r[i], r[i + 1]) for i in range(len(curve) - 1)]

    def distance(p):
        nearest = pieces[0].distance(p)
        for piece in pieces[1:]:
            nearest = np.minimum(nearest, piece.distance(p))
        return nearest

    return Solid(distance, curve.min(0) - r.max(), curve.max(0) + r.max())


def box(centre, half, r=0.0):
    """A box of half sizes `half` with edges rounded by `r`."""
    centre, inner = np.asarray(centre, float), np.asarray(half, float) - r

    def distance(p):
        q = np.abs(p - centre) - inner
        return np.linalg.norm(np.maximum(q, 0), axis=1) + np.minimum(q.max(1), 0) - r

    return Solid(distance, centre - inner - r, centre + inner + r)


def torus(centre, ring, r):
    """A ring in the xy plane."""
    centre = np.asarray(centre, float)
    reach = np.array([ring + r, ring + r, r])

    def distance(p):
        q = p - centre
        return np.hypot(np.hypot(q[:, 0], q[:, 1]) - ring, q[:, 2]) - r

    return Solid(distance, centre - reach, centre + reach)


def half_space(normal, d):
    """Everything on the near side of a plane, `normal · p < d`: to cut with."""
    normal = np.asarray(normal, float) / np.linalg.norm(normal)
    return Solid(lambda p: p @ normal - d, np.full(3, -99.0), np.full(3, 99.0))


def union(solids, k=0.0):
    """All of them as one, melted over `k`."""
    whole = solids[0]
    for solid in solids[1:]:
        whole = whole.blend(solid, k) if k else whole | solid
    return whole


def sample(solid, step, block=12):
    """Distances on a grid of `step`, and the grid's corner; only blocks near the surface are worked out in full."""
    low = solid.low - 2.5 * step
    count = np.ceil((solid.high - low + 2.5 * step) / step / block).astype(int) * block
    blocks = count // block
    index = np.stack(np.meshgrid(*[np.arange(k) for k in blocks], indexing="ij"), -1).reshape(-1, 3)
    centre = solid.distance(low + (index * block + block / 2) * step)
    near = np.abs(centre) < block * step * 0.87 * 1.7
    grid = centre.reshape(blocks)
    for axis in range(3):
        grid = np.repeat(grid, block, axis)
    local = np.stack(np.meshgrid(*[np.arange(block)] * 3, indexing="ij"), -1).reshape(-1, 3)
    active = index[near]
    for first in range(0, len(active), 256):
        cells = (active[first : first + 256, None, :] * block + local[None]).reshape(-1, 3)
        grid[cells[:, 0], cells[:, 1], cells[:, 2]] = solid.distance(low + cells * step)
    return grid, low


def mesh(solid, step):
    """The solid's surface as vertices (n × 3) and outward quads (m × 4), by naive surface nets on a grid of `step`."""
    grid, low = sample(solid, step)
    cells_across = np.array(grid.shape) - 1
    cells, positions, quads = [], [], []
    for axis in range(3):
        u, v = ((1, 2), (2, 0), (0, 1))[axis]
        before = np.take(grid, range(grid.shape[axis] - 1), axis)
        after = np.take(grid, range(1, grid.shape[axis]), axis)
        edges = np.argwhere((before < 0) != (after < 0))
        inside = (edges[:, u] > 0) & (edges[:, v] > 0)
        edges = edges[inside & (edges[:, u] < cells_across[u]) & (edges[:, v] < cells_across[v])]
        if not len(edges):
            continue
        a, b = before[tuple(edges.T)], after[tuple(edges.T)]
        crossing = edges.astype(float)
        crossing[:, axis] += a / (a - b)
        corners = []
        for du, dv in ((1, 1), (0, 1), (0, 0), (1, 0)):
            cell = edges.copy()
            cell[:, u] -= du
            cell[:, v] -= dv
            corners.append((cell[:, 0] * cells_across[1] + cell[:, 1]) * cells_across[2] + cell[:, 2])
            cells.append(corners[-1])
            positions.append(crossing)
        quad = np.stack(corners, 1)
        quad[a > 0] = quad[a > 0][:, ::-1]
        quads.append(quad)
    ids, place = np.unique(np.concatenate(cells), return_inverse=True)
    crossings = np.concatenate(positions)
    share = np.bincount(place)
    vertices = np.stack([np.bincount(place, crossings[:, k]) / share for k in range(3)], 1)
    return low + vertices * step, np.searchsorted(ids, np.concatenate(quads))
