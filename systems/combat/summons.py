"""Enemies are called in the middle of a combat, and take their seat (R17, R43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from esper import component_for_entity

from components.effects import Effect, Summon
from components.facts import EnemyJoined, IntentShown
from components.foes import Enemy
from components.limits import MOST_ENEMIES
from systems.core.system import System
from systems.core.world import World

if TYPE_CHECKING:
    from collections.abc import Callable

    from components.flow import Step


class CommitSummon(System["World"]):
    """A summoned enemy stands at the right end and shows its intent at once; one that cannot come is replaced by an
    attack (R17, R43).

    Makes an Enemy entity; writes Seats.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Summon,)
    former: ClassVar[tuple[str, ...]] = ("CallEnemies",)

    def __init__(self, make: Callable[[Any, str, int], int] = World.new_enemy) -> None:
        """`make` is how an enemy is made, by its id, for the one that calls it."""
        self.make = make

    def process(self, step: Step[Summon], world: World) -> bool:
        """End the step if the attack takes its place, or the caller is gone."""
        effect = step.effect
        if not world.standing(step.by.source):
            return True
        if not can_summon(world, step.by.source, effect):
            world.push(effect.otherwise, step)
            return True
        enemy = self.make(world, effect.enemy, step.by.source)
        take_seat(world, enemy, step.by.source)
        world.facts.append(IntentShown(enemy, 0, 0))
        return False


def can_summon(world: World, summoner: int, effect: Summon) -> bool:
    """Whether there is a seat, and the summoner has not called as many as it may."""
    living = world.seats.living
    called = sum(component_for_entity(enemy, Enemy).summoner == summoner for enemy in living)
    return len(living) < MOST_ENEMIES and called < effect.limit


def take_seat(world: World, enemy: int, summoner: int = 0) -> None:
    """An enemy stands at the right end."""
    world.seats.living.append(enemy)
    world.forget_rules_of(enemy)
    world.facts.append(EnemyJoined(enemy, world.enemy(enemy).id, summoner))
