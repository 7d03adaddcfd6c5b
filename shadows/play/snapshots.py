"""A world as plain data and back: every entity with all its components, nothing else."""

import dataclasses
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, get_type_hints

import esper
import msgspec

from components.amounts import Condition, Quantity
from components.body import Statuses, StatusStack
from components.effect import reader_of
from components.flow import Clock, Question, Queue, Streams
from components.foes import Cycle, Enemy
from components.limits import Means, Names, OneOf
from components.prefabs import Library
from components.run import Aftermath, Journey
from shadows.content.schema.walk import parts
from shadows.play.seeds import LONGEST as LONGEST_SEED
from systems.core.ruleset import Ruleset
from systems.core.world import fill

NONE: Mapping[str, type] = {}


FORMAT = 2
"""How a world is written. In format 1, of version 0.1.0, a step held the fields of its cause itself."""

_CAUSE = {"source": "source", "cause": "entity"} | {name: name for name in ("kind", "card_type", "trail", "spent")}
"""The fields of a step's cause, as a step held them in format 1 and as the cause does."""

_STEP_1 = ("effect", *list(_CAUSE)[:4], "attack", "target", "aimed", "fixed", "amount", "place", "trail", "spent")
"""The order of a step's fields in format 1."""


class SnapshotError(ValueError):
    """A snapshot that cannot be restored, with the reason."""


def written(added: Mapping[str, type] = NONE) -> list[list[Any]]:
    """The current world: `[entity, {component: fields}]` for each entity, in the order in which they were made.

    `added` are the components of mods by the names under which they are written.
    """
    names = {kind: name for name, kind in added.items()}
    world: list[list[Any]] = []
    for entity in esper.get_entities():
        components: tuple[Any, ...] = esper.components_for_entity(entity)
        world.append([entity, {_name(component, names): msgspec.to_builtins(component) for component in components}])
    return world


def _name(component: Any, names: Mapping[type, str]) -> str:
    kind = type(component)
    return names.get(kind, kind.__name__)


def read_back(entities: Any, ruleset: Ruleset, added: Mapping[str, type] = NONE) -> None:
    """Fill the current, empty world with what `written` gave, by the components and verbs of a game. Raises
    SnapshotError and names the place if it is damaged."""
    known = {**{kind.__name__: kind for kind in ruleset.components}, **added}
    effects = reader_of(ruleset.verbs)
    try:
        fill(
            (entity, [msgspec.convert(fields, known[name], dec_hook=effects) for name, fields in components.items()])
            for entity, components in entities
        )
    except KeyError as error:
        raise SnapshotError(f"unknown component {error}") from error
    except (TypeError, ValueError, AttributeError, msgspec.ValidationError) as error:
        raise SnapshotError(f"damaged snapshot: {error}") from error


def upgraded(entities: Any) -> Any:
    """A world that was written in format 1, as format 2 writes it. Raises SnapshotError if it is damaged."""
    try:
        for _, components in entities:
            components.get("Journey", {}).pop("table", None)
            for step in _steps(components.get("Queue", {})):
                step["by"] = {name: step.pop(former) for former, name in _CAUSE.items() if former in step}
    except (TypeError, ValueError, AttributeError, KeyError) as error:
        raise SnapshotError(f"damaged snapshot: {error}") from error
    return entities


def as_format_1(entities: list[list[Any]]) -> list[list[Any]]:
    """A world that `written` gave, as version 0.1.0 wrote it: what its replays were compared with."""
    for _, components in entities:
        if journey := components.get("Journey"):
            outcome = journey.pop("outcome")
            journey.update(table="", outcome=outcome)
        for step in _steps(components.get("Queue", {})):
            by = step.pop("by")
            fields = step | {former: by[name] for former, name in _CAUSE.items()}
            step.clear()
            step.update((name, fields[name]) for name in _STEP_1)
    return entities


def _steps(queue: Any) -> list[Any]:
    """All steps that a written queue holds."""
    question = queue.get("question") or {}
    waiting = [question["step"]] if question.get("step") else []
    return [*queue.get("steps", ()), *(step for later in queue.get("delayed", ()) for step in later["steps"]), *waiting]


