"""The verbs of the dice game for what happens between its combats."""

from typing import Annotated, Literal

import msgspec

from components import facts
from components.effect import Effect, Verb, declared
from components.limits import AT_LEAST_0, AT_LEAST_1, Bounds, Names

Rarity = Literal["common", "uncommon", "rare", "act", "better", "any"]
"""How good a thing is.

- `common`: often found
- `uncommon`: found now and then
- `rare`: seldom found
- `act`: what is usual in the act
- `better`: one better than that
- `any`: any of these
"""


class Rest(Verb, frozen=True):
    """Regain a share of max HP at a fire."""

    leaves = (facts.Healed,)
    intent = "heal"
    harm = "never"
    happens = "anywhere"

    share: Annotated[int, Bounds(least=1, most=100)]
    """The share, in a hundred, rounded down."""


class GainBoon(Verb, frozen=True):
    """Gain a boon. One that is held for some combats is renewed."""

    leaves = (facts.BoonGained,)
    intent = "buff"
    harm = "never"
    happens = "anywhere"

    boon: Annotated[str, Names("boons")]
    """The boon."""


class Pick(Verb, frozen=True):
    """Gain one of several relics or consumables that are drawn."""

    leaves = (facts.RelicGained, facts.PotionGained)
    intent = "buff"
    harm = "never"
    happens = "anywhere"

    what: Literal["relic", "potion"]
    """What is drawn.

    - `relic`: relics
    - `potion`: consumables
    """
    rarity: Rarity = "any"
    """Of which rarity."""
    of: Annotated[int, Bounds(least=1, most=5)] = 1
    """From how many the player chooses; 1 leaves no choice."""


class Lot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that may be drawn."""

    parts: Annotated[int, AT_LEAST_1]
    """How likely it is, in parts of all."""
    do: tuple[Effect, ...] = ()
    """What happens then."""


class DrawLots(Verb, frozen=True):
    """One of several things happens, by chance."""

    intent = "buff"
    harm = "never"
    happens = "anywhere"

    lots: Annotated[tuple[Lot, ...], AT_LEAST_1]
    """What may happen."""


class GivePotion(Verb, frozen=True):
    """Give a consumable of the player's choice away."""

    leaves = (facts.PotionDiscarded,)
    intent = "buff"
    harm = "always"
    happens = "anywhere"
    demands = True

    give: bool = True
    """Write `true`."""


class FindGold(Verb, frozen=True):
    """Gain Gold, as much as chance will have it."""

    leaves = (facts.GoldGained,)
    intent = "buff"
    harm = "never"
    happens = "anywhere"

    least: Annotated[int, AT_LEAST_0]
    """The least Gold."""
    most: Annotated[int, AT_LEAST_0]
    """The most Gold."""


class Wants(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What dice that are thrown must show; all that is named."""

    least: Annotated[int, AT_LEAST_0] = 0
    """Their sum is so much or more; of more than five dice those five count that suit best."""
    most: Annotated[int, AT_LEAST_0] = 0
    """Their sum is so much or less, likewise; 0 for any."""
    hand: Annotated[str, Names("hands")] = ""
    """They make this hand."""
    rank: Annotated[int, AT_LEAST_0] = 0
    """They make the hand of this number in the table, or a better one."""
    showing: tuple[int, ...] = ()
    """Numbers, any of which `count` dice show."""
    count: Annotated[int, AT_LEAST_1] = 1
    """How many dice that are."""
    different: Annotated[int, AT_LEAST_0] = 0
    """They show so many different numbers."""
    house: Annotated[int, Bounds(least=0, most=5)] = 0
    """Their sum is more than that of so many dice of the house."""
    named: Literal["", "number", "sum", "all"] = ""
    """What the player names before.

    - `number`: a number that one of them shows
    - `sum`: whether their sum is odd or even
    - `all`: whether all of them are odd or even
    """


class Prize(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a number brings."""

    upto: Annotated[int, Bounds(least=1, most=6)]
    """The highest of the dice shows at most this, and more than the prizes before it ask for."""
    do: tuple[Effect, ...] = ()
    """What happens then."""


class ThrowDice(Verb, frozen=True):
    """Throw dice outside of combat: plain ones of the house, on which nothing acts. The chance is told before (D22)."""

    leaves = (facts.DiceThrown,)
    intent = "buff"
    harm = "never"
    happens = "in_events"

    dice: Annotated[int, Bounds(least=0, most=8)]
    """How many dice; 0 for those of the player's own pool."""
    wants: Wants = Wants()
    """What they must show."""
    win: tuple[Effect, ...] = ()
    """What happens if they do."""
    lose: tuple[Effect, ...] = ()
    """What happens if they do not."""
    again: Annotated[int, Bounds(least=0, most=8)] = 0
    """So many of them may be thrown again, once."""
    times: Annotated[int, AT_LEAST_1] = 1
    """So often they may be thrown in all, as long as nothing is won."""
    stake: Annotated[int, AT_LEAST_0] = 0
    """Gold that must be there, and is lost if they do not show it."""
    pile: Annotated[int, AT_LEAST_0] = 0
    """Each throw that shows it adds so many times its sum in Gold to a pile; the player throws again or takes it."""
    prizes: tuple[Prize, ...] = ()
    """What the highest of them brings, in place of what they must show."""


VERBS = declared(globals())
"""All of them, in the order in which they are declared."""
