"""A copy of a combat in a world of its own, to look ahead without touching anything."""

from __future__ import annotations

import copy
from contextlib import contextmanager
from dataclasses import fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import esper

from components.cards import Card
from components.flow import Queue
from components.items import Relic
from systems.core.rng import BlindDice
from systems.core.world import World, fill

if TYPE_CHECKING:
    from collections.abc import Iterator

    from systems.core.rng import Dice

UNCHANGING = (Card, Relic)
"""Components whose fields never change, which both worlds may share."""

_readers: dict[type, tuple[attrgetter[Any], bool]] = {}


@contextmanager
def fork(world: World, dice: Dice | None = None) -> Iterator[World]:
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
        forked = World(world.library, world.ruleset, dice or BlindDice(), strict=world.strict)
        yield forked
    finally:
        esper.switch_world(here)
        esper.delete_world(there)


def copy_world(name: str) -> None:
    """Make a world of that name that holds what the current one holds, under the same entity numbers; it becomes the
    current one."""
    copies = _copies()
    esper.switch_world(name)
    fill(copies)


def draw_anew(world: World, seed: str) -> None:
    """Replace all that no player can see by what `seed` draws: the order of the draw pile and of the events still to
    come, and every stream. What can be seen, the contents of both among it, stays (R56)."""
    world.streams.seed = seed
    world.streams.states.clear()
    world.piles.draw.sort()
    world.dice.shuffle("shuffles", world.piles.draw)
    events = sorted(world.journey.bag)
    order = list(range(len(events)))
    world.dice.shuffle("events", order)
    world.journey.bag[:] = [events[number] for number in order]


def _copies() -> list[tuple[int, list[Any]]]:
    """All entities of the current world with copies of their components."""
    copies: list[tuple[int, list[Any]]] = []
    for entity in esper.get_entities():
        components: tuple[Any, ...] = esper.components_for_entity(entity)
        copies.append((entity, [_copied(component) for component in components]))
    return copies


def _copied(component: Any) -> Any:
    kind = type(component)
    if kind in UNCHANGING:
        return component
    if kind is Queue:
        return copy.deepcopy(component)
    known = _readers.get(kind)
    if known is None:
        names = [field.name for field in fields(kind)]
        known = _readers[kind] = attrgetter(*names), len(names) > 1
    reader, several = known
    values = reader(component) if several else (reader(component),)
    return kind(*[value.copy() if type(value) in (list, dict) else value for value in values])
