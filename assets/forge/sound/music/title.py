"""The title: choir, cello and bells, D minor, slow. The theme of the game: 1 b3 2 | b6 5, a rise and a sigh."""

from assets.forge.sound.orchestra import (
    CELLO,
    CHOIR,
    CONTRABASS,
    HARP,
    OOHS,
    SLOW_STRINGS,
    TIMPANI,
    TUBULAR_BELL,
    WARM_PAD,
)
from assets.forge.sound.score import Piece, bars, lead

A = "D4/2 F4/1 E4/1 | Bb3/2 A3/2 | G3/1.5 A3/.5 Bb3/2 | A3/3 C#4/1"
A_HIGHER = "D4/2 F4/1 G4/1 | A4/2 C5/2 | Bb4/2 G4/2 | A4/2 E4/1 C#4/1"
B = "D5/2 C5/1 Bb4/1 | C5/2 G4/2 | A4/1.5 G4/.5 F4/1 E4/1 | G4/2 Bb4/1 A4/1 | G4/1 F4/1 E4/2 | A4/4"
TAG = "Bb3/2 G3/2 | D4/2 C#4/2"


def title():
    """A, A higher, B, A again and a tag that leads back."""
    progress = [*bars("i VI iv V  i III bII V  VI VII i iv iio V  i VI iv V  iv"), ("Vs", 2), ("V", 2)]
    piece = Piece("title", 58, 80, 2, progress)
    choir = piece.part("choir", CHOIR, -21, 0.1, 0.45, 140, 6000, 0.9, dip=(2800, 0.35))
    choir.sustain(lead(progress, 2, 50, 74), 66, (62, 108), 0.04)
    strings = piece.part("strings", SLOW_STRINGS, -23, -0.15, 0.35, 60, 5000)
    strings.sustain(lead(progress, 2, 41, 60, 3), 66, (70, 104))
    piece.part("basses", CONTRABASS, -23, 0.1, 0.2, 32, 1800, 0.6).ground(progress, 2, 31, 78)
    cello = piece.part("cello", CELLO, -22.5, -0.25, 0.4, 70, 4500, loose=12)
    cello.sing(A, 0, 74)
    cello.sing(A, 56, 70, -12)
    cello.sing(TAG, 72, 66)
    for beat in range(0, 16, 4):
        cello.swell(beat, beat + 2, 76, 112)
        cello.swell(beat + 2, beat + 4, 112, 80)
    voices = piece.part("oohs", OOHS, -22, 0.2, 0.5, 150, 5000, loose=14)
    voices.sing(A_HIGHER, 16, 72)
    voices.sing(B, 32, 80)
    voices.sing(A, 56, 66)
    bell = piece.part("bell", TUBULAR_BELL, -27, 0.3, 0.6, 100, 5000, loose=5)
    for beat, tone, velocity in ((0, 50, 86), (16, 50, 76), (32, 58, 70), (40, 57, 60), (56, 50, 88), (76, 57, 58)):
        bell.add(beat, 4, tone, velocity)
    bell.sing("-/2 D5/2 F5/1 E5/1 -/2", 6, 44, arch=0)
    bell.sing("D5/2 F5/1 E5/1", 66, 40, arch=0)
    harp = piece.part("harp", HARP, -27, -0.4, 0.45, 90, 6000, loose=12)
    harp.ripple([chord for chord in lead(progress, 2, 50, 77) if 32 <= chord[0] < 56], "01234321", 0.5, 54)
    timpani = piece.part("timpani", TIMPANI, -28, 0, 0.4, 35, 3000)
    timpani.roll(45, 52, 32, 0.125, 30, 80)
    for beat in (0, 16, 32, 56):
        timpani.add(beat, 2, 38, 84)
    deep = piece.part("abyss", WARM_PAD, -28, 0, 0.2, 35, 1500)
    for beat in range(0, 80, 16):
        deep.add(beat, 16, 38, 70)
        deep.add(beat, 16, 45, 56)
    return piece
