"""Dice, where they lie, and what a combat and a run remember of them."""

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

import msgspec

from components.limits import Means, Names

ElementName = Literal["fire", "ice", "wind", "lightning"]
"""What a die can be of.

- `fire`: burns
- `ice`: freezes
- `wind`: reaches all
- `lightning`: strikes one
"""
ELEMENTS: Final[tuple[ElementName, ...]] = ("fire", "ice", "wind", "lightning")

InterferenceName = Literal[
    "snipe",
    "deep_freeze",
    "chaos",
    "weaken",
    "gravity",
    "burn_die",
    "steal_reroll",
    "lock_hold",
    "steal_die",
    "curse",
    "evenodd",
    "rig",
    "lock_die",
    "strip",
]
"""How an enemy meddles with the dice of the player's next turn (D13).

- `snipe`: the lowest dice are fixed at their value
- `deep_freeze`: the lowest dice show 1 and are no part of hands and combos; each adds 1 to the chips
- `chaos`: after each reroll a random held die is rolled again
- `weaken`: hand damage is a quarter less
- `gravity`: values above 3 count as 3
- `burn_die`: dice are out until the last reroll is done
- `steal_reroll`: rerolls are missing
- `lock_hold`: at most so many dice may be held
- `steal_die`: dice are missing
- `curse`: dice count as 0 in value
- `evenodd`: only odd values score; with the amount 2 only even ones
- `rig`: dice always show 1
- `lock_die`: dice cannot be rolled again
- `strip`: dice lose their element and take none
"""


@dataclass(slots=True)
class Die:
    """One die of the pool in a turn: the id of its prefab, and the number that it shows."""

    prefab: Annotated[str, Names("dice")]
    value: int = 0


@dataclass(frozen=True, slots=True)
class Element:
    """A die has it as long as it is elemental."""

    kind: ElementName


@dataclass(frozen=True, slots=True)
class Held:
    """A die has it as long as the player holds it."""


@dataclass(frozen=True, slots=True)
class Struck:
    """A die has it as long as an enemy meddles with it; one effect a die (D13)."""

    by: InterferenceName


@dataclass(frozen=True, slots=True)
class Copied:
    """A die that was made from another in this turn; it cannot be copied again (D32)."""


DICE: Final = Means(("Die",))


@dataclass(slots=True)
class Pool:
    """The dice that the hero owns, by the ids of their prefabs."""

    dice: Annotated[list[str], Names("dice")] = field(default_factory=list)


@dataclass(slots=True)
class Tray:
    """The dice of a combat, as entities: `pool` are all that there are, `dice` those in play this turn from left to
    right, `away` those that are out for now; `broken` counts those that are out for the combat.

    `rerolls` are left, `spare` are some that may be used in any one turn of the combat. `rolls` counts the rolls of
    this turn, the first one too; `rerolled` those after it that were rerolls. `kept` counts the elements that have
    outlasted them.
    """

    pool: Annotated[list[int], DICE] = field(default_factory=list)
    dice: Annotated[list[int], DICE] = field(default_factory=list)
    away: Annotated[list[int], DICE] = field(default_factory=list)
    broken: int = 0
    rerolls: int = 0
    spare: int = 0
    rolls: int = 0
    rerolled: int = 0
    kept: int = 0


@dataclass(slots=True)
class Tempo:
    """What a combat remembers of its hands: the `streak` (D5), the id of the hand that was scored last, the combos so
    far.

    `dealt` is the damage of the hand under way, of which combos take their shares, before what its target takes less of
    all damage, and `acting` the combo that acts.
    `used` counts the consumables of this turn, `lost` the HP that the combat has cost.
    `scored` says that a hand was scored this turn, `again` that the turn begins anew after it.
    """

    streak: int = 0
    last_hand: Annotated[str, Names("hands")] = ""
    combos: int = 0
    dealt: int = 0
    acting: Annotated[str, Names("combos")] = ""
    used: int = 0
    lost: int = 0
    scored: bool = False
    again: bool = False


@dataclass(slots=True)
class Chosen:
    """What the player has named with the command under way: a die (0 for none), a value, an element."""

    die: int = 0
    value: int = 0
    element: str = ""


@dataclass(slots=True)
class Loaded:
    """Only in fights that were set up by hand: the faces to fall, die by die, before chance decides: `5 fire`."""

    faces: list[str] = field(default_factory=list)


class Interference(msgspec.Struct, frozen=True):
    """One meddling of an enemy's with the dice: what, how strong, and whose."""

    kind: InterferenceName
    amount: int
    source: int


@dataclass(slots=True)
class Laws:
    """The meddling that is to come with the player's next turn, and that which lies on the present one."""

    coming: list[Interference] = field(default_factory=list)
    lying: list[Interference] = field(default_factory=list)


@dataclass(slots=True)
class Practice:
    """Chips that hands have gained for the run, by the ids of the hands."""

    chips: Annotated[dict[str, int], Names("hands")] = field(default_factory=dict)


@dataclass(slots=True)
class Counters:
    """What relics have counted up over the run, by the ids of their prefabs; what one counts of each hand stands under
    both ids. `stood` is the last act, from 1, in which the player has stood up from death."""

    counts: dict[str, int] = field(default_factory=dict)
    stood: int = 0


@dataclass(slots=True)
class Growth:
    """The nodes of the tree that the run was begun with, by id, and the elements that were named with them."""

    nodes: Annotated[list[str], Names("nodes")] = field(default_factory=list)
    focus: list[ElementName] = field(default_factory=list)


@dataclass(slots=True)
class Boons:
    """What gods, stones and chance have given, by id, in the order in which it came; of what lasts some combats `left`
    tells how many."""

    held: Annotated[list[str], Names("boons")] = field(default_factory=list)
    left: Annotated[dict[str, int], Names("boons")] = field(default_factory=dict)


@dataclass(slots=True)
class Secrets:
    """How many hidden rooms the maps of the run have had, found or not, and which events the run has met, by id."""

    rooms: int = 0
    met: Annotated[list[str], Names("events")] = field(default_factory=list)


@dataclass(slots=True)
class Table:
    """The dice that are thrown outside of combat: what they show, and those of the `house`; the number that was
    `named`, how often they were thrown, and the Gold that has come together."""

    dice: list[int] = field(default_factory=list)
    house: list[int] = field(default_factory=list)
    named: int = 0
    throws: int = 0
    pile: int = 0


@dataclass(slots=True)
class Might:
    """How hard an enemy strikes: what a full attack of it deals, in hundredths of a point."""

    base: int


@dataclass(slots=True)
class Footing:
    """What stun and Freeze have taken of an enemy's actions (D8, D9, D28): whether it `skips` the next one, and since
    it last acted whether it was `stunned` and how often `frozen`."""

    skips: bool = False
    stunned: bool = False
    frozen: int = 0


@dataclass(slots=True)
class Timer:
    """Of a status that lasts some rounds from when it was last put on: the rounds that are left."""

    left: int
