"""What every fighter has, the player and each enemy alike."""

from dataclasses import dataclass, field
from typing import Annotated

from components.limits import Means, Names


@dataclass(slots=True)
class Health:
    """Hit points, in whole points: `0 <= hp <= max_hp`. At 0 the bearer is out (R20)."""

    hp: int
    max_hp: int


@dataclass(slots=True)
class Block:
    """Points of damage that are absorbed before HP is touched."""

    amount: int = 0


@dataclass(slots=True)
class Statuses:
    """The status stacks on a body: status id -> entity of its `StatusStack`, in the order in which they were gained."""

    stacks: Annotated[dict[str, int], Means(("StatusStack",))] = field(default_factory=dict)


@dataclass(slots=True)
class StatusStack:
    """An entity of its own: how many stacks of which status lie on whom.

    `fresh` of the stacks are too new for the next count-down (R13, R16). `stacks` may be negative where the
    status allows it (Strength).
    """

    status: Annotated[str, Names("statuses")]
    holder: Annotated[int, Means(("Statuses", "Health"))]
    stacks: int
    fresh: int = 0
