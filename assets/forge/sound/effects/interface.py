"""Under the player's hand: buttons of stone and iron, parchment, the turn's bell, and a soft no."""

from assets.forge.sound.clock import curve, decay, fade, ratio, samples, scatter
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.filters import band_pass
from assets.forge.sound.matter import bell, bone, glass, metal, paper, thud, whoosh
from assets.forge.sound.sources import modulated, noise, pluck
from assets.forge.sound.space import Tape


@effect(-29, (1000, 1900), wet=0.05, tail=0.12, takes=5, bus="interface", bright=-3.0)
def button_hover(rng):
    """A fingernail on slate; each take strikes another stone."""
    tape, count, low = Tape(0.12), samples(0.06), rng.uniform(600, 1200)
    tape.lay(bone(rng, scatter(rng, 820, 4), 0.06), 0, rng.uniform(0.15, 0.4))
    scrape = band_pass(noise(count, rng, -3), low, low * rng.uniform(2.5, 3.5))
    tape.lay(fade(scrape * decay(count, rng.uniform(0.03, 0.07), 0.004)), 0, 0.25)
    return tape.lay(bone(rng, scatter(rng, 1230, 3), 0.05), rng.uniform(0.01, 0.045), 0.12).sound


@effect(-28, (600, 1200), wet=0.06, tail=0.15, takes=5, bus="interface", bright=-10.0)
def button_press(rng):
    """A stone key goes down and its iron catch falls; each take another key."""
    tape, catch = Tape(0.2), rng.uniform(0.025, 0.065)
    tape.lay(bone(rng, scatter(rng, 520, 3), 0.1), 0, 0.7)
    tape.lay(thud(rng, scatter(rng, 165, 3), 0.12, 1.4, 0.3, 0.08), 0, 0.6)
    tape.lay(metal(rng, scatter(rng, 900, 4), 0.12, 0.08, 0.7, 8), catch, rng.uniform(0.08, 0.25))
    return tape.lay(bone(rng, scatter(rng, 960, 3), 0.06), catch, rng.uniform(0.08, 0.25)).sound


@effect(-32, (900, 1900), wet=0.05, tail=0.12, every=0.06, bus="interface", bright=-6.0)
def slider(rng):
    """A peg slips on by one notch."""
    tape = Tape(0.1)
    tape.lay(bone(rng, scatter(rng, 1050, 4), 0.05), 0, rng.uniform(0.3, 0.7))
    return tape.lay(metal(rng, scatter(rng, 1700, 4), 0.08, 0.05, 0.7, 6), 0.004, rng.uniform(0.05, 0.3)).sound


@effect(-24, (1100, 2200), wet=0.1, tail=0.3, bus="interface")
def pile_open(rng):
    """A pile is fanned out on the table."""
    tape, cards = Tape(0.5), int(rng.integers(6, 12))
    high = rng.uniform(2600, 4400)
    for card in range(cards):
        at = 0.3 * (card / cards) ** rng.uniform(0.7, 1.2)
        tape.lay(paper(0.06, rng, 900, high, 240), at, rng.uniform(0.5, 1.0), -0.4 + 0.8 * card / cards)
    tape.lay(whoosh(0.36, rng, rng.uniform(600, 1000), rng.uniform(1600, 2600), 0.6, 0.3), 0, rng.uniform(0.3, 0.7))
    return tape.lay(thud(rng, scatter(rng, 150, 3), 0.12, 1.4, 0.6, 0.08), 0, 0.4).sound


@effect(-23, (800, 1700), wet=0.12, tail=0.4, bus="interface", bright=-6.0)
def map_open(rng):
    """Old parchment is unrolled and laid flat."""
    tape, length = Tape(0.85), rng.uniform(0.45, 0.65)
    tape.lay(paper(length, rng, rng.uniform(500, 800), rng.uniform(2200, 3400), rng.uniform(70, 160)), 0, 1.0)
    tape.lay(whoosh(length, rng, rng.uniform(300, 600), rng.uniform(900, 1800), 0.8, 0.3), 0, rng.uniform(0.3, 0.8))
    return tape.lay(thud(rng, scatter(rng, 130, 3), 0.16, 1.4, 0.7, 0.12), length - 0.03, 0.25).sound


@effect(-26, (700, 1500), "crypt", 0.15, 0.4, every=0.1, bus="interface")
def choice_taken(rng):
    """It is decided: a seal pressed into wax, on stone."""
    tape = Tape(0.4)
    tape.lay(bone(rng, scatter(rng, 430, 4), 0.12), 0, rng.uniform(0.4, 0.8))
    tape.lay(thud(rng, scatter(rng, 105, 3), 0.25, 1.6, 0.5, 0.16), 0, 0.8)
    tape.lay(metal(rng, scatter(rng, 620, 4), 0.3, rng.uniform(0.1, 0.25), 0.8, 9), 0.002, rng.uniform(0.05, 0.25))
    return tape.lay(paper(0.12, rng, 800, 2600, 130), rng.uniform(0.02, 0.1), rng.uniform(0.2, 0.6)).sound


