"""What answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from components.effects import Answer, Effect
from components.facts import ChainCut, RuleActed
from components.flow import Step
from systems.origins import comes_from
from systems.resolve.amounts import holds
from systems.system import System

if TYPE_CHECKING:
    from components.facts import Fact
    from systems.arena import Arena
    from systems.rulebook import Listener

DEEPEST = 100
"""A chain of triggers deeper than this is cut (R21)."""


class React(System):
    """Triggers answer before the card's next effect: relics as acquired, powers as played, statuses as gained, then
    enemies (R19, R21).

    Reads the facts since it last looked; puts the answers on top of the queue. Last in the list, when the step's
    facts are complete.
    """

    def process(self, step: Step, arena: Arena) -> bool:
        """Never ends the step."""
        if arena.seen < len(arena.facts):
            answer(arena, step.trail)
        return False


def answer(arena: Arena, trail: tuple[str, ...] = ()) -> None:
    """Queue what answers the facts that no trigger has looked at yet."""
    facts = arena.facts
    listeners = arena.rulebook.listeners
    first, arena.seen = arena.seen, len(facts)
    if not listeners:
        return
    answers = [
        _answering(listener, fact, trail, arena)
        for fact in facts[first:]
        for listener in listeners.get(type(fact), ())
        if _matches(listener, fact, arena)
    ]
    if not answers:
        return
    if len(trail) >= DEEPEST:
        _cut(arena, answers[0].trail)
        return
    arena.steps.extend(answers[::-1])


def _matches(listener: Listener, fact: Fact, arena: Arena) -> bool:
    occasion = listener.occasion
    if occasion.subject and getattr(fact, occasion.subject) != listener.holder:
        return False
    if occasion.opponent and (getattr(fact, occasion.target) == arena.player) == (listener.holder == arena.player):
        return False
    trigger = listener.trigger
    if trigger.origin and not comes_from(fact, trigger.origin):  # type: ignore[arg-type]
        return False
    if trigger.status and getattr(fact, "status", "") != trigger.status:
        return False
    return not trigger.type or getattr(fact, "type", "") == trigger.type


def _answering(listener: Listener, fact: Fact, trail: tuple[str, ...], arena: Arena) -> Step:
    trigger = listener.trigger
    effect = Answer(listener.prefab, trigger.do, trigger.condition, listener.key, trigger.per_combat)
    return Step(
        effect,
        listener.holder,
        listener.entity,
        listener.kind,
        card_type=listener.card_type,
        target=_aimed_at(listener, fact, arena),
        trail=(*trail, arena.origin(listener.kind, listener.entity)),
    )


def _aimed_at(listener: Listener, fact: Fact, arena: Arena) -> int:
    """The other one in what happened; for an enemy's own trigger the player, and for that of a status on an enemy the
    player too unless it happened to the enemy (R63)."""
    occasion = listener.occasion
    target: int = getattr(fact, occasion.target) if occasion.target else 0
    if listener.holder == arena.player or (listener.kind == "status" and occasion.subject and target):
        return target
    return arena.player


def _cut(arena: Arena, trail: tuple[str, ...]) -> None:
    """Drop the chain: the answers still waiting in it too, but not those to the fact that it began with."""
    steps = arena.steps
    while steps and len(steps[-1].trail) > 1:
        steps.pop()
    arena.facts.append(ChainCut(trail))


class CarryAnswer(System):
    """A trigger acts if its holder still stands, its condition holds and it is not used up.

    Reads the condition; writes the uses and puts the trigger's effects on top of the queue.
    """

    verbs: ClassVar[tuple[type[Effect], ...]] = (Answer,)

    def process(self, step: Step, arena: Arena) -> bool:
        """Always the end of the step."""
        effect = cast("Answer", step.effect)
        if not arena.standing(step.source):
            return True
        if effect.condition is not None and not holds(effect.condition, step, arena):
            return True
        if effect.per_combat:
            used = arena.uses.counts.get(effect.rule, 0)
            if used >= effect.per_combat:
                return True
            arena.uses.counts[effect.rule] = used + 1
        arena.facts.append(RuleActed(step.cause, step.kind, effect.prefab))
        arena.push(effect.do, step)
        return True
