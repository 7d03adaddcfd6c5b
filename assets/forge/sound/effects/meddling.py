"""What enemies do to dice, each cause with a sound of its own, to be told apart with closed eyes."""

import numpy as np

from assets.forge.sound.clock import curve, decay, ratio, samples, scatter
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.effects.slab import PEAK, die
from assets.forge.sound.filters import band_pass, low_pass
from assets.forge.sound.matter import (
    backwards,
    bone,
    chain,
    crack,
    fire,
    glass,
    grains,
    metal,
    thud,
    whisper,
    whoosh,
)
from assets.forge.sound.sources import noise
from assets.forge.sound.space import Tape


@effect(-22, (900, 1700), "crypt", 0.1, 0.3, every=0.1, peak=PEAK)
def meddle_nail(rng):
    """A bolt nails it down."""
    tape = Tape(0.5)
    tape.lay(crack(rng, 1800, 5000, 0.02), 0, 0.8)
    tape.lay(metal(rng, scatter(rng, 760, 4), 0.4, rng.uniform(0.08, 0.25), 1.0, 10), 0.004, rng.uniform(0.3, 0.8))
    tape.lay(thud(rng, scatter(rng, 140, 3), 0.16, 1.5, 0.8, 0.1), 0.004, 0.7)
    return tape.lay(whoosh(0.18, rng, 3200, 900, 0.4, 0.1), 0, rng.uniform(0.1, 0.4)).sound


@effect(-22, (1600, 2700), "crypt", 0.1, 0.35, every=0.1, peak=PEAK)
def meddle_frost(rng):
    """Frost creeps over it."""
    tape = Tape(0.6)

    def needle(rng):
        return glass(rng.uniform(1400, 3200), 0.1, rng, rng.uniform(0.02, 0.08)) * rng.uniform(0.2, 1)

    tape.lay(needle(rng), 0, 0.9)
    tape.lay(grains(0.5, rng, rng.uniform(50, 120), needle, 0.3, lambda part: 1 - 0.6 * part), 0, 0.6)
    hiss = band_pass(noise(samples(0.5), rng, -1), rng.uniform(1200, 1800), 4500)
    return tape.lay(hiss * curve(len(hiss), (0, 0.5), (0.05, 1), (0.5, 0)), 0, rng.uniform(0.1, 0.3)).sound


@effect(-22, (700, 1400), "crypt", 0.08, 0.3, every=0.1, peak=PEAK)
def meddle_fire(rng):
    """It is burnt to coal: a flare that is choked."""
    length = rng.uniform(0.35, 0.55)
    tape = Tape(length + 0.1)
    level = curve(samples(length), (0, 0.6), (0.03, 1), (length * 0.5, 0.5), (length, 0))
    tape.lay(fire(length, rng, level, rng.uniform(30, 80)), 0, 1.0)
    tape.lay(thud(rng, scatter(rng, 95, 2), 0.25, 2.0, 0.6, 0.18), 0, 0.6)
    return tape.lay(crack(rng, 900, 3500, 0.03), 0, rng.uniform(0.1, 0.4)).sound


@effect(-22, (1200, 2300), "crypt", 0.08, 0.2, every=0.1, peak=PEAK)
def meddle_chaos(rng):
    """A rattle that no hand shakes: it starts, stops, and starts."""
    tape = Tape(0.6)

    def knock(rng):
        return die(rng, 1100, 4200, rng.uniform(0.02, 0.06)) * rng.uniform(0.3, 1)

    tape.lay(knock(rng), 0, 0.9)
    pulse = rng.uniform(4, 7)
    rattle = grains(0.5, rng, rng.uniform(60, 110), knock, 0.8, lambda part: 0.5 + 0.5 * np.cos(6.28 * pulse * part))
    return tape.lay(rattle, 0, 0.7).lay(bone(rng, scatter(rng, 300, 5), 0.1), 0, rng.uniform(0.1, 0.5)).sound


