"""The terminal of the dice game: the dice in play, the hands that they make, and how they are rolled and scored."""

from shadows.text.dice.terminal import DiceTerminal

TERMINAL = DiceTerminal
"""What the record of the game names."""
