"""Many things of a kind to look through: each explains itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from shadows.content.text.spans import Tip
from shadows.view.engine import assets, theme
from shadows.view.panels.overlay import Overlay
from shadows.view.widgets.button import Row, hints
from shadows.view.widgets.hit_areas import always
from shadows.view.widgets.label import Label

if TYPE_CHECKING:
    from shadows.view.panels.scene import Scene

SIDE, HEAD, FOOT = 0.040, 0.130, 0.070
WIDTH, BETWEEN = 0.41, 0.012


class Thing(NamedTuple):
    """A relic or a status, for example: its icon, its name, what explains it, and a number at its right."""

    icon: str
    name: str
    tips: Sequence[Tip]
    number: str = ""


class ThingsView(Overlay):
    """Rows in columns, a page at a time."""

    heard = "pile_open"

    def __init__(self, scene: Scene, title: str, things: Sequence[Thing], first: int = 0) -> None:
        super().__init__(scene, shade=0.92)
        self._title, self._things = title, tuple(things)
        canvas = self.canvas
        left, top = -canvas.width / 2 + SIDE, canvas.top - 0.036
        Label(self.root, left, top - 0.030, theme.H1 * 0.86, theme.HEADING, "head", "left", title)
        self._room = canvas.width - 2 * SIDE
        self._across = max(1, int((self._room + BETWEEN) / (theme.grown(WIDTH, 0.6) + BETWEEN)))
        self._step = theme.grown(theme.ROW, 0.5) + BETWEEN
        self._down = int((2 * canvas.top - HEAD - FOOT) / self._step)
        self._first = first
        self._page = self.root.attach_new_node("page")
        many = self._across * self._down < len(self._things)
        pages = [("PgDn", "More")] if many else []
        hints(self.root, left, 0.028 - canvas.top, [("Esc", "Back"), ("←→↑↓", "Look"), *pages])
        self._show()

    def act(self, action: str) -> bool:
        """Turn the page by keys or wheel."""
        page = self._across * self._down
        step = {"page_down": page, "scroll_down": page, "page_up": -page, "scroll_up": -page}.get(action, 0)
        if not 0 <= self._first + step < len(self._things):
            step = 0
        if step:
            self._first += step
            self._show()
        return bool(step)

    def renew(self) -> None:
        """Show the same page again."""
        ThingsView(self.scene, self._title, self._things, self._first)

    def _show(self) -> None:
        self.forget()
        self._page.get_children().detach()
        width = (self._room + BETWEEN) / self._across - BETWEEN
        left, top = -self._room / 2 + width / 2, self.canvas.top - HEAD - self._step / 2
        for place, thing in enumerate(self._things[self._first : self._first + self._across * self._down]):
            down, across = divmod(place, self._across)
            x, y = left + across * (width + BETWEEN), top - down * self._step
            icon = thing.icon if assets.has_icon(thing.icon) else ""
            row = Row(
                self._page, f"thing:{self._first + place}", thing.name, x, y, width, lambda: None,
                self._step - BETWEEN, icon, value=thing.number, tips=always(thing.tips),
            )  # fmt: skip
            self.add(row.spot)
        self.first = self._layer.spots[0] if self._layer.spots else None
