"""The enemies' voices: seven families, each with what it utters as it means, deals, suffers and dies."""

from dataclasses import dataclass

import numpy as np

from assets.forge.sound.clock import RATE, curve, decay, peaked, samples, scatter, seconds
from assets.forge.sound.effects.foes import cry
from assets.forge.sound.effects.recipe import enter
from assets.forge.sound.filters import band_pass
from assets.forge.sound.matter import bone, chain, crack, creak, fire, flesh, metal, thud, whisper, whoosh
from assets.forge.sound.sources import ringing, wander
from assets.forge.sound.space import Tape


@dataclass(frozen=True)
class Act:
    """One thing that is uttered.

    How long in seconds, the pitch by its parts (1 is the speaker's own), how a mouth moves (three formants in Hz by its
    parts), how soon it is there, how loud (LUFS), and by how much music goes down.
    """

    length: tuple[float, float]
    pitch: tuple[tuple[float, float], ...]
    vowels: tuple[tuple[float, tuple[int, int, int]], ...]
    attack: float
    loudness: float
    duck: float = 0.0


ACTS = {
    "intent": Act(
        (0.4, 0.6),
        ((0, 0.8), (0.4, 1.3), (1, 0.8)),
        ((0, (350, 800, 2200)), (0.4, (700, 1250, 2500)), (1, (400, 800, 2200))),
        0.04,
        -21,
        duck=-4.0,
    ),
    "attack": Act(
        (0.26, 0.4),
        ((0, 1.3), (0.25, 2.0), (1, 1.1)),
        ((0, (600, 1100, 2500)), (0.3, (850, 1400, 2700)), (1, (500, 900, 2300))),
        0.012,
        -20,
        duck=-2.0,
    ),
    "hurt": Act(
        (0.18, 0.3),
        ((0, 2.0), (0.3, 1.7), (1, 0.9)),
        ((0, (750, 1300, 2600)), (1, (450, 900, 2300))),
        0.006,
        -21,
        duck=-2.0,
    ),
    "death": Act(
        (0.75, 1.05),
        ((0, 1.6), (0.2, 1.8), (1, 0.4)),
        ((0, (750, 1250, 2600)), (0.4, (600, 1000, 2400)), (1, (300, 600, 2000))),
        0.01,
        -19,
        duck=-2.0,
    ),
}


def throated(base, size, rough, breath):
    """A family that has a throat: its pitch in Hz, its size (smaller is larger), how rough and how breathy it is."""

    def utter(rng, act, length):
        pitch = [(part, scatter(rng, base, 0.7) * step * rng.uniform(0.85, 1.18)) for part, step in act.pitch]
        out = size * rng.uniform(0.82, 1.2)
        return cry(rng, length, pitch, act.vowels, rough, breath * rng.uniform(0.6, 1.5), out, act.attack)

    return utter


def breath(length, rng, low, high, attack=0.01):
    """Air that rushes and dies away."""
    count = samples(length)
    return whoosh(length, rng, low, high, 0.7, 0.2) + 0.3 * band_pass(
        rng.standard_normal(count), low, high * 2
    ) * decay(count, length, attack)


def of_bone(rng, act, length):
    """Dry jaws that clatter, with a hollow breath between them."""
    tape, pitch = Tape(length + 0.1), scatter(rng, 820, 3)
    rate = rng.uniform(18, 34)
    for rank in range(max(3, int(length * rate))):
        at = length * (rank / (length * rate)) + (rng.uniform(0, 0.012) if rank else 0)
        level = (1 - 0.75 * at / length) * rng.uniform(0.5, 1)
        tape.lay(bone(rng, scatter(rng, pitch, 2), 0.09), at, level, rng.uniform(-0.3, 0.3))
    hollow = throated(120, 1.15, 0.2, 2.4)(rng, act, length)
    return tape.lay(hollow, 0, rng.uniform(0.4, 0.8)).sound


def of_flesh(rng, act, length):
    """A human throat that has long stopped being one."""
    tape = Tape(length + 0.15)
    tape.lay(throated(112, 1.0, 0.45, 0.5)(rng, act, length), 0, 1.0)
    return tape.lay(flesh(rng, 0.2, scatter(rng, 380, 3), 1.2), 0, rng.uniform(0.15, 0.45)).sound


def of_beast(rng, act, length):
    """A snarl, and teeth."""
    tape = Tape(length + 0.1)
    tape.lay(throated(88, 1.3, 0.85, 0.7)(rng, act, length), 0, 1.0)
    tape.lay(throated(185, 1.5, 0.6, 1.4)(rng, act, length * 0.8), 0, rng.uniform(0.2, 0.6))
    return tape.lay(bone(rng, scatter(rng, 1250, 3), 0.05), rng.uniform(0, 0.02), rng.uniform(0.1, 0.35)).sound


