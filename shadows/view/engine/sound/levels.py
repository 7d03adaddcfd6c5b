"""How loud: the sliders of the player, and how far the music steps back behind what matters more."""

from __future__ import annotations

ATTACK, HOLD, RELEASE = 0.02, 0.12, 0.35
"""Seconds in which the music steps back, keeps back, and comes again."""


def heard(slider: float) -> float:
    """The part of its full strength at which a slider from 0 to 1 lets something be heard: half of the way down is a
    quarter, since ears hear in proportions."""
    return slider * slider


def strength(decibels: float) -> float:
    """Decibels as a factor."""
    return float(10.0 ** (decibels / 20))


def towards(value: float, goal: float, step: float) -> float:
    """A value moved towards its goal by a step at most."""
    return min(goal, value + step) if value < goal else max(goal, value - step)


class Duck:
    """How far the music steps back for a moment, in decibels below 0."""

    def __init__(self) -> None:
        self._depth = self._now = self._held = 0.0

    def press(self, decibels: float) -> None:
        """Step back so far, unless it has stepped back further already."""
        self._depth = min(self._depth, decibels) if self._held > 0.0 else min(decibels, self._now)
        self._held = ATTACK + HOLD

    def update(self, seconds: float) -> float:
        """Let time pass; returns the part of the music that is heard."""
        if self._held > 0.0:
            self._held -= seconds
            self._now = towards(self._now, self._depth, -self._depth * seconds / ATTACK)
        elif self._now < 0.0:
            self._now = towards(self._now, 0.0, -self._depth * seconds / RELEASE)
        return strength(self._now) if self._now < 0.0 else 1.0
