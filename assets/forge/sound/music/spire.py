"""The spire: C minor at full speed, trumpets over iron; and the last of all, in D minor, for trombones and choir."""

from assets.forge.sound.instruments import (
    BASS_DRUM,
    BRASS,
    CELESTA,
    CELLO,
    CHOIR,
    CLASH,
    CONTRABASS,
    CRASH,
    HARP,
    HORN,
    OOHS,
    ORCHESTRA_KIT,
    ORGAN,
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
    TRIANGLE,
    TROMBONE,
    TRUMPET,
    TUBULAR_BELL,
)
from assets.forge.sound.music.theme import FIGHT, FIGHT_HIGHER, FIGHT_SONG, HOLLOW, MIGHT_HIGHER, MIGHT_SONG
from assets.forge.sound.score import Section, composed

DOWN = -2
"""The tunes stand in D minor, the spire's fights in C minor."""

BLAZE = (
    "D4/1.5 D4/.5 F4/2 | E4/2.5 D4/.5 A3/1 | Eb4/1.5 Eb4/.5 G4/2 | F4/2 D4/2"
    " | D4/1.5 D4/.5 F4/2 | A4/2.5 G4/.5 F4/1 | Bb4/2 D5/1 Bb4/1 | A4/2 C#4/1 E4/1"
)
"""i i bII i  i i VI V, or VI VII in its fifth and sixth bar."""
CLIMB = (
    "A4/2 F4/1 D4/1 | G4/2 E4/2 | F4/2 D4/1 F4/1 | E4/3 C#4/1 | F4/2 A4/2 | G4/2 Bb4/2 | Bb4/2 D5/2 | C#5/2 A4/1 E4/1"
)
"""i VII VI V  i bII iv V"""
TAG = "D4/1.5 D4/.5 F4/2 | Eb4/2 G4/2 | F4/2 D4/2 | A4/2 C#5/2"
"""i bII i V"""
EMBERS = "D3/4 | E3/2 F3/2 | Eb3/4 | D3/4 | A3/4 | G3/2 F3/2 | Eb3/2 G3/2 | A3/2 C#3/2"
"""i i bII i  i i bII V"""

GATE = "D3/4 | F3/2 E3/2 | Bb3/4 | G3/2 Eb3/2 | D3/2 F3/2 | A3/4 | G3/2 Bb3/2 | A3/2 C#3/2"
"""i i bII bII  i i bII V"""
ABYSS = (
    "D4/4 | F4/2 E4/2 | Bb4/4 | D5/2 Bb4/2 | G4/3 A4/1 | Bb4/4 | A4/4 | A4/2 C#5/2"
    " | D5/4 | F5/2 E5/2 | C5/4 | A4/2 C5/2 | Bb4/4 | G4/4 | A4/4 | E4/2 C#4/2"
)
"""i i VI VI  iv iv V V  i i III III  bII bII V V"""
CROWN = "D4/2 F4/1 E4/1 | Bb4/2 F4/2 | Eb4/2 G4/2 | A4/4 | D5/2 A4/1 F4/1 | Bb4/2 D5/2 | Eb5/2 Bb4/1 G4/1 | A4/2 C#5/2"
"""i VI bII V  i VI bII V"""


def combat():
    """A furnace, the theme in brass, higher, embers, a climb, a song over the edge, and the summit."""
    piece = composed(
        "combat_spire",
        150,
        0,
        [
            Section("furnace", "i i bII i  i i bII V", -2),
            Section("blaze", "i i bII i  i i VI V", -2),
            Section("higher", "i i iv iv  VI VII V V", -1),
            Section("embers", "VI VI III III  iv iv bII V", -4),
            Section("climb", "i VII VI V  i bII iv V", -3),
            Section("edge", "VI VII i i  iv bII V V", -4),
            Section("summit", "i i bII i  VI VII VI V  i bII i V"),
        ],
    )
    loud = "blaze", "higher", "climb", "summit"
    _brass(piece, loud)
    _fight_drive(piece, loud)
    _fight_danger(piece, loud)
    return piece


