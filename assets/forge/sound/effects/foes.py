"""The enemy: how it comes, what it means, how it dies or slips away; and the bosses."""

from assets.forge.sound.clock import curve, fade, scatter
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.filters import low_pass
from assets.forge.sound.matter import bell, bone, chain, choir, crack, thud, voice, whoosh
from assets.forge.sound.space import Tape

GROWL = [(0.0, (350, 800, 2200)), (0.35, (720, 1250, 2500)), (1.0, (400, 800, 2100))]
ROAR = [(0.0, (420, 850, 2300)), (0.25, (820, 1350, 2600)), (0.7, (700, 1150, 2400)), (1.0, (350, 700, 2000))]
WAIL = [(0.0, (700, 1200, 2500)), (0.3, (600, 1050, 2400)), (1.0, (300, 600, 2000))]
"""How a mouth moves, by the part of the cry: formants in Hz."""


def cry(rng, length, pitch, vowels, rough, breath, size, attack=0.03):
    """A cry of `length` seconds: `pitch` and `vowels` by its parts, there after `attack` seconds and dying away."""
    points = [(part * length, hertz) for part, hertz in pitch]
    shape = [(part * length, formants) for part, formants in vowels]
    line = voice(rng, length, points, shape, rough, breath, size)
    return line * curve(len(line), (0, 0), (attack, 0.9), (length * 0.35, 1), (length, 0))


@effect(-21, (450, 950), "crypt", 0.28, 0.8, every=0.4, duck=-4.0)
def intent(rng):
    """A growl: it means you."""
    length, base, size = rng.uniform(0.45, 0.75), scatter(rng, 78, 2.5), rng.uniform(0.7, 1.15)
    pitch = [(0, base * 0.8), (0.3, base * rng.uniform(1.3, 1.7)), (1, base * 0.7)]
    tape = Tape(length + 0.1)
    tape.lay(cry(rng, length, pitch, GROWL, rng.uniform(0.5, 0.8), rng.uniform(0.2, 0.6), size))
    return tape.lay(whoosh(length * 0.8, rng, 300, 1500, 0.8, 0.6), 0, rng.uniform(0.15, 0.4)).sound


@effect(-20, (450, 900), "hall", 0.3, 1.2)
def summon(rng):
    """The floor breaks, bones draw together out of the dark, and something answers."""
    tape, size = Tape(1.6), scatter(rng, 1, 2)
    tape.lay(thud(rng, 60 * size, 0.6, 2.4, 0.7, 0.5), 0, 1.1).lay(crack(rng, 700, 2600, 0.04), 0, 0.5)
    tape.lay(bell(110 * size, 0.9, rng, 1.0, 1.5, 3500), 0, rng.uniform(0.15, 0.35))
    tape.lay(whoosh(0.8, rng, rng.uniform(150, 300), rng.uniform(1000, 1800), 0.8, 0.5), 0, 0.5)
    for _ in range(int(rng.integers(8, 16))):
        at = 0.02 + 0.6 * rng.random()
        tape.lay(bone(rng, scatter(rng, 560 * size, 4), 0.12), at, rng.uniform(0.1, 0.4), rng.uniform(-0.6, 0.6))
    base = 92 * size
    pitch = [(0, base), (0.4, base * rng.uniform(1.2, 1.7)), (1, base * 0.7)]
    return tape.lay(cry(rng, 0.65, pitch, GROWL, 0.6, 0.6, rng.uniform(0.75, 1.1)), 0.55, 0.45).sound


@effect(-18, (420, 780), "hall", 0.35, 1.6, bright=-10.0, duck=-3.0)
def enemy_death(rng):
    """A last cry, a fall, bones, and dust."""
    tape, base, length = Tape(1.8), scatter(rng, 88, 2.5), rng.uniform(0.9, 1.3)
    pitch = [(0, base * 1.5), (0.2, base * rng.uniform(1.6, 2.1)), (1, base * 0.4)]
    tape.lay(crack(rng, 700, 2400, 0.03), 0, 0.5).lay(thud(rng, scatter(rng, 75, 2), 0.3, 2.0, 0.6, 0.25), 0, 1.1)
    tape.lay(cry(rng, length, pitch, WAIL, 0.6, rng.uniform(0.3, 0.7), rng.uniform(0.72, 1.0), 0.01), 0, 1.0)
    fall = length * 0.7
    tape.lay(thud(rng, 52, 0.8, 2.2, 0.6, 0.6), fall, 0.8)
    tape.lay(whoosh(0.9, rng, rng.uniform(900, 1500), 150, 0.8, 0.3), fall, 0.5)
    for _ in range(int(rng.integers(6, 14))):
        at = fall + rng.exponential(0.18)
        tape.lay(bone(rng, scatter(rng, 480, 4), 0.12), at, rng.uniform(0.1, 0.4), rng.uniform(-0.6, 0.6))
    return tape.sound


