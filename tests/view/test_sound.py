"""How loops come and go, with the engine's real audio library where that is what may fail."""

import io
import itertools
import math
import os
import struct
import subprocess
import sys
import wave
from pathlib import Path

import numpy as np
import pytest
from panda3d.core import Datagram, Filename, MovieAudio, VirtualFileSystem

from shadows import sandbox
from shadows.saves.saved_game import SavedGame
from shadows.saves.settings import Settings
from shadows.view.engine import assets
from shadows.view.engine.sound import FADE, Sounds
from shadows.view.engine.sound.levels import ATTACK, HOLD, RELEASE
from shadows.view.engine.sound.mixer import HUSH
from shadows.view.engine.sound.takes import Takes
from shadows.view.engine.sound.voices import MOST, YIELDS
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
import wave
from pathlib import Path
from shadows.view.engine import engine
engine._audio = lambda *, offscreen: "audio-library-name p3openal_audio\\n"
from shadows.view.app.offscreen import Offscreen
from shadows.saves.settings import Settings
window = Offscreen((320, 180), Settings(quality="low", music=1.0, ambience={ambience}))
sounds = window.game.sounds
sounds.on = True
sounds.height = 2.0
sounds.loop("ambience", "crypts")
sounds.loop("music", "combat_crypts")
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


def test_the_place_and_all_layers_of_a_fights_music_sound_at_once(opened: Open, tmp_path: Path) -> None:
    opened()  # where no picture can be drawn, this is left out
    told = with_device(
        """
for _ in range(60):
    sounds.update(0.05)
window.step()
for piece in sounds._pieces.values():
    for layer in piece._layers:
        print(layer.status() == layer.PLAYING, round(layer.get_volume(), 3))
""",
        tmp_path,
        "null",
    )
    assert told == ["True 1.0"] * 4


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the library's wave driver is tried on Linux alone")
def test_the_layers_of_a_piece_are_in_step(opened: Open, tmp_path: Path) -> None:
    opened()
    with_device(
        """
heard = Path(engine.os.environ["SHADOWS_HOME"]) / "heard.wav"
while not heard.is_file() or heard.stat().st_size < 16 * 44100:  # two seconds
    for _ in range(40):
        sounds.update(0.05)
    window.step()
""",
        tmp_path,
        "wave",
        ambience=0.0,
    )
    heard, rate = recorded(tmp_path / "heard.wav")
    pieces = assets.table("sounds", "sounds.json")["music"]["combat_crypts"]["files"]
    starts = [begins(decoded(assets.path("sounds", *file.split("/"))), heard) for file in pieces]
    assert max(starts) - min(starts) < 0.003 * rate


# --- what sounds where -----------------------------------------------------------


@pytest.mark.parametrize(("kind", "piece"), [("shop", "shop"), ("rest", "rest"), ("event", "event")])
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
    monkeypatch.setattr(window.game.sounds, "play", lambda kind, *_, **__: 4.0 * (kind == piece))
    monkeypatch.setattr(window.game.sounds, "loop", lambda *words, after=0.0: asked.append((*words, after)))
    window.navigation.go(lambda: Result(window.game, session, window.navigation.ways_after(session)))
    assert next(words for words in asked if words[0] == "music") == ("music", piece, 4.0 - FADE)


# --- without one -----------------------------------------------------------------


class Played:
    """A sound that only remembers what was done with it."""

    def __init__(self, file: str = "", pan: float = 0.0) -> None:
        self.file, self.pan = file, pan
        self.volumes = [0.0]
        self.starts = 0
        self.stopped_at: list[float] = []
        self.rate, self.at = 1.0, 0.0

    def set_loop(self, on: bool) -> None:
        assert on

    def set_play_rate(self, rate: float) -> None:
        self.rate = rate

    def set_time(self, seconds: float) -> None:
        self.at = seconds

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
def layers(monkeypatch: pytest.MonkeyPatch) -> dict[str, Played]:
    """Every layer that was loaded, by its file."""
    made: dict[str, Played] = {}
    monkeypatch.setattr(Sounds, "_stream", lambda self, file: made.setdefault(file, Played(file)))
    return made


