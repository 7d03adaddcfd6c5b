"""The dice before the player, as a fight speaks of them: on the slab, and where they can be pointed at."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from panda3d.core import NodePath

from shadows.view.engine.tween import Tweens
from shadows.view.stage.dice import DieState
from shadows.view.stage.table import Table
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hints import key_cap
from shadows.view.widgets.hit_areas import Box
from shadows.view.widgets.pieces import part

SIDE, SMALL, MANY = 0.118, 0.100, 6
"""How large a die can be pointed at, and where there are more than so many."""

CAP = 0.024


class Tray:
    """Draws nothing but the keys below the dice: those lie on the `table`, which outlives a layout of the screen."""

    def __init__(self, parent: NodePath, canvas: Canvas, tweens: Tweens, table: Table) -> None:
        self._canvas, self._tweens, self._table = canvas, tweens, table
        self._root = parent.attach_new_node("keys of dice")
        self._caps: list[NodePath] = []

    def lay(self, dice: Sequence[DieState]) -> None:
        """These dice lie there now."""
        self._table.lay(dice)
        self.put_keys()

    def throw(self, dice: Sequence[DieState], rolled: Collection[int], seed: str) -> None:
        """Some of these dice roll in, differently for another seed; the others lie as they are."""
        self._table.lay([state for state in dice if state.die not in rolled])
        self._table.throw([state for state in dice if state.die in rolled], seed)
        self._root.hide()

    def change(self, dice: Sequence[DieState]) -> None:
        """The same dice lie otherwise, or are of something else: they slide and flare."""
        self._table.lay(dice, now=False)

    def hop(self, die: int, after: float) -> None:
        """A die counts: it hops, after so many seconds."""
        self._tweens.add(0.0, lambda _: None, delay=after, after=lambda: self._table.hop(die))

    def flare(self, dice: Collection[int], element: str) -> None:
        """Dice flare up in the light of an element."""
        self._table.flare(dice, element)

    def lift(self, dice: Collection[int] | None) -> None:
        """Dice that score with the hand that is meant stand out, and the others are dimmed; None for no hand."""
        chosen = () if dice is None else dice
        others = () if dice is None else [state.die for state in self.lying if state.die not in dice]
        self._table.lift(chosen)
        self._table.dim(others)

    @property
    def lying(self) -> list[DieState]:
        """The dice as they lie there, from the left."""
        return [die.state for die in self._table.dice]

    def box(self, die: int) -> Box | None:
        """Where a die can be pointed at."""
        if die not in {state.die for state in self.lying}:
            return None
        side = SMALL if len(self.lying) > MANY else SIDE
        return Box(*self._table.spot(die), side, side)

    def put_keys(self) -> None:
        """The keys of the dice stand before them."""
        self._root.show()
        lying = self.lying
        while len(self._caps) < len(lying):
            cap = part(self._root.attach_new_node("key"), "key")
            key_cap(cap, str(len(self._caps) + 1), 0, 0, CAP)
            self._caps.append(cap)
        for place, cap in enumerate(self._caps):
            if place >= len(lying):
                cap.hide()
                continue
            x, y = self._table.foot(lying[place].die)
            cap.show()
            cap.set_pos(x, max(y, CAP - self._canvas.top), 0)
