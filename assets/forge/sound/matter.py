"""What the abyss is made of: air, paper, flesh, bone, iron, glass, fire, voices. Dice make each piece its own."""

import numpy as np
from scipy import signal

from assets.forge.sound.clock import RATE, curve, decay, fade, peaked, ratio, samples, seconds
from assets.forge.sound.filters import band_pass, bump, high_pass, low_pass, moving, ring_filter
from assets.forge.sound.sources import (
    BELL,
    BELL_LEVELS,
    GLASS,
    bubble,
    modulated,
    mouth,
    noise,
    ringing,
    soft_clip,
    throat,
    wander,
)
from assets.forge.sound.space import Tape, placed

D_MINOR = 146.83 * np.array([1, 6 / 5, 3 / 2, 2])
"""Everything that has a pitch stands in D minor, as the music does."""


def whoosh(length, rng, start, end, octaves=0.6, peak=0.4, slope=-3):
    """Air moved: noise swept from `start` to `end` Hz, loudest at `peak` of its length."""
    count = samples(length)
    air = moving(
        noise(count, rng, slope),
        lambda f, t: bump(f, start * (end / start) ** np.clip(t / length, 0, 1), octaves),
    )
    air = air * (1 + 3.6 * wander(count, rng, 900))
    return peaked(air) * curve(count, (0, 0), (length * peak, 1), (length, 0))


def grains(length, rng, rate, make, pan=0.6, density=None):
    """A cloud of `make(rng)`, about `rate` a second; `density` (of 0 to 1 along the length) thins it."""
    tape, at = Tape(length), rng.exponential(1 / rate)
    while at < length:
        if density is None or rng.random() <= density(at / length):
            tape.lay(make(rng), at, pan=rng.uniform(-pan, pan))
        at += rng.exponential(1 / rate)
    return tape.sound


def paper(length, rng, low=900, high=4200, rate=140, density=None):
    """A card's flutter: clusters of tiny crackles over a soft slide."""

    def crackle(rng):
        count, centre = int(rng.uniform(80, 380)), rng.uniform(low, high)
        snap = np.pad(rng.standard_normal(count) * np.hanning(count), (0, 200))
        return band_pass(snap, centre * 0.7, min(centre * 1.4, 9000)) * rng.uniform(0.2, 1)

    count = samples(length)
    slide = low_pass(band_pass(noise(count, rng, -3), 500, 3000), 4200) * 0.06
    slide *= curve(count, (0, 0), (length * 0.3, 1), (length, 0))
    return fade(grains(length, rng, rate, crackle, 0.25, density) + placed(slide, 0), 0.0005, 0.012)


def thud(rng, frequency=75, length=0.35, drop=1.8, click=0.25, fall=0.3):
    """Something heavy lands: a low tone that falls from `drop` times its pitch, with a click at its start."""
    count = samples(length)
    pitch = frequency * (1 + (drop - 1) * np.exp(-seconds(count) / 0.025))
    contact = low_pass(rng.standard_normal(count), 1800) * decay(count, 0.04, 0.001)
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * decay(count, fall, 0.002) + click * contact


def flesh(rng, length=0.22, frequency=420, wet=0.6):
    """A body is hit: a dull burst, short tones of its mass, and a squelch."""
    count = samples(length)
    burst = low_pass(rng.standard_normal(count), 2600) * decay(count, 0.07, 0.001)
    tones = frequency * np.array([0.4, 0.63, 1, 1.7, 2.6]) * rng.uniform(0.93, 1.07, 5)
    body = ringing(count, tones, (0.16, 0.12, 0.09, 0.06, 0.04), (1, 0.9, 0.7, 0.4, 0.25), rng)
    squelch = moving(noise(count, rng, -3), lambda f, t: bump(f, 1500 * np.exp(-t * 9) + 350, 0.35))
    squelch *= decay(count, 0.16, 0.012) * (1 + 0.8 * np.sin(2 * np.pi * 47 * seconds(count) + rng.random() * 6))
    return signal.fftconvolve(burst, body)[:count] * 0.25 + 0.5 * burst + wet * squelch


def crack(rng, low=1400, high=3800, length=0.03):
    """The sharp edge of a blow: a few milliseconds of bright noise."""
    count = samples(length)
    snap = rng.standard_normal(count) * decay(count, length * 0.7, 0.0006)
    return peaked(band_pass(np.pad(snap, (0, 400)), low, high))


def snap(rng):
    """A bright edge of a few milliseconds of air."""
    count = samples(rng.uniform(0.006, 0.018))
    burst = rng.standard_normal(count) * decay(count, rng.uniform(0.6, 1.2) * count / RATE, 0.0006)
    return band_pass(np.pad(burst, (0, 300)), rng.uniform(4000, 4800), rng.uniform(6400, 7800), 2)


def gleam(rng):
    """A bright edge of a few milliseconds, of the high D, F and A that are in every chord of D minor."""
    count = samples(0.06)
    levels = rng.uniform(0.3, 1, 3)
    return ringing(count, (4699, 5588, 7040), rng.uniform(0.05, 0.12, 3), levels, rng) * decay(count, 1.0, 0.0006)


