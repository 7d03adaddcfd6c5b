"""What could not be kept, as sentences for the player."""

from __future__ import annotations


class Notices:
    """Sentences, each told once. `waiting` are those that the client has not shown yet; it takes them away."""

    def __init__(self) -> None:
        self.waiting: list[str] = []
        self._told: set[str] = set()

    def tell(self, sentence: str) -> None:
        """Have it shown, if it never was."""
        if sentence not in self._told:
            self._told.add(sentence)
            self.waiting.append(sentence)

    def over(self, sentence: str) -> None:
        """It is not so any more; when it comes again, it is told again."""
        self._told.discard(sentence)
