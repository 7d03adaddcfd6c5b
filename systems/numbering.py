"""Entities keep their numbers when a world is filled anew: in a snapshot that is read back, in a copy to look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import esper

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MOST = 1_000_000
"""No fight makes so many entities."""


def fill(entities: Iterable[tuple[int, Sequence[Any]]]) -> None:
    """Make entities with these components in the current, empty world, each under its number; they come by rising
    numbers, and some may be missing in between. The next entity has the number after the last.

    Raises ValueError for a number that cannot be.
    """
    last = 0
    for entity, components in entities:
        if entity > MOST:
            raise ValueError(f"entity {entity} is beyond all numbers")
        for _ in range(entity - last - 1):
            next(esper._entity_count)  # esper has no word for passing a number over
        if esper.create_entity(*components) != entity:
            raise ValueError(f"entity {entity} is out of its order")
        last = entity
