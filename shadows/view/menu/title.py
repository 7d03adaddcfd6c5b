"""The title."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from panda3d.core import NodePath

import shadows
from shadows import games
from shadows.picture.models import Picture
from shadows.view.engine import assets, theme
from shadows.view.engine.tween import smooth
from shadows.view.menu.navigation import MenuNavigation, MenuScene
from shadows.view.panels.game import Game
from shadows.view.widgets.button import Button, hints
from shadows.view.widgets.hit_areas import Box, Spot
from shadows.view.widgets.label import Label, measure
from shadows.view.widgets.pieces import block, fade, halo, sprite
from shadows.view.widgets.tabs import tabs

if TYPE_CHECKING:
    from shadows.saves.saved_game import SavedGame

STEP = 0.0515
"""From one entry of the menu to the next: there is room for seven."""

LEFT = 0.082
"""How far from the left side the menu stands."""

DAWN = 0.6
"""Seconds in which the place comes out of the dark."""

DOORS = 0.645
"""How wide the doors to the games may be, in the corner at the right."""

MESSAGE = 0.9
"""How wide what is said of the saved run may be, in the corner at the right."""

GROWING = "Skill points are spent in a terminal, between the runs:\npython -m shadows play --text --game {}"
"""Of a game whose player grows."""


class Title(MenuScene):
    """The first screen of a game: begin, go on, look back, leave. Beside it stand the doors to the others."""

    music = "title"
    what = "title"

    def __init__(self, game: Game, navigation: MenuNavigation) -> None:
        super().__init__(game, navigation)
        self._open: SavedGame | None = None
        self._message = GROWING.format(game.name) if game.cover.grows else ""
        if game.places.saves():
            self._find()
        self._drawn = False
        self._dark = NodePath()
        """What is seen until the place is there."""

    def set_stage(self) -> None:
        """As the first screen of all it waits for no place: its menu can be used before that is there."""
        if self.game.stage is not None or self._drawn:
            super().set_stage()

    def update(self, seconds: float) -> None:
        """The place comes with the second frame, out of the dark."""
        super().update(seconds)
        waits = self.game.stage is None
        if waits:
            self.set_stage()
        if waits and self.game.stage is not None:
            self._dawn()
        self._drawn = True

    def _dawn(self) -> None:
        dark = self._dark
        if self.game.pace == float("inf"):
            dark.remove_node()
        else:
            self.tweens.add(DAWN, lambda t: dark.set_alpha_scale(1 - t), smooth, after=dark.remove_node)

    def _find(self) -> None:
        """Look for the run that was left open; the content has to be there for that."""
        from shadows.saves.saved_game import SavedGame

        self._open, message = self.navigation.open_run()
        if self._open is None and not message:
            message = SavedGame.waiting(game=self.game.which, library=self.game.library, folder=self.game.folder)
        self._message = message or self._message

    def build(self) -> None:
        """The logo at the left of the gate; below it what can be done, the likeliest as a big button."""
        canvas, root = self.game.canvas, self.root
        self.board.layers[0].wraps = True
        if self.game.stage is None:
            self._dark = block(root, 0, 0, canvas.width + 0.1, canvas.top * 2 + 0.1, theme.rgba(theme.ABYSS))
        left, top = -canvas.width / 2, canvas.top
        halo(root, left + 0.20, 0.02, 2.5, 1.9, theme.rgba(theme.ABYSS, 0.92))
        fade(root, 0, -top + 0.09, canvas.width + 0.1, 0.18, theme.rgba(theme.ABYSS, 0.85))
        sprite(root, assets.skin(f"logo_{self.game.name}"), left + 0.455, top - 0.262, 0.385)
        first = (
            ("new", "New Run", self._new, "Three acts, one life")
            if self._open is None
            else ("continue", "Continue", self._continue, _told(self._open.look()))
        )
        self._first(*first, left + LEFT + 0.24, top - 0.503)
        y = top - 0.590
        for name, words, press in self._menu():
            self._entry(name, words, left + LEFT, y, press)
            y -= STEP
        if self._message:
            y = -top + 0.058 + measure(self._message, theme.SMALL, wrap=MESSAGE)[1]
            Label(root, -left - theme.EDGE, y, theme.SMALL, theme.BONE, "body", "right", self._message, MESSAGE)
        doors = _doors()
        if len(doors) > 1:
            x, y = -left - theme.EDGE - DOORS, top - 0.055
            for spot in tabs(root, x, y, DOORS, doors, self.game.name, self._turn_to):
                spot.focusable = False
                self.add(spot)
        beside = [("←→", "Other game")] if len(doors) > 1 else []
        hints(root, left + LEFT, -top + 0.032, [("↑↓", "Choose"), ("Enter", "Confirm"), *beside])
        version = f"Version {shadows.__version__}"
        Label(root, -left - theme.EDGE, -top + 0.032, theme.TINY, theme.ASH, align="right", text=version)
        if not self.board.by_keys:
            self.board.mean(self.board.named(first[0]), by_keys=True)

    def act(self, action: str) -> None:
        """Left and right go over to the game beside this one."""
        doors = [name for name, _ in _doors()]
        if action in ("left", "right") and self.overlay is None and self.game.name in doors:
            at = doors.index(self.game.name) + (1 if action == "right" else -1)
            self._turn_to(doors[at % len(doors)])
        else:
            super().act(action)

    def _turn_to(self, game: str) -> None:
        if game != self.game.name:
            self.navigation.turn_to(game)

    def _menu(self) -> list[tuple[str, str, Callable[[], None]]]:
        """What stands below the big button, by the name of its spot."""
        entries = [
            ("fight", "Single Fight", self._fight),
            ("compendium", "Compendium", self.navigation.compendium),
            ("history", "History", self.navigation.history),
            ("mods", "Mods", self.navigation.mods),
            ("settings", "Settings", self.open_menu),
            ("quit", "Quit", self.game.engine.quit),
        ]
        return [("new", "New Run", self._new), *entries] if self._open is not None else entries

    def _first(self, name: str, words: str, press: Callable[[], None], note: str, x: float, y: float) -> None:
        button = Button(self.root, name, words, x, y, press, 0.48, theme.PLAQUE, "primary", theme.H2, note=note)
        self.add(button.spot)

    def _entry(self, name: str, words: str, x: float, y: float, press: Callable[[], None]) -> None:
        mark = sprite(self.root, assets.skin("knob"), x, y, 0.022)
        label = Label(self.root, x + 0.030, y, theme.H2 * 0.97, theme.HEADING, "head", "left", words)
        label.fit(0.30, STEP)
        glow = halo(self.root, x + 0.14, y, 0.11, 0.5, theme.rgba("#ff7a3a", 0.30))

        def show(hot: bool) -> None:
            label.say(words, theme.WHITE if hot else theme.HEADING)
            mark.set_scale(0.036 if hot else 0.022)
            (glow.show if hot else glow.hide)()

        show(False)
        self.add(Spot(name, Box(x + 0.16, y, 0.36, STEP - 0.004), press, show))

    def _continue(self) -> None:
        run = self._open
        if run is None:
            return
        if not run.changed:
            self.navigation.resume(run)
            return
        from shadows.saves.compatibility import question
        from shadows.view.panels.overlay import Dialog

        answers = [("go_on", "Go on", lambda: self.navigation.resume(run)), ("leave", "Leave it", lambda: None)]
        Dialog(self, "The game has changed", question(run.changed), answers)

    def _new(self) -> None:
        self.navigation.wish.map = next(iter(self.game.which.ruleset.maps))
        self.navigation.choose_hero()

    def _fight(self) -> None:
        self.navigation.wish.map = ""
        self.navigation.choose_hero()


def _doors() -> list[tuple[str, str]]:
    """All games: their names, and what players call them."""
    return [(name, cover.title) for name, cover in games.COVERS.items()]


def _told(picture: Picture) -> str:
    """An open run in a line."""
    player, journey = picture.player, picture.journey
    where = f"{journey.act_name}, floor {journey.floor}" if journey is not None else ""
    return " · ".join(filter(None, (player.name, where, f"{max(player.hp, 0)}/{player.max_hp} HP")))
