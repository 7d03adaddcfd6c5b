"""What a player takes from one run into the next: skill points and achievements."""

from typing import Final

import msgspec

PARTS: Final = 30
"""So many parts has a skill point. A run's formula counts in tenths, and a third of it is earned (D18)."""


class Past(msgspec.Struct, frozen=True):
    """What was earned before a run: so many parts of skill points, these achievements, and the heroes that have
    won, by id."""

    parts: int = 0
    achievements: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()


class Earned(msgspec.Struct, frozen=True):
    """What a run has earned.

    `parts` are those of skill points that are paid, up to what is left of the most that there are; `achievements` those
    that are new, by id; `winner` is the hero that has won, if any; `results` are numbers that a player remembers the
    best of, by their words.
    """

    parts: int = 0
    achievements: tuple[str, ...] = ()
    winner: str = ""
    results: dict[str, int] = {}