@effect(-21, (600, 1300), "hall", 0.3, 1.0, bright=-10.0, duck=-3.0)
def enemy_vanish(rng):
    """It is gone: the air closes where it stood."""
    tape, high = Tape(0.9), rng.uniform(1500, 2800)
    tape.lay(thud(rng, scatter(rng, 120, 3), 0.3, 0.6, 0.4, 0.2), 0, 0.8)
    tape.lay(whoosh(0.8, rng, high, rng.uniform(180, 350), rng.uniform(0.6, 1.0), 0.06), 0, 1.0)
    line = cry(rng, 0.6, [(0, scatter(rng, 130, 4)), (1, 60)], WAIL, 0.3, 1.2, rng.uniform(0.9, 1.4), 0.02)
    return tape.lay(low_pass(line, 2500, 1), 0, rng.uniform(0.1, 0.5)).sound


@effect(-17, (380, 750), "hall", 0.4, 2.2, takes=1, every=1.0, duck=-4.0)
def boss_phase(rng):
    """It was holding back: a roar, torn chains, a bell under the floor."""
    tape = Tape(2.0)
    tape.lay(crack(rng, 800, 3000, 0.05), 0, 0.8)
    tape.lay(thud(rng, 50, 1.2, 2.8, 0.6, 0.9), 0, 1.4).lay(bell(73.4, 1.6, rng, 1.8, 1.4, 3000), 0, 0.45)
    for base, level, pan in ((64, 0.9, -0.15), (95, 0.4, 0.25)):
        pitch = [(0, base * 0.9), (0.25, base * 1.9), (0.7, base * 1.6), (1, base * 0.6)]
        tape.lay(cry(rng, 1.5, pitch, ROAR, 0.7, 0.5, 0.72, 0.08), 0.03, level, pan)
    tape.lay(whoosh(1.4, rng, 1500, 180, 0.8, 0.15), 0, 0.5)
    return tape.lay(fade(chain(rng, 9, 0.9, 640), 0.004, 0.2), 0.02, 0.4).sound


@effect(-17, (350, 700), "hall", 0.42, 2.6, takes=1, every=1.0, duck=-4.0)
def boss_death(rng):
    """It does not believe it; then it falls, and the chamber with it."""
    tape = Tape(4.0)
    tape.lay(crack(rng, 600, 2600, 0.05), 0, 0.9).lay(thud(rng, 58, 0.9, 3.0, 0.7, 0.8), 0, 1.6)
    for base, level, pan in ((82, 1.1, 0), (61, 0.5, -0.3), (123, 0.25, 0.3)):
        pitch = [(0, base * 1.4), (0.15, base * 1.9), (0.5, base * 1.2), (1, base * 0.3)]
        tape.lay(cry(rng, 2.2, pitch, WAIL, 0.65, 0.6, 0.74, 0.02), 0, level, pan)
    for at, pitch, level in ((1.35, 60, 0.5), (1.75, 52, 0.65), (2.15, 48, 0.9)):
        tape.lay(thud(rng, pitch, 1.1, 2.6, 0.7, 0.8), at, level)
    for _ in range(26):
        at = 2.1 + rng.exponential(0.4)
        stone = bone(rng, scatter(rng, 340, 6), 0.16)
        tape.lay(low_pass(stone, 3500, 1), at, rng.uniform(0.1, 0.45), rng.uniform(-0.8, 0.8))
    tape.lay(bell(73.4, 1.8, rng, 2.2, 1.2, 2600), 2.15, 0.5)
    tape.lay(choir([146.8, 174.6, 220], 1.7, rng, (450, 800, 2300), 0.3), 2.2, 0.3)
    return tape.lay(whoosh(1.6, rng, 1300, 120, 0.9, 0.25), 2.15, 0.7).sound
