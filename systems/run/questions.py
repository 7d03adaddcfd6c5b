"""The questions of a run that belong to no one place: the way, a card of the deck, a potion slot."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from components.effects import RemoveFromDeck
from components.facts import PotionDiscarded
from systems.core.questions import QuestionRule
from systems.resolve.answers import answer
from systems.run import gains, offers, travel

if TYPE_CHECKING:
    from components.flow import Question
    from systems.core.world import World


class WayQuestion(QuestionRule):
    """The way goes up, to a node that is joined to this one; never back (R47, R48)."""

    def options(self, world: World) -> list[int]:
        """The exits of the node that the player stands at."""
        return list(world.journey.nodes[world.journey.here].exits)

    def answer(self, world: World, question: Question) -> None:
        """Enter the node."""
        travel.enter_node(world, question.chosen[0])


class RemoveQuestion(QuestionRule):
    """The chosen card leaves the deck for good (R54, R59)."""

    def answer(self, world: World, question: Question) -> None:
        """Pay for it where it is an offer; remove it, with what follows from a curse."""
        if question.offer is not None:
            offers.pay(world, world.journey.offers[question.offer])
        place = question.chosen[0]
        cursed = world.library.cards[world.deck.cards[place]].type == "curse"
        gains.remove_card(world, place)
        if question.step is not None and cursed:
            world.push(cast("RemoveFromDeck", question.step.effect).if_curse, question.step)
        answer(world)


class UpgradeQuestion(QuestionRule):
    """The chosen cards are upgraded for good (R32, R54)."""

    def answer(self, world: World, question: Question) -> None:
        """Upgrade them."""
        for place in question.chosen:
            gains.upgrade_card(world, place)
        answer(world)


class SlotQuestion(QuestionRule):
    """A potion found takes the place of one that is thrown away, or is left (R40)."""

    of_potions: ClassVar[bool] = True

    def answer(self, world: World, question: Question) -> None:
        """Throw the old one away and keep the new one, whose name is the prompt."""
        if question.chosen:
            slot = question.chosen[0]
            world.facts.append(PotionDiscarded(slot, world.belt.slots[slot] or ""))
            gains.store(world, slot, question.prompt)
        if question.offer is not None:
            world.journey.offers[question.offer].taken = True
        answer(world)
