"""The crypts: D minor at a walk, a horn among bones; and their lord, an organ in C minor that takes its time."""

from assets.forge.sound.instruments import (
    BASS_DRUM,
    BASSOON,
    CELESTA,
    CELLO,
    CHOIR,
    CLASH,
    CONTRABASS,
    CRASH,
    HARP,
    HARPSICHORD,
    HORN,
    OOHS,
    ORCHESTRA_KIT,
    ORGAN,
    PIZZICATO,
    SHAKER,
    SLOW_STRINGS,
    SNARE,
    STRINGS,
    TAIKO,
    TAMBOURINE,
    TIMPANI,
    TREMOLO,
    TROMBONE,
    TUBULAR_BELL,
    XYLOPHONE,
)
from assets.forge.sound.music.theme import (
    FIGHT,
    FIGHT_HIGHER,
    FIGHT_SONG,
    HOLLOW,
    MIGHT,
    MIGHT_HIGHER,
    MIGHT_LAST,
    MIGHT_SONG,
)
from assets.forge.sound.score import Section, composed

STALK = "D3/3 F3/1 | E3/4 | Eb3/2 Bb2/2 | A2/4 | D3/3 G3/1 | Bb3/2 G3/2 | G3/2 Eb3/2 | C#3/2 E3/2"
GATHER = "A3/2 D4/2 | G4/2 E4/2 | F4/2 Bb4/2 | A4/2 C#5/2"


def combat():
    """Steps in the dark, the theme, higher, a still grave, a gathering, and all of it at its height."""
    piece = composed(
        "combat_crypts",
        108,
        2,
        [
            Section("stalk", "i i bII i  iv iv bII V", 3),
            Section("theme", "i i bII i  i i VI V", -3),
            Section("higher", "i i iv iv  VI VII V V", -2),
            Section("still", "VI VI III III  iv iv bII V", -3),
            Section("gather", "i VII VI V", -2),
            Section("height", "i i bII i  VI VII VI V"),
        ],
    )
    loud = "theme", "higher", "gather", "height"
    _bones(piece, loud)
    _fight_drive(piece, loud)
    _fight_danger(piece, loud)
    return piece


def _bones(piece, loud):
    horn = piece.part("horn", HORN, -20, -0.25, 0.4, 80, 9000, loose=10, layer="base")
    horn.sing(FIGHT, piece.start("theme"), 82)
    horn.sing(FIGHT_HIGHER, piece.start("higher"), 88)
    horn.sing(GATHER, piece.start("gather"), 84)
    horn.sing(FIGHT, piece.start("height"), 98)
    bassoon = piece.part("bassoon", BASSOON, -21, 0.2, 0.4, 70, 8000, loose=12, layer="base")
    bassoon.sing(STALK, piece.start("stalk"), 86)
    bassoon.sing(FIGHT, piece.start("height"), 84, -12)
    cello = piece.part("cello", CELLO, -20, -0.15, 0.45, 70, 9000, loose=12, layer="base")
    cello.sing(FIGHT_SONG, piece.start("still"), 84, -12)
    violins = piece.part("violins", STRINGS, -22, 0.3, 0.4, 170, 12000, loose=10, layer="base")
    violins.sing(FIGHT_HIGHER, piece.start("higher"), 80, 12)
    violins.sing(FIGHT, piece.start("height"), 88, 12)
    plucked = piece.part("plucked", PIZZICATO, -22, 0.15, 0.3, 45, 9000, loose=5, layer="base")
    plucked.drive(piece.chords("stalk"), 2, 38, "1...5.3.", "X...o.x.", velocity=84)
    plucked.drive(piece.chords(*loud), 2, 50, "1.15.315", "X.ox.oxo", velocity=84)
    basses = piece.part("basses", CONTRABASS, -23, 0.05, 0.15, 34, 5000, 0.6, loose=4, layer="base")
    basses.drive(piece.chords(*loud), 2, 31, "1..1..1.", "X..x..x.", velocity=84, hold=1.1)
    bones = piece.part("bones", XYLOPHONE, -26, -0.4, 0.3, 150, 14000, loose=6, layer="base")
    bones.drive(piece.chords("theme", "height"), 2, 74, "..5.1.85", "..x.x.Xo", velocity=70)
    bones.drive(piece.chords("stalk"), 2, 74, "......51", "......ox", velocity=66)
    piece.part("pad", SLOW_STRINGS, -24, 0.1, 0.35, 90, 9000, layer="base").sustain(
        piece.voiced(48, 69, 3, *loud), 62, (68, 100)
    )
    harp = piece.part("harp", HARP, -22, 0.35, 0.45, 80, 12000, loose=11, layer="base")
    harp.ripple(piece.voiced(50, 74, 4, "still"), "02134312", 0.5, 60)
    chime = piece.part("celesta", CELESTA, -27, 0.4, 0.5, 200, 14000, loose=10, layer="base")
    for beat, _, voices in piece.voiced(74, 93, 3, "still"):
        chime.add(beat + 2.5, 1.5, voices[2], 56)
        chime.add(beat + 3, 1.5, voices[1], 50)
    bell = piece.part("bell", TUBULAR_BELL, -26, -0.35, 0.6, 100, 9000, loose=5, layer="base")
    for name in piece.sections:
        bell.add(piece.start(name), 4, 50, 84)
    shaker = piece.part("shaker", ORCHESTRA_KIT, -33, 0.3, 0.2, 200, 14000, drum=True, loose=4, layer="base")
    for beat in piece.measures(*loud):
        shaker.beat_out("x.oxo.xo", (SHAKER,), beat, 0.5, 72)


