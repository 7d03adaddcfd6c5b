"""Relics that grow in the run, pay, heal, block and protect (D27, D33)."""

import pytest

from components.effects import DealDamage, GainRelic, LoseHp
from components.facts import DeathDefied, Interfered, RuleActed
from tests.dice.relics.fights import blocks, comes_to, count, fight, happen, win

SIXES = (6, 6, 1, 2, 4)


@pytest.mark.parametrize(("foe", "counted"), [("rat", 0), ("captain", 1), ("king", 1)])
def test_the_trophy_string_counts_elites_and_bosses_that_die(foe: str, counted: int) -> None:
    held = fight("trophy_string", foes=[foe])
    win(held)
    assert count(held, "trophy_string") == counted


@pytest.mark.parametrize("foe", ["captain", "king"])
def test_a_trophy_is_taken_once_a_combat(foe: str) -> None:
    held = fight("trophy_string", foes=[foe, foe])
    win(held)
    assert count(held, "trophy_string") == 1


@pytest.mark.parametrize("foe", ["captain", "king"])
def test_each_trophy_is_a_chip_and_there_are_8_at_most(foe: str) -> None:
    """(4 + 8 + 12) × 1.2."""
    held = fight("trophy_string", foes=["post", foe])
    held.session.world.counters.counts["trophy_string"] = 8
    assert held.preview("pair", at=0).damage == 28
    win(held)
    assert count(held, "trophy_string") == 8


@pytest.mark.parametrize(("lost", "counted"), [(9, 0), (10, 1)])
def test_the_wick_counts_combats_that_cost_10_hp(lost: int, counted: int) -> None:
    held = fight("martyrs_wick")
    happen(held, LoseHp(4))
    happen(held, LoseHp(lost - 4))
    win(held)
    assert count(held, "martyrs_wick") == counted


def test_hits_that_block_stops_cost_no_hp() -> None:
    held = fight("martyrs_wick", foes=["striker"], player={"block": 10})
    held.end_turn()
    win(held)
    assert held.player.hp == 85
    assert count(held, "martyrs_wick") == 0


def test_the_wick_is_two_hundredths_of_mult_each_time_up_to_20_times() -> None:
    """16 × (1.2 + 0.4)."""
    held = fight("martyrs_wick", foes=["striker"])
    held.session.world.counters.counts["martyrs_wick"] = 20
    assert comes_to(held, "pair") == 25
    held.end_turn()
    win(held)
    assert count(held, "martyrs_wick") == 20


def test_the_ledger_gives_a_chip_to_the_hand_that_was_scored_last() -> None:
    held = fight("ledger_of_hands", dice=SIXES * 3)
    held.score("chance")
    held.score("pair")
    win(held)
    assert held.session.world.practice.chips == {"pair": 1}


def test_the_ledger_gives_nothing_where_no_hand_was_scored() -> None:
    held = fight("ledger_of_hands")
    win(held)
    assert held.session.world.practice.chips == {}


def test_the_ledger_gives_a_hand_10_chips_at_most_whatever_else_has() -> None:
    held = fight("ledger_of_hands", practice={"pair": 6})
    held.session.world.counters.counts["ledger_of_hands pair"] = 9
    held.score("pair")
    win(held)
    assert held.session.world.practice.chips == {"pair": 7}
    assert count(held, "ledger_of_hands pair") == 10


def test_a_hand_with_10_chips_of_the_ledger_gains_none() -> None:
    held = fight("ledger_of_hands")
    held.session.world.counters.counts["ledger_of_hands pair"] = 10
    held.score("pair")
    win(held)
    assert held.session.world.practice.chips == {}


def test_the_crown_of_the_slain_counts_combats_that_are_won() -> None:
    """16 × (1.2 + 0.3) after ten."""
    held = fight("crown_of_the_slain")
    held.session.world.counters.counts["crown_of_the_slain"] = 10
    assert comes_to(held, "pair") == 24
    win(held)
    assert count(held, "crown_of_the_slain") == 11


def test_the_purse_pays_5_gold_after_a_combat() -> None:
    held = fight("ferrymans_purse", player={"gold": 20})
    win(held)
    assert held.gold == 25


