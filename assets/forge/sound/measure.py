"""What a sound is in numbers: loudness (ITU-R BS.1770), true peak, brightness, and how clean a loop's joint is.

Sounds are arrays of one or two columns at `RATE`. Needs numpy alone, so that the tests measure with it too.
"""

from itertools import pairwise

import numpy as np

from assets.forge.sound.clock import RATE

SILENCE = 1e-12


def two(sound):
    """`sound` as two columns."""
    return np.stack([sound, sound], 1) if sound.ndim == 1 else np.repeat(sound, 3 - sound.shape[1], 1)


def mono(sound):
    """The middle of `sound`, one column."""
    return two(sound).mean(1)


def decibels(power):
    """A power as a level in dB."""
    return 10 * np.log10(power + SILENCE)


def _biquad(frequencies, over, under):
    z = np.exp(-2j * np.pi * frequencies / RATE)
    return (over[0] + over[1] * z + over[2] * z**2) / (under[0] + under[1] * z + under[2] * z**2)


def _k_curve(frequencies):
    """The ear's weighting of BS.1770: a shelf for the head, a high pass for the lows."""
    k, q, head = np.tan(np.pi * 1681.974450955533 / RATE), 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    knee = head**0.4996667741545416
    under = (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k)
    shelf = (head + knee * k / q + k * k, 2 * (k * k - head), head - knee * k / q + k * k)
    weighted = _biquad(frequencies, shelf, under)
    k, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    scale = 1 + k / q + k * k
    return weighted * _biquad(frequencies, (1, -2, 1), (1, 2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale))


