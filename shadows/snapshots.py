"""A world as plain data and back: every entity with all its components, nothing else."""

from collections.abc import Mapping
from typing import Any

import esper
import msgspec

from components.body import Block, Energy, Health, Statuses, StatusStack
from components.cards import Card, Piles
from components.flow import Clock, Queue, Streams
from components.foes import Cycle, Enemy, Seats
from components.items import Belt, Hero, Purse, Relic, Satchel, Uses
from components.run import Aftermath, Deck, Journey

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
        for entity, components in entities:
            made: list[Any] = [msgspec.convert(fields, known[name]) for name, fields in components.items()]
            if esper.create_entity(*made) != entity:
                raise SnapshotError(f"entity {entity} is out of its order")
    except SnapshotError:
        raise
    except KeyError as error:
        raise SnapshotError(f"unknown component {error}") from error
    except (TypeError, ValueError, AttributeError, msgspec.ValidationError) as error:
        raise SnapshotError(f"damaged snapshot: {error}") from error
