"""What would happen in a fight: the same systems as in play, run on a copy of it or only as far as the amounts (R19,
R41)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from esper import component_for_entity

from components.body import Block, Health, Statuses, StatusStack
from components.commands import UsePotion
from components.effects import Effect, Summon
from components.facts import TurnStarted
from components.flow import Cause, Step
from components.foes import Cycle
from systems.combat.summons import can_summon
from systems.core import loop
from systems.core.commands import take
from systems.core.fork import fork
from systems.core.rng import BlindDice
from systems.resolve.answers import answer

if TYPE_CHECKING:
    from components.prefabs import Move
    from systems.core.world import World

OWN = ("self", "ally", "all_allies")
"""Whom a body's own effects mean when they fall on its own side."""


@dataclass(slots=True)
class Foresight:
    """What playing something would do now.

    `amounts`: place of the effect in the text -> target entity (0 for none) -> the amount of each of its hits. `hp`
    and `block`: body -> what would be left; `statuses`: body -> id -> stacks. Where a random pick decides
    (`by_chance`), those of the enemies are left out.
    """

    amounts: dict[tuple[int, ...], dict[int, list[int]]] = field(default_factory=dict)
    hp: dict[int, int] = field(default_factory=dict)
    block: dict[int, int] = field(default_factory=dict)
    statuses: dict[int, dict[str, int]] = field(default_factory=dict)
    by_chance: bool = False

    def add(self, step: Step) -> None:
        """Note the amount of one step that was carried out."""
        self.amounts.setdefault(step.place, {}).setdefault(step.target, []).append(step.amount)


def foresee_potion(world: World, slot: int, target: int = 0) -> Foresight:
    """Use a potion on a copy of the combat and note what is left of everyone; the amounts are not told apart."""
    seen = Foresight()
    with fork(world) as copy:
        take(copy, UsePotion(slot, target or None))
        loop.drain(copy)
        note_bodies(copy, world.seats.living, seen)
    return seen


def note_bodies(copy: World, enemies: list[int], seen: Foresight) -> None:
    """What is left of the player, and of the enemies unless chance has picked among them."""
    seen.by_chance = isinstance(copy.dice, BlindDice) and copy.dice.guessed
    for body in (copy.player, *(() if seen.by_chance else enemies)):
        seen.hp[body] = component_for_entity(body, Health).hp
        seen.block[body] = component_for_entity(body, Block).amount
        held = component_for_entity(body, Statuses).stacks.items()
        seen.statuses[body] = {status: component_for_entity(stack, StatusStack).stacks for status, stack in held}


def announced(world: World, enemy: int) -> Move:
    """The move that an enemy has announced."""
    return world.phase(enemy).cycle[component_for_entity(enemy, Cycle).step]


def intent_effects(world: World, enemy: int) -> list[tuple[Effect, int]]:
    """What an enemy would do in its turn, effect by effect, with the amount of each hit as it would fall now; a
    summon that is not possible is replaced by its attack (R41, R43). What the enemy gains at the start of its turn is
    counted in (R42)."""
    if any(listener.source.holder == enemy for listener in world.rulebook.in_force().listeners.get(TurnStarted, ())):
        with fork(world) as copy:
            copy.seen = len(copy.facts)
            copy.facts.append(TurnStarted(enemy))
            copy.clock.actor = enemy
            answer(copy)
            loop.drain(copy)
            return _measured(copy, enemy)
    return _measured(world, enemy)


def _measured(world: World, enemy: int) -> list[tuple[Effect, int]]:
    measured: list[tuple[Effect, int]] = []
    pending = list(announced(world, enemy).do)
    by = Cause(enemy, enemy, "enemy")
    while pending:
        effect = pending.pop(0)
        if isinstance(effect, Summon) and not can_summon(world, enemy, effect):
            pending = [*effect.otherwise, *pending]
            continue
        effect = world.ruleset.announces(world, enemy, effect)
        amount = 0
        if type(effect) in world.ruleset.measure and hasattr(effect, "amount"):
            step = Step(effect, by, attack=True, target=_victim(world, effect, enemy), aimed=True)
            amount = loop.measure(world, step)
        measured.append((effect, amount))
    return measured


def _victim(world: World, effect: Effect, enemy: int) -> int:
    to = getattr(effect, "to", "self")
    return enemy if to in OWN else world.player
