"""Events: a story and its choices, made of the same effects as cards (R52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity

from components.body import Health
from components.effects import LoseGold, LoseHp, RemoveFromDeck, UpgradeCards
from components.facts import ChoiceTaken, EventMet
from components.flow import Question, Step
from systems.run import pools

if TYPE_CHECKING:
    from components.effects import AnyEffect
    from components.prefabs import EventPrefab
    from systems.arena import Arena


def meet_event(arena: Arena) -> None:
    """The next event out of the bag; a new bag is shuffled when it is empty."""
    journey = arena.journey
    if not journey.bag:
        names = list(arena.library.events)
        places = list(range(len(names)))
        arena.dice.shuffle("events", places)
        journey.bag = [names[place] for place in places]
    journey.event = journey.bag.pop(0)
    arena.facts.append(EventMet(journey.event))
    choices = arena.library.events[journey.event].choices
    arena.queue.question = Question("event", "", list(range(len(choices))))


def event_under_way(arena: Arena) -> EventPrefab:
    """The event that asks."""
    return arena.library.events[arena.journey.event]


class EventQuestion:
    """A choice that would take the last HP, or what is not there, cannot be taken (R52)."""

    def refusal(self, arena: Arena, question: Question, option: int) -> str:
        """Why a choice cannot be taken."""
        for effect in event_under_way(arena).choices[option].do:
            reason = lacking(arena, effect)
            if reason:
                return reason
        return ""

    def answer(self, arena: Arena, question: Question) -> None:
        """Carry the choice out; then the node is done."""
        arena.clock.flow, arena.clock.at = "node_done", 0
        choice = question.chosen[0]
        effects = event_under_way(arena).choices[choice].do
        arena.facts.append(ChoiceTaken(arena.journey.event, choice))
        if effects:
            arena.push(effects, Step(effects[0], arena.player, arena.player, "rule"))


def lacking(arena: Arena, effect: AnyEffect) -> str:
    """What is missing for an effect, as a player understands it; empty if nothing is."""
    if isinstance(effect, LoseHp) and isinstance(effect.amount, int) and not effect.leave:
        if component_for_entity(arena.player, Health).hp <= effect.amount:
            return f"You would not survive losing {effect.amount} HP."
    elif isinstance(effect, LoseGold) and isinstance(effect.amount, int):
        if arena.purse.gold < effect.amount:
            return f"You have only {arena.purse.gold} Gold."
    elif isinstance(effect, UpgradeCards):
        if not pools.upgradable(arena):
            return "No card of yours can be upgraded."
    elif isinstance(effect, RemoveFromDeck):
        if effect.which == "curses" and not pools.curses(arena):
            bound = pools.curses_bound(arena)
            return "Your curses are bound to you." if bound else "You carry no curse."
        if not pools.removable(arena):
            return "No card of yours can be removed."
    return ""
