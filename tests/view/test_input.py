"""Hands on the fight: what mouse and keys do, and that none of it is lost or doubled."""

import pytest

from components.commands import Abandon, Choose, DiscardPotion
from shadows import Session, sandbox
from shadows.saves.saved_game import SavedGame
from shadows.view.deck.combat import Combat
from shadows.view.deck.controls import DOUBLE
from shadows.view.engine import assets
from shadows.view.run.result import Result
from tests.view.fights import Open, card, enter, foe

TWO = ["skeleton_warrior", "skeleton_warrior"]


def test_a_click_on_a_card_without_a_target_plays_it(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["defend", "strike"], foes=TWO))
    window.click(window.spot(card(combat, "defend")))
    assert combat.picture.player.block == 5
    assert [look.id for look in combat.picture.hand] == ["strike"]


def test_a_click_on_an_attack_asks_for_a_target_and_a_click_on_an_enemy_gives_it(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["strike"], foes=TWO))
    window.click(window.spot(card(combat, "strike")))
    assert combat.controls.aiming.aim is not None
    assert combat.picture.player.energy == 3
    window.click(window.spot(foe(combat, 1)))
    assert [enemy.hp for enemy in combat.picture.foes] == [22, 16]


def test_a_card_that_is_dragged_onto_an_enemy_hits_that_enemy(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["strike"], foes=TWO))
    window.drag(window.spot(card(combat, "strike")), window.spot(foe(combat, 0)))
    assert [enemy.hp for enemy in combat.picture.foes] == [16, 22]


def test_a_right_click_lets_go_of_what_is_aimed(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["strike"], foes=TWO))
    window.click(window.spot(card(combat, "strike")))
    window.key("right mouse down", "right mouse up")
    window.click(window.spot(foe(combat, 0)))
    assert [enemy.hp for enemy in combat.picture.foes] == [22, 22]
    assert combat.picture.player.energy == 3


def test_ui_04_a_drag_that_ends_outside_the_window_puts_the_card_back(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["defend", "strike"], foes=TWO))
    start = window.spot(card(combat, "defend"))
    window.point(start)
    window.key("left mouse down")
    window.point((0.0, 0.0))
    window.key("q")
    window.key("escape")
    window.point(None)
    window.key("left mouse up")
    window.step()
    assert len(combat.picture.hand) == 2
    assert combat.picture.player.energy == 3
    assert combat.overlay is None


def test_ui_05_under_an_open_panel_nothing_reacts(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["defend"], foes=TWO))
    place = window.spot("end_turn")
    window.key("escape")
    window.step()
    assert combat.overlay is not None
    window.click(place)
    assert combat.picture.round == 1


def test_ui_08_only_the_documented_gestures_play(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["defend", "defend", "strike"], foes=TWO))
    place = window.spot(card(combat, "defend"))
    window.point(place)
    for button in ("middle mouse down", "middle mouse up", "right mouse down", "right mouse up"):
        window.key(button)
        window.step()
    assert combat.picture.player.energy == 3
    window.key("left mouse down", "left mouse up", "left mouse down", "left mouse up")
    window.step()
    assert combat.picture.player.energy == 2, "a double click plays one card"
    window.key("3", "2")
    assert combat.picture.player.energy == 2, "with two enemies a target has to be named"
    assert combat.controls.aiming.aim is not None
    window.key("enter")
    assert combat.picture.player.energy == 1


def test_keys_aim_at_the_next_enemy_and_the_one_before(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["strike", "strike"], foes=[*TWO, "rat_swarm"]))
    window.key("1", "right arrow", "enter")
    window.step()
    assert [enemy.hp for enemy in combat.picture.foes] == [22, 16, 15]
    window.key("1", "left arrow", "enter")
    window.step()
    assert [enemy.hp for enemy in combat.picture.foes] == [16, 16, 15]


