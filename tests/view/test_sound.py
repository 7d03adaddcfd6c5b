"""How loops come and go, with the engine's real audio library where that is what may fail."""

import math
import os
import struct
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from panda3d.core import Datagram, Filename, MovieAudio

from shadows import sandbox
from shadows.saves.saved_game import SavedGame
from shadows.saves.settings import Settings
from shadows.view.engine import assets
from shadows.view.engine.sound import FADE, HUSH, Sounds
from shadows.view.run.result import Result
from shadows.view.run.road import Road
from tests.run.playing import begun, enter
from tests.view.fights import Open

FRAME = 1 / 60
STEP = 0.5
"""A volume must not fall to less than this from one frame to the next: 6 dB."""
AUDIBLE = 0.1
"""Steps of what is softer than this are not heard."""

DEVICE = """
import sys
from pathlib import Path
from shadows.view.engine import engine
engine._audio = lambda *, offscreen: "audio-library-name p3openal_audio\\n"
from shadows.view.app.offscreen import Offscreen
from shadows.saves.settings import Settings
window = Offscreen((320, 180), Settings(quality="low", music=1.0, ambience={ambience}))
sounds = window.game.sounds
sounds.on = True
sounds.intensity = 1.0
sounds.loop("ambience", "crypts")
sounds.loop("music", "combat")
"""
"""The window with the real library, which the offscreen window leaves out."""