def _brass(piece, loud):
    trumpet = piece.part("trumpet", TRUMPET, -20.5, -0.2, 0.4, 150, 13000, loose=7, dip=(1800, 0.3), layer="base")
    trumpet.sing(BLAZE, piece.start("blaze"), 86, DOWN)
    trumpet.sing(FIGHT_HIGHER, piece.start("higher"), 92, DOWN)
    trumpet.sing(CLIMB, piece.start("climb"), 88, DOWN)
    trumpet.sing(TAG, trumpet.sing(BLAZE, piece.start("summit"), 102, DOWN), 106, DOWN)
    brass = piece.part("brass", BRASS, -23, 0.25, 0.35, 80, 13000, loose=7, dip=(1600, 0.3), layer="base")
    brass.strike(piece.voiced(48, 66, 3, "blaze", "summit"), "X--x----", velocity=84)
    cello = piece.part("cellos", CELLO, -20, -0.15, 0.45, 60, 10000, loose=12, layer="base")
    cello.sing(EMBERS, piece.start("furnace"), 84, DOWN)
    cello.sing(FIGHT_SONG, piece.start("embers"), 84, DOWN - 12)
    violins = piece.part("violins", STRINGS, -21, 0.3, 0.4, 170, 14000, loose=8, layer="base")
    violins.sing(MIGHT_SONG, piece.start("edge"), 84, DOWN)
    violins.sing(FIGHT_HIGHER, piece.start("higher"), 82, DOWN + 12)
    violins.sing(TAG, violins.sing(BLAZE, piece.start("summit"), 92, DOWN + 12), 96, DOWN + 12)
    plucked = piece.part("plucked", PIZZICATO, -21.5, 0.15, 0.25, 45, 9000, loose=4, layer="base")
    plucked.drive(piece.chords("furnace", "edge"), 0, 36, "1..1..1.", "X..o..o.", velocity=84)
    plucked.drive(piece.chords(*loud), 0, 48, "11511315", "XooXooxo", velocity=86)
    basses = piece.part("basses", CONTRABASS, -23, 0.05, 0.15, 34, 5000, 0.6, loose=4, layer="base")
    basses.drive(piece.chords(*loud), 0, 31, "1..1..1.", "X..x..x.", velocity=88, hold=1.1)
    harp = piece.part("harp", HARP, -22, -0.35, 0.5, 80, 13000, loose=11, layer="base")
    harp.ripple(piece.voiced(50, 74, 4, "embers"), "01234321", 0.5, 66)
    harp.ripple(piece.voiced(50, 74, 4, "edge"), "0-2-3-2-", 0.5, 66)
    sparks = piece.part("sparks", CELESTA, -26, 0.4, 0.5, 200, 14000, loose=10, layer="base")
    for turn, (beat, _, voices) in enumerate(piece.voiced(74, 93, 3, "furnace", "embers", "edge")):
        for place, voice in ((1.5, 2), (2, 0)) if turn % 2 else ((2.5, 1), (3, 2), (3.5, 0)):
            sparks.add(beat + place, 1.5, voices[voice], 58)
    pad = piece.part("pad", SLOW_STRINGS, -25, 0.1, 0.35, 90, 12000, layer="base")
    pad.sustain(piece.voiced(48, 69, 3, "higher", "climb", "summit"), 62, (70, 104))
    iron = piece.part("iron", ORCHESTRA_KIT, -29, -0.4, 0.4, 200, 14000, drum=True, loose=5, layer="base")
    shaker = piece.part("shaker", ORCHESTRA_KIT, -31, 0.3, 0.2, 200, 14000, drum=True, loose=4, layer="base")
    for turn, beat in enumerate(piece.measures("furnace", *loud)):
        iron.beat_out("....x..." if turn % 2 else "......o.", (TRIANGLE, RATCHET), beat, 0.5, 78)
    for beat in piece.measures(*loud):
        shaker.beat_out("XoxoXoxx", (SHAKER,), beat, 0.5, 72)


