"""Cards, the places where they lie, and the Energy that they cost."""

from dataclasses import dataclass, field
from typing import Annotated, Final

from components.limits import Means, Names


@dataclass(frozen=True, slots=True)
class Card:
    """One copy of a card. `prefab` is its id, with a `+` at the end when upgraded."""

    prefab: Annotated[str, Names("cards")]


CARDS: Final = Means(("Card",))


@dataclass(slots=True)
class Piles:
    """Where the cards of a combat are, as entities. The last of `draw` is drawn next; the last of `discard` lies on
    top.

    `opening` is a fixed opening hand which takes the place of the first draw; None once it was dealt or if there is
    none.
    """

    draw: Annotated[list[int], CARDS] = field(default_factory=list)
    hand: Annotated[list[int], CARDS] = field(default_factory=list)
    discard: Annotated[list[int], CARDS] = field(default_factory=list)
    exhaust: Annotated[list[int], CARDS] = field(default_factory=list)
    powers: Annotated[list[int], CARDS] = field(default_factory=list)
    in_play: Annotated[list[int], CARDS] = field(default_factory=list)
    opening: Annotated[list[int] | None, CARDS] = None


@dataclass(slots=True)
class Deck:
    """The cards that the hero owns, by id, in the order in which they came."""

    cards: Annotated[list[str], Names("cards")] = field(default_factory=list)


@dataclass(slots=True)
class Energy:
    """What the player can still spend this turn, and what a turn begins with before bonuses."""

    amount: int
    per_turn: int
