"""Enemies, their place and what they mean to do."""

from dataclasses import dataclass, field
from typing import Annotated, Final

from components.limits import Means, Names


@dataclass(slots=True)
class Enemy:
    """One enemy. `summoner` is the entity that called it, 0 for none."""

    prefab: Annotated[str, Names("enemies")]
    summoner: int = 0


@dataclass(slots=True)
class Cycle:
    """Where an enemy is in its announced moves: `step` counts within the cycle of `phase`, both from 0.

    `next_phase` is a phase that begins after the enemy's move, because it was reached in its own turn (R42).
    """

    phase: int = 0
    step: int = 0
    next_phase: int | None = None


ENEMIES: Final = Means(("Enemy", "Health", "Block", "Statuses", "Cycle"))


@dataclass(slots=True)
class Seats:
    """The living enemies from left to right, as entities, and those that are gone."""

    living: Annotated[list[int], ENEMIES] = field(default_factory=list)
    gone: Annotated[list[int], ENEMIES] = field(default_factory=list)