@effect(-23, (300, 750), wet=0.1, tail=0.2, every=0.15, bus="interface", bright=-7.0)
def error(rng):
    """A soft no: two muffled knocks, the second lower."""
    tape, gap = Tape(0.34), rng.uniform(0.08, 0.14)
    kind, depth = rng.choice((0.5, 1.0, 1.5, 2.0)), rng.uniform(0.2, 1.6)
    high = scatter(rng, 215, 2)
    for at, pitch, level in ((0, high, 1.0), (gap, high / rng.uniform(1.05, 1.25), 0.85)):
        tone = modulated(samples(0.16), pitch, kind, depth, 0.16, 0.06)
        tape.lay(tone * curve(len(tone), (0, 0), (0.006, 1), (0.16, 0)), at, rng.uniform(0.2, 0.8) * level)
        tape.lay(thud(rng, pitch / 2, 0.14, 1.3, rng.uniform(0.3, 1), 0.1), at, 0.25 * level)
        tape.lay(bone(rng, scatter(rng, pitch * 2, 4), 0.07), at, rng.uniform(0.1, 0.6))
    return tape.sound


PLUCKED = ((293.7, 349.2), (220, 349.2), (349.2, 440), (293.7, 440), (146.8, 293.7), (440, 587.3))
"""Two rising notes of D minor, in several places of it."""


@effect(-21, (350, 650), "hall", 0.35, 1.3, pitched=True, bright=-9.0, duck=-3.0)
def turn_start(rng):
    """Your turn: a low bell and two plucked notes that rise."""
    tape = Tape(1.2)
    tape.lay(thud(rng, 73.4, 0.7, 1.5, 0.3, 0.6), 0, rng.uniform(0.4, 0.7))
    tape.lay(
        bell(rng.choice((73.4, 146.8, 146.8)), 1.1, rng, rng.uniform(0.9, 1.6), rng.uniform(0.4, 1.4), 4000), 0, 0.55
    )
    bright, place = rng.uniform(0.15, 0.7), rng.uniform(0.1, 0.45)
    for rank, note in enumerate(PLUCKED[rng.integers(len(PLUCKED))]):
        string = pluck(samples(1), note, rng, rng.uniform(0.6, 1.2), bright, place)
        tape.lay(string, 0.05 + 0.11 * rank, rng.uniform(0.2, 0.45), 0.3 - 0.6 * rank)
    return tape.sound


@effect(-24, (300, 650), "hall", 0.3, 1.0, pitched=True, bright=-9.0)
def turn_end(rng):
    """Their turn: a drum, a chain let go, and a note that falls."""
    tape = Tape(0.9)
    tape.lay(thud(rng, 73.4, 0.5, 1.7, rng.uniform(0.2, 0.6), 0.4), 0, 0.8)
    tape.lay(metal(rng, 293.7 * ratio(rng.choice((-12, -5, 0))), 0.4, 0.2, 0.7, 12), 0.01, rng.uniform(0.05, 0.3))
    bright, place = rng.uniform(0.1, 0.6), rng.uniform(0.1, 0.45)
    for rank, note in enumerate(PLUCKED[rng.integers(len(PLUCKED))][::-1]):
        string = pluck(samples(0.8), note * rng.choice((0.5, 1.0)), rng, rng.uniform(0.4, 0.8), bright, place)
        tape.lay(string, 0.04 + 0.1 * rank, rng.uniform(0.15, 0.4), -0.3 + 0.6 * rank)
    return tape.sound


@effect(-20, (800, 1700), "hall", 0.35, 1.6, every=1.0, pitched=True, bus="interface", takes=1)
def achievement(rng):
    """Something is carved in stone for good: a chisel, and bells that climb to the tonic."""
    tape = Tape(1.7)
    tape.lay(metal(rng, scatter(rng, 880, 2), 0.4, 0.2, 1.0, 10), 0, 0.4).lay(
        thud(rng, 73.4, 0.5, 1.6, 0.6, 0.4), 0, 0.6
    )
    climb = ((0, 7, 10, 12), (3, 7, 12, 15), (-5, 0, 7, 12), (0, 3, 7, 12, 19))[rng.integers(4)]
    step = rng.uniform(0.08, 0.14)
    for rank, pitch in enumerate(climb):
        note = 293.7 * ratio(pitch)
        chime = (
            bell(note, 1.3, rng, 1.2, rng.uniform(0.6, 1.4), 6000) if rng.random() < 0.7 else glass(note * 2, 1.3, rng)
        )
        tape.lay(chime, 0.06 + step * rank, 0.45, -0.3 + 0.6 * rank / len(climb))
    return tape.sound
