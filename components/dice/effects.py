"""The verbs of the dice game alone."""

from typing import Annotated, Literal

from components import facts
from components.amounts import Amount
from components.dice.dice import ElementName, InterferenceName
from components.effect import Effect, Says, Verb, declared
from components.limits import AT_LEAST_0, AT_LEAST_1, MOST_AT_ONCE, Bounds, Names
from components.terms import Target

SHARE = Bounds(least=1, most=1000)

Which = Literal["chosen", "lowest", "highest", "random", "others"]
"""Which dice are meant.

- `chosen`: the one that the player names
- `lowest`: the lowest in play that nothing fixes, the leftmost of several
- `highest`: the highest, likewise
- `random`: any in play, likewise
- `others`: all that are not held
"""


class Strike(Verb, frozen=True):
    """An enemy attacks with a share of its might; each hit rounds to the nearest number."""

    leaves = (facts.DamageDealt, facts.HpLost)
    intent = "attack"
    harm = "never"

    share: Annotated[int, SHARE]
    """How much of a full attack each hit has, in a hundred."""
    hits: Annotated[int, Bounds(least=1, most=MOST_AT_ONCE)] = 1
    """How many hits."""


class Guard(Verb, frozen=True):
    """An enemy gains a share of its own max HP as Block, rounded to the nearest number."""

    leaves = (facts.BlockGained,)
    intent = "defend"
    harm = "never"

    share: Annotated[int, SHARE]
    """The share, in a hundred; each takes it of its own max HP."""
    to: Target = "self"


class Mend(Verb, frozen=True):
    """An enemy heals the weakest of its allies by a share of that one's max HP, itself when it is alone."""

    leaves = (facts.Healed,)
    intent = "heal"
    harm = "never"

    share: Annotated[int, SHARE]
    """The share, in a hundred, rounded to the nearest number."""


class Interfere(Verb, frozen=True):
    """Meddle with the dice of the player's next turn (D13)."""

    leaves = (facts.Interfered,)
    intent = "debuff"
    harm = "always"

    interference: InterferenceName
    """How."""
    amount: Annotated[Amount, AT_LEAST_0] = 1
    """How many dice or rerolls; how many dice may be held; 2 of `evenodd` for even."""


class Blast(Verb, frozen=True):
    """Deal a share of the hand's damage (D7, D29)."""

    leaves = (facts.DamageDealt, facts.HpLost)
    intent = "attack"
    harm = "never"

    share: Annotated[int, SHARE]
    """The share, in a hundred, rounded down; what raises combo damage adds to it."""
    at: Literal["target", "all", "others", "others_or_target"] = "target"
    """Whom it strikes.

    - `target`: at whom the hand was scored
    - `all`: every enemy
    - `others`: every other enemy
    - `others_or_target`: every other enemy; at whom the hand was scored, if there is none
    """
    bosses: Annotated[int, AT_LEAST_0] = 0
    """So much more of a share against bosses."""


class Freeze(Verb, frozen=True):
    """An enemy loses its next action and stays Frozen until the next hand is scored; it does not stack, and a boss that
    was frozen just before resists (D8)."""

    leaves = (facts.Froze,)
    intent = "debuff"
    harm = "never"

    to: Target = "target"
    spares_bosses: bool = False
    """Bosses do not freeze."""


class Stun(Verb, frozen=True):
    """An enemy loses its next action (D9)."""

    leaves = (facts.Stunned,)
    intent = "debuff"
    harm = "never"

    to: Target = "target"


class Cleanse(Verb, frozen=True):
    """All that is bad for a body and lies on it ends."""

    leaves = (facts.StatusFell,)
    intent = "buff"
    harm = "never"

    to: Target = "self"


