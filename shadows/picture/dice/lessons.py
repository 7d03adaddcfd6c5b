"""What a new player is shown in the first turns of a first fight with dice, one thing after the other; each client has
its own words for it."""

from collections.abc import Sequence
from typing import Literal

from components import facts
from components.facts import Fact
from shadows.picture.dice.models import DicePicture

Lesson = Literal["hold", "score", "enemies", "ask"]
"""What is told: how dice are held and rolled again, how a hand is scored, what enemies mean to do, and that anything is
explained."""


class Lessons:
    """Leads through the first turns: each lesson stays until it has been learned."""

    def __init__(self) -> None:
        self._rerolls = self._turns = 0
        self.learned = False
        """Whether all of it is behind the player."""

    def happened(self, done: Sequence[Fact]) -> None:
        """The player did something, and this came of it."""
        self.learned = self._turns > 1
        self._rerolls += sum(isinstance(fact, facts.DiceRerolled) for fact in done)
        self._turns += sum(isinstance(fact, facts.RoundBegan) and fact.round > 1 for fact in done)

    def lesson(self, picture: DicePicture) -> Lesson | None:
        """What is to be told now; nothing while the player is not asked for a command of a turn."""
        if picture.phase != "play":
            return None
        if self._turns:
            return "enemies" if self._turns == 1 else "ask"
        return "score" if self._rerolls or not picture.player.rerolls else "hold"
