"""What a player may do: asked of the rules behind the commands of the game at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.commands import Choose, Command
from systems.core import stacks
from systems.core.questions import answer_question, refuse
from systems.core.rules import CommandRule

if TYPE_CHECKING:
    from collections.abc import Iterable

    from components.flow import Question
    from systems.core.world import World


class Answering(CommandRule["World"]):
    """An open question is answered by one of its options, as many as it asks for."""

    kinds: ClassVar[tuple[type[Command], ...]] = (Choose,)

    def beside(self, world: World, question: Question) -> Iterable[Command]:
        """The options in their order, then that it is enough."""
        places = [*range(len(question.options)), None]
        return [Choose(place) for place in places if not refuse(world, place)]

    def refusal(self, world: World, command: Command) -> str:
        """Only what is asked can be answered."""
        return refuse(world, command.option) if isinstance(command, Choose) else ""

    def refusal_beside(self, world: World, question: Question, command: Command) -> str:
        """The question's own rule says so."""
        return self.refusal(world, command)

    def take(self, world: World, command: Command) -> None:
        """One more is chosen."""
        if isinstance(command, Choose):
            answer_question(world, command.option)


def legal(world: World) -> list[Command]:
    """Every command that is possible now, but those that are so at any time (`CommandRule.anytime`)."""
    commands: list[Command] = []
    question = world.queue.question
    if question is not None:
        for rule in world.ruleset.commands:
            commands += rule.beside(world, question)
    elif world.clock.outcome == "ongoing":
        for rule in world.ruleset.in_turn:
            commands += rule.legal(world)
    return commands


def refusal(world: World, command: Command) -> str:
    """Why a command cannot be taken now, as a player understands it; empty if it can."""
    question = world.queue.question
    rule = world.ruleset.rule_of.get(type(command))
    in_turn = question is None and world.clock.outcome == "ongoing"
    if rule is not None and (in_turn or rule.anytime):
        return rule.refusal(world, command)
    if rule is not None and question is not None:
        return rule.refusal_beside(world, question, command)
    if question is None and not in_turn:
        return "The run is over." if world.journey.map else "The combat is over."
    return f"{type(command).__name__} is no command of this game."


def take(world: World, command: Command) -> None:
    """Put a legal command into the queue; `loop.run` carries it out."""
    stacks.forget_cleared(world)
    world.ruleset.rule_of[type(command)].take(world, command)
