"""The way down: what is found, paid, drunk, trodden, and what the night at a fire sounds like."""

import numpy as np

from assets.forge.sound.clock import curve, ratio, samples, scatter
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.filters import low_pass
from assets.forge.sound.matter import (
    bell,
    bone,
    chain,
    choir,
    coin,
    crack,
    creak,
    drops,
    fire,
    glass,
    metal,
    paper,
    step,
    thud,
    whisper,
    whoosh,
)
from assets.forge.sound.sources import bubble
from assets.forge.sound.space import Tape


@effect(-24, (1800, 2500), wet=0.16, tail=0.5)
def gold(rng):
    """Coins into a purse."""
    tape, high = Tape(0.9), scatter(rng, 1500, 2)
    tape.lay(coin(high, rng), 0, 1.0).lay(coin(scatter(rng, high, 3), rng), 0.002, 0.7, 0.2)
    for rank in range(1, int(rng.integers(4, 9))):
        at = 0.05 * rank + rng.uniform(0, 0.04)
        tape.lay(coin(scatter(rng, high, 3), rng), at, rng.uniform(0.2, 0.8), rng.uniform(-0.5, 0.5))
    tape.lay(thud(rng, scatter(rng, 210, 3), 0.1, 1.3, 0.8, 0.07), 0, rng.uniform(0.2, 0.6))
    return low_pass(tape.sound, rng.uniform(4600, 6500), 1)


@effect(-23, (1400, 2300), wet=0.14, tail=0.4, bright=-10.0)
def gold_spend(rng):
    """Coins counted out on a wooden table, and gone."""
    tape, high = Tape(0.6), scatter(rng, 1250, 2)
    for rank in range(int(rng.integers(3, 6))):
        at = rng.uniform(0.07, 0.1) * rank
        tape.lay(bone(rng, scatter(rng, 360, 3), 0.1), at, rng.uniform(0.5, 0.9), -0.2 + 0.1 * rank)
        tape.lay(coin(scatter(rng, high, 2), rng) * np.linspace(1, 0, samples(0.35)) ** 2, at, 0.7, -0.2 + 0.1 * rank)
    sweep = rng.uniform(0.2, 0.34)
    return tape.lay(whoosh(sweep, rng, 1800, rng.uniform(500, 900), 0.5, 0.3), 0.3, rng.uniform(0.2, 0.5)).sound


@effect(-23, (600, 1100), wet=0.2, tail=0.7)
def potion(rng):
    """A cork, a few gulps, a glow."""
    tape, low = Tape(1.1), scatter(rng, 300, 2)
    tape.lay(thud(rng, scatter(rng, 330, 2), 0.1, 0.5, 0.5, 0.06), 0, 0.8)
    tape.lay(glass(scatter(rng, 1180, 3), 0.5, rng, 0.25), 0.005, 0.25)
    for gulp in range(int(rng.integers(5, 9))):
        tone = bubble(scatter(rng, low + 18 * gulp, 1.2), 0.1, 1.5)
        tape.lay(tone, 0.14 + 0.085 * gulp + rng.uniform(0, 0.02), 0.7 - 0.05 * gulp, rng.uniform(-0.3, 0.3))
    return tape.lay(glass(587.3, 0.6, rng, 0.6), 0.78, rng.uniform(0.08, 0.25)).sound


@effect(-25, (900, 1900), wet=0.2, tail=0.5)
def potion_get(rng):
    """A small bottle goes into the belt, and what is in it swings."""
    tape, high = Tape(0.6), scatter(rng, 1400, 3)
    tape.lay(glass(high, 0.4, rng, rng.uniform(0.15, 0.4)), 0, 0.5).lay(bone(rng, scatter(rng, 900, 3), 0.06), 0, 0.3)
    tape.lay(glass(high * rng.uniform(1.1, 1.4), 0.3, rng, 0.2), rng.uniform(0.05, 0.1), 0.3, 0.2)
    for slosh in range(int(rng.integers(2, 5))):
        tone = bubble(scatter(rng, 520, 3), 0.09, rng.uniform(1.3, 1.9))
        tape.lay(tone, 0.06 + 0.09 * slosh, rng.uniform(0.1, 0.35), rng.uniform(-0.3, 0.3))
    return tape.sound


