"""What went wrong in other games with dice, each with its right value here."""

import pytest

from components.dice.dice import Interference
from components.facts import HandScored, InterferenceFell
from shadows.play.dice.fight import Fight
from shadows.play.session import IllegalCommand
from tests.dice.content import fight

FOE = {"prefab": "zombie", "hp": 900}


def meddled(*dice: int | str, laws: tuple[tuple[str, int], ...], **given: object) -> Fight:
    """A fight in whose second turn these meddlings lie on these dice."""
    table = fight(*[1] * 5, *dice, foes=[FOE], player={"hp": 500, "max_hp": 500}, **given)
    table.session.world.laws.coming = [Interference(kind, amount, 0) for kind, amount in laws]  # type: ignore[arg-type]
    table.end_turn()
    return table


def test_two_locked_dice_stay_locked_through_all_rerolls_of_the_turn() -> None:
    """DI-01: two different dice, neither spent nor repeated by rerolls, and free again in the next turn."""
    table = meddled(1, 2, 3, 4, 5, laws=(("lock_die", 2),))
    locked = dict(table.struck)
    assert sorted(locked.values()) == ["lock_die", "lock_die"]
    shown = [table.dice[place] for place in locked]
    for _ in range(2):
        table.reroll()
        assert table.struck == locked
        assert [table.dice[place] for place in locked] == shown
    table.end_turn()
    assert table.struck == {}


def test_two_enemies_never_strike_the_same_die() -> None:
    """DI-03: one effect a die; what finds none is lost, and told."""
    table = meddled(1, 2, 3, 4, 5, laws=(("curse", 4), ("rig", 1), ("lock_die", 2)))
    assert sorted(table.struck.values()) == ["curse", "curse", "curse", "curse", "rig"]
    fell = [fact for fact in table.facts if isinstance(fact, InterferenceFell)]
    assert [(fact.interference, fact.amount) for fact in fell] == [("rig", 1), ("curse", 4), ("lock_die", 0)]


def test_with_all_dice_frozen_deep_each_adds_one_and_the_turn_can_end() -> None:
    """DI-05: no reroll, no hand but the one that asks for nothing, no combo."""
    table = meddled("1 fire", "2 wind", 3, 4, 5, laws=(("deep_freeze", 5),))
    assert table.dice == ["1 fire", "1 wind", "1", "1", "1"]
    with pytest.raises(IllegalCommand, match="held or fixed"):
        table.reroll()
    assert (table.hands, table.combos) == (["chance"], [])
    facts = table.score("chance")
    assert [fact.damage for fact in facts if isinstance(fact, HandScored)] == [5]


def test_only_the_dice_that_form_a_hand_score_and_the_picture_marks_them() -> None:
    """DI-07: 4 4 4 2 6 as Three of a Kind: (8 + 12) × 1.6 = 32."""
    table = fight(4, 4, 4, 2, 6, foes=[FOE])
    look = next(hand for hand in table.look().hands if hand.id == "three_of_a_kind")  # type: ignore[attr-defined]
    assert (look.dice, look.values, look.falls[0].damage) == ((0, 1, 2), 12, 32)


def test_a_reroll_with_all_dice_held_is_refused_and_not_spent() -> None:
    """DI-09."""
    table = fight(1, 2, 3, 4, 6)
    table.hold(0, 1, 2, 3, 4)
    with pytest.raises(IllegalCommand):
        table.reroll()
    assert table.rerolls == 2


def test_meddling_never_outlives_the_combat() -> None:
    """DI-10: what was to come with the next turn is gone when the last enemy falls."""
    table = fight(6, 6, 6, 6, 6, foes=[{"prefab": "cave_spider", "hp": 100}])
    world = table.session.world
    world.laws.coming = [Interference("steal_reroll", 1, 0), Interference("lock_hold", 2, 0)]
    table.score("five_of_a_kind")
    assert table.outcome == "won"
    world.ruleset.clear(world)
    assert (world.laws.coming, world.laws.lying, world.tray.dice) == ([], [], [])
