"""How blows are felt, and how cards go."""

from types import SimpleNamespace

import pytest

from components.commands import EndTurn
from shadows import sandbox
from shadows.saves.settings import Settings
from shadows.view.combat.impact import Impact
from tests.view.fights import Open, enter


def test_a_blow_stops_the_clock_for_a_moment_and_a_heavier_one_for_longer() -> None:
    """35 thousandths of a second, 3.5 more for each HP, at most 120; at four times the speed a quarter of that."""
    stopped = {}
    for pace, lost in ((1, 10), (1, 60), (4, 10)):
        impact = Impact(SimpleNamespace(pace=pace, settings=Settings()))
        impact.strike(lost)
        stopped[pace, lost] = 0.5 - impact.passed(0.5)
        assert not impact.holds
        assert impact.passed(0.5) == 0.5
    assert stopped == {(1, 10): pytest.approx(0.07), (1, 60): pytest.approx(0.12), (4, 10): pytest.approx(0.0175)}


def test_while_all_stands_still_nothing_of_the_fight_moves_and_then_it_goes_on(opened: Open) -> None:
    window = opened(speed=1)
    combat = enter(window, sandbox(hand=["strike", "strike"], foes=["skeleton_warrior"]))
    creature = combat.lineup.creatures[combat.picture.foes[0].entity]
    combat.play(combat.picture.hand[0].entity, combat.picture.foes[0].entity)
    while not combat.impact.holds:
        window.step()
    actor, frames, places = creature._actor, [], []
    while combat.impact.holds:
        frames.append(actor.get_current_frame("hit"))
        places.append(tuple(creature.root.get_pos()))
        window.step()
    assert len(set(frames)) == len(set(places)) == 1
    window.step(4)
    assert actor.get_current_frame("hit") > frames[0]
    assert tuple(creature.root.get_pos()) != places[0]


@pytest.mark.parametrize("flashes", [True, False])
def test_an_attack_cuts_the_air_before_its_target_unless_flashes_are_off(opened: Open, flashes: bool) -> None:
    window = opened(speed=1, flashes=flashes)
    combat = enter(window, sandbox(hand=["strike"], foes=["skeleton_warrior"]))
    combat.play(combat.picture.hand[0].entity, combat.picture.foes[0].entity)
    seen = set()
    while combat.player.busy:
        window.step()
        seen |= {not stroke.is_hidden() for stroke in combat.hud.cuts._root.get_children()}
    assert (True in seen) is flashes
    combat.tweens.finish()
    assert all(stroke.is_hidden() for stroke in combat.hud.cuts._root.get_children())


def test_the_hand_does_not_close_up_while_it_is_discarded_at_the_end_of_the_turn(opened: Open) -> None:
    window = opened(speed=1)
    combat = enter(window, sandbox(hand=["defend"] * 3, draw=["strike"] * 8, foes=["skeleton_warrior"]))
    last = combat.hud.hand.order[-1]
    place = combat.hud.hand._cards[last].goal
    combat.submit(EndTurn())
    while len(combat.hud.hand.order) > 1:
        window.step()
    assert combat.hud.hand.order == (last,)
    assert combat.hud.hand._cards[last].goal == place


def test_hp_that_were_lost_run_out_of_the_bar(opened: Open) -> None:
    """Of 22 HP 6 are lost: the bar reaches to 22 first, to 16 in the end."""
    window = opened(speed=1)
    combat = enter(window, sandbox(hand=["strike"], foes=["skeleton_warrior"]))
    bar = combat.hud.plates[combat.picture.foes[0].entity].bar
    full = bar._loss.get_sx()
    combat.play(combat.picture.hand[0].entity, combat.picture.foes[0].entity)
    while combat.player.busy and bar._now == 22:
        window.step()
    window.step()
    assert bar._now == 16
    assert 0.9 * full < bar._loss.get_sx() <= full
    combat.tweens.finish()
    assert bar._loss.get_sx() == pytest.approx(full * 16 / 22)
