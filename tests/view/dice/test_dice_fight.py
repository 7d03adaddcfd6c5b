"""A fight with dice in the window: what is seen is what is so, whatever is done, and how fast."""

import random

import pytest

from components.commands import DiscardPotion, EndTurn
from components.dice.commands import Hold, Reroll, Score
from shadows.view.app.offscreen import Offscreen
from shadows.view.combat.displayed import Displayed
from shadows.view.dice.combat import Combat
from shadows.view.dice.displayed_dice import DisplayedDice
from shadows.view.dice.hud import states
from shadows.view.panels.overlay import Dialog
from tests.dice.content import fight, library
from tests.view.dice.fights import enter
from tests.view.fights import Open
from tests.view.layout import texts_of

TOUGH = {"prefab": "skeleton_warrior", "hp": 400}
FULL_HOUSE = (5, 5, 2, 5, 2)
AGAIN = (6, 6, 6, 1, 2)
"""What falls in the second turn, or in a reroll of all."""


def watch(window: Offscreen, combat: Combat) -> None:
    """Let all that happens be seen to its end."""
    for _ in range(2000):
        if not combat.player.busy:
            break
        window.step()
    assert not combat.player.busy
    window.step(2)


def check_seen(combat: Combat) -> None:
    """What is shown is what the picture says."""
    picture, hud = combat.picture, combat.hud
    assert combat.displayed == Displayed.of(picture)
    assert combat.displayed_dice == DisplayedDice.of(picture)
    assert hud.tray.lying == states(DisplayedDice.of(picture))
    assert set(hud.plates) == {foe.entity for foe in picture.foes}
    assert [hand.id for hand, _ in combat.hands][:1] == [combat.chosen] * bool(combat.hands)


@pytest.mark.parametrize("speed", [0, 1, 4])
def test_picture_and_state_agree_after_every_command_at_every_speed(opened: Open, speed: int) -> None:
    chance = random.Random(speed)
    window = opened(speed=speed)
    content = library()
    combat = enter(
        window,
        fight(
            foes=["rat_swarm" if "rat_swarm" in content.enemies else "skeleton_warrior", TOUGH],
            relics=chance.sample(list(content.relics), 6),
            consumables=list(content.potions)[:3],
            seed=f"WINDOW {speed}",
        ),
    )
    check_seen(combat)
    for number in range(24 if speed == 0 else 4):
        if combat.picture.phase != "play":
            break
        commands = [one for one in combat.session.legal() if not isinstance(one, DiscardPotion)]
        kinds = sorted({type(one).__name__ for one in commands})
        kind = chance.choice(kinds)
        combat.submit(chance.choice([one for one in commands if type(one).__name__ == kind]))
        if combat.picture.phase == "over":
            break
        if number % 3 == 2:
            combat.skip()
        watch(window, combat)
        check_seen(combat)


def test_keys_alone_hold_reroll_choose_and_score(opened: Open) -> None:
    window = opened()
    combat = enter(window, fight(*FULL_HOUSE, 4, foes=[TOUGH]))
    window.key("1", "2", "4")
    assert [die.held for die in combat.picture.dice] == [True, True, False, True, False]
    window.key("2")
    assert [die.held for die in combat.picture.dice] == [True, False, False, True, False]
    window.key("2")
    window.key("r")
    assert combat.picture.player.rerolls == 1
    assert [die.value for die in combat.picture.dice][:2] == [5, 5]
    best = combat.chosen
    window.key("down arrow")
    assert combat.chosen == combat.hands[1][0].id != best
    window.key("up arrow")
    assert combat.chosen == best
    hp = combat.picture.foes[0].hp
    window.key("enter")
    assert combat.picture.round == 2
    assert combat.picture.foes[0].hp < hp


def test_what_the_formula_says_is_what_the_hand_deals(opened: Open) -> None:
    window = opened()
    combat = enter(window, fight(*FULL_HOUSE, foes=[TOUGH]))
    # Full House: (11 + 5 + 5 + 2 + 5 + 2) × its mult; what is told is what falls
    hand, fall = combat.hands[0]
    assert hand.name == "Full House"
    assert str(fall.damage) in texts_of(combat.hud.formula.root)
    assert f"400 → {400 - fall.damage}".replace(" ", "") in "".join(texts_of(combat.root)).replace(" ", "")
    window.click(window.spot("score"))
    assert combat.picture.foes[0].hp == 400 - fall.damage


def test_what_is_counted_is_what_the_formula_said_before(opened: Open) -> None:
    window = opened(speed=1)
    combat = enter(window, fight(*FULL_HOUSE, foes=[TOUGH]))
    window.step(2)
    before = texts_of(combat.hud.formula.root)
    hand, _ = combat.hands[0]
    assert str(hand.chips + hand.values) in before
    combat.submit(Score(hand.id, combat.target))
    window.step(3)
    assert str(hand.chips + hand.values) not in texts_of(combat.hud.formula.root)
    window.step(45)
    assert texts_of(combat.hud.formula.root) == before


