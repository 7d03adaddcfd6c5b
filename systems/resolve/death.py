"""Who is out, and what that changes at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from esper import component_for_entity

from components.body import Health
from components.effects import Answer, DealDamage, Effect, LoseHp
from components.facts import EnemyDied, EnemyVanished, IntentShown, PhaseBegan, PlayerDied
from components.foes import Cycle, Enemy
from systems.core.system import System

if TYPE_CHECKING:
    from components.facts import Fact
    from components.flow import Step
    from components.prefabs import EnemyPrefab, Phase
    from systems.core.world import World

VANISHING = ("boss", "elite")


class BuryTheDead(System["World"]):
    """Death is looked at after every single hit, loss and tick; the minions of a boss or elite go with it (R20, R44).

    Reads Health; writes Seats and, for the player, the Clock. Before the triggers, so that they find the dead
    gone.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (DealDamage, LoseHp)
    carries_out: ClassVar[bool] = False
    announces: ClassVar[tuple[type[Fact], ...]] = (EnemyDied,)

    def process(self, step: Step, world: World) -> bool:
        """End the step if the player is dead."""
        target = step.target
        if component_for_entity(target, Health).hp > 0:
            return False
        if target == world.player:
            world.facts.append(PlayerDied(target, step.by.entity, step.by.kind))
            world.clock.ending = "lost"
            world.steps.clear()
            return True
        leave(world, target)
        world.facts.append(EnemyDied(target))
        if world.enemy(target).tier in VANISHING:
            for minion in list(world.seats.living):
                if component_for_entity(minion, Enemy).summoner == target:
                    leave(world, minion)
                    world.facts.append(EnemyVanished(minion))
        if world.clock.flow and not world.seats.living:
            still_the_turn(world)
        return False


def still_the_turn(world: World) -> None:
    """The last enemy is out: the rule under way is finished, those that wait for their own turn at this moment of the
    flow do nothing any more (R20)."""
    world.steps[:] = [step for step in world.steps if len(step.by.trail) != 1 or not isinstance(step.effect, Answer)]


def leave(world: World, enemy: int) -> None:
    """An enemy is out: it has no seat any more, and its rules are gone."""
    world.seats.living.remove(enemy)
    world.seats.gone.append(enemy)
    world.forget_rules_of(enemy)


class BeginPhase(System["World"]):
    """When a boss's HP falls to its threshold, its next phase begins, once: at once, or after its move in its own
    turn (R42).

    Reads Health; writes Cycle. After the dead are buried.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (DealDamage, LoseHp)
    carries_out: ClassVar[bool] = False
    announces: ClassVar[tuple[type[Fact], ...]] = (PhaseBegan,)

    def process(self, step: Step, world: World) -> bool:
        """Never ends the step."""
        target = step.target
        if target == world.player:
            return False
        phases = world.enemy(target).phases
        if len(phases) == 1 or target not in world.seats.living:
            return False
        cycle = component_for_entity(target, Cycle)
        phase = reached(world, target, cycle.phase if cycle.next_phase is None else cycle.next_phase)
        if phase == cycle.phase or phase == cycle.next_phase:
            return False
        if world.clock.actor == target:
            cycle.next_phase = phase
        else:
            enter_phase(world, target, phase)
            world.facts.append(IntentShown(target, phase, 0))
        return False


def reached(world: World, enemy: int, phase: int) -> int:
    """The phase that an enemy's HP has brought it to, from the one it is in."""
    health = component_for_entity(enemy, Health)
    return phase_at(world.enemy(enemy), health.hp, health.max_hp, phase)


def phase_at(prefab: EnemyPrefab, hp: int, max_hp: int, phase: int = 0) -> int:
    """The phase that so many HP bring an enemy to, from the one it is in (R42)."""
    phases = prefab.phases
    while phase + 1 < len(phases) and _begins(phases[phase + 1], hp, max_hp):
        phase += 1
    return phase


def _begins(phase: Phase, hp: int, max_hp: int) -> bool:
    if phase.share is not None:
        return hp * 100 <= max_hp * phase.share
    return phase.below is not None and hp <= phase.below


def enter_phase(world: World, enemy: int, phase: int) -> None:
    """A new cycle from its first step, and new rules."""
    cycle = component_for_entity(enemy, Cycle)
    cycle.phase, cycle.step, cycle.next_phase = phase, 0, None
    world.rulebook.forget()
    world.facts.append(PhaseBegan(enemy, phase))
