"""The map of an act: its nodes, the ways between them, where the player has been and can go."""

from __future__ import annotations

from collections.abc import Callable

from panda3d.core import Point3

from shadows.content.text.spans import Span, Tip
from shadows.content.words import NODES
from shadows.picture.models import JourneyLook, NodeLook
from shadows.view.engine import assets, theme
from shadows.view.panels.map import layout
from shadows.view.panels.map.marker import Marker
from shadows.view.panels.map.parchment import Parchment
from shadows.view.panels.map.trails import BEND, Trail, trails
from shadows.view.panels.questions.context import QuestionContext
from shadows.view.widgets.button import plaque, plaque_height
from shadows.view.widgets.hit_areas import Box, Place, Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import plate, sprite

SLOPE = 0.24
"""How much narrower the far edge of a sheet on the table is."""

BOTTOM, TOP = 0.066, 0.070
"""How far the sheet stays from the lower edge of the picture and from the bar at the top."""

SIDE = 0.020
LEGEND = 0.235
RIM = 0.045
"""So much of a hanging sheet's height is its rim: what is drawn on it ends there."""

SEEN = 0.22
"""Where on a hanging sheet the floor of the player is shown first."""

EDGE = 0.075
"""Within so much of the rim nodes fade away."""

UNROLLING = 0.55
"""Seconds until the map lies open."""

HANGS = 0.012
"""How far the title reaches up into the bar above the map."""


