"""The instruments by their numbers: General MIDI programs counted from 0, drum kits, and the keys of a kit."""

HARPSICHORD, CELESTA, VIBRAPHONE, XYLOPHONE, TUBULAR_BELL, DULCIMER, ORGAN, GUITAR = 6, 8, 11, 13, 14, 15, 19, 24
VIOLIN, CELLO, CONTRABASS, TREMOLO, PIZZICATO, HARP, TIMPANI = 40, 42, 43, 44, 45, 46, 47
STRINGS, SLOW_STRINGS, CHOIR, OOHS = 48, 49, 52, 53
TRUMPET, TROMBONE, TUBA, HORN, BRASS, OBOE, BASSOON, CLARINET = 56, 57, 58, 60, 61, 68, 70, 71
FLUTE, PAN_FLUTE, WARM_PAD, WOODBLOCK, TAIKO, TOM = 73, 75, 89, 115, 116, 117

STANDARD_KIT, ORCHESTRA_KIT = 0, 48
BASS_DRUM, SNARE, TAMBOURINE, CRASH, CLASH, SHAKER, RATCHET, TRIANGLE = 36, 38, 54, 57, 59, 69, 73, 81
"""Keys of a kit. In the orchestra's the keys 41 to 53 are kettledrums; its cymbals lie on 57 and 59."""

DELAYS = {
    ORGAN: 0.06, VIOLIN: 0.11, CELLO: 0.26, CONTRABASS: 0.07, TREMOLO: 0.21, PIZZICATO: 0.04, STRINGS: 0.17,
    SLOW_STRINGS: 0.27, CHOIR: 0.20, OOHS: 0.06, TRUMPET: 0.01, TROMBONE: 0.05, TUBA: 0.06, HORN: 0.10, BRASS: 0.03,
    OBOE: 0.02, BASSOON: 0.02, CLARINET: 0.04, FLUTE: 0.06, PAN_FLUTE: 0.05, WARM_PAD: 0.34,
}  # fmt: skip
"""Seconds from the start of a note in the middle of the range until it is half as loud as it gets, as measured."""
