"""Automatic players, and heroes who live long enough to see the whole climb."""

import random
from collections.abc import Callable

from components.body import Health
from components.commands import Choose, Command
from shadows.play.session import Session
from shadows.saves.autosave import Autosave
from shadows.saves.paths import Paths
from shadows.saves.saved_game import SavedGame
from shadows.saves.slot import RunSlot

HEROES = ("blood_reaper", "hellforged", "shadowmancer")
HARDY = 5000
"""HP with which any hero reaches the end of the climb, however it plays."""


def hardy(hero: str = "hellforged", seed: str = "HARDY", map: str = "fixed", hp: int = HARDY) -> Session:
    """A run of a hero with so many HP."""
    session = Session.start(hero, seed, map)
    health = session.component(1, Health)
    health.hp = health.max_hp = hp
    return session


def kept(session: Session, paths: Paths) -> SavedGame:
    """A session that has just begun, with its bookkeeping."""
    store = RunSlot(paths)
    store.load(session.library)
    return SavedGame(session, Autosave.begin(paths, store, session))


def session_of(game: SavedGame | Session) -> Session:
    """The session itself, to look at without the cost of a whole picture."""
    return game.session if isinstance(game, SavedGame) else game


def question(game: SavedGame | Session) -> str:
    """The kind of the open question, empty in the player's turn."""
    asked = session_of(game).world.queue.question
    return asked.kind if asked else ""


def play(
    game: SavedGame | Session, chance: random.Random, until: Callable[[SavedGame | Session], bool] | None = None
) -> list[Command]:
    """Take legal commands at random until the run is over, or it is so; those that were taken."""
    taken: list[Command] = []
    while game.outcome == "ongoing" and not (until and until(game)):
        command = chance.choice(game.legal())
        game.submit(command)
        taken.append(command)
    return taken


def at(kind: str) -> Callable[[SavedGame | Session], bool]:
    """Until such a question is asked."""
    return lambda game: question(game) == kind


def option(game: SavedGame | Session, kind: str) -> Choose:
    """The first choice of a kind that can still be taken."""
    asked = game.look().question
    assert asked is not None
    place = next(option.place for option in asked.options if option.kind == kind and not option.refusal)
    return Choose(place)
