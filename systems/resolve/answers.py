"""Triggers answer the facts of a step, and their effects go on top of the queue (R19, R21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from components.effects import Answer, Effect
from components.facts import ChainCut, RuleActed
from components.flow import Cause, Step
from systems.core.occasions import comes_from
from systems.core.system import System
from systems.resolve.amounts import holds

if TYPE_CHECKING:
    from collections.abc import Collection

    from components.facts import Fact
    from systems.core.rulebook import Listener
    from systems.core.world import World

DEEPEST = 100
"""A chain of triggers deeper than this is cut (R21)."""


class React(System["World"]):
    """Triggers answer before the card's next effect: relics as acquired, powers as played, statuses as gained, then
    enemies (R19, R21).

    Reads the facts since it last looked; puts the answers on top of the queue. Last in the list, when the step's
    facts are complete.
    """

    def process(self, step: Step, world: World) -> bool:
        """Never ends the step."""
        if world.seen < len(world.facts):
            answer(world, step.by.trail)
        return False


def answer(world: World, trail: tuple[str, ...] = ()) -> None:
    """Queue what answers the facts that no trigger has looked at yet."""
    facts, listeners = world.facts, world.rulebook.in_force().listeners
    first, world.seen = world.seen, len(facts)
    if not listeners:
        return
    answers: list[Step] = []
    for fact in facts[first:]:
        heard = listeners.get(type(fact))
        if heard is not None:
            answers += _answers(fact, heard, trail, world)
    if not answers:
        return
    if len(trail) >= DEEPEST:
        _cut(world, answers[0].trail)
        return
    world.steps.extend(answers[::-1])


def _answers(fact: Fact, heard: list[Listener], trail: tuple[str, ...], world: World) -> list[Step]:
    return [_answering(listener, fact, trail, world) for listener in heard if _matches(listener, fact, world)]


def _matches(listener: Listener, fact: Fact, world: World) -> bool:
    occasion, holder = listener.occasion, listener.source.holder
    if occasion.subject and getattr(fact, occasion.subject) != holder:
        return False
    if occasion.opponent and (getattr(fact, occasion.target) == world.player) == (holder == world.player):
        return False
    trigger = listener.trigger
    if trigger.origin and not comes_from(fact, trigger.origin):  # type: ignore[arg-type]
        return False
    if trigger.status and getattr(fact, "status", "") != trigger.status:
        return False
    if trigger.type and getattr(fact, "type", "") != trigger.type:
        return False
    return not trigger.which or _is_one_of(getattr(fact, occasion.which), trigger.which)


def _is_one_of(told: str | Collection[str], words: tuple[str, ...]) -> bool:
    """Whether what a fact tells, be it one word or several, is among these."""
    return told in words if isinstance(told, str) else any(word in told for word in words)


def _answering(listener: Listener, fact: Fact, trail: tuple[str, ...], world: World) -> Step:
    trigger, source = listener.trigger, listener.source
    effect = Answer(source.prefab, trigger.do, trigger.condition, listener.key(), trigger.per_combat)
    led = (*trail, world.origin(source.kind, source.entity))
    by = Cause(source.holder, source.entity, source.kind, source.card_type, led)
    told = listener.occasion.amount
    amount = getattr(fact, told) if told else 0
    return Step(effect, by, target=_aimed_at(listener, fact, world), amount=amount)


def _aimed_at(listener: Listener, fact: Fact, world: World) -> int:
    """The other one in what happened; for an enemy's own trigger the player, and for that of a status on an enemy the
    player too unless it happened to the enemy (R63)."""
    occasion = listener.occasion
    target: int = getattr(fact, occasion.target) if occasion.target else 0
    if listener.source.holder == world.player or (listener.source.kind == "status" and occasion.subject and target):
        return target
    return world.player


def _cut(world: World, trail: tuple[str, ...]) -> None:
    """Drop the chain: the answers still waiting in it too, but not those to the fact that it began with."""
    steps = world.steps
    while steps and len(steps[-1].trail) > 1:
        steps.pop()
    world.facts.append(ChainCut(trail))


class CarryAnswer(System["World"]):
    """A trigger acts if its holder still stands, its condition holds and it is not used up.

    Reads the condition; writes the uses and puts the trigger's effects on top of the queue.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Answer,)

    def process(self, step: Step[Answer], world: World) -> bool:
        """Always the end of the step."""
        effect = step.effect
        if not world.may_act(step.by):
            return True
        if effect.condition is not None and not holds(effect.condition, step, world):
            return True
        if effect.per_combat:
            used = world.uses.counts.get(effect.rule, 0)
            if used >= effect.per_combat:
                return True
            world.uses.counts[effect.rule] = used + 1
        world.facts.append(RuleActed(step.by.entity, step.by.kind, effect.prefab))
        world.push(effect.do, step)
        return True
