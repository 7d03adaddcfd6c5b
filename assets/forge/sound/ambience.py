"""A bed of sound for each act, a loop by construction: periodic noise, slow waves in whole cycles, events that wrap."""

import numpy as np
from scipy import signal

from assets.forge.sound.clock import RATE, curve, dice, fade, peaked, ratio, samples, seconds
from assets.forge.sound.filters import above, band_pass, bump, low_pass, ring_filter, tilt
from assets.forge.sound.levels import loop_to
from assets.forge.sound.matter import chain, thud, voice
from assets.forge.sound.sources import bubble, noise, ringing
from assets.forge.sound.space import Tape, centre_bass, placed, ring_reverberate
from assets.forge.sound.vorbis import write_loops

LOUDNESS = -30.0
"""LUFS: under everything."""
QUALITY = 3


def level(sound):
    """`sound` at a power of 1."""
    return sound / np.sqrt((sound**2).mean())


def slow(count, rng, cycles=(1, 2, 3, 5, 8), low=0.2, high=1.0):
    """A slow line from `low` to `high`, of waves that go round `cycles` times."""
    way = np.arange(count) / count
    line = sum(np.sin(2 * np.pi * (cycle * way + rng.random())) / cycle**0.5 for cycle in cycles)
    return low + (high - low) * (line - line.min()) / np.ptp(line)


def band(count, rng, centre, octaves):
    """Noise about `centre` Hz."""
    return ring_filter(noise(count, rng, -3), lambda f: bump(f, centre, octaves) * above(f, 40))


def wide_band(count, rng, centre, octaves, cycles=(2, 3, 5, 7), low=0.1):
    """Noise about `centre` Hz, another on each side, coming and going."""
    sides = np.stack([band(count, rng, centre, octaves) for _ in "lr"], 1)
    return level(sides) * slow(count, rng, cycles, low)[:, None]


def wind(count, rng, centres, octaves, softer, lull):
    """Howling: narrow bands with gusts of their own, each `softer` than the one below; `lull` is what never stops."""
    sides, gusts = np.zeros((count, 2)), slow(count, rng, (1, 2, 3, 4), 0.25)
    for rank, centre in enumerate(centres):
        swell = slow(count, rng, (2, 3, 5, 7), lull) * gusts ** (1 + 0.5 * rank) * softer**rank * 0.7
        for column in (0, 1):
            sides[:, column] += band(count, rng, centre * rng.uniform(0.95, 1.05), octaves) * swell
        sides += placed(band(count, rng, centre, octaves) * swell, rng.uniform(-0.5, 0.5))
    return level(sides)


def drone(count, pitches, rng):
    """Held tones, each beating slowly against another."""
    length, sides = count / RATE, np.zeros((count, 2))
    for pitch in pitches:
        for column in (0, 1):
            for apart in (0, 1):
                cycles = round(pitch * length) + apart * rng.integers(-3, 4)
                wave = np.sin(2 * np.pi * (cycles * np.arange(count) / count + rng.random()))
                sides[:, column] += wave * slow(count, rng, (1, 2, 3), 0.3)
    return level(sides)


def events(length, rng, rate, make, low=0.2, high=1.0, pan=0.8):
    """`make(rng)` about `rate` times a second, spread evenly round the loop, at levels from `low` to `high`."""
    tape, count = Tape(length, loop=True), max(1, int(rate * length))
    for rank in range(count):
        at = (rank + rng.uniform(0.05, 0.95)) * length / count
        tape.lay(make(rng), at, rng.uniform(low, high), rng.uniform(-pan, pan))
    return tape.sound


def drip(rng):
    """A drop into a pool, and its splash."""
    pitch, tape = rng.uniform(800, 1700), np.zeros(samples(0.3))
    drop, splash = (
        bubble(pitch, rng.uniform(0.03, 0.06), rng.uniform(1.15, 1.6)),
        bubble(pitch * 0.55, 0.05, 1.4) * 0.4,
    )
    tape[: len(drop)] += drop
    start = samples(rng.uniform(0.04, 0.09))
    tape[start : start + len(splash)] += splash
    return fade(peaked(tape), 0.003, 0.05)


