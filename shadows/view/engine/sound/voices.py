"""The effects that sound: no two of a kind alike, no more at once than can be told apart, and none cut off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from panda3d.core import AudioSound

from shadows.view.engine.assets import Bus
from shadows.view.engine.sound.levels import strength, towards
from shadows.view.engine.sound.takes import Takes

MOST = 32
"""So many sound at once."""

YIELDS = 0.02
"""Seconds in which the oldest falls silent to make room."""

DETUNED = 0.03
"""By this part the pace of what has no pitch varies, up or down."""

LOUDER = 1.5
"""By so many decibels the loudness varies, up or down."""


@dataclass(slots=True)
class Voice:
    """A sound that is played: how loud by itself, how much of that is heard, and when it is over."""

    sound: AudioSound
    file: str
    pan: float
    bus: Bus
    level: float
    ends: float
    heard: float = 1.0
    yields: bool = False


class Voices:
    """What sounds. `level` says how loud a bus is heard now."""

    def __init__(self, takes: Takes, chance: Random, level: Callable[[Bus], float]) -> None:
        self._takes, self._chance, self._level = takes, chance, level
        self._going: list[Voice] = []
        self._last: dict[str, str] = {}
        self._now = 0.0

    def __len__(self) -> int:
        return len(self._going)

    def choose(self, kind: str, files: Sequence[str]) -> str:
        """One of the takes of a kind by chance, but never the same twice running."""
        others = [file for file in files if file != self._last.get(kind)] or files
        file = self._last[kind] = others[self._chance.randrange(len(others))]
        return file

    def pace(self) -> float:
        """How fast to play what has no pitch."""
        return 1.0 + self._chance.uniform(-DETUNED, DETUNED)

    def play(self, file: str, bus: Bus, level: float, pan: float, rate: float, start: float = 0.0) -> float:
        """Let a file sound from `start` seconds on. Returns for how many seconds it will, 0 where there is none."""
        sound = self._takes.take(file, pan)
        if sound is None:
            return 0.0
        keep = [voice for voice in self._going if not voice.yields]
        if len(keep) >= MOST:
            keep[0].yields = True
        seconds = max(0.0, float(sound.length()) - start) / rate
        level *= strength(self._chance.uniform(-LOUDER, LOUDER))
        self._going.append(Voice(sound, file, pan, bus, level, self._now + seconds))
        sound.set_play_rate(rate)
        sound.set_volume(min(1.0, level * self._level(bus)))
        sound.set_time(start)
        sound.play()
        return seconds

    def update(self, seconds: float, soft: float, *, changed: bool) -> None:
        """Per frame: so many seconds have passed, of which fades move on by `soft`. `changed`: the buses are not as
        loud as they were."""
        self._now += seconds
        over = False
        for voice in self._going:
            over = over or voice.heard <= 0.0 or self._now >= voice.ends
        if over:
            self._end()
        for voice in self._going:
            if voice.yields:
                voice.heard = towards(voice.heard, 0.0, soft / YIELDS)
            if changed or voice.yields:
                voice.sound.set_volume(min(1.0, voice.level * voice.heard * self._level(voice.bus)))

    def _end(self) -> None:
        """Take back those that are over, or fell silent a frame ago: what is stopped at once clicks."""
        going = []
        for voice in self._going:
            if voice.heard > 0.0 and self._now < voice.ends:
                going.append(voice)
            else:
                voice.sound.stop()
                self._takes.give_back(voice.file, voice.pan, voice.sound)
        self._going = going
