"""Amounts are worked out when an effect is carried out: numbers, quantities and what must hold (R7, R19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from esper import component_for_entity

from components.amounts import Amount
from components.body import Block, Health, Statuses, StatusStack
from systems.core.system import System

if TYPE_CHECKING:
    from collections.abc import Callable

    from components.amounts import Condition, Quantity
    from components.effect import Effect
    from components.flow import Step
    from systems.core.ruleset import Count
    from systems.core.world import World


class WorkOutAmount(System["World"]):
    """Amounts are worked out when an effect is carried out, not when the card is played (R19).

    Reads the effect's amount and what its quantity asks for; writes `amount`. Before the modifiers, which start from
    it.
    """

    measuring: ClassVar[bool] = True

    def concerns(self, verb: type[Effect]) -> bool:
        """All effects with an amount."""
        return verb.has("amount", Amount)

    def process(self, step: Step[Any], world: World) -> bool:
        """Never ends the step."""
        if not step.fixed:
            amount = step.effect.amount
            step.amount = amount if isinstance(amount, int) else worked_out(amount, step, world)
        return False


def worked_out(quantity: Quantity, step: Step, world: World) -> int:
    """A quantity as it stands now; the percentage rounds down (R7)."""
    amount = quantity.base
    counted = quantity.word or quantity.of
    if counted:
        there = world.ruleset.measures[counted](step, world) // quantity.per
        amount += there * quantity.times * quantity.percent // 100
    if quantity.plus and (quantity.when is None or holds(quantity.when, step, world)):
        amount += quantity.plus
    return amount if quantity.most is None else min(amount, quantity.most)


def holds(condition: Condition, step: Step, world: World) -> bool:
    """Whether all that a condition names is so."""
    for field, is_so in CONDITIONS.items():
        if getattr(condition, field) and not is_so(condition, step, world):
            return False
    return True


def _has(body: int, status: str) -> bool:
    return status in component_for_entity(body, Statuses).stacks


def _within(condition: Condition, step: Step, world: World) -> bool:
    amount = world.ruleset.measures[condition.count](step, world)
    if condition.least is not None and amount < condition.least:
        return False
    if condition.most is not None and amount > condition.most:
        return False
    return condition.even is None or (amount % 2 == 0) == condition.even


FIGHTS = {"hard": ("elite", "boss")}
"""What a condition calls several kinds of fights."""

CONDITIONS: dict[str, Callable[[Condition, Step, World], bool]] = {
    "target_has": lambda condition, step, _: step.target != 0 and _has(step.target, condition.target_has),
    "self_has": lambda condition, step, _: _has(step.by.source, condition.self_has),
    "target_lacks": lambda condition, step, _: step.target != 0 and not _has(step.target, condition.target_lacks),
    "self_lacks": lambda condition, step, _: not _has(step.by.source, condition.self_lacks),
    "fight": lambda condition, _, world: world.clock.kind in FIGHTS.get(condition.fight, (condition.fight,)),
    "target_is": lambda condition, step, world: (
        step.target not in (0, world.player) and world.enemy(step.target).tier == condition.target_is
    ),
    "hand_empty": lambda _, step, world: not world.ruleset.measures["cards_in_hand"](step, world),
    "count": _within,
    "every": lambda condition, step, world: all(holds(one, step, world) for one in condition.every),
}
"""The fields of a condition, and when it holds if one is there. `count` looks at `least`, `most` and `even` too."""


def _stack(step: Step) -> StatusStack:
    return component_for_entity(step.by.entity, StatusStack)


def _missing_hp(step: Step, world: World) -> int:
    health = component_for_entity(step.by.source, Health)
    return health.max_hp - health.hp


def percent(part: int, whole: int) -> int:
    """A part in a hundred of the whole, rounded up: no more than 50 is at most half, and no more than 0 is nothing."""
    return -(-part * 100 // whole)


def _hp_percent(step: Step, _: World) -> int:
    health = component_for_entity(step.by.source, Health)
    return percent(health.hp, health.max_hp)


def _allies(step: Step, world: World) -> int:
    return sum(body != step.by.source for body in world.allies(step.by.source))


def _floor(_: Step, world: World) -> int:
    journey = world.journey
    return journey.nodes[journey.here].floor if journey.nodes else 1


MEASURES: dict[str, Count] = {
    "hp": lambda step, _: component_for_entity(step.by.source, Health).hp,
    "missing_hp": _missing_hp,
    "max_hp": lambda step, _: component_for_entity(step.by.source, Health).max_hp,
    "hp_percent": _hp_percent,
    "block": lambda step, _: component_for_entity(step.by.source, Block).amount,
    "stacks": lambda step, _: _stack(step).stacks,
    "due_stacks": lambda step, _: _stack(step).stacks - _stack(step).fresh,
    "gold": lambda _, world: world.purse.gold,
    "allies": _allies,
    "round": lambda _, world: world.clock.round,
    "act": lambda _, world: world.journey.act + 1,
    "floor": _floor,
    "enemies": lambda _, world: len(world.seats.living),
}
"""The quantities of every game, and how each is counted."""
