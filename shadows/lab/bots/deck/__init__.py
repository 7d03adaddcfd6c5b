"""The bots of the deck game."""

from shadows.lab.bots.deck.good import GoodBot
from shadows.lab.bots.deck.greedy import GreedyBot

__all__ = ["GoodBot", "GreedyBot"]
