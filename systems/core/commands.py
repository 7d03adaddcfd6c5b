"""What a player may do: each kind of command has its rule, and a game is made of those that it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic

from components.commands import Choose, Command
from systems.core import stacks
from systems.core.questions import answer_question, refuse
from systems.core.system import W_contra

if TYPE_CHECKING:
    from collections.abc import Iterable

    from components.facts import Fact
    from components.flow import Question
    from systems.core.world import World

CHOOSE_FIRST = "A choice is open: choose first."


class CommandRule(Generic[W_contra]):
    """The rule behind one or more kinds of command. The first line of its docstring is the rule as a player would say
    it. `anytime` says that it can be taken whatever is open, and is offered nowhere. `announces` are facts that it
    makes, if triggers can answer them.
    """

    kinds: ClassVar[tuple[type[Command], ...]]
    anytime: ClassVar[bool] = False
    announces: ClassVar[tuple[type[Fact], ...]] = ()

    def legal(self, world: W_contra) -> Iterable[Command]:
        """Those that are possible in the player's turn, in the order in which a player sees them."""
        return ()

    def beside(self, world: W_contra, question: Question) -> Iterable[Command]:
        """Those that are possible beside the answers to an open question."""
        return ()

    def refusal(self, world: W_contra, command: Command) -> str:
        """Why one cannot be taken in the player's turn, as a player understands it; empty if it can."""
        raise NotImplementedError

    def refusal_beside(self, world: W_contra, question: Question, command: Command) -> str:
        """Likewise while a question is open."""
        return CHOOSE_FIRST

    def take(self, world: W_contra, command: Command) -> None:
        """Put a legal one into the queue; `loop.run` carries it out."""
        raise NotImplementedError


class Answering(CommandRule):
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
    question = world.queue.question
    if question is not None:
        return [command for rule in world.ruleset.commands for command in rule.beside(world, question)]
    if world.clock.outcome != "ongoing":
        return []
    commands: list[Command] = []
    for rule in world.ruleset.in_turn:
        commands += rule.legal(world)
    return commands


def refusal(world: World, command: Command) -> str:
    """Why a command cannot be taken now, as a player understands it; empty if it can."""
    question = world.queue.question
    rule = world.ruleset.rule_of.get(type(command))
    if rule is not None and rule.anytime:
        return rule.refusal(world, command)
    if question is None and world.clock.outcome != "ongoing":
        return "The run is over." if world.journey.map else "The combat is over."
    if rule is None:
        return f"{type(command).__name__} is no command of this game."
    return rule.refusal(world, command) if question is None else rule.refusal_beside(world, question, command)


def take(world: World, command: Command) -> None:
    """Put a legal command into the queue; `loop.run` carries it out."""
    stacks.forget_cleared(world)
    world.ruleset.rule_of[type(command)].take(world, command)