def check(library: Library, ruleset: Ruleset) -> None:
    """Raises SnapshotError if the current world names what is not there, in the content, in the rules or in itself, so
    that no later step breaks down over it."""
    for entity in esper.get_entities():
        components: tuple[Any, ...] = esper.components_for_entity(entity)
        for component in components:
            for meaning, value in _referring(component, ruleset):
                if isinstance(meaning, Names) and value not in getattr(library, meaning.kind):
                    raise SnapshotError(f"the content has no '{value}' among its {meaning.kind}")
                if isinstance(meaning, OneOf) and value not in getattr(ruleset, meaning.table):
                    raise SnapshotError(f"the rules have no '{value}' among their {meaning.table}")
                if isinstance(meaning, Means) and not _is_there(value, meaning):
                    raise SnapshotError(f"entity {entity} means {value}, which is not there")
            asked = component.question if isinstance(component, Queue) else None
            if asked is not None and asked.kind not in ruleset.questions:
                raise SnapshotError(f"the rules have no question '{asked.kind}'")
            for word in _counted(component):
                if word not in ruleset.measures:
                    raise SnapshotError(f"the rules have no quantity '{word}'")
            for flow in _flows(component):
                if flow not in ("", *ruleset.flows):
                    raise SnapshotError(f"the rules have no flow '{flow}'")
            if isinstance(component, Streams) and len(component.seed) > LONGEST_SEED:
                raise SnapshotError("the seed is too long")
            if isinstance(component, Statuses) and not _holds(entity, component):
                raise SnapshotError(f"a status lies on {entity} that is another's")
            if isinstance(component, Journey) and not _has_ways(component):
                raise SnapshotError("the map leads to what is not on it")
            if isinstance(component, Cycle) and not _has_move(library, entity, component):
                raise SnapshotError(f"enemy {entity} is at a move that it does not have")


def _referring(component: Any, ruleset: Ruleset) -> Iterator[tuple[Names | Means | OneOf, Any]]:
    """What the fields of a component refer to, one thing at a time."""
    for field, meaning, may_be_none in _meanings(component.__class__):
        value = getattr(component, field)
        if isinstance(value, list | dict):
            by_name = isinstance(value, dict) and isinstance(meaning, Names)  # what is named are the keys
            things = value if by_name or isinstance(value, list) else value.values()
            yield from ((meaning, thing) for thing in things if thing is not None)
        elif value or not may_be_none:
            yield meaning, value
    match component:
        case Journey():
            for node in component.nodes:
                yield from _referring(node, ruleset)
            for offer in component.offers:
                yield OneOf("offers"), offer.kind
                yield from ((Names(kind), name) for kind, name in ruleset.named_by(offer))
        case Queue(question=Question() as question):
            rule = ruleset.questions.get(question.kind)
            if rule is not None and rule.entities is not None:
                yield from ((Means((rule.entities.__name__,)), option) for option in question.options)
        case _:
            pass


@cache
def _meanings(kind: Any) -> tuple[tuple[str, Names | Means | OneOf, bool], ...]:
    """The fields of a component that refer to something; those with a default may hold nothing."""
    if issubclass(kind, msgspec.Struct):
        needed = [field.name for field in msgspec.structs.fields(kind) if field.required]
    else:
        needed = [field.name for field in dataclasses.fields(kind) if field.default is dataclasses.MISSING]
    return tuple(
        (field, meaning, field not in needed)
        for field, hint in get_type_hints(kind, include_extras=True).items()
        for meaning in getattr(hint, "__metadata__", ())
        if isinstance(meaning, Names | Means | OneOf)
    )


def _is_there(entity: Any, meaning: Means) -> bool:
    if not esper.entity_exists(entity):
        return False
    components: tuple[Any, ...] = esper.components_for_entity(entity)
    return {*meaning.components} <= {type(component).__name__ for component in components}


def _counted(component: Any) -> Iterator[str]:
    """What the effects that are still to come count."""
    match component:
        case Queue():
            waiting = [*component.steps, *(step for later in component.delayed for step in later.steps)]
            if component.question is not None and component.question.step is not None:
                waiting.append(component.question.step)
            effects = [step.effect for step in waiting]
        case Aftermath():
            effects = component.effects
        case _:
            return
    for part in parts(effects):
        if isinstance(part, Quantity) and (word := part.word or part.of):
            yield word
        if isinstance(part, Condition) and part.count:
            yield part.count


def _flows(component: Any) -> Iterator[str]:
    """The flows that a component leads to."""
    match component:
        case Clock():
            yield component.flow
        case Queue(question=Question() as question):
            yield question.back
        case _:
            pass


def _holds(body: int, statuses: Statuses) -> bool:
    held = [(name, esper.component_for_entity(entity, StatusStack)) for name, entity in statuses.stacks.items()]
    return all((stack.status, stack.holder) == (name, body) for name, stack in held)


def _has_ways(journey: Journey) -> bool:
    places = range(len(journey.nodes))
    meant = [journey.here] if journey.nodes else []
    return all(place in places for place in (*meant, *(way for node in journey.nodes for way in node.exits)))


def _has_move(library: Library, enemy: int, cycle: Cycle) -> bool:
    phases = library.enemies[esper.component_for_entity(enemy, Enemy).prefab].phases
    coming = cycle.phase if cycle.next_phase is None else cycle.next_phase
    there = all(0 <= phase < len(phases) for phase in (cycle.phase, coming))
    return there and 0 <= cycle.step < len(phases[cycle.phase].cycle)
