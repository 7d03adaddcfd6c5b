"""The game in its window: which screen is seen, and where frames and input go.

What the title does not need is imported when it is first used: the title is there sooner so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sin
from pathlib import Path
from typing import TYPE_CHECKING

from shadows.saves.places import home
from shadows.view import assets, settings, theme
from shadows.view.engine import Engine
from shadows.view.eye import ARRIVING, EYE, Eye
from shadows.view.input import Input
from shadows.view.keys import CONTROLS
from shadows.view.sound import Sounds
from shadows.view.tween import Tweens
from shadows.view.widgets import hints
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.pieces import block
from shadows.view.widgets.toast import Toast

if TYPE_CHECKING:
    from components.prefabs import Library
    from shadows.mods.loading import Loadout
    from shadows.saves.game import Found
    from shadows.saves.game import Game as Play
    from shadows.session import Session
    from shadows.view.scenes.scene import Scene
    from shadows.view.screening import Screening
    from shadows.view.stage.stage import Stage

VEIL = 0.22
"""Seconds in which the picture goes dark, and comes again."""

STILL = Eye()
"""One that never leaves its place."""

PITCH = 8.5
"""How far the camera looks down, in degrees."""


@dataclass(slots=True)
class Wish:
    """What is to be played: a hero, an encounter and a seed, as far as they are chosen."""

    hero: str | None = None
    foe: str | None = None
    seed: str | None = None
    map: str = ""
    """The kind of map of a run; empty for a single fight."""


class Game:
    """Everything that outlives a screen."""

    def __init__(
        self,
        engine: Engine,
        kept: settings.Settings,
        library: Library | None = None,
        folder: Path | None = None,
        notices: Sequence[str] = (),
    ) -> None:
        """`folder` is the player's own in place of the platform's; `notices` are sentences that the player is to read
        on the first screen."""
        self.engine, self.settings = engine, kept
        self.folder = home() if folder is None else folder
        CONTROLS.load(kept.keys, kept.pad)
        CONTROLS.by_pad = False
        theme.READING.text, theme.READING.shapes = kept.text, kept.shapes
        if library is not None:
            self.library = library
        self.given: tuple[Path, ...] = ()
        """Folders of mods that are played with besides the player's own."""
        self.canvas = Canvas(engine)
        self.sounds = Sounds(engine, kept)
        self.tweens = Tweens()
        self.stage: Stage | None = None
        self.scene: Scene | None = None
        self.hands = Input(self)
        self.wish = Wish()
        self.pitch = PITCH
        """How far down the camera looks, in degrees."""
        self.eye = Eye()
        self._on_foot = False
        self.hurry: float | None = None
        """How fast animations run while a replay is watched, whatever the settings say."""
        self._sway = 0.0
        self._shake = 0.0
        self._veil_root = self.canvas.root.attach_new_node("veil", 1000)
        self._veil = block(self._veil_root, 0, 0, 8, 8, theme.rgba(theme.ABYSS))
        self._veil_root.hide()
        self.toast = Toast(self.canvas, notices)
        engine.on_frame, engine.on_resize, engine.on_input = self.frame, self.resized, self.input

    @cached_property
    def library(self) -> Library:
        """The content that is played with; the game's own is read when it is first asked for."""
        from shadows.content import load

        return load()

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

    def play_with(self, loadout: Loadout) -> None:
        """Play with these mods from now on, and with all that they show and sound like."""
        from shadows.view.widgets.card_face import FACES

        assets.use({mod.id: mod.assets for mod in loadout.mods})
        FACES.forget()
        self.library, self.given = loadout.library, loadout.folders

    def fight(self) -> None:
        """Begin the combat that was wished for."""
        from shadows.saves.game import Game as Play
        from shadows.view.scenes.combat import Combat

        wish = self.wish
        play = Play.new(wish.hero or "", wish.seed, encounter=wish.foe, library=self.library, folder=self.folder)
        self.go(lambda: Combat(self, play))

    def descend(self) -> None:
        """Begin the run that was wished for."""
        from shadows.saves.game import Game as Play

        wish = self.wish
        self.follow(Play.new(wish.hero or "", wish.seed, wish.map, library=self.library, folder=self.folder))

    def open_run(self) -> Found:
        """The run that was left open, if there is one."""
        from shadows.saves.game import Game as Play

        return Play.continued(library=self.library, folder=self.folder)

    def resume(self, play: Play) -> None:
        """Go on with a run that was left."""
        self.wish = Wish(play.look().player.id, None, None, play.look().journey.map)
        self.follow(play)

    def follow(self, play: Play, *, on_foot: bool = False) -> None:
        """Show what a run has come to: a fight, a question, or its end. `on_foot`: the player walks in."""
        from shadows.view.scenes.combat import Combat
        from shadows.view.scenes.road import Road
        from shadows.view.scenes.watched import WatchedCombat, WatchedRoad
        from shadows.view.screening import Screening

        self._on_foot = on_foot
        watched = isinstance(play, Screening)
        if play.outcome != "ongoing":
            self.combat_over(play)
        elif play.look().foes:
            self.go(lambda: (WatchedCombat if watched else Combat)(self, play))
        else:
            log = self.scene.log if isinstance(self.scene, Combat | Road) else []
            self.go(lambda: (WatchedRoad if watched else Road)(self, play).goes_on(log))

    def watch(self, screening: Screening) -> None:
        """Play a replay before the player's eyes."""
        self.wish = Wish()
        self.hurry = screening.speed
        self.follow(screening)

    def to_title(self, seed: str | None = None) -> None:
        """Leave for the title; an open run stays open. `seed` is that of the next game."""
        from shadows.view.scenes.title import Title

        self.wish = Wish(seed=seed)
        self.go(lambda: Title(self))

    def choose_hero(self) -> None:
        """Ask for the hero of what is wished for."""
        from shadows.view.scenes.heroes import Heroes

        self.go(lambda: Heroes(self))

    def choose_foe(self) -> None:
        """Ask for the encounter that the hero is to fight."""
        from shadows.view.scenes.encounters import Encounters

        self.go(lambda: Encounters(self))

    def combat_over(self, session: Session | Play) -> None:
        """A combat, or a run, has been decided and played to its end."""
        from shadows.view.scenes.result import Result
        from shadows.view.scenes.watched import ways_on
        from shadows.view.screening import Screening

        ways = ways_on(self, session) if isinstance(session, Screening) else None
        self.go(lambda: Result(self, session, ways))

    def ways_out(self) -> list[tuple[str, Callable[[], None]]]:
        """How to leave a combat."""
        title = ("To the title", self.to_title)
        return [title] if self.wish.map else [("Another fight", self.choose_foe), title]

    def close(self) -> None:
        """Take everything off the screen."""
        if self.scene is not None:
            self.scene.close()
            self.scene = None
        if self.stage is not None:
            self.stage.remove()
            self.stage = None
        self.canvas.remove()

    @property
    def pointer(self) -> tuple[float, float] | None:
        """Where the mouse is, on the canvas."""
        return self.hands.pointer

    @property
    def quality(self) -> str:
        """low, medium or high; by itself low where the processor draws."""
        wanted = self.settings.quality
        return wanted if wanted != "auto" else "low" if self.engine.software else "high"

    @property
    def pace(self) -> float:
        """How much faster than usual animations run; infinite for instant."""
        return self.hurry or self.settings.speed or float("inf")

    def go(self, make: Callable[[], Scene]) -> None:
        """Show another screen, through a moment of darkness."""
        if self.scene is None or self.pace == float("inf"):
            self._enter(make())
            return
        self.tweens.clear()
        self._veil_root.show()
        self.tweens.add(VEIL / self.pace, self._veil_root.set_alpha_scale, after=lambda: self._enter(make()))

    def set_place(self, act: str, what: str = "") -> None:
        """Show where something happens in an act behind the screen (as in `setting`)."""
        from shadows.view.stage.chamber import setting
        from shadows.view.stage.stage import Stage

        place = setting(act, what)
        stage = self.stage
        if stage is None or (stage.place, stage.act, stage.quality_name) != (place, act, self.quality):
            if stage is not None:
                stage.remove()
            self.stage = Stage(self.engine, place, self.quality, act)
        self.tilt(self.stage.palette.pitch)
        self.sounds.loop("ambience", act)

    def tilt(self, pitch: float) -> None:
        """Let the camera look down by so many degrees."""
        self.pitch = pitch
        self._aim()

    def shake(self, strength: float) -> None:
        """Let the camera tremble."""
        if not self.settings.calm:
            self._shake = max(self._shake, strength * self.settings.shake)

    def change(self, name: str, value: object) -> None:
        """Set one of the settings, and let it act at once."""
        setattr(self.settings, name, value)
        self.act_on(name)

    def act_on(self, *names: str) -> None:
        """Let settings that were changed act; those that are looked up when they are needed act by themselves."""
        kept = self.settings
        if "fullscreen" in names:
            self.engine.set_fullscreen(kept.fullscreen, kept.size)
        if "size" in names and not kept.fullscreen:
            self.engine.resize(kept.size)
        if "keys" in names or "pad" in names:
            CONTROLS.load(kept.keys, kept.pad)
            hints.refresh()
        if "quality" in names and self.scene is not None:
            self.scene.set_stage()
        if {"quality", "text", "shapes", "calm"} & set(names):
            theme.READING.text, theme.READING.shapes = kept.text, kept.shapes
            self.resized()

    def frame(self, seconds: float) -> None:
        """Per frame."""
        self.hands.frame(seconds)
        self.tweens.update(seconds)
        self._shake = max(0.0, self._shake - seconds * 2.2 * max(self._shake, 0.25))
        self._sway += seconds
        self._aim()
        if self.scene is not None:
            self.scene.update(seconds)
        if self.stage is not None:
            self.stage.update(seconds)
        self.sounds.update(seconds)
        self.toast.update(seconds)

    def resized(self) -> None:
        """After the window has another size."""
        self.canvas.resize()
        self.toast.draw()
        if not self.settings.fullscreen:
            self.settings.size = self.engine.size
        if self.stage is not None:
            self.stage.resize()
            self._aim()
        if self.scene is not None:
            self.scene.resize()

    def input(self, key: str) -> None:
        """A key or button of the mouse, by the engine's name."""
        self.hands.key(key)

    def _enter(self, scene: Scene) -> None:
        if self.scene is not None:
            self.scene.close()
        self.scene = scene
        self.eye.stand()
        scene.open()
        if self.pointer is not None and scene.board.at(self.pointer) is not None:
            scene.moved(self.pointer)
        if self.pace == float("inf"):
            self._veil_root.hide()
            return
        self._veil_root.show()
        self.tweens.add(VEIL / self.pace, lambda t: self._veil_root.set_alpha_scale(1 - t), after=self._veil_root.hide)
        if self._on_foot:
            self._on_foot = False
            self.tweens.add(ARRIVING / self.pace, self.eye.arrive)

    def _aim(self) -> None:
        """The camera breathes, and trembles when something heavy lands; it goes where the eye goes, unless motion is
        to be reduced."""
        if self.stage is None:
            return
        time, shake, eye = self._sway, self._shake, self.eye
        if self.settings.calm:
            time, eye = 0.0, STILL
        x = EYE[0] + eye.aside + 0.012 * sin(time * 0.61) + shake * 0.05 * sin(time * 61)
        y = EYE[1] + eye.up + 0.008 * sin(time * 0.83) + shake * 0.04 * sin(time * 53)
        pitch = self.pitch + eye.down + shake * 0.5 * sin(time * 47)
        self.stage.aim_camera((x, y, EYE[2] + eye.ahead), pitch, roll=eye.roll)
