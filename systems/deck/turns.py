"""The stages of the player's turn that only the card game has: the hand is drawn, and laid away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity

from components.deck.effects import DrawCards
from components.facts import CardDrawn
from components.flow import Step, by_rule
from components.items import Hero
from systems.core.system import Stage
from systems.deck import piles
from systems.resolve.answers import answer

if TYPE_CHECKING:
    from systems.deck.world import DeckWorld


class DrawHand(Stage["DeckWorld"]):
    """The player draws 5 cards, in the first turn of a set-up fight the hand that was laid out (R10.7)."""

    def process(self, world: DeckWorld) -> None:
        """Queue the draw."""
        opening = world.piles.opening
        if opening is not None:
            world.piles.opening = None
            for card in opening:
                world.piles.hand.append(card)
                world.facts.append(CardDrawn(card, world.card(card).id))
                piles.watch_hand(world, card)
            answer(world)
            return
        hero = world.library.heroes[component_for_entity(world.player, Hero).prefab]
        world.steps.append(Step(DrawCards(hero.draw), by_rule(world.player)))


class EmptyHand(Stage["DeckWorld"]):
    """Ethereal cards in hand exhaust, then the hand goes to the discard pile, left to right (R11.2)."""

    def process(self, world: DeckWorld) -> None:
        """Nothing stays in the hand."""
        hand = list(world.piles.hand)
        world.piles.hand.clear()
        for card in hand:
            if world.card(card).ethereal:
                piles.exhaust(world, card)
        for card in hand:
            if not world.card(card).ethereal:
                piles.discard(world, card)
            piles.watch_hand(world, card)
        answer(world)
