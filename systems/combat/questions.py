"""The questions of a combat: which cards to move, and which enemies to meet."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from components.effects import MoveCards
from systems.combat.piles import move
from systems.resolve.answers import answer

if TYPE_CHECKING:
    from components.flow import Question
    from systems.arena import Arena


class CardsQuestion:
    """The chosen cards are moved, then the effect's triggers act."""

    def refusal(self, arena: Arena, question: Question, option: int) -> str:
        """Every card that is offered can be chosen."""
        return ""

    def answer(self, arena: Arena, question: Question) -> None:
        """Move them."""
        if question.step is not None:
            move(arena, question.chosen, cast("MoveCards", question.step.effect))
            answer(arena, question.step.trail)


class EncounterQuestion:
    """The chosen group of enemies is met."""

    def refusal(self, arena: Arena, question: Question, option: int) -> str:
        """Every group can be met."""
        return ""

    def answer(self, arena: Arena, question: Question) -> None:
        """The fight waits to begin."""
        arena.journey.fight = list(arena.library.encounters)[question.chosen[0]]
