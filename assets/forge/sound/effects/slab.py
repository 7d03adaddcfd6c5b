"""Dice of bone on a slab of stone: thrown, struck, rolling, lying, held. Dry, since they are near."""

import numpy as np

from assets.forge.sound.clock import curve, decay, fade, samples, scatter
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.filters import band_pass, low_pass
from assets.forge.sound.matter import bone, grains, metal, paper, thud, whoosh
from assets.forge.sound.sources import noise, ringing
from assets.forge.sound.space import Tape

PEAK = -7.2
"""The highest peak of a die in dB: many of them are heard at once."""


def die(rng, low=1600, high=5000, fall=0.07, modes=6):
    """A die of bone is struck: a few tones from `low` to `high` Hz in no harmony, gone in `fall` seconds or sooner."""
    tones = np.sort(low * (high / low) ** rng.random(modes))
    falls = fall * rng.uniform(0.5, 1.1, modes) * (low / tones) ** 0.4
    body = ringing(samples(fall), tones, falls, rng.uniform(0.2, 1, modes), rng)
    return fade(body + rng.uniform(0.1, 0.9) * _touch(rng, len(body)), 0.0004, 0.01)


def _touch(rng, count):
    """The first two milliseconds of bone on stone."""
    edge = rng.uniform(2500, 6000)
    return low_pass(rng.standard_normal(count), edge) * decay(count, rng.uniform(0.006, 0.02), 0.0003)


@effect(-30, (1600, 3000), wet=0.015, tail=0.05, takes=12, every=0.0, bright=-6.5, peak=PEAK)
def die_hit(rng):
    """A die strikes the slab; each take with another edge."""
    tape = Tape(0.12)
    tape.lay(die(rng, rng.uniform(1500, 2200), rng.uniform(3200, 5200), rng.uniform(0.04, 0.11)), 0, 0.8, 0.15)
    stone = ringing(samples(0.1), scatter(rng, np.array([310, 520, 830]), 5), (0.06, 0.05, 0.04), (1, 0.8, 0.6), rng)
    return tape.lay(stone * decay(len(stone), 0.2, 0.0005), 0, rng.uniform(0.0, 0.5)).sound


@effect(-30, (3000, 4300), wet=0.02, tail=0.09, takes=6, every=0.0, bright=-14.0, peak=PEAK)
def die_knock(rng):
    """Two dice knock together: sharper, and nothing below it."""
    tape = Tape(0.08)
    tape.lay(die(rng, rng.uniform(2300, 3000), rng.uniform(4500, 6500), rng.uniform(0.03, 0.06)), 0, 0.8, -0.2)
    return tape.lay(die(rng, 2600, 5600, rng.uniform(0.02, 0.05), 4), rng.uniform(0.001, 0.006), 0.6).sound


@effect(-26.5, (1700, 3200), wet=0.02, tail=0.06, takes=4, every=0.05, bright=-5.5, peak=PEAK - 1)
def die_roll(rng):
    """A die rolls on over the grain of the slab, slower and slower."""
    length = rng.uniform(0.16, 0.26)

    def edge(rng):
        return die(rng, rng.uniform(1500, 2600), 5200, rng.uniform(0.01, 0.03), 4) * rng.uniform(0.3, 1)

    tape = Tape(length + 0.04)
    tape.lay(edge(rng), 0, 0.8)
    tape.lay(grains(length, rng, rng.uniform(40, 110), edge, 0.1, lambda part: 1 - 0.7 * part), 0, 0.7)
    scrape = band_pass(noise(samples(length), rng, -3), 1800, rng.uniform(3500, 6000))
    return tape.lay(scrape * curve(len(scrape), (0, 0.6), (length, 0)), 0, rng.uniform(0.1, 0.3)).sound


@effect(-29, (700, 1300), wet=0.02, tail=0.08, takes=6, every=0.0, bright=-8.0, peak=PEAK)
def die_settle(rng):
    """A die falls flat: one dull tick."""
    tape = Tape(0.09)
    tones = rng.uniform(650, 1100) * np.array([1, rng.uniform(1.3, 1.7), rng.uniform(2, 2.6)])
    flat = ringing(samples(0.08), tones, rng.uniform(0.03, 0.09, 3), (1, 0.6, rng.uniform(0.1, 0.6)), rng)
    tape.lay(fade(flat, 0.0004, 0.01), 0, 0.8, 0.15)
    return tape.lay(_touch(rng, samples(0.03)), 0, rng.uniform(0.1, 0.6)).sound


