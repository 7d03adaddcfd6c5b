"""The game in its window: what outlives a screen, and where frames and input go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from shadows.games import COVERS, DEFAULT, Cover, known
from shadows.saves import settings
from shadows.saves.paths import Paths, home
from shadows.view.engine import assets, clipboard, theme
from shadows.view.engine.engine import Engine
from shadows.view.engine.keys import CONTROLS, printed
from shadows.view.engine.sound import Sounds
from shadows.view.engine.tween import Tweens
from shadows.view.panels.glossary import Glossary
from shadows.view.panels.input import Input
from shadows.view.panels.screen import Screen
from shadows.view.stage.camera import Camera
from shadows.view.widgets import hints
from shadows.view.widgets.canvas import Canvas
from shadows.view.widgets.mark import Mark
from shadows.view.widgets.toast import BELOW, Toast

if TYPE_CHECKING:
    from components.facts import Fact
    from components.prefabs import Library
    from shadows import games
    from shadows.mods.loading import Loadout
    from shadows.view.stage.stage import Stage

UNKEPT = "Not being saved"
"""Of a run whose last command is not on the disk."""

PASSED_OVER = "It was passed over, and the game goes on."
"""After what broke down."""


class Game:
    """Everything that outlives a screen."""

    def __init__(
        self,
        engine: Engine,
        kept: settings.Settings,
        library: Library | None = None,
        folder: Path | None = None,
        notices: Sequence[str] = (),
        which: str | games.Game = DEFAULT,
    ) -> None:
        """`folder` is the player's own in place of the platform's; `notices` are sentences that the player is to read
        on the first screen."""
        self.engine, self.settings = engine, kept
        self.folder = home() if folder is None else folder
        CONTROLS.load(kept.keys, kept.pad)
        CONTROLS.by_pad = False
        theme.READING.text, theme.READING.shapes = kept.text, kept.shapes
        self._which = which
        engine.entitle(self.cover.title)
        if library is not None:
            self.library = library
        self.given: tuple[Path, ...] = ()
        """Folders of mods that are played with besides the player's own."""
        self.canvas = Canvas(engine)
        self.sounds = Sounds(engine, kept)
        self.glossary = Glossary(kept.read)
        self.tweens = Tweens()
        self.stage: Stage | None = None
        self.scene: Screen | None = None
        """The screen that is seen."""
        self.input = Input(
            engine,
            self.canvas,
            lambda: self.scene,
            {"copy": self.copy_seed, "paste": self.paste, "fullscreen": self._turn_fullscreen, "mute": self._mute},
        )
        self.camera = Camera()
        self.hurry: float | None = None
        """How fast animations run while a replay is watched, whatever the settings say."""
        self.toast = Toast(self.canvas, notices, self._toast_roof)
        self.mark = Mark(self.canvas)
        """What is wrong as long as it is."""
        engine.on_frame, engine.on_resize, engine.on_input = self.frame, self.resized, self.input.key
        engine.on_text, engine.on_layout = self.input.text, self._relabel
        self._relabel()

    @cached_property
    def library(self) -> Library:
        """The content that is played with; the game's own is read when it is first asked for."""
        return self.which.load()

    @property
    def which(self) -> games.Game:
        """The game that is played; its rules are loaded when it is first asked for."""
        self._which = known(self._which)
        return self._which

    @which.setter
    def which(self, game: games.Game) -> None:
        self._which = game

    @property
    def name(self) -> str:
        """The word for the game that is played."""
        return self._which if isinstance(self._which, str) else self._which.name

    @property
    def cover(self) -> Cover:
        """What is known of it without its rules."""
        if isinstance(self._which, str):
            return COVERS[self._which]
        return Cover(self._which.title, self._which.folder, self._which.tree is not None)

    @property
    def places(self) -> Paths:
        """Where the player's files of the game that is played lie."""
        return Paths(self.folder, self.cover.folder)

    def play_with(self, loadout: Loadout) -> None:
        """Play with these mods from now on, and with all that they show and sound like."""
        assets.use(loadout.assets, loadout.ids, Paths(self.folder).models)
        self.which, self.library, self.given = loadout.game, loadout.library, loadout.folders
        self.engine.entitle(self.cover.title)

    def turn_to(self, which: str) -> Loadout | None:
        """Play another game from now on, by its name, with its mods. Returns what it is played with where there may be
        mods."""
        if self.given or Paths(self.folder).modded:
            from shadows.mods.loading import load_mods

            loadout = load_mods(self.given, Paths(self.folder), game=which)
            self.play_with(loadout)
            self.toast.say(*loadout.notices)
            return loadout
        self._which = which
        self.__dict__.pop("library", None)  # it is read when it is first asked for
        self.engine.entitle(self.cover.title)
        return None

    def warn(self, happened: Sequence[Fact]) -> None:
        """Tell the player what broke down and was passed over; mods can bring that about."""
        from shadows.content.text import log_text

        broken = log_text.failures(self.library, happened, {})
        if broken:
            self.toast.say(*broken, PASSED_OVER)

    def _toast_roof(self) -> float:
        """How far up sentences may stand over the screen that is seen."""
        return self.canvas.top - BELOW if self.scene is None else self.scene.toast_roof()

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
        return self.input.pointer

    @property
    def quality(self) -> str:
        """low, medium or high; by itself low where the processor draws."""
        wanted = self.settings.quality
        return wanted if wanted != "auto" else "low" if self.engine.software else "high"

    @property
    def pace(self) -> float:
        """How much faster than usual animations run; infinite for instant."""
        return self.hurry or self.settings.speed or float("inf")

    def set_place(self, act: str, what: str = "", turn: int = 0) -> Stage:
        """Show where something happens in an act behind the screen (as in `setting`); returns it."""
        from shadows.view.stage.chamber import setting
        from shadows.view.stage.stage import Stage

        stage = self.stage
        if stage is None or not self.stands(act, what, turn) or stage.quality_name != self.quality:
            if stage is not None:
                stage.remove()
            stage = self.stage = Stage(self.engine, setting(act, what, turn), self.quality, act)
        stage.light = 1.0
        self.tilt(stage.palette.pitch)
        self.sounds.loop("ambience", act)
        return stage

    def stands(self, act: str, what: str, turn: int) -> bool:
        """Whether this place is what is seen (as in `setting`)."""
        from shadows.view.stage.chamber import setting

        return self.stage is not None and (self.stage.place, self.stage.act) == (setting(act, what, turn), act)

    def tilt(self, pitch: float) -> None:
        """Let the camera look down by so many degrees."""
        self.camera.pitch = pitch
        self._aim()

    def shake(self, strength: float) -> None:
        """Let the camera tremble."""
        if not self.settings.calm:
            self.camera.shake(strength * self.settings.shake)

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
        self.input.frame(seconds)
        self.tweens.update(seconds)
        self.camera.update(seconds)
        self._aim()
        if self.scene is not None:
            self.scene.update(seconds)
        if self.stage is not None:
            self.stage.update(seconds)
        self.sounds.update(seconds)
        self._heed()
        self.toast.update(seconds)

    def _heed(self) -> None:
        """Tell what could not be kept, once, and whether it is so now."""
        played = self.scene.played if self.scene is not None else None
        if played is not None and played.warnings:
            self.toast.say(*played.warnings)
            played.warnings.clear()
        self.mark.say("" if played is None or played.kept else UNKEPT)

    def resized(self) -> None:
        """After the window has another size."""
        self.canvas.resize()
        self.toast.draw()
        self.mark.draw()
        if not self.settings.fullscreen:
            self.settings.size = self.engine.size
        if self.stage is not None:
            self.stage.resize()
            self._aim()
        if self.scene is not None:
            self.scene.resize()

    def copy_seed(self) -> None:
        """Put the seed that is seen into the clipboard."""
        if self.scene is not None and self.scene.seed:
            with self._told_without_clipboard():
                clipboard.copy(self.scene.seed)
                self.toast.say(f"The seed {self.scene.seed} is copied.")

    def paste(self) -> None:
        """Write what is in the clipboard, where something is written."""
        if self.scene is not None and self.scene.field is not None:
            with self._told_without_clipboard():
                self.scene.field.write(clipboard.paste())

    @contextmanager
    def _told_without_clipboard(self) -> Iterator[None]:
        try:
            yield
        except clipboard.NoClipboard as error:
            self.sounds.play("error")
            self.toast.say(str(error))

    def _mute(self) -> None:
        """Turn all sound off, or on again."""
        self.sounds.muted = not self.sounds.muted
        again = f" {printed(CONTROLS.keyboard.name('mute'))} turns it on again."
        self.toast.say(f"The sound is off.{again}" if self.sounds.muted else "The sound is on.")

    def _turn_fullscreen(self) -> None:
        self.change("fullscreen", not self.settings.fullscreen)

    def _relabel(self) -> None:
        """What is printed on the keys is what is shown."""
        CONTROLS.printed = self.engine.printed
        hints.refresh()

    def _aim(self) -> None:
        if self.stage is not None:
            self.camera.aim(self.stage, calm=self.settings.calm)
