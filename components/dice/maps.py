"""What the map of an act is drawn from (D14; *Map* in the monsters' document)."""

from typing import Annotated, Literal

import msgspec

from components.limits import AT_LEAST_0, AT_LEAST_1, Bounds, OneOf

FLOORS = Bounds(least=2, most=2)
"""From this one to that."""
SHARE = Bounds(least=1, most=100)
"""In a hundred, of what is so sometimes."""


class KindShare(msgspec.Struct, frozen=True):
    """How likely a kind of node is."""

    kind: Annotated[str, OneOf("nodes")]
    """What waits there."""
    share: Annotated[int, AT_LEAST_1] = 1
    """Its part of the sum of all shares."""


class Row(msgspec.Struct, frozen=True):
    """What stands on some floors."""

    floors: Annotated[tuple[int, ...], FLOORS]
    """The first and the last of them."""
    kinds: Annotated[tuple[KindShare, ...], AT_LEAST_1]
    """What each of their nodes may be. With one kind alone, they all are."""


class Groups(msgspec.Struct, frozen=True):
    """How many enemies are met together on some floors."""

    kind: Literal["normal", "elite"]
    """In which kind of combat.

    - `normal`: everyday ones
    - `elite`: hard ones
    """
    floors: Annotated[tuple[int, ...], FLOORS]
    """The first and the last of the floors."""
    shares: Annotated[tuple[Annotated[int, AT_LEAST_0], ...], Bounds(least=1, most=4)]
    """How likely one enemy alone is, then two together, and so on, in parts of their sum."""


class Promise(msgspec.Struct, frozen=True):
    """A kind of node that an act has in any case."""

    kind: Annotated[str, OneOf("nodes")]
    """What."""
    floors: Annotated[tuple[int, ...], FLOORS]
    """The first and the last of the floors of which one has it."""
    at: Annotated[tuple[int, ...], FLOORS]
    """The first and the last of the floors where, if none has, the node through which most ways lead becomes one."""


class HiddenRooms(msgspec.Struct, frozen=True):
    """Whether an act has a room that is not on the map until a node beside it is entered."""

    chance: Annotated[int, SHARE]
    """How likely the act has one, in a hundred."""
    floors: Annotated[tuple[int, ...], AT_LEAST_1]
    """Where it may lie."""
    guarded: Annotated[int, Bounds(least=0, most=100)]
    """How likely an enemy of the floor guards it, in a hundred."""
