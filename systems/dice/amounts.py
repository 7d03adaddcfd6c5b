"""How what only the dice game has is counted (A5): all dice in play count, scoring or not, as they are now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity, try_component

from components.body import Health, Statuses, StatusStack
from components.dice.dice import ELEMENTS, Footing
from components.items import Relic
from systems.dice.scoring import worth
from systems.resolve.amounts import percent
from systems.resolve.modifiers import asked

if TYPE_CHECKING:
    from components.flow import Step
    from systems.core.ruleset import Count
    from systems.dice.world import DiceWorld

BURN = 3
"""What a stack of Burn takes (D8)."""


def _sum(_: Step, world: DiceWorld) -> int:
    return sum(worth(world, die) for die in world.tray.dice)


def _average(step: Step, world: DiceWorld) -> int:
    return -(-_sum(step, world) // max(1, len(world.tray.dice)))


def _asked(word: str, amount: int) -> Count:
    """What rules make of an amount of the player's."""
    return lambda _, world: asked(world, word, amount, source=world.player)


def _different_values(_: Step, world: DiceWorld) -> int:
    return len({world.die(die).value for die in world.tray.dice})


def _different_elements(_: Step, world: DiceWorld) -> int:
    return len({world.element(die) for die in world.tray.dice} - {""})


def _elemental(_: Step, world: DiceWorld) -> int:
    return sum(bool(world.element(die)) for die in world.tray.dice)


def _showing(number: int) -> Count:
    return lambda _, world: sum(world.die(die).value == number for die in world.tray.dice)


def _of(kind: str) -> Count:
    return lambda _, world: sum(world.element(die) == kind for die in world.tray.dice)


def _counter(step: Step, world: DiceWorld) -> int:
    relic = try_component(step.by.entity, Relic)
    return 0 if relic is None else world.counters.counts.get(relic.prefab, 0)


def _stacks_on(world: DiceWorld, body: int, status: str) -> int:
    stack = component_for_entity(body, Statuses).stacks.get(status) if body else None
    return 0 if stack is None else component_for_entity(stack, StatusStack).stacks


def _burning(step: Step, world: DiceWorld) -> int:
    """The stacks whose rule it is, times what each takes."""
    each = asked(world, "burn_damage", BURN, source=world.player)
    return component_for_entity(step.by.entity, StatusStack).stacks * each


def _target_hp_percent(step: Step, world: DiceWorld) -> int:
    health = component_for_entity(step.target or world.player, Health)
    return percent(health.hp, health.max_hp)


def _hit_percent(step: Step, _: DiceWorld) -> int:
    return percent(step.amount, component_for_entity(step.by.source, Health).max_hp)


def _lost_actions(step: Step, _: DiceWorld) -> int:
    footing = try_component(step.by.source, Footing)
    return int(footing is not None and footing.skips)


MEASURES: dict[str, Count] = {
    "sum_of_dice": _sum,
    "average_of_dice": _average,
    "different_values": _different_values,
    "different_elements": _different_elements,
    "dice_in_play": lambda _, world: len(world.tray.dice),
    **{f"dice_showing_{number}": _showing(number) for number in range(1, 7)},
    **{f"{kind}_dice": _of(kind) for kind in ELEMENTS},
    "elemental_dice": _elemental,
    "held_dice": lambda _, world: sum(world.held(die) for die in world.tray.dice),
    "rerolls_left": lambda _, world: world.tray.rerolls,
    "rerolls_used": lambda _, world: world.tray.rerolled,
    "rolls": lambda _, world: world.tray.rolls,
    "streak": lambda _, world: world.tempo.streak,
    "combos": lambda _, world: world.tempo.combos,
    "free_slots": lambda _, world: world.belt.slots.count(None),
    "consumables_used": lambda _, world: world.tempo.used,
    "combo_tier": _asked("combo_tier", len(ELEMENTS)),
    "casts": _asked("casts", 1),
    "hp_lost": lambda _, world: world.tempo.lost,
    "counter": _counter,
    "burn_on_target": lambda step, world: _stacks_on(world, step.target, "burn"),
    "burning": _burning,
    "target_hp_percent": _target_hp_percent,
    "target_max_hp": lambda step, world: component_for_entity(step.target or world.player, Health).max_hp,
    "hit_percent": _hit_percent,
    "lost_actions": _lost_actions,
}
"""How each is counted, by its word."""
