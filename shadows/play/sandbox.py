"""Fights that are set up by hand. Each game has a way of its own for that, in the module that its record names."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from shadows.games import DEFAULT, Game, known

if TYPE_CHECKING:
    from components.prefabs import Library
    from shadows.play.session import Session


class Fought(Protocol):
    """A fight in progress, with the words of its game to play it."""

    @property
    def session(self) -> Session:
        """The game behind it."""


class ByHand(Protocol):
    """What the module of a game has (`Game.by_hand`)."""

    def sandbox(self, *given: object, **named: object) -> Fought:
        """Set up one fight and begin it."""

    def arranged(self, library: Library, mod: str) -> Session:
        """A fight in which all that a mod brings can be tried."""

    def lasting(self, library: Library, mod: str) -> list[list[str]]:
        """What of a mod makes the fight another one where it changes; all else can join a fight under way."""

    def joined(self, session: Session, before: Library, mod: str) -> str:
        """Bring what a mod has now and had not `before` into the fight under way; a sentence about it, or nothing."""


def by_hand(game: str | Game = DEFAULT) -> ByHand:
    """How fights of a game are set up. Raises ValueError for an unknown one."""
    module: ByHand = import_module(known(game).by_hand)
    return module


def sandbox(*given: object, game: str | Game = DEFAULT, **named: object) -> Fought:
    """Set up one fight of a game through the same prefabs and systems as in play, and begin it: what can be given is
    told by its own `sandbox`, that of the card game by `shadows.play.deck.sandbox`. Raises ValueError with a sentence
    for what is unknown or out of bounds."""
    return by_hand(game).sandbox(*given, game=game, **named)
