"""Options as rows of a list, which scrolls where they do not all fit."""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import NodePath

from shadows.content.text.spans import Text
from shadows.picture.models import OptionLook
from shadows.view.engine import assets, theme
from shadows.view.panels.questions.context import Asked, icon_of
from shadows.view.panels.questions.frame import paragraph
from shadows.view.widgets.hints import further
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label, line_height, measure
from shadows.view.widgets.pieces import halo, plate, sprite

PAD, ICON, BETWEEN = 0.018, 0.060, 0.010
ABOVE = 0.011
"""How much stays free above and below what a row says."""

LEAST = 0.084
"""The least height of a row."""


def texts(option: OptionLook) -> list[tuple[Text | str, str]]:
    """What stands below an option's name, each with its colour: what it does, what that comes to, the refusal."""
    found: list[tuple[Text | str, str]] = [(option.text, theme.MIST if not option.refusal else theme.FADED)]
    if option.note:
        found.append((option.note, theme.BRIGHT))
    if option.refusal:
        found.append((f"× {option.refusal}", theme.BAD))
    return [(words, colour) for words, colour in found if words]


def row_height(option: OptionLook, width: float) -> float:
    """How high a row has to be for all that it says."""
    room = width - 3 * PAD - ICON - 0.03
    lines = sum(measure(words, theme.SMALL, "body", room)[1] for words, _ in texts(option))
    return max(LEAST, line_height(theme.BODY, "bold") + lines + 2 * ABOVE)


class OptionRow:
    """An option with an icon, its name, what it does, what is against it, and a word at the right end."""

    def __init__(self, asked: Asked, option: OptionLook, box: Box) -> None:
        self._asked, self._option, self._free = asked, option, not option.refusal
        name = f"option:{option.place}"
        self.root = root = asked.context.root.attach_new_node(name)
        root.set_pos(box.x, box.y, 0)
        width, height = box.width, box.height
        self._glow = halo(root, 0, 0, height * 2.0, width * 1.2, theme.rgba("#ff7a30", 0.26))
        self._skins = [plate(root, skin, 0, 0, width, height, 0.018) for skin in ("row", "row_hot", "row_disabled")]
        left = -width / 2 + PAD
        tint = None if self._free else (1, 1, 1, 0.45)
        icon = icon_of(option) if self._free else "lock"
        sprite(root, assets.icon(icon), left + ICON / 2, 0, ICON, colour=tint)
        left += ICON + PAD
        room = width / 2 - PAD - left
        told = texts(option)
        lines = line_height(theme.BODY, "bold") + sum(measure(words, theme.SMALL, "body", room)[1] for words, _ in told)
        top = lines / 2
        value, y = asked.value(option), top - line_height(theme.BODY, "bold") / 2
        spare = measure(value, theme.SMALL, "bold")[0] + 0.03 if value else 0.0
        colour = theme.BONE if self._free else theme.FADED
        Label(root, left, y, theme.BODY, colour, "bold", "left", option.name).fit(room - spare)
        if value:
            Label(root, width / 2 - PAD, y, theme.SMALL, theme.GOLD, "bold", "right", value)
        top -= line_height(theme.BODY, "bold")
        for words, colour in told:
            top -= paragraph(root, left, top, words, room, theme.SMALL, colour)
        self.spot = Spot(name, box, asked.press(option), self.show, lambda: asked.tips(option), enabled=self._free)
        self._draw(False)

    def show(self, hot: bool) -> None:
        """It is meant, or no longer."""
        self._draw(hot)
        self._asked.mean(self._option, hot)

    def _draw(self, hot: bool) -> None:
        lit = hot and self._free
        states = (lit, self._free and not hot, lit, not self._free)
        for node, seen in zip((self._glow, *self._skins), states, strict=True):
            (node.show if seen else node.hide)()


class RowList:
    """Rows below each other; those that do not fit are scrolled to."""

    def __init__(self, asked: Asked, left: float, top: float, width: float, room: float) -> None:
        """All options of a question, from the upper left corner, in so much width and height."""
        self._asked, self._context, self._options = asked, asked.context, asked.question.options
        self._left, self._top, self._width, self._room = left, top, width, room
        self._heights = [row_height(option, width) for option in self._options]
        self._rows: list[NodePath] = []
        self._first = 0
        self.spots: list[Spot] = []
        self._more = Label(self._context.root, left + width / 2, top - room - 0.014, theme.TINY, theme.ASH)
        self._show()

    @staticmethod
    def height(options: Sequence[OptionLook], width: float) -> float:
        """How high a list is that shows all of them."""
        return sum(row_height(option, width) + BETWEEN for option in options) - BETWEEN if options else 0.0

    def act(self, action: str) -> bool:
        """Scroll; True if the key did."""
        step = {"scroll_down": 1, "page_down": 3, "scroll_up": -1, "page_up": -3}.get(action, 0)
        hot = self._context.scene.board.hot
        if action == "down" and self.spots and hot is self.spots[-1]:
            step = 1
        elif action == "up" and self.spots and hot is self.spots[0]:
            step = -1
        return bool(step) and self._scroll(step)

    def _scroll(self, step: int) -> bool:
        last = len(self._options) - self._fitting(len(self._options), -1)
        first = min(max(self._first + step, 0), last)
        if first == self._first:
            return False
        board = self._context.scene.board
        at = self.spots.index(board.hot) if board.hot in self.spots else -1
        self._first = first
        self._show()
        if at >= 0:
            board.mean(self.spots[min(max(at, 0), len(self.spots) - 1)], by_keys=board.by_keys)
        return True

    def _fitting(self, start: int, way: int = 1) -> int:
        """How many rows fit from a place on, or before it."""
        heights = self._heights[start:] if way > 0 else self._heights[:start][::-1]
        used, count = 0.0, 0
        for height in heights:
            used += height
            if used > self._room + 0.001 and count:
                break
            used += BETWEEN
            count += 1
        return count

    def _show(self) -> None:
        board = self._context.scene.board
        by_keys = board.by_keys
        if board.hot in self.spots:
            board.mean(None)
            board.by_keys = by_keys
        self._context.drop(self.spots)
        for row in self._rows:
            row.remove_node()
        self.spots, self._rows = [], []
        count = self._fitting(self._first)
        top = self._top
        for option, height in list(zip(self._options, self._heights, strict=True))[self._first : self._first + count]:
            box = Box(self._left + self._width / 2, top - height / 2, self._width, height)
            row = OptionRow(self._asked, option, box)
            self._rows.append(row.root)
            self.spots.append(self._context.add(row.spot))
            top -= height + BETWEEN
        below = len(self._options) - self._first - count
        self._more.say(further(self._first, below))
