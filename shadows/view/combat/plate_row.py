"""The enemies' plates side by side."""

from __future__ import annotations

from collections.abc import Container, Mapping

from panda3d.core import NodePath

from shadows.picture.models import FoeLook
from shadows.view.combat.plate import CROWDED, LINES, WIDTH, Plate, reach
from shadows.view.engine import theme
from shadows.view.panels.belt import Belt
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Place

APART, ASIDE, BELOW = 0.02, 0.01, 0.016
"""How far plates stand from each other, from the sides of the window, and from what is above them."""


class PlateRow:
    """Makes plates, and stands them above the heads of their enemies. `plates` are those, by entity."""

    def __init__(
        self, parent: NodePath, canvas: Canvas, harmful: Container[str], free: float = 0.0, lines: int = LINES
    ) -> None:
        """`harmful` are the ids of the statuses that harm their bearer; `free` is what stays free of plates at the
        right; `lines` are those of statuses at most."""
        self._root = parent.attach_new_node("plates")
        self._canvas, self._harmful, self._free, self._lines = canvas, harmful, free, lines
        self.plates: dict[int, Plate] = {}

    def plate(self, foe: FoeLook, count: int) -> Plate:
        """The plate of an enemy, one of so many, made if need be."""
        found = self.plates.get(foe.entity)
        if found is None:
            width = theme.grown(CROWDED if count > 3 else WIDTH)
            room = (self._canvas.width - self._free - 2 * ASIDE) / max(count, 1) - APART - reach()
            found = self.plates[foe.entity] = Plate(self._root, foe, min(width, room), self._harmful, self._lines)
        return found

    def drop(self, enemy: int) -> None:
        """An enemy is out."""
        found = self.plates.pop(enemy, None)
        if found is not None:
            found.remove()

    def put(self, heads: Mapping[int, Place], belt: Belt, roof_below: float) -> None:
        """Stand the plates above the heads of their enemies, as far up as there is room below the relics, above
        `roof_below`, and beside each other."""
        row = sorted((head[0], enemy) for enemy, head in heads.items() if enemy in self.plates)
        plates = [self.plates[enemy] for _, enemy in row]
        half = self._canvas.width / 2 - ASIDE
        xs = [x for x, _ in row]
        for place, plate in enumerate(plates):
            left = xs[place - 1] + plates[place - 1].width / 2 + APART if place else -half
            xs[place] = max(xs[place], left + plate.left)
        for place in reversed(range(len(plates))):
            last = place == len(plates) - 1
            right = half - self._free if last else xs[place + 1] - plates[place + 1].left - APART
            xs[place] = min(xs[place], right - plates[place].width / 2)
        for x, plate, (_, enemy) in zip(xs, plates, row, strict=True):
            roof = self._canvas.top - theme.TOP_BAR - BELOW
            relics = belt.strip
            if relics is not None and x - plate.left < relics.right:
                roof = relics.bottom - BELOW / 2
            floor = roof_below + BELOW + plate.statuses.depth
            plate.root.set_pos(x, min(max(heads[enemy][1], floor), roof - plate.height), 0)

    def fade(self, part: float) -> None:
        """How much of them is seen, 0 to 1."""
        self._root.set_alpha_scale(part)
