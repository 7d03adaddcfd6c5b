"""What lies before the player, to be taken or bought one thing after the other (R49, R51), and the kinds of offers that
every game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.effects import GainPotion
from components.flow import Question, Step, by_rule
from systems.core.rules import OfferRule, QuestionRule
from systems.run import gains, gold

if TYPE_CHECKING:
    from components.run import Offer
    from systems.core.world import World


class GoldOffer(OfferRule["World"]):
    """Gold, where any comes in (R62)."""

    def refusal(self, world: World, offer: Offer) -> str:
        """A relic keeps it away."""
        return gold.refusal(world, offer.amount)

    def take(self, world: World, offer: Offer, which: int = 0) -> None:
        """By the rules of the run."""
        world.steps.append(gold.gained(world, offer.amount))


class PotionOffer(OfferRule["World"]):
    """A potion, where there is a slot for one (R40)."""

    kind: ClassVar[str] = "potions"

    def refusal(self, world: World, offer: Offer) -> str:
        """No slot at all; what is bought needs an empty one."""
        if not world.belt.slots:
            return gains.no_slot(world)
        full = offer.price and None not in world.belt.slots
        return f"Your {world.library.potion} slots are full: throw one away first." if full else ""

    def question(self, world: World, offer: Offer) -> Question | None:
        """With full slots, whose place it takes."""
        slots = world.belt.slots
        return Question("potion_slot", offer.id, list(range(len(slots)))) if None not in slots else None

    def take(self, world: World, offer: Offer, which: int = 0) -> None:
        """Into a free slot."""
        world.steps.append(Step(GainPotion(offer.id), by_rule(world.player)))


class RelicOffer(OfferRule["World"]):
    """A relic, or one of several that a ruler leaves (R50)."""

    kind: ClassVar[str] = "relics"

    def question(self, world: World, offer: Offer) -> Question | None:
        """Which of several."""
        return Question("boss_relic", "", list(range(len(offer.cards)))) if offer.cards else None

    def take(self, world: World, offer: Offer, which: int = 0) -> None:
        """It joins those that are carried."""
        gains.acquire(world, offer.cards[which] if offer.cards else offer.id)


OFFERS: dict[str, OfferRule[World]] = {"gold": GoldOffer(), "potion": PotionOffer(), "relic": RelicOffer()}
"""The kinds of offers that every game has."""


class OffersQuestion(QuestionRule["World"]):
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

    def refusal(self, world: World, question: Question, option: int) -> str:
        """What speaks against one by the rule of its kind."""
        offer = world.journey.offers[option]
        return world.ruleset.offers[offer.kind].refusal(world, offer)

    def take(self, world: World, place: int) -> None:
        """Pay for the offer at a place and take it; or ask what has to be chosen first: nothing leads back to all."""
        offer = world.journey.offers[place]
        rule = world.ruleset.offers[offer.kind]
        asked = rule.question(world, offer)
        if asked is not None:
            asked.least, asked.offer, asked.back = 0, place, self.again
            world.queue.question = asked
            return
        pay(world, offer)
        rule.take(world, offer)

    def go_on(self, world: World) -> None:
        """Nothing more is taken."""


def pay(world: World, offer: Offer) -> None:
    """The Gold is gone, if it costs any, and so is the offer."""
    gold.lose(world, offer.price)
    settle(world, offer)


def settle(world: World, offer: Offer) -> None:
    """The offer is gone, and so are those beside it of which only one can be had."""
    offer.taken = True
    if offer.either:
        for other in world.journey.offers:
            other.taken |= other.either
