"""A shop, a fire, a while without fear: harp, guitar and flute in three-four time, D dorian."""

from assets.forge.sound.orchestra import CELESTA, FLUTE, GUITAR, HARP, PIZZICATO, SLOW_STRINGS, WARM_PAD
from assets.forge.sound.score import Piece, bars, lead

A = "D4/1.5 F4/.5 E4/1 | B3/2 A3/1 | D4/1.5 F4/.5 G4/1 | A4/3 | Bb4/1.5 A4/.5 F4/1 | A4/2 C5/1 | Bb4/1 A4/1 G4/1 | E4/3"
B = (
    "-/.5 C5/.5 D5/1 E5/1 | C5/2 A4/1 | B4/1.5 A4/.5 G4/1 | A4/3"
    " | -/.5 D5/.5 C5/1 A4/1 | G4/1.5 F4/.5 E4/1 | E4/1 G4/1 C5/1 | A4/3"
)
A_LAST = (
    "D4/1.5 F4/.5 E4/1 | B3/2 D4/1 | D4/1 F4/.5 G4/.5 A4/1 | C5/3"
    " | D5/1.5 C5/.5 A4/1 | Bb4/2 G4/1 | A4/1 G4/1 E4/1 | A3/3"
)


def shop():
    """A, B and A with both voices."""
    progress = bars("i7 IV i7 v7  VI7 III iv7 v7   VII III IV i7  VI7 VII v7 v7   i7 IV i7 III  VI7 iv7 v7 v7", 3)
    piece = Piece("shop", 76, 72, 2, progress, metre=3)
    harp = piece.part("harp", HARP, -21, -0.25, 0.4, 70, 7000, loose=11)
    for rank, (beat, _, voices) in enumerate(lead(progress, 2, 50, 76)):
        for place, voice in enumerate((0, 1, 2, 3, 2, 1) if rank % 2 else (0, 2, 3, 1, 3, 2)):
            harp.add(beat + place * 0.5, 1.6, voices[voice], 56 if place else 74)
        if rank % 4 == 3:
            harp.add(beat + 2.75, 1, voices[3] + 12, 44)
    piece.part("warm pad", WARM_PAD, -24, 0, 0.3, 80, 3500).sustain(lead(progress, 2, 53, 72, 3), 64, (78, 104))
    strings = piece.part("strings", SLOW_STRINGS, -26, 0.15, 0.4, 80, 4000)
    strings.sustain([voiced for voiced in lead(progress, 2, 48, 67, 3) if voiced[0] >= 24], 58, (60, 98))
    piece.part("bass", PIZZICATO, -25, 0, 0.25, 40, 3000).ground(progress, 2, 38, 72, 0.67)
    guitar = piece.part("guitar", GUITAR, -22, 0.2, 0.35, 90, 6000, loose=14)
    guitar.sing(A, 0, 76)
    guitar.sing(A_LAST, 48, 78)
    flute = piece.part("flute", FLUTE, -24.5, 0.3, 0.5, 180, 5500, loose=14)
    flute.sing(B, 24, 66)
    flute.sing(A_LAST, 48, 46)
    chime = piece.part("celesta", CELESTA, -29, 0.4, 0.5, 200, 6000, loose=10)
    for beat, tone in (
        (9.5, 81),
        (10, 76),
        (11, 72),
        (21.5, 79),
        (22.5, 76),
        (45, 72),
        (45.5, 76),
        (46, 81),
        (69, 81),
        (70, 76),
    ):
        chime.add(beat, 1.5, tone, 48)
    return piece
