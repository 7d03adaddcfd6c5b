"""What is heard now and then in a place, mostly from afar: drops, chains, owls, embers, those who fell."""

import numpy as np
from scipy import signal

from assets.forge.sound.clock import RATE, curve, decay, fade, peaked, ratio, samples, seconds
from assets.forge.sound.filters import band_pass, high_pass, low_pass
from assets.forge.sound.matter import bone, chain, metal, thud, voice
from assets.forge.sound.sources import bubble, noise, ringing
from assets.forge.sound.space import Tape


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


def far_stone(rng):
    """Stone breaks away somewhere, falls, and rolls."""
    tape = Tape(2.6)
    at, level = 0.0, 1.0
    for _ in range(rng.integers(5, 9)):
        rock = low_pass(rng.standard_normal(samples(0.25)), rng.uniform(900, 3000)) * decay(samples(0.25), 0.2, 0.001)
        tape.lay(thud(rng, rng.uniform(60, 130), 0.5, 1.6, 0.5, 0.4), at, level, rng.uniform(-0.3, 0.3))
        tape.lay(rock, at, 0.5 * level, rng.uniform(-0.3, 0.3))
        at, level = at + rng.uniform(0.08, 0.42), level * rng.uniform(0.55, 0.9)
    return tape.sound


def rattle(rng):
    """Bones that shift, as if somebody had turned over."""
    tape, at = Tape(1.6), 0.0
    for _ in range(rng.integers(7, 13)):
        tape.lay(bone(rng, rng.uniform(500, 1400), 0.12), at, rng.uniform(0.2, 1), rng.uniform(-0.4, 0.4))
        at += rng.exponential(0.09)
    return tape.sound


def sigh(rng):
    """A breath that nobody draws any more."""
    length = rng.uniform(2.0, 3.0)
    air = band_pass(noise(samples(length), rng, -3), rng.uniform(350, 500), rng.uniform(1500, 2600))
    return peaked(air * curve(samples(length), (0, 0), (length * 0.35, 1), (length * 0.5, 0.5), (length, 0)))


def crack(rng):
    """A branch that something has stepped on."""
    tape, at = Tape(0.9), 0.0
    for snap in range(rng.integers(2, 5)):
        count = samples(0.1)
        wood = high_pass(rng.standard_normal(count), 500) * decay(count, rng.uniform(0.02, 0.07), 0.0005)
        tape.lay(signal.fftconvolve(wood, _branch(rng))[:count], at, 1 / (1 + snap), rng.uniform(-0.2, 0.2))
        at += rng.uniform(0.03, 0.2)
    return tape.sound


def _branch(rng):
    tones = rng.uniform(0.8, 1.2) * np.array([520, 870, 1450, 2600, 4300])
    return ringing(samples(0.08), tones, (0.06, 0.05, 0.04, 0.03, 0.02), (1, 0.9, 0.8, 0.6, 0.5), rng)


def wings(rng):
    """Something flies up through the leaves."""
    tape, at = Tape(1.8), 0.0
    for beat in range(rng.integers(7, 12)):
        count = samples(0.09)
        flap = band_pass(rng.standard_normal(count), 350, 3200) * np.hanning(count)
        tape.lay(flap, at, 1 / (1 + 0.18 * beat), -0.5 + 0.1 * beat)
        at += 0.085 + 0.006 * beat
    return tape.sound


def howl(rng):
    """A beast calls, and none answers."""
    length, pitch = rng.uniform(2.2, 3.2), rng.uniform(260, 340)
    points = [(0, pitch * 0.7), (length * 0.25, pitch), (length * 0.7, pitch * ratio(-1)), (length, pitch * 0.6)]
    vowels = [(0, (400, 800, 2300)), (length * 0.3, (450, 950, 2500)), (length, (350, 700, 2300))]
    swell = curve(samples(length), (0, 0), (length * 0.3, 1), (length * 0.7, 0.7), (length, 0))
    return voice(rng, length, points, vowels, 0.1, 0.2) * swell


def hammer(rng):
    """An anvil far below: somebody still works."""
    tape = Tape(3.2)
    pitch, at = rng.uniform(520, 680), 0.0
    for blow in range(rng.integers(2, 5)):
        tape.lay(metal(rng, pitch * rng.uniform(0.99, 1.01), 1.0, 0.7, 1.2, 9), at, rng.uniform(0.6, 1))
        tape.lay(thud(rng, 90, 0.3, 1.5, 0.3, 0.2), at, 0.4)
        at += rng.uniform(0.55, 0.8) + 0.05 * blow
    return tape.sound


def flare(rng):
    """A tongue of fire leaps up and is gone."""
    length = rng.uniform(1.2, 2.0)
    count = samples(length)
    roar = low_pass(noise(count, rng, -4), 1600, 1) + 0.3 * band_pass(noise(count, rng, -2), 1500, 6000)
    tape = Tape(length)
    tape.lay(peaked(roar * curve(count, (0, 0), (0.25, 1), (length, 0))), 0)
    for at in rng.uniform(0.1, length * 0.8, 18):
        tape.lay(ember(rng), at, 0.35, rng.uniform(-0.6, 0.6))
    return tape.sound


SHOTS = {
    "crypts": {
        drip: ("hall", 3), far_chain: ("hall", 2), far_stone: ("hall", 2), rattle: ("crypt", 2), sigh: ("hall", 1),
    },
    "blighted_woods": {
        creak: ("crypt", 2), owl: ("crypt", 2), crack: ("chamber", 2), wings: ("chamber", 1), howl: ("hall", 1),
    },
    "abyssal_spire": {
        vent: ("crypt", 2), lava: ("crypt", 2), damned: ("hall", 2), hammer: ("hall", 1), far_chain: ("hall", 1),
        flare: ("crypt", 1),
    },
}  # fmt: skip
"""Act: what is heard there, the room that it is heard in, and how many takes of it there are."""
