"""From screen to screen: in the same place it is never dark, and nothing is seen that was not drawn."""

from collections.abc import Callable

import numpy as np
import pytest

from shadows.saves.saved_game import SavedGame
from shadows.view.app.navigation import Navigation
from shadows.view.app.offscreen import Offscreen
from shadows.view.deck.combat import Combat
from shadows.view.engine import theme
from shadows.view.menu.history import HistoryScene
from shadows.view.menu.mods import ModsScene
from shadows.view.panels.scene import Scene
from shadows.view.run.road import SOFT, Road
from tests.run.playing import begun, enter
from tests.view.fights import Open
from tests.view.test_road import kinds, weaken

ABYSS = [round(part * 255) for part in theme.rgba(theme.ABYSS)[:3]]
"""The darkness between screens."""

LEAST = 0.4
"""So much of the brightness before is kept in every frame."""


def pixels(window: Offscreen) -> np.ndarray:
    """What is seen, row by row from below: red, green and blue from 0 to 255."""
    window.engine.base.graphicsEngine.render_frame()
    picture = window.engine.base.win.get_screenshot()
    width, height = picture.get_x_size(), picture.get_y_size()
    return np.frombuffer(bytes(picture.get_ram_image_as("RGB")), np.uint8).reshape(height, width, 3)


def brightness(window: Offscreen) -> float:
    """The mean of all pixels."""
    return float(pixels(window).mean())


def watch(window: Offscreen, until: Callable[[], bool], frames: int) -> list[float]:
    """How bright each frame is until something has come about, and for some frames more."""
    found = []
    for _ in range(600):
        window.step()
        found.append(brightness(window))
        if until():
            break
    else:
        pytest.fail("it never came about")
    for _ in range(frames):
        window.step()
        found.append(brightness(window))
    return found


def last_blow(window: Offscreen) -> Combat:
    """A fight whose last enemy is about to fall."""
    session = begun(deck=["strike"] * 6)
    enter(session, "enemy", encounter="zombie_brute")
    combat = Combat(window.game, window.navigation, SavedGame(session))
    window.navigation.go(lambda: combat)
    window.step(2)
    weaken(combat)
    return combat


def test_between_a_fight_and_its_spoils_the_room_stays_in_sight_and_its_light_grows_soft(opened: Open) -> None:
    window = opened()
    combat = last_blow(window)
    window.game.settings.speed = 4
    stage, before = window.game.stage, brightness(window)
    combat.play(combat.picture.hand[0].entity, combat.picture.foes[0].entity)
    seen = watch(window, lambda: isinstance(window.game.scene, Road), 30)
    assert min(seen) > LEAST * before
    road = window.game.scene
    assert kinds(road) == "rewards"
    assert window.game.stage is stage
    assert stage.light == SOFT
    road.choose(None)
    assert kinds(road) == "map"
    assert stage.light == 1.0


@pytest.mark.parametrize(("kind", "go"), [(HistoryScene, Navigation.history), (ModsScene, Navigation.mods)])
def test_between_screens_in_the_same_place_it_is_never_dark(
    opened: Open, kind: type[Scene], go: Callable[[Navigation], None]
) -> None:
    """Both lie before the gate of the title."""
    window = opened()
    window.navigation.begin()
    window.step(3)
    window.game.settings.speed = 1
    stage, before = window.game.stage, brightness(window)
    go(window.navigation)
    after = watch(window, lambda: not len(window.game.tweens), 3)
    assert isinstance(window.game.scene, kind)
    assert window.game.stage is stage
    assert min(after) > LEAST * min(before, after[-1])


def test_a_screen_that_fades_is_gone_in_the_end_though_another_one_follows_in_the_midst_of_it(opened: Open) -> None:
    window = opened()
    window.navigation.begin()
    window.step(3)
    window.game.settings.speed = 1
    for go in (window.navigation.history, window.navigation.to_title, window.navigation.mods):
        go()
        window.step(2)
    while len(window.game.tweens):
        window.game.frame(0.05)
    scenes = window.game.canvas.root.find_all_matches("scene")
    assert list(scenes) == [window.game.scene.root]


def test_elsewhere_one_goes_through_a_moment_of_darkness(opened: Open) -> None:
    window = opened()
    window.navigation.begin()
    window.step(3)
    window.game.settings.speed = 1
    window.navigation.choose_hero()
    assert min(watch(window, lambda: not len(window.game.tweens), 0)) == pytest.approx(np.mean(ABYSS), abs=1)


def test_where_no_screen_is_yet_the_window_is_dark(opened: Open) -> None:
    """Not in the engine's own grey: it is seen when the window opens, and for as long as the first screen is made."""
    surface = opened().engine.base.win
    assert surface.get_clear_color_active()
    assert tuple(surface.get_clear_color()) == pytest.approx(theme.rgba(theme.ABYSS))


def test_before_the_title_s_place_is_there_its_menu_stands_in_the_dark(opened: Open) -> None:
    """The place comes by and by."""
    window = opened(speed=1)
    window.navigation.begin()
    window.step()
    gate = pixels(window)[160:200, -120:]
    assert np.abs(gate.astype(int) - ABYSS).max() <= 1
    seen = watch(window, lambda: window.game.stage is not None and not len(window.game.scene.tweens), 3)
    assert seen == pytest.approx(sorted(seen), abs=1.5), "it only grows brighter"
    assert pixels(window)[-40:, -120:].mean() > np.mean(ABYSS) + 3
