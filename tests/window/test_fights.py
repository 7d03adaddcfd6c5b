"""Whole fights in the real window, with nothing but a mouse, and with nothing but keys."""

from collections.abc import Callable
from typing import Any

import pytest

pytestmark = pytest.mark.window

MOST = 40
"""More actions than these are never needed."""

MOST_OF_AN_ACT = 600

ATTACKS = ("strike", "sanguine_strike", "firebolt", "shadow_bolt")


def playable(state: dict[str, Any]) -> list[int]:
    """The places in the hand of the attacks that can be played."""
    return [at for at, (_, name, _, refusal) in enumerate(state["hand"]) if name in ATTACKS and not refusal]


def test_a_fight_is_won_with_the_mouse_alone(opened: Callable[..., Any]) -> None:
    window = opened("hellforged", "skeleton_warrior", "MOUSE")
    state = window.state
    drags = 0
    while state["scene"] == "Combat":
        assert drags < MOST, "the cards do not go"
        places = playable(state)
        if not places:
            state = window.click("end_turn")
            drags += 1
            continue
        card = f"card:{state['hand'][places[0]][0]}"
        state = window.drag(card, f"foe:{state['foes'][0][0]}") if drags % 2 else window.click(card)
        drags += 1
    assert drags > 2
    assert state["outcome"] == "won"


def test_a_fight_is_won_with_keys_alone(opened: Callable[..., Any]) -> None:
    window = opened()
    assert window.state["scene"] == "Title"
    window.keys("Down", "Return")
    window.until(lambda state: state["scene"] == "Heroes")
    window.keys("Right", "Return")
    window.until(lambda state: state["scene"] == "Encounters")
    window.keys("Return")
    state = window.until(lambda state: state["scene"] == "Combat" and not state["busy"])
    for _ in range(MOST):
        if state["scene"] != "Combat":
            break
        places = playable(state)
        state = window.keys(str((places[0] + 1) % 10)) if places else window.keys("e")
    assert state["outcome"] == "won"


def test_the_first_act_of_a_run_is_climbed_with_the_mouse_alone(opened: Callable[..., Any]) -> None:
    window = opened("hellforged", seed="CLIMB")
    state = window.until(lambda state: state.get("question") == "map")
    seen, actions = set(), 0
    while state.get("act", 0) == 0:
        actions += 1
        assert actions < MOST_OF_AN_ACT, f"no way on: {state}"
        if state["scene"] == "Combat" and not state["question"]:
            aimed = [f"card:{card}" for card, _, aim, refusal in state["hand"] if aim and not refusal]
            foe = f"foe:{state['foes'][0][0]}"
            state = window.drag(aimed[0], foe) if aimed and foe in state["spots"] else window.click("end_turn")
            continue
        if "continue" in state["free"]:
            state = window.click("continue")
            continue
        seen.add(state["question"])
        options = [name for name in state["free"] if name.startswith("option:")]
        leaves = state["question"] == "shop" or not options
        state = window.click("leave" if leaves else options[-1])
    assert seen >= {"map", "rewards", "event", "shop", "rest", "boss_relic"}
    assert state["floor"] == 1


def test_ui_02_three_fast_presses_of_e_end_one_turn(opened: Callable[..., Any]) -> None:
    window = opened("blood_reaper", "two_skeleton_warriors", "THREE", speed=4)
    before = window.settled()
    window.keys("e", "e", "e")
    after = window.until(lambda state: not state["busy"])
    assert after["round"] == before["round"] + 1
    assert before["hp"] - after["hp"] == 12
    assert len(after["hand"]) == 5
    assert after["energy"] == 3


def test_uw_03_a_resize_in_the_middle_of_a_drag_puts_the_card_back(opened: Callable[..., Any]) -> None:
    window = opened("blood_reaper", "two_skeleton_warriors", "RESIZE")
    state = window.settled()
    place = next(at for at, card in enumerate(state["hand"]) if card[1] == "defend")
    window.point(f"card:{state['hand'][place][0]}")
    window._xdotool("mousedown", "1")
    window.settled()
    window.point("draw")
    window.resize(640, 480)
    window._xdotool("mouseup", "1")
    after = window.settled()
    assert after["hand"] == state["hand"]
    assert after["energy"] == state["energy"]
    window.click("end_turn")
    assert window.state["round"] == state["round"] + 1


def test_t2_24_nothing_is_drawn_while_the_window_cannot_be_seen_and_all_is_there_again_afterwards(
    opened: Callable[..., Any],
) -> None:
    window = opened("blood_reaper", "two_skeleton_warriors", "HIDDEN")
    shown = window.settled()["drawn"]
    assert shown >= 2, "the window, and the picture that is drawn for it"
    window.minimise()
    hidden = window.until(lambda state: state["drawn"] == 0)
    window.until(lambda state: state["frame"] > hidden["frame"] + 2)
    window.restore()
    state = window.until(lambda state: state["drawn"] == shown)
    window.keys("e")
    assert window.until(lambda state: state["round"] == 2 and not state["busy"])["hp"] < state["hp"]
