"""Places as they are drawn: light where something is to be seen, and nothing left behind."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from shadows.view import assets
from shadows.view.eye import EYE
from shadows.view.offscreen import Offscreen
from shadows.view.stage.stage import Stage
from tests.view.fights import Open

PLACES = sorted(file.stem for file in assets.path("places").glob("*.npz"))
AT_THE_LEFT = ("shop", "the_forgotten_altar", "shadowy_peddler", "cursed_spring", "restless_dead", "impish_gambler")


def seen(window: Offscreen, place: str, file: Path) -> np.ndarray:
    """How bright the pixels of a place are, 0 to 255, under the camera alone."""
    stage = Stage(window.engine, place, "low")

    def frame(seconds: float) -> None:
        stage.aim_camera(EYE, stage.palette.pitch)
        stage.update(seconds)

    window.engine.on_frame = frame
    window.step(3)
    window.shot(file)
    window.engine.on_frame = lambda _: None
    stage.remove()
    with Image.open(file) as picture:
        return np.asarray(picture.convert("L")).astype(float)


@pytest.fixture
def pictures(opened: Open, tmp_path: Path) -> dict[str, np.ndarray]:
    window = opened()
    return {place: seen(window, place, tmp_path / f"{place}.png") for place in PLACES}


def test_places_are_dark_but_something_shines_in_each(pictures: dict[str, np.ndarray]) -> None:
    for place, bright in pictures.items():
        assert 8 < bright.mean() < 80, place
        assert np.percentile(bright, 99) > 90, place
    left = {place: bright[:, : int(bright.shape[1] * 0.45)].mean() for place, bright in pictures.items()}
    right = {place: bright[:, int(bright.shape[1] * 0.55) :].mean() for place, bright in pictures.items()}
    for place in AT_THE_LEFT:  # a panel lies over the rest
        assert left[place] > right[place], place
    assert left["title"] < 0.4 * right["title"]  # the menu stands there


def test_a_place_that_was_left_leaves_nothing_behind(opened: Open, tmp_path: Path) -> None:
    from ursina import scene

    window = opened()
    before = scene.find_all_matches("**").get_num_paths()
    for place in ("title", "impish_gambler", "abyssal_spire_boss"):
        seen(window, place, tmp_path / "picture.png")
    assert scene.find_all_matches("**").get_num_paths() == before


def test_the_same_place_is_another_in_another_act(opened: Open) -> None:
    game = opened().game
    game.set_place("crypts", "a_wedding")
    assert (game.stage.place, game.stage.act) == ("crypts", "crypts")
    game.set_place("crypts", "shop")
    shop = game.stage
    game.set_place("crypts", "shop")
    assert game.stage is shop
    game.set_place("blighted_woods", "shop")
    assert game.stage is not shop
    assert (game.stage.place, game.stage.act) == ("shop", "blighted_woods")
