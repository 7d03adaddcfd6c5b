"""What lies before the player after fights and in shops: relics, consumables, gifts, services (D15, D36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from esper import component_for_entity

from components.body import Health
from components.dice.effects import Practise
from components.dice.prefabs import DiceRelicPrefab
from components.dice.run_effects import GainBoon
from components.effects import Heal, LoseHp
from components.flow import Question, Step, by_rule
from components.run import Offer
from systems.core.rules import OfferRule
from systems.dice import tree
from systems.resolve.amounts import holds
from systems.resolve.modifiers import of_player
from systems.run import gold, pools
from systems.run.acts import shop_here
from systems.run.offers import OFFERS as SHARED

if TYPE_CHECKING:
    from components.dice.prefabs import ConsumablePrefab, DiceActPrefab, DiceEncounterPrefab
    from components.dice.run_prefabs import DiceRewardPrefab, DiceShopPrefab, GiftPrefab, RelicWares, Skip
    from components.effect import Effect
    from components.run_prefabs import Prices
    from systems.dice.world import DiceWorld

PARTS = 2
"""How likely a relic is offered that is as useful in all acts."""
LEANING = (3, 2, 1)
"""How likely one is that is of most use early, by acts."""
HALF = 2


def barred(world: DiceWorld, prefab: Any) -> bool:
    """Whether the nodes of the run keep a thing away, since it is of use for what they take."""
    bars = tree.bars(world.library, world.growth.nodes)
    return any(word in bars for word in prefab.about)


def offered(world: DiceWorld, prefab: DiceRelicPrefab | ConsumablePrefab) -> int:
    """How likely a thing is offered, in parts of all: no relic twice, none of the heroes' own, nothing barred."""
    if barred(world, prefab):
        return 0
    if not isinstance(prefab, DiceRelicPrefab):
        return 1
    if prefab.rarity not in pools.RARITIES or prefab.id in pools.owned_relics(world):
        return 0
    return LEANING[min(world.journey.act, len(LEANING) - 1)] if prefab.early else PARTS


# --- after a fight ------------------------------------------------------------------


def reward(world: DiceWorld, met: DiceEncounterPrefab) -> DiceRewardPrefab:
    """What a won fight gives: what its encounter names, else what is usual for its kind; a guard's is its room."""
    guards = world.journey.nodes[world.journey.here].kind == "hidden"
    return world.library.rewards[met.reward or ("guard" if guards else met.kind)]


def spoils(world: DiceWorld, prize: DiceRewardPrefab) -> list[Offer]:
    """A relic, a consumable, or a gift with some Gold: one of them (D15)."""
    offers: list[Offer] = []
    if prize.relic:
        offers.append(Offer("relic", pools.random_relic(world, "relics", None, rarity=prize.relic)))
    if prize.consumable is not None:
        rarity = pools.roll_rarity(world, prize.consumable, "potions")
        offers.append(Offer("potion", pools.random_potion(world, "potions", rarity)))
    if prize.skip is not None:
        offers.append(_gift(world, prize.skip))
    for offer in offers:
        offer.either = len(offers) > 1
    return offers


def _gift(world: DiceWorld, skip: Skip) -> Offer:
    amount = skip.gold_least + world.dice.below("gifts", skip.gold_most - skip.gold_least + 1)
    gifts = world.library.gifts
    gift = gifts[world.dice.pick("gifts", list(gifts))] if gifts else None
    while gift is not None and gift.instead and barred(world, gift):
        gift = gifts[gift.instead]
    return Offer("gift", "" if gift is None else gift.id, amount)


class GiftOffer(OfferRule["DiceWorld"]):
    """Some Gold and a small thing for whoever takes neither relic nor consumable (D15)."""

    kind: ClassVar[str] = "gifts"

    def take(self, world: DiceWorld, offer: Offer, which: int = 0) -> None:
        """The Gold, then the gift."""
        given = what_comes(world, world.library.gifts[offer.id])
        world.push(given, Step(given[0], by_rule(world.player)))
        world.steps.append(gold.gained(world, offer.amount))


def what_comes(world: DiceWorld, gift: GiftPrefab) -> list[Effect]:
    """What a gift does as things stand."""
    step = Step(gift.do[0], by_rule(world.player))
    fits = gift.needs is None or holds(gift.needs, step, world)
    return [_healing(world, effect) for effect in (gift.do if fits else gift.otherwise)]


def _healing(world: DiceWorld, effect: Effect) -> Effect:
    if isinstance(effect, Heal) and isinstance(effect.amount, int):
        return Heal(of_player(world, "gift_heal", effect.amount))
    return effect


# --- in a shop ----------------------------------------------------------------------


