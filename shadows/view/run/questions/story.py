"""An event: its story and choices on a panel at the right, so that the place is seen at the left."""

from __future__ import annotations

from components.deck.prefabs import cards_in
from shadows.content.text.spans import Tip
from shadows.picture.deck.cards import card_look
from shadows.picture.models import OptionLook
from shadows.view.deck import card as cards
from shadows.view.deck.card import CardSprite
from shadows.view.engine import theme
from shadows.view.panels.questions.context import Asked
from shadows.view.panels.questions.frame import paragraph, rule
from shadows.view.panels.questions.rows import RowList
from shadows.view.widgets.button import Button, plaque
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import measure
from shadows.view.widgets.pieces import plate
from shadows.view.widgets.tooltip import tip_width

WIDTH, EDGE, PAD = 0.82, 0.045, 0.040
WIDENS = 0.40
"""By this part of the growth of its letters the panel is wider."""

HEAD, FOOT = 0.070, 0.040
MIDDLE, HIGHEST = -0.042, 0.84
STORY = 0.033
CARD = 0.350


class Story(Asked):
    """Beside a choice that is meant stand the cards that its text names."""

    keys = (("1-9", "Choose"), ("↑↓", "Look"), ("Enter", "Confirm"))

    def build(self) -> None:
        """Panel, story, choices."""
        context, question = self.context, self.question
        self._width = theme.grown(WIDTH, WIDENS)
        root, inner = context.root, self._width - 2 * PAD
        self._x = context.canvas.width / 2 - EDGE - self._width / 2
        told = measure(question.story, STORY, "italic", inner)[1]
        head = HEAD + told + 0.040
        foot = FOOT + (0.075 if question.enough else 0.0)
        tall = min(HIGHEST, head + RowList.height(question.options, inner) + foot)
        top = MIDDLE + tall / 2
        plate(root, "panel", self._x, MIDDLE, self._width, tall, 0.05)
        plaque(root, question.title, self._x, top - 0.008, theme.H2 * 0.94)
        left = self._x - inner / 2
        paragraph(root, left, top - HEAD, question.story, inner, STORY, theme.BONE, "italic")
        rule(root, self._x, top - head + 0.020, inner)
        self._shown = root.attach_new_node("named cards")
        self._list = RowList(self, left, top - head, inner, tall - head - foot)
        self.spots = self._list.spots
        if question.enough:
            y = top - tall + 0.064
            leave = Button(
                root, "leave", question.leave or "Go on", self._x, y, lambda: context.choose(None), 0.30, 0.060
            )
            context.add(leave.spot)

    def act(self, action: str) -> bool:
        """Scroll the choices."""
        if self._list.act(action):
            self.spots = self._list.spots
            return True
        return False

    def mean(self, option: OptionLook, hot: bool) -> None:
        """Show the cards that a choice names."""
        self._shown.get_children().detach()
        if not hot:
            return
        library = self.context.library
        x = self._x - self._width / 2 - CARD * theme.CARD_RATIO / 2 - 0.03
        if self.tips(option):
            x -= tip_width() + 0.012
        for name in self._cards(option)[:2]:
            face = CardSprite(self._shown)
            face.show(card_look(library, 0, cards_in(library)[name]))
            face.place(x, -0.12, CARD)
            face.light(cards.HOT)
            x -= CARD * theme.CARD_RATIO + 0.02

    def tips(self, option: OptionLook) -> list[Tip]:
        """What a choice names, but for the cards, which stand beside it; nothing where those take all the room."""
        named = {span.ref for span in option.text}
        free = self._x - self._width / 2 + self.context.canvas.width / 2
        if self._cards(option) and free < tip_width() + CARD * theme.CARD_RATIO + 0.06:
            return []
        return [tip for tip in super().tips(option) if tip.id in named and tip.kind != "card"]

    def _cards(self, option: OptionLook) -> list[str]:
        """The ids of the cards that a choice names."""
        cards = cards_in(self.context.library)
        return list(dict.fromkeys(span.ref for span in option.text if span.ref in cards))

    def beside(self, spot: Spot) -> Box:
        """At the left of the whole panel."""
        return Box(self._x, spot.box.y, self._width, spot.box.height)
