"""A boss: C minor, faster, a full organ over drums, brass and choir."""

from assets.forge.sound.orchestra import (
    BRASS,
    CHOIR,
    CONTRABASS,
    HORN,
    ORGAN,
    STRINGS,
    TAIKO,
    TIMPANI,
    TROMBONE,
    TUBULAR_BELL,
)
from assets.forge.sound.score import Piece, bars, chord, lead, starts

A = "C4/4 | Eb4/2 D4/2 | Db4/2 Ab3/2 | F4/2 Db4/2 | C4/2 Eb4/1 D4/1 | C5/2 Ab4/2 | Bb4/1 Ab4/1 F4/2 | G4/2 B3/2"
A_HIGHER = "G4/2 Eb4/2 | F4/2 Ab4/2 | F4/2 Bb4/2 | G4/4 | Ab4/2 C5/2 | Db5/3 Ab4/1 | G4/4 | D4/2 B3/2"
B = "C5/4 | D5/2 Bb4/2 | Eb5/4 | C5/2 D5/1 Eb5/1 | F5/3 Eb5/1 | Db5/2 Ab4/2 | G4/4 | D5/2 B4/2"
A_LAST = "C4/2 Eb4/2 | D4/2 G4/2 | Ab4/4 | F4/2 Db4/2 | F4/2 Ab4/2 | C5/3 Ab4/1 | Bb4/1 Ab4/1 F4/2 | G4/2 B3/2"
HALF = range(80, 112)
"""The beats of B, at half the pace."""
TOCCATA = (3, 2, 1, 2, 3, 1, 2, 0, 3, 2, 1, 2, 3, 2, 1, 0)
"""The organ's run over each chord, by its voices."""


def boss():
    """An opening, A, A higher, B at half pace, A once more and a close."""
    progress = bars(
        "i i bII V   i i bII bII i VI bII V   i iv VII III VI bII V V"
        "   VI VII i i iv bII V V   i i bII bII iv VI bII V   i VI bII V"
    )
    piece = Piece("boss", 152, 160, 0, progress)
    _organ(piece)
    _strings(piece)
    _brass(piece)
    _drums(piece)
    return piece


def _organ(piece):
    chords = piece.part("organ", ORGAN, -21, -0.1, 0.45, 60, 5500, loose=5, dip=(3200, 0.35))
    runs = piece.part("toccata", ORGAN, -24.5, 0.25, 0.4, 150, 5500, loose=4, dip=(3200, 0.35))
    choir = piece.part("choir", CHOIR, -20.5, 0, 0.45, 150, 6000, 0.95, dip=(2800, 0.35))
    for beat, _, voices in lead(piece.progress, 0, 55, 79):
        half = beat in HALF
        for tone in voices[:3]:
            if half or beat < 16:
                chords.add(beat, 3.96, tone, 66 if half else 80)
            else:
                chords.add(beat, 1.4, tone, 80)
                chords.add(beat + 1.5, 2.2, tone, 74)
        if not half:
            for place, voice in enumerate(TOCCATA):
                up = 12 if place in (0, 8) and voices[voice] < 76 else 0
                runs.add(beat + place * 0.25, 0.26, voices[voice] + up, 70 if place % 4 else 84)
        shouts = ((0, 1.3), (1.5, 1.3), (3, 0.9)) if beat // 4 % 2 else ((0, 3.4),)
        for after, length in ((0, 4.05),) if half else shouts:
            for tone in voices if beat >= 16 else ():
                choir.add(beat + after, length, tone, 78 if half else 104)
    piece.part("pedal", ORGAN, -24, 0, 0.3, 30, 900, 0.7, loose=3).ground(piece.progress, 0, 36, 84)
    piece.part("sopranos", CHOIR, -23, 0.2, 0.5, 250, 6000, dip=(3000, 0.4)).sing(B, 80, 96)


def _strings(piece):
    driven = piece.part("ostinato", STRINGS, -22.5, -0.25, 0.15, 55, 4500, 0.8, loose=4)
    basses = piece.part("basses", CONTRABASS, -24, 0.1, 0.1, 34, 1600, 0.6, loose=4)
    for name, _, beat in starts(piece.progress):
        classes = chord(name, 0)
        root = 36 + classes[0]
        root -= 12 if root > 44 else 0
        fifth = root + (classes[2] - classes[0]) % 12
        for place, tone in enumerate((root, root, root, fifth, root, root, fifth, root + 12)):
            stressed = place in (0, 3, 6)
            if stressed or beat not in HALF:
                driven.add(beat + place * 0.5, 0.3, tone + (12 if tone < 38 else 0), 106 if stressed else 78)
            if stressed:
                basses.add(beat + place * 0.5, 0.42, root - (12 if root >= 38 else 0), 96)


def _brass(piece):
    brass = piece.part("brass", BRASS, -21.5, -0.2, 0.35, 80, 4500, loose=7, dip=(3000, 0.3))
    brass.sing(A, 16, 96)
    brass.sing(A_LAST, 112, 104)
    trombones = piece.part("trombones", TROMBONE, -23.5, 0.3, 0.35, 60, 3500, loose=7)
    trombones.sing(A, 16, 90, -12)
    trombones.sing(A_HIGHER, 48, 96, -12)
    trombones.sing(A_LAST, 112, 98, -12)
    piece.part("horns", HORN, -23, 0.1, 0.4, 80, 4000).sing(A_HIGHER, 48, 96)


def _drums(piece):
    taiko = piece.part("taiko", TAIKO, -21, -0.1, 0.25, 58, 5000, loose=4)
    timpani = piece.part("timpani", TIMPANI, -23.5, 0.1, 0.3, 38, 3000, loose=4)
    for name, _, beat in starts(piece.progress):
        half = beat in HALF
        if beat >= 8:
            full = "X.o.x.oxX.o.x.xx" if beat % 8 else "X.ox..X.x.oxX.o."
            taiko.beat_out("X.......x.x....." if half else full, (41,), beat, 0.25, 86)
        root = chord(name, 0)[0]
        timpani.beat_out("X......." if half else "X..x..x.", (36 + root,), beat, 0.5, 82)
    for beat in (76, 156):
        timpani.roll(43, beat, 16, 0.25, 60, 116)
    cymbals = piece.part("cymbals", STRINGS, -31, 0, 0.4, 200, 6000, drum=True)
    for beat in (0, 16, 48, 80, 96, 112, 144):
        cymbals.add(beat, 3, 49, 92)
    drum = piece.part("great drum", STRINGS, -26.5, 0, 0.3, 42, 2000, drum=True)
    for beat in range(8, 160, 4):
        drum.add(beat, 2, 36, 104)
    bell = piece.part("bell", TUBULAR_BELL, -27, 0.35, 0.5, 100, 5000)
    for beat, tone in ((0, 48), (16, 48), (48, 55), (80, 56), (96, 53), (112, 48), (144, 48), (152, 49)):
        bell.add(beat, 4, tone, 90)