def shop(world: DiceWorld, act: DiceActPrefab) -> str:
    """The shop where the player stands: that of the landing at the foot of an act, else the act's."""
    at_foot = world.journey.nodes[world.journey.here].kind == "start"
    return act.landing if at_foot else act.shop


def wares(world: DiceWorld, stall: DiceShopPrefab) -> list[Offer]:
    """Relics and consumables, one service, and once other wares (D15, D36)."""
    offers = goods(world, stall)
    if stall.service is not None:
        offers.append(Offer("service", amount=stall.service.chips, price=asking(world, stall.service.price)))
    if stall.restock:
        offers.append(Offer("restock", price=asking(world, stall.restock)))
    return offers


def goods(world: DiceWorld, stall: DiceShopPrefab) -> list[Offer]:
    """The relics and consumables of a shop, drawn anew."""
    relics: list[str] = []
    for number, some in enumerate(stall.relics):
        count = some.count if number else of_player(world, "relic_wares", some.count)
        relics += _relics(world, some, count, relics)
    bargains = of_player(world, "bargains", 0)
    offers = [Offer("relic", relic, price=relic_price(world, stall.price, relic)) for relic in relics]
    for offer in offers[:bargains]:
        offer.price //= HALF
    rarities = pools.different(world, list(pools.RARITIES), "shop", stall.potions)
    rarities = sorted(rarities, key=pools.RARITIES.index)
    potions: list[str] = []
    for rarity in [*rarities, *["random"] * (stall.potions - len(rarities))]:
        left = [potion for potion in pools.potions_of(world, rarity) if potion not in potions]
        left = left or [potion for potion in pools.potions_of(world, "random") if potion not in potions]
        potions += [world.dice.pick("shop", left)] if left else []
    prices = world.library.potions
    return offers + [Offer("potion", potion, price=asking(world, prices[potion].price)) for potion in potions]


def _relics(world: DiceWorld, some: RelicWares, count: int, without: list[str]) -> list[str]:
    """Different relics; the last of them common where too few are. Fewer if not so many are left."""
    relics = world.library.relics
    chosen: list[str] = []
    for place in range(count):
        rarity = pools.roll_rarity(world, some.weights, "shop")
        have = sum(relics[relic].rarity == "common" for relic in chosen)
        if count - place <= some.common - have:
            rarity = "common"
        for near in pools.nearest_first(rarity):
            relic = pools.random_relic(world, "shop", None, without=[*without, *chosen], rarity=near)
            if relic:
                chosen.append(relic)
                break
    return chosen


def relic_price(world: DiceWorld, price: Prices, relic: str) -> int:
    """What a relic costs, as rules let it be."""
    asked: int = getattr(price, world.library.relics[relic].rarity)
    return asking(world, of_player(world, "relic_price", asked))


def asking(world: DiceWorld, price: int) -> int:
    """What a shop asks, as rules let it be."""
    return of_player(world, "price", price)


class BoonOffer(OfferRule["DiceWorld"]):
    """A blessing for HP or Gold, or a boon for nothing; 1 HP must be left (D23, D33)."""

    kind: ClassVar[str] = "boons"

    def refusal(self, world: DiceWorld, offer: Offer) -> str:
        """What it costs must be there."""
        if offer.price > world.purse.gold:
            return f"It costs {offer.price} Gold; you have {world.purse.gold}."
        hp = component_for_entity(world.player, Health).hp
        return f"You would not survive losing {offer.amount} HP." if offer.amount >= hp else ""

    def take(self, world: DiceWorld, offer: Offer, which: int = 0) -> None:
        """The HP are paid, then it is given."""
        given = GainBoon(offer.id)
        paid = (LoseHp(offer.amount),) if offer.amount else ()
        world.push((*paid, given), Step(given, by_rule(world.player)))


class ServiceOffer(OfferRule["DiceWorld"]):
    """A hand of the player's choice gains chips, for Gold (D36)."""

    def question(self, world: DiceWorld, offer: Offer) -> Question | None:
        """Which hand; it is paid for when one is chosen."""
        step = Step(Practise(offer.amount), by_rule(world.player))
        return Question("practice", "", list(range(len(world.library.hands))), step=step)


class RestockOffer(OfferRule["DiceWorld"]):
    """Other wares are brought, once a visit, in place of all that is left (D36)."""

    def take(self, world: DiceWorld, offer: Offer, which: int = 0) -> None:
        """What has been sold stays sold; the service stays as it is."""
        fresh = goods(world, world.library.shops[shop_here(world).id])
        stays = [other for other in world.journey.offers if other.kind in ("service", "restock")]
        world.journey.offers = [*fresh, *stays]


OFFERS: dict[str, OfferRule[Any]] = {
    **SHARED,
    "gift": GiftOffer(),
    "boon": BoonOffer(),
    "service": ServiceOffer(),
    "restock": RestockOffer(),
}
"""The kinds of offers of the dice game."""
