"""What a hand of dice is worth: named by five calls, counted note by note, multiplied, and a streak that lasts."""

import numpy as np

from assets.forge.sound.clock import ratio, samples, scatter
from assets.forge.sound.effects.recipe import effect, enter
from assets.forge.sound.effects.slab import PEAK, die
from assets.forge.sound.filters import low_pass
from assets.forge.sound.matter import bell, bone, choir, glass, metal, thud, whoosh
from assets.forge.sound.sources import ringing
from assets.forge.sound.space import Tape

D = 293.66
CALLS = {
    "low": (-23, 0.45, ((0,), (-12,), (7,)), (500, 1000)),
    "fair": (-22, 0.6, ((0, 7), (3, 7), (-5, 0)), (500, 1100)),
    "good": (-20, 0.8, ((0, 7, 12), (-5, 0, 7), (-12, 0, 7)), (550, 1200)),
    "great": (-19, 1.1, ((0, 3, 7, 12), (-5, 0, 7, 12), (0, 7, 12, 15)), (600, 1300)),
    "grand": (-17, 1.5, ((-12, 0, 3, 7, 12, 19), (-12, -5, 0, 3, 7, 12), (-12, 0, 7, 12, 15, 19)), (600, 1400)),
}
"""By how great a hand is: its loudness, its seconds, the notes that climb in its takes, and where its energy lies."""


def _call(worth, length, climbs):
    """A hand is named: notes of bone and bronze, more for a greater one; the greatest has a choir and a drum."""

    def make(rng):
        tape, climb = Tape(length), climbs[rng.integers(len(climbs))]
        tape.lay(thud(rng, 73.4, 0.35, 1.6, rng.uniform(0.2, 0.7), 0.25), 0, 0.25 * len(climb) ** 0.5)
        step, kind = rng.uniform(0.05, 0.085), rng.integers(3)
        for rank, pitch in enumerate(climb):
            note, at, pan = D * ratio(pitch), step * rank, -0.3 + 0.6 * rank / len(climb)
            tape.lay(bone(rng, note, rng.uniform(0.1, 0.2)), at, rng.uniform(0.2, 0.6), pan)
            if kind != 1:
                tape.lay(bell(note, length, rng, length * rng.uniform(0.6, 1.2), rng.uniform(0.3, 1.4)), at, 0.4, pan)
            if kind != 0:
                tape.lay(glass(note * 2, length, rng, length * rng.uniform(0.5, 0.9)), at, rng.uniform(0.15, 0.4), pan)
        if worth in ("great", "grand"):
            top = D * ratio(climb[-1] - 12)
            tape.lay(metal(rng, D, 0.5, rng.uniform(0.15, 0.4), 1.0, 14), 0, rng.uniform(0.05, 0.2))
            if worth == "grand":
                tape.lay(choir((D / 2, D * ratio(-5), top), length * 0.95, rng, attack=0.12), step * 2, 0.5)
        return tape.sound

    return make


for worth, (loudness, length, climbs, lies) in CALLS.items():
    make = _call(worth, length, climbs)
    enter(
        f"hand_{worth}", make, loudness, lies, "hall", 0.2, length / 2, every=0.2, pitched=True, bright=-9.5, peak=PEAK
    )


def _bar(rng):
    """The tones of a bar that is struck, as a marimba's: the first is its pitch."""
    return np.array([1, rng.uniform(3.8, 4.1), rng.uniform(8.5, 10.2)])


@effect(-28, (600, 1300), wet=0.03, tail=0.05, takes=3, every=0.02, pitched=True, peak=PEAK)
def chip(rng):
    """A die is counted: a note of bone, which is played higher from die to die."""
    tape = Tape(0.16)
    tones = D * 2 * _bar(rng)
    tape.lay(ringing(samples(0.14), tones, (0.12, rng.uniform(0.02, 0.08), 0.03), (1, 0.5, 0.3), rng), 0, 0.8)
    return tape.lay(die(rng, 1800, 4600, rng.uniform(0.012, 0.04), 4), 0, rng.uniform(0.1, 0.5)).sound


@effect(-22, (450, 950), "crypt", 0.12, 0.4, takes=3, every=0.05, pitched=True, peak=PEAK)
def mult(rng):
    """The mult lands: a fifth of bronze on an anvil, at once."""
    tape = Tape(0.5)
    tape.lay(thud(rng, 73.4, 0.3, 1.7, rng.uniform(0.3, 0.8), 0.2), 0, 0.7)
    for note in (D, D * ratio(7)):
        tape.lay(bell(note, 0.5, rng, rng.uniform(0.3, 0.8), rng.uniform(0.4, 1.6)), 0, rng.uniform(0.3, 0.6))
    return tape.lay(metal(rng, D * rng.choice((1, 2)), 0.4, rng.uniform(0.1, 0.3), 1.0, 12), 0, 0.25).sound


@effect(-21, (450, 950), "hall", 0.2, 0.5, takes=3, every=0.1, pitched=True, bright=-7.0, duck=-2.0, peak=PEAK)
def streak(rng):
    """It goes on: a breath sings one more note, higher from hand to hand."""
    tape, vowel = Tape(0.7), (rng.uniform(480, 760), rng.uniform(900, 1500), rng.uniform(2200, 2900))
    tape.lay(choir((D, D * rng.choice((0.5, 1, 2))), 0.65, rng, vowel, rng.uniform(0.02, 0.05)), 0, 0.8)
    tape.lay(bone(rng, D * 2, rng.uniform(0.08, 0.15)), 0, rng.uniform(0.2, 0.7))
    return tape.lay(whoosh(0.4, rng, rng.uniform(500, 900), rng.uniform(1600, 3000), 0.5, 0.2), 0, 0.3).sound


@effect(-20, (260, 600), "hall", 0.2, 0.6, takes=3, every=0.2, bright=-7.0, duck=-3.0, peak=PEAK)
def streak_lost(rng):
    """It breaks: what was sung sinks and is muffled."""
    tape = Tape(0.8)
    for rank, pitch in enumerate((7, 3, 0)):
        note = D * ratio(pitch) / 2
        sung = low_pass(choir((note, note * ratio(rng.choice((-12, -5, 3)))), 0.5, rng, attack=0.03), 900 - 200 * rank)
        tape.lay(sung, 0.09 * rank, rng.uniform(0.5, 0.8))
    tape.lay(bone(rng, scatter(rng, 420, 4), 0.1), 0, rng.uniform(0.3, 0.8))
    return tape.lay(whoosh(0.6, rng, 900, rng.uniform(150, 260), 0.7, rng.uniform(0.05, 0.2)), 0, 0.5).sound
