"""Enemies meddle with the dice of the player's next turn (D13, D32, D35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from esper import add_component, has_component, remove_component

from components.dice.dice import Element, Interference, Struck
from components.dice.effects import FreeDice, Interfere, Strike
from components.dice.prefabs import LEAST_DICE
from components.effects import Effect
from components.facts import (
    DieChanged,
    Interfered,
    InterferenceFell,
    InterferenceLifted,
)
from systems.core.system import System
from systems.dice import elements, rolling
from systems.resolve.modifiers import asked

if TYPE_CHECKING:
    from components.dice.dice import InterferenceName
    from components.flow import Step
    from systems.dice.world import DiceWorld

LAWS: tuple[InterferenceName, ...] = ("weaken", "gravity", "evenodd", "lock_hold", "chaos")
"""What lies on the whole turn; one that lies already is not doubled (D35)."""
BEFORE_ROLL: tuple[InterferenceName, ...] = ("steal_die", "burn_die", "rig", "curse", "lock_die")
"""What takes its dice before they are rolled, in this order."""
AFTER_ROLL: tuple[InterferenceName, ...] = ("deep_freeze", "snipe", "strip")
"""What takes its dice by what they show."""
TOO_FEW_ELEMENTS = 5
"""Below this chance of an element, in a hundred, stripping dice of theirs is an attack instead (D13)."""
INSTEAD_OF_STRIP = Strike(60)


def performed(world: DiceWorld, effect: Effect) -> Effect:
    """What an enemy really does: an attack, where dice have no elements to be stripped of (D13)."""
    stripping = isinstance(effect, Interfere) and effect.interference == "strip"
    return INSTEAD_OF_STRIP if stripping and elements.chance(world) < TOO_FEW_ELEMENTS else effect


class StrikeInstead(System["DiceWorld"]):
    """Where dice have no elements to be stripped of, an attack takes the place of that (D13).

    Puts it on top of the queue. Before what undoes interference: that is not used up by an attack.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Interfere,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """End the step where an attack takes its place."""
        instead = performed(world, step.effect)
        if instead is step.effect:
            return False
        world.push([instead], step)
        return True


class CommitInterference(System["DiceWorld"]):
    """What an enemy does to the dice comes with the player's next turn (D13).

    Writes Laws. After what undoes it.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Interfere,)

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Never ends the step."""
        kind = cast("Interfere", step.effect).interference
        world.facts.append(Interfered(step.by.source, kind, step.amount))
        coming = world.laws.coming
        if step.amount and not (kind in LAWS and any(one.kind == kind for one in coming)):
            coming.append(Interference(kind, step.amount, step.by.source))
        return False


def strike_before_roll(world: DiceWorld) -> None:
    """Dice are missing, out for now, or will show what they should not."""
    if not world.laws.lying:
        return
    for kind in BEFORE_ROLL:
        _strike(world, kind)


def strike_after_roll(world: DiceWorld) -> None:
    """The lowest dice are fixed or frozen, elements are lost; then the laws of the turn are told."""
    if not world.laws.lying:
        return
    for kind in AFTER_ROLL:
        _strike(world, kind)
    for law in world.laws.lying:
        if law.kind in LAWS or law.kind == "steal_reroll":
            world.facts.append(InterferenceFell(law.kind, law.amount, ()))


def stolen_rerolls(world: DiceWorld) -> int:
    """How many rerolls of this turn all enemies together have taken."""
    return sum(one.amount for one in world.laws.lying if one.kind == "steal_reroll")


def _strike(world: DiceWorld, kind: InterferenceName) -> None:
    """All of one kind take their dice: different ones while there are any; what finds none is lost (D32)."""
    for one in world.laws.lying:
        if one.kind != kind:
            continue
        struck = []
        for _ in range(one.amount):
            free = _free(world, kind)
            if free:
                die = _pick(world, kind, free)
                _lay(world, kind, die)
                struck.append(die)
        world.facts.append(InterferenceFell(kind, len(struck), tuple(struck)))


def _free(world: DiceWorld, kind: str) -> list[int]:
    """The dice that can still be struck; so many stay in play in any case."""
    dice = world.tray.dice
    if kind in ("steal_die", "burn_die") and len(dice) <= LEAST_DICE:
        return []
    return [die for die in dice if not has_component(die, Struck)]


def _pick(world: DiceWorld, kind: str, free: list[int]) -> int:
    if kind in ("snipe", "deep_freeze"):
        return min(free, key=lambda die: world.die(die).value)
    if kind == "strip":
        free = [die for die in free if world.element(die)] or free
    return world.dice.pick("interference", free)


def _lay(world: DiceWorld, kind: InterferenceName, die: int) -> None:
    """What a kind does to its die at once."""
    add_component(die, Struck(kind))
    tray = world.tray
    if kind in ("steal_die", "burn_die"):
        tray.dice.remove(die)
        tray.away.append(die)
    elif kind == "deep_freeze":
        shown = world.die(die)
        if shown.value != 1:
            world.facts.append(DieChanged(die, shown.value, 1))
            shown.value = 1
    elif kind == "strip" and has_component(die, Element):
        elements.become(world, die, "")


def disturb(world: DiceWorld, kept: tuple[int, ...]) -> None:
    """CHAOS: after a reroll one of the held dice is rolled again, any where none is held (D13, D32)."""
    if not world.law("chaos"):
        return
    free = [die for die in rolling.rollable(world) if die in kept] or rolling.rollable(world)
    if free:
        rolling.throw(world, [world.dice.pick("interference", free)], how="free")


class CommitFreeDice(System["DiceWorld"]):
    """All meddling with this turn's dice is undone; what was taken is back and is rolled once (D16).

    Writes Laws, Tray and the dice.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (FreeDice,)

    def lacking(self, effect: Effect, world: DiceWorld) -> str:
        """There must be something to undo."""
        return "" if world.laws.lying else "Nothing meddles with your dice."

    def process(self, step: Step, world: DiceWorld) -> bool:
        """Never ends the step."""
        tray, laws = world.tray, world.laws
        stolen = stolen_rerolls(world)
        back = [die for die in tray.away if world.struck(die) in ("burn_die", "steal_die")]
        for die in [*tray.dice, *tray.away]:
            if has_component(die, Struck):
                remove_component(die, Struck)
        laws.lying = []
        tray.away[:] = [die for die in tray.away if die not in back]
        tray.dice += back
        tray.rerolls += min(stolen, asked(world, "rerolls", world.hero().rerolls, source=world.player))
        world.facts.append(InterferenceLifted())
        if back:
            rolling.throw(world, back, how="free")
        return False
