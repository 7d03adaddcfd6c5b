"""Piles to look through, and the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from components.deck.prefabs import cards_in
from shadows.content.text import log_text
from shadows.picture.deck.cards import card_look
from shadows.picture.models import CardLook
from shadows.view.deck.card_grid import CardGrid
from shadows.view.deck.card_inspector import WIDTH, CardInspector
from shadows.view.engine import theme
from shadows.view.panels.overlay import Overlay
from shadows.view.panels.questions.context import QuestionContext
from shadows.view.widgets.button import hints, plaque
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import plate

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

SIDE, ROOF, FLOOR = 0.040, 0.036, 0.062
HEAD = 0.110
"""How much of the height the title and what is said of the pile take."""

LINES, STEP = 19, 0.041


class PileViewer(Overlay):
    """All cards of a pile, a few rows at a time; the one that is meant stands large at the right."""

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


class LogView(Overlay):
    """What happened, the newest at the bottom."""

    def __init__(self, scene: Scene, lines: Sequence[str]) -> None:
        super().__init__(scene, shade=0.6)
        self._told = tuple(lines)
        self._width = theme.grown(1.16, 0.6)
        plate(self.root, "panel", 0, -0.01, self._width, 0.90, 0.05)
        plaque(self.root, "What happened", 0, 0.44, theme.H2 * 0.9)
        self._lines = [part for line in lines for part in _folded(line, self._width - 0.14)]
        step = theme.grown(STEP)
        self._many = int(LINES * STEP / step)
        self._last = len(self._lines)
        self._labels = [
            Label(self.root, -self._width / 2 + 0.07, 0.392 - (place + 0.5) * step, theme.SMALL, align="left")
            for place in range(self._many)
        ]
        self._show()

    def act(self, action: str) -> bool:
        """Scroll."""
        many = self._many
        step = {"scroll_down": 3, "page_down": many, "down": 1, "scroll_up": -3, "page_up": -many, "up": -1}
        if action == "log":
            self.close()
        elif action in step:
            self._last = min(max(self._last + step[action], min(many, len(self._lines))), len(self._lines))
            self._show()
        return action == "log" or action in step

    def renew(self) -> None:
        """Show the same lines again, at the present size of letters."""
        LogView(self.scene, self._told)

    def _show(self) -> None:
        seen = self._lines[max(0, self._last - self._many) : self._last]
        for place, label in enumerate(self._labels):
            words = seen[place] if place < len(seen) else ""
            label.say(words, theme.GOLD if log_text.begins_round(words) else theme.BONE)


def _folded(line: str, width: float) -> list[str]:
    """A line in pieces that are no wider than this."""
    pieces, current = [], ""
    for word in line.split():
        longer = f"{current} {word}".strip()
        if current and measure(longer, theme.SMALL)[0] > width:
            pieces.append(current)
            current = "    " + word
        else:
            current = longer if current.strip() else word
    return [*pieces, current] if current else pieces or [""]
