"""Statuses in a row, with their stacks."""

from __future__ import annotations

from collections.abc import Container, Mapping

from panda3d.core import NodePath

from shadows.view import assets, theme
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import sprite

STEP = 1.22
"""From one icon to the next, by its height."""


class StatusRow:
    """Icons from the left at a place, `across` of them in a line, the further lines below. Pooled.

    `harmful` are the ids of debuffs: a mark tells them apart where colour alone is not to.
    """

    def __init__(
        self, parent: NodePath, x: float, y: float, height: float, across: int = 8, harmful: Container[str] = ()
    ) -> None:
        self._root = parent.attach_new_node("statuses")
        self._root.set_pos(x, y, 0)
        self.height, self._across = height, across
        self._harmful = harmful
        self._cells: list[tuple[NodePath, NodePath, Label, Label]] = []
        self._shown: dict[str, int] = {}

    def show(self, statuses: Mapping[str, int]) -> None:
        """Show these, id -> stacks."""
        if statuses == self._shown:
            return
        self._shown = dict(statuses)
        while len(self._cells) < len(statuses):
            self._cells.append(self._cell(len(self._cells)))
        for place, (root, *_) in enumerate(self._cells):
            if place >= len(statuses):
                root.hide()
        for (root, icon, label, mark), (status, stacks) in zip(self._cells, statuses.items(), strict=False):
            root.show()
            icon.set_texture(assets.icon(status), 1)
            label.say(str(stacks), theme.BAD if stacks < 0 else theme.WHITE)
            if theme.READING.shapes:
                bad = (status in self._harmful) != (stacks < 0)
                mark.say("↓" if bad else "↑", theme.BAD if bad else theme.GOOD)

    def centre(self, place: int) -> tuple[float, float]:
        """Where an icon stands, from the row's own place."""
        step = self.height * STEP
        return (place % self._across + 0.5) * step, -(place // self._across) * step

    def bump(self, status: str, part: float) -> None:
        """Let an icon swell, 0 to 1."""
        names = list(self._shown)
        if status in names:
            self._cells[names.index(status)][0].set_scale(1 + 0.5 * part)

    def _cell(self, place: int) -> tuple[NodePath, NodePath, Label, Label]:
        root = self._root.attach_new_node("status")
        root.set_pos(*self.centre(place), 0)
        icon = sprite(root, assets.icon("strength"), 0, 0, self.height)
        size = self.height * 0.62
        label = Label(root, self.height * 0.40, -self.height * 0.34, size, theme.WHITE, "number", grows=False)
        corner = -self.height * 0.40, self.height * 0.36
        mark = Label(root, *corner, self.height * 0.86, theme.GOOD, "bold", grows=False)
        return root, icon, label, mark
