"""What blades and claws leave in the air for a moment."""

from __future__ import annotations

from panda3d.core import ColorBlendAttrib, NodePath

from shadows.view.engine import assets, theme, tween
from shadows.view.engine.tween import Tweens
from shadows.view.widgets.pieces import sprite

SECONDS = 0.24
SLENDER = 0.30
"""How high a cut is by its length."""

ADDS = ColorBlendAttrib.make(ColorBlendAttrib.M_add, ColorBlendAttrib.O_incoming_alpha, ColorBlendAttrib.O_one)


class Cuts:
    """A pool of bent strokes: each is drawn in one movement, and fades."""

    def __init__(self, parent: NodePath, tweens: Tweens) -> None:
        self._root = parent.attach_new_node("cuts")
        self._tweens = tweens
        self._free: list[NodePath] = []

    def cut(self, x: float, y: float, length: float, colour: str, roll: float) -> None:
        """Cut through a place, so long, turned clockwise (degrees)."""
        stroke = self._free.pop() if self._free else sprite(self._root, assets.skin("cut"), 0, 0, 1.0)
        stroke.set_attrib(ADDS)
        stroke.set_color(*theme.rgba(colour))
        stroke.set_r(roll)
        stroke.show()

        def move(t: float) -> None:
            drawn = tween.out(min(t * 3.0, 1.0))
            thin = max(1.0 - tween.into(t), 0.02)
            stroke.set_scale(length * (0.25 + 0.75 * drawn), length * SLENDER * thin, 1)
            stroke.set_pos(x, y, 0)
            stroke.set_alpha_scale(1 - tween.into(t))

        def done() -> None:
            stroke.hide()
            self._free.append(stroke)

        move(0.0)
        self._tweens.add(SECONDS, move, after=done)
