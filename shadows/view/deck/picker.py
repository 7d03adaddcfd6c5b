"""One or more cards of the deck or of a pile: a grid of cards, and the one that is meant beside it."""

from __future__ import annotations

from shadows.view.deck.card_grid import CardGrid
from shadows.view.deck.card_inspector import WIDTH, CardInspector
from shadows.view.engine import theme
from shadows.view.panels.questions.context import Asked
from shadows.view.widgets.button import Button
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block

ROOF, FLOOR, SIDE = 0.118, 0.062, 0.040
HEAD = 0.120
"""How much of the height the words take, and what stays free above and below."""


class Picker(Asked):
    """For the deck as for a pile in a fight."""

    keys = (("←→↑↓", "Look at cards"), ("Enter", "Choose"))

    def build(self) -> None:
        """Words, grid, inspector."""
        context, question, canvas = self.context, self.question, self.context.canvas
        improves = question.improves
        block(context.root, 0, 0, canvas.width + 0.1, canvas.top * 2 + 0.1, theme.rgba(theme.ABYSS, 0.74))
        options = [option for option in question.options if option.card is not None]
        left, top = -canvas.width / 2 + SIDE, canvas.top - ROOF
        words = question.title or "Choose"
        title = Label(context.root, left, top - 0.028, theme.H1 * 0.86, theme.HEADING, "head", "left", words)
        title.fit(canvas.width - WIDTH - 4 * SIDE)
        told = Label(context.root, left, top - 0.080, theme.BODY, theme.BONE, "body", "left", self._prompt())
        told.fit(canvas.width - WIDTH - 4 * SIDE)
        floor = FLOOR - canvas.top
        side = canvas.width / 2 - SIDE - WIDTH
        self._inspector = CardInspector(
            context.root, context.library, side, top, top - floor, "Point at a card to see it.", improves=improves
        )

        def mean(place: int, hot: bool) -> None:
            option = options[place]
            self._inspector.show(option.card if hot else None, option.becomes if improves else None)

        self._grid = CardGrid(
            context,
            [option.card for option in options if option.card is not None],
            left,
            top - HEAD,
            side - left - 0.02,
            top - HEAD - floor - 0.012,
            name="option",
            names=[option.place for option in options],
            chosen=[option.chosen for option in options],
            press=lambda place: context.choose(options[place].place),
            mean=mean,
        )
        self.spots = self._grid.spots
        if question.enough:
            words = question.leave or "Done"
            x, y = side + WIDTH / 2, floor + 0.062
            button = Button(
                context.root, "leave", words, x, y, lambda: context.choose(None), 0.30, 0.064, "primary", key="E"
            )
            context.add(button.spot)

    def act(self, action: str) -> bool:
        """Scroll."""
        if self._grid.act(action):
            self.spots = self._grid.spots
            return True
        return False

    def _prompt(self) -> str:
        question = self.question
        if question.most == 1:
            return question.prompt
        return f"{question.prompt}  {sum(option.chosen for option in question.options)} of {question.most} chosen."