def of_wood(rng, act, length):
    """Old boughs that bend and split, over a groan that is too low for a tree."""
    tape = Tape(length + 0.15)
    mean = np.mean([step for _, step in act.pitch])
    tape.lay(creak(rng, length, scatter(rng, 26, 2.5) * mean) * 1.0, 0, 0.9)
    tape.lay(throated(58, 0.72, 0.5, 0.8)(rng, act, length), 0, rng.uniform(0.25, 0.55))
    for _ in range(int(rng.integers(1, 5))):
        tape.lay(
            crack(rng, 700, 2800, 0.03), rng.uniform(0, length * 0.6), rng.uniform(0.15, 0.6), rng.uniform(-0.4, 0.4)
        )
    return tape.lay(bone(rng, scatter(rng, 330, 3), 0.14), 0, rng.uniform(0.3, 0.7)).sound


def of_iron(rng, act, length):
    """A voice inside a suit of plate: it makes the iron speak."""
    tape, count = Tape(length + 0.3), samples(0.25)
    growl = throated(70, 0.8, 0.6, 0.4)(rng, act, length)
    plates = scatter(rng, 300, 3) * np.array((1, 1.62, 2.37, 3.3, 4.6, 6.4))
    ring = ringing(count, plates, (0.22, 0.18, 0.14, 0.1, 0.08, 0.06), (1, 0.9, 0.7, 0.6, 0.4, 0.3), rng, 0.01)
    spoken = peaked(np.convolve(growl, ring[: samples(0.02)])[: len(growl)])
    tape.lay(0.5 * growl + 0.9 * spoken, 0, 1.0)
    tape.lay(metal(rng, scatter(rng, 260, 4), 0.4, rng.uniform(0.12, 0.3), 1.1, 18), 0, rng.uniform(0.4, 0.8))
    return tape.lay(chain(rng, 4, length * 0.8, 900), 0.01, rng.uniform(0.05, 0.3)).sound


def of_spirit(rng, act, length):
    """A cold sigh with words in it, and a thin tone that wavers."""
    length = length * 1.2
    tape, count = Tape(length + 0.1), samples(length)
    points = [(part * length, scatter(rng, 420, 1.5) * step) for part, step in act.pitch]
    line = curve(count, *points) * (1 + 0.02 * np.sin(2 * np.pi * rng.uniform(5, 8) * seconds(count)))
    phase = 2 * np.pi * np.cumsum(line * (1 + 0.4 * wander(count, rng, 400))) / RATE
    tone = np.sin(phase) + 0.4 * np.sin(2.01 * phase) + 0.2 * np.sin(3.02 * phase)
    shape = curve(count, (0, 0), (max(0.02, act.attack), 1), (length * 0.4, 0.7), (length, 0))
    tape.lay(tone * shape, 0, rng.uniform(0.12, 0.4), rng.uniform(-0.3, 0.3))
    tape.lay(breath(length, rng, rng.uniform(500, 900), rng.uniform(1500, 2600)), 0, rng.uniform(0.4, 0.8))
    return tape.lay(
        whisper(rng, length, int(rng.integers(2, 6)), rng.uniform(0.9, 1.4)), 0, 0.7, rng.uniform(-0.4, 0.4)
    ).sound


def of_demon(rng, act, length):
    """Two throats an octave apart, and what burns in them."""
    tape = Tape(length + 0.1)
    for base, size, level, pan in ((52, 0.7, 1.0, -0.1), (104, 0.85, 0.6, 0.15)):
        tape.lay(throated(base, size, 0.75, 0.5)(rng, act, length), 0, level * rng.uniform(0.7, 1.1), pan)
    blaze = fire(length, rng, curve(samples(length), (0, 0), (0.01, 1), (length, 0)), rng.uniform(30, 90))
    tape.lay(blaze, 0, rng.uniform(0.2, 0.6))
    return tape.lay(thud(rng, scatter(rng, 62, 2), 0.3, 2.0, 0.4, 0.25), 0, rng.uniform(0.3, 0.8)).sound


FAMILIES = {
    "bone": (of_bone, (800, 1700), -10.0),
    "flesh": (of_flesh, (600, 1200), -10.0),
    "beast": (of_beast, (600, 1400), -10.0),
    "wood": (of_wood, (500, 1200), -10.0),
    "iron": (of_iron, (650, 1400), -3.0),
    "spirit": (of_spirit, (700, 1700), -10.0),
    "demon": (of_demon, (350, 800), -10.0),
}
"""Family: how it utters, where its energy lies in Hz, and how bright it is (dB, as of a recipe)."""


def uttered(utter, act):
    """How a family does one thing."""
    return lambda rng: utter(rng, act, rng.uniform(*act.length))


for _family, (_utter, _centroid, _bright) in FAMILIES.items():
    for _name, _act in ACTS.items():
        enter(
            f"voice_{_family}_{_name}",
            uttered(_utter, _act),
            _act.loudness,
            _centroid,
            "crypt",
            0.14,
            0.45,
            every=0.08,
            duck=_act.duck,
            bright=_bright,
        )
