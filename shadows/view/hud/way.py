"""The map of an act: its nodes, the ways between them, where the player has been and can go."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from panda3d.core import NodePath

from shadows.looks import JourneyLook, NodeLook, QuestionLook, Span, Tip
from shadows.view import assets, theme
from shadows.view.widgets.button import plaque
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import block, halo, plate, sprite
from shadows.view.widgets.spots import Box, Spot

if TYPE_CHECKING:
    from shadows.view.scenes.road import Road

ICONS = {
    "start": "map_start",
    "enemy": "map_enemy",
    "elite": "map_elite",
    "boss": "map_boss",
    "event": "map_event",
    "shop": "map_shop",
    "rest": "map_rest",
}
SIZE = {"boss": 0.098, "elite": 0.072}
USUAL = 0.060
TONES = {"here": "#fff2d0", "open": "#ffd27a", "passed": "#8d7a5a", "closed": "#5c5348"}


class Way:
    """Floors run from left to right; what can be reached glows."""

    def __init__(
        self, road: Road, journey: JourneyLook, question: QuestionLook, choose: Callable[[int | None], None]
    ) -> None:
        canvas, root = road.game.canvas, road.root
        top = canvas.top - theme.TOP_BAR - 0.075
        width, height = canvas.width - 0.10, top + canvas.top - 0.16
        middle = (top - canvas.top + 0.06) / 2 - 0.02
        if road.picture.place and (assets.path("ui", f"map_{road.picture.place}.webp")).is_file():
            parchment = assets.texture("ui", f"map_{road.picture.place}.webp")
            sprite(root, parchment, 0, middle, height, width)
        else:
            plate(root, "panel", 0, middle, width, height, 0.05)
        plaque(root, f"{question.title} · {question.prompt}", 0, top, theme.H2 * 0.9)
        floors = max(node.floor for node in journey.nodes)
        self._spots = {node.place: self._spot(node, journey, floors, width, height, middle) for node in journey.nodes}
        for node in journey.nodes:
            for end in node.exits:
                self._line(root, self._spots[node.place], self._spots[end], self._trod(journey, node.place, end))
        for node in journey.nodes:
            self._node(road, node, choose)

    def _spot(
        self, node: NodeLook, journey: JourneyLook, floors: int, width: float, height: float, middle: float
    ) -> tuple[float, float]:
        x = ((node.floor - 1) / max(1, floors - 1) - 0.5) * (width - 0.26)
        if journey.map == "fixed":
            row = [other for other in journey.nodes if other.floor == node.floor]
            y = ((len(row) - 1) / 2 - node.column) * 0.24 + 0.035 * math.sin(node.floor * 1.3)
        else:
            y = (3 - node.column) / 6 * (height - 0.24)
        return x, middle + y

    def _trod(self, journey: JourneyLook, start: int, end: int) -> bool:
        path = journey.path
        return any(path[at] == start and path[at + 1] == end for at in range(len(path) - 1))

    def _line(self, root: NodePath, start: tuple[float, float], end: tuple[float, float], trod: bool) -> None:
        length = math.dist(start, end)
        dots = max(2, int(length / 0.020))
        colour = theme.rgba("#ffcf6a" if trod else "#2c2118", 0.95 if trod else 0.75)
        for dot in range(1, dots):
            share = dot / dots
            x, y = (start[at] + (end[at] - start[at]) * share for at in (0, 1))
            block(root, x, y, 0.009, 0.005, colour).set_r(
                -math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
            )

    def _node(
        self,
        road: Road,
        node: NodeLook,
        choose: Callable[[int | None], None],
    ) -> None:
        x, y = self._spots[node.place]
        size = SIZE.get(node.kind, USUAL)
        glow = halo(road.root, x, y, size * 2.6, size * 2.6, theme.rgba("#ff8a3a", 0.75))
        disc = assets.skin(
            "node_hot" if node.state in ("open", "here") else "node_done" if node.state == "passed" else "node"
        )
        sprite(road.root, disc, x, y, size * 1.28)
        face = sprite(road.root, assets.icon(ICONS[node.kind]), x, y, size * 0.86)
        if node.state in ("closed", "passed"):
            face.set_color(*theme.rgba("#cfc4b0" if node.state == "closed" else "#8d8273", 1.0))
        if node.state == "here":
            Label(road.root, x, y - size * 0.92, theme.TINY, theme.BRIGHT, "bold", text="You")
        is_open = node.state == "open"
        (glow.show if is_open else glow.hide)()

        def show(hot: bool) -> None:
            face.set_scale(size * (1.1 if hot else 0.86))

        foes = (Span("\n" + ", ".join(node.foes)),) if node.foes else ()
        spot = Spot(
            f"option:{node.option}" if is_open else f"node:{node.place}",
            Box(x, y, size * 1.2, size * 1.2),
            lambda: choose(node.option),
            show,
            lambda: [Tip("", ICONS[node.kind], node.name, (Span(f"Floor {node.floor}"), *foes))],
            enabled=is_open,
            focusable=is_open,
        )
        road.add(spot)
