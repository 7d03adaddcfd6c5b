"""The verbs of the card game alone."""

from typing import Annotated, ClassVar, Literal

import msgspec

from components import facts
from components.amounts import Amount
from components.effect import Effect, Says, Verb, declared
from components.limits import AT_LEAST_0, MOST_AT_ONCE, Bounds, Names
from components.terms import Pile


class GainEnergy(Verb, frozen=True):
    """Gain Energy now."""

    says = Says("gain", "Energy", term=True)
    leaves = (facts.EnergyGained,)
    intent = "buff"
    harm = "never"

    amount: Annotated[Amount, AT_LEAST_0]
    """Energy to gain."""


class DrawCards(Verb, frozen=True):
    """Draw cards; the discard pile is shuffled in when a card has to be drawn and the draw pile is empty (R30)."""

    says = Says("draw", "card", many="cards")
    leaves = (facts.CardDrawn, facts.PileShuffled)
    intent = "buff"
    harm = "never"

    amount: Annotated[Amount, Bounds(least=1, most=MOST_AT_ONCE)]
    """How many cards."""


class AddCard(Verb, frozen=True):
    """Make new cards for this combat; they are gone when it is over."""

    leaves = (facts.CardAdded,)
    intent = "debuff"
    harm = "card"

    card: Annotated[str, Names("cards")]
    """The card; `imp_claw+` for its upgraded form."""
    pile: Pile = "hand"
    """Where it goes: a random place of the draw pile, the top of the discard pile (R29)."""
    amount: Annotated[Amount, Bounds(least=1, most=MOST_AT_ONCE)] = msgspec.field(default=1, name="count")
    """How many of it, never more than 100 at once."""


class MoveCards(Verb, frozen=True):
    """Move cards between piles: those the player chooses, random ones or all."""

    leaves = (facts.CardMoved, facts.CardDiscarded, facts.CardExhausted)
    intent = "debuff"
    harm = "never"

    amount: Annotated[Amount, Bounds(least=1, most=MOST_AT_ONCE)]
    """How many cards; fewer if fewer are there."""
    pile: Pile = "hand"
    """Where they are taken from."""
    to: Pile = "discard"
    """Where they go; to `exhaust` means that they are exhausted."""
    at_random: bool = False
    """They are drawn at random, and the player does not choose."""
    everything: bool = False
    """The whole pile goes, and the number says nothing."""

    def leaving(self) -> tuple[type[msgspec.Struct], ...]:
        """As the pile is to which it moves them."""
        return ({"discard": facts.CardDiscarded, "exhaust": facts.CardExhausted}.get(self.to, facts.CardMoved),)


class AddToDeck(Verb, frozen=True):
    """A card joins the deck for good."""

    leaves = (facts.CardGained,)
    intent = "buff"
    harm = "card"
    happens = "anywhere"

    card: Annotated[str, Names("cards", ("attack", "skill", "power"))]
    """The card, or a type.

    - `attack`: a random Attack of the hero's
    - `skill`: a random Skill of the hero's
    - `power`: a random Power of the hero's
    """


class RemoveFromDeck(Verb, frozen=True):
    """Cards leave the deck for good. Curses that are bound stay (R37), and so does the last card (R59)."""

    leaves = (facts.CardRemoved,)
    intent = "buff"
    harm = "never"
    happens = "anywhere"
    demands = True

    which: Literal["chosen", "random", "curses"]
    """Which cards.

    - `chosen`: one of the player's choice
    - `random`: one drawn at random
    - `curses`: all curses
    """
    if_curse: tuple[Effect, ...] = ()
    """What happens if a curse was among them."""


class UpgradeCards(Verb, frozen=True):
    """Upgrade cards of the deck for good, at random or by choice; only what can be upgraded counts (R32)."""

    leaves = (facts.CardUpgraded,)
    intent = "buff"
    harm = "never"
    happens = "anywhere"
    demands = True

    amount: Annotated[Amount, Bounds(least=1, most=MOST_AT_ONCE)]
    """How many cards."""
    at_random: bool = False
    """They are drawn at random, and the player does not choose."""


class SettleCard(Verb, frozen=True):
    """Not for prefabs: a played card goes to its place (R18)."""

    internal = True
    settles: ClassVar[bool] = True

    card: int


VERBS = declared(globals())
"""All of them, in the order in which they are declared."""