@pytest.mark.parametrize("speed", [0, 1, 4])
def test_ui_02_three_presses_and_a_click_end_one_turn(opened: Open, speed: int) -> None:
    window = opened(speed=speed)
    combat = enter(window, sandbox(hand=["defend"], draw=["strike"] * 12, foes=TWO))
    place = window.spot("end_turn")
    window.key("e", "e up", "e", "e up", "e")
    window.click(place)
    for _ in range(10):
        if not combat.player.busy:
            break
        window.step()
    assert combat.picture.round == 2
    assert combat.picture.player.hp == 70 - 12
    assert combat.picture.player.energy == 3
    assert len(combat.picture.hand) == 5


def test_a_click_skips_the_enemies_turn(opened: Open) -> None:
    window = opened(speed=1)
    combat = enter(window, sandbox(hand=["defend"], draw=["strike"] * 12, foes=TWO))
    window.key("e")
    window.step(3)
    assert combat.player.busy
    window.click((0.0, 0.0))
    assert not combat.player.busy
    assert combat.displayed.bodies[combat.displayed.player].hp == 58


def test_cards_played_fast_are_all_played(opened: Open) -> None:
    window = opened(speed=1)
    combat = enter(window, sandbox(hand=["defend", "defend", "defend"], foes=TWO))
    window.key("1", "1", "1")
    assert combat.picture.player.block == 15
    assert combat.picture.player.energy == 0


def test_r57_a_card_that_would_kill_asks_first(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["bloodletting"], foes=["zombie_brute"], player={"hp": 3}))
    window.key("1")
    assert combat.overlay is not None
    window.key("enter")
    assert combat.picture.outcome == "ongoing", "the harmless answer has the focus"
    assert len(combat.picture.hand) == 1
    window.key("1", "left arrow", "enter")
    assert combat.session.outcome == "lost"


def test_a_potion_is_drunk_or_thrown_by_keys_alone(opened: Open) -> None:
    window = opened()
    fight = sandbox(hand=["defend"], foes=TWO, player={"hp": 40}, potions=["blood_vial", "firebomb"])
    combat = enter(window, fight)
    window.key("p", "enter")
    window.step()
    window.key("enter")
    window.step()
    assert combat.picture.potions[0] is None
    assert combat.picture.player.hp == 55
    window.key("p", "enter", "right arrow", "enter")
    window.step()
    assert combat.picture.potions[1] is not None, "it is asked once more, and what keeps it has the focus"
    window.key("left arrow", "enter")
    window.step()
    assert combat.picture.potions[1] is None


def test_escape_opens_the_pause_and_closes_it(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["defend"], foes=TWO))
    window.key("escape")
    assert combat.overlay is not None
    window.key("escape")
    assert combat.overlay is None


@pytest.mark.parametrize("key", ["d", "s", "x", "q", "l"])
def test_piles_deck_and_log_open_by_a_key_and_close_by_escape(opened: Open, key: str) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["defend"], draw=["strike"] * 14, foes=TWO))
    window.key(key)
    window.step()
    assert combat.overlay is not None
    window.key("page down", "down arrow", "scroll up", "escape")
    window.step()
    assert combat.overlay is None


def test_ui_05_a_button_of_a_panel_right_above_an_enemy_is_all_that_reacts(opened: Open) -> None:
    window = opened()
    fight = sandbox(hand=["strike"], foes=[*TWO, "rat_swarm"], potions=["firebomb"])
    combat = enter(window, fight)
    window.key("1")
    window.key("right mouse down", "p", "enter")
    window.step()
    foes = [combat.pointing.foe_at(window.spot(name)) for name in ("use", "throw")]
    assert any(foes), "an enemy stands behind a button"
    before = (combat.picture.player, combat.picture.foes, combat.picture.potions)
    window.click(window.spot("throw"))
    window.step(30)
    window.click(window.spot("keep"))
    assert combat.overlay is None
    assert combat.controls.aiming.aim is None
    assert (combat.picture.player, combat.picture.foes, combat.picture.potions) == before


