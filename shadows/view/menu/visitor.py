"""An enemy that comes in person to be looked at."""

from __future__ import annotations

import math

from shadows.view.panels.game import Game
from shadows.view.stage.camera_motion import EYE
from shadows.view.stage.creature import Creature

AWAY, MAN = 5.4, 1.9
"""How far away an enemy of a man's height stands, in metres, and that height."""

HEADING = -20.5
"""How far to the left the camera looks, so that the middle of the chamber is seen at the right (degrees)."""

LOOK, HIGHEST = 13.5, 15.4
"""How far down it looks, and how high above its middle a head may be seen (degrees)."""

PITCH_BLACK, DARK = 1.32, (0.015, 0.012, 0.03)
"""How strongly an enemy that is a secret is covered, and with what."""


class Visitor:
    """The one enemy in the chamber, and the camera's way to look at it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._creature: Creature | None = None
        self._pitch = LOOK

    def come(self, enemy: str, act: str, *, shown: bool) -> None:
        """Stand in the chamber of an act; as a shadow if it is not shown."""
        self.leave()
        creature = self._creature = Creature(self._game.set_place(act), enemy)
        away = AWAY * max(1.0, creature.build.height / MAN)
        creature.stand(0.0, away)
        self._pitch = min(LOOK, HIGHEST - math.degrees(math.atan2(creature.build.height - EYE[1], away)))
        if not shown:
            creature.flash(PITCH_BLACK, DARK)

    def leave(self) -> None:
        """Take the enemy off the stage, if one is there."""
        if self._creature is not None:
            self._creature.remove()
            self._creature = None

    def update(self) -> None:
        """Per frame: it breathes, and is looked at."""
        stage = self._game.stage
        if stage is not None and self._creature is not None:
            stage.aim_camera(EYE, self._pitch, HEADING)
            self._creature.update(stage.time)
