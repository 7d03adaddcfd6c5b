"""Cloth: torn sheets with two sides, draped by a function, and the drapes that creatures wear."""

import numpy as np


def sheet(columns, rows, drape, ragged=0.3, seed=0, thick=0.009, closed=False, lengths=None):
    """A sheet of `columns` × `rows` points `drape(u, v)`; at v = 1 it is torn into long and short tongues.

    `lengths` says instead for every column how much of it is left, as `tongues` does.
    """
    rng = np.random.default_rng(seed)
    front = np.zeros((rows, columns, 3))
    for j in range(columns):
        low, high = (0.0, 0.15) if j % 2 == 0 else (0.55, 1.0)
        length = 1.0 - ragged * rng.uniform(low, high) if lengths is None else lengths[j]
        for i in range(rows):
            front[i, j] = drape(j / (columns - (0 if closed else 1)), i / (rows - 1) * length)
    across = np.roll(front, -1, 1) - np.roll(front, 1, 1) if closed else np.gradient(front, axis=1)
    normal = np.cross(across, np.gradient(front, axis=0))
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9
    vertices = np.concatenate([front.reshape(-1, 3), (front + normal * thick).reshape(-1, 3)])
    n, last = rows * columns, columns if closed else columns - 1
    faces = []
    for i in range(rows - 1):
        for j in range(last):
            a, b = i * columns + j, i * columns + (j + 1) % columns
            c, d = b + columns, a + columns
            faces += [(a, d, c, b), (a + n, b + n, c + n, d + n)]
    for j in range(last):
        a, b = j, (j + 1) % columns
        faces.append((a, b, b + n, a + n))
        a, b = a + (rows - 1) * columns, b + (rows - 1) * columns
        faces.append((b, a, a + n, b + n))
    if not closed:
        for i in range(rows - 1):
            a, b = i * columns, (i + 1) * columns
            faces.append((b, a, a + n, b + n))
            a, b = a + columns - 1, b + columns - 1
            faces.append((a, b, b + n, a + n))
    return vertices, faces


def tongues(columns, count, ragged=0.3, seed=0):
    """Lengths for a finely woven `sheet`: `count` pointed tongues of unlike width, slits between them, frayed ends."""
    rng = np.random.default_rng(seed)
    cuts = np.cumsum(rng.uniform(0.5, 1.5, count))
    cuts = np.concatenate([[0], cuts / cuts[-1]])
    tips = 1 - ragged * rng.uniform(0, 0.45, count)
    slits = 1 - ragged * rng.uniform(0.55, 1, count + 1)
    u = np.linspace(0, 1, columns)
    tongue = np.clip(np.searchsorted(cuts, u, side="right") - 1, 0, count - 1)
    t = (u - cuts[tongue]) / (cuts[tongue + 1] - cuts[tongue])
    edge = np.where(t < 0.5, slits[tongue], slits[tongue + 1])
    rise = np.minimum(t, 1 - t) * 2
    return edge + (tips[tongue] - edge) * rise**0.6 - 0.08 * ragged * rng.uniform(0, 1, columns)


def profile(z, heights):
    """The radius at height z from pairs (height, radius)."""
    zs, radii = zip(*sorted(heights), strict=True)
    return np.interp(z, zs, radii)


def skirt(top, bottom, heights, flat=0.78, folds=9, depth=0.04, lean=0.1, centre=(0, 0)):
    """A robe's body all round from `top` to `bottom`; `heights` are its radii; `lean` blows the hem to the back."""

    def drape(u, v):
        a = 2 * np.pi * u
        z = top + (bottom - top) * v
        r = profile(z, heights) + (0.012 + depth * v) * np.sin(folds * a + 2.2 * v) + 0.5 * depth * v * np.sin(5 * a)
        return (centre[0] + r * np.sin(a), centre[1] - r * np.cos(a) * flat + lean * v * v, z)

    return drape


def flap(angle0, angle1, top, length, radius=0.165, out=0.05, flat=0.72):
    """A loincloth or tabard over part of the hips, angles in degrees from the front."""

    def drape(u, v):
        a = np.radians(angle0 + (angle1 - angle0) * u)
        r = radius + out * v + 0.016 * np.sin(u * 17) * (0.3 + v)
        return (r * np.sin(a) * 1.05, -r * np.cos(a) * flat, top - length * v - 0.02 * np.cos(u * 9))

    return drape


def mantle(z, width=0.31, fall=0.22, depth=0.82, neck=0.12, y=0.02, waves=6):
    """A torn collar round the neck over the shoulders."""

    def drape(u, v):
        a = 2 * np.pi * u
        r = neck + (width - neck) * v**0.8 + 0.012 * np.sin(waves * a) * v
        drop = 0.02 * v + fall * v**2.2
        return (r * np.sin(a) * 1.12, -r * np.cos(a) * depth + y, z - drop + 0.012 * np.cos(5 * a))

    return drape


def cape(top, bottom, width=0.33, flare=0.5, y=0.02, blown=0.16, span=164):
    """A cloak hanging behind, open in front; `blown` lifts its hem to the back."""

    def drape(u, v):
        a = np.radians(180 - span / 2 + span * u)
        r = width + flare * v**1.1 + (0.02 + 0.05 * v) * np.sin(u * 26)
        z = top + (bottom - top) * v - 0.10 * np.abs(np.cos(np.pi * u)) ** 3 * (1 - v)
        return (r * np.sin(a) * (1 + 0.25 * v), -r * np.cos(a) * (0.55 + 0.35 * v) + y + blown * v * v, z)

    return drape


def sleeve(shoulder, elbow, wrist, side, r0=0.10, r1=0.16, hang=0.42, reach=0.62):
    """A wide sleeve from the shoulder over the elbow; its mouth hangs down by `hang`."""
    s, e, w = (np.asarray(p, float) for p in (shoulder, elbow, wrist))
    line = [s, (s + e) / 2, e, e * (1 - reach) + w * reach]

    def drape(u, v):
        a = 2 * np.pi * u * side
        t = v * 3
        i = min(int(t), 2)
        centre = line[i] + (line[i + 1] - line[i]) * (t - i)
        along = (e - s) * (1 - v) + (w - e) * v
        along = along / np.linalg.norm(along)
        x = np.cross(along, (0, 0, 1.0))
        x /= np.linalg.norm(x)
        y = np.cross(x, along)
        r = r0 + (r1 - r0) * v + 0.6 * r1 * v**3 + 0.012 * np.sin(6 * a)
        drop = np.array([0, 0, -1.0]) * (max(0.0, -np.sin(a)) ** 2 * hang * v**2)
        return centre + (x * np.cos(a) + y * np.sin(a)) * r + drop

    return drape
