"""Amounts that effects carry: a number, or a quantity worked out when the effect is carried out."""

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec

from components.limits import AT_LEAST_0, AT_LEAST_1, Names, OneOf, Where


@dataclass(frozen=True, slots=True)
class Measure:
    """What a quantity counts when its effect is carried out, and how it reads.

    `text` is one number, where `{own}` stands for whose it is: `{own} Block`; or, of what is counted `each` by each,
    one of them: `card in your hand`; `many` is how several read, where an s at the first word is not enough. A
    `percent` one is a share in a hundred of what the text names. `carrier` is the
    only kind of prefab whose effects can count it, and `missing` says to an author what all others have not.
    """

    meaning: str
    text: str
    each: bool = False
    percent: bool = False
    carrier: Literal["", "card", "status"] = ""
    missing: str = ""
    many: str = ""


_STACKS = "only a status has stacks"

MEASURES: dict[str, Measure] = {
    "hp": Measure("HP of who acts", "{own} HP"),
    "missing_hp": Measure("what who acts has lost of its max HP", "{own} missing HP"),
    "max_hp": Measure("max HP of who acts", "{own} max HP"),
    "hp_percent": Measure("HP of who acts, in a hundred of its max HP, rounded up", "{own} HP", percent=True),
    "block": Measure("Block of who acts", "{own} Block"),
    "stacks": Measure(
        "stacks of the status whose rule it is; only a status has them", "its stacks", carrier="status", missing=_STACKS
    ),
    "due_stacks": Measure(
        "of those, the ones that are due now and not a turn later", "its stacks", carrier="status", missing=_STACKS
    ),
    "enemies": Measure("enemies that are alive", "enemy", each=True),
    "allies": Measure("others that are alive on the side of who acts", "ally", each=True),
    "round": Measure("the round of the combat, from 1", "the number of the round"),
    "act": Measure("the act of the climb, from 1", "the number of the act"),
    "floor": Measure("the floor of the act, from 1; 1 in a fight by itself", "the number of the floor"),
    "gold": Measure("the player's Gold", "your Gold"),
}
"""The quantities of every game, by their words. How each is counted stands in `systems.resolve.amounts`."""


@dataclass(frozen=True, slots=True)
class Reads:
    """How a condition reads; `{self}` and `{target}` stand for `you have`, `the enemy has`, `{status}` for the status
    that it names."""

    text: str


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must hold; everything that is named. What is counted is held against `least`, `most` and `even`:
    `{count: hp, most: 20}`."""

    target_has: Annotated[str, Names("statuses"), Reads("{target} {status}")] = ""
    """The status that the target must have."""
    self_has: Annotated[str, Names("statuses"), Reads("{self} {status}")] = ""
    """The status that who acts must have."""
    target_lacks: Annotated[str, Names("statuses"), Reads("{target} no {status}")] = ""
    """The status that the target must not have."""
    self_lacks: Annotated[str, Names("statuses"), Reads("{self} no {status}")] = ""
    """The status that who acts must not have."""
    fight: Literal["", "normal", "elite", "boss", "hard"] = ""
    """What kind of fight it must be.

    - `normal`: an everyday one
    - `elite`: one with an elite
    - `boss`: one with a boss
    - `hard`: one with an elite or a boss
    """
    target_is: Literal["", "normal", "elite", "boss", "minion"] = ""
    """What kind of enemy the target must be.

    - `normal`: one of many
    - `elite`: an elite
    - `boss`: a boss
    - `minion`: one that another has called
    """
    hand_empty: Annotated[bool, Reads("you have no cards in hand"), Where("measures", "cards_in_hand")] = False
    """The player's hand must be empty."""
    count: Annotated[str, OneOf("measures")] = ""
    """What is counted, by the code of a mod as well: `ashen_pilgrim:heat`."""
    least: int | None = None
    """There must be so much of it, or more."""
    most: int | None = None
    """There must be so much of it, or less."""
    even: bool | None = None
    """Its number must be even (`true`) or odd (`false`)."""
    every: Annotated[tuple["Condition", ...], AT_LEAST_1] = msgspec.field(default=(), name="and")
    """Conditions that must hold as well."""


class Quantity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An amount that is worked out when its effect is carried out (R19).

    `base + of / per × times × percent / 100 + plus`, division and percentage rounded down (R7); `plus` counts only if
    `when` holds, and what is above `most` never does.
    `word` stands in place of `of` where the code of a mod counts: `ashen_pilgrim:heat`.
    """

    base: int = 0
    """What it begins with."""
    of: Annotated[str | None, OneOf("measures")] = None
    """What is counted."""
    times: int = 1
    """How often what is counted goes in; below 0 takes it away."""
    percent: Annotated[int, AT_LEAST_0] = 100
    """The share of it, in a hundred, rounded down."""
    per: Annotated[int, AT_LEAST_1] = 1
    """In place of a share: it counts once for every so many."""
    plus: int = 0
    """What comes on top, at once or only `when` something holds."""
    when: Condition | None = None
    """What must hold for `plus` to count."""
    most: int | None = None
    """It is never more than this."""
    word: str = ""
    """What the code of a mod counts, in place of `of`: `ashen_pilgrim:heat`."""


Amount = int | Quantity
