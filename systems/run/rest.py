"""A fire to rest at: one of the actions that there are, or none (R54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.flow import Step, by_rule
from systems.core import loop
from systems.core.rules import QuestionRule
from systems.run.events import lacking

if TYPE_CHECKING:
    from components.flow import Question
    from components.prefabs import ActionPrefab
    from systems.core.world import World


def actions(world: World) -> list[ActionPrefab]:
    """What can be done at a fire, in its order."""
    return sorted(world.library.actions.values(), key=lambda action: action.order)


class RestQuestion(QuestionRule["World"]):
    """An action that would take the last HP, or finds nothing to act on, cannot be taken (R54)."""

    least: ClassVar[int] = 0

    def options(self, world: World) -> list[int]:
        """The actions by their order."""
        return list(range(len(actions(world))))

    def refusal(self, world: World, question: Question, option: int) -> str:
        """Why an action cannot be taken."""
        return lacking(world, actions(world)[option].do)

    def answer(self, world: World, question: Question) -> None:
        """Carry the action out; then the node is done. Which card it begins with is asked first, and the player may
        think again."""
        world.enter("node_done")
        if not question.chosen:
            return
        first, *others = actions(world)[question.chosen[0]].do
        step = Step(first, by_rule(world.player))
        world.push(others, step)
        step.amount = loop.measure(world, step)
        asked = world.ruleset.question(step, world)
        if asked is None:
            world.push([first], step)
        else:
            asked.back = "rest_again"
            world.queue.question = asked
