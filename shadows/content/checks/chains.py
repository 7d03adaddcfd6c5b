"""Triggers that set each other off in a circle (R65). The rules cut such a chain after 100 links (R21), which is seldom
what its author wants."""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from components.effect import Effect, held
from components.effects import Summon
from components.prefabs import Library, Prefab
from components.rules import Trigger
from shadows.content.words import OCCASIONS
from systems.core.occasions import comes_from

Side = Literal["player", "enemies"]

_OTHER: dict[Side, Side] = {"player": "enemies", "enemies": "player"}


class Rule(NamedTuple):
    """A trigger in force for someone on a side. `kind` and `card_type` say where its effects come from."""

    prefab: Prefab
    trigger: Trigger
    side: Side
    kind: str
    card_type: str = ""


class Happening(NamedTuple):
    """What an effect makes happen: the occasion, to whom, and what a trigger can narrow it down by."""

    when: str
    side: Side
    kind: str
    card_type: str = ""
    status: str = ""


def circles(library: Library) -> Iterator[tuple[Rule, list[Rule]]]:
    """Each trigger that can set itself off, with those by way of which it does, on the shortest way."""
    rules = list(_rules(library))
    sets_off = {at: [to for to, other in enumerate(rules) if _sets_off(rule, other)] for at, rule in enumerate(rules)}
    for at, rule in enumerate(rules):
        found = _way_back(at, sets_off)
        if found is not None:
            yield rule, [rules[step] for step in found]


def _rules(library: Library) -> Iterator[Rule]:
    """Every trigger without a limit, for each side that it can be on."""
    for card in library.cards.values():
        yield from (Rule(card, trigger, "player", "card", card.type) for trigger in _endless(card.triggers))
    for relic in library.relics.values():
        yield from (Rule(relic, trigger, "player", "relic") for trigger in _endless(relic.triggers))
    for status in library.statuses.values():
        for trigger in _endless(status.triggers):
            yield Rule(status, trigger, "player", "status")
            yield Rule(status, trigger, "enemies", "status")
    for enemy in library.enemies.values():
        for phase in enemy.phases:
            yield from (Rule(enemy, trigger, "enemies", "enemy") for trigger in _endless(phase.triggers))


def _endless(triggers: Iterable[Trigger]) -> Iterator[Trigger]:
    return (trigger for trigger in triggers if not trigger.per_combat and trigger.when in OCCASIONS)


def _sets_off(rule: Rule, other: Rule) -> bool:
    return any(_answers(other, happening) for effect in _at_once(rule.trigger.do) for happening in _made(effect, rule))


def _answers(rule: Rule, happening: Happening) -> bool:
    trigger = rule.trigger
    if trigger.when != happening.when or (OCCASIONS[trigger.when].subject and rule.side != happening.side):
        return False
    if trigger.origin and not comes_from(happening, trigger.origin):
        return False
    return not trigger.status or trigger.status == happening.status


def _at_once(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Effects and what they hold, but for what comes in a later turn."""
    for effect in effects:
        yield effect
        if not effect.later:
            yield from _at_once(held(effect))


def _made(effect: Effect, rule: Rule) -> Iterator[Happening]:
    """What an effect of a rule makes happen: the occasions of the facts that it leaves."""
    own = getattr(effect, "to", "") in ("self", "ally", "all_allies")
    struck = rule.side if own else _OTHER[rule.side]
    left = () if isinstance(effect, Summon) else effect.leaving()  # the seats are soon taken
    for when, occasion in OCCASIONS.items():
        if occasion.fact in left and not (occasion.opponent and struck == rule.side):
            side = struck if occasion.subject == "target" else rule.side
            yield Happening(when, side, rule.kind, rule.card_type, getattr(effect, "status", ""))


def _way_back(start: int, sets_off: dict[int, list[int]]) -> list[int] | None:
    """The steps between a rule and itself; None if it never comes back to it."""
    before: dict[int, int] = {}
    waiting = [start]
    while waiting:
        at = waiting.pop(0)
        for to in sets_off[at]:
            if to == start:
                steps = []
                while at != start:
                    steps.append(at)
                    at = before[at]
                return steps[::-1]
            if to not in before:
                before[to] = at
                waiting.append(to)
    return None
