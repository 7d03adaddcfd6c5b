"""What can be pointed at, focused and pressed, and which of it the pointer or the keyboard means."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from shadows.content.text.spans import Tip

Place = tuple[float, float]
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its centre, turned clockwise by `roll` degrees."""

    x: float
    y: float
    width: float
    height: float
    roll: float = 0.0

    def holds(self, place: Place) -> bool:
        """Whether a place is inside."""
        dx, dy = place[0] - self.x, place[1] - self.y
        if self.roll:
            turn = math.radians(self.roll)
            dx, dy = dx * math.cos(turn) - dy * math.sin(turn), dx * math.sin(turn) + dy * math.cos(turn)
        return abs(dx) <= self.width / 2 and abs(dy) <= self.height / 2

    def moved(self, across: float, up: float) -> Box:
        """The same box moved by so much."""
        return Box(self.x + across, self.y + up, self.width, self.height, self.roll)

    def grown(self, by: float) -> Box:
        """With so much more at each side."""
        return Box(self.x, self.y, self.width + 2 * by, self.height + 2 * by, self.roll)

    def shared(self, other: Box) -> float:
        """The area that it has in common with another, as if neither were turned."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        tall = min(self.top, other.top) - max(self.bottom, other.bottom)
        return max(wide, 0.0) * max(tall, 0.0)

    @property
    def left(self) -> float:
        """Its left side."""
        return self.x - self.width / 2

    @property
    def right(self) -> float:
        """Its right side."""
        return self.x + self.width / 2

    @property
    def top(self) -> float:
        """Its upper side."""
        return self.y + self.height / 2

    @property
    def bottom(self) -> float:
        """Its lower side."""
        return self.y - self.height / 2


def always(value: Value) -> Callable[[], Value]:
    """What gives this value whenever it is asked: the tips of a spot, where they stay the same."""
    return lambda: value


def _nothing() -> None:
    pass


def _no_tips() -> Sequence[Tip]:
    return ()


@dataclass(slots=True, eq=False)
class Spot:
    """Something that can be meant. `name` is what tests call it.

    `press` is what a click or Enter does. `show` is told when it is meant (hot) and when it is not. `tips` explains
    it. Where `enabled` is false it can be pointed at, but not pressed; where `focusable` is false the keyboard passes
    it by. `framed` is false for what shows by itself that it has the focus. `drag` is told where the pointer is, from
    the press until it is let go: that is then its click, wherever it happens.
    """

    name: str
    box: Box
    press: Callable[[], None] = _nothing
    show: Callable[[bool], None] = lambda _: None
    tips: Callable[[], Sequence[Tip]] = _no_tips
    enabled: bool = True
    focusable: bool = True
    framed: bool = True
    drag: Callable[[Place], None] | None = None


@dataclass(slots=True)
class Layer:
    """Spots that lie on each other, the last on top. `modal` covers all layers below; `leave` is what Escape does.

    `focus` is what had the focus when the layer came: it has it again when the layer goes. A menu `wraps`: from its
    first entry an arrow leads up to its last, and from that down to the first.
    """

    spots: list[Spot] = field(default_factory=list)
    modal: bool = False
    leave: Callable[[], None] | None = None
    focus: str = ""
    wraps: bool = False


class Board:
    """All spots of a screen. One of them is `hot`: the one under the pointer, or the one with the focus, whichever
    was used last."""

    def __init__(self) -> None:
        self.layers: list[Layer] = [Layer()]
        self.hot: Spot | None = None
        self.by_keys = False
        """Whether the hot one is so by the keyboard."""
        self.asked = False
        """Whether the player pointed at the hot one or moved to it; false for what got the focus by itself."""

    @property
    def reach(self) -> list[Spot]:
        """The spots that can be meant now, the topmost first."""
        found: list[Spot] = []
        for layer in reversed(self.layers):
            found += reversed(layer.spots)
            if layer.modal:
                break
        return found

    def at(self, place: Place) -> Spot | None:
        """The topmost spot at a place."""
        return next((spot for spot in self.reach if spot.box.holds(place)), None)

    def named(self, name: str) -> Spot | None:
        """A spot by its name."""
        return next((spot for spot in self.reach if spot.name == name), None)

    def mean(self, spot: Spot | None, *, by_keys: bool = False) -> None:
        """Make a spot the hot one."""
        self.by_keys = by_keys and spot is not None
        if spot is self.hot:
            return
        self.asked = False
        before, self.hot = self.hot, spot
        if before is not None:
            before.show(False)
        if spot is not None:
            spot.show(True)

    def point(self, place: Place) -> None:
        """The pointer moved."""
        self.mean(self.at(place))
        self.asked = True

    def refresh(self) -> None:
        """After spots came and went: what is gone is no longer meant; a spot of the same name takes its place."""
        if self.hot is not None and self.hot not in self.reach:
            by_keys, name = self.by_keys, self.hot.name
            self.hot = None
            if by_keys:
                self.mean(self.named(name), by_keys=True)

    def push(self, layer: Layer) -> Layer:
        """Lay a layer on top."""
        layer.focus = self.hot.name if self.hot is not None and self.by_keys else ""
        self.mean(None)
        self.layers.append(layer)
        return layer

    def pop(self, layer: Layer) -> None:
        """Take a layer away."""
        if layer in self.layers:
            self.mean(None)
            self.layers.remove(layer)
            if layer.focus:
                self.mean(self.named(layer.focus), by_keys=True)

    def step(self, way: int) -> None:
        """Tab: the next spot in reading order, or the one before."""
        self.step_through(sorted(self._stops(), key=lambda spot: (-round(spot.box.y * 12), spot.box.x)), way)

    def step_through(self, spots: Sequence[Spot], way: int = 1) -> None:
        """The next of some spots, or the one before, as far as they can be focused."""
        order = [spot for spot in spots if spot.focusable]
        if not order:
            return
        if self.hot in order:
            self.mean(order[(order.index(self.hot) + way) % len(order)], by_keys=True)
        else:
            self.mean(order[0 if way > 0 else -1], by_keys=True)

    def go(self, dx: int, dy: int) -> None:
        """An arrow: the nearest spot that way."""
        stops = self._stops()
        if self.hot is None or self.hot not in stops:
            self.step(1)
            return
        here = self.hot.box

        def cost(spot: Spot) -> float:
            x, y = spot.box.x - here.x, spot.box.y - here.y
            along, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            return math.inf if along <= 0.004 or aside > along * 3.2 else along + aside * 1.8

        best = min(stops, key=cost, default=None)
        if best is not None and cost(best) < math.inf:
            self.mean(best, by_keys=True)
        elif self.layers[-1].wraps and dy:
            column = [spot for spot in stops if abs(spot.box.x - here.x) < spot.box.width / 2]
            self.mean(min(column, key=lambda spot: spot.box.y * dy), by_keys=True)

    def _stops(self) -> list[Spot]:
        return [spot for spot in self.reach if spot.focusable]
