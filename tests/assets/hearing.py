"""The committed sounds, as the game's own engine decodes them."""

import json
from functools import lru_cache

import numpy as np
from panda3d.core import Datagram, Filename, MovieAudio

from assets.forge import ASSETS
from assets.forge.sound import measure
from assets.forge.sound.clock import RATE

SOUNDS = ASSETS / "sounds"
LISTED = json.loads((SOUNDS / "sounds.json").read_text(encoding="utf-8"))


@lru_cache(maxsize=16)
def sound(file):
    """A file as the game's own engine decodes it: `(samples, 1 or 2)`, full scale 1."""
    cursor = MovieAudio.get(Filename.from_os_specific(str(SOUNDS / file))).open()
    left, parts = round(cursor.length() * cursor.audio_rate()), []
    assert cursor.audio_rate() == RATE
    while left > 0:
        datagram = Datagram()
        cursor.read_samples(min(left, RATE), datagram)
        parts.append(datagram.get_message())
        left -= RATE
    return np.frombuffer(b"".join(parts), "<i2").reshape(-1, cursor.audio_channels()) / np.float32(32768)


def together(files):
    """Files that are played at once, as one sound."""
    return sum(measure.two(sound(file)) for file in files)
