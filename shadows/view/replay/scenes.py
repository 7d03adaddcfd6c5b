"""The scenes of a run as they are watched in a replay: the recorded commands drive them, the player only the replay."""

from __future__ import annotations

from typing import Any, Protocol

from shadows.view.combat.scene import CombatNavigation, CombatScene
from shadows.view.panels.game import Game
from shadows.view.panels.overlay import Dialog
from shadows.view.panels.scene import Scene
from shadows.view.replay.controls import ReplayControls, leave
from shadows.view.replay.recording import Recording
from shadows.view.run.result import WayOn
from shadows.view.run.road import Road, RoadNavigation
from shadows.view.widgets.hit_areas import Place

READS = 3.5
"""Seconds in which the story of a decision is read."""


class ReplayNavigation(RoadNavigation, CombatNavigation, Protocol):
    """The ways from a replay."""

    def watch(self, recording: Recording) -> None:
        """A replay, from its beginning."""


class Watched(Scene):
    """Takes the player's hands off a scene that submits commands, and gives them the replay's controls."""

    replay_controls: ReplayControls

    @property
    def between(self) -> float:
        """Seconds from when all has been seen to the next command, at the usual speed."""
        return 1.4

    @property
    def resting(self) -> bool:
        """Whether all has been seen."""
        return not len(self.game.tweens) and self.game.scene is self

    @property
    def asking(self) -> object:
        """The player is asked nothing here but by dialogs."""
        return self.overlay.asks if isinstance(self.overlay, Dialog) else None

    @property
    def lying(self) -> object:
        """The same: the replay's buttons stay where they are."""
        return self.asking

    def read(self) -> bool:
        """Put away what waits to be read; True if there was anything."""
        return False

    def build(self) -> None:
        """The scene, and the replay's controls above it."""
        super().build()
        self.replay_controls.draw()

    def update(self, seconds: float) -> None:
        """Per frame."""
        super().update(seconds)
        self.replay_controls.update(seconds)

    def typed(self, key: str) -> bool:
        """No letters reach the scene."""
        del key
        return False

    def act(self, action: str) -> None:
        """Keys are the replay's, unless it asks something."""
        if isinstance(self.overlay, Dialog):
            Scene.act(self, action)
        else:
            self.replay_controls.act(action)

    def moved(self, place: Place) -> None:
        """What the pointer is over explains itself."""
        button = self.replay_controls.at(place)
        if button is not None and not isinstance(self.overlay, Dialog):
            self.board.mean(button)
        else:
            Scene.moved(self, place)

    def pressed(self, place: Place) -> None:
        """Clicks are the replay's too."""
        if isinstance(self.overlay, Dialog):
            Scene.pressed(self, place)
        else:
            self.replay_controls.pressed(place)

    def released(self, place: Place) -> None:
        """Clicks are the replay's too."""
        if isinstance(self.overlay, Dialog):
            Scene.released(self, place)
        else:
            self.replay_controls.released(place)

    def back(self) -> None:
        """Escape leaves."""
        self.replay_controls.leave()


class WatchedCombat(Watched, CombatScene[Any]):
    """A fight of a replay, whatever it is fought with (`watched_combat`)."""

    def __init__(self, game: Game, navigation: CombatNavigation, recording: Recording) -> None:
        CombatScene.__init__(self, game, navigation, recording)
        self.replay_controls = ReplayControls(self, self, recording, navigation.to_title)

    @property
    def between(self) -> float:
        """A fight speaks for itself."""
        return 0.5

    @property
    def resting(self) -> bool:
        """Whether the timeline has come to its end too."""
        return super().resting and not self.player.busy


def watched_combat(kind: type[CombatScene[Any]]) -> type[WatchedCombat]:
    """The fights of a game, watched."""
    return type(f"Watched{kind.__name__}", (WatchedCombat, kind), {"__doc__": WatchedCombat.__doc__})


class WatchedRoad(Watched, Road):
    """The way between the fights of a replay."""

    def __init__(self, game: Game, navigation: RoadNavigation, recording: Recording) -> None:
        Road.__init__(self, game, navigation, recording)
        self.replay_controls = ReplayControls(self, self, recording, navigation.to_title)

    @property
    def between(self) -> float:
        """There is more to be read of what came of a decision."""
        return READS if self.outcome is not None else super().between

    @property
    def resting(self) -> bool:
        """Whether the player has arrived too, and what came of a decision is seen."""
        return super().resting and not self.walking and not (self.outcome is not None and len(self.tweens))

    def read(self) -> bool:
        """What came of a decision."""
        waits = self.outcome is not None
        if waits:
            self.proceed()
        return waits


def ways_on(game: Game, navigation: ReplayNavigation, recording: Recording) -> list[WayOn]:
    """What can be done at the end of a replay."""
    game.hurry = None
    return [
        ("again", "Watch again", "R", lambda: navigation.watch(recording.again())),
        ("leave", "Back", "Esc", lambda: leave(game, recording, navigation.to_title)),
    ]
