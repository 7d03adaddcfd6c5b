"""Fights of the coin game that are set up by hand."""

from typing import NamedTuple

from shadows.games import Game
from shadows.play.session import Session
from systems.combat.setup import begin, seat


class Fight(NamedTuple):
    """A fight in progress."""

    session: Session


def sandbox(*foes: str, game: Game, seed: str = "BY HAND") -> Fight:
    """A fight against these enemies."""
    session = Session.prepare(game.load(), None, seed, game)
    seat(session.world, [session.world.new_enemy(foe) for foe in foes])
    begin(session.world)
    session.go_on()
    return Fight(session)
