"""Cards to choose one from for the deck, as large as there is room."""

from __future__ import annotations

from functools import partial

from shadows.view.deck.offered_card import OfferedCard
from shadows.view.engine import theme
from shadows.view.panels.questions.context import Asked
from shadows.view.panels.questions.frame import heading
from shadows.view.widgets.button import Button
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.tooltip import tip_width

TALL, GROWN = 0.480, 0.560
STEP, MIDDLE = 0.42, -0.045
SIDE = 0.040
"""How far from the left edge the cards stay; at the right of them is room for explanations."""

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
        question, root, canvas = self.question, self.context.root, self.context.canvas
        room = canvas.width - SIDE - tip_width() - 0.03
        centre = SIDE + (room - canvas.width) / 2
        heading(root, question.title, question.prompt, centre, red=True)
        shown = [(option, option.card) for option in question.options if option.card is not None]
        step = min(STEP, room / max(len(shown), 1))
        height = min(TALL, step * 0.92 / theme.CARD_RATIO)
        self._all = Box(centre, MIDDLE, (len(shown) - 1) * step + GROWN * theme.CARD_RATIO, TALL)
        for place, (option, look) in enumerate(shown):
            card = OfferedCard(
                self.context,
                f"option:{option.place}",
                look,
                (centre + (place - (len(shown) - 1) / 2) * step, MIDDLE),
                height,
                height * GROWN / TALL,
                self.press(option),
                partial(self.tips, option),
                rarity=True,
            )
            self.spots.append(card.spot)
        if question.enough:
            y = 0.096 - canvas.top
            back = Button(
                root, "leave", question.leave, centre, y, lambda: self.context.choose(None), 0.30, 0.064, key="E"
            )
            self.context.add(back.spot)
