"""Consumables: what each does, and when it is refused (D16, D30, D32). A Pair of sixes deals 19."""

import pytest

from components.facts import Stunned
from shadows.play.session import IllegalCommand
from tests.dice.relics.fights import comes_to, fight, hits

SIXES = (6, 6, 1, 2, 4)


def test_a_consumable_is_gone_when_it_was_used_and_is_no_reroll() -> None:
    held = fight(consumables=["flip", "purify"])
    held.use("flip", die=2)
    assert held.consumables == [None, "purify", None]
    assert held.rerolls == 2


def test_flip_turns_a_die_over_and_leaves_its_element() -> None:
    held = fight(dice=["1 ice", 2, 3, 6, 5], consumables=["flip"] * 3)
    for die in range(3):
        held.use("flip", die=die)
    assert held.dice == ["6 ice", "5", "4", "6", "5"]


@pytest.mark.parametrize(("thing", "more"), [("flip", {}), ("set_die", {"value": 6})])
def test_a_rigged_die_is_neither_turned_nor_set(thing: str, more: dict[str, int]) -> None:
    held = fight(dice=SIXES * 2, foes=["rigger"], consumables=[thing])
    held.end_turn()
    with pytest.raises(IllegalCommand, match="cannot be changed"):
        held.use(thing, die=next(iter(held.struck)), **more)


def test_purify_lifts_what_lies_on_the_turn() -> None:
    """Weaken and Gravity."""
    held = fight(dice=SIXES * 2, foes=["witch"], consumables=["purify"])
    held.end_turn()
    assert comes_to(held, "pair") == 9
    held.use("purify")
    assert comes_to(held, "pair") == 19


def test_purify_brings_a_stolen_die_back_which_is_rolled_once() -> None:
    held = fight(dice=[*SIXES, 6, 6, 1, 2, "5 fire"], foes=["thief"], consumables=["purify"])
    held.end_turn()
    assert held.dice == ["6", "6", "1", "2"]
    held.use("purify")
    assert held.dice == ["6", "6", "1", "2", "5 fire"]


def test_purify_is_refused_where_nothing_meddles() -> None:
    held = fight(consumables=["purify"])
    with pytest.raises(IllegalCommand, match="Nothing meddles"):
        held.use("purify")


@pytest.mark.parametrize(("act", "lost"), [(1, 18), (2, 36), (3, 54)])
def test_shatter_deals_three_times_a_die_times_the_act_past_block(act: int, lost: int) -> None:
    held = fight(foes=[{"prefab": "post", "block": 99}], consumables=["shatter"], act=act)
    held.use("shatter", die=0)
    assert held.foes[0].hp == 1000 - lost
    assert held.dice == ["6", "1", "2", "4"]


def test_a_shattered_die_is_back_in_the_next_turn_and_the_hand_may_still_be_scored() -> None:
    held = fight(dice=[6, 6, 5, 2, 4], consumables=["shatter"])
    held.use("shatter", die=2)
    assert hits(held.score("pair")) == [19]
    assert len(held.dice) == 5


def test_shatter_can_stun() -> None:
    """18 of 50 HP."""
    held = fight(foes=["rat"], consumables=["shatter"])
    assert any(isinstance(fact, Stunned) for fact in held.use("shatter", die=0))


def test_shatter_leaves_three_dice() -> None:
    held = fight(consumables=["shatter"] * 3)
    held.use("shatter", die=0)
    held.use("shatter", die=0)
    with pytest.raises(IllegalCommand, match="3 dice must stay"):
        held.use("shatter", die=0)


def test_a_grave_die_is_rolled_at_once_and_is_rerolled_like_the_others() -> None:
    held = fight(dice=[*SIXES, "3 wind", 5], consumables=["add_die"])
    held.use("add_die")
    assert held.dice == ["6", "6", "1", "2", "4", "3 wind"]
    held.reroll(5)
    assert held.dice[5] == "5"
    held.end_turn()
    assert len(held.dice) == 5


@pytest.mark.parametrize(("thing", "more"), [("add_die", {}), ("clone", {"die": 0})])
def test_beyond_eight_dice_none_is_added(thing: str, more: dict[str, int]) -> None:
    held = fight("ossuary_vial", hero="strategist", dice=[*SIXES, 1, 1], consumables=["add_die", thing])
    held.use("add_die")
    assert len(held.dice) == 8
    with pytest.raises(IllegalCommand, match="8 dice in play already"):
        held.use(thing, **more)


def test_reforge_rolls_all_that_is_not_held_and_is_no_reroll() -> None:
    held = fight(dice=[*SIXES, 3, "3 fire", 3], consumables=["reforge"])
    held.hold(0, 1)
    held.use("reforge")
    assert held.dice == ["6", "6", "3", "3 fire", "3"]
    assert held.rerolls == 2


