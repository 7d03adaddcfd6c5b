"""The window without a screen: a fixed clock, and a hand on mouse and keys. For pictures and for tests."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from shadows.saves.settings import Settings
from shadows.view.app.navigation import Navigation
from shadows.view.engine.engine import Engine
from shadows.view.panels.game import Game
from shadows.view.panels.scene import Scene
from shadows.view.widgets.hit_areas import Place


class Offscreen:
    """A game that is drawn into memory. There is one engine in a process, so all share it."""

    _engine: Engine | None = None

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        kept: Settings | None = None,
        folder: Path | None = None,
        notices: Sequence[str] = (),
    ) -> None:
        cls = type(self)
        if cls._engine is None:
            cls._engine = Engine(size, offscreen=True)
        elif cls._engine.size != size:
            cls._engine.on_resize = lambda: None
            cls._engine.resize(size)
        self.engine = cls._engine
        self.game = Game(self.engine, kept or Settings(), folder=folder, notices=notices)
        self.navigation = Navigation(self.game)

    @property
    def scene(self) -> Scene:
        """The screen that is open. Raises LookupError before the first."""
        if self.navigation.scene is None:
            raise LookupError("no screen is open yet")
        return self.navigation.scene

    def step(self, frames: int = 1) -> None:
        """Let frames pass, a sixtieth of a second each."""
        self.engine.step(frames)

    def shot(self, file: Path) -> None:
        """Write what is seen to a PNG file."""
        self.engine.shot(file)

    def key(self, *names: str) -> None:
        """Press keys, one after the other, within a frame. The hands are a patient player's: before the first of them
        all that is asked has been seen."""
        self.game.input.attend()
        for name in names:
            self.game.input.key(name)

    def type(self, text: str) -> None:
        """Type letters as a keyboard would, one event each."""
        for letter in text:
            self.game.input.text(letter)

    def point(self, place: Place | None) -> None:
        """Move the mouse to a place on the canvas, or out of the window."""
        self.engine.pointer = None if place is None else self.game.canvas.pixel(place)
        self.step()

    def click(self, place: Place) -> None:
        """Press and let go of the mouse at a point, in window heights from the middle."""
        self.point(place)
        self.key("left mouse down")
        self.step()
        self.key("left mouse up")
        self.step()

    def drag(self, start: Place, end: Place, frames: int = 4) -> None:
        """Press there, move, and let go here."""
        self.point(start)
        self.key("left mouse down")
        for part in range(1, frames + 1):
            t = part / frames
            self.point((start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t))
        self.key("left mouse up")
        self.step()

    def spot(self, name: str) -> Place:
        """Where a spot of the open screen can be hit: a point of it that nothing covers."""
        board = self.scene.board
        spot = board.named(name)
        if spot is None:
            raise LookupError(f"there is no spot {name!r}; there are: {', '.join(s.name for s in board.reach)}")
        box = spot.box
        for across in (0.0, -0.3, 0.3, -0.44, 0.44):
            for up in (0.0, 0.3, -0.3):
                place = (box.x + across * box.width, box.y + up * box.height)
                if board.at(place) is spot:
                    return place
        raise LookupError(f"the spot {name!r} is covered everywhere")

    def close(self) -> None:
        """Take the game off the screen."""
        self.game.close()
        self.engine.on_frame = lambda _: None
        self.engine.on_resize = lambda: None
        self.engine.on_input = self.engine.on_text = lambda _: None
        self.engine.on_layout = lambda: None
