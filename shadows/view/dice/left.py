"""The left column: how the player stays alive, and what is left to be rolled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from panda3d.core import NodePath

from shadows.picture.dice.models import DicePlayerLook, MeddlingLook
from shadows.view.combat.vitals import VitalPlaces
from shadows.view.engine import assets, theme
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.hit_areas import Box, Place
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import part, plate, sprite

WIDTH, EDGE, GAP = 0.262, 0.024, 0.010
BUTTON, TOKENS, BAR, FORECAST, STATUS = 0.076, 0.046, 0.052, 0.074, 0.042
"""How high its parts are, from below."""

LAW, MOST = 0.040, 4
"""How high the seal of a law is, and how many are seen at most."""

TOKEN, TOKENS_AT_MOST = 0.036, 5


@dataclass(frozen=True, slots=True)
class Column:
    """Where its parts stand: each rests on the one below."""

    button: Box
    tokens: Box
    vitals: VitalPlaces
    laws: float
    """Where the laws begin, from below."""

    @classmethod
    def of(cls, canvas: Canvas) -> Column:
        """For the window and the letters as they are."""
        grow, width = theme.grown(1), WIDTH * theme.grown(1, 0.25)
        x, y = EDGE - canvas.width / 2 + width / 2, EDGE - canvas.top
        button = Box(x, y + BUTTON / 2, width, BUTTON)
        y += BUTTON + GAP
        tokens = Box(x, y + TOKENS * theme.grown(1, 0.5) / 2, width, TOKENS * theme.grown(1, 0.5))
        y = tokens.top + GAP
        bar = Box(x, y + BAR * grow / 2, width, BAR * grow)
        y = bar.top + GAP
        left = x - width / 2
        forecast: Place = (left, y + FORECAST * grow / 2)
        y += FORECAST * grow + 2 * GAP * grow
        row = STATUS * grow
        vitals = VitalPlaces(bar, forecast, (left, y + row / 2), row, width)
        return cls(button, tokens, vitals, y + row + GAP)


class Tokens:
    """The rerolls that are left in the turn, and how many there are in all."""

    def __init__(self, parent: NodePath, box: Box) -> None:
        self._root = part(parent.attach_new_node("tokens"), "tokens")
        self._root.set_pos(box.left, box.y, 0)
        self._icons = [sprite(self._root, assets.icon("reroll"), 0, 0, TOKEN) for _ in range(TOKENS_AT_MOST)]
        self._label = Label(self._root, 0, 0, theme.SMALL, theme.BONE, "body", "left")
        self._width = box.width
        self._seen: tuple[int, int, int] | None = None

    def show(self, left: int, player: DicePlayerLook) -> None:
        """So many are left of those of the turn."""
        whole = max(player.rerolls_per_turn, left)
        seen = (left, whole, player.streak)
        if seen == self._seen:
            return
        self._seen = seen
        many = whole > TOKENS_AT_MOST
        x = TOKEN / 2
        for place, icon in enumerate(self._icons):
            (icon.show if place < whole and not (many and place) else icon.hide)()
            if place < whole and not (many and place):
                icon.set_x(x)
                icon.set_alpha_scale(1.0 if place < left else 0.25)
                x += TOKEN * 1.08
        self._label.place(x, 0)
        self._label.say(f"{left} of {whole} left", theme.BONE if left else theme.ASH)
        self._label.fit(self._width - x)


class Laws:
    """How enemies meddle with the dice: seals, those of this turn first, then those to come. `boxes` are theirs, by
    their places in what is shown."""

    def __init__(self, parent: NodePath, column: Column) -> None:
        self._root = parent.attach_new_node("laws")
        self._left, self._width, self._from = column.button.left, column.button.width, column.laws
        self._tall = LAW * theme.grown(1, 0.8)
        self._seen: tuple[MeddlingLook, ...] | None = None
        self.boxes: list[Box] = []

    def show(self, meddling: Sequence[MeddlingLook]) -> None:
        """These lie on the dice, or will."""
        seen = tuple(meddling)
        if seen == self._seen:
            return
        self._seen = seen
        self._root.get_children().detach()
        self.boxes = []
        y = self._from + self._tall / 2
        folds = len(seen) > MOST
        for one in seen[: MOST - 1 if folds else MOST]:
            name = f"{one.name} {one.amount}" if one.amount > 1 else one.name
            self._seal(y, one.id, name, "next turn" if one.coming else "", dim=one.coming)
            y += self._tall + 0.004
        if folds:
            self._seal(y, "", f"{len(seen) - MOST + 1} more", "", dim=True)

    def _seal(self, y: float, icon: str, name: str, when: str, *, dim: bool) -> None:
        root = part(self._root.attach_new_node("law"), "law")
        x, tall = self._left + self._width / 2, self._tall
        plate(root, "slot", x, y, self._width, tall, 0.012, theme.rgba("#8a6ad0" if dim else "#c79bff"))
        left = self._left + 0.008
        if icon:
            side = tall * 0.84
            sprite(root, assets.icon(icon), left + side / 2, y, side, colour=(1, 1, 1, 0.7 if dim else 1.0))
            left += side + 0.008
        right = self._left + self._width - 0.010
        if when:
            label = Label(root, right, y, theme.TINY * 0.92, theme.ASH, "italic", "right", when)
            right -= label.fit(self._width * 0.36, tall * 0.9).width + 0.008
        tone = theme.MIST if dim else theme.BRIGHT
        Label(root, left, y, theme.SMALL * 0.92, tone, "bold", "left", name).fit(right - left, tall * 0.92)
        self.boxes.append(Box(x, y, self._width, tall))
