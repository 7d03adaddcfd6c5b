"""What is to be played, and where the screens of the menu lead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from shadows.view.panels.game import Game
from shadows.view.panels.settings_scene import SettingsScene

if TYPE_CHECKING:
    from shadows.saves.history import Record
    from shadows.saves.saved_game import Found, SavedGame
    from shadows.view.replay.recording import Recording


@dataclass(slots=True)
class Wish:
    """What is to be played: a hero, an encounter and a seed, as far as they are chosen."""

    hero: str | None = None
    foe: str | None = None
    seed: str | None = None
    map: str = ""
    """The kind of map of a run; empty for a single fight."""


class MenuNavigation(Protocol):
    """The ways from the screens of the menu."""

    wish: Wish

    def to_title(self) -> None:
        """The title; an open run stays open."""

    def turn_to(self, game: str) -> None:
        """The title of another game, by its name."""

    def choose_hero(self) -> None:
        """The choice of the hero of what is wished for."""

    def choose_foe(self) -> None:
        """The choice of the encounter that the hero is to fight."""

    def fight(self) -> None:
        """The combat that is wished for."""

    def descend(self) -> None:
        """The run that is wished for, from its beginning."""

    def open_run(self) -> Found:
        """The run that was left open, if there is one."""

    def resume(self, play: SavedGame) -> None:
        """A run that was left."""

    def watch(self, recording: Recording) -> None:
        """Show a replay from its beginning."""

    def compendium(self) -> None:
        """Everything that there is."""

    def history(self, at: int = 0) -> None:
        """The runs that have ended, the one at a place with the focus."""

    def remembered(self, run: Record, at: int) -> None:
        """One of them in whole."""

    def mods(self) -> None:
        """The mods, to be switched on and off."""


class MenuScene(SettingsScene):
    """A screen of the menu."""

    def __init__(self, game: Game, navigation: MenuNavigation) -> None:
        super().__init__(game)
        self.navigation = navigation
