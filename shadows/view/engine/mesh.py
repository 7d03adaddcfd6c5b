"""Numbers in memory as things to draw."""

from collections.abc import Mapping

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


def mesh(
    name: str, layout: Mapping[str, int], rows: bytes, triangles: bytes | None, kind: type = GeomTriangles
) -> GeomNode:
    """A node of one geom. `rows` are its vertices as 32-bit floats, each vertex with the columns of `layout` (their
    widths by name) side by side; `triangles` are 32-bit indices into them, or None for all in turn (points)."""
    columns = GeomVertexArrayFormat()
    for column, width in layout.items():
        columns.add_column(
            InternalName.make(column), width, GeomEnums.NT_float32, CONTENTS.get(column, GeomEnums.C_other)
        )
    count = len(rows) // columns.get_stride()
    vertices = GeomVertexData(name, GeomVertexFormat.register_format(GeomVertexFormat(columns)), GeomEnums.UH_static)
    vertices.unclean_set_num_rows(count)
    memoryview(vertices.modify_array(0)).cast("B")[:] = rows
    primitive = kind(GeomEnums.UH_static)
    primitive.set_index_type(GeomEnums.NT_uint32)
    if triangles is None:
        primitive.add_next_vertices(count)
    else:
        handle = primitive.modify_vertices()
        handle.unclean_set_num_rows(len(triangles) // 4)
        memoryview(handle).cast("B")[:] = triangles
    geom = Geom(vertices)
    geom.add_primitive(primitive)
    node = GeomNode(name)
    node.add_geom(geom)
    return node
