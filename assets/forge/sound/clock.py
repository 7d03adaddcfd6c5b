"""Time and level: samples and seconds, decibels and semitones, curves over time, and each piece's own dice."""

import zlib

import numpy as np

RATE = 44100
"""Samples in a second, everywhere."""


def dice(name):
    """The dice of the piece `name`: the same at every run, different from every other piece's."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def samples(seconds):
    """How many samples `seconds` last."""
    return round(seconds * RATE)


def seconds(count):
    """The time of each of `count` samples, from 0."""
    return np.arange(count) / RATE


def gain(decibels):
    """The factor that raises a level by `decibels`."""
    return 10 ** (decibels / 20)


def ratio(semitones):
    """The factor that raises a pitch by `semitones`."""
    return 2 ** (semitones / 12)


def scatter(rng, frequency, semitones=0.5):
    """`frequency`, out by about `semitones` either way."""
    return frequency * ratio(rng.normal(0, semitones))


def decay(count, fall, attack=0.002):
    """A strike's envelope: up within `attack` seconds, down by 60 dB within `fall` seconds."""
    time = seconds(count)
    return np.exp(-6.91 * time / fall) * np.clip(time / max(attack, 1e-4), 0, 1)


def curve(count, *points):
    """A smooth line through `points` (seconds, value), level before the first and after the last."""
    time = seconds(count)
    at, value = (np.array(column, float) for column in zip(*points, strict=True))
    left = np.clip(np.searchsorted(at, time, "right") - 1, 0, len(at) - 2)
    way = np.clip((time - at[left]) / np.maximum(at[left + 1] - at[left], 1e-6), 0, 1)
    return value[left] + (value[left + 1] - value[left]) * (0.5 - 0.5 * np.cos(np.pi * way))


def fade(sound, rise=0.002, fall=0.03):
    """`sound` without a click at either end."""
    shaped = sound.copy()
    first, last = (min(samples(span), len(sound)) for span in (rise, fall))
    column = (slice(None),) + (None,) * (sound.ndim - 1)
    if first:
        shaped[:first] *= (np.sin(np.linspace(0, np.pi / 2, first)) ** 2)[column]
    if last:
        shaped[-last:] *= (np.cos(np.linspace(0, np.pi / 2, last)) ** 2)[column]
    return shaped


def peaked(sound):
    """`sound` with its highest sample at 1."""
    return sound / (np.abs(sound).max() + 1e-9)
