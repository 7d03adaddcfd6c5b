"""The map: a walk by torchlight. Harp and plucked bass, a clarinet that hums the theme, a bassoon that answers."""

from assets.forge.sound.instruments import (
    BASSOON,
    CELESTA,
    CLARINET,
    FLUTE,
    HARP,
    ORCHESTRA_KIT,
    PIZZICATO,
    SHAKER,
    SLOW_STRINGS,
    STRINGS,
    TOM,
    TRIANGLE,
    TUBULAR_BELL,
)
from assets.forge.sound.score import Section, composed

A = (
    "D4/2 F4/1 E4/1 | G4/2 E4/2 | Bb3/3 D4/1 | C#4/2 A3/2 | D4/2 F4/1 A4/1 | C5/2 A4/2"
    " | Bb4/1.5 A4/.5 G4/2 | A4/2 E4/1 C#4/1"
)
"""i VII VI V  i III iv V"""
B = (
    "F3/1 Bb3/1 D4/2 | C4/2 G3/2 | A3/2 C4/1 A3/1 | D3/1 F3/1 A3/2 | Bb3/2 G3/2 | F3/2 D3/2"
    " | G3/2 Eb3/1 G3/1 | E3/2 C#3/2"
)
"""VI VII III i  iv i bII V"""
TAG = "D4/2 F4/1 E4/1 | Bb3/3 -/1 | G3/2 Bb3/2 | A3/3 -/1"
"""i VI iv V"""


def travel():
    """The walk, a darker stretch, the walk in company, and a tag that leads back."""
    piece = composed(
        "map",
        80,
        2,
        [
            Section("walk", "i VII VI V  i III iv V", -2),
            Section("dark", "VI VII III i  iv i bII V", -3),
            Section("company", "i VII VI V  i III iv V"),
            Section("tag", "i VI iv V", -3),
        ],
    )
    steps = "walk", "company"
    clarinet = piece.part("clarinet", CLARINET, -20.5, 0.25, 0.45, 120, 13000, loose=13, dip=(2200, 0.25))
    clarinet.sing(A, piece.start("walk"), 74)
    clarinet.sing(A, piece.start("company"), 84)
    clarinet.sing(TAG, piece.start("tag"), 66)
    bassoon = piece.part("bassoon", BASSOON, -21, -0.2, 0.45, 70, 11000, loose=13)
    bassoon.sing(B, piece.start("dark"), 80)
    bassoon.sing(A, piece.start("company"), 74, -12)
    flute = piece.part("flute", FLUTE, -21.5, 0.3, 0.45, 200, 13000, loose=11)
    flute.sing(A, piece.start("company"), 80, 12)
    harp = piece.part("harp", HARP, -21, -0.3, 0.45, 70, 13000, loose=11)
    harp.ripple(piece.voiced(48, 72, 4, *steps), "02131213", 0.5, 64)
    harp.ripple(piece.voiced(48, 72, 4, "dark", "tag"), "0---2-3-", 0.5, 58)
    bass = piece.part("bass", PIZZICATO, -22, 0.1, 0.25, 40, 8000, loose=6)
    bass.drive(piece.chords(*steps), 2, 38, "1...5...", "x...o...", velocity=84)
    plucked = piece.part("plucked", PIZZICATO, -23, 0.2, 0.3, 80, 10000, loose=6)
    plucked.drive(piece.chords("company"), 2, 62, "..5.3.5.", "..x.x.o.", velocity=82)
    strings = piece.part("strings", SLOW_STRINGS, -23, 0.15, 0.4, 80, 12000)
    strings.sustain(piece.voiced(50, 69, 3, "walk"), 56, (50, 88))
    strings.sustain(piece.voiced(50, 71, 4, "company"), 72, (76, 116))
    violins = piece.part("violins", STRINGS, -23, -0.1, 0.4, 170, 14000, loose=10)
    violins.sustain(piece.voiced(67, 84, 2, "company"), 72, (70, 112))
    drum = piece.part("frame drum", TOM, -26, 0.05, 0.4, 55, 11000, loose=6)
    shaker = piece.part("shaker", ORCHESTRA_KIT, -31, 0.3, 0.3, 200, 14000, drum=True, loose=6)
    for beat in piece.measures(*steps):
        drum.beat_out("X..o..x." if beat % 8 else "X.....xo", (41, 45), beat, 0.5, 60)
        shaker.beat_out("x.o.x.oo", (SHAKER,), beat, 0.5, 68)
    chime = piece.part("celesta", CELESTA, -26, 0.4, 0.5, 200, 14000, loose=10)
    for turn, (beat, _, voices) in enumerate(piece.voiced(72, 91, 3)):
        if turn % 2:
            for place, voice in ((2.5, 2), (3, 1), (3.5, 0)):
                chime.add(beat + place, 1.5, voices[voice], 54)
    bell = piece.part("bell", TUBULAR_BELL, -27, -0.35, 0.6, 100, 12000, loose=5)
    for name, tone in (("walk", 50), ("dark", 58), ("company", 50), ("tag", 50)):
        bell.add(piece.start(name), 4, tone, 72)
    air = piece.part("triangle", ORCHESTRA_KIT, -32, 0.35, 0.5, 300, 14000, drum=True, loose=10)
    for beat in piece.measures("walk", "company")[::2]:
        air.add(beat, 2, TRIANGLE, 64)
    return piece
