"""What is seen through the player's eye."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

from shadows.view.stage.camera_motion import EYE, CameraMotion

if TYPE_CHECKING:
    from shadows.view.stage.stage import Stage

PITCH = 8.5
"""How far it looks down, in degrees."""

STILL = CameraMotion()
"""One that never leaves its place."""


class Camera:
    """It breathes, trembles when something heavy lands, and goes where the eye goes, unless motion is to be reduced."""

    def __init__(self) -> None:
        self.motion = CameraMotion()
        self.pitch = PITCH
        """How far it looks down, in degrees."""
        self.tremor = 0.0
        """How much it trembles now, from 0 to 1."""
        self._sway = 0.0

    def shake(self, strength: float) -> None:
        """Let it tremble."""
        self.tremor = max(self.tremor, strength)

    def update(self, seconds: float) -> None:
        """Per frame."""
        self.tremor = max(0.0, self.tremor - seconds * 2.2 * max(self.tremor, 0.25))
        self._sway += seconds

    def aim(self, stage: Stage, *, calm: bool) -> None:
        """Show a place through it; `calm`: with no motion of its own."""
        time, tremor, eye = self._sway, self.tremor, self.motion
        if calm:
            time, eye = 0.0, STILL
        x = EYE[0] + eye.aside + 0.012 * sin(time * 0.61) + tremor * 0.05 * sin(time * 61)
        y = EYE[1] + eye.up + 0.008 * sin(time * 0.83) + tremor * 0.04 * sin(time * 53)
        pitch = self.pitch + eye.down + tremor * 0.5 * sin(time * 47)
        stage.aim_camera((x, y, EYE[2] + eye.ahead), pitch, roll=eye.roll)
