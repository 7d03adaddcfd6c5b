"""What a player can ask for in the dice game alone (D21)."""

from components.commands import Command


class Hold(Command, frozen=True):
    """Hold dice (entities): they lie still in rerolls."""

    dice: tuple[int, ...]


class Release(Command, frozen=True):
    """Let go of dice that are held."""

    dice: tuple[int, ...]


class Reroll(Command, frozen=True):
    """Roll all dice again that are not held, or those that are named."""

    dice: tuple[int, ...] | None = None


class Score(Command, frozen=True):
    """Score a hand, by its id, at an enemy; the player's part of the turn is over. `combo` names the one that shall
    act where several could (D30)."""

    hand: str
    target: int
    combo: str = ""


class UseConsumable(Command, frozen=True):
    """Use the consumable of a slot (0 is the leftmost), with what it asks for: a die, a value, an element, an
    enemy."""

    slot: int
    die: int | None = None
    value: int | None = None
    element: str | None = None
    target: int | None = None


class UseRelic(Command, frozen=True):
    """Use a relic that can be used, with what it asks for."""

    relic: int
    die: int | None = None
    value: int | None = None
    element: str | None = None
    target: int | None = None
