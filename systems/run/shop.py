"""The shop: cards, relics, potions and one removal a visit, for Gold (R51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.facts import OffersMade
from components.flow import Question
from components.run import Offer
from systems.run import gold, pools, rewards
from systems.run.acts import shop_here
from systems.run.events import NO_SLOT
from systems.system import Stage

if TYPE_CHECKING:
    from systems.arena import Arena


def open_shop(arena: Arena) -> None:
    """Roll the wares; they are fixed from now on (R58)."""
    shop = shop_here(arena)
    cards = arena.library.cards
    prices = {"common": shop.price.common, "uncommon": shop.price.uncommon, "rare": shop.price.rare}
    offers = [
        Offer("card", card, price=prices[cards[card].rarity])
        for card in pools.class_cards(arena, shop.weights, "shop", shop.cards)
    ]
    offers += [
        Offer("card", card, price=shop.colorless_price) for card in pools.colorless_cards(arena, "shop", shop.colorless)
    ]
    relics: list[str] = []
    for _ in range(shop.relics):
        relic = pools.random_relic(arena, "shop", shop.relic_weights, without=relics)
        if relic:
            relics.append(relic)
    offers += [Offer("relic", relic, price=shop.relic_price) for relic in relics]
    potions = [pools.random_potion(arena, "shop") for _ in range(shop.potions)]
    offers += [Offer("potion", potion, price=shop.potion_price) for potion in potions if potion]
    offers.append(Offer("removal", price=shop.removal_price))
    arena.journey.offers = offers
    arena.facts.append(OffersMade("shop"))
    ask(arena)


def ask(arena: Arena) -> None:
    """What to buy of what is left; nothing more means on."""
    left = [place for place, offer in enumerate(arena.journey.offers) if not offer.taken]
    arena.queue.question = Question("shop", "", left, least=0)


class AskAgain(Stage):
    """What was not bought can still be bought (R51)."""

    def process(self, arena: Arena) -> None:
        """Ask for the next."""
        ask(arena)


class ShopQuestion:
    """What costs more than the Gold is shown and cannot be bought; nothing is bought twice (R51)."""

    def refusal(self, arena: Arena, question: Question, option: int) -> str:
        """Why a thing cannot be bought."""
        offer = arena.journey.offers[option]
        if offer.price > arena.purse.gold:
            return f"It costs {offer.price} Gold; you have {arena.purse.gold}."
        if offer.kind == "potion" and None not in arena.belt.slots:
            return "Your potion slots are full: throw one away first." if arena.belt.slots else NO_SLOT
        if offer.kind == "removal" and not pools.removable(arena):
            return "No card can be removed."
        return ""

    def answer(self, arena: Arena, question: Question) -> None:
        """Pay and take, or go on. A removal is paid when the card is chosen."""
        if not question.chosen:
            arena.enter("node_done")
            return
        arena.enter("more_wares")
        place = question.chosen[0]
        offer = arena.journey.offers[place]
        if offer.kind == "removal":
            cards = pools.removable(arena)
            arena.queue.question = Question("remove", "", cards, least=0, offer=place, back="more_wares")
        else:
            pay(arena, offer)
            rewards.take(arena, offer)


def pay(arena: Arena, offer: Offer) -> None:
    """The Gold is gone, and so is the offer."""
    gold.lose(arena, offer.price)
    offer.taken = True
