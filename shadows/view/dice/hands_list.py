"""The hands that the dice make, at the right: what each would deal to the enemy that is meant."""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import NodePath

from shadows.content.text.wording.phrases import hundredths
from shadows.picture.dice.models import FallLook, HandLook
from shadows.view.dice.formula import CHIPS
from shadows.view.engine import theme
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import part, plate

WIDTH, ROW, HEAD, PAD = 0.318, 0.0545, 0.048, 0.012
TOP, LOWEST = 0.080, 0.545
"""How far below the upper edge it begins, and how far above the lower edge it ends at the latest."""

MOST = 8
NAME, WORTH, DAMAGE = 0.0255, 0.0200, 0.036


class HandsList:
    """Sorted by damage, the greatest first. `boxes` are the rows that are seen, by the ids of their hands."""

    def __init__(self, parent: NodePath, canvas: Canvas) -> None:
        grow = theme.grown(1, 0.55)
        self.width = WIDTH * theme.grown(1, 0.35)
        self._row, self._head = ROW * grow, HEAD * grow
        self._x = canvas.width / 2 - theme.EDGE / 2 - self.width / 2
        self._top = canvas.top - TOP
        room = self._top + canvas.top - LOWEST - self._head - 2 * PAD
        self.places = max(2, min(MOST, int(room / self._row)))
        self._root = part(parent.attach_new_node("hands"), "hands")
        self._back = self._root.attach_new_node("back")
        self._title = Label(
            self._root, self._x - self.width / 2 + 0.022, 0, theme.H3 * 0.9, theme.HEADING, "head", "left", "Hands"
        )
        self._more = Label(self._root, self._x + self.width / 2 - 0.022, 0, theme.TINY, theme.ASH, "body", "right")
        self._rows = [_Row(self._root, self.width - 2 * PAD, self._row) for _ in range(self.places)]
        self.boxes: dict[str, Box] = {}
        self._first = 0
        self._tall = -1
        self.box = Box(self._x, self._top, self.width, 0.0)
        """Where all of it stands."""
        self._root.hide()

    def show(self, hands: Sequence[tuple[HandLook, FallLook]], chosen: str, streak: int) -> None:
        """These hands, with what each would do to the enemy that is meant; `streak` is the one that the player has."""
        if not hands:
            self._root.hide()
            self.boxes = {}
            self.box = Box(self._x, self._top, self.width, 0.0)
            return
        self._root.show()
        at = next((place for place, (hand, _) in enumerate(hands) if hand.id == chosen), 0)
        self._first = min(max(self._first, at - self.places + 1), at, max(0, len(hands) - self.places))
        seen = hands[self._first : self._first + self.places]
        self._frame(len(seen))
        self.boxes = {}
        y = self._top - PAD - self._head - self._row / 2
        for place, row in enumerate(self._rows):
            if place >= len(seen):
                row.root.hide()
                continue
            hand, fall = seen[place]
            row.root.show()
            row.root.set_pos(self._x, y, 0)
            row.show(hand, fall, lit=hand.id == chosen, streak=streak)
            self.boxes[hand.id] = Box(self._x, y, self.width - 2 * PAD, self._row)
            y -= self._row
        hidden = len(hands) - len(seen)
        self._more.say(f"↑↓ {hidden} more" if hidden else "↑↓")

    def _frame(self, rows: int) -> None:
        if rows == self._tall:
            return
        self._tall = rows
        tall = self._head + rows * self._row + 2 * PAD
        self._back.get_children().detach()
        plate(self._back, "tooltip", self._x, self._top - tall / 2, self.width, tall, 0.022)
        self.box = Box(self._x, self._top - tall / 2, self.width, tall)
        y = self._top - PAD - self._head / 2 + 0.004
        self._title.place(self._x - self.width / 2 + 0.022, y)
        self._more.place(self._x + self.width / 2 - 0.022, y)


class _Row:
    """One hand: its name, what it is worth, its damage, and what becomes of the enemy."""

    def __init__(self, parent: NodePath, width: float, height: float) -> None:
        self.root = parent.attach_new_node("hand")
        self._hot = plate(self.root, "row_hot", 0, 0, width, height, 0.016)
        left, right = 0.012 - width / 2, width / 2 - 0.012
        grow = theme.grown(1, 0.55)
        room = width - 0.11 * grow
        self._name = Label(self.root, left, height * 0.21, NAME * grow, theme.BONE, "bold", "left", grows=False).fit(
            room, height * 0.56
        )
        self._worth = Label(self.root, left, -height * 0.25, WORTH * grow, CHIPS, "body", "left", grows=False).fit(
            width - 0.13 * grow, height * 0.42
        )
        self._damage = Label(
            self.root, right, height * 0.16, DAMAGE * grow, theme.BRIGHT, "number", "right", grows=False
        ).fit(0.085 * grow, height * 0.66)
        self._end = Label(
            self.root, right, -height * 0.33, WORTH * 0.92 * grow, theme.BAD, "bold", "right", grows=False
        )
        self._end.fit(0.11 * grow, height * 0.32)

    def show(self, hand: HandLook, fall: FallLook, *, lit: bool, streak: int) -> None:
        """A hand as it would fall now."""
        (self._hot.show if lit else self._hot.hide)()
        self._name.say(hand.name, theme.BRIGHT if lit else theme.BONE)
        self._worth.say(worth(hand, streak))
        self._damage.say(str(fall.damage), theme.BRIGHT if lit else theme.BONE)
        self._end.say(
            "slays" if fall.kills else "stuns" if fall.stuns else "", theme.HURT if fall.kills else theme.GOLD
        )


def worth(hand: HandLook, streak: int) -> str:
    """`29 × 1.8 × 1.2`, and that it would end a streak."""
    told = f"{hand.chips + hand.values} × {hundredths(hand.mult)}"
    if hand.streak != 100:
        return f"{told} × {hundredths(hand.streak)}"
    return f"{told} · ends streak" if streak else told
