"""Sounds by what they are for. Without a device, or without a file, there is silence."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import Any

from panda3d.core import AudioSound

from shadows.saves.settings import Settings
from shadows.view import assets
from shadows.view.engine import Engine

_log = logging.getLogger(__name__)

FADE = 1.2
"""Seconds in which music comes and goes."""

LAYERS_ALWAYS = 1
"""So many layers of a piece always sound; the others rise with the danger."""


class Sounds:
    """Effects, music and the sounds of places."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self._engine, self._settings = engine, settings
        self._loaded: dict[tuple[str, Path], AudioSound | None] = {}
        self._last: dict[str, float] = {}
        self._turn: dict[str, int] = {}
        self._loops: dict[str, tuple[str, list[AudioSound]]] = {}
        self._levels: dict[AudioSound, float] = {}
        self.intensity = 0.0
        """How much of the louder layers of the music is heard, 0 to 1."""
        self.on = not engine.offscreen

    def play(self, kind: str, volume: float = 1.0) -> None:
        """Play an effect, one take after the other; not twice within the time that it asks for."""
        entry = assets.table("sounds", "sounds.json").get("effects", {}).get(kind)
        now = time.monotonic()
        if not self.on or entry is None or now - self._last.get(kind, -1.0) < entry["every"]:
            return
        self._last[kind] = now
        take = self._turn[kind] = (self._turn.get(kind, -1) + 1) % len(entry["files"])
        sound = self._load(entry["files"][take])
        if sound is not None:
            sound.set_volume(volume * entry["gain"] * self._settings.effects * self._settings.master)
            sound.play()

    def loop(self, group: str, name: str) -> None:
        """Let a piece of `music` or the `ambience` of a place sound from now on; an empty name for none."""
        if not self.on or self._loops.get(group, ("", []))[0] == name:
            return
        for sound in self._loops.pop(group, ("", []))[1]:
            sound.stop()
            self._levels.pop(sound, None)
        entry = assets.table("sounds", "sounds.json").get(group, {}).get(name)
        if entry is None:
            return
        layers = [sound for file in entry["files"] if (sound := self._load(file, loop=True)) is not None]
        self._loops[group] = (name, layers)
        for sound in layers:
            sound.set_loop(True)
            sound.set_volume(0.0)
            self._levels[sound] = 0.0
            sound.play()

    def update(self, seconds: float) -> None:
        """Per frame: fade towards the volumes that are wanted."""
        kept = self._settings
        for group, (_, layers) in self._loops.items():
            for place, sound in enumerate(layers):
                goal = kept.master * (kept.music if group == "music" else kept.ambience)
                if place >= LAYERS_ALWAYS:
                    goal *= self.intensity
                level = self._levels[sound]
                if abs(level - goal) > 0.001:
                    step = seconds / FADE
                    level = min(goal, level + step) if level < goal else max(goal, level - step)
                    self._levels[sound] = level
                    sound.set_volume(level)

    def _load(self, file: str, *, loop: bool = False) -> Any:
        found = assets.path("sounds", *file.split("/"))
        key = file, found  # another mod may bring another file under the same name
        if key not in self._loaded:
            sound, usable = None, assets.sound(*file.split("/"))
            if usable is not None:
                base = self._engine.base
                load = base.loader.load_music if loop else base.loader.load_sfx
                sound = load(assets.panda_path(usable))
            self._loaded[key] = sound if sound is not None and sound.length() > 0 else None
        return self._loaded[key]
