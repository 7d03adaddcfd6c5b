"""What relics and consumables do to dice: they are set, turned, copied, added, taken out, rolled again (D16, D32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from esper import add_component, has_component

from components.dice.dice import Copied, Element
from components.dice.effects import (
    AddDie,
    CopyDie,
    GainRerolls,
    GiveElement,
    MatchDie,
    RollAgain,
    SetDie,
    ShiftDie,
    TakeDieOut,
    Throw,
    TurnOver,
)
from components.dice.prefabs import LEAST_DICE, MOST_DICE
from components.effects import Effect, LoseHp
from components.facts import DieAdded, DieChanged, DieOut, RerollsGained
from systems.core.system import System
from systems.dice import elements, rolling
from systems.dice.rolling import FIXED, SET

if TYPE_CHECKING:
    from components.flow import Step
    from systems.dice.world import DiceWorld

PIPS = 7
"""What two sides of a die that lie opposite each other come to."""


def meant(world: DiceWorld, which: str, *, changed: bool = True) -> list[int]:
    """The dice that an effect means, those that can be changed where that is what it does."""
    dice = [die for die in world.tray.dice if not changed or world.struck(die) not in SET]
    if which == "chosen":
        return [die for die in dice if die == world.chosen.die]
    if which == "others":
        return [die for die in dice if not world.held(die) and world.struck(die) not in FIXED]
    if changed:
        dice = [die for die in dice if world.struck(die) not in FIXED]
    if not dice:
        return []
    if which == "random":
        return [world.dice.pick("chance", dice)]
    pick = min if which == "lowest" else max
    return [pick(dice, key=lambda die: world.die(die).value)]


class ChangeDice(System["DiceWorld"]):
    """A die shows another number and keeps its element; what is sniped, frozen or rigged stays as it is (D16).

    Writes the dice.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (TurnOver, SetDie, ShiftDie, MatchDie)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """End the step if no die changes."""
        effect = cast("TurnOver | SetDie | ShiftDie | MatchDie", step.effect)
        changed = False
        for entity in meant(world, effect.which):
            die = world.die(entity)
            match effect:
                case TurnOver():
                    value = PIPS - die.value
                case SetDie():
                    value = effect.value or world.chosen.value
                case ShiftDie():
                    value = world.chosen.value
                case MatchDie():
                    value = world.die(meant(world, effect.of, changed=False)[0]).value
            if value != die.value:
                world.facts.append(DieChanged(entity, die.value, value))
                die.value = value
                changed = True
        return not changed


class CommitAddDie(System["DiceWorld"]):
    """One die more in play this turn, at most 8: a copy lies as the other does, another is rolled once (D32).

    Writes the Tray.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (AddDie, CopyDie)

    def lacking(self, effect: Effect, world: DiceWorld) -> str:
        """There must be room."""
        return "" if len(world.tray.dice) < MOST_DICE else f"There are {MOST_DICE} dice in play already."

    def process(self, step: Step, world: DiceWorld) -> bool:
        """End the step where there is no room, or nothing to copy."""
        tray = world.tray
        effect = step.effect
        if len(tray.dice) >= MOST_DICE:
            return True
        if isinstance(effect, AddDie):
            die = rolling.one_more(world, effect.die)
            rolling.bare(die)
            tray.dice.append(die)
            rolling.throw(world, [die], how="free")
            world.facts.append(DieAdded(die, world.die(die).value, world.element(die)))
            return False
        for original in meant(world, cast("CopyDie", effect).which, changed=False):
            if has_component(original, Copied):
                return True
            die = rolling.one_more(world, world.die(original).prefab)
            rolling.bare(die)
            tray.dice.append(die)
            world.die(die).value = world.die(original).value
            elements.put(die, world.element(original))
            add_component(die, Copied())
            world.facts.append(DieAdded(die, world.die(die).value, world.element(die)))
            return False
        return True


class CommitTakeDieOut(System["DiceWorld"]):
    """A die is out for the turn or for the combat; at least 3 stay (D32).

    Writes the Tray.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (TakeDieOut,)

    def lacking(self, effect: Effect, world: DiceWorld) -> str:
        """Enough dice must stay."""
        return "" if len(world.tray.dice) > LEAST_DICE else f"{LEAST_DICE} dice must stay in play."

    def process(self, step: Step, world: DiceWorld) -> bool:
        """End the step where none may go."""
        effect = cast("TakeDieOut", step.effect)
        tray = world.tray
        if len(tray.dice) <= LEAST_DICE:
            return True
        for die in meant(world, effect.which, changed=False):
            tray.dice.remove(die)
            for_good = effect.until == "combat"
            if for_good:
                tray.pool.remove(die)
                tray.broken += 1
            else:
                tray.away.append(die)
            world.facts.append(DieOut(die, for_good))
            return False
        return True


class CommitRollAgain(System["DiceWorld"]):
    """Dice are rolled again, which is no reroll (D32).

    Writes the dice.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (RollAgain,)

    def lacking(self, effect: Effect, world: DiceWorld) -> str:
        """Something must be free to roll."""
        rolls = _rolls(world, cast("RollAgain", effect))
        return "" if rolls else "All your dice are held or fixed."

    def process(self, step: Step, world: DiceWorld) -> bool:
        """End the step where nothing is rolled."""
        effect = cast("RollAgain", step.effect)
        dice = _rolls(world, effect)
        if not dice:
            return True
        rolling.throw(world, dice, elements.chances(world, effect.chance), how="free")
        return False


def _rolls(world: DiceWorld, effect: RollAgain) -> list[int]:
    dice = meant(world, effect.which)
    return [die for die in dice if not effect.showing or world.die(die).value == effect.showing]


class CommitElement(System["DiceWorld"]):
    """A random die without an element takes one; if all have one, any of them changes (D16).

    Writes the dice.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GiveElement,)

    def lacking(self, effect: Effect, world: DiceWorld) -> str:
        """Dice must be able to have elements."""
        return "" if elements.chances(world).whole else "Your dice take no elements."

    def process(self, step: Step, world: DiceWorld) -> bool:
        """End the step where no die takes it."""
        effect = cast("GiveElement", step.effect)
        there = [world.element(die) for die in world.tray.dice]
        if effect.least and len({*there} - {""}) >= effect.least:
            return True
        roll = elements.chances(world)
        if effect.element == "chosen":
            kind = world.chosen.element
        elif effect.element == "missing":
            kind = elements.draw_other(world, roll.parts, there)
        else:
            kind = elements.draw_kind(world, roll.parts) if effect.element == "random" else effect.element
        open_to = elements.takers(world, world.tray.dice)
        bare = [die for die in open_to if not has_component(die, Element)] or open_to
        if not kind or not bare or not roll.whole:
            return True
        die = world.dice.pick("chance", bare)
        elements.become(world, die, kind)
        return False


class CommitThrow(System["DiceWorld"]):
    """A die's number, times so much and times the act's, as damage that ignores Block (D16).

    Puts the loss on top of the queue.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Throw,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Always the end of the step."""
        effect = cast("Throw", step.effect)
        dice = meant(world, effect.which, changed=False)
        if dice:
            amount = world.die(dice[0]).value * effect.times * (world.journey.act + 1)
            world.push([LoseHp(amount, to="target")], step)
        return True


class CommitRerolls(System["DiceWorld"]):
    """Rerolls for this turn come on top.

    Writes the Tray. After what takes them away.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GainRerolls,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """End the step where none comes."""
        if step.amount <= 0:
            return True
        world.tray.rerolls += step.amount
        world.facts.append(RerollsGained(step.amount, world.tray.rerolls))
        return False
