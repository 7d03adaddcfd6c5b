"""Arrays of numbers as things to draw."""

from collections.abc import Mapping

import numpy as np
from panda3d.core import (
    Geom,
    GeomEnums,
    GeomNode,
    GeomTriangles,
    GeomVertexArrayFormat,
    GeomVertexData,
    GeomVertexFormat,
    InternalName,
)

CONTENTS = {
    "vertex": GeomEnums.C_point,
    "normal": GeomEnums.C_normal,
    "texcoord": GeomEnums.C_texcoord,
    "color": GeomEnums.C_color,
}


def geom_node(
    name: str, columns: Mapping[str, np.ndarray], triangles: np.ndarray | None, kind: type = GeomTriangles
) -> GeomNode:
    """A node of one geom. `columns` are float arrays (n, k) by name; `triangles` (m, 3) index them, or None for all
    in turn (points)."""
    layout = GeomVertexArrayFormat()
    for column, values in columns.items():
        layout.add_column(
            InternalName.make(column), values.shape[1], GeomEnums.NT_float32, CONTENTS.get(column, GeomEnums.C_other)
        )
    count = len(next(iter(columns.values())))
    vertices = GeomVertexData(name, GeomVertexFormat.register_format(GeomVertexFormat(layout)), GeomEnums.UH_static)
    vertices.unclean_set_num_rows(count)
    rows = np.concatenate([np.asarray(values, "f4") for values in columns.values()], 1)
    spare = layout.get_stride() // 4 - rows.shape[1]  # the engine may pad the rows
    if spare:
        rows = np.pad(rows, ((0, 0), (0, spare)))
    memoryview(vertices.modify_array(0)).cast("B")[:] = np.ascontiguousarray(rows).tobytes()
    primitive = kind(GeomEnums.UH_static)
    primitive.set_index_type(GeomEnums.NT_uint32)
    if triangles is None:
        primitive.add_next_vertices(count)
    else:
        handle = primitive.modify_vertices()
        handle.unclean_set_num_rows(triangles.size)
        memoryview(handle).cast("B")[:] = np.ascontiguousarray(triangles, "u4").tobytes()
    geom = Geom(vertices)
    geom.add_primitive(primitive)
    node = GeomNode(name)
    node.add_geom(geom)
    return node


def grid_triangles(columns: int, rows: int) -> np.ndarray:
    """The triangles of a grid of `columns` × `rows` vertices, in the order of its vertices."""
    index = np.arange(columns * rows).reshape(columns, rows)
    a, b, c, d = index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]
    return np.concatenate([np.stack(corners, -1).reshape(-1, 3) for corners in ((a, b, c), (a, c, d))])
