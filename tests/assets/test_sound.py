"""The sounds as committed, measured: all there, as loud as meant, never shrill, and loops without a seam."""

import struct
from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from assets.forge.sound import measure
from assets.forge.sound.clock import RATE
from shadows.saves.settings import Settings
from shadows.view.engine.sound.levels import heard as strength
from tests.assets import dice_kinds
from tests.assets.hearing import LISTED, SOUNDS, sound, together

VOICES = ("bone", "flesh", "beast", "wood", "iron", "spirit", "demon")
WEAPONS = ("scythe", "hammer", "shadow")
MEANT = {
    -32: ("slider",),
    -29: (
        "button_hover",
        "card_aim",
    ),
    -28: (
        "card_hover",
        "button_press",
    ),
    -26: (
        "card_shuffle",
        "choice_taken",
    ),
    -25: (
        "card_add",
        "no_energy",
        "potion_get",
        "relic_tick",
        "swish_light",
    ),
    -24: (
        "card_draw",
        "card_play",
        "card_remove",
        "gold",
        "pile_open",
        "turn_end",
    ),
    -23: (
        "bleed",
        "card_discard",
        "energy_set",
        "error",
        "gold_spend",
        "map_move",
        "map_open",
        "potion",
    ),
    -22: (
        "chest",
        "energy",
        "upgrade",
    ),
    -21: (
        "block_fade",
        "block_gain",
        "block_hit",
        "buff",
        "burn",
        "combat_start_normal",
        "enemy_vanish",
        "escape",
        "event",
        "rest",
        "status_fade",
        "swish_heavy",
        "turn_start",
    ),
    -20: (
        "achievement",
        "act_begin",
        "card_exhaust",
        "heal",
        "hit_light",
        "max_hp",
        "poison",
        "potion_throw",
        "power",
        "summon",
    ),
    -19: (
        "block_break",
        "combat_start_elite",
        "debuff",
    ),
    -18: (
        "defeat",
        "enemy_death",
        "player_death",
        "victory",
    ),
    -17: (
        "boss_death",
        "boss_phase",
        "combat_start_boss",
        "hit_heavy",
    ),
    -16: ("hit_lethal",),
}
"""How loud each kind of effect is at its loudest, in LUFS."""
LOUDNESS = {kind: level for level, kinds in MEANT.items() for kind in kinds}
LOUDNESS |= dict.fromkeys(("hp_loss", "intent", "relic"), -21)
LOUDNESS |= {
    f"strike_{weapon}_{weight}": level for weapon in WEAPONS for weight, level in (("light", -20), ("heavy", -17))
}
UTTERED = {"intent": -21, "attack": -20, "hurt": -21, "death": -19}
LOUDNESS |= {f"voice_{voice}_{act}": level for voice in VOICES for act, level in UTTERED.items()}
LOUDNESS |= dice_kinds.LOUDNESS
BEATS = {"heartbeat": -25}
"""Effects that go round and round, with their loudness over all of a round."""
TAKES = dict.fromkeys((*LOUDNESS, *BEATS), 3)
RARE = (
    "player_death",
    "defeat",
    "boss_phase",
    "boss_death",
    "combat_start_boss",
    "act_begin",
    "achievement",
    "heartbeat",
)
OFTEN = ("card_draw", "card_play", "card_hover", "hit_light", "hit_heavy", "block_gain", "block_hit")
OFTEN = (*OFTEN, "button_hover", "button_press")
TAKES |= dict.fromkeys(RARE, 1) | dict.fromkeys(OFTEN, 5) | {"swish_light": 4, "swish_heavy": 4}
TAKES |= {kind: 4 for kind in LOUDNESS if kind.startswith("strike_")}
TAKES |= dice_kinds.TAKES
"""How many takes there are of a kind: one of what is heard once in a fight or run, more of what never rests."""
AT_ONCE = ("button_hover", "button_press", "card_hover", "card_draw", "card_play", "card_discard", "card_aim", "error")
AT_ONCE = (*AT_ONCE, "no_energy", "relic_tick", "slider")
"""Kinds that answer the hand, or come many at a time: short."""
CONTACT = ("hit_light", "hit_heavy", "hit_lethal", "block_gain", "block_hit", "block_break", "card_play", "gold")
CONTACT = (*CONTACT, "hp_loss", "gold_spend", "button_press", "potion_throw", *(k for k in LOUDNESS if "strike_" in k))
CONTACT = (*CONTACT, *dice_kinds.TOUCHES)
"""Kinds that go with something that is seen to touch: the ear must not come after the eye."""
UNFOLDS = ("card_exhaust", "card_shuffle", "map_open", "pile_open", "rest", "victory", "achievement", "player_death")
UNFOLDS = (*UNFOLDS, "relic", "max_hp", "heal", "act_begin", "swish_light", "swish_heavy")
UNFOLDS = (*UNFOLDS, *dice_kinds.UNFOLDS)
"""Kinds that are loudest only later, as what they go with comes about slowly."""
EFFECTS_AT, MUSIC_AT = strength(Settings().effects), strength(Settings().music)
"""How loud effects and music are when nobody has touched their sliders."""
CLEAR = 8.0
"""By how many dB an effect has to stand clear of music, in the four bands of the ear where it is clearest."""
WHISPERED = {"event"}
"""Kinds that have a pitch, but are mostly breath."""
PITCHED = sorted({kind for kind, entry in LISTED["effects"].items() if entry.get("pitched")} - WHISPERED)
D_MINOR = (2, 4, 5, 7, 9, 10, 0, 1)
"""The notes of D minor, natural and harmonic, counted in semitones from C."""
MAJOR_THIRD = (6,)
"""What a fight that was won ends on."""


