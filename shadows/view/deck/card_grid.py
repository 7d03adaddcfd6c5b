"""Cards in rows, looked through a few rows at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shadows.content.text.spans import Tip
from shadows.picture.models import CardLook
from shadows.view.deck.offered_card import OfferedCard
from shadows.view.engine import assets, theme
from shadows.view.panels.questions.context import QuestionContext
from shadows.view.widgets.hit_areas import Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block, plate, sprite

MOST, LEAST = 0.300, 0.205
"""How high cards are: as high as lets all be seen at once, but not less than this."""

BETWEEN = 0.016
GROWTH = 1.07
BAR = 0.020
"""The width of what shows how far it is scrolled."""


class CardGrid:
    """As many columns and rows as a rectangle holds: `left` and `top` are its corner. `press` is told the place of a
    card, `mean` that it is meant or no longer. The spots are called `name` and the place in `names`."""

    def __init__(
        self,
        context: QuestionContext,
        cards: Sequence[CardLook],
        left: float,
        top: float,
        width: float,
        height: float,
        *,
        name: str = "pile",
        names: Sequence[int] = (),
        chosen: Sequence[bool] = (),
        press: Callable[[int], None] = lambda _: None,
        mean: Callable[[int, bool], None] = lambda _place, _hot: None,
        tips: Callable[[int], Sequence[Tip]] = lambda _: (),
    ) -> None:
        self._context, self._cards = context, tuple(cards)
        self._name, self._names = name, tuple(names) or tuple(range(len(self._cards)))
        self._chosen = tuple(chosen) or (False,) * len(self._cards)
        self._press, self._mean, self._tips = press, mean, tips
        self._left, self._top, self._width, self._height = left, top, width, height
        room = width - BAR - 0.02
        for down in range(1, 99):
            self._tall, self._down = min(MOST, (height + BETWEEN) / down - BETWEEN), down
            self.across = max(1, int(room / (self._tall * theme.CARD_RATIO + BETWEEN)))
            if self.across * down >= len(self._cards) or (height + BETWEEN) / (down + 1) - BETWEEN < LEAST:
                break
        self._step = (room / self.across, self._tall + BETWEEN)
        self._first = 0
        self._shown: list[OfferedCard] = []
        self._bar = context.root.attach_new_node("scrollbar")
        if not self._cards:
            x, y = left + width / 2, top - height / 2
            Label(context.root, x, y, theme.H3, theme.ASH, "italic", text="There is nothing here.")
        self._show()

    @property
    def spots(self) -> list[Spot]:
        """Those of the cards that are seen."""
        return [card.spot for card in self._shown]

    def act(self, action: str) -> bool:
        """Scroll; True if the key did."""
        page = max(1, self._down - 1)
        step = {"scroll_down": 1, "page_down": page, "scroll_up": -1, "page_up": -page}.get(action)
        if step is not None:
            self._scroll(step)
            return True
        if action in ("down", "up") and self._at_edge(action):
            return self._scroll(1 if action == "down" else -1)
        return False

    def _at_edge(self, action: str) -> bool:
        hot, spots = self._context.scene.board.hot, self.spots
        if hot not in spots:
            return False
        row = spots.index(hot) // self.across
        return row == ((len(spots) - 1) // self.across if action == "down" else 0)

    def _scroll(self, step: int) -> bool:
        rows = -(-len(self._cards) // self.across)
        first = min(max(self._first + step * self.across, 0), max(0, rows - self._down) * self.across)
        if first == self._first:
            return False
        board = self._context.scene.board
        by_keys, spots = board.by_keys, self.spots
        at = spots.index(board.hot) if board.hot in spots else -1
        board.mean(None)
        self._first = first
        self._show()
        spots = self.spots
        if at >= 0 and spots:
            board.mean(spots[min(at, len(spots) - 1)], by_keys=by_keys)
        return True

    def _show(self) -> None:
        context = self._context
        context.drop(self.spots)
        for card in self._shown:
            card.remove()
        places = range(self._first, min(self._first + self.across * self._down, len(self._cards)))
        self._shown = [self._card(place) for place in places]
        self._scrollbar()

    def _card(self, place: int) -> OfferedCard:
        row, column = divmod(place - self._first, self.across)
        x = self._left + (column + 0.5) * self._step[0]
        y = self._top - self._tall / 2 - row * self._step[1]
        card = OfferedCard(
            self._context,
            f"{self._name}:{self._names[place]}",
            self._cards[place],
            (x, y),
            self._tall,
            self._tall * GROWTH,
            lambda: self._press(place),
            lambda: self._tips(place),
            lambda hot: self._mean(place, hot),
            chosen=self._chosen[place],
        )
        if self._chosen[place]:
            sprite(card.root, assets.icon("check"), x + self._tall * 0.26, y + self._tall * 0.40, 0.052)
        return card

    def _scrollbar(self) -> None:
        self._bar.get_children().detach()
        rows = -(-len(self._cards) // self.across)
        if rows <= self._down:
            return
        x = self._left + self._width - BAR / 2
        block(self._bar, x, self._top - self._height / 2, 0.010, self._height, theme.rgba(theme.ABYSS, 0.8))
        tall = self._height * self._down / rows
        top = self._top - (self._first / self.across) / rows * self._height
        plate(self._bar, "button_primary", x, top - tall / 2, 0.014, tall, 0.006)
