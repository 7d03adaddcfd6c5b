"""The woods: E minor in three, a fiddle that is hunted; and the oldest of them, six slow beats on bassoon and tuba."""

from assets.forge.sound.instruments import (
    BASS_DRUM,
    BASSOON,
    CELESTA,
    CHOIR,
    CLARINET,
    CLASH,
    CONTRABASS,
    CRASH,
    DULCIMER,
    FLUTE,
    HARP,
    HORN,
    OBOE,
    ORCHESTRA_KIT,
    PAN_FLUTE,
    PIZZICATO,
    RATCHET,
    SHAKER,
    SLOW_STRINGS,
    SNARE,
    STRINGS,
    TAIKO,
    TAMBOURINE,
    TIMPANI,
    TOM,
    TREMOLO,
    TROMBONE,
    TUBA,
    VIOLIN,
    WOODBLOCK,
)
from assets.forge.sound.music.theme import HOLLOW
from assets.forge.sound.score import Section, composed

E = 4
UP = 2
"""The tunes stand in D minor, these woods in E minor."""

DANCE = (
    "D5/2 F5/1 | E5/2 A4/1 | Bb4/1.5 A4/.5 G4/1 | A4/3 | D5/2 F5/1 | E5/1 F5/1 G5/1 | A5/1.5 G5/.5 F5/1 | E5/3"
    " | D5/2 F5/1 | E5/2 C5/1 | Bb4/1.5 A4/.5 G4/1 | A4/2 C#5/1 | D5/1 E5/1 F5/1 | E5/2 C5/1 | Bb4/1 G4/1 D5/1 | C#5/3"
)
"""i v iv V  i VII III V  i v iv V  i VII iv V"""
HUNT = (
    "D5/2 F5/1 | Bb5/2 A5/1 | G5/2 E5/1 | C5/2 E5/1 | F5/2 D5/1 | A5/2 F5/1 | E5/3 | C#5/2 E5/1"
    " | F5/2 D5/1 | Bb4/2 D5/1 | E5/2 G5/1 | C6/1 Bb5/1 G5/1 | Bb5/2 G5/1 | G5/2 D5/1 | E5/1 F5/1 E5/1 | C#5/3"
)
"""VI VI VII VII  i i V V  VI VI VII VII  iv iv V V"""
CLEARING = (
    "D4/3 | F4/2 E4/1 | A4/3 | C5/2 A4/1 | Bb4/3 | G4/2 Bb4/1 | A4/3 | F4/2 D4/1"
    " | Bb3/3 | D4/2 F4/1 | A4/3 | F4/2 C4/1 | Bb4/2 G4/1 | E4/3 | A4/3 | C#4/3"
)
"""i i III III  iv iv i i  VI VI III III  iio iio V V"""
CALLS = "-/3 | A5/1 D6/2 | -/3 | -/3 | -/3 | Bb5/1 G5/2 | -/1 A5/1 E5/1 | -/3"
"""i i iv iv  i i v V"""

STEPS = "D4/3 F4/2 E4/1 | Bb4/4 A4/2 | G4/3 A4/1 Bb4/2 | A4/4 C#4/2"
"""i VI iv V"""
STRIDE = f"{STEPS} | D4/3 F4/2 G4/1 | A4/3 C5/3 | Bb4/4 G4/2 | A4/2 E4/2 C#4/2"
"""i VI iv V  i III bII V"""
SAP = "D5/3 C5/1 Bb4/2 | C5/4 G4/2 | A4/3 F4/3 | G4/3 Bb4/3 | D5/4 Bb4/2 | C5/3 A4/3 | G4/3 Bb4/1 G4/2 | A4/6"
"""VI VII i iv  VI III iio V"""
STORM = "A4/3 F4/3 | G4/2 Bb4/4 | G4/3 C5/3 | A4/6 | Bb4/3 D5/3 | Eb5/4 Bb4/2 | A4/3 C#5/3 | E5/4 C#5/2"
"""i iv VII III  VI bII V V"""
ROOTS = "D3/4 F3/2 | E3/2 D3/4 | Eb3/3 G3/3 | E3/2 C#3/4"
"""i i bII V"""


def combat():
    """Leaves that move, a dance, a hunt, a clearing where nothing is, and the chase."""
    piece = composed(
        "combat_woods",
        128,
        E,
        [
            Section("leaves", "i i iv iv  i i v V", -2),
            Section("dance", "i v iv V  i VII III V  i v iv V  i VII iv V", -2),
            Section("hunt", "VI VI VII VII  i i V V  VI VI VII VII  iv iv V V", -1),
            Section("clearing", "i i III III  iv iv i i  VI VI III III  iio iio V V", -4),
            Section("chase", "i v iv V  i VII III V  i v iv V  i VII iv V"),
        ],
        metre=3,
    )
    loud = "dance", "hunt", "chase"
    _fiddle(piece, loud)
    _fight_drive(piece, loud)
    _fight_danger(piece, loud)
    return piece


