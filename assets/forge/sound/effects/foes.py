"""The enemy: how it comes, what it means, how it dies; and the bosses."""

from assets.forge.sound.clock import curve, fade, ratio, scatter
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.filters import low_pass
from assets.forge.sound.matter import backwards, bell, bone, chain, choir, metal, thud, voice, whoosh
from assets.forge.sound.space import Tape

GROWL = [(0.0, (350, 800, 2200)), (0.35, (720, 1250, 2500)), (1.0, (400, 800, 2100))]
ROAR = [(0.0, (420, 850, 2300)), (0.25, (820, 1350, 2600)), (0.7, (700, 1150, 2400)), (1.0, (350, 700, 2000))]
WAIL = [(0.0, (700, 1200, 2500)), (0.3, (600, 1050, 2400)), (1.0, (300, 600, 2000))]
"""How a mouth moves, by the part of the cry: formants in Hz."""


def cry(rng, length, pitch, vowels, rough, breath, size):
    """A cry of `length` seconds: `pitch` and `vowels` by its parts, swelling and dying away."""
    points = [(part * length, hertz) for part, hertz in pitch]
    shape = [(part * length, formants) for part, formants in vowels]
    line = voice(rng, length, points, shape, rough, breath, size)
    return line * curve(len(line), (0, 0), (0.06, 0.8), (length * 0.35, 1), (length, 0))


@effect(-22, (450, 850), "crypt", 0.28, 0.8)
def intent(rng, take):
    """A growl: it means you."""
    length, base = (0.65, 0.5, 0.75)[take], (78, 96, 62)[take]
    pitch = [(0, base * 0.8), (0.3, base * 1.5), (1, base * 0.7)]
    tape = Tape(length + 0.1)
    tape.lay(cry(rng, length, pitch, GROWL, 0.65, 0.35, (0.85, 1, 0.75)[take]))
    return tape.lay(whoosh(length * 0.8, rng, 300, 1500, 0.8, 0.7), length * 0.1, 0.3).sound


@effect(-20, (450, 900), "hall", 0.3, 1.2)
def summon(rng, take):
    """Bones draw together out of the dark, and something answers."""
    tape, key = Tape(1.6), ratio((0, 2, -2)[take])
    tape.lay(backwards(bell(110 * key, 0.8, rng, 0.9, 1.5, 3500)), 0, 0.45).lay(
        whoosh(0.8, rng, 180, 1300, 0.8, 0.92), 0, 0.7
    )
    for _ in range(12):
        at = 0.78 * (1 - rng.exponential(0.25))
        tape.lay(
            bone(rng, scatter(rng, 560 * key, 4), 0.12), max(0, at), rng.uniform(0.1, 0.35), rng.uniform(-0.6, 0.6)
        )
    base = 92 * key
    answer = cry(rng, 0.65, [(0, base), (0.4, base * 1.4), (1, base * 0.7)], GROWL, 0.6, 0.6, 0.9)
    return tape.lay(thud(rng, 60 * key, 0.6, 2.2, 0.5, 0.5), 0.8, 0.9).lay(answer, 0.82, 0.5).sound


@effect(-18, (420, 780), "hall", 0.35, 1.6)
def enemy_death(rng, take):
    """A last cry, a fall, bones, and dust."""
    tape, base = Tape(1.9), (88, 112, 70)[take]
    pitch = [(0, base * 1.5), (0.2, base * 1.7), (1, base * 0.4)]
    tape.lay(cry(rng, (1.2, 1.0, 1.35)[take], pitch, WAIL, 0.6, 0.5, (0.85, 0.97, 0.78)[take]), 0, 0.8)
    fall = (0.85, 0.7, 0.95)[take]
    tape.lay(thud(rng, 52, 0.8, 2.2, 0.6, 0.6), fall, 1.1).lay(whoosh(0.9, rng, 1200, 150, 0.8, 0.4), fall, 0.5)
    for _ in range(10):
        at = fall + rng.exponential(0.18)
        tape.lay(bone(rng, scatter(rng, 480, 4), 0.12), at, rng.uniform(0.1, 0.4), rng.uniform(-0.6, 0.6))
    return tape.sound


@effect(-17, (380, 750), "hall", 0.4, 2.2, takes=1, every=1.0)
def boss_phase(rng, take):
    """It was holding back: a roar, torn chains, a bell under the floor."""
    tape = Tape(2.4)
    tape.lay(backwards(metal(rng, 110, 0.7, 0.7, 0.9)), 0, 0.4).lay(whoosh(0.75, rng, 150, 1500, 0.8, 0.92), 0, 0.6)
    tape.lay(thud(rng, 50, 1.2, 2.8, 0.6, 0.9), 0.7, 1.2).lay(bell(73.4, 1.6, rng, 1.8, 1.4, 3000), 0.7, 0.45)
    for base, level, pan in ((64, 0.9, -0.15), (95, 0.4, 0.25)):
        pitch = [(0, base * 0.9), (0.25, base * 1.9), (0.7, base * 1.6), (1, base * 0.6)]
        tape.lay(cry(rng, 1.5, pitch, ROAR, 0.7, 0.5, 0.72), 0.75, level, pan)
    return tape.lay(fade(chain(rng, 9, 0.9, 640), 0.02, 0.2), 0.8, 0.3).sound


@effect(-17, (350, 700), "hall", 0.42, 2.6, takes=1, every=1.0)
def boss_death(rng, take):
    """It does not believe it; then it falls, and the chamber with it."""
    tape = Tape(4.0)
    for base, level, pan in ((82, 1.0, 0), (61, 0.5, -0.3), (123, 0.25, 0.3)):
        pitch = [(0, base * 1.4), (0.15, base * 1.9), (0.5, base * 1.2), (1, base * 0.3)]
        tape.lay(cry(rng, 2.2, pitch, WAIL, 0.65, 0.6, 0.74), 0, level, pan)
    for at, pitch, level in ((1.35, 60, 0.6), (1.75, 52, 0.8), (2.15, 48, 1.2)):
        tape.lay(thud(rng, pitch, 1.1, 2.6, 0.7, 0.8), at, level)
    for _ in range(26):
        at = 2.1 + rng.exponential(0.4)
        stone = bone(rng, scatter(rng, 340, 6), 0.16)
        tape.lay(low_pass(stone, 3500, 1), at, rng.uniform(0.1, 0.45), rng.uniform(-0.8, 0.8))
    tape.lay(bell(73.4, 1.8, rng, 2.2, 1.2, 2600), 2.15, 0.5)
    tape.lay(choir([146.8, 174.6, 220], 1.7, rng, (450, 800, 2300), 0.3), 2.2, 0.3)
    return tape.lay(whoosh(1.6, rng, 1300, 120, 0.9, 0.25), 2.15, 0.7).sound
