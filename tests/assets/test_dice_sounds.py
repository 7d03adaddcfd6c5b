"""What is asked of the sounds of dice beyond what is asked of every sound."""

from itertools import combinations

import pytest

from assets.forge.sound import measure
from assets.forge.sound.clock import RATE
from tests.assets import dice_kinds
from tests.assets.hearing import LISTED, SOUNDS, sound


def files(kind):
    return LISTED["effects"][kind]["files"]


@pytest.mark.parametrize("kind", dice_kinds.LOUDNESS)
def test_no_sound_of_dice_comes_near_to_full_scale(kind):
    for file in files(kind):
        assert measure.true_peak(sound(file)) <= dice_kinds.PEAK, file


@pytest.mark.parametrize("kind", dice_kinds.TOUCHES)
def test_what_dice_touch_is_heard_within_5_milliseconds(kind):
    for file in files(kind):
        assert measure.contact(sound(file)) <= 0.005, file


@pytest.mark.parametrize("kind", ["die_hit", "die_knock", "die_settle"])
def test_a_knock_is_dry_and_over_at_once(kind):
    for file in files(kind):
        assert len(sound(file)) < 0.18 * RATE, file


def test_bone_on_bone_is_sharper_than_bone_on_stone_and_a_die_that_lies_is_dull():
    knock, hit, settle = (
        sum(measure.centroid(sound(file)) for file in files(kind)) / len(files(kind))
        for kind in ("die_knock", "die_hit", "die_settle")
    )
    assert knock > 1.2 * hit > 1.2 * 1.5 * settle


def test_elements_are_told_apart_with_closed_eyes():
    heard = {element: sound(files(f"element_{element}")[0]) for element in ("ice", "fire", "wind", "lightning")}
    for one, other in combinations(heard, 2):
        assert measure.distance(heard[one], heard[other]) > 16, (one, other)


def test_what_enemies_do_to_dice_is_told_apart_with_closed_eyes():
    causes = sorted(kind for kind in LISTED["effects"] if kind.startswith("meddle_"))
    assert len(causes) >= 6
    for one, other in combinations(causes, 2):
        assert measure.distance(sound(files(one)[0]), sound(files(other)[0])) > 16, (one, other)


def test_a_greater_hand_is_called_louder_and_longer():
    entries = [LISTED["effects"][kind] for kind in dice_kinds.HANDS]
    seconds = [entry["seconds"] for entry in entries]
    loud = [measure.momentary(sound(entry["files"][0])) for entry in entries]
    assert seconds == sorted(seconds)
    assert loud == sorted(loud)


def test_the_sounds_of_dice_are_small():
    size = sum((SOUNDS / file).stat().st_size for kind in dice_kinds.LOUDNESS for file in files(kind))
    assert size <= 2_500_000
