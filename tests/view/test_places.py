"""Places as they are drawn: light where something is to be seen, and nothing left behind."""

from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from components.effects import LoseHp
from components.flow import Step, by_rule
from shadows.play.session import Session
from shadows.saves.saved_game import SavedGame
from shadows.view.app.offscreen import Offscreen
from shadows.view.engine import assets
from shadows.view.run.road import Road
from shadows.view.stage.camera_motion import EYE
from shadows.view.stage.chamber import setting, turn
from shadows.view.stage.stage import Stage
from systems.run import travel
from tests.run.playing import begun, enter
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


def test_places_are_dark_but_something_shines_in_each(opened: Open, tmp_path: Path) -> None:
    window = opened()
    pictures = {place: seen(window, place, tmp_path / f"{place}.png") for place in PLACES}
    for place, bright in pictures.items():
        assert 8 < bright.mean() < 80, place
        assert np.percentile(bright, 99) > 90, place
    left = {place: bright[:, : int(bright.shape[1] * 0.45)].mean() for place, bright in pictures.items()}
    right = {place: bright[:, int(bright.shape[1] * 0.55) :].mean() for place, bright in pictures.items()}
    for place in AT_THE_LEFT:  # a panel lies over the rest
        assert left[place] > right[place], place
    assert left["title"] < 0.4 * right["title"]  # the menu stands there


@pytest.mark.parametrize("act", ["crypts", "blighted_woods", "abyssal_spire"])
def test_one_sees_at_a_glance_which_chamber_of_an_act_it_is(opened: Open, tmp_path: Path, act: str) -> None:
    window = opened()
    places = [setting(act, "normal", number) for number in range(4)]
    pictures = {place: seen(window, place, tmp_path / f"{place}.png") for place in places}
    for one, other in combinations(places, 2):
        apart = np.abs(pictures[one] - pictures[other]).mean()
        assert apart > 0.3 * min(pictures[one].mean(), pictures[other].mean()), (one, other)


def test_a_run_goes_on_to_another_chamber_and_each_is_the_same_when_it_is_seen_again() -> None:
    session = begun()
    fights = []
    for node in [node for node in session.world.journey.nodes if node.kind == "enemy"][:5]:
        place = session.world.journey.nodes.index(node)
        session.world.queue.question = None
        travel.enter_node(session.world, place)
        session.go_on()
        fought = turn(session.look())
        assert turn(Session.restore(session.snapshot()).look()) == fought
        blow = LoseHp(9999, to="all_enemies")
        session.world.push((blow,), Step(blow, by_rule(session.world.player)))
        session.go_on()
        assert session.look().foes == ()
        assert turn(session.look()) == fought, "where it was fought the spoils are seen"
        fights.append(setting("crypts", "normal", fought))
    assert all(now != then for now, then in pairwise(fights))
    assert len(set(fights)) == 4


@pytest.mark.parametrize(("kind", "place"), [("rest", "crypts_rest"), ("shop", ""), ("event", "")])
def test_no_walk_ends_before_the_wall_of_a_room_that_does_not_lead_on(opened: Open, kind: str, place: str) -> None:
    window = opened()
    session = begun()
    enter(session, kind)
    road = Road(window.game, window.navigation, SavedGame(session))
    window.navigation.go(lambda: road)
    assert window.game.stage.place == setting("crypts", road.what)
    while road.question is None or road.question.kind != "map":
        if road.outcome is None:
            road.submit(session.legal()[-1])
        else:
            road.proceed()
    assert window.game.stage.place == (place or setting("crypts", "", turn(road.picture)))


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
