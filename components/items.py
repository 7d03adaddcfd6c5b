"""What the player carries."""

from dataclasses import dataclass, field
from typing import Annotated

from components.limits import Means, Names


@dataclass(slots=True)
class Hero:
    """Who the player is: the id of the hero's prefab."""

    prefab: Annotated[str, Names("heroes")]


@dataclass(slots=True)
class Purse:
    """Gold, never below 0."""

    gold: int = 0


@dataclass(frozen=True, slots=True)
class Relic:
    """One relic; relic entities are numbered in the order in which they were acquired."""

    prefab: Annotated[str, Names("relics")]
    number: int


@dataclass(slots=True)
class Satchel:
    """The player's relics, as entities in the order acquired."""

    relics: Annotated[list[int], Means(("Relic",))] = field(default_factory=list)


@dataclass(slots=True)
class Belt:
    """Potion slots from left to right: the potion's id, or None for an empty slot."""

    slots: Annotated[list[str | None], Names("potions")] = field(default_factory=list)


@dataclass(slots=True)
class Uses:
    """How often limited rules have acted in this combat: `"<entity> <rule>"` -> times."""

    counts: dict[str, int] = field(default_factory=dict)
