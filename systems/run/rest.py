"""A fire to rest at: one of the actions that there are, or none (R54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.flow import Question, Step
from systems import kernel
from systems.run.events import lacking
from systems.run.gains import deck_question
from systems.system import Stage

if TYPE_CHECKING:
    from components.prefabs import ActionPrefab
    from systems.arena import Arena


def actions(arena: Arena) -> list[ActionPrefab]:
    """What can be done at a fire, in its order."""
    return sorted(arena.library.actions.values(), key=lambda action: action.order)


def ask(arena: Arena) -> None:
    """One of the actions, or on without any."""
    arena.queue.question = Question("rest", "", list(range(len(actions(arena)))), least=0)


class AskAgain(Stage):
    """Nothing was done yet (R54)."""

    def process(self, arena: Arena) -> None:
        """Ask for another action."""
        ask(arena)


class RestQuestion:
    """An action that would take the last HP, or finds nothing to act on, cannot be taken (R54)."""

    def refusal(self, arena: Arena, question: Question, option: int) -> str:
        """Why an action cannot be taken."""
        return lacking(arena, actions(arena)[option].do)

    def answer(self, arena: Arena, question: Question) -> None:
        """Carry the action out; then the node is done. Which card it begins with is asked first, and the player may
        think again."""
        arena.enter("node_done")
        if not question.chosen:
            return
        first, *others = actions(arena)[question.chosen[0]].do
        step = Step(first, arena.player, arena.player, "rule")
        arena.push(others, step)
        step.amount = kernel.measure(arena, step)
        asked = deck_question(arena, step)
        if asked is None:
            arena.push([first], step)
        else:
            asked.back = "rest_again"
            arena.queue.question = asked
