"""What a won combat gives: Gold, potions, a relic, a card, and a boss's relic (R36, R37, R49, R50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.effects import GainGold, GainPotion
from components.facts import OffersMade
from components.flow import Question, QuestionKind, Step
from components.run import Offer
from systems.run import gains, pools
from systems.system import Stage

if TYPE_CHECKING:
    from systems.arena import Arena


def lay_out(arena: Arena, encounter: str) -> None:
    """Roll the rewards in the order of the screen and ask; what is rolled is fixed from now on (R58)."""
    met = arena.library.encounters[encounter]
    prefab = arena.library.rewards[met.kind]
    if prefab.full_heal:
        gains.heal_fully(arena)
    dice = arena.dice
    gold = prefab.gold_least + dice.below("rewards", prefab.gold_most - prefab.gold_least + 1)
    offers = [Offer("gold", amount=gold if met.gold is None else met.gold)]
    for _ in range(prefab.potions):
        if dice.below("potions", 100) < prefab.potion_chance:
            potion = pools.random_potion(arena, "potions")
            if potion:
                offers.append(Offer("potion", potion))
    for _ in range(prefab.relics):
        relic = pools.random_relic(arena, "relics", arena.library.shops["shop"].relic_weights)
        offers.append(Offer("relic", relic) if relic else Offer("gold", amount=gains.NOTHING_LEFT))
    cards = pools.class_cards(arena, prefab.weights, "rewards", prefab.cards, prefab.rare)
    if cards:
        offers.append(Offer("cards", cards=cards))
    if prefab.boss_relics:
        relics = pools.boss_relics(arena, "relics", prefab.boss_relics)
        offers.append(Offer("relic", cards=relics) if relics else Offer("gold", amount=gains.NOTHING_LEFT))
    arena.journey.offers = offers
    arena.facts.append(OffersMade("rewards"))
    ask(arena)


def ask(arena: Arena) -> None:
    """What to take next of what is left; nothing more means on."""
    left = [place for place, offer in enumerate(arena.journey.offers) if not offer.taken]
    arena.queue.question = Question("rewards", "", left, least=0)


class AskAgain(Stage):
    """What is left of the rewards lies there still (R49)."""

    def process(self, arena: Arena) -> None:
        """Ask for the next."""
        ask(arena)


class RewardsQuestion:
    """Rewards are taken one by one, and may be left (R49)."""

    def refusal(self, arena: Arena, question: Question, option: int) -> str:
        """Every reward can be taken."""
        return ""

    def answer(self, arena: Arena, question: Question) -> None:
        """Take one, or go on."""
        if not question.chosen:
            arena.clock.flow, arena.clock.at = "node_done", 0
            return
        place = question.chosen[0]
        offer = arena.journey.offers[place]
        if offer.cards:
            kind: QuestionKind = "reward_card" if offer.kind == "cards" else "boss_relic"
            arena.queue.question = Question(kind, str(place), list(range(len(offer.cards))), least=0)
            return
        take(arena, offer)
        arena.clock.flow, arena.clock.at = "more_rewards", 0


def take(arena: Arena, offer: Offer) -> None:
    """Put what an offer is into the player's hands."""
    offer.taken = True
    player = arena.player
    if offer.kind == "gold":
        step = Step(GainGold(offer.amount), player, player, "rule")
        gains.gain_gold(arena, offer.amount, step, of="combat_gold")
    elif offer.kind == "potion":
        arena.steps.append(Step(GainPotion(offer.id), player, player, "rule"))
    elif offer.kind == "relic":
        gains.acquire(arena, offer.id)
    elif offer.kind == "card":
        gains.gain_card(arena, offer.id)


class PickQuestion:
    """One of the cards, or of a boss's relics; none leaves the choice open (R49, R50)."""

    def refusal(self, arena: Arena, question: Question, option: int) -> str:
        """Every one can be taken."""
        return ""

    def answer(self, arena: Arena, question: Question) -> None:
        """Take it, and back to the rest of the rewards."""
        offer = arena.journey.offers[int(question.prompt)]
        if question.chosen:
            offer.taken = True
            picked = offer.cards[question.chosen[0]]
            if offer.kind == "cards":
                gains.gain_card(arena, picked)
            else:
                gains.acquire(arena, picked)
        arena.clock.flow, arena.clock.at = "more_rewards", 0