def _fight_drive(piece, loud):
    driven = piece.part("ostinato", STRINGS, -19, -0.2, 0.15, 55, 12000, 0.8, loose=5, layer="drive")
    driven.drive(piece.chords(*loud), 2, 43, "11511315", "XoxXoxXo", velocity=88)
    taiko = piece.part("taiko", TAIKO, -20, -0.1, 0.25, 55, 9000, loose=4, layer="drive")
    tambourine = piece.part("tambourine", ORCHESTRA_KIT, -28, 0.35, 0.3, 200, 14000, drum=True, loose=5, layer="drive")
    for turn, beat in enumerate(piece.measures(*loud)):
        taiko.beat_out("X..x..X." if turn % 2 else "X.oX.oxx", (41,), beat, 0.5, 88)
        tambourine.beat_out("..x...x.", (TAMBOURINE,), beat, 0.5, 84)
    timpani = piece.part("timpani", TIMPANI, -22, 0, 0.3, 38, 8000, loose=4, layer="drive")
    timpani.drive(piece.chords(*loud), 2, 41, "1..1..51", "X..x..xX", velocity=80)
    timpani.drive(piece.chords("stalk"), 2, 41, "1.......", "x.......", velocity=66)
    timpani.roll(45, piece.start("height") - 4, 16, 0.25, 50, 112)


