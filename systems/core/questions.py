"""How a question is answered: each kind says what cannot be chosen and what follows from a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from components.flow import Question
    from systems.core.world import World


class QuestionRule(Protocol):
    """The rule behind one kind of question."""

    def refusal(self, world: World, question: Question, option: int) -> str:
        """Why an option (one of `question.options`) cannot be chosen, as a player understands it; empty if it can."""

    def answer(self, world: World, question: Question) -> None:
        """Carry out what `question.chosen` says. The question is closed already; a new one may be asked."""


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
