"""What opens something: a fight, by how hard it is, and an act; and the heart, heard when little life is left."""

import numpy as np
from scipy import signal

from assets.forge.sound.clock import RATE, curve, ratio, samples
from assets.forge.sound.effects.foes import ROAR, cry
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.filters import below, moving
from assets.forge.sound.matter import bell, chain, choir, crack, metal, thud, whoosh
from assets.forge.sound.space import Tape, placed


def horns(rng, pitches, length, bright=1800, attack=0.04):
    """Brass that swells open: a chord of saws behind a door."""
    count, sides = samples(length), 0
    for pitch in pitches:
        for out in rng.normal(1, 0.003, 2):
            saw = signal.sawtooth(2 * np.pi * (np.cumsum(np.full(count, pitch * out)) / RATE + rng.random()))
            sides = sides + placed(saw, rng.uniform(-0.5, 0.5))
    opened = [
        moving(side, lambda f, t: below(f, 250 + bright * np.clip(t / 0.25, 0, 1) * np.exp(-t / length)))
        for side in sides.T
    ]
    chord = np.stack(opened, 1)
    return chord / np.abs(chord).max() * curve(count, (0, 0), (attack, 1), (length * 0.5, 0.7), (length, 0))[:, None]


def drum(rng, pitch=73.4, level=1.0):
    """A great skin, struck."""
    return level * thud(rng, pitch, 0.7, 1.7, 0.7, 0.6)


OPEN = ((1, 1.5, 2), (1, 1.2, 2), (1.5, 2, 2.4), (1, 1.5, 2.4))
"""Voicings of D minor, as multiples of its tonic."""


@effect(-21, (450, 900), "hall", 0.35, 1.4, every=1.0, pitched=True, duck=-3.0)
def combat_start_normal(rng):
    """Steel is drawn over a drum."""
    tape = Tape(1.2)
    tape.lay(drum(rng), 0, 1.0).lay(crack(rng, 900, 3000, 0.03), 0, 0.4)
    tape.lay(
        metal(rng, 587.3 * rng.choice((1.0, 1.5, 2.0)), 0.9, rng.uniform(0.3, 0.6), 1.1, 14), 0, rng.uniform(0.15, 0.4)
    )
    tape.lay(
        horns(rng, 73.4 * np.array(OPEN[rng.integers(4)][:2]), 0.9, rng.uniform(900, 2200)), 0, rng.uniform(0.2, 0.5)
    )
    return tape.lay(drum(rng), rng.uniform(0.2, 0.34), rng.uniform(0.4, 0.8)).sound


@effect(-19, (450, 900), "hall", 0.38, 1.7, every=1.0, pitched=True, duck=-3.0)
def combat_start_elite(rng):
    """Three drums, and horns that have been waiting."""
    tape, pace = Tape(1.7), rng.uniform(0.16, 0.22)
    for rank, level in enumerate((1.0, 0.7, 0.9)):
        tape.lay(drum(rng), pace * rank, level)
    tape.lay(crack(rng, 800, 3200, 0.04), 0, 0.5)
    tape.lay(horns(rng, 73.4 * np.array(OPEN[rng.integers(4)]), 1.5, rng.uniform(1400, 3000)), 0, rng.uniform(0.5, 0.9))
    tape.lay(horns(rng, (155.6,), 0.7, 1500), 2 * pace, rng.uniform(0.1, 0.3))
    return tape.lay(chain(rng, 7, 0.8, 700), 0.05, rng.uniform(0.1, 0.35)).sound


@effect(-17, (380, 800), "hall", 0.42, 2.2, takes=1, every=1.0, pitched=True, duck=-4.0)
def combat_start_boss(rng):
    """The bell under the floor, a chord of all voices, and the roar of what they were waiting for."""
    tape = Tape(2.6)
    tape.lay(drum(rng, 58.3), 0, 1.4).lay(crack(rng, 700, 2800, 0.05), 0, 0.7)
    tape.lay(bell(73.4, 2.2, rng, rng.uniform(1.6, 2.4), rng.uniform(0.8, 1.8), 4000), 0, 0.6)
    tape.lay(
        horns(rng, 73.4 * np.array(OPEN[rng.integers(4)]), 2.2, rng.uniform(1400, 2800), 0.06), 0, rng.uniform(0.5, 0.9)
    )
    tape.lay(
        choir(146.8 * np.array(OPEN[rng.integers(4)]), 2.2, rng, (620, 1050, 2500), 0.15), 0, rng.uniform(0.3, 0.7)
    )
    base = 73.4 / rng.choice((1.0, 1.335))
    pitch = [(0, base), (0.25, base * 1.6), (0.7, base * 1.4), (1, base * 0.6)]
    tape.lay(cry(rng, 1.3, pitch, ROAR, 0.7, 0.5, rng.uniform(0.65, 0.85), 0.1), rng.uniform(0.3, 0.6), 0.4)
    return tape.lay(drum(rng, 73.4), 0.9, 0.9).sound


@effect(-20, (450, 950), "hall", 0.45, 2.4, takes=1, every=1.0, pitched=True, duck=-4.0)
def act_begin(rng):
    """Further down: a door of stone, a bell, and far voices."""
    tape = Tape(2.8)
    tape.lay(thud(rng, 73.4, 1.2, 1.9, 0.6, 0.9), 0, 1.1).lay(crack(rng, 500, 2200, 0.05), 0, 0.4)
    tape.lay(whoosh(1.4, rng, rng.uniform(180, 350), rng.uniform(700, 1500), 0.8, 0.3), 0, rng.uniform(0.3, 0.7))
    for rank, pitch in enumerate(((0, 7, 15), (0, 3, 7), (7, 12, 15), (0, 12, 19))[rng.integers(4)]):
        tape.lay(
            bell(146.8 * ratio(pitch), 2.0, rng, 1.9, rng.uniform(0.6, 1.4), 6000),
            0.02 + 0.34 * rank,
            0.4,
            -0.3 + 0.3 * rank,
        )
    vowel = ((600, 1000, 2500), (380, 750, 2300), (800, 1250, 2700))[rng.integers(3)]
    return tape.lay(
        choir(146.8 * np.array(OPEN[rng.integers(4)]), 2.6, rng, vowel, 0.5), 0.1, rng.uniform(0.3, 0.6)
    ).sound


@effect(-25, (180, 500), "chamber", 0.12, 0.0, takes=1, every=1.0, loop=True)
def heartbeat(rng):
    """Little is left: your own heart, sixty times a minute."""
    tape = Tape(2.0, loop=True)
    for beat in range(2):
        for at, level, pitch in ((0.02, 1.0, 62), (0.24, 0.7, 70)):
            knock = thud(rng, pitch, 0.25, 2.0, 0.25, 0.18)
            tape.lay(knock, beat + at, level)
            tape.lay(crack(rng, 350, rng.uniform(900, 1300), 0.02), beat + at, 0.18 * level)
            valve = crack(rng, 4200, 7000, 0.006)
            tape.lay(valve, beat + at, 0.16 * level)
    return tape.sound
