"""Ogg Vorbis: the same bytes at every run, peaks measured after coding, and loops whose joint survives it."""

import io
from functools import cache
from pathlib import Path

import numpy as np
import soundfile

from assets.forge.sound.clock import RATE, gain
from assets.forge.sound.measure import joint_error, true_peak

PEAK = -1.0
"""What no decoded file may pass, in dB of true peak."""
SAFE = 0.5
"""Samples below this have no true peak above `PEAK`."""
BLOCK = 2048
"""Vorbis' long block, in samples."""


@cache
def _crc_table():
    table = []
    for byte in range(256):
        crc = byte << 24
        for _ in range(8):
            crc = (crc << 1) ^ (0x04C11DB7 if crc & 0x80000000 else 0)
        table.append(crc & 0xFFFFFFFF)
    return table


def _with_serial(stream, serial=1):
    """The Ogg `stream` under a fixed serial number: encoders draw one from the clock."""
    out, at, table = bytearray(stream), 0, _crc_table()
    while at < len(out):
        lacing = out[at + 27 : at + 27 + out[at + 26]]
        end = at + 27 + len(lacing) + sum(lacing)
        out[at + 14 : at + 18] = serial.to_bytes(4, "little")
        out[at + 22 : at + 26] = bytes(4)
        crc = 0
        for byte in out[at:end]:
            crc = (crc << 8) & 0xFFFFFFFF ^ table[(crc >> 24) ^ byte]
        out[at + 22 : at + 26] = crc.to_bytes(4, "little")
        at = end
    return bytes(out)


def _coded(sound, quality):
    """`sound` as an Ogg stream, at Vorbis `quality` 0 to 10."""
    stream, wide = io.BytesIO(), np.clip(np.atleast_2d(sound.T).T, -1, 1)
    shape = {"format": "OGG", "subtype": "VORBIS", "compression_level": 1 - quality / 10}
    with soundfile.SoundFile(stream, "w", RATE, wide.shape[1], **shape) as file:
        for start in range(0, len(wide), 4096):
            file.write(wide[start : start + 4096])
    return stream.getvalue()


def decoded(stream):
    """An Ogg stream (its bytes, or the path of a file) as samples in one or two columns."""
    return soundfile.read(io.BytesIO(stream) if isinstance(stream, bytes) else stream, always_2d=True)[0]


def _loud(heard):
    """By how many dB the true peak of `heard` passes `PEAK`; 0 if it does not."""
    return 0.0 if np.abs(heard).max() < SAFE else max(0.0, true_peak(heard) - PEAK)


def write(sound, path: Path, quality):
    """Write `sound` to `path`, in one column if its sides are alike; return it as a player will hear it."""
    middle, side = sound.mean(1), (sound[:, 0] - sound[:, 1]) / 2
    if (side**2).mean() < 4e-4 * (middle**2).mean():
        sound = middle
    for _ in range(4):
        stream = _coded(sound, quality)
        heard = decoded(stream)
        over = _loud(heard)
        if not over:
            break
        sound = sound * gain(-over - 0.1)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_with_serial(stream))
    return heard


def _joint_after_coding(loop, shift, quality, blocks=8, kept=4000):
    """The error at the joint of a loop that is turned by `shift`, from coding its head and tail alone.

    The tail's length keeps the blocks where they fall.
    """
    ends = np.arange(blocks * BLOCK), np.arange(-blocks * BLOCK - len(loop) % BLOCK, 0)
    head, tail = (decoded(_coded(loop.take(end - shift, 0, mode="wrap"), quality)) for end in ends)
    return joint_error(tail[-kept:], head[:kept])


def write_loops(loops, quality, breath=1.5, good=5.0, rounds=6, tries=40, finals=2):
    """Write `loops` (path: loop, all of one length) with joints that cannot be heard; return what will be heard.

    What Vorbis gets wrong at a file's two ends differs, so that a perfect loop may tick once it is coded. All loops
    are turned by the same time, at most `breath` seconds before their start, to where that is smallest; a `breath`
    of no more than the last chord's echo keeps the first note a first note. Each of the `rounds` ranks `tries` times
    by their ends alone and codes the `finals` best in full, until a joint is `good`.
    """
    golden, best = (5**0.5 - 1) / 2, (np.inf, {})
    for first in range(0, rounds * tries, tries):
        shifts = [round(breath * RATE * (place * golden % 1)) for place in range(first + 1, first + tries + 1)]
        ranked = [
            (max(_joint_after_coding(loop, shift, quality) for loop in loops.values()), shift) for shift in shifts
        ]
        for _, shift in sorted(ranked)[:finals]:
            streams = {path: _coded(np.roll(loop, shift, 0), quality) for path, loop in loops.items()}
            coded = {path: (stream, decoded(stream)) for path, stream in streams.items()}
            error = max(joint_error(heard, heard) for _, heard in coded.values())
            best = min(best, (error, coded), key=lambda found: found[0])
            if best[0] <= good:
                break
        if best[0] <= good:
            break
    for path, (stream, heard) in best[1].items():
        if _loud(heard):
            raise ValueError(f"{path.name} is too loud once it is coded: its loop has to be levelled lower")
        path.write_bytes(_with_serial(stream))
    return {path: heard for path, (_, heard) in best[1].items()}
