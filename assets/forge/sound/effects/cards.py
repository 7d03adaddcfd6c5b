"""Cards: paper, and what leaves it."""

import numpy as np

from assets.forge.sound.clock import curve, ratio, samples, scatter
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.matter import (
    D_MINOR,
    bell,
    bone,
    choir,
    crack,
    fire,
    glass,
    metal,
    paper,
    thud,
    whoosh,
)
from assets.forge.sound.sources import modulated, pluck
from assets.forge.sound.space import Tape


@effect(-28, (1200, 1900), wet=0.05, tail=0.15, takes=5, bus="interface", bright=-4.0)
def card_hover(rng):
    """A fingertip under a card's edge."""
    tape, low = Tape(0.14), rng.uniform(800, 1500)
    tape.lay(paper(rng.uniform(0.06, 0.11), rng, low, low * rng.uniform(2.2, 3.6), rng.uniform(90, 220)))
    return tape.lay(bone(rng, scatter(rng, 900, 3), 0.05), rng.uniform(0, 0.08), rng.uniform(0.02, 0.14)).sound


@effect(-24, (1500, 2400), wet=0.08, tail=0.25, takes=5)
def card_draw(rng):
    """A card slides off the pile and snaps into the hand."""
    tape, low = Tape(0.26), rng.uniform(900, 1400)
    tape.lay(
        paper(0.24, rng, low, low * rng.uniform(2.4, 3.6), rng.uniform(110, 230), lambda way: np.sin(np.pi * way**0.5))
    )
    tape.lay(
        whoosh(0.22, rng, scatter(rng, 700, 3), rng.uniform(1500, 2800), 0.7, 0.45), 0, rng.uniform(0.2, 0.8), -0.1
    )
    return tape.lay(bone(rng, scatter(rng, 900, 3), 0.05), rng.uniform(0.13, 0.18), rng.uniform(0.05, 0.3)).sound


@effect(-24, (700, 1400), wet=0.14, tail=0.4, takes=5)
def card_play(rng):
    """A card is thrown down on the stone."""
    tape = Tape(0.34)
    tape.lay(crack(rng, rng.uniform(800, 1500), rng.uniform(2600, 4400), 0.014), 0, rng.uniform(0.2, 0.6))
    tape.lay(thud(rng, scatter(rng, 110, 2.5), 0.2, 1.6, 0.6, rng.uniform(0.1, 0.18)), 0, 0.8)
    tape.lay(bone(rng, scatter(rng, 480, 3), 0.1), 0.001, rng.uniform(0.15, 0.5))
    tape.lay(paper(rng.uniform(0.08, 0.16), rng, 900, rng.uniform(2600, 3800), 160, lambda way: 1 - way), 0.004, 0.6)
    return tape.lay(whoosh(0.24, rng, rng.uniform(900, 1800), 400, 0.7, 0.1), 0, rng.uniform(0.1, 0.4)).sound


@effect(-23, (900, 1700), wet=0.08, tail=0.25, bright=-7.0)
def card_discard(rng):
    """A card slides away, downwards."""
    tape = Tape(0.3)
    tape.lay(
        paper(rng.uniform(0.16, 0.24), rng, rng.uniform(600, 900), rng.uniform(2200, 3200), 130, lambda way: 1 - way)
    )
    tape.lay(whoosh(0.24, rng, scatter(rng, 1800, 3), rng.uniform(350, 700), 0.7, 0.3), 0, rng.uniform(0.3, 0.7), 0.15)
    return tape.lay(thud(rng, scatter(rng, 150, 3), 0.1, 1.3, 0.7, 0.07), rng.uniform(0.14, 0.2), 0.25).sound


@effect(-20, (800, 1600), "hall", 0.2, 0.9, duck=-3.0)
def card_exhaust(rng):
    """A card goes up in flames."""
    tape = Tape(1.0)
    tape.lay(fire(1.0, rng, curve(samples(1.0), (0, 0), (0.06, 1), (0.45, 0.7), (1.0, 0)), rng.uniform(25, 80)))
    tape.lay(whoosh(0.9, rng, scatter(rng, 350, 4), scatter(rng, 1900, 3), 0.8, 0.3), 0, rng.uniform(0.3, 0.8))
    tape.lay(paper(0.5, rng, 800, rng.uniform(2200, 3400), 90, lambda way: 1 - way), 0, rng.uniform(0.3, 0.9))
    return tape.lay(glass(scatter(rng, 587, 3), 0.9, rng, 0.7), 0.1, 0.06).sound