def test_a_quarter_of_what_is_reforged_is_elemental() -> None:
    """5 dice in 40 fights: about 50 of 200, against 10 by their own 5%."""
    elemental = 0
    for seed in range(40):
        held = fight(dice=SIXES, consumables=["reforge"], seed=f"COALS{seed}")
        held.use("reforge")
        elemental += sum(" " in die for die in held.dice)
    assert 30 <= elemental <= 70


def test_reforge_is_refused_where_every_die_is_held() -> None:
    held = fight(consumables=["reforge"])
    held.hold(0, 1, 2, 3, 4)
    with pytest.raises(IllegalCommand, match="held or fixed"):
        held.use("reforge")


def test_a_charge_gives_the_named_element_to_a_die_that_has_none() -> None:
    held = fight(dice=["6 fire", "6 fire", "1 fire", "2 fire", 4], consumables=["elemental_charge"])
    held.use("elemental_charge", element="ice")
    assert held.dice == ["6 fire", "6 fire", "1 fire", "2 fire", "4 ice"]


def test_a_charge_changes_any_die_where_all_have_an_element() -> None:
    held = fight(dice=["6 fire", "6 fire", "1 fire", "2 fire", "4 fire"], consumables=["elemental_charge"])
    held.use("elemental_charge", element="ice")
    assert sorted(die.partition(" ")[2] for die in held.dice) == ["fire"] * 4 + ["ice"]


def test_tempering_counts_two_elements_as_three_of_ones_choice() -> None:
    """For this hand alone."""
    dice = ("6 fire", "6 ice", 1, 2, 4)
    held = fight(dice=dice * 2, consumables=["tempering"])
    assert held.combos == ["steam_burst"]
    held.use("tempering")
    assert held.combos == ["cataclysm", "maelstrom"]
    assert hits(held.score("pair", combo="maelstrom")) == [19, 7]
    assert held.combos == ["steam_burst"]


def test_tempering_counts_three_elements_as_four() -> None:
    held = fight(dice=("6 fire", "6 ice", "1 wind", 2, 4), consumables=["tempering"])
    held.use("tempering")
    assert held.combos == ["singularity"]


def test_tempering_twice_is_one_tier() -> None:
    held = fight(dice=("6 fire", "6 ice", 1, 2, 4), consumables=["tempering", "tempering"])
    held.use("tempering")
    held.use("tempering")
    assert held.combos == ["cataclysm", "maelstrom"]


def test_tempering_is_refused_with_one_element() -> None:
    held = fight(dice=("6 fire", "6 fire", 1, 2, 4), consumables=["tempering"])
    with pytest.raises(IllegalCommand, match="two different elements"):
        held.use("tempering")


def test_tempering_is_refused_where_no_combo_has_three_elements() -> None:
    held = fight(
        dice=("6 fire", "6 ice", 1, 2, 4),
        consumables=["tempering"],
        nodes=["centre_k"],
        focus=["fire", "ice"],
    )
    with pytest.raises(IllegalCommand, match="combos of three"):
        held.use("tempering")


def test_a_loaded_die_is_set_to_any_number_and_keeps_its_element() -> None:
    held = fight(dice=["1 fire", 6, 1, 2, 4], consumables=["set_die"])
    held.use("set_die", die=0, value=6)
    assert held.dice[0] == "6 fire"


@pytest.mark.parametrize("value", [0, 7, None])
def test_a_die_is_set_to_what_dice_can_show(value: int | None) -> None:
    held = fight(consumables=["set_die"])
    with pytest.raises(IllegalCommand, match="needs a number"):
        held.use("set_die", die=0, value=value)


def test_a_changeling_has_value_and_element_and_cannot_be_copied() -> None:
    held = fight(dice=["6 fire", 6, 1, 2, 4], consumables=["clone", "clone"])
    held.use("clone", die=0)
    assert held.dice == ["6 fire", "6", "1", "2", "4", "6 fire"]
    with pytest.raises(IllegalCommand, match="copy cannot be copied"):
        held.use("clone", die=5)
    held.use("clone", die=0)
    assert len(held.dice) == 7


def test_a_prism_lets_two_elemental_dice_be_any_two_elements() -> None:
    """In this turn alone."""
    held = fight(dice=["6 fire", "6 fire", 1, 2, 4] * 2, consumables=["prism"])
    assert held.combos == []
    held.use("prism")
    assert len(held.combos) == 6
    assert hits(held.score("pair", combo="overload")) == [19, 9]
    assert held.combos == []


def test_a_prism_needs_two_elemental_dice() -> None:
    held = fight(dice=["6 fire", 6, 1, 2, 4], consumables=["prism"])
    with pytest.raises(IllegalCommand, match="two elemental dice"):
        held.use("prism")


def test_a_mark_falls_with_a_turn_without_a_hand() -> None:
    held = fight(dice=["6 fire", "6 fire", 1, 2, 4] * 2, consumables=["prism"])
    held.use("prism")
    held.end_turn()
    assert held.combos == []
