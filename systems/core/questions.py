"""How a question is asked and answered, by the rule behind its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.flow import Question
from systems.core.system import Stage

if TYPE_CHECKING:
    from systems.core.world import World


def ask(world: World, kind: str) -> None:
    """Ask a question of a kind, as things stand."""
    rule = world.ruleset.questions[kind]
    world.queue.question = Question(kind, "", rule.options(world), least=rule.least)


class AskAgain(Stage["World"]):
    """The same is asked again until the player goes on (R49, R51, R54)."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def process(self, world: World) -> None:
        """Ask for the next of what is left."""
        ask(world, self.kind)


def refuse(world: World, place: int | None) -> str:
    """Why an answer to the open question cannot be taken; empty if it can."""
    question = world.queue.question
    if question is None:
        return "There is nothing to choose now."
    if place is None:
        if question.back and not question.chosen:
            return ""
        missing = question.least - len(question.chosen)
        return f"Choose {missing} more." if missing > 0 else ""
    if not 0 <= place < len(question.options):
        return f"There is no option {place}: choose 0 to {len(question.options) - 1}."
    option = question.options[place]
    if option in question.chosen:
        return "That is already chosen."
    return world.ruleset.questions[question.kind].refusal(world, question, option)


def answer_question(world: World, place: int | None) -> None:
    """One more chosen; when enough are, what follows is carried out, or what leads back if none is."""
    question = world.queue.question
    if question is None:
        raise ValueError("no question is open")
    if place is not None:
        question.chosen.append(question.options[place])
        if len(question.chosen) < question.most:
            return
    world.queue.question = None
    if question.back and not question.chosen:
        world.steps.clear()  # what was to follow the choice
        world.enter(question.back)
        return
    world.ruleset.questions[question.kind].answer(world, question)
