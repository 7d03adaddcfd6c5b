"""Events that turn on dice: what is named, thrown, thrown again, staked and piled up (D22)."""

import pytest

from components.commands import Choose
from components.dice.run_effects import GainBoon
from components.facts import DiceThrown
from shadows.play.session import IllegalCommand
from systems.run.pools import offerable_relics
from tests.dice.run.roads import asked, begun, choose, gold, happen, hp, meet, options, potions, relics, win


def test_a_number_is_named_before_the_dice_fall() -> None:
    """They show 2, 4, 6 (the drawn numbers are one less); 4 was named."""
    session = begun(rolls={"throws": [1, 3, 5]})
    meet(session, "knucklebone_well")
    choose(session, "Name a number, throw three dice")
    assert asked(session) == "naming"
    assert [option.name for option in options(session)] == ["1", "2", "3", "4", "5", "6"]
    happened = choose(session, "4")
    assert DiceThrown((2, 4, 6)) in happened
    assert (len(relics(session)), hp(session), asked(session)) == (2, 80, "map")


def test_a_number_that_none_shows_costs_6_hp() -> None:
    session = begun(rolls={"throws": [1, 3, 5]})
    meet(session, "knucklebone_well")
    choose(session, "Name a number, throw three dice", "1")
    assert (len(relics(session)), hp(session)) == (1, 74)


def test_what_a_throw_costs_leaves_1_hp() -> None:
    session = begun(hp=4, rolls={"throws": [1, 3, 5]})
    meet(session, "knucklebone_well")
    choose(session, "Name a number, throw three dice", "1")
    assert hp(session) == 1


@pytest.mark.parametrize(
    ("fall", "left"),
    [([5, 5, 0, 0], 145), ([0, 0, 5, 5], 80), ([2, 3, 3, 2], 80)],
    ids=["more than the house", "less", "a tie is the house's"],
)
def test_a_stake_is_lost_with_the_throw(fall: list[int], left: int) -> None:
    session = begun(rolls={"throws": fall})
    meet(session, "jailers_last_round")
    choose(session, "Stake 20 Gold, two dice against two")
    assert gold(session) == left


def test_a_stake_must_be_there() -> None:
    session = begun(gold=19)
    meet(session, "jailers_last_round")
    assert options(session)[0].refusal == "You have only 19 Gold."
    with pytest.raises(IllegalCommand):
        session.submit(Choose(0))


def test_some_dice_are_thrown_again_once() -> None:
    """6, 6, 1, 1, 4 are 18; the two ones fall anew as 5 and 3: 24."""
    session = begun(rolls={"throws": [5, 5, 0, 0, 3, 4, 2]})
    meet(session, "door_of_pips")
    choose(session, "Ask all: 22 or more")
    assert asked(session) == "throw"
    assert [option.name for option in options(session)] == ["Die 1: 6", "Die 2: 6", "Die 3: 1", "Die 4: 1", "Die 5: 4"]
    choose(session, "2", "3", "")
    assert (gold(session), asked(session)) == (136, "map")


def test_dice_may_be_left_as_they_lie() -> None:
    session = begun(rolls={"throws": [5, 5, 0, 0, 3]})
    meet(session, "door_of_pips")
    choose(session, "Ask all: 22 or more", "")
    assert (gold(session), hp(session)) == (100, 74)


def test_a_steady_hand_throws_one_die_again() -> None:
    """1, 1, 1, 1 can only become 9: the scale wants 12 to 16; 4, 3, 3, 1 become 4, 3, 3, 6."""
    session = begun(act=2, rolls={"throws": [3, 2, 2, 0, 5]})
    meet(session, "smelters_scale")
    choose(session, "Pay 15 Gold for a steady hand", "3")
    assert (asked(session), gold(session)) == ("practice", 85)
    choose(session, "Pair")
    assert session.world.practice.chips == {"pair": 4}


def test_a_lock_may_be_tried_three_times() -> None:
    """Nothing, nothing, then a pair of twos: twice 3 HP, and one of two consumables."""
    session = begun(rolls={"throws": [0, 1, 2, 3, 4, 5, 1, 1, 4]})
    meet(session, "prisoner_of_pairs")
    choose(session, "Turn the lock, three dice")
    assert (asked(session), hp(session)) == ("once_more", 77)
    choose(session, "Throw again")
    assert (asked(session), hp(session)) == ("once_more", 74)
    choose(session, "Throw again")
    assert (asked(session), len(options(session))) == ("pick", 2)
    name = options(session)[1].id
    choose(session, name)
    assert (potions(session), asked(session)) == ([name], "map")


