"""What each potion does."""

import pytest

from shadows import IllegalCommand, sandbox

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {"prefab": "skeleton_warrior", "hp": 50, "step": 2}
"""Defends in its next turn."""


@pytest.mark.parametrize(("hp", "after"), [(40, 55), (60, 70)])
def test_blood_vial_heals_15_up_to_max_hp(hp: int, after: int) -> None:
    fight = sandbox(hand=[], foes=[FOE], player={"hp": hp}, potions=["blood_vial"])
    fight.use("blood_vial")
    assert (fight.player.hp, fight.potions) == (after, [None, None, None])


def test_firebomb_deals_10_to_all_enemies() -> None:
    fight = sandbox(hand=[], foes=[FOE, {**FOE, "block": 4}], potions=["firebomb"])
    fight.use("firebomb")
    assert [(foe.hp, foe.block) for foe in fight.foes] == [(40, 0), (44, 0)]


def test_dex_tonic_lasts_until_the_end_of_the_next_turn() -> None:
    """R16"""
    fight = sandbox(hand=["defend"], draw=["defend"] * 10, foes=[IDLE], potions=["dex_tonic"])
    fight.use("dex_tonic")
    fight.play("defend")
    assert (fight.player.block, fight.player.statuses["dexterity"]) == (8, 3)
    fight.end_turn()
    fight.play("defend")
    assert fight.player.block == 8
    fight.end_turn()
    fight.play("defend")
    assert (fight.player.block, fight.player.statuses) == (5, {})


def test_energy_elixir_gains_2_energy_this_turn() -> None:
    fight = sandbox(hand=[], foes=[FOE], potions=["energy_elixir"])
    fight.use("energy_elixir")
    assert fight.player.energy == 5
    fight.end_turn()
    assert fight.player.energy == 3


def test_cursed_brew_applies_3_vulnerable_to_all_enemies() -> None:
    fight = sandbox(hand=[], foes=[FOE, FOE], potions=["cursed_brew"])
    fight.use("cursed_brew")
    assert [foe.statuses for foe in fight.foes] == [{"vulnerable": 3}] * 2


def test_bleeding_flask_applies_6_bleed_to_one_enemy() -> None:
    fight = sandbox(hand=[], foes=[FOE, FOE], potions=["bleeding_flask"])
    fight.use("bleeding_flask", at=1)
    assert [foe.statuses for foe in fight.foes] == [{}, {"bleed": 6}]


def test_imp_in_a_bottle_gives_an_upgraded_claw() -> None:
    fight = sandbox(hand=["strike"], foes=[FOE], potions=["imp_in_a_bottle"])
    fight.use("imp_in_a_bottle")
    assert fight.hand == ["strike", "imp_claw+"]


@pytest.mark.parametrize("kind", ["normal", "elite"])
def test_smoke_bomb_escapes_from_a_fight(kind: str) -> None:
    fight = sandbox(hand=["strike"], foes=[FOE], potions=["smoke_bomb"], kind=kind)
    fight.use("smoke_bomb")
    assert (fight.outcome, fight.player.hp, fight.legal()) == ("escaped", 70, [])


def test_smoke_bomb_does_not_work_against_a_boss() -> None:
    """R40"""
    fight = sandbox(hand=["strike"], foes=["lich_king"], potions=["smoke_bomb"], kind="boss")
    with pytest.raises(IllegalCommand, match="no escape from a boss"):
        fight.use("smoke_bomb")
    assert (fight.potions, fight.outcome) == (["smoke_bomb", None, None], "ongoing")
