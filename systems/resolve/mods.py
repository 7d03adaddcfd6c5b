"""What the code of mods adds."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from components.effects import Effect, ModEffect
from components.facts import EffectFailed
from systems.kernel import ChoiceNeeded, said
from systems.system import System

if TYPE_CHECKING:
    from components.flow import Step
    from systems.arena import Arena


class CarryOut(System):
    """An effect that a mod adds does what the mod's code says.

    Reads the word and the amount; writes what that code writes. After all commits of the game itself. Code that breaks
    down is skipped, and named.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (ModEffect,)

    def process(self, step: Step, arena: Arena) -> bool:
        """End the step if it is aimed at no one."""
        if not step.target:
            return True
        word = cast("ModEffect", step.effect).word
        try:
            arena.ruleset.effects[word](step, arena)
        except ChoiceNeeded:
            raise
        except Exception as error:
            if arena.strict:
                raise
            arena.facts.append(EffectFailed(arena.origin(step.kind, step.cause), word, said(error)))
        return False
