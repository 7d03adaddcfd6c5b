"""The game with a real audio library that writes down what would be heard, and what is measured of that.

The wave driver runs in real time, so passages are short. Loudness is that of ITU-R BS.1770: K-weighted, gated.
"""

import os
import struct
import subprocess
import sys
from pathlib import Path

import numpy as np

RATE = 48_000
SILENT = 1e-3
"""Softer than this is nothing: -60 dB."""

SCRIPT = """
import sys
import time
from pathlib import Path
from shadows.view.engine import engine
engine._audio = lambda *, offscreen: "audio-library-name p3openal_audio\\n"
from shadows.view.app.offscreen import Offscreen
from shadows.saves.settings import Settings
window = Offscreen((320, 180), Settings(quality="low", guide=False, {settings}))
game, sounds, folder = window.game, window.game.sounds, Path({folder!r})
sounds.on = True

def play(seconds):
    for _ in range(round(60 * seconds)):
        begun = time.perf_counter()
        window.step()
        time.sleep(max(0.0, 1 / 60 - (time.perf_counter() - begun)))

def playing():
    return sorted(
        name + str(sum(layer.status() == layer.PLAYING and layer.get_volume() > 0 for layer in piece._layers))
        for (_, name), piece in sounds._pieces.items()
    )
"""
"""The window with the real library, which the offscreen window leaves out. `play` lets time pass as it does."""


def run(code: str, folder: Path, driver: str = "wave", **settings: object) -> list[str]:
    """What a process with a device of its own prints: `null` takes sound and drops it, `wave` writes it down."""
    conf = folder / "alsoft.conf"
    general = f"[general]\nchannels = stereo\nfrequency = {RATE}\nperiod_size = 256\n"
    conf.write_text(f"{general}[wave]\nfile = {folder / 'heard.wav'}\n", encoding="utf-8")
    own = {"ALSOFT_DRIVERS": driver, "ALSOFT_CONF": str(conf), "SHADOWS_HOME": str(folder)}
    words = ", ".join(f"{name}={value!r}" for name, value in settings.items())
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(settings=words, folder=str(folder)) + code],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), **own},
        text=True,
        encoding="utf-8",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def heard(folder: Path) -> np.ndarray:
    """What the wave driver wrote: (n, 2) of floats, RATE of them a second."""
    raw = (folder / "heard.wav").read_bytes()
    form, start = raw.index(b"fmt ") + 8, raw.index(b"data") + 8
    channels, rate, _ = struct.unpack_from("<HII", raw, form + 2)
    assert (channels, rate) == (2, RATE)
    whole = (len(raw) - start) // 8 * 2
    return np.frombuffer(raw, "<f4", whole, start).reshape(-1, 2).astype(float)[: -RATE // 10]  # where it is cut off


def loudness(sound: np.ndarray) -> float:
    """The integrated loudness in LUFS."""
    weighted = np.fft.irfft(np.fft.rfft(sound, axis=0) * _k_weights(len(sound))[:, None], len(sound), axis=0)
    size, hop = round(0.4 * RATE), round(0.1 * RATE)
    powers = np.array([(weighted[at : at + size] ** 2).mean(0).sum() for at in range(0, len(sound) - size, hop)])
    powers = powers[powers > 10 ** ((-70 + 0.691) / 10)]
    powers = powers[powers > powers.mean() / 10]
    return float(-0.691 + 10 * np.log10(powers.mean()))


def _k_weights(count: int) -> np.ndarray:
    """The gain of the K-weighting's two filters at each frequency of a transform at 48 kHz."""
    z = np.exp(-1j * np.pi * np.arange(count // 2 + 1) / (count // 2))
    shelf = (1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585)
    high = (1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621)
    gains = [np.polyval(above[::-1], z) / np.polyval(below[::-1], z) for above, below in (shelf, high)]
    return np.abs(gains[0] * gains[1])


def true_peak(sound: np.ndarray) -> float:
    """The highest peak between the samples, four times oversampled, in dB."""
    spectrum = np.fft.rfft(sound, axis=0)
    finer = np.fft.irfft(np.pad(spectrum, ((0, 3 * (len(sound) // 2)), (0, 0))), 4 * len(sound), axis=0) * 4
    return float(20 * np.log10(np.abs(finer).max()))


def levels(sound: np.ndarray) -> np.ndarray:
    """The strength of each 10 ms."""
    size = RATE // 100
    whole = len(sound) // size * size
    return np.sqrt((sound[:whole] ** 2).mean(1).reshape(-1, size).mean(1))


def steps(sound: np.ndarray) -> np.ndarray:
    """By how many decibels each 10 ms are louder or softer than those before, where either is heard."""
    strength = levels(sound)
    audible = np.maximum(strength[1:], strength[:-1]) > 10 * SILENT
    return (20 * np.abs(np.diff(np.log10(np.maximum(strength, SILENT)))))[audible]


def longest_silence(sound: np.ndarray) -> float:
    """For how many seconds at most nothing is heard, once something was."""
    strength = levels(sound)
    strength = strength[int(np.argmax(strength > SILENT)) :]
    at = np.flatnonzero(np.concatenate([[True], strength > SILENT, [True]]))
    return float((np.diff(at).max() - 1) / 100)


def roughest(sound: np.ndarray) -> float:
    """The largest second difference by the median of those where something is heard: a click stands out by far."""
    second = np.abs(np.diff(sound.mean(1), 2))
    return float(second.max() / np.median(second[np.abs(sound.mean(1)[1:-1]) > 10 * SILENT]))


def onsets(sound: np.ndarray, apart: float) -> np.ndarray:
    """When something begins to be heard, in seconds, with at least so many seconds between two of them."""
    loud = np.flatnonzero(np.abs(sound).max(1) > 10 * SILENT) / RATE
    return loud[np.concatenate([[True], np.diff(loud) > apart / 2])]
