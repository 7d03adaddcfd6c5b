"""Small pieces that several layouts are made of."""

from __future__ import annotations

from panda3d.core import NodePath

from shadows.looks import Text
from shadows.view import assets, theme
from shadows.view.widgets.label import Label, line_height, measure
from shadows.view.widgets.pieces import block, halo, plate, sprite

FOCUS = 0.03
"""The corner of the frame around what the keyboard means."""


def paragraph(
    parent: NodePath,
    x: float,
    top: float,
    words: str | Text,
    width: float,
    size: float = theme.SMALL,
    colour: str = theme.BONE,
    role: str = "body",
    align: str = "left",
) -> float:
    """A text that begins below a height and is no wider than this; returns how high it is."""
    if not words:
        return 0.0
    Label(parent, x, top - line_height(size, role) / 2, size, colour, role, align, words, width)  # type: ignore[arg-type]
    return measure(words, size, role, width)[1]


def caption(parent: NodePath, words: str, x: float, y: float, size: float = theme.BODY) -> None:
    """A line below a title, on a dark plate: whatever is behind it, it can be read."""
    plate(parent, "tooltip", x, y, measure(words, size, "italic")[0] + 0.070, theme.em(size) * 1.75, 0.016)
    Label(parent, x, y + 0.001, size, theme.BONE, "italic", text=words)


def rule(parent: NodePath, x: float, y: float, width: float) -> None:
    """A thin line of brass."""
    block(parent, x, y, width, 0.0018, theme.rgba(theme.BRASS, 0.45))


def price(parent: NodePath, amount: int, x: float, y: float, *, dear: bool, size: float = theme.SMALL) -> float:
    """A price on a dark tag, red where the purse is too light for it; returns the tag's width."""
    words = str(amount)
    side = size * 1.35
    wide = side + measure(words, size, "bold")[0] + 0.040
    plate(parent, "slot", x, y, wide, size * 1.75, 0.012)
    left = x - wide / 2 + 0.014
    sprite(parent, assets.icon("gold"), left + side / 2, y, side, colour=(1, 1, 1, 0.5) if dear else None)
    Label(parent, left + side + 0.010, y, size, theme.BAD if dear else theme.GOLD, "bold", "left", words)
    return wide


class Frame:
    """A panel or slot with its states: idle, hot with a glow, and framed where the keyboard means it."""

    def __init__(
        self, parent: NodePath, skins: tuple[str, str], width: float, height: float, border: float, *, glow: float = 1.0
    ) -> None:
        self._glow = halo(parent, 0, 0, height + 0.26, width + 0.34, theme.rgba("#ff8a30", 0.34 * glow))
        self._skins = [plate(parent, skin, 0, 0, width, height, border) for skin in skins]
        self._focus = plate(parent, "focus", 0, 0, width + 0.016, height + 0.016, FOCUS)
        self.show(hot=False, focused=False)

    def show(self, *, hot: bool, focused: bool) -> None:
        """Draw it as it is."""
        for node, seen in zip(
            (self._glow, *self._skins, self._focus), (hot, not hot, hot, hot and focused), strict=True
        ):
            (node.show if seen else node.hide)()
