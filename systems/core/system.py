"""The two kinds of systems: those that take one step through the resolve list, and the stages of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import esper

if TYPE_CHECKING:
    from components.effects import Effect
    from components.facts import Fact
    from components.flow import Question, Step

    class _Processor:
        """esper's processors may be called with anything; ours say with what."""
else:
    _Processor = esper.Processor

W_contra = TypeVar("W_contra", contravariant=True)
"""The class of world that a rule works on: `World` for those of every game, `DeckWorld` for the card game's."""


class System(_Processor, Generic[W_contra]):
    """Takes part in the resolving of steps. The first line of its docstring is the rule as a player would say it.
    `System[DeckWorld]` is one of the card game alone.

    `verbs` are the effects that it concerns (none named: all), and that it `carries_out` unless it only follows others
    that do. `measuring` says that it works amounts out and changes no component, so that previews may run it alone.
    `former` are names that it had in earlier versions, by which the code of mods may still place its own systems.
    `announces` are facts that it makes besides those that the effects leave, if triggers can answer them.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = ()
    carries_out: ClassVar[bool] = True
    measuring: ClassVar[bool] = False
    former: ClassVar[tuple[str, ...]] = ()
    announces: ClassVar[tuple[type[Fact], ...]] = ()

    def concerns(self, verb: type[Effect]) -> bool:
        """Whether effects of this verb pass it."""
        return not self.verbs or verb in self.verbs

    def lacking(self, effect: Effect, world: W_contra) -> str:
        """Why there is nothing that an effect could act on now, as a player understands it; empty if there is."""
        return ""

    def question(self, step: Step, world: W_contra) -> Question | None:
        """What the player has to choose before an effect can act; None where there is nothing to choose."""
        return None

    def process(self, step: Step[Any], world: W_contra) -> bool:
        """Do its part; True ends the step here."""
        raise NotImplementedError


class Stage(_Processor, Generic[W_contra]):
    """One moment of a turn. What it puts into the queue is resolved before the next stage begins. One that breaks
    down is passed over, and named. `former` and `announces` as of a system. `ticks` are the moments at which statuses
    tick in it (`components.rules.MOMENTS`), `countdowns` those at which they lose a stack."""

    former: ClassVar[tuple[str, ...]] = ()
    announces: ClassVar[tuple[type[Fact], ...]] = ()
    ticks: tuple[str, ...] = ()
    countdowns: tuple[str, ...] = ()

    def origin(self) -> tuple[str, str]:
        """Whose it is, and what it is called."""
        return "the game", type(self).__name__

    def process(self, world: W_contra) -> None:
        """Do its part."""
        raise NotImplementedError
