"""A health bar: what there is, what is about to be lost, and Block."""

from __future__ import annotations

from panda3d.core import NodePath

from shadows.view.engine import assets, theme
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import part, plate, sprite

INNER = (0.30, 0.5)
"""The part of a fill's picture that is taken (from, to): without its corners."""


SHIELD = 2.05
"""The size of the shield for Block, by the height of the bar. It stands on the left end of it."""


class Bar:
    """HP out of a whole, with Block on a shield at its left. The left end is at the place; its letters are as large as
    its height allows."""

    def __init__(self, parent: NodePath, x: float, y: float, width: float, height: float) -> None:
        self._root = part(parent.attach_new_node("bar"), "bar")
        self._root.set_pos(x, y, 0)
        self._pad = height * 0.14
        self._width, self._height = width - 2 * self._pad, height - 2 * self._pad
        plate(self._root, "bar_back", width / 2, 0, width, height, height * 0.35)
        self._loss = self._fill("bar_loss")
        self._health = self._fill("bar_health")
        self._shielded = self._fill("bar_shielded")
        plate(self._root, "bar_frame", width / 2, 0, width, height, height * 0.35)
        self._text = Label(self._root, width / 2, 0.001, height * 0.86, theme.WHITE, "bold", grows=False)
        self._text.fit(width * 0.9)
        shield = height * SHIELD
        self._shield = self._root.attach_new_node("shield")
        sprite(self._shield, assets.icon("block"), 0, 0, shield)
        self._block = Label(self._shield, 0, 0.002, shield * 0.46, theme.WHITE, "number", grows=False)
        self._block.fit(shield * 0.8)
        self._seen: tuple[object, ...] = ()
        self._whole, self._now = 1, 0
        self._trail = 0.0

    def trail(self, hp: float) -> None:
        """What was just lost is seen for a while: the bar reaches to so many HP still, in another colour."""
        self._trail = hp
        self._stretch(self._loss, min(max(hp, self._now), self._whole) / self._whole)

    def show(self, hp: int, max_hp: int, block: int, left: int | None = None) -> None:
        """Draw these numbers; `left` is the HP that would be left."""
        if self._seen == (hp, max_hp, block, left):
            return
        self._seen = (hp, max_hp, block, left)
        whole = max(max_hp, 1)
        now = min(max(hp, 0), whole)
        kept = now if left is None else min(max(left, 0), now)
        self._whole, self._now = whole, now
        self.trail(self._trail)
        self._stretch(self._health, 0 if block else kept / whole)
        self._stretch(self._shielded, kept / whole if block else 0)
        self._text.say(f"{hp} / {max_hp}" if left is None or left == hp else f"{hp} → {max(left, 0)}")
        (self._shield.show if block else self._shield.hide)()
        self._block.say(str(block))

    def _fill(self, skin: str) -> NodePath:
        node = sprite(self._root, assets.skin(skin), 0, 0, self._height, self._width)
        stage = node.find_all_texture_stages()[0]
        node.set_tex_offset(stage, INNER[0], 0.12)
        node.set_tex_scale(stage, INNER[1] - INNER[0], 0.76)
        return node

    def _stretch(self, node: NodePath, part: float) -> None:
        if part <= 0.001:
            node.hide()
            return
        node.show()
        node.set_sx(self._width * part)
        node.set_x(self._pad + self._width * part / 2)
