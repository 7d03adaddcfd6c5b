"""A turn: roll, hold and reroll, score one hand at one target (D1, D2, D21, D32)."""

import pytest

from components.commands import EndTurn
from components.dice.commands import Hold, Release, Reroll, Score
from components.facts import DiceKept, DiceRerolled, DiceRolled, HandScored
from shadows.play.session import IllegalCommand
from tests.dice.content import fight

FOE = {"prefab": "skeleton_warrior", "hp": 175}


def test_the_wanderer_has_85_hp_five_dice_and_two_rerolls() -> None:
    """Of his own 85 HP and 2 rerolls; D1's base is 80."""
    table = fight(1, 2, 3, 4, 6)
    assert (table.player.hp, table.dice, table.rerolls) == (85, ["1", "2", "3", "4", "6"], 2)


def test_held_dice_stay_and_all_others_are_rolled_again() -> None:
    table = fight(6, 6, 2, 3, "1 fire", 4, 5, 6)
    table.hold(0, 1)
    facts = table.reroll()
    assert table.dice == ["6", "6", "4", "5", "6"]
    assert table.rerolls == 1
    first = table.session.world.tray.dice[0]
    assert facts == (
        DiceRerolled(1),
        DiceKept((first, first + 1)),
        DiceRolled((first + 2, first + 3, first + 4), (4, 5, 6), ("", "", ""), "again"),
    )


def test_a_reroll_may_name_its_dice() -> None:
    table = fight(6, 6, 2, 3, 1, 5)
    table.reroll(4)
    assert table.dice == ["6", "6", "2", "3", "5"]


def test_holding_costs_nothing_and_is_taken_back() -> None:
    table = fight(1, 2, 3, 4, 5)
    table.hold(1, 3)
    assert table.held == [1, 3]
    table.release(1)
    assert (table.held, table.rerolls) == ([3], 2)


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        (lambda table: table.hold(0, 1, 2, 3, 4) and table.reroll(), "All your dice are held or fixed"),
        (lambda table: table.reroll() and table.reroll() and table.reroll(), "You have no reroll left."),
        (lambda table: table.hold(0) and table.hold(0), "That die is held already."),
        (lambda table: table.release(0), "That die is not held."),
        (lambda table: table.score("six_of_a_kind"), "Your dice do not make Six of a Kind."),
        (lambda table: table.score("royal_flush"), "There is no hand 'royal_flush'."),
        (lambda table: table.submit(Score("pair", 999)), "Your dice do not make Pair."),
        (lambda table: table.submit(Score("chance", 999)), "That enemy is not there."),
        (lambda table: table.submit(Hold((999,))), "That die is not in play."),
        (lambda table: table.submit(Reroll(())), "Name at least one die."),
        (lambda table: table.submit(Release(())), "Name at least one die."),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_reason_and_changes_nothing(what: object, reason: str) -> None:
    table = fight(1, 2, 3, 4, 6)
    with pytest.raises(IllegalCommand, match=reason):
        what(table)  # type: ignore[operator]
    before = table.snapshot()
    with pytest.raises(IllegalCommand):
        what(table)  # type: ignore[operator]
    assert table.snapshot() == before


def test_one_hand_is_scored_and_the_turn_is_over() -> None:
    """1, 2, 3, 4 in a row are a Small Straight: (10 + 10) × 1.6 = 32. A skeleton hacks for 10.79 × 0.9 × 0.69 = 6.7."""
    table = fight(1, 2, 3, 4, 6, foes=[FOE])
    facts = table.score("small_straight")
    assert [fact.damage for fact in facts if isinstance(fact, HandScored)] == [32]
    assert (table.foes[0].hp, table.player.hp) == (175 - 32, 85 - 7)
    assert table.session.look().round == 2


def test_every_hand_that_the_dice_make_may_be_scored() -> None:
    table = fight(3, 3, 3, 2, 2)
    made = ["high_die", "chance", "pair", "two_pair", "three_of_a_kind", "all_low", "full_house"]
    assert table.hands == made
    scored = [command.hand for command in table.legal() if isinstance(command, Score)]
    assert scored == made[::-1]


def test_a_turn_can_end_without_a_hand() -> None:
    table = fight(1, 1, 1, 1, 1)
    assert EndTurn() in table.legal()
    table.end_turn()
    assert table.foes[0].hp == table.foes[0].max_hp


def test_dice_lie_as_they_are_given_and_then_as_chance_has_it() -> None:
    """The same seed gives the same rolls."""
    rolls = [fight(6, seed="AGAIN").dice for _ in range(2)]
    assert rolls[0] == rolls[1]
    assert rolls[0][0] == "6"
    assert rolls[0] != fight(6, seed="OTHER").dice