def test_a_lock_is_not_tried_a_fourth_time() -> None:
    session = begun(rolls={"throws": [0, 1, 2] * 3})
    meet(session, "prisoner_of_pairs")
    choose(session, "Turn the lock, three dice", "Throw again", "Throw again")
    assert (asked(session), hp(session), potions(session)) == ("map", 71, [])


def test_who_has_enough_leaves_the_lock() -> None:
    session = begun(rolls={"throws": [0, 1, 2]})
    meet(session, "prisoner_of_pairs")
    choose(session, "Turn the lock, three dice", "")
    assert (asked(session), hp(session)) == ("map", 77)


@pytest.mark.parametrize(
    ("fall", "brings"), [(1, ("gold", 82)), (2, ("potion", 78)), (4, ("relic", 78)), (5, ("relic", 78))]
)
def test_what_a_die_shows_is_what_was_bought(fall: int, brings: tuple[str, int]) -> None:
    session = begun(act=2, rolls={"throws": [fall]})
    meet(session, "bidding_furnace")
    choose(session, "Bid 22 Gold, one die")
    had = "potion" if potions(session) else "relic" if len(relics(session)) > 1 else "gold"
    assert (had, gold(session)) == brings


def test_of_two_dice_the_higher_counts() -> None:
    """1 and 3: a consumable."""
    session = begun(act=2, rolls={"throws": [0, 2]})
    meet(session, "bidding_furnace")
    choose(session, "Bid 36 Gold, two dice, the higher counts")
    assert (len(potions(session)), gold(session)) == (1, 64)


def test_a_pile_grows_by_twice_what_falls_until_it_is_taken() -> None:
    """6 and 3: 18 Gold."""
    session = begun(act=2, rolls={"throws": [5, 2]})
    meet(session, "counting_candle")
    choose(session, "Throw one die, as often as you dare", "Throw again")
    assert (session.world.table.pile, gold(session)) == (18, 100)
    choose(session, "")
    assert (gold(session), hp(session), asked(session)) == (118, 80, "map")


def test_a_1_takes_the_pile() -> None:
    session = begun(act=2, rolls={"throws": [5, 0]})
    meet(session, "counting_candle")
    choose(session, "Throw one die, as often as you dare", "Throw again")
    assert (gold(session), hp(session), session.world.table.pile) == (100, 70, 0)


@pytest.mark.parametrize(("plea", "left"), [("Odd", 160), ("Even", 70)])
def test_a_plea_is_odd_or_even(plea: str, left: int) -> None:
    """6, 6, 6, 6, 1 are 25."""
    session = begun(act=3, rolls={"throws": [5, 5, 5, 5, 0]})
    meet(session, "court_of_odd_and_even")
    choose(session, "Plead odd or even with 30 Gold", plea)
    assert gold(session) == left


def test_a_great_name_is_worth_2_chips_to_every_hand() -> None:
    session = begun(act=3, rolls={"throws": [3, 3]})
    meet(session, "weigher_of_names")
    choose(session, "Ask for a great name: 8 or more")
    assert session.world.boons.held == ["great_name"]


def test_a_star_is_caught_by_four_different_dice() -> None:
    session = begun(act=3, rolls={"throws": [0, 1, 2, 3]})
    meet(session, "falling_star")
    choose(session, "Catch all four, all different")
    assert (session.world.boons.held, potions(session), hp(session)) == (["caught_star"], ["elemental_charge"], 80)


def test_a_consumable_is_given_away_for_max_hp() -> None:
    session = begun(potions=["flip", "prism"])
    meet(session, "gravedigger")
    choose(session, "Give a consumable to bury")
    assert asked(session) == "give"
    choose(session, "flip")
    assert (potions(session), session.look().player.max_hp) == (["prism"], 85)


def test_who_carries_nothing_can_give_nothing() -> None:
    session = begun()
    meet(session, "gravedigger")
    assert options(session)[0].refusal == "You carry no consumable."


def test_a_boon_of_some_combats_is_renewed_and_not_stacked() -> None:
    session = begun()
    happen(session, GainBoon("kindled_wick"))
    session.world.boons.left["kindled_wick"] = 1
    happen(session, GainBoon("kindled_wick"))
    assert (session.world.boons.held, session.world.boons.left) == (["kindled_wick"], {"kindled_wick": 3})


def test_the_fight_for_the_bridge_brings_an_uncommon_relic_and_nothing_else() -> None:

    session = begun(act=2)
    meet(session, "toll_of_sparks")
    choose(session, "Fight for the bridge")
    assert session.world.clock.encounter == "toll_fight"
    uncommon = offerable_relics(session.world, rarity="uncommon")
    win(session)
    assert relics(session)[-1] in uncommon
    assert (gold(session), asked(session)) == (100, "map")