def test_the_mouse_alone_holds_chooses_aims_and_scores(opened: Open) -> None:
    window = opened()
    combat = enter(window, fight(*FULL_HOUSE, foes=[TOUGH, TOUGH]))
    window.click(window.spot("die:2"))
    assert [die.held for die in combat.picture.dice] == [False, False, True, False, False]
    window.click(window.spot("die:2"))
    assert not any(die.held for die in combat.picture.dice)
    other = combat.picture.foes[1].entity
    window.click(window.spot(f"foe:{other}"))
    assert combat.target == other
    window.click(window.spot("hand:two_pair"))
    assert combat.chosen == "two_pair"
    assert combat.picture.round == 1, "one click chooses, and scores nothing"
    window.click(window.spot("hand:two_pair"))
    assert combat.picture.round == 2
    assert combat.picture.foes[0].hp == 400
    assert combat.picture.foes[1].hp < 400


def test_tab_goes_from_enemy_to_enemy_and_round(opened: Open) -> None:
    window = opened()
    combat = enter(window, fight(*FULL_HOUSE, foes=[TOUGH, TOUGH, TOUGH]))
    seen = []
    for _ in range(3):
        seen.append(combat.target)
        window.key("tab")
    assert seen == [foe.entity for foe in combat.picture.foes]
    assert combat.target == seen[0]


def test_ending_the_turn_without_a_hand_is_asked_about_where_one_could_be_scored(opened: Open) -> None:
    window = opened(confirm_end=True)
    combat = enter(window, fight(*FULL_HOUSE, foes=[TOUGH]))
    window.key("e")
    assert isinstance(combat.overlay, Dialog)
    assert combat.picture.round == 1
    window.click(window.spot("end"))
    assert combat.picture.round == 2
    assert combat.picture.foes[0].hp == 400


def test_the_odds_are_told_when_they_are_asked_for(opened: Open) -> None:
    window = opened()
    combat = enter(window, fight(6, 6, 6, 6, 1, foes=[TOUGH]))
    window.key("o")
    told = " ".join(texts_of(combat.root))
    assert "damage on average" in told


def test_three_fast_presses_of_enter_score_one_hand(opened: Open) -> None:
    window = opened(speed=1)
    combat = enter(window, fight(*FULL_HOUSE, foes=[TOUGH]))
    window.key("enter", "enter", "enter")
    assert combat.picture.round == 2


def test_a_click_on_the_way_skips_to_the_end_and_presses_nothing(opened: Open) -> None:
    window = opened(speed=1)
    combat = enter(window, fight(*FULL_HOUSE, foes=[TOUGH]))
    combat.submit(Score("pair", combat.target))
    window.step(5)
    assert combat.player.busy
    window.click(window.spot("die:0"))
    assert not combat.player.busy
    assert not any(die.held for die in combat.picture.dice)
    check_seen(combat)


def test_a_consumable_asks_for_what_it_needs_and_for_nothing_else(opened: Open) -> None:
    window = opened()
    content = library()
    combat = enter(window, fight(*FULL_HOUSE, foes=[TOUGH], consumables=list(content.potions)[:3]))
    asking = [use for use in combat.picture.uses if use.slot is not None and not use.refusal]
    assert asking
    for use in asking:
        combat.use(use)
        for _ in range(4):
            if isinstance(combat.overlay, Dialog):
                window.click(window.spot(next(spot.name for spot in combat.board.reach if ":" in spot.name)))
            elif combat.controls.using.asks:
                assert combat.controls.using.name(combat.controls.using.choices[0])
        assert combat.controls.using.thing is None
        assert combat.picture.potions[use.slot] is None, use


def test_escape_takes_back_what_is_on_its_way_before_it_pauses(opened: Open) -> None:
    window = opened()
    combat = enter(window, fight(*FULL_HOUSE, foes=[TOUGH]))
    window.click(window.spot("hand:pair"))
    window.point(None)
    window.key("escape")
    assert combat.overlay is None
    assert combat.chosen == combat.hands[0][0].id
    window.key("escape")
    assert combat.overlay is not None


def test_held_dice_and_rerolls_are_those_of_the_rules(opened: Open) -> None:
    window = opened()
    combat = enter(window, fight(*FULL_HOUSE, *AGAIN, foes=[TOUGH]))
    combat.submit(Hold(tuple(die.entity for die in combat.picture.dice[:2])))
    combat.submit(Reroll())
    combat.submit(Reroll())
    assert not combat.hud.reroll.spot.enabled
    combat.submit(EndTurn())
    assert combat.hud.reroll.spot.enabled


def test_turns_leave_nodes_as_they_are(opened: Open) -> None:
    window = opened()
    combat = enter(
        window, fight(*FULL_HOUSE, foes=[{"prefab": "skeleton_warrior", "hp": 9000}], player={"hp": 999, "max_hp": 999})
    )

    def turn() -> int:
        combat.submit(Hold((combat.picture.dice[0].entity,)))
        combat.submit(Reroll())
        combat.submit(Score(combat.chosen, combat.target))
        window.step(2)
        return len(combat.root.find_all_matches("**"))

    for _ in range(4):
        most = turn()
    assert max(turn() for _ in range(10)) <= most + 12
