"""Buttons, rows and plaques."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from panda3d.core import NodePath

from shadows.content.text.spans import Tip
from shadows.view.engine import assets, theme
from shadows.view.engine.keys import CONTROLS
from shadows.view.widgets.hints import cap_width, hints, key_cap
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import banner, halo, part, plate, sprite

__all__ = ["Button", "Row", "hints", "key_cap", "plaque", "plaque_height"]

BORDER = 0.026


class Button:
    """A plate with words on it. `kind` is plain or primary; `key` is the key that does the same, `note` a second
    line."""

    def __init__(
        self,
        parent: NodePath,
        name: str,
        words: str,
        x: float,
        y: float,
        press: Callable[[], None],
        width: float = 0.30,
        height: float = theme.BUTTON,
        kind: str = "plain",
        size: float = 0.031,
        key: str = "",
        tips: Callable[[], Sequence[Tip]] = tuple,
        note: str = "",
    ) -> None:
        self.root = parent.attach_new_node(name)
        self.root.set_pos(x, y, 0)
        self._height = height
        glow = theme.rgba("#ff8a4a", 0.32)
        self._halo = halo(self.root, 0, 0, height * 2.6, width * 1.35, glow)
        self._skins = {
            state: plate(self.root, f"button_{skin}", 0, 0, width, height, BORDER)
            for state, skin in (("idle", kind), ("hot", f"{kind}_hover"), ("off", "disabled"))
        }
        taken = 0.0
        if key := CONTROLS.cap(key):
            cap = cap_width(key)
            key_cap(self.root, key, width / 2 - 0.018 - cap / 2, 0)
            taken = cap + 0.010
        lift = height * 0.17 if note else 0.001
        if note:
            Label(self.root, 0, -height * 0.235, theme.TINY, theme.PARCHMENT, text=note).fit(width - 0.06, height * 0.4)
        self._label = Label(self.root, -taken / 2, lift, size, theme.HEADING, "head", text=words)
        self._label.fit(width - taken - 0.04, height * (0.6 if note else 1))
        self.spot = Spot(name, Box(x, y, width, height), press, self.show, tips)
        self.show(False)

    def show(self, hot: bool) -> None:
        """Draw it as it is."""
        self._hot = hot and self.spot.enabled
        state = "off" if not self.spot.enabled else "hot" if hot else "idle"
        for name, skin in self._skins.items():
            (skin.show if name == state else skin.hide)()
        (self._halo.show if state == "hot" else self._halo.hide)()
        self._label.say(self._label.text, theme.FADED if state == "off" else theme.BRIGHT if hot else theme.HEADING)

    @property
    def glows(self) -> bool:
        """Whether it is lit up, pointed at or not."""
        return not self._halo.is_hidden()

    def enable(self, on: bool) -> None:
        """Whether it can be pressed."""
        if on != self.spot.enabled:
            self.spot.enabled = on
            self.show(False)

    def beckon(self, part: float) -> None:
        """Glow though it is not pointed at, 0 to 1: it is what is left to do."""
        if not self.spot.enabled:
            return
        for glow in (self._halo, self._skins["hot"]):
            glow.set_alpha_scale(1.0 if self._hot else part)
            (glow.show if self._hot or part > 0 else glow.hide)()

    def say(self, words: str) -> None:
        """Write other words on the button."""
        self._label.say(words)


class Row:
    """A line of a list: an icon, words, a note below, something at the right."""

    def __init__(
        self,
        parent: NodePath,
        name: str,
        words: str,
        x: float,
        y: float,
        width: float,
        press: Callable[[], None],
        height: float = theme.ROW,
        icon: str = "",
        note: str = "",
        value: str = "",
        colour: str = theme.BONE,
        tips: Callable[[], Sequence[Tip]] = tuple,
        tone: str = theme.GOLD,
    ) -> None:
        """`colour` is that of the words, `tone` that of the value."""
        root = parent.attach_new_node(name)
        root.set_pos(x, y, 0)
        self._skins = [plate(root, skin, 0, 0, width, height, 0.018) for skin in ("row", "row_hot")]
        left = -width / 2 + 0.020
        if icon:
            side = min(height * 0.74, 0.056)
            sprite(root, assets.icon(icon), left + side / 2, 0, side)
            left += side + 0.014
        room = width / 2 - 0.02 - left
        if value:
            told = Label(root, width / 2 - 0.02, 0, theme.SMALL, tone, "bold", "right", value)
            room -= told.fit(room * 0.5, height).width + 0.02
        lift = height * 0.19 if note else 0.0
        label = Label(root, left, lift, theme.BODY * 0.94, colour, "bold", "left", words)
        label.fit(room, height * (0.58 if note else 1.0))
        if note:
            Label(root, left, -height * 0.25, theme.TINY, theme.ASH, "body", "left", note).fit(room, height * 0.46)
        self.spot = Spot(name, Box(x, y, width, height), press, self.show, tips)
        self.show(False)

    def show(self, hot: bool) -> None:
        """Draw it as it is."""
        (self._skins[1].show if hot else self._skins[1].hide)()


def plaque(parent: NodePath, words: str, x: float, y: float, size: float = theme.H2, *, red: bool = False) -> NodePath:
    """A title on its plate."""
    root = part(parent.attach_new_node("plaque"), "heading")
    height = plaque_height(size)
    label = Label(root, x, y + 0.002, size, theme.HEADING, "head", text=words)
    width = label.fit(theme.WIDE * 0.8 - height * 1.9, height).width
    banner(root, x, y, width + height * 1.9, height, red=red).reparent_to(root, -1)
    return root


def plaque_height(size: float = theme.H2) -> float:
    """How high a title's plate is: it grows less than its letters, which have room in it."""
    return size * theme.PLAQUE / theme.H2 * float((theme.em(size) / size) ** 0.4)
