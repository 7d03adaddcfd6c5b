"""Noise at points in space: smooth value noise, clouds, ridges and Worley cells. Points are n × 3, in metres."""

import numpy as np


def _hashed(x, y, z, seed):
    mixed = (x * 374761393 + y * 668265263 + z * 2147483647 + seed * 1274126177) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFFFF) / float(0xFFFFFF)


def value(points, frequency=1.0, seed=0):
    """Smooth noise from -1 to 1; `frequency` in bumps per metre."""
    scaled = np.asarray(points, float) * frequency
    cell = np.floor(scaled)
    f = scaled - cell
    f = f * f * f * (f * (f * 6 - 15) + 10)
    x, y, z = cell.astype(np.int64).T
    total = np.zeros(len(scaled))
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                weight = (f[:, 0] if dx else 1 - f[:, 0]) * (f[:, 1] if dy else 1 - f[:, 1])
                weight *= f[:, 2] if dz else 1 - f[:, 2]
                total += weight * _hashed(x + dx, y + dy, z + dz, seed)
    return total * 2 - 1


def clouds(points, frequency=1.0, octaves=4, seed=0):
    """Fractal noise, about -1 to 1."""
    layers = [0.5**k * value(points, frequency * 2**k, seed + 17 * k) for k in range(octaves)]
    return sum(layers) / (2 - 0.5 ** (octaves - 1))


def ridges(points, frequency=1.0, octaves=3, seed=0):
    """Fractal noise with sharp crests, 0 to 1."""
    layers = [0.5**k * (1 - np.abs(value(points, frequency * 2**k, seed + 31 * k))) for k in range(octaves)]
    return sum(layers) / (2 - 0.5 ** (octaves - 1))


def cells(points, frequency=1.0, seed=0):
    """Distances to the nearest and the second nearest of scattered sites, in cells; equal along the seams."""
    scaled = np.asarray(points, float) * frequency
    cell = np.floor(scaled).astype(np.int64)
    nearest = np.full(len(scaled), 9.0)
    second = np.full(len(scaled), 9.0)
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            for dz in (-1, 0, 1):
                x, y, z = (cell + (dx, dy, dz)).T
                site = np.stack([_hashed(x, y, z, seed + k * 101) for k in (1, 2, 3)], 1)
                distance = np.linalg.norm(np.stack([x, y, z], 1) + site - scaled, axis=1)
                second = np.minimum(second, np.maximum(nearest, distance))
                nearest = np.minimum(nearest, distance)
    return nearest, second
