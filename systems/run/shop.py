"""The shop: things for Gold (R51)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.facts import OffersMade
from systems.core.questions import ask
from systems.run.acts import shop_here
from systems.run.offers import OffersQuestion

if TYPE_CHECKING:
    from components.flow import Question
    from systems.core.world import World


def open_shop(world: World) -> None:
    """Roll the wares; they are fixed from now on (R58)."""
    world.journey.offers = world.ruleset.wares(world, shop_here(world))
    world.facts.append(OffersMade("shop"))
    ask(world, "shop")


class ShopQuestion(OffersQuestion):
    """What costs more than the Gold is shown and cannot be bought; nothing is bought twice (R51)."""

    again: ClassVar[str] = "more_wares"

    def refusal(self, world: World, question: Question, option: int) -> str:
        """Why a thing cannot be bought."""
        price = world.journey.offers[option].price
        if price > world.purse.gold:
            return f"It costs {price} Gold; you have {world.purse.gold}."
        return super().refusal(world, question, option)
