"""A shop, a while without fear: harp, guitar and flute in three-four time, D dorian."""

from assets.forge.sound.instruments import (
    CELESTA,
    DULCIMER,
    FLUTE,
    GUITAR,
    HARP,
    ORCHESTRA_KIT,
    PIZZICATO,
    SLOW_STRINGS,
    TAMBOURINE,
    TRIANGLE,
)
from assets.forge.sound.score import Section, composed

A = "D4/1.5 F4/.5 E4/1 | B3/2 A3/1 | D4/1.5 F4/.5 G4/1 | A4/3 | Bb4/1.5 A4/.5 F4/1 | A4/2 C5/1 | Bb4/1 A4/1 G4/1 | E4/3"
"""i7 IV i7 v7  VI7 III iv7 v7"""
B = (
    "-/.5 C5/.5 D5/1 E5/1 | C5/2 A4/1 | B4/1.5 A4/.5 G4/1 | A4/3"
    " | -/.5 D5/.5 C5/1 A4/1 | G4/1.5 F4/.5 E4/1 | E4/1 G4/1 C5/1 | A4/3"
)
"""VII III IV i7  VI7 VII v7 v7"""
A_LAST = (
    "D4/1.5 F4/.5 E4/1 | B3/2 D4/1 | D4/1 F4/.5 G4/.5 A4/1 | C5/3"
    " | D5/1.5 C5/.5 A4/1 | Bb4/2 G4/1 | A4/1 G4/1 E4/1 | A3/3"
)
"""i7 IV i7 III  VI7 iv7 v7 v7"""


def shop():
    """The guitar, the flute nearly alone, and both with all that hangs in the shop."""
    piece = composed(
        "shop",
        76,
        2,
        [
            Section("guitar", "i7 IV i7 v7  VI7 III iv7 v7", -1),
            Section("flute", "VII III IV i7  VI7 VII v7 v7", -3),
            Section("both", "i7 IV i7 III  VI7 iv7 v7 v7"),
        ],
        metre=3,
    )
    guitar = piece.part("guitar", GUITAR, -20.5, 0.2, 0.35, 90, 13000, loose=14)
    guitar.sing(A, piece.start("guitar"), 78)
    guitar.sing(A_LAST, piece.start("both"), 88)
    flute = piece.part("flute", FLUTE, -22, 0.3, 0.5, 180, 13000, loose=14)
    flute.sing(B, piece.start("flute"), 70)
    flute.sing(A_LAST, piece.start("both"), 66, 12)
    harp = piece.part("harp", HARP, -21, -0.25, 0.4, 70, 13000, loose=11)
    harp.ripple(piece.voiced(50, 76, 4, "guitar", "both"), "012321023132", 0.5, 66)
    harp.ripple(piece.voiced(50, 76, 4, "flute"), "0--2--", 0.5, 60)
    dulcimer = piece.part("dulcimer", DULCIMER, -23, -0.4, 0.4, 120, 14000, loose=10)
    dulcimer.ripple(piece.voiced(62, 83, 3, "both"), "-1-2-0", 0.5, 66)
    strings = piece.part("strings", SLOW_STRINGS, -23, 0.15, 0.4, 80, 13000)
    strings.sustain(piece.voiced(52, 72, 3, "guitar"), 56, (50, 84))
    strings.sustain(piece.voiced(52, 76, 4, "both"), 68, (70, 110))
    bass = piece.part("bass", PIZZICATO, -23, 0, 0.25, 40, 8000)
    bass.ground(piece.chords("guitar", "both"), 2, 38, 76, 0.67)
    chime = piece.part("celesta", CELESTA, -26, 0.4, 0.5, 200, 14000, loose=10)
    for turn, (beat, _, voices) in enumerate(piece.voiced(72, 91, 3)):
        if turn % 2:
            for place, voice in ((1.5, 2), (2, 1), (2.5, 0)):
                chime.add(beat + place, 1.5, voices[voice], 54)
    coins = piece.part("coins", ORCHESTRA_KIT, -30, -0.35, 0.35, 200, 14000, drum=True, loose=8)
    for beat in piece.measures("guitar", "both"):
        coins.beat_out("..x.oo", (TAMBOURINE,), beat, 0.5, 62)
    air = piece.part("triangle", ORCHESTRA_KIT, -31, 0.35, 0.5, 300, 14000, drum=True, loose=10)
    for beat in piece.measures("guitar", "both")[::2]:
        air.add(beat, 2, TRIANGLE, 64)
    return piece
