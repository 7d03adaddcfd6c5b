"""The questions of a combat: which cards to move, and which enemies to meet."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from components.effects import MoveCards
from systems.deck.piles import move
from systems.resolve.answers import answer

if TYPE_CHECKING:
    from components.flow import Question
    from systems.core.world import World


class CardsQuestion:
    """The chosen cards are moved, then the effect's triggers act."""

    def refusal(self, world: World, question: Question, option: int) -> str:
        """Every card that is offered can be chosen."""
        return ""

    def answer(self, world: World, question: Question) -> None:
        """Move them."""
        if question.step is not None:
            move(world, question.chosen, cast("MoveCards", question.step.effect))
            answer(world, question.step.trail)


class EncounterQuestion:
    """The chosen group of enemies is met."""

    def refusal(self, world: World, question: Question, option: int) -> str:
        """Every group can be met."""
        return ""

    def answer(self, world: World, question: Question) -> None:
        """The fight waits to begin."""
        world.journey.fight = list(world.library.encounters)[question.chosen[0]]
