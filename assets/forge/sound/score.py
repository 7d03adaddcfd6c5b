"""Music on paper: pitches, chords, voice leading, and the parts of a piece as notes in beats."""

import itertools
import re
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from assets.forge.sound.clock import RATE

LETTERS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}

DEGREES = {
    "i": (0, "m"), "I": (0, "M"), "bII": (1, "M"), "III": (3, "M"), "iv": (5, "m"), "IV": (5, "M"), "v": (7, "m"),
    "V": (7, "M"), "Vs": (7, "s"), "VI": (8, "M"), "VII": (10, "M"), "iio": (2, "o"), "i7": (0, "m7"),
    "iv7": (5, "m7"), "v7": (7, "m7"), "VI7": (8, "M7"),
}  # fmt: skip
"""A chord's name: its root above the tonic, in semitones, and its quality."""

QUALITIES = {
    "m": (0, 3, 7), "M": (0, 4, 7), "o": (0, 3, 6), "s": (0, 5, 7), "M7": (0, 4, 7, 11), "m7": (0, 3, 7, 10),
}  # fmt: skip

BASS, BASS_SPACE, SPACE, OCTAVE = 55, 5, 3, 12
"""Neighbouring voices rub when they are closer than `SPACE`, below the tone `BASS` than `BASS_SPACE`, and part company
when they are further apart than an octave."""

STRESS = {"X": 18, "x": 0, "o": -26}
"""How much louder or softer than its velocity a stroke is: an accent, a stroke, a ghost."""


def pitch(name):
    """`"Bb3"` as a MIDI number; middle C is C4, 60."""
    letter, accidentals, octave = re.fullmatch(r"([A-G])([#b]*)(-?\d)", name).groups()
    return LETTERS[letter] + accidentals.count("#") - accidentals.count("b") + 12 * (int(octave) + 1)


