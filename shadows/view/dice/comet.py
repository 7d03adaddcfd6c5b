"""What flies from a counted hand to the enemy that it strikes."""

from __future__ import annotations

from panda3d.core import NodePath

from shadows.view.combat.cuts import ADDS
from shadows.view.engine import theme
from shadows.view.engine.tween import Tweens
from shadows.view.widgets.hit_areas import Place
from shadows.view.widgets.pieces import halo

TAIL, SIZE = 7, 0.075
"""How many lights it is made of, and how large the first is."""

BEHIND = 0.11
"""How far behind the last of them is, by the whole way."""


class Comet:
    """A row of lights that are used again and again."""

    def __init__(self, parent: NodePath, tweens: Tweens) -> None:
        self._tweens = tweens
        self._root = parent.attach_new_node("comet")
        self._lights = []
        for place in range(TAIL):
            size = SIZE * (1 - 0.1 * place)
            light = halo(self._root, 0, 0, size, size, theme.rgba(theme.BRIGHT))
            light.set_attrib(ADDS)
            self._lights.append(light)
        self._root.hide()

    def fly(self, start: Place, end: Place, colour: theme.Colour, seconds: float, delay: float) -> None:
        """From a place to another, after so many seconds."""

        def move(t: float) -> None:
            self._root.show()
            for place, light in enumerate(self._lights):
                part = min(max(t * (1 + BEHIND) - BEHIND * place / TAIL, 0.0), 1.0)
                light.set_pos(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part, 0)
                light.set_color(*colour[:3], 1 - place / TAIL)

        self._tweens.add(seconds, move, delay=delay, after=self._root.hide)
