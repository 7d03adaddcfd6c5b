"""Amounts that effects carry: a number, or a quantity worked out when the effect is carried out."""

from typing import Literal

import msgspec

Measure = Literal[
    "hp",
    "missing_hp",
    "max_hp",
    "block",
    "energy",
    "stacks",
    "due_stacks",
    "cards_in_hand",
    "cards_in_draw_pile",
    "cards_in_discard_pile",
    "cards_in_exhaust_pile",
    "enemies",
    "gold",
]
"""The closed list of quantities. `hp`, `missing_hp`, `max_hp` and `block` are those of who acts; `stacks` those of
the status whose rule it is, `due_stacks` only the ones that are not fresh."""


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must hold; everything that is named. `target_has` and `self_has` name a status."""

    target_has: str = ""
    self_has: str = ""
    hand_empty: bool = False


class Quantity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An amount that is worked out when its effect is carried out (R19).

    `base + of × times × percent / 100 + plus`, the percentage rounded down (R7); `plus` counts only if `when` holds.
    `word` stands in place of `of` where the code of a mod counts: `ashen_pilgrim:heat`.
    """

    base: int = 0
    of: Measure | None = None
    times: int = 1
    percent: int = 100
    plus: int = 0
    when: Condition | None = None
    word: str = ""


Amount = int | Quantity
