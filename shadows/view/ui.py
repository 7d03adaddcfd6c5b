"""The flat part of the window: layers of sprites, panels and texts, and what in them can be clicked.

Lengths are in window heights, the origin is the middle of the window, x to the right and y up. A layer is drawn anew
when what it shows changes; nothing is made per frame.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from panda3d.core import (
    CardMaker,
    NodePath,
    TextNode,
    TextProperties,
    TextPropertiesManager,
    Texture,
    TransparencyAttrib,
)
from ursina import camera

from shadows.looks import Text
from shadows.view import assets, theme
from shadows.view.geoms import geom_node

Box = tuple[float, float, float, float]
"""Left, bottom, right, top."""

ALIGN = {"c": TextNode.A_center, "l": TextNode.A_left, "r": TextNode.A_right}
FONTS = {
    "head": ("Cinzel-700", 46),
    "logo": ("Cinzel-900", 120),
    "body": ("AlegreyaSans-Medium", 46),
    "bold": ("AlegreyaSans-Bold", 46),
}


@dataclass(slots=True)
class Hot:
    """A part of the window that answers: a click, the focus with Enter, or a tooltip."""

    name: str
    box: Box
    click: Callable[[], None] | None = None
    tip: Callable[[], None] | None = None
    order: int = 0
    focusable: bool = True
    turn: float = 0.0

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it; a turned one (degrees, clockwise) is looked at in its own frame."""
        left, bottom, right, top = self.box
        if self.turn:
            middle_x, middle_y = (left + right) / 2, (bottom + top) / 2
            angle = math.radians(self.turn)
            away_x, away_y = x - middle_x, y - middle_y
            x = middle_x + away_x * math.cos(angle) - away_y * math.sin(angle)
            y = middle_y + away_x * math.sin(angle) + away_y * math.cos(angle)
        return left <= x <= right and bottom <= y <= top

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of its box."""
        left, bottom, right, top = self.box
        return (left + right) / 2, (bottom + top) / 2


class Ui:
    """The root of all layers. `wide` is the window's aspect in its own units, `scale` how much all is shrunk in a
    narrow window."""

    def __init__(self) -> None:
        self.root = camera.ui.attach_new_node("interface")
        self.root.set_depth_test(False)
        self.root.set_depth_write(False)
        self.layers: dict[str, Layer] = {}
        self.scale = self.wide = 1.0
        self.text_size = 1.0
        self.fonts = {name: assets.font(*face) for name, face in FONTS.items()}
        self.fonts["number"] = assets.font("Cinzel-700", 72, 3.2)
        _register_styles(self.fonts["bold"])

    def resize(self, aspect: float, ui_size: float) -> None:
        """The window's aspect changed."""
        self.scale = min(1.0, aspect / theme.NARROW)
        self.wide = aspect / self.scale
        self.root.set_scale(self.scale)
        camera.ui_lens.set_film_size(ui_size * 0.5 * aspect, ui_size * 0.5)

    @property
    def top(self) -> float:
        """The y of the upper edge; the lower one is its negative."""
        return 0.5 / self.scale

    def layer(self, name: str, order: int) -> Layer:
        """A layer, emptied to be drawn anew; higher orders lie above."""
        layer = self.layers.get(name)
        if layer is None:
            layer = self.layers[name] = Layer(self, name, order)
        layer.clear()
        return layer

    def drop(self, *names: str) -> None:
        """Empty layers."""
        for name in names:
            if name in self.layers:
                self.layers[name].clear()

    def at(self, x: float, y: float) -> Hot | None:
        """The topmost part under a point."""
        found = [hot for layer in self.layers.values() for hot in layer.hots if hot.holds(x, y)]
        return max(found, key=lambda hot: hot.order, default=None)

    def hots(self) -> list[Hot]:
        """Every part that answers, in reading order of layers; only those of the topmost modal layer if one is open."""
        layers = sorted(self.layers.values(), key=lambda layer: layer.order)
        modal = [layer for layer in layers if layer.modal]
        if modal:
            layers = [layer for layer in layers if layer.order >= modal[-1].order]
        return [hot for layer in layers for hot in layer.hots]

    def measure(self, text: str, size: float, font: str = "body", wrap: float | None = None) -> tuple[float, float]:
        """Width and height of a text."""
        node = TextNode("measure")
        node.set_font(self.fonts[font])
        if wrap:
            node.set_wordwrap(wrap / size)
        node.set_text(text)
        return node.get_width() * size, node.get_num_rows() * node.get_line_height() * size


