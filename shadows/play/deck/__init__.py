"""Fights of the card game that are set up by hand: `sandbox` for tests, modders and the curious, `arranged` to try a
mod out."""

from shadows.play.deck.sandbox import sandbox
from shadows.play.deck.trial import arranged, joined, lasting

__all__ = ["arranged", "joined", "lasting", "sandbox"]
