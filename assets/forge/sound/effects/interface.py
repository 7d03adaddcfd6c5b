"""Under the player's hand: buttons of stone and iron, the turn's bell, and a soft no."""

from assets.forge.sound.clock import curve, decay, fade, ratio, samples, scatter
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.filters import band_pass
from assets.forge.sound.matter import bell, bone, metal, thud
from assets.forge.sound.sources import modulated, noise, pluck
from assets.forge.sound.space import Tape


@effect(-35, (900, 1600), wet=0.05, tail=0.12)
def button_hover(rng, take):
    """A fingernail on slate; each take strikes another stone."""
    tape, count = Tape(0.12), samples(0.06)
    low, high = ((800, 2600), (1200, 3200), (600, 1900))[take]
    tape.lay(bone(rng, (820, 1010, 690)[take], 0.06), 0, 0.3)
    tape.lay(fade(band_pass(noise(count, rng, -3), low, high) * decay(count, 0.05, 0.004)), 0, 0.25)
    return tape.lay(bone(rng, (1230, 1360, 1120)[take], 0.05), (0.03, 0.018, 0.042)[take], 0.12).sound


@effect(-29, (600, 1200), wet=0.06, tail=0.15)
def button_press(rng, take):
    """A stone key goes down and its iron catch falls; each take another key."""
    tape, catch = Tape(0.2), (0.045, 0.03, 0.06)[take]
    tape.lay(bone(rng, (520, 610, 455)[take], 0.1), 0, 0.7).lay(
        thud(rng, (165, 195, 140)[take], 0.12, 1.4, 0.3, 0.08), 0, 0.6
    )
    tape.lay(metal(rng, (900, 1150, 760)[take], 0.12, 0.08, 0.7, 8), catch, 0.2)
    return tape.lay(bone(rng, (960, 820, 1100)[take], 0.06), catch, 0.15).sound


@effect(-29, (300, 700), wet=0.1, tail=0.2, every=0.15)
def error(rng, take):
    """A soft no: two muffled knocks, the second lower."""
    tape, key = Tape(0.34), ratio((0, 1, -1)[take])
    for at, pitch, level in ((0, 220, 0.8), (0.11, 207.7, 1.0)):
        tone = modulated(samples(0.16), pitch * key, 0.5, 0.6, 0.16, 0.06)
        tape.lay(tone * curve(len(tone), (0, 0), (0.006, 1), (0.16, 0)), at, 0.6 * level)
        tape.lay(thud(rng, pitch * key / 2, 0.14, 1.3, 0.6, 0.1), at, 0.25 * level).lay(
            bone(rng, pitch * 2, 0.07), at, 0.35
        )
    return tape.sound


@effect(-23, (350, 650), "hall", 0.35, 1.3)
def turn_start(rng, take):
    """Your turn: a low bell and two plucked notes that rise."""
    tape, key = Tape(1.2), ratio((0, -2, 3)[take])
    tape.lay(thud(rng, 73.4 * key, 0.7, 1.5, 0.3, 0.6), 0, 0.6).lay(
        bell(146.8 * key, 1.1, rng, 1.4, 0.8, 4000), 0.01, 0.55
    )
    for note, pitch in enumerate((0, 3)):
        string = pluck(samples(1), 293.7 * key * ratio(pitch), rng, 1.0, 0.35)
        tape.lay(string, 0.06 + 0.11 * note, 0.3, 0.3 - 0.6 * note)
    return tape.sound


@effect(-25, (300, 650), "hall", 0.3, 1.0)
def turn_end(rng, take):
    """Their turn: a drum, a chain let go, and a note that falls."""
    tape, key = Tape(0.9), ratio((0, -2, 2)[take])
    tape.lay(thud(rng, 65 * key, 0.5, 1.7, 0.4, 0.4), 0, 0.8).lay(
        metal(rng, scatter(rng, 240 * key), 0.4, 0.2, 0.7, 12), 0.02, 0.12
    )
    for note, pitch in enumerate((3, -2)):
        string = pluck(samples(0.8), 220 * key * ratio(pitch), rng, 0.7, 0.3)
        tape.lay(string, 0.05 + 0.1 * note, 0.28, -0.3 + 0.6 * note)
    return tape.sound
