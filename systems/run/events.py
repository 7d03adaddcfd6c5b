"""Events: a story and its choices, made of the same effects as cards (R52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity, try_remove_component

from components.body import Health
from components.effects import GainPotion, LoseGold, LoseHp, RemoveFromDeck, UpgradeCards
from components.facts import ChoiceTaken, EventMet
from components.flow import Question, Step
from components.run import Aftermath
from systems.kernel import measure
from systems.run import pools

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.effects import AnyEffect
    from components.prefabs import EventPrefab
    from systems.arena import Arena

NO_SLOT = "You have no potion slots."


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
        return lacking(arena, event_under_way(arena).choices[option].do)

    def answer(self, arena: Arena, question: Question) -> None:
        """Carry the choice out; then the node is done."""
        arena.enter("node_done")
        choice = question.chosen[0]
        effects = event_under_way(arena).choices[choice].do
        arena.facts.append(ChoiceTaken(arena.journey.event, choice))
        if effects:
            arena.push(effects, Step(effects[0], arena.player, arena.player, "rule"))


def finish_choice(arena: Arena) -> None:
    """Queue what a choice still had to do when it began a fight."""
    left = try_remove_component(arena.player, Aftermath)
    if left is not None:
        arena.push(left.effects, Step(left.effects[0], arena.player, arena.player, "rule"))


def lacking(arena: Arena, effects: Sequence[AnyEffect]) -> str:
    """What is missing for a choice's effects, as a player understands it; empty if nothing is."""
    lost = _total(arena, [effect for effect in effects if isinstance(effect, LoseHp) and not effect.leave])
    if lost and lost >= component_for_entity(arena.player, Health).hp:
        return f"You would not survive losing {lost} HP."
    if _total(arena, [effect for effect in effects if isinstance(effect, LoseGold)]) > arena.purse.gold:
        return f"You have only {arena.purse.gold} Gold."
    return next(filter(None, (_not_there(arena, effect) for effect in effects)), "")


def _total(arena: Arena, effects: Sequence[LoseHp | LoseGold]) -> int:
    """How much is lost in all, as it stands now."""
    return sum(measure(arena, Step(effect, arena.player, arena.player, "rule")) for effect in effects)


def _not_there(arena: Arena, effect: AnyEffect) -> str:
    """Why there is nothing that an effect could act on."""
    if isinstance(effect, GainPotion) and not arena.belt.slots:
        return NO_SLOT
    if isinstance(effect, UpgradeCards) and not pools.upgradable(arena):
        return "No card of yours can be upgraded."
    if isinstance(effect, RemoveFromDeck):
        if effect.which == "curses" and not pools.curses(arena):
            return pools.nothing_to_remove(arena, "curses")
        if not pools.removable(arena):
            return pools.nothing_to_remove(arena, effect.which)
    return ""
