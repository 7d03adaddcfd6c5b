"""What a won combat gives: Gold, and what the game at hand has besides (R36, R37, R49, R50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.facts import OffersMade
from components.run import Offer
from systems.core.questions import ask
from systems.core.rules import QuestionRule
from systems.run import gains, gold
from systems.run.events import finish_choice
from systems.run.offers import OffersQuestion, settle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from components.flow import Question
    from components.prefabs import EncounterPrefab
    from systems.core.world import World


def lay_out(world: World, encounter: str) -> None:
    """Roll the rewards in the order of the screen and ask; what is rolled is fixed from now on (R58). Where a fight
    gives nothing at all the way goes on."""
    met = world.library.encounters[encounter]
    prefab = world.ruleset.reward(world, met)
    if prefab.full_heal:
        gains.heal_fully(world)
    rolled = prefab.gold_least + world.dice.below("rewards", prefab.gold_most - prefab.gold_least + 1)
    paid = gold.of_combat(world, rolled if met.gold is None else met.gold, met.kind)
    offers = [Offer("gold", amount=paid)] if paid else []
    offers += world.ruleset.spoils(world, prefab)
    world.journey.offers = list(_or_gold(world, offers))
    if not world.journey.offers:
        world.enter("node_done")
        finish_choice(world)
        return
    world.facts.append(OffersMade("rewards"))
    ask(world, "rewards")


def gold_range(world: World, met: EncounterPrefab) -> tuple[int, int]:
    """The least and the most Gold of a won combat, as relics let it be now."""
    prefab = world.ruleset.reward(world, met)
    least, most = (prefab.gold_least, prefab.gold_most) if met.gold is None else (met.gold, met.gold)
    least, most = (gold.coming(world, gold.of_combat(world, amount, met.kind)) for amount in (least, most))
    return least, most


def _or_gold(world: World, offers: list[Offer]) -> Iterator[Offer]:
    """The offers, with Gold in the place of those with nothing left to give (R36)."""
    for offer in offers:
        there = offer.id or offer.cards or offer.kind == "gold"
        yield offer if there else Offer("gold", offer.kind, amount=world.ruleset.consolation, either=offer.either)


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
        settle(world, offer)
        world.ruleset.offers[offer.kind].take(world, offer, question.chosen[0])
