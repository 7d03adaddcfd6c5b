"""What lies on a body ends before its time: it is washed off, or eaten."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from esper import component_for_entity

from components.body import Health, Statuses, StatusStack
from components.dice.dice import Footing
from components.dice.effects import Cleanse, Devour
from components.effects import ApplyStatus, Effect, Heal
from components.facts import Devoured
from systems.core import stacks
from systems.core.system import System
from systems.dice.foes import nearest

if TYPE_CHECKING:
    from components.flow import Step
    from systems.dice.world import DiceWorld


class CommitCleanse(System["DiceWorld"]):
    """All that is bad for a body ends.

    Writes the statuses.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Cleanse,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Never ends the step."""
        for status, entity in list(component_for_entity(step.target, Statuses).stacks.items()):
            if world.library.statuses[status].kind == "debuff":
                stacks.reduce(world, entity, to=0)
        return False


class CommitDevour(System["DiceWorld"]):
    """An enemy eats what lies on it; from too much at once it chokes and loses its action (D12).

    Writes Footing and the statuses; puts what comes of it on top of the queue.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Devour,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """End the step where there is nothing to eat."""
        enemy = step.by.source
        effect = cast("Devour", step.effect)
        held = component_for_entity(enemy, Statuses).stacks
        food = [held[status] for status in effect.statuses if status in held]
        eaten = sum(component_for_entity(entity, StatusStack).stacks for entity in food)
        if not eaten:
            return True
        for entity in food:
            stacks.reduce(world, entity, to=0)
        choked = eaten >= effect.chokes
        world.facts.append(Devoured(enemy, eaten, choked))
        if choked:
            component_for_entity(enemy, Footing).skips = True
            return False
        share = min(eaten * effect.heals, effect.most)
        healed = nearest(component_for_entity(enemy, Health).max_hp * share, 100)
        world.push([Heal(healed), ApplyStatus(effect.gains, eaten * effect.stacks, to="self")], step)
        return False
