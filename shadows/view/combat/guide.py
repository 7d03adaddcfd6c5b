"""The first steps of a new player in a fight: one at a time, each until it has been done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from panda3d.core import NodePath

from shadows.view.engine import theme
from shadows.view.engine.keys import CONTROLS
from shadows.view.engine.tween import bump
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.label import Label, line_height, measure
from shadows.view.widgets.pieces import part, plate

WIDTH, PAD, BORDER, AROUND = 0.66, 0.020, 0.022, 0.012
ABOVE_HAND = 0.315
"""Where the panel's lower side is, above the lower edge."""

LEAST = 0.9
"""Beside a card it must have this part of its usual width."""

PULSE = 1.1
"""Seconds in which what is spoken of lights up and fades."""


@dataclass(frozen=True, slots=True)
class GuideStep:
    """What is told: a title and words, those for a gamepad if they differ; `about` is what lights up."""

    title: str
    words: str
    by_pad: str = ""
    about: str = ""


CARD = GuideStep(
    "Play a card",
    "Click one or press its number, then choose the enemy that it is for. The orb at the left is your Energy.",
    "Choose one and confirm it, then the enemy that it is for. The orb at the left is your Energy.",
    "energy",
)
INTENT = GuideStep(
    "Know what comes",
    "Above each enemy stands what it will do next. Your Block takes damage before your HP does.",
    about="intent",
)
END = GuideStep(
    "End your turn",
    "Nothing is left to play. The enemies act next; then you draw new cards, and your Energy is full again.",
    about="end_turn",
)
ASK = GuideStep(
    "Ask about anything",
    "Point at a card, an icon, a pile or an enemy, and it is explained.",
    "Move to a card, an icon, a pile or an enemy, and it is explained.",
)


class Guide:
    """A panel between enemies and hand, and a light on what it speaks of."""

    def __init__(self, parent: NodePath, canvas: Canvas, left: float, above: float = ABOVE_HAND) -> None:
        """It leaves free what is at the left of `left`, and stands so much `above` the window's lower side."""
        self._root, self._canvas, self._left = parent.attach_new_node("guide"), canvas, left
        self._bottom = above - canvas.top
        self._shown: tuple[object, ...] | None = None
        self._light: NodePath | None = None
        self._clock = 0.0
        self.box: Box | None = None
        """Where its panel stands, if anything is told."""

    def show(self, step: GuideStep | None, lit: Box | None = None, around: Sequence[Box] = ()) -> None:
        """Tell a step and light up a place, where what stands around leaves most room. None tells nothing; where there
        is too little room, nothing is told either."""
        told = None if step is None else (step, CONTROLS.by_pad, lit, *around)
        if told == self._shown:
            return
        self._root.get_children().detach()
        self._shown, self._light, self.box = told, None, None
        if step is None:
            return
        if lit is not None:
            frame = (lit.x, lit.y, lit.width + 2 * AROUND, lit.height + 2 * AROUND, BORDER)
            self._light = plate(self._root, "focus", *frame)
        words = step.by_pad if CONTROLS.by_pad and step.by_pad else step.words
        wanted = theme.grown(WIDTH, 0.8)
        for least in (wanted, wanted * LEAST):
            low, high = self._free(around, self._tall(words, least))
            if high - low >= least:
                break
        else:
            return
        wide = min(wanted, high - low)
        x = min(max(0.0, low + wide / 2), high - wide / 2)
        height = self._tall(words, wide)
        bottom = self._bottom
        self.box = Box(x, bottom + height / 2, wide, height)
        panel = part(self._root.attach_new_node("guide"), "guide")
        plate(panel, "tooltip", x, self.box.y, wide, height, BORDER)
        top, head = self.box.top - PAD, line_height(theme.H3, "head")
        Label(panel, x, top - head / 2, theme.H3 * 0.92, theme.HEADING, "head", text=step.title)
        y = top - head - line_height(theme.SMALL) / 2
        Label(panel, x, y, theme.SMALL, theme.BONE, text=words, wrap=wide - 2 * PAD)

    @property
    def roof(self) -> float:
        """The upper side of the highest panel, where it has all its width."""
        width = theme.grown(WIDTH, 0.8)
        tallest = max(self._tall(step.words, width) for step in (CARD, INTENT, END, ASK))
        return self._bottom + tallest

    @staticmethod
    def _tall(words: str, wide: float) -> float:
        """How high a panel of a width is with these words."""
        return line_height(theme.H3, "head") + measure(words, theme.SMALL, "body", wide - 2 * PAD)[1] + 2 * PAD

    def _free(self, around: Sequence[Box], tall: float) -> tuple[float, float]:
        """From where to where there is most room for a panel of a height."""
        bottom = self._bottom
        in_its_way = [box for box in around if box.bottom < bottom + tall and box.top > bottom]
        low, high = self._left + PAD, self._canvas.width / 2 - PAD
        gaps = []
        for box in sorted(in_its_way, key=lambda box: box.left):
            gaps.append((low, box.left - PAD))
            low = max(low, box.right + PAD)
        return max([*gaps, (low, high)], key=lambda gap: gap[1] - gap[0])

    def update(self, seconds: float) -> None:
        """Per frame: the light breathes."""
        self._clock += seconds
        if self._light is not None:
            self._light.set_alpha_scale(0.35 + 0.65 * bump(self._clock / PULSE % 1.0))
