"""The two kinds of systems: those that take one step through the resolve list, and the stages of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import esper

if TYPE_CHECKING:
    from components.effects import Effect
    from components.flow import Step
    from systems.core.world import World

    class _Processor:
        """esper's processors may be called with anything; ours say with what."""
else:
    _Processor = esper.Processor


class System(_Processor):
    """Takes part in the resolving of steps. The first line of its docstring is the rule as a player would say it.

    `verbs` are the effects that it concerns (none named: all). `measuring` says that it works amounts out and changes
    no component, so that previews may run it alone. `former` are names that it had in earlier versions, by which the
    code of mods may still place its own systems.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = ()
    measuring: ClassVar[bool] = False
    former: ClassVar[tuple[str, ...]] = ()

    def process(self, step: Step, world: World) -> bool:
        """Do its part; True ends the step here."""
        raise NotImplementedError


class Stage(_Processor):
    """One moment of a turn. What it puts into the queue is resolved before the next stage begins. One that breaks
    down is passed over, and named."""

    def origin(self) -> tuple[str, str]:
        """Whose it is, and what it is called."""
        return "the game", type(self).__name__

    def process(self, world: World) -> None:
        """Do its part."""
        raise NotImplementedError
