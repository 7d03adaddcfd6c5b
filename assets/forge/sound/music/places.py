"""Where the road pauses: a fire to rest at, and things that happen."""

from assets.forge.sound.instruments import (
    CELESTA,
    CELLO,
    CLARINET,
    CONTRABASS,
    FLUTE,
    GUITAR,
    HARP,
    OBOE,
    OOHS,
    ORCHESTRA_KIT,
    PAN_FLUTE,
    PIZZICATO,
    SHAKER,
    SLOW_STRINGS,
    TREMOLO,
    TRIANGLE,
    TUBULAR_BELL,
    VIBRAPHONE,
)
from assets.forge.sound.music.theme import HOLLOW
from assets.forge.sound.score import Section, composed

EMBERS = "D4/2 F4/1 E4/1 | C5/2 A4/2 | G4/1.5 A4/.5 B4/2 | A4/4 | F4/2 A4/1 G4/1 | E4/2 C4/2 | D4/1 E4/1 G4/2 | A4/4"
"""i III IV v  VI VII IV v"""
STORY = "A4/2 C5/1 D5/1 | C5/2 G4/2 | A4/2 F4/2 | E4/4 | D5/2 C5/1 A4/1 | G4/2 B4/2 | A4/1.5 G4/.5 E4/2 | A4/4"
"""III VII VI v  i IV v v"""

RIDDLE = "D5/3 F5/1 | E5/4 | Eb5/2 G5/1 F5/1 | Eb5/4 | D5/3 A5/1 | Bb5/2 G5/2 | Eb5/3 Bb4/1 | C#5/4"
"""i i bII bII  i iio bII V"""
ANSWER = "D4/2 F4/1 E4/1 | Bb4/2 A4/2 | G4/2 Eb4/2 | D4/4 | G4/2 Bb4/1 A4/1 | D5/2 Bb4/2 | Bb4/2 G4/2 | A4/2 C#5/2"
"""i VI bII i  iv VI bII V"""


def rest():
    """A fire: the guitar by itself, the others one by one, and the guitar again as it burns down."""
    piece = composed(
        "rest",
        66,
        2,
        [
            Section("embers", "i III IV v", -3),
            Section("fire", "i III IV v  VI VII IV v", -1),
            Section("story", "III VII VI v  i IV v v"),
            Section("ash", "VI VII IV v", -3),
        ],
    )
    guitar = piece.part("guitar", GUITAR, -20.5, -0.1, 0.35, 80, 13000, loose=13)
    guitar.ripple(piece.voiced(50, 72, 4), "02132321", 0.5, 70)
    oboe = piece.part("oboe", OBOE, -21, 0.25, 0.45, 150, 13000, loose=14, dip=(1600, 0.25))
    oboe.sing(EMBERS, piece.start("fire"), 70)
    flute = piece.part("flute", FLUTE, -21.5, 0.3, 0.45, 180, 13000, loose=14)
    flute.sing(STORY, piece.start("story"), 76)
    clarinet = piece.part("clarinet", CLARINET, -22.5, -0.3, 0.45, 120, 13000, loose=13)
    clarinet.sing(STORY, piece.start("story"), 68, -12)
    strings = piece.part("strings", SLOW_STRINGS, -22.5, 0.1, 0.4, 80, 13000)
    strings.sustain(piece.voiced(50, 69, 3, "fire"), 54, (46, 84))
    strings.sustain(piece.voiced(50, 72, 4, "story"), 68, (68, 108))
    basses = piece.part("basses", CONTRABASS, -24, 0, 0.2, 34, 6000, 0.6)
    basses.ground(piece.chords("fire", "story"), 2, 33, 72)
    harp = piece.part("harp", HARP, -22.5, -0.4, 0.45, 80, 13000, loose=12)
    harp.ripple(piece.voiced(57, 81, 4, "story"), "0-2-3-1-", 0.5, 62)
    chime = piece.part("celesta", CELESTA, -26, 0.4, 0.5, 200, 14000, loose=12)
    for turn, (beat, _, voices) in enumerate(piece.voiced(72, 91, 3)):
        if turn % 2:
            chime.add(beat + 2.5, 1.5, voices[2], 54)
            chime.add(beat + 3, 1.5, voices[turn // 2 % 2], 50)
    air = piece.part("triangle", ORCHESTRA_KIT, -27, 0.35, 0.5, 300, 14000, drum=True, loose=10)
    for beat in piece.measures("fire", "story")[::2]:
        air.add(beat, 2, TRIANGLE, 60)
    return piece


def event():
    """Something waits to be answered: a riddle on glass and breath, and the theme as its answer."""
    piece = composed(
        "event",
        72,
        2,
        [
            Section("breath", "i bII i bII", -3),
            Section("riddle", "i i bII bII  i iio bII V", -3),
            Section("answer", "i VI bII i  iv VI bII V"),
        ],
    )
    glass = piece.part("vibraphone", VIBRAPHONE, -21, -0.25, 0.5, 120, 14000, loose=10)
    glass.ripple(piece.voiced(57, 79, 4, "riddle"), "0-3-1-2-", 0.5, 70)
    glass.ripple(piece.voiced(57, 79, 4, "breath"), "0---3---", 0.5, 70)
    glass.ripple(piece.voiced(57, 79, 4, "answer"), "03123213", 0.5, 74)
    breath = piece.part("pan flute", PAN_FLUTE, -21.5, 0.3, 0.5, 200, 13000, loose=14)
    breath.sing(RIDDLE, piece.start("riddle"), 78)
    cello = piece.part("cello", CELLO, -21, -0.2, 0.45, 60, 12000, loose=13)
    cello.sing(ANSWER, piece.start("answer"), 84, -12)
    voices = piece.part("oohs", OOHS, -23, 0.15, 0.55, 150, 12000, loose=13, dip=HOLLOW)
    voices.sing(ANSWER, piece.start("answer"), 76)
    tremolo = piece.part("tremolo", TREMOLO, -24, 0.35, 0.45, 150, 14000)
    tremolo.sustain(piece.voiced(62, 79, 2, "riddle"), 54, (36, 76))
    tremolo.sustain(piece.voiced(62, 84, 3, "answer"), 68, (56, 108))
    bass = piece.part("bass", PIZZICATO, -23, 0.1, 0.35, 40, 9000, loose=6)
    bass.drive(piece.chords("riddle", "answer"), 2, 38, "1.....5.", "x.....o.", velocity=80)
    deep = piece.part("basses", CONTRABASS, -24, 0, 0.3, 34, 6000, 0.6)
    deep.ground(piece.chords("answer"), 2, 33, 76)
    chime = piece.part("celesta", CELESTA, -22, 0.4, 0.55, 200, 14000, loose=11)
    for turn, (beat, _, voiced) in enumerate(piece.voiced(74, 93, 3)):
        for place, voice in ((1, 2), (1.5, 0), (3, 1)) if turn % 2 else ((2.5, 2),):
            chime.add(beat + place, 1.5, voiced[voice], 58)
    bell = piece.part("bell", TUBULAR_BELL, -25, -0.35, 0.6, 100, 12000, loose=5)
    for name in piece.sections:
        bell.add(piece.start(name), 4, 50, 78)
    shaker = piece.part("shaker", ORCHESTRA_KIT, -31, 0.3, 0.4, 200, 14000, drum=True, loose=8)
    for beat in piece.measures("answer"):
        shaker.beat_out("x...o.o.", (SHAKER,), beat, 0.5, 66)
    return piece
