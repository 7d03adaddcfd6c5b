"""Real mouse and keys in the real window: what was under the pointer, and what is printed on the keys."""

import shutil
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest

pytestmark = pytest.mark.window

Q, W, E, Y, Z, SEMICOLON, QUOTE, MINUS, ONE = 24, 25, 26, 29, 52, 47, 48, 20, 10
"""Keys by where they are: the server's numbers, called by what a US keyboard has there."""


def card(state: dict[str, Any], name: str) -> str:
    """The spot of the first card of that id in the hand."""
    return next(f"card:{entity}" for entity, found, _, _ in state["hand"] if found == name)


@pytest.fixture
def fight(opened: Callable[..., Any]) -> Any:
    """A fight with a shield and an attack in the hand."""
    window = opened("blood_reaper", "two_skeleton_warriors", "RESIZE")
    window.settled()
    return window


@pytest.fixture
def seed(opened: Callable[..., Any]) -> Iterator[Any]:
    """The choice of a hero, with the seed being written."""
    window = opened()
    window.keys("Return")
    window.until(lambda state: state["scene"] == "Heroes")
    window.click("seed")
    assert window.state["writing"]
    yield window
    window.layout("us")


def test_t2_01_a_click_acts_on_what_was_under_it_when_it_went_down(fight: Any) -> None:
    fight.point(card(fight.state, "defend"))
    state = fight.at_once(*fight.to(card(fight.state, "strike")), "click", "1")
    assert state["aiming"]
    assert state["energy"] == 3


def test_t2_01_a_drag_within_one_frame_is_a_drag(fight: Any) -> None:
    state = fight.settled()
    before, foe = state["foes"][1][1], f"foe:{state['foes'][1][0]}"
    strike, rest = fight.to(card(state, "strike")), fight.to("end_turn")
    after = fight.at_once(*strike, "mousedown", "1", *fight.to(foe), "mouseup", "1", *rest)
    assert after["foes"][1][1] == before - 6


@pytest.mark.parametrize("how", ["leave", "hide"])
def test_t2_02_and_03_a_drag_that_loses_the_window_puts_the_card_back(fight: Any, how: str) -> None:
    before = fight.settled()
    fight.point(card(before, "defend"))
    fight._xdotool("mousedown", "1")
    fight.settled()
    fight.point("draw")
    getattr(fight, how)()
    fight._xdotool("mouseup", "1")
    after = fight.settled()
    assert after["hand"] == before["hand"]
    assert after["energy"] == before["energy"]
    fight.at_once("windowfocus", fight._id)
    fight.click("end_turn")
    assert fight.state["round"] == before["round"] + 1


def test_t2_14_keys_that_are_the_systems_do_nothing_here(fight: Any) -> None:
    before = fight.settled()
    after = fight.keys("ctrl+s", "ctrl+q", "super+d", "ctrl+alt+e", "alt+Return", "alt+Tab", "ctrl+1")
    assert after["panel"] == ""
    assert (after["round"], after["hand"], after["hot"]) == (before["round"], before["hand"], before["hot"])
    assert fight.keys("shift+e")["round"] == before["round"] + 1


@pytest.mark.parametrize(
    ("layout", "keys", "written"),
    [
        ("us", [Q, SEMICOLON, ONE], "Q;1"),
        ("de", [Z, Y, SEMICOLON, QUOTE, MINUS], "YZÖÄSS"),
        ("fr", [Q, W, SEMICOLON, ONE, MINUS], "AZM&)"),
        ("dvorak", [Q, W, E], "',."),
        ("ru", [Q, W, E], "ЙЦУ"),
    ],
)
def test_t2_04_to_06_a_seed_is_written_with_what_is_printed_on_the_keys(
    seed: Any, layout: str, keys: list[int], written: str
) -> None:
    seed.layout(layout)
    assert seed.press(*keys)["seed"] == written
    seed.layout("us")
    assert seed.keys("exclam", "ctrl+e", "alt+e", "super+e")["seed"] == f"{written}!"
    assert seed.keys("BackSpace", "Return")["writing"] is False


def test_t2_07_a_seed_is_pasted_and_copied(seed: Any) -> None:
    if shutil.which("xclip") is None:
        pytest.skip("not installed: xclip")
    clip = ["xclip", "-selection", "clipboard"]
    subprocess.run(clip, input=b" abyss\n7 ", env=seed._environment, check=True, timeout=10)
    assert seed.keys("a", "ctrl+v", "b")["seed"] == "AABYSS 7B"
    seed.keys("Return", "ctrl+c")
    copied = subprocess.run([*clip, "-o"], capture_output=True, env=seed._environment, check=True, timeout=10)
    assert copied.stdout == b"AABYSS 7B"


@pytest.mark.parametrize(
    ("layout", "end_turn", "caps"), [("dvorak", 40, "QEM1"), ("fr", E, "QEM1"), ("ru", E, "ЙУЬ1"), ("de", E, "QEM1")]
)
def test_t2_08_and_09_keys_mean_what_is_printed_on_them(fight: Any, layout: str, end_turn: int, caps: str) -> None:
    before = fight.settled()
    fight.layout(layout)
    try:
        after = fight.press(end_turn)
        assert after["round"] == before["round"] + 1
        assert after["caps"] == caps
        assert fight.press(ONE)["aiming"], "the first card is taken up"
    finally:
        fight.layout("us")


def test_t2_10_a_key_is_bound_by_what_is_printed_on_it(opened: Callable[..., Any]) -> None:
    window = opened()
    window.layout("fr")
    try:
        window.click("settings")
        window.click("tab:Keys")
        while "keys:map" not in window.state["spots"]:
            window.at_once("click", "5")
        window.click("keys:map")
        window.press(Q)
        assert window.state["keys"] == {"map": "a"}
        window.click("keys:map")
        window.press(SEMICOLON)
        assert window.state["keys"] == {}, "M is what it usually is"
    finally:
        window.layout("us")