@effect(-20, (1200, 2200), "hall", 0.18, 0.7)
def potion_throw(rng):
    """The bottle bursts, and what was in it hisses."""
    tape, high = Tape(0.9), scatter(rng, 1500, 3)
    tape.lay(crack(rng, 1600, rng.uniform(4200, 6000), 0.03), 0, 1.0).lay(thud(rng, 140, 0.15, 1.6, 0.8, 0.1), 0, 0.5)
    for _ in range(int(rng.integers(8, 15))):
        shard = glass(scatter(rng, high, 6), 0.25, rng, rng.uniform(0.06, 0.25))
        tape.lay(shard, rng.exponential(0.07), rng.uniform(0.1, 0.5), rng.uniform(-0.7, 0.7))
    tape.lay(fire(0.7, rng, curve(samples(0.7), (0, 0.6), (0.1, 0.8), (0.7, 0)), rng.uniform(20, 60)), 0.01, 0.5)
    return tape.lay(drops(rng, int(rng.integers(2, 5)), scatter(rng, 500, 3)), 0.15, rng.uniform(0.2, 0.5)).sound


FOUR_BELLS = ((0, 7, 15, 14), (0, 7, 12, 15), (-5, 3, 7, 14), (0, 3, 14, 12), (7, 15, 14, 12))
"""Turns of the theme's first notes, in semitones from D, all in D minor."""


@effect(-21, (700, 1400), "hall", 0.4, 1.7, pitched=True, duck=-4.0, bright=-11.0)
def relic(rng):
    """An old thing wakes: four bells of the theme."""
    tape, pace = Tape(1.9), rng.uniform(0.1, 0.15)
    fall, depth, low = rng.uniform(1.0, 1.8), rng.uniform(0.5, 1.8), rng.choice((1.0, 1.0, 0.5, 2.0))
    for rank, pitch in enumerate(FOUR_BELLS[rng.integers(len(FOUR_BELLS))]):
        chime = bell(293.7 * low * ratio(pitch), 1.6, rng, fall, depth, 6500)
        tape.lay(chime, pace * rank, 0.62 - 0.08 * rank, -0.3 + 0.2 * rank)
    chord = 146.8 * np.array(((1, 1.5), (1, 1.2), (1.5, 2), (1, 2.4))[rng.integers(4)])
    vowel = ((600, 1000, 2500), (350, 750, 2300), (750, 1200, 2600))[rng.integers(3)]
    tape.lay(choir(chord, 1.8, rng, vowel, attack=0.4), 0, rng.uniform(0.1, 0.35))
    return tape.lay(thud(rng, 73.4, 0.5, 1.2, 0.2, 0.5), 0, rng.uniform(0.3, 0.6)).sound


@effect(-25, (1100, 2300), wet=0.12, tail=0.2, pitched=True)
def relic_tick(rng):
    """A relic does its part: two grains of its bell."""
    tape, (low, high) = Tape(0.24), ((587.3, 880), (698.5, 1174.7), (440, 698.5), (880, 1174.7))[rng.integers(4)]
    struck = rng.random() < 0.5
    for at, note in ((0, low), (rng.uniform(0.05, 0.08), high)):
        fall = rng.uniform(0.12, 0.25)
        tape.lay(
            bell(note, 0.22, rng, fall, rng.uniform(0.4, 1.6), 7000) if struck else glass(note, 0.22, rng, fall),
            at,
            0.5,
        )
    return tape.lay(bone(rng, 1174.7, 0.05), 0, rng.uniform(0.05, 0.4)).sound


@effect(-22, (600, 1300), "crypt", 0.28, 0.9)
def chest(rng):
    """A latch springs, an old lid is heaved up, and something in there gleams."""
    tape, lid = Tape(1.4), rng.uniform(0.45, 0.7)
    tape.lay(metal(rng, scatter(rng, 520, 3), 0.4, 0.2, 1.0, 12), 0, 0.8).lay(bone(rng, scatter(rng, 380, 3)), 0, 0.6)
    tape.lay(creak(rng, lid, scatter(rng, 24, 4)), 0.12, rng.uniform(0.5, 0.9), -0.1)
    tape.lay(thud(rng, scatter(rng, 95, 2), 0.3, 1.6, 0.6, 0.24), 0.14 + lid, 0.8)
    for pitch in ((0, 7, 12), (3, 7, 15), (7, 12, 19))[rng.integers(3)]:
        tape.lay(
            glass(587.3 * ratio(pitch), 0.8, rng, 0.8), 0.2 + lid + rng.uniform(0, 0.15), 0.1, rng.uniform(-0.5, 0.5)
        )
    return tape.sound


