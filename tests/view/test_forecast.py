"""R61: the plate that tells what ending the turn would do."""

import pytest

from shadows import sandbox
from shadows.content.text.wording import plain
from shadows.view.deck.combat import Combat
from shadows.view.panels.overlay import Dialog
from tests.view.fights import Open, card, enter
from tests.view.layout import texts_of

GUARDING = {"prefab": "skeleton_warrior", "step": 2}


def plate(combat: Combat) -> list[str]:
    """What the plate says."""
    return texts_of(combat.root.find("**/forecast"))


def told(combat: Combat) -> str:
    """What is explained of it."""
    return "".join(plain(tip.text) for tip in combat.board.named("forecast").tips())


def test_the_plate_tells_the_attacks_the_rest_and_what_is_left(opened: Open) -> None:
    """40 HP, 4 Block; Burn 5 at the end, an attack of 6, Poison 2 at the start: 40 − 5 − 2 − 2."""
    player = {"hp": 40, "block": 4, "statuses": {"burn": 5, "poison": 2}}
    combat = enter(opened(), sandbox(hand=[], foes=["skeleton_warrior"], player=player))
    assert sorted(plate(combat)) == sorted(["6", "−7", "→ 31 HP"])
    assert told(combat).splitlines() == [
        "Attacks: 6 damage before Block",
        "Burn: −5 HP",
        "Enemies: −2 HP",
        "Poison: −2 HP",
        "31 of 70 HP left.",
    ]


@pytest.mark.parametrize("status", ["burn", "poison", "bleed"])
def test_a_turn_that_kills_without_any_attack_is_told_deadly(opened: Open, status: str) -> None:
    combat = enter(opened(), sandbox(hand=[], foes=[GUARDING], player={"hp": 3, "statuses": {status: 3}}))
    assert "Deadly" in plate(combat)
    assert told(combat).endswith("This would kill you.")


def test_block_played_changes_what_is_told_at_once(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["defend", "defend"], foes=["skeleton_warrior"], player={"hp": 6}))
    assert "Deadly" in plate(combat)
    window.click(window.spot(card(combat, "defend")))
    assert "→ 5 HP" in plate(combat)
    window.step(30)
    window.click(window.spot(card(combat, "defend")))
    assert "blocked" in plate(combat)


def test_nothing_is_told_where_nothing_comes(opened: Open) -> None:
    combat = enter(opened(), sandbox(hand=[], foes=[GUARDING]))
    assert plate(combat) == []
    assert told(combat) == ""


def test_ending_a_turn_that_kills_asks_first_while_something_can_still_be_done(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["defend"], foes=[GUARDING], player={"hp": 3, "statuses": {"burn": 3}}))
    window.key("e")
    assert isinstance(combat.overlay, Dialog)
    assert combat.picture.outcome == "ongoing"
    window.key("escape")
    assert combat.overlay is None
    window.key("e")
    window.click(window.spot("end"))
    assert combat.picture.outcome == "lost"


def test_a_turn_that_kills_ends_unasked_where_nothing_else_can_be_done(opened: Open) -> None:
    window = opened()
    combat = enter(window, sandbox(hand=["doubt"], foes=[GUARDING], player={"hp": 3, "statuses": {"burn": 3}}))
    window.key("e")
    assert combat.picture.outcome == "lost"


def test_the_plate_can_be_pointed_at_though_an_enemy_stands_behind_it(opened: Open) -> None:
    window = opened((1280, 720))
    combat = enter(window, sandbox(hand=[], foes=["skeleton_warrior"] * 4))
    box = combat.board.named("forecast").box
    assert combat.board.at((box.x, box.y)) is combat.board.named("forecast")
