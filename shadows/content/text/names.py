"""What nodes of the map and piles of cards are called, once for all who tell of them."""

from typing import NamedTuple


class NodeName(NamedTuple):
    """`name` stands on the map; `met` is said of whoever comes there."""

    name: str
    met: str


NODES = {
    "start": NodeName("Start", "the foot of the climb"),
    "enemy": NodeName("Enemy", "an enemy"),
    "elite": NodeName("Elite", "an elite enemy"),
    "boss": NodeName("Boss", "the ruler of this place"),
    "event": NodeName("Event", "something unknown"),
    "shop": NodeName("Shop", "a shop"),
    "rest": NodeName("Rest", "a fire to rest at"),
}

PILES = {
    "hand": "hand",
    "draw": "draw pile",
    "discard": "discard pile",
    "exhaust": "exhaust pile",
}


def your_pile(pile: str) -> str:
    """`your draw pile`."""
    return f"your {PILES[pile]}"


def pile_title(pile: str) -> str:
    """`Draw pile`."""
    return PILES[pile].capitalize()
