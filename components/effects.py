"""The closed list of verbs: all that a card, relic, potion, status or enemy can do.

In a prefab an effect is a mapping whose first key is the verb (the class name in snake_case) with the value of the
class's first field; the other keys are the other fields: `{apply_status: weak, stacks: 2, to: all_enemies}`.
"""

from typing import Literal

import msgspec

from components.amounts import Amount, Condition

Target = Literal["target", "self", "all_enemies", "random_enemy", "ally", "all_allies"]
"""Seen from who acts. `target`: what the card was aimed at, for an enemy the player, for a trigger what the fact was
about. `ally`: the leftmost other living ally, alone oneself (R45). `all_allies`: oneself too."""

Pile = Literal["hand", "draw", "discard", "exhaust"]


def snake_case(name: str) -> str:
    """`DealDamage` -> `deal_damage`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Effect(
    msgspec.Struct, frozen=True, tag_field="verb", tag=snake_case, forbid_unknown_fields=True, omit_defaults=True
):
    """Something to do, as written in a prefab."""

    @classmethod
    def verb(cls) -> str:
        """The word that a prefab uses for this effect."""
        return snake_case(cls.__name__)


class DealDamage(Effect, frozen=True):
    """Deal damage, absorbed by Block; from an Attack card or an enemy's move it is attack damage (R1, R2). Each hit
    is resolved alone (R6)."""

    amount: Amount
    hits: int = 1
    to: Target = "target"


class LoseHp(Effect, frozen=True):
    """Lose HP, ignoring Block (R5); at least `leave` HP stay."""

    amount: Amount
    to: Target = "self"
    leave: int = 0


class Heal(Effect, frozen=True):
    """Regain HP, never above max HP (R8)."""

    amount: Amount
    to: Target = "self"


class GainBlock(Effect, frozen=True):
    """Gain Block; Dexterity counts for cards (R3)."""

    amount: Amount
    to: Target = "self"


class ApplyStatus(Effect, frozen=True):
    """Put stacks of a status on someone. With `lasts` the change is taken back at the end of that body's turn, this
    one or the next (R16)."""

    status: str
    amount: Amount = msgspec.field(default=1, name="stacks")
    to: Target = "target"
    lasts: Literal["", "this_turn", "next_turn"] = ""


class RemoveStatus(Effect, frozen=True):
    """Take all stacks of a status away."""

    status: str
    to: Target = "self"


class GainEnergy(Effect, frozen=True):
    """Gain Energy now."""

    amount: Amount


class DrawCards(Effect, frozen=True):
    """Draw cards; the discard pile is shuffled in when a card has to be drawn and the draw pile is empty (R30)."""

    amount: Amount


class AddCard(Effect, frozen=True):
    """Make new cards for this combat: `draw` puts them at random places, `discard` on top (R29)."""

    card: str
    pile: Pile = "hand"
    amount: Amount = msgspec.field(default=1, name="count")


class MoveCards(Effect, frozen=True):
    """Move cards between piles: those the player chooses, random ones or all. Moving to `exhaust` exhausts them.

    `at_random` draws them, `everything` takes the whole pile; otherwise the player chooses `amount` (fewer if fewer
    are there).
    """

    amount: Amount
    pile: Pile = "hand"
    to: Pile = "discard"
    at_random: bool = False
    everything: bool = False


class NextTurn(Effect, frozen=True):
    """Effects that arrive at the start of the next turn; Block is fixed with the Dexterity of now (R3)."""

    effects: "tuple[AnyEffect, ...]"


class Summon(Effect, frozen=True):
    """Call a new enemy to the right end. At most 4 stand, and at most `limit` called by this one; else `otherwise`
    happens (R43)."""

    enemy: str
    limit: int = 4
    otherwise: "tuple[AnyEffect, ...]" = msgspec.field(default=(), name="else")


class Escape(Effect, frozen=True):
    """Leave the combat without a reward; not from a boss (R40)."""

    escape: bool = True


class SettleCard(Effect, frozen=True):
    """Not for prefabs: a played card goes to its place (R18)."""

    card: int


class Answer(Effect, frozen=True):
    """Not for prefabs: a trigger answers a fact. `rule` tells its limited uses apart; `condition` is looked at when
    it acts."""

    prefab: str
    do: "tuple[AnyEffect, ...]"
    condition: Condition | None = None
    rule: str = ""
    per_combat: int = 0


class WearOff(Effect, frozen=True):
    """Not for prefabs: what happens to a status stack after its tick (R15, R16)."""

    stack: int
    how: Literal["one_less", "halve", "expire"]


AnyEffect = (
    DealDamage
    | LoseHp
    | Heal
    | GainBlock
    | ApplyStatus
    | RemoveStatus
    | GainEnergy
    | DrawCards
    | AddCard
    | MoveCards
    | NextTurn
    | Summon
    | Escape
    | SettleCard
    | WearOff
    | Answer
)

INTERNAL: tuple[type[Effect], ...] = (SettleCard, WearOff, Answer)
"""Steps that the systems make for themselves; a prefab cannot name them."""
