"""Events: a story and its choices, made of the same effects as cards (R52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from esper import component_for_entity, try_remove_component

from components.body import Health
from components.effects import LoseGold, LoseHp
from components.facts import ChoiceTaken, EventMet
from components.flow import Step, by_rule
from components.run import Aftermath
from systems.core.loop import measure
from systems.core.questions import ask
from systems.core.rules import QuestionRule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from components.effects import Effect
    from components.flow import Question
    from components.prefabs import EventPrefab
    from systems.core.world import World


def meet_event(world: World) -> None:
    """The next event out of the bag; a new bag is shuffled when it is empty."""
    journey = world.journey
    if not journey.bag:
        names = list(world.library.events)
        places = list(range(len(names)))
        world.dice.shuffle("events", places)
        journey.bag = [names[place] for place in places]
    journey.event = journey.bag.pop(0)
    world.facts.append(EventMet(journey.event))
    ask(world, "event")


def event_under_way(world: World) -> EventPrefab:
    """The event that asks."""
    return world.library.events[world.journey.event]


class EventQuestion(QuestionRule["World"]):
    """A choice that would take the last HP, or what is not there, cannot be taken (R52)."""

    def options(self, world: World) -> list[int]:
        """The choices of the event under way, by place."""
        return list(range(len(event_under_way(world).choices)))

    def refusal(self, world: World, question: Question, option: int) -> str:
        """Why a choice cannot be taken."""
        return lacking(world, event_under_way(world).choices[option].do)

    def answer(self, world: World, question: Question) -> None:
        """Carry the choice out; then the node is done."""
        world.enter("node_done")
        choice = question.chosen[0]
        effects = event_under_way(world).choices[choice].do
        world.facts.append(ChoiceTaken(world.journey.event, choice))
        if effects:
            world.push(effects, Step(effects[0], by_rule(world.player)))


def finish_choice(world: World) -> None:
    """Queue what a choice still had to do when it began a fight."""
    left = try_remove_component(world.player, Aftermath)
    if left is not None:
        world.push(left.effects, Step(left.effects[0], by_rule(world.player)))


def lacking(world: World, effects: Sequence[Effect]) -> str:
    """What is missing for a choice's effects, as a player understands it; empty if nothing is."""
    lost = _total(world, [effect for effect in effects if isinstance(effect, LoseHp) and not effect.leave])
    if lost and lost >= component_for_entity(world.player, Health).hp:
        return f"You would not survive losing {lost} HP."
    if _total(world, [effect for effect in effects if isinstance(effect, LoseGold)]) > world.purse.gold:
        return f"You have only {world.purse.gold} Gold."
    return next(filter(None, (world.ruleset.lacking(effect, world) for effect in effects)), "")


def _total(world: World, effects: Sequence[LoseHp | LoseGold]) -> int:
    """How much is lost in all, as it stands now."""
    return sum(measure(world, Step(effect, by_rule(world.player))) for effect in effects)
