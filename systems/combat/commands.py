"""What a player may do in the combats of every game: end the turn, use potions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.commands import Command, DiscardPotion, EndTurn, UsePotion
from components.effects import Escape
from components.facts import PotionDiscarded, PotionUsed
from components.flow import Cause, Step
from systems.core.rules import CHOOSE_FIRST, CommandRule
from systems.resolve.answers import answer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from components.facts import Fact
    from components.flow import Question
    from components.prefabs import PotionPrefab
    from systems.core.world import World


END_TURN = (EndTurn(),)


class EndingTurn(CommandRule["World"]):
    """The player's turn ends when the player says so (R11)."""

    kinds: ClassVar[tuple[type[Command], ...]] = (EndTurn,)

    def legal(self, world: World) -> Iterable[Command]:
        """Always."""
        return END_TURN

    def refusal(self, world: World, command: Command) -> str:
        """Never."""
        return ""

    def take(self, world: World, command: Command) -> None:
        """The end of the turn begins."""
        world.enter("player_end")


class Potions(CommandRule["World"]):
    """A potion is free, acts once and is gone; one can be thrown away at any time but while it is asked which to give
    up (R40)."""

    kinds: ClassVar[tuple[type[Command], ...]] = (UsePotion, DiscardPotion)
    announces: ClassVar[tuple[type[Fact], ...]] = (PotionUsed,)

    def legal(self, world: World) -> Iterable[Command]:
        """Slot by slot, from left to right."""
        for slot, name in enumerate(world.belt.slots):
            if name is None:
                continue
            potion = world.library.potions[name]
            if potion.aim:
                for target in world.seats.living:
                    yield UsePotion(slot, target)
            elif not cannot_drink(world, potion):
                yield UsePotion(slot)
            yield DiscardPotion(slot)

    def beside(self, world: World, question: Question) -> Iterable[Command]:
        """Throwing one away, between combats."""
        if not _may_discard(world, question):
            return ()
        return [DiscardPotion(slot) for slot, name in enumerate(world.belt.slots) if name is not None]

    def refusal(self, world: World, command: UsePotion | DiscardPotion) -> str:
        """Why a potion cannot be used or thrown away."""
        missing = self.empty(world, command.slot)
        if missing or isinstance(command, DiscardPotion):
            return missing
        potion = world.library.potions[world.belt.slots[command.slot] or ""]
        return cannot_drink(world, potion) or refuse_target(world, potion.name, potion.aim, command.target)

    def empty(self, world: World, slot: int) -> str:
        """Why there is nothing in a slot; empty if there is."""
        slots = world.belt.slots
        if not 0 <= slot < len(slots):
            return f"There is no {world.library.potion} slot {slot + 1}; you have {len(slots)}."
        return f"{world.library.potion.capitalize()} slot {slot + 1} is empty." if slots[slot] is None else ""

    def refusal_beside(self, world: World, question: Question, command: Command) -> str:
        """Between combats potions can only be thrown away."""
        if isinstance(command, DiscardPotion) and _may_discard(world, question):
            return self.refusal(world, command)
        between = isinstance(command, UsePotion) and world.clock.outcome != "ongoing"
        called = world.library.potion.capitalize()
        return f"{called}s are for your turn in a combat." if between else CHOOSE_FIRST

    def take(self, world: World, command: UsePotion | DiscardPotion) -> None:
        """The slot is empty; what is used acts."""
        slot = command.slot
        name = world.belt.slots[slot] or ""
        world.belt.slots[slot] = None
        if isinstance(command, DiscardPotion):
            world.facts.append(PotionDiscarded(slot, name))
            return
        target = command.target or 0
        potion = world.library.potions[name]
        world.facts.append(PotionUsed(slot, name, target))
        if potion.effects:
            like = Step(potion.effects[0], Cause(world.player, world.player, "potion"), target=target)
            world.push(potion.effects, like)
        answer(world)


def _may_discard(world: World, question: Question) -> bool:
    """Whether potions can be thrown away while a question is open: between combats, unless it asks just that (R40)."""
    return world.clock.outcome != "ongoing" and not world.ruleset.questions[question.kind].of_potions


def cannot_drink(world: World, potion: PotionPrefab) -> str:
    """Why a potion does nothing here, or an empty text: there is no escape from a boss (R40)."""
    if world.clock.kind == "boss" and any(isinstance(effect, Escape) for effect in potion.effects):
        return f"{potion.name}: there is no escape from a boss."
    return ""


def refuse_target(world: World, name: str, aim: bool, target: int | None) -> str:
    """Why something cannot be aimed there, as a player understands it; empty if it can. `aim` says that it needs an
    enemy."""
    if not aim:
        return f"{name} is not aimed at an enemy." if target is not None else ""
    if target is None:
        return f"{name} needs an enemy to aim at."
    return "" if target in world.seats.living else "That enemy is not there."
