"""Elements: how each takes hold of a die, what several do together, and what holds an enemy."""

import numpy as np

from assets.forge.sound.clock import curve, decay, ratio, samples, scatter, seconds
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.effects.slab import PEAK
from assets.forge.sound.filters import band_pass, bump, low_pass, moving
from assets.forge.sound.matter import bell, bone, choir, crack, fire, glass, grains, metal, snap, thud, whoosh
from assets.forge.sound.sources import noise
from assets.forge.sound.space import Tape

D = 293.66


def _shard(rng):
    """A splinter of ice."""
    return glass(rng.uniform(1500, 3600), 0.12, rng, rng.uniform(0.03, 0.12)) * rng.uniform(0.2, 1)


@effect(-25, (2000, 2800), wet=0.06, tail=0.25, every=0.04, peak=PEAK)
def element_ice(rng):
    """It freezes over: splinters grow, like glass under a foot."""
    tape = Tape(0.5)
    tape.lay(crack(rng, 3000, 6500, 0.01), 0, 0.6).lay(_shard(rng), 0, 0.9)
    tape.lay(grains(0.32, rng, rng.uniform(40, 90), _shard, 0.3, lambda part: 1 - part), 0, 0.5)
    return tape.lay(glass(scatter(rng, 2350, 3), 0.4, rng, rng.uniform(0.15, 0.4)), rng.uniform(0.0, 0.03), 0.4).sound


@effect(-24, (900, 1500), wet=0.05, tail=0.2, every=0.04, bright=-9.5, peak=PEAK)
def element_fire(rng):
    """It catches fire: a low whoomp, then crackles."""
    length = rng.uniform(0.36, 0.5)
    tape = Tape(length)
    tape.lay(thud(rng, rng.uniform(95, 150), 0.2, 2.2, rng.uniform(0.3, 0.8), 0.15), 0, 0.5)
    level = curve(samples(length), (0, 0.3), (0.04, 1), (length, 0))
    return tape.lay(fire(length, rng, level, rng.uniform(20, 60)), 0, 1.0).sound


@effect(-22.5, (550, 1000), wet=0.06, tail=0.2, every=0.04, bright=-7.0, peak=PEAK)
def element_wind(rng):
    """Wind gets into it: a breath that turns about itself."""
    count = samples(0.5)
    first, last, turn = rng.uniform(350, 600), rng.uniform(700, 1300), rng.uniform(5, 9)
    air = moving(
        noise(count, rng, -3),
        lambda f, t: bump(f, first * (last / first) ** (0.5 + 0.5 * np.sin(2 * np.pi * turn * t)), 0.3),
    )
    breath = air * curve(count, (0, 0.5), (0.04, 1), (0.5, 0))
    tape = Tape(0.5).lay(breath, 0, 0.7)
    return tape.lay(low_pass(rng.standard_normal(900), 2500) * decay(900, 0.02, 0.001), 0, rng.uniform(0.1, 0.3)).sound


@effect(-26, (2000, 3000), wet=0.05, tail=0.2, every=0.04, peak=PEAK - 1)
def element_lightning(rng):
    """A spark leaps: a snap, then strokes with silence between them."""
    tape, strokes = Tape(0.46), int(rng.integers(3, 7))
    for stroke in range(strokes):
        at = 0.0 if stroke == 0 else rng.uniform(0.03, 0.34)
        length = samples(rng.uniform(0.008, 0.03))
        arc = rng.standard_normal(length) * np.sign(np.sin(2 * np.pi * rng.uniform(80, 180) * seconds(length)))
        tape.lay(band_pass(arc * decay(length, length / 44100, 0.0003), 1200, rng.uniform(4500, 7500)), at, 0.7)
        tape.lay(snap(rng), at, 0.6 / (1 + stroke))
    return tape.lay(crack(rng, 900, 3000, 0.02), 0, 0.5).sound


@effect(-20, (450, 950), "crypt", 0.15, 0.5, every=0.1, duck=-3.0, peak=PEAK - 2)
def combo_two(rng):
    """Two act together: the slab is struck, and iron answers."""
    tape = Tape(0.6)
    tape.lay(thud(rng, scatter(rng, 82, 1), 0.4, 2.0, rng.uniform(0.4, 0.9), 0.3), 0, 1.0)
    tape.lay(crack(rng, 1200, rng.uniform(3200, 6000), 0.03), 0, 0.4)
    return tape.lay(metal(rng, D * rng.choice((0.5, 1)), 0.6, rng.uniform(0.2, 0.5), 1.0, 14), 0, 0.4).sound


