"""Every status: what it does, when it ticks, and how it goes."""

from itertools import pairwise

import pytest

from shadows import sandbox
from tests.combat.reading import losses

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {"prefab": "skeleton_warrior", "hp": 50, "step": 2}
"""Defends in its next turn."""


@pytest.mark.parametrize(("strength", "damage"), [(3, 9), (-2, 4), (-6, 0), (-9, 0)])
def test_strength_adds_to_attacks_and_may_be_negative(strength: int, damage: int) -> None:
    """R1, R16"""
    fight = sandbox(hand=["strike"], foes=[FOE], player={"statuses": {"strength": strength}})
    fight.play("strike")
    assert fight.foes[0].hp == 50 - damage


def test_strength_lasts_for_the_combat() -> None:
    fight = sandbox(hand=[], foes=[{**FOE, "statuses": {"strength": 2}}], player={"statuses": {"strength": 1}})
    for _ in range(3):
        fight.end_turn()
    assert (fight.player.statuses, fight.foes[0].statuses) == ({"strength": 1}, {"strength": 2})


@pytest.mark.parametrize(("dexterity", "block"), [(2, 7), (-2, 3), (-5, 0), (-8, 0)])
def test_dexterity_adds_to_block_from_cards_and_never_below_0(dexterity: int, block: int) -> None:
    """R3"""
    fight = sandbox(hand=["defend"], foes=[FOE], player={"statuses": {"dexterity": dexterity}})
    fight.play("defend")
    assert fight.player.block == block


def test_regeneration_heals_at_the_end_of_the_turn_then_falls_by_1() -> None:
    """R11"""
    fight = sandbox(hand=[], foes=[IDLE], player={"hp": 40, "statuses": {"regeneration": 2}})
    fight.end_turn()
    assert (fight.player.hp, fight.player.statuses) == (42, {"regeneration": 1})


def test_an_enemys_regeneration_heals_at_the_end_of_its_turn() -> None:
    """R12"""
    foe = {"prefab": "skeleton_warrior", "hp": 10, "statuses": {"regeneration": 3}}
    fight = sandbox(hand=[], foes=[foe])
    fight.end_turn()
    assert (fight.foes[0].hp, fight.foes[0].statuses) == (13, {"regeneration": 2})


def test_intangible_reduces_damage_and_losses_to_1() -> None:
    """R4"""
    fight = sandbox(hand=["life_tap", "strike"], foes=[FOE], player={"statuses": {"intangible": 1}})
    fight.play("life_tap")
    assert fight.player.hp == 69
    fight.end_turn()
    assert fight.player.hp == 68


def test_weak_deals_a_quarter_less_and_counts_down_at_the_end_of_the_round() -> None:
    """R13"""
    fight = sandbox(hand=["strike"], draw=["strike"] * 5, foes=[{**FOE, "step": 2}], player={"statuses": {"weak": 1}})
    fight.play("strike")
    assert fight.foes[0].hp == 46
    fight.end_turn()
    assert fight.player.statuses == {}


def test_vulnerable_takes_half_as_much_again() -> None:
    fight = sandbox(hand=["strike"], foes=[{**FOE, "statuses": {"vulnerable": 1}}])
    fight.play("strike")
    assert fight.foes[0].hp == 41


@pytest.mark.parametrize(("status", "left"), [("bleed", [5, 2, 1, 0]), ("poison", [5, 4, 3, 2, 1, 0])])
def test_at_the_start_of_the_players_turn(status: str, left: list[int]) -> None:
    """R10, R15"""
    fight = sandbox(hand=[], foes=[{**FOE, "hp": 500, "step": 2}], player={"statuses": {status: left[0]}})
    for before, after in pairwise(left):
        facts = fight.end_turn()
        assert losses(facts, fight.player.entity)[-1] == before
        assert fight.player.statuses.get(status, 0) == after


def test_burn_takes_hp_at_the_end_of_the_players_turn_then_halves() -> None:
    """R11, R15"""
    fight = sandbox(hand=["defend"], foes=[IDLE], player={"statuses": {"burn": 5}})
    fight.play("defend")
    fight.end_turn()
    assert (fight.player.hp, fight.player.statuses) == (65, {"burn": 2})


@pytest.mark.parametrize(("status", "left"), [("bleed", 3), ("poison", 6), ("burn", 3)])
def test_on_an_enemy_it_ignores_block(status: str, left: int) -> None:
    """R12, R15"""
    fight = sandbox(hand=[], foes=[{**IDLE, "block": 20, "statuses": {status: 7}}])
    fight.end_turn()
    assert (fight.foes[0].hp, fight.foes[0].block, fight.foes[0].statuses) == (43, 8, {status: left})


@pytest.mark.parametrize("status", ["bleed", "burn", "poison"])
def test_a_last_stack_takes_1_hp_and_is_gone(status: str) -> None:
    """R15"""
    fight = sandbox(hand=[], foes=[{**IDLE, "statuses": {status: 1}}])
    fight.end_turn()
    assert (fight.foes[0].hp, fight.foes[0].statuses) == (49, {})


@pytest.mark.parametrize(("strength", "kind"), [(2, "buff"), (-2, "debuff")])
def test_what_is_below_0_is_shown_as_what_it_does(strength: int, kind: str) -> None:
    """R16: Strength may be negative, and harms then."""
    fight = sandbox(
        hand=[],
        foes=[{"prefab": "skeleton_warrior", "statuses": {"strength": strength}}],
        player={"statuses": {"strength": strength}},
    )
    look = fight.look()
    assert [status.kind for body in (look.player, *look.foes) for status in body.statuses] == [kind, kind]
