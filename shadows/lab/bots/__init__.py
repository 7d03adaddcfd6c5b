"""Bots: each looks at a session through the door alone, and names the command that it would give."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from shadows.lab.bots import deck, dice
from shadows.lab.bots.chance import RandomBot

if TYPE_CHECKING:
    from components.commands import Command
    from shadows import Session


class Bot(Protocol):
    """A player that is a program. Two of the same seed that see the same choose the same."""

    def choose(self, session: Session) -> Command:
        """One of the legal commands; the session is left as it was."""


BOTS: dict[str, dict[str, Callable[[str], Bot]]] = {
    "deck": {"random": RandomBot, "greedy": deck.GreedyBot, "good": deck.GoodBot},
    "dice": {"random": RandomBot, "careful": dice.CarefulBot, "exact": dice.ExactBot},
}
"""The bots of each game by name, weakest first; each is made with a seed."""
