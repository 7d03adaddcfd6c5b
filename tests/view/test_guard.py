"""No press answers a question that was not there yet."""

import pytest

from shadows import sandbox
from shadows.view.app.offscreen import Offscreen
from shadows.view.deck.combat import Combat
from shadows.view.menu.heroes import Heroes
from shadows.view.menu.navigation import Wish
from shadows.view.menu.title import Title
from shadows.view.run.road import Road
from shadows.view.widgets.guard import SETTLES, Guard
from tests.run.playing import begun, gold, potions, relics, won
from tests.run.playing import enter as enter_node
from tests.view.fights import Open, card, enter
from tests.view.test_road import kinds, walk, weaken

CLICK = ("left mouse down", "left mouse up")
MOMENT = round(SETTLES * 60) + 1
"""Frames in which a question settles."""


def hammer(window: Offscreen, *names: str, frames: int = 7) -> None:
    """Press as fast as hands can, 0.12 s from one press to the next, without looking."""
    for name in names:
        window.game.input.key(name)
        if not name.endswith("down"):
            window.step(frames)


def point_at(window: Offscreen, name: str) -> None:
    """The pointer rests there, and all that is asked has been seen."""
    window.point(window.spot(name))
    window.game.input.attend()


# --- the guard itself ------------------------------------------------------------


def test_what_has_just_come_takes_no_press_until_a_moment_has_passed() -> None:
    guard = Guard()
    guard.look("question")
    assert guard.holds()
    guard.pass_time(SETTLES)
    assert not guard.holds()


def test_hammering_ends_before_anything_is_taken() -> None:
    guard = Guard()
    guard.look("question")
    for _ in range(20):
        guard.pass_time(SETTLES * 0.9)
        assert guard.holds()
    guard.pass_time(SETTLES)
    assert not guard.holds()


def test_a_pointer_that_was_moved_may_press_at_once() -> None:
    guard = Guard()
    guard.look("question", (0.1, 0.1))
    guard.look("question", (0.11, 0.1))
    assert guard.holds(), "a hand that clicks trembles"
    guard.look("question", (0.2, 0.1))
    assert not guard.holds()


def test_the_same_question_goes_on_taking_presses() -> None:
    guard = Guard()
    guard.look("question")
    guard.pass_time(SETTLES)
    guard.look("question")
    assert not guard.holds()
    guard.look("another")
    assert guard.holds()


# --- clicks ----------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["potion", "card"])
def test_three_fast_clicks_on_a_ware_buy_one(opened: Open, kind: str) -> None:
    window = opened()
    session = begun(seed="SHOP", gold=999)
    enter_node(session, "shop")
    road = walk(window, session)
    ware = next(option for option in road.question.options if option.kind == kind)
    deck = len(session.world.deck.cards)
    point_at(window, f"option:{ware.place}")
    hammer(window, *CLICK * 3)
    assert gold(session) == 999 - ware.price
    assert sum(name is not None for name in potions(session)) + len(session.world.deck.cards) - deck == 1


def test_two_fast_clicks_on_the_rulers_relics_open_the_choice_and_take_none(opened: Open) -> None:
    window = opened()
    session = won("lich_king")
    road = walk(window, session)
    had = len(relics(session))
    place = next(option.place for option in road.question.options if option.kind == "relics")
    point_at(window, f"option:{place}")
    hammer(window, *CLICK * 2)
    assert kinds(road) == "boss_relic"
    assert len(relics(session)) == had
    window.step(MOMENT)
    window.click(window.spot("option:0"))
    assert len(relics(session)) == had + 1


def test_a_second_click_on_what_was_taken_takes_nothing_that_moved_up(opened: Open) -> None:
    window = opened()
    session = won("tomb_guardian", {"potions": [0, 1]})
    road = walk(window, session)
    before = len(road.question.options)
    point_at(window, "option:0")
    hammer(window, *CLICK * 3)
    assert len(road.question.options) == before - 1


def test_a_double_click_in_the_title_goes_no_further_than_the_heroes(opened: Open) -> None:
    window = opened()
    window.navigation.go(lambda: Title(window.game, window.navigation))
    window.step(2)
    point_at(window, "new")
    hammer(window, *CLICK * 3)
    assert isinstance(window.game.scene, Heroes)


def test_a_double_click_on_an_answer_plays_nothing_that_lies_below_it(opened: Open) -> None:
    window = opened(confirm_end=True)
    combat = enter(window, sandbox(hand=["defend"] * 5, foes=["skeleton_warrior"], player={"energy": 9}))
    window.key("e")
    point_at(window, "stay")
    before = combat.picture
    hammer(window, *CLICK * 2)
    assert combat.overlay is None
    assert combat.picture is before


def test_a_press_on_another_card_is_a_press_of_its_own_however_fast(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["defend", "strike", "defend"], foes=["skeleton_warrior"]))
    for at in (0, -1):
        window.point(window.spot(f"card:{combat.picture.hand[at].entity}"))
        hammer(window, *CLICK, frames=1)
    assert combat.picture.player.block == 10
    window.point(window.spot(card(combat, "strike")))
    hammer(window, *CLICK * 2, frames=1)
    assert combat.picture.player.energy == 0


# --- keys ------------------------------------------------------------------------


def test_number_keys_hammered_in_the_last_turn_do_not_answer_the_spoils(opened: Open) -> None:
    window = opened(speed=4)
    session = begun(deck=["strike"] * 6)
    walk(window, session)
    window.click(window.spot("option:0"))
    window.step(90)
    combat = window.game.scene
    assert isinstance(combat, Combat)
    weaken(combat)
    hammer(window, *["1"] * 30)
    road = window.game.scene
    assert isinstance(road, Road)
    assert kinds(road) == "rewards"
    assert gold(session) == 99, "none is taken"
    window.step(MOMENT)
    hammer(window, "1")
    assert gold(session) > 99


def test_the_key_that_ends_a_turn_does_not_go_through_spoils_and_choice(opened: Open) -> None:
    window = opened()
    session = won("tomb_guardian", {"potions": [0, 1]})
    road = walk(window, session)
    options = len(road.question.options)
    window.game.input.attend()
    hammer(window, *["e"] * 12)
    assert options > 2
    assert kinds(road) == "reward_card"


def test_a_key_that_opened_a_question_does_not_answer_it(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["bloodletting"], foes=["zombie_brute"], player={"hp": 3}))
    window.key("1", "enter", "enter")
    assert combat.overlay is not None
    window.key("enter")
    assert combat.overlay is None


def test_letters_of_a_screen_that_has_just_come_do_nothing_yet(opened: Open) -> None:
    window = opened()
    window.navigation.wish = Wish(seed="MINE", map="fixed")
    window.navigation.go(lambda: Heroes(window.game, window.navigation))
    window.game.input.key("r")
    assert window.navigation.wish.seed == "MINE"
    window.step(MOMENT)
    window.game.input.key("r")
    assert window.navigation.wish.seed != "MINE"