@cache
def levels(file):
    """An effect in the bands of the ear, as loud as it is played when nobody has touched the sliders."""
    return measure.bark(sound(file) * EFFECTS_AT)


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


def test_a_sound_sets_in_where_its_energy_comes_within_6_db_of_the_highest():
    soft, loud = tone(500, 0.1) * 0.25, tone(500, 0.1)
    assert measure.contact(np.concatenate([soft, loud])) == pytest.approx(0.1, abs=0.003)
    assert measure.contact(np.concatenate([soft * 3, loud])) < 0.004


def test_brightness_is_what_lies_between_4_and_8_khz_against_all():
    swell = np.hanning(2 * RATE)
    assert measure.brightness(swell * (tone(500) + 0.1 * tone(6000))) == pytest.approx(-20.8, abs=0.1)
    assert measure.brightness(swell * tone(6000)) == pytest.approx(0, abs=0.1)


def test_the_distance_of_timbres_knows_no_level_and_no_pace_but_another_timbre():
    dull, bright = tone(300) + 0.01 * tone(5000), 0.01 * tone(300) + tone(5000)
    assert measure.distance(dull, dull[: RATE // 2] * 0.5) < 1
    assert measure.distance(dull, bright) > 40


def test_a_bed_is_what_music_passes_for_three_tenths_of_the_time():
    steps = np.repeat(np.arange(1, 11), RATE) * np.tile(tone(440, 1.0), 10)
    assert measure.bed(steps)[4] - measure.bark(tone(440))[40, 4] == pytest.approx(20 * np.log10(7), abs=0.5)


def test_a_sound_stands_clear_by_the_mean_of_its_four_clearest_bands():
    heard = sum(tone(hertz) for hertz in (250, 450, 840, 1170)) * np.hanning(2 * RATE)
    under = measure.bark(heard).max(0)
    under[[2, 4, 7, 9]] -= 10, 10, 30, 30
    assert measure.clearance(measure.bark(heard), under) == pytest.approx(20, abs=0.2)


def test_the_strongest_tone_is_found_among_others():
    assert measure.strongest(tone(440) + 0.5 * tone(220) + 2 * tone(3000), 100, 1300) == pytest.approx(440, abs=1)


# What is there


def test_every_kind_of_effect_is_there_in_its_takes():
    assert {kind: len(entry["files"]) for kind, entry in LISTED["effects"].items()} == TAKES


def test_the_list_names_every_file_and_no_other():
    entries = [entry for group in LISTED.values() for entry in group.values()]
    named = sorted(file for entry in entries for file in (*entry["files"], *entry.get("shots", ())))
    assert named == sorted(path.relative_to(SOUNDS).as_posix() for path in SOUNDS.rglob("*.ogg"))


def test_all_sounds_but_those_of_dice_are_at_most_25_megabytes():
    dice = {SOUNDS / file for kind in dice_kinds.TAKES for file in LISTED["effects"][kind]["files"]}
    sizes = {path: path.stat().st_size for path in SOUNDS.rglob("*")}
    assert sum(size for path, size in sizes.items() if path not in dice) <= 25_000_000


def test_no_file_carries_a_chance_number_of_its_encoder():
    for path in SOUNDS.rglob("*.ogg"):
        assert struct.unpack_from("<4s10xI", Path(path).read_bytes()) == (b"OggS", 1), path


# Effects


@pytest.mark.parametrize("kind", LOUDNESS)
def test_an_effect_is_as_loud_as_meant_and_never_shrill(kind):
    entry = LISTED["effects"][kind]
    for file in entry["files"]:
        heard = sound(file)
        assert measure.momentary(heard) == pytest.approx(LOUDNESS[kind], abs=0.4), file
        assert measure.true_peak(heard) < -1, file
        assert 180 < measure.centroid(heard) < (4500 if kind in dice_kinds.SHARP else 3000), file
        assert measure.shrill(heard) < 0.05, file
        assert measure.share(heard, 0, 60) < 0.25, file
        assert len(heard) / RATE <= entry["seconds"] + 0.01, file


@pytest.mark.parametrize("kind", LISTED["effects"])
def test_an_effect_has_two_sides_and_stands_on_the_middle_line(kind):
    for file in LISTED["effects"][kind]["files"]:
        assert sound(file).shape[1] == 2, file
        assert np.abs(sound(file).mean(0)).max() < 3e-4, file


@pytest.mark.parametrize("kind", LISTED["effects"])
def test_no_effect_is_dull(kind):
    for file in LISTED["effects"][kind]["files"]:
        assert measure.brightness(sound(file)) > -18, file


@pytest.mark.parametrize("kind", LOUDNESS)
def test_an_effect_starts_at_once_and_ends_in_silence(kind):
    for file in LISTED["effects"][kind]["files"]:
        loud = np.abs(sound(file)).max(1)
        assert np.argmax(loud > loud.max() / 100) < 0.02 * RATE, file
        assert loud[-20:].max() < 0.003, file


@pytest.mark.parametrize("kind", CONTACT)
def test_what_touches_is_heard_within_15_milliseconds(kind):
    assert "lead" not in LISTED["effects"][kind]
    for file in LISTED["effects"][kind]["files"]:
        assert measure.contact(sound(file)) <= 0.015, file


@pytest.mark.parametrize("kind", sorted(set(LOUDNESS) - set(CONTACT) - set(UNFOLDS)))
def test_nothing_has_its_loudest_moment_behind_what_is_seen(kind):
    for file in LISTED["effects"][kind]["files"]:
        assert measure.contact(sound(file)) <= 0.15, file


@pytest.mark.parametrize("kind", ["swish_light", "swish_heavy"])
def test_a_swish_is_in_the_air_before_the_blow_that_it_leads_to(kind):
    entry = LISTED["effects"][kind]
    for file in entry["files"]:
        assert measure.contact(sound(file)) < entry["lead"] < len(sound(file)) / RATE, file


@pytest.mark.parametrize("kind", AT_ONCE)
def test_what_answers_the_hand_is_short(kind):
    assert LISTED["effects"][kind]["seconds"] < 0.75


def test_a_relic_that_ticks_is_over_within_half_a_second():
    assert LISTED["effects"]["relic_tick"]["seconds"] < 0.5


@pytest.mark.parametrize("kind", sorted(kind for kind, takes in TAKES.items() if takes > 1))
def test_takes_of_a_kind_do_not_sound_alike(kind):
    least = 14 if TAKES[kind] >= 5 else 12
    for one, other in combinations(map(sound, LISTED["effects"][kind]["files"]), 2):
        assert measure.distance(one, other) > least


@pytest.mark.parametrize("act", UTTERED)
def test_the_voices_of_two_families_do_not_sound_alike(act):
    first = {voice: sound(LISTED["effects"][f"voice_{voice}_{act}"]["files"][0]) for voice in VOICES}
    for one, other in combinations(VOICES, 2):
        assert measure.distance(first[one], first[other]) > 12, (one, other)


@pytest.mark.parametrize("kind", PITCHED)
def test_what_has_a_pitch_stands_in_d_minor(kind):
    for file in LISTED["effects"][kind]["files"]:
        semitones = 12 * np.log2(measure.strongest(sound(file), 100, 1300) / 261.626)
        assert round(semitones) % 12 in D_MINOR + MAJOR_THIRD * (kind == "victory"), file
        assert abs(semitones - round(semitones)) < 0.35, file


@pytest.mark.parametrize("name", LISTED["music"])
def test_every_effect_stands_clear_of_the_music(name):
    under = measure.bed(together(LISTED["music"][name]["files"]) * MUSIC_AT)
    heard = {
        file: measure.clearance(levels(file), under) - entry.get("duck", 0)
        for entry in LISTED["effects"].values()
        for file in entry["files"]
    }
    assert {file: round(over, 1) for file, over in heard.items() if over < CLEAR} == {}


@pytest.mark.parametrize("kind", BEATS)
def test_what_goes_round_has_no_seam_and_is_as_loud_as_meant(kind):
    (file,) = LISTED["effects"][kind]["files"]
    assert LISTED["effects"][kind]["loop"]
    assert measure.joint_error(sound(file), sound(file)) < 4
    assert measure.loudness(np.tile(sound(file), (4, 1))) == pytest.approx(BEATS[kind], abs=0.4)


def test_the_heart_beats_sixty_times_a_minute():
    (file,) = LISTED["effects"]["heartbeat"]["files"]
    first, second = np.split(np.abs(sound(file)).max(1), 2)
    assert len(sound(file)) == 2 * RATE
    assert abs(int(np.argmax(first)) - int(np.argmax(second))) < 0.02 * RATE


def test_what_answers_the_hand_alone_has_a_bus_of_its_own():
    buses = {kind: entry.get("bus", "effects") for kind, entry in LISTED["effects"].items()}
    assert set(buses.values()) == {"effects", "interface"}
    assert {buses[kind] for kind in ("button_hover", "button_press", "slider", "error")} == {"interface"}


def test_music_goes_down_under_what_must_be_heard():
    for kind in ("hp_loss", "hit_heavy", "intent", "relic", "power", "boss_phase"):
        assert -4 <= LISTED["effects"][kind]["duck"] <= -3


def test_a_light_hit_is_sharp_and_a_heavy_one_deep():
    for light, heavy in (("hit_light", "hit_heavy"), *((f"strike_{w}_light", f"strike_{w}_heavy") for w in WEAPONS)):
        sharp, deep = (
            [measure.centroid(sound(file)) for file in LISTED["effects"][kind]["files"]] for kind in (light, heavy)
        )
        assert np.mean(sharp) > 1.5 * np.mean(deep)
