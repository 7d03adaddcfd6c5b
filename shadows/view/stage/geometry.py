"""Arrays of numbers as things to draw."""

from collections.abc import Mapping

import numpy as np
from panda3d.core import GeomNode, GeomTriangles

from shadows.view.engine.mesh import mesh


def geom_node(
    name: str, columns: Mapping[str, np.ndarray], triangles: np.ndarray | None, kind: type = GeomTriangles
) -> GeomNode:
    """A node of one geom. `columns` are float arrays (n, k) by name; `triangles` (m, 3) index them, or None for all
    in turn (points)."""
    layout = {column: values.shape[1] for column, values in columns.items()}
    rows = np.concatenate([np.asarray(values, "f4") for values in columns.values()], 1)
    index = None if triangles is None else np.ascontiguousarray(triangles, "u4").tobytes()
    return mesh(name, layout, rows.tobytes(), index, kind)


def grid_triangles(columns: int, rows: int) -> np.ndarray:
    """The triangles of a grid of `columns` × `rows` vertices, in the order of its vertices."""
    index = np.arange(columns * rows).reshape(columns, rows)
    a, b, c, d = index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]
    return np.concatenate([np.stack(corners, -1).reshape(-1, 3) for corners in ((a, b, c), (a, c, d))])
