"""What a player takes from one run into the next: skill points and achievements."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from components.limits import AT_LEAST_0
from components.prefab import Prefab

PARTS: Final = 30
"""So many parts has a skill point. A run's formula counts in tenths, and a third of it is earned (D18)."""

Unranked: TypeAlias = Literal["", "mods", "custom", "sandbox"]
"""Why a run earns nothing, empty if it does: mods that change rules, a run made by hand, a sandbox (D18)."""


class AchievementPrefab(Prefab, frozen=True, kw_only=True):
    """A deed that gives skill points once. Its `text` is what has to be done."""

    points: Annotated[int, AT_LEAST_0]
    """The skill points."""
    order: int = 0
    """Its place in lists, low first."""


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
    best of, by their words. `unranked` says why all of it is nothing.
    """

    parts: int = 0
    achievements: tuple[str, ...] = ()
    winner: str = ""
    results: dict[str, int] = {}
    unranked: Unranked = ""
