"""The ways between nodes, as bent rows of dashes in one mesh."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from panda3d.core import GeomNode

from shadows.view.engine import theme
from shadows.view.stage.geometry import geom_node

Spot = tuple[float, float]

INK, FIRE, BLOOD = theme.rgba("#3a200e", 0.78), theme.rgba("#e23a14"), theme.rgba("#8c120c")
COLOURS = {"closed": INK, "open": FIRE, "trodden": BLOOD}
HALVES = {"closed": 0.0032, "open": 0.0052, "trodden": 0.0052}
"""Half the breadth of a dash."""

STEP, FILLED = 0.021, 0.60
"""From one dash to the next, and how much of that it fills."""

CLEAR = 0.048
"""How far from the middle of a node a way ends."""

BEND = 0.10
POINTS = 40


@dataclass(frozen=True, slots=True)
class Trail:
    """A way from one node to another, by their places on the sheet (u, v); `state` is closed, open or trodden."""

    start: Spot
    end: Spot
    state: str
    bend: float = BEND


def trails(ways: Sequence[Trail], at: Callable[[float, float], tuple[float, float, float]]) -> GeomNode | None:
    """All ways in one mesh, those that matter more on top; `at` says where a point of the sheet is seen."""
    corners: list[np.ndarray] = []
    colours: list[tuple[float, ...]] = []
    for way in sorted(ways, key=lambda way: list(COLOURS).index(way.state)):
        dashes = _dashes(way, at)
        corners += dashes
        colours += [COLOURS[way.state]] * (4 * len(dashes))
    if not corners:
        return None
    vertices = np.concatenate(corners)
    first = np.arange(0, len(vertices), 4)[:, None]
    index = np.concatenate([first + np.array(corner) for corner in ((0, 1, 2), (0, 2, 3))])
    flat = np.concatenate([vertices, np.zeros((len(vertices), 1))], 1)
    return geom_node("trails", {"vertex": flat, "color": np.asarray(colours)}, index)


def _dashes(way: Trail, at: Callable[[float, float], tuple[float, float, float]]) -> list[np.ndarray]:
    """The corners of each dash of a way."""
    start, end = np.asarray(way.start), np.asarray(way.end)
    along = end - start
    middle = (start + end) / 2 + np.array([-along[1], along[0]]) * way.bend
    t = np.linspace(0, 1, POINTS)[:, None]
    curve = (1 - t) ** 2 * start + 2 * t * (1 - t) * middle + t**2 * end
    seen = np.array([at(u, v) for u, v in curve])
    size = float(seen[:, 2].mean())
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(seen[:, :2], axis=0).T))])
    first, last, half = CLEAR * size, run[-1] - CLEAR * size, HALVES[way.state] * size
    begins = np.arange(first, last - STEP * size * 0.3, STEP * size)
    ends = np.minimum(begins + STEP * FILLED * size, last)
    heads, tails = (np.stack([np.interp(place, run, seen[:, axis]) for axis in (0, 1)], -1) for place in (begins, ends))
    ahead = tails - heads
    length = np.maximum(np.hypot(*ahead.T), 1e-6)[:, None]
    aside = np.stack([-ahead[:, 1], ahead[:, 0]], -1) / length * half
    return [
        np.stack([head + side, tail + side, tail - side, head - side])
        for head, tail, side in zip(heads, tails, aside, strict=True)
    ]
