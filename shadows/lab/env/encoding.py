"""What a game has to say of itself to be seen and played as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from components.body import Statuses, StatusStack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from components.commands import Command
    from shadows import Session

SEATS = 4
"""So many enemies stand at a time (R43)."""

Observation = NDArray[np.float32]
Name = TypeVar("Name")


class Encoding(Protocol):
    """How a game is seen and played as numbers: as long and as many as its content asks for, whatever happens."""

    layout: dict[str, slice]
    """Which part of an observation tells what."""
    actions: int
    """How many actions there are."""

    def observe(self, session: Session) -> Observation:
        """All that the player sees, most of it between 0 and 1, none of it beyond `MOST`."""

    def commands(self, session: Session) -> dict[int, Command]:
        """The legal actions, each with the command that it stands for."""


def places(names: Iterable[Name]) -> dict[Name, int]:
    """Where each name stands among all of them."""
    return {name: place for place, name in enumerate(names)}


def laid_out(sizes: Iterable[tuple[str, int]]) -> dict[str, slice]:
    """Parts of an observation one after the other, each of its size."""
    layout: dict[str, slice] = {}
    for name, size in sizes:
        start = length(layout)
        layout[name] = slice(start, start + size)
    return layout


def length(layout: dict[str, slice]) -> int:
    """How many numbers all parts are."""
    stops: list[int] = [part.stop for part in layout.values()]
    return max(stops, default=0)


def tell_stacks(session: Session, body: int, statuses: dict[str, int], at: int, seen: Observation) -> None:
    """The statuses on a body from a place on, their stacks in tens."""
    for status, stack in session.component(body, Statuses).stacks.items():
        seen[at + statuses[status]] = session.component(stack, StatusStack).stacks / 10


def walked(session: Session) -> tuple[float, float, float]:
    """Where a run is: whether there is one, its act, the floor."""
    journey = session.world.journey
    return (1, journey.act / 3, journey.nodes[journey.here].floor / 10) if journey.map else (0, 0, 0)
