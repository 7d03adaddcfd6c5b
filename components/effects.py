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


class GainGold(Effect, frozen=True):
    """Gain Gold."""

    amount: Amount


class LoseGold(Effect, frozen=True):
    """Lose Gold, not below 0. A choice that costs more than there is cannot be taken (R52)."""

    amount: Amount


class ChangeMaxHp(Effect, frozen=True):
    """Raise or lower max HP, to at least 1; HP is never above it (R38)."""

    amount: Amount


class GainRelic(Effect, frozen=True):
    """Gain a relic: one by its id, or a random `common`, `uncommon` or `rare` one; with nothing left to give, 25 Gold
    (R36)."""

    relic: str


class GainPotion(Effect, frozen=True):
    """Find a potion: one by its id, or a `random` one; with full slots it may take another's place (R40)."""

    potion: str


class AddToDeck(Effect, frozen=True):
    """A card joins the deck for good: one by its id, or a random `attack`, `skill` or `power` of the hero's pool."""

    card: str


class RemoveFromDeck(Effect, frozen=True):
    """A card leaves the deck for good: one of the player's choice, one drawn at random, or all curses.

    Curses that are bound stay (R37), and so does the last card (R59). `if_curse` happens if a curse was removed.
    """

    which: Literal["chosen", "random", "curses"]
    if_curse: "tuple[AnyEffect, ...]" = ()


class UpgradeCards(Effect, frozen=True):
    """Upgrade cards of the deck for good, at random or by choice; only what can be upgraded counts (R32)."""

    amount: Amount
    at_random: bool = False


class BeginFight(Effect, frozen=True):
    """Fight an encounter now."""

    encounter: str


class Gamble(Effect, frozen=True):
    """With a chance in a hundred one thing happens, otherwise another."""

    chance: int
    win: "tuple[AnyEffect, ...]"
    lose: "tuple[AnyEffect, ...]" = ()


class ModEffect(Effect, frozen=True):
    """What the code of a mod adds, written by its own word: `{vent: 2}` is the word `ashen_pilgrim:vent` with the
    amount 2."""

    amount: Amount = 0
    to: Target = "self"
    word: str = ""


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
    | GainGold
    | LoseGold
    | ChangeMaxHp
    | GainRelic
    | GainPotion
    | AddToDeck
    | RemoveFromDeck
    | UpgradeCards
    | BeginFight
    | Gamble
    | ModEffect
    | SettleCard
    | WearOff
    | Answer
)

INTERNAL: tuple[type[Effect], ...] = (ModEffect, SettleCard, WearOff, Answer)
"""Steps that the systems make for themselves, and what goes by a mod's words; a prefab cannot name them."""
