"""The loop: resolve the queue one step at a time, then go on with the flow, until the player has to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from components.effects import Effect, SettleCard
from components.facts import EffectFailed, QuestionAsked
from components.flow import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from components.flow import Question
    from systems.arena import Arena


class ChoiceNeeded(Exception):
    """Raised by a system whose step waits for the player's answer; the queue stops there."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.prompt)
        self.question = question


def run(arena: Arena, watch: Callable[[Step], None] | None = None) -> None:
    """Go on until the player is asked for a command or a choice, or the combat is over.

    `watch` is shown every step after it was resolved: previews read the amounts there.
    """
    clock = arena.clock
    ruleset = arena.ruleset
    while arena.queue.question is None and drain(arena, watch):
        if clock.outcome == "ongoing" and not clock.ending and not arena.seats.living:
            clock.ending = "won"
        if clock.ending and clock.outcome in ("", "ongoing") and clock.flow != ruleset.ending:
            arena.enter(ruleset.ending)
        if not clock.flow:
            return
        flow = ruleset.flows[clock.flow]
        if clock.actor and not arena.standing(clock.actor) and clock.flow != ruleset.ending:
            clock.actor, clock.at = 0, len(flow.stages)
        if clock.at >= len(flow.stages):
            arena.enter(flow.then)
            continue
        stage = flow.stages[clock.at]
        clock.at += 1
        try:
            stage.process(arena)
        except Exception as error:
            if arena.strict:
                raise
            arena.facts.append(EffectFailed(*stage.origin(), said(error)))


def drain(arena: Arena, watch: Callable[[Step], None] | None = None) -> bool:
    """Resolve steps until none is left; False if a question stopped it."""
    steps = arena.steps
    route = arena.ruleset.route
    try:
        while steps:
            step = steps.pop()
            try:
                for process in route[type(step.effect)]:
                    if process(step, arena):
                        break
            except ChoiceNeeded:
                raise
            except Exception as error:
                if arena.strict:
                    raise
                _skip_the_rest(arena, step, error)
                continue
            if watch is not None:
                watch(step)
    except ChoiceNeeded as needed:
        arena.queue.question = needed.question
        arena.facts.append(QuestionAsked(needed.question.prompt))
        return False
    return True


def _skip_the_rest(arena: Arena, step: Any, error: Exception) -> None:
    """A rule broke down: drop what is left of its action, but let a played card go to its place. The code of a mod can
    queue what is no step at all."""
    steps = arena.steps
    if not isinstance(step, Step) or not isinstance(step.effect, Effect):
        arena.facts.append(EffectFailed("the code of a mod", repr(getattr(step, "effect", step)), "it is no effect"))
        return
    while steps and steps[-1].cause == step.cause and not isinstance(steps[-1].effect, SettleCard):
        steps.pop()
    arena.facts.append(EffectFailed(arena.origin(step.kind, step.cause), step.effect.verb(), said(error)))


def said(error: Exception) -> str:
    """An error in a few words."""
    return f"{type(error).__name__}: {error}"


def measure(arena: Arena, step: Step) -> int:
    """The amount of a step as it would fall now, by the same systems that would carry it out; nothing changes."""
    for process in arena.ruleset.measure[type(step.effect)]:
        if process(step, arena):
            break
    return step.amount
