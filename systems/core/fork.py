"""A copy of a combat in a world of its own, to look ahead without touching anything."""

from __future__ import annotations

import copy
from contextlib import contextmanager
from dataclasses import fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

import esper

from components.flow import Queue
from systems.core.rng import BlindDice
from systems.core.world import fill

if TYPE_CHECKING:
    from collections.abc import Iterator

    from systems.core.rng import Dice
    from systems.core.world import World

AnyWorld = TypeVar("AnyWorld", bound="World")


_readers: dict[type, tuple[attrgetter[Any], bool]] = {}


@contextmanager
def fork(world: AnyWorld, dice: Dice | None = None) -> Iterator[AnyWorld]:
    """The same combat once more, under the same entity numbers, with dice of its own (None: blind ones); dropped at the
    end.

    Whatever happens in it stays in it: nothing it draws, makes or changes reaches the combat that it was made from.
    """
    here = esper.current_world
    copies = _copies()
    there = f"{here}>"
    esper.switch_world(there)
    try:
        fill(copies)
        yield type(world)(world.library, world.ruleset, dice or BlindDice(), strict=world.strict)
    finally:
        esper.switch_world(here)
        esper.delete_world(there)


def copy_world(name: str) -> None:
    """Make a world of that name that holds what the current one holds, under the same entity numbers; it becomes the
    current one."""
    copies = _copies()
    esper.switch_world(name)
    fill(copies)


def _copies() -> list[tuple[int, list[Any]]]:
    """All entities of the current world with copies of their components."""
    copies: list[tuple[int, list[Any]]] = []
    for entity in esper.get_entities():
        components: tuple[Any, ...] = esper.components_for_entity(entity)
        copies.append((entity, [_copied(component) for component in components]))
    return copies


def _copied(component: Any) -> Any:
    kind = type(component)
    if kind.__dataclass_params__.frozen:
        return component  # its fields never change, so that both worlds may share it
    if kind is Queue:
        return copy.deepcopy(component)
    known = _readers.get(kind)
    if known is None:
        names = [field.name for field in fields(kind)]
        known = _readers[kind] = attrgetter(*names), len(names) > 1
    reader, several = known
    values = reader(component) if several else (reader(component),)
    return kind(*[value.copy() if type(value) in (list, dict) else value for value in values])
