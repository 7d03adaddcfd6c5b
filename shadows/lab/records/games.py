"""What is kept of the runs of which game."""

from shadows.lab.records import Kind
from shadows.lab.records.deck import DECK
from shadows.lab.records.dice import DICE

KINDS: dict[str, Kind] = {"deck": DECK, "dice": DICE}
"""By the names of the games."""
