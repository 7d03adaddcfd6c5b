"""Cards that fly from one place to another, with a trail of light, or burn."""

from __future__ import annotations

import math
from collections.abc import Callable

from panda3d.core import NodePath

from shadows.view.combat.cuts import ADDS
from shadows.view.deck import card as cards
from shadows.view.deck.card import CardSprite
from shadows.view.deck.fan import Seat
from shadows.view.engine import theme, tween
from shadows.view.engine.tween import Tweens
from shadows.view.widgets.hit_areas import Place
from shadows.view.widgets.pieces import halo

TRAIL = theme.rgba("#ffb56a", 0.55)
LAG = 0.10
"""How far behind the card its trail begins, as a part of the flight."""


class Flights:
    """The cards that are on their way, and a pool of trails."""

    def __init__(self, parent: NodePath, tweens: Tweens) -> None:
        self._trails = parent.attach_new_node("trails")
        self.root = parent.attach_new_node("flights")
        self._tweens = tweens
        self._free: list[NodePath] = []

    def burn(self, sprite: CardSprite, start: Seat, seconds: float, gone: Callable[[], None]) -> None:
        """It goes up in embers where it is; `gone` is called then."""
        sprite.root.reparent_to(self.root)

        def move(t: float) -> None:
            sprite.place(start.x, start.y + 0.14 * t, start.height * (1 + 0.05 * t), start.roll)
            sprite.light((1.0, 0.45, 0.12, 0.9 * (1 - t)))
            sprite.fade(1 - tween.into(t))

        self._tweens.add(seconds, move, after=gone)

    def fade(self, sprite: CardSprite, start: Seat, seconds: float, gone: Callable[[], None]) -> None:
        """It fades where it is."""
        sprite.root.reparent_to(self.root)

        def move(t: float) -> None:
            sprite.place(start.x, start.y, start.height, start.roll)
            sprite.fade(1 - t)

        self._tweens.add(seconds, move, tween.smooth, after=gone)

    def send(
        self, sprite: CardSprite, start: Seat, to: Place, seconds: float, via: Place | None, gone: Callable[[], None]
    ) -> None:
        """It flies to a place, over another one if there is one, and grows small."""
        sprite.root.reparent_to(self.root)
        sprite.light(cards.FLYING)
        trail = self._trail()
        middle = via or ((start.x + to[0]) / 2, max(start.y, to[1]) + 0.12)

        def at(t: float) -> Place:
            x = (1 - t) ** 2 * start.x + 2 * t * (1 - t) * middle[0] + t * t * to[0]
            y = (1 - t) ** 2 * start.y + 2 * t * (1 - t) * middle[1] + t * t * to[1]
            return x, y

        def move(t: float) -> None:
            small = max(0.04, start.height * (1 - tween.into(t)) + 0.05 * t)
            (x, y), (behind_x, behind_y) = at(t), at(max(t - LAG, 0.0))
            sprite.place(x, y, small, start.roll * (1 - t) + 30 * t)
            sprite.fade(1.0 if t < 0.8 else (1 - t) * 5)
            along = math.hypot(x - behind_x, y - behind_y)
            trail.set_pos(behind_x, behind_y, 0)
            trail.set_r(math.degrees(math.atan2(behind_y - y, x - behind_x)))
            trail.set_scale(small * 0.7 + 2.4 * along, small * 0.75, 1)
            trail.set_alpha_scale(min(along * 9, 1.0) * (1 - t))

        def done() -> None:
            trail.hide()
            self._free.append(trail)
            gone()

        move(0.0)
        self._tweens.add(seconds, move, tween.smooth, after=done)

    def _trail(self) -> NodePath:
        trail = self._free.pop() if self._free else halo(self._trails, 0, 0, 1, 1, TRAIL)
        trail.set_attrib(ADDS)
        trail.show()
        return trail
