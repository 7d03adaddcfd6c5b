"""Drives a scene with the commands of a replay, and the buttons with which the player drives the replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from components.commands import Command
from shadows.view.engine import theme
from shadows.view.panels.game import Game
from shadows.view.panels.overlay import Dialog
from shadows.view.panels.scene import Scene
from shadows.view.replay.recording import Recording
from shadows.view.widgets.button import Button
from shadows.view.widgets.hit_areas import Place, Spot
from shadows.view.widgets.label import Label
from shadows.view.widgets.pieces import plate

WIDTH, TALL, STEP = 0.172, 0.405, 0.054
ABOVE = 0.155
"""How far above the middle it stands, at the left side."""

LAYER = 300
"""It is painted above questions and below explanations."""


class Driven(Protocol):
    """A scene that is given commands."""

    @property
    def between(self) -> float:
        """Seconds from when all has been seen to the next command, at the usual speed."""

    @property
    def resting(self) -> bool:
        """Whether all has been seen."""

    def read(self) -> bool:
        """Put away what waits to be read; True if there was anything."""

    def submit(self, command: Command) -> None:
        """Do it, and show what came of it."""


class ReplayControls:
    """Gives a scene the next command when all of the last one has been seen."""

    def __init__(self, scene: Scene, driven: Driven, recording: Recording, to_title: Callable[[], None]) -> None:
        """`scene` and `driven` are the same, as it is seen and as it is driven."""
        self._scene, self._driven, self._recording, self._game = scene, driven, recording, scene.game
        self._to_title = to_title
        self._spots: list[Spot] = []
        self._buttons: dict[str, Button] = {}
        self._held: Spot | None = None
        self._since = 0.0

    def draw(self) -> None:
        """At the left side, above everything, questions too."""
        root = self._scene.root.attach_new_node("replay_controls", LAYER)
        x, y = -self._game.canvas.width / 2 + WIDTH / 2 + 0.012, ABOVE
        plate(root, "panel", x, y, WIDTH, TALL, 0.030)
        y += TALL / 2 - 0.042
        self._words = Label(root, x, y, theme.H3 * 0.8, theme.HEADING, "head")
        self._count = Label(root, x, y - 0.034, theme.TINY, theme.BONE)
        y -= 0.094
        self._spots = []
        for name, words, press in (
            ("pause", "Pause", self._pause),
            ("step", "Step", self._one),
            ("faster", "Faster", lambda: self._hurry(1)),
            ("slower", "Slower", lambda: self._hurry(-1)),
            ("leave", "Leave", self.leave),
        ):
            button = Button(root, f"replay:{name}", words, x, y, press, WIDTH - 0.040, STEP - 0.008, size=0.022)
            self._spots.append(self._scene.add(button.spot))
            self._buttons[name] = button
            y -= STEP
        self._say()

    def update(self, seconds: float) -> None:
        """Per frame."""
        self._say()
        if not self._driven.resting:
            self._since = 0.0
        elif self._recording.wanted:
            if not self._driven.read():
                self._recording.wanted -= 1
                self._next()
        elif self._recording.paused:
            self._since = 0.0
        else:
            self._since += seconds * self._recording.speed
            if self._since >= self._driven.between:
                self._since = 0.0
                if not self._driven.read():
                    self._next()

    def act(self, action: str) -> None:
        """Pause, go on, step or change the speed by keys."""
        match action:
            case "confirm" if self._scene.board.by_keys and self._scene.board.hot in self._spots:
                self._scene.press(self._scene.board.hot)
            case "confirm":
                self._pause()
            case "right":
                self._one()
            case "up" | "down":
                self._hurry(1 if action == "up" else -1)
            case "next" | "previous":
                self._focus(1 if action == "next" else -1)
            case "back":
                self.leave()

    def at(self, place: Place) -> Spot | None:
        """The button under a place."""
        return next((spot for spot in self._spots if spot.box.holds(place)), None)

    def pressed(self, place: Place) -> None:
        """The button of the mouse went down."""
        self._held = self.at(place)

    def released(self, place: Place) -> None:
        """It went up again."""
        spot, self._held = self._held, None
        if spot is not None and spot.box.holds(place):
            self._scene.press(spot)

    def leave(self) -> None:
        """Away, with the player's own speed again."""
        leave(self._game, self._recording, self._to_title)

    def _say(self) -> None:
        recording = self._recording
        self._words.say("Paused" if recording.paused else f"Replay {recording.speed}×")
        self._buttons["pause"].say("Go on" if recording.paused else "Pause")
        self._count.say(f"{recording.number} of {recording.commands}")

    def _next(self) -> None:
        """The next command, or the end."""
        recording, command = self._recording, self._recording.next
        if command is None:
            if recording.outcome == "ongoing":
                open_still = "The run was still open when it was recorded."
                self._stop("The recording ends here", recording.trouble or recording.ending or open_still)
            return
        while self._scene.overlays:
            self._scene.overlays[-1].close()
        number = recording.number
        self._driven.submit(command)
        if recording.number == number:
            self._stop("The recording cannot go on", recording.trouble)
        elif recording.trouble and not recording.told:
            recording.told = recording.paused = True
            answers = [("on", "Go on", self._pause), ("end", "Leave", self.leave)]
            Dialog(self._scene, "Not as it was", recording.trouble, answers)

    def _stop(self, title: str, words: str) -> None:
        self._recording.paused = True
        if not isinstance(self._scene.overlay, Dialog):
            Dialog(self._scene, title, words, [("end", "Leave", self.leave)])

    def _pause(self) -> None:
        self._recording.paused = not self._recording.paused

    def _one(self) -> None:
        """One command more, as soon as all before it has been seen; then it stands still."""
        self._recording.paused = True
        self._recording.wanted += 1

    def _hurry(self, way: int) -> None:
        self._recording.hurry(way)
        self._game.hurry = self._recording.speed

    def _focus(self, way: int) -> None:
        board, spots = self._scene.board, self._spots
        at = spots.index(board.hot) + way if board.hot in spots else 0
        board.mean(spots[at % len(spots)], by_keys=True)


def leave(game: Game, recording: Recording, to_title: Callable[[], None]) -> None:
    """Away from a replay, with the player's own speed again."""
    game.hurry = None
    (recording.leave or to_title)()
