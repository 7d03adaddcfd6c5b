"""What comes later, and what wears off."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from esper import component_for_entity
from msgspec.structs import replace

from components.body import Statuses, StatusStack
from components.effects import DealDamage, Effect, GainBlock, NextTurn, WearOff
from components.facts import EffectDelayed
from components.flow import Delayed, Step
from systems.core import stacks
from systems.core.loop import measure
from systems.core.system import System
from systems.resolve.modifiers import influences_on, use_up

if TYPE_CHECKING:
    from systems.core.world import World


class DelayEffects(System["World"]):
    """ "Next turn" effects wait for the start of the next turn; Block is fixed with the Dexterity of now (R3, R10).

    Writes the Queue's delayed steps, and the uses of what has changed their Block.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (NextTurn,)

    def process(self, step: Step[NextTurn], world: World) -> bool:
        """Never ends the step."""
        waiting: list[Step] = []
        by = replace(step.by, trail=())
        for number, effect in enumerate(step.effect.effects):
            attack = step.attack and isinstance(effect, DealDamage)
            later = Step(effect, by, attack, step.target, place=(*step.place, number))
            if isinstance(effect, GainBlock):
                measure(world, later)
                use_up(influences_on(later, world), later, world)
                later.fixed = True
            waiting.append(later)
        world.queue.delayed.append(Delayed(waiting))
        world.facts.append(EffectDelayed(step.by.entity))
        return False


class WearStatusOff(System["World"]):
    """After its tick Poison and Regeneration fall by one, Bleed and Burn halve rounding down, "this turn" changes end
    (R11, R15, R16).

    Writes StatusStack entities.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (WearOff,)

    def process(self, step: Step[WearOff], world: World) -> bool:
        """Never ends the step."""
        effect = step.effect
        stack = component_for_entity(effect.stack, StatusStack)
        if component_for_entity(stack.holder, Statuses).stacks.get(stack.status) != effect.stack:
            return True
        if effect.how == "one_less":
            stacks.reduce(world, effect.stack, to=stack.stacks - 1)
        elif effect.how == "halve":
            stacks.reduce(world, effect.stack, to=stack.stacks // 2)
        else:
            stacks.reduce(world, effect.stack, to=stack.fresh)
        return False
