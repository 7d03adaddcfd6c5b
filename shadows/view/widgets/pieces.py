"""Pictures, plates and lines: what widgets are drawn with."""

from __future__ import annotations

from functools import cache

import numpy as np
from panda3d.core import GeomNode, NodePath, Texture, TransparencyAttrib

from shadows.view import assets, theme
from shadows.view.stage.geometry import geom_node


@cache
def _unit() -> GeomNode:
    """Made as all other pieces are: a second layout of vertices would cost a shader of its own."""
    corners = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], float)
    places = np.pad(corners - 0.5, ((0, 0), (0, 1)))
    return geom_node("unit", {"vertex": places, "texcoord": corners}, np.array([(0, 1, 2), (0, 2, 3)]))


def _attach(parent: NodePath, name: str, shared: GeomNode) -> NodePath:
    """A node of its own for a geom that many share."""
    node = GeomNode(name)
    node.add_geoms_from(shared)
    return parent.attach_new_node(node)


def sprite(
    parent: NodePath,
    texture: Texture | None,
    x: float,
    y: float,
    height: float,
    width: float | None = None,
    colour: theme.Colour | None = None,
) -> NodePath:
    """A picture with its centre at a place; `width` follows from the texture if it is left out."""
    node = _attach(parent, "sprite", _unit())
    if texture is not None:
        node.set_texture(texture)
        if width is None:
            width = height * texture.get_x_size() / texture.get_y_size()
    node.set_transparency(TransparencyAttrib.M_alpha)
    node.set_pos(x, y, 0)
    node.set_scale(width or height, height, 1)
    if colour is not None:
        node.set_color(*colour)
    return node


def block(parent: NodePath, x: float, y: float, width: float, height: float, colour: theme.Colour) -> NodePath:
    """A plain rectangle with its centre at a place."""
    return sprite(parent, None, x, y, height, width, colour)


@cache
def _fade() -> Texture:
    from PIL import Image

    column = Image.linear_gradient("L").resize((4, 64))
    picture = Image.merge(
        "RGBA", [Image.new("L", (4, 64), 255)] * 3 + [column.point(lambda v: int((v / 255) ** 1.5 * 255))]
    )
    return assets.upload(picture, "fade", mipmap=False)


def fade(parent: NodePath, x: float, y: float, width: float, height: float, colour: theme.Colour) -> NodePath:
    """A veil that thickens downwards."""
    return sprite(parent, _fade(), x, y, height, width, colour)


@cache
def _halo() -> Texture:
    from PIL import Image

    axis = np.linspace(-1, 1, 128)
    strength = np.clip(1 - np.hypot(axis[:, None], axis[None, :]), 0, 1) ** 2
    pixels = np.full((128, 128, 4), 255, np.uint8)
    pixels[..., 3] = (strength * 255).astype(np.uint8)
    return assets.upload(Image.fromarray(pixels, "RGBA"), "halo")


def halo(parent: NodePath, x: float, y: float, height: float, width: float, colour: theme.Colour) -> NodePath:
    """A soft glow."""
    return sprite(parent, _halo(), x, y, height, width, colour)


def _border(name: str) -> float:
    entry = assets.table("ui", "skins.json").get(name)
    return entry["inset"][0] / entry["size"][0] if entry else 0.25


@cache
def _plate(width: float, height: float, border: float, inset: float) -> GeomNode:
    border = min(border, width / 2, height / 2)
    xs = np.array([-width / 2, -width / 2 + border, width / 2 - border, width / 2])
    ys = np.array([-height / 2, -height / 2 + border, height / 2 - border, height / 2])
    marks = np.array([0, inset, 1 - inset, 1.0])
    x, y = np.meshgrid(xs, ys, indexing="ij")
    u, v = np.meshgrid(marks, marks, indexing="ij")
    columns = {
        "vertex": np.stack([x.ravel(), y.ravel(), np.zeros(16)], -1),
        "texcoord": np.stack([u.ravel(), v.ravel()], -1),
    }
    index = np.arange(16).reshape(4, 4)
    corners = [(index[:-1, :-1], index[1:, :-1], index[1:, 1:]), (index[:-1, :-1], index[1:, 1:], index[:-1, 1:])]
    triangles = np.concatenate([np.stack(three, -1).reshape(-1, 3) for three in corners])
    return geom_node("plate", columns, triangles)


def plate(
    parent: NodePath,
    skin: str,
    x: float,
    y: float,
    width: float,
    height: float,
    border: float,
    colour: theme.Colour | None = None,
) -> NodePath:
    """A skin in nine slices: its corners keep their shape, `border` is their side."""
    made = _plate(round(width, 4), round(height, 4), round(border, 4), _border(skin))
    node = _attach(parent, skin, made)
    node.set_texture(assets.skin(skin))
    node.set_transparency(TransparencyAttrib.M_alpha)
    node.set_pos(x, y, 0)
    if colour is not None:
        node.set_color(*colour)
    return node


@cache
def _banner(width: float, height: float, end: float) -> GeomNode:
    middle = min(0.25, (width - 2 * end) / (8 * end))
    columns: dict[str, list] = {"vertex": [], "texcoord": []}
    triangles = []
    for left, right, u0, u1 in (
        (-width / 2, end - width / 2, 0, 0.25),
        (end - width / 2, width / 2 - end, 0.5 - middle, 0.5 + middle),
        (width / 2 - end, width / 2, 0.75, 1),
    ):
        first = len(columns["vertex"])
        columns["vertex"] += [(x, y, 0) for x, y in ((left, -1), (right, -1), (right, 1), (left, 1))]
        columns["texcoord"] += [(u0, 0), (u1, 0), (u1, 1), (u0, 1)]
        triangles += [(first, first + 1, first + 2), (first, first + 2, first + 3)]
    vertices = np.array(columns["vertex"], float) * (1, height / 2, 1)
    places = np.array(columns["texcoord"])
    return geom_node("banner", {"vertex": vertices, "texcoord": places}, np.array(triangles))


def banner(parent: NodePath, x: float, y: float, width: float, height: float, *, red: bool = False) -> NodePath:
    """A title plate with pointed ends, which keep their shape."""
    texture = assets.skin("plaque_red" if red else "plaque")
    end = height * texture.get_x_size() / texture.get_y_size() / 4
    node = _attach(parent, "banner", _banner(round(max(width, 2 * end), 4), height, end))
    node.set_texture(texture)
    node.set_transparency(TransparencyAttrib.M_alpha)
    node.set_pos(x, y, 0)
    return node
