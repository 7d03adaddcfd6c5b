"""Keeps a press from answering a question that was not there yet when the player made up his mind."""

from __future__ import annotations

import math

from shadows.view.widgets.hit_areas import Place

SETTLES = 0.3
"""Seconds for which what has just come takes no press; one in vain begins them anew, so that hammering ends first."""

STILL = 0.022
"""A pointer that has gone no further than this has stayed where it was, in heights of the picture."""


def apart(one: Place, other: Place) -> bool:
    """Whether the pointer has been moved from one place to another, more than a hand that clicks trembles."""
    return math.dist(one, other) > STILL


class Guard:
    """Holds presses back after `asked` became something else, until a moment has passed without any, or the pointer was
    moved."""

    def __init__(self) -> None:
        self._asked: object = None
        self._place: Place | None = None
        self._left = 0.0

    @property
    def up(self) -> bool:
        """Whether a press would be held back."""
        return self._left > 0

    def pass_time(self, seconds: float) -> None:
        """Per frame."""
        self._left = max(0.0, self._left - seconds)

    def look(self, asked: object, place: Place | None = None) -> None:
        """What is asked now, and where the pointer is."""
        if asked != self._asked:
            self._asked, self._place, self._left = asked, place, SETTLES
        elif place is not None and (self._place is None or apart(place, self._place)):
            self.lower()

    def lower(self) -> None:
        """The player has seen what is asked."""
        self._left = 0.0

    def holds(self) -> bool:
        """Whether a press is held back."""
        if self.up:
            self._left = SETTLES
        return self.up
