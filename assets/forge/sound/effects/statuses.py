"""What clings to a body: blood, fire, poison, and blessings and curses."""

import numpy as np
from scipy import signal

from assets.forge.sound.clock import RATE, curve, decay, fade, peaked, ratio, samples, scatter, seconds
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.filters import band_pass, below, bump, low_pass, moving
from assets.forge.sound.matter import bell, choir, drops, fire, flesh, glass, thud, voice, whoosh
from assets.forge.sound.sources import bubble, noise, soft_clip
from assets.forge.sound.space import Tape


@effect(-23, (600, 1200))
def bleed(rng, take):
    """A wound opens and drips."""
    tape, count = Tape(0.85), samples(0.25)
    spray = moving(noise(count, rng, -2), lambda f, t: bump(f, 2600 * np.exp(-t * 6) + 500, 0.5))
    tape.lay(fade(peaked(spray) * decay(count, 0.2, 0.006), 0.002, 0.02), 0, 0.6)
    tape.lay(flesh(rng, 0.3, 330 * ratio((0, 2, -2)[take]), 1.2), 0.03, 0.7)
    return tape.lay(drops(rng, 3 + take, scatter(rng, 400, 2)), 0.2, 0.75).sound


@effect(-23, (700, 1400), wet=0.15, tail=0.6)
def burn(rng, take):
    """Something catches fire."""
    tape, length = Tape(1.0), (0.9, 0.75, 1.0)[take]
    envelope = curve(samples(length), (0, 0), (0.06, 1.2), (0.2, 0.8), (length, 0))
    tape.lay(fire(length, rng, envelope, (45, 60, 38)[take]))
    return tape.lay(whoosh(0.45, rng, 250, 1100 * ratio((0, 3, -3)[take]), 0.9, 0.25, -4), 0, 0.9).sound


@effect(-23, (450, 800), wet=0.2, tail=0.6)
def poison(rng, take):
    """Something seethes under the skin."""
    tape, count = Tape(1.0), samples(0.9)
    for rank in range((11, 8, 14)[take]):
        pitch = scatter(rng, 260 + 25 * rank, 3)
        tone = bubble(pitch, rng.uniform(0.05, 0.13), rng.uniform(1.4, 2.2))
        tape.lay(tone, rng.uniform(0, 0.75), rng.uniform(0.3, 0.8), rng.uniform(-0.6, 0.6))
    hiss = band_pass(noise(count, rng, -3), 900, 3200) * curve(count, (0, 0), (0.2, 1), (0.9, 0))
    time = seconds(count)
    pitch = 155 * ratio((0, -2, 2)[take]) * (1 + 0.03 * np.sin(2 * np.pi * 6 * time)) * 2 ** (-time / 2)
    groan = low_pass(soft_clip(np.sin(2 * np.pi * np.cumsum(pitch) / RATE), 2), 700)
    return tape.lay(fade(hiss), 0, 0.14).lay(groan * curve(count, (0, 0), (0.08, 1), (0.9, 0)), 0, 0.07).sound


@effect(-23, (700, 1300), "hall", 0.35, 1.4)
def heal(rng, take):
    """Light on a wound: a chime that climbs, and voices."""
    tape, key = Tape(1.5), ratio((0, 3, 5)[take])
    for note, pitch in enumerate((0, 3, 7, 12, 15)):
        chime = glass(293.7 * key * ratio(pitch), 1.2, rng, 1.0)
        tape.lay(chime, 0.07 * note + rng.uniform(0, 0.01), 0.35 - 0.03 * note, -0.4 + 0.2 * note)
    tape.lay(choir(146.8 * key * np.array([1, 1.5, 2.4]), 1.4, rng, attack=0.4), 0, 0.5)
    return tape.lay(whoosh(0.9, rng, 400, 1800, 0.5, 0.6), 0, 0.12).sound


@effect(-23, (500, 900), "hall", 0.3, 1.1)
def buff(rng, take):
    """Strength rises and locks in."""
    tape, key, count = Tape(1.1), ratio((0, 2, -2)[take]), samples(0.7)
    time = seconds(count)
    rise = 2 ** np.clip(time / 0.4, 0, 1)
    saws = sum(signal.sawtooth(2 * np.pi * np.cumsum(73.4 * key * out * rise) / RATE) for out in (1, 1.005, 1.5))
    opened = moving(saws, lambda f, t: below(f, 200 + 2200 * np.clip(t / 0.45, 0, 1)))
    tape.lay(whoosh(0.5, rng, 200, 1200, 0.6, 0.8), 0, 0.5)
    tape.lay(opened * curve(count, (0, 0), (0.4, 1), (0.7, 0)), 0, 0.2).lay(
        thud(rng, 73 * key, 0.5, 1.6, 0.2, 0.4), 0.4, 0.5
    )
    return tape.lay(bell(293.7 * key, 0.7, rng, 0.9, 0.8, 4500), 0.4, 0.16).sound


@effect(-23, (400, 700), "hall", 0.3, 1.1)
def debuff(rng, take):
    """A curse sinks in: everything slides down."""
    tape, key, count = Tape(1.2), ratio((0, -1, -3)[take]), samples(1.0)
    sink = 2 ** (-1.2 * np.clip(seconds(count) / 0.8, 0, 1))

    def phase(out):
        return 2 * np.pi * np.cumsum(220 * key * out * sink) / RATE

    tones = sum(np.sin(phase(out) + 1.6 * np.sin(phase(out * 1.414))) for out in (1, 1.06, 1.5))
    tape.lay(low_pass(tones, 1800) * curve(count, (0, 0), (0.05, 1), (0.5, 0.5), (1, 0)), 0, 0.22)
    tape.lay(whoosh(0.9, rng, 1600, 200, 0.6, 0.3), 0, 0.4)
    vowels = [(0, (500, 900, 2300)), (0.9, (320, 650, 2100))]
    return tape.lay(voice(rng, 0.9, [(0, 110 * key), (0.9, 60 * key)], vowels, 0.5, 0.5), 0.05, 0.4).sound
