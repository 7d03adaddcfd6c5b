"""Every hero of the prefabs can be seen: a figure cut out at full length, and a portrait that reads when small."""

from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import assets
from shadows.games import load

HEROES = Path(assets.__file__).parent / "heroes"
NAMES = sorted(load().heroes)


def opened(name, kind):
    with Image.open(HEROES / f"{name}_{kind}.webp") as picture:
        picture.load()
    return picture


def outline(name):
    """What the figure covers, 255 or 0."""
    return opened(name, "figure").getchannel("A").point(lambda a: 255 * (a > 127))


def shared(one, other):
    """How much of what either outline covers both cover."""
    both, either = ImageChops.darker(one, other), ImageChops.lighter(one, other)
    return ImageStat.Stat(both).sum[0] / ImageStat.Stat(either).sum[0]


@pytest.mark.parametrize("name", NAMES)
def test_a_figure_is_cut_out_and_fills_the_height(name):
    figure = opened(name, "figure")
    assert figure.size == (720, 1040)
    assert figure.mode == "RGBA"
    alpha = figure.getchannel("A")
    assert [alpha.getpixel(corner) for corner in ((0, 0), (719, 0))] == [0, 0]
    left, top, right, bottom = outline(name).getbbox()
    assert bottom - top >= 0.85 * 1040
    assert bottom >= 0.95 * 1040, "the feet stand at the foot of the picture"
    assert left > 0 or right < 720, "it is cut off at both sides"
    covered = ImageStat.Stat(outline(name)).mean[0] / 255
    assert 0.2 < covered < 0.7


@pytest.mark.parametrize("name", NAMES)
def test_a_figure_stands_in_the_middle(name):
    feet = outline(name).crop((0, 936, 720, 1040)).resize((720, 1), Image.Resampling.BOX)
    weights = feet.tobytes()
    middle = sum(x * weight for x, weight in enumerate(weights)) / sum(weights)
    assert 0.4 < middle / 720 < 0.6


@pytest.mark.parametrize("name", NAMES)
def test_a_figure_stands_out_from_a_dark_ground(name):
    figure = opened(name, "figure")
    tones = ImageStat.Stat(figure.convert("L"), outline(name))
    assert tones.mean[0] > 40
    assert tones.stddev[0] > 35


@pytest.mark.parametrize("name", NAMES)
def test_a_portrait_reads_at_64_pixels(name):
    portrait = opened(name, "portrait")
    assert portrait.size == (512, 512)
    assert portrait.mode == "RGB"
    small = portrait.convert("L").resize((64, 64), Image.Resampling.BOX)
    middle, rim = small.crop((16, 12, 48, 52)), small.crop((0, 0, 64, 6))
    assert ImageStat.Stat(middle).stddev[0] > 35
    assert ImageStat.Stat(middle).mean[0] > 1.5 * ImageStat.Stat(rim).mean[0], "the ground is darker than the head"


def test_heroes_differ_in_outline():
    alike = [(a, b) for a, b in combinations(NAMES, 2) if shared(outline(a), outline(b)) > 0.7]
    assert alike == []


def test_pictures_of_heroes_stay_small():
    sizes = {path.name: path.stat().st_size for path in HEROES.glob("*.webp")}
    assert len(sizes) == 2 * len(NAMES)
    assert {name: size for name, size in sizes.items() if size >= 250_000} == {}
