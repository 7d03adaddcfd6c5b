"""Placing sounds in time and space: the tape they are laid on, left and right, and three rooms of stone."""

from functools import cache
from itertools import product

import numpy as np
from scipy import signal

from assets.forge.sound.clock import dice, samples, seconds
from assets.forge.sound.filters import above, band_pass, high_pass, ring_filter


def placed(sound, pan):
    """`sound` in two columns, from -1 (left) to 1 (right)."""
    if sound.ndim == 2:
        return sound
    angle = (pan + 1) * np.pi / 4
    return np.stack([sound * np.cos(angle), sound * np.sin(angle)], 1) * 1.19


class Tape:
    """Two tracks of a fixed length; on a `loop`, what runs over the end goes on at the start."""

    def __init__(self, length, loop=False):
        self.sound = np.zeros((samples(length), 2))
        self.loop = loop

    def lay(self, sound, at=0.0, level=1.0, pan=0.0):
        """Lay `sound` on the tape `at` seconds from its start."""
        start, wide = samples(at), placed(sound, pan)
        if self.loop:
            np.add.at(self.sound, (np.arange(len(wide)) + start) % len(self.sound), level * wide)
        else:
            fits = max(0, min(len(wide), len(self.sound) - start))
            self.sound[start : start + fits] += level * wide[:fits]
        return self


def widen(sound, factor):
    """The sides of `sound` louder or softer by `factor`."""
    middle, side = sound.mean(1), (sound[:, 0] - sound[:, 1]) / 2
    return np.stack([middle + factor * side, middle - factor * side], 1)


def centre_bass(sound, edge=120):
    """The lows below `edge` Hz in the middle. Safe for loops."""
    middle, side = sound.mean(1), (sound[:, 0] - sound[:, 1]) / 2
    side = ring_filter(side, lambda f: above(f, edge))
    return np.stack([middle + side, middle - side], 1)


ROOMS = {
    "chamber": (0.9, (5, 7, 3.5), 0.008, 0.7),
    "crypt": (1.7, (7, 12, 4), 0.012, 0.6),
    "hall": (2.6, (13, 21, 9), 0.020, 0.5),
}
"""Room: seconds until its echo is gone; width, depth, height in metres; seconds before the echo; level of the walls."""

BANDS = (
    (60, 125, 1.05, 0.5),
    (125, 250, 1.1, 0.8),
    (250, 500, 1.0, 1.0),
    (500, 1000, 0.9, 1.0),
    (1000, 2000, 0.75, 1.0),
    (2000, 4000, 0.5, 1.0),
    (4000, 8000, 0.28, 0.5),
)
"""Stone swallows the highs first: from and to Hz, length of the echo there, level."""
OPEN_BANDS = (*BANDS[:-1], (4000, 8000, 0.28, 0.8), (8000, 12000, 0.2, 0.3))
"""The same for what is near, and for the room that music is played in: the highs live longer."""


@cache
def echo(room, bands=BANDS):
    """The answer of a stone room to one clap: a dying noise in bands, and the first walls as an image of the room."""
    length, size, delay, walls = ROOMS[room]
    rng = dice("room " + room)
    count = samples(length * 1.15)
    tail = np.zeros((count, 2))
    for low, high, factor, level in bands:
        noise = band_pass(rng.standard_normal((count, 2)), low, high, 2)
        tail += level * noise / noise.std() * np.exp(-6.91 * seconds(count) / (length * factor))[:, None]
    tail *= np.clip(seconds(count) / 0.03, 0, 1)[:, None] ** 0.7
    answer = np.zeros((count + samples(delay), 2))
    answer[samples(delay) :] = tail / np.sqrt((tail**2).sum(0))
    size = np.array(size)
    source, ear = size * (0.4, 0.25, 0.4), size * (0.55, 0.7, 0.35)
    for image in product((-1, 0, 1), repeat=3):
        bounces = sum(map(abs, image))
        if not bounces:
            continue
        steps = np.array(image)
        way = steps * size + np.where(steps % 2 == 0, source, size - source) - ear
        distance = np.linalg.norm(way)
        at = samples((distance - np.linalg.norm(source - ear)) / 343 + 0.002)
        side = np.clip(way[0] / distance, -1, 1)
        level = walls * 0.85**bounces * 2.4 / distance * rng.choice([1, -1])
        if at < len(answer):
            answer[at] += level * np.array([1 - 0.6 * side, 1 + 0.6 * side])
    answer = high_pass(answer, 90, 1)
    return answer / np.sqrt((answer**2).sum(0).mean())


def reverberate(sound, room, wet, tail, bands=BANDS):
    """`sound` in `room`: `wet` of its echo (without the mud below 220 Hz) under it, `tail` seconds longer."""
    answer, dry = high_pass(echo(room, bands), 220), placed(sound, 0)
    out = np.pad(dry, ((0, samples(tail)), (0, 0)))
    for column in (0, 1):
        out[:, column] += wet * signal.fftconvolve(dry[:, column], answer[:, column])[: len(out)]
    return out


def ring_reverberate(loop, room="hall"):
    """The echo alone of a loop that has always been playing."""
    answer = np.zeros((len(loop), 2), loop.dtype)
    heard = echo(room, OPEN_BANDS)
    answer[: len(heard)] = heard[: len(loop)]
    spectrum = np.fft.rfft(loop, axis=0) * np.fft.rfft(answer, axis=0)
    return np.fft.irfft(spectrum, len(loop), axis=0)
