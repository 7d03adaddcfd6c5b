"""The player's own health, Block and statuses, and what the end of the turn would come to."""

from __future__ import annotations

from collections.abc import Container

from panda3d.core import NodePath

from shadows.view.combat.displayed import DisplayedBody
from shadows.view.combat.forecast import ForecastPlate
from shadows.view.combat.statuses import StatusRow
from shadows.view.engine import theme
from shadows.view.widgets.bar import Bar
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Box


class Vitals:
    """At the bottom of the picture. `boxes` says where things are: `health` and `forecast`; `hit_place` is where
    numbers rise from."""

    def __init__(self, parent: NodePath, canvas: Canvas, harmful: Container[str] = ()) -> None:
        """`harmful` are the ids of the statuses that harm their bearer."""
        root = parent.attach_new_node("vitals")
        self.boxes: dict[str, Box] = {}
        grow = theme.grown(1)
        across, down, height = theme.HUD["statuses"]
        bottom = -canvas.top + 1 - down - height / 2
        self.status_place = (canvas.at(across, 1)[0] - height / 2, bottom + height * grow / 2)
        across, up, wide = theme.HUD["health"]
        x, y = canvas.at(across, 1)[0], bottom + (down + height / 2 - up) * grow
        width = wide * theme.WIDE
        self.bar = Bar(root, x + 0.030, y, width - 0.03, 0.036 * grow)
        self.boxes["health"] = Box(x + width / 2, y, width, 0.06 * grow)
        x += width + 0.012
        self.forecast = ForecastPlate(root, x, y)
        self.boxes["forecast"] = self.forecast.box
        room = self.forecast.box.right - self.status_place[0]
        self.statuses = StatusRow(root, *self.status_place, height * grow, room, 1, harmful)
        self.hit_place = (x - width / 2, y + 0.06 * grow)

    def show(self, body: DisplayedBody, left: int | None = None) -> None:
        """The numbers as they are; `left` is the HP that would be left."""
        self.bar.show(body.hp, body.max_hp, body.block, left)
        self.statuses.show(body.statuses)
