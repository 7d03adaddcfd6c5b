"""The player's own health, Block and statuses, and what the end of the turn would come to."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from panda3d.core import NodePath

from shadows.view.combat.displayed import DisplayedBody
from shadows.view.combat.forecast import WIDTH as FORECAST
from shadows.view.combat.forecast import ForecastPlate
from shadows.view.combat.statuses import StatusRow
from shadows.view.engine import theme
from shadows.view.widgets.bar import Bar
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Box, Place


class VitalPlaces(NamedTuple):
    """Where its parts stand: the bar; the left side and the middle of what is foretold; the statuses by the left side
    and the middle of their row, how high that is, and how wide at most."""

    bar: Box
    forecast: Place
    statuses: Place
    row: float
    room: float


def beside(canvas: Canvas) -> VitalPlaces:
    """The bar, what is foretold at its right, and the statuses below both."""
    grow = theme.grown(1)
    across, down, height = theme.HUD["statuses"]
    bottom = -canvas.top + 1 - down - height / 2
    statuses = (canvas.at(across, 1)[0] - height / 2, bottom + height * grow / 2)
    across, up, wide = theme.HUD["health"]
    x, y = canvas.at(across, 1)[0], bottom + (down + height / 2 - up) * grow
    width = wide * theme.WIDE
    forecast = (x + width + 0.012, y)
    room = forecast[0] + FORECAST * grow - statuses[0]
    return VitalPlaces(Box(x + width / 2, y, width, 0.06 * grow), forecast, statuses, height * grow, room)


class Vitals:
    """At the bottom of the picture. `boxes` says where things are: `health` and `forecast`; `hit_place` is where
    numbers rise from."""

    def __init__(
        self, parent: NodePath, canvas: Canvas, harmful: Container[str] = (), places: VitalPlaces | None = None
    ) -> None:
        """`harmful` are the ids of the statuses that harm their bearer."""
        root = parent.attach_new_node("vitals")
        grow = theme.grown(1)
        places = beside(canvas) if places is None else places
        self.status_place = places.statuses
        box = places.bar
        self.bar = Bar(root, box.left + 0.030, box.y, box.width - 0.03, 0.036 * grow)
        self.forecast = ForecastPlate(root, *places.forecast)
        self.boxes = {"health": box, "forecast": self.forecast.box}
        self.statuses = StatusRow(root, *self.status_place, places.row, places.room, 1, harmful)
        self.hit_place = (box.x + 0.012, box.y + 0.06 * grow)

    def show(self, body: DisplayedBody, left: int | None = None) -> None:
        """The numbers as they are; `left` is the HP that would be left."""
        self.bar.show(body.hp, body.max_hp, body.block, left)
        self.statuses.show(body.statuses)
