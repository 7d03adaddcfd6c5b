"""What heroes wear, finer than the enemies' clothes: woven sheets with torn hems, cloth that streaks with its folds."""

import numpy as np

from assets.forge.clay import spline, torus
from assets.forge.enemies.cloth import sheet, tongues
from assets.forge.enemies.matter import layers, plain, rough
from assets.forge.enemies.solids import heap

FOLDS = layers(rough(0.020, 14, 5, (1, 1, 0.12)), rough(0.004, 48, 2, (1, 1, 0.4)))
"""The relief of heavy cloth that hangs."""


def woven(drape, columns, rows, count, ragged, seed, closed=False, thick=0.010):
    """A fine sheet of points `drape(u, v)`, its hem torn into `count` tongues."""
    return sheet(columns, rows, drape, 0, seed, thick, closed, tongues(columns, count, ragged, seed))


def cloth(*hues, seed=0, along=0.12):
    """Cloth from the first hue in its folds to the last on their crests, streaked downwards."""
    return plain(*hues, grain=14, wear=0.3, mottle=0.10, along=(1, 1, along), seed=seed)


def chain(points, r=0.030, thick=0.0095):
    """A chain hung along a smooth curve, its links turned by turns."""
    line = spline(points, 30)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])

    def along(distance):
        return np.array([np.interp(distance, far, line[:, axis]) for axis in range(3)])

    links = []
    for k, distance in enumerate(np.arange(r, far[-1] - r, 1.45 * r)):
        ahead = along(distance + 0.01) - along(distance)
        ahead /= np.linalg.norm(ahead)
        side = np.cross(ahead, (0.3, 1, 0.2))
        side /= np.linalg.norm(side)
        up = np.cross(ahead, side)
        frame = np.stack([ahead, side, up] if k % 2 else [ahead, -up, side], 1)
        links.append(torus((0, 0, 0), r, thick).orient(frame).move(*along(distance)))
    return heap(links)
