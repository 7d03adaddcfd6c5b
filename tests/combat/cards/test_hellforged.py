"""The cards of the Hellforged in both forms, with the document's numbers."""

import pytest

from shadows import sandbox

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {"prefab": "skeleton_warrior", "hp": 50, "step": 2}
"""Defends in its next turn."""


@pytest.mark.parametrize(("card", "damage", "burn"), [("firebolt", 7, 2), ("firebolt+", 9, 3)])
def test_firebolt_deals_damage_and_applies_burn(card: str, damage: int, burn: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE])
    fight.play(card)
    assert (fight.foes[0].hp, fight.foes[0].statuses, fight.player.energy) == (50 - damage, {"burn": burn}, 2)


@pytest.mark.parametrize(("card", "damage"), [("hellfire_blast", 9), ("hellfire_blast+", 12)])
def test_hellfire_blast_hits_all_enemies(card: str, damage: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE, FOE])
    fight.play(card)
    assert ([foe.hp for foe in fight.foes], fight.player.energy) == ([50 - damage] * 2, 1)


@pytest.mark.parametrize(("card", "damage"), [("searing_strike", 6), ("searing_strike+", 8)])
def test_searing_strike_gains_1_energy_next_turn_only(card: str, damage: int) -> None:
    fight = sandbox(hand=[card], foes=[IDLE])
    fight.play(card)
    assert (fight.foes[0].hp, fight.player.energy) == (50 - damage, 2)
    fight.end_turn()
    assert fight.player.energy == 4
    fight.end_turn()
    assert fight.player.energy == 3


@pytest.mark.parametrize(("card", "damage"), [("immolate", 12), ("immolate+", 16)])
def test_immolate_deals_damage_and_exhausts(card: str, damage: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE])
    fight.play(card)
    assert (fight.foes[0].hp, fight.player.energy, fight.exhaust) == (50 - damage, 1, [card])


@pytest.mark.parametrize(("card", "block"), [("obsidian_skin", 7), ("obsidian_skin+", 10)])
def test_obsidian_skin_gains_block(card: str, block: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE])
    fight.play(card)
    assert (fight.player.block, fight.player.energy) == (block, 2)


@pytest.mark.parametrize(("card", "block", "burn"), [("flame_ward", 5, 2), ("flame_ward+", 6, 3)])
def test_flame_ward_gains_block_and_burns_one_enemy(card: str, block: int, burn: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE, FOE])
    fight.play(card)
    assert fight.player.block == block
    assert sorted(foe.statuses.get("burn", 0) for foe in fight.foes) == [0, burn]


@pytest.mark.parametrize(("card", "block", "healed"), [("demonic_resilience", 4, 2), ("demonic_resilience+", 5, 3)])
def test_demonic_resilience_gains_block_and_heals(card: str, block: int, healed: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE], player={"hp": 40})
    fight.play(card)
    assert (fight.player.block, fight.player.hp, fight.player.energy) == (block, 40 + healed, 2)


@pytest.mark.parametrize(("card", "block", "strength"), [("brimstone_shield", 3, 2), ("brimstone_shield+", 4, 3)])
def test_brimstone_shield_gains_block_and_strength_until_the_turn_ends(card: str, block: int, strength: int) -> None:
    fight = sandbox(hand=[card, "strike"], foes=[IDLE])
    fight.play(card)
    assert (fight.player.block, fight.player.statuses["strength"]) == (block, strength)
    fight.play("strike")
    assert fight.foes[0].hp == 50 - (6 + strength)
    fight.end_turn()
    assert fight.player.statuses == {}


@pytest.mark.parametrize(("card", "claw"), [("summon_imp", "imp_claw"), ("summon_imp+", "imp_claw+")])
def test_summon_imp_puts_a_claw_into_the_hand_and_exhausts(card: str, claw: str) -> None:
    fight = sandbox(hand=[card], foes=[FOE])
    fight.play(card)
    assert (fight.hand, fight.exhaust, fight.player.energy) == ([claw], [card], 2)


@pytest.mark.parametrize(
    ("card", "lost", "claw"), [("infernal_pact", 2, "imp_claw"), ("infernal_pact+", 1, "imp_claw+")]
)
def test_infernal_pact_gives_hp_for_energy_and_a_claw(card: str, lost: int, claw: str) -> None:
    fight = sandbox(hand=[card], foes=[FOE])
    fight.play(card)
    assert (fight.player.hp, fight.player.energy, fight.hand, fight.discard) == (70 - lost, 5, [claw], [card])


@pytest.mark.parametrize(("card", "damage"), [("hellfire_aura", 3), ("hellfire_aura+", 5)])
def test_hellfire_aura_hits_all_enemies_at_each_turn_start(card: str, damage: int) -> None:
    fight = sandbox(hand=[card], foes=[FOE, FOE])
    fight.play(card)
    assert ([foe.hp for foe in fight.foes], fight.player.energy, fight.powers) == ([50, 50], 1, [card])
    fight.end_turn()
    assert [foe.hp for foe in fight.foes] == [50 - damage] * 2
    fight.end_turn()
    assert [foe.hp for foe in fight.foes] == [50 - 2 * damage] * 2


@pytest.mark.parametrize(("card", "burn"), [("soul_burn", 8), ("soul_burn+", 10)])
def test_soul_burn_applies_burn_and_draws(card: str, burn: int) -> None:
    fight = sandbox(hand=[card], draw=["strike"], foes=[FOE])
    fight.play(card)
    assert (fight.foes[0].hp, fight.foes[0].statuses, fight.hand) == (50, {"burn": burn}, ["strike"])
    assert fight.player.energy == 2
