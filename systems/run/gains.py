"""Relics, potions, cards and max HP come and go: with those of Gold the only systems that write what the hero owns,
each with its fact."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from esper import add_component, component_for_entity, create_entity

from components.body import Health
from components.effects import (
    AddToDeck,
    BeginFight,
    ChangeMaxHp,
    Effect,
    GainPotion,
    GainRelic,
    Gamble,
    RemoveFromDeck,
    UpgradeCards,
)
from components.facts import (
    CardGained,
    CardRemoved,
    CardUpgraded,
    Healed,
    MaxHpChanged,
    PotionGained,
    RelicGained,
)
from components.flow import Question, Step
from components.items import Relic
from components.run import Aftermath
from systems.core.loop import ChoiceNeeded
from systems.core.system import System
from systems.deck import pools
from systems.run import gold

if TYPE_CHECKING:
    from systems.core.world import World


class CommitMaxHp(System):
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


class CommitRelic(System):
    """A relic is acquired and does at once what it does on pickup; with nothing left to give, it is 25 Gold (R36,
    R38, R39).

    Makes a Relic entity; writes Satchel.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GainRelic,)

    def process(self, step: Step, world: World) -> bool:
        """End the step if there was nothing to give."""
        wanted = cast(GainRelic, step.effect).relic
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
        world.push(prefab.pickup, Step(prefab.pickup[0], world.player, entity, "relic"))


class CommitPotion(System):
    """A potion found goes into a free slot; with full slots it may take the place of one that is thrown away (R40).

    Writes Belt; asks where there is no free slot.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (GainPotion,)

    def process(self, step: Step, world: World) -> bool:
        """Stops the queue with a question if the slots are full."""
        potion = cast(GainPotion, step.effect).potion
        if potion not in world.library.potions:
            potion = pools.random_potion(world, "potions")
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


class CommitDeck(System):
    """Cards join, leave and change the deck for good (R32, R37, R59).

    Writes Deck; asks which card where the player chooses.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (AddToDeck, RemoveFromDeck, UpgradeCards)

    def process(self, step: Step, world: World) -> bool:
        """End the step if no card fits; stops the queue with a question where the player chooses."""
        effect = step.effect
        if isinstance(effect, AddToDeck):
            card = _new_card(world, effect.card)
            if card:
                gain_card(world, card)
            else:
                gold.give_instead(world, "card", step)
            return False
        question = deck_question(world, step)
        if question is not None:
            raise ChoiceNeeded(question)
        if isinstance(effect, UpgradeCards):
            return self._upgrade(step, world)
        return self._remove(step, world, cast(RemoveFromDeck, effect))

    def _upgrade(self, step: Step, world: World) -> bool:
        places = pools.upgradable(world)
        count = min(step.amount, len(places))
        if count <= 0:
            return True
        world.dice.shuffle("events", places)
        for place in sorted(places[:count]):
            upgrade_card(world, place)
        return False

    def _remove(self, step: Step, world: World, effect: RemoveFromDeck) -> bool:
        places = pools.curses(world) if effect.which == "curses" else pools.removable(world)
        if not places:
            return True
        if effect.which == "random":
            places = [world.dice.pick("events", places)]
        cursed = False
        for place in sorted(places, reverse=True):
            cursed |= world.library.cards[world.deck.cards[place]].type == "curse"
            remove_card(world, place)
        if cursed:
            world.push(effect.if_curse, step)
        return False


def deck_question(world: World, step: Step) -> Question | None:
    """Which cards of the deck the player is to choose for an effect; None where there is nothing to choose."""
    effect = step.effect
    if isinstance(effect, UpgradeCards) and not effect.at_random:
        places = pools.upgradable(world)
        count = min(step.amount, len(places))
        return Question("upgrade", "", places, count, count, step=step) if count > 0 else None
    if isinstance(effect, RemoveFromDeck) and effect.which == "chosen":
        places = pools.removable(world)
        return Question("remove", "", places, step=step) if places else None
    return None


def _new_card(world: World, wanted: str) -> str:
    """A card by its id, or a random one of a type from the hero's pool; empty when there is none."""
    if wanted in world.library.cards:
        return wanted
    pool = pools.cards_of_type(world, wanted)
    return world.dice.pick("events", pool) if pool else ""


def gain_card(world: World, card: str) -> None:
    """A card joins the deck as the last."""
    world.deck.cards.append(card)
    world.facts.append(CardGained(card))


def remove_card(world: World, place: int) -> None:
    """A card leaves the deck."""
    world.facts.append(CardRemoved(world.deck.cards.pop(place)))


def upgrade_card(world: World, place: int) -> None:
    """A card of the deck becomes its upgraded form, in its place."""
    card = world.deck.cards[place]
    world.deck.cards[place] = world.library.cards[card].upgrade
    world.facts.append(CardUpgraded(card))


def heal_fully(world: World) -> None:
    """All HP come back (R50)."""
    health = component_for_entity(world.player, Health)
    if health.hp < health.max_hp:
        world.facts.append(Healed(world.player, health.max_hp - health.hp, "rule"))
        health.hp = health.max_hp


class Wager(System):
    """With a chance in a hundred one thing happens, otherwise another.

    Puts the outcome's effects on top of the queue.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Gamble,)

    def process(self, step: Step, world: World) -> bool:
        """Always the end of the step."""
        effect = cast(Gamble, step.effect)
        won = world.dice.below("events", 100) < effect.chance
        world.push(effect.win if won else effect.lose, step)
        return True


class CallFight(System):
    """A fight begins at once; what the choice still had to do waits until it is won.

    Takes the queue's steps; writes Journey and Aftermath.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (BeginFight,)

    def process(self, step: Step, world: World) -> bool:
        """Always the end of the step."""
        world.journey.fight = cast(BeginFight, step.effect).encounter
        if world.steps:
            add_component(world.player, Aftermath([waiting.effect for waiting in reversed(world.steps)]))
            world.steps.clear()
        return True
