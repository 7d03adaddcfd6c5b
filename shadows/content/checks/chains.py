"""Triggers that set each other off in a circle (R65). The rules cut such a chain after 100 links (R21), which is seldom
what its author wants."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from components.effect import Effect, held
from components.effects import Summon
from components.occasions import Occasion
from components.prefabs import EnemyPrefab, Library, RelicPrefab, StatusPrefab
from components.rules import Trigger
from shadows.content.schema.authoring import Definitions, Rule, Side
from systems.core.occasions import comes_from

_OTHER: dict[Side, Side] = {"player": "enemies", "enemies": "player"}


class Happening(NamedTuple):
    """What an effect makes happen: the occasion, to whom, and what a trigger can narrow it down by."""

    when: str
    side: Side
    kind: str
    card_type: str = ""
    status: str = ""


def circles(library: Library, definitions: Definitions) -> Iterator[tuple[Rule, list[Rule]]]:
    """Each trigger that can set itself off, with those by way of which it does, on the shortest way."""
    occasions = definitions.words.occasions
    rules = [
        rule
        for name, kind in definitions.kinds.items()
        for prefab in library.shelf(name).values()
        for rule in kind.rules(prefab)
        if rule.trigger.when in occasions
    ]
    sets_off = {
        at: [to for to, other in enumerate(rules) if _sets_off(rule, other, occasions)] for at, rule in enumerate(rules)
    }
    for at, rule in enumerate(rules):
        found = _way_back(at, sets_off)
        if found is not None:
            yield rule, [rules[step] for step in found]


def rules_of_relic(relic: RelicPrefab) -> Iterator[Rule]:
    """The triggers of a relic, which the player has."""
    return (Rule(relic, trigger, "player", "relic") for trigger in endless(relic.triggers))


def rules_of_status(status: StatusPrefab) -> Iterator[Rule]:
    """The triggers of a status, which anyone may have."""
    for trigger in endless(status.triggers):
        yield Rule(status, trigger, "player", "status")
        yield Rule(status, trigger, "enemies", "status")


def rules_of_enemy(enemy: EnemyPrefab) -> Iterator[Rule]:
    """The triggers of all phases of an enemy."""
    for phase in enemy.phases:
        yield from (Rule(enemy, trigger, "enemies", "enemy") for trigger in endless(phase.triggers))


def endless(triggers: Iterable[Trigger]) -> Iterator[Trigger]:
    """Those without a limit in a combat."""
    return (trigger for trigger in triggers if not trigger.per_combat)


def _sets_off(rule: Rule, other: Rule, occasions: Mapping[str, Occasion]) -> bool:
    return any(
        _answers(other, happening, occasions[happening.when])
        for effect in _at_once(rule.trigger.do)
        for happening in _made(effect, rule, occasions)
    )


def _answers(rule: Rule, happening: Happening, occasion: Occasion) -> bool:
    trigger = rule.trigger
    if trigger.when != happening.when or (occasion.subject and rule.side != happening.side):
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


def _made(effect: Effect, rule: Rule, occasions: Mapping[str, Occasion]) -> Iterator[Happening]:
    """What an effect of a rule makes happen: the occasions of the facts that it leaves."""
    own = getattr(effect, "to", "") in ("self", "ally", "all_allies")
    struck = rule.side if own else _OTHER[rule.side]
    left = () if isinstance(effect, Summon) else effect.leaving()  # the seats are soon taken
    for when, occasion in occasions.items():
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