class Devour(Verb, frozen=True):
    """An enemy eats all stacks of some statuses on itself: each heals it and makes it stronger. When there are too many
    it chokes: they are gone all the same, nothing comes of them, and it loses its action."""

    leaves = (facts.Devoured, facts.StatusFell, facts.Healed, facts.StatusApplied)
    intent = "heal"
    harm = "never"

    statuses: Annotated[tuple[str, ...], AT_LEAST_1, Names("statuses")]
    """What it eats."""
    heals: Annotated[int, SHARE]
    """What each stack heals, in a hundred of max HP."""
    most: Annotated[int, SHARE]
    """No more than this in all."""
    gains: Annotated[str, Names("statuses")]
    """The status that it gains."""
    stacks: Annotated[int, AT_LEAST_1]
    """So many stacks of that for each that it ate."""
    chokes: Annotated[int, AT_LEAST_1]
    """From so many at once it chokes."""


class GainRerolls(Verb, frozen=True):
    """Gain rerolls for this turn."""

    says = Says("gain", "reroll", many="rerolls")
    leaves = (facts.RerollsGained,)
    intent = "buff"
    harm = "never"

    amount: Annotated[Amount, AT_LEAST_0]
    """How many."""


class TurnOver(Verb, frozen=True):
    """Turn a die over: 1 and 6, 2 and 5, 3 and 4 change places. It keeps its element."""

    leaves = (facts.DieChanged,)
    intent = "buff"
    harm = "never"

    which: Which = "chosen"
    """The die."""


class SetDie(Verb, frozen=True):
    """Set a die to a number; it keeps its element."""

    leaves = (facts.DieChanged,)
    intent = "buff"
    harm = "never"

    value: Annotated[int, Bounds(least=0, most=6)] = 0
    """The number; 0 is what the player names."""
    which: Which = "chosen"
    """The die."""


class ShiftDie(Verb, frozen=True):
    """Raise or lower a die by 1, as the player says; 6 does not become 1."""

    leaves = (facts.DieChanged,)
    intent = "buff"
    harm = "never"

    which: Which = "chosen"
    """The die."""


class MatchDie(Verb, frozen=True):
    """A die takes the number of another."""

    leaves = (facts.DieChanged,)
    intent = "buff"
    harm = "never"

    which: Which = "lowest"
    """The die that changes."""
    of: Which = "highest"
    """Whose number it takes."""


class CopyDie(Verb, frozen=True):
    """A copy of a die, number and element, is in play this turn; a copy cannot be copied (D32)."""

    leaves = (facts.DieAdded,)
    intent = "buff"
    harm = "never"

    which: Which = "chosen"
    """The die."""


class AddDie(Verb, frozen=True):
    """One die more is rolled and in play this turn, at most 8 (D32)."""

    leaves = (facts.DieAdded,)
    intent = "buff"
    harm = "never"

    die: Annotated[str, Names("dice")]
    """Which die."""


class TakeDieOut(Verb, frozen=True):
    """A die is out, at least 3 stay (D32)."""

    leaves = (facts.DieOut,)
    intent = "debuff"
    harm = "always"

    which: Which = "chosen"
    """The die."""
    until: Literal["turn", "combat"] = "turn"
    """How long.

    - `turn`: until the turn is over
    - `combat`: until the combat is over
    """


class RollAgain(Verb, frozen=True):
    """Roll dice again; that is no reroll (D32)."""

    leaves = (facts.DiceRolled,)
    intent = "buff"
    harm = "never"

    which: Which = "others"
    """Which dice."""
    showing: Annotated[int, Bounds(least=0, most=6)] = 0
    """Only those that show this number."""
    chance: Annotated[int, Bounds(least=0, most=100)] = 0
    """How likely an element is in this roll, in a hundred, if that is more than otherwise."""


class GiveElement(Verb, frozen=True):
    """A random die without an element takes one; if all have one, any of them."""

    leaves = (facts.ElementChanged,)
    intent = "buff"
    harm = "never"

    element: ElementName | Literal["chosen", "random", "missing"] = "chosen"
    """Which element.

    - `chosen`: the one that the player names
    - `random`: any
    - `missing`: one that no die has
    """
    least: Annotated[int, Bounds(least=0, most=4)] = 0
    """Only as long as fewer different elements are there."""