@effect(-24, (220, 600), "crypt", 0.12, 0.25, takes=3, every=0.3, bright=-7.0, peak=PEAK)
def all_settled(rng):
    """All lie: the stone beneath answers, and the place breathes. It tells nothing of what has come."""
    tape = Tape(0.4)
    tape.lay(thud(rng, scatter(rng, 90, 1), 0.32, 1.4, rng.uniform(0.1, 0.6), rng.uniform(0.2, 0.34)), 0, 0.8)
    tape.lay(bone(rng, scatter(rng, 360, 4), 0.07), 0, rng.uniform(0.05, 0.4))
    return tape.lay(whoosh(0.34, rng, 700, rng.uniform(250, 450), 0.8, rng.uniform(0.1, 0.3)), 0.01, 0.4).sound


@effect(-25.5, (1000, 2000), wet=0.03, tail=0.08, takes=4, every=0.1, bright=-9.0, peak=PEAK)
def die_throw(rng):
    """Out of the fist: bones rattle against each other, and cloth and air go after."""
    tape, rattles = Tape(0.34), int(rng.integers(2, 6))
    for rattle in range(rattles):
        tape.lay(die(rng, 1500, 4200, rng.uniform(0.02, 0.06)), 0.016 * rattle * rng.uniform(0.7, 1.5), 0.5)
    tape.lay(paper(0.22, rng, rng.uniform(500, 900), rng.uniform(1800, 3000), rng.uniform(60, 160)), 0, 0.7)
    return tape.lay(whoosh(0.26, rng, rng.uniform(500, 900), rng.uniform(1400, 2600), 0.6, 0.35), 0, 0.6).sound


def _scoop(rng, length):
    """Dice are gathered from the slab with one hand."""

    def edge(rng):
        return die(rng, rng.uniform(1300, 2200), 4600, rng.uniform(0.015, 0.06)) * rng.uniform(0.3, 1)

    tape = Tape(length + 0.08)
    tape.lay(edge(rng), 0, 0.9)
    tape.lay(grains(length, rng, rng.uniform(24, 50), edge, 0.4, lambda part: 0.4 + 0.6 * part), 0, 0.7)
    drag = band_pass(noise(samples(length), rng, -3), 600, rng.uniform(2200, 4200))
    return tape.lay(drag * curve(len(drag), (0, 0.4), (length * 0.5, 1), (length, 0)), 0, rng.uniform(0.1, 0.35))


@effect(-24, (1100, 2400), wet=0.03, tail=0.08, takes=4, every=0.1, bright=-9.5, peak=PEAK)
def reroll(rng):
    """Once more: dice are scooped up."""
    return _scoop(rng, rng.uniform(0.22, 0.34)).sound


@effect(-22.5, (500, 1100), "crypt", 0.08, 0.2, takes=3, every=0.1, bright=-10.0, peak=PEAK)
def reroll_last(rng):
    """The last time: a drum under it."""
    tape = _scoop(rng, rng.uniform(0.24, 0.34))
    return tape.lay(thud(rng, scatter(rng, 82, 1), 0.4, 1.7, rng.uniform(0.2, 0.7), 0.3), 0, 1.2).sound


def _notch(rng, first, second):
    """A die slides in its groove over two notches of these Hz, and an iron catch falls."""
    tape, gap = Tape(0.18), rng.uniform(0.035, 0.06)
    for rank, tone in enumerate((first, second)):
        tape.lay(bone(rng, tone, rng.uniform(0.05, 0.1)), rank * gap, rng.uniform(0.5, 0.9))
        tape.lay(die(rng, 1700, 4200, rng.uniform(0.02, 0.05), 4), rank * gap, rng.uniform(0.1, 0.4))
    tape.lay(metal(rng, scatter(rng, 1250, 4), 0.1, rng.uniform(0.04, 0.09), 0.8, 8), gap, rng.uniform(0.03, 0.25))
    slide = band_pass(noise(samples(gap + 0.02), rng, -3), 900, rng.uniform(2500, 5000))
    return tape.lay(fade(slide, 0.004, 0.02), 0, rng.uniform(0.05, 0.25)).sound


LOW, HIGH = 587.3, 698.5
"""D and F: a minor third."""


@effect(-26, (900, 1900), wet=0.03, tail=0.08, takes=5, every=0.02, bright=-8.5, peak=PEAK)
def die_hold(rng):
    """It is held: two notches up."""
    return _notch(rng, LOW, HIGH)


@effect(-26, (900, 1900), wet=0.03, tail=0.08, takes=5, every=0.02, bright=-8.5, peak=PEAK)
def die_release(rng):
    """It is let go: two notches down."""
    return _notch(rng, HIGH, LOW)
