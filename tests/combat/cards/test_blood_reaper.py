"""The cards of the Blood Reaper in both forms, with the document's numbers."""

import pytest

from shadows import sandbox

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {"prefab": "skeleton_warrior", "hp": 50, "step": 2}
"""Defends in its next turn."""


@pytest.mark.parametrize(("card", "damage", "healed"), [("sanguine_strike", 8, 2), ("sanguine_strike+", 10, 3)])
def test_sanguine_strike_deals_damage_and_heals(card: str, damage: int, healed: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE], player={"hp": 40})
    fight.play(card)
    assert (fight.foes[0].hp, fight.player.hp) == (50 - damage, 40 + healed)
    assert (fight.player.energy, fight.discard) == (2, [card])


@pytest.mark.parametrize(("card", "damage", "bleed"), [("hemorrhage", 5, 3), ("hemorrhage+", 6, 4)])
def test_hemorrhage_deals_damage_and_applies_bleed(card: str, damage: int, bleed: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE])
    fight.play(card)
    assert (fight.foes[0].hp, fight.foes[0].statuses) == (50 - damage, {"bleed": bleed})


@pytest.mark.parametrize(("card", "lost", "damage"), [("bloodletting", 3, 12), ("bloodletting+", 2, 15)])
def test_bloodletting_loses_hp_and_deals_damage(card: str, lost: int, damage: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE], player={"block": 9})
    fight.play(card)
    assert (fight.player.hp, fight.player.block, fight.foes[0].hp) == (70 - lost, 9, 50 - damage)


@pytest.mark.parametrize(("card", "damage"), [("crimson_eruption", 8), ("crimson_eruption+", 10)])
def test_crimson_eruption_hits_all_enemies_and_costs_2_hp(card: str, damage: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE, FOE, FOE])
    fight.play(card)
    assert [foe.hp for foe in fight.foes] == [50 - damage] * 3
    assert (fight.player.hp, fight.player.energy) == (68, 1)


@pytest.mark.parametrize(
    ("card", "cost", "block", "lost"),
    [
        ("crimson_shield", 1, 6, 2),
        ("crimson_shield+", 1, 8, 2),
        ("sacrificial_barrier", 2, 10, 5),
        ("sacrificial_barrier+", 2, 13, 5),
    ],
)
def test_a_blood_shield_gains_block_and_loses_hp(card: str, cost: int, block: int, lost: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE])
    fight.play(card)
    assert (fight.player.block, fight.player.hp, fight.player.energy) == (block, 70 - lost, 3 - cost)


@pytest.mark.parametrize(("card", "block", "regeneration"), [("blood_ward", 3, 1), ("blood_ward+", 4, 2)])
def test_blood_ward_gains_block_and_regeneration(card: str, block: int, regeneration: int) -> None:
    fight = sandbox(hand=[card], foes=[IDLE], player={"hp": 40})
    fight.play(card)
    assert (fight.player.block, fight.player.statuses) == (block, {"regeneration": regeneration})
    fight.end_turn()
    assert fight.player.hp == 40 + regeneration


@pytest.mark.parametrize(("card", "block"), [("vital_surge", 30), ("vital_surge+", 33)])
def test_vital_surge_gains_block_equal_to_missing_hp_and_exhausts(card: str, block: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE], player={"hp": 40})
    fight.play(card)
    assert (fight.player.block, fight.player.energy, fight.exhaust) == (block, 0, [card])


@pytest.mark.parametrize(("card", "block"), [("vital_surge", 0), ("vital_surge+", 3)])
def test_vital_surge_at_full_hp(card: str, block: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE])
    fight.play(card)
    assert (fight.player.block, fight.exhaust) == (block, [card])


@pytest.mark.parametrize(("card", "drawn"), [("life_tap", 2), ("life_tap+", 3)])
def test_life_tap_draws_and_costs_3_hp(card: str, drawn: int) -> None:
    fight = sandbox(hand=[card], draw=["strike"] * 5, foes=[FOE])
    fight.play(card)
    assert (len(fight.hand), fight.player.hp, fight.player.energy) == (drawn, 67, 3)


@pytest.mark.parametrize(("card", "bleed"), [("rend_flesh", 5), ("rend_flesh+", 7)])
def test_rend_flesh_applies_bleed_to_all_enemies_and_costs_2_hp(card: str, bleed: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE, FOE])
    fight.play(card)
    assert [foe.statuses for foe in fight.foes] == [{"bleed": bleed}] * 2
    assert [foe.hp for foe in fight.foes] == [50, 50]
    assert (fight.player.hp, fight.player.energy) == (68, 2)


@pytest.mark.parametrize(("card", "cost"), [("soul_siphon", 2), ("soul_siphon+", 1)])
def test_soul_siphon_gives_1_energy_for_1_hp_at_each_turn_start(card: str, cost: int) -> None:
    fight = sandbox(hand=[card], foes=[IDLE])
    fight.play(card)
    assert (fight.player.energy, fight.player.hp, fight.powers) == (3 - cost, 70, [card])
    fight.end_turn()
    assert (fight.player.energy, fight.player.hp) == (4, 69)


@pytest.mark.parametrize(("card", "strength"), [("blood_pact", 1), ("blood_pact+", 2)])
def test_blood_pact_gains_strength_when_a_card_costs_hp(card: str, strength: int) -> None:
    fight = sandbox(hand=[card, "life_tap", "life_tap"], foes=[FOE])
    fight.play(card)
    assert (fight.player.energy, fight.powers, fight.player.statuses) == (2, [card], {})
    fight.play("life_tap")
    assert fight.player.statuses == {"strength": strength}
    fight.play("life_tap")
    assert fight.player.statuses == {"strength": 2 * strength}