def _fiddle(piece, loud):
    fiddle = piece.part("fiddle", VIOLIN, -20, -0.25, 0.35, 170, 14000, loose=9, layer="base")
    fiddle.sing(DANCE, piece.start("dance"), 88, UP)
    fiddle.sing(HUNT, piece.start("hunt"), 92, UP)
    fiddle.sing(DANCE, piece.start("chase"), 102, UP)
    flute = piece.part("pan flute", PAN_FLUTE, -23, 0.35, 0.5, 200, 12000, loose=13, layer="base")
    flute.sing(CALLS, piece.start("leaves"), 84, UP)
    piping = piece.part("flute", FLUTE, -23, 0.3, 0.4, 250, 13000, loose=9, layer="base")
    piping.sing(HUNT, piece.start("hunt"), 72, UP)
    piping.sing(DANCE, piece.start("chase"), 84, UP + 12)
    clarinet = piece.part("clarinet", CLARINET, -21, 0.2, 0.45, 120, 12000, loose=13, layer="base")
    clarinet.sing(CLEARING, piece.start("clearing"), 84, UP)
    clarinet.sing(DANCE, piece.start("chase"), 76, UP - 12)
    plucked = piece.part("plucked", PIZZICATO, -23, 0.15, 0.3, 70, 9000, loose=5, layer="base")
    plucked.drive(piece.chords(*loud), E, 40, "1.5.35", "X.x.oo", velocity=88)
    plucked.drive(piece.chords("leaves"), E, 40, "1...5.", "X...o.", velocity=80)
    dulcimer = piece.part("dulcimer", DULCIMER, -23, -0.35, 0.35, 90, 14000, loose=8, layer="base")
    dulcimer.ripple(piece.voiced(55, 76, 4, "dance", "chase"), "023123", 0.5, 72)
    harp = piece.part("harp", HARP, -22, -0.3, 0.5, 80, 13000, loose=11, layer="base")
    harp.ripple(piece.voiced(50, 74, 4, "clearing"), "0-2-3-", 0.5, 66)
    chime = piece.part("dew", CELESTA, -26, 0.4, 0.5, 200, 14000, loose=12, layer="base")
    for turn, (beat, _, voices) in enumerate(piece.voiced(74, 93, 3, "leaves", "clearing")):
        chime.add(beat + (1.5, 0.5, 2, 1)[turn % 4], 1.5, voices[(2, 0, 1)[turn % 3]], 56)
    basses = piece.part("basses", CONTRABASS, -28, 0.05, 0.15, 34, 5000, 0.6, loose=4, layer="base")
    basses.ground(piece.chords(*loud), E, 33, 84, 0.6)
    pad = piece.part("pad", SLOW_STRINGS, -25, 0.1, 0.4, 90, 10000, layer="base")
    pad.sustain(piece.voiced(50, 71, 3, "hunt", "chase"), 62, (70, 100))
    shaker = piece.part("shaker", ORCHESTRA_KIT, -31, 0.3, 0.2, 200, 14000, drum=True, loose=4, layer="base")
    blocks = piece.part("knocks", WOODBLOCK, -29, -0.4, 0.35, 100, 14000, loose=6, layer="base")
    for beat in piece.measures(*loud):
        shaker.beat_out("X.oxo.", (SHAKER,), beat, 0.5, 74)
    for turn, beat in enumerate(piece.measures("leaves", "hunt")):
        blocks.beat_out("....ox" if turn % 2 else "..x...", (64, 60), beat, 0.5, 78)


def _fight_drive(piece, loud):
    driven = piece.part("ostinato", STRINGS, -20, -0.2, 0.15, 55, 12000, 0.8, loose=5, layer="drive")
    driven.drive(piece.chords(*loud), E, 43, "115151", "XooxXo", velocity=90)
    drum = piece.part("frame drum", TOM, -21, 0.1, 0.3, 50, 12000, loose=5, layer="drive")
    tambourine = piece.part("tambourine", ORCHESTRA_KIT, -27, 0.35, 0.3, 200, 14000, drum=True, loose=5, layer="drive")
    taiko = piece.part("taiko", TAIKO, -21, -0.1, 0.25, 50, 9000, loose=4, layer="drive")
    for turn, beat in enumerate(piece.measures(*loud)):
        drum.beat_out("X..xxo" if turn % 2 else "X..x.x", (45, 48), beat, 0.5, 84)
        tambourine.beat_out("..x..x", (TAMBOURINE,), beat, 0.5, 82)
        taiko.beat_out("X....." if turn % 2 else "X...x.", (41,), beat, 0.5, 88)
    for turn, beat in enumerate(piece.measures("leaves", "clearing")):
        if turn % 2 == 0:
            drum.beat_out("o.....", (45,), beat, 0.5, 82)
    horns = piece.part("hunting horns", HORN, -22, 0.25, 0.45, 80, 9000, loose=8, layer="drive")
    horns.strike(piece.voiced(52, 69, 2, "hunt", "chase"), "X--x--", velocity=84)


