"""The part of a shelf of the compendium that is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from panda3d.core import NodePath

from components.deck.prefabs import cards_in
from components.prefabs import Library
from shadows.picture.deck import cards as looks
from shadows.picture.models import CardLook
from shadows.view.deck import card as cards
from shadows.view.deck.card import CardSprite
from shadows.view.deck.card_face import FACES
from shadows.view.engine import assets, theme
from shadows.view.menu.entry_page import SHADOW
from shadows.view.menu.shelves import Entry
from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block, plate, sprite

CARD, ACROSS, DOWN = 0.226, 5, 3
ROW, COLUMNS, ROWS = 0.0715, 2, 10

Drawn = tuple[Entry, Box, Callable[[bool], None]]
"""An entry, where it is seen, and what is called when it is meant and when it is not."""


class ShelfView:
    """Draws entries between a left and a right side, a top and a bottom: cards as cards, all else as rows."""

    def __init__(
        self, parent: NodePath, library: Library, sides: tuple[float, float], ends: tuple[float, float]
    ) -> None:
        self._library = library
        self._left, self._right = sides
        self._top, self._bottom = ends
        self._root = parent.attach_new_node("shelf")
        self._waiting: list[tuple[CardSprite, CardLook]] = []

    def draw(self, entries: Sequence[Entry], first: int, *, of_cards: bool, all_shown: bool) -> Iterator[Drawn]:
        """Draw those that are seen when `first` is the first of them."""
        self._root.get_children().detach()
        self._waiting.clear()
        across, down = grid(of_cards=of_cards)
        self._track(-(-len(entries) // across), down, first // across)
        for place, entry in enumerate(entries[first : first + across * down]):
            draw = self._card if of_cards else self._row
            box, show = draw(entry, place % across, place // across, entry.known or all_shown)
            yield entry, box, show

    def update(self) -> None:
        """Per frame: a card that shows its back still is painted."""
        if self._waiting:
            face, look = self._waiting.pop(0)
            face.show(look)

    def _track(self, rows: int, down: int, above: int) -> None:
        """How much of the shelf is seen, at its right side."""
        if rows <= down:
            return
        long = self._top - self._bottom
        part = long * down / rows
        y = self._top - part / 2 - (long - part) * above / (rows - down)
        x = self._right + 0.018
        block(self._root, x, (self._top + self._bottom) / 2, 0.008, long, theme.rgba(theme.IRON, 0.6))
        block(self._root, x, y, 0.008, part, theme.rgba("#a3282c"))

    def _card(self, entry: Entry, column: int, row: int, shown: bool) -> tuple[Box, Callable[[bool], None]]:
        step = (self._right - self._left) / ACROSS
        x, y = self._left + step * (column + 0.5), self._top - (CARD + 0.018) * row - CARD / 2
        face = CardSprite(self._root)
        look = looks.card_look(self._library, 0, cards_in(self._library)[entry.id])
        if shown and FACES.ready(look):
            face.show(look)
        else:
            face.turn_over()
        if shown and not FACES.ready(look):
            self._waiting.append((face, look))
        face.place(x, y, CARD)

        def show(hot: bool) -> None:
            face.light(cards.HOT if hot else cards.SHADE, dull=not shown)

        show(False)
        return Box(x, y, CARD * theme.CARD_RATIO, CARD), show

    def _row(self, entry: Entry, column: int, row: int, shown: bool) -> tuple[Box, Callable[[bool], None]]:
        wide = (self._right - self._left) / COLUMNS
        x, y = self._left + wide * (column + 0.5), self._top - ROW * (row + 0.5)
        width, tall = wide - 0.012, ROW - 0.008
        skins = [plate(self._root, skin, x, y, width, tall, 0.018) for skin in ("row", "row_hot")]
        left = x - width / 2 + 0.020
        icon = theme.icon_of(entry.marks["tier"]) if entry.kind == "enemies" else entry.id
        if assets.has_icon(icon):
            sprite(self._root, assets.icon(icon), left + 0.024, y, 0.048, colour=None if shown else SHADOW)
        left += 0.062
        name, tone = (entry.name, theme.BONE) if shown else ("Not met yet", theme.FADED)
        label = Label(self._root, left, y, theme.BODY * 0.92, tone, "bold" if shown else "italic", "left", name)
        label.fit(x + width / 2 - 0.018 - left)

        def show(hot: bool) -> None:
            (skins[1].show if hot else skins[1].hide)()

        show(False)
        return Box(x, y, width, tall), show


def grid(*, of_cards: bool) -> tuple[int, int]:
    """How many are seen side by side, and one below the other."""
    return (ACROSS, DOWN) if of_cards else (COLUMNS, ROWS)