def _fight_danger(piece, loud):
    rhythm = "X--X--x-", "X-------"
    choir = piece.part("choir", CHOIR, -19, 0, 0.4, 150, 12000, 0.9, loose=7, dip=HOLLOW, layer="danger")
    trombones = piece.part("trombones", TROMBONE, -20, 0.25, 0.35, 60, 9000, loose=6, layer="danger")
    for turn, voiced in enumerate(piece.voiced(53, 76, 4, *loud)):
        choir.strike([voiced], rhythm[turn % 2], velocity=92)
    for turn, voiced in enumerate(piece.voiced(41, 60, 3, *loud)):
        trombones.strike([voiced], "X--...x-" if turn % 2 else "X--X....", velocity=88)
    tremolo = piece.part("tremolo", TREMOLO, -22, 0.35, 0.4, 200, 14000, layer="danger")
    tremolo.sustain(piece.voiced(67, 86, 3, *loud), 70, (56, 108))
    tremolo.sustain(piece.voiced(62, 79, 2, "stalk", "still"), 60, (40, 84))
    snare = piece.part("snare", ORCHESTRA_KIT, -23, 0.1, 0.25, 120, 14000, drum=True, loose=4, layer="danger")
    drum = piece.part("great drum", ORCHESTRA_KIT, -22, 0, 0.3, 42, 6000, drum=True, layer="danger")
    for turn, beat in enumerate(piece.measures(*loud)):
        snare.beat_out("..oox.oooxooX.oo" if turn % 2 else "..oox...X...x.oo", (SNARE,), beat, 0.25, 84)
        drum.beat_out("X..x....", (BASS_DRUM,), beat, 0.5, 92)
    cymbals = piece.part("cymbals", ORCHESTRA_KIT, -24, 0, 0.4, 200, 14000, drum=True, layer="danger")
    for turn, beat in enumerate(piece.measures(*loud)):
        if turn % 4 == 0:
            cymbals.add(beat, 3, CRASH, 96)
        elif turn % 2 == 0:
            cymbals.add(beat, 2, CLASH, 76)


def lich():
    """A pedal and a bell, the march, a dirge for sopranos, a toccata, a hush, and the end of those who came."""
    piece = composed(
        "boss_lich",
        92,
        0,
        [
            Section("opening", "i i bII V", -3),
            Section("march", "i i bII bII  i VI bII V", -2),
            Section("dirge", "VI VII i i  iv bII V V", -4),
            Section("toccata", "i iv VII III  VI bII V V", -1),
            Section("hush", "i VI iv V", -4),
            Section("end", "i i bII bII  iv VI bII V"),
        ],
    )
    loud = "march", "toccata", "end"
    _organ(piece, loud)
    _lich_drive(piece, loud)
    _lich_danger(piece, loud)
    return piece


def _organ(piece, loud):
    tune = piece.part("organ", ORGAN, -20, -0.1, 0.45, 60, 12000, loose=6, dip=HOLLOW, layer="base")
    for name, melody in (("march", MIGHT), ("toccata", MIGHT_HIGHER), ("end", MIGHT_LAST)):
        tune.sing(melody, piece.start(name), 92, -2)
        tune.sing(melody, piece.start(name), 84, 10)
    full = piece.part("stops", ORGAN, -23, 0.1, 0.45, 60, 12000, loose=5, dip=HOLLOW, layer="base")
    full.strike(piece.voiced(50, 70, 3, *loud), "X-----x-", velocity=76)
    pedal = piece.part("pedal", ORGAN, -25, 0, 0.3, 30, 5000, 0.7, loose=3, layer="base")
    pedal.ground(piece.chords("opening", *loud), 0, 36, 84)
    runs = piece.part("toccata", HARPSICHORD, -22, 0.3, 0.35, 120, 14000, loose=5, layer="base")
    runs.ripple(piece.voiced(55, 79, 4, "toccata", "end"), "3212312032123210", 0.25, 84)
    runs.ripple(piece.voiced(55, 79, 4, "march"), "0-2-3-2-", 0.5, 76)
    sopranos = piece.part("sopranos", OOHS, -20, 0.15, 0.55, 200, 10000, loose=12, layer="base")
    sopranos.sing(MIGHT_SONG, piece.start("dirge"), 86, -2)
    cello = piece.part("cello", CELLO, -20, -0.25, 0.45, 60, 9000, loose=12, layer="base")
    cello.sing("D3/4 | Bb3/2 A3/2 | G3/3 Bb3/1 | A3/4", piece.start("hush"), 84, -2)
    harp = piece.part("harp", HARP, -23, 0.35, 0.5, 80, 12000, loose=11, layer="base")
    harp.ripple(piece.voiced(48, 72, 4, "dirge"), "01234321", 0.5, 62)
    bell = piece.part("bell", TUBULAR_BELL, -24, 0.3, 0.55, 100, 10000, loose=5, layer="base")
    for beat in (*piece.measures("opening", "hush"), *map(piece.start, loud)):
        bell.add(beat, 4, 48, 88)
    chime = piece.part("glint", CELESTA, -27, -0.4, 0.5, 200, 14000, loose=10, layer="base")
    for beat, _, voices in piece.voiced(72, 91, 3, "opening", "hush", "dirge"):
        for place, voice in ((1.5, 2), (2, 1), (3.5, 0)):
            chime.add(beat + place, 1.5, voices[voice], 56)


