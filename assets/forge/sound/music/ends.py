"""The two ends of a run: the theme in major, and the theme that only falls."""

from assets.forge.sound.instruments import (
    BRASS,
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
    TROMBONE,
    TUBULAR_BELL,
)
from assets.forge.sound.music.theme import HOLLOW
from assets.forge.sound.score import Section, composed

DAWN = "D4/2 F#4/1 E4/1 | G4/2 E4/2 | B4/2 G4/2 | A4/4"
"""I VII IV I"""
TRIUMPH = "Bb4/2 D5/2 | C5/2 E5/1 C5/1 | D5/3 A4/1 | F#4/4 | G4/2 B4/2 | Bb4/2 G4/2 | A4/2 F#4/2 | E4/2 C#4/1 A3/1"
"""VI VII I I  IV iv I V"""
LAMENT = "F4/2 E4/1 D4/1 | E4/2 C4/2 | D4/1.5 F4/.5 Bb3/2 | A3/3 C#4/1"
"""i VII VI V"""
FALL = "D4/2 A4/2 | Bb4/2 G4/2 | G4/2 Eb4/2 | C#4/2 E4/2"
"""i iv bII V"""
LAST = "D4/2 Bb3/2 | D4/2 F4/1 E4/1"
"""iv i"""


def victory():
    """Dawn above the spire: a horn alone with the harp, then everyone."""
    piece = composed(
        "victory",
        66,
        2,
        [Section("dawn", "I VII IV I", -2), Section("triumph", "VI VII I I  IV iv I V")],
    )
    harp = piece.part("harp", HARP, -21, -0.35, 0.4, 80, 13000, loose=11)
    harp.ripple(piece.voiced(50, 74, 4), "01234321", 0.5, 62)
    horn = piece.part("horn", HORN, -20, -0.2, 0.4, 80, 11000, loose=10)
    horn.sing(DAWN, piece.start("dawn"), 78)
    horn.sing(TRIUMPH, piece.start("triumph"), 94)
    violins = piece.part("violins", STRINGS, -21.5, 0.3, 0.4, 170, 14000, loose=10)
    violins.sing(TRIUMPH, piece.start("triumph"), 90, 12)
    brass = piece.part("brass", BRASS, -23, 0.2, 0.4, 90, 13000, loose=8, dip=(1600, 0.3))
    brass.sustain(piece.voiced(50, 74, 4, "triumph"), 78, (76, 112))
    choir = piece.part("choir", CHOIR, -22, 0.1, 0.45, 140, 13000, 0.9, dip=HOLLOW)
    choir.sustain(piece.voiced(50, 74, 4, "triumph"), 76, (72, 116), 0.04)
    strings = piece.part("strings", SLOW_STRINGS, -22.5, -0.1, 0.35, 60, 13000)
    strings.sustain(piece.voiced(45, 67, 3, "triumph"), 74, (72, 112))
    basses = piece.part("basses", CONTRABASS, -24, 0.1, 0.2, 32, 6000, 0.6)
    basses.ground(piece.chords("triumph"), 2, 38, 84)
    trombones = piece.part("trombones", TROMBONE, -24, 0.3, 0.35, 60, 11000)
    trombones.sustain(piece.voiced(43, 62, 3, "triumph"), 80, (76, 110))
    timpani = piece.part("timpani", TIMPANI, -25, 0, 0.4, 38, 8000, loose=5)
    timpani.roll(45, piece.start("triumph") - 2, 16, 0.125, 34, 92)
    cymbals = piece.part("cymbals", ORCHESTRA_KIT, -26, 0, 0.5, 300, 14000, drum=True)
    for beat in piece.measures("triumph")[::2]:
        timpani.add(beat, 2, 38, 90)
        cymbals.add(beat, 4, CLASH, 82)
    chime = piece.part("celesta", CELESTA, -25, 0.4, 0.5, 200, 14000, loose=11)
    for beat, _, voices in piece.voiced(74, 93, 3):
        for place, voice in ((1.5, 0), (2.5, 1), (3.5, 2)):
            chime.add(beat + place, 1.5, voices[voice], 56)
    bell = piece.part("bell", TUBULAR_BELL, -26, 0.35, 0.6, 100, 12000, loose=5)
    for beat, tone in ((16, 62), (24, 62), (28, 66), (32, 67), (40, 62)):
        bell.add(beat, 4, tone, 80)
    return piece


def defeat():
    """The abyss keeps what it takes: a cello over a bass that goes down, voices that answer, and less and less."""
    piece = composed(
        "defeat",
        54,
        2,
        [Section("lament", "i VII VI V", -2), Section("fall", "i iv bII V"), Section("last", "iv i", -4)],
    )
    cello = piece.part("cello", CELLO, -20.5, -0.2, 0.45, 60, 12000, loose=13)
    cello.sing(LAMENT, piece.start("lament"), 78)
    cello.sing(FALL, piece.start("fall"), 90)
    cello.sing(LAST, piece.start("last"), 70)
    for beat in range(0, 40, 4):
        cello.swell(beat, beat + 2, 74, 112)
        cello.swell(beat + 2, beat + 4, 112, 76)
    harp = piece.part("harp", HARP, -22.5, 0.35, 0.5, 80, 13000, loose=12)
    harp.ripple(piece.voiced(50, 74, 4), "0---2-3-", 0.5, 58)
    choir = piece.part("choir", CHOIR, -21.5, 0.1, 0.5, 130, 13000, 0.9, dip=HOLLOW)
    choir.sustain(piece.voiced(48, 69, 4, "fall"), 72, (60, 112), 0.05)
    strings = piece.part("strings", SLOW_STRINGS, -22, 0.2, 0.4, 60, 13000)
    strings.sustain(piece.voiced(43, 62, 3, "fall"), 70, (66, 108))
    violins = piece.part("violins", STRINGS, -22.5, -0.3, 0.45, 170, 14000, loose=12)
    violins.sing(FALL, piece.start("fall"), 80, 12)
    basses = piece.part("basses", CONTRABASS, -23, 0, 0.2, 32, 6000, 0.6)
    basses.ground(piece.chords("lament", "fall"), 2, 33, 76)
    echo = piece.part("oohs", OOHS, -24, 0.35, 0.6, 150, 12000, loose=14, dip=HOLLOW)
    echo.sing("A4/3 -/1 | G4/2 D4/2 | Eb4/3 -/1 | E4/4", piece.start("fall"), 70)
    bell = piece.part("bell", TUBULAR_BELL, -24, 0.3, 0.65, 80, 12000, loose=5)
    for beat in (0, 16, 32, 36):
        bell.add(beat, 4, 50, 80 if beat < 36 else 64)
    chime = piece.part("celesta", CELESTA, -25, -0.4, 0.6, 200, 14000, loose=12)
    for beat, _, voices in piece.voiced(74, 93, 3):
        chime.add(beat + 2, 2, voices[1], 56)
        chime.add(beat + 3, 2, voices[0], 50)
    timpani = piece.part("timpani", TIMPANI, -25, 0, 0.45, 38, 8000, loose=5)
    for beat in piece.measures("fall"):
        timpani.add(beat, 1, 38, 78)
        timpani.add(beat + 1, 1, 38, 54)
    air = piece.part("triangle", ORCHESTRA_KIT, -30, 0.35, 0.6, 300, 14000, drum=True, loose=10)
    for beat in piece.measures("fall")[::2]:
        air.add(beat, 2, TRIANGLE, 58)
    return piece
