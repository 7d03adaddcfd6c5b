"""What clings to a body: blood, fire, poison, and blessings and curses."""

import numpy as np
from scipy import signal

from assets.forge.sound.clock import RATE, curve, decay, fade, peaked, ratio, samples, scatter, seconds
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.filters import band_pass, below, bump, low_pass, moving
from assets.forge.sound.matter import bell, choir, drops, fire, flesh, glass, heartbeat, thud, voice, whoosh
from assets.forge.sound.sources import bubble, noise, soft_clip
from assets.forge.sound.space import Tape


@effect(-23, (600, 1200))
def bleed(rng):
    """A wound opens and drips."""
    tape, count, high = Tape(0.85), samples(0.25), rng.uniform(1800, 3600)
    spray = moving(noise(count, rng, -2), lambda f, t: bump(f, high * np.exp(-t * 6) + 500, 0.5))
    tape.lay(fade(peaked(spray) * decay(count, 0.2, 0.003), 0.002, 0.02), 0, rng.uniform(0.4, 0.9))
    tape.lay(flesh(rng, 0.3, scatter(rng, 330, 3), rng.uniform(0.8, 1.5)), 0.003, 0.7)
    return tape.lay(drops(rng, int(rng.integers(2, 7)), scatter(rng, 400, 4)), rng.uniform(0.16, 0.26), 0.75).sound


@effect(-21, (700, 1400), wet=0.15, tail=0.6, bright=-10.0, duck=-3.0)
def burn(rng):
    """Something catches fire."""
    tape, length = Tape(1.0), rng.uniform(0.65, 1.0)
    envelope = curve(samples(length), (0, 0), (0.03, 1.2), (0.2, 0.8), (length, 0))
    tape.lay(fire(length, rng, envelope, rng.uniform(25, 90)))
    high = scatter(rng, 1100, 4)
    return tape.lay(whoosh(0.45, rng, rng.uniform(200, 350), high, 0.9, 0.12, -4), 0, rng.uniform(0.5, 1.0)).sound


@effect(-20, (450, 850), wet=0.2, tail=0.6, bright=-8.0, duck=-3.0)
def poison(rng):
    """Something seethes under the skin."""
    tape, count, low = Tape(1.0), samples(0.9), scatter(rng, 260, 3)
    for rank in range(int(rng.integers(7, 16))):
        tone = bubble(scatter(rng, low + 25 * rank, 3), rng.uniform(0.05, 0.13), rng.uniform(1.4, 2.2))
        tape.lay(tone, 0 if rank < 2 else rng.uniform(0, 0.75), rng.uniform(0.3, 0.8), rng.uniform(-0.6, 0.6))
    edge = rng.uniform(700, 1200)
    hiss = band_pass(noise(count, rng, -3), edge, edge * 3.5) * curve(count, (0, 0), (0.06, 1), (0.9, 0))
    time = seconds(count)
    pitch = scatter(rng, 155, 2) * (1 + 0.03 * np.sin(2 * np.pi * 6 * time)) * 2 ** (-time / 2)
    groan = low_pass(soft_clip(np.sin(2 * np.pi * np.cumsum(pitch) / RATE), 2), 700)
    tape.lay(fade(hiss), 0, rng.uniform(0.08, 0.25))
    return tape.lay(groan * curve(count, (0, 0), (0.04, 1), (0.9, 0)), 0, rng.uniform(0.03, 0.12)).sound


@effect(-21, (800, 1700), "hall", 0.25, 0.7, bright=-4.0)
def status_fade(rng):
    """What clung to a body lets go and is gone."""
    tape, high = Tape(0.6), rng.uniform(1400, 2400)
    tape.lay(whoosh(0.55, rng, high, high / rng.uniform(2.5, 5), rng.uniform(0.4, 0.8), 0.12), 0, 1)
    for _ in range(int(rng.integers(2, 5))):
        chime = glass(scatter(rng, 880, 5), 0.5, rng, rng.uniform(0.2, 0.5))
        tape.lay(chime, rng.uniform(0, 0.12), rng.uniform(0.02, 0.16), rng.uniform(-0.5, 0.5))
    return tape.sound


CHIMES = ((0, 3, 7, 12, 15), (7, 12, 15, 19), (-5, 0, 3, 7), (0, 7, 12, 19, 24), (3, 7, 10, 15))
"""Chords of D minor from D, in semitones, as they climb."""


@effect(-20, (700, 1300), "hall", 0.35, 1.4, pitched=True, bright=-9.0, duck=-3.0)
def heal(rng):
    """Light on a wound: a chime that climbs, and voices."""
    tape, pace = Tape(1.5), rng.uniform(0.05, 0.09)
    for rank, pitch in enumerate(CHIMES[rng.integers(len(CHIMES))]):
        note = 293.7 * ratio(pitch)
        chime = (
            glass(note, 1.2, rng, rng.uniform(0.6, 1.2)) if rng.random() < 0.6 else 0.8 * bell(note, 1.2, rng, 1.1, 0.7)
        )
        tape.lay(chime, pace * rank, 0.42 - 0.03 * rank, -0.4 + 0.2 * rank)
    vowel = ((600, 1000, 2500), (400, 800, 2300), (800, 1300, 2700))[rng.integers(3)]
    chord = 146.8 * np.array(((1, 1.5, 2.4), (1, 1.2, 1.5), (1.5, 2, 2.4), (1, 2))[rng.integers(4)])
    tape.lay(choir(chord, 1.4, rng, vowel, attack=rng.uniform(0.2, 0.5)), 0, rng.uniform(0.25, 0.6))
    return tape.lay(whoosh(0.9, rng, rng.uniform(300, 600), rng.uniform(1500, 2600), 0.5, 0.4), 0, 0.12).sound


