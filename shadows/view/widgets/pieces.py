"""Pictures, plates and lines: what widgets are drawn with."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain

from panda3d.core import GeomNode, NodePath, Texture, TransparencyAttrib
from PIL import Image

from shadows.view.engine import assets, theme
from shadows.view.engine.mesh import mesh

KEPT = 256
"""So many plates of different sizes are kept; a window whose rim is dragged asks for another one in every frame."""

PART = "part"
"""The tag of a node that is the root of a part of the screen, with what the part is called."""


def part(node: NodePath, name: str) -> NodePath:
    """Call a node, with all below it, a part of the screen, so that it can be asked what is seen, and where; returns
    the node."""
    node.set_tag(PART, name)
    return node


def _patches(name: str, columns: Sequence[tuple[float, float]], rows: Sequence[tuple[float, float]]) -> GeomNode:
    """A grid of rectangles that share their corners; each of `columns` and `rows` is a line's place and what it shows
    of the picture. All pieces are made so: a second layout of vertices would cost a shader of its own."""
    vertices = array("f", chain.from_iterable((x, y, 0, u, v) for x, u in columns for y, v in rows))
    high = len(rows)
    firsts = [column * high + row for column in range(len(columns) - 1) for row in range(high - 1)]
    corners = ((a, a + high, a + high + 1, a, a + high + 1, a + 1) for a in firsts)
    triangles = array("I", chain.from_iterable(corners))
    return mesh(name, {"vertex": 3, "texcoord": 2}, vertices.tobytes(), triangles.tobytes())


@cache
def _unit() -> GeomNode:
    edges = ((-0.5, 0), (0.5, 1))
    return _patches("unit", edges, edges)


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


def _white(name: str, strength: Image.Image) -> Texture:
    """White, as strong as a grey picture is bright.

    Its sides are no powers of two, like those of the skins: drivers that draw on the processor have a program of their
    own for such, and would make a second one while the player waits for the title.
    """
    white = Image.new("L", strength.size, 255)
    return assets.upload(Image.merge("RGBA", (white, white, white, strength)), name)


def block(parent: NodePath, x: float, y: float, width: float, height: float, colour: theme.Colour) -> NodePath:
    """A plain rectangle with its centre at a place."""
    return sprite(parent, None, x, y, height, width, colour)


@cache
def _fade() -> Texture:
    return _white("fade", Image.linear_gradient("L").resize((6, 60)).point(lambda v: int((v / 255) ** 1.5 * 255)))


def fade(parent: NodePath, x: float, y: float, width: float, height: float, colour: theme.Colour) -> NodePath:
    """A veil that thickens downwards."""
    return sprite(parent, _fade(), x, y, height, width, colour)


@cache
def _halo() -> Texture:
    return _white("halo", Image.radial_gradient("L").resize((120, 120)).point(lambda v: int((1 - v / 255) ** 2 * 255)))


def halo(parent: NodePath, x: float, y: float, height: float, width: float, colour: theme.Colour) -> NodePath:
    """A soft glow."""
    glow = sprite(parent, _halo(), x, y, height, width, colour)
    glow.set_name("halo")
    return glow


def _border(name: str) -> float:
    entry = assets.table("ui", "skins.json").get(name)
    return entry["inset"][0] / entry["size"][0] if entry else 0.25


@lru_cache(KEPT)
def _plate(width: float, height: float, border: float, inset: float) -> GeomNode:
    border = min(border, width / 2, height / 2)
    columns, rows = (
        ((-side / 2, 0), (border - side / 2, inset), (side / 2 - border, 1 - inset), (side / 2, 1))
        for side in (width, height)
    )
    return _patches("plate", columns, rows)


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


@lru_cache(KEPT)
def _banner(width: float, height: float, end: float) -> GeomNode:
    middle = min(0.25, (width - 2 * end) / (8 * end))
    left, right = end - width / 2, width / 2 - end
    columns = (
        (-width / 2, 0),
        (left, 0.25),
        (left, 0.5 - middle),
        (right, 0.5 + middle),
        (right, 0.75),
        (width / 2, 1),
    )
    return _patches("banner", columns, ((-height / 2, 0), (height / 2, 1)))


def banner(parent: NodePath, x: float, y: float, width: float, height: float, *, red: bool = False) -> NodePath:
    """A title plate with pointed ends, which keep their shape."""
    texture = assets.skin("plaque_red" if red else "plaque")
    end = height * texture.get_x_size() / texture.get_y_size() / 4
    node = _attach(parent, "banner", _banner(round(max(width, 2 * end), 4), height, end))
    node.set_texture(texture)
    node.set_transparency(TransparencyAttrib.M_alpha)
    node.set_pos(x, y, 0)
    return node
