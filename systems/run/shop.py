"""The shop: cards, relics, potions and one removal a visit, for Gold (R51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.facts import OffersMade
from components.run import Offer
from systems.core.questions import ask
from systems.run import pools
from systems.run.acts import shop_here
from systems.run.offers import OffersQuestion

if TYPE_CHECKING:
    from components.flow import Question
    from components.prefabs import ShopPrefab
    from systems.core.world import World


def open_shop(world: World) -> None:
    """Roll the wares; they are fixed from now on (R58)."""
    world.journey.offers = world.ruleset.wares(world, shop_here(world))
    world.facts.append(OffersMade("shop"))
    ask(world, "shop")


def relic_wares(world: World, shop: ShopPrefab) -> list[Offer]:
    """Different relics for Gold; fewer if not so many are left."""
    relics: list[str] = []
    for _ in range(shop.relics):
        relic = pools.random_relic(world, "shop", shop.relic_weights, without=relics)
        if relic:
            relics.append(relic)
    return [Offer("relic", relic, price=shop.relic_price) for relic in relics]


def potion_wares(world: World, shop: ShopPrefab) -> list[Offer]:
    """Potions for Gold, drawn anew for each place; none where there are none."""
    potions = [pools.random_potion(world, "shop") for _ in range(shop.potions)]
    return [Offer("potion", potion, price=shop.potion_price) for potion in potions if potion]


class ShopQuestion(OffersQuestion):
    """What costs more than the Gold is shown and cannot be bought; nothing is bought twice (R51)."""

    again: ClassVar[str] = "more_wares"

    def refusal(self, world: World, question: Question, option: int) -> str:
        """Why a thing cannot be bought."""
        price = world.journey.offers[option].price
        if price > world.purse.gold:
            return f"It costs {price} Gold; you have {world.purse.gold}."
        return super().refusal(world, question, option)
