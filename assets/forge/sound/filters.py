"""Filters: for sounds that end, for loops (`ring_…`, periodic from end to start), and changing over time."""

import numpy as np
from scipy import signal

from assets.forge.sound.clock import RATE


def _butter(sound, order, edges, kind):
    return signal.sosfilt(signal.butter(order, edges, btype=kind, fs=RATE, output="sos"), sound, axis=0)


def low_pass(sound, edge, order=2):
    """What lies below `edge` Hz."""
    return _butter(sound, order, edge, "low")


def high_pass(sound, edge, order=2):
    """What lies above `edge` Hz."""
    return _butter(sound, order, edge, "high")


def band_pass(sound, low, high, order=1):
    """What lies between `low` and `high` Hz."""
    return _butter(sound, order, [low, high], "band")


def bump(frequencies, centre, octaves):
    """A band's response round `centre` Hz, `octaves` wide either way."""
    return np.exp(-0.5 * (np.log2(np.maximum(frequencies, 10) / centre) / octaves) ** 2)


def below(frequencies, edge, order=2):
    """A low pass' response."""
    return 1 / np.sqrt(1 + (frequencies / edge) ** (2 * order))


def above(frequencies, edge, order=2):
    """A high pass' response."""
    return 1 / np.sqrt(1 + (edge / np.maximum(frequencies, 1e-3)) ** (2 * order))


def moving(sound, response, width=1024):
    """`sound` (one column) under `response(frequencies[:, None], seconds[None, :])`, which changes as time passes."""
    padded = np.concatenate([np.zeros(width), sound, np.zeros(width)])
    shape = {"fs": RATE, "nperseg": width, "noverlap": width * 3 // 4}
    frequencies, time, picture = signal.stft(padded, **shape)
    picture = picture * response(frequencies[:, None], time[None, :] - width / RATE)
    return signal.istft(picture, **shape)[1][width : width + len(sound)]


def ring_filter(loop, response):
    """A loop under `response(frequencies)`: its end still runs into its start."""
    curve = response(np.fft.rfftfreq(len(loop), 1 / RATE)).astype(loop.dtype)
    spectrum = np.fft.rfft(loop, axis=0) * (curve[:, None] if loop.ndim == 2 else curve)
    return np.fft.irfft(spectrum, len(loop), axis=0)


def colour(sound, rng, decibels, loop=False):
    """`sound` of another piece of its matter: from 120 Hz up each octave stronger or weaker by about `decibels`."""
    octaves, levels = np.log2(120) + np.arange(7), rng.normal(0, decibels, 7)
    padded = sound if loop else np.pad(sound, ((0, 4096), (0, 0)))
    return ring_filter(padded, lambda f: 10 ** (np.interp(np.log2(np.maximum(f, 20)), octaves, levels) / 20))[
        : len(sound)
    ]


def band_shape(low, high, dip=None):
    """Filter sections for `ring_shape`: what lies between `low` and `high` Hz, hollowed out by `dip` (Hz, share)."""
    parts = [signal.butter(2, low, "high", fs=RATE, output="sos"), signal.butter(1, high, "low", fs=RATE, output="sos")]
    if dip:
        centre, share = dip
        angle, depth = 2 * np.pi * centre / RATE, np.sqrt(1 - share)
        width = np.sin(angle) / 1.6
        over = (1 + width * depth, -2 * np.cos(angle), 1 - width * depth)
        under = (1 + width / depth, -2 * np.cos(angle), 1 - width / depth)
        parts.append(np.array([*over, *under])[None] / under[0])
    return np.concatenate(parts)


def ring_shape(loop, shape, lead=0.5):
    """A loop through filter sections that have been running for `lead` seconds: its end still runs into its start."""
    width = int(lead * RATE)
    shape = shape.astype(loop.dtype)
    return signal.sosfilt(shape, np.concatenate([loop[-width:], loop]), axis=0)[width:].astype(loop.dtype)


def tilt(sound, low, high, most=4.0, loop=False):
    """`sound` leant, by at most `most` dB an octave about 700 Hz, until its centroid lies from `low` to `high` Hz."""
    padded = sound if loop else np.pad(sound, ((0, 4096), (0, 0)))
    frequencies = np.fft.rfftfreq(len(padded), 1 / RATE)
    powers = (np.abs(np.fft.rfft(padded, axis=0)) ** 2).sum(1)
    octaves = np.log2(np.clip(frequencies, 60, 9000) / 700)

    def centroid(slope):
        leant = powers * 10 ** (slope * octaves / 10)
        return (frequencies * leant).sum() / leant.sum()

    now = centroid(0)
    goal = min(max(now, low), high)
    if goal == now:
        return sound
    least, greatest = -most, most
    for _ in range(30):
        middle = (least + greatest) / 2
        least, greatest = (middle, greatest) if centroid(middle) < goal else (least, middle)
    return ring_filter(padded, lambda f: 10 ** (least * np.log2(np.clip(f, 60, 9000) / 700) / 20))[: len(sound)]
