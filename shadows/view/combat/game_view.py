"""What a game brings to the window: each has a record, by the name that its `shadows.games.Game` gives as `window`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from shadows.view.combat.scene import CombatScene

if TYPE_CHECKING:
    from panda3d.core import Texture

    from components.prefabs import HeroPrefab, Library
    from shadows import games
    from shadows.picture.models import Picture
    from shadows.saves.stats import Stats
    from shadows.view.panels.scene import Scene
    from shadows.view.widgets.hit_areas import Box


class HeroNumber(NamedTuple):
    """A number that is told of a hero: the id of its icon, the number, its colour."""

    icon: str
    words: str
    colour: str


def without_likeness(library: Library, hero: HeroPrefab) -> Texture | None:
    """Where heroes without a figure have no picture of their own either: their icon stands for them."""


@dataclass(frozen=True, slots=True)
class GameView:
    """How a game is seen, where it is seen in a way of its own.

    - `combat` is the screen of its fights.
    - `numbers` are what is counted of its runs alone, as words and their value; `show_kept` draws what the player of a
      run that has ended owned (as in `shadows.games.Game.kept`) into a box on a screen.
    - `owned` is what the player owns for a run, in a word (`deck`), and `look_through` opens that over a screen.
    - Where a hero is chosen, `hero_numbers` are told besides HP and Gold, `belongings` draws what the hero brings along
      from a left side and a height on, and `likeness` is the picture of one without a figure.
    """

    combat: type[CombatScene[Any]]
    owned: str
    look_through: Callable[[Scene, Picture], object]
    numbers: Callable[[Stats], Sequence[tuple[str, str]]]
    show_kept: Callable[[Scene, Mapping[str, Sequence[str]], Box], object]
    hero_numbers: Callable[[HeroPrefab], Sequence[HeroNumber]]
    belongings: Callable[[Scene, HeroPrefab, float, float], object]
    likeness: Callable[[Library, HeroPrefab], Texture | None] = without_likeness


def view_of(game: games.Game) -> GameView:
    """How a game is seen. Raises LookupError for one that is not."""
    if not game.window:
        raise LookupError(f"{game.title} is not shown in a window.")
    found: GameView = import_module(game.window).VIEW
    return found
