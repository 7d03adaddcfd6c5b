"""Who watches the runs of which game."""

from shadows.lab.recording.deck import DeckRecorder
from shadows.lab.recording.dice import DiceRecorder
from shadows.lab.recording.recorder import Recorder

RECORDERS: dict[str, type[Recorder]] = {"deck": DeckRecorder, "dice": DiceRecorder}
"""By the names of the games."""
