"""What the forge makes for the table has the measures that the window counts on."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageStat

import assets
from shadows.view.stage.altar import BOX
from shadows.view.stage.throws import MOST, RATE, STEPS, stored

DICE = Path(assets.__file__).parent / "dice"
FORMS = ("die", "chains", "staple", "ice", "candles")


def test_all_of_it_is_small():
    assert sum(file.stat().st_size for file in DICE.iterdir()) < 6_000_000


@pytest.mark.parametrize("file", sorted(DICE.glob("slab_*.webp")), ids=lambda file: file.stem)
def test_slab_pictures_cover_the_table_and_end_at_its_outline(file):
    with Image.open(file) as picture:
        assert picture.mode == "RGBA"
        assert picture.width / picture.height == pytest.approx(BOX[2] / BOX[3], rel=0.01)
        if file.stem.endswith("relief"):
            openness = picture.getchannel("B")
            assert openness.getpixel((2, 2)) < 10  # the cut corner is not there
            assert openness.getpixel((picture.width // 2, picture.height // 2)) > 100
        else:
            assert ImageStat.Stat(picture.getchannel("A")).extrema[0][1] > 200  # inlaid somewhere
            assert ImageStat.Stat(picture.convert("L")).stddev[0] > 8


@pytest.mark.parametrize("form", FORMS)
def test_forms_have_outward_normals_and_few_triangles(form):
    with np.load(DICE / "forms.npz") as kept:
        points, normals = kept[f"{form}_vertex"] / 4096, kept[f"{form}_normal"] / 4096
        triangles = kept[f"{form}_triangles"].astype(int)
    assert len(triangles) < 6000
    assert np.allclose(np.linalg.norm(normals, axis=1), 1, atol=0.02)
    corners = points[triangles]
    face = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    outward = (face * normals[triangles].mean(1)).sum(1) < 0  # clockwise from outside
    assert outward.mean() > 0.99


def test_a_die_is_one_wide_and_the_block_of_ice_is_about_it():
    with np.load(DICE / "forms.npz") as kept:
        assert np.abs(kept["die_vertex"] / 4096).max() == 0.5
        assert np.abs(kept["ice_vertex"] / 4096).max(0).min() > 0.55


def test_throws_end_flat_in_their_places_and_in_time():
    throws = stored()
    assert throws.last.max() <= 1.6 * RATE
    assert throws.last.min() >= 0.6 * RATE
    for (kind, dice), firsts in throws.firsts.items():
        assert len(firsts) >= 8
        for first in firsts.tolist():
            end = throws.place[-1, first : first + dice]
            places = (np.arange(dice) - (dice - 1) / 2) * STEPS[kind]
            assert np.allclose(end, np.stack([places, 0 * places + 0.5, 0 * places], 1), atol=0.01)
    for x, y, z, w in throws.turn[-1].tolist():
        up = sorted(abs(part) for part in (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)))
        assert up[2] > 0.999


def test_thrown_dice_go_no_way_at_once_and_pass_through_nothing():
    throws = stored()
    step = np.linalg.norm(np.diff(throws.place, axis=0), axis=2)
    assert step.max() < 0.35  # sides of a die in a sixtieth of a second
    assert throws.place[..., 1].min() > 0.42
    for dice in range(2, MOST + 1):
        for kind in STEPS:
            for first in throws.firsts[kind, dice].tolist():
                ways = throws.place[:, first : first + dice]
                apart = np.linalg.norm(ways[:, 1:] - ways[:, :-1], axis=2)
                assert apart.min() > 0.9


def test_most_throws_of_several_are_heard_to_knock_against_each_other():
    throws = stored()
    met = 0
    several = [
        set(range(first, first + dice)) for (_, dice), firsts in throws.firsts.items() if dice > 1 for first in firsts
    ]
    against = {int(die) for die, _, _, kind in throws.knocks.tolist() if kind == 1}
    met = sum(bool(group & against) for group in several)
    assert met > len(several) / 2
    assert {int(die) for die, *_ in throws.knocks.tolist()} == set(range(throws.place.shape[1]))
