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

    def show(self, tips: Sequence[Tip], beside: Box, others: Sequence[Box] = ()) -> None:
        """Explain these beside a box, where as little of the others is covered as can be; nothing is done if they are
        shown already."""
        tips = tuple(tips)[:MOST]
        if tips == self._shown and self._root is not None:
            return
        self.hide()
        if not tips:
            return
        self._shown = tips
        self._root = self._parent.attach_new_node("tips")
        width = min(tip_width(), max(_width(tip) for tip in tips))
        heights = [_height(tip, width) for tip in tips]
        while len(heights) > 1 and _total(heights) > 2 * (self._canvas.top - WITHIN):
            heights.pop()  # those that the window has no room for are left out
        left, top = self._free(beside, width, _total(heights), others)
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

    def _free(self, beside: Box, width: float, height: float, others: Sequence[Box]) -> tuple[float, float]:
        """The left and upper side: at the right of the box, at its left, above or below it, whichever covers least."""
        half, roof = self._canvas.width / 2 - WITHIN, self._canvas.top - WITHIN
        left = min(max(beside.x - width / 2, -half), half - width)
        level = (beside.top, beside.y + height / 2, beside.bottom + height)
        tops = [min(max(top, height - roof), roof) for top in level]
        found = [
            (side, top)
            for side in (beside.right + BETWEEN, beside.left - BETWEEN - width)
            if -half <= side <= half - width
            for top in tops
        ]
        found += [
            (left, top)
            for top in (beside.top + BETWEEN + height, beside.bottom - BETWEEN)
            if height - roof <= top <= roof
        ]
        apart = [box for box in others if not (box.holds((beside.x, beside.y)) or beside.holds((box.x, box.y)))]

        def covered(place: tuple[float, float]) -> float:
            return sum(_shared(Box(place[0] + width / 2, place[1] - height / 2, width, height), box) for box in apart)

        return min(found, key=covered, default=(left, max(beside.bottom - BETWEEN, height - roof)))

    def _draw(self, tip: Tip, left: float, top: float, width: float, height: float) -> None:
        root = self._root
        plate(root, "tooltip", left + width / 2, top - height / 2, width, height, BORDER)
        head = theme.em(theme.H3)
        x, y = left + PAD, top - PAD - head * 0.5
        name = _icon(tip)
        if assets.has_icon(name):
            sprite(root, assets.icon(name), x + ICON / 2, y, ICON)
            x += ICON + 0.010
        Label(root, x, y, theme.H3 * 0.92, theme.HEADING, "head", "left", tip.name).fit(left + width - PAD - x)
        y -= head * 0.5 + 0.012
        if tip.text:
            block(root, left + width / 2, y, width - 2 * PAD, 0.0016, theme.rgba(theme.BRASS, 0.55))
            y -= 0.008 + line_height(theme.SMALL) / 2
            Label(root, left + PAD, y, theme.SMALL, theme.BONE, "body", "left", tip.text, wrap=width - 2 * PAD)


def _width(tip: Tip) -> float:
    """As wide as its words, if they stand in one line."""
    icon = ICON + 0.010 if assets.has_icon(_icon(tip)) else 0.0
    head = measure(tip.name, theme.H3 * 0.92, "head")[0] + icon
    return max(head, measure(tip.text, theme.SMALL)[0] if tip.text else 0.0) + 2 * PAD + 0.004


def _icon(tip: Tip) -> str:
    """The name of its icon."""
    return tip.id if tip.kind != "intent" else f"intent_{tip.id}"


def _shared(one: Box, other: Box) -> float:
    """The area that two boxes have in common."""
    wide = min(one.right, other.right) - max(one.left, other.left)
    tall = min(one.top, other.top) - max(one.bottom, other.bottom)
    return max(wide, 0.0) * max(tall, 0.0)


def _height(tip: Tip, width: float) -> float:
    body = measure(tip.text, theme.SMALL, "body", width - 2 * PAD)[1] + 0.022 if tip.text else 0.0
    return 2 * PAD + theme.em(theme.H3) + body


def _total(heights: Sequence[float]) -> float:
    """Of a column."""
    return sum(heights) + BETWEEN * (len(heights) - 1)