@effect(-23, (450, 1000), "crypt", 0.3, 0.8, bright=-9.0)
def map_move(rng):
    """Three steps on stone, and parchment."""
    tape, pace, sole = Tape(1.0), rng.uniform(0.2, 0.28), scatter(rng, 140, 2)
    tape.lay(paper(0.2, rng, 800, rng.uniform(2200, 3400), 90), 0, rng.uniform(0.15, 0.5))
    for stride in range(3):
        foot = step(rng, scatter(rng, sole, 1.0))
        tape.lay(foot, 0.03 + pace * stride, 0.9 - 0.15 * stride, (-0.2, 0.2)[stride % 2])
    if rng.random() < 0.5:
        tape.lay(chain(rng, 4, 0.3, 1100), rng.uniform(0.1, 0.4), rng.uniform(0.02, 0.1))
    return tape.sound


@effect(-21, (500, 1100), "hall", 0.3, 1.4, pitched=True, bright=-11.0, duck=-3.0)
def rest(rng):
    """The fire catches, and someone breathes out."""
    tape, pace = Tape(2.2), rng.uniform(0.12, 0.2)
    glow = curve(samples(2.1), (0, 0), (0.1, 1), (1.2, 0.7), (2.1, 0))
    tape.lay(fire(2.1, rng, glow, rng.uniform(18, 50)), 0, rng.uniform(0.4, 0.9))
    tape.lay(whoosh(1.0, rng, rng.uniform(800, 1400), 350, 0.6, 0.35), 0.35, rng.uniform(0.2, 0.5))
    for rank, pitch in enumerate(((0, 7, 12, 15), (3, 7, 12, 19), (-5, 0, 7, 10), (0, 3, 7, 12))[rng.integers(4)]):
        tape.lay(glass(293.7 * ratio(pitch), 1.3, rng, 1.2), 0.25 + pace * rank, 0.2, -0.3 + 0.2 * rank)
    vowel = ((450, 800, 2300), (650, 1100, 2500), (350, 650, 2200))[rng.integers(3)]
    chord = 73.4 * np.array(((2, 3, 4), (2, 2.4, 3), (1.5, 2, 3))[rng.integers(3)])
    return tape.lay(choir(chord, 2.0, rng, vowel, 0.5), 0.1, rng.uniform(0.2, 0.5)).sound


@effect(-21, (600, 1300), "hall", 0.4, 1.8, pitched=True, bright=-9.0, duck=-3.0)
def event(rng):
    """Something in the dark knows your name."""
    tape, depth = Tape(2.0), rng.uniform(0.4, 1.6)
    low, late = ((146.8, 174.6), (110, 174.6), (73.4, 220), (146.8, 233.1))[rng.integers(4)]
    tape.lay(bell(low, 1.6, rng, rng.uniform(1.2, 2.0), depth, 4500), 0, 0.65)
    tape.lay(bell(late, 1.2, rng, 1.4, 0.6, 3500), rng.uniform(0.4, 0.6), 0.16, 0.3)
    for at, pan, length in ((rng.uniform(0.1, 0.3), -0.4, 1.3), (rng.uniform(0.45, 0.65), 0.45, 1.1)):
        tape.lay(whisper(rng, length, int(rng.integers(4, 10)), rng.uniform(0.8, 1.3)), at, rng.uniform(0.4, 0.8), pan)
    return tape.lay(whoosh(1.6, rng, rng.uniform(200, 400), rng.uniform(600, 1200), 0.5, 0.6), 0, 0.25).sound


@effect(-21, (600, 1300), "crypt", 0.25, 0.9, bright=-11.0, duck=-3.0)
def escape(rng):
    """Smoke, and steps that are gone before it is."""
    tape, sole = Tape(1.4), scatter(rng, 170, 2)
    tape.lay(thud(rng, scatter(rng, 100, 2), 0.2, 1.6, 0.9, 0.15), 0, 0.7)
    tape.lay(whoosh(0.9, rng, rng.uniform(1400, 2200), rng.uniform(250, 450), 0.9, 0.08), 0, 0.9)
    pace = rng.uniform(0.11, 0.15)
    for stride in range(int(rng.integers(5, 8))):
        foot = low_pass(step(rng, scatter(rng, sole, 1.0)), 3500 * 0.8**stride, 1)
        tape.lay(foot, 0.25 + pace * stride, 0.75 * 0.72**stride, (-0.25, 0.25)[stride % 2] + 0.08 * stride)
    return tape.sound
