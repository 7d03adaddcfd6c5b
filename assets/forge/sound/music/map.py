"""The map: a walk by torchlight. Harp and plucked bass, a clarinet that hums the theme, a bassoon that answers."""

from assets.forge.sound.orchestra import BASSOON, CELESTA, CLARINET, HARP, PIZZICATO, SLOW_STRINGS, TOM, TUBULAR_BELL
from assets.forge.sound.score import Piece, bars, lead

A = (
    "D4/2 F4/1 E4/1 | G4/2 E4/2 | Bb3/3 D4/1 | C#4/2 A3/2 | D4/2 F4/1 A4/1 | C5/2 A4/2"
    " | Bb4/1.5 A4/.5 G4/2 | A4/2 E4/1 C#4/1"
)
B = (
    "F3/1 Bb3/1 D4/2 | C4/2 G3/2 | A3/2 C4/1 A3/1 | D3/1 F3/1 A3/2 | Bb3/2 G3/2 | F3/2 D3/2"
    " | G3/2 Eb3/1 G3/1 | E3/2 C#3/2"
)
TAG = "D4/2 F4/1 E4/1 | Bb3/3 -/1 | G3/2 Bb3/2 | A3/3 -/1"


def travel():
    """A, B and a tag that leads back."""
    progress = bars("i VII VI V i III iv V  VI VII III i iv i bII V  i VI iv V")
    piece = Piece("map", 80, 80, 2, progress)
    harp = piece.part("harp", HARP, -22.5, -0.3, 0.4, 70, 6500, loose=11)
    harp.ripple(lead(progress, 2, 48, 72), "02131213", 0.5, 58)
    bass = piece.part("bass", PIZZICATO, -23.5, 0.1, 0.25, 40, 3500, loose=6)
    bass.ground(progress, 2, 38, 78, 0.5)
    for beat in range(2, 80, 8):
        bass.add(beat + 0.5, 0.4, 45, 56)
    piece.part("strings", SLOW_STRINGS, -25, 0.15, 0.4, 80, 4200).sustain(lead(progress, 2, 50, 69, 3), 60, (58, 98))
    clarinet = piece.part("clarinet", CLARINET, -22, 0.25, 0.45, 120, 5500, loose=13, dip=(2600, 0.25))
    clarinet.sing(A, 0, 72)
    clarinet.sing(TAG, 64, 66)
    piece.part("bassoon", BASSOON, -22.5, -0.2, 0.45, 70, 4500, loose=13).sing(B, 32, 78)
    drum = piece.part("frame drum", TOM, -28, 0.05, 0.4, 55, 3000, loose=6)
    for beat in range(0, 76, 4):
        drum.beat_out("X..o..x." if beat % 8 else "X.....xo", (41, 45), beat, 0.5, 58)
    chime = piece.part("celesta", CELESTA, -29.5, 0.4, 0.5, 200, 6000, loose=10)
    for beat, tone in ((14, 76), (14.5, 73), (15, 69), (30, 81), (31, 76), (46, 74), (47, 77), (62, 76), (62.5, 73)):
        chime.add(beat, 1.5, tone, 48)
    bell = piece.part("bell", TUBULAR_BELL, -29, -0.35, 0.6, 100, 4500, loose=5)
    for beat, tone in ((0, 50), (32, 58), (56, 51), (64, 50)):
        bell.add(beat, 4, tone, 70)
    return piece