def _fight_drive(piece, loud):
    driven = piece.part("ostinato", STRINGS, -19.5, -0.2, 0.15, 55, 12000, 0.8, loose=4, layer="drive")
    driven.drive(piece.chords(*loud), 0, 43, "1115111581115135", "XooxooXoXooxooXo", 0.25, 88, 0.8)
    taiko = piece.part("taiko", TAIKO, -20, -0.1, 0.25, 50, 9000, loose=4, layer="drive")
    tom = piece.part("tom", TOM, -23, 0.3, 0.25, 50, 12000, loose=4, layer="drive")
    tambourine = piece.part("tambourine", ORCHESTRA_KIT, -28, 0.35, 0.3, 200, 14000, drum=True, loose=4, layer="drive")
    for turn, beat in enumerate(piece.measures(*loud)):
        taiko.beat_out("X..X..Xo" if turn % 2 else "X..x..X.", (41,), beat, 0.5, 88)
        tom.beat_out("..xo.ox." if turn % 2 else "..x...xx", (48, 45, 43), beat, 0.5, 76)
        tambourine.beat_out("..x...x.", (TAMBOURINE,), beat, 0.5, 84)
    for beat in piece.measures("furnace", "edge"):
        taiko.beat_out("x.....o.", (41,), beat, 0.5, 74)
    timpani = piece.part("timpani", TIMPANI, -22, 0, 0.3, 38, 8000, loose=4, layer="drive")
    timpani.drive(piece.chords("furnace", *loud), 0, 38, "1..1..5.", "X..x..x.", velocity=78)
    timpani.roll(43, piece.start("summit") - 4, 16, 0.25, 50, 114)


def _fight_danger(piece, loud):
    choir = piece.part("choir", CHOIR, -19.5, 0, 0.4, 150, 12000, 0.9, loose=7, dip=HOLLOW, layer="danger")
    trombones = piece.part("trombones", TROMBONE, -20, 0.25, 0.35, 60, 9000, loose=6, layer="danger")
    for turn, voiced in enumerate(piece.voiced(53, 76, 4, *loud)):
        choir.strike([voiced], "X--X--x-" if turn % 2 else "X-------", velocity=94)
    for turn, voiced in enumerate(piece.voiced(41, 60, 3, *loud)):
        trombones.strike([voiced], "X--X--x-" if turn % 2 else "X--X....", velocity=92)
    choir.sustain(piece.voiced(50, 70, 3, "edge"), 62, (50, 96))
    tremolo = piece.part("tremolo", TREMOLO, -22, 0.35, 0.4, 200, 14000, layer="danger")
    tremolo.sustain(piece.voiced(67, 86, 3, *loud), 74, (60, 110))
    tremolo.sustain(piece.voiced(62, 79, 2, "furnace", "embers"), 60, (40, 84))
    snare = piece.part("snare", ORCHESTRA_KIT, -23, 0.1, 0.25, 120, 14000, drum=True, loose=4, layer="danger")
    drum = piece.part("great drum", ORCHESTRA_KIT, -22, 0, 0.3, 42, 6000, drum=True, layer="danger")
    cymbals = piece.part("cymbals", ORCHESTRA_KIT, -24, 0, 0.4, 200, 14000, drum=True, layer="danger")
    for turn, beat in enumerate(piece.measures(*loud)):
        snare.beat_out("X.ooxoooX.oox.oo" if turn % 2 else "..oox.oox.oox.oo", (SNARE,), beat, 0.25, 82)
        drum.beat_out("X..x....", (BASS_DRUM,), beat, 0.5, 92)
        if turn % 2 == 0:
            cymbals.add(beat, 3, CLASH if turn % 4 else CRASH, 80 if turn % 4 else 100)


def demon():
    """The gate, an advance, fury, the abyss where the theme is remembered, the return, the judgement, and the crown."""
    piece = composed(
        "boss_demon",
        132,
        2,
        [
            Section("gate", "i i bII bII  i i bII V", -4),
            Section("advance", "i i bII i  i i VI V", -3),
            Section("fury", "i iv VII III  VI bII V V", -1),
            Section("abyss", "i i VI VI  iv iv V V  i i III III  bII bII V V", -5),
            Section("return", "i VII VI V  i bII iv V", -3),
            Section("judgement", "i i bII i  VI VII VI V  i i iv iv  VI VII V V"),
            Section("crown", "i VI bII V  i VI bII V"),
        ],
    )
    loud = "advance", "fury", "return", "judgement", "crown"
    _throne(piece, loud)
    _demon_drive(piece, loud)
    _demon_danger(piece, loud)
    return piece


