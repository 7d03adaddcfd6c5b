"""The music as committed, measured: as loud and as bright as meant, with a form that is heard, and without a seam."""

from functools import cached_property
from itertools import accumulate, combinations

import numpy as np
import pytest

from assets.forge.sound import form, measure
from assets.forge.sound.clock import RATE
from assets.forge.sound.music import LAYERS, LETTERS, LOUDNESS, PIECES
from tests.assets.hearing import LISTED, sound, together

COMBATS = "combat_crypts", "combat_woods", "combat_spire"
BOSSES = "boss_lich", "boss_treant", "boss_demon"
LEAST_SECONDS = {"boss_demon": 120} | dict.fromkeys((*COMBATS, "boss_lich", "boss_treant"), 90)
"""How long a piece has to last that is heard for a whole fight; 40 s for any other."""


class Heard:
    """A piece, and what is measured of it once."""

    def __init__(self, name):
        self.name, self.entry, self.piece = name, LISTED["music"][name], PIECES[name]()
        self.files = self.entry["files"]
        self.sections = self.entry["sections"]

    @cached_property
    def sums(self):
        """What is heard as one layer after the other joins in."""
        return list(accumulate(together([file]) for file in self.files))

    @cached_property
    def levels(self):
        """The loudness of each section with all layers."""
        return form.section_levels(self.sums[-1], self.sections)

    def playing(self, section):
        """The instruments that play in a section."""
        start, end, _ = list(self.piece.sections.values())[section]
        return {part.name for part in self.piece.parts if any(start <= note[0] < end for note in part.notes)}


@pytest.fixture(scope="module", params=LISTED["music"])
def heard(request):
    return Heard(request.param)


def differ(numbers, least=1.15):
    """Whether each two of these differ by that factor at least."""
    return all(max(pair) / min(pair) >= least for pair in combinations(numbers, 2))


# The instruments of measurement


def noise(seconds, low=0.0, high=RATE / 2):
    """Noise between two frequencies, the same at each run."""
    spectrum = np.fft.rfft(np.random.default_rng(1).normal(0, 0.1, round(seconds * RATE)))
    frequencies = np.fft.rfftfreq(round(seconds * RATE), 1 / RATE)
    return np.fft.irfft(spectrum * ((frequencies >= low) & (frequencies < high)))


def test_ten_seconds_soft_and_ten_seconds_ten_decibels_louder_range_over_10_lu():
    loud = noise(20)
    soft_then_loud = np.concatenate([loud * 10**-0.5, loud])
    assert form.loudness_range(form.short_term(soft_then_loud)) == pytest.approx(10, abs=0.3)
    assert form.loudness_range(form.short_term(loud)) < 0.3


def test_white_noise_gains_3_decibels_an_octave_in_third_octaves():
    levels = dict(zip(form.THIRDS.round(), form.colour(noise(20)), strict=True))
    assert levels[1000] == pytest.approx(3, abs=0.4)
    assert levels[4000] == pytest.approx(9, abs=0.4)


def test_the_rolloff_of_noise_up_to_4_khz_lies_below_4_khz():
    assert 3600 < form.rolloff(noise(10, 0, 4000)) < 4000


def test_a_piece_in_one_block_is_akin_and_one_of_two_colours_is_not():
    low, high = noise(20, 0, 800), noise(20, 800, 6000)
    assert form.kinship(np.concatenate([low, low]), [0, 20]) == pytest.approx(1, abs=0.05)
    assert form.kinship(np.concatenate([low, high]), [0, 20]) < 0.3


# Each piece


def test_every_piece_is_there_and_a_fight_has_three_layers(heard):
    layers = list(LAYERS) if heard.name in COMBATS + BOSSES else ["all"]
    assert heard.entry["layers"] == layers
    assert len(heard.files) == len(layers)