@effect(-20, (500, 1000), "hall", 0.35, 1.5, pitched=True, bright=-9.0, duck=-3.0)
def max_hp(rng):
    """There is more of you: a heart that beats stronger, and a warm chord about it."""
    tape = Tape(1.5)
    tape.lay(heartbeat(rng, 73.4), 0, 1.0).lay(thud(rng, 73.4, 0.8, 1.4, 0.2, 0.7), 0, 0.5)
    chord = 146.8 * np.array(((1, 1.2, 1.5), (1, 1.5, 2), (0.75, 1, 1.2), (1.2, 1.5, 2))[rng.integers(4)])
    vowel = ((500, 900, 2400), (700, 1150, 2600), (380, 750, 2300))[rng.integers(3)]
    tape.lay(choir(chord, 1.4, rng, vowel, rng.uniform(0.12, 0.3)), 0.02, rng.uniform(0.4, 0.8))
    for rank, pitch in enumerate(CHIMES[rng.integers(len(CHIMES))][:3]):
        tape.lay(
            glass(293.7 * ratio(pitch), 1.0, rng, 0.9), 0.2 + 0.07 * rank, rng.uniform(0.1, 0.3), -0.3 + 0.3 * rank
        )
    return tape.sound


@effect(-21, (500, 950), "hall", 0.3, 1.1, pitched=True, bright=-10.0, duck=-3.0)
def buff(rng):
    """Strength locks in, and rises."""
    tape, count, goal = Tape(1.1), samples(0.7), rng.uniform(0.2, 0.4)
    time = seconds(count)
    rise = 2 ** np.clip(time / goal, 0, 1)
    low, fifth = rng.choice((73.4, 110)), rng.choice((1.5, 2.0, 3.0))
    saws = sum(signal.sawtooth(2 * np.pi * np.cumsum(low * out * rise) / RATE) for out in (1, 1.005, fifth))
    top = rng.uniform(1400, 3600)
    opened = moving(saws, lambda f, t: below(f, 300 + top * np.clip(t / 0.4, 0, 1)))
    tape.lay(whoosh(0.5, rng, rng.uniform(150, 300), rng.uniform(900, 1800), 0.6, 0.5), 0, rng.uniform(0.2, 0.6))
    tape.lay(opened * curve(count, (0, 0), (0.02, 0.8), (goal, 1), (0.7, 0)), 0, rng.uniform(0.1, 0.22))
    tape.lay(thud(rng, 73.4, 0.5, 1.6, 0.2, 0.4), 0, 0.6)
    note = (293.7, 440, 587.3, 349.2)[rng.integers(4)]
    return tape.lay(
        bell(note, 0.7, rng, rng.uniform(0.6, 1.1), rng.uniform(0.4, 1.4), 5500), 0, rng.uniform(0.12, 0.35)
    ).sound


@effect(-19, (400, 850), "hall", 0.3, 1.1, bright=-6.0, duck=-3.0)
def debuff(rng):
    """A curse sinks in: everything slides down."""
    tape, count, top = Tape(1.2), samples(1.0), scatter(rng, 230, 2.5)
    sink = 2 ** (-rng.uniform(0.8, 1.6) * np.clip(seconds(count) / 0.8, 0, 1))

    def phase(out):
        return 2 * np.pi * np.cumsum(top * out * sink) / RATE

    shake, depth = rng.choice((1.414, 2.76, 0.707)), rng.uniform(0.8, 2.4)
    tones = sum(np.sin(phase(out) + depth * np.sin(phase(out * shake))) for out in (1, 1.06, 1.5))
    shape = curve(count, (0, 0), (0.02, 1), (0.5, 0.5), (1, 0))
    tape.lay(low_pass(tones, rng.uniform(1400, 2600)) * shape, 0, rng.uniform(0.1, 0.26))
    tape.lay(whoosh(0.9, rng, rng.uniform(1200, 2200), rng.uniform(150, 300), 0.6, 0.1), 0, rng.uniform(0.2, 0.6))
    size = rng.uniform(0.75, 1.3)
    vowels = [(0, (500, 900, 2300)), (0.9, (320, 650, 2100))]
    line = voice(rng, 0.9, [(0, top / 2), (0.9, top / 4)], vowels, 0.5, rng.uniform(0.3, 0.9), size)
    return tape.lay(line * curve(len(line), (0, 0), (0.02, 1), (0.9, 0)), 0, rng.uniform(0.25, 0.6)).sound
