"""The orders in which the document takes nodes, each with the points of its three strokes."""

from shadows.lab.builds import ORDERS
from shadows.lab.builds import strokes as strokes_of

WRITTEN = tuple(ORDERS["dice"])
"""Their names."""
POINTS = {
    "pyromaniac": (30, 80, 100),
    "permafrost": (30, 80, 100),
    "purist": (30, 80, 97),
    "stormheart": (30, 80, 100),
    "bulwark": (30, 80, 100),
}
NODES = {
    "pyromaniac": (16, 48, 58),
    "permafrost": (16, 48, 60),
    "purist": (18, 44, 51),
    "stormheart": (16, 46, 56),
    "bulwark": (18, 48, 60),
}
"""How many nodes the document counts after each stroke."""


def strokes(preset: str) -> list[list[str]]:
    """The nodes up to each stroke, in their order."""
    return strokes_of("dice", preset)
