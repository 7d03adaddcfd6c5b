"""A value with an arrow to each side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from panda3d.core import NodePath

from shadows.content.text.spans import Tip
from shadows.view.engine import theme
from shadows.view.widgets.hit_areas import Box, Place, Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import plate

Value = TypeVar("Value")


class Stepper:
    """One of several values. A click on an arrow's half, or `step`, goes to the next or the one before, around."""

    def __init__(
        self,
        parent: NodePath,
        name: str,
        x: float,
        y: float,
        width: float,
        values: Sequence[tuple[Value, str]],
        now: Value,
        choose: Callable[[Value], None],
        pointer: Callable[[], Place | None] = lambda: None,
        tips: Callable[[], Sequence[Tip]] = tuple,
        height: float = theme.SMALL_BUTTON,
    ) -> None:
        """`values` are (value, words); `pointer` tells where it was clicked, so that the left half goes back."""
        self._values, self._choose, self._pointer = tuple(values), choose, pointer
        self._at = next((place for place, (value, _) in enumerate(self._values) if value == now), 0)
        self._skins = [plate(parent, skin, x, y, width, height, 0.014) for skin in ("slot", "slot_hot")]
        self._label = Label(parent, x, y, theme.SMALL, theme.BRIGHT, "bold")
        self._room = width - 0.10
        self._arrows = [
            Label(parent, x + side * (width / 2 - 0.030), y + 0.002, 0.040, theme.GOLD, "bold", text=arrow)
            for side, arrow in ((-1, "‹"), (1, "›"))
        ]
        self.spot = Spot(name, Box(x, y, width, height), self._pressed, self.show, tips)
        self.show(False)
        self._write()

    def show(self, hot: bool) -> None:
        """Draw it as it is."""
        (self._skins[1].show if hot else self._skins[1].hide)()
        for arrow in self._arrows:
            arrow.say(arrow.text, theme.WHITE if hot else theme.GOLD)

    def step(self, way: int) -> None:
        """Take the next value, or the one before it."""
        self._at = (self._at + way) % len(self._values)
        self._write()
        self._choose(self._values[self._at][0])

    def _pressed(self) -> None:
        place = self._pointer()
        self.step(-1 if place is not None and self.spot.box.holds(place) and place[0] < self.spot.box.x else 1)

    def _write(self) -> None:
        self._label.say(self._values[self._at][1])
        self._label.fit(self._room)
