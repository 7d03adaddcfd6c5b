"""The shop: cards, relics, potions and one removal a visit, for Gold (R51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.facts import OffersMade
from components.run import Offer
from systems.core.questions import ask
from systems.deck import pools
from systems.run.acts import shop_here
from systems.run.events import NO_SLOT
from systems.run.offers import OffersQuestion, ask_which, pay, take

if TYPE_CHECKING:
    from components.flow import Question
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
    ask(world, "shop")


class ShopQuestion(OffersQuestion):
    """What costs more than the Gold is shown and cannot be bought; nothing is bought twice (R51)."""

    again: ClassVar[str] = "more_wares"

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

    def take(self, world: World, place: int) -> None:
        """Pay and take. A removal is paid when the card is chosen."""
        offer = world.journey.offers[place]
        if offer.kind == "removal":
            ask_which(world, "remove", pools.removable(world), place, self.again)
        else:
            pay(world, offer)
            take(world, offer)
