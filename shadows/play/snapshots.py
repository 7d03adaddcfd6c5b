"""A world as plain data and back: every entity with all its components, nothing else."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import esper
import msgspec

from components.amounts import Quantity
from components.body import Block, Energy, Health, Statuses, StatusStack
from components.cards import Card, Piles
from components.flow import Clock, Question, Queue, Streams
from components.foes import Cycle, Enemy, Seats
from components.items import Belt, Hero, Purse, Relic, Satchel, Uses
from components.prefabs import Library
from components.run import Aftermath, Deck, Journey, Offer
from shadows.content.schema.walk import parts
from shadows.play.seeds import LONGEST as LONGEST_SEED
from systems.core.ruleset import Ruleset
from systems.core.world import fill

COMPONENTS: dict[str, type] = {
    kind.__name__: kind
    for kind in (
        Aftermath,
        Belt,
        Block,
        Card,
        Clock,
        Cycle,
        Deck,
        Enemy,
        Energy,
        Health,
        Hero,
        Journey,
        Piles,
        Purse,
        Queue,
        Relic,
        Satchel,
        Seats,
        Statuses,
        StatusStack,
        Streams,
        Uses,
    )
}

NONE: Mapping[str, type] = {}


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


def read_back(entities: Any, added: Mapping[str, type] = NONE) -> None:
    """Fill the current, empty world with what `written` gave. Raises SnapshotError and names the place if it is
    damaged."""
    known = {**COMPONENTS, **added}
    try:
        fill(
            (entity, [msgspec.convert(fields, known[name]) for name, fields in components.items()])
            for entity, components in entities
        )
    except KeyError as error:
        raise SnapshotError(f"unknown component {error}") from error
    except (TypeError, ValueError, AttributeError, msgspec.ValidationError) as error:
        raise SnapshotError(f"damaged snapshot: {error}") from error


def check(library: Library, ruleset: Ruleset) -> None:
    """Raises SnapshotError if the current world names what is not there, in the content, in the rules or in itself, so
    that no later step breaks down over it."""
    for entity in esper.get_entities():
        components: tuple[Any, ...] = esper.components_for_entity(entity)
        for component in components:
            for kind, name in _named(component):
                if name not in getattr(library, kind):
                    raise SnapshotError(f"the content has no '{name}' among its {kind}")
            kind = _asked(component)
            if kind and kind not in ruleset.questions:
                raise SnapshotError(f"the rules have no question '{kind}'")
            for word in _counted(component):
                if word not in ruleset.measures:
                    raise SnapshotError(f"the rules have no quantity '{word}'")
            for kinds, others in _meant(component, ruleset):
                for other in others:
                    if not (esper.entity_exists(other) and esper.has_components(other, *kinds)):
                        raise SnapshotError(f"entity {entity} means {other}, which is not there")
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


def _asked(component: Any) -> str:
    """The kind of the question that a component holds, empty if none."""
    return component.question.kind if isinstance(component, Queue) and component.question is not None else ""


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


def _meant(component: Any, ruleset: Ruleset) -> Iterator[tuple[tuple[type, ...], Iterable[int]]]:
    """Other entities that a component means, with what they must have."""
    match component:
        case StatusStack():
            yield (Statuses, Health), (component.holder,)
        case Statuses():
            yield (StatusStack,), component.stacks.values()
        case Seats():
            yield (Enemy, Health, Block, Statuses, Cycle), (*component.living, *component.gone)
        case Satchel():
            yield (Relic,), component.relics
        case Clock():
            yield (Health,), (*component.waiting, *filter(None, [component.actor]))
        case Queue(question=Question(kind=kind) as question) if entities := ruleset.questions[kind].entities:
            yield (entities,), question.options
        case Piles():
            zones = (component.draw, component.hand, component.discard, component.exhaust, component.powers)
            for zone in (*zones, component.in_play, component.opening or ()):
                yield (Card,), zone
        case _:
            pass


def _named(component: Any) -> Iterator[tuple[str, str]]:
    """What a component names, each as its kind in the library and its id."""
    match component:
        case Card():
            yield "cards", component.prefab
        case Enemy():
            yield "enemies", component.prefab
        case Hero():
            yield "heroes", component.prefab
        case Relic():
            yield "relics", component.prefab
        case StatusStack():
            yield "statuses", component.status
        case Belt():
            yield from (("potions", potion) for potion in component.slots if potion is not None)
        case Deck():
            yield from (("cards", card) for card in component.cards)
        case Journey():
            nodes = (node.encounter for node in component.nodes)
            yield from (("encounters", encounter) for encounter in (component.fight, *nodes) if encounter)
            yield from (("events", event) for event in (component.event, *component.bag) if event)
            yield from (thing for offer in component.offers for thing in _offered(offer))
        case _:
            pass


def _offered(offer: Offer) -> Iterator[tuple[str, str]]:
    shelf = {"card": "cards", "cards": "cards", "relic": "relics", "potion": "potions"}.get(offer.kind)
    if shelf is not None:
        choice = offer.kind == "cards" or offer.cards
        yield from ((shelf, name) for name in (offer.cards if choice else [offer.id]))
