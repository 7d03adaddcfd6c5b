"""Cards join, leave and change the deck for good: the only system that writes it, with its facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from components.deck.effects import AddToDeck, RemoveFromDeck, UpgradeCards
from components.effects import Effect
from components.facts import CardGained, CardRemoved, CardUpgraded
from components.flow import Question
from systems.core.loop import ChoiceNeeded
from systems.core.system import System
from systems.deck import pools
from systems.run import gold

if TYPE_CHECKING:
    from components.flow import Step
    from systems.deck.world import DeckWorld


class CommitDeck(System["DeckWorld"]):
    """Cards join, leave and change the deck for good (R32, R37, R59).

    Writes Deck; asks which card where the player chooses.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (AddToDeck, RemoveFromDeck, UpgradeCards)

    def lacking(self, effect: Effect, world: DeckWorld) -> str:
        """Cards that can be upgraded, or removed."""
        if isinstance(effect, UpgradeCards) and not pools.upgradable(world):
            return "No card of yours can be upgraded."
        if isinstance(effect, RemoveFromDeck):
            if effect.which == "curses" and not pools.curses(world):
                return pools.nothing_to_remove(world, "curses")
            if not pools.removable(world):
                return pools.nothing_to_remove(world, effect.which)
        return ""

    def question(self, step: Step, world: DeckWorld) -> Question | None:
        """Which cards of the deck; random ones are no choice."""
        effect = step.effect
        if isinstance(effect, UpgradeCards) and not effect.at_random:
            places = pools.upgradable(world)
            count = min(step.amount, len(places))
            return Question("upgrade", "", places, count, count, step=step) if count > 0 else None
        if isinstance(effect, RemoveFromDeck) and effect.which == "chosen":
            places = pools.removable(world)
            return Question("remove", "", places, step=step) if places else None
        return None

    def process(self, step: Step, world: DeckWorld) -> bool:
        """End the step if no card fits; stops the queue with a question where the player chooses."""
        effect = step.effect
        if isinstance(effect, AddToDeck):
            card = _new_card(world, effect.card)
            if card:
                gain_card(world, card)
            else:
                gold.give_instead(world, "card", step)
            return False
        question = self.question(step, world)
        if question is not None:
            raise ChoiceNeeded(question)
        if isinstance(effect, UpgradeCards):
            return self._upgrade(step, world)
        return self._remove(step, world, cast(RemoveFromDeck, effect))

    def _upgrade(self, step: Step, world: DeckWorld) -> bool:
        places = pools.upgradable(world)
        count = min(step.amount, len(places))
        if count <= 0:
            return True
        world.dice.shuffle("events", places)
        for place in sorted(places[:count]):
            upgrade_card(world, place)
        return False

    def _remove(self, step: Step, world: DeckWorld, effect: RemoveFromDeck) -> bool:
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


def _new_card(world: DeckWorld, wanted: str) -> str:
    """A card by its id, or a random one of a type from the hero's pool; empty when there is none."""
    if wanted in world.library.cards:
        return wanted
    pool = pools.cards_of_type(world, wanted)
    return world.dice.pick("events", pool) if pool else ""


def gain_card(world: DeckWorld, card: str) -> None:
    """A card joins the deck as the last."""
    world.deck.cards.append(card)
    world.facts.append(CardGained(card))


def remove_card(world: DeckWorld, place: int) -> None:
    """A card leaves the deck."""
    world.facts.append(CardRemoved(world.deck.cards.pop(place)))


def upgrade_card(world: DeckWorld, place: int) -> None:
    """A card of the deck becomes its upgraded form, in its place."""
    card = world.deck.cards[place]
    world.deck.cards[place] = world.library.cards[card].upgrade
    world.facts.append(CardUpgraded(card))