@effect(-24, (700, 1500), "crypt", 0.2, 0.7)
def card_remove(rng):
    """A card is torn through, and what is left of it sinks to the floor."""
    tape, tear = Tape(0.9), rng.uniform(0.16, 0.26)
    tape.lay(crack(rng, 1200, 3600, 0.02), 0, 0.6)
    tape.lay(paper(tear, rng, rng.uniform(700, 1100), rng.uniform(2800, 4600), rng.uniform(260, 420)), 0, 1.0)
    tape.lay(paper(0.12, rng, 900, 3000, 200), tear + rng.uniform(0.02, 0.1), 0.6, 0.3)
    tape.lay(whoosh(0.6, rng, rng.uniform(900, 1500), 200, 0.7, 0.2), 0.15, 0.4)
    return tape.lay(thud(rng, scatter(rng, 90, 2), 0.3, 1.5, 0.3, 0.25), rng.uniform(0.4, 0.55), 0.6).sound


@effect(-26, (1500, 2400), wet=0.08, tail=0.3)
def card_shuffle(rng):
    """The discard pile is riffled and knocked square."""
    tape, cards = Tape(0.85), int(rng.integers(9, 19))
    times, pitch = np.cumsum(rng.uniform(0.5, 1.5, cards)), scatter(rng, 700, 3)
    high = rng.uniform(2700, 4200)
    for card, at in enumerate(times / times[-1] * 0.6):
        tape.lay(
            paper(0.05, rng, 900, high, 220), at - times[0] / times[-1] * 0.6, 0.5 + 0.5 * np.sin(np.pi * card / cards)
        )
        tape.lay(bone(rng, scatter(rng, pitch + 12 * card), 0.05), at, 0.1)
    return tape.lay(thud(rng, scatter(rng, 130, 3), 0.15, 1.4, 0.5, 0.1), 0.64, 0.45).sound


TWO_NOTES = ((440, 587.3), (587.3, 880), (349.2, 587.3), (698.5, 880), (440, 698.5), (293.7, 440))
"""Pairs from D minor, rising."""


@effect(-25, (800, 1700), "hall", 0.2, 0.8, pitched=True, bright=-9.0)
def card_add(rng):
    """A card joins the deck: its landing, and two soft notes."""
    tape, first, gap = Tape(0.9), rng.uniform(0.01, 0.04), rng.uniform(0.06, 0.12)
    tape.lay(paper(0.16, rng, 1000, rng.uniform(2800, 4200), 170, lambda way: 1 - way), 0, rng.uniform(0.3, 1))
    tape.lay(thud(rng, 146.8, 0.16, 1.5, 0.4, 0.12), 0, rng.uniform(0.3, 0.6)).lay(bone(rng, 587.3, 0.08), 0, 0.2)
    for place, note in enumerate(TWO_NOTES[rng.integers(len(TWO_NOTES))]):
        chime = (
            glass(note, 0.7, rng, rng.uniform(0.35, 0.8)) if rng.random() < 0.6 else 0.8 * bell(note / 2, 0.7, rng, 0.7)
        )
        tape.lay(chime, first + gap * place, 0.25, -0.2 + 0.4 * place)
    return tape.sound


@effect(-22, (800, 1700), "hall", 0.25, 1.2, pitched=True)
def upgrade(rng):
    """A hammer, twice, and the card that glows under it."""
    tape, iron = Tape(1.4), 587.3 * ratio(rng.choice((-5, 0, 3)))
    for at, level in ((0, 0.9), (rng.uniform(0.2, 0.28), 1.0)):
        tape.lay(metal(rng, iron, 0.7, rng.uniform(0.25, 0.5), rng.uniform(0.7, 1.1)), at, level)
        tape.lay(thud(rng, 73.4, 0.2, 1.8, 0.6, 0.15), at, 0.7)
    voicing = ((0, 3, 7, 12), (7, 12, 15, 19), (0, 7, 12, 15), (3, 7, 12, 24))[rng.integers(4)]
    for note, pitch in enumerate(voicing):
        tape.lay(
            glass(293.7 * ratio(pitch), 0.9, rng, rng.uniform(0.5, 1.0)), 0.34 + 0.05 * note, 0.2, -0.3 + 0.2 * note
        )
    glow = fire(0.5, rng, curve(samples(0.5), (0, 0), (0.03, 0.6), (0.5, 0)), rng.uniform(40, 90))
    return tape.lay(glow, 0.22, rng.uniform(0.2, 0.6)).sound


