"""A card that is offered: it grows where it is meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from shadows.content.text.spans import Tip
from shadows.picture.models import CardLook
from shadows.view.deck import card as cards
from shadows.view.deck.card import CardSprite
from shadows.view.engine import theme, tween
from shadows.view.panels.questions.context import QuestionContext
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import halo

GROWING = 0.11
"""Seconds in which it takes another size."""


def _nothing(hot: bool) -> None:
    pass


class OfferedCard:
    """One card at a place, of a height; `grown` is that of one that is meant, `mean` is told so.

    `dull` greys it, `chosen` gives it another glow; with `rarity` that is written below it.
    """

    def __init__(
        self,
        context: QuestionContext,
        name: str,
        card: CardLook,
        place: tuple[float, float],
        height: float,
        grown: float,
        press: Callable[[], None] = lambda: None,
        tips: Callable[[], Sequence[Tip]] = tuple,
        mean: Callable[[bool], None] = _nothing,
        *,
        dull: bool = False,
        chosen: bool = False,
        rarity: bool = False,
        roof: float = inf,
    ) -> None:
        """It grows no further up than to `roof`."""
        self._context, self._mean = context, mean
        self._x, self._y = place
        self._roof = roof
        self._height, self._grown, self._now, self._dull = height, grown, height, dull
        self._rest = cards.CHOSEN if chosen else cards.SHADE
        self.root = context.root.attach_new_node(name)
        tone = theme.RARITIES.get(card.rarity, theme.BONE)
        if rarity:
            halo(self.root, self._x, self._y, height * 1.5, height * 1.25, theme.rgba(tone, 0.30))
        self._sprite = CardSprite(self.root)
        self._sprite.show(card)
        words = card.rarity.capitalize() if rarity else ""
        self._label = Label(self.root, self._x, self._y, theme.SMALL, tone, "bold", text=words)
        box = Box(self._x, self._y, height * theme.CARD_RATIO, height)
        self.spot = context.add(Spot(name, box, press, self.show, tips, enabled=not dull, framed=False))
        self._size(height)
        self._light(hot=False)

    def show(self, hot: bool) -> None:
        """It is meant, or no longer."""
        self._light(hot=hot)
        start, end = self._now, self._grown if hot else self._height
        if hot:
            self.root.reparent_to(self.root.get_parent())  # what is last is painted above the others
        if self._context.still:
            start = end
        self._context.scene.tweens.add(GROWING, lambda t: self._size(start + (end - start) * t), tween.out)
        self._mean(hot)

    def remove(self) -> None:
        """Take it away."""
        self.root.remove_node()

    def _light(self, *, hot: bool) -> None:
        self._sprite.light(cards.HOT if hot else self._rest, dull=self._dull)

    def _size(self, height: float) -> None:
        if self.root.is_empty():  # it may be gone before it has grown
            return
        self._now = height
        y = min(self._y, self._roof - height / 2)
        self._sprite.place(self._x, y, height)
        self._label.place(self._x, y - height / 2 - 0.026)
