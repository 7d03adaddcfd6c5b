"""A fight: low strings that drive in 3+3+2, horns with the theme; and a second layer of drums, choir and trombones."""

from assets.forge.sound.orchestra import (
    CHOIR,
    CONTRABASS,
    HORN,
    PIZZICATO,
    SLOW_STRINGS,
    STRINGS,
    TAIKO,
    TIMPANI,
    TOM,
    TREMOLO,
    TROMBONE,
)
from assets.forge.sound.score import Piece, bars, chord, lead, starts

A = "D4/3 F4/1 | E4/4 | Eb4/2 Bb3/2 | A3/4 | D4/3 F4/1 | G4/2 A4/2 | Bb4/3 A4/1 | A4/2 C#4/2"
A_HIGHER = "D4/3 F4/1 | E4/2 A4/2 | Bb4/3 A4/1 | G4/4 | F4/2 Bb4/2 | C5/2 Bb4/1 G4/1 | A4/4 | E4/2 C#4/2"
B = "D5/4 | C5/2 Bb4/2 | C5/3 Bb4/1 | A4/4 | Bb4/3 A4/1 | G4/2 F4/2 | G4/2 Eb4/2 | E4/2 C#4/2"
QUIET = range(64, 96)
"""The beats of B, where the drums hold back."""


def combat():
    """A, A higher, B, A and a tag, in two layers that are right alone and together."""
    progress = bars(
        "i i bII i  i i VI V   i i iv iv  VI VII V V   VI VI III III  iv iv bII V   i i bII i  VI VII VI V   i i bII V"
    )
    piece = Piece("combat", 132, 144, 2, progress)
    _calm(piece)
    _intense(piece)
    return piece


def _calm(piece):
    driven = piece.part("ostinato", STRINGS, -22, -0.2, 0.15, 55, 4500, 0.8, loose=5, layer="calm")
    basses = piece.part("basses", CONTRABASS, -23, 0.1, 0.1, 34, 1600, 0.6, loose=4, layer="calm")
    plucked = piece.part("plucked", PIZZICATO, -25, 0.2, 0.25, 50, 5000, loose=5, layer="calm")
    for name, _, beat in starts(piece.progress):
        classes = chord(name, 2)
        root = 38 + (classes[0] - 38) % 12
        root -= 12 if root > 45 else 0
        third, fifth = (root + (tone - classes[0]) % 12 for tone in classes[1:3])
        strokes = zip(
            (root, root, fifth, root, root, third, root, fifth), (104, 72, 80, 102, 72, 82, 98, 78), strict=True
        )
        for place, (tone, velocity) in enumerate(strokes):
            at = beat + place * 0.5
            if beat in QUIET and place in (1, 4, 6):
                continue
            driven.add(at, 0.34, tone + (12 if tone < 38 else 0), velocity - (14 if beat in QUIET else 0))
            if place in (0, 3, 6):
                basses.add(at, 0.45, root - (12 if root >= 38 else 0), velocity)
                plucked.add(at, 0.4, tone + 12, velocity - 16)
    pad = piece.part("low pad", SLOW_STRINGS, -25.5, 0.15, 0.35, 90, 3500, layer="calm")
    pad.sustain(lead(piece.progress, 2, 48, 67, 3), 62, (70, 100))
    horn = piece.part("horn", HORN, -22.5, -0.3, 0.4, 90, 4000, loose=10, layer="calm")
    horn.sing(A, 0, 76)
    horn.sing(A_HIGHER, 32, 82)
    horn.sing(A, 96, 92)
    violins = piece.part("violins", STRINGS, -23, 0.3, 0.4, 170, 6000, loose=10, dip=(3000, 0.3), layer="calm")
    violins.sing(B, 64, 80)
    for beat in range(64, 96, 8):
        violins.swell(beat, beat + 5, 80, 118)
        violins.swell(beat + 5, beat + 8, 118, 84)
    timpani = piece.part("timpani", TIMPANI, -24.5, 0, 0.3, 38, 3000, loose=4, layer="calm")
    for beat in range(0, 144, 8):
        timpani.beat_out("X..x..x.......xx" if beat % 32 else "X..x..x.X..x..xx", (38, 38, 45, 45), beat, 0.5, 74)


def _intense(piece):
    taiko = piece.part("taiko", TAIKO, -21, -0.1, 0.25, 58, 5000, loose=4, layer="intense")
    tom = piece.part("tom", TOM, -25, 0.3, 0.25, 50, 5000, loose=5, layer="intense")
    for beat in range(0, 144, 4):
        if beat in QUIET:
            taiko.beat_out("X.....x.", (41,), beat, 0.5, 88)
        else:
            turn = "X.oX.oX." if beat % 16 == 0 else "X.ox.oX." if beat % 8 == 0 else ".oxX.xoo"
            taiko.beat_out(turn, (41,), beat, 0.5, 88)
            tom.beat_out("..x.o.x." if beat % 8 else "o.x.o.xx", (45, 43, 41), beat, 0.5, 70)
    taiko.roll(43, 140, 16, 0.25, 58, 114)
    choir = piece.part("choir", CHOIR, -21.5, 0, 0.4, 150, 6000, 0.9, loose=7, dip=(2800, 0.35), layer="intense")
    for beat, _, voices in lead(piece.progress, 2, 53, 76):
        shouts = ((0, 1.2, 108), (1.5, 1.2, 98), (3, 0.8, 94)) if beat // 4 % 2 else ((0, 2.6, 106),)
        for after, length, velocity in ((0, 4, 74),) if beat in QUIET else shouts:
            for tone in voices:
                choir.add(beat + after, length, tone, velocity)
    trombones = piece.part("trombones", TROMBONE, -23, 0.25, 0.35, 60, 3800, loose=6, layer="intense")
    for beat, _, voices in lead(piece.progress, 2, 41, 60, 3):
        odd = beat // 4 % 2
        if beat < 32 or beat >= 96 or (beat < 64 and odd):
            for after, length in ((0, 1.4), (3, 0.8)) if odd else ((0, 1.4),):
                for tone in voices:
                    trombones.add(beat + after, length, tone, 96)
    tremolo = piece.part("tremolo", TREMOLO, -26, 0.35, 0.4, 200, 5500, dip=(3000, 0.3), layer="intense")
    tremolo.sustain([voiced for voiced in lead(piece.progress, 2, 62, 81, 3) if voiced[0] not in QUIET], 66, (50, 104))
    cymbals = piece.part("cymbals", STRINGS, -33, 0, 0.4, 200, 6000, drum=True, layer="intense")
    for beat in range(0, 144, 32):
        cymbals.add(beat, 3, 49, 84)
    drum = piece.part("great drum", STRINGS, -26.5, 0, 0.3, 42, 2000, drum=True, layer="intense")
    for beat in range(0, 144, 8):
        drum.add(beat, 2, 36, 104)
        drum.add(beat + 6, 1, 36, 80)
