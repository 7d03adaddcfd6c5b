"""How a piece of music is built, in numbers: the range of its loudness, its brightness, how unlike its sections are.

Needs numpy alone, so that the tests measure with it too.
"""

import numpy as np

from assets.forge.sound.clock import RATE
from assets.forge.sound.measure import decibels, mono, weighted

THIRDS = 1000 * 2 ** (np.arange(-12, 12) / 3)
"""The middles of the third octaves from 63 Hz to 12.7 kHz."""
CLOSE = 10.0
"""The gap in dB between two moments at which they are no longer alike: likeness falls to 1/e."""


def short_term(sound, step=0.5):
    """The loudness of every 3 s in LUFS, one each `step` seconds."""
    width, stride = 3 * RATE, int(step * RATE)
    total = np.concatenate([[0], np.cumsum((weighted(sound) ** 2).sum(1), dtype=float)])
    starts = np.arange(0, len(sound) - width + 1, stride)
    return -0.691 + decibels((total[starts + width] - total[starts]) / width)


def section_levels(sound, starts):
    """The loudness of each section in LUFS; `starts` are the seconds that the sections begin on."""
    squares = (weighted(sound)[: len(sound)] ** 2).sum(1, dtype=float)
    edges = (np.asarray(starts) * RATE).astype(int)
    sums, counts = np.add.reduceat(squares, edges), np.diff([*edges, len(squares)])
    return -0.691 + decibels(sums / counts)


def loudness_range(levels):
    """The range of short-term loudness in LU (EBU Tech 3342): its 10th to 95th percentile, without pauses."""
    heard = levels[levels > -70]
    heard = heard[heard > decibels((10 ** (heard / 10)).mean()) - 20]
    return float(np.quantile(heard, 0.95) - np.quantile(heard, 0.1))


def _powers(sound, width=8192, hop=8192):
    """The power of each third octave, one column for each window."""
    line = mono(sound)
    windows = np.lib.stride_tricks.sliding_window_view(line, width)[::hop]
    powers = np.abs(np.fft.rfft(windows * np.hanning(width), axis=1)) ** 2
    frequencies = np.fft.rfftfreq(width, 1 / RATE)
    edges = THIRDS[:, None] * 2 ** (np.array([-1, 1]) / 6)
    sums = np.concatenate([np.zeros((len(powers), 1)), np.cumsum(powers, 1)], 1)
    low, high = np.searchsorted(frequencies, edges).T
    return (sums[:, high] - sums[:, low]).T


def colour(sound):
    """How loud each third octave of `THIRDS` is against that of 500 Hz, in dB."""
    levels = decibels(_powers(sound).mean(1))
    return levels - levels[np.argmin(np.abs(THIRDS - 500))]


def rolloff(sound, share=0.95, width=4096):
    """The frequency in Hz below which `share` of the energy lies, as the ear weights it."""
    line = mono(weighted(sound))
    windows = np.lib.stride_tricks.sliding_window_view(line, width)[::width]
    total = np.cumsum((np.abs(np.fft.rfft(windows * np.hanning(width), axis=1)) ** 2).mean(0))
    return float(np.fft.rfftfreq(width, 1 / RATE)[np.searchsorted(total, share * total[-1])])


def _pictures(sound, seconds=2.0):
    """The levels of the third octaves in each stretch of `seconds`, down to 50 dB below the loudest."""
    powers = _powers(sound)
    each = max(1, round(seconds * RATE / 8192))
    count = powers.shape[1] // each
    levels = decibels(powers[:, : count * each].reshape(len(powers), count, each).mean(2)).T
    return np.maximum(levels, levels.max() - 50), each * 8192 / RATE


def self_similarity(sound):
    """How like each moment of a piece is to each other, 0 to 1, and the seconds that a moment lasts."""
    pictures, seconds = _pictures(sound)
    gaps = np.sqrt(((pictures[:, None] - pictures[None]) ** 2).mean(2))
    return np.exp(-gaps / CLOSE), seconds


def kinship(sound, starts):
    """The likeness between moments of different sections, over that between moments of the same one.

    `starts` are the seconds that the sections begin on; 1 is a piece in one block.
    """
    likeness, seconds = self_similarity(sound)
    at = (np.arange(len(likeness)) + 0.5) * seconds
    section = np.searchsorted(starts, at, "right")
    same = section[:, None] == section[None]
    other = ~np.eye(len(at), dtype=bool)
    return float(likeness[~same].mean() / likeness[same & other].mean())
