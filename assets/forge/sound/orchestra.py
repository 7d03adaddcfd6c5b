"""The players: notes made human, and played by FluidSynth on the FluidR3 GM sound font, one part at a time."""

import itertools
import os
import subprocess
import tempfile
from pathlib import Path

import mido
import numpy as np
import soundfile

from assets.forge.sound.clock import RATE, dice, samples
from assets.forge.sound.instruments import DELAYS

SOUND_FONT = Path(os.environ.get("SOUND_FONT", "/usr/share/sounds/sf2/FluidR3_GM.sf2"))
"""Debian's package fluid-soundfont-gm; elsewhere set SOUND_FONT."""

LEAD = 0.5
"""Seconds played before the first beat: slow instruments start early."""
TICKS = 10_000
"""A tick is 0.1 ms: the tempo is worked out here, not in the MIDI file."""
DRUM_CHANNEL = 9


def _play(events, length):
    """(seconds, message) as two columns of `length` seconds: dry, the hall is ours."""
    file = mido.MidiFile(ticks_per_beat=TICKS)
    track = mido.MidiTrack()
    file.tracks.append(track)
    track.append(mido.MetaMessage("set_tempo", tempo=1_000_000))
    order = {"program_change": 0, "control_change": 1, "note_off": 2, "note_on": 3}
    events = [*events, (length, mido.Message("control_change", control=119, value=0))]
    tick = 0
    for when, message in sorted(events, key=lambda event: (round(event[0] * TICKS), order[event[1].type])):
        track.append(message.copy(time=round(when * TICKS) - tick))
        tick = round(when * TICKS)
    with tempfile.TemporaryDirectory() as folder:
        notes, sound = Path(folder, "part.mid"), Path(folder, "part.wav")
        file.save(notes)
        options = ["-R", "0", "-C", "0", "-g", "0.6", "-r", str(RATE), "-O", "float", "-T", "wav"]
        settings = ["-o", "synth.dynamic-sample-loading=1", "-o", "synth.polyphony=512"]
        command = ["fluidsynth", "-ni", "-q", *options, *settings, "-F", str(sound), str(SOUND_FONT), str(notes)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        played = soundfile.read(sound, always_2d=True, dtype="float32")[0][: samples(length)]
    return np.pad(played, ((0, samples(length) - len(played)), (0, 0)))


def _performed(piece, part, rng):
    """The notes as [seconds, length, tone, velocity], human: accents of the metre, drift, nothing twice at once."""
    early = min(0.16, 0.6 * DELAYS.get(part.program, 0)) if part.early and not part.drum else 0
    played, drift = {}, 0.0
    for beat, beats, tone, velocity in sorted(part.notes):
        drift = 0.9 * drift + rng.normal(0, part.loose * 0.35)
        late = np.clip(rng.normal(0, part.loose) * 0.6 + drift, -25, 25) / 1000
        place = beat % piece.metre
        accent = 5 if place < 0.01 else 2 if abs(place - piece.metre / 2) < 0.01 else -2 if beat * 2 % 1 > 0.01 else 0
        loud = int(np.clip(velocity + accent + rng.normal(0, 4), 12, 127))
        note = [piece.seconds(beat) + late - early, piece.seconds(beats) + early / 2, int(tone), loud]
        played.setdefault(int(tone), []).append(note)
    for notes in played.values():
        for note, after in itertools.pairwise(sorted(notes)):
            note[1] = max(0.03, min(note[1], after[0] - note[0] - 0.012))
    return list(itertools.chain.from_iterable(played.values()))


def play(piece, part, tail=6.0):
    """`part` of `piece` from `LEAD` seconds before its first beat to `tail` seconds after its last."""
    channel = DRUM_CHANNEL if part.drum else 0

    def expression(when, value):
        value = int(np.clip(value, 1, 127))
        return max(0, when), mido.Message("control_change", channel=channel, control=11, value=value)

    events = [(0, mido.Message("program_change", channel=channel, program=part.program)), expression(0, 110)]
    for start, end, soft, loud in part.swells:
        steps = max(2, int(piece.seconds(end - start) / 0.05))
        for step in range(steps + 1):
            way = step / steps
            when = LEAD - 0.1 + piece.seconds(start + (end - start) * way)
            events.append(expression(when, soft + (loud - soft) * way))
    for start, length, tone, velocity in _performed(piece, part, dice(piece.name + part.name)):
        on, off = max(0, start + LEAD), max(0.01, start + LEAD + length)
        events.append((on, mido.Message("note_on", channel=channel, note=tone, velocity=velocity)))
        events.append((off, mido.Message("note_off", channel=channel, note=tone)))
    return _play(events, LEAD + piece.seconds(piece.beats) + tail)


def play_round(piece, part):
    """`part` as a loop that has always been playing: what sounds before the start or after the end is folded in."""
    played = play(piece, part)
    loop = np.zeros((piece.samples, 2), np.float32)
    start = -samples(LEAD)
    while len(played):
        room = -start if start < 0 else piece.samples - start
        chunk, played = played[:room], played[room:]
        loop[start % piece.samples :][: len(chunk)] += chunk
        start = 0
    return loop
