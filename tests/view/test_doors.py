"""One world, two doors: the title leads to each game, and each has its own runs, heroes, history and compendium."""

from pathlib import Path

import pytest

from components.commands import Abandon, Choose
from shadows.saves.history import History
from shadows.saves.paths import Paths
from shadows.saves.saved_game import SavedGame
from shadows.view.dice.combat import Combat
from shadows.view.menu.compendium import Compendium
from shadows.view.menu.encounters import Encounters
from shadows.view.menu.heroes import Heroes
from shadows.view.menu.history import HistoryScene
from shadows.view.menu.title import Title
from shadows.view.run.result import Result
from shadows.view.run.road import Road
from tests.view.fights import Open
from tests.view.layout import check_layout, texts_of

VIEWS = [((1024, 576), 1.0), ((1024, 576), 1.6), ((2560, 1080), 1.6)]
"""Sizes of the window and of the letters."""


def test_left_and_right_and_a_click_lead_to_the_other_game_and_back(opened: Open) -> None:
    window = opened((1280, 720))
    window.navigation.begin()
    window.step(3)
    assert window.game.which.name == "deck"
    window.key("right arrow")
    assert (window.game.which.name, type(window.game.scene)) == ("dice", Title)
    assert "wanderer" in window.game.library.heroes
    window.key("left arrow")
    assert window.game.which.name == "deck"
    assert "blood_reaper" in window.game.library.heroes
    window.click(window.spot("tab:dice"))
    assert window.game.which.name == "dice"


def test_each_game_goes_on_with_its_own_run(opened: Open) -> None:
    SavedGame.new("gambler", "DICE", "winding", game="dice").flush()
    window = opened((1280, 720))
    window.navigation.begin()
    window.step()
    assert "Continue" not in texts_of(window.game.scene.root)
    window.key("right arrow")
    assert "The Gambler · The Depths, floor 0 · 82/82 HP" in texts_of(window.game.scene.root)
    window.key("enter")
    assert isinstance(window.game.scene, Road)
    assert window.game.scene.picture.seed == "DICE"


def test_each_game_has_its_own_history_and_compendium(opened: Open, home: Path) -> None:
    play = SavedGame.new("gambler", "DICE", "winding", game="dice")
    play.submit(Abandon())
    play.flush()
    assert len(History(Paths(home, "dice").history).runs()) == 1
    window = opened((1280, 720))
    window.navigation.history()
    assert "No run has ended yet" in texts_of(window.game.scene.root)
    window.navigation.turn_to("dice")
    window.navigation.history()
    assert isinstance(window.game.scene, HistoryScene)
    assert "1 run, 0 won" in texts_of(window.game.scene.root)
    window.key("enter")
    assert "The Gambler" in texts_of(window.game.scene.root)
    window.navigation.compendium()
    assert isinstance(window.game.scene, Compendium)
    assert "tab:cards" not in {spot.name for spot in window.game.scene.board.reach}


def test_every_hero_of_the_dice_game_is_told_and_a_run_begins_with_the_one_that_is_chosen(opened: Open) -> None:
    window = opened((1280, 720))
    window.navigation.turn_to("dice")
    window.click(window.spot("new"))
    scene = window.game.scene
    assert isinstance(scene, Heroes)
    assert "5 dice, 2 rerolls each turn" in texts_of(scene.root)
    assert "Worn Compass" in texts_of(scene.root)
    assert scene.board.named("map") is None  # it has one kind of map
    window.key(*["right arrow"] * 4)
    assert "6 dice, 1 reroll each turn" in texts_of(scene.root)
    window.key("enter")
    picture = window.game.scene.picture
    assert (picture.player.id, picture.journey.map) == ("strategist", "winding")


def test_a_run_goes_from_the_title_through_a_fight_to_its_end_and_back_to_the_title_of_its_game(opened: Open) -> None:
    window = opened((1280, 720))
    window.navigation.begin()
    for key in ("right arrow", "enter", "enter"):
        window.key(key)
        window.step()
    road = window.game.scene
    assert isinstance(road, Road)
    road.submit(Choose(0))
    window.step(3)
    fight = window.game.scene
    assert isinstance(fight, Combat)
    fight.submit(Abandon())
    window.step(3)
    assert isinstance(window.game.scene, Result)
    check_layout(window, window.game.scene)
    window.key("escape")
    assert isinstance(window.game.scene, Title)
    assert window.game.which.name == "dice"
    assert "Continue" not in texts_of(window.game.scene.root)


@pytest.mark.parametrize(("size", "text"), VIEWS, ids=str)
def test_the_screens_of_the_dice_game_fit(opened: Open, size: tuple[int, int], text: float) -> None:
    window = opened(size, text=text)
    game, navigation = window.game, window.navigation
    navigation.turn_to("dice")
    navigation.wish.map = "winding"
    for make in (
        lambda: Title(game, navigation),
        lambda: Heroes(game, navigation),
        lambda: Encounters(game, navigation),
        lambda: Compendium(game, navigation),
    ):
        navigation.wish.hero = "elementalist"
        navigation.go(make)
        window.step(2)
        check_layout(window, window.game.scene)
