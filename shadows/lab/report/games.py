"""What is summed up of the runs of which game."""

from shadows.lab.report.deck import DeckFigures
from shadows.lab.report.dice import DiceFigures
from shadows.lab.report.figures import Figures

FIGURES: dict[str, type[Figures]] = {"deck": DeckFigures, "dice": DiceFigures}
"""By the names of the games."""
