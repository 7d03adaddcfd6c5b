"""Which screen is seen, and which comes next.

What the title does not need is imported when it is first used: the title is there sooner so.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from panda3d.core import NodePath

from shadows.view.engine import theme
from shadows.view.stage.camera_motion import ARRIVING
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.pieces import block

if TYPE_CHECKING:
    from components.prefabs import Library
    from shadows.play.session import Session
    from shadows.saves.saved_game import Found, SavedGame
    from shadows.view.app.input import Input
    from shadows.view.engine.tween import Tweens
    from shadows.view.panels.scene import Scene
    from shadows.view.replay.recording import Recording
    from shadows.view.stage.camera import Camera

VEIL = 0.22
"""Seconds in which the picture goes dark, and comes again; or in which a screen fades above the next one."""

LEAVING = 900
"""A screen that fades is painted above the next one, below the veil."""


@dataclass(slots=True)
class Wish:
    """What is to be played: a hero, an encounter and a seed, as far as they are chosen."""

    hero: str | None = None
    foe: str | None = None
    seed: str | None = None
    map: str = ""
    """The kind of map of a run; empty for a single fight."""


class Navigation:
    """The way from screen to screen, through a moment of darkness. The game that goes it has the rest."""

    library: Library
    folder: Path
    tweens: Tweens
    camera: Camera
    hands: Input
    hurry: float | None
    pace: float

    def stands(self, act: str, what: str, turn: int) -> bool:
        """Whether this place is what is seen."""
        raise NotImplementedError

    def __init__(self, canvas: Canvas) -> None:
        self.scene: Scene | None = None
        """The screen that is seen."""
        self.wish = Wish()
        self._on_foot = False
        self._left = NodePath()
        """What is still seen of the last screen."""
        self._veil_root = canvas.root.attach_new_node("veil", 1000)
        self._veil = block(self._veil_root, 0, 0, 8, 8, theme.rgba(theme.ABYSS))
        self._veil_root.hide()

    def begin(self, hero: str | None = None, foe: str | None = None, seed: str | None = None, way: str = "") -> None:
        """Show the first screen: the title, or the first one whose question is not answered yet."""
        self.wish = Wish(hero, foe, seed, way)
        if hero is foe is None and not way:
            self.to_title(seed)
        elif hero is not None and foe is not None:
            self.fight()
        elif way and hero is not None and self.open_run().game is None:
            self.descend()
        elif hero is not None and not way:
            self.choose_foe()
        else:
            self.choose_hero()

    def go(self, make: Callable[[], Scene], at: tuple[str, str, int] | None = None) -> None:
        """Show another screen, through a moment of darkness; one in the place that is seen already (`at`, the act,
        what happens there, and which chamber it is) takes over at once, and the last one fades above it."""
        if self.scene is None or self.pace == float("inf"):
            self._enter(make())
            return
        self.tweens.clear()
        self._left.remove_node()
        if at is not None and self.stands(*at):
            self._veil_root.hide()
            self._take_over(make())
            return
        self._veil_root.show()
        self.tweens.add(VEIL / self.pace, self._veil_root.set_alpha_scale, after=lambda: self._enter(make()))

    def show(self, kind: type[Scene], *given: object) -> None:
        """Show one of the screens that have a place of their own."""
        self.go(lambda: kind(self, *given), (kind.place, kind.what, kind.turn))

    def fight(self) -> None:
        """Begin the combat that was wished for."""
        from shadows.saves.saved_game import SavedGame
        from shadows.view.deck.combat import Combat

        wish = self.wish
        play = SavedGame.new(wish.hero or "", wish.seed, encounter=wish.foe, library=self.library, folder=self.folder)
        self.go(lambda: Combat(self, play))

    def descend(self) -> None:
        """Begin the run that was wished for."""
        from shadows.saves.saved_game import SavedGame

        wish = self.wish
        self.follow(SavedGame.new(wish.hero or "", wish.seed, wish.map, library=self.library, folder=self.folder))

    def open_run(self) -> Found:
        """The run that was left open, if there is one."""
        from shadows.saves.saved_game import SavedGame

        return SavedGame.continued(library=self.library, folder=self.folder)

    def resume(self, play: SavedGame) -> None:
        """Go on with a run that was left."""
        self.wish = Wish(play.look().player.id, None, None, play.look().journey.map)
        self.follow(play)

    def follow(self, play: SavedGame, *, on_foot: bool = False) -> None:
        """Show what a run has come to: a fight, a question, or its end. `on_foot`: the player walks in."""
        from shadows.view.deck.combat import Combat
        from shadows.view.replay.recording import Recording
        from shadows.view.replay.scenes import WatchedCombat, WatchedRoad
        from shadows.view.run.road import Road

        self._on_foot = on_foot
        watched = isinstance(play, Recording)
        if play.outcome != "ongoing":
            self.combat_over(play)
        elif play.look().foes:
            self.go(lambda: (WatchedCombat if watched else Combat)(self, play))
        else:
            log = self.scene.log if isinstance(self.scene, Combat | Road) else []
            self.go(lambda: (WatchedRoad if watched else Road)(self, play).goes_on(log), Road.where(play.look()))

    def watch(self, screening: Recording) -> None:
        """Play a replay before the player's eyes."""
        self.wish = Wish()
        self.hurry = screening.speed
        self.follow(screening)

    def to_title(self, seed: str | None = None) -> None:
        """Leave for the title; an open run stays open. `seed` is that of the next game."""
        from shadows.view.menu.title import Title

        self.wish = Wish(seed=seed)
        self.show(Title)

    def choose_hero(self) -> None:
        """Ask for the hero of what is wished for."""
        from shadows.view.menu.heroes import Heroes

        self.go(lambda: Heroes(self))

    def choose_foe(self) -> None:
        """Ask for the encounter that the hero is to fight."""
        from shadows.view.menu.encounters import Encounters

        self.go(lambda: Encounters(self))

    def combat_over(self, session: Session | SavedGame) -> None:
        """A combat, or a run, has been decided and played to its end."""
        from shadows.view.replay.recording import Recording
        from shadows.view.replay.scenes import ways_on
        from shadows.view.run.result import Result

        ways = ways_on(self, session) if isinstance(session, Recording) else None
        self.go(lambda: Result(self, session, ways))

    def ways_out(self) -> list[tuple[str, Callable[[], None]]]:
        """How to leave a combat."""
        title = ("To the title", self.to_title)
        return [title] if self.wish.map else [("Another fight", self.choose_foe), title]

    def _take_over(self, scene: Scene) -> None:
        """Open a screen below what is seen of the last one, which fades."""
        if self.scene is not None:
            self._left = self.scene.leave_behind()
            self._left.reparent_to(self._left.get_parent(), LEAVING)
            self._left.set_transparency(True)
        left = self._left
        self._open(scene)
        self.tweens.add(VEIL / self.pace, lambda t: left.set_alpha_scale(1 - t), after=left.remove_node)

    def _open(self, scene: Scene) -> None:
        if self.scene is not None:
            self.scene.close()
        self.scene = scene
        self.camera.eye.stand()
        scene.open()
        # the widgets of the last screen hold each other, and so what the driver keeps for them; hands let go in a frame
        self.tweens.add(0.0, lambda _: None, after=gc.collect)
        resting = self.hands.by_keys or self.hands.pointer is None  # a mouse that is not in hand means nothing
        if not resting and scene.board.at(self.hands.pointer) is not None:
            scene.moved(self.hands.pointer)

    def _enter(self, scene: Scene) -> None:
        self._open(scene)
        if self.pace == float("inf"):
            self._veil_root.hide()
            return
        self._veil_root.show()
        self.tweens.add(VEIL / self.pace, lambda t: self._veil_root.set_alpha_scale(1 - t), after=self._veil_root.hide)
        if self._on_foot:
            self._on_foot = False
            self.tweens.add(ARRIVING / self.pace, self.camera.eye.arrive)