def _fight_danger(piece, loud):
    choir = piece.part("choir", CHOIR, -20, 0, 0.4, 150, 12000, 0.9, loose=7, dip=HOLLOW, layer="danger")
    choir.strike(piece.voiced(55, 78, 4, *loud), "X---x-", velocity=90)
    trombones = piece.part("trombones", TROMBONE, -20, 0.25, 0.35, 60, 9000, loose=6, layer="danger")
    trombones.strike(piece.voiced(43, 62, 3, *loud), "X-.x..", velocity=92)
    tremolo = piece.part("tremolo", TREMOLO, -21, -0.35, 0.4, 200, 14000, layer="danger")
    tremolo.sustain(piece.voiced(69, 88, 3, *loud), 74, (64, 110))
    tremolo.sustain(piece.voiced(64, 81, 2, "leaves", "clearing"), 60, (40, 84))
    snare = piece.part("snare", ORCHESTRA_KIT, -23, 0.1, 0.25, 120, 14000, drum=True, loose=4, layer="danger")
    drum = piece.part("great drum", ORCHESTRA_KIT, -22, 0, 0.3, 42, 6000, drum=True, layer="danger")
    cymbals = piece.part("cymbals", ORCHESTRA_KIT, -24, 0, 0.4, 200, 14000, drum=True, layer="danger")
    for turn, beat in enumerate(piece.measures(*loud)):
        snare.beat_out("..oox.xoooXo" if turn % 2 else "..oox...x...", (SNARE,), beat, 0.25, 84)
        drum.beat_out("X.....", (BASS_DRUM,), beat, 0.5, 92)
        if turn % 4 == 0:
            cymbals.add(beat, 3, CLASH if turn % 8 else CRASH, 80 if turn % 8 else 98)


def treant():
    """Roots, a stride of six, sap that rises, a storm in the crown, and the fall."""
    piece = composed(
        "boss_treant",
        112,
        E,
        [
            Section("roots", "i i bII V", -3),
            Section("stride", "i VI iv V  i III bII V", -2),
            Section("sap", "VI VII i iv  VI III iio V", -4),
            Section("storm", "i iv VII III  VI bII V V"),
            Section("fall", "i VI iv V", -1),
        ],
        metre=6,
    )
    loud = "stride", "storm", "fall"
    _trunk(piece, loud)
    _treant_drive(piece, loud)
    _treant_danger(piece, loud)
    return piece


def _trunk(piece, loud):
    bassoon = piece.part("bassoon", BASSOON, -19.5, -0.2, 0.4, 60, 10000, loose=10, layer="base")
    bassoon.sing(ROOTS, piece.start("roots"), 92, UP)
    bassoon.sing(STRIDE, piece.start("stride"), 96, UP - 12)
    bassoon.sing(STORM, piece.start("storm"), 100, UP - 12)
    bassoon.sing(STEPS, piece.start("fall"), 100, UP - 12)
    oboe = piece.part("oboe", OBOE, -22, 0.25, 0.45, 200, 13000, loose=11, layer="base")
    oboe.sing(STRIDE, piece.start("stride"), 78, UP)
    oboe.sing(STORM, piece.start("storm"), 88, UP)
    flute = piece.part("flute", FLUTE, -20, 0.3, 0.5, 250, 13000, loose=13, layer="base")
    flute.sing(SAP, piece.start("sap"), 84, UP)
    tuba = piece.part("tuba", TUBA, -22, 0.05, 0.3, 34, 6000, 0.7, loose=7, layer="base")
    tuba.strike([(b, n, v[:1]) for b, n, v in piece.voiced(36, 55, 3, "roots", *loud)], "X-----x-----", velocity=88)
    horns = piece.part("horns", HORN, -22, -0.3, 0.45, 80, 9000, loose=10, layer="base")
    horns.strike(piece.voiced(50, 69, 3, "storm", "fall"), "X---X-x-----", velocity=80)
    harp = piece.part("harp", HARP, -22, -0.35, 0.5, 80, 13000, loose=11, layer="base")
    harp.ripple(piece.voiced(50, 76, 4, "sap"), "012343212343", 0.5, 66)
    chime = piece.part("sap", CELESTA, -25, 0.4, 0.5, 200, 14000, loose=12, layer="base")
    for beat, _, voices in piece.voiced(74, 93, 3, "sap", "roots"):
        for place, voice in ((2.5, 2), (3, 1), (5, 0)):
            chime.add(beat + place, 1.5, voices[voice], 58)
    plucked = piece.part("plucked", PIZZICATO, -22, 0.2, 0.3, 45, 9000, loose=5, layer="base")
    plucked.drive(piece.chords(*loud), E, 52, "1.5.3.8.5.3.", "X.o.o.x.o.o.", velocity=86)
    strings = piece.part("strings", SLOW_STRINGS, -23, 0.1, 0.4, 90, 12000, layer="base")
    strings.sustain(piece.voiced(52, 74, 4, *loud), 66, (70, 108))
    creaks = piece.part("creaks", ORCHESTRA_KIT, -30, -0.4, 0.4, 200, 13000, drum=True, loose=12, layer="base")
    shaker = piece.part("leaves", ORCHESTRA_KIT, -31, 0.35, 0.3, 200, 14000, drum=True, loose=6, layer="base")
    for turn, beat in enumerate(piece.measures("roots", *loud)):
        creaks.beat_out("......x....." if turn % 2 else "..........o.", (RATCHET,), beat, 0.5, 78)
        shaker.beat_out("x.o.x.x.o.xo", (SHAKER,), beat, 0.5, 72)


