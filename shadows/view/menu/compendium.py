"""Everything that there is, as far as it was met."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from shadows.saves.history import History, HistoryError, Thing
from shadows.view.engine import theme
from shadows.view.menu import shelves
from shadows.view.menu.entry_page import EntryPage
from shadows.view.menu.navigation import MenuNavigation, MenuScene
from shadows.view.menu.shelf_view import ShelfView, grid
from shadows.view.menu.shelves import ANY, Entry
from shadows.view.menu.visitor import Visitor
from shadows.view.panels.game import Game
from shadows.view.widgets.button import Button, hints
from shadows.view.widgets.hit_areas import Box, Place, Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block, fade
from shadows.view.widgets.stepper import Stepper
from shadows.view.widgets.tabs import tabs

LEFT, RIGHT = -0.845, 0.845
PAGE = 0.205
"""Where the page of one thing begins."""

TOP, BOTTOM = 0.285, -0.445
FADE = 0.24
ENEMY_PAGE = -0.035


class Compendium(MenuScene):
    """Shelves with all that there is; a page for the thing that is meant. What was never met is a silhouette."""

    music = "title"

    def __init__(self, game: Game, navigation: MenuNavigation, shelf: str = "") -> None:
        super().__init__(game, navigation)
        self.place = min(game.library.acts.values(), key=lambda act: act.order).id
        self._trouble = ""
        met = self._read()
        found = {name: shelves.shelf(game.library, name, met) for name in shelves.SHELVES}
        self._shelves = {name: entries for name, entries in found.items() if entries}
        self._shelf = shelf or next(iter(self._shelves))
        self._chosen: dict[str, str] = {}
        self._all = False
        """Whether secrets are shown too."""
        self._first = 0
        self._entry: Entry | None = None
        self._visitor = Visitor(game)
        self._clicked: Place | None = None
        self._steppers: dict[str, Stepper] = {}
        self.board.layers[0].leave = navigation.to_title

    def build(self) -> None:
        """Tabs and filters above, the shelf at the left, the page at the right."""
        canvas, root = self.game.canvas, self.root
        self._visitor.leave()
        beasts = self._shelf == "enemies"
        block(root, 0, 0, canvas.width + 0.1, canvas.top * 2 + 0.1, theme.rgba(theme.ABYSS, 0.10 if beasts else 0.80))
        if beasts:
            wide, tall = canvas.width / 2 + PAGE - FADE, canvas.top * 2 + 0.1
            block(root, -canvas.width / 2 + wide / 2, 0, wide, tall, theme.rgba(theme.ABYSS, 0.70))
            fade(root, PAGE - FADE / 2, 0, tall, FADE, theme.rgba(theme.ABYSS, 0.70)).set_r(90)
        entries = self._sorted()
        known = sum(entry.known for entry in entries)
        Label(root, LEFT, 0.442, theme.H1 * 0.80, theme.HEADING, "head", "left", "Compendium")
        words = self._trouble or f"{known} of {len(entries)} met"
        Label(root, LEFT + 0.475, 0.436, theme.SMALL, theme.ASH, "body", "left", words).fit(0.30)
        names = [(name, shelves.SHELVES[name]) for name in self._shelves]
        for spot in tabs(root, LEFT, 0.355, PAGE - LEFT - 0.03, names, self._shelf, self._open):
            self.add(spot)
        self._filters()
        page = Box((PAGE + RIGHT) / 2, (TOP + 0.10 + BOTTOM) / 2, RIGHT - PAGE, TOP + 0.10 - BOTTOM)
        if beasts:
            page = Box(page.x, (ENEMY_PAGE + BOTTOM) / 2, page.width, ENEMY_PAGE - BOTTOM)
        self._inspector = EntryPage(self.game, root, page)
        self._list = ShelfView(root, self.game.library, (LEFT, PAGE - 0.040), (TOP, BOTTOM))
        self._show()
        keys = [("←→↑↓", "Look"), (f"1-{len(self._shelves)}", "Shelf"), ("A", "Show all"), ("Esc", "Back")]
        hints(root, LEFT, -canvas.top + 0.026, keys)
        if self.board.hot is None:
            self.board.mean(self._entry_spot(), by_keys=True)
        if self.board.hot is None:
            self.board.mean(self.board.named(f"tab:{self._shelf}"), by_keys=True)

    def close(self) -> None:
        """The enemy that was looked at goes."""
        self._visitor.leave()
        super().close()

    def update(self, seconds: float) -> None:
        """Per frame: cards are painted, the enemy breathes."""
        super().update(seconds)
        self._list.update()
        self._visitor.update()

    def typed(self, key: str) -> bool:
        """A shows all, or hides again what was not met."""
        if key == "a":
            self._reveal()
        return key == "a"

    def pressed(self, place: Place) -> None:
        """Where it was clicked tells which way a filter goes."""
        self._clicked = place
        super().pressed(place)

    def act(self, action: str) -> None:
        """Digits open shelves; wheel, pages and arrows at the edge scroll; left and right turn a filter."""
        self._clicked = None
        across, down = self._grid()
        steps = {"scroll_down": across, "scroll_up": -across, "page_down": across * down, "page_up": -across * down}
        hot = self.board.hot
        if action.startswith("card_") and action[5:].isdigit() and int(action[5:]) < len(self._shelves):
            self._open(list(self._shelves)[int(action[5:])])
        elif action in steps:
            self._scroll(steps[action])
        elif action in ("left", "right") and hot is not None and hot.name in self._steppers:
            self._steppers[hot.name].step(1 if action == "right" else -1)
        elif action in ("up", "down") and hot is not None and self._leaves(hot, action):
            at = int(hot.name.removeprefix("entry:")) + (across if action == "down" else -across)
            self._scroll(across if action == "down" else -across)
            self.board.mean(self.board.named(f"entry:{min(at, len(self._sorted()) - 1)}"), by_keys=True)
        else:
            super().act(action)

    def _grid(self) -> tuple[int, int]:
        return grid(of_cards=self._shelf == "cards")

    def _leaves(self, hot: Spot, action: str) -> bool:
        """Whether an arrow goes over the edge of what is seen, and there is more that way."""
        across, down = self._grid()
        if not hot.name.startswith("entry:"):
            return False
        row = (int(hot.name.removeprefix("entry:")) - self._first) // across
        count = len(self._sorted())
        if action == "down":
            return row == down - 1 and self._first + across * down < count
        return row == 0 and self._first > 0

    def _filters(self) -> None:
        """A stepper for each filter, and the switch that shows all."""
        self._steppers = {}
        every = Button(
            self.root, "all", "Hide" if self._all else "Show all", RIGHT - 0.085, 0.440, self._reveal, 0.17,
            theme.SMALL_BUTTON, size=0.024,
        )  # fmt: skip
        self.add(every.spot)
        found = shelves.filters(self.game.library, self._shelf, self._shelves[self._shelf])
        right = RIGHT - 0.19
        for by in reversed(found):
            stepper = Stepper(
                self.root, f"filter:{by}", right - 0.125, 0.440, 0.25, found[by], self._chosen.get(by, ANY),
                partial(self._sort, by), lambda: self._clicked,
            )  # fmt: skip
            self._steppers[stepper.spot.name] = stepper
            self.add(stepper.spot)
            right -= 0.262

    def _read(self) -> dict[Thing, str]:
        try:
            return History(self.game.places.history).met()
        except HistoryError as error:
            self._trouble = str(error)
            return {}

    def _sorted(self) -> list[Entry]:
        return shelves.sorted_out(self._shelves[self._shelf], self._chosen)

    def _open(self, shelf: str) -> None:
        self._shelf, self._chosen, self._first, self._entry = shelf, {}, 0, None
        self.board.mean(None)
        self.game.set_place(self.place)
        self._lay_out()

    def _sort(self, by: str, value: str) -> None:
        self._chosen[by] = value
        self._first, self._entry = 0, None
        self._lay_out()

    def _reveal(self) -> None:
        self._all = not self._all
        self._lay_out()

    def _scroll(self, step: int) -> None:
        across, down = self._grid()
        rows = -(-len(self._sorted()) // across)
        first = max(0, min(self._first + step, (rows - down) * across))
        if first != self._first:
            hot = self.board.hot
            self._first = first
            self._show()
            if hot is not None and not self.board.by_keys:
                self.board.point((hot.box.x, hot.box.y))

    def _show(self) -> None:
        """The part of the shelf that is seen, and the page."""
        layer = self.board.layers[0]
        if self.board.hot is not None and self.board.hot.name.startswith("entry:"):
            self.board.hot = None
        layer.spots = [spot for spot in layer.spots if not spot.name.startswith("entry:")]
        entries, of_cards = self._sorted(), self._shelf == "cards"
        drawn = self._list.draw(entries, self._first, of_cards=of_cards, all_shown=self._all)
        for at, (entry, box, show) in enumerate(drawn, start=self._first):
            self._known(at, entry, box, show)
        self._look(self._entry if self._entry in entries else next(iter(entries), None))

    def _known(self, at: int, entry: Entry, box: Box, show: Callable[[bool], None]) -> None:
        def meant(hot: bool) -> None:
            show(hot)
            if hot:
                self._look(entry)

        self.add(Spot(f"entry:{at}", box, lambda: self._look(entry), meant))

    def _entry_spot(self) -> Spot | None:
        entries = self._sorted()
        return self.board.named(f"entry:{entries.index(self._entry)}") if self._entry in entries else None

    def _look(self, entry: Entry | None) -> None:
        """Open the page of an entry; an enemy comes in person."""
        self._entry = entry
        shown = entry is not None and (entry.known or self._all)
        self._inspector.show(entry, shown=shown)
        if entry is None or entry.kind != "enemies":
            self._visitor.leave()
            return
        act = entry.marks["act"]
        self._visitor.come(entry.id, act if act in self.game.library.acts else self.place, shown=shown)
