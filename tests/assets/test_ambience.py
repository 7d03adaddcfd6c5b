"""What each act sounds like, measured: its bed, and what is heard over it now and then."""

import numpy as np
import pytest

from assets.forge.sound import measure
from assets.forge.sound.clock import RATE
from tests.assets.hearing import LISTED, sound

BEDS = LISTED["ambience"]
SHOTS = [(act, file) for act, entry in BEDS.items() for file in entry["shots"]]


@pytest.fixture(scope="module", params=BEDS)
def bed(request):
    (file,) = BEDS[request.param]["files"]
    return sound(file)


def test_a_bed_lasts_a_minute_or_more_and_has_no_seam(bed):
    assert 60 <= len(bed) / RATE <= 90
    assert measure.joint_error(bed, bed) < 4
    step, ordinary = measure.joint_step(bed)
    assert step < max(3, ordinary)


def test_a_bed_is_under_everything_and_neither_dull_nor_shrill(bed):
    assert measure.loudness(bed) == pytest.approx(-30, abs=0.7)
    assert measure.true_peak(bed) < -1
    assert np.abs(bed.mean(0)).max() < 1e-3
    assert 600 < measure.centroid(bed) < 1500
    assert measure.shrill(bed) < 0.05
    assert measure.share(bed, 0, 60) < 0.12


def standing_out(sound):
    """How many things a second stand 6 dB out of the half second before them, where drops and knocks sound."""
    frequencies, powers = measure.spectra(sound)
    levels = measure.decibels(powers[:, (frequencies >= 600) & (frequencies < 2000)].sum(1))
    before = np.median(np.lib.stride_tricks.sliding_window_view(levels, 44), axis=1)
    begins = np.nonzero(np.diff((levels[43:] - before > 6).astype(int)) == 1)[0]
    apart = np.diff(begins, prepend=-100) * 512 / RATE > 0.15
    return apart.sum() / (len(sound) / RATE)


def test_a_tap_once_a_second_is_counted():
    floor = np.random.default_rng(1).normal(0, 0.01, 20 * RATE)
    drop = np.sin(2 * np.pi * 1200 * np.arange(RATE // 20) / RATE)
    for second in range(1, 20):
        floor[second * RATE :][: len(drop)] += drop
    assert standing_out(floor) == pytest.approx(1, abs=0.1)


def test_nothing_in_a_bed_taps_without_end(bed):
    assert standing_out(bed) < 0.25


@pytest.mark.parametrize("act", BEDS)
def test_what_is_heard_now_and_then_is_rare_and_of_many_kinds(act):
    assert 6 <= len(BEDS[act]["shots"]) <= 10
    least, most = BEDS[act]["gap"]
    assert 10 <= least < most <= 60


@pytest.mark.parametrize(("act", "file"), SHOTS)
def test_a_shot_stands_a_little_over_the_bed_and_ends_in_silence(act, file):
    shot = sound(file)
    assert measure.momentary(shot) == pytest.approx(-27, abs=0.7)
    assert measure.true_peak(shot) < -1
    assert np.abs(shot).max(1)[-20:].max() < 0.003
    assert np.abs(shot.mean(0)).max() < 1e-3
    assert len(shot) / RATE < 8


def test_the_spire_is_heard_on_small_speakers():
    (spire,) = BEDS["abyssal_spire"]["files"]
    assert measure.share(sound(spire), 250, 6000) > 0.5
