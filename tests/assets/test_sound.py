"""The sounds as committed, measured: all there, as loud as meant, never shrill, and loops without a seam."""

import json
import struct
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from panda3d.core import Datagram, Filename, MovieAudio

from assets.forge import ASSETS
from assets.forge.sound import measure
from assets.forge.sound.clock import RATE

SOUNDS = ASSETS / "sounds"
LISTED = json.loads((SOUNDS / "sounds.json").read_text(encoding="utf-8"))

MEANT = {
    -35: ("button_hover",),
    -33: ("card_hover",),
    -29: ("button_press", "error"),
    -28: ("card_discard",),
    -26: ("card_draw", "card_play", "card_shuffle", "card_add"),
    -25: ("gold", "energy", "turn_end", "map_move"),
    -24: ("event",),
    -23: ("card_exhaust", "bleed", "burn", "poison", "heal", "buff", "debuff", "relic", "potion", "turn_start", "rest"),
    -22: ("upgrade", "intent", "escape"),
    -21: ("block_gain", "block_hit", "hp_loss", "power"),
    -20: ("hit_light", "summon"),
    -19: ("block_break",),
    -18: ("enemy_death", "player_death", "victory", "defeat"),
    -17: ("hit_heavy", "boss_phase", "boss_death"),
}
"""How loud each kind of effect is at its loudest, in LUFS."""
LOUDNESS = {kind: level for level, kinds in MEANT.items() for kind in kinds}
ONCE = {"player_death", "defeat", "boss_phase", "boss_death"}
"""Kinds too rare to need more than one take."""
AT_ONCE = ("button_hover", "button_press", "card_hover", "card_draw", "card_play", "card_discard", "error")
"""Kinds that answer the hand: short."""
MUSIC = {"title", "map", "combat", "boss", "shop", "victory", "defeat"}
ACTS = {"crypts", "blighted_woods", "abyssal_spire"}
LOOPS = [(group, name) for group in ("ambience", "music") for name in LISTED[group]]


@cache
def sound(file):
    """A file as the game's own engine decodes it: `(samples, 1 or 2)`, full scale 1."""
    cursor = MovieAudio.get(Filename.from_os_specific(str(SOUNDS / file))).open()
    left, parts = round(cursor.length() * cursor.audio_rate()), []
    assert cursor.audio_rate() == RATE
    while left > 0:
        datagram = Datagram()
        cursor.read_samples(min(left, RATE), datagram)
        parts.append(datagram.get_message())
        left -= RATE
    return np.frombuffer(b"".join(parts), "<i2").reshape(-1, cursor.audio_channels()) / 32768


def together(entry):
    """All layers of a piece, played at once."""
    return sum(measure.two(sound(file)) for file in entry["files"])


def tone(frequency, seconds=2.0, phase=0.0):
    return np.sin(2 * np.pi * frequency * np.arange(round(seconds * RATE)) / RATE + phase)


# The instruments of measurement


def test_a_full_tone_of_997_hz_on_one_side_is_3_lufs_below_full_scale():
    left = np.stack([tone(997), np.zeros(2 * RATE)], 1)
    assert measure.loudness(left) == pytest.approx(-3.01, abs=0.05)
    assert measure.momentary(left * 0.1) == pytest.approx(-23.01, abs=0.05)


def test_the_true_peak_is_found_between_the_samples():
    between = tone(RATE / 4, phase=np.pi / 4)[1000:-1000]
    assert np.abs(between).max() == pytest.approx(np.sqrt(0.5))
    assert measure.true_peak(np.pad(between * np.hanning(len(between)), 100)) == pytest.approx(0, abs=0.02)


def test_the_centroid_of_two_equal_tones_is_their_middle():
    assert measure.centroid(tone(500) + tone(1500)) == pytest.approx(1000, abs=5)
    assert measure.share(tone(500) + tone(1500), 1000, 2000) == pytest.approx(0.5, abs=0.01)


def test_a_tone_that_is_cut_has_a_seam_and_one_of_whole_cycles_has_none():
    floor = np.random.default_rng(1).normal(0, 1e-3, 2 * RATE)
    whole, cut = tone(440) + floor, tone(440.25) + floor
    assert measure.joint_error(whole, whole) < 4
    assert measure.joint_error(cut, cut) > 20


def test_shrillness_is_told_in_seconds():
    assert measure.shrill(tone(500)) == 0
    assert measure.shrill(tone(8000, 0.5)) == pytest.approx(0.5, abs=0.05)


# What is there


def test_every_kind_of_effect_is_there_in_three_takes_or_in_one_if_it_is_rare():
    takes = {kind: len(entry["files"]) for kind, entry in LISTED["effects"].items()}
    assert takes == {kind: 1 if kind in ONCE else 3 for kind in LOUDNESS}


