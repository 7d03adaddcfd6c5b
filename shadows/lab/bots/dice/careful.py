"""A careful human: rules of thumb for the dice and the way, kills and stuns as the picture tells them (D20)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, cast

from components.commands import Command, EndTurn
from shadows.lab.bots.dice.road import Road
from shadows.lab.bots.dice.things import Things
from shadows.lab.bots.dice.turn import Turn
from shadows.lab.copying import seeds

if TYPE_CHECKING:
    from shadows import Session
    from shadows.picture.dice.models import DicePicture

GUESSES = 2
"""Guesses at what is hidden, on which choices of events are tried."""

Holding = Callable[["Session", Turn], Command | None]
"""Which dice are rolled again as things stand; None to score."""


def by_thumb(_: Session, turn: Turn) -> Command | None:
    """The biggest group stays, or the best straight."""
    return turn.reroll()


class CarefulBot:
    """Keeps the biggest group or the best straight, strikes where it kills or stuns, spends consumables in hard
    fights, and goes its way by the rules of `Road`."""

    def __init__(self, seed: str, holding: Holding = by_thumb) -> None:
        self._chance = Random(seed)
        self._holding = holding
        self._road = Road()

    def choose(self, session: Session) -> Command:
        """A command that is possible now; rerolls name their dice."""
        picture = cast("DicePicture", session.look())
        if picture.question is not None:
            return self._road.choose(session, picture, seeds(self._chance, GUESSES))
        turn = Turn(picture)
        things = Things(session, turn, seeds(self._chance, 1)[0])
        if turn.stuns:  # what more is dealt comes on top, as long as the stun stays
            command = things.as_sure(turn.reroll())
        elif turn.kills:
            command = None
        else:
            command = things.before_a_reroll() or self._holding(session, turn) or things.before_the_hand()
        if command is not None:
            return command
        self._road.remember(turn)
        return turn.score() or EndTurn()
