"""Relics, potions and max HP come and go: with those of Gold the only systems that write what the hero owns,
each with its fact."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from esper import add_component, component_for_entity, create_entity

from components.body import Health
from components.effects import BeginFight, ChangeMaxHp, Effect, GainPotion, GainRelic, Gamble
from components.facts import (
    Healed,
    MaxHpChanged,
    PotionGained,
    RelicGained,
)
from components.flow import Cause, Question, Step
from components.items import Relic
from components.run import Aftermath
from systems.core.loop import ChoiceNeeded
from systems.core.system import System
from systems.run import gold, pools

if TYPE_CHECKING:
    from systems.core.world import World


class CommitMaxHp(System["World"]):
    """Max HP is at least 1, and HP never above it (R38).

    Writes Health.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (ChangeMaxHp,)

    def process(self, step: Step, world: World) -> bool:
        """End the step if nothing changes."""
        health = component_for_entity(world.player, Health)
        changed = max(1, health.max_hp + step.amount) - health.max_hp
        if not changed:
            return True
        health.max_hp += changed
        lost = max(0, health.hp - health.max_hp)
        health.hp -= lost
        world.facts.append(MaxHpChanged(changed, lost))
        return False


class CommitRelic(System["World"]):
    """A relic is acquired and does at once what it does on pickup; with nothing left to give, it is 25 Gold (R36,
    R38, R39).

    Makes a Relic entity; writes Satchel.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GainRelic,)

    def process(self, step: Step[GainRelic], world: World) -> bool:
        """End the step if there was nothing to give."""
        wanted = step.effect.relic
        relic = wanted
        if wanted not in world.library.relics:
            relic = pools.random_relic(world, "relics", None, rarity=wanted)
        if relic:
            acquire(world, relic)
        else:
            gold.give_instead(world, "relic", step)
        return False


def acquire(world: World, relic: str) -> None:
    """A relic joins those that are carried, as the last; what it does on pickup goes on top of the queue."""
    prefab = world.library.relics[relic]
    held = world.satchel.relics
    number = max((component_for_entity(other, Relic).number for other in held), default=0) + 1
    entity = create_entity(Relic(relic, number))
    held.append(entity)
    world.rulebook.forget()
    world.facts.append(RelicGained(entity, relic))
    if prefab.pickup:
        world.push(prefab.pickup, Step(prefab.pickup[0], Cause(world.player, entity, "relic")))


def no_slot(world: World) -> str:
    """Why nothing can be carried in slots."""
    return f"You have no {world.library.potion} slots."


class CommitPotion(System["World"]):
    """A potion found goes into a free slot; with full slots it may take the place of one that is thrown away (R40).

    Writes Belt; asks where there is no free slot.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GainPotion,)

    def lacking(self, effect: Effect, world: World) -> str:
        """There are no potion slots at all."""
        return "" if world.belt.slots else no_slot(world)

    def process(self, step: Step[GainPotion], world: World) -> bool:
        """Stops the queue with a question if the slots are full."""
        potion = step.effect.potion
        if potion not in world.library.potions:
            potion = pools.random_potion(world, "potions", potion)
        if not potion:
            gold.give_instead(world, "potion", step)
            return False
        slots = world.belt.slots
        if None not in slots:
            raise ChoiceNeeded(Question("potion_slot", potion, list(range(len(slots))), least=0, step=step))
        store(world, slots.index(None), potion)
        return False


def store(world: World, slot: int, potion: str) -> None:
    """Put a potion into a slot."""
    world.belt.slots[slot] = potion
    world.facts.append(PotionGained(slot, potion))


def heal_fully(world: World) -> None:
    """All HP come back (R50)."""
    health = component_for_entity(world.player, Health)
    if health.hp < health.max_hp:
        world.facts.append(Healed(world.player, health.max_hp - health.hp, "rule"))
        health.hp = health.max_hp


class CommitGamble(System["World"]):
    """With a chance in a hundred one thing happens, otherwise another.

    Puts the outcome's effects on top of the queue.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Gamble,)
    former: ClassVar[tuple[str, ...]] = ("Wager",)

    def process(self, step: Step[Gamble], world: World) -> bool:
        """Always the end of the step."""
        effect = step.effect
        won = world.dice.below("events", 100) < effect.chance
        world.push(effect.win if won else effect.lose, step)
        return True


class CommitBeginFight(System["World"]):
    """A fight begins at once; what the choice still had to do waits until it is won.

    Takes the queue's steps; writes Journey and Aftermath.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (BeginFight,)
    former: ClassVar[tuple[str, ...]] = ("CallFight",)

    def process(self, step: Step[BeginFight], world: World) -> bool:
        """Always the end of the step."""
        world.journey.fight = step.effect.encounter
        if world.steps:
            add_component(world.player, Aftermath([waiting.effect for waiting in reversed(world.steps)]))
            world.steps.clear()
        return True