def test_every_act_has_its_ambience_and_every_scene_its_music():
    assert set(LISTED["ambience"]) == ACTS
    assert set(LISTED["music"]) == MUSIC
    assert LISTED["music"]["combat"]["layers"] == ["calm", "intense"]


def test_the_list_names_every_file_and_no_other():
    named = sorted(file for group in LISTED.values() for entry in group.values() for file in entry["files"])
    assert named == sorted(path.relative_to(SOUNDS).as_posix() for path in SOUNDS.rglob("*.ogg"))


def test_all_sounds_are_at_most_12_megabytes():
    assert sum(path.stat().st_size for path in SOUNDS.rglob("*")) <= 12_000_000


def test_no_file_carries_a_chance_number_of_its_encoder():
    for path in SOUNDS.rglob("*.ogg"):
        assert struct.unpack_from("<4s10xI", Path(path).read_bytes()) == (b"OggS", 1), path


# Effects


@pytest.mark.parametrize("kind", LISTED["effects"])
def test_an_effect_is_as_loud_as_meant_and_never_shrill(kind):
    entry = LISTED["effects"][kind]
    for file in entry["files"]:
        heard = sound(file)
        assert measure.momentary(heard) == pytest.approx(LOUDNESS[kind], abs=0.7), file
        assert measure.true_peak(heard) < -1, file
        assert 180 < measure.centroid(heard) < 2500, file
        assert measure.shrill(heard) < 0.05, file
        assert measure.share(heard, 0, 60) < 0.25, file
        assert len(heard) / RATE <= entry["seconds"] + 0.01, file


@pytest.mark.parametrize("kind", LISTED["effects"])
def test_an_effect_starts_at_once_and_ends_in_silence(kind):
    for file in LISTED["effects"][kind]["files"]:
        loud = np.abs(sound(file)).max(1)
        assert np.argmax(loud > loud.max() / 100) < 0.1 * RATE, file
        assert loud[-20:].max() < 0.003, file


@pytest.mark.parametrize("kind", AT_ONCE)
def test_what_answers_the_hand_is_short(kind):
    assert LISTED["effects"][kind]["seconds"] < 0.75


@pytest.mark.parametrize("kind", sorted(set(LOUDNESS) - ONCE))
def test_takes_of_a_kind_do_not_sound_alike(kind):
    first, second, third = (sound(file) for file in LISTED["effects"][kind]["files"])
    least = 2.5 if kind in {"button_hover", "button_press"} else 0.8
    for one, other in ((first, second), (second, third), (first, third)):
        assert measure.contrast(one, other) > least


def test_a_light_hit_is_sharp_and_a_heavy_one_deep():
    light, heavy = (
        [measure.centroid(sound(file)) for file in LISTED["effects"][kind]["files"]]
        for kind in ("hit_light", "hit_heavy")
    )
    assert min(light) > 2 * max(heavy)


# Loops


@pytest.mark.parametrize(("group", "name"), LOOPS)
def test_a_loop_has_no_seam(group, name):
    for file in LISTED[group][name]["files"]:
        loop = sound(file)
        assert measure.joint_error(loop, loop) < 4, file
        step, ordinary = measure.joint_step(loop)
        assert step < max(3, ordinary), file


@pytest.mark.parametrize(("group", "name"), LOOPS)
def test_a_loop_is_as_loud_as_meant_and_never_shrill(group, name):
    heard = together(LISTED[group][name])
    assert measure.loudness(heard) == pytest.approx(-18 if group == "music" else -30, abs=0.7)
    assert measure.true_peak(heard) < -1
    assert 250 < measure.centroid(heard) < 1500
    assert measure.shrill(heard) < 0.05
    assert measure.share(heard, 0, 60) < 0.12


@pytest.mark.parametrize(("group", "name"), LOOPS)
def test_the_layers_of_a_loop_are_of_one_length(group, name):
    entry = LISTED[group][name]
    assert len(entry["layers"]) == len(entry["files"])
    assert {len(sound(file)) for file in entry["files"]} == {round(entry["seconds"] * RATE)}
    shortest, longest = (40, 48) if group == "ambience" else (40, 90)
    assert shortest <= entry["seconds"] <= longest


def test_the_calm_layer_of_a_fight_is_softer_than_both_layers():
    calm, intense = (measure.two(sound(file)) for file in LISTED["music"]["combat"]["files"])
    assert -25 < measure.loudness(calm) < measure.loudness(calm + intense) - 1


def test_the_spire_is_heard_on_small_speakers():
    (spire,) = LISTED["ambience"]["abyssal_spire"]["files"]
    assert measure.share(sound(spire), 250, 6000) > 0.5
