"""What a game is made of besides its systems: the rules behind its commands, its questions and its offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic

from systems.core.system import W_contra

if TYPE_CHECKING:
    from collections.abc import Iterable

    from components.commands import Command
    from components.facts import Fact
    from components.flow import Question
    from components.run import Offer

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

    def refusal(self, world: W_contra, command: Any) -> str:
        """Why one cannot be taken in the player's turn, as a player understands it; empty if it can."""
        raise NotImplementedError

    def refusal_beside(self, world: W_contra, question: Question, command: Command) -> str:
        """Likewise while a question is open."""
        return CHOOSE_FIRST

    def take(self, world: W_contra, command: Any) -> None:
        """Put a legal one into the queue; `loop.run` carries it out."""
        raise NotImplementedError


class QuestionRule(Generic[W_contra]):
    """The rule behind one kind of question. The first line of its docstring says it as a player would.

    `least` is how many must be chosen where a question is asked by `ask`. `entities` is the component that each option
    has, where options are entities; None where they are places in what the question is about. `of_potions` says that it
    asks which potion goes: none can be thrown away meanwhile.
    """

    least: ClassVar[int] = 1
    entities: ClassVar[type | None] = None
    of_potions: ClassVar[bool] = False

    def options(self, world: W_contra) -> list[int]:
        """What there is to choose from as things stand, where that is all that has to be known to ask."""
        raise NotImplementedError

    def refusal(self, world: W_contra, question: Question, option: int) -> str:
        """Why an option (one of `question.options`) cannot be chosen, as a player understands it; empty if it can."""
        return ""

    def answer(self, world: W_contra, question: Question) -> None:
        """Carry out what `question.chosen` says. The question is closed already; a new one may be asked."""
        raise NotImplementedError


class OfferRule(Generic[W_contra]):
    """The rule behind one kind of offer (`components.run.Offer`); `kind` is that of the prefabs which it names."""

    kind: ClassVar[str] = ""

    def refusal(self, world: W_contra, offer: Offer) -> str:
        """Why it cannot be taken, as a player understands it; empty if it can."""
        return ""

    def question(self, world: W_contra, offer: Offer) -> Question | None:
        """What has to be chosen before it is taken or paid for; None where nothing has."""
        return None

    def take(self, world: W_contra, offer: Offer, which: int = 0) -> None:
        """Put it into the player's hands; `which` of several where one was chosen."""
        raise NotImplementedError
