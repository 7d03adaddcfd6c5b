"""How a fight ends: for the player, and in two short calls of the theme."""

import numpy as np

from assets.forge.sound.clock import fade, ratio
from assets.forge.sound.effects.recipe import effect
from assets.forge.sound.instruments import (
    BASSOON,
    BRASS,
    CELLO,
    CHOIR,
    CONTRABASS,
    HORN,
    ORGAN,
    SLOW_STRINGS,
    STRINGS,
    TIMPANI,
    TROMBONE,
    TUBULAR_BELL,
)
from assets.forge.sound.matter import bell, choir, heartbeat, thud, whoosh
from assets.forge.sound.mixing import once
from assets.forge.sound.score import Piece, lead
from assets.forge.sound.space import Tape

D = 2


@effect(-18, (280, 600), "hall", 0.4, 2.4, takes=1, every=1.0, pitched=True)
def player_death(rng):
    """The heart slows, stops, and the dark closes."""
    tape = Tape(4.2)
    for at, level in ((0, 1.0), (0.72, 0.85), (1.62, 0.7)):
        tape.lay(heartbeat(rng, 62 - 4 * at), at, 1.8 * level)
    tape.lay(whoosh(2.4, rng, 1400, 110, 0.8, 0.7), 0.2, 0.7)
    tape.lay(thud(rng, 50, 1.4, 2.4, 0.7, 0.8), 2.6, 0.7).lay(bell(73.4, 1.6, rng, 2.0, 1.0, 2400), 2.6, 0.5)
    chord = 110 * np.array([1, ratio(1), ratio(5), ratio(8)])
    return tape.lay(choir(chord, 2.6, rng, (420, 750, 2200), 1.4), 0.9, 0.9).sound


def _call(name, tempo, chords, top, floor, tones, span=(50, 74)):
    """A cadence of `chords` (name, beats) in D: `top` and `floor` carry it, voices fill it within a `span` of keys."""
    piece = Piece(name, tempo, 14, D, chords)
    parts = [
        piece.part("top", top, -20, early=False, loose=4),
        piece.part("choir", CHOIR, -20, early=False, loose=4),
        piece.part("floor", floor, -24, early=False, loose=4),
        piece.part("timpani", TIMPANI, -24, early=False, loose=4),
        piece.part("bell", TUBULAR_BELL, -26, early=False, loose=4),
    ]
    for beat, beats, voices in lead(chords, piece.tonic, *span):
        for part, velocity in zip(parts[:2], tones, strict=True):
            for tone in voices:
                part.add(beat, beats * 0.97, tone, velocity)
        parts[2].add(beat, beats, voices[0] - 12, 84)
        parts[3].add(beat, 1, 38, tones[0] - 4)
    return piece, parts[3], parts[4]


TOPS = (BRASS, STRINGS, HORN, ORGAN)
FLOORS = (TROMBONE, CONTRABASS, CELLO, BASSOON)
SPANS = ((50, 74), (57, 81), (45, 69))
"""Who may carry a call of victory, and where on the keys it may lie."""


@effect(-18, (700, 1300), "hall", 0.35, 1.6, every=1.0, pitched=True, bright=-11.0, duck=-3.0)
def victory(rng):
    """The fight is won: up to a major chord."""
    chords = [("VI", 1), ("VII", 1), ("I", 4)]
    top, floor, span = (choices[rng.integers(len(choices))] for choices in (TOPS, FLOORS, SPANS))
    piece, timpani, chime = _call(f"victory call {rng.random()}", 104, chords, top, floor, (90, 88), span)
    timpani.roll(38, 1, 8, 0.125, 46, 82)
    chime.add(2, 4, int(rng.choice((62, 69, 74))), 84)
    return fade(once(piece, piece.seconds(5.6)), 0.004, 1.3)


@effect(-18, (450, 900), "hall", 0.4, 1.8, takes=1, every=1.0, pitched=True, bright=-11.0, duck=-3.0)
def defeat(rng):
    """The fight is lost: down by a half step, and nothing after it."""
    chords = [("i", 1.5), ("iv", 1.5), ("bII", 1.5), ("i", 4)]
    piece, _, chime = _call("defeat call", 84, chords, SLOW_STRINGS, CONTRABASS, (72, 84))
    chime.add(0, 4, 50, 80)
    chime.add(4.5, 4, 50, 60)
    return fade(once(piece, piece.seconds(8.4)), 0.004, 1.4)
