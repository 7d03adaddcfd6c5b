"""Cards move between the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from esper import component_for_entity

from components.cards import Card
from components.effects import MOST_AT_ONCE, AddCard, DrawCards, Effect, MoveCards, SettleCard
from components.facts import (
    CardAdded,
    CardDiscarded,
    CardDrawn,
    CardExhausted,
    CardMoved,
    PileShuffled,
    PowerRaised,
)
from components.flow import Question
from components.terms import Pile
from systems.kernel import ChoiceNeeded
from systems.system import System

if TYPE_CHECKING:
    from components.flow import Step
    from systems.arena import Arena


class Draw(System):
    """Cards are drawn from the top; the discard pile is shuffled in only when a card has to be drawn (R30).

    Writes Piles.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (DrawCards,)

    def process(self, step: Step, arena: Arena) -> bool:
        """Never ends the step."""
        piles = arena.piles
        facts = arena.facts
        for _ in range(step.amount):
            if not piles.draw:
                if not piles.discard:
                    break
                piles.draw.extend(piles.discard)
                piles.discard.clear()
                arena.dice.shuffle("shuffles", piles.draw)
                facts.append(PileShuffled(len(piles.draw)))
            card = arena.dice.top(piles.draw)
            piles.hand.append(card)
            facts.append(CardDrawn(card, component_for_entity(card, Card).prefab))
            watch_hand(arena, card)
        return False


def watch_hand(arena: Arena, card: int) -> None:
    """A card that has rules while in hand came or went."""
    prefab = arena.card(card)
    if prefab.triggers or prefab.modifiers:
        arena.rulebook.forget()


class MakeCards(System):
    """New cards go to the hand, to a random place in the draw pile, or on top of the discard pile (R29); they last
    for this combat (R28).

    Makes Card entities; writes Piles.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (AddCard,)

    def process(self, step: Step, arena: Arena) -> bool:
        """Never ends the step."""
        effect = cast("AddCard", step.effect)
        for _ in range(min(step.amount, MOST_AT_ONCE)):
            card = arena.new_card(effect.card)
            put(arena, card, effect.pile)
            arena.facts.append(CardAdded(card, effect.card, effect.pile))
        return False


def put(arena: Arena, card: int, pile: Pile) -> None:
    """Lay a card on a pile; into the draw pile at a random place (R29)."""
    cards = pile_named(arena, pile)
    if pile == "draw":
        cards.insert(arena.dice.below("shuffles", len(cards) + 1), card)
    else:
        cards.append(card)
    watch_hand(arena, card)


def pile_named(arena: Arena, pile: Pile) -> list[int]:
    """The list of cards behind a pile's name."""
    return cast("list[int]", getattr(arena.piles, pile))


class ShiftCards(System):
    """Cards are moved by choice, at random, or all of them; with fewer cards than asked for, those that are there.

    Asks the player where there is a choice. Writes Piles.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (MoveCards,)

    def process(self, step: Step, arena: Arena) -> bool:
        """End the step if there is nothing to move; stops the queue with a question where the player chooses."""
        effect = cast("MoveCards", step.effect)
        cards = pile_named(arena, effect.pile)
        count = len(cards) if effect.everything else min(step.amount, len(cards))
        if count <= 0:
            return True
        if count == len(cards):
            chosen = list(cards)
        elif effect.at_random:
            shuffled = list(cards)
            arena.dice.shuffle("shuffles", shuffled)
            chosen = shuffled[:count]
        else:
            raise ChoiceNeeded(
                Question(
                    "cards", f"{effect.pile}:{effect.to}", sorted_options(cards, effect.pile), count, count, [], step
                )
            )
        move(arena, chosen, effect)
        return False


def sorted_options(cards: list[int], pile: Pile) -> list[int]:
    """What the player may choose from; the draw pile's order is not given away."""
    return sorted(cards) if pile == "draw" else list(cards)


def move(arena: Arena, cards: list[int], effect: MoveCards) -> None:
    """Move cards from the effect's pile to where it says."""
    for card in cards:
        pile_named(arena, effect.pile).remove(card)
        if effect.to == "exhaust":
            exhaust(arena, card)
        elif effect.to == "discard":
            discard(arena, card)
        else:
            put(arena, card, effect.to)
            arena.facts.append(CardMoved(card, component_for_entity(card, Card).prefab, effect.pile, effect.to))
        if effect.pile == "hand":
            watch_hand(arena, card)


def exhaust(arena: Arena, card: int) -> None:
    """A card is out for the rest of the combat."""
    arena.piles.exhaust.append(card)
    arena.facts.append(CardExhausted(card, component_for_entity(card, Card).prefab))


def discard(arena: Arena, card: int) -> None:
    """A card goes on top of the discard pile; an unplayable one with Exhaust is out instead (R28)."""
    prefab = arena.card(card)
    if prefab.unplayable and prefab.exhaust:
        exhaust(arena, card)
        return
    arena.piles.discard.append(card)
    arena.facts.append(CardDiscarded(card, prefab.id))


class Settle(System):
    """A played card goes to its place when its effects are done: power zone, exhaust or discard pile (R18, R31).

    Writes Piles.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (SettleCard,)

    def process(self, step: Step, arena: Arena) -> bool:
        """Never ends the step."""
        card = cast("SettleCard", step.effect).card
        arena.piles.in_play.remove(card)
        prefab = arena.card(card)
        if prefab.type == "power":
            arena.piles.powers.append(card)
            arena.rulebook.forget()
            arena.facts.append(PowerRaised(card, prefab.id))
        elif prefab.exhaust:
            exhaust(arena, card)
        else:
            discard(arena, card)
        return False