def far_chain(rng):
    """A chain that stirs at the far end."""
    return fade(low_pass(chain(rng, rng.integers(4, 9), rng.uniform(0.6, 1.3), 620), 2400), 0.03, 0.2)


def creak(rng):
    """Wood that slips and sticks."""
    length = rng.uniform(0.7, 1.5)
    count = samples(length)
    rate = curve(count, (0, rng.uniform(14, 25)), (length * 0.6, rng.uniform(45, 80)), (length, 22))
    slips = (np.diff(np.floor(np.cumsum(rate) / RATE), prepend=0) > 0) * rng.uniform(0.5, 1, count)
    tones = rng.uniform(0.8, 1.25) * np.array([240, 395, 610, 980, 1500])
    wood = ringing(samples(0.12), tones, (0.09, 0.07, 0.05, 0.035, 0.02), (1, 0.8, 0.7, 0.4, 0.2), rng)
    swell = curve(count, (0, 0), (length * 0.4, 1), (length, 0))
    return peaked(signal.fftconvolve(slips, wood)[:count] * swell)


def cricket(rng):
    """An insect that has not noticed you."""
    pitch, chirps = rng.uniform(2300, 3100), rng.integers(3, 7)
    line, width = np.zeros(samples(0.09 * chirps + 0.1)), samples(0.045)
    tone = np.sin(2 * np.pi * pitch * seconds(width)) * np.hanning(width)
    tone *= 1 + 0.4 * np.sin(2 * np.pi * 90 * seconds(width))
    for chirp in range(chirps):
        start = samples(0.075 * chirp)
        line[start : start + width] += tone * (0.6 + 0.4 * np.sin(np.pi * chirp / chirps))
    return peaked(line)


def owl(rng):
    """An owl, or what sits where owls sat."""
    pitch, count = rng.uniform(300, 360), samples(0.9)
    cycles = np.cumsum(curve(count, (0, pitch * 0.92), (0.3, pitch), (0.9, pitch * 0.88))) / RATE
    call = sum(share * np.sin(2 * np.pi * part * cycles) for part, share in ((1, 1), (2, 0.2), (3, 0.06)))
    return peaked(call * curve(count, (0, 0), (0.1, 0.5), (0.25, 0.1), (0.4, 1), (0.9, 0)))


def ember(rng):
    """A spark."""
    width = samples(rng.uniform(0.006, 0.03))
    snap = rng.standard_normal(width) * np.exp(-np.arange(width) / (width * 0.18))
    spark = band_pass(np.pad(snap, (0, 300)), rng.uniform(600, 1400), rng.uniform(2200, 4200))
    return peaked(spark) * min(1.5, rng.pareto(2) * 0.5)


def lava(rng):
    """A bubble of molten rock swells, bursts, and spits."""
    swell = low_pass(bubble(rng.uniform(55, 110), rng.uniform(0.25, 0.6), rng.uniform(1.3, 1.9)), 500)
    spit = band_pass(rng.standard_normal(samples(0.12)), 500, 1900) * curve(
        samples(0.12), (0, 0), (0.015, 1), (0.12, 0)
    )
    out = np.zeros(len(swell) + len(spit))
    out[: len(swell)] += swell
    out[len(swell) - samples(0.04) :][: len(spit)] += 0.35 * spit
    return peaked(fade(out))


def vent(rng):
    """Steam from a crack."""
    length = rng.uniform(1.2, 2.6)
    count = samples(length)
    hiss = band_pass(noise(count, rng, -3), rng.uniform(600, 900), rng.uniform(2200, 3400))
    return peaked(hiss * curve(count, (0, 0), (length * 0.2, 1), (length * 0.5, 0.6), (length, 0)))


