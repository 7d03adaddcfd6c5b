"""The places of a run: the foot of an act; traps, chests and hidden rooms; temples and shrines (D23)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from esper import component_for_entity

from components.body import Health
from components.effects import BeginFight
from components.facts import BoonFaded, ChoiceTaken, EventMet, OffersMade
from components.flow import Step, by_rule
from components.nodes import NodeKind
from components.run import Offer
from systems.core.questions import ask
from systems.core.rules import QuestionRule
from systems.core.system import Stage
from systems.dice.offers import barred
from systems.run import gains, shop
from systems.run.acts import acts
from systems.run.events import EventQuestion, event_under_way
from systems.run.offers import pay
from systems.run.travel import NODES as SHARED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.dice.boons import BoonPrefab
    from components.flow import Question
    from systems.dice.world import DiceWorld

SHOWN = 3
"""So many blessings or boons lie before the player."""
DEARER = 10
"""So much more Gold does a blessing cost with each act."""


class SetOut(Stage["DiceWorld"]):
    """A run begins with the hero's relics and what the tree gives; with each act fades what was of the last (D24)."""

    def process(self, world: DiceWorld) -> None:
        """Put what is gained into the queue."""
        if world.journey.act:
            fade(world, [boon for boon in world.boons.held if world.library.boons[boon].of_act])
            return
        for node in reversed(world.growth.nodes):
            pickup = world.library.nodes[node].pickup
            if pickup:
                world.push(pickup, Step(pickup[0], by_rule(world.player)))
        for relic in world.hero().relics:
            gains.acquire(world, relic)


class Land(Stage["DiceWorld"]):
    """At the foot of an act there may be a shop; then the way begins (D14)."""

    def process(self, world: DiceWorld) -> None:
        """Ask for the way, or what is bought."""
        if world.journey.act and world.ruleset.shop(world, acts(world)[world.journey.act]):
            shop.open_shop(world)
        else:
            ask(world, "map")


class FadeBoons(Stage["DiceWorld"]):
    """What lasts some combats has one less to last."""

    def process(self, world: DiceWorld) -> None:
        """Those with none left fade."""
        left = world.boons.left
        for boon in left:
            left[boon] -= 1
        fade(world, [boon for boon in world.boons.held if boon in left and not left[boon]])


def fade(world: DiceWorld, boons: Sequence[str]) -> None:
    """Boons have done their work."""
    for boon in boons:
        world.boons.held.remove(boon)
        world.boons.left.pop(boon, None)
        world.facts.append(BoonFaded(boon))
    if boons:
        world.rulebook.forget()


# --- what is met --------------------------------------------------------------------


def meet(world: DiceWorld, kind: str) -> None:
    """One of what can be met at such a node in this act, none twice as long as others are left (D22); nothing that the
    nodes of the run make useless (D15)."""
    here = acts(world)[world.journey.act].id
    events = world.library.events.values()
    fitting = [
        event.id
        for event in events
        if event.at == kind and (not event.acts or here in event.acts) and not barred(world, event)
    ]
    met = world.secrets.met
    fresh = [event for event in fitting if event not in met] or fitting
    if not fresh:
        world.enter("node_done")
        return
    world.journey.event = world.dice.pick("events", fresh)
    met.append(world.journey.event)
    world.facts.append(EventMet(world.journey.event))
    ask(world, "event")


def guard(world: DiceWorld) -> str:
    """The encounter that guards what the player stands before; empty for none."""
    node = world.journey.nodes[world.journey.here]
    return node.encounter if node.kind == "hidden" else ""


class PlaceQuestion(EventQuestion):
    """A choice that would take the last HP, or what is not there, cannot be taken; a guard is fought for anything that
    is to be had (R52, D23)."""

    def answer(self, world: Any, question: Question) -> None:
        """Carry the choice out, after the guard is dead."""
        guarding, chosen = guard(world), question.chosen[0]
        effects = event_under_way(world).choices[chosen].do
        if not guarding or not effects:
            super().answer(world, question)
            return
        world.enter("node_done")
        world.facts.append(ChoiceTaken(world.journey.event, chosen))
        world.push((BeginFight(guarding), *effects), Step(effects[0], by_rule(world.player)))


# --- temples and shrines ------------------------------------------------------------


def lay_boons(world: DiceWorld, kind: str, asks: str) -> None:
    """Three different blessings, or boons by their weights, are shown; they are fixed from now on (R58)."""
    able = [boon for boon in world.library.boons.values() if boon.kind == kind and _fits(world, boon)]
    shown: list[BoonPrefab] = []
    while able and len(shown) < SHOWN:
        drawn = world.dice.pick("offers", [boon for boon in able for _ in range(boon.weight)])
        shown.append(drawn)
        able.remove(drawn)
    world.journey.offers = [Offer("boon", boon.id, amount=_hp(world, boon), price=_gold(world, boon)) for boon in shown]
    world.facts.append(OffersMade(asks))
    ask(world, asks)


def _fits(world: DiceWorld, boon: BoonPrefab) -> bool:
    return not barred(world, boon) and not (boon.once and boon.id in world.boons.held)


def _hp(world: DiceWorld, boon: BoonPrefab) -> int:
    return component_for_entity(world.player, Health).max_hp * boon.price_hp // 100


def _gold(world: DiceWorld, boon: BoonPrefab) -> int:
    return boon.price_gold + DEARER * world.journey.act if boon.price_gold else 0


class BoonsQuestion(QuestionRule["DiceWorld"]):
    """One of what is shown may be had, at its price; 1 HP must be left (D23, D33)."""

    least: ClassVar[int] = 0

    def options(self, world: DiceWorld) -> list[int]:
        """Their places."""
        return list(range(len(world.journey.offers)))

    def refusal(self, world: DiceWorld, question: Question, option: int) -> str:
        """What it costs must be there."""
        offer = world.journey.offers[option]
        return world.ruleset.offers[offer.kind].refusal(world, offer)

    def answer(self, world: DiceWorld, question: Question) -> None:
        """Pay for it; it is given, and the node is done."""
        world.enter("node_done")
        if question.chosen:
            offer = world.journey.offers[question.chosen[0]]
            pay(world, offer)
            world.ruleset.offers[offer.kind].take(world, offer)


NODES = {
    **SHARED,
    "start": replace(SHARED["start"], begin=lambda world: world.enter("set_out")),
    "event": replace(SHARED["event"], begin=partial(meet, kind="event")),
    "trap": NodeKind(
        "Trap",
        "a trap",
        "a roll of the player's own dice, for a reward or for damage",
        partial(meet, kind="trap"),
        text="One roll of your dice, of which you may throw some again. It pays, or it hurts; you may go round.",
    ),
    "treasure": NodeKind(
        "Treasure", "a chest", "a relic or Gold", partial(meet, kind="treasure"), text="A chest: a relic, or Gold."
    ),
    "hidden": NodeKind(
        "Hidden room",
        "a room that nobody was to find",
        "found from beside it; a rich reward, at times with a guard",
        partial(meet, kind="hidden"),
        text="Somebody walled this up. It was worth it to him.",
    ),
    "temple": NodeKind(
        "Temple",
        "a temple",
        "one of three blessings for HP or Gold",
        partial(lay_boons, kind="blessing", asks="temple"),
        text="One of three blessings for the rest of the run, for HP or Gold.",
    ),
    "shrine": NodeKind(
        "Shrine",
        "a shrine",
        "one of three boons",
        partial(lay_boons, kind="boon", asks="shrine"),
        text="One of three boons for the rest of the run.",
    ),
}
"""The kinds of node of the dice game."""
