"""Text on the screen."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Literal

from panda3d.core import NodePath, TextNode, TextProperties, TextPropertiesManager

from shadows.content.letters import letters
from shadows.content.problems import spelled
from shadows.content.text.spans import Span, Text
from shadows.view.engine import assets, cosmetics, theme

Align = Literal["left", "centre", "right"]
ALIGNS = {"left": TextNode.A_left, "centre": TextNode.A_center, "right": TextNode.A_right}
BASELINE = 0.30
"""How far below the middle of a line its baseline lies, in ems."""

STRUCK = 0.27
"""How far above the base line a line is drawn through what is struck out, in ems."""

SHADOW = (0.045, 0.055)
RAISED = {"raised": "↑", "lowered": "↓"}
SMALLEST = 0.4
"""By wrapping anew a text is shrunk to this part of its size; what is longer still is shrunk as it stands."""


@cache
def _style(colour: str, role: str, struck: bool = False) -> str:
    """The name under which a colour and a font can be switched on within a text; `struck` draws a line through it."""
    name = f"{role}{colour}{'struck' if struck else ''}"
    properties = TextProperties()
    properties.set_text_color(*theme.rgba(colour))
    properties.set_font(assets.font(role))
    if struck:
        properties.set_underscore(True)
        properties.set_underscore_height(STRUCK)
    TextPropertiesManager.get_global_ptr().set_properties(name, properties)
    return name


@cache
def _lent() -> str:
    """The name under which the typeface with the most letters can be switched on."""
    properties = TextProperties()
    properties.set_font(assets.font("bold"))
    TextPropertiesManager.get_global_ptr().set_properties("lent", properties)
    return "lent"


def span_colour(span: Span) -> str:
    """What a span is coloured with; empty for plain text."""
    if span.style == "keyword":
        return cosmetics.term(span.ref).colour or theme.STYLES["keyword"]
    return theme.STYLES.get(span.style, "")


def shaped(span: Span) -> str:
    """What a span says; a number with a mark for raised or lowered, where colour alone is not to tell."""
    mark = RAISED.get(span.style, "") if theme.READING.shapes and span.text[-1:].isdigit() else ""
    return span.text + mark


def marked(text: Text) -> str:
    """A text of spans, with the engine's marks for their colours."""
    pieces = []
    for span in text:
        colour = span_colour(span)
        words = spelled(shaped(span) if colour else span.text)
        struck = span.style == "struck"
        style = _style(colour, "body" if struck else "bold", struck) if colour else ""
        pieces.append(f"\1{style}\1{words}\2" if colour else words)
    return "".join(pieces)


def drawn(text: str | Text, role: str = "body") -> str:
    """A text as the engine takes it. What it would take for marks of its own, or as a control, is spelled out, and
    letters that the typeface of its role has not are drawn in one that has more."""
    words = spelled(text) if isinstance(text, str) else marked(text)
    if words.isascii():
        return words
    own = letters(assets.FONTS[role][0])
    runs = groupby(words, lambda letter: letter > "\x7f" and ord(letter) not in own)
    return "".join(f"\1{_lent()}\1{''.join(run)}\2" if lacking else "".join(run) for lacking, run in runs)


def _node(role: str, align: Align, wrap: float | None) -> TextNode:
    node = TextNode("text")
    node.set_font(assets.font(role))
    node.set_align(ALIGNS[align])
    if wrap is not None:
        node.set_wordwrap(wrap)
    return node


def _measured(node: TextNode, size: float) -> tuple[float, float]:
    """Width and height of what a node says. One that says nothing is not asked: it answers what its memory held."""
    if not node.get_text():
        return 0.0, 0.0
    return node.get_width() * size, node.get_num_rows() * node.get_line_height() * size


def measure(
    text: str | Text, size: float, role: str = "body", wrap: float | None = None, *, grows: bool = True
) -> tuple[float, float]:
    """Width and height that a label of this size would take."""
    size = theme.em(size) if grows else size
    node = _node(role, "left", None if wrap is None else wrap / size)
    node.set_text(drawn(text, role))
    return _measured(node, size)


def line_height(size: float, role: str = "body") -> float:
    """From one line of such labels to the next."""
    return float(assets.font(role).get_line_height()) * theme.em(size)


class Label:
    """A text at a place: the middle of its first line, at the side that it is aligned to.

    `size` is that of the theme; it `grows` as the player wants it, unless it belongs to a widget that grows itself.
    """

    __slots__ = ("_colour", "_node", "_place", "_role", "_room", "_said", "_wrap", "path", "size")

    def __init__(
        self,
        parent: NodePath,
        x: float,
        y: float,
        size: float = theme.BODY,
        colour: str = theme.BONE,
        role: str = "body",
        align: Align = "centre",
        text: str | Text = "",
        wrap: float | None = None,
        *,
        grows: bool = True,
    ) -> None:
        self.size = theme.em(size) if grows else size
        self._wrap = wrap
        self._room: tuple[float, float | None] | None = None
        self._role = role
        self._node = _node(role, align, None if wrap is None else wrap / self.size)
        if role != "number":
            self._node.set_shadow(*SHADOW)
            self._node.set_shadow_color(0, 0, 0, 0.85)
        self.path = parent.attach_new_node(self._node)
        self.path.set_scale(self.size)
        self.place(x, y)
        self._colour = ""
        self._said: str | Text = ""
        self.say(text, colour)

    def say(self, text: str | Text, colour: str | None = None) -> None:
        """Change what it says; nothing is done if that is what it says already."""
        if colour is not None and colour != self._colour:
            self._colour = colour
            self._node.set_text_color(*theme.rgba(colour))
        if text != self._said:
            self._said = text
            self._node.set_text(drawn(text, self._role))
            if self._room is not None:
                self.fit(*self._room)

    @property
    def text(self) -> str:
        """What it says, without marks."""
        return self._said if isinstance(self._said, str) else "".join(span.text for span in self._said)

    @property
    def width(self) -> float:
        """How wide it is."""
        return _measured(self._node, self.path.get_sx())[0]

    @property
    def height(self) -> float:
        """How high all its lines are."""
        return _measured(self._node, self.path.get_sx())[1]

    def place(self, x: float, y: float) -> None:
        """Move the label to another point."""
        self._place = (x, y)
        self.path.set_pos(x, y - self.path.get_sx() * BASELINE, 0)

    def fit(self, width: float, height: float | None = None) -> Label:
        """Shrink it until it is no wider than this, and no higher, whatever it says; lines are wrapped anew. Returns
        itself."""
        self._room = (width, height)
        self._scale(self.size)
        if self._wrap is not None:
            self._wrap = width
            self._scale(self.size)
            while height is not None and self.height > height and self.path.get_sx() > self.size * SMALLEST:
                self._scale(self.path.get_sx() * 0.96)
        part = min(1.0, width / max(self.width, 1e-9), 1.0 if height is None else height / max(self.height, 1e-9))
        if part < 1:
            self.path.set_scale(self.path.get_sx() * part)
        self.place(*self._place)
        return self

    def _scale(self, size: float) -> None:
        self.path.set_scale(size)
        if self._wrap is not None:
            self._node.set_wordwrap(self._wrap / size)
