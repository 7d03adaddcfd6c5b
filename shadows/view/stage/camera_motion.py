"""The player's eye where it does not stand still: it walks on, arrives, is knocked aside, and falls."""

from __future__ import annotations

import math

from shadows.view.engine import tween

EYE = (0.0, 1.66, 0.0)
"""Where it stands in every place, in metres."""

WALKING, ARRIVING, FALLING, KNOCKED = 1.15, 0.75, 1.15, 0.45
"""Seconds of each at the usual speed."""

AHEAD, BEHIND = 3.4, 1.3
"""How far it walks on, and from how far behind it arrives, in metres."""

STEPS = 2.5
BOB, SWAY = 0.055, 0.030
"""How far each step lifts it, and moves it aside."""

LOW, LEAN, BACK = 1.12, 27.0, 17.0
"""How low it falls in metres, how far it leans and looks up then in degrees."""


ASKEW, JOLT = 2.6, 0.16
"""How far a blow turns its head in degrees, and throws it back in metres."""


class CameraMotion:
    """`aside`, `up` and `ahead` are metres from where it stands in a chamber; it looks `down` and leans by `roll`
    degrees. Each motion goes from 0 to 1."""

    def __init__(self) -> None:
        self.aside = self.up = self.ahead = self.down = self.roll = 0.0

    def stand(self) -> None:
        """The eye is where it belongs, and at rest."""
        self.aside = self.up = self.ahead = self.down = self.roll = 0.0

    def walk(self, part: float) -> None:
        """On towards the way out."""
        self.ahead = AHEAD * tween.smooth(part) ** 0.9
        self._step(part * STEPS, tween.bump(part) ** 0.5)

    def arrive(self, part: float) -> None:
        """The last steps into a chamber."""
        self.ahead = -BEHIND * (1 - tween.out(part))
        self._step(part * 1.5, 1 - part)

    def fall(self, part: float) -> None:
        """To the knees, and to the side."""
        self.up = -LOW * tween.into(part)
        self.roll = LEAN * tween.into(part)
        self.down = -BACK * tween.smooth(part)
        self.ahead = -0.4 * tween.smooth(part)

    def knock(self, part: float, strength: float) -> None:
        """Thrown back by a blow, and upright again."""
        left = strength * math.exp(-4.5 * part) * (1 - part)
        self.ahead = -JOLT * left
        self.down = -ASKEW * 0.5 * left
        self.roll = ASKEW * left * math.cos(part * 9.0)

    def _step(self, steps: float, strength: float) -> None:
        self.up = BOB * abs(math.sin(steps * math.pi)) * strength
        self.aside = SWAY * math.sin(steps * math.pi) * strength
        self.roll = 0.5 * math.sin(steps * math.pi) * strength
        self.down = 0.6 * abs(math.sin(steps * math.pi)) * strength
