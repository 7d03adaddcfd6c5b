"""The first steps of a new player in a fight: one at a time, each until it has been done."""

from __future__ import annotations

from dataclasses import dataclass

from panda3d.core import NodePath

from shadows.view import theme
from shadows.view.keys import CONTROLS
from shadows.view.tween import bump
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.label import Label, line_height, measure
from shadows.view.widgets.pieces import plate
from shadows.view.widgets.spots import Box

WIDTH, PAD, BORDER, AROUND = 0.66, 0.020, 0.022, 0.012
ABOVE_HAND = 0.315
"""Where the panel's lower side is, above the lower edge."""

LEAST = 0.9
"""Beside a card it must have this part of its usual width."""

PULSE = 1.1
"""Seconds in which what is spoken of lights up and fades."""


@dataclass(frozen=True, slots=True)
class Step:
    """What is told: a title and words, those for a gamepad if they differ; `about` is what lights up."""

    title: str
    words: str
    by_pad: str = ""
    about: str = ""


CARD = Step(
    "Play a card",
    "Click one or press its number, then choose the enemy that it is for. The orb at the left is your Energy.",
    "Choose one and confirm it, then the enemy that it is for. The orb at the left is your Energy.",
    "energy",
)
INTENT = Step(
    "Know what comes",
    "Above each enemy stands what it will do next. Your Block takes damage before your HP does.",
    about="intent",
)
END = Step(
    "End your turn",
    "Nothing is left to play. The enemies act next; then you draw new cards, and your Energy is full again.",
    about="end_turn",
)
ASK = Step(
    "Ask about anything",
    "Point at a card, an icon, a pile or an enemy, and it is explained.",
    "Move to a card, an icon, a pile or an enemy, and it is explained.",
)


class Guide:
    """A panel between enemies and hand, and a light on what it speaks of."""

    def __init__(self, parent: NodePath, canvas: Canvas, left: float) -> None:
        """It leaves free what is at the left of `left`."""
        self._root, self._canvas, self._left = parent.attach_new_node("guide"), canvas, left
        self._shown: tuple[object, ...] | None = None
        self._light: NodePath | None = None
        self._clock = 0.0

    def show(self, step: Step | None, lit: Box | None = None, card: Box | None = None) -> None:
        """Tell a step and light up a place, beside the card that is looked at. None tells nothing; where the card
        leaves too little room, nothing is told while it is looked at."""
        told = None if step is None else (step, CONTROLS.by_pad, lit, card)
        if told == self._shown:
            return
        self._root.get_children().detach()
        self._shown, self._light = told, None
        if step is None:
            return
        if lit is not None:
            around = (lit.x, lit.y, lit.width + 2 * AROUND, lit.height + 2 * AROUND, BORDER)
            self._light = plate(self._root, "focus", *around)
        words = step.by_pad if CONTROLS.by_pad and step.by_pad else step.words
        low, high = self._free(card)
        wanted = theme.grown(WIDTH, 0.8)
        if card is not None and high - low < wanted * LEAST:
            return
        wide = min(wanted, high - low)
        x = min(max(0.0, low + wide / 2), high - wide / 2)
        inner = wide - 2 * PAD
        head, tall = line_height(theme.H3, "head"), measure(words, theme.SMALL, "body", inner)[1]
        height = head + tall + 2 * PAD
        bottom = ABOVE_HAND - self._canvas.top
        plate(self._root, "tooltip", x, bottom + height / 2, wide, height, BORDER)
        top = bottom + height - PAD
        Label(self._root, x, top - head / 2, theme.H3 * 0.92, theme.HEADING, "head", text=step.title)
        y = top - head - line_height(theme.SMALL) / 2
        Label(self._root, x, y, theme.SMALL, theme.BONE, text=words, wrap=inner)

    def _free(self, card: Box | None) -> tuple[float, float]:
        """From where to where there is room: at the wider side of the card."""
        low, high = self._left + PAD, self._canvas.width / 2 - PAD
        if card is None:
            return low, high
        sides = (low, card.left - PAD), (card.right + PAD, high)
        return max(sides, key=lambda side: side[1] - side[0])

    def update(self, seconds: float) -> None:
        """Per frame: the light breathes."""
        self._clock += seconds
        if self._light is not None:
            self._light.set_alpha_scale(0.35 + 0.65 * bump(self._clock / PULSE % 1.0))
