"""Enemies meddle with the dice of the next turn: each kind by itself, and any two at a time (D13, D32, D35)."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from components.facts import DamageDealt, DiceRolled, DieChanged, ElementChanged
from shadows.play.dice.fight import Fight
from shadows.play.session import IllegalCommand
from tests.dice.foes.arena import MEDDLERS, arena, of

SIXES = [6] * 5
FACES = [5, 2, 4, 3, 6]


def meddled(*names: str, dice: list[int | str], **named: str) -> Fight:
    """A fight in the turn after these enemies have meddled, with the dice that fall in it."""
    fight = arena(names, [1, 2, 3, 4, 6, *dice], **named)
    fight.end_turn()
    return fight


def damage(fight: Fight, hand: str) -> int:
    """What a hand would deal to the leftmost enemy."""
    return fight.preview(hand, at=0).damage


# --- each by itself


def test_snipe_fixes_the_lowest_die_at_its_value() -> None:
    fight = meddled("snipe_1", dice=[*FACES, 6, 6, 6, 6])
    assert fight.struck == {1: "snipe"}
    with pytest.raises(IllegalCommand, match="That die is fixed and cannot be rolled again"):
        fight.reroll(1)
    fight.reroll()
    assert fight.dice == ["6", "2", "6", "6", "6"]
    assert fight.struck == {1: "snipe"}


def test_a_sniped_die_is_part_of_hands() -> None:
    """(20 + 30) × 3."""
    assert damage(meddled("snipe_1", dice=[*SIXES]), "five_of_a_kind") == 150


def test_deep_freeze_crushes_the_lowest_die_to_1_which_only_adds_1() -> None:
    """(14 + 1 + 24) × 2.2 = 85.8."""
    fight = meddled("deep_freeze_1", dice=[6, 6, 2, 6, 6])
    assert (fight.dice, fight.struck) == (["6", "6", "1", "6", "6"], {2: "deep_freeze"})
    assert damage(fight, "four_of_a_kind") == 85
    with pytest.raises(IllegalCommand):
        fight.reroll(2)


def test_a_die_that_is_frozen_deep_has_no_part_in_hands_and_combos() -> None:
    """(8 + 2 + 18) × 1.6 = 44.8."""
    fight = meddled("deep_freeze_2", dice=["1 fire", 1, 6, "6 lightning", 6])
    assert damage(fight, "three_of_a_kind") == 44
    assert "pair" in fight.hands
    assert "two_pair" not in fight.hands
    assert fight.combos == []


def test_chaos_rolls_a_held_die_again_after_each_reroll() -> None:
    fight = meddled("chaos_1", dice=[*FACES, 1, 1, 1, 1, 2, 3, 3, 3, 3, 4])
    fight.hold(0)
    fight.reroll()
    assert fight.dice == ["2", "1", "1", "1", "1"]
    fight.reroll()
    assert fight.dice == ["4", "3", "3", "3", "3"]
    assert fight.rerolls == 0


def test_chaos_takes_any_die_where_none_is_held() -> None:
    fight = meddled("chaos_1", dice=[*FACES, 1, 1, 1, 1, 1, 6])
    fight.reroll()
    assert sorted(fight.dice) == ["1", "1", "1", "1", "6"]


def test_weaken_takes_a_quarter_of_hand_damage() -> None:
    """150 × 3/4 = 112.5."""
    assert damage(meddled("weaken_1", dice=[*SIXES]), "five_of_a_kind") == 112


def test_under_gravity_values_above_3_count_as_3_and_hands_stay() -> None:
    """(20 + 15) × 3; a straight from 2 to 6 is (14 + 2 + 3 × 4) × 2."""
    assert damage(meddled("gravity_1", dice=[*SIXES]), "five_of_a_kind") == 105
    assert damage(meddled("gravity_1", dice=[2, 3, 4, 5, 6]), "large_straight") == 56


def test_a_burnt_die_is_out_until_the_last_reroll_is_done() -> None:
    fight = meddled("burn_die_1", dice=[6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4, 3])
    assert fight.dice == ["6"] * 4
    fight.reroll()
    assert fight.dice == ["5"] * 4
    fight.reroll()
    assert fight.dice == ["4", "4", "4", "4", "3"]


def test_a_burnt_die_can_be_missing_from_the_hand() -> None:
    fight = meddled("burn_die_1", dice=[6, 6, 6, 6])
    assert "five_of_a_kind" not in fight.hands
    assert damage(fight, "four_of_a_kind") == 83


def test_steal_reroll_leaves_one_less_but_not_below_0() -> None:
    assert meddled("steal_reroll_1", dice=[]).rerolls == 1
    assert meddled("steal_reroll_1", "steal_reroll_1", dice=[]).rerolls == 0
    assert meddled("steal_reroll_2", "steal_reroll_1", dice=[]).rerolls == 0


def test_lock_hold_lets_so_many_dice_be_held() -> None:
    fight = meddled("lock_hold_2", dice=FACES)
    fight.hold(0, 4)
    with pytest.raises(IllegalCommand, match="You can hold 2 dice at most"):
        fight.hold(1)
    fight = meddled("lock_hold_1", dice=FACES)
    with pytest.raises(IllegalCommand, match="You can hold 1 dice at most"):
        fight.hold(0, 4)
    with pytest.raises(IllegalCommand, match="roll more of them"):
        fight.reroll(0, 1, 2)
    fight.reroll(0, 1, 2, 3)


def test_a_stolen_die_is_missing_all_turn() -> None:
    fight = meddled("steal_die_1", dice=[6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4])
    fight.reroll()
    fight.reroll()
    assert fight.dice == ["4"] * 4
    fight.end_turn()
    assert len(fight.dice) == 4
    assert len(meddled("steal_die_2", dice=[]).dice) == 3


def test_a_cursed_die_counts_nothing_but_makes_hands() -> None:
    """(20 + 24) × 3; with two (20 + 18) × 3."""
    assert damage(meddled("curse_1", dice=[*SIXES]), "five_of_a_kind") == 132
    assert damage(meddled("curse_2", dice=[*SIXES]), "five_of_a_kind") == 114


def test_only_odd_or_only_even_values_score() -> None:
    """20 × 3 = 60 without any value; All Low of 1 2 2 3 3 is (14 + 7) × 1.6 = 33.6, or (14 + 4) × 1.6 = 28.8."""
    assert damage(meddled("odd_1", dice=[*SIXES]), "five_of_a_kind") == 60
    assert damage(meddled("even_2", dice=[*SIXES]), "five_of_a_kind") == 150
    assert damage(meddled("odd_1", dice=[1, 2, 2, 3, 3]), "all_low") == 33
    assert damage(meddled("even_2", dice=[1, 2, 2, 3, 3]), "all_low") == 28


def test_a_rigged_die_always_shows_1() -> None:
    fight = meddled("rig_1", dice=[*SIXES, *SIXES])
    (place,) = fight.struck
    assert Counter(fight.dice) == {"6": 4, "1": 1}
    fight.reroll(place)
    assert fight.dice[place] == "1"


def test_locked_dice_cannot_be_rolled_again() -> None:
    fight = meddled("lock_die_2", dice=[*SIXES, 1, 1, 1])
    assert [*fight.struck.values()] == ["lock_die"] * 2
    fight.reroll()
    assert Counter(fight.dice) == {"6": 2, "1": 3}
    assert {place for place, die in enumerate(fight.dice) if die == "6"} == {*fight.struck}


def test_stripped_dice_lose_their_element_and_take_none() -> None:
    fight = meddled("strip_2", dice=["6 fire", 6, 6, "6 wind", "6 ice", *["6 fire"] * 5])
    assert [*fight.struck.values()] == ["strip"] * 2
    assert {*fight.struck} < {0, 3, 4}
    assert sum(" " in die for die in fight.dice) == 1
    fight.reroll()
    assert {place for place, die in enumerate(fight.dice) if " " not in die} == {*fight.struck}


def test_strip_is_an_attack_where_elements_are_rarer_than_5_in_a_hundred() -> None:
    """10.79 × 0.6 = 6.5; where there are enough of them nothing strikes."""
    fight = arena(["strip_2"], hero="dull")
    assert [hit.amount for hit in of(fight.end_turn(), DamageDealt)] == [6]
    assert fight.struck == {}
    fight = arena(["strip_2"])
    assert not of(fight.end_turn(), DamageDealt)


# --- what is so of all of them


@pytest.mark.parametrize("name", MEDDLERS)
def test_all_of_it_ends_with_the_turn(name: str) -> None:
    fight = arena([{"prefab": name, "hp": 1}, "dummy"], [1, 2, 3, 4, 6])
    fight.end_turn()
    fight.score("chance", at=0)
    assert (len(fight.dice), fight.rerolls, fight.struck) == (5, 2, {})
    assert fight.session.world.laws.lying == []


@pytest.mark.parametrize("name", MEDDLERS)
def test_none_of_it_outlives_the_combat(name: str) -> None:
    fight = arena([{"prefab": name, "hp": 1}])
    fight.end_turn()
    fight.score("chance")
    assert fight.outcome == "won"
    assert fight.session.world.laws.coming == []


def test_a_law_that_is_coming_already_is_not_doubled() -> None:
    """150 × 3/4, once."""
    assert damage(meddled("weaken_1", "weaken_1", dice=[*SIXES]), "five_of_a_kind") == 112


def test_three_dice_stay_in_play_whatever_is_stolen_and_burnt() -> None:
    assert len(meddled("steal_die_2", "burn_die_2", dice=[]).dice) == 3


def test_what_finds_no_die_any_more_is_lost() -> None:
    fight = meddled("rig_2", "curse_2", "snipe_2", dice=[*SIXES])
    assert Counter(fight.struck.values()) == {"rig": 2, "curse": 2, "snipe": 1}


# --- two at a time

TAKES = ("snipe", "deep_freeze", "curse", "rig", "lock_die", "strip")
"""What strikes one die in play."""
OUT = ("steal_die", "burn_die")
BOTH = [*combinations_with_replacement([name for name in MEDDLERS if name.endswith("_1")], 2)]


@pytest.mark.parametrize(("one", "other"), BOTH)
def test_any_two_of_them_go_together(one: str, other: str) -> None:
    kinds = Counter(MEDDLERS[name][0] for name in (one, other))
    fight = meddled(one, other, dice=[*FACES])
    assert Counter(fight.struck.values()) == {kind: n for kind, n in kinds.items() if kind in TAKES}
    assert len(fight.dice) == 5 - sum(kinds[kind] for kind in OUT)
    assert fight.rerolls == 2 - kinds["steal_reroll"]
    lying = [law.kind for law in fight.session.world.laws.lying]
    assert all(kind in lying for kind in kinds)
    assert fight.legal()


def test_deep_freeze_takes_the_lowest_die_and_snipe_the_next() -> None:
    fight = meddled("snipe_1", "deep_freeze_1", dice=FACES)
    assert (fight.dice, fight.struck) == (["5", "1", "4", "3", "6"], {1: "deep_freeze", 3: "snipe"})


def test_a_rigged_die_is_not_the_one_that_is_sniped() -> None:
    fight = meddled("rig_1", "snipe_1", dice=[6, 6, 6, 6, 6])
    assert Counter(fight.dice) == {"6": 4, "1": 1}
    assert Counter(fight.struck.values()) == {"rig": 1, "snipe": 1}


@pytest.mark.parametrize(
    ("one", "other", "dealt"),
    [
        ("weaken_1", "gravity_1", 78),
        ("weaken_1", "curse_1", 99),
        ("gravity_1", "curse_1", 96),
        ("gravity_1", "odd_1", 60),
        ("gravity_1", "even_2", 105),
        ("curse_1", "even_2", 132),
        ("weaken_1", "odd_1", 45),
        ("gravity_1", "curse_2", 87),
    ],
)
def test_what_two_of_them_leave_of_five_sixes(one: str, other: str, dealt: int) -> None:
    """(20 + 15) × 3 × 3/4 = 78.75; (20 + 24) × 3 × 3/4; (20 + 12) × 3; parity goes by the face, before gravity."""
    assert damage(meddled(one, other, dice=[*SIXES]), "five_of_a_kind") == dealt


def test_locked_dice_do_not_count_as_held() -> None:
    fight = meddled("lock_hold_1", "lock_die_2", dice=[*FACES])
    free = [place for place in range(5) if place not in fight.struck]
    fight.hold(*fight.struck, free[0])
    with pytest.raises(IllegalCommand, match="You can hold 1 dice at most"):
        fight.hold(free[1])


def test_chaos_spares_dice_that_are_fixed() -> None:
    fight = meddled("chaos_1", "snipe_1", dice=[*FACES, 1, 1, 1, 6])
    fight.hold(0)
    facts = fight.reroll()
    assert [fact.how for fact in of(facts, DiceRolled)] == ["again", "free"]
    assert fight.dice == ["6", "2", "1", "1", "1"]


def test_burnt_dice_come_back_at_once_where_no_reroll_is_left() -> None:
    fight = meddled("burn_die_1", "steal_reroll_2", dice=[6, 6, 6, 6, 5])
    assert (fight.dice, fight.rerolls) == (["6", "6", "6", "6", "5"], 0)


def test_a_die_that_is_stripped_is_not_frozen_deep_too() -> None:
    fight = meddled("deep_freeze_1", "strip_1", dice=["1 fire", 6, 6, 6, "6 ice"])
    assert fight.struck == {0: "deep_freeze", 4: "strip"}
    assert fight.dice == ["1 fire", "6", "6", "6", "6"]
    assert len([fact for fact in fight.facts if isinstance(fact, ElementChanged) and not fact.element]) == 1


def test_deep_freeze_changes_no_die_that_shows_1_already() -> None:
    assert not of(meddled("deep_freeze_1", dice=[6, 6, 1, 6, 6]).facts, DieChanged)
    assert len(of(meddled("deep_freeze_1", dice=[6, 6, 2, 6, 6]).facts, DieChanged)) == 1
