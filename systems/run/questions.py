"""The questions of a run that belong to no one place: the way, a potion slot."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.facts import PotionDiscarded
from systems.core.rules import QuestionRule
from systems.resolve.answers import answer
from systems.run import gains, offers, travel

if TYPE_CHECKING:
    from components.flow import Question
    from systems.core.world import World


class WayQuestion(QuestionRule["World"]):
    """The way goes up, to a node that is joined to this one; never back (R47, R48)."""

    def options(self, world: World) -> list[int]:
        """The exits of the node that the player stands at."""
        return list(world.journey.nodes[world.journey.here].exits)

    def answer(self, world: World, question: Question) -> None:
        """The chosen node is entered."""
        travel.enter_node(world, question.chosen[0])


class SlotQuestion(QuestionRule["World"]):
    """A potion found takes the place of one that is thrown away, or is left (R40)."""

    of_potions: ClassVar[bool] = True

    def answer(self, world: World, question: Question) -> None:
        """Throw the old one away and keep the new one, whose name is the prompt."""
        if question.chosen:
            slot = question.chosen[0]
            world.facts.append(PotionDiscarded(slot, world.belt.slots[slot] or ""))
            gains.store(world, slot, question.prompt)
        if question.offer is not None:
            offers.settle(world, world.journey.offers[question.offer])
        answer(world)
