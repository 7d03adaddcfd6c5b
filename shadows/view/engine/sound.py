"""Sounds by what they are for. Without a device, or without a file, there is silence."""

from __future__ import annotations

import logging
import math
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from panda3d.core import AudioSound

from shadows.saves.settings import Settings
from shadows.view.engine import assets
from shadows.view.engine.engine import Engine

_log = logging.getLogger(__name__)

FADE = 1.2
"""Seconds in which a piece comes while the one before it goes."""

HUSH = 0.3
"""Seconds in which all falls silent when the player turns to another window."""

LAYERS_ALWAYS = 1
"""So many layers of a piece always sound; the others rise with the danger."""

HELD = 1e-3
"""The pace of layers that wait for each other: next to nothing. A pace of 0 is none that the engine can play."""


@dataclass(slots=True)
class _Piece:
    """A piece of music, or the bed of a place. `heard` goes from 0 to 1 while it comes and back while it goes; below
    0 it waits for its turn. `levels` are those that its layers have reached."""

    layers: list[AudioSound]
    heard: float
    levels: list[float] = field(default_factory=list)
    sounding: bool = False

    def begin(self) -> None:
        """Let all layers go in the same moment: each fills its buffers first, and is held until all have."""
        for sound in self.layers:
            sound.set_loop(True)
            sound.set_volume(0.0)
            sound.set_play_rate(HELD)
            sound.play()
        for sound in self.layers:
            sound.set_play_rate(1.0)
        self.sounding = True

    def end(self) -> None:
        """Be silent."""
        for sound in self.layers:
            sound.stop()
        self.sounding = False


class Sounds:
    """Effects, music and the sounds of places."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self._engine, self._settings = engine, settings
        self._loaded: dict[tuple[str, Path], AudioSound | None] = {}
        self._last: dict[str, float] = {}
        self._turn: dict[str, int] = {}
        self._wanted: dict[str, str] = {}
        self._pieces: dict[tuple[str, str], _Piece] = {}
        """What sounds, by its group and name: what is wanted, and what is on its way out."""
        self._near = 1.0
        """How much of everything is heard: less while the player is elsewhere."""
        self.intensity = 0.0
        """How much of the louder layers of the music is heard, 0 to 1."""
        self.on = not engine.offscreen

    def play(self, kind: str, volume: float = 1.0) -> float:
        """Play an effect, one take after the other; not twice within the time that it asks for. Returns its seconds,
        0 if it is not played."""
        entry = assets.table("sounds", "sounds.json").get("effects", {}).get(kind)
        now = time.monotonic()
        if not self.on or self._hushed or entry is None or now - self._last.get(kind, -1.0) < entry["every"]:
            return 0.0
        self._last[kind] = now
        take = self._turn[kind] = (self._turn.get(kind, -1) + 1) % len(entry["files"])
        sound = self._load(entry["files"][take])
        if sound is None:
            return 0.0
        sound.set_volume(volume * entry["gain"] * self._settings.effects * self._settings.master)
        sound.play()
        return float(sound.length())

    def loop(self, group: str, name: str, after: float = 0.0) -> None:
        """Let a piece of `music` or the `ambience` of a place sound from now on, or `after` so many seconds; an empty
        name for none. What sounded before goes while it comes."""
        if not self.on or self._wanted.get(group, "") == name:
            return
        self._wanted[group] = name
        if (group, name) in self._pieces:  # on its way out: it comes back from where it is
            return
        entry = assets.table("sounds", "sounds.json").get(group, {}).get(name)
        if entry is None:
            return
        layers = [sound for file in entry["files"] if (sound := self._load(file, loop=True)) is not None]
        self._pieces[group, name] = _Piece(layers, -max(after, 0.0) / FADE)

    def update(self, seconds: float) -> None:
        """Per frame: what is wanted comes, the rest goes, all towards the volumes that are set."""
        step = seconds / FADE
        self._near = _towards(self._near, 0.0 if self._hushed else 1.0, seconds / HUSH)
        for (group, name), piece in list(self._pieces.items()):
            wanted = self._wanted.get(group) == name
            piece.heard = _towards(piece.heard, 1.0 if wanted else 0.0, step)
            if not wanted and piece.heard <= 0.0:
                piece.end()
                del self._pieces[group, name]
            elif piece.heard > 0.0:
                self._sound(piece, group, step)

    @property
    def _hushed(self) -> bool:
        """Whether nothing is to be heard, as the player is elsewhere."""
        return self._settings.hush and not self._engine.in_front

    def _sound(self, piece: _Piece, group: str, step: float) -> None:
        """Give the layers of a piece their volumes; those of two pieces that change places add up to the same power."""
        kept = self._settings
        full = kept.master * (kept.music if group == "music" else kept.ambience)
        goals = [full * (1.0 if layer < LAYERS_ALWAYS else self.intensity) for layer in range(len(piece.layers))]
        if not piece.sounding:
            piece.begin()
            piece.levels = goals
        piece.levels = [_towards(level, goal, step) for level, goal in zip(piece.levels, goals, strict=True)]
        part = math.sin(piece.heard * math.pi / 2) * self._near
        for sound, level in zip(piece.layers, piece.levels, strict=True):
            if sound.get_volume() != level * part:
                sound.set_volume(level * part)

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


def _towards(value: float, goal: float, step: float) -> float:
    """A value moved towards its goal by a step at most."""
    return min(goal, value + step) if value < goal else max(goal, value - step)
