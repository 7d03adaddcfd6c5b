"""The running game as it is heard: recorded through the audio library's wave driver, and measured.

What the mixer itself does is heard best with sounds of which everything is known: a mod puts noise in place of the
music, and a sine in place of an effect.
"""

import json
import sys
import wave
from pathlib import Path

import numpy as np
import pytest

from shadows.view.engine import assets, cosmetics
from tests.view.fights import Open
from tests.view.recording import RATE, heard, longest_silence, loudness, onsets, roughest, run, steps, true_peak

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the library's wave driver is tried on Linux alone"
)

PLAYED = """
from shadows.view.engine import assets, cosmetics
assets.use({"plain": folder / "assets"})
"""


def put(folder: Path, table: dict[str, dict[str, object]], **files: np.ndarray) -> None:
    """Let a mod have these sounds (one channel of floats), listed so."""
    (folder / "assets" / "sounds").mkdir(parents=True)
    (folder / "assets" / "sounds" / "sounds.json").write_text(json.dumps(table), encoding="utf-8")
    for name, samples in files.items():
        with wave.open(str(folder / "assets" / "sounds" / f"{name}.wav"), "wb") as file:
            file.setnchannels(2)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((np.repeat(samples[:, None], 2, 1) * 32767).astype("<i2").tobytes())


def noise(seconds: float, highest: float) -> np.ndarray:
    """Noise without a seam, up to a frequency, with a tenth of full strength."""
    count = round(seconds * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(1).standard_normal(count))
    spectrum[np.fft.rfftfreq(count, 1 / RATE) > highest] = 0
    made = np.fft.irfft(spectrum, count)
    return 0.1 * made / made.std()


def sine(seconds: float, frequency: float, strength: float, fade: float) -> np.ndarray:
    """A sine that comes and goes softly."""
    time = np.arange(round(seconds * RATE)) / RATE
    rim = np.clip(np.minimum(time, seconds - time) / fade, 0.0, 1.0)
    return strength * np.sin(2 * np.pi * frequency * time) * np.sin(rim * np.pi / 2) ** 2


def test_from_screen_to_screen_nothing_jumps_and_none_is_silent(opened: Open, tmp_path: Path) -> None:
    opened()  # where no picture can be drawn, this is left out
    pieces = {name: {"files": ["noise.wav"]} for name in assets.sounds()["music"]}
    call = {"files": ["call.wav"]}
    effects = {"victory": call, "defeat": call}
    put(tmp_path, {"music": pieces, "effects": effects}, noise=noise(6.0, 3000.0), call=sine(0.1, 220.0, 0.1, 0.01))
    told = run(
        PLAYED
        + """
from shadows import sandbox
from shadows.saves.saved_game import SavedGame
from shadows.view.deck.combat import Combat
from shadows.view.menu.compendium import Compendium
from shadows.view.run.result import Result
from shadows.view.run.road import Road
go, navigation = window.navigation.go, window.navigation
fight = sandbox(foes=["skeleton_warrior"]).session
run = SavedGame.new("blood_reaper", "HEARD")
navigation.begin()
play(1.5)
for screen in (
    lambda: Compendium(game, navigation),
    lambda: Road(game, navigation, run),
    lambda: Combat(game, navigation, fight),
    lambda: Result(game, fight, navigation.ways_after(fight)),
):
    go(screen)
    play(1.8)
    print(type(window.scene).__name__, window.scene.music, sum("1" in name for name in playing()) > 0)
""",
        tmp_path,
        ambience=0.0,
        effects=0.0,
        interface=0.0,
        music=1.0,
    )
    screens = [line.split() for line in told]
    assert [name for name, *_ in screens] == ["Compendium", "Road", "Combat", "Result"]
    assert [(name, music, sounding) for name, music, sounding in screens if not music or sounding != "True"] == []
    recorded = heard(tmp_path)
    assert longest_silence(recorded) < 2.0
    assert steps(recorded).max() < 6.0


def test_a_volley_of_more_voices_than_there_are_has_no_click(opened: Open, tmp_path: Path) -> None:
    opened()
    entry = {"files": ["sine.wav"], "every": 0}
    put(tmp_path, {"effects": {"power": entry}}, sine=sine(1.5, 220.0, 0.02, 0.1))
    told = run(
        PLAYED
        + """
for _ in range(60):
    sounds.play("power")
    play(1 / 60)
print(len(sounds._voices))
play(0.5)
""",
        tmp_path,
        music=0.0,
        ambience=0.0,
        effects=1.0,
    )
    assert 32 <= int(told[0]) <= 34  # two of them on their way out
    assert roughest(heard(tmp_path)) < 20.0


def test_a_blow_is_heard_within_20_ms_of_its_frame(opened: Open, tmp_path: Path) -> None:
    opened()
    entry = {"files": ["tick.wav"], "every": 0, "lead": 0.1}
    tick = np.concatenate([np.zeros(round(0.1 * RATE)), sine(0.02, 1000.0, 0.8, 0.001)])
    put(tmp_path, {"effects": {"hit_light": entry}}, tick=tick)
    told = run(
        PLAYED
        + """
for number in range(9):
    sounds.play("hit_light")
    print(time.perf_counter())
    play(0.2 + 0.05 * (number % 3))
""",
        tmp_path,
        music=0.0,
        ambience=0.0,
        effects=1.0,
    )
    shown = np.array([float(line) for line in told])
    recorded = onsets(heard(tmp_path), 0.2)
    assert len(recorded) == len(shown)
    late = recorded - shown
    assert np.median(np.abs(late - np.median(late))) < 0.02


def test_a_fight_is_as_loud_as_it_is_meant_to_be(opened: Open, tmp_path: Path) -> None:
    opened()
    told = run(
        """
from shadows import sandbox
from shadows.view.deck.combat import Combat
fight = sandbox(hero="hellforged", hand=["strike", "defend", "strike"], foes=["skeleton_warrior", "rat_swarm"])
window.navigation.go(lambda: Combat(game, window.navigation, fight.session))
play(2.5)
combat = window.scene
for _ in range(3):
    card = combat.picture.hand[0]
    combat.play(card.entity, combat.picture.foes[0].entity if card.aim else None)
    play(0.8)
combat.end_turn()
play(2.5)
print(*playing())
""",
        tmp_path,
    )
    piece = cosmetics.fight_music("crypts", "normal", ["skeleton_warrior"])
    assert told[0].split() == sorted([f"{piece}1", "crypts1"])
    recorded = heard(tmp_path)
    assert loudness(recorded) == pytest.approx(-24.0, abs=2.0)
    assert true_peak(recorded) < -1.0
    assert longest_silence(recorded) < 2.0


def test_a_boss_that_is_roused_is_heard_in_all_layers_of_its_music(opened: Open, tmp_path: Path) -> None:
    opened()
    told = run(
        """
from shadows import sandbox
from shadows.view.deck.combat import Combat
fight = sandbox(foes=["lich_king"], kind="boss")
window.navigation.go(lambda: Combat(game, window.navigation, fight.session))
play(2.5)
print(*playing())
window.scene.tension.roused = True
play(2.0)
print(*playing())
""",
        tmp_path,
    )
    piece = cosmetics.fight_music("crypts", "boss", ["lich_king"])
    layers = len(assets.sounds()["music"][piece].files)
    assert [line.split() for line in told] == [sorted([f"{piece}{min(most, layers)}", "crypts1"]) for most in (2, 3)]
    recorded = heard(tmp_path)
    assert true_peak(recorded) < -1.0