def bone(rng, frequency=620, length=0.12):
    """Bone on bone, or wood: a short dry knock."""
    tones = frequency * np.array([1, 1.62, 2.41, 3.3, 4.7])
    return ringing(samples(length), tones, (0.07, 0.05, 0.035, 0.025, 0.02), (1, 0.7, 0.6, 0.3, 0.2), rng, 0.02)


def metal(rng, frequency=310, length=1.0, fall=0.7, bright=1.0, tones=26):
    """A plate of iron is struck; its high tones die first."""
    plate = sorted(i * i + 0.62 * j * j for i in range(1, 7) for j in range(1, 7))[:tones]
    ratios = np.array(plate) / plate[0] * (1 + 0.015 * rng.standard_normal(tones))
    pitches = frequency * ratios
    levels = rng.uniform(0.5, 1, tones) / ratios ** (0.75 / bright)
    tip = samples(0.0009)
    strike = np.pad(low_pass(rng.standard_normal(tip), 6500) * np.hanning(tip), (0, 8))
    falls = fall / (1 + (pitches / 1500) ** 0.9)
    return peaked(ringing(samples(length), pitches, falls, levels, rng, strike=strike))


def bell(frequency, length, rng, fall=1.6, depth=1.2, soft=6000):
    """A bell: its partials, a struck edge, nothing above `soft` Hz."""
    count = samples(length)
    falls = fall * np.minimum(1.2, BELL**-0.8)
    body = ringing(count, frequency * BELL, falls, BELL_LEVELS, rng, 0.0015)
    edge = 0.5 * modulated(count, frequency, 1.4, depth, fall * 0.5, 0.12)
    return low_pass((body + edge) * np.clip(seconds(count) / 0.002, 0, 1), soft, 1)


def glass(frequency, length, rng, fall=0.8):
    """A small clear chime."""
    count = samples(length)
    falls = fall * np.array([1, 0.6, 0.35, 0.2])
    tones = ringing(count, frequency * GLASS, falls, (1, 0.45, 0.22, 0.1), rng, 0.003)
    return tones * np.clip(seconds(count) / 0.0015, 0, 1)


def coin(frequency, rng):
    """One coin."""
    tones = frequency * np.array([1, 1.48, 2.13, 2.9])
    ring = ringing(samples(0.35), tones, (0.28, 0.2, 0.12, 0.07), (1, 0.7, 0.4, 0.15), rng, 0.01)
    return ring * np.clip(seconds(len(ring)) / 0.001, 0, 1)


def chain(rng, links=9, length=1.1, frequency=900):
    """A chain drawn over stone."""
    tape = Tape(length + 0.3)
    for link in range(links):
        ring = metal(rng, frequency * rng.uniform(0.75, 1.5), 0.25, rng.uniform(0.08, 0.22), 0.8, 9)
        at = length * (link / links) ** 0.9 + rng.uniform(0, 0.06)
        tape.lay(ring, at, rng.uniform(0.15, 1), rng.uniform(-0.4, 0.4))
    return low_pass(tape.sound, 4500, 1)


def voice(rng, length, pitch, vowels, rough=0.5, breath=0.25, size=1.0):
    """A monster: a rough throat and breath through a moving mouth.

    `pitch` is (seconds, Hz) in points, `vowels` (seconds, three formants in Hz); a smaller `size` is a larger beast.
    """
    count = samples(length)
    line = curve(count, *pitch)
    source = soft_clip(1.5 * (throat(count, line, rng, rough) + 0.35 * throat(count, line / 2, rng, rough * 0.7)), 2)
    flutter = 1 + 0.8 * np.sin(2 * np.pi * np.cumsum(line / 2) / RATE)
    source = source + breath * 0.5 * noise(count, rng, -3) * flutter
    source = ring_filter(source, lambda f: np.sqrt(np.clip(f, 60, 4000) / 300))
    times = [time for time, _ in vowels]

    def formant(which):
        return lambda t: size * np.interp(t, times, [vowel[which] for _, vowel in vowels])

    shape = ((formant(0), 0.28, 1.0), (formant(1), 0.22, 0.9), (formant(2), 0.2, 0.55), (95, 0.6, 0.45))
    return peaked(mouth(source, shape))


def whisper(rng, length, syllables=7, size=1.0):
    """Words that are nearly there: breath through a mouth that never rests on a vowel."""
    count = samples(length)
    times = np.linspace(0, length, 2 * syllables + 1)
    tracks = [rng.uniform(low, high, len(times)) for low, high in ((300, 750), (900, 2000), (2300, 2900))]
    levels = [0.0] + [float(rng.uniform(0.6, 1)) if i % 2 else 0.12 for i in range(1, 2 * syllables)] + [0.0]
    shape = [
        ((lambda t, track=track: size * np.interp(t, times, track)), 0.16, level)
        for track, level in zip(tracks, (1, 0.8, 0.45), strict=True)
    ]
    spoken = mouth(high_pass(noise(count, rng, -2), 250), shape)
    return peaked(spoken * curve(count, *zip(times, levels, strict=True)))


