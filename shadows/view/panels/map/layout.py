"""Where the nodes of a map lie on its sheet: (u, v) from its lower left corner, 0 to 1 each."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from shadows.picture.models import NodeLook

Spot = tuple[float, float]

WINDING = (
    (0.070, 0.140), (0.190, 0.150), (0.330, 0.135), (0.470, 0.125), (0.605, 0.150), (0.740, 0.205), (0.820, 0.330),
    (0.740, 0.455), (0.600, 0.470), (0.455, 0.440), (0.315, 0.430), (0.165, 0.560), (0.130, 0.770), (0.325, 0.830),
    (0.610, 0.800),
)  # fmt: skip
"""The S that a fixed plan winds along, from the start to the boss."""

APART = 0.150
"""How far the nodes of a floor lie apart."""

ASPECT = 1.9
"""Width by height of a sheet, roughly: across the way is meant as it is seen."""

MIDDLE, COLUMN = 0.420, 0.100
"""Where the column of the start of a wandering map lies, and how far it is to the next."""

FLOOR = 0.150
"""From one floor of a wandering map to the next, by the height of the sheet."""

WANDER = 0.016
"""How far a node may lie beside its column, so that no one sees a grid."""


def winding(nodes: Sequence[NodeLook]) -> dict[int, Spot]:
    """Along the S, floor by floor; the nodes of a floor lie side by side across the way."""
    floors = max(node.floor for node in nodes)
    width = {floor: sum(node.floor == floor for node in nodes) for floor in {node.floor for node in nodes}}
    found = {}
    for node in nodes:
        along = (node.floor - 1) / max(floors - 1, 1) * (len(WINDING) - 1)
        (x, y), (dx, dy) = _at(along)
        dx *= ASPECT
        length = math.hypot(dx, dy) or 1.0
        aside = (node.column - (width[node.floor] - 1) / 2) * -APART
        found[node.place] = (x - dy / length * aside / ASPECT, y + dx / length * aside)
    return found


def climbing(nodes: Sequence[NodeLook]) -> dict[int, Spot]:
    """Straight up, in columns on both sides of the start's: `v` passes 1 and is scrolled to."""
    start = nodes[0]
    return {
        node.place: (
            MIDDLE + COLUMN * (node.column - start.column) + WANDER * math.sin(node.place * 12.9 + node.floor),
            FLOOR * (node.floor - start.floor + 0.65) + 0.4 * WANDER * math.sin(node.place * 7.7),
        )
        for node in nodes
    }


def _at(along: float) -> tuple[np.ndarray, np.ndarray]:
    """A place on the S and the direction there, by a Catmull-Rom spline through its points."""
    points = np.asarray(WINDING)
    first = min(int(along), len(points) - 2)
    t = along - first
    before, start, end, after = (points[min(max(first + step, 0), len(points) - 1)] for step in (-1, 0, 1, 2))
    a, b = (end - before) / 2, (after - end + end - start) / 2
    place = (
        (2 * t**3 - 3 * t**2 + 1) * start + (t**3 - 2 * t**2 + t) * a + (3 * t**2 - 2 * t**3) * end + (t**3 - t**2) * b
    )
    way = (6 * t**2 - 6 * t) * start + (3 * t**2 - 4 * t + 1) * a + (6 * t - 6 * t**2) * end + (3 * t**2 - 2 * t) * b
    return place, way
