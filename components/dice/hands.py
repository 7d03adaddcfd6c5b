"""The hands that dice can make (D4)."""

from typing import Annotated, Literal

import msgspec

from components.effects import Effect
from components.limits import AT_LEAST_0, AT_LEAST_1, Bounds
from components.prefab import Prefab

NUMBERS = (1, 2, 3, 4, 5, 6)
"""What dice can show."""
SIDES = len(NUMBERS)
STREAK_FROM = 5
"""The first row of the table that a streak counts (D31)."""


class Needs(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What dice must show to make a hand: one of `groups`, `straight`, `all` and `dice`."""

    groups: Annotated[tuple[int, ...], Bounds(least=0, most=4)] = ()
    """So many dice alike in each group, largest first; groups show different numbers (D31)."""
    straight: Annotated[int, Bounds(least=0, most=SIDES)] = 0
    """So many numbers in a row."""
    all: Literal["", "low", "even", "odd", "high"] = ""
    """What all of them are; those that are not do not score (D31).

    - `low`: 3 or less
    - `even`: 2, 4 or 6
    - `odd`: 1, 3 or 5
    - `high`: 4 or more
    """
    least: Annotated[int, AT_LEAST_0] = 0
    """How many there must be at least, where `all` are something."""
    dice: Literal["", "any", "highest"] = ""
    """Which dice score, where nothing is asked of them.

    - `any`: all of them
    - `highest`: the one that shows the highest number
    """


class HandPrefab(Prefab, frozen=True, kw_only=True, cache_hash=True):
    """A hand: what dice it needs, and what it scores (D3, D4)."""

    rank: Annotated[int, AT_LEAST_1]
    """Its row in the table, the least first."""
    chips: Annotated[int, AT_LEAST_0]
    """What is added to the values of its dice."""
    mult: Annotated[int, AT_LEAST_1]
    """What all of that is multiplied by, in hundredths: 120 is ×1.2."""
    families: tuple[str, ...] = ()
    """Words by which rules name it along with others: `straights`."""
    needs: Needs
    """The dice that make it."""
    do: tuple[Effect, ...] = ()
    """What else scoring it does."""

    @property
    def streak(self) -> bool:
        """Whether it keeps a streak going (D5)."""
        return self.rank >= STREAK_FROM