@effect(-20, (220, 520), "crypt", 0.15, 0.4, every=0.1, bright=-7.0, duck=-4.0, peak=PEAK)
def meddle_weight(rng):
    """All grows heavy: a tone that slows and sinks into the stone."""
    tape, count = Tape(0.8), samples(0.7)
    top, end = rng.uniform(260, 420), rng.uniform(55, 80)
    pitch = top * (end / top) ** (np.arange(count) / count)
    tone = np.sin(2 * np.pi * np.cumsum(pitch) / 44100) + 0.5 * np.sin(4.02 * np.pi * np.cumsum(pitch) / 44100)
    tape.lay(tone * curve(count, (0, 0.8), (0.02, 1), (0.7, 0)), 0, 0.6)
    tape.lay(thud(rng, scatter(rng, 70, 1), 0.5, 1.6, rng.uniform(0.4, 0.9), 0.3), 0, 0.7)
    return tape.lay(low_pass(noise(count, rng, -4), 900) * decay(count, 0.5, 0.004), 0, rng.uniform(0.05, 0.2)).sound


@effect(-22, (1100, 2000), "crypt", 0.08, 0.3, every=0.1, peak=PEAK)
def meddle_theft(rng):
    """It is whisked away: a quick hand, and what it took."""
    tape = Tape(0.5)
    tape.lay(die(rng, 1500, 3800, 0.05), 0, 0.6)
    tape.lay(whoosh(0.26, rng, rng.uniform(700, 1100), rng.uniform(2800, 4200), 0.4, 0.3), 0, 1.0)
    for rank in range(int(rng.integers(2, 4))):
        tape.lay(
            die(rng, 1700, 4200, rng.uniform(0.02, 0.05), 4), 0.1 + 0.07 * rank, 0.3 / (1 + rank), 0.2 + 0.3 * rank
        )
    return tape.sound


@effect(-22, (900, 1700), "crypt", 0.1, 0.3, every=0.1, peak=PEAK)
def meddle_chain(rng):
    """A chain is drawn about it, and a lock falls."""
    tape = Tape(0.8)
    tape.lay(metal(rng, scatter(rng, 900, 4), 0.2, rng.uniform(0.05, 0.15), 0.9, 9), 0, 0.8)
    tape.lay(chain(rng, int(rng.integers(5, 10)), rng.uniform(0.25, 0.4), rng.uniform(800, 1150)), 0, 0.7)
    return tape.lay(thud(rng, scatter(rng, 170, 3), 0.14, 1.4, 0.9, 0.1), rng.uniform(0.36, 0.44), 0.5).sound


@effect(-21, (600, 1200), "crypt", 0.15, 0.4, every=0.1, bright=-8.0, peak=PEAK)
def meddle_curse(rng):
    """A word is spoken over it."""
    tape = Tape(0.8)
    tape.lay(bone(rng, scatter(rng, 240, 3), 0.2), 0, 0.6)
    tape.lay(whisper(rng, rng.uniform(0.5, 0.7), int(rng.integers(3, 6)), rng.uniform(0.6, 0.8)), 0, 0.9)
    return tape.lay(thud(rng, 69.3 * ratio(rng.choice((0, 6))), 0.5, 1.3, 0.3, 0.4), 0, 0.5).sound


@effect(-22, (1300, 2400), "crypt", 0.06, 0.25, every=0.1, peak=PEAK)
def meddle_strip(rng):
    """Its element is drawn out of it: a hiss that runs backwards and stops."""
    tape, length = Tape(0.6), rng.uniform(0.3, 0.5)
    hiss = band_pass(noise(samples(length), rng, -2), rng.uniform(900, 1500), rng.uniform(4500, 6500))
    tape.lay(crack(rng, 1500, 4000, 0.012), 0, 0.3)
    tape.lay(backwards(hiss * decay(len(hiss), length * 1.6, 0.002)), 0, 1.0)
    return tape.lay(backwards(glass(scatter(rng, 1400, 4), length, rng, 0.5)), 0, rng.uniform(0.1, 0.4)).sound
