"""The verbs that every game has: what a card, relic, potion, status or enemy can do.

In a prefab an effect is a mapping whose first key is the verb (the class name in snake_case) with the value of the
class's first field; the other keys are the other fields: `{apply_status: weak, stacks: 2, to: all_enemies}`.
"""

from typing import Annotated, Literal

import msgspec

from components import facts
from components.amounts import Amount, Condition
from components.effect import Effect, Says, Verb, declared
from components.limits import AT_LEAST_0, AT_LEAST_1, CHANCE, MOST_AT_ONCE, MOST_ENEMIES, Bounds, Names
from components.terms import Target


class DealDamage(Verb, frozen=True):
    """Deal damage, absorbed by Block; from an Attack card or an enemy's move it is attack damage (R1, R2). Each hit
    is resolved alone (R6)."""

    leaves = (facts.DamageDealt, facts.HpLost)
    intent = "attack"
    harm = "own_side"

    amount: Annotated[Amount, AT_LEAST_0]
    """Damage of each hit, before Strength, Weak and Vulnerable."""
    hits: Annotated[int, Bounds(least=1, most=MOST_AT_ONCE)] = 1
    """How many hits, at most 100."""
    to: Target = "target"


class LoseHp(Verb, frozen=True):
    """Lose HP, ignoring Block (R5)."""

    leaves = (facts.HpLost,)
    intent = "attack"
    harm = "own_side"
    happens = "anywhere"
    demands = True

    amount: Annotated[Amount, AT_LEAST_0]
    """HP to lose."""
    to: Target = "self"
    leave: Annotated[int, AT_LEAST_0] = 0
    """So many HP stay in any case."""


class Heal(Verb, frozen=True):
    """Regain HP, never above max HP (R8)."""

    says = Says("heal", "HP")
    leaves = (facts.Healed,)
    intent = "heal"
    harm = "never"
    happens = "anywhere"

    amount: Annotated[Amount, AT_LEAST_0]
    """HP to regain."""
    to: Target = "self"


class GainBlock(Verb, frozen=True):
    """Gain Block; Dexterity counts for cards (R3)."""

    says = Says("gain", "Block", term=True)
    leaves = (facts.BlockGained,)
    intent = "defend"
    harm = "never"

    amount: Annotated[Amount, AT_LEAST_0]
    """Block to gain."""
    to: Target = "self"


class ApplyStatus(Verb, frozen=True):
    """Put stacks of a status on someone."""

    leaves = (facts.StatusApplied,)
    intent = "status"
    harm = "status"

    status: Annotated[str, Names("statuses")]
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

    leaves = (facts.StatusFell,)
    intent = "buff"
    harm = "never"

    status: Annotated[str, Names("statuses")]
    """The status."""
    to: Target = "self"


class NextTurn(Verb, frozen=True):
    """Effects that arrive at the start of the next turn; Block is fixed with the Dexterity of now (R3)."""

    leaves = (facts.EffectDelayed,)
    intent = "inside"
    harm = "never"
    later = True

    effects: Annotated[tuple[Effect, ...], AT_LEAST_1]
    """What happens then."""


class Summon(Verb, frozen=True):
    """Call a new enemy to the right end; at most 4 stand at a time (R43)."""

    leaves = (facts.EnemyJoined,)
    intent = "summon"
    harm = "never"

    enemy: Annotated[str, Names("enemies")]
    """The enemy that is called."""
    limit: Annotated[int, Bounds(least=1, most=MOST_ENEMIES)] = MOST_ENEMIES
    """So many of those that this one called may stand at a time."""
    otherwise: tuple[Effect, ...] = msgspec.field(default=(), name="else")
    """What happens if none can be called."""


class Escape(Verb, frozen=True):
    """Leave the combat without a reward; not from a boss (R40). An enemy that escapes is gone."""

    leaves = (facts.EnemyVanished,)
    intent = "buff"
    harm = "never"

    escape: bool = True
    """Write `true`."""


class GainGold(Verb, frozen=True):
    """Gain Gold."""

    says = Says("gain", "Gold")
    leaves = (facts.GoldGained,)
    intent = "buff"
    harm = "never"
    happens = "anywhere"

    amount: Annotated[Amount, AT_LEAST_0]
    """Gold to gain."""


class LoseGold(Verb, frozen=True):
    """Lose Gold, not below 0. A choice that costs more than there is cannot be taken (R52)."""

    leaves = (facts.GoldLost,)
    intent = "buff"
    harm = "always"
    happens = "anywhere"
    demands = True

    amount: Annotated[Amount, AT_LEAST_0]
    """Gold to lose."""


class ChangeMaxHp(Verb, frozen=True):
    """Raise or lower max HP, to at least 1; HP is never above it (R38)."""

    says = Says("gain", "max HP", below_0="lose")
    leaves = (facts.MaxHpChanged,)
    intent = "buff"
    harm = "below_0"
    happens = "anywhere"

    amount: Amount
    """By how much; below 0 lowers it."""


class GainRelic(Verb, frozen=True):
    """Gain a relic; with nothing left to give, 25 Gold (R36)."""

    leaves = (facts.RelicGained,)
    intent = "buff"
    harm = "never"
    happens = "anywhere"

    relic: Annotated[str, Names("relics", ("common", "uncommon", "rare"))]
    """The relic, or a rarity.

    - `common`: a random common one
    - `uncommon`: a random uncommon one
    - `rare`: a random rare one
    """


class GainPotion(Verb, frozen=True):
    """Find a potion; with full slots it may take another's place (R40)."""

    leaves = (facts.PotionGained,)
    intent = "buff"
    harm = "never"
    happens = "anywhere"
    demands = True

    potion: Annotated[str, Names("potions", ("random", "common"))]
    """The potion, or any.

    - `random`: any potion
    - `common`: any common potion
    """


class BeginFight(Verb, frozen=True):
    """Fight an encounter now. What is written after it happens when the fight is won, and its rewards are taken."""

    intent = "buff"
    harm = "never"
    happens = "in_events"

    encounter: Annotated[str, Names("encounters")]
    """The encounter to fight."""


class Gamble(Verb, frozen=True):
    """With a chance in a hundred one thing happens, otherwise another."""

    intent = "buff"
    harm = "never"
    happens = "anywhere"

    chance: Annotated[int, CHANCE]
    """In a hundred."""
    win: Annotated[tuple[Effect, ...], AT_LEAST_1]
    """What happens with that chance."""
    lose: tuple[Effect, ...] = ()
    """What happens otherwise."""


class ModEffect(Verb, frozen=True):
    """What the code of a mod adds, written by its own word: `{vent: 2}` is the word `ashen_pilgrim:vent` with the
    amount 2."""

    internal = True
    intent = "buff"
    harm = "never"

    amount: Amount = 0
    """How much."""
    to: Target = "self"
    word: str = ""


class Answer(Verb, frozen=True):
    """Not for prefabs: a trigger answers a fact. `rule` tells its limited uses apart; `condition` is looked at when
    it acts."""

    internal = True

    prefab: str
    do: tuple[Effect, ...]
    condition: Condition | None = None
    rule: str = ""
    per_combat: int = 0


class WearOff(Verb, frozen=True):
    """Not for prefabs: what happens to a status stack after its tick (R15, R16)."""

    internal = True

    stack: int
    how: Literal["one_less", "halve", "expire"]


VERBS = declared(globals())
"""All of them, in the order in which they are declared."""
