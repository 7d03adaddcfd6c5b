"""What raises, lowers and caps it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.effects import DealDamage, Effect, GainBlock, LoseHp
from components.facts import RuleActed
from systems.origins import comes_from
from systems.system import System

if TYPE_CHECKING:
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
        influences = arena.rulebook.influences
        if not influences or step.fixed:
            return False
        find = influences.get
        source, target = step.source, step.target
        found = find((source, "damage", "giver"), NONE) + find((target, "damage", "taker"), NONE)
        if step.attack:
            found = (
                find((source, "attack_damage", "giver"), NONE) + find((target, "attack_damage", "taker"), NONE) + found
            )
        if found:
            step.amount = modified(step.amount, found, step, arena)
        return False


class ModifyHpLoss(System):
    """HP loss is no damage: only what speaks of losses changes it (R4, R5, R33).

    Reads the modifiers on the one who loses; writes `amount`.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (LoseHp,)
    measuring: ClassVar[bool] = True

    def process(self, step: Step, arena: Arena) -> bool:
        """Never ends the step."""
        found = arena.rulebook.influences.get((step.target, "hp_loss", "taker"))
        if found and not step.fixed:
            step.amount = modified(step.amount, found, step, arena)
        return False


class ModifyBlock(System):
    """Dexterity adds to Block from cards, which is never below 0 (R3).

    Reads the modifiers on the one who gains; writes `amount`.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GainBlock,)
    measuring: ClassVar[bool] = True

    def process(self, step: Step, arena: Arena) -> bool:
        """Never ends the step."""
        if step.kind == "card" and not step.fixed:
            found = arena.rulebook.influences.get((step.source, "card_block", "giver"))
            if found:
                step.amount = modified(step.amount, found, step, arena)
        return False


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
    amounts: ClassVar[dict[type[Effect], tuple[tuple[str, str], ...]]] = {
        DealDamage: (("attack_damage", "giver"), ("damage", "giver"), ("attack_damage", "taker"), ("damage", "taker")),
        LoseHp: (("hp_loss", "taker"),),
        GainBlock: (("card_block", "giver"),),
    }

    def process(self, step: Step, arena: Arena) -> bool:
        """Never ends the step."""
        rulebook = arena.rulebook
        if not rulebook.limited or step.fixed:
            return False
        for of, side in self.amounts[type(step.effect)]:
            for influence in rulebook.influences.get((step.source if side == "giver" else step.target, of, side), NONE):
                modifier = influence.modifier
                if not modifier.per_combat or times_used(influence, arena) >= modifier.per_combat:
                    continue
                if not modifier.origin or comes_from(step, modifier.origin):
                    key = influence.key
                    arena.uses.counts[key] = arena.uses.counts.get(key, 0) + 1
                    arena.facts.append(RuleActed(influence.entity, influence.kind, influence.prefab))
        return False


def times_used(influence: Influence, arena: Arena) -> int:
    """How often a limited modifier has acted in this combat."""
    return arena.uses.counts.get(influence.key, 0)
