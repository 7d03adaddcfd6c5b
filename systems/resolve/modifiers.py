"""Modifiers raise, lower and cap the amount of a step (R1-R5, R33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.effects import Effect
from components.facts import RuleActed
from components.flow import Step, by_rule
from systems.core.occasions import comes_from
from systems.core.system import System

if TYPE_CHECKING:
    from components.rules import Channel
    from systems.core.occasions import HasKind
    from systems.core.rulebook import Influence
    from systems.core.world import World

NONE: list[Influence] = []


class ModifyAmount(System["World"]):
    """Strength and Dexterity add, Vulnerable and Weak multiply, one floor at the very end; Intangible caps, before
    Block (R1–R5, R33).

    Reads the modifiers on both bodies, by the channels of the effect; writes `amount`. After the amount is known,
    before anything is committed.
    """

    measuring: ClassVar[bool] = True
    former: ClassVar[tuple[str, ...]] = ("ModifyDamage", "ModifyHpLoss", "ModifyBlock")

    def __init__(self, channels: tuple[Channel, ...]) -> None:
        self._changed = [channel.verb for channel in channels]

    def concerns(self, verb: type[Effect]) -> bool:
        """The effects whose amounts modifiers change."""
        return verb in self._changed

    def process(self, step: Step, world: World) -> bool:
        """Never ends the step."""
        if not step.fixed:
            step.amount = modified(step.amount, influences_on(step, world), step, world)
        return False


def influences_on(step: Step, world: World) -> list[Influence]:
    """The modifiers of a step's amount."""
    known = world.rulebook.influences
    if not known:
        return NONE
    found = NONE
    for channel, side in world.ruleset.changes[type(step.effect)]:
        if (channel.attack and not step.attack) or (channel.cause and step.by.kind != channel.cause):
            continue
        more = known.get((step.by.source if side == "giver" else step.target, channel.word, side))
        if more is not None:
            found = found + more
    return found


def of_player(world: World, word: str, amount: int) -> int:
    """An amount of the player's that no effect carries, as its modifiers let it be (`energy`, `combat_gold`)."""
    return modified(amount, _on_player(world, word), by_rule(world.player), world)


def used_by_player(world: World, word: str) -> None:
    """Such an amount was put to use: count those of its modifiers that are limited."""
    use_up(_on_player(world, word), by_rule(world.player), world)


def _on_player(world: World, word: str) -> list[Influence]:
    return world.rulebook.influences.get((world.player, word, "giver"), NONE)


def modified(amount: int, influences: list[Influence], by: HasKind, world: World) -> int:
    """Add, multiply, floor once, cap; never below 0. Exact integers."""
    over = under = 1
    cap: int | None = None
    for influence in influences:
        modifier = influence.modifier
        if modifier.origin and not comes_from(by, modifier.origin):
            continue
        if modifier.per_combat and times_used(influence, world) >= modifier.per_combat:
            continue
        if modifier.add == "stacks":
            amount += influence.stack.stacks if influence.stack is not None else 0
        else:
            amount += modifier.add
        if modifier.times is not None:
            over *= modifier.times.over
            under *= modifier.times.under
        if modifier.cap is not None and (cap is None or modifier.cap < cap):
            cap = modifier.cap
    amount = max(0, amount * over // under)
    return amount if cap is None else min(amount, cap)


class CountUses(System["World"]):
    """A rule that acts so many times a combat is used up when it acts (R33).

    Reads the limited modifiers that took part; writes their uses. After the amounts are final, so that looking ahead
    uses nothing up.
    """

    def __init__(self, channels: tuple[Channel, ...]) -> None:
        self._changed = [channel.verb for channel in channels]

    def concerns(self, verb: type[Effect]) -> bool:
        """The effects whose amounts modifiers change."""
        return verb in self._changed

    def process(self, step: Step, world: World) -> bool:
        """Never ends the step."""
        if world.rulebook.limited and not step.fixed:
            use_up(influences_on(step, world), step, world)
        return False


def use_up(influences: list[Influence], by: HasKind, world: World) -> None:
    """Count the limited modifiers that have changed an amount."""
    for influence in influences:
        modifier = influence.modifier
        if not modifier.per_combat or times_used(influence, world) >= modifier.per_combat:
            continue
        if not modifier.origin or comes_from(by, modifier.origin):
            world.uses.counts[influence.key] = times_used(influence, world) + 1
            world.facts.append(RuleActed(influence.entity, influence.kind, influence.prefab))


def times_used(influence: Influence, world: World) -> int:
    """How often a limited modifier has acted in this combat."""
    return world.uses.counts.get(influence.key, 0)
