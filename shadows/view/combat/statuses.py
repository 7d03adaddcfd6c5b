"""Statuses in a row, with their stacks."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from panda3d.core import NodePath

from shadows.view.engine import assets, theme
from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import part, sprite

STEP = 1.22
"""The room of an icon with a number of one digit, and from one line to the next, by its height."""

NUMBER, FROM, AFTER = 0.62, 0.22, 0.12
"""The size of the numbers, how far right of an icon's middle they begin, and what stays free behind them; all by the
height of an icon."""


FORETOLD = (1.0, 0.80, 0.42, 1.0)
"""What statuses that are yet to come are tinted with."""


class StatusRow:
    """Icons from the left at a place, in as many lines of a width as it may have. What has no room is folded: `+3`
    stands at the end. Pooled.

    `boxes` says where each status that is seen stands, from the row's own place, and `more` where the fold is.
    `harmful` are the ids of debuffs: a mark tells them apart where colour alone is not to.
    """

    def __init__(
        self,
        parent: NodePath,
        x: float,
        y: float,
        height: float,
        width: float,
        lines: int = 1,
        harmful: Container[str] = (),
    ) -> None:
        self._root = parent.attach_new_node("statuses")
        self._root.set_pos(x, y, 0)
        self.height, self._width, self._lines = height, width, lines
        self._harmful = harmful
        self._cells: list[tuple[NodePath, NodePath, Label, Label]] = []
        self._shown: dict[str, int] = {}
        self.boxes: dict[str, Box] = {}
        self.more: Box | None = None
        self._fold = Label(self._root, 0, 0, height * NUMBER, theme.BRIGHT, "bold", grows=False)
        part(self._fold.path, "fold").hide()

    @property
    def folded(self) -> list[str]:
        """The ids of those that there is no room for."""
        return [status for status in self._shown if status not in self.boxes]

    @property
    def depth(self) -> float:
        """How far its lines reach down from its place, 0 where there is none."""
        return max((self.height * STEP / 2 - box.y for box in self.boxes.values()), default=0.0)

    def show(self, statuses: Mapping[str, int]) -> None:
        """Show these, id -> stacks."""
        if statuses == self._shown:
            return
        self._shown = dict(statuses)
        self._lay_out()
        while len(self._cells) < len(self.boxes):
            self._cells.append(self._cell())
        for root, *_ in self._cells[len(self.boxes) :]:
            root.hide()
        for (root, icon, label, mark), (status, box) in zip(self._cells, self.boxes.items(), strict=False):
            stacks = statuses[status]
            root.show()
            root.set_pos(box.left + self.height * STEP / 2, box.y, 0)
            icon.set_texture(assets.icon(status), 1)
            label.say(str(stacks), theme.BAD if stacks < 0 else theme.WHITE)
            if theme.READING.shapes:
                bad = (status in self._harmful) != (stacks < 0)
                mark.say("↓" if bad else "↑", theme.BAD if bad else theme.GOOD)
        self._fold.path.hide()
        if self.more is not None:
            self._fold.path.show()
            self._fold.place(self.more.x, self.more.y)
            self._fold.say(_plus(len(self.folded)))

    def bump(self, status: str, part: float) -> None:
        """Let an icon swell, 0 to 1."""
        names = list(self.boxes)
        if status in names:
            self._cells[names.index(status)][0].set_scale(1 + 0.5 * part)

    def foretell(self, *, on: bool) -> None:
        """Whether what it shows is yet to come."""
        self._root.set_color_scale(*(FORETOLD if on else (1.0, 1.0, 1.0, 1.0)))

    def _lay_out(self) -> None:
        """As many as there is room for, and the fold if that is not all."""
        names = list(self._shown)
        widths = [self._breadth(str(stacks)) for stacks in self._shown.values()]
        placed = self._placed(widths)
        fold = None
        if len(placed) < len(names):
            seen = len(placed)
            while fold is None:
                folding = self._breadth(_plus(len(names) - seen))
                with_fold = self._placed([*widths[:seen], folding])
                fold = with_fold[seen] if len(with_fold) > seen else None
                seen -= fold is None
            placed = placed[:seen]
        self.boxes = dict(zip(names, placed, strict=False))
        self.more = fold

    def _placed(self, widths: Sequence[float]) -> list[Box]:
        """Boxes of these widths, line by line, until there is no room."""
        found: list[Box] = []
        x, line, step = 0.0, 0, self.height * STEP
        for width in widths:
            if x and x + width > self._width:
                x, line = 0.0, line + 1
            if line == self._lines:
                break
            found.append(Box(x + width / 2, -line * step, width, step))
            x += width
        return found

    def _breadth(self, number: str) -> float:
        """How much room an icon takes with its number."""
        digits = measure(number, self.height * NUMBER, "number", grows=False)[0]
        return max(self.height * STEP, self.height * (STEP / 2 + FROM + AFTER) + digits)

    def _cell(self) -> tuple[NodePath, NodePath, Label, Label]:
        root = part(self._root.attach_new_node("status"), "status")
        icon = sprite(root, assets.icon("strength"), 0, 0, self.height)
        at = self.height * FROM, -self.height * 0.34
        label = Label(root, *at, self.height * NUMBER, theme.WHITE, "number", "left", grows=False)
        corner = -self.height * 0.40, self.height * 0.36
        mark = Label(root, *corner, self.height * 0.86, theme.GOOD, "bold", grows=False)
        return root, icon, label, mark


def _plus(many: int) -> str:
    """How the fold is written."""
    return f"+{many}"
