"""Fights of the dice game that are set up by hand: `sandbox` for tests, modders and the curious, `arranged` to try a
mod out."""

from shadows.play.dice.sandbox import sandbox
from shadows.play.dice.trial import arranged, joined, lasting

__all__ = ["arranged", "joined", "lasting", "sandbox"]
