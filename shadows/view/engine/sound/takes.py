"""Sounds as they are kept: decoded before they are needed, and cut as they are to be heard, left or right.

The engine pans nothing that has two channels. So each take is heard from a few places across the picture, each of them
a rendition of its own, which is made of the decoded samples when it is first asked for.
"""

from __future__ import annotations

import io
import math
import wave
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from panda3d.core import AudioSound, Datagram, Filename, MovieAudio, VirtualFileMountRamdisk, VirtualFileSystem

from shadows.view.engine import assets

if TYPE_CHECKING:
    import numpy as np

PLACES = 8
"""How many places there are from the middle to one side."""

CHUNK = 0.05
"""So many seconds of sound are decoded at once."""

MEMORY = "/heard"
"""Where in the engine's files a rendition stands while it is loaded; nothing of it is on a disk."""

Load = Callable[[Filename], AudioSound]


class Samples(NamedTuple):
    """A sound as it was decoded: (n, 2) of 16 bits, and how many of them are a second."""

    data: np.ndarray
    rate: int


class Takes:
    """The sounds by their files. `load` makes the engine read one."""

    def __init__(self, load: Load) -> None:
        self._load = load
        self._samples: dict[str, Samples | None] = {}
        self._idle: dict[tuple[str, int], list[AudioSound]] = {}

    def take(self, file: str, pan: float = 0.0) -> AudioSound | None:
        """A sound that nobody else plays, heard from a place from -1 (left) to 1; None where there is none that can be
        played."""
        place = round(pan * PLACES)
        idle = self._idle.setdefault((file, place), [])
        if idle:
            return idle.pop()
        for _ in self._decoded(file):
            pass
        samples = self._samples[file]
        return None if samples is None else self._rendition(samples, f"{file}@{place}", place / PLACES)

    def give_back(self, file: str, pan: float, sound: AudioSound) -> None:
        """A sound that was taken is played no more."""
        self._idle.setdefault((file, round(pan * PLACES)), []).append(sound)

    def prepare(self, files: Sequence[str]) -> Iterator[None]:
        """Decode files a little at each step."""
        for file in files:
            yield from self._decoded(file)

    def forget(self) -> None:
        """Others may lie under the same names now."""
        self._samples.clear()
        self._idle.clear()

    def _decoded(self, file: str) -> Iterator[None]:
        """Decode a file, unless it is decoded already."""
        if file in self._samples:
            return
        found = assets.sound(*file.split("/"))
        audio = None if found is None else MovieAudio.get(assets.panda_path(found))
        cursor = None if audio is None else audio.open()
        if cursor is None or cursor.length() <= 0 or not 1 <= cursor.audio_channels() <= 2:
            self._samples[file] = None
            return
        import numpy as np

        rate, channels, read = cursor.audio_rate(), cursor.audio_channels(), Datagram()
        left, chunk = round(cursor.length() * rate), round(CHUNK * rate)
        while left > 0:
            cursor.read_samples(min(left, chunk), read)
            left -= chunk
            yield
        data = np.frombuffer(read.get_message(), "<i2").reshape(-1, channels)
        self._samples.setdefault(file, Samples(np.repeat(data, 2 // channels, axis=1), rate))

    def _rendition(self, samples: Samples, name: str, pan: float) -> AudioSound | None:
        """Load samples as they are heard from a place: the nearer side as it is, the farther one softer."""
        import numpy as np

        data, written = samples.data, io.BytesIO()
        if pan:
            angle = (pan + 1.0) * math.pi / 4
            sides = np.minimum(1.0, np.sqrt(2.0) * np.array([math.cos(angle), math.sin(angle)], "f4"))
            data = (data * sides).astype("<i2")
        with wave.open(written, "wb") as file:
            file.setnchannels(2)
            file.setsampwidth(2)
            file.setframerate(samples.rate)
            file.writeframes(data.tobytes())
        place = Filename(f"{_memory()}/{name.replace('/', '_').replace(':', '_')}.wav")
        files = VirtualFileSystem.get_global_ptr()
        files.write_file(place, written.getvalue(), False)
        sound = self._load(place)
        files.delete_file(place)
        return sound if sound.length() > 0 else None


@cache
def _memory() -> str:
    VirtualFileSystem.get_global_ptr().mount(VirtualFileMountRamdisk(), MEMORY, 0)
    return MEMORY
