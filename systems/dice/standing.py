"""Death comes, and the player stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from esper import component_for_entity

from components.body import Health
from components.effects import DealDamage, Effect, LoseHp
from components.facts import DeathDefied, Healed, RuleActed
from systems.core.system import System
from systems.resolve.modifiers import asked

if TYPE_CHECKING:
    from components.flow import Step
    from systems.dice.world import DiceWorld


class StandOnce(System["DiceWorld"]):
    """Once an act the player stands where death would come, with a share of max HP.

    Reads `last_stand`; writes Health. After HP are lost, before the dead are buried.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (DealDamage, LoseHp)
    carries_out: ClassVar[bool] = False

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Never ends the step."""
        health = component_for_entity(step.target, Health)
        act = world.journey.act + 1
        if step.target != world.player or health.hp or world.counters.stood == act:
            return False
        share = asked(world, "last_stand", 0, source=world.player)
        if share:
            world.counters.stood = act
            health.hp = max(1, health.max_hp * share // 100)
            for held in world.rulebook.in_force().influences[world.player, "last_stand", "giver"]:
                world.facts.append(RuleActed(held.source.entity, held.source.kind, held.source.prefab))
            world.facts.append(DeathDefied(health.hp))
            world.facts.append(Healed(world.player, health.hp, "rule"))
        return False