@effect(-18, (400, 900), "hall", 0.2, 0.8, every=0.1, pitched=True, duck=-4.0, peak=PEAK)
def combo_three(rng):
    """Three: a bell, voices at once, and the slab shakes."""
    tape, vowel = Tape(1.0), (rng.uniform(520, 780), rng.uniform(950, 1500), 2600)
    tape.lay(thud(rng, 73.4, 0.6, 2.2, rng.uniform(0.5, 0.9), 0.4), 0, 0.9)
    tape.lay(choir(D * np.array([0.5, 1, ratio(rng.choice((3, 7)))]), 0.95, rng, vowel, 0.03), 0, 0.8)
    tape.lay(bell(D, 1.0, rng, rng.uniform(0.6, 1.3), rng.uniform(0.6, 1.6)), 0, 0.6)
    return tape.lay(crack(rng, 1500, 5000, 0.03), 0, 0.5).sound


@effect(-16, (350, 900), "hall", 0.3, 1.4, takes=1, every=0.1, duck=-9.0, peak=PEAK)
def combo_four(rng):
    """All four: a drone is sucked in, a quarter of a second of nothing, then all at once, and a long bright end."""
    tape, gap = Tape(2.4), 0.25
    rise = whoosh(0.3, rng, 220, 1400, 0.6, 0.85)
    tape.lay(crack(rng, 1200, 4000, 0.02), 0, 0.35).lay(rise, 0, 0.4)
    at = 0.3 + gap
    tape.lay(thud(rng, 55, 1.2, 2.6, 0.9, 0.9), at, 1.2).lay(metal(rng, 146.8, 1.4, 1.0, 1.2, 26), at, 0.5)
    tape.lay(choir(D * np.array([0.5, 1, ratio(3), ratio(7), 2]), 1.7, rng, attack=0.03), at, 0.9)
    for rank in range(6):
        tape.lay(
            glass(D * 4 * ratio((0, 3, 7, 12, 15, 19)[rank]), 1.2, rng, 0.9), at + 0.07 * rank, 0.15, rank / 3 - 0.8
        )
    return tape.sound


@effect(-20, (320, 800), "crypt", 0.15, 0.5, every=0.1, bright=-8.0, peak=PEAK)
def stun(rng):
    """Struck senseless: a muffled bell that swims."""
    count = samples(0.7)
    swim = 1 + 0.5 * np.sin(2 * np.pi * rng.uniform(6, 9) * seconds(count))
    rung = bell(scatter(rng, 330, 2), 0.7, rng, rng.uniform(0.6, 1.0), rng.uniform(0.6, 1.8), 2200)
    tape = Tape(0.7).lay(rung[:count] * swim[: len(rung)], 0, 0.6)
    tape.lay(thud(rng, scatter(rng, 110, 2), 0.3, 1.8, rng.uniform(0.5, 1.0), 0.2), 0, 0.9)
    return tape.lay(bone(rng, scatter(rng, 520, 4), 0.12), 0, rng.uniform(0.1, 0.5)).sound


@effect(-20, (1400, 2600), "crypt", 0.12, 0.5, every=0.1, peak=PEAK)
def freeze(rng):
    """It stands in ice: a long crackling closes about it, and locks."""
    tape, length = Tape(0.8), rng.uniform(0.4, 0.6)
    tape.lay(crack(rng, 2500, 6000, 0.015), 0, 0.7)
    tape.lay(grains(length, rng, rng.uniform(60, 120), _shard, 0.5), 0, 0.5)
    tape.lay(whoosh(length, rng, rng.uniform(2500, 3800), 900, 0.5, 0.3), 0, 0.4)
    return tape.lay(thud(rng, scatter(rng, 130, 2), 0.2, 1.4, 0.5, 0.12), length, 0.12).sound


@effect(-20, (1800, 2900), "crypt", 0.12, 0.5, every=0.1, peak=PEAK)
def shatter(rng):
    """Ice breaks off: one blow, and shards that fall."""
    tape = Tape(0.8)
    tape.lay(crack(rng, 1500, 5500, 0.03), 0, 1.0)
    tape.lay(thud(rng, scatter(rng, 150, 2), 0.2, 1.6, 0.8, 0.12), 0, 0.5)
    tape.lay(grains(rng.uniform(0.3, 0.7), rng, rng.uniform(30, 80), _shard, 0.7, lambda part: 1 - part), 0.01, 0.7)
    return tape.sound
