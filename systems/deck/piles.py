"""Cards move between the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from components.deck.effects import AddCard, DrawCards, MoveCards, SettleCard
from components.effects import Effect
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
from components.limits import MOST_AT_ONCE
from components.terms import Pile
from systems.core.loop import ChoiceNeeded
from systems.core.system import System

if TYPE_CHECKING:
    from components.flow import Step
    from systems.deck.world import DeckWorld


class CommitDrawCards(System["DeckWorld"]):
    """Cards are drawn from the top; the discard pile is shuffled in only when a card has to be drawn (R30).

    Writes Piles.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (DrawCards,)
    former: ClassVar[tuple[str, ...]] = ("Draw",)

    def process(self, step: Step, world: DeckWorld) -> bool:
        """Never ends the step."""
        draw, discard, hand = world.piles.draw, world.piles.discard, world.piles.hand
        facts = world.facts
        for _ in range(step.amount):
            if not draw:
                if not discard:
                    break
                draw.extend(discard)
                discard.clear()
                world.dice.shuffle("shuffles", draw)
                facts.append(PileShuffled(len(draw)))
            card = world.dice.top(draw)
            prefab = world.card(card)
            hand.append(card)
            facts.append(CardDrawn(card, prefab.id))
            if prefab.where == "hand":
                watch_hand(world, card)
        return False


def watch_hand(world: DeckWorld, card: int) -> None:
    """A card that has rules while in hand came or went."""
    if world.card(card).where == "hand":
        world.rulebook.forget()


class CommitAddCard(System["DeckWorld"]):
    """New cards go to the hand, to a random place in the draw pile, or on top of the discard pile (R29); they last
    for this combat (R28).

    Makes Card entities; writes Piles.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (AddCard,)
    former: ClassVar[tuple[str, ...]] = ("MakeCards",)

    def process(self, step: Step[AddCard], world: DeckWorld) -> bool:
        """Never ends the step."""
        effect = step.effect
        for _ in range(min(step.amount, MOST_AT_ONCE)):
            card = world.new_card(effect.card)
            put(world, card, effect.pile)
            world.facts.append(CardAdded(card, effect.card, effect.pile))
        return False


def put(world: DeckWorld, card: int, pile: Pile) -> None:
    """Lay a card on a pile; into the draw pile at a random place (R29)."""
    cards = pile_named(world, pile)
    if pile == "draw":
        cards.insert(world.dice.below("shuffles", len(cards) + 1), card)
    else:
        cards.append(card)
    watch_hand(world, card)


def pile_named(world: DeckWorld, pile: Pile) -> list[int]:
    """The list of cards behind a pile's name."""
    return cast("list[int]", getattr(world.piles, pile))


class CommitMoveCards(System["DeckWorld"]):
    """Cards are moved by choice, at random, or all of them; with fewer cards than asked for, those that are there.

    Asks the player where there is a choice. Writes Piles.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (MoveCards,)
    former: ClassVar[tuple[str, ...]] = ("ShiftCards",)

    def process(self, step: Step[MoveCards], world: DeckWorld) -> bool:
        """End the step if there is nothing to move; stops the queue with a question where the player chooses."""
        effect = step.effect
        cards = pile_named(world, effect.pile)
        count = len(cards) if effect.everything else min(step.amount, len(cards))
        if count <= 0:
            return True
        if count == len(cards):
            chosen = list(cards)
        elif effect.at_random:
            shuffled = list(cards)
            world.dice.shuffle("shuffles", shuffled)
            chosen = shuffled[:count]
        else:
            raise ChoiceNeeded(
                Question(
                    "cards", f"{effect.pile}:{effect.to}", sorted_options(cards, effect.pile), count, count, [], step
                )
            )
        move(world, chosen, effect)
        return False


def sorted_options(cards: list[int], pile: Pile) -> list[int]:
    """What the player may choose from; the draw pile's order is not given away."""
    return sorted(cards) if pile == "draw" else list(cards)


def move(world: DeckWorld, cards: list[int], effect: MoveCards) -> None:
    """Move cards from the effect's pile to where it says."""
    for card in cards:
        pile_named(world, effect.pile).remove(card)
        if effect.to == "exhaust":
            exhaust(world, card)
        elif effect.to == "discard":
            discard(world, card)
        else:
            put(world, card, effect.to)
            world.facts.append(CardMoved(card, world.card(card).id, effect.pile, effect.to))
        if effect.pile == "hand":
            watch_hand(world, card)


def exhaust(world: DeckWorld, card: int) -> None:
    """A card is out for the rest of the combat."""
    world.piles.exhaust.append(card)
    world.facts.append(CardExhausted(card, world.card(card).id))


def discard(world: DeckWorld, card: int) -> None:
    """A card goes on top of the discard pile; an unplayable one with Exhaust is out instead (R28)."""
    prefab = world.card(card)
    if prefab.unplayable and prefab.exhaust:
        exhaust(world, card)
        return
    world.piles.discard.append(card)
    world.facts.append(CardDiscarded(card, prefab.id))


class CommitSettleCard(System["DeckWorld"]):
    """A played card goes to its place when its effects are done: power zone, exhaust or discard pile (R18, R31).

    Writes Piles.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (SettleCard,)
    former: ClassVar[tuple[str, ...]] = ("Settle",)

    def process(self, step: Step[SettleCard], world: DeckWorld) -> bool:
        """Never ends the step."""
        card = step.effect.card
        world.piles.in_play.remove(card)
        prefab = world.card(card)
        if prefab.type == "power":
            world.piles.powers.append(card)
            world.rulebook.forget()
            world.facts.append(PowerRaised(card, prefab.id))
        elif prefab.exhaust:
            exhaust(world, card)
        else:
            discard(world, card)
        return False
