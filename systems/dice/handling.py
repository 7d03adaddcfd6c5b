"""The player handles the dice: they are held, let go of and rolled again (D21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from esper import add_component, remove_component

from components.commands import Command
from components.dice.commands import Hold, Release, Reroll
from components.dice.dice import Held
from components.dice.prefabs import MOST_DICE
from components.facts import DiceKept, DiceRerolled, DiceRolled, DieHeld, DieReleased
from systems.core.rules import CommandRule
from systems.dice import interference
from systems.dice.rolling import FIXED, come_back, rollable, throw
from systems.resolve.answers import answer
from systems.resolve.modifiers import asked, used_by_player

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from components.facts import Fact
    from systems.dice.world import DiceWorld


def hold_limit(world: DiceWorld) -> int:
    """How many dice may be held through a reroll; dice that are locked do not count (D13, D32)."""
    limit = asked(world, "hold_limit", MOST_DICE, source=world.player)
    law = world.law("lock_hold")
    return min(limit, law) if law else limit


class Holding(CommandRule["DiceWorld"]):
    """Dice are held and let go of for nothing (D21)."""

    kinds: ClassVar[tuple[type[Command], ...]] = (Hold, Release)

    def legal(self, world: DiceWorld) -> Iterable[Command]:
        """Each die by itself."""
        dice = world.tray.dice
        held = [die for die in dice if world.held(die)]
        full = len(held) >= hold_limit(world) if held else False
        commands: list[Command] = []
        for die in dice:
            if die in held:
                commands.append(Release((die,)))
            elif not full or not self.refusal(world, Hold((die,))):
                commands.append(Hold((die,)))
        return commands

    def refusal(self, world: DiceWorld, command: Command) -> str:
        """Why dice cannot be held or let go of."""
        command = cast("Hold | Release", command)
        named = list(dict.fromkeys(command.dice))
        if not named:
            return "Name at least one die."
        if any(die not in world.tray.dice for die in named):
            return "That die is not in play."
        if isinstance(command, Release):
            return "" if all(world.held(die) for die in named) else "That die is not held."
        if any(world.held(die) for die in named):
            return "That die is held already."
        limit = hold_limit(world)
        fixed = [die for die in world.tray.dice if world.struck(die) in FIXED]
        holding = [die for die in {**dict.fromkeys(named), **dict.fromkeys(_held(world))} if die not in fixed]
        return "" if len(holding) <= limit else f"You can hold {limit} dice at most."

    def take(self, world: DiceWorld, command: Command) -> None:
        """Each die that is named."""
        for die in dict.fromkeys(cast("Hold | Release", command).dice):
            value = world.die(die).value
            if isinstance(command, Hold):
                add_component(die, Held())
                world.facts.append(DieHeld(die, value))
            else:
                remove_component(die, Held)
                world.facts.append(DieReleased(die, value))


def _held(world: DiceWorld) -> list[int]:
    return [die for die in world.tray.dice if world.held(die)]


class Rerolling(CommandRule["DiceWorld"]):
    """A reroll rolls all dice that are not held, or those that are named (D21)."""

    kinds: ClassVar[tuple[type[Command], ...]] = (Reroll,)
    announces: ClassVar[tuple[type[Fact], ...]] = (DiceRolled, DiceRerolled, DiceKept)

    def legal(self, world: DiceWorld) -> Iterable[Command]:
        """With what is held as it is."""
        command = Reroll()
        return () if self.refusal(world, command) else (command,)

    def refusal(self, world: DiceWorld, command: Command) -> str:
        """Why nothing can be rolled again."""
        named = cast("Reroll", command).dice
        if not world.tray.rerolls + world.tray.spare:
            return "You have no reroll left."
        free = rollable(world)
        rolled = self._rolled(world, free, named)
        if named is None:
            if not rolled:
                return "All your dice are held or fixed: a reroll would roll nothing."
        elif not named:
            return "Name at least one die."
        elif any(die not in world.tray.dice for die in named):
            return "That die is not in play."
        elif any(world.struck(die) in FIXED for die in named):
            return "That die is fixed and cannot be rolled again."
        kept = len(free) - len(rolled)
        if not kept or kept <= (limit := hold_limit(world)):
            return ""
        return f"You can hold {limit} dice at most: roll more of them."

    def _rolled(self, world: DiceWorld, free: Sequence[int], named: tuple[int, ...] | None) -> list[int]:
        """Those of the free dice that a reroll rolls."""
        return [die for die in free if (not world.held(die) if named is None else die in named)]

    def take(self, world: DiceWorld, command: Command) -> None:
        """A reroll is spent; what enemies have done to it shows, and dice that sat it out come back after the last."""
        tray = world.tray
        rolled = self._rolled(world, rollable(world), cast("Reroll", command).dice)
        kept = tuple(die for die in tray.dice if die not in rolled)
        if tray.rerolls:
            tray.rerolls -= 1
        else:
            tray.spare -= 1
        tray.rolls += 1
        tray.rerolled += 1
        world.facts.append(DiceRerolled(tray.rerolls + tray.spare))
        if kept:
            world.facts.append(DiceKept(kept))
        throw(world, rolled, how="again")
        used_by_player(world, "casts")
        interference.disturb(world, kept)
        if not tray.rerolls:
            come_back(world)
        answer(world)