def damned(rng):
    """A voice from below, too far to be a word."""
    length, pitch = rng.uniform(2.2, 3.4), rng.uniform(120, 180)
    points = [(0, pitch), (length * 0.4, pitch * ratio(rng.uniform(1, 3))), (length, pitch * ratio(-4))]
    vowels = [(0, (450, 900, 2300)), (length * 0.5, (700, 1150, 2450)), (length, (400, 800, 2200))]
    swell = curve(samples(length), (0, 0), (length * 0.4, 1), (length, 0))
    return low_pass(voice(rng, length, points, vowels, 0.25, 0.5) * swell, 2400, 1)


def crypts(length, rng):
    """Drops, draughts, a chain somewhere, stone that settles."""
    count = samples(length)
    draught = wind(count, rng, (170, 290, 480), 0.32, 0.7, 0.05)
    water = events(length, rng, 0.85, drip, 0.3, 1.0)
    far = events(length, rng, 0.075, far_chain, 0.3, 0.6, 0.7)
    far += events(length, rng, 0.05, lambda rng: thud(rng, 66, 0.9, 1.3, 0.1, 0.8), 0.3, 0.6)
    bed = 0.022 * draught + 0.003 * wide_band(count, rng, 2600, 0.8) + 0.007 * drone(count, (55, 73.4, 110), rng)
    return bed + 0.11 * water + 0.45 * ring_reverberate(water) + 0.08 * far + 0.4 * ring_reverberate(far)


def blighted_woods(length, rng):
    """Wind in dead leaves, trunks that creak, insects, an owl."""
    count = samples(length)
    gusts = wind(count, rng, (220, 400, 700, 1200), 0.45, 0.8, 0.15)
    wood = events(length, rng, 0.12, creak, 0.6, 1.3) + events(length, rng, 0.05, owl, 0.15, 0.3)
    insects = events(length, rng, 1.6, cricket, 0.04, 0.22, 1)
    bed = 0.08 * gusts + 0.028 * wide_band(count, rng, 1900, 0.8) + 0.01 * drone(count, (49,), rng)
    voices = 0.14 * wood + 0.24 * ring_reverberate(wood, "crypt")
    return bed + voices + 0.10 * insects + 0.05 * ring_reverberate(insects, "crypt")


def abyssal_spire(length, rng):
    """Fire far below, lava, steam, chains, and those who fell."""
    count = samples(length)
    rumble = wide_band(count, rng, 85, 0.6, (1, 2, 3, 5), 0.45)
    roar = wide_band(count, rng, 620, 0.7, (2, 3, 5, 9), 0.3) + 0.35 * wide_band(count, rng, 1500, 0.5)
    sparks, bursts = events(length, rng, 8, ember, 0.15, 0.9, 1), events(length, rng, 0.9, lava, 0.3, 1)
    iron = events(length, rng, 0.11, far_chain, 0.35, 0.7)
    below = events(length, rng, 0.1, damned, 0.5, 1.0, 0.6) + 0.5 * events(length, rng, 0.12, vent, 0.3, 0.8)
    bed = 0.03 * centre_bass(rumble, 150) + 0.06 * roar + 0.012 * drone(count, (110, 116.5, 164.8, 220), rng)
    near = 0.22 * sparks + 0.05 * ring_reverberate(sparks, "crypt") + 0.12 * bursts
    return bed + near + 0.05 * below + 0.2 * ring_reverberate(below) + 0.16 * ring_reverberate(iron) + 0.04 * iron


BEDS = {
    "crypts": (crypts, 48, (550, 900)),
    "blighted_woods": (blighted_woods, 48, (650, 1100)),
    "abyssal_spire": (abyssal_spire, 44, (600, 950)),
}
"""Act: its bed, its length in seconds, and where its energy has to lie in Hz."""


def make(act, folder):
    """Make the bed of `act` into `folder`; return the file's name and its sound as it will be heard."""
    bed, length, centroid = BEDS[act]
    loop = ring_filter(bed(length, dice(f"ambience {act}")), lambda f: above(f, 45))
    loop = loop_to(tilt(centre_bass(loop), *centroid, most=3.5, loop=True), LOUDNESS)
    path = folder / f"{act}.ogg"
    return path.name, write_loops({path: loop}, QUALITY, breath=4.0)[path]