def test_ui_08_enter_plays_the_card_that_has_the_focus_and_asks_for_its_target(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["defend", "strike"], foes=TWO))
    window.key("right arrow", "enter")
    window.step()
    assert [look.id for look in combat.picture.hand] == ["strike"]
    window.key("enter")
    assert combat.controls.aiming.aim is not None
    assert combat.picture.player.energy == 2


@pytest.mark.parametrize("speed", [1, 0])
def test_ui_04_all_cards_are_still_there_after_a_drag_that_came_to_nothing(opened: Open, speed: int) -> None:
    window = opened(speed=speed)
    combat = enter(window, sandbox(hand=["defend", "strike"], draw=["strike"] * 3, discard=["defend"], foes=TWO))
    window.point(window.spot(card(combat, "strike")))
    window.key("left mouse down")
    window.point(window.spot(foe(combat, 0)))
    window.key("q", "escape")
    window.point(None)
    window.key("left mouse up")
    window.step(3)
    picture = combat.picture
    assert [len(pile) for pile in (picture.hand, picture.draw, picture.discard, picture.exhaust)] == [2, 3, 1, 0]
    assert combat.displayed_cards.piles["discard"] == 1
    assert picture.player.energy == 3


@pytest.mark.parametrize("by_keys", [True, False])
def test_a_mouse_that_rests_on_an_entry_means_it_only_when_it_is_in_hand(opened: Open, by_keys: bool) -> None:
    window = opened()
    game = window.game
    window.navigation.wish.hero = "hellforged"
    window.navigation.choose_foe()
    window.step()
    first, *_, last = [spot for spot in game.scene.board.layers[0].spots if spot.name.startswith("foe:")]
    window.point((last.box.x, last.box.y))
    game.input.by_keys = by_keys
    window.navigation.choose_foe()
    window.step()
    assert game.scene.board.hot.name == (first.name if by_keys else last.name)


def test_the_lich_king_is_beaten_with_the_mouse_alone(opened: Open) -> None:
    """A fair fight: shields while something is coming, otherwise the weakest enemy is struck."""
    window = opened()
    combat = enter(window, Session.start("hellforged", "ABYSS-1", encounter="lich_king"))
    while window.game.scene is combat:
        picture = combat.picture
        cards = [look for look in picture.hand if not look.refusal]
        attacks = [f"card:{look.entity}" for look in cards if look.aim]
        shields = [f"card:{look.entity}" for look in cards if not look.aim]
        if shields and (picture.incoming > picture.player.block or not attacks):
            window.click(window.spot(shields[0]))
        elif attacks:
            weakest = min(picture.foes, key=lambda body: body.hp)
            window.drag(window.spot(attacks[0]), window.spot(f"foe:{weakest.entity}"), frames=1)
        else:
            window.click(window.spot("end_turn"))
        combat.clock += DOUBLE  # hands are not as fast as this test
        assert combat.picture != picture, "a gesture did nothing"
    assert combat.picture.outcome == "won"
    assert type(window.game.scene) is Result


def test_a_potion_that_is_thrown_away_is_gone_at_once_and_the_fight_goes_on(opened: Open) -> None:
    window = opened(speed=1)
    combat = enter(window, sandbox(hand=["defend"], foes=TWO, potions=["firebomb"]))
    belt = combat.root.find("**/potions")
    icon = assets.icon("firebomb")
    assert icon in belt.find_all_textures()
    combat.submit(DiscardPotion(0))
    assert icon not in belt.find_all_textures()
    assert not combat.player.busy
    window.key("1")
    assert combat.picture.player.block == 5


def test_a_run_that_is_abandoned_in_its_first_fight_comes_to_its_end(opened: Open) -> None:
    window = opened(speed=1)
    play = SavedGame.new("blood_reaper", "ABANDONED")
    play.submit(Choose(0))
    window.navigation.follow(play)
    combat = window.game.scene
    assert isinstance(combat, Combat)
    combat.submit(Abandon())
    window.step(60)
    assert isinstance(window.game.scene, Result)
