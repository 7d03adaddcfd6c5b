"""How a blow is felt: for a moment all stands still, and the rim of the picture reddens."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shadows.view.panels.game import Game

STOP, MORE, LONGEST = 0.035, 0.0035, 0.12
"""Seconds that a blow stops everything: at least, more for each HP, at most."""

PALES = 1.3
"""So much of the redness goes in a second."""

DANGER = 0.22
"""How red the rim is while the player is close to death."""


class Impact:
    """Holds the clock of a fight, and the redness of its picture from 0 to 1."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._held = 0.0
        self._red = 0.0

    @property
    def holds(self) -> bool:
        """Whether everything stands still."""
        return self._held > 0

    def strike(self, lost: int) -> None:
        """A blow that took so many HP landed."""
        self._held = min(LONGEST, STOP + MORE * lost) / self._game.pace

    def redden(self, strength: float) -> None:
        """The player is hurt."""
        if self._game.settings.flashes:
            self._red = max(self._red, strength)

    def let_go(self) -> None:
        """End the moment of standing still."""
        self._held = 0.0

    def passed(self, seconds: float) -> float:
        """How much time passes in the fight while so much of it passes in the world."""
        self._red = max(0.0, self._red - seconds * PALES)
        held = min(self._held, seconds)
        self._held -= held
        return seconds - held

    def redness(self, *, danger: bool) -> float:
        """How red the rim of the picture is, 0 to 1."""
        return min(1.0, self._red + (DANGER if danger else 0.0))
