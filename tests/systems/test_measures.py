"""What quantities count, in rules that no card of the game uses (R19)."""

import pytest

from components.effects import Heal
from components.flow import Step, by_rule
from shadows import sandbox
from shadows.play.session import Session
from tests.run.playing import begun
from tests.systems.writing import Written, enemy, skill

FOE = {"prefab": "skeleton_warrior", "hp": 50}


@pytest.mark.parametrize(("hp", "share"), [(70, 100), (36, 52), (35, 50), (34, 49), (1, 2)])
def test_hp_in_a_hundred_are_rounded_up(written: Written, hp: int, share: int) -> None:
    """Of 70 HP."""
    library = written(cards=skill("wall", "{gain_block: hp_percent}"))
    fight = sandbox(hand=["wall"], foes=[FOE], player={"hp": hp, "max_hp": 70}, library=library)
    fight.play("wall")
    assert fight.player.block == share


def test_the_rounds_of_a_combat_are_counted_from_1(written: Written) -> None:
    library = written(cards=skill("wall", "{gain_block: round}"))
    fight = sandbox(hand=["wall"], draw=["wall"] * 9, foes=[FOE], library=library)
    for number in (1, 2, 3):
        fight.play("wall")
        assert fight.player.block == number
        fight.end_turn()


def test_allies_are_the_others_that_live_on_ones_own_side(written: Written) -> None:
    """Three enemies, one of which dies; the player has none."""
    guard = enemy("guard", "{gain_block: {base: 1, of: allies, times: 5}}")
    library = written(enemies=guard, cards=skill("wall", "{gain_block: {base: 1, of: allies, times: 5}}"))
    fight = sandbox(hand=["wall", "strike"], foes=["guard", "guard", {"prefab": "guard", "hp": 6}], library=library)
    fight.play("wall")
    assert fight.player.block == 1
    fight.play("strike", at=2)
    fight.end_turn()
    assert [foe.block for foe in fight.foes] == [6, 6]


def counted(session: Session, word: str) -> int:
    """So much of something is counted by the player."""
    world = session.world
    return int(world.ruleset.measures[word](Step(Heal(1), by_rule(world.player)), world))


def test_the_act_and_the_floor_are_counted_as_players_read_them() -> None:
    session = begun()
    assert (counted(session, "act"), counted(session, "floor")) == (1, 1)
    journey = session.world.journey
    journey.here = next(place for place, node in enumerate(journey.nodes) if node.floor == 3)
    journey.act = 1
    assert (counted(session, "act"), counted(session, "floor")) == (2, 3)


def test_a_fight_by_itself_is_on_the_first_floor() -> None:
    fight = sandbox(foes=[FOE])
    assert (counted(fight.session, "act"), counted(fight.session, "floor")) == (1, 1)
