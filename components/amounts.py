"""Amounts that effects carry: a number, or a quantity worked out when the effect is carried out."""

from typing import Literal

import msgspec

Measure = Literal[
    "hp",
    "missing_hp",
    "max_hp",
    "block",
    "energy",
    "energy_spent",
    "stacks",
    "due_stacks",
    "cards_in_hand",
    "cards_in_draw_pile",
    "cards_in_discard_pile",
    "cards_in_exhaust_pile",
    "enemies",
    "gold",
]
"""The closed list of quantities, counted when the effect is carried out.

- `hp`: HP of who acts
- `missing_hp`: what who acts has lost of its max HP
- `max_hp`: max HP of who acts
- `block`: Block of who acts
- `energy`: Energy that the player has left
- `energy_spent`: Energy that playing this card has cost, which a card with `cost: X` can do much with
- `stacks`: stacks of the status whose rule it is; only a status has them
- `due_stacks`: of those, the ones that are due now and not a turn later
- `cards_in_hand`: cards in the player's hand
- `cards_in_draw_pile`: cards in the draw pile
- `cards_in_discard_pile`: cards in the discard pile
- `cards_in_exhaust_pile`: cards that are exhausted
- `enemies`: enemies that are alive
- `gold`: the player's Gold
"""


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must hold; everything that is named."""

    target_has: str = ""
    """The status that the target must have."""
    self_has: str = ""
    """The status that who acts must have."""
    hand_empty: bool = False
    """The player's hand must be empty."""


class Quantity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An amount that is worked out when its effect is carried out (R19).

    `base + of × times × percent / 100 + plus`, the percentage rounded down (R7); `plus` counts only if `when` holds.
    `word` stands in place of `of` where the code of a mod counts: `ashen_pilgrim:heat`.
    """

    base: int = 0
    """What it begins with."""
    of: Measure | None = None
    """What is counted."""
    times: int = 1
    """How often what is counted goes in; below 0 takes it away."""
    percent: int = 100
    """The share of it, in a hundred, rounded down."""
    plus: int = 0
    """What comes on top, at once or only `when` something holds."""
    when: Condition | None = None
    """What must hold for `plus` to count."""
    word: str = ""
    """What the code of a mod counts, in place of `of`: `ashen_pilgrim:heat`."""


Amount = int | Quantity