class ActMap:
    """A fixed plan winds over the whole sheet; a wandering map climbs, and is scrolled. `choose` is told the option of
    the node that is clicked; without it the map can only be read."""

    def __init__(
        self,
        context: QuestionContext,
        journey: JourneyLook,
        place: str,
        hero: str,
        choose: Callable[[int], None] | None,
    ) -> None:
        self._context, self._journey, self._hero, self._choose = context, journey, hero, choose
        canvas = context.canvas
        self._climbs = journey.map != "fixed"
        bottom, top = BOTTOM - canvas.top, canvas.top - theme.TOP_BAR - TOP + 0.05
        width = canvas.width - 2 * SIDE
        self.sheet = Parchment(context.root, place, bottom, top, width, 0.0 if self._climbs else SLOPE)
        self._spots_at = (layout.climbing if self._climbs else layout.winding)(journey.nodes)
        self._tall = top - bottom
        self._window = self.sheet.paper.attach_new_node("window")
        rim = self._tall * RIM
        if self._climbs:
            self._window.set_scissor(Point3(-9, bottom + rim, 0), Point3(9, top - rim, 0))
        self._drawn = self._window.attach_new_node("drawn")
        self._roof, self._floor = top - rim, bottom + rim
        highest = max(v for _, v in self._spots_at.values())
        self._furthest = max(0.0, highest - 0.80) if self._climbs else 0.0
        here = next((node.place for node in journey.nodes if node.state == "here"), journey.nodes[0].place)
        self._scrolled = 0.0
        self._time = 0.0
        self._pulled: tuple[float, float] | None = None
        """Where the pointer took hold of the map, and how far that was scrolled then."""
        if self._furthest:
            box = Box(0.0, (top + bottom) / 2, width, self._tall)
            context.add(Spot("sheet", box, self._let_go, focusable=False, framed=False, drag=self._pull))
        self._markers: list[Marker] = []
        self._nodes: list[Spot] = []
        self._trails()
        passed = max((node.floor for node in journey.nodes if node.state == "here"), default=1)
        for node in journey.nodes:
            self._marker(node, missed=node.floor <= passed and node.state == "closed")
        self._legend()
        title = f"Act {_roman(journey.act + 1)} · {journey.act_name}"
        hangs = canvas.top - theme.TOP_BAR + HANGS - plaque_height() / 2
        plaque(self.sheet.paper, title, 0, hangs, theme.H2)
        self._home = self._spots_at[here][1] - SEEN if self._climbs else 0.0
        self.go_home()

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        """What more the keys do, for the line at the bottom."""
        return (("Wheel", "Scroll"),) if self._furthest else ()

    @property
    def spots(self) -> list[Spot]:
        """Those of the nodes that can be reached."""
        return [spot for spot in self._nodes if spot.enabled]

    # --- what it can do ----------------------------------------------------------

    def go_home(self) -> None:
        """Scroll to the player."""
        self._scroll_to(self._home)

    def act(self, action: str) -> bool:
        """Scroll; True if the key did."""
        step = {"scroll_up": 0.09, "scroll_down": -0.09, "page_up": 0.5, "page_down": -0.5}.get(action)
        if step is None and self._choose is None:
            step = {"up": 0.15, "down": -0.15}.get(action)
        if step is None or not self._furthest:
            return False
        self._scroll_to(self._scrolled + step)
        return True

    def update(self, seconds: float) -> None:
        """What can be reached breathes."""
        self._time += seconds
        for marker in self._markers:
            marker.update(self._time)

    # --- what is drawn -----------------------------------------------------------

    def _scroll_to(self, scrolled: float) -> None:
        self._scrolled = min(max(scrolled, 0.0), self._furthest)
        shift = self._scrolled * self._tall
        self._drawn.set_y(-shift)
        self._context.drop(self._nodes)
        for marker, spot in zip(self._markers, self._nodes, strict=True):
            y = marker.y - shift
            seen = min(y - self._floor, self._roof - y) / EDGE if self._climbs else 1.0
            marker.fade(seen)
            spot.box = Box(marker.x, y, marker.size * 1.15, marker.size * 1.15)
            if seen > 0:
                self._context.add(spot)
        self._context.scene.board.refresh()

    def _pull(self, place: Place) -> None:
        """The pointer has hold of the sheet."""
        if self._pulled is None:
            self._pulled = (place[1], self._scrolled)
        start, scrolled = self._pulled
        self._scroll_to(scrolled - (place[1] - start) / self._tall)

    def _let_go(self) -> None:
        self._pulled = None

    def _state(self, start: NodeLook, end: NodeLook) -> str:
        path = self._journey.path
        if any(path[at] == start.place and path[at + 1] == end.place for at in range(len(path) - 1)):
            return "trodden"
        return "open" if start.state == "here" and end.state == "open" else "closed"

    def _trails(self) -> None:
        nodes = {node.place: node for node in self._journey.nodes}
        ways = []
        for node in nodes.values():
            for exit_ in node.exits:
                bend = 0.03 if self._climbs else BEND * (1 if node.floor % 2 else -1)
                state = self._state(node, nodes[exit_])
                ways.append(Trail(self._spots_at[node.place], self._spots_at[exit_], state, bend))
        made = trails(ways, self.sheet.at)
        if made is not None:
            self._drawn.attach_new_node(made)

    def _marker(self, node: NodeLook, *, missed: bool) -> None:
        x, y, scale = self.sheet.at(*self._spots_at[node.place])
        marker = Marker(self._drawn, node, x, y, scale, self._hero, missed=missed)
        self._markers.append(marker)
        can_go = node.option is not None and self._choose is not None
        spot = Spot(
            f"option:{node.option}" if can_go else f"node:{node.place}",
            Box(x, y, marker.size * 1.15, marker.size * 1.15),
            lambda: self._go(node),
            lambda hot: marker.show(hot=hot, focused=self._context.scene.board.by_keys),
            lambda: [_told(node)],
            enabled=can_go,
            focusable=can_go or self._choose is None,
            framed=False,
        )
        self._nodes.append(spot)

    def _go(self, node: NodeLook) -> None:
        if self._choose is not None and node.option is not None:
            self._choose(node.option)

    def _legend(self) -> None:
        kinds = [kind for kind in NODES if any(node.kind == kind for node in self._journey.nodes) and kind != "start"]
        tall = 0.090 + 0.054 * len(kinds)
        x, middle = self._context.canvas.width / 2 - SIDE - LEGEND / 2 - 0.016, 0.090
        root = self.sheet.paper.attach_new_node("legend")
        plate(root, "panel", x, middle, LEGEND, tall, 0.04)
        y = middle + tall / 2 - 0.046
        Label(root, x, y, theme.H3, theme.HEADING, "head", text="Legend")
        for kind in kinds:
            y -= 0.052
            sprite(root, assets.icon(theme.icon_of(kind)), x - 0.068, y, 0.042)
            Label(root, x - 0.034, y, theme.SMALL, theme.BONE, align="left", text=NODES[kind].name).fit(0.12)


def _told(node: NodeLook) -> Tip:
    """What is said of a node."""
    kind, _, name = node.name.partition(": ")
    where = Span(f"{kind} · Floor {node.floor}\n" if name else f"Floor {node.floor}\n")
    return Tip("", theme.icon_of(node.kind), name or kind, (where, *node.text))


def _roman(number: int) -> str:
    return ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")[number - 1] if number <= 10 else str(number)