def test_deep_pockets_hold_half_as_much_again() -> None:
    """5 × 1.5, rounded down."""
    held = fight("ferrymans_purse", "deep_pockets", player={"gold": 20})
    win(held)
    assert held.gold == 27


@pytest.mark.parametrize(
    ("relic", "kind", "healed"),
    [
        ("leech_jar", "normal", 2),
        ("leech_jar", "elite", 7),
        ("leech_jar", "boss", 7),
        ("worn_compass", "normal", 3),
        ("worn_compass", "boss", 3),
    ],
)
def test_a_combats_end_heals(relic: str, kind: str, healed: int) -> None:
    held = fight(relic, kind=kind, player={"hp": 50})
    win(held)
    assert held.player.hp == 50 + healed


def test_chitin_blocks_8_in_the_first_turn_alone() -> None:
    held = fight("chitin_plate")
    assert held.player.block == 8
    held.end_turn()
    assert held.player.block == 0


def test_the_splinter_gives_10_max_hp_and_heals_them() -> None:
    held = fight(player={"hp": 40})
    happen(held, GainRelic("heartwood_splinter"))
    assert (held.player.hp, held.player.max_hp) == (50, 95)


def test_salt_undoes_the_first_meddling_and_blocks_each_later_one() -> None:
    """Weaken, then Gravity: a Pair of sixes that count as threes is (4 + 6) × 1.2."""
    held = fight("ward_of_salt", dice=SIXES * 3, foes=["witch"])
    happened = held.end_turn()
    assert [fact.amount for fact in happened if isinstance(fact, Interfered)] == [0, 1]
    assert blocks(happened) == [4]
    assert comes_to(held, "pair") == 12
    assert blocks(held.end_turn()) == [4, 4]


def test_without_salt_both_lie_on_the_turn() -> None:
    """10 × 1.2 × 3/4."""
    held = fight(dice=SIXES * 2, foes=["witch"])
    held.end_turn()
    assert comes_to(held, "pair") == 9


@pytest.mark.parametrize(("foe", "threshold"), [("post", 26), ("king", 36)])
def test_the_gong_lowers_the_threshold_of_a_stun(foe: str, threshold: int) -> None:
    assert fight("iron_gong", foes=[foe]).stun_threshold() == threshold


def test_the_hood_makes_the_stunned_vulnerable_and_blocks() -> None:
    """19 of a rat's 50 HP are more than 30 in a hundred."""
    held = fight("executioners_hood", foes=["rat"])
    assert blocks(held.score("pair")) == [4]
    assert held.foes[0].statuses["vulnerable"] == 2


def test_the_hood_does_nothing_without_a_stun() -> None:
    held = fight("executioners_hood")
    assert blocks(held.score("pair")) == []
    assert "vulnerable" not in held.foes[0].statuses


def test_who_wears_the_mask_of_the_abyss_is_hit_harder() -> None:
    """10 × 1.15, rounded down."""
    held = fight("mask_of_the_abyss", foes=["striker"])
    held.end_turn()
    assert held.player.hp == 85 - 11


def test_the_lantern_leaves_a_quarter_of_max_hp_once_an_act() -> None:
    """A quarter of 85, rounded down."""
    held = fight("last_stair", foes=["striker"], player={"hp": 10})
    happened = held.end_turn()
    assert [fact.hp for fact in happened if isinstance(fact, DeathDefied)] == [21]
    assert [fact.prefab for fact in happened if isinstance(fact, RuleActed)] == ["last_stair"]
    assert held.player.hp == 21
    held.end_turn()
    held.end_turn()
    held.end_turn()
    assert held.outcome == "lost"


def test_the_lantern_burns_again_in_the_next_act() -> None:
    held = fight("last_stair", player={"hp": 10}, act=2)
    held.session.world.counters.stood = 1
    happen(held, LoseHp(99))
    assert held.player.hp == 21
    happen(held, LoseHp(99))
    assert held.outcome == "lost"


def test_the_lantern_is_for_the_player_alone() -> None:
    held = fight("last_stair", foes=["rat", "post"])
    happen(held, DealDamage(99, to="all_enemies"))
    assert [foe.id for foe in held.foes] == ["post"]
