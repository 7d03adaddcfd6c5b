"""What is heard: effects, music and the sounds of places, mixed as the player likes it."""

from shadows.view.engine.sound.mixer import Sounds
from shadows.view.engine.sound.pieces import FADE

__all__ = ["FADE", "Sounds"]
