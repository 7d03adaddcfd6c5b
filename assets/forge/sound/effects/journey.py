"""The way down: what is found, drunk, trodden, and what the night at a fire sounds like."""

import numpy as np

from assets.forge.sound.clock import curve, ratio, samples, scatter
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.filters import low_pass
from assets.forge.sound.matter import bell, choir, coin, fire, glass, paper, step, thud, whisper, whoosh
from assets.forge.sound.sources import bubble
from assets.forge.sound.space import Tape


@effect(-25, (1800, 2500), wet=0.16, tail=0.5)
def gold(rng, take):
    """Coins into a purse."""
    tape = Tape(0.9)
    for rank in range(5 + take):
        tape.lay(
            coin(scatter(rng, 1500, 2.2), rng),
            0.05 * rank + rng.uniform(0, 0.04),
            rng.uniform(0.3, 1),
            rng.uniform(-0.5, 0.5),
        )
    return low_pass(tape.lay(thud(rng, 210, 0.1, 1.3, 0.8, 0.07), 0.02, 0.4).sound, 5200, 1)


@effect(-23, (600, 1100), wet=0.2, tail=0.7)
def potion(rng, take):
    """A cork, a few gulps, a glow."""
    tape, key = Tape(1.1), ratio((0, 2, -2)[take])
    tape.lay(thud(rng, 330 * key, 0.1, 0.5, 0.5, 0.06), 0, 0.8).lay(glass(1180 * key, 0.5, rng, 0.25), 0.01, 0.25)
    for gulp in range((7, 6, 8)[take]):
        tone = bubble(scatter(rng, (300 + 18 * gulp) * key, 1.2), 0.1, 1.5)
        tape.lay(tone, 0.14 + 0.085 * gulp + rng.uniform(0, 0.02), 0.7 - 0.05 * gulp, rng.uniform(-0.3, 0.3))
    return tape.lay(glass(587 * key, 0.6, rng, 0.6), 0.78, 0.18).sound


@effect(-23, (700, 1300), "hall", 0.4, 1.8)
def relic(rng, take):
    """An old thing wakes: four bells of the theme."""
    tape, key = Tape(2.0), ratio((0, 3, -2)[take])
    for note, pitch in enumerate((0, 7, 15, 14)):
        tape.lay(
            bell(293.7 * key * ratio(pitch), 1.7, rng, 1.6, 1.0, 5000),
            0.12 * note,
            0.5 - 0.07 * note,
            -0.3 + 0.2 * note,
        )
    tape.lay(choir(146.8 * key * np.array([1, 1.5]), 1.9, rng, attack=0.5), 0, 0.25)
    return tape.lay(thud(rng, 73 * key, 0.5, 1.2, 0.1, 0.5), 0, 0.5).sound


@effect(-25, (450, 1000), "crypt", 0.3, 0.8)
def map_move(rng, take):
    """Three steps on stone, and parchment."""
    tape, pace = Tape(1.0), (0.24, 0.21, 0.27)[take]
    tape.lay(paper(0.2, rng, 800, 2600, 90), 0, 0.35)
    for stride in range(3):
        tape.lay(step(rng, scatter(rng, 140, 1.0)), 0.08 + pace * stride, 0.9 - 0.15 * stride, (-0.2, 0.2)[stride % 2])
    return tape.sound


@effect(-23, (500, 1100), "hall", 0.3, 1.4)
def rest(rng, take):
    """The fire catches, and someone breathes out."""
    tape, key = Tape(2.2), ratio((0, -2, 3)[take])
    tape.lay(fire(2.1, rng, curve(samples(2.1), (0, 0), (0.25, 1), (1.2, 0.7), (2.1, 0)), 30), 0, 0.7)
    tape.lay(whoosh(1.0, rng, 1100, 350, 0.6, 0.35), 0.35, 0.35)
    for note, pitch in enumerate((0, 7, 10, 15)):
        tape.lay(glass(220 * key * ratio(pitch), 1.3, rng, 1.2), 0.3 + 0.16 * note, 0.2, -0.3 + 0.2 * note)
    return tape.lay(choir(110 * key * np.array([1, 1.5, 2]), 2.0, rng, (450, 800, 2300), 0.6), 0.1, 0.4).sound


@effect(-24, (600, 1300), "hall", 0.4, 1.8)
def event(rng, take):
    """Something in the dark knows your name."""
    tape, key = Tape(2.0), ratio((0, -2, 1)[take])
    tape.lay(bell(146.8 * key, 1.6, rng, 1.8, 0.9, 3500), 0, 0.4).lay(
        bell(207.7 * key, 1.2, rng, 1.4, 0.6, 3500), 0.5, 0.16, 0.3
    )
    tape.lay(whisper(rng, 1.3, 6 + take), 0.25, 0.75, -0.4).lay(whisper(rng, 1.1, 5 + take, 0.9), 0.55, 0.55, 0.45)
    return tape.lay(whoosh(1.6, rng, 250, 800, 0.5, 0.6), 0, 0.25).sound


@effect(-22, (600, 1300), "crypt", 0.25, 0.9)
def escape(rng, take):
    """Smoke, and steps that are gone before it is."""
    tape = Tape(1.4)
    tape.lay(thud(rng, 100, 0.2, 1.6, 0.9, 0.15), 0, 0.5).lay(whoosh(0.9, rng, 1700, 320, 0.9, 0.12), 0, 0.9)
    pace = (0.13, 0.115, 0.145)[take]
    for stride in range(6):
        foot = low_pass(step(rng, scatter(rng, 170, 1.0)), 3500 * 0.8**stride, 1)
        tape.lay(foot, 0.25 + pace * stride, 0.75 * 0.72**stride, (-0.25, 0.25)[stride % 2] + 0.08 * stride)
    return tape.sound
