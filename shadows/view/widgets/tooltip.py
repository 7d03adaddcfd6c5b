"""Explanations beside what is meant."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product

from panda3d.core import NodePath

from shadows.content.text.spans import Tip
from shadows.view.engine import assets, theme
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.label import Label, line_height, measure
from shadows.view.widgets.pieces import block, part, plate, sprite

PAD, ICON, BORDER, BETWEEN = 0.020, 0.036, 0.022, 0.008
WITHIN = 0.012
"""The least distance from the window's edge."""

WIDE = 1.5
"""Where there is no room for explanations of the usual width, there may be for those that are so much wider."""

STEPS = 20
"""So many places across, and down, are tried where there is none beside what is meant."""

AWAY = 0.15
"""The area that may be covered so that an explanation is nearer by 1 to what it is about."""

ITSELF = 3
"""What is explained is to be seen so much more than what else is there."""

TOUCH = 1e-6
"""An area that is none."""

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
        self._shown: tuple[tuple[Tip, ...], Box] | None = None
        self.boxes: list[Box] = []
        """Where the explanations stand."""

    def show(self, tips: Sequence[Tip], beside: Box, others: Sequence[Box] = (), free: Sequence[Box] = ()) -> None:
        """Explain these beside a box, where nothing of what is to be kept `free` is covered, if that can be, and as
        little of the others as can be. What the window has no room for is left out; nothing is done if they stand there
        already."""
        if self._shown == (tuple(tips), beside):
            return
        self.hide()
        if not tips:
            return
        self._shown = tuple(tips), beside
        self._root = part(self._parent.attach_new_node("tips"), "tips")
        usual = min(tip_width(), max(_width(tip) for tip in tips))
        for count, width in product(range(len(tips), 0, -1), (usual, usual * WIDE)):
            heights = [_height(tip, width) for tip in tips[:count]]
            left, top, clear = self._place(beside, width, _total(heights), others, free)
            if clear:
                break
        else:
            width, heights = usual, [_height(tips[0], usual)]
            left, top, _ = self._place(beside, width, heights[0], others, free)
        for tip, height in zip(tips, heights, strict=False):
            self._draw(tip, left, top, width, height)
            self.boxes.append(Box(left + width / 2, top - height / 2, width, height))
            top -= height + BETWEEN

    def hide(self) -> None:
        """Take the explanation away."""
        if self._root is not None:
            self._root.remove_node()
            self._root = None
        self._shown = None
        self.boxes.clear()

    def _place(
        self, beside: Box, width: float, height: float, others: Sequence[Box], free: Sequence[Box]
    ) -> tuple[float, float, bool]:
        """The left and upper side: at the right of the box, at its left, above or below it; where that would cover what
        is to be kept free, as near to it as can be. And whether nothing of that is covered."""
        half, roof = self._canvas.width / 2 - WITHIN, self._canvas.top - WITHIN
        near = beside.grown(BETWEEN)
        lefts = [near.right, near.left - width, beside.x - width / 2, beside.left, beside.right - width]
        tops = [near.top + height, near.bottom, beside.top, beside.y + height / 2, beside.bottom + height]
        beside_it = [(left, top) for left in lefts[:2] for top in tops[2:]] + [
            (left, top) for top in tops[:2] for left in lefts[2:]
        ]
        anywhere = [
            (-half + (2 * half - width) * x / STEPS, roof - (2 * roof - height) * y / STEPS)
            for x in range(STEPS + 1)
            for y in range(STEPS + 1)
        ]
        apart = [box for box in others if not (box.holds((beside.x, beside.y)) or beside.holds((box.x, box.y)))]

        def covered(place: tuple[float, float]) -> tuple[float, float]:
            box = Box(place[0] + width / 2, place[1] - height / 2, width, height)
            return sum(map(box.shared, free)), sum(map(box.shared, (*apart, *[beside] * ITSELF)))

        def cost(place: tuple[float, float]) -> tuple[float, float]:
            taken, others = covered(place)
            away = math.hypot(place[0] + width / 2 - beside.x, place[1] - height / 2 - beside.y)
            return taken, others + AWAY * away

        inside = [(min(max(left, -half), half - width), min(max(top, height - roof), roof)) for left, top in beside_it]
        best = min(inside, key=covered)
        if covered(best)[0] > TOUCH:
            best = min([*inside, *anywhere], key=cost)
        return *best, covered(best)[0] < TOUCH and height < 2 * roof

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


def _height(tip: Tip, width: float) -> float:
    body = measure(tip.text, theme.SMALL, "body", width - 2 * PAD)[1] + 0.022 if tip.text else 0.0
    return 2 * PAD + theme.em(theme.H3) + body


def _total(heights: Sequence[float]) -> float:
    """Of a column."""
    return sum(heights) + BETWEEN * (len(heights) - 1)
