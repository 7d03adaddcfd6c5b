"""It happens: the only systems that write HP, Block, statuses, each with its fact."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from esper import component_for_entity

from components.body import Block, Health, Statuses
from components.effects import ApplyStatus, DealDamage, Effect, Escape, GainBlock, Heal, LoseHp, RemoveStatus
from components.facts import BlockGained, DamageDealt, EnemyVanished, Healed, HpLost
from systems.core import stacks
from systems.core.system import System
from systems.resolve.death import leave

if TYPE_CHECKING:
    from components.flow import Step
    from systems.core.world import World


class CommitDamage(System["World"]):
    """Block absorbs damage before HP; what is left is lost (document 5.4).

    Writes Block and Health. After all modifiers.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (DealDamage,)

    def process(self, step: Step, world: World) -> bool:
        """End the step if there is no target."""
        target = step.target
        if not target:
            return True
        amount = step.amount
        block = component_for_entity(target, Block)
        blocked = min(amount, block.amount)
        block.amount -= blocked
        facts = world.facts
        facts.append(DamageDealt(step.by.source, target, amount, blocked, step.attack, step.by.entity, step.by.kind))
        if amount > blocked:
            take(step, world, target, amount - blocked, damage=True)
        return False


class CommitHpLoss(System["World"]):
    """Losing HP ignores Block; a loss of 0 is none (R5, R22).

    Writes Health. After all modifiers.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (LoseHp,)

    def process(self, step: Step[LoseHp], world: World) -> bool:
        """End the step if nothing is lost."""
        if not step.target:
            return True
        amount = step.amount
        leave = step.effect.leave
        if leave:
            amount = min(amount, component_for_entity(step.target, Health).hp - leave)
        if amount <= 0:
            return True
        take(step, world, step.target, amount, damage=False)
        return False


def take(step: Step, world: World, target: int, amount: int, *, damage: bool) -> None:
    """Lower HP, not below 0; the fact says what was really lost."""
    health = component_for_entity(target, Health)
    lost = min(health.hp, amount)
    health.hp -= lost
    world.facts.append(HpLost(target, lost, damage, step.by.source, step.by.entity, step.by.kind, step.by.card_type))


class CommitHealing(System["World"]):
    """Healing never lifts HP above max; the fact says what was really healed (R8).

    Writes Health.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Heal,)

    def process(self, step: Step, world: World) -> bool:
        """End the step if nothing is healed."""
        if not step.target:
            return True
        health = component_for_entity(step.target, Health)
        healed = min(step.amount, health.max_hp - health.hp)
        if healed <= 0:
            return True
        health.hp += healed
        world.facts.append(Healed(step.target, healed, step.by.kind))
        return False


class CommitBlock(System["World"]):
    """Block comes on top of what is there.

    Writes Block. After Dexterity.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GainBlock,)

    def process(self, step: Step, world: World) -> bool:
        """End the step if nothing is gained."""
        if not step.target or step.amount <= 0:
            return True
        component_for_entity(step.target, Block).amount += step.amount
        world.facts.append(BlockGained(step.target, step.amount, step.by.kind))
        return False


class CommitStatus(System["World"]):
    """More of a status adds up; "this turn" changes are recorded, to be taken back (R14, R16).

    Writes StatusStack entities.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (ApplyStatus, RemoveStatus)

    def process(self, step: Step[ApplyStatus | RemoveStatus], world: World) -> bool:
        """End the step if there is no target or nothing to change."""
        effect = step.effect
        if not step.target:
            return True
        if isinstance(effect, RemoveStatus):
            entity = component_for_entity(step.target, Statuses).stacks.get(effect.status)
            if entity is None:
                return True
            stacks.reduce(world, entity, to=0)
            return False
        if not step.amount:
            return True
        stacks.apply(world, step, effect.status, step.amount)
        if effect.lasts:
            temporary = world.library.statuses[effect.status].temporary
            stacks.apply(world, step, temporary, step.amount, keep=effect.lasts == "next_turn")
        return False


class CommitEscape(System["World"]):
    """The combat ends with no reward, when the action under way is finished; there is no escape from a boss (R40). An
    enemy that escapes is gone.

    Writes the Clock, for an enemy the Seats.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Escape,)

    def process(self, step: Step, world: World) -> bool:
        """End the step if no one escapes."""
        body = step.by.source
        if body != world.player:
            if not world.standing(body):
                return True
            leave(world, body)
            world.facts.append(EnemyVanished(body))
            return False
        if world.clock.kind != "boss" and not world.clock.ending:
            world.clock.ending = "escaped"
        return True
