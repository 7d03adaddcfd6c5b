"""What lies before the player, to be taken or bought one thing after the other (R49, R51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.effects import GainPotion
from components.flow import Question, Step
from systems.core.questions import QuestionRule
from systems.run import gains, gold

if TYPE_CHECKING:
    from components.run import Offer
    from systems.core.world import World


class OffersQuestion(QuestionRule):
    """Things are taken one by one, and what is left may be left (R49, R51).

    `again` is the flow that asks for the next.
    """

    least: ClassVar[int] = 0
    again: ClassVar[str]

    def options(self, world: World) -> list[int]:
        """The places of what is left."""
        return [place for place, offer in enumerate(world.journey.offers) if not offer.taken]

    def answer(self, world: World, question: Question) -> None:
        """Take one, or go on."""
        if question.chosen:
            world.enter(self.again)
            self.take(world, question.chosen[0])
        else:
            world.enter("node_done")
            self.go_on(world)

    def take(self, world: World, place: int) -> None:
        """Take the offer at a place, or ask what has to be known for that."""
        raise NotImplementedError

    def go_on(self, world: World) -> None:
        """Nothing more is taken."""


def ask_which(world: World, kind: str, options: list[int], offer: int, back: str, prompt: str = "") -> None:
    """More has to be chosen before an offer is taken; without it, the flow `back` leads to all of them again."""
    world.queue.question = Question(kind, prompt, options, least=0, offer=offer, back=back)


def take(world: World, offer: Offer) -> None:
    """Put what an offer is into the player's hands."""
    offer.taken = True
    player = world.player
    if offer.kind == "gold":
        world.steps.append(gold.gained(world, offer.amount))
    elif offer.kind == "potion":
        world.steps.append(Step(GainPotion(offer.id), player, player, "rule"))
    elif offer.kind == "relic":
        gains.acquire(world, offer.id)
    elif offer.kind == "card":
        gains.gain_card(world, offer.id)


def pay(world: World, offer: Offer) -> None:
    """The Gold is gone, and so is the offer."""
    gold.lose(world, offer.price)
    offer.taken = True
