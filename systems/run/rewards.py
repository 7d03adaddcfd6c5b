"""What a won combat gives: Gold, potions, a relic, a card, and a boss's relic (R36, R37, R49, R50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.facts import OffersMade
from components.run import Offer
from systems.core.questions import ask
from systems.core.rules import QuestionRule
from systems.run import gains, gold, pools
from systems.run.events import finish_choice
from systems.run.offers import OffersQuestion

if TYPE_CHECKING:
    from collections.abc import Iterator

    from components.flow import Question
    from components.prefabs import EncounterPrefab
    from systems.core.world import World


def lay_out(world: World, encounter: str) -> None:
    """Roll the rewards in the order of the screen and ask; what is rolled is fixed from now on (R58)."""
    met = world.library.encounters[encounter]
    prefab = world.library.rewards[met.kind]
    if prefab.full_heal:
        gains.heal_fully(world)
    dice = world.dice
    rolled = prefab.gold_least + dice.below("rewards", prefab.gold_most - prefab.gold_least + 1)
    paid = gold.of_combat(world, rolled if met.gold is None else met.gold, met.kind)
    offers = [Offer("gold", amount=paid)] if paid else []
    falling = [dice.below("potions", 100) < prefab.potion_chance for _ in range(prefab.potions)]
    potions = [pools.random_potion(world, "potions") for falls in falling if falls]
    offers += [Offer("potion", potion) for potion in potions]
    relics: list[str] = []
    for _ in range(prefab.relics):
        relics.append(pools.random_relic(world, "relics", prefab.relic_weights, without=relics))
    offers += [Offer("relic", relic) for relic in relics]
    offers += world.ruleset.spoils(world, prefab)
    if prefab.boss_relics:
        ruler = pools.boss_relics(world, "relics", prefab.boss_relics)
        offers.append(Offer("relic", cards=ruler))
    world.journey.offers = list(_or_gold(offers))
    world.facts.append(OffersMade("rewards"))
    ask(world, "rewards")


def gold_range(world: World, met: EncounterPrefab) -> tuple[int, int]:
    """The least and the most Gold of a won combat, as relics let it be now."""
    prefab = world.library.rewards[met.kind]
    least, most = (prefab.gold_least, prefab.gold_most) if met.gold is None else (met.gold, met.gold)
    least, most = (gold.coming(world, gold.of_combat(world, amount, met.kind)) for amount in (least, most))
    return least, most


def _or_gold(offers: list[Offer]) -> Iterator[Offer]:
    """The offers, with Gold in the place of those with nothing left to give (R36)."""
    for offer in offers:
        there = offer.id or offer.cards or offer.kind == "gold"
        yield offer if there else Offer("gold", offer.kind, amount=gold.NOTHING_LEFT)


class RewardsQuestion(OffersQuestion):
    """Rewards are taken one by one, and may be left (R49)."""

    again: ClassVar[str] = "more_rewards"

    def go_on(self, world: World) -> None:
        """What a choice still had to do when it began the fight comes now (R52)."""
        finish_choice(world)


class PickQuestion(QuestionRule["World"]):
    """One of the cards, or of a boss's relics; none leaves the choice open (R49, R50)."""

    def answer(self, world: World, question: Question) -> None:
        """The one that was picked is taken, and the offer with it."""
        offer = world.journey.offers[question.offer or 0]
        offer.taken = True
        world.ruleset.offers[offer.kind].take(world, offer, question.chosen[0])
