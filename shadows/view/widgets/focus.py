"""The frame around what has the focus of keyboard or gamepad."""

from __future__ import annotations

from panda3d.core import NodePath

from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.pieces import plate

AROUND, BORDER = 0.010, 0.020
STEP = 0.005
"""Frames come in sizes of this step, so that few are made."""


class Focus:
    """Stands about one box at a time."""

    def __init__(self, root: NodePath) -> None:
        self._root = root
        self._shown: Box | None = None

    def show(self, box: Box | None) -> None:
        """Stand about this box; None for nowhere."""
        if box == self._shown:
            return
        self._shown = box
        self._root.get_children().detach()
        if box is not None:
            width, height = (STEP * round((side + 2 * AROUND) / STEP) for side in (box.width, box.height))
            plate(self._root, "focus", box.x, box.y, width, height, BORDER).set_r(box.roll)
