"""Piles to look through, and the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shadows.looks import CardLook
from shadows.view import theme, tips
from shadows.view.hud.overlay import Overlay
from shadows.view.widgets import card as cards
from shadows.view.widgets.button import hints, plaque, plaque_height
from shadows.view.widgets.card import CardSprite
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import plate
from shadows.view.widgets.spots import Box, Spot

if TYPE_CHECKING:
    from shadows.view.scenes.scene import Scene

ACROSS, DOWN = 6, 2
HEIGHT = 0.350
STEP_X, STEP_Y = 0.278, 0.382
LINES, STEP = 19, 0.041


class PileViewer(Overlay):
    """All cards of a pile, two rows at a time. Enter or a click on a card does nothing but explain it."""

    def __init__(self, scene: Scene, title: str, pile: Sequence[CardLook], note: str = "") -> None:
        super().__init__(scene, shade=0.82)
        self._pile = tuple(pile)
        self._title, self._note, self._first = title, note, 0
        top = self.canvas.top
        plaque(self.root, title, 0, top - 0.062, theme.H2)
        count = f"{len(self._pile)} card{'s' * (len(self._pile) != 1)}"
        below = top - 0.066 - plaque_height(theme.H2) / 2 - 0.012
        counted = Label(self.root, 0, below, theme.SMALL, theme.ASH, text=f"{count}. {note}" if note else count)
        counted.fit(self.canvas.width * 0.9, 0.044)
        self._more = Label(self.root, 0, -top + 0.062, theme.SMALL, theme.ASH)
        hints(self.root, -self.canvas.width / 2 + 0.04, -top + 0.028, [("Esc", "Back"), ("←→↑↓", "Look at cards")])
        self._sprites = [CardSprite(self.root) for _ in range(min(len(self._pile), ACROSS * DOWN))]
        if not self._pile:
            Label(self.root, 0, 0, theme.H3, theme.ASH, "italic", text="There is nothing here.")
        self._show()

    def act(self, action: str) -> bool:
        """Scroll."""
        step = {"scroll_down": ACROSS, "page_down": ACROSS * DOWN, "scroll_up": -ACROSS, "page_up": -ACROSS * DOWN}
        if action in step:
            self._scroll(step[action])
            return True
        if action in ("down", "up") and self._at_edge(action):
            self._scroll(ACROSS if action == "down" else -ACROSS)
            return True
        return False

    def renew(self) -> None:
        """The same pile."""
        PileViewer(self.scene, self._title, self._pile, self._note)

    def _at_edge(self, action: str) -> bool:
        hot = self.scene.board.hot
        middle = self._seat(0)[1] if action == "up" else self._seat(ACROSS * (DOWN - 1))[1]
        return hot is not None and abs(hot.box.y - middle) < 0.01

    def _scroll(self, step: int) -> None:
        rows = -(-len(self._pile) // ACROSS)
        last = max(0, (rows - DOWN) * ACROSS)
        first = min(max(self._first + step, 0), last)
        if first != self._first:
            hot = self.scene.board.hot
            column = None if hot is None else hot.box
            self._first = first
            self._show()
            if column is not None:
                self.scene.board.point((column.x, column.y))

    def _seat(self, place: int) -> tuple[float, float]:
        across = min(len(self._pile), ACROSS)
        x = (place % ACROSS - (across - 1) / 2) * STEP_X
        rows = min(-(-len(self._pile) // ACROSS), DOWN)
        return x, (0.5 * (rows - 1) - place // ACROSS) * STEP_Y - 0.022

    def _show(self) -> None:
        self.forget()
        seen = self._pile[self._first : self._first + len(self._sprites)]
        for place, sprite in enumerate(self._sprites):
            if place >= len(seen):
                sprite.root.hide()
                continue
            look = seen[place]
            x, y = self._seat(place)
            sprite.root.show()
            sprite.show(look)
            sprite.place(x, y, HEIGHT)
            sprite.light(cards.SHADE)
            box = Box(x, y, HEIGHT * theme.CARD_RATIO, HEIGHT)
            self.add(
                Spot(
                    f"pile:{self._first + place}",
                    box,
                    show=lambda hot, sprite=sprite: sprite.light(cards.HOT if hot else cards.SHADE),
                    tips=lambda look=look: tips.of_card(self.scene.game.library, look),
                )
            )
        below = len(self._pile) - self._first - len(seen)
        self._more.say(f"↓ {below} more" if below > 0 else "↑" if self._first else "")


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
        """The same lines."""
        LogView(self.scene, self._told)

    def _show(self) -> None:
        seen = self._lines[max(0, self._last - self._many) : self._last]
        for place, label in enumerate(self._labels):
            words = seen[place] if place < len(seen) else ""
            label.say(words, theme.HEADING if words.startswith("—") else theme.BONE)


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
