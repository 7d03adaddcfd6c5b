"""The rows of a tab."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from panda3d.core import NodePath

from shadows.content.text.spans import Tip
from shadows.saves.settings import Settings
from shadows.view.engine import theme
from shadows.view.panels.options.entries import Setting
from shadows.view.widgets import tips
from shadows.view.widgets.control import Control
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import plate

BETWEEN = 0.006
LABEL = 0.42
"""How much of a row its name may take."""

LEGIBLE = 0.8
"""A note that would have to be smaller than this is left to the explanation."""


@dataclass(frozen=True, slots=True)
class Area:
    """Where rows stand: left and right end, the upper side, and the lower one."""

    left: float
    right: float
    top: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def middle(self) -> float:
        """Between left and right."""
        return (self.left + self.right) / 2

    @property
    def pitch(self) -> float:
        """From one row to the next."""
        return theme.grown(theme.ROW, 0.5)

    @property
    def rows(self) -> int:
        """How many rows fit on the page."""
        return int((self.top - self.bottom + BETWEEN) / self.pitch)

    def row(self, place: int) -> Box:
        """The box of a row."""
        height = self.pitch - BETWEEN
        return Box(self.middle, self.top - place * self.pitch - height / 2, self.width, height)


def backs(root: NodePath, box: Box) -> Callable[[bool], None]:
    """The plates of a row; returns what shows whether it is hot."""
    cold, hot = (plate(root, skin, box.x, box.y, box.width, box.height, 0.016) for skin in ("row", "row_hot"))

    def show(on: bool) -> None:
        (hot.show if on else hot.hide)()
        (cold.hide if on else cold.show)()

    show(False)
    return show


class Page:
    """Settings, one in a row. `controls` are they by the names of their spots, `spots` all that can be meant."""

    def __init__(
        self,
        root: NodePath,
        area: Area,
        entries: Sequence[Setting],
        kept: Settings,
        change: Callable[[str, object], None],
    ) -> None:
        self.controls: dict[str, Control] = {}
        self.spots: list[Spot] = []
        for place, entry in enumerate(entries):
            self._row(root, area.row(place), entry, kept, change)

    def _row(
        self, root: NodePath, box: Box, entry: Setting, kept: Settings, change: Callable[[str, object], None]
    ) -> None:
        back = backs(root, box)
        left, right = box.left + 0.024, box.right - 0.020
        control = entry.control(
            root,
            entry.name,
            right,
            box.y,
            entry.choices,
            getattr(kept, entry.name),
            lambda value: change(entry.name, value),
            waits=entry.waits,
        )
        name = Label(root, left, box.y, theme.BODY * 0.94, theme.BONE, "bold", "left", entry.words)
        name.fit(box.width * LABEL, box.height)
        note_x = left + max(box.width * 0.32, name.width + 0.03)
        note = Label(root, note_x, box.y, theme.TINY, theme.ASH, "body", "left", entry.note)
        whole = note.width
        room = control.left - note_x - 0.02
        told: Sequence[Tip] = ()
        if whole and room < whole * LEGIBLE:
            note.path.remove_node()
            told = tips.words(entry.words, entry.note)
        else:
            note.fit(max(room, 0.01), box.height)

        def show(hot: bool) -> None:
            back(hot)
            control.show(hot)

        self.spots.append(Spot(f"set:{entry.name}", box, control.press, show, lambda: told))
        for spot in control.spots:
            spot.show = show
            self.spots.append(spot)
        self.controls[f"set:{entry.name}"] = control
