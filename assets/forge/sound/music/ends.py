"""The two ends of a run: the theme in major, and the theme that only falls."""

from assets.forge.sound.orchestra import (
    BRASS,
    CELLO,
    CHOIR,
    CONTRABASS,
    HARP,
    HORN,
    OOHS,
    SLOW_STRINGS,
    TIMPANI,
    TROMBONE,
    TUBULAR_BELL,
)
from assets.forge.sound.score import Piece, bars, lead

TRIUMPH = (
    "D4/2 F#4/1 E4/1 | G4/2 E4/2 | B4/2 G4/2 | A4/4 | Bb4/2 D5/2 | C5/2 E5/1 C5/1"
    " | D5/3 A4/1 | F#4/4 | G4/2 B4/2 | Bb4/2 G4/2 | A4/2 F#4/2 | E4/2 C#4/1 A3/1"
)
LAMENT = (
    "F4/2 E4/1 D4/1 | E4/2 C4/2 | D4/1.5 F4/.5 Bb3/2 | A3/3 C#4/1 | D4/2 A4/2 | Bb4/2 G4/2"
    " | G4/2 Eb4/2 | C#4/2 E4/2 | D4/2 Bb3/2 | A3/4"
)


def victory():
    """Dawn above the spire: a horn alone with the harp, then everyone."""
    progress = bars("I VII IV I  VI VII I I  IV iv I V")
    piece = Piece("victory", 66, 48, 2, progress)
    voiced = lead(progress, 2, 50, 74)
    piece.part("harp", HARP, -23, -0.35, 0.4, 80, 6500, loose=11).ripple(voiced, "01234321", 0.5, 58)
    horn = piece.part("horn", HORN, -21.5, -0.2, 0.4, 90, 4500, loose=10)
    horn.sing(TRIUMPH, 0, 82)
    brass = piece.part("brass", BRASS, -24, 0.2, 0.4, 90, 4500, loose=8, dip=(3000, 0.3))
    brass.sustain([chord for chord in voiced if chord[0] >= 16], 74, (72, 108))
    choir = piece.part("choir", CHOIR, -22, 0.1, 0.45, 140, 6000, 0.9, dip=(2800, 0.35))
    choir.sustain(voiced, 72, (66, 112), 0.04)
    strings = piece.part("strings", SLOW_STRINGS, -23, -0.1, 0.35, 60, 5500)
    strings.sustain(lead(progress, 2, 43, 67, 3), 70, (72, 108))
    piece.part("basses", CONTRABASS, -24, 0.1, 0.2, 32, 1800, 0.6).ground(progress, 2, 38, 82)
    piece.part("trombones", TROMBONE, -25.5, 0.3, 0.35, 60, 3500).sustain(
        [chord for chord in lead(progress, 2, 43, 62, 3) if chord[0] >= 16], 78, (76, 106)
    )
    timpani = piece.part("timpani", TIMPANI, -27, 0, 0.4, 38, 3000, loose=5)
    timpani.roll(45, 14, 16, 0.125, 34, 84)
    timpani.roll(45, 46, 14, 0.125, 30, 72)
    for beat in (0, 16, 24, 32, 40):
        timpani.add(beat, 2, 38, 84)
    bell = piece.part("bell", TUBULAR_BELL, -27, 0.35, 0.6, 100, 5000, loose=5)
    for beat, tone in ((0, 62), (12, 57), (24, 62), (28, 66), (32, 67), (40, 62)):
        bell.add(beat, 4, tone, 76)
    return piece


def defeat():
    """The abyss keeps what it takes: a cello over a bass that goes down and down."""
    progress = bars("i VII VI V  i iv bII V  iv i")
    piece = Piece("defeat", 54, 40, 2, progress)
    cello = piece.part("cello", CELLO, -21.5, -0.2, 0.45, 70, 4500, loose=13)
    cello.sing(LAMENT, 0, 78)
    for beat in range(0, 40, 4):
        cello.swell(beat, beat + 2, 74, 112)
        cello.swell(beat + 2, beat + 4, 112, 76)
    choir = piece.part("choir", CHOIR, -23, 0.1, 0.5, 130, 5000, 0.9, dip=(2800, 0.35))
    choir.sustain(lead(progress, 2, 48, 69), 60, (56, 98), 0.05)
    strings = piece.part("strings", SLOW_STRINGS, -24, 0.2, 0.4, 60, 4500)
    strings.sustain(lead(progress, 2, 41, 60, 3), 60, (60, 98))
    piece.part("basses", CONTRABASS, -24, 0, 0.2, 32, 1800, 0.6).ground(progress, 2, 33, 74)
    echo = piece.part("oohs", OOHS, -26, 0.35, 0.6, 150, 4500, loose=14)
    echo.sing("A4/3 -/1 | G4/2 D4/2 | Eb4/3 -/1 | E4/4", 16, 62)
    bell = piece.part("bell", TUBULAR_BELL, -26, 0.3, 0.65, 80, 4000, loose=5)
    for beat in (0, 16, 32, 36):
        bell.add(beat, 4, 50, 78 if beat < 36 else 62)
    timpani = piece.part("timpani", TIMPANI, -28, 0, 0.45, 38, 2500, loose=5)
    for beat in range(0, 40, 4):
        timpani.add(beat, 1, 38, 64)
        timpani.add(beat + 1, 1, 38, 46)
    return piece
