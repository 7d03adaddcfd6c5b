"""What sounds on and on: pieces of music in layers, the beds of places, a heartbeat."""

from __future__ import annotations

import math
from collections.abc import Sequence

from panda3d.core import AudioSound

from shadows.view.engine.sound.levels import towards

FADE = 1.2
"""Seconds in which a piece comes while the one before it goes."""

HELD = 1e-3
"""The pace of layers that wait for each other: next to nothing. A pace of 0 is none that the engine can play."""


class Piece:
    """Layers that are played as one, again and again. `heard` goes from 0 to 1 while it comes and back while it goes;
    below 0 it waits for its turn."""

    def __init__(self, layers: Sequence[AudioSound], gain: float, after: float = 0.0) -> None:
        """It begins `after` so many seconds."""
        self._layers, self._gain = tuple(layers), gain
        self._levels = [0.0] * len(self._layers)
        self._begun = 0
        self._silent = False
        self.heard = -max(after, 0.0) / FADE

    def update(self, seconds: float, level: float, height: float, *, wanted: bool) -> bool:
        """Let it come, or go where it is not `wanted`. `level` is how loud it is as a whole, `height` how many layers
        are heard above the first. Returns whether there is more of it to come."""
        step = seconds / FADE
        if self.heard <= 0.0 or self._begun == len(self._layers):
            self.heard = towards(self.heard, 1.0 if wanted else 0.0, step)
        if not wanted and self.heard <= 0.0:
            if self._silent:
                self._end()
                return False
            self._silent = True  # what is stopped before it has fallen silent clicks
        elif self.heard > 0.0:
            self._silent = False
            if self._begun < len(self._layers):
                self._begin(height)
        if self._begun:
            self._sound(level, height, step)
        return True

    def _begin(self, height: float) -> None:
        """Let one more layer begin. Each fills its buffers first, which takes its time: it is held until all have, and
        all are let go in the same moment."""
        sound = self._layers[self._begun]
        sound.set_loop(True)
        sound.set_volume(0.0)
        sound.set_play_rate(HELD)
        sound.play()
        self._levels[self._begun] = _part(self._begun, height)
        self._begun += 1
        if self._begun == len(self._layers):
            for layer in self._layers:
                layer.set_play_rate(1.0)

    def _sound(self, level: float, height: float, step: float) -> None:
        """Give the layers their volumes; those of two pieces that change places add up to the same power."""
        whole = math.sin(max(0.0, self.heard) * math.pi / 2) * level * self._gain
        for number in range(self._begun):
            part = self._levels[number] = towards(self._levels[number], _part(number, height), step)
            sound, volume = self._layers[number], min(1.0, whole * part)
            if sound.get_volume() != volume:
                sound.set_volume(volume)

    def _end(self) -> None:
        for sound in self._layers[: self._begun]:
            sound.stop()
        self._begun = 0


def _part(layer: int, height: float) -> float:
    """How much of a layer is heard: of the first all, of each further one as far as the height reaches into it."""
    return 1.0 if layer == 0 else min(1.0, max(0.0, height - layer + 1))