def with_device(code: str, folder: Path, driver: str, ambience: float = 1.0) -> list[str]:
    """What a process with a device of its own prints: `null` takes sound and drops it, `wave` writes it down."""
    conf = folder / "alsoft.conf"
    conf.write_text(f"[wave]\nfile = {folder / 'heard.wav'}\n", encoding="utf-8")
    own = {"ALSOFT_DRIVERS": driver, "ALSOFT_CONF": str(conf), "SHADOWS_HOME": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", DEVICE.format(ambience=ambience) + code],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), **own},
        text=True,
        encoding="utf-8",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def decoded(file: Path) -> np.ndarray:
    """A piece as the engine decodes it, both sides together."""
    cursor = MovieAudio.get(Filename.from_os_specific(str(file))).open()
    samples = Datagram()
    cursor.read_samples(round(2 * cursor.audio_rate()), samples)
    return np.frombuffer(samples.get_message(), "<i2").reshape(-1, cursor.audio_channels()).mean(1)


def recorded(file: Path) -> tuple[np.ndarray, int]:
    """What the wave driver wrote (32-bit floats, as many channels as it likes): both sides together, and its rate."""
    raw = file.read_bytes()
    form, start = raw.index(b"fmt ") + 8, raw.index(b"data") + 8
    channels, rate, _ = struct.unpack_from("<HII", raw, form + 2)
    whole = (len(raw) - start) // (4 * channels) * channels
    return np.frombuffer(raw, "<f4", whole, start).reshape(-1, channels).mean(1), rate


def begins(piece: np.ndarray, heard: np.ndarray) -> int:
    """At which sample of what was heard a piece begins."""
    size = 1 << (len(heard) + len(piece)).bit_length()
    matches = np.fft.irfft(np.fft.rfft(heard, size) * np.conj(np.fft.rfft(piece, size)), size)
    return int(np.argmax(matches[: len(heard)]))


# --- with a device ---------------------------------------------------------------


def test_the_place_and_both_layers_of_a_fights_music_sound_at_once(opened: Open, tmp_path: Path) -> None:
    opened()  # where no picture can be drawn, this is left out
    told = with_device(
        """
for _ in range(6):
    sounds.update(0.5)
    window.step()
for piece in sounds._pieces.values():
    for layer in piece.layers:
        print(layer.status() == layer.PLAYING, round(layer.get_volume(), 3))
""",
        tmp_path,
        "null",
    )
    assert told == ["True 1.0"] * 3


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the library's wave driver is tried on Linux alone")
def test_the_layers_of_a_piece_are_in_step(opened: Open, tmp_path: Path) -> None:
    opened()
    with_device(
        """
heard = Path(engine.os.environ["SHADOWS_HOME"]) / "heard.wav"
while not heard.is_file() or heard.stat().st_size < 16 * 44100:  # two seconds
    sounds.update(2.0)
    window.step()
""",
        tmp_path,
        "wave",
        ambience=0.0,
    )
    heard, rate = recorded(tmp_path / "heard.wav")
    pieces = assets.table("sounds", "sounds.json")["music"]["combat"]["files"]
    calm, intense = (begins(decoded(assets.path("sounds", *file.split("/"))), heard) for file in pieces)
    assert abs(calm - intense) < 0.003 * rate


# --- what sounds where -----------------------------------------------------------


@pytest.mark.parametrize(("kind", "piece"), [("shop", "shop"), ("rest", "shop"), ("event", "map")])
def test_where_one_is_safe_a_calmer_piece_plays(opened: Open, kind: str, piece: str) -> None:
    session = begun()
    enter(session, kind)
    window = opened()
    assert Road(window.game, window.navigation, SavedGame(session)).music == piece


@pytest.mark.parametrize(("outcome", "piece"), [("won", "victory"), ("escaped", "victory"), ("lost", "defeat")])
def test_an_end_has_its_own_piece_after_its_call(
    opened: Open, monkeypatch: pytest.MonkeyPatch, outcome: str, piece: str
) -> None:
    window, asked = opened(), []
    session = sandbox(hand=["strike"], foes=["wraith"]).session
    monkeypatch.setattr(type(session), "outcome", outcome)
    monkeypatch.setattr(window.game.sounds, "play", lambda kind, volume=1.0: 4.0 * (kind == piece))
    monkeypatch.setattr(window.game.sounds, "loop", lambda *words, after=0.0: asked.append((*words, after)))
    window.navigation.go(lambda: Result(window.game, session, window.navigation.ways_after(session)))
    assert next(words for words in asked if words[0] == "music") == ("music", piece, 4.0 - FADE)


# --- without one -----------------------------------------------------------------


class Layer:
    """A sound that only remembers what was done with it."""

    def __init__(self) -> None:
        self.volumes = [0.0]
        self.starts = 0
        self.stopped_at: list[float] = []

    def set_loop(self, on: bool) -> None:
        assert on

    def set_play_rate(self, rate: float) -> None:
        self.rate = rate

    def set_volume(self, volume: float) -> None:
        self.volumes.append(volume)

    def get_volume(self) -> float:
        return self.volumes[-1]

    def play(self) -> None:
        self.starts += 1

    def stop(self) -> None:
        self.stopped_at.append(self.volumes[-1])

    def length(self) -> float:
        return 60.0


@pytest.fixture
def layers(monkeypatch: pytest.MonkeyPatch) -> dict[str, Layer]:
    """Every sound that was loaded, by its file."""
    made: dict[str, Layer] = {}
    monkeypatch.setattr(Sounds, "_load", lambda self, file, loop=False: made.setdefault(file, Layer()))
    return made


@pytest.fixture
def sounds(opened: Open, layers: dict[str, Layer]) -> Sounds:
    made = Sounds(opened().engine, Settings(music=1.0, ambience=1.0))
    made.on = True
    return made


def pass_by(sounds: Sounds, seconds: float) -> None:
    for _ in range(math.ceil(seconds / FRAME)):
        sounds.update(FRAME)


def test_a_new_piece_comes_while_the_old_one_goes_and_both_have_the_same_power_together(
    sounds: Sounds, layers: dict[str, Layer]
) -> None:
    sounds.loop("music", "map")
    pass_by(sounds, FADE)
    sounds.loop("music", "boss")
    pass_by(sounds, FADE + FRAME)
    old, new = layers["music/map.ogg"], layers["music/boss.ogg"]
    frames = math.ceil(FADE / FRAME)
    for before, after in zip(old.volumes[-frames:-1], new.volumes[-frames:-1], strict=True):
        assert before**2 + after**2 == pytest.approx(1.0, abs=0.05)
    steps = zip(old.volumes[-frames:], old.volumes[-frames + 1 :], strict=False)
    assert all(later >= sooner * STEP for sooner, later in steps if sooner > AUDIBLE)
    assert len(old.stopped_at) == 1
    assert old.stopped_at[0] < AUDIBLE
    assert new.volumes[-1] == pytest.approx(1.0)


def test_a_piece_that_is_wanted_again_while_it_goes_comes_back_from_where_it_is(
    sounds: Sounds, layers: dict[str, Layer]
) -> None:
    sounds.loop("music", "map")
    pass_by(sounds, FADE)
    sounds.loop("music", "boss")
    pass_by(sounds, FADE / 2)
    sounds.loop("music", "map")
    pass_by(sounds, FADE)
    assert layers["music/map.ogg"].starts == 1
    assert layers["music/map.ogg"].volumes[-1] == pytest.approx(1.0)
    assert len(layers["music/boss.ogg"].stopped_at) == 1


def test_the_place_sounds_on_when_the_music_changes(sounds: Sounds, layers: dict[str, Layer]) -> None:
    sounds.loop("ambience", "crypts")
    for piece in ("combat", "victory", ""):
        sounds.loop("music", piece)
        pass_by(sounds, 2 * FADE)
        assert layers["ambience/crypts.ogg"].volumes[-1] == pytest.approx(1.0)
    assert layers["ambience/crypts.ogg"].stopped_at == []
    assert layers["music/victory.ogg"].volumes[-1] == pytest.approx(0.0, abs=0.02)


def test_a_piece_can_wait_until_a_call_has_died_away(sounds: Sounds, layers: dict[str, Layer]) -> None:
    sounds.loop("music", "defeat", after=2.0)
    pass_by(sounds, 1.9)
    assert layers["music/defeat.ogg"].starts == 0
    pass_by(sounds, 0.2 + FADE)
    assert layers["music/defeat.ogg"].starts == 1
    assert layers["music/defeat.ogg"].volumes[-1] == pytest.approx(1.0)


def test_the_louder_layer_rises_with_the_danger(sounds: Sounds, layers: dict[str, Layer]) -> None:
    sounds.loop("music", "combat")
    sounds.intensity = 0.25
    pass_by(sounds, FADE)
    calm, intense = layers["music/combat_calm.ogg"], layers["music/combat_intense.ogg"]
    assert (calm.volumes[-1], intense.volumes[-1]) == (pytest.approx(1.0), pytest.approx(0.25))
    sounds.intensity = 1.0
    pass_by(sounds, FADE)
    assert intense.volumes[-1] == pytest.approx(1.0)


@pytest.mark.parametrize("hush", [True, False])
def test_t2_25_all_is_silent_in_the_background_where_that_is_wanted(
    opened: Open, layers: dict[str, Layer], monkeypatch: pytest.MonkeyPatch, hush: bool
) -> None:
    window = opened()
    made = Sounds(window.engine, Settings(music=1.0, hush=hush))
    made.on = True
    made.loop("music", "map")
    pass_by(made, FADE)
    monkeypatch.setattr(type(window.engine), "in_front", property(lambda _: False))
    pass_by(made, HUSH + FRAME)
    assert layers["music/map.ogg"].volumes[-1] == pytest.approx(0.0 if hush else 1.0)
    assert (made.play("button_press") == 0.0) is hush
    monkeypatch.setattr(type(window.engine), "in_front", property(lambda _: True))
    pass_by(made, HUSH + FRAME)
    assert layers["music/map.ogg"].volumes[-1] == pytest.approx(1.0)
    assert layers["music/map.ogg"].starts == 1
