"""The verbs that every game has: what a card, relic, potion, status or enemy can do.

In a prefab an effect is a mapping whose first key is the verb (the class name in snake_case) with the value of the
class's first field; the other keys are the other fields: `{apply_status: weak, stacks: 2, to: all_enemies}`.
"""

from typing import Literal

import msgspec

from components.amounts import Amount, Condition
from components.effect import Effect, Verb, declared
from components.terms import Target

MOST_AT_ONCE = 100
"""So many hits has an effect at most, and so many cards it makes."""


class DealDamage(Verb, frozen=True):
    """Deal damage, absorbed by Block; from an Attack card or an enemy's move it is attack damage (R1, R2). Each hit
    is resolved alone (R6)."""

    amount: Amount
    """Damage of each hit, before Strength, Weak and Vulnerable."""
    hits: int = 1
    """How many hits, at most 100."""
    to: Target = "target"


class LoseHp(Verb, frozen=True):
    """Lose HP, ignoring Block (R5)."""

    amount: Amount
    """HP to lose."""
    to: Target = "self"
    leave: int = 0
    """So many HP stay in any case."""


class Heal(Verb, frozen=True):
    """Regain HP, never above max HP (R8)."""

    amount: Amount
    """HP to regain."""
    to: Target = "self"


class GainBlock(Verb, frozen=True):
    """Gain Block; Dexterity counts for cards (R3)."""

    amount: Amount
    """Block to gain."""
    to: Target = "self"


class ApplyStatus(Verb, frozen=True):
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


class RemoveStatus(Verb, frozen=True):
    """Take all stacks of a status away."""

    status: str
    """The status."""
    to: Target = "self"


class NextTurn(Verb, frozen=True):
    """Effects that arrive at the start of the next turn; Block is fixed with the Dexterity of now (R3)."""

    effects: tuple[Effect, ...]
    """What happens then."""


class Summon(Verb, frozen=True):
    """Call a new enemy to the right end; at most 4 stand at a time (R43)."""

    enemy: str
    """The enemy that is called."""
    limit: int = 4
    """So many of those that this one called may stand at a time."""
    otherwise: tuple[Effect, ...] = msgspec.field(default=(), name="else")
    """What happens if none can be called."""


class Escape(Verb, frozen=True):
    """Leave the combat without a reward; not from a boss (R40). An enemy that escapes is gone."""

    escape: bool = True
    """Write `true`."""


class GainGold(Verb, frozen=True):
    """Gain Gold."""

    amount: Amount
    """Gold to gain."""


class LoseGold(Verb, frozen=True):
    """Lose Gold, not below 0. A choice that costs more than there is cannot be taken (R52)."""

    amount: Amount
    """Gold to lose."""


class ChangeMaxHp(Verb, frozen=True):
    """Raise or lower max HP, to at least 1; HP is never above it (R38)."""

    amount: Amount
    """By how much; below 0 lowers it."""


class GainRelic(Verb, frozen=True):
    """Gain a relic; with nothing left to give, 25 Gold (R36)."""

    relic: str
    """The relic, or a rarity.

    - `common`: a random common one
    - `uncommon`: a random uncommon one
    - `rare`: a random rare one
    """


class GainPotion(Verb, frozen=True):
    """Find a potion; with full slots it may take another's place (R40)."""

    potion: str
    """The potion, or any.

    - `random`: any potion
    """


class BeginFight(Verb, frozen=True):
    """Fight an encounter now. What is written after it happens when the fight is won, and its rewards are taken."""

    encounter: str
    """The encounter to fight."""


class Gamble(Verb, frozen=True):
    """With a chance in a hundred one thing happens, otherwise another."""

    chance: int
    """In a hundred."""
    win: tuple[Effect, ...]
    """What happens with that chance."""
    lose: tuple[Effect, ...] = ()
    """What happens otherwise."""


class ModEffect(Verb, frozen=True):
    """What the code of a mod adds, written by its own word: `{vent: 2}` is the word `ashen_pilgrim:vent` with the
    amount 2."""

    amount: Amount = 0
    """How much."""
    to: Target = "self"
    word: str = ""


class Answer(Verb, frozen=True):
    """Not for prefabs: a trigger answers a fact. `rule` tells its limited uses apart; `condition` is looked at when
    it acts."""

    prefab: str
    do: tuple[Effect, ...]
    condition: Condition | None = None
    rule: str = ""
    per_combat: int = 0


class WearOff(Verb, frozen=True):
    """Not for prefabs: what happens to a status stack after its tick (R15, R16)."""

    stack: int
    how: Literal["one_less", "halve", "expire"]


VERBS = declared(globals())
"""All of them, in the order in which they are declared."""

INTERNAL: tuple[type[Verb], ...] = (ModEffect, WearOff, Answer)
"""Steps that the systems make for themselves, and what goes by a mod's words; a prefab cannot name them."""
