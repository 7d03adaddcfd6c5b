"""A player who knows the odds of all dice, and goes the careful one's way."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from components.dice.commands import Reroll
from shadows.lab.bots.dice.careful import CarefulBot, by_thumb

if TYPE_CHECKING:
    from components.commands import Command
    from shadows import Session
    from shadows.lab.bots.dice.turn import Turn
    from shadows.picture.dice.models import HintLook


class ExactBot(CarefulBot):
    """Holds what deals most on average, by the exact odds; all else as the careful one does."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, by_the_odds)


def by_the_odds(session: Session, turn: Turn) -> Command | None:
    """The dice that are best rolled again; rerolls that may be kept for another turn go by the rule of thumb."""
    player, strike = turn.picture.player, turn.strike
    if strike is None or not player.rerolls:
        return by_thumb(session, turn)
    hint = cast("HintLook | None", session.hint(strike.fall.target))
    if hint is None or not hint.rolls:
        return None
    return Reroll(tuple(turn.picture.dice[place].entity for place in hint.rolls))
