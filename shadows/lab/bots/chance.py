"""A player of any game who knows nothing of it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from components.commands import Command
    from shadows import Session


class RandomBot:
    """Any legal command, all equally likely."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)

    def choose(self, session: Session) -> Command:
        """One of the legal commands."""
        return self._chance.choice(session.legal())
