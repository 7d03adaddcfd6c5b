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
    head = _biquad(frequencies, shelf, under)
    k, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    scale = 1 + k / q + k * k
    return head * _biquad(frequencies, (1, -2, 1), (1, 2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale))


def weighted(sound, block=57344, tail=8192):
    """Both columns through the ear's weighting and `tail` samples of silence, block by block."""
    sound = two(sound)
    count = -(-len(sound) // block)
    out = np.zeros((count * block + tail, 2), sound.dtype)
    curve = _k_curve(np.fft.rfftfreq(block + tail, 1 / RATE))[:, None].astype(np.result_type(sound.dtype, np.complex64))
    for start in range(0, len(sound), block):
        heard = np.fft.irfft(np.fft.rfft(sound[start : start + block], block + tail, axis=0) * curve, axis=0)
        out[start : start + block + tail] += heard
    return out[: len(sound) + tail]


def _window_powers(squares, step):
    """The mean of every 400 ms window of `squares`, one each `step` seconds."""
    width, stride = int(0.4 * RATE), int(step * RATE)
    total = np.concatenate([[0], np.cumsum(squares, dtype=float)])
    starts = np.arange(0, len(squares) - width + 1, stride)
    return (total[starts + width] - total[starts]) / width


def _integrated(powers):
    """The loudness in LUFS of 400 ms windows: the mean over all that are not pauses."""
    heard = powers[-0.691 + decibels(powers) > -70]
    if not len(heard):
        return -70.0
    heard = heard[decibels(heard) > decibels(heard.mean()) - 10]
    return float(-0.691 + decibels(heard.mean()))


def loudness(sound):
    """The integrated loudness in LUFS: the mean over all 400 ms windows that are not pauses."""
    least = int(0.4 * RATE)
    squares = (weighted(sound)[: max(len(sound), least)] ** 2).sum(1)
    return _integrated(_window_powers(np.pad(squares, (0, max(0, least - len(squares)))), 0.1))


def blend(one, other):
    """The integrated loudness in LUFS of `one` and `gain` times `other`, as a function of `gain`."""
    ears = [weighted(sound) for sound in (one, other)]
    one, both, other = (_window_powers((ears[a] * ears[b]).sum(1), 0.1) for a, b in ((0, 0), (0, 1), (1, 1)))
    return lambda gain: _integrated(np.maximum(one + 2 * gain * both + gain**2 * other, 0))


def momentary(sound):
    """The loudness of the loudest 400 ms in LUFS, silence before and after counted."""
    squares = np.pad((weighted(sound) ** 2).sum(1), int(0.4 * RATE))
    return float(-0.691 + decibels(_window_powers(squares, 0.005).max()))


def true_peak(sound):
    """The highest point between the samples too, in dB below full scale (four times oversampled).

    Where no sample is within 6 dB of the highest one it is not looked for.
    """
    block, edge = 1 << 14, 256
    padded = np.pad(two(sound), ((edge, edge + -len(sound) % block), (0, 0)))
    highest, worth = 0.0, np.abs(padded).max() / 2
    for start in range(0, len(padded) - 2 * edge, block):
        part = padded[start : start + block + 2 * edge]
        if np.abs(part).max() < worth:
            continue
        fine = np.fft.irfft(np.fft.rfft(part, axis=0), 4 * len(part), axis=0) * 4
        highest = max(highest, float(np.abs(fine[4 * edge : -4 * edge]).max()))
    return float(20 * np.log10(highest + SILENCE))


def spectra(sound, width=1024):
    """The power spectrum of each half-overlapping window: `(frequencies, powers[window, frequency])`.

    The first is centred on the start, so that a sound that sets in at once is seen whole.
    """
    line = np.pad(mono(sound), width // 2)
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


def contact(sound, span=0.003):
    """The second at which a sound has set in: its energy over `span` comes within 6 dB of the highest."""
    power, width = (two(sound) ** 2).sum(1), int(span * RATE)
    total = np.cumsum(np.pad(power, (width, 0)))
    energy = total[width:] - total[:-width]
    return float(np.argmax(energy >= energy.max() / 4) / RATE)


def brightness(sound, low=4000, high=8000):
    """The highest sample of what lies between `low` and `high` Hz against the highest of all, in dB."""
    padded = np.pad(two(sound), ((0, 4096), (0, 0)))
    frequencies = np.fft.rfftfreq(len(padded), 1 / RATE)
    spectrum = np.fft.rfft(padded, axis=0) * ((frequencies >= low) & (frequencies < high))[:, None]
    return float(20 * np.log10(np.abs(np.fft.irfft(spectrum, len(padded), axis=0)).max() / np.abs(padded).max()))


def _mel_bands(width, bands=26, low=60, high=12000):
    """Triangular bands, evenly wide to the ear, over the frequencies of a window."""
    mel = np.linspace(2595 * np.log10(1 + low / 700), 2595 * np.log10(1 + high / 700), bands + 2)
    edges = 700 * (10 ** (mel / 2595) - 1)
    frequencies = np.fft.rfftfreq(width, 1 / RATE)
    sides = [
        (frequencies - a, b - a, c - frequencies, c - b)
        for a, b, c in zip(edges[:-2], edges[1:-1], edges[2:], strict=True)
    ]
    return np.array([np.clip(np.minimum(up / rise, down / fall), 0, None) for up, rise, down, fall in sides])


def cepstra(sound, width=1024, coefficients=13, floor=-70):
    """The timbre of each window: mel cepstral coefficients in dB, without the first, which is the loudness."""
    powers = spectra(sound, width)[1] @ _mel_bands(width).T
    levels = decibels(powers)
    levels = np.maximum(levels, levels.max() + floor)
    bands = levels.shape[1]
    waves = np.cos(np.pi * np.arange(1, coefficients + 1)[:, None] * (np.arange(bands) + 0.5) / bands)
    return levels @ waves.T * np.sqrt(2 / bands)


def distance(one, other):
    """How far the timbres of two sounds are apart, in dB, the one stretched over the other (dynamic time warping)."""
    first, second = cepstra(one), cepstra(other)
    gaps = np.sqrt(((first[:, None] - second[None]) ** 2).sum(2)).tolist()
    above = [0.0] + [np.inf] * len(second)
    for row in gaps:
        left, line = np.inf, [np.inf]
        for gap, corner, over in zip(row, above[:-1], above[1:], strict=True):
            left = min(corner + 2 * gap, over + gap, left + gap)
            line.append(left)
        above = line
    return float(above[-1] / (len(first) + len(second)))


_LOWER = (20, 100, 200, 300, 400, 510, 630, 770, 920, 1080, 1270, 1480, 1720, 2000)
BARK = (*_LOWER, 2320, 2700, 3150, 3700, 4400, 5300, 6400, 7700, 9500, 12000, 15500)
"""The edges of the ear's critical bands in Hz (Zwicker)."""


def bark(sound, width=2048):
    """The level in dB of each window in each critical band."""
    frequencies, powers = spectra(sound, width)
    return decibels(np.stack([powers[:, (frequencies >= a) & (frequencies < b)].sum(1) for a, b in pairwise(BARK)], 1))


def bed(music):
    """What music leaves no room under: in each critical band the level that it passes for three tenths of the time."""
    return np.quantile(bark(music), 0.7, axis=0)


def clearance(levels, under):
    """By how many dB a sound (`levels` in the ear's bands, of `bark`) stands clear of a `bed`.

    That is in its clearest window, over its four clearest bands.
    """
    over = np.sort(levels - under, axis=1)
    return float(over[:, -4:].mean(1).max())


def strongest(sound, low, high):
    """The frequency in Hz, from `low` to `high`, in which a sound has the most energy over all its length."""
    line = mono(sound)
    size = 1 << int(np.ceil(np.log2(4 * len(line))))
    powers = np.abs(np.fft.rfft(line * np.hanning(len(line)), size))
    frequencies = np.fft.rfftfreq(size, 1 / RATE)
    inside = (frequencies >= low) & (frequencies < high)
    return float(frequencies[inside][np.argmax(powers[inside])])
