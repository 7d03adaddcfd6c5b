"""The closed list of verbs: all that a card, relic, potion, status or enemy can do.

In a prefab an effect is a mapping whose first key is the verb (the class name in snake_case) with the value of the
class's first field; the other keys are the other fields: `{apply_status: weak, stacks: 2, to: all_enemies}`.
"""

from typing import Literal, get_args

import msgspec

from components.amounts import Amount, Condition
from components.effect import Effect
from components.terms import Pile, Target

MOST_AT_ONCE = 100
"""So many hits has an effect at most, and so many cards it makes."""


class DealDamage(Effect, frozen=True):
    """Deal damage, absorbed by Block; from an Attack card or an enemy's move it is attack damage (R1, R2). Each hit
    is resolved alone (R6)."""

    amount: Amount
    """Damage of each hit, before Strength, Weak and Vulnerable."""
    hits: int = 1
    """How many hits, at most 100."""
    to: Target = "target"


class LoseHp(Effect, frozen=True):
    """Lose HP, ignoring Block (R5)."""

    amount: Amount
    """HP to lose."""
    to: Target = "self"
    leave: int = 0
    """So many HP stay in any case."""


class Heal(Effect, frozen=True):
    """Regain HP, never above max HP (R8)."""

    amount: Amount
    """HP to regain."""
    to: Target = "self"


class GainBlock(Effect, frozen=True):
    """Gain Block; Dexterity counts for cards (R3)."""

    amount: Amount
    """Block to gain."""
    to: Target = "self"


class ApplyStatus(Effect, frozen=True):
    """Put stacks of a status on someone."""

    status: str
    """The status."""
    amount: Amount = msgspec.field(default=1, name="stacks")
    """How many stacks; below 0 only for a status that is `signed`."""
    to: Target = "target"
    lasts: Literal["", "this_turn", "next_turn"] = ""
    """Takes the change back at the end of a turn of its bearer; the status needs a `temporary` one (R16).

    - `this_turn`: of this turn, or of the next one to come
    - `next_turn`: of the turn after that
    """


class RemoveStatus(Effect, frozen=True):
    """Take all stacks of a status away."""

    status: str
    """The status."""
    to: Target = "self"


class GainEnergy(Effect, frozen=True):
    """Gain Energy now."""

    amount: Amount
    """Energy to gain."""


class DrawCards(Effect, frozen=True):
    """Draw cards; the discard pile is shuffled in when a card has to be drawn and the draw pile is empty (R30)."""

    amount: Amount
    """How many cards."""


class AddCard(Effect, frozen=True):
    """Make new cards for this combat; they are gone when it is over."""

    card: str
    """The card; `imp_claw+` for its upgraded form."""
    pile: Pile = "hand"
    """Where it goes: a random place of the draw pile, the top of the discard pile (R29)."""
    amount: Amount = msgspec.field(default=1, name="count")
    """How many of it, never more than 100 at once."""


class MoveCards(Effect, frozen=True):
    """Move cards between piles: those the player chooses, random ones or all."""

    amount: Amount
    """How many cards; fewer if fewer are there."""
    pile: Pile = "hand"
    """Where they are taken from."""
    to: Pile = "discard"
    """Where they go; to `exhaust` means that they are exhausted."""
    at_random: bool = False
    """They are drawn at random, and the player does not choose."""
    everything: bool = False
    """The whole pile goes, and the number says nothing."""


class NextTurn(Effect, frozen=True):
    """Effects that arrive at the start of the next turn; Block is fixed with the Dexterity of now (R3)."""

    effects: "tuple[AnyEffect, ...]"
    """What happens then."""


class Summon(Effect, frozen=True):
    """Call a new enemy to the right end; at most 4 stand at a time (R43)."""

    enemy: str
    """The enemy that is called."""
    limit: int = 4
    """So many of those that this one called may stand at a time."""
    otherwise: "tuple[AnyEffect, ...]" = msgspec.field(default=(), name="else")
    """What happens if none can be called."""


