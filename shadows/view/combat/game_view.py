"""What a game brings to the window: each has a record, by the name that its `shadows.games.Game` gives as `window`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from shadows.view.combat.scene import CombatScene

if TYPE_CHECKING:
    from shadows import games
    from shadows.picture.models import Picture
    from shadows.saves.stats import Stats
    from shadows.view.panels.scene import Scene
    from shadows.view.widgets.hit_areas import Box


@dataclass(frozen=True, slots=True)
class GameView:
    """How a game is seen, where it is seen in a way of its own.

    - `combat` is the screen of its fights.
    - `numbers` are what is counted of its runs alone, as words and their value; `show_kept` draws what the player of a
      run that has ended owned (as in `shadows.games.Game.kept`) into a box on a screen.
    - `owned` is what the player owns for a run, in a word (`deck`), and `look_through` opens that over a screen.
    """

    combat: type[CombatScene[Any]]
    owned: str
    look_through: Callable[[Scene, Picture], object]
    numbers: Callable[[Stats], Sequence[tuple[str, str]]]
    show_kept: Callable[[Scene, Mapping[str, Sequence[str]], Box], object]


def view_of(game: games.Game) -> GameView:
    """How a game is seen. Raises LookupError for one that is not."""
    if not game.window:
        raise LookupError(f"{game.title} is not shown in a window.")
    found: GameView = import_module(game.window).VIEW
    return found
