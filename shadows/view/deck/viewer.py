"""Piles to look through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from components.deck.prefabs import cards_in
from shadows.picture.deck.cards import card_look
from shadows.picture.models import CardLook
from shadows.view.deck.card_grid import CardGrid
from shadows.view.deck.card_inspector import WIDTH, CardInspector
from shadows.view.engine import theme
from shadows.view.panels.overlay import Overlay
from shadows.view.panels.questions.context import QuestionContext
from shadows.view.widgets.button import hints
from shadows.view.widgets.label import Label

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

SIDE, ROOF, FLOOR = 0.040, 0.036, 0.062
HEAD = 0.110
"""How much of the height the title and what is said of the pile take."""


class PileViewer(Overlay):
    """All cards of a pile, a few rows at a time; the one that is meant stands large at the right."""

    heard = "pile_open"

    def __init__(self, scene: Scene, title: str, pile: Sequence[CardLook], note: str = "") -> None:
        super().__init__(scene, shade=0.95)
        self._pile = tuple(pile)
        self._title, self._note = title, note
        canvas = self.canvas
        left, top, floor = -canvas.width / 2 + SIDE, canvas.top - ROOF, FLOOR - canvas.top
        side = canvas.width / 2 - SIDE - WIDTH
        name = Label(self.root, left, top - 0.030, theme.H1 * 0.86, theme.HEADING, "head", "left", title)
        count = f"{len(self._pile)} card{'s' * (len(self._pile) != 1)}"
        words = f"{count}. {note}" if note else count
        name.fit(side - left - 0.02)
        Label(self.root, left, top - 0.084, theme.SMALL, theme.ASH, align="left", text=words).fit(side - left - 0.02)
        hint = "Point at a card to see it, and what it could become."
        self._inspector = CardInspector(self.root, scene.game.library, side, top, top - floor, hint, improves=False)
        context = QuestionContext(scene, self.root, self._layer, lambda _: None, lambda: None)
        self._grid = CardGrid(
            context, self._pile, left, top - HEAD, side - left - 0.02, top - HEAD - floor - 0.012, mean=self._mean
        )
        hints(self.root, left, 0.028 - canvas.top, [("Esc", "Back"), ("←→↑↓", "Look at cards")])

    def act(self, action: str) -> bool:
        """Scroll."""
        return self._grid.act(action)

    def renew(self) -> None:
        """Show the same pile again, as it is now."""
        PileViewer(self.scene, self._title, self._pile, self._note)

    def _mean(self, place: int, hot: bool) -> None:
        card = self._pile[place]
        library = self.scene.game.library
        cards = cards_in(library)
        better = cards[card.id].upgrade
        self._inspector.show(card if hot else None, card_look(library, 0, cards[better]) if better else None)