class Throw(Verb, frozen=True):
    """Deal a share of a die's number as damage that ignores Block; the act counts as often as its number."""

    leaves = (facts.HpLost,)
    intent = "attack"
    harm = "never"

    times: Annotated[int, AT_LEAST_1]
    """The number of the die so often, and that so often as the act has a number."""
    which: Which = "chosen"
    """The die."""


class FreeDice(Verb, frozen=True):
    """All that enemies have done to the dice of this turn is undone; dice that were taken are back and are rolled
    once."""

    leaves = (facts.InterferenceLifted,)
    intent = "buff"
    harm = "never"

    free: bool = True
    """Write `true`."""


class ScoreAgain(Verb, frozen=True):
    """After this score the turn begins anew before the enemies act."""

    intent = "buff"
    harm = "never"

    again: bool = True
    """Write `true`."""


class Count(Verb, frozen=True):
    """The relic whose rule it is counts up, for the rest of the run."""

    leaves = (facts.Counted,)
    intent = "buff"
    harm = "never"

    amount: Annotated[Amount, AT_LEAST_0] = 1
    """By how much."""
    most: Annotated[int, AT_LEAST_0] = 0
    """Not above this; 0 is no limit."""


class Practise(Verb, frozen=True):
    """A hand is worth more chips for the rest of the run."""

    leaves = (facts.HandPractised,)
    intent = "buff"
    harm = "never"
    happens = "anywhere"

    chips: Annotated[int, AT_LEAST_1]
    """How many chips."""
    hand: Annotated[str, Names("hands", ("chosen", "offered", "random", "last"))] = "chosen"
    """The hand.

    - `chosen`: one of the player's choice
    - `offered`: one of three that are drawn
    - `random`: any
    - `last`: the one that was scored last
    """
    most: Annotated[int, AT_LEAST_0] = 0
    """No hand gains more than this so in all; 0 is no limit."""


class SwapDie(Verb, frozen=True):
    """A die of the pool becomes another one for the rest of the run, the first that is of the hero's usual kind."""

    leaves = (facts.DieSwapped,)
    intent = "buff"
    harm = "never"
    happens = "anywhere"

    die: Annotated[str, Names("dice")]
    """What it becomes."""


class GainSlots(Verb, frozen=True):
    """There are more slots for consumables for the rest of the run."""

    says = Says("gain", "slot", many="slots")
    leaves = (facts.SlotsGained,)
    intent = "buff"
    harm = "never"
    happens = "anywhere"

    amount: Annotated[int, AT_LEAST_1]
    """How many."""


class ScoreHand(Verb, frozen=True):
    """Not for prefabs: a hand is scored at an enemy."""

    internal = True
    intent = "attack"
    harm = "never"
    leaves = (facts.HandScored,)

    hand: str
    combo: str = ""
    to: Target = "target"


class ActCombo(Verb, frozen=True):
    """Not for prefabs: the elements among the dice act."""

    internal = True
    leaves = (facts.ComboActed,)

    combo: str = ""


class SettleHand(Verb, frozen=True):
    """Not for prefabs: a hand has struck, marks that lay before it fall, rules that answer it act."""

    internal = True
    settles = True
    leaves = (facts.HandSettled,)

    hand: str
    words: tuple[str, ...] = ()


VERBS = declared(globals())
"""All of them, in the order in which they are declared."""


def chosen_by(effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """What the player has to name for effects: `die`, `value`, `element`, each once and in this order."""
    asked: list[str] = []
    for effect in effects:
        if getattr(effect, "which", "") == "chosen":
            asked.append("die")
        if isinstance(effect, ShiftDie) or (isinstance(effect, SetDie) and not effect.value):
            asked.append("value")
        if isinstance(effect, GiveElement) and effect.element == "chosen":
            asked.append("element")
    return tuple(word for word in ("die", "value", "element") if word in asked)
