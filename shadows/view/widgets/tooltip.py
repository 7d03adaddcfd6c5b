"""Explanations beside what is meant."""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import NodePath

from shadows.looks import Tip
from shadows.view import assets, theme
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.label import Label, line_height, measure
from shadows.view.widgets.pieces import block, plate, sprite
from shadows.view.widgets.spots import Box

PAD, ICON, BORDER, BETWEEN = 0.020, 0.036, 0.022, 0.008
WITHIN = 0.012
"""The least distance from the window's edge."""

MOST = 4
"""More explanations than these would hide the game."""


WIDENS = 0.6
"""By this part of the growth of their letters explanations are wider."""


def tip_width() -> float:
    """How wide explanations usually are."""
    return theme.grown(theme.TIP_WIDTH, WIDENS)


class Tooltip:
    """A column of explanations that finds its own place beside a box."""

    def __init__(self, canvas: Canvas, parent: NodePath) -> None:
        self._canvas, self._parent = canvas, parent
        self._root: NodePath | None = None
        self._shown: tuple[Tip, ...] = ()
        self.boxes: list[Box] = []
        """Where the explanations stand, for tests."""

    def show(self, tips: Sequence[Tip], beside: Box, width: float = theme.TIP_WIDTH) -> None:
        """Explain these beside a box; nothing is done if they are shown already."""
        tips, width = tuple(tips)[:MOST], theme.grown(width, WIDENS)
        if tips == self._shown and self._root is not None:
            return
        self.hide()
        if not tips:
            return
        self._shown = tips
        self._root = self._parent.attach_new_node("tips")
        heights = [_height(tip, width) for tip in tips]
        while len(heights) > 1 and _total(heights) > 2 * (self._canvas.top - WITHIN):
            heights.pop()  # those that the window has no room for are left out
        left, top = self._free(beside, width, _total(heights))
        for tip, height in zip(tips, heights, strict=False):
            self._draw(tip, left, top, width, height)
            self.boxes.append(Box(left + width / 2, top - height / 2, width, height))
            top -= height + BETWEEN

    def hide(self) -> None:
        """Explain nothing."""
        if self._root is not None:
            self._root.remove_node()
            self._root = None
        self._shown = ()
        self.boxes.clear()

    def _free(self, beside: Box, width: float, height: float) -> tuple[float, float]:
        """The left and upper side: at the right of the box, else at its left, else above or below it."""
        half, roof = self._canvas.width / 2 - WITHIN, self._canvas.top - WITHIN
        top = min(max(beside.top, height - roof), roof)
        if beside.right + BETWEEN + width <= half:
            return beside.right + BETWEEN, top
        if beside.left - BETWEEN - width >= -half:
            return beside.left - BETWEEN - width, top
        left = min(max(beside.x - width / 2, -half), half - width)
        if beside.top + BETWEEN + height <= roof:
            return left, beside.top + BETWEEN + height
        return left, max(beside.bottom - BETWEEN, height - roof)

    def _draw(self, tip: Tip, left: float, top: float, width: float, height: float) -> None:
        root = self._root
        plate(root, "tooltip", left + width / 2, top - height / 2, width, height, BORDER)
        head = theme.em(theme.H3)
        x, y = left + PAD, top - PAD - head * 0.5
        name = tip.id if tip.kind != "intent" else f"intent_{tip.id}"
        if assets.has_icon(name):
            sprite(root, assets.icon(name), x + ICON / 2, y, ICON)
            x += ICON + 0.010
        Label(root, x, y, theme.H3 * 0.92, theme.HEADING, "head", "left", tip.name).fit(left + width - PAD - x)
        y -= head * 0.5 + 0.012
        if tip.text:
            block(root, left + width / 2, y, width - 2 * PAD, 0.0016, theme.rgba(theme.BRASS, 0.55))
            y -= 0.008 + line_height(theme.SMALL) / 2
            Label(root, left + PAD, y, theme.SMALL, theme.BONE, "body", "left", tip.text, wrap=width - 2 * PAD)


def _height(tip: Tip, width: float) -> float:
    body = measure(tip.text, theme.SMALL, "body", width - 2 * PAD)[1] + 0.022 if tip.text else 0.0
    return 2 * PAD + theme.em(theme.H3) + body


def _total(heights: Sequence[float]) -> float:
    """Of a column."""
    return sum(heights) + BETWEEN * (len(heights) - 1)