@effect(-22, (650, 1300), "hall", 0.22, 0.7, pitched=True, bright=-8.0, duck=-2.0)
def energy(rng):
    """A flame leaps up, and a warm note holds it."""
    tape, depth = Tape(0.8), rng.uniform(0.3, 1.6)
    tape.lay(thud(rng, 73.4, 0.2, 1.4, 0.3, 0.16), 0, 0.35)
    tape.lay(whoosh(0.4, rng, rng.uniform(300, 600), rng.uniform(1200, 2200), 0.7, 0.15), 0, rng.uniform(0.3, 0.8))
    voicing = ((220, 349.2, 440), (293.7, 440, 587.3), (146.8, 349.2, 587.3), (220, 293.7, 698.5))[rng.integers(4)]
    for pitch, level in zip(voicing, (0.3, 0.22, 0.14), strict=True):
        tone = modulated(samples(0.55), pitch, rng.choice((1.0, 2.0, 3.0)), depth, 0.5, 0.2)
        tape.lay(tone * curve(len(tone), (0, 0), (0.008, 1), (0.55, 0)), 0.01, level, (pitch - 330) / 400)
    return tape.lay(
        fire(0.4, rng, curve(samples(0.4), (0, 0), (0.02, 0.5), (0.4, 0)), 60), 0, rng.uniform(0.1, 0.5)
    ).sound


@effect(-23, (700, 1500), "hall", 0.2, 0.6, pitched=True, bright=-6.0)
def energy_set(rng):
    """The flame is made another size: a breath across it, and one held note."""
    tape, note = Tape(0.6), (293.7, 440, 587.3)[rng.integers(3)]
    tone = modulated(samples(0.5), note, rng.choice((1.0, 2.0, 0.5)), rng.uniform(0.4, 1.8), 0.45, 0.15)
    tape.lay(tone * curve(len(tone), (0, 0), (0.004, 1), (0.5, 0)), 0, 0.4)
    tape.lay(whoosh(0.4, rng, rng.uniform(1400, 2400), rng.uniform(400, 800), 0.6, 0.2), 0, rng.uniform(0.15, 0.5))
    return tape.lay(glass(note * 2, 0.5, rng, rng.uniform(0.2, 0.5)), 0.03, rng.uniform(0.05, 0.25)).sound


@effect(-25, (500, 1100), wet=0.1, tail=0.3, every=0.15, bright=-7.5)
def no_energy(rng):
    """No fire left for that: an ember is blown on and goes out."""
    tape, length = Tape(0.4), rng.uniform(0.22, 0.34)
    tape.lay(thud(rng, scatter(rng, 160, 3), 0.14, 0.8, 0.4, 0.1), 0, 0.6)
    tape.lay(fire(length, rng, curve(samples(length), (0, 1), (0.04, 0.9), (length, 0)), rng.uniform(60, 140)), 0, 0.6)
    return tape.lay(
        whoosh(length, rng, rng.uniform(1200, 2200), rng.uniform(250, 450), 0.6, 0.08), 0, rng.uniform(0.3, 0.8)
    ).sound


@effect(-29, (900, 1900), wet=0.1, tail=0.25, every=0.1, bright=-9.0)
def card_aim(rng):
    """A card is turned on someone: a string is drawn taut."""
    tape = Tape(0.25)
    tape.lay(pluck(samples(0.25), scatter(rng, 440, 3), rng, rng.uniform(0.15, 0.3), rng.uniform(0.4, 0.9)), 0, 0.5)
    tape.lay(metal(rng, scatter(rng, 900, 4), 0.2, rng.uniform(0.08, 0.16), 0.8, 8), 0, rng.uniform(0.1, 0.4))
    return tape.lay(whoosh(0.14, rng, 900, rng.uniform(1600, 2800), 0.5, 0.3), 0, rng.uniform(0.1, 0.4)).sound


@effect(-20, (450, 900), "hall", 0.35, 1.5, pitched=True, duck=-4.0, bright=-10.0)
def power(rng):
    """A power takes hold: a bell, and a chord of voices that opens over it."""
    tape = Tape(1.7)
    tape.lay(thud(rng, 73.4, 0.7, 1.7, 0.3, 0.6), 0, 0.9)
    tape.lay(bell(146.8, 1.2, rng, rng.uniform(1.0, 1.8), rng.uniform(0.6, 1.6), 4500), 0, rng.uniform(0.3, 0.5))
    voicing = (D_MINOR, D_MINOR[[0, 2, 3]], 2 * D_MINOR[:3], D_MINOR[[1, 2, 3]] * 1.0, D_MINOR[[0, 1]] / 1.0)[
        rng.integers(5)
    ]
    vowel = ((500, 900, 2400), (350, 700, 2300), (720, 1150, 2600), (400, 1700, 2500))[rng.integers(4)]
    tape.lay(choir(voicing, 1.4, rng, vowel, rng.uniform(0.08, 0.25)), 0.03, rng.uniform(0.5, 0.8))
    return tape.lay(
        whoosh(0.9, rng, rng.uniform(200, 500), rng.uniform(1300, 2400), 0.7, 0.3), 0, rng.uniform(0.2, 0.6)
    ).sound
