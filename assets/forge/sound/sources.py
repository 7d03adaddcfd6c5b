"""Where sound comes from: noise, things that ring, strings, bells, throats. One column each, about 1 at most."""

import numpy as np
from scipy import fft, ndimage, signal

from assets.forge.sound.clock import RATE, decay, samples, seconds
from assets.forge.sound.filters import below, bump, low_pass, moving

GLASS = np.array([1, 2.32, 4.25, 6.63])
BELL = np.array([0.5, 1, 1.183, 1.506, 2, 2.514, 2.662, 3.011, 4.166, 5.433])
BELL_LEVELS = np.array([0.7, 0.8, 0.9, 0.35, 1, 0.3, 0.25, 0.4, 0.25, 0.15])
"""The partials of a glass and of a bell, by the pitch one hears."""


def noise(count, rng, slope=0.0):
    """Noise that falls by `slope` dB an octave (0 white, -3 pink, -6 brown), periodic from its end to its start."""
    frequencies = np.fft.rfftfreq(count, 1 / RATE)
    frequencies[0] = frequencies[1]
    levels = frequencies ** (slope / 6.02) * (frequencies > 15)
    spectrum = levels * np.exp(2j * np.pi * rng.random(len(frequencies)))
    spectrum[0] = 0
    line = np.fft.irfft(spectrum, count)
    return line / (np.std(line) + 1e-12)


def wander(count, rng, smooth):
    """A slow random line about 0; `smooth` in samples."""
    size = fft.next_fast_len(count + 8 * int(smooth), real=True)
    frequencies = fft.rfftfreq(size)
    spectrum = fft.rfft(rng.standard_normal(size)) * np.exp(-2 * (np.pi * smooth * frequencies) ** 2)
    return fft.irfft(spectrum, size)[:count]


def ringing(count, frequencies, falls, levels, rng, detune=0.0, strike=None):
    """Damped partials, each falling by 60 dB within its seconds of `falls`; `strike` is what hits them."""
    time, line = seconds(count), np.zeros(count)
    for frequency, fall, level in zip(frequencies, falls, levels, strict=True):
        phase, out = rng.random() * 2 * np.pi, 1 + detune * rng.standard_normal()
        if frequency < RATE * 0.42:
            line += level * np.exp(-6.91 * time / fall) * np.sin(2 * np.pi * frequency * out * time + phase)
    return line if strike is None else signal.fftconvolve(strike, line)[:count]


def modulated(count, frequency, factor, depth, fall, depth_fall):
    """A sine whose phase is shaken by another, less and less: bell-like."""
    time = seconds(count)
    shake = depth * np.exp(-6.91 * time / depth_fall) * np.sin(2 * np.pi * frequency * factor * time)
    return np.exp(-6.91 * time / fall) * np.sin(2 * np.pi * frequency * time + shake)


def pluck(count, frequency, rng, fall=1.5, bright=0.5, place=0.2):
    """A plucked string (Karplus and Strong), `place` along its length."""
    length = RATE / frequency - 0.5
    delay = int(length)
    part = length - delay
    loss = 0.5 * 10 ** (-3 / (frequency * fall))
    burst = low_pass(rng.uniform(-1, 1, max(delay, 8)), 400 + bright * 9000, 1)
    driven = np.zeros(count)
    driven[: len(burst)] = burst[:count]
    comb = max(1, int(place * delay))
    driven[comb:] -= 0.7 * driven[:-comb].copy()
    feedback = np.zeros(delay + 3)
    feedback[0] = 1
    feedback[delay : delay + 3] -= loss * np.array([1 - part, 1, part])
    line = signal.lfilter([1], feedback, driven)
    return line / (np.abs(line).max() + 1e-9)


def throat(count, pitch, rng, rough=0.3):
    """A rough voice before it has a mouth: a saw at `pitch` Hz (one a sample) with growls an octave and more below."""
    cycles = np.cumsum(pitch * (1 + 0.3 * wander(count, rng, 120))) / RATE
    saw = (1 - cycles % 1) ** 3 - 0.25
    octave, twelfth = (0.5 + 0.5 * np.sin(2 * np.pi * cycles / part) for part in (2, 3))
    return saw * (1 - rough * octave - 0.5 * rough * twelfth)


def mouth(sound, formants, width=2048):
    """`sound` through `formants`: each a centre in Hz or a function of time, a width in octaves, and a level.

    What passes beside them comes and goes with the loudness of the sound, so that no hiss is left standing.
    """
    power = ndimage.uniform_filter1d(sound**2, width)
    beside = 0.012 * np.sqrt(power / (power.max() + 1e-12))

    def response(frequencies, time):
        heard = np.interp(time[0], seconds(len(sound)), beside)
        curve = heard[None, :] * below(frequencies, 4500, 2)
        for centre, octaves, level in formants:
            curve = curve + level * bump(frequencies, centre(time) if callable(centre) else centre, octaves)
        return curve

    return moving(sound, response, width)


def bubble(frequency, length=0.12, rise=1.6):
    """A bubble: a short tone that rises by the factor `rise`."""
    count = samples(length)
    time = seconds(count)
    tone = np.sin(2 * np.pi * np.cumsum(frequency * rise ** (time / length)) / RATE)
    return tone * np.sin(np.pi * np.clip(time / length, 0, 1)) ** 0.6 * decay(count, length * 1.1, 0.004)


def soft_clip(sound, drive):
    """`sound` driven into a soft ceiling: rounder and fuller."""
    return np.tanh(drive * sound) / np.tanh(drive)