@pytest.fixture
def effects(monkeypatch: pytest.MonkeyPatch) -> list[Played]:
    """Every effect that was played, one after the other."""
    made: list[Played] = []

    def take(_: Takes, file: str, pan: float = 0.0) -> Played:
        made.append(Played(file, pan))
        return made[-1]

    monkeypatch.setattr(Takes, "take", take)
    monkeypatch.setattr(Takes, "prepare", lambda self, files: iter(()))
    return made


LISTED = {
    "effects": {
        "blow": assets.Sound(("blow_1", "blow_2", "blow_3"), every=0.0),
        "bell": assets.Sound(("bell",), every=0.0, pitched=True),
        "swing": assets.Sound(("swing",), lead=0.2),
        "crash": assets.Sound(("crash",), duck=-6.0),
        "click": assets.Sound(("click",), bus="interface"),
    },
    "music": {
        "fight": assets.Sound(("base", "drive", "danger"), tonic="C"),
        "road": assets.Sound(("road",), tonic="A"),
    },
    "ambience": {"woods": assets.Sound(("bed",), shots=("owl", "twig"), gap=(4.0, 10.0))},
}


@pytest.fixture
def sounds(opened: Open, layers: dict[str, Played], effects: list[Played], monkeypatch: pytest.MonkeyPatch) -> Sounds:
    monkeypatch.setattr(assets, "sounds", lambda: LISTED)
    made = Sounds(opened().engine, Settings(music=1.0, ambience=1.0, effects=1.0, interface=1.0))
    made.on = True
    return made


def pass_by(sounds: Sounds, seconds: float) -> None:
    for _ in range(math.ceil(seconds / FRAME)):
        sounds.update(FRAME)


def test_a_new_piece_comes_while_the_old_one_goes_and_both_have_the_same_power_together(
    sounds: Sounds, layers: dict[str, Played]
) -> None:
    sounds.loop("music", "road")
    pass_by(sounds, FADE)
    sounds.loop("music", "fight")
    pass_by(sounds, FADE + FRAME)
    old, new = layers["road"], layers["base"]
    frames = math.ceil(FADE / FRAME)
    for before, after in zip(old.volumes[-frames:-1], new.volumes[-frames:-1], strict=True):
        assert before**2 + after**2 == pytest.approx(1.0, abs=0.05)
    steps = zip(old.volumes[-frames:], old.volumes[-frames + 1 :], strict=False)
    assert all(later >= sooner * STEP for sooner, later in steps if sooner > AUDIBLE)
    assert len(old.stopped_at) == 1
    assert old.stopped_at[0] < AUDIBLE
    assert new.volumes[-1] == pytest.approx(1.0, abs=0.01)


def test_a_piece_that_is_wanted_again_while_it_goes_comes_back_from_where_it_is(
    sounds: Sounds, layers: dict[str, Played]
) -> None:
    sounds.loop("music", "road")
    pass_by(sounds, FADE)
    sounds.loop("music", "fight")
    pass_by(sounds, FADE / 2)
    sounds.loop("music", "road")
    pass_by(sounds, FADE)
    assert layers["road"].starts == 1
    assert layers["road"].volumes[-1] == pytest.approx(1.0)
    assert len(layers["base"].stopped_at) == 1


def test_the_place_sounds_on_when_the_music_changes(sounds: Sounds, layers: dict[str, Played]) -> None:
    sounds.loop("ambience", "woods")
    for piece in ("fight", "road", ""):
        sounds.loop("music", piece)
        pass_by(sounds, 2 * FADE)
        assert layers["bed"].volumes[-1] == pytest.approx(1.0)
    assert layers["bed"].stopped_at == []
    assert layers["road"].volumes[-1] == pytest.approx(0.0, abs=0.02)


def test_a_piece_can_wait_until_a_call_has_died_away(sounds: Sounds, layers: dict[str, Played]) -> None:
    sounds.loop("music", "road", after=2.0)
    pass_by(sounds, 1.9)
    assert layers["road"].starts == 0
    pass_by(sounds, 0.2 + FADE)
    assert layers["road"].starts == 1
    assert layers["road"].volumes[-1] == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("height", "heard"), [(0.0, (1, 0, 0)), (0.25, (1, 0.25, 0)), (1.0, (1, 1, 0)), (2.0, (1, 1, 1))]
)
def test_of_the_layers_of_a_piece_so_many_are_heard_as_the_fight_asks_for(
    sounds: Sounds, layers: dict[str, Played], height: float, heard: tuple[float, ...]
) -> None:
    sounds.loop("music", "fight")
    pass_by(sounds, FADE)
    sounds.height = height
    pass_by(sounds, 2 * FADE)
    files = LISTED["music"]["fight"].files
    assert [layers[file].volumes[-1] for file in files] == [pytest.approx(part) for part in heard]


