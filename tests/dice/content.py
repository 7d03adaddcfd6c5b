"""What fights of the dice game are tried with."""

from functools import cache
from typing import Any

from components.prefabs import Library
from shadows.games.dice import GAME
from shadows.play.dice.fight import Fight
from shadows.play.dice.sandbox import sandbox


@cache
def library() -> Library:
    """All content of the game."""
    return GAME.load()


def fight(*dice: int | str, **given: Any) -> Fight:
    """A fight in which these faces fall, without relics where none are named; see `sandbox`."""
    return sandbox(dice=dice, game=GAME, library=library(), **({"relics": ()} | given))