def _smooth(number):
    """The least whole number from `number` on that 2, 3 and 5 alone divide."""
    powers = [3**three * 5**five for three in range(15) for five in range(10)]
    return min(odd << max(0, (-(-number // odd) - 1).bit_length()) for odd in powers)


def tune(text):
    """`"D4/2 F4/1 -/1 | …"` as notes (beat, beats, pitch) and the length in beats; `-` rests, bars are for the eye."""
    notes, beat = [], 0.0
    for word in text.replace("|", " ").split():
        name, length = word.split("/")
        if name != "-":
            notes.append((beat, float(length), pitch(name)))
        beat += float(length)
    return notes, beat


def chord(name, tonic):
    """The pitch classes of a chord, its root first; `tonic` 0 is C."""
    root, quality = DEGREES[name]
    return [(tonic + root + step) % 12 for step in QUALITIES[quality]]


def bars(text, beats=4):
    """Chord names, one a bar or `/` so many beats, as (name, beats)."""
    words = (word.partition("/") for word in text.split())
    return [(name, float(length) if length else beats) for name, _, length in words]


def starts(progress):
    """(name, beats) as (name, beats, beat it starts on)."""
    ends = itertools.accumulate(beats for _, beats in progress)
    return [(name, beats, end - beats) for (name, beats), end in zip(progress, ends, strict=True)]


def _above(root, lowest):
    """The tone of pitch class `root` that lies at most a fifth above `lowest`, or else the one below it."""
    above = (root - lowest) % 12
    return lowest + above - (12 if above > 7 else 0)


def _badness(voicing, before, low, high):
    """How far `voicing` is from the best way on from `before`: small steps, clear lows, no parallel fifths."""
    cost = 0.15 * abs(np.mean(voicing) - (low + high) / 2)
    cost += sum(12 for a, b in itertools.pairwise(voicing) if b - a < (BASS_SPACE if a < BASS else SPACE))
    if not before:
        return cost
    cost += sum(abs(a - b) for a, b in zip(before, voicing, strict=True)) + 0.5 * abs(before[-1] - voicing[-1])
    for i, j in itertools.combinations(range(len(voicing)), 2):
        interval = (voicing[j] - voicing[i]) % 12
        if before[i] != voicing[i] and (before[j] - before[i]) % 12 == interval and interval in (0, 7):
            cost += 6
    return cost


def lead(progress, tonic, low, high, count=4):
    """The chords as (beat, beats, `count` voices from the lowest), led smoothly between `low` and `high`."""
    led, before = [], None
    for name, beats, beat in starts(progress):
        classes = chord(name, tonic)
        tones = [tone for tone in range(low, high + 1) if tone % 12 in classes]
        voicings = [
            voicing
            for voicing in itertools.combinations(tones, count)
            if len({tone % 12 for tone in voicing}) >= min(count, len(classes))
            and all(b - a <= OCTAVE for a, b in itertools.pairwise(voicing))
        ]
        before = min(voicings, key=lambda voicing: _badness(voicing, before, low, high))
        led.append((beat, beats, before))
    return led


@dataclass
class Part:
    """One instrument's notes, and how it stands in the mix.

    `loudness` in LUFS, `pan` -1 to 1, `echo` its share of the hall, `low` and `high` the edges of its band in Hz,
    `width` of its sides, `loose` its timing in ms, `dip` a frequency to hollow out and by how much.
    """

    name: str
    program: int
    loudness: float
    pan: float = 0.0
    echo: float = 0.25
    low: float = 40
    high: float = 12000
    width: float = 1.0
    loose: float = 8
    dip: tuple[float, float] | None = None
    layer: str = ""
    drum: bool = False
    early: bool = True
    notes: list = field(default_factory=list)
    swells: list = field(default_factory=list)

    def add(self, beat, beats, tone, velocity=80):
        """One note."""
        self.notes.append((beat, beats, tone, velocity))

    def sing(self, text, at=0.0, velocity=80, shift=0, arch=10):
        """A melody, `shift` semitones up, swelling by `arch` towards its middle; returns the beat it ends on."""
        notes, length = tune(text)
        for beat, beats, tone in notes:
            rise = arch * np.sin(np.pi * min(1, (beat + beats / 2) / length))
            self.add(at + beat, beats, tone + shift, velocity + rise)
        return at + length

    def drive(self, chords, tonic, lowest, figure, accents, step=0.5, velocity=84, hold=0.7):
        """An ostinato: each sign of `figure` is a step of the chord above its root (1, 3, 5, or 8 for the octave, `.`
        rests), as loud as the sign of `accents` below it says; the roots lie as in `ground`."""
        for name, beats, beat in chords:
            root, third, fifth = chord(name, tonic)[:3]
            bottom = _above(root, lowest)
            steps = {"1": 0, "3": (third - root) % 12, "5": (fifth - root) % 12, "8": 12}
            for place in range(round(beats / step)):
                sign, loud = figure[place % len(figure)], accents[place % len(accents)]
                if sign != ".":
                    self.add(beat + place * step, step * hold, bottom + steps[sign], velocity + STRESS[loud])

    def strike(self, voicings, rhythm, step=0.5, velocity=90):
        """Chords in a rhythm that begins anew with each: struck at `X`, `x` or `o`, held on at `-`, silent at `.`."""
        for beat, beats, voices in voicings:
            for stroke in re.finditer(r"[Xxo]-*", rhythm[: round(beats / step)]):
                at, length = beat + stroke.start() * step, len(stroke.group()) * step
                for tone in voices:
                    self.add(at, length * 0.96, tone, velocity + STRESS[stroke.group()[0]])

    def beat_out(self, pattern, tones, at=0.0, step=0.5, velocity=90):
        """A rhythm: `X` accent, `x` stroke, `o` ghost, `.` rest; its strokes take `tones` in turn."""
        strokes = itertools.cycle(tones)
        for place, sign in enumerate(pattern):
            if sign != ".":
                self.add(at + place * step, step * 0.95, next(strokes), velocity + STRESS[sign])

    def roll(self, tone, at, strokes, step, soft, loud):
        """A drum roll that grows from velocity `soft` to `loud`."""
        for stroke in range(strokes):
            self.add(at + stroke * step, step * 1.2, tone, soft + (loud - soft) * stroke / strokes)

    def swell(self, start, end, soft, loud):
        """Expression from `soft` to `loud` (MIDI, to 127) between two beats."""
        self.swells.append((start, end, soft, loud))

    def sustain(self, voicings, velocity=70, swell=(75, 110), stagger=0.0):
        """Held chords, each swelling and falling back."""
        for beat, beats, voices in voicings:
            for rank, tone in enumerate(voices):
                self.add(beat + stagger * rank, beats * 1.02 - stagger * rank, tone, velocity)
            self.swell(beat, beat + beats / 2, *swell)
            self.swell(beat + beats / 2, beat + beats, *swell[::-1])

    def ground(self, chords, tonic, lowest, velocity=80, hold=0.98):
        """The roots of the chords, at most a fifth above `lowest` or else below it."""
        for name, beats, beat in chords:
            self.add(beat, beats * hold, _above(chord(name, tonic)[0], lowest), velocity)

    def ripple(self, voicings, pattern, step=0.5, velocity=60, accent=12):
        """Broken chords: each digit of `pattern` is a voice, those past the highest an octave up; `-` rests."""
        for beat, beats, voices in voicings:
            for place in range(round(beats / step)):
                sign = pattern[place % len(pattern)]
                if sign != "-":
                    octave, voice = divmod(int(sign), len(voices))
                    loud = velocity + (accent if place % len(pattern) == 0 else 0)
                    self.add(beat + place * step, step * 2.2, voices[voice] + 12 * octave, loud)


@dataclass(frozen=True)
class Section:
    """A stretch of a piece: its chords, a name each bar (`V/2` for two beats), and its level in dB."""

    name: str
    chords: str
    level: float = 0.0


@dataclass
class Piece:
    """A piece of music; `metre` beats a bar, `beats` in all, the last running into the first if it is a loop."""

    name: str
    tempo: float
    beats: float
    tonic: int
    progress: list
    metre: int = 4
    parts: list = field(default_factory=list)
    sections: dict[str, tuple[float, float, float]] = field(default_factory=dict)
    """By name, in order: the beats it begins and ends on, and its level in dB."""

    def part(self, name, program, loudness, *place, **tone):
        """A new part of the piece; the rest as in `Part`."""
        self.parts.append(Part(name, program, loudness, *place, **tone))
        return self.parts[-1]

    def seconds(self, beat):
        """When `beat` falls."""
        return beat * self.samples / self.beats / RATE

    def start(self, section):
        """The beat that a section begins on."""
        return self.sections[section][0]

    def within(self, beat, sections):
        """Whether `beat` is one of the named sections', of any when none is named."""
        return not sections or any(self.sections[name][0] <= beat < self.sections[name][1] for name in sections)

    def chords(self, *sections):
        """The chords of these sections as (name, beats, beat)."""
        return [chord for chord in starts(self.progress) if self.within(chord[2], sections)]

    def voiced(self, low, high, count, *sections):
        """The chords of these sections in `count` voices between `low` and `high`, led through the whole piece."""
        led = lead(self.progress, self.tonic, low, high, count)
        return [chord for chord in led if self.within(chord[0], sections)]

    def measures(self, *sections):
        """The beats that the bars of these sections begin on."""
        return [beat for beat in np.arange(0, self.beats, self.metre) if self.within(beat, sections)]

    @cached_property
    def samples(self):
        """The length of the piece in samples: one with small factors, as its spectra are soon worked out."""
        return _smooth(round(self.beats * 60 / self.tempo * RATE))


def composed(name, tempo, tonic, sections, metre=4):
    """A piece made of `Section`s one after the other."""
    progress, spans, beat = [], {}, 0.0
    for section in sections:
        chords = bars(section.chords, metre)
        end = beat + sum(beats for _, beats in chords)
        spans[section.name] = beat, end, section.level
        progress, beat = progress + chords, end
    return Piece(name, tempo, beat, tonic, progress, metre, sections=spans)
