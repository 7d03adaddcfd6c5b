"""How the terminal tells one game: what games share stands here, and each changes what is its own."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, ClassVar

from shadows.content.text import log_text
from shadows.text import brief, journey, pictures
from shadows.text.orders import Orders, Wish
from shadows.text.seen import Seen
from shadows.text.shared_orders import SHARED

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from components.facts import Fact
    from shadows.content.text.spans import Text
    from shadows.games import Game
    from shadows.picture.models import Picture
    from shadows.saves.saved_game import SavedGame


class FirstSteps:
    """What a new player is told in the first turns, one thing after the other; nothing, where a game has none."""

    learned = False
    """Whether all of it is behind the player."""

    def happened(self, done: Sequence[Fact]) -> None:
        """The player did something, and this came of it."""

    def told(self, picture: Picture) -> str:
        """What is to be told now, empty for nothing."""
        return ""


class GameTerminal:
    """One game in progress, as the terminal tells it. `orders` are the words that can be written in it, `run` says in a
    sentence what a run of it is, `using` is the word by which a potion is used."""

    orders: ClassVar[Orders] = Orders(tuple(SHARED.values()))
    run: ClassVar[str] = ""
    using: ClassVar[str] = "potion"

    def __init__(self, game: SavedGame) -> None:
        self._game = game

    def look(self) -> Seen:
        """The game as it is now."""
        picture = self._game.look()
        return Seen(self._game, picture, self._names(picture))

    def _names(self, picture: Picture) -> dict[int, str]:
        return self._game.names() | {picture.player.entity: log_text.YOU}

    def first_steps(self) -> FirstSteps:
        """The first steps from their beginning."""
        return FirstSteps()

    def bare(self, seen: Seen, said: str) -> Wish:
        """What a line asks for that is neither an order nor an answer. Raises Mistake."""
        raise self.orders.unknown(said)

    def full(self, seen: Seen) -> Iterable[Text]:
        """Where a combat stands, in full."""
        return pictures.state(seen.picture, seen.names, seen.library)

    def standing(self, seen: Seen) -> Iterable[Text]:
        """Where it stands at the beginning of a turn, in brief."""
        return brief.standing(seen.picture, seen.names)

    def changes(self, before: Seen, now: Seen) -> Iterable[Text]:
        """What has changed within a turn, in brief."""
        return brief.changes(before.picture, now.picture, now.names)

    def story(self, happened: Sequence[Fact], seen: Seen) -> list[str]:
        """What happened, in brief."""
        return brief.story(seen.library, happened, seen.names)

    def between(self, seen: Seen) -> Iterable[Text]:
        """Where the player is between combats, and with what, in full."""
        return journey.standing(seen.picture, seen.library)

    def ending(self, seen: Seen) -> Iterable[Text]:
        """How a run ended."""
        return journey.ending(seen.picture, self._game.tally)


def terminal_of(game: Game) -> type[GameTerminal]:
    """How the terminal tells a game, by the module that its record names."""
    found: type[GameTerminal] = import_module(game.terminal).TERMINAL
    return found