def test_the_list_tells_the_key_the_tempo_and_the_sections(heard):
    piece = heard.piece
    assert heard.entry["tonic"] == LETTERS[piece.tonic]
    assert heard.entry["tempo"] == piece.tempo
    assert heard.sections == [round(piece.seconds(start), 2) for start, _, _ in piece.sections.values()]


def test_all_layers_are_of_one_length_and_long_enough(heard):
    assert {len(sound(file)) for file in heard.files} == {round(heard.entry["seconds"] * RATE)}
    assert LEAST_SECONDS.get(heard.name, 40) <= heard.entry["seconds"] <= 180


def test_each_layer_makes_it_as_loud_as_meant_and_none_too_loud(heard):
    meant = LAYERS.values() if len(heard.files) > 1 else [LOUDNESS]
    for together_with_it, target in zip(heard.sums, meant, strict=True):
        assert measure.loudness(together_with_it) == pytest.approx(target, abs=0.7)
    assert measure.true_peak(heard.sums[-1]) < -1
    assert np.abs(heard.sums[-1].mean(0)).max() < 1e-3


def test_it_loops_without_a_click_and_its_end_is_not_much_louder_than_its_start(heard):
    for file in heard.files:
        assert measure.joint_error(sound(file), sound(file)) < 6, file
    assert heard.levels[-1] - heard.levels[0] < 12


def test_it_is_neither_dull_nor_shrill(heard):
    for heard_so_far in (heard.sums[0], heard.sums[-1]):
        levels = dict(zip(form.THIRDS.round(), form.colour(heard_so_far), strict=True))
        assert -15 <= levels[4000] <= -9
        assert -24 <= levels[8000] <= -16
        assert form.rolloff(heard_so_far) >= 3300
        assert measure.shrill(heard_so_far) < 0.02 * heard.entry["seconds"]
        assert measure.share(heard_so_far, 0, 60) < 0.12


def test_its_loudness_ranges_and_its_softest_section_has_half_of_the_instruments(heard):
    for heard_so_far in heard.sums:
        assert form.loudness_range(form.short_term(heard_so_far)) >= (7 if heard.name in ("title", "map") else 5)
    softest, loudest = int(heard.levels.argmin()), int(heard.levels.argmax())
    assert heard.levels[softest] <= heard.levels[loudest] - 6
    assert len(heard.playing(softest)) <= len(heard.playing(loudest)) / 2


def test_its_sections_are_told_apart(heard):
    for heard_so_far in (heard.sums[0], heard.sums[-1]):
        assert form.kinship(heard_so_far, heard.sections) < 0.8


def test_the_base_of_a_fight_sings_in_every_section(heard):
    if heard.name not in COMBATS + BOSSES:
        pytest.skip("one layer is all there is")
    for start, end, _ in heard.piece.sections.values():
        base = [part for part in heard.piece.parts if part.layer == "base" and not part.drum]
        tones = [{note[2] for note in part.notes if start <= note[0] < end} for part in base]
        assert any(len(played) >= 4 for played in tones)


# The pieces among each other


def test_there_is_a_piece_for_every_scene():
    assert set(LISTED["music"]) == set(PIECES)


@pytest.mark.parametrize("fights", [COMBATS, BOSSES])
def test_each_act_has_its_own_tempo_key_and_lead(fights):
    pieces = [PIECES[name]() for name in fights]
    assert differ([piece.tempo for piece in pieces])
    assert len({piece.tonic for piece in pieces}) == 3
    assert len({piece.parts[0].program for piece in pieces}) == 3


def test_the_theme_is_in_every_piece():
    """1 b3 2, or in major 1 3 2, on the way up from the tonic; somebody plays it."""
    for name, make in PIECES.items():
        piece = make()
        lines = [[(note[2] - piece.tonic) % 12 for note in sorted(part.notes)] for part in piece.parts]
        told = {tuple(line[place : place + 3]) for line in lines for place in range(len(line) - 2)}
        assert told & {(0, 3, 2), (0, 4, 2)}, name
