"""Enemies lose actions: to a hit that is hard enough, and to frost (D8, D9, D28, D33, D35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from esper import component_for_entity

from components.body import Health, Statuses, StatusStack
from components.dice.dice import Footing
from components.dice.effects import Freeze, Stun
from components.effects import DealDamage, Effect, LoseHp
from components.facts import ActionLost, FreezeResisted, Froze, Stunned
from systems.core import stacks
from systems.core.system import Stage, System
from systems.dice.foes import last_hit
from systems.resolve.modifiers import asked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from components.flow import Step
    from systems.dice.world import DiceWorld

THRESHOLD, OF_BOSSES = 30, 40
"""A hit above so many hundredths of max HP stuns (D9)."""
LEAST, LEAST_OF_BOSSES = 15, 25
"""No rule brings the threshold below (D33)."""
STUNNING = ("hand", "combo", "potion", "node")
"""What the player's hits come from that can stun."""


def threshold(world: DiceWorld, enemy: int) -> int:
    """A hit above so many hundredths of an enemy's max HP stuns it."""
    boss = world.enemy(enemy).tier == "boss"
    points = asked(world, "stun_threshold", OF_BOSSES if boss else THRESHOLD, source=world.player, target=enemy)
    points = asked(world, "stun_threshold", points, source=world.player, target=enemy, side="taker")
    return max(LEAST_OF_BOSSES if boss else LEAST, points)


def would_stun(world: DiceWorld, enemy: int, damage: int) -> bool:
    """Whether a hit of so much damage, after Block, stuns an enemy."""
    if component_for_entity(enemy, Footing).stunned:
        return False
    return damage * 100 > component_for_entity(enemy, Health).max_hp * threshold(world, enemy)


class StunByDamage(System["DiceWorld"]):
    """A hit of the player's that takes more than the threshold stuns (D9).

    Reads the damage that came through Block; puts the stun on top of the queue. After the dead are buried.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (DealDamage, LoseHp)
    carries_out: ClassVar[bool] = False

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Never ends the step."""
        enemy = step.target
        if step.by.source != world.player or step.by.kind not in STUNNING or enemy not in world.seats.living:
            return False
        came_through = step.amount
        if isinstance(step.effect, DealDamage):
            came_through -= last_hit(world).blocked
        if would_stun(world, enemy, came_through):
            world.push([Stun()], step)
        return False


class CommitStun(System["DiceWorld"]):
    """Who is stunned loses the next action, and cannot be stunned again before it has acted (D9).

    Writes Footing and the mark.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Stun,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """End the step if the enemy is stunned already."""
        enemy = step.target
        if enemy not in world.seats.living:
            return True
        footing = component_for_entity(enemy, Footing)
        if footing.stunned:
            return True
        footing.skips = footing.stunned = True
        put_mark(world, step, "stunned")
        world.facts.append(Stunned(enemy))
        return False


class CommitFreeze(System["DiceWorld"]):
    """Who freezes loses the next action, once; a boss that was frozen just before resists until it has acted (D8,
    D28).

    Writes Footing and the mark.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Freeze,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """End the step if the enemy resists."""
        enemy = step.target
        effect = step.effect
        assert isinstance(effect, Freeze)
        if enemy not in world.seats.living:
            return True
        boss = world.enemy(enemy).tier == "boss"
        if boss and effect.spares_bosses:
            return True
        footing = component_for_entity(enemy, Footing)
        if boss and footing.frozen:
            world.facts.append(FreezeResisted(enemy))
            return True
        footing.skips = True
        footing.frozen += 1
        put_mark(world, step, "frozen")
        world.facts.append(Froze(enemy))
        return False


def put_mark(world: DiceWorld, step: Step, mark: str) -> None:
    """A mark lies until the player's next hand has been scored; it does not stack (D35)."""
    lying = component_for_entity(step.target, Statuses).stacks.get(mark)
    if lying is None:
        stacks.apply(world, step, mark, 1, keep=True)
    else:
        component_for_entity(lying, StatusStack).fresh = 1


def let_marks_age(world: DiceWorld) -> None:
    """Marks that lie as a hand is scored fall when it has been."""
    for mark in _marks(world, (world.player, *world.seats.living)):
        mark.fresh = 0


def take_marks(world: DiceWorld, bodies: Iterable[int]) -> None:
    """The hand has been scored, or the turn is over: the marks that are not newer fall."""
    for mark in _marks(world, bodies):
        if not mark.fresh:
            stacks.reduce(world, component_for_entity(mark.holder, Statuses).stacks[mark.status], to=0)


def _marks(world: DiceWorld, bodies: Iterable[int]) -> list[StatusStack]:
    statuses = world.library.statuses
    return [
        component_for_entity(entity, StatusStack)
        for body in bodies
        for status, entity in component_for_entity(body, Statuses).stacks.items()
        if statuses[status].mark
    ]


class LoseAction(Stage["DiceWorld"]):
    """An enemy that was stunned or frozen does nothing now; what it has announced comes next (D9, D28)."""

    def process(self, world: DiceWorld) -> None:
        """Go on with what follows a turn."""
        enemy = world.clock.actor
        footing = component_for_entity(enemy, Footing)
        if footing.skips:
            footing.skips = False
            world.facts.append(ActionLost(enemy))
            world.enter("enemy_idle")
        else:
            footing.stunned, footing.frozen = False, 0