def _treant_drive(piece, loud):
    driven = piece.part("ostinato", STRINGS, -20, -0.2, 0.15, 55, 12000, 0.8, loose=5, layer="drive")
    driven.drive(piece.chords(*loud), E, 43, "111511815511", "XoxXoxXoxXox", 0.5, 90)
    basses = piece.part("basses", CONTRABASS, -22, 0.1, 0.1, 34, 5000, 0.6, loose=4, layer="drive")
    basses.drive(piece.chords(*loud), E, 33, "1..1..1..1..", "X..x..X..x..", velocity=92, hold=1.1)
    taiko = piece.part("taiko", TAIKO, -19.5, -0.1, 0.3, 45, 9000, loose=5, layer="drive")
    tom = piece.part("tom", TOM, -23, 0.3, 0.3, 50, 12000, loose=5, layer="drive")
    tambourine = piece.part("tambourine", ORCHESTRA_KIT, -28, 0.35, 0.3, 200, 14000, drum=True, loose=5, layer="drive")
    for beat in piece.measures("roots", *loud):
        taiko.beat_out("X.....x....." if beat < piece.start("stride") else "X..ooxX..oxx", (41,), beat, 0.5, 88)
    for turn, beat in enumerate(piece.measures(*loud)):
        tom.beat_out("..xo..x.xoxx" if turn % 2 else "..xo....xo..", (48, 45, 43), beat, 0.5, 78)
        tambourine.beat_out("...x.....x..", (TAMBOURINE,), beat, 0.5, 84)
    timpani = piece.part("timpani", TIMPANI, -23, 0.1, 0.3, 38, 8000, loose=4, layer="drive")
    timpani.drive(piece.chords(*loud), E, 40, "1.....1...51", "X.....x...xX", velocity=78)


def _treant_danger(piece, loud):
    choir = piece.part("choir", CHOIR, -19.5, 0, 0.45, 150, 12000, 0.95, dip=HOLLOW, layer="danger")
    choir.strike(piece.voiced(57, 79, 4, *loud), "X-----X---x-", velocity=90)
    trombones = piece.part("trombones", TROMBONE, -19.5, 0.3, 0.35, 60, 9000, loose=7, layer="danger")
    trombones.sing(STRIDE, piece.start("stride"), 92, UP - 12)
    trombones.sing(STORM, piece.start("storm"), 100, UP - 12)
    trombones.sing(STEPS, piece.start("fall"), 98, UP - 12)
    tremolo = piece.part("tremolo", TREMOLO, -21, -0.3, 0.4, 200, 14000, layer="danger")
    tremolo.sustain(piece.voiced(69, 88, 3, *loud), 74, (60, 112))
    tremolo.sustain(piece.voiced(60, 78, 2, "roots", "sap"), 60, (40, 84))
    snare = piece.part("snare", ORCHESTRA_KIT, -23, 0.1, 0.25, 120, 14000, drum=True, loose=4, layer="danger")
    drum = piece.part("great drum", ORCHESTRA_KIT, -22, 0, 0.3, 42, 6000, drum=True, layer="danger")
    cymbals = piece.part("cymbals", ORCHESTRA_KIT, -24, 0, 0.4, 200, 14000, drum=True, layer="danger")
    for turn, beat in enumerate(piece.measures(*loud)):
        snare.beat_out("X.o.ooX.o.xx" if turn % 2 else "X...ooX.....", (SNARE,), beat, 0.5, 82)
        drum.beat_out("X.....x.....", (BASS_DRUM,), beat, 0.5, 92)
        if turn % 2 == 0:
            cymbals.add(beat, 3, CLASH if turn % 4 else CRASH, 80 if turn % 4 else 100)
