"""A player who does what looks best right now."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from components.commands import Choose, Command, DiscardPotion, EndTurn
from shadows.lab.bots.deck.worth import Worth
from shadows.lab.copying import imagine, seeds

if TYPE_CHECKING:
    from shadows import Session


class GreedyBot:
    """In a fight the command that brings most by itself, Block as far as it is needed; on the way the first that is
    offered, at a fire the second action unless less than half of the HP is left."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)
        self._worth: Worth | None = None

    def choose(self, session: Session) -> Command:
        """One of the legal commands."""
        legal = session.legal()
        if len(legal) == 1:
            return legal[0]
        if EndTurn() in legal:
            return self._fight(session, legal)
        answers = [command for command in legal if isinstance(command, Choose)]
        if answers[0].option is None:
            return answers[0]
        picture = session.look()
        hurt = picture.player.hp * 2 < picture.player.max_hp
        if picture.question is not None and picture.question.kind == "rest" and not hurt and len(answers) > 1:
            return answers[1]
        return answers[0]

    def _fight(self, session: Session, legal: list[Command]) -> Command:
        """Every command is tried by itself, on the same guess at what is hidden; ending the turn is worth nothing."""
        if self._worth is None:
            self._worth = Worth(session.library, session.look().player.entity)
        worth = self._worth
        (guess,) = seeds(self._chance, 1)
        threat = worth.unblocked(imagine(session, guess).submit(EndTurn()))
        best: Command = EndTurn()
        most = 0.0
        for command in legal:
            if isinstance(command, EndTurn | DiscardPotion):
                continue
            happened = imagine(session, guess).submit(command)
            points = worth.of(happened) + min(worth.shield(happened), threat)
            if points > most:
                best, most = command, points
        return best
