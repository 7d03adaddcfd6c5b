"""Cards: paper, and what leaves it."""

import numpy as np

from assets.forge.sound.clock import curve, ratio, samples, scatter
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.matter import (
    D_MINOR,
    backwards,
    bell,
    bone,
    choir,
    fire,
    glass,
    metal,
    paper,
    thud,
    whoosh,
)
from assets.forge.sound.sources import modulated
from assets.forge.sound.space import Tape


@effect(-33, (1300, 2300), wet=0.05, tail=0.15)
def card_hover(rng, take):
    """A fingertip under a card's edge."""
    tape = Tape(0.14)
    tape.lay(paper((0.07, 0.1, 0.085)[take], rng, 1000, (3600, 3000, 4200)[take], 150))
    return tape.lay(bone(rng, (900, 1080, 760)[take], 0.05), (0.05, 0.075, 0.03)[take], 0.08).sound


@effect(-26, (1500, 2400), wet=0.08, tail=0.25)
def card_draw(rng, take):
    """A card slides off the pile and snaps into the hand."""
    tape = Tape(0.26)
    tape.lay(paper(0.24, rng, 1100, 3800, 170, lambda way: np.sin(np.pi * way**0.7)))
    tape.lay(whoosh(0.22, rng, scatter(rng, 700, 2), 2100, 0.7, 0.55), 0, 0.5, -0.1)
    return tape.lay(bone(rng, 900 * ratio((0, 2, -2)[take]), 0.05), 0.17, 0.12).sound


@effect(-26, (700, 1400), wet=0.14, tail=0.4)
def card_play(rng, take):
    """A card is thrown on to the stone."""
    tape = Tape(0.4)
    tape.lay(whoosh(0.16, rng, 1900, scatter(rng, 600), 0.7, 0.6), 0, 0.45).lay(
        paper(0.1, rng, 900, 3000, 160), 0.06, 0.6
    )
    tape.lay(thud(rng, 110 * ratio((0, 2, -2)[take]), 0.2, 1.6, 0.6, 0.14), 0.13, 0.8)
    return tape.lay(bone(rng, scatter(rng, 480), 0.1), 0.13, 0.3).sound


@effect(-28, (900, 1700), wet=0.08, tail=0.25)
def card_discard(rng, take):
    """A card slides away, downwards."""
    tape = Tape(0.3)
    tape.lay(paper(0.2, rng, 700, 2600, 130, lambda way: 1 - way))
    tape.lay(whoosh(0.24, rng, scatter(rng, 1800, 2), 450, 0.7, 0.3), 0, 0.5, 0.15)
    return tape.lay(thud(rng, 150 * ratio((0, 3, -2)[take]), 0.1, 1.3, 0.7, 0.07), 0.19, 0.25).sound


@effect(-23, (800, 1600), "hall", 0.2, 0.9)
def card_exhaust(rng, take):
    """A card goes up in flames."""
    tape = Tape(1.0)
    tape.lay(fire(1.0, rng, curve(samples(1.0), (0, 0), (0.12, 1), (0.45, 0.7), (1.0, 0)), 50))
    tape.lay(whoosh(0.9, rng, 350, scatter(rng, 1900, 1), 0.8, 0.35), 0.05, 0.5)
    tape.lay(paper(0.5, rng, 800, 2600, 90, lambda way: 1 - way), 0, 0.6)
    return tape.lay(glass(587 * ratio((0, 3, -2)[take]), 0.9, rng, 0.7), 0.1, 0.06).sound


@effect(-26, (1500, 2400), wet=0.08, tail=0.3)
def card_shuffle(rng, take):
    """The discard pile is riffled and knocked square."""
    tape, cards = Tape(0.85), 13 + take
    times = np.cumsum(rng.uniform(0.6, 1.4, cards))
    for card, at in enumerate(times / times[-1] * 0.6):
        tape.lay(paper(0.05, rng, 900, 3300, 220), at, 0.5 + 0.5 * np.sin(np.pi * card / cards))
        tape.lay(bone(rng, scatter(rng, 700 + 12 * card), 0.05), at + 0.02, 0.1)
    return tape.lay(thud(rng, 130, 0.15, 1.4, 0.5, 0.1), 0.64, 0.45).sound


@effect(-26, (800, 1700), "hall", 0.2, 0.8)
def card_add(rng, take):
    """A card joins the deck: two soft notes and its landing."""
    tape, key = Tape(0.9), ratio((0, 3, -2)[take])
    tape.lay(paper(0.16, rng, 1000, 3400, 170)).lay(bone(rng, 620 * key, 0.08), 0.13, 0.2)
    tape.lay(glass(440 * key, 0.7, rng, 0.6), 0.14, 0.2, -0.2).lay(glass(587.3 * key, 0.7, rng, 0.6), 0.22, 0.2, 0.2)
    return tape.lay(thud(rng, 120, 0.16, 1.5, 0.4, 0.12), 0.13, 0.4).sound


@effect(-22, (800, 1700), "hall", 0.25, 1.2)
def upgrade(rng, take):
    """A hammer, twice, and the card that glows under it."""
    tape, key = Tape(1.4), ratio((0, -2, 1)[take])
    for at, level, pitch in ((0, 0.8, 520), (0.24, 1.0, 560)):
        tape.lay(metal(rng, pitch * key, 0.7, 0.4, 0.9), at, level).lay(thud(rng, 95, 0.2, 1.8, 0.6, 0.15), at, 0.7)
    for note, pitch in enumerate((0, 3, 7, 12)):
        tape.lay(glass(293.7 * key * ratio(pitch), 0.9, rng, 0.8), 0.34 + 0.05 * note, 0.2, -0.3 + 0.2 * note)
    return tape.lay(fire(0.5, rng, curve(samples(0.5), (0, 0), (0.03, 0.6), (0.5, 0)), 70), 0.22, 0.4).sound


@effect(-25, (600, 1200), "hall", 0.22, 0.7)
def energy(rng, take):
    """A breath of fire drawn in, and a warm note when it holds."""
    tape, key = Tape(0.8), ratio((0, 2, -2)[take])
    tape.lay(whoosh(0.34, rng, 250, 1500, 0.6, 0.85), 0, 0.6)
    for pitch, level in ((220, 0.3), (329.6, 0.22), (440, 0.14)):
        tone = modulated(samples(0.5), pitch * key, 1.0, 0.8, 0.45, 0.2)
        tape.lay(tone * curve(len(tone), (0, 0), (0.02, 1), (0.5, 0)), 0.27, level, (pitch - 330) / 400)
    return tape.lay(thud(rng, 90 * key, 0.2, 1.4, 0.2, 0.16), 0.27, 0.3).sound


@effect(-21, (450, 900), "hall", 0.35, 1.5)
def power(rng, take):
    """A power takes hold: drawn in, then a chord of voices over a bell."""
    tape, key = Tape(1.8), ratio((0, -2, 3)[take])
    tape.lay(backwards(metal(rng, 220 * key, 0.5, 0.5, 0.7, 14)), 0, 0.35).lay(
        whoosh(0.55, rng, 200, 1300, 0.7, 0.9), 0, 0.5
    )
    tape.lay(thud(rng, 73.4 * key, 0.7, 1.7, 0.3, 0.6), 0.5, 0.8).lay(
        bell(146.8 * key, 1.2, rng, 1.5, 1.0, 4500), 0.5, 0.35
    )
    return tape.lay(choir(D_MINOR * key, 1.3, rng, (500, 900, 2400), 0.12), 0.48, 0.6).sound
