"""Blows: what flies, what hits, what is in the way, what breaks, what bleeds away. All set in at once."""

from assets.forge.sound.clock import curve, decay, samples, scatter
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.filters import low_pass
from assets.forge.sound.matter import (
    bone,
    crack,
    flesh,
    glass,
    heartbeat,
    metal,
    paper,
    thud,
    whoosh,
)
from assets.forge.sound.sources import noise, soft_clip
from assets.forge.sound.space import Tape


@effect(-25, (900, 1900), wet=0.08, tail=0.2, takes=4, lead=0.12, bright=-18.0)
def swish_light(rng):
    """A blade through air, quick; the blow falls where it is loudest."""
    tape, low = Tape(0.2), rng.uniform(500, 1000)
    tape.lay(
        whoosh(0.2, rng, low, low * rng.uniform(2.0, 4.5), rng.uniform(0.4, 0.9), 0.62), 0, 1, rng.uniform(-0.2, 0.2)
    )
    return tape.lay(whoosh(0.18, rng, 5500, rng.uniform(4200, 5200), 0.5, 0.66), 0.01, rng.uniform(0.4, 0.7)).sound


@effect(-21, (450, 1000), "hall", 0.1, 0.3, takes=4, lead=0.2, bright=-18.0)
def swish_heavy(rng):
    """Something great is swung; the blow falls where it is loudest."""
    tape, low = Tape(0.32), rng.uniform(180, 380)
    tape.lay(
        whoosh(0.32, rng, low, low * rng.uniform(2.5, 5), rng.uniform(0.5, 1.0), 0.63), 0, 1, rng.uniform(-0.2, 0.2)
    )
    return tape.lay(whoosh(0.28, rng, 5500, rng.uniform(4000, 5000), 0.5, 0.7), 0.01, rng.uniform(0.3, 0.6)).sound


@effect(-20, (1050, 1700), wet=0.14, tail=0.4, takes=5)
def hit_light(rng):
    """A quick cut: a sharp edge first, then the body."""
    tape = Tape(0.3)
    tape.lay(crack(rng, rng.uniform(1000, 1600), rng.uniform(3000, 5200), rng.uniform(0.016, 0.04)), 0, 1.2)
    tape.lay(flesh(rng, rng.uniform(0.13, 0.22), scatter(rng, 520, 3), rng.uniform(0.2, 0.9)), 0.002, 0.75)
    tape.lay(thud(rng, scatter(rng, 135, 2.5), 0.16, 1.8, 0.6, 0.11), 0.001, rng.uniform(0.2, 0.4))
    tape.lay(bone(rng, scatter(rng, 1250, 2.5), 0.07), 0.003, rng.uniform(0.2, 0.7))
    return tape.lay(bone(rng, scatter(rng, 700, 2.5), 0.1), rng.uniform(0.008, 0.03), rng.uniform(0.2, 0.7)).sound


@effect(-17, (350, 650), "hall", 0.22, 1.0, takes=5, duck=-3.0)
def hit_heavy(rng):
    """A blow with all the weight behind it."""
    tape = Tape(0.7)
    tape.lay(crack(rng, rng.uniform(700, 1200), rng.uniform(2400, 3600), 0.03), 0, 0.7)
    tape.lay(thud(rng, scatter(rng, 60, 2), 0.65, rng.uniform(2.2, 3.2), 0.5, rng.uniform(0.4, 0.6)), 0.001, 1.3)
    tape.lay(flesh(rng, 0.35, scatter(rng, 300, 2.5), rng.uniform(0.4, 1.1)), 0.001)
    for pitch in (380, 510):
        tape.lay(bone(rng, scatter(rng, pitch, 3), 0.15), rng.uniform(0.003, 0.03), rng.uniform(0.2, 0.7))
    tape.lay(metal(rng, scatter(rng, 190, 3), 0.5, 0.3, 0.8), 0.002, rng.uniform(0.04, 0.3))
    return soft_clip(0.8 * tape.sound, 1.6)


@effect(-16, (350, 800), "hall", 0.28, 1.4, duck=-4.0)
def hit_lethal(rng):
    """The blow that ends it: all of it at once, and what it broke."""
    tape = Tape(1.0)
    tape.lay(crack(rng, 800, rng.uniform(2800, 4400), 0.04), 0, 1.0)
    tape.lay(thud(rng, scatter(rng, 64, 1.5), 0.8, 3.0, 0.6, 0.6), 0.001, 1.3)
    tape.lay(flesh(rng, 0.4, scatter(rng, 260, 3), rng.uniform(0.8, 1.3)), 0.001, 1.1)
    tape.lay(metal(rng, scatter(rng, 150, 4), 0.9, 0.6, 0.9), 0.002, rng.uniform(0.1, 0.4))
    for _ in range(int(rng.integers(5, 10))):
        at, pan = 0.02 + rng.exponential(0.09), rng.uniform(-0.5, 0.5)
        tape.lay(bone(rng, scatter(rng, 560, 5), 0.14), at, rng.uniform(0.2, 0.6), pan)
    return soft_clip(0.7 * tape.sound, 1.7)