def _throne(piece, loud):
    trombones = piece.part("trombones", TROMBONE, -20, -0.2, 0.4, 60, 11000, loose=8, dip=(1600, 0.3), layer="base")
    trombones.sing(FIGHT, piece.start("advance"), 90, -12)
    trombones.sing(MIGHT_HIGHER, piece.start("fury"), 98, -12)
    trombones.sing(CLIMB, piece.start("return"), 90, -12)
    trombones.sing(FIGHT_HIGHER, trombones.sing(FIGHT, piece.start("judgement"), 104, -12), 106, -12)
    trombones.sing(CROWN, piece.start("crown"), 104, -12)
    horns = piece.part("horns", HORN, -21.5, 0.25, 0.45, 80, 10000, loose=9, layer="base")
    horns.sing(MIGHT_HIGHER, piece.start("fury"), 88)
    horns.sing(FIGHT_HIGHER, horns.sing(FIGHT, piece.start("judgement"), 94), 98)
    horns.sing(CROWN, piece.start("crown"), 96)
    cello = piece.part("cellos", CELLO, -20, -0.25, 0.45, 60, 10000, loose=12, layer="base")
    cello.sing(GATE, piece.start("gate"), 84)
    memory = piece.part("memory", OOHS, -20, 0.15, 0.6, 180, 11000, loose=13, layer="base")
    memory.sing(ABYSS, piece.start("abyss"), 84)
    harp = piece.part("harp", HARP, -22, -0.35, 0.5, 80, 13000, loose=11, layer="base")
    harp.ripple(piece.voiced(50, 74, 4, "abyss"), "01234321", 0.5, 66)
    glints = piece.part("glints", CELESTA, -25, 0.4, 0.5, 200, 14000, loose=10, layer="base")
    for turn, (beat, _, voices) in enumerate(piece.voiced(74, 93, 3, "gate", "abyss")):
        for place, voice in ((1.5, 2), (2, 0)) if turn % 2 else ((2.5, 1), (3, 2), (3.5, 0)):
            glints.add(beat + place, 1.5, voices[voice], 58)
    violins = piece.part("violins", STRINGS, -22, 0.3, 0.35, 170, 14000, loose=8, layer="base")
    violins.ripple(piece.voiced(62, 81, 4, "fury", "judgement", "crown"), "3212", 0.5, 84)
    strings = piece.part("strings", SLOW_STRINGS, -24, 0.1, 0.4, 90, 12000, layer="base")
    strings.sustain(piece.voiced(50, 71, 4, "advance", "return", "judgement", "crown"), 64, (70, 106))
    organ = piece.part("organ", ORGAN, -25, 0, 0.4, 40, 11000, loose=4, dip=HOLLOW, layer="base")
    organ.strike(piece.voiced(45, 65, 3, "fury", "crown"), "X-----x-", velocity=78)
    plucked = piece.part("plucked", PIZZICATO, -22, 0.15, 0.25, 45, 9000, loose=4, layer="base")
    plucked.drive(piece.chords("gate"), 2, 38, "1.....5.", "X.....o.", velocity=84)
    plucked.drive(piece.chords("advance", "return"), 2, 50, "1.115.31", "X.oxo.xo", velocity=86)
    basses = piece.part("basses", CONTRABASS, -23, 0.05, 0.15, 34, 5000, 0.6, loose=4, layer="base")
    basses.drive(piece.chords(*loud), 2, 31, "1..1..1.", "X..x..x.", velocity=88, hold=1.1)
    bell = piece.part("bell", TUBULAR_BELL, -24, -0.3, 0.55, 100, 11000, loose=5, layer="base")
    for beat in piece.measures("gate")[::2]:
        bell.add(beat, 4, 50, 88)
    for name in piece.sections:
        bell.add(piece.start(name), 4, 62, 90)
    shaker = piece.part("shaker", ORCHESTRA_KIT, -31, 0.3, 0.2, 200, 14000, drum=True, loose=4, layer="base")
    for beat in piece.measures(*loud):
        shaker.beat_out("XoxoXoxx", (SHAKER,), beat, 0.5, 72)


