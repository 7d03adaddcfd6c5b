"""What a hand is worth, in a line: its name, its chips, what they are multiplied by, and what comes of it."""

from __future__ import annotations

from panda3d.core import NodePath

from shadows.content.text.wording.phrases import hundredths
from shadows.view.engine import theme, tween
from shadows.view.engine.tween import Tweens
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import halo, part, plate

UP, HEIGHT = 0.452, 0.060
"""How far above the lower edge its middle is, and how high its plates are."""

NAME, NUMBER, SIGN = 0.036, 0.040, 0.030
PAD, GAP = 0.020, 0.012
WIDEST = 1.30

CHIPS, MULT, STREAK, TOTAL, COMBO = "#7fc0ff", "#ff8a7a", "#ffb055", "#fff2d0", "#d9b8ff"
"""The colours of its parts."""

STRIKES, LARGER = 0.20, 0.35
"""Seconds in which a part strikes that is counted, and by how much it is larger then."""

WAITS = 0.30
"""How bright a part is that is still to be counted."""


class Formula:
    """Its parts stand side by side in the middle: `name`, `chips`, `mult`, `streak`, `total` and `combo`."""

    def __init__(self, parent: NodePath, canvas: Canvas, tweens: Tweens) -> None:
        self._tweens = tweens
        self._y = UP - canvas.top
        self.root = part(parent.attach_new_node("formula"), "formula")
        self.root.set_pos(0, self._y, 0)
        self._size = HEIGHT * theme.grown(1, 0.45)
        grow = self._size / HEIGHT
        halo(self.root, 0, 0, self._size * 3.2, WIDEST * 1.25, theme.rgba(theme.ABYSS, 0.85))
        self._line = self.root.attach_new_node("line")
        self._parts: dict[str, _Part] = {
            name: _Part(self._line, colour, size * grow, role, framed=framed, height=self._size)
            for name, colour, size, role, framed in (
                ("name", theme.HEADING, NAME, "head", False),
                ("chips", CHIPS, NUMBER, "number", True),
                ("times", theme.ASH, SIGN, "body", False),
                ("mult", MULT, NUMBER, "number", True),
                ("again", theme.ASH, SIGN, "body", False),
                ("streak", STREAK, NUMBER, "number", True),
                ("equals", theme.ASH, SIGN, "body", False),
                ("total", TOTAL, NUMBER, "number", True),
                ("combo", COMBO, NAME * 0.86, "head", True),
            )
        }
        self._seen: tuple[object, ...] = ()
        self.box = Box(0, self._y, 0, self._size)
        """Where it stands."""
        self.root.hide()

    def show(self, name: str, chips: int, mult: int, streak: int, damage: int, combo: str = "") -> None:
        """A hand with its chips and values together, its mult and what the streak multiplies with in hundredths, what
        it deals, and the combo that acts with it."""
        seen = (name, chips, mult, streak, damage, combo)
        if seen == self._seen:
            return
        self._seen = seen
        words = {
            "name": name,
            "chips": str(chips),
            "times": "×",
            "mult": hundredths(mult),
            "again": "×" if streak != 100 else "",
            "streak": hundredths(streak) if streak != 100 else "",
            "equals": "=",
            "total": str(damage),
            "combo": f"+ {combo}" if combo else "",
        }
        for key, piece in self._parts.items():
            piece.say(words[key])
            piece.light(1.0)
        self._lay_out()
        self.root.show()

    def hide(self) -> None:
        """Nothing is to be counted."""
        self._seen = ()
        self.root.hide()
        self.box = Box(0, self._y, 0, self._size)

    def wait(self) -> None:
        """All but the name is still to be counted."""
        for key, piece in self._parts.items():
            piece.light(1.0 if key == "name" else WAITS)
        self._parts["chips"].say("0")

    def count(self, chips: int) -> None:
        """So many chips have been counted."""
        self._parts["chips"].say(str(chips))
        self._parts["chips"].light(1.0)

    def strike(self, name: str, after: float) -> None:
        """A part is counted, after so many seconds."""
        piece = self._parts[name]
        if not piece.words:
            return

        def move(t: float) -> None:
            piece.light(1.0)
            piece.root.set_scale(1 + LARGER * tween.bump(t))

        self._tweens.add(STRIKES, move, delay=after)

    def place_of(self, name: str) -> tuple[float, float]:
        """Where a part stands."""
        at = self._parts[name].root.get_pos(self.root.get_parent())
        return at.x, at.y

    def _lay_out(self) -> None:
        shown = [piece for piece in self._parts.values() if piece.words]
        wide = sum(piece.width for piece in shown) + GAP * (len(shown) - 1)
        x = -wide / 2
        for piece in self._parts.values():
            (piece.root.show if piece.words else piece.root.hide)()
            if piece.words:
                piece.root.set_x(x + piece.width / 2)
                x += piece.width + GAP
        scale = min(1.0, WIDEST / wide)
        self._line.set_scale(scale)
        self.box = Box(0, self._y, wide * scale, self._size)


class _Part:
    """A word or a number, on a plate or without."""

    def __init__(self, parent: NodePath, colour: str, size: float, role: str, *, framed: bool, height: float) -> None:
        self.root = parent.attach_new_node("part")
        self.root.set_transparency(True)
        self._colour, self._framed, self._height = colour, framed, height
        self._back = self.root.attach_new_node("back")
        self._label = Label(self.root, 0, 0.001, size, colour, role, grows=False)
        self.words, self.width = "", 0.0

    def say(self, words: str) -> None:
        """What it says."""
        if words == self.words:
            return
        wider = self.words and len(words) <= len(self.words) and self._framed
        self.words = words
        self._label.say(words)
        if wider:
            return  # a number that counts up stands still in its plate
        self.width = self._label.width + (2 * PAD if self._framed else 0.0)
        if self._framed and words:
            self._back.get_children().detach()
            tint = theme.rgba(self._colour)
            plate(self._back, "slot", 0, 0, round(self.width, 3), self._height, 0.014, (*tint[:3], 0.92))

    def light(self, bright: float) -> None:
        """How bright it is."""
        self.root.set_alpha_scale(bright)
