"""The title: a cello alone with a harp, then voices, strings and bells. D minor, slow; the theme of the game."""

from assets.forge.sound.instruments import (
    CELESTA,
    CELLO,
    CHOIR,
    CLASH,
    CONTRABASS,
    HARP,
    HORN,
    OOHS,
    ORCHESTRA_KIT,
    SLOW_STRINGS,
    STRINGS,
    TIMPANI,
    TRIANGLE,
    TUBULAR_BELL,
)
from assets.forge.sound.music.theme import HOLLOW
from assets.forge.sound.score import Section, composed

A = "D4/2 F4/1 E4/1 | Bb3/2 A3/2 | G3/1.5 A3/.5 Bb3/2 | A3/3 C#4/1"
"""i VI iv V"""
A_HIGHER = "D4/2 F4/1 G4/1 | A4/2 C5/2 | Bb4/2 G4/2 | A4/2 E4/1 C#4/1"
"""i III bII V"""
B = "D5/2 C5/1 Bb4/1 | C5/2 G4/2 | A4/1.5 G4/.5 F4/1 E4/1 | G4/2 Bb4/1 A4/1 | G4/1 F4/1 E4/2 | A4/4"
"""VI VII i iv iio V"""
TAG = "Bb3/2 G3/2 | D4/2 C#4/2"
"""iv Vs/2 V/2"""


def title():
    """The cello alone, the voices, all together, the cello again, and a tag that leads back."""
    piece = composed(
        "title",
        58,
        2,
        [
            Section("alone", "i VI iv V", -2),
            Section("voices", "i III bII V", -3),
            Section("all", "VI VII i iv iio V"),
            Section("again", "i VI iv V", -3),
            Section("tag", "iv Vs/2 V/2", -2),
        ],
    )
    cello = piece.part("cello", CELLO, -21, -0.25, 0.45, 60, 12000, loose=12)
    cello.sing(A, piece.start("alone"), 76)
    cello.sing(A, piece.start("again"), 74, -12)
    cello.sing(TAG, piece.start("tag"), 66)
    for beat in range(0, 16, 4):
        cello.swell(beat, beat + 2, 76, 112)
        cello.swell(beat + 2, beat + 4, 112, 80)
    harp = piece.part("harp", HARP, -22, -0.4, 0.5, 80, 13000, loose=12)
    harp.ripple(piece.voiced(50, 77, 4, "alone", "tag"), "0-1-2-3-", 0.5, 60)
    harp.ripple(piece.voiced(50, 77, 4, "voices", "all", "again"), "01234321", 0.5, 60)
    voices = piece.part("oohs", OOHS, -21, 0.2, 0.5, 150, 12000, loose=14, dip=HOLLOW)
    voices.sing(A_HIGHER, piece.start("voices"), 76)
    voices.sing(B, piece.start("all"), 84)
    voices.sing(A, piece.start("again"), 66)
    choir = piece.part("choir", CHOIR, -22, 0.1, 0.45, 140, 13000, 0.9, dip=HOLLOW)
    choir.sustain(piece.voiced(50, 74, 4, "voices"), 58, (56, 90), 0.04)
    choir.sustain(piece.voiced(50, 74, 4, "all"), 72, (72, 118), 0.04)
    strings = piece.part("strings", SLOW_STRINGS, -22, -0.15, 0.4, 60, 13000)
    strings.sustain(piece.voiced(43, 64, 3, "voices", "again"), 60, (60, 96))
    strings.sustain(piece.voiced(43, 64, 4, "all"), 76, (76, 118))
    violins = piece.part("violins", STRINGS, -21, 0.3, 0.45, 170, 14000, loose=11)
    violins.sing(B, piece.start("all"), 88, 12)
    horn = piece.part("horn", HORN, -23, -0.3, 0.45, 80, 10000, loose=11)
    horn.sing(B, piece.start("all"), 80, -12)
    piece.part("basses", CONTRABASS, -23, 0.1, 0.2, 32, 5000, 0.6).ground(piece.chords("voices", "all"), 2, 31, 80)
    bell = piece.part("bell", TUBULAR_BELL, -25, 0.3, 0.6, 100, 12000, loose=5)
    for name, tone in (("voices", 50), ("all", 58), ("again", 50)):
        bell.add(piece.start(name), 4, tone, 84)
    chime = piece.part("celesta", CELESTA, -26, 0.4, 0.55, 200, 14000, loose=11)
    chime.sing("-/2 D5/.5 F5/.5 E5/3 -/2", 10, 60, 12, arch=0)
    chime.sing("-/2 D5/.5 F5/.5 E5/3 -/2", piece.start("again") + 6, 60, 12, arch=0)
    for beat, _, voiced in piece.voiced(74, 93, 3, "all", "alone"):
        chime.add(beat + 3, 1, voiced[2], 52)
        chime.add(beat + 3.5, 1, voiced[1], 48)
    timpani = piece.part("timpani", TIMPANI, -25, 0, 0.4, 35, 8000)
    timpani.roll(45, piece.start("all") - 2, 16, 0.125, 34, 90)
    timpani.roll(45, piece.start("again") - 4, 32, 0.125, 34, 90)
    for name in ("all", "again"):
        timpani.add(piece.start(name), 2, 38, 92)
    cymbals = piece.part("cymbals", ORCHESTRA_KIT, -27, 0, 0.5, 300, 14000, drum=True)
    for beat in piece.measures("all")[::2]:
        cymbals.add(beat, 4, CLASH, 74)
    air = piece.part("triangle", ORCHESTRA_KIT, -31, 0.35, 0.5, 300, 14000, drum=True, loose=10)
    for beat in piece.measures("voices", "all", "again"):
        air.add(beat + 2, 2, TRIANGLE, 64)
    return piece
