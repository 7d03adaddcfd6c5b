"""What the code of mods adds."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.effects import Effect, ModEffect
from components.facts import EffectFailed
from systems.core.loop import ChoiceNeeded, said
from systems.core.system import System

if TYPE_CHECKING:
    from components.flow import Step
    from systems.core.world import World


class CommitModEffect(System["World"]):
    """An effect that a mod adds does what the mod's code says.

    Reads the word and the amount; writes what that code writes. After all commits of the game itself. Code that breaks
    down is skipped, and named.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (ModEffect,)
    former: ClassVar[tuple[str, ...]] = ("CarryOut",)

    def process(self, step: Step[ModEffect], world: World) -> bool:
        """End the step if it is aimed at no one."""
        if not step.target:
            return True
        word = step.effect.word
        try:
            world.ruleset.effects[word](step, world)
        except ChoiceNeeded:
            raise
        except Exception as error:
            if world.strict:
                raise
            world.facts.append(EffectFailed(world.origin(step.kind, step.cause), word, said(error)))
        return False
