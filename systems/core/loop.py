"""The loop: resolve the queue one step at a time, then go on with the flow, until the player has to decide.

Systems are esper processors and all state is esper's; the loop is our own, since `esper.process()` runs every processor
once and to its end. A step must be able to stop for a choice, to be measured for a preview, and to be saved half way.
As plain data in the queue a step costs 8 µs; as an entity of its own it would cost 28.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from components.effect import Effect
from components.facts import EffectFailed, QuestionAsked
from components.flow import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from components.flow import Question
    from systems.core.world import World


class ChoiceNeeded(Exception):
    """Raised by a system whose step waits for the player's answer; the queue stops there."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.prompt)
        self.question = question


def run(world: World, watch: Callable[[Step], None] | None = None) -> None:
    """Go on until the player is asked for a command or a choice, or the combat is over.

    `watch` is shown every step after it was resolved: previews read the amounts there.
    """
    clock, queue, steps = world.clock, world.queue, world.steps
    living, player = world.seats.living, world.player
    flows, ending = world.ruleset.flows, world.ruleset.ending
    while queue.question is None and (not steps or drain(world, watch)):
        if not living and clock.outcome == "ongoing" and not clock.ending:
            clock.ending = "won"
        if clock.ending and clock.outcome in ("", "ongoing") and clock.flow != ending:
            world.enter(ending)
        if not clock.flow:
            return
        flow = flows[clock.flow]
        stages, actor = flow.stages, clock.actor
        if actor and actor != player and actor not in living and clock.flow != ending:
            clock.actor, clock.at = 0, len(stages)
        if clock.at >= len(stages):
            world.enter(flow.then)
            continue
        stage = stages[clock.at]
        clock.at += 1
        try:
            stage.process(world)
        except Exception as error:
            if world.strict:
                raise
            world.facts.append(EffectFailed(*stage.origin(), said(error)))


def drain(world: World, watch: Callable[[Step], None] | None = None) -> bool:
    """Resolve steps until none is left; False if a question stopped it."""
    steps = world.steps
    route = world.ruleset.route
    try:
        while steps:
            step = steps.pop()
            try:
                for process in route[type(step.effect)]:
                    if process(step, world):
                        break
            except ChoiceNeeded:
                raise
            except Exception as error:
                if world.strict:
                    raise
                _skip_the_rest(world, step, error)
                continue
            if watch is not None:
                watch(step)
    except ChoiceNeeded as needed:
        world.queue.question = needed.question
        world.facts.append(QuestionAsked(needed.question.prompt))
        return False
    return True


def _skip_the_rest(world: World, step: Any, error: Exception) -> None:
    """A rule broke down: drop what is left of its action, but let a played card go to its place. The code of a mod can
    queue what is no step at all."""
    steps = world.steps
    if not isinstance(step, Step) or not isinstance(step.effect, Effect):
        world.facts.append(EffectFailed("the code of a mod", repr(getattr(step, "effect", step)), "it is no effect"))
        return
    while steps and steps[-1].cause == step.by.entity and not steps[-1].effect.settles:
        steps.pop()
    world.facts.append(EffectFailed(world.origin(step.by.kind, step.by.entity), step.effect.verb(), said(error)))


def said(error: Exception) -> str:
    """An error in a few words."""
    return f"{type(error).__name__}: {error}"


def measure(world: World, step: Step) -> int:
    """The amount of a step as it would fall now, by the same systems that would carry it out; nothing changes."""
    for process in world.ruleset.measure[type(step.effect)]:
        if process(step, world):
            break
    return step.amount
