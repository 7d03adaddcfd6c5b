"""Loudness and peaks brought to where they belong."""

import numpy as np
from scipy import ndimage, signal

from assets.forge.sound.clock import RATE, gain, samples
from assets.forge.sound.measure import blend, loudness, momentary

CEILING = -1.6
"""The highest true peak in dB before encoding: Vorbis adds a little."""


def compress(loop, threshold=-20, factor=1.2, window=0.06, block=64):
    """The gain curve, one value a sample, that softens what is louder than `threshold` dB."""
    blocks = np.add.reduceat((loop**2).mean(1), np.arange(0, len(loop), block)) / block
    power = ndimage.gaussian_filter1d(blocks, window * RATE / block / 2, mode="wrap", truncate=3)
    over = np.maximum(0, 10 * np.log10(power + 1e-10) - threshold)
    curve = gain(-(over**2) / (over + 6) * (1 - 1 / factor))
    middles = (np.arange(len(curve)) + 0.5) * block
    return np.interp(np.arange(len(loop)), middles, curve, period=len(loop)).astype(loop.dtype)


def limit(sound, ceiling=CEILING, reach=0.004, loop=False):
    """The gain curve, one value a sample, that keeps all true peaks below `ceiling` dB."""
    edge, count = 64, len(sound)
    padded = np.concatenate([sound[-edge:], sound, sound[:edge]]) if loop else np.pad(sound, ((edge, edge), (0, 0)))
    fine = np.abs(signal.resample_poly(padded, 4, 1, axis=0)).max(1)[4 * edge : 4 * (edge + count)]
    wanted = np.minimum(1, gain(ceiling) / np.maximum(fine.reshape(count, 4).max(1), 1e-9))
    width, mode = samples(reach) | 1, "wrap" if loop else "nearest"
    held = ndimage.minimum_filter1d(wanted, 2 * width + 1, mode=mode)
    window = np.hanning(width + 2)[1:-1]
    return ndimage.convolve1d(held, window / window.sum(), mode=mode)


def loop_loudness(loop):
    """The integrated loudness of a loop that goes round, LUFS."""
    return loudness(np.concatenate([loop, loop[: 3 * RATE]]))


def share_to(others, loop, target):
    """The level in dB at which `loop` makes `others` (a loop, or 0) and itself as loud as `target` LUFS."""
    least, greatest = -60.0, 20.0
    one, other = (np.concatenate([part, part[: 3 * RATE]]) for part in (loop, others + 0 * loop))
    mixed = blend(other, one)
    while greatest - least > 0.02:
        middle = (least + greatest) / 2
        least, greatest = (least, middle) if mixed(gain(middle)) > target else (middle, greatest)
    return least


def loop_to(loop, target):
    """A loop at `target` LUFS, its peaks below the ceiling."""
    for _ in range(3):
        loop = loop * gain(target - loop_loudness(loop))
        loop = loop * limit(loop, loop=True)[:, None]
    return loop


def shot_to(sound, target, ceiling=CEILING):
    """A single sound whose loudest moment is at `target` LUFS, its peaks below the `ceiling` dB."""
    for _ in range(2):
        sound = sound * gain(target - momentary(sound))
        sound = sound * limit(sound, ceiling)[:, None]
    return sound
