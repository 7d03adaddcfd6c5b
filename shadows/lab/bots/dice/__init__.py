"""The bots of the dice game."""

from shadows.lab.bots.dice.careful import CarefulBot
from shadows.lab.bots.dice.exact import ExactBot

__all__ = ["CarefulBot", "ExactBot"]
