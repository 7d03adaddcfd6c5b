"""What only the card game offers: cards after fights and in shops, and to have one removed (R49, R51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from components.flow import Question
from components.run import Offer
from systems.core.rules import OfferRule
from systems.deck import gains, pools
from systems.run.offers import OFFERS as SHARED
from systems.run.shop import potion_wares, relic_wares

if TYPE_CHECKING:
    from components.deck.prefabs import DeckRewardPrefab, DeckShopPrefab
    from systems.deck.world import DeckWorld


def spoils(world: DeckWorld, reward: DeckRewardPrefab) -> list[Offer]:
    """One of several cards of the hero's class."""
    if not reward.cards:
        return []
    return [Offer("cards", cards=pools.class_cards(world, reward.weights, "rewards", reward.cards, reward.rare))]


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
        *relic_wares(world, shop),
        *potion_wares(world, shop),
        Offer("removal", price=shop.removal_price),
    ]


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
