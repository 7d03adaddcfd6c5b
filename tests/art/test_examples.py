"""The example mods bring their own pictures, and stay small for those who copy them."""

from pathlib import Path

import pytest
from PIL import Image

from shadows.mods.checking import check_mods

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "mods"
MODS = [folder for folder in sorted(EXAMPLES.iterdir()) if (folder / "mod.yaml").is_file()]

SIZES = {
    "cards/art/*.webp": (480, 360),
    "icons/*.png": (128, 128),
    "heroes/*_figure.webp": (720, 1040),
    "heroes/*_portrait.webp": (512, 512),
}


def test_everything_in_the_examples_has_a_picture_and_every_picture_its_place() -> None:
    assert [str(problem) for problem in check_mods(MODS, run_code=True)] == []


@pytest.mark.parametrize("mod", MODS, ids=[folder.name for folder in MODS])
def test_an_examples_pictures_have_the_sizes_of_the_games_and_weigh_little(mod: Path) -> None:
    pictures = [(path, size) for pattern, size in SIZES.items() for path in (mod / "assets").glob(pattern)]
    assert pictures
    for path, size in pictures:
        with Image.open(path) as picture:
            assert picture.size == size, path.name
    assert sum(path.stat().st_size for path in mod.rglob("*") if path.is_file()) < 300_000
