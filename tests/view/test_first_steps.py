"""A new player is led through the first turns of a fight, once."""

from collections.abc import Callable

import pytest

from components.commands import EndTurn
from shadows import sandbox
from shadows.saves import settings
from shadows.view.combat.guide import ASK, CARD, END, INTENT, GuideStep
from shadows.view.deck.combat import Combat
from shadows.view.widgets.hit_areas import Box
from tests.view.fights import Open, enter
from tests.view.layout import check_layout, texts_of
from tests.view.test_pictures import VIEWS


def begun(opened: Open, **kept: object) -> tuple[Combat, Callable[[str], None]]:
    """A fight with three cards for three Energy, and how one of them is played."""
    window = opened(guide=True, **kept)
    fight = sandbox(hand=["strike", "defend", "strike"], draw=["strike"] * 8, foes=["skeleton_warrior", "rat_swarm"])
    combat = enter(window, fight)

    def play(name: str) -> None:
        look = next(look for look in combat.picture.hand if look.id == name)
        combat.play(look.entity, combat.picture.foes[0].entity if look.aim else None)
        window.step(2)

    return combat, play


def told(combat: Combat) -> list[GuideStep]:
    """The steps whose words are seen."""
    seen = texts_of(combat.root)
    return [step for step in (CARD, INTENT, END, ASK) if step.title in seen]


def test_each_step_is_told_until_it_is_done(opened: Open) -> None:
    combat, play = begun(opened)
    steps = [told(combat)]
    for card in ("strike", "defend", "strike"):
        play(card)
        steps.append(told(combat))
    combat.submit(EndTurn())
    combat.update(0.0)
    steps.append(told(combat))
    play("strike")
    steps.append(told(combat))
    assert steps == [[CARD], [INTENT], [], [END], [ASK], []]


def test_who_was_led_once_is_not_led_again(opened: Open) -> None:
    combat, play = begun(opened)
    combat.submit(EndTurn())
    assert combat.game.settings.guide
    play("strike")
    assert not combat.game.settings.guide
    assert not settings.load().settings.guide


def test_who_ends_the_turn_at_once_knows_how(opened: Open) -> None:
    combat, _ = begun(opened)
    combat.submit(EndTurn())
    combat.update(0.0)
    assert told(combat) == [ASK]


def test_a_replay_is_watched_without_advice_and_changes_no_setting(opened: Open) -> None:
    combat, play = begun(opened)
    combat.game.hurry = 1.0
    combat.submit(EndTurn())
    combat.player.skip()
    play("strike")
    assert told(combat) == []
    assert combat.game.settings.guide


@pytest.mark.parametrize(("size", "text"), VIEWS, ids=str)
def test_what_is_told_covers_nothing_that_is_written(opened: Open, size: tuple[int, int], text: float) -> None:
    window = opened(size, text=text, guide=True)
    fight = sandbox(
        hand=["strike", "defend", "strike", "defend", "strike"],
        draw=["strike"],
        foes=["dark_cultist", "rat_swarm"],
        player={"block": 5},
    )
    combat = enter(window, fight)
    assert told(combat) == [CARD]
    check_layout(window, combat)
    for key in ("right arrow", "right arrow", "left arrow"):
        window.key(key)
        window.step()
        check_layout(window, combat)


def test_beside_a_card_that_is_looked_at_it_is_told_where_there_is_room(opened: Open) -> None:
    combat, _ = begun(opened)
    combat.hud.hand.lift(combat.picture.hand[1].entity)
    combat.update(0.0)
    assert told(combat) == [CARD]
    combat.hud.guide.show(CARD, None, [Box(0.0, -0.2, 1.2, 0.4)])
    assert told(combat) == []


def test_the_end_of_the_turn_glows_when_nothing_is_left(opened: Open) -> None:
    combat, play = begun(opened, calm=True)
    lit = []
    for card in ("strike", "defend", "strike"):
        lit.append(combat.hud.end.glows)
        play(card)
    lit.append(combat.hud.end.glows)
    assert lit == [False, False, False, True]


def test_the_button_tells_whose_turn_it_is(opened: Open) -> None:
    window = opened(speed=1)
    combat = enter(window, sandbox(hand=["defend"], draw=["strike"] * 8, foes=["skeleton_warrior"]))
    words = []
    window.key("e")
    window.step()
    words.append(("Enemy turn" in texts_of(combat.root), combat.hud.end.spot.enabled))
    combat.skip()
    words.append(("End Turn" in texts_of(combat.root), combat.hud.end.spot.enabled))
    assert words == [(True, False), (True, True)]
