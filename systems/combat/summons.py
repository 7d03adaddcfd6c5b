"""Enemies call others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from esper import component_for_entity

from components.body import Health
from components.effects import Effect, Summon
from components.facts import EnemyJoined, IntentShown
from components.foes import Cycle, Enemy
from systems.resolve.death import enter_phase, reached
from systems.system import System

if TYPE_CHECKING:
    from components.flow import Step
    from systems.arena import Arena

MOST = 4
"""How many enemies can stand at a time (R43)."""


class CallEnemies(System):
    """A summoned enemy stands at the right end and shows its intent at once; one that cannot come is replaced by an
    attack (R17, R43).

    Makes an Enemy entity; writes Seats.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Summon,)

    def process(self, step: Step, arena: Arena) -> bool:
        """End the step if the attack takes its place, or the caller is gone."""
        effect = cast("Summon", step.effect)
        if not arena.standing(step.source):
            return True
        if not can_summon(arena, step.source, effect):
            arena.push(effect.otherwise, step)
            return True
        enemy = arena.new_enemy(effect.enemy, step.source)
        take_seat(arena, enemy, step.source)
        arena.facts.append(IntentShown(enemy, 0, 0))
        return False


def can_summon(arena: Arena, summoner: int, effect: Summon) -> bool:
    """Whether there is a seat, and the summoner has not called as many as it may."""
    living = arena.seats.living
    called = sum(component_for_entity(enemy, Enemy).summoner == summoner for enemy in living)
    return len(living) < MOST and called < effect.limit


def take_seat(arena: Arena, enemy: int, summoner: int = 0) -> None:
    """An enemy stands at the right end, in the phase that its HP says."""
    arena.seats.living.append(enemy)
    arena.rulebook.forget()
    arena.facts.append(EnemyJoined(enemy, arena.enemy(enemy).id, summoner))
    if component_for_entity(enemy, Health).hp > 0:
        already = component_for_entity(enemy, Cycle).phase
        phase = reached(arena, enemy, already)
        if phase != already:
            enter_phase(arena, enemy, phase)
