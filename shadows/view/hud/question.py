"""An open question: cards or words to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from shadows.looks import OptionLook, QuestionLook
from shadows.view import theme, tips
from shadows.view.hud.overlay import Overlay
from shadows.view.widgets import card as cards
from shadows.view.widgets.button import Button, Row, plaque
from shadows.view.widgets.card import CardSprite
from shadows.view.widgets.label import Label
from shadows.view.widgets.spots import Box, Spot

if TYPE_CHECKING:
    from shadows.view.scenes.scene import Scene

ROW_WIDTH = 0.9


class QuestionView(Overlay):
    """Asks until it is answered: `choose` is called with the place of an option, or None for enough."""

    def __init__(self, scene: Scene, question: QuestionLook, choose: Callable[[int | None], None]) -> None:
        super().__init__(scene, shade=0.66, closes=False)
        self._choose = choose
        top = self.canvas.top
        plaque(self.root, question.prompt, 0, top - 0.13, theme.H2 * 0.94)
        if question.most > 1:
            chosen = sum(option.chosen for option in question.options)
            Label(self.root, 0, top - 0.195, theme.SMALL, theme.ASH, text=f"{chosen} of {question.most} chosen")
        if any(option.card is not None for option in question.options):
            self._cards([option for option in question.options if option.card is not None])
        else:
            self._rows(question.options)
        if question.enough:
            button = Button(self.root, "enough", "Done", 0, -top + 0.10, lambda: choose(None), 0.26, key="Enter")
            self.add(button.spot)

    def _cards(self, options: list[OptionLook]) -> None:
        count = len(options)
        rows = 1 if count <= 6 else 2 if count <= 16 else 3
        across = -(-count // rows)
        height = {1: 0.46, 2: 0.33, 3: 0.235}[rows]
        step = min(height * theme.CARD_RATIO + 0.03, (self.canvas.width - 0.12) / across)
        for number, option in enumerate(options):
            row, column = divmod(number, across)
            x = (column - (min(across, count - row * across) - 1) / 2) * step
            y = ((rows - 1) / 2 - row) * (height + 0.02) - 0.02
            sprite = CardSprite(self.root)
            sprite.show(option.card)
            sprite.place(x, y, height)
            rest = cards.CHOSEN if option.chosen else cards.SHADE
            sprite.light(rest)
            self.add(
                Spot(
                    f"option:{option.place}",
                    Box(x, y, height * theme.CARD_RATIO, height),
                    lambda place=option.place: self._choose(place),
                    lambda hot, sprite=sprite, rest=rest: sprite.light(cards.HOT if hot else rest),
                    lambda look=option.card: tips.of_card(self.scene.game.library, look),
                )
            )

    def _rows(self, options: tuple[OptionLook, ...]) -> None:
        step = min(theme.ROW + 0.010, 0.66 / max(len(options), 1))
        for number, option in enumerate(options):
            y = (len(options) - 1) / 2 * step - number * step
            row = Row(
                self.root,
                f"option:{option.place}",
                ("✓ " if option.chosen else "") + option.name,
                0,
                y,
                ROW_WIDTH,
                lambda place=option.place: self._choose(place),
                step - 0.010,
                note="".join(span.text for span in option.text),
            )
            self.add(row.spot)