@pytest.mark.parametrize("hush", [True, False])
def test_t2_25_all_is_silent_in_the_background_where_that_is_wanted(
    sounds: Sounds, layers: dict[str, Played], monkeypatch: pytest.MonkeyPatch, hush: bool
) -> None:
    sounds._settings.hush = hush
    sounds.loop("music", "road")
    pass_by(sounds, 2 * FADE)
    monkeypatch.setattr(type(sounds._engine), "in_front", property(lambda _: False))
    pass_by(sounds, HUSH + FRAME)
    assert layers["road"].volumes[-1] == pytest.approx(0.0 if hush else 1.0)
    assert (sounds.play("click") == 0.0) is hush
    monkeypatch.setattr(type(sounds._engine), "in_front", property(lambda _: True))
    pass_by(sounds, HUSH + FRAME)
    assert layers["road"].volumes[-1] == pytest.approx(1.0)
    assert layers["road"].starts == 1


def test_what_is_muted_is_silent_until_it_is_not(
    sounds: Sounds, layers: dict[str, Played], effects: list[Played]
) -> None:
    sounds.loop("music", "road")
    pass_by(sounds, 2 * FADE)
    sounds.play("blow")
    sounds.muted = True
    pass_by(sounds, HUSH + FRAME)
    assert [layers["road"].volumes[-1], effects[0].volumes[-1], sounds.play("click")] == [0.0, 0.0, 0.0]
    sounds.muted = False
    pass_by(sounds, HUSH + FRAME)
    assert layers["road"].volumes[-1] == pytest.approx(1.0)
    assert sounds.play("click") > 0.0


# --- effects ---------------------------------------------------------------------


def test_no_take_is_heard_twice_running_and_no_two_are_quite_alike(sounds: Sounds, effects: list[Played]) -> None:
    for _ in range(30):
        sounds.play("blow", 0.5)
        pass_by(sounds, FRAME)
    assert {sound.file for sound in effects} == {"blow_1", "blow_2", "blow_3"}
    assert all(one.file != other.file for one, other in itertools.pairwise(effects))
    assert all(0.97 <= sound.rate <= 1.03 for sound in effects)
    assert len({sound.rate for sound in effects}) > 20
    louder = [20 * math.log10(sound.volumes[1] / 0.5) for sound in effects]
    assert -1.5 <= min(louder) < -0.5
    assert 0.5 < max(louder) <= 1.5


@pytest.mark.parametrize(("piece", "semitones"), [("", 0), ("fight", -2), ("road", -5)])
def test_what_has_a_pitch_is_in_the_key_of_the_music(
    sounds: Sounds, effects: list[Played], piece: str, semitones: int
) -> None:
    """It stands in D: two semitones below it is C, five below it A."""
    sounds.loop("music", piece)
    sounds.play("bell")
    assert 12 * math.log2(effects[0].rate) == pytest.approx(semitones)


def test_the_oldest_of_too_many_voices_falls_silent_before_it_is_stopped(sounds: Sounds, effects: list[Played]) -> None:
    for _ in range(MOST + 1):
        sounds.play("blow", 0.5)
    assert effects[0].stopped_at == []
    sounds.update(YIELDS / 2)
    assert 0.0 < effects[0].volumes[-1] < effects[0].volumes[1]
    sounds.update(YIELDS)
    assert effects[0].stopped_at == []
    sounds.update(FRAME)
    assert effects[0].stopped_at == [0.0]
    assert all(sound.stopped_at == [] for sound in effects[1:])


def test_a_sound_that_leads_up_to_its_contact_begins_so_much_earlier(sounds: Sounds, effects: list[Played]) -> None:
    sounds.play("swing", within=0.5)  # 0.2 seconds of it lead up to its contact: it begins 0.3 seconds from now
    pass_by(sounds, 0.3 - 2 * FRAME)
    assert effects == []
    pass_by(sounds, 3 * FRAME)
    assert [(sound.file, sound.at) for sound in effects] == [("swing", 0.0)]


