"""A copy of a combat in a world of its own, to look ahead without touching anything."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import fields
from itertools import count
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

import esper
from msgspec.structs import replace

from components.flow import Delayed, Queue
from systems.core.rng import BlindDice
from systems.core.world import newest_entity

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from systems.core.rng import Dice
    from systems.core.world import World

AnyWorld = TypeVar("AnyWorld", bound="World")


class _Copiers(dict[type, "Callable[[Any], Any]"]):
    """What copies components, by their kind: found once for each."""

    def __missing__(self, kind: type) -> Callable[[Any], Any]:
        copier = self[kind] = _copied_queue if kind is Queue else _copier_of(kind)
        return copier


_COPIERS = _Copiers()


@contextmanager
def fork(world: AnyWorld, dice: Dice | None = None) -> Iterator[AnyWorld]:
    """The same combat once more, under the same entity numbers, with dice of its own (None: blind ones); dropped at the
    end.

    Whatever happens in it stays in it: nothing it draws, makes or changes reaches the combat that it was made from.
    """
    here = esper.current_world
    there = f"{here}>"
    copy_world(there)
    try:
        yield type(world)(world.library, world.ruleset, dice or BlindDice(), strict=world.strict)
    finally:
        esper.switch_world(here)
        esper.delete_world(there)


def copy_world(name: str) -> None:
    """Make a world of that name that holds what the current one holds, under the same entity numbers; it becomes the
    current one.

    esper's own tables are copied: entity by entity, by `create_entity`, a world is made in twice the time.
    """
    entities = {
        entity: {kind: _COPIERS[kind](component) for kind, component in components.items()}
        for entity, components in esper._entities.items()
    }
    holders = {kind: holding.copy() for kind, holding in esper._components.items()}
    newest = newest_entity()
    esper.switch_world(name)
    esper._entities.update(entities)
    esper._components.update(holders)
    esper._entity_count = count(newest + 1)


def _copier_of(kind: Any) -> Callable[[Any], Any]:
    """What copies components of a kind: one whose fields never change is shared by both worlds, lists and dictionaries
    in the fields of others are copied."""
    if kind.__dataclass_params__.frozen:
        return lambda component: component
    names = [field.name for field in fields(kind)]
    if len(names) == 1:
        (name,) = names
        return lambda component: kind(_apart(getattr(component, name)))
    values_of = attrgetter(*names)
    apart = [field.name for field in fields(kind) if "list" in str(field.type) or "dict" in str(field.type)]
    if len(apart) == len(names):
        return lambda component: kind(*map(_apart, values_of(component)))

    def copied(component: Any) -> Any:
        copy = kind(*values_of(component))
        for name in apart:
            setattr(copy, name, _apart(getattr(copy, name)))
        return copy

    return copied


def _apart(value: Any) -> Any:
    return value.copy() if type(value) in (list, dict) else value


def _copied_queue(queue: Queue) -> Queue:
    """Steps change on their way, so that each is copied; effects and causes never do."""
    question = queue.question
    if question is not None:
        step = None if question.step is None else replace(question.step)
        question = replace(question, options=question.options.copy(), chosen=question.chosen.copy(), step=step)
    delayed = [Delayed([replace(step) for step in later.steps]) for later in queue.delayed]
    return Queue([replace(step) for step in queue.steps], delayed, question)
