"""What a hero strikes with: the scythe, the hammer, the shadow; lightly and with all weight. All set in at once."""

from assets.forge.sound.clock import curve, samples, scatter
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.matter import bone, crack, fire, flesh, glass, metal, thud, whisper, whoosh
from assets.forge.sound.sources import soft_clip
from assets.forge.sound.space import Tape


@effect(-20, (1100, 1900), wet=0.14, tail=0.4, takes=4)
def strike_scythe_light(rng):
    """A thin blade drawn through."""
    tape, edge = Tape(0.4), scatter(rng, 1500, 3)
    tape.lay(crack(rng, rng.uniform(1400, 2000), rng.uniform(4000, 6000), rng.uniform(0.012, 0.03)), 0, 1.1)
    tape.lay(metal(rng, edge, 0.35, rng.uniform(0.1, 0.3), 1.2, 14), 0, rng.uniform(0.2, 0.5))
    tape.lay(whoosh(0.16, rng, rng.uniform(3000, 4500), rng.uniform(900, 1600), 0.4, 0.1), 0, rng.uniform(0.3, 0.8))
    return tape.lay(flesh(rng, rng.uniform(0.14, 0.24), scatter(rng, 480, 3), rng.uniform(0.4, 1.2)), 0.002, 0.8).sound


@effect(-17, (500, 1000), "hall", 0.2, 0.9, takes=4, duck=-3.0)
def strike_scythe_heavy(rng):
    """The whole arc of it, through bone."""
    tape, edge = Tape(0.7), scatter(rng, 880, 3)
    tape.lay(crack(rng, 1100, rng.uniform(3400, 5200), 0.03), 0, 1.0)
    tape.lay(thud(rng, scatter(rng, 70, 2), 0.5, 2.4, 0.5, 0.4), 0.001, 1.1)
    tape.lay(metal(rng, edge, 0.6, rng.uniform(0.2, 0.5), 1.1, 18), 0, rng.uniform(0.15, 0.45))
    tape.lay(flesh(rng, 0.35, scatter(rng, 330, 3), rng.uniform(0.7, 1.4)), 0.001, 1.0)
    tape.lay(bone(rng, scatter(rng, 620, 4), 0.14), rng.uniform(0.004, 0.03), rng.uniform(0.3, 0.8))
    return soft_clip(0.8 * tape.lay(whoosh(0.4, rng, 2600, 500, 0.5, 0.08), 0, rng.uniform(0.2, 0.5)).sound, 1.4)


@effect(-20, (700, 1300), wet=0.16, tail=0.5, takes=4)
def strike_hammer_light(rng):
    """A smith's tap, with sparks in it."""
    tape, iron = Tape(0.5), scatter(rng, 420, 3)
    tape.lay(thud(rng, scatter(rng, 120, 2), 0.2, 1.8, 0.7, 0.14), 0, 0.9).lay(crack(rng, 900, 3600, 0.02), 0, 0.7)
    tape.lay(metal(rng, iron, 0.45, rng.uniform(0.15, 0.4), rng.uniform(0.8, 1.2), 20), 0, rng.uniform(0.3, 0.7))
    tape.lay(flesh(rng, 0.2, scatter(rng, 400, 3), 0.5), 0.001, rng.uniform(0.3, 0.7))
    sparks = fire(0.35, rng, curve(samples(0.35), (0, 1), (0.35, 0)), rng.uniform(50, 140))
    return tape.lay(sparks, 0.004, rng.uniform(0.15, 0.5)).sound


@effect(-17, (330, 700), "hall", 0.24, 1.1, takes=4, duck=-3.0)
def strike_hammer_heavy(rng):
    """The forge comes down."""
    tape = Tape(0.9)
    tape.lay(thud(rng, scatter(rng, 54, 2), 0.8, 3.0, 0.7, 0.65), 0, 1.5).lay(crack(rng, 700, 3000, 0.04), 0, 0.8)
    tape.lay(metal(rng, scatter(rng, 160, 3), 0.8, rng.uniform(0.4, 0.8), 1.0), 0, rng.uniform(0.2, 0.5))
    tape.lay(metal(rng, scatter(rng, 520, 4), 0.4, 0.2, 1.1, 16), 0.001, rng.uniform(0.1, 0.35))
    tape.lay(flesh(rng, 0.35, scatter(rng, 260, 3), 0.7), 0.001, rng.uniform(0.5, 1.0))
    blaze = fire(0.8, rng, curve(samples(0.8), (0, 1), (0.2, 0.7), (0.8, 0)), rng.uniform(30, 90))
    return soft_clip(0.75 * tape.lay(blaze, 0.004, rng.uniform(0.2, 0.5)).sound, 1.6)


@effect(-20, (700, 1500), "hall", 0.18, 0.6, takes=4)
def strike_shadow_light(rng):
    """Something passes through that has no edge, and chills."""
    tape, high = Tape(0.45), rng.uniform(1200, 2600)
    tape.lay(thud(rng, scatter(rng, 150, 3), 0.16, 0.7, 0.4, 0.1), 0, 0.8).lay(crack(rng, 1500, 4500, 0.012), 0, 0.4)
    tape.lay(whoosh(0.35, rng, high, rng.uniform(250, 500), rng.uniform(0.5, 0.9), 0.04), 0, 1.0)
    tape.lay(glass(scatter(rng, 1250, 5), 0.35, rng, rng.uniform(0.1, 0.3)), 0, rng.uniform(0.1, 0.4))
    return tape.lay(
        whisper(rng, 0.4, int(rng.integers(1, 4)), rng.uniform(0.9, 1.4)), 0.01, rng.uniform(0.2, 0.6)
    ).sound


@effect(-17, (350, 800), "hall", 0.28, 1.2, takes=4, duck=-3.0)
def strike_shadow_heavy(rng):
    """The dark closes like a fist."""
    tape, high = Tape(0.8), rng.uniform(1000, 2200)
    tape.lay(thud(rng, scatter(rng, 58, 2.5), 0.7, rng.uniform(0.5, 2.4), 0.5, 0.5), 0, 1.3)
    tape.lay(crack(rng, 1000, 3600, 0.02), 0, 0.6)
    tape.lay(whoosh(0.6, rng, high, rng.uniform(120, 260), rng.uniform(0.6, 1.0), 0.03), 0, 1.0)
    for _ in range(int(rng.integers(2, 6))):
        shard = glass(scatter(rng, 780, 6), 0.5, rng, rng.uniform(0.1, 0.4))
        tape.lay(shard, rng.exponential(0.04), rng.uniform(0.08, 0.3), rng.uniform(-0.5, 0.5))
    tape.lay(flesh(rng, 0.3, scatter(rng, 240, 3), 0.4), 0.001, rng.uniform(0.3, 0.8))
    return tape.lay(
        whisper(rng, 0.7, int(rng.integers(2, 6)), rng.uniform(0.7, 1.2)), 0.02, rng.uniform(0.3, 0.7)
    ).sound
