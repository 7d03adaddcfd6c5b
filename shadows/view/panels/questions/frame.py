"""Small pieces that several layouts are made of."""

from __future__ import annotations

from panda3d.core import NodePath

from shadows.content.text.spans import Text
from shadows.view.engine import assets, theme
from shadows.view.widgets.button import plaque, plaque_height
from shadows.view.widgets.label import Align, Label, line_height, measure
from shadows.view.widgets.pieces import block, halo, plate, sprite

HEAD = 0.340
"""The middle of a title over a picture."""


def paragraph(
    parent: NodePath,
    x: float,
    top: float,
    words: str | Text,
    width: float,
    size: float = theme.SMALL,
    colour: str = theme.BONE,
    role: str = "body",
    align: Align = "left",
) -> float:
    """A text that begins below a height and is no wider than this; returns how high it is."""
    if not words:
        return 0.0
    Label(parent, x, top - line_height(size, role) / 2, size, colour, role, align, words, width)
    return measure(words, size, role, width)[1]


def heading(parent: NodePath, title: str, words: str, x: float, *, red: bool = False) -> float:
    """A title over a picture, and a line below it on a dark plate, so that it can be read whatever is behind it.
    Returns where the picture begins."""
    plaque(parent, title, x, HEAD, theme.H2, red=red)
    tall = line_height(theme.BODY, "italic") * 1.35
    y = HEAD - plaque_height() / 2 - tall / 2 - 0.004
    plate(parent, "tooltip", x, y, measure(words, theme.BODY, "italic")[0] + 0.070, tall, 0.016)
    Label(parent, x, y + 0.001, theme.BODY, theme.BONE, "italic", text=words)
    return y - tall / 2


def rule(parent: NodePath, x: float, y: float, width: float) -> None:
    """A thin line of brass."""
    block(parent, x, y, width, 0.0018, theme.rgba(theme.BRASS, 0.45))


def price_height(size: float = theme.SMALL) -> float:
    """How high the tag of a price is."""
    return line_height(size, "bold") * 1.45


def price(parent: NodePath, amount: int, x: float, y: float, *, dear: bool, size: float = theme.SMALL) -> float:
    """A price on a dark tag, red where the purse is too light for it; returns the tag's width."""
    words = str(amount)
    side = theme.grown(size * 1.35)
    wide = side + measure(words, size, "bold")[0] + 0.040
    plate(parent, "slot", x, y, wide, price_height(size), 0.012)
    left = x - wide / 2 + 0.014
    sprite(parent, assets.icon("gold"), left + side / 2, y, side, colour=(1, 1, 1, 0.5) if dear else None)
    Label(parent, left + side + 0.010, y, size, theme.BAD if dear else theme.GOLD, "bold", "left", words)
    return wide


class Frame:
    """A panel or slot with its states: idle, and hot with a glow."""

    def __init__(
        self, parent: NodePath, skins: tuple[str, str], width: float, height: float, border: float, *, glow: float = 1.0
    ) -> None:
        self._glow = halo(parent, 0, 0, height + 0.26, width + 0.34, theme.rgba("#ff8a30", 0.34 * glow))
        self._skins = [plate(parent, skin, 0, 0, width, height, border) for skin in skins]
        self.show(hot=False)

    def show(self, *, hot: bool) -> None:
        """Draw it as it is."""
        for node, seen in zip((self._glow, *self._skins), (hot, not hot, hot), strict=True):
            (node.show if seen else node.hide)()
