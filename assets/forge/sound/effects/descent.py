"""On the way with dice: places that are come to, boons, and what stays when a run is over."""

from assets.forge.sound.clock import ratio, scatter
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.effects.slab import PEAK, die
from assets.forge.sound.matter import (
    bell,
    bone,
    chain,
    choir,
    crack,
    creak,
    glass,
    metal,
    step,
    thud,
    whisper,
    whoosh,
)
from assets.forge.sound.space import Tape

D = 293.66


@effect(-22, (500, 1100), "crypt", 0.2, 0.7, takes=2, every=0.3, peak=PEAK)
def trap(rng):
    """A stone gives way under the foot, and something is let go."""
    tape = Tape(1.1)
    tape.lay(step(rng, 140), 0, 0.9).lay(thud(rng, scatter(rng, 95, 2), 0.25, 1.5, 0.9, 0.15), 0.02, 0.7)
    tape.lay(metal(rng, scatter(rng, 700, 4), 0.3, 0.15, 1.0, 10), 0.16, 0.5).lay(
        crack(rng, 1500, 4500, 0.02), 0.16, 0.4
    )
    return tape.lay(chain(rng, int(rng.integers(5, 10)), 0.5, rng.uniform(600, 1000)), 0.2, 0.6).sound


@effect(-20, (450, 1000), "hall", 0.35, 1.2, takes=2, every=0.3, pitched=True, bright=-7.5, peak=PEAK)
def temple(rng):
    """Stone halls that still sing."""
    tape = Tape(1.6)
    tape.lay(bell(D / 2, 1.5, rng, 1.6, rng.uniform(0.6, 1.4), 4000), 0, 0.8)
    chord = (D / 2, D * ratio(rng.choice((-5, 3))), D)
    return tape.lay(choir(chord, 1.5, rng, (rng.uniform(420, 700), 1000, 2500), 0.1), 0, 0.7).sound


@effect(-22, (700, 1500), "crypt", 0.25, 0.9, takes=2, every=0.3, pitched=True, peak=PEAK)
def shrine(rng):
    """A bowl that is struck once."""
    tape = Tape(1.3)
    for rank, pitch in enumerate((0, rng.choice((7, 12)))):
        tape.lay(glass(D * ratio(pitch), 1.2, rng, rng.uniform(0.7, 1.2)), 0.03 * rank, 0.6)
    tape.lay(bone(rng, D, rng.uniform(0.08, 0.2)), 0, rng.uniform(0.2, 0.6))
    return tape.lay(whoosh(0.6, rng, 500, rng.uniform(900, 1600), 0.6, 0.3), 0, 0.2).sound


@effect(-20, (450, 1000), "crypt", 0.25, 0.8, takes=2, every=0.3, bright=-6.0, duck=-2.0, peak=PEAK)
def hidden(rng):
    """A wall that was none: stone grinds aside, and cold air comes out."""
    tape, length = Tape(1.5), rng.uniform(0.6, 0.9)
    tape.lay(thud(rng, scatter(rng, 80, 2), 0.3, 1.5, 0.9, 0.2), 0, 0.8)
    tape.lay(creak(rng, length, rng.uniform(16, 34)), 0, 0.6)
    tape.lay(whoosh(1.0, rng, 300, rng.uniform(800, 1600), 0.7, 0.5), 0.2, 0.5)
    return tape.lay(whisper(rng, 0.8, 5, 0.9), length * 0.6, rng.uniform(0.1, 0.35)).sound


@effect(-20, (500, 1100), "hall", 0.25, 0.8, takes=3, every=0.2, pitched=True, bright=-10.0, peak=PEAK)
def boon(rng):
    """A boon comes upon you: a die is laid down, and something sings in it."""
    tape, pair = Tape(1.0), ((0, 7), (3, 10), (-5, 3), (7, 12))[rng.integers(4)]
    tape.lay(die(rng, 1600, 4200, 0.06), 0, 0.4)
    for rank, pitch in enumerate(pair):
        tape.lay(bell(D * ratio(pitch), 0.9, rng, rng.uniform(0.6, 1.1), rng.uniform(0.4, 1.4)), 0.09 * rank, 0.5)
    return tape.lay(choir((D / 2, D * ratio(pair[0])), 0.9, rng, attack=0.05), 0, rng.uniform(0.2, 0.6)).sound


@effect(-20, (600, 1300), "hall", 0.25, 0.8, takes=3, every=0.5, pitched=True, bright=-10.0, peak=PEAK)
def points(rng):
    """What a run leaves behind is counted: small bells, not coins."""
    tape, climb = Tape(1.1), ((0, 7, 12, 19), (0, 7, 12), (-5, 0, 7, 12), (-12, -5, 0, 7))[rng.integers(4)]
    for rank, pitch in enumerate(climb):
        note, at = D * ratio(pitch), rng.uniform(0.07, 0.09) * rank
        tape.lay(bone(rng, note, 0.1), at, rng.uniform(0.2, 0.5))
        tape.lay(bell(note, 0.9, rng, rng.uniform(0.4, 0.9), rng.uniform(0.3, 1.5)), at, 0.5, -0.3 + 0.2 * rank)
        tape.lay(glass(note * 2, 0.8, rng, rng.uniform(0.3, 0.7)), at, rng.uniform(0.05, 0.3))
    return tape.sound