def _lich_drive(piece, loud):
    driven = piece.part("ostinato", STRINGS, -19, -0.25, 0.15, 55, 12000, 0.8, loose=4, layer="drive")
    driven.drive(piece.chords(*loud), 0, 43, "1115115811151151", "XooxooxoXooxooxo", 0.25, 88, 0.8)
    basses = piece.part("basses", CONTRABASS, -22, 0.1, 0.1, 34, 5000, 0.6, loose=4, layer="drive")
    basses.drive(piece.chords(*loud), 0, 31, "1..1..1.", "X..x..x.", velocity=92, hold=1.1)
    taiko = piece.part("taiko", TAIKO, -20, -0.1, 0.3, 50, 9000, loose=4, layer="drive")
    tambourine = piece.part("tambourine", ORCHESTRA_KIT, -29, 0.35, 0.3, 200, 14000, drum=True, loose=5, layer="drive")
    for turn, beat in enumerate(piece.measures(*loud)):
        taiko.beat_out("X.....oxX.o.x.xx" if turn % 2 else "X.....x.X.....o.", (41,), beat, 0.25, 88)
        tambourine.beat_out("..x...x.", (TAMBOURINE,), beat, 0.5, 84)
    timpani = piece.part("timpani", TIMPANI, -22, 0.1, 0.3, 38, 8000, loose=4, layer="drive")
    timpani.drive(piece.chords("opening", "hush", *loud), 0, 38, "1.....1.", "X.....x.", velocity=76)


def _lich_danger(piece, loud):
    choir = piece.part("choir", CHOIR, -18.5, 0, 0.45, 150, 12000, 0.95, dip=HOLLOW, layer="danger")
    choir.strike(piece.voiced(55, 79, 4, *loud), "X--X--x-", velocity=92)
    choir.sustain(piece.voiced(50, 70, 3, "dirge", "hush"), 60, (40, 84))
    trombones = piece.part("trombones", TROMBONE, -20, 0.3, 0.35, 60, 9000, loose=7, layer="danger")
    for name, melody in (("march", MIGHT), ("toccata", MIGHT_HIGHER), ("end", MIGHT_LAST)):
        trombones.sing(melody, piece.start(name), 96, -14)
    tremolo = piece.part("tremolo", TREMOLO, -22, 0.3, 0.4, 200, 14000, layer="danger")
    tremolo.sustain(piece.voiced(67, 86, 3, *loud), 72, (60, 112))
    snare = piece.part("snare", ORCHESTRA_KIT, -23, 0.1, 0.25, 120, 14000, drum=True, loose=4, layer="danger")
    drum = piece.part("great drum", ORCHESTRA_KIT, -22, 0, 0.3, 42, 6000, drum=True, layer="danger")
    cymbals = piece.part("cymbals", ORCHESTRA_KIT, -24, 0, 0.4, 200, 14000, drum=True, layer="danger")
    for turn, beat in enumerate(piece.measures(*loud)):
        snare.beat_out("X.ooxo..x.oooooo" if turn % 2 else "X.....oox.....oo", (SNARE,), beat, 0.25, 82)
        drum.beat_out("X...x...", (BASS_DRUM,), beat, 0.5, 92)
        if turn % 2 == 0:
            cymbals.add(beat, 3, CLASH if turn % 4 else CRASH, 80 if turn % 4 else 100)
