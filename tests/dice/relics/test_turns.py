"""What relics do to rerolls, to streaks and to how a turn goes (D5, D21). 5 5 5 1 2 make Three of a Kind of
(8 + 15) × 1.6 = 36.8."""

import pytest

from components.facts import RuleActed
from shadows.play.session import IllegalCommand
from tests.dice.relics.fights import comes_to, fight, hits

SIXES = (6, 6, 1, 2, 4)
FIVES = (5, 5, 5, 1, 2)


def test_second_breath_gives_two_rerolls_on_the_first_turn_alone() -> None:
    held = fight("second_breath")
    assert held.rerolls == 4
    held.end_turn()
    assert held.rerolls == 2


def test_the_third_hand_gives_a_reroll_each_turn() -> None:
    held = fight("third_hand")
    assert held.rerolls == 3
    held.end_turn()
    assert held.rerolls == 3


def test_the_hourglass_carries_one_unspent_reroll_over_and_no_more() -> None:
    held = fight("misers_hourglass", dice=[*SIXES, *SIXES, 1, 2, *SIXES, 1, 2, 3])
    held.end_turn()
    assert held.rerolls == 3
    held.reroll(2)
    held.reroll(2)
    held.end_turn()
    assert held.rerolls == 3
    for _ in range(3):
        held.reroll(2)
    held.end_turn()
    assert held.rerolls == 2


def test_each_unspent_reroll_is_five_chips_to_idle_hands() -> None:
    """(4 + 12) × 1.2, with 10 chips and with 5."""
    held = fight("idle_hands", dice=[*SIXES, 2])
    assert comes_to(held, "pair") == 31
    held.reroll(2)
    assert comes_to(held, "pair") == 25


def test_the_patient_noose_asks_for_no_reroll_used_and_one_left() -> None:
    """16 × 1.2 × 1.5."""
    held = fight("patient_noose", dice=[*SIXES, 2])
    assert comes_to(held, "pair") == 28
    held.reroll(2)
    assert comes_to(held, "pair") == 19


def test_one_reroll_left_is_enough_for_the_noose() -> None:
    assert comes_to(fight("patient_noose", hero="bruiser"), "pair") == 28


def test_the_battle_plan_asks_for_no_reroll_used() -> None:
    """16 × 1.6."""
    held = fight("battle_plan", dice=[*SIXES, 2])
    assert comes_to(held, "pair") == 25
    held.reroll(2)
    assert comes_to(held, "pair") == 19


def test_noose_and_plan_multiply_what_the_other_adds() -> None:
    """16 × 1.6 × 1.5."""
    assert comes_to(fight("battle_plan", "patient_noose"), "pair") == 38


def test_the_burnt_out_mask_asks_for_no_reroll_left() -> None:
    """16 × 1.2 × 1.08."""
    held = fight("burnt_out_mask", hero="bruiser", dice=[*SIXES, 2])
    assert comes_to(held, "pair") == 19
    held.reroll(2)
    assert comes_to(held, "pair") == 20


def test_the_red_thread_starts_the_streak_at_1() -> None:
    """36.8 × 1.1."""
    held = fight("red_thread", dice=[*FIVES, *SIXES])
    assert held.streak == 1
    assert comes_to(held, "three_of_a_kind") == 40
    held.score("three_of_a_kind")
    assert held.streak == 2
    held.score("pair")
    assert held.streak == 0


def test_scourge_beads_raise_the_streak_by_a_fifth_up_to_twice() -> None:
    """36.8 × 1, 1.2, 1.4, 1.6, 1.8 and 2; then Four of a Kind of (14 + 24) × 2.2 × 2 = 167.2."""
    held = fight("scourge_beads", dice=[*FIVES * 6, 6, 6, 6, 6, 1])
    dealt = [hits(held.score("three_of_a_kind"))[0] for _ in range(6)]
    assert dealt == [36, 44, 51, 58, 66, 73]
    assert hits(held.score("four_of_a_kind")) == [167]


def test_chance_with_the_tuneless_bell_leaves_the_streak_and_has_it() -> None:
    """19 × 1.6 × 1.1 in the second turn; the streak is still 1."""
    held = fight("tuneless_bell", dice=[*FIVES, *SIXES])
    held.score("three_of_a_kind")
    assert comes_to(held, "chance") == 33
    held.score("chance")
    assert held.streak == 1


def test_chance_with_the_litany_counts_for_the_streak() -> None:
    held = fight("lunatics_litany", dice=SIXES * 2)
    held.score("chance")
    assert held.streak == 1


