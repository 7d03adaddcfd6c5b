"""Cards to choose one from for the deck, as large as there is room."""

from __future__ import annotations

from shadows.view import theme
from shadows.view.questions.desk import Asked
from shadows.view.questions.offered import OfferedCard
from shadows.view.questions.parts import caption
from shadows.view.widgets.button import Button, plaque
from shadows.view.widgets.spots import Box, Spot

TALL, GROWN = 0.480, 0.560
STEP, MIDDLE, CENTRE = 0.42, -0.045, -0.17
ROOM = 1.30
"""How wide all cards together may be; explanations stand at the right of them."""

MOST = 6
"""More cards than these are better looked through as a deck."""


class FreshCards(Asked):
    """A few big cards, with what they could become."""

    keys = (("1-9", "Take"), ("←→", "Look"))

    def beside(self, spot: Spot) -> Box:
        """At the right of all of them."""
        del spot
        return self._all

    def build(self) -> None:
        """Cards, title, and the way back."""
        question, root = self.question, self.desk.root
        plaque(root, question.title, CENTRE, 0.345, theme.H2, red=True)
        caption(root, question.prompt, CENTRE, 0.274)
        shown = [option for option in question.options if option.card is not None]
        step = min(STEP, ROOM / max(len(shown), 1))
        height = min(TALL, step * 0.92 / theme.CARD_RATIO)
        self._all = Box(CENTRE, MIDDLE, (len(shown) - 1) * step + GROWN * theme.CARD_RATIO, TALL)
        for place, option in enumerate(shown):
            card = OfferedCard(
                self.desk,
                f"option:{option.place}",
                option.card,
                (CENTRE + (place - (len(shown) - 1) / 2) * step, MIDDLE),
                height,
                height * GROWN / TALL,
                self.press(option),
                lambda option=option: self.tips(option),
                rarity=True,
            )
            self.spots.append(card.spot)
        if question.enough:
            y = 0.096 - self.desk.canvas.top
            back = Button(
                root, "leave", question.leave, CENTRE, y, lambda: self.desk.choose(None), 0.30, 0.064, key="E"
            )
            self.desk.add(back.spot)
