"""The questions about cards: which to move in a combat, which of the deck to remove or to upgrade."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from components.deck.cards import Card
from components.deck.effects import MoveCards, RemoveFromDeck
from systems.core.rules import QuestionRule
from systems.deck import gains
from systems.deck.piles import move
from systems.resolve.answers import answer
from systems.run import offers

if TYPE_CHECKING:
    from components.flow import Question
    from systems.deck.world import DeckWorld


class CardsQuestion(QuestionRule["DeckWorld"]):
    """The chosen cards are moved, then the effect's triggers act."""

    entities: ClassVar[type | None] = Card

    def answer(self, world: DeckWorld, question: Question) -> None:
        """The chosen cards are moved, and triggers answer."""
        if question.step is not None:
            move(world, question.chosen, cast("MoveCards", question.step.effect))
            answer(world, question.step.trail)


class RemoveQuestion(QuestionRule["DeckWorld"]):
    """The chosen card leaves the deck for good (R54, R59)."""

    def answer(self, world: DeckWorld, question: Question) -> None:
        """Pay for it where it is an offer; remove it, with what follows from a curse."""
        if question.offer is not None:
            offers.pay(world, world.journey.offers[question.offer])
        place = question.chosen[0]
        cursed = world.library.cards[world.deck.cards[place]].type == "curse"
        gains.remove_card(world, place)
        if question.step is not None and cursed:
            world.push(cast("RemoveFromDeck", question.step.effect).if_curse, question.step)
        answer(world)


class UpgradeQuestion(QuestionRule["DeckWorld"]):
    """The chosen cards are upgraded for good (R32, R54)."""

    def answer(self, world: DeckWorld, question: Question) -> None:
        """The chosen cards of the deck are upgraded."""
        for place in question.chosen:
            gains.upgrade_card(world, place)
        answer(world)