def fire(length, rng, level=None, crackles=26):
    """Burning: a brown roar that flickers, a hiss, and crackles. `level` is its envelope."""
    count = samples(length)
    roar = low_pass(high_pass(noise(count, rng, -4.0), 130), 1800, 1) * np.abs(1 + 22 * wander(count, rng, 1500))
    hiss = band_pass(noise(count, rng, -3), 900, 3800) * 0.4 * np.abs(1 + 18 * wander(count, rng, 700))

    def spark(rng):
        width = samples(rng.uniform(0.004, 0.02))
        snap = rng.standard_normal(width) * np.exp(-np.arange(width) / (width * 0.15))
        return band_pass(np.pad(snap, (0, 200)), 600, 4500) * rng.pareto(2.5) * 0.8

    sparks = np.clip(grains(length, rng, crackles, spark), -1.5, 1.5)
    blaze = placed((roar * 0.6 + hiss) / 3, 0) + sparks * 0.6
    return blaze if level is None else blaze * level[:, None]


def creak(rng, length, pitch=24):
    """Wood under strain: it sticks and slips about `pitch` times a second, faster and slower, and its boards ring."""
    count = samples(length)
    line = pitch * curve(
        count, (0, rng.uniform(0.7, 1.3)), (length * rng.uniform(0.3, 0.6), rng.uniform(1.4, 2.6)), (length, 0.6)
    )
    cycles = np.cumsum(line * (1 + 3 * wander(count, rng, 1500))) / RATE
    slips = np.diff(np.floor(cycles), prepend=0) * rng.uniform(0.4, 1, count)
    boards = rng.uniform(0.85, 1.2) * np.array((310, 545, 890, 1430, 2250, 3600))
    ring = ringing(samples(0.12), boards, (0.09, 0.07, 0.06, 0.04, 0.03, 0.02), (0.6, 1, 0.9, 0.7, 0.5, 0.3), rng, 0.02)
    groan = signal.fftconvolve(slips, ring)[:count]
    return peaked(groan) * curve(count, (0, 0), (0.03, 1), (length * 0.8, 0.8), (length, 0))


def step(rng, frequency=150):
    """A boot on stone: heel, sole and grit."""
    tape = Tape(0.22)
    tape.lay(thud(rng, frequency, 0.12, 1.5, 0.9, 0.07), 0, 0.8)
    grit = low_pass(rng.standard_normal(samples(0.09)), 3200) * decay(samples(0.09), 0.08, 0.01)
    return tape.lay(grit, 0.03, 0.35).lay(bone(rng, frequency * 3.2, 0.06), 0.002, 0.12).sound


def choir(pitches, length, rng, vowel=(600, 1000, 2500), attack=0.25):
    """A breathed chord of nine or more throats, wide."""
    count = samples(length)
    sides = np.zeros((count, 2))
    for pitch in pitches:
        for _ in range(3):
            sway = np.sin(2 * np.pi * rng.uniform(4.6, 5.6) * seconds(count) + rng.random() * 6)
            cycles = np.cumsum(pitch * (1 + 0.006 * sway + rng.normal(0, 0.002))) / RATE + rng.random()
            sides += placed(low_pass(cycles % 1 - 0.5, 3500), rng.uniform(-0.7, 0.7))
    shape = ((vowel[0], 0.3, 1), (vowel[1], 0.22, 0.6), (vowel[2], 0.15, 0.15))
    sung = np.stack([mouth(sides[:, column], shape) for column in (0, 1)], 1)
    return peaked(sung) * curve(count, (0, 0), (attack, 1), (length * 0.6, 0.8), (length, 0))[:, None]


def heartbeat(rng, frequency=52):
    """Lub and dub."""
    tape = Tape(0.6)
    for at, level, pitch in ((0, 1, frequency), (0.2, 0.7, frequency * ratio(2))):
        beat = thud(rng, pitch, 0.3, 1.9, 0.15, 0.22)
        knock = low_pass(rng.standard_normal(samples(0.06)), 700) * decay(samples(0.06), 0.05, 0.004)
        tape.lay(beat, at, level).lay(knock, at, 0.5 * level)
    return tape.sound


def backwards(sound, rise=0.01):
    """A sound drawn in instead of let out."""
    return fade(sound[::-1].copy(), rise, 0.004)


def drops(rng, count, frequency, spread=2.0):
    """`count` drops falling within half a second."""
    tape = Tape(0.7)
    for drop in range(count):
        tone = bubble(frequency * ratio(rng.normal(-1.5 * drop, spread)), 0.06, 1.9)
        tape.lay(tone, 0.1 * drop + rng.uniform(0, 0.05), 0.5 / (1 + 0.3 * drop), rng.uniform(-0.4, 0.4))
    return tape.sound
