"""What only the card game offers: cards after fights and in shops, and to have one removed (R49, R51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from components.flow import Question
from components.run import Offer
from systems.core.rules import OfferRule
from systems.deck import gains, pools
from systems.run.offers import OFFERS as SHARED
from systems.run.pools import random_potion, random_relic

if TYPE_CHECKING:
    from components.deck.prefabs import DeckRewardPrefab, DeckShopPrefab
    from systems.deck.world import DeckWorld


def spoils(world: DeckWorld, reward: DeckRewardPrefab) -> list[Offer]:
    """Potions that fall, relics, one of several cards of the hero's class, one of a ruler's relics (R36, R49, R50)."""
    falling = [world.dice.below("potions", 100) < reward.potion_chance for _ in range(reward.potions)]
    offers = [Offer("potion", random_potion(world, "potions")) for falls in falling if falls]
    relics: list[str] = []
    for _ in range(reward.relics):
        relics.append(random_relic(world, "relics", reward.relic_weights, without=relics))
    offers += [Offer("relic", relic) for relic in relics]
    if reward.cards:
        cards = pools.class_cards(world, reward.weights, "rewards", reward.cards, reward.rare)
        offers.append(Offer("cards", cards=cards))
    if reward.boss_relics:
        offers.append(Offer("relic", cards=pools.boss_relics(world, "relics", reward.boss_relics)))
    return offers


def wares(world: DeckWorld, shop: DeckShopPrefab) -> list[Offer]:
    """Cards of the class and of none, relics, potions, and one removal."""
    cards = world.library.cards
    prices = {"common": shop.price.common, "uncommon": shop.price.uncommon, "rare": shop.price.rare}
    return [
        *(
            Offer("card", card, price=prices[cards[card].rarity])
            for card in pools.class_cards(world, shop.weights, "shop", shop.cards)
        ),
        *(
            Offer("card", card, price=shop.colorless_price)
            for card in pools.colorless_cards(world, "shop", shop.colorless)
        ),
        *_relics(world, shop),
        *_potions(world, shop),
        Offer("removal", price=shop.removal_price),
    ]


def _relics(world: DeckWorld, shop: DeckShopPrefab) -> list[Offer]:
    """Different relics for Gold; fewer if not so many are left."""
    relics: list[str] = []
    for _ in range(shop.relics):
        relic = random_relic(world, "shop", shop.relic_weights, without=relics)
        if relic:
            relics.append(relic)
    return [Offer("relic", relic, price=shop.relic_price) for relic in relics]


def _potions(world: DeckWorld, shop: DeckShopPrefab) -> list[Offer]:
    """Potions for Gold, drawn anew for each place; none where there are none."""
    potions = [random_potion(world, "shop") for _ in range(shop.potions)]
    return [Offer("potion", potion, price=shop.potion_price) for potion in potions if potion]


class CardOffer(OfferRule["DeckWorld"]):
    """A card for the deck."""

    kind: ClassVar[str] = "cards"

    def take(self, world: DeckWorld, offer: Offer, which: int = 0) -> None:
        """It joins the deck."""
        gains.gain_card(world, offer.id)


class CardsOffer(OfferRule["DeckWorld"]):
    """One of several cards (R49)."""

    kind: ClassVar[str] = "cards"

    def question(self, world: DeckWorld, offer: Offer) -> Question | None:
        """Which of its cards."""
        return Question("reward_card", "", list(range(len(offer.cards))))

    def take(self, world: DeckWorld, offer: Offer, which: int = 0) -> None:
        """It joins the deck."""
        gains.gain_card(world, offer.cards[which])


class RemovalOffer(OfferRule["DeckWorld"]):
    """A card is removed, where one can be (R51, R59)."""

    def refusal(self, world: DeckWorld, offer: Offer) -> str:
        """The last card stays, and so do bound curses."""
        return "" if pools.removable(world) else "No card can be removed."

    def question(self, world: DeckWorld, offer: Offer) -> Question | None:
        """Which card; it is paid for when one is chosen."""
        return Question("remove", "", pools.removable(world))


OFFERS: dict[str, OfferRule[Any]] = {
    **SHARED,
    "card": CardOffer(),
    "cards": CardsOffer(),
    "removal": RemovalOffer(),
}
"""The kinds of offers of the card game."""