def test_where_there_is_no_time_for_what_leads_up_to_it_a_sound_begins_nearer_to_its_contact(
    sounds: Sounds, effects: list[Played]
) -> None:
    sounds.play("swing", within=0.15)
    assert effects[0].at == pytest.approx(0.05)


def test_what_was_called_off_is_not_heard(sounds: Sounds, effects: list[Played]) -> None:
    sounds.play("swing", within=0.5)
    sounds.call_off()
    pass_by(sounds, 1.0)
    assert effects == []


def test_the_music_steps_back_for_what_matters_and_comes_again(sounds: Sounds, layers: dict[str, Played]) -> None:
    sounds.loop("music", "road")
    pass_by(sounds, 2 * FADE)
    sounds.play("crash")
    pass_by(sounds, ATTACK + 2 * FRAME)
    assert 20 * math.log10(layers["road"].volumes[-1]) == pytest.approx(-6.0)
    pass_by(sounds, HOLD + RELEASE / 2)
    assert -6.0 < 20 * math.log10(layers["road"].volumes[-1]) < 0.0
    pass_by(sounds, RELEASE)
    assert layers["road"].volumes[-1] == pytest.approx(1.0)


@pytest.mark.parametrize(("kind", "setting"), [("blow", "effects"), ("click", "interface"), ("blow", "master")])
def test_half_of_a_slider_is_a_quarter_of_the_strength(
    sounds: Sounds, effects: list[Played], kind: str, setting: str
) -> None:
    sounds.play(kind, 0.5)
    setattr(sounds._settings, setting, 0.5)
    sounds.update(FRAME)
    assert effects[0].volumes[-1] == pytest.approx(effects[0].volumes[1] / 4)


def test_now_and_then_something_is_heard_of_the_place(sounds: Sounds, effects: list[Played]) -> None:
    """At least 4 and at most 10 seconds lie between two of them."""
    sounds.loop("ambience", "woods")
    heard = [0.0]
    for frame in range(240 * 60):
        count = len(effects)
        sounds.update(FRAME)
        heard += [frame * FRAME] * (len(effects) - count)
    waits = [later - sooner for sooner, later in itertools.pairwise(heard)]
    assert {sound.file for sound in effects} == {"owl", "twig"}
    assert min(waits) > 4.0 - 2 * FRAME
    assert max(waits) < 10.0 + 2 * FRAME
    assert max(waits) - min(waits) > 1.0
    assert min(sound.pan for sound in effects) < 0.0 < max(sound.pan for sound in effects)


# --- takes -----------------------------------------------------------------------


@pytest.mark.parametrize(("pan", "left", "right"), [(0.0, 1.0, 1.0), (-0.5, 1.0, 0.5412), (1.0, 0.0, 1.0)])
def test_a_take_is_heard_from_its_place(pan: float, left: float, right: float) -> None:
    """The nearer side as it is; the farther one √2 cos(67.5°) = 0.5412 of it half of the way, at the end nothing."""
    written: list[np.ndarray] = []

    def load(place: Filename) -> Played:
        raw = VirtualFileSystem.get_global_ptr().read_file(place, False)
        with wave.open(io.BytesIO(raw)) as file:
            written.append(np.frombuffer(file.readframes(file.getnframes()), "<i2").reshape(-1, 2).astype(float))
        return Played()

    takes = Takes(load)
    file = assets.sounds()["effects"]["block_hit"].files[0]
    takes.take(file)
    takes.take(file, pan)
    plain, placed = (np.abs(samples).sum(0) for samples in (written[0], written[-1]))
    assert placed / plain == pytest.approx([left, right], abs=0.01)


def test_a_take_that_was_given_back_is_not_loaded_again() -> None:
    loaded: list[Filename] = []
    takes = Takes(lambda place: loaded.append(place) or Played())
    file = assets.sounds()["effects"]["block_hit"].files[0]
    first, second = takes.take(file), takes.take(file)
    assert first is not second
    takes.give_back(file, 0.0, first)
    assert takes.take(file) is first
    assert len(loaded) == 2
