"""Whole fights with dice in the real window, with nothing but a mouse, and with nothing but keys."""

from collections.abc import Callable
from typing import Any

import pytest

pytestmark = pytest.mark.window

MOST = 80
"""More presses than these are never needed, those in vain with which a turn has just begun among them."""


def test_a_fight_with_dice_is_fought_to_its_end_with_the_mouse_alone(opened: Callable[..., Any]) -> None:
    window = opened("wanderer", "skeleton_warrior", "MOUSE", game="dice")
    state = window.until(lambda state: state["scene"] == "Combat")
    state = window.click("die:0")
    assert [held for _, held in state["dice"]] == [True, False, False, False, False]
    kept = state["dice"][0]
    state = window.click("reroll")
    assert state["dice"][0] == kept
    assert state["rerolls"] == 1
    presses = 0
    while state["scene"] == "Combat":
        assert presses < MOST, "the fight has no end"
        state = window.click("score")
        presses += 1
    assert presses > 2
    assert state["outcome"] in ("won", "lost")


def test_a_fight_with_dice_is_fought_to_its_end_with_keys_alone(opened: Callable[..., Any]) -> None:
    window = opened("wanderer", "skeleton_warrior", "KEYS", game="dice")
    state = window.until(lambda state: state["scene"] == "Combat")
    state = window.keys("1", "3")
    assert [held for _, held in state["dice"]] == [True, False, True, False, False]
    state = window.keys("r")
    assert state["rerolls"] == 1
    best = state["chosen"]
    state = window.keys("Down")
    assert state["chosen"] != best
    state = window.keys("Up")
    assert state["chosen"] == best
    presses = 0
    while state["scene"] == "Combat":
        assert presses < MOST, "the fight has no end"
        state = window.keys("Return")
        presses += 1
    assert presses > 2
    assert state["outcome"] in ("won", "lost")
