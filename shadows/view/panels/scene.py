"""What all screens have in common: spots that are pointed at, focused and pressed, by mouse or by keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from panda3d.core import NodePath

from shadows.picture.models import Picture
from shadows.view.engine.tween import Tweens
from shadows.view.panels.explaining import Explainer
from shadows.view.panels.game import Game
from shadows.view.stage.palettes import DEFAULT
from shadows.view.widgets.focus import Focus
from shadows.view.widgets.hit_areas import Board, Box, Layer, Place, Spot
from shadows.view.widgets.toast import BELOW

if TYPE_CHECKING:
    from shadows.saves.saved_game import SavedGame
    from shadows.view.widgets.field import Field

OVERLAYS, FOCUS, TIPS = 100, 490, 500
"""The order in which layers are painted above a screen."""


class Panel(Protocol):
    """What lies over a screen; `Overlay` is what all of them are made of."""

    first: Spot | None

    @property
    def asks(self) -> object:
        """What it asks: that of the same panel that was opened once more is the same."""

    def act(self, action: str) -> bool:
        """A key that the panel has a use for; True if it had."""

    def renew(self) -> None:
        """After the window has changed: open it once more as it was."""

    def close(self) -> None:
        """Take it away."""


class Scene:
    """A screen. `build` lays it out for the window as it is, and is called again when that changes."""

    music = ""
    place = DEFAULT
    """Whose chamber is seen behind it."""
    what = ""
    """What happens there, if that has a place of its own."""
    turn = 0
    """Which of the place's chambers it is (as in `setting`)."""
    picture: Picture | None = None
    """What is seen of the game that is played here; None where none is."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.board = Board()
        self.tweens = Tweens()
        self.root: NodePath = NodePath("scene")
        self.explainer = Explainer(self, game.canvas, game.glossary, at_once=game.engine.offscreen)
        self.focus: Focus | None = None
        self.overlays: list[Panel] = []
        """The panels that are open, the last on top."""
        self.renewing = False
        """Whether all is laid out anew, and the panels are opened once more as they were."""
        self._pressed: Spot | None = None

    @property
    def overlay(self) -> Panel | None:
        """The panel on top, if one is open."""
        return self.overlays[-1] if self.overlays else None

    @property
    def field(self) -> Field | None:
        """The line that is being written."""
        return None

    @property
    def seed(self) -> str:
        """The seed that is copied from here; empty if there is none."""
        return ""

    @property
    def played(self) -> SavedGame | None:
        """What is played here, with its bookkeeping; None where nothing is kept."""
        return None

    @property
    def asking(self) -> object:
        """What is asked now: something else means that another question is open, or another screen or panel."""
        return self, *(overlay.asks for overlay in self.overlays)

    @property
    def lying(self) -> object:
        """What lies under the pointer: something else means that it may be another thing, at the same place."""
        return self.asking

    def open(self) -> None:
        """Show it."""
        self.set_stage()
        self._lay_out()

    def set_stage(self) -> None:
        """Make the place that is seen behind it, also when it is to be drawn otherwise, and let its music sound."""
        self.game.set_place(self.place, self.what, self.turn)
        self.game.sounds.loop("music", self.music)

    def leave_behind(self) -> NodePath:
        """What is seen of it, as it stays on the screen when it is closed: for whoever lets it fade."""
        left, self.root = self.root, NodePath("scene")
        return left

    def close(self) -> None:
        """Take it away."""
        self.tweens.clear()
        self.root.remove_node()

    def resize(self) -> None:
        """After the window has another size: lay everything out anew."""
        self.cancel()
        self._lay_out()

    def build(self) -> None:
        """Make the widgets below `root` and their spots."""
        raise NotImplementedError

    def layer(self) -> NodePath:
        """A node above everything but the explanations."""
        return self.root.attach_new_node("layer", OVERLAYS)

    def add(self, spot: Spot) -> Spot:
        """Make a spot known, in the lowest layer."""
        self.board.layers[0].spots.append(spot)
        return spot

    def update(self, seconds: float) -> None:
        """Per frame, in seconds of real time."""
        self.tweens.update(seconds * min(self.game.pace, 1000.0))
        if self.game.input.by_keys and self.board.hot is None and self.wants_focus():
            self.focus_first()
        self.explainer.update(seconds)
        if self.focus is not None:
            self.focus.show(self.focus_box())

    def wants_focus(self) -> bool:
        """Whether something has to have the focus while keys or a gamepad are used."""
        return True

    def focus_first(self) -> None:
        """Give the focus to what has it first."""
        first = self.overlay.first if self.overlay is not None else None
        if first is None:
            self.board.step(1)
        else:
            self.board.mean(first, by_keys=True)

    def focus_box(self) -> Box | None:
        """Where the focus is to be shown by a frame."""
        hot = self.board.hot
        by_keys = self.board.by_keys and self.game.input.by_keys
        return hot.box if hot is not None and hot.framed and by_keys else None

    def moved(self, place: Place) -> None:
        """The pointer is somewhere else."""
        if self._pressed is not None and self._pressed.drag is not None:
            self._pressed.drag(place)
            return
        before = self.board.hot
        self.board.point(place)
        hot = self.board.hot
        if hot is not None and hot is not before and hot.enabled:
            self.game.sounds.play("button_hover", 0.6)

    def pressed(self, place: Place) -> None:
        """The button of the mouse went down."""
        self._pressed = self.board.at(place)
        if self._pressed is not None and self._pressed.drag is not None:
            self._pressed.drag(place)

    def released(self, place: Place) -> None:
        """It went up again: a click, if both happened on the same spot."""
        spot, self._pressed = self._pressed, None
        if spot is not None and spot in self.board.reach and (spot.drag is not None or spot is self.board.at(place)):
            self.press(spot)

    def cancel(self) -> None:
        """Let go of whatever is held or aimed."""
        self._pressed = None

    def press(self, spot: Spot) -> None:
        """Do what a spot is there for."""
        if spot.enabled:
            self.game.sounds.play("button_press")
            spot.press()
        else:
            self.game.sounds.play("error")

    def typed(self, key: str) -> bool:
        """A key by the engine's name, before anything else is made of it; True if it was used up."""
        del key
        return False

    def act(self, action: str) -> None:
        """A key was pressed; `action` as in `engine/keys.py`."""
        if self.overlay is not None and self.overlay.act(action):
            return
        match action:
            case "left":
                self.board.go(-1, 0)
            case "right":
                self.board.go(1, 0)
            case "up":
                self.board.go(0, 1)
            case "down":
                self.board.go(0, -1)
            case "next":
                self.board.step(1)
            case "previous":
                self.board.step(-1)
            case "confirm":
                if self.board.hot is not None:
                    self.press(self.board.hot)
                else:
                    self.board.step(1)
            case "back":
                self.back()
            case "pause":
                self.pause()
            case "explain":
                self.explainer.ask()

    def back(self) -> None:
        """Escape: leave the topmost layer."""
        leave = self.board.layers[-1].leave
        if leave is not None:
            leave()

    def pause(self) -> None:
        """The button for it: open the menu, or close what is open."""
        if self.overlay is None:
            self.open_menu()
        else:
            self.back()

    def open_menu(self) -> None:
        """What the button for the menu opens."""
        raise NotImplementedError

    def tips_beside(self) -> tuple[Spot, Box] | None:
        """What to explain, and beside which box."""
        hot = self.board.hot
        return None if hot is None else (hot, hot.box)

    def toast_roof(self) -> float:
        """How far up sentences that come and go may stand."""
        return self.game.canvas.top - BELOW

    def kept_free(self) -> Sequence[Box]:
        """Where no explanation may lie, besides on what can be meant."""
        return []

    def _lay_out(self) -> None:
        name = self.board.hot.name if self.board.by_keys and self.board.hot is not None else ""
        self.tweens.finish()
        self.root.remove_node()
        self.root = self.game.canvas.root.attach_new_node("scene")
        self.board.layers = [Layer(leave=self.board.layers[0].leave)]
        self.board.hot = None
        overlays, self.overlays = self.overlays, []
        self.build()
        self.renewing = True
        for overlay in overlays:
            overlay.renew()
        self.renewing = False
        self.focus = Focus(self.root.attach_new_node("focus", FOCUS))
        self.explainer.lay_out(self.root.attach_new_node("tips", TIPS))
        if name:
            self.board.mean(self.board.named(name), by_keys=True)
