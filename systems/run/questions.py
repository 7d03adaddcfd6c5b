"""The questions of a run that belong to no one place: the way, a card of the deck, a potion slot."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from components.effects import RemoveFromDeck
from components.facts import PotionDiscarded
from systems.resolve.answers import answer
from systems.run import gains, shop, travel

if TYPE_CHECKING:
    from components.flow import Question
    from systems.arena import Arena


class WayQuestion:
    """The way goes up, to a node that is joined to this one; never back (R47, R48)."""

    def refusal(self, arena: Arena, question: Question, option: int) -> str:
        """Every exit is open."""
        return ""

    def answer(self, arena: Arena, question: Question) -> None:
        """Enter the node."""
        travel.enter_node(arena, question.chosen[0])


class RemoveQuestion:
    """The chosen card leaves the deck for good (R54, R59)."""

    def refusal(self, arena: Arena, question: Question, option: int) -> str:
        """Only what can be removed is offered."""
        return ""

    def answer(self, arena: Arena, question: Question) -> None:
        """Pay for it where it is an offer; remove it, with what follows from a curse."""
        if question.offer is not None:
            shop.pay(arena, arena.journey.offers[question.offer])
        place = question.chosen[0]
        cursed = arena.library.cards[arena.deck.cards[place]].type == "curse"
        gains.remove_card(arena, place)
        if question.step is not None and cursed:
            arena.push(cast("RemoveFromDeck", question.step.effect).if_curse, question.step)
        answer(arena)


class UpgradeQuestion:
    """The chosen cards are upgraded for good (R32, R54)."""

    def refusal(self, arena: Arena, question: Question, option: int) -> str:
        """Only what can be upgraded is offered."""
        return ""

    def answer(self, arena: Arena, question: Question) -> None:
        """Upgrade them."""
        for place in question.chosen:
            gains.upgrade_card(arena, place)
        answer(arena)


class SlotQuestion:
    """A potion found takes the place of one that is thrown away, or is left (R40)."""

    def refusal(self, arena: Arena, question: Question, option: int) -> str:
        """Every slot can be given up."""
        return ""

    def answer(self, arena: Arena, question: Question) -> None:
        """Throw the old one away and keep the new one, whose name is the prompt."""
        if question.chosen:
            slot = question.chosen[0]
            arena.facts.append(PotionDiscarded(slot, arena.belt.slots[slot] or ""))
            gains.store(arena, slot, question.prompt)
        if question.offer is not None:
            arena.journey.offers[question.offer].taken = True
        answer(arena)