@effect(-21, (480, 900), wet=0.18, tail=0.6, takes=5)
def block_gain(rng):
    """A shield is set down before you."""
    tape = Tape(0.8)
    tape.lay(thud(rng, scatter(rng, 84, 2), 0.35, 1.6, 0.35, 0.28), 0, 0.7).lay(bone(rng, scatter(rng, 420, 3)), 0, 0.3)
    plate, bright = scatter(rng, 180, 3), rng.uniform(0.6, 1.1)
    tape.lay(metal(rng, plate, 0.8, rng.uniform(0.3, 0.7), bright, int(rng.integers(9, 20))), 0.001, 0.6)
    tape.lay(metal(rng, plate * rng.uniform(1.5, 2.6), 0.5, 0.25), rng.uniform(0.02, 0.09), rng.uniform(0.1, 0.3), 0.2)
    return tape.lay(whoosh(0.4, rng, rng.uniform(500, 1100), 250, 0.7, 0.15), 0, rng.uniform(0.1, 0.4)).sound


@effect(-21, (1000, 1800), "hall", 0.16, 0.7, takes=5)
def block_hit(rng):
    """The blow rings on the shield."""
    tape = Tape(0.9)
    tape.lay(metal(rng, scatter(rng, 270, 3), 0.9, rng.uniform(0.3, 0.7), rng.uniform(0.8, 1.3)), 0, 0.8, -0.1)
    tape.lay(metal(rng, scatter(rng, 430, 4), 0.5, 0.25), 0.002, rng.uniform(0.2, 0.6), 0.15)
    tape.lay(bone(rng, scatter(rng, 800, 4), 0.1), 0.001, rng.uniform(0.1, 0.6))
    return low_pass(tape.lay(thud(rng, scatter(rng, 105, 2), 0.25, 1.8, 0.5, 0.18), 0, 0.45).sound, 7000, 1)


@effect(-19, (600, 1200), "hall", 0.22, 1.0)
def block_break(rng):
    """The shield gives way, and its pieces fall."""
    tape, size = Tape(1.2), scatter(rng, 1, 2)
    tape.lay(crack(rng, 1100, 3400, 0.05), 0, 1.1).lay(metal(rng, 210 * size, 0.8, 0.4, 1.2), 0.004, 0.8)
    tape.lay(metal(rng, 347 * size, 0.5, 0.2, 1.0), 0.02, 0.6, 0.3).lay(
        thud(rng, 66 * size, 0.5, 2.4, 0.8, 0.3), 0, 0.65
    )
    for _ in range(int(rng.integers(6, 13))):
        at, pan = 0.06 + rng.exponential(0.16), rng.uniform(-0.7, 0.7)
        iron = rng.random() < 0.6
        piece = metal(rng, scatter(rng, 620 * size, 5), 0.3, 0.14, 0.8, 8) if iron else bone(rng, 900 * size)
        tape.lay(piece, at, rng.uniform(0.2, 0.55) * (1.1 - min(1.0, at)), pan)
    return tape.lay(glass(scatter(rng, 392, 3), 0.8, rng, 0.5), 0.01, rng.uniform(0.05, 0.2)).sound


@effect(-21, (600, 1300), "hall", 0.2, 0.5, bright=-4.0)
def block_fade(rng):
    """The shield is let go: iron that sighs."""
    tape = Tape(0.55)
    tape.lay(metal(rng, scatter(rng, 240, 4), 0.5, rng.uniform(0.2, 0.4), 0.7, 12), 0, 0.5)
    tape.lay(whoosh(0.5, rng, rng.uniform(1000, 1900), rng.uniform(250, 500), 0.6, 0.12), 0, rng.uniform(0.3, 0.8))
    return tape.lay(paper(0.3, rng, 700, 2200, 60, lambda way: 1 - way), 0, rng.uniform(0.1, 0.6)).sound


@effect(-21, (350, 750), "crypt", 0.2, 0.7, duck=-4.0)
def hp_loss(rng):
    """Your own blood: a heartbeat too near, and the breath it takes away."""
    tape = Tape(0.8)
    tape.lay(heartbeat(rng, scatter(rng, 62, 1.5)), 0, 0.9)
    tape.lay(flesh(rng, 0.25, scatter(rng, 330, 3), rng.uniform(0.4, 1.3)), 0.0, 0.55)
    count = samples(0.35)
    gasp = low_pass(noise(count, rng, -2), rng.uniform(2000, 4500), 1) * curve(count, (0, 0), (0.12, 1), (0.35, 0))
    tape.lay(whoosh(0.3, rng, rng.uniform(400, 700), rng.uniform(1200, 2400), 0.45, 0.6), 0.05, rng.uniform(0.1, 0.35))
    return tape.lay(gasp * decay(count, 0.5, 0.05), 0.06, rng.uniform(0.04, 0.14)).sound