def test_high_die_with_the_tower_shard_gives_14_block_and_leaves_the_streak() -> None:
    held = fight("tower_shard", dice=[*FIVES, *SIXES], foes=["striker"], player={"hp": 50})
    held.score("three_of_a_kind")
    assert held.player.hp == 40
    held.score("high_die")
    assert held.player.hp == 40
    assert held.streak == 1


def test_the_jester_wants_another_hand_than_the_last_and_no_first_one() -> None:
    """16 × 1.2 × 1.1; Chance of 19 × 1.1."""
    held = fight("jester_mask", dice=SIXES * 3)
    assert comes_to(held, "pair") == 19
    held.score("pair")
    assert [comes_to(held, "pair"), comes_to(held, "chance")] == [19, 20]
    held.score("chance")
    assert [comes_to(held, "pair"), comes_to(held, "chance")] == [21, 19]


def test_the_twilight_bell_begins_the_turn_anew_before_the_enemies_act() -> None:
    """36.8, then 36.8 × 1.1: both count for the streak."""
    held = fight("twilight_bell", dice=[*FIVES, 3, *FIVES, *SIXES], foes=["striker"], player={"hp": 50})
    held.reroll(4)
    held.use("twilight_bell")
    assert hits(held.score("three_of_a_kind")) == [36]
    assert (held.player.hp, held.rerolls, held.dice) == (50, 2, ["5", "5", "5", "1", "2"])
    assert hits(held.score("three_of_a_kind")) == [40]
    assert held.player.hp == 40
    with pytest.raises(IllegalCommand, match="this combat"):
        held.use("twilight_bell")


def test_the_twilight_bell_gives_nothing_to_who_does_not_score() -> None:
    held = fight("twilight_bell", foes=["striker"], player={"hp": 50})
    held.use("twilight_bell")
    held.end_turn()
    assert held.player.hp == 40


def test_meddling_of_the_turn_lies_on_it_when_it_begins_anew() -> None:
    """A die is gone both times."""
    held = fight("twilight_bell", dice=[*SIXES, 6, 6, 1, 2, 6, 6, 1, 2], foes=["thief"])
    held.end_turn()
    assert len(held.dice) == 4
    held.use("twilight_bell")
    held.score("pair")
    assert len(held.dice) == 4


def test_the_first_reroll_of_a_loaded_coin_keeps_the_higher_of_two_rolls() -> None:
    """The first die falls on 2 and 5, the second on 4 and 1; the next reroll is like any other."""
    held = fight("loaded_coin", dice=[*SIXES, 2, 5, "4 fire", "1 ice", 1])
    held.reroll(0, 1)
    assert held.dice == ["5", "4 fire", "1", "2", "4"]
    held.reroll(0)
    assert held.dice == ["1", "4 fire", "1", "2", "4"]


def test_a_coin_that_was_turned_keeps_the_lower() -> None:
    held = fight("loaded_coin", dice=[*SIXES, 2, 5, "4 fire", "1 ice"])
    held.use("loaded_coin")
    held.reroll(0, 1)
    assert held.dice == ["2", "1 ice", "1", "2", "4"]
    assert "tails" in held.player.statuses
    held.score("chance")
    assert "tails" not in held.player.statuses


@pytest.mark.parametrize(("relics", "expected"), [((), 104), (("loaded_coin",), 112)])
def test_the_odds_know_that_the_first_reroll_of_a_loaded_coin_is_better(relics, expected: int) -> None:
    """Four sixes deal 38 × 2.2 = 83.6, five 50 × 3 = 150. None of two rerolls brings the fifth in 25 of 36 cases, with
    the coin in 25 / 36 × 5 / 6 of them."""
    held = fight(*relics, dice=[6, 6, 6, 6, 1])
    assert held.session.hint(held.foes[0].entity).expected == expected


def test_a_coin_is_turned_before_its_reroll_or_not_at_all() -> None:
    held = fight("loaded_coin", dice=[*SIXES, 2, 5])
    held.reroll(0)
    with pytest.raises(IllegalCommand, match="The coin has been thrown"):
        held.use("loaded_coin")


def test_that_a_coin_was_thrown_is_told_once() -> None:
    held = fight("loaded_coin", dice=[*SIXES, 2, 5, 3])
    acted = [fact for fact in held.reroll(0) if isinstance(fact, RuleActed)]
    assert [fact.prefab for fact in acted] == ["loaded_coin"]
    assert not [fact for fact in held.reroll(0) if isinstance(fact, RuleActed)]