class Layer:
    """One sheet of the interface."""

    def __init__(self, ui: Ui, name: str, order: int) -> None:
        self.ui, self.order = ui, order
        self.node = ui.root.attach_new_node(name)
        self.hots: list[Hot] = []
        self.modal = False
        self._at = 0

    def clear(self) -> None:
        """Take everything off."""
        self.node.node().remove_all_children()
        self.hots = []
        self.modal = False
        self._at = 0

    def _place(self, node: NodePath, order: int | None) -> NodePath:
        self._at += 1
        node.set_transparency(TransparencyAttrib.M_alpha)
        node.set_bin("fixed", self.order * 1000 + (self._at if order is None else order))
        node.set_two_sided(True)
        node.set_depth_test(False)
        return node

    def sprite(
        self,
        texture: Texture | None,
        x: float,
        y: float,
        height: float,
        width: float | None = None,
        colour: tuple[float, ...] | None = None,
        turn: float = 0.0,
        parent: NodePath | None = None,
    ) -> NodePath:
        """A picture with its middle at a point; without a texture a plain rectangle."""
        if width is None:
            width = height * (texture.get_x_size() / texture.get_y_size() if texture is not None else 1)
        maker = CardMaker("sprite")
        maker.set_frame(-width / 2, width / 2, -height / 2, height / 2)
        node = (parent or self.node).attach_new_node(maker.generate())
        if texture is not None:
            node.set_texture(texture)
        node.set_pos(x, y, 0)
        node.set_r(turn)
        if colour is not None:
            node.set_color(*colour)
        return self._place(node, None)

    def icon(self, name: str, x: float, y: float, height: float, colour: tuple[float, ...] | None = None) -> None:
        """An icon by id; a plain diamond where there is none."""
        texture = assets.texture("icons", name) or assets.texture("icons", "intent_unknown")
        self.sprite(texture, x, y, height, colour=colour)

    def rect(self, x: float, y: float, width: float, height: float, colour: tuple[float, ...]) -> NodePath:
        """A plain rectangle around a point."""
        return self.sprite(None, x, y, height, width, colour)

    def shade(self, alpha: float = 0.6) -> None:
        """Darken all that lies below, and keep clicks from it."""
        self.modal = True
        self.rect(0, 0, self.ui.wide + 0.2, 2 * self.ui.top + 0.2, theme.rgba(theme.ABYSS, alpha))
        edge = self.ui.wide + 1
        self.hots.append(Hot("shade", (-edge, -edge, edge, edge), None, None, self.order * 1000, focusable=False))

    def skin(self, name: str, x: float, y: float, width: float, height: float, border: float = 0.026) -> NodePath:
        """A nine-sliced skin around a point."""
        texture = assets.texture("ui", name)
        described = assets.described("ui", "skins.json").get(name, {"size": [4, 4], "inset": [1, 1, 1, 1]})
        size, inset = described["size"], described["inset"]
        across = border * (inset[0] / max(inset[1], 1)) if inset[1] else height * inset[0] / size[1]
        side = min(across, width / 2)
        end = min(border, height / 2) if inset[1] else 0.0
        xs = np.array([-width / 2, -width / 2 + side, width / 2 - side, width / 2])
        ys = np.array([-height / 2, -height / 2 + end, height / 2 - end, height / 2])
        us = np.array([0, inset[0] / size[0], 1 - inset[2] / size[0], 1])
        vs = np.array([0, inset[3] / size[1], 1 - inset[1] / size[1], 1])
        grid_x, grid_y = np.meshgrid(xs, ys, indexing="ij")
        grid_u, grid_v = np.meshgrid(us, vs, indexing="ij")
        number = np.arange(16).reshape(4, 4)
        a, b, c, d = number[:-1, :-1], number[1:, :-1], number[1:, 1:], number[:-1, 1:]
        triangles = np.concatenate([np.stack(q, -1).reshape(-1, 3) for q in ((a, b, c), (a, c, d))])
        columns = {
            "vertex": np.stack([grid_x.ravel(), grid_y.ravel(), np.zeros(16)], -1),
            "texcoord": np.stack([grid_u.ravel(), grid_v.ravel()], -1),
        }
        node = self.node.attach_new_node(geom_node(name, columns, triangles))
        if texture is not None:
            node.set_texture(texture)
        else:
            node.set_color(*theme.rgba(theme.NIGHT, 0.9))
        node.set_pos(x, y, 0)
        return self._place(node, None)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float = theme.BODY,
        colour: str | tuple[float, ...] = theme.BONE,
        font: str = "body",
        align: str = "c",
        wrap: float | None = None,
        parent: NodePath | None = None,
    ) -> float:
        """A text whose first line has its middle at y; returns its height."""
        size *= self.ui.text_size if font in ("body", "bold") else 1.0
        made = TextNode("text")
        made.set_font(self.ui.fonts[font])
        if wrap:
            made.set_wordwrap(wrap / size)
        made.set_text(text)
        made.set_text_color(*(theme.rgba(colour) if isinstance(colour, str) else colour))
        made.set_align(ALIGN[align])
        if font != "number":
            made.set_shadow(0.045, 0.055)
            made.set_shadow_color(0, 0, 0, 0.85)
        node = (parent or self.node).attach_new_node(made)
        node.set_scale(size)
        node.set_pos(x, y - size * 0.30, 0)
        self._place(node, None)
        return made.get_num_rows() * made.get_line_height() * size

    def hot(self, name: str, box: Box, click: Callable[[], None] | None = None, **more: Any) -> Hot:
        """Make a part of the window answer."""
        self._at += 1
        made = Hot(name, box, click, order=self.order * 1000 + self._at, **more)
        self.hots.append(made)
        return made

    def button(
        self,
        label: str,
        x: float,
        y: float,
        click: Callable[[], None],
        width: float = 0.30,
        height: float = 0.070,
        kind: str = "plain",
        state: str = "",
        note: str = "",
    ) -> Hot:
        """A button; `state` is empty, hover or disabled; `note` is a second line or the reason why it is disabled."""
        skin = "button_disabled" if state == "disabled" else f"button_{kind}{'_hover' if state == 'hover' else ''}"
        self.skin(skin, x, y, width, height)
        colour = theme.DIM if state == "disabled" else "#fff2d0" if state == "hover" else theme.GOLD
        size = min(0.031, height * 0.44)
        wide = self.ui.measure(label, size, "head")[0]
        if wide > width - 0.05:
            size *= (width - 0.05) / wide
        self.text(label, x, y + (height * 0.15 if note else 0.001), size, colour, "head")
        if note:
            self.text(note, x, y - height * 0.22, 0.021, theme.DIM)
        box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        return self.hot(f"button {label}", box, None if state == "disabled" else click)

    def bar(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        share: float,
        left: float | None = None,
        shielded: bool = False,
    ) -> None:
        """A bar of HP from x on; `left` is the share that would remain."""
        self.skin("bar_back", x + width / 2, y, width, height, height * 0.4)
        pad = height * 0.16
        inner = width - 2 * pad
        fill = "bar_shielded" if shielded else "bar_health"
        if left is not None and left < share:
            self._fill("bar_loss", x + pad, y, inner * share, height - 2 * pad)
            share = left
        self._fill(fill, x + pad, y, inner * share, height - 2 * pad)

    def _fill(self, name: str, x: float, y: float, width: float, height: float) -> None:
        if width > 0.002:
            self.sprite(assets.texture("ui", name), x + width / 2, y, height, width)


def spans(text: Text) -> str:
    """A rich text as Panda takes it: the styles stand between control characters."""
    return "".join(_styled(span) for span in text)


def _styled(span: Any) -> str:
    if span.style == "plain":
        return span.text
    style = span.style
    if style == "keyword" and span.ref in theme.KEYWORD:
        style = f"keyword_{span.ref}"
    return f"\1{style}\1{span.text}\2"


def _register_styles(bold: Any) -> None:
    manager = TextPropertiesManager.get_global_ptr()
    styles = {style: colour for style, colour in theme.SPAN.items() if style != "plain"}
    styles |= {f"keyword_{term}": colour for term, colour in theme.KEYWORD.items()}
    for style, colour in styles.items():
        properties = TextProperties()
        properties.set_text_color(*theme.rgba(colour))
        properties.set_font(bold)
        manager.set_properties(style, properties)