def _weighted(sound, block=57344, tail=8192):
    """Both columns through the ear's weighting and `tail` samples of silence, block by block."""
    count = -(-len(sound) // block)
    padded = np.pad(two(sound), ((0, count * block - len(sound)), (0, 0))).reshape(count, block, 2)
    curve = _k_curve(np.fft.rfftfreq(block + tail, 1 / RATE))[:, None]
    heard = np.fft.irfft(np.fft.rfft(padded, block + tail, axis=1) * curve, axis=1)
    out = np.zeros((count * block + tail, 2))
    out[: count * block] = heard[:, :block].reshape(-1, 2)
    for start in range(count):
        out[(start + 1) * block :][:tail] += heard[start, block:]
    return out[: len(sound) + tail]


def _window_powers(sound, step):
    """The power of every 400 ms window, one each `step` seconds."""
    width, stride = int(0.4 * RATE), int(step * RATE)
    total = np.concatenate([[0], np.cumsum((sound**2).sum(1))])
    starts = np.arange(0, len(sound) - width + 1, stride)
    return (total[starts + width] - total[starts]) / width


def loudness(sound):
    """The integrated loudness in LUFS: the mean over all 400 ms windows that are not pauses."""
    weighted = _weighted(sound)[: max(len(sound), int(0.4 * RATE))]
    powers = _window_powers(np.pad(weighted, ((0, max(0, int(0.4 * RATE) - len(weighted))), (0, 0))), 0.1)
    heard = powers[-0.691 + decibels(powers) > -70]
    if not len(heard):
        return -70.0
    heard = heard[decibels(heard) > decibels(heard.mean()) - 10]
    return float(-0.691 + decibels(heard.mean()))


def momentary(sound):
    """The loudness of the loudest 400 ms in LUFS, silence before and after counted."""
    silence = np.zeros((int(0.4 * RATE), 2))
    return float(-0.691 + decibels(_window_powers(np.concatenate([silence, _weighted(sound), silence]), 0.005).max()))


def true_peak(sound):
    """The highest point between the samples too, in dB below full scale (four times oversampled)."""
    block, edge = 1 << 14, 256
    padded = np.pad(two(sound), ((edge, edge + -len(sound) % block), (0, 0)))
    highest = 0.0
    for start in range(0, len(padded) - 2 * edge, block):
        part = padded[start : start + block + 2 * edge]
        fine = np.fft.irfft(np.fft.rfft(part, axis=0), 4 * len(part), axis=0) * 4
        highest = max(highest, float(np.abs(fine[4 * edge : -4 * edge]).max()))
    return float(20 * np.log10(highest + SILENCE))


def spectra(sound, width=1024):
    """The power spectrum of each half-overlapping window: `(frequencies, powers[window, frequency])`."""
    line = mono(sound)
    line = np.pad(line, (0, max(0, width - len(line))))
    windows = np.lib.stride_tricks.sliding_window_view(line, width)[:: width // 2]
    return np.fft.rfftfreq(width, 1 / RATE), np.abs(np.fft.rfft(windows * np.hanning(width), axis=1)) ** 2


def centroid(sound):
    """Where the energy lies, as one frequency in Hz."""
    frequencies, powers = spectra(sound)
    return float((frequencies * powers.sum(0)).sum() / (powers.sum() + SILENCE))


def share(sound, low, high):
    """The part of the energy between `low` and `high` Hz, 0 to 1."""
    frequencies, powers = spectra(sound, 4096)
    return float(powers[:, (frequencies >= low) & (frequencies < high)].sum() / (powers.sum() + SILENCE))


def shrill(sound, above=6000):
    """For how many seconds the energy lies above `above` Hz while the sound is well audible."""
    frequencies, powers = spectra(sound)
    energy = powers.sum(1)
    centres = (powers * frequencies).sum(1) / (energy + 1e-15)
    return float(((centres > above) & (energy > energy.max() * 1e-4)).sum() * 512 / RATE)


def contrast(one, other):
    """How differently two sounds sound: the mean gap in dB between their spectra, in third octaves and 50 ms steps."""
    edges = 100 * 2 ** (np.arange(21) / 3)

    def picture(sound):
        frequencies, powers = spectra(sound, 2048)
        bands = np.stack([powers[:, (frequencies >= a) & (frequencies < b)].sum(1) for a, b in pairwise(edges)])
        return bands / bands.sum()

    pictures = [picture(sound) for sound in (one, other)]
    length = max(p.shape[1] for p in pictures)
    levels = [10 * np.log10(np.pad(p, ((0, 0), (0, length - p.shape[1]))) + 1e-5) for p in pictures]
    return float(np.abs(levels[0] - levels[1]).mean())


def joint_error(before, after, order=32, reach=1024):
    """How little the joint was to be expected: the error of a linear prediction there, against that around it.

    About 1 is as smooth as the rest, above 6 is a click.
    """
    line = np.concatenate([mono(before)[-reach:], mono(after)[:reach]])
    windowed = line * np.hanning(len(line))
    likeness = np.correlate(windowed, windowed, "full")[len(line) - 1 : len(line) + order]
    likeness[0] = likeness[0] * (1 + 1e-6) + SILENCE
    lags = np.abs(np.subtract.outer(np.arange(order), np.arange(order)))
    predictor = np.linalg.solve(likeness[lags], likeness[1:])
    error = np.convolve(line, np.concatenate([[1], -predictor]))[: len(line)]
    around = np.delete(error, np.s_[reach - 8 : reach + 8])[order:]
    return float(np.abs(error[reach - 2 : reach + 4]).max() / (np.sqrt((around**2).mean()) + SILENCE))


def joint_step(sound, span=0.25):
    """The step of level over a loop's joint in dB, and that over nine of ten other places in it."""
    line, width = mono(sound), int(span * RATE)
    places = np.arange(40) * len(line) // 40
    around = np.concatenate([line[-width:], line, line[:width]])
    steps = [
        abs(decibels((around[p : p + width] ** 2).mean()) - decibels((around[p + width : p + 2 * width] ** 2).mean()))
        for p in places
    ]
    return float(steps[0]), float(np.quantile(steps[1:], 0.9))
