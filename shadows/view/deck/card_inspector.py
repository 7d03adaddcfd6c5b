"""The card that is meant, large, beside what it could become, with its terms explained."""

from __future__ import annotations

from panda3d.core import NodePath

from components.prefabs import Library
from shadows.content.text import wording
from shadows.content.text.spans import Tip
from shadows.picture.models import CardLook
from shadows.view.deck.card import HOT, SHADE, CardSprite
from shadows.view.engine import assets, theme
from shadows.view.panels.questions.frame import paragraph, rule
from shadows.view.widgets.label import Label, line_height, measure
from shadows.view.widgets.pieces import plate, sprite

WIDTH = 0.620
PAD = 0.036
BIG, LESS = 0.400, 0.330
MOST = 2
"""More terms than these are not explained."""


class CardInspector:
    """A panel whose left and upper side are given; `hint` is what it says while nothing is meant. With `improves` the
    upgraded form is the larger of the two."""

    def __init__(
        self, parent: NodePath, library: Library, left: float, top: float, height: float, hint: str, *, improves: bool
    ) -> None:
        self._library, self._improves = library, improves
        self._x, self._top, self._bottom = left + WIDTH / 2, top, top - height
        plate(parent, "panel", self._x, top - height / 2, WIDTH, height, 0.05)
        self._root = parent.attach_new_node("inspected")
        self._hint = hint
        self.show(None)

    def show(self, card: CardLook | None, becomes: CardLook | None = None) -> None:
        """Show a card, or none."""
        self._root.get_children().detach()
        if card is None:
            middle = (self._top + self._bottom) / 2 + 0.03
            paragraph(
                self._root, self._x, middle, self._hint, WIDTH - 4 * PAD, theme.BODY, theme.ASH, "italic", "centre"
            )
            return
        top = self._top - PAD - 0.012
        if becomes is None:
            self._card(card, self._x, top, BIG, "", hot=True)
        else:
            before, after = (LESS, BIG) if self._improves else (BIG, LESS)
            x = self._x - WIDTH / 2 + PAD + before * theme.CARD_RATIO / 2
            self._card(card, x, top, before, "Now", hot=not self._improves)
            x = self._x + WIDTH / 2 - PAD - after * theme.CARD_RATIO / 2
            self._card(becomes, x, top, after, "Upgraded", hot=self._improves)
        text = becomes.text if becomes is not None and self._improves else card.text
        top -= BIG + 0.062
        for tip in wording.tips(self._library, text)[:MOST]:
            top = self._explain(tip, top)

    def _card(self, card: CardLook, x: float, top: float, height: float, words: str, *, hot: bool) -> None:
        y = top - BIG / 2
        face = CardSprite(self._root)
        face.show(card)
        face.place(x, y, height)
        face.light(HOT if hot else SHADE)
        Label(self._root, x, y - height / 2 - 0.026, theme.SMALL, theme.GOLD if hot else theme.ASH, "bold", text=words)

    def _explain(self, tip: Tip, top: float) -> float:
        """One term below the cards, as far as there is room; returns where the next may begin."""
        width = WIDTH - 2 * PAD
        inner = width - 0.040
        body = measure(tip.text, theme.SMALL, "body", inner)[1]
        head = line_height(theme.H3, "head")
        tall = head + body + 0.040
        if top - tall < self._bottom + 0.02:
            return top
        plate(self._root, "tooltip", self._x, top - tall / 2, width, tall, 0.022)
        left, y = self._x - inner / 2, top - 0.016 - head / 2
        if assets.has_icon(tip.id):
            sprite(self._root, assets.icon(tip.id), left + 0.018, y, 0.036)
            left += 0.046
        Label(self._root, left, y, theme.H3 * 0.92, theme.HEADING, "head", "left", tip.name)
        rule(self._root, self._x, y - head / 2, inner)
        paragraph(self._root, self._x - inner / 2, y - head / 2 - 0.006, tip.text, inner)
        return top - tall - 0.010