class Escape(Effect, frozen=True):
    """Leave the combat without a reward; not from a boss (R40). An enemy that escapes is gone."""

    escape: bool = True
    """Write `true`."""


class GainGold(Effect, frozen=True):
    """Gain Gold."""

    amount: Amount
    """Gold to gain."""


class LoseGold(Effect, frozen=True):
    """Lose Gold, not below 0. A choice that costs more than there is cannot be taken (R52)."""

    amount: Amount
    """Gold to lose."""


class ChangeMaxHp(Effect, frozen=True):
    """Raise or lower max HP, to at least 1; HP is never above it (R38)."""

    amount: Amount
    """By how much; below 0 lowers it."""


class GainRelic(Effect, frozen=True):
    """Gain a relic; with nothing left to give, 25 Gold (R36)."""

    relic: str
    """The relic, or a rarity.

    - `common`: a random common one
    - `uncommon`: a random uncommon one
    - `rare`: a random rare one
    """


class GainPotion(Effect, frozen=True):
    """Find a potion; with full slots it may take another's place (R40)."""

    potion: str
    """The potion, or any.

    - `random`: any potion
    """


class AddToDeck(Effect, frozen=True):
    """A card joins the deck for good."""

    card: str
    """The card, or a type.

    - `attack`: a random Attack of the hero's
    - `skill`: a random Skill of the hero's
    - `power`: a random Power of the hero's
    """


class RemoveFromDeck(Effect, frozen=True):
    """Cards leave the deck for good. Curses that are bound stay (R37), and so does the last card (R59)."""

    which: Literal["chosen", "random", "curses"]
    """Which cards.

    - `chosen`: one of the player's choice
    - `random`: one drawn at random
    - `curses`: all curses
    """
    if_curse: "tuple[AnyEffect, ...]" = ()
    """What happens if a curse was among them."""


class UpgradeCards(Effect, frozen=True):
    """Upgrade cards of the deck for good, at random or by choice; only what can be upgraded counts (R32)."""

    amount: Amount
    """How many cards."""
    at_random: bool = False
    """They are drawn at random, and the player does not choose."""


class BeginFight(Effect, frozen=True):
    """Fight an encounter now. What is written after it happens when the fight is won, and its rewards are taken."""

    encounter: str
    """The encounter to fight."""


class Gamble(Effect, frozen=True):
    """With a chance in a hundred one thing happens, otherwise another."""

    chance: int
    """In a hundred."""
    win: "tuple[AnyEffect, ...]"
    """What happens with that chance."""
    lose: "tuple[AnyEffect, ...]" = ()
    """What happens otherwise."""


class ModEffect(Effect, frozen=True):
    """What the code of a mod adds, written by its own word: `{vent: 2}` is the word `ashen_pilgrim:vent` with the
    amount 2."""

    amount: Amount = 0
    """How much."""
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


_OnBodies = DealDamage | LoseHp | Heal | GainBlock | ApplyStatus | RemoveStatus
_InCombat = GainEnergy | DrawCards | AddCard | MoveCards | NextTurn | Summon | Escape
_OnTheWay = GainGold | LoseGold | ChangeMaxHp | GainRelic | GainPotion | AddToDeck | RemoveFromDeck | UpgradeCards
_Beside = BeginFight | Gamble | ModEffect | SettleCard | WearOff | Answer
AnyEffect = _OnBodies | _InCombat | _OnTheWay | _Beside

VERBS: tuple[type[Effect], ...] = get_args(AnyEffect)
"""All verbs, in the order in which they are declared."""


def verbs_with(field: str, kind: object) -> tuple[type[Effect], ...]:
    """The verbs that have such a field of this type: what can be aimed has `to` of `Target`, what has an amount that is
    worked out has `amount` of `Amount`."""
    return tuple(verb for verb in VERBS if verb.__annotations__.get(field) == kind)


INTERNAL: tuple[type[Effect], ...] = (ModEffect, SettleCard, WearOff, Answer)
"""Steps that the systems make for themselves, and what goes by a mod's words; a prefab cannot name them."""
