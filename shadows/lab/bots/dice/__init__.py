"""The bots of the dice game."""

from shadows.lab.bots.dice.careful import CarefulBot

__all__ = ["CarefulBot"]
