"""Which words the player knows by now. What was explained often enough is explained no more until it is asked for."""

from __future__ import annotations

from collections.abc import Sequence

from shadows.content.text.spans import Tip

KNOWN = 5
"""After so many readings a word is known."""

MOST = 2
"""So many explanations come by themselves at most: more would hide the game."""


class Glossary:
    """`readings` counts how often each word was explained, by its id. It belongs to the player's settings, and is kept
    up to date."""

    def __init__(self, readings: dict[str, int]) -> None:
        self._readings = readings

    def knows(self, word: str) -> bool:
        """Whether a word was explained often enough."""
        return self._readings.get(word, 0) >= KNOWN

    def news(self, tips: Sequence[Tip]) -> list[Tip]:
        """What is worth telling unasked: the thing itself, then words that are new to the player, as many as there is
        room for beside the game."""
        things = [tip for tip in tips if not tip.term]
        words = [tip for tip in tips if tip.term and not self.knows(tip.id)]
        return [*things, *words][:MOST]

    def was_read(self, tips: Sequence[Tip]) -> None:
        """These were seen for long enough to be read."""
        for tip in tips:
            if tip.term and not self.knows(tip.id):
                self._readings[tip.id] = self._readings.get(tip.id, 0) + 1
