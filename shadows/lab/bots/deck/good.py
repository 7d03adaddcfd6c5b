"""A player who thinks a turn through before the first card falls."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from components.commands import Command, EndTurn
from shadows.lab.bots.deck.road import Road
from shadows.lab.bots.deck.search import best_line
from shadows.lab.bots.deck.worth import Worth
from shadows.lab.copying import seeds

if TYPE_CHECKING:
    from shadows import Session
    from shadows.lab.bots.deck.search import Move


class GoodBot:
    """In a fight the best line of the turn that a search finds, as long as what comes is what was thought of; on the
    way the rules of `Road`. `width` positions go on at each depth of the search, and `guesses` at what is hidden
    judge between the lines."""

    def __init__(self, seed: str, *, width: int = 4, guesses: int = 2) -> None:
        self._chance = Random(seed)
        self._width = width
        self._guesses = guesses
        self._line: list[Move] = []
        self._worth: Worth | None = None

    def choose(self, session: Session) -> Command:
        """One of the legal commands."""
        legal = session.legal()
        if self._line and self._line[0].legal == legal:
            return self._line.pop(0).command
        self._line = []
        if len(legal) == 1:
            return legal[0]
        if EndTurn() not in legal:
            picture = session.look()
            question = picture.question
            if question is not None and question.kind != "cards":
                return Road(session, picture, question, seeds(self._chance, self._guesses)).choose()
        if self._worth is None:
            self._worth = Worth(session.library, session.look().player.entity)
        self._line = best_line(session, self._worth, seeds(self._chance, self._guesses), self._width)
        return self._line.pop(0).command
