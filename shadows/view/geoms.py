"""Numpy columns to Panda geometry, and shaders by their variant."""

from functools import cache
from pathlib import Path

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
    Shader,
)

GLSL = Path(__file__).parent / "glsl"
CONTENTS = {"vertex": GeomEnums.C_point, "normal": GeomEnums.C_normal, "texcoord": GeomEnums.C_texcoord}


def geom_node(
    name: str, columns: dict[str, np.ndarray], triangles: np.ndarray | None, primitive=GeomTriangles
) -> GeomNode:
    """One vertex array from columns of shape (n, k), float32; without triangles the vertices are taken one by one."""
    layout = GeomVertexArrayFormat()
    for column, values in columns.items():
        kind = CONTENTS.get(column, GeomEnums.C_other)
        layout.add_column(InternalName.make(column), values.shape[1], GeomEnums.NT_float32, kind)
    count = len(next(iter(columns.values())))
    vertices = GeomVertexData(name, GeomVertexFormat.register_format(GeomVertexFormat(layout)), GeomEnums.UH_static)
    vertices.unclean_set_num_rows(count)
    rows = np.concatenate([np.asarray(values, "f4") for values in columns.values()], 1)
    stride = layout.get_stride() // 4
    rows = np.pad(rows, ((0, 0), (0, stride - rows.shape[1])))
    memoryview(vertices.modify_array(0)).cast("B")[:] = np.ascontiguousarray(rows).tobytes()
    shapes = primitive(GeomEnums.UH_static)
    if triangles is None:
        shapes.add_next_vertices(count)
    else:
        shapes.set_index_type(GeomEnums.NT_uint32)
        indices = shapes.modify_vertices()
        indices.unclean_set_num_rows(triangles.size)
        memoryview(indices).cast("B")[:] = np.ascontiguousarray(triangles, "u4").tobytes()
    geom = Geom(vertices)
    geom.add_primitive(shapes)
    node = GeomNode(name)
    node.add_geom(geom)
    return node


@cache
def shader(name: str, *defines: str) -> Shader:
    """A shader file in one of its variants. Raises RuntimeError when the driver refuses it."""
    source = (GLSL / f"{name}.glsl").read_text(encoding="utf-8")
    if "//! common" in source:
        source = source.replace("//! common", (GLSL / "common.glsl").read_text(encoding="utf-8"))
    head = "#version 150\n" + "".join(f"#define {define}\n" for define in defines)
    made = Shader.make(Shader.SL_GLSL, f"{head}#define VERTEX\n{source}", f"{head}#define FRAGMENT\n{source}")
    if made is None:
        raise RuntimeError(f"the shader {name} cannot be compiled here ({', '.join(defines) or 'plain'})")
    return made
