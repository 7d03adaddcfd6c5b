"""Cards and the places where they lie."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Card:
    """One copy of a card. `prefab` is its id, with a `+` at the end when upgraded."""

    prefab: str


@dataclass(slots=True)
class Piles:
    """Where the cards of a combat are, as entities. The last of `draw` is drawn next; the last of `discard` lies on
    top.

    `opening` is a fixed opening hand which takes the place of the first draw; None once it was dealt or if there is
    none.
    """

    draw: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    exhaust: list[int] = field(default_factory=list)
    powers: list[int] = field(default_factory=list)
    in_play: list[int] = field(default_factory=list)
    opening: list[int] | None = None
