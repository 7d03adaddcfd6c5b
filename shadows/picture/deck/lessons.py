"""What a new player is shown in the first turns of a first fight, one thing after the other; each client has its own
words for it."""

from collections.abc import Sequence
from typing import Literal

from components import facts
from components.facts import Fact
from shadows.picture.deck.models import DeckPicture

Lesson = Literal["card", "intent", "end", "ask"]
"""What is told: how a card is played, what enemies mean to do, how the turn ends, and that anything is explained."""


class Lessons:
    """Leads through the first turns: each lesson stays until it has been learned."""

    def __init__(self) -> None:
        self._cards = self._turns = 0
        self.learned = False
        """Whether all of it is behind the player."""

    def happened(self, done: Sequence[Fact]) -> None:
        """The player did something, and this came of it."""
        self.learned = self._turns > 0
        self._cards += sum(isinstance(fact, facts.CardPlayed) for fact in done)
        self._turns += sum(isinstance(fact, facts.TurnEnding) for fact in done)

    def lesson(self, picture: DeckPicture) -> Lesson | None:
        """What is to be told now; nothing while the player is not asked for a command of a turn."""
        if picture.phase != "play":
            return None
        if self._turns:
            return "ask"
        if nothing_left(picture):
            return "end"
        return ("card", "intent")[self._cards] if self._cards < 2 else None


def nothing_left(picture: DeckPicture) -> bool:
    """Whether no card of the hand can be played."""
    return all(card.refusal for card in picture.hand)
