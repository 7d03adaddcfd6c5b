"""What a setting is changed with: a slider, a toggle, or a stepper. All three choose one of a row of values."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from panda3d.core import NodePath

from shadows.view.engine import assets, theme
from shadows.view.widgets.hit_areas import Box, Place, Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import halo, plate, sprite

Choice = tuple[object, str]
"""A value and what it is called."""

TRACK, KNOB, LARGER = 0.020, 0.044, 1.25
TOGGLE = (0.074, 0.036)
STEPPER = 0.044
VALUE = 0.115
"""How wide the words beside a slider or toggle are."""


class Control:
    """One of `choices` is chosen: `choose` is told of its value at once, or, where it `waits`, when the pointer lets
    go.

    It stands left of `right`; `spots` are what the pointer can take hold of.
    """

    WIDTH = 0.30

    def __init__(
        self,
        parent: NodePath,
        name: str,
        right: float,
        y: float,
        choices: Sequence[Choice],
        now: object,
        choose: Callable[[object], None],
        *,
        waits: bool = False,
    ) -> None:
        self.root = parent.attach_new_node(name)
        self.root.set_pos(0, y, 0)
        self.spots: list[Spot] = []
        self._name, self._y = name, y
        self._choices, self._at = tuple(choices), _nearest([value for value, _ in choices], now)
        self._choose, self._waits = choose, waits
        self.left = right - theme.grown(self.WIDTH, 0.5)
        """Where it begins."""
        self._draw(right)
        self._write()

    @property
    def value(self) -> object:
        """What is chosen."""
        return self._choices[self._at][0]

    @property
    def words(self) -> str:
        """What that is called."""
        return self._choices[self._at][1]

    def step(self, way: int, *, around: bool = False) -> None:
        """The next value, or the one before."""
        count = len(self._choices)
        self._take((self._at + way) % count if around else min(max(self._at + way, 0), count - 1))

    def press(self) -> None:
        """A click on its row, or Enter."""
        self.step(1, around=True)

    def show(self, hot: bool) -> None:
        """Draw it as it is."""

    def _take(self, at: int, *, tell: bool = True) -> None:
        if at != self._at:
            self._at = at
            self._write()
            if tell:
                self._choose(self.value)

    def _draw(self, right: float) -> None:
        raise NotImplementedError

    def _write(self) -> None:
        raise NotImplementedError


class Slider(Control):
    """A knob on a track, which can be dragged."""

    WIDTH = 0.40

    def press(self) -> None:
        """Enter does nothing: left and right move it."""

    def show(self, hot: bool) -> None:
        """The knob grows."""
        self._knob.set_scale(KNOB * (LARGER if hot else 1))
        (self._glow.show if hot else self._glow.hide)()

    def _draw(self, right: float) -> None:
        value = theme.grown(VALUE, 0.7)
        self._start, self._end = self.left + KNOB / 2, right - value - 0.032
        middle, wide = (self._start + self._end) / 2, self._end - self._start
        plate(self.root, "track", middle, 0, wide + TRACK, TRACK, 0.009)
        self._filled = self.root.attach_new_node("filled")
        self._glow = halo(self.root, 0, 0, 0.11, 0.11, theme.rgba("#ffb060", 0.5))
        self._knob = sprite(self.root, assets.skin("knob"), 0, 0, KNOB)
        self._label = Label(self.root, right - value, 0, theme.SMALL, theme.GOLD, "bold", "left").fit(value)
        box = Box(middle, self._y, wide + KNOB, KNOB * LARGER)
        self.spots.append(Spot(f"slide:{self._name}", box, self._let_go, drag=self._drag, focusable=False))
        self._told = self._at
        self.show(False)

    def _drag(self, place: Place) -> None:
        part = min(max((place[0] - self._start) / (self._end - self._start), 0.0), 1.0)
        self._take(round(part * (len(self._choices) - 1)), tell=not self._waits)

    def _let_go(self) -> None:
        if self._waits and self._told != self._at:
            self._told = self._at
            self._choose(self.value)

    def _write(self) -> None:
        part = self._at / (len(self._choices) - 1)
        x = self._start + part * (self._end - self._start)
        self._knob.set_x(x)
        self._glow.set_x(x)
        self._filled.get_children().detach()
        wide = max(x - self._start, TRACK * 0.72)
        plate(self._filled, "fill", self._start + wide / 2, 0, wide, TRACK * 0.72, 0.007)
        self._label.say(self.words)


class Toggle(Control):
    """A knob at the left or at the right, with the word beside it. The second value is the one that is on."""

    WIDTH = 0.20

    def _draw(self, right: float) -> None:
        value = theme.grown(VALUE, 0.7)
        width, height = TOGGLE
        self._middle = right - value - 0.020 - width / 2
        plate(self.root, "track", self._middle, 0, width, height, 0.012)
        self._filled = plate(self.root, "fill", self._middle, 0, width - 0.008, height - 0.008, 0.010)
        self._knobs = [sprite(self.root, assets.skin(skin), 0, 0, KNOB * 0.95) for skin in ("knob_off", "knob")]
        for knob, side in zip(self._knobs, (-1, 1), strict=True):
            knob.set_x(self._middle + side * (width / 2 - 0.020))
        self._label = Label(self.root, right - value, 0, theme.SMALL, theme.ASH, "bold", "left").fit(value)

    def show(self, hot: bool) -> None:
        """The knob grows."""
        for knob in self._knobs:
            knob.set_scale(KNOB * 0.95 * (LARGER if hot else 1))

    def _write(self) -> None:
        on = bool(self._at)
        for node, seen in ((self._filled, on), (self._knobs[1], on), (self._knobs[0], not on)):
            (node.show if seen else node.hide)()
        self._label.say(self.words, theme.GOLD if on else theme.ASH)


class ValueStepper(Control):
    """Words with an arrow to each side."""

    WIDTH = 0.36

    def _draw(self, right: float) -> None:
        width, height = right - self.left, theme.grown(STEPPER)
        middle = (self.left + right) / 2
        self._skins = [plate(self.root, skin, middle, 0, width, height, 0.014) for skin in ("slot", "slot_hot")]
        self._label = Label(self.root, middle, 0, theme.SMALL, theme.BRIGHT, "bold").fit(width - 0.12)
        for way, mark in ((-1, "‹"), (1, "›")):
            x = middle + way * (width / 2 - 0.026)
            Label(self.root, x, 0.002, 0.040, theme.GOLD, "bold", text=mark)
            box = Box(x, self._y, 0.052, height)
            step = Spot(f"step:{self._name}:{way}", box, partial(self.step, way, around=True), focusable=False)
            self.spots.append(step)
        self.show(False)

    def show(self, hot: bool) -> None:
        """The plate lights up."""
        (self._skins[1].show if hot else self._skins[1].hide)()

    def _write(self) -> None:
        self._label.say(self.words)


def _nearest(values: Sequence[object], now: object) -> int:
    """The place of a value, or of the number that is nearest to it."""
    if now in values:
        return list(values).index(now)

    def apart(at: int) -> float:
        value = values[at]
        return abs(value - now) if isinstance(value, int | float) and isinstance(now, int | float) else math.inf

    return min(range(len(values)), key=apart)
