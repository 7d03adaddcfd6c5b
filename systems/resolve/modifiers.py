"""What raises, lowers and caps it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.effects import DealDamage, Effect, GainBlock, LoseHp
from components.facts import RuleActed
from systems.origins import comes_from
from systems.system import System

if TYPE_CHECKING:
    from collections.abc import Callable

    from components.flow import Step
    from systems.arena import Arena
    from systems.rulebook import Influence

NONE: list[Influence] = []


class ModifyDamage(System):
    """Strength adds, Vulnerable and Weak multiply, one floor at the very end; Intangible caps, before Block (R1, R2,
    R4).

    Reads the modifiers on both bodies; writes `amount`. After the amount is known, before anything is committed.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (DealDamage,)
    measuring: ClassVar[bool] = True

    def process(self, step: Step, arena: Arena) -> bool:
        """Never ends the step."""
        if not step.fixed:
            step.amount = modified(step.amount, on_damage(step, arena), step, arena)
        return False


class ModifyHpLoss(System):
    """HP loss is no damage: only what speaks of losses changes it (R4, R5, R33).

    Reads the modifiers on the one who loses; writes `amount`.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (LoseHp,)
    measuring: ClassVar[bool] = True

    def process(self, step: Step, arena: Arena) -> bool:
        """Never ends the step."""
        if not step.fixed:
            step.amount = modified(step.amount, on_hp_loss(step, arena), step, arena)
        return False


class ModifyBlock(System):
    """Dexterity adds to Block from cards, which is never below 0 (R3).

    Reads the modifiers on the one who gains; writes `amount`.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GainBlock,)
    measuring: ClassVar[bool] = True

    def process(self, step: Step, arena: Arena) -> bool:
        """Never ends the step."""
        if not step.fixed:
            step.amount = modified(step.amount, on_block(step, arena), step, arena)
        return False


def on_damage(step: Step, arena: Arena) -> list[Influence]:
    """The modifiers of a hit: those of attack damage only for an attack (R2)."""
    influences = arena.rulebook.influences
    if not influences:
        return NONE
    find = influences.get
    source, target = step.source, step.target
    found = find((source, "damage", "giver"), NONE) + find((target, "damage", "taker"), NONE)
    if step.attack:
        found = find((source, "attack_damage", "giver"), NONE) + find((target, "attack_damage", "taker"), NONE) + found
    return found


def on_hp_loss(step: Step, arena: Arena) -> list[Influence]:
    """The modifiers of a loss of HP."""
    return arena.rulebook.influences.get((step.target, "hp_loss", "taker"), NONE)


def on_block(step: Step, arena: Arena) -> list[Influence]:
    """The modifiers of Block from a card; other Block has none (R3)."""
    return arena.rulebook.influences.get((step.source, "card_block", "giver"), NONE) if step.kind == "card" else NONE


def modified(amount: int, influences: list[Influence], step: Step, arena: Arena) -> int:
    """Add, multiply, floor once, cap; never below 0. Exact integers."""
    over = under = 1
    cap: int | None = None
    for influence in influences:
        modifier = influence.modifier
        if modifier.origin and not comes_from(step, modifier.origin):
            continue
        if modifier.per_combat and times_used(influence, arena) >= modifier.per_combat:
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


class CountUses(System):
    """A rule that acts so many times a combat is used up when it acts (R33).

    Reads the limited modifiers that took part; writes their uses. After the amounts are final, so that looking ahead
    uses nothing up.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (DealDamage, LoseHp, GainBlock)
    influences: ClassVar[dict[type[Effect], Callable[[Step, Arena], list[Influence]]]] = {
        DealDamage: on_damage,
        LoseHp: on_hp_loss,
        GainBlock: on_block,
    }

    def process(self, step: Step, arena: Arena) -> bool:
        """Never ends the step."""
        if arena.rulebook.limited and not step.fixed:
            use_up(self.influences[type(step.effect)](step, arena), step, arena)
        return False


def use_up(influences: list[Influence], step: Step, arena: Arena) -> None:
    """Count the limited modifiers that have changed a step's amount."""
    for influence in influences:
        modifier = influence.modifier
        if not modifier.per_combat or times_used(influence, arena) >= modifier.per_combat:
            continue
        if not modifier.origin or comes_from(step, modifier.origin):
            arena.uses.counts[influence.key] = times_used(influence, arena) + 1
            arena.facts.append(RuleActed(influence.entity, influence.kind, influence.prefab))


def times_used(influence: Influence, arena: Arena) -> int:
    """How often a limited modifier has acted in this combat."""
    return arena.uses.counts.get(influence.key, 0)
