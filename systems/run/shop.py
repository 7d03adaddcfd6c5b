"""The shop: cards, relics, potions and one removal a visit, for Gold (R51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from components.facts import OffersMade
from components.flow import Question
from components.run import Offer
from systems.core.system import Stage
from systems.deck import pools
from systems.run import gold, rewards
from systems.run.acts import shop_here
from systems.run.events import NO_SLOT

if TYPE_CHECKING:
    from systems.core.world import World


def open_shop(world: World) -> None:
    """Roll the wares; they are fixed from now on (R58)."""
    shop = shop_here(world)
    cards = world.library.cards
    prices = {"common": shop.price.common, "uncommon": shop.price.uncommon, "rare": shop.price.rare}
    offers = [
        Offer("card", card, price=prices[cards[card].rarity])
        for card in pools.class_cards(world, shop.weights, "shop", shop.cards)
    ]
    offers += [
        Offer("card", card, price=shop.colorless_price) for card in pools.colorless_cards(world, "shop", shop.colorless)
    ]
    relics: list[str] = []
    for _ in range(shop.relics):
        relic = pools.random_relic(world, "shop", shop.relic_weights, without=relics)
        if relic:
            relics.append(relic)
    offers += [Offer("relic", relic, price=shop.relic_price) for relic in relics]
    potions = [pools.random_potion(world, "shop") for _ in range(shop.potions)]
    offers += [Offer("potion", potion, price=shop.potion_price) for potion in potions if potion]
    offers.append(Offer("removal", price=shop.removal_price))
    world.journey.offers = offers
    world.facts.append(OffersMade("shop"))
    ask(world)


def ask(world: World) -> None:
    """What to buy of what is left; nothing more means on."""
    left = [place for place, offer in enumerate(world.journey.offers) if not offer.taken]
    world.queue.question = Question("shop", "", left, least=0)


class AskAgain(Stage):
    """What was not bought can still be bought (R51)."""

    def process(self, world: World) -> None:
        """Ask for the next."""
        ask(world)


class ShopQuestion:
    """What costs more than the Gold is shown and cannot be bought; nothing is bought twice (R51)."""

    def refusal(self, world: World, question: Question, option: int) -> str:
        """Why a thing cannot be bought."""
        offer = world.journey.offers[option]
        if offer.price > world.purse.gold:
            return f"It costs {offer.price} Gold; you have {world.purse.gold}."
        if offer.kind == "potion" and None not in world.belt.slots:
            return "Your potion slots are full: throw one away first." if world.belt.slots else NO_SLOT
        if offer.kind == "removal" and not pools.removable(world):
            return "No card can be removed."
        return ""

    def answer(self, world: World, question: Question) -> None:
        """Pay and take, or go on. A removal is paid when the card is chosen."""
        if not question.chosen:
            world.enter("node_done")
            return
        world.enter("more_wares")
        place = question.chosen[0]
        offer = world.journey.offers[place]
        if offer.kind == "removal":
            cards = pools.removable(world)
            world.queue.question = Question("remove", "", cards, least=0, offer=place, back="more_wares")
        else:
            pay(world, offer)
            rewards.take(world, offer)


def pay(world: World, offer: Offer) -> None:
    """The Gold is gone, and so is the offer."""
    gold.lose(world, offer.price)
    offer.taken = True
