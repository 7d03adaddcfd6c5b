"""Fights of the dice game that are set up by hand: `sandbox` for tests, modders and the curious, `arranged` to try a
mod out."""

from shadows.play.dice.sandbox import sandbox

__all__ = ["sandbox"]