def _demon_drive(piece, loud):
    driven = piece.part("ostinato", STRINGS, -19.5, -0.2, 0.15, 55, 12000, 0.8, loose=4, layer="drive")
    driven.drive(piece.chords("advance", "return"), 2, 43, "11511315", "XoxXoxXo", velocity=90)
    driven.drive(
        piece.chords("fury", "judgement", "crown"), 2, 43, "1115111581115135", "XooxooXoXooxooXo", 0.25, 88, 0.8
    )
    taiko = piece.part("taiko", TAIKO, -19.5, -0.1, 0.25, 48, 9000, loose=4, layer="drive")
    tom = piece.part("tom", TOM, -23, 0.3, 0.25, 50, 12000, loose=4, layer="drive")
    tambourine = piece.part("tambourine", ORCHESTRA_KIT, -28, 0.35, 0.3, 200, 14000, drum=True, loose=4, layer="drive")
    for turn, beat in enumerate(piece.measures(*loud)):
        taiko.beat_out("X..X.oXx" if turn % 2 else "X..x..X.", (41,), beat, 0.5, 88)
        tom.beat_out("..xo.oxx" if turn % 2 else "..x...xo", (48, 45, 43), beat, 0.5, 76)
        tambourine.beat_out("..x...x.", (TAMBOURINE,), beat, 0.5, 84)
    for beat in piece.measures("gate"):
        taiko.beat_out("x.....o.", (41,), beat, 0.5, 76)
    timpani = piece.part("timpani", TIMPANI, -22, 0, 0.3, 38, 8000, loose=4, layer="drive")
    timpani.drive(piece.chords("gate", *loud), 2, 38, "1.....51", "X.....xx", velocity=78)
    for name in ("fury", "judgement"):
        timpani.roll(45, piece.start(name) - 4, 16, 0.25, 50, 114)


def _demon_danger(piece, loud):
    choir = piece.part("choir", CHOIR, -19, 0, 0.45, 150, 12000, 0.95, loose=7, dip=HOLLOW, layer="danger")
    for turn, voiced in enumerate(piece.voiced(55, 79, 4, *loud)):
        choir.strike([voiced], "X--X--x-" if turn % 2 else "X-----x-", velocity=94)
    choir.sustain(piece.voiced(48, 67, 3, "gate", "abyss"), 62, (44, 88))
    brass = piece.part("brass", BRASS, -20.5, 0.25, 0.35, 80, 13000, loose=7, dip=(1600, 0.3), layer="danger")
    brass.sing(MIGHT_HIGHER, piece.start("fury"), 96)
    brass.sing(FIGHT_HIGHER, brass.sing(FIGHT, piece.start("judgement"), 100), 104)
    brass.sing(CROWN, piece.start("crown"), 104)
    brass.strike(piece.voiced(50, 69, 3, "advance", "return"), "X--X..x.", velocity=88)
    tremolo = piece.part("tremolo", TREMOLO, -22, -0.35, 0.4, 200, 14000, layer="danger")
    tremolo.sustain(piece.voiced(67, 86, 3, *loud), 74, (60, 112))
    snare = piece.part("snare", ORCHESTRA_KIT, -23, 0.1, 0.25, 120, 14000, drum=True, loose=4, layer="danger")
    drum = piece.part("great drum", ORCHESTRA_KIT, -21, 0, 0.3, 42, 6000, drum=True, layer="danger")
    cymbals = piece.part("cymbals", ORCHESTRA_KIT, -24, 0, 0.4, 200, 14000, drum=True, layer="danger")
    for turn, beat in enumerate(piece.measures(*loud)):
        snare.beat_out("X.ooxoooX.ooxxoo" if turn % 2 else "..oox.oox.oox.oo", (SNARE,), beat, 0.25, 82)
        drum.beat_out("X..x....", (BASS_DRUM,), beat, 0.5, 92)
        if turn % 2 == 0:
            cymbals.add(beat, 3, CLASH if turn % 4 else CRASH, 80 if turn % 4 else 100)
