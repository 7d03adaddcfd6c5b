"""Blows: what hits, what is in the way, what breaks, what bleeds away."""

from assets.forge.sound.clock import curve, decay, ratio, samples, scatter
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.filters import low_pass
from assets.forge.sound.matter import (
    D_MINOR,
    bone,
    choir,
    crack,
    flesh,
    glass,
    heartbeat,
    metal,
    thud,
    whoosh,
)
from assets.forge.sound.sources import noise, soft_clip
from assets.forge.sound.space import Tape


@effect(-20, (1050, 1700), wet=0.14, tail=0.4)
def hit_light(rng, take):
    """A quick cut: a sharp edge first, then the body."""
    tape, key = Tape(0.36), ratio((0, 2.5, -2.5)[take])
    tape.lay(whoosh(0.1, rng, 800, 2200, 0.8, 0.85), 0, 0.4)
    tape.lay(crack(rng, 1300 * key, 3800, (0.022, 0.03, 0.026)[take]), 0.068, 1.2)
    tape.lay(flesh(rng, 0.18, 520 * key, 0.5), 0.07, 0.75).lay(thud(rng, 135 * key, 0.16, 1.8, 0.6, 0.11), 0.07, 0.28)
    tape.lay(bone(rng, scatter(rng, 1250), 0.07), 0.071, 0.5)
    return tape.lay(bone(rng, scatter(rng, 700), 0.1), (0.078, 0.092, 0.085)[take], 0.55).sound


@effect(-17, (350, 650), "hall", 0.22, 1.0)
def hit_heavy(rng, take):
    """A blow with all the weight behind it."""
    tape, key = Tape(0.8), ratio((0, 2, -2)[take])
    tape.lay(whoosh(0.16, rng, 350, 1300, 0.8, 0.85), 0, 0.4).lay(crack(rng, 900, 2800, 0.03), 0.128, 0.6)
    tape.lay(thud(rng, 58 * key, 0.7, 2.6, 0.5, 0.55), 0.13, 1.3).lay(flesh(rng, 0.35, 300 * key, 0.8), 0.13)
    tape.lay(bone(rng, scatter(rng, 380), 0.15), 0.133, 0.6).lay(bone(rng, scatter(rng, 510), 0.12), 0.15, 0.4)
    return soft_clip(0.8 * tape.lay(metal(rng, scatter(rng, 190), 0.5, 0.3, 0.8), 0.13, 0.14).sound, 1.6)


@effect(-21, (480, 900), wet=0.18, tail=0.6)
def block_gain(rng, take):
    """A shield is raised and set down."""
    tape, key = Tape(0.9), ratio((0, 2, -3)[take])
    tape.lay(whoosh(0.28, rng, 300, scatter(rng, 900), 0.7, 0.7), 0, 0.5)
    tape.lay(metal(rng, 180 * key, 0.8, 0.5, 0.8, 14), 0.2, 0.6).lay(
        thud(rng, 82 * key, 0.35, 1.5, 0.25, 0.28), 0.2, 0.55
    )
    return tape.lay(choir(D_MINOR[[0, 2]], 0.8, rng, attack=0.2), 0.08, 0.14).sound


@effect(-21, (1000, 1800), "hall", 0.16, 0.7)
def block_hit(rng, take):
    """The blow rings on the shield."""
    tape, key = Tape(0.9), ratio((0, 2.5, -2)[take])
    tape.lay(metal(rng, 270 * key, 0.9, 0.55, 1.1), 0.01, 0.8, -0.1)
    tape.lay(metal(rng, 430 * key, 0.5, 0.25), 0.012, 0.45, 0.15)
    return low_pass(tape.lay(thud(rng, scatter(rng, 105), 0.25, 1.8, 0.5, 0.18), 0.01, 0.45).sound, 7000, 1)


@effect(-19, (600, 1200), "hall", 0.22, 1.0)
def block_break(rng, take):
    """The shield gives way, and its pieces fall."""
    tape, key = Tape(1.2), ratio((0, -2, 2)[take])
    tape.lay(crack(rng, 1100, 3400, 0.05), 0, 1.1).lay(metal(rng, 210 * key, 0.8, 0.4, 1.2), 0.004, 0.8)
    tape.lay(metal(rng, 347 * key, 0.5, 0.2, 1.0), 0.02, 0.6, 0.3).lay(thud(rng, 66 * key, 0.5, 2.4, 0.8, 0.3), 0, 0.65)
    for _ in range(9):
        at, pan = 0.06 + rng.exponential(0.16), rng.uniform(-0.7, 0.7)
        piece = (
            metal(rng, scatter(rng, 620 * key, 5), 0.3, 0.14, 0.8, 8) if rng.random() < 0.6 else bone(rng, 900 * key)
        )
        tape.lay(piece, at, rng.uniform(0.2, 0.55) * (1.1 - min(1.0, at)), pan)
    return tape.lay(glass(392 * key, 0.8, rng, 0.5), 0.01, 0.12).sound


@effect(-21, (350, 750), "crypt", 0.2, 0.7)
def hp_loss(rng, take):
    """Your own blood: a heartbeat too near, and the breath it takes away."""
    tape, key = Tape(0.8), ratio((0, 1.5, -1.5)[take])
    tape.lay(heartbeat(rng, 62 * key), 0, 0.9).lay(flesh(rng, 0.25, 330 * key, 0.9), 0.0, 0.55)
    count = samples(0.35)
    gasp = low_pass(noise(count, rng, -2), 2600, 1) * curve(count, (0, 0), (0.12, 1), (0.35, 0))
    tape.lay(whoosh(0.3, rng, 500, 1600 * key, 0.45, 0.6), 0.05, 0.28)
    return tape.lay(gasp * decay(count, 0.5, 0.05), 0.06, 0.07).sound
