"""R35–R40, as far as a combat goes: relics and potions."""

import pytest

from components.commands import DiscardPotion, UsePotion
from components.facts import CombatEnded, Healed, PotionDiscarded, PotionUsed, RuleActed
from shadows import IllegalCommand, sandbox
from tests.combat.reading import hits, names, of

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {"prefab": "skeleton_warrior", "hp": 50, "step": 2}
"""Defends in its next turn."""


def test_eternal_hourglass_looks_before_the_draw() -> None:
    """R35"""
    fight = sandbox(hand=["strike"], draw=["strike"] * 10, foes=[IDLE], relics=["eternal_hourglass"])
    facts = fight.end_turn()
    told = [name for name in names(facts) if name in ("EnergySet", "EnergyGained", "CardDrawn")]
    assert told == ["EnergySet", "EnergyGained", *["CardDrawn"] * 5]


@pytest.mark.parametrize(("relic", "status"), [("cursed_amulet", {"weak": 2}), ("bleeding_edge", {"bleed": 2})])
def test_copies_of_a_relic_each_act(relic: str, status: dict[str, int]) -> None:
    """R36"""
    fight = sandbox(hand=[], foes=[FOE], relics=[relic, relic])
    assert fight.foes[0].statuses == status


def test_copies_of_soul_ember_each_deal_2() -> None:
    """R36"""
    fight = sandbox(hand=["firebolt"], foes=[FOE], relics=["soul_ember", "soul_ember"])
    assert hits(fight.play("firebolt")) == [7, 2, 2]


def test_copies_of_tome_each_draw() -> None:
    """R36"""
    fight = sandbox(hand=["blood_pact"], draw=["strike"] * 3, foes=[FOE], relics=["tome_of_dark_rituals"] * 2)
    fight.play("blood_pact")
    assert fight.hand == ["strike"] * 2


def test_philosophers_stone_strengthens_those_who_come_later() -> None:
    """R38"""
    fight = sandbox(
        hand=[], foes=["lich_king"], relics=["philosophers_stone"], player={"hp": 500, "max_hp": 500}, kind="boss"
    )
    fight.end_turn()
    assert [foe.statuses for foe in fight.foes] == [{"strength": 1}, {"strength": 1}]
    assert [foe.intent.damage for foe in fight.foes] == [9, 6]
    assert hits(fight.end_turn()) == [9, 6]


def test_shadow_amulet_gives_its_stack_after_the_count_down() -> None:
    """R38: with Shadow Cloak 2 stacks in the first turn, of which one is left when the next is given."""
    fight = sandbox(hand=[], foes=[IDLE], relics=["shadow_cloak", "shadow_amulet"])
    assert fight.player.statuses == {"intangible": 2}
    fight.end_turn()
    assert fight.player.statuses == {"intangible": 2}


@pytest.mark.parametrize(("hp", "left"), [(8, 1), (7, 1), (3, 1), (1, 1)])
def test_black_blood_leaves_at_least_1_hp(hp: int, left: int) -> None:
    """R38"""
    fight = sandbox(hand=[], foes=[FOE], player={"hp": hp}, relics=["black_blood"])
    assert (fight.player.hp, fight.outcome) == (left, "ongoing")


def test_black_blood_is_no_loss_from_a_card() -> None:
    """R38, R22"""
    fight = sandbox(hand=[], foes=[FOE], relics=["bloodstone", "black_blood"])
    assert fight.player.hp == 63
    assert of(fight.opening, Healed) == []


def test_black_blood_heals_for_an_imp_claw_too() -> None:
    """R27, R38: it is an Attack."""
    fight = sandbox(hand=["imp_claw", "firebolt", "defend"], foes=[FOE], relics=["black_blood"])
    for card in ("imp_claw", "firebolt", "defend"):
        fight.play(card)
    assert fight.player.hp == 65


@pytest.mark.parametrize(("hp", "after"), [(40, 46), (67, 70)])
def test_ashen_armor_acts_when_the_player_escapes(hp: int, after: int) -> None:
    """R39"""
    fight = sandbox(hand=[], foes=[FOE], player={"hp": hp}, relics=["ashen_armor"], potions=["smoke_bomb"])
    facts = fight.use("smoke_bomb")
    assert (fight.outcome, fight.player.hp) == ("escaped", after)
    assert names(facts)[-1] == "CombatEnded"


def test_ashen_armor_does_nothing_for_the_dead() -> None:
    """R39"""
    fight = sandbox(hand=["bloodletting"], foes=[FOE], player={"hp": 1}, relics=["ashen_armor"])
    facts = fight.play("bloodletting")
    assert (fight.player.hp, of(facts, RuleActed)) == (0, [])


def test_copies_of_ashen_armor_each_heal() -> None:
    """R36, R39"""
    fight = sandbox(hand=["strike"], foes=[{**FOE, "hp": 1}], player={"hp": 40}, relics=["ashen_armor"] * 2)
    fight.play("strike")
    assert fight.player.hp == 52


def test_a_potion_is_free_and_gone_at_once() -> None:
    """R40"""
    fight = sandbox(hand=["strike"], foes=[FOE], player={"energy": 0}, potions=["firebomb", "blood_vial"])
    facts = fight.use("firebomb")
    assert of(facts, PotionUsed)[0].prefab == "firebomb"
    assert (fight.potions, fight.player.energy, fight.hand) == ([None, "blood_vial", None], 0, ["strike"])


def test_several_potions_in_one_turn() -> None:
    """R40"""
    fight = sandbox(
        hand=["strike"], foes=[FOE], player={"hp": 30}, potions=["blood_vial", "blood_vial", "energy_elixir"]
    )
    fight.use(1)
    fight.use(0)
    fight.use("energy_elixir")
    assert (fight.player.hp, fight.player.energy, fight.potions) == (60, 5, [None, None, None])


def test_a_potion_can_be_discarded_at_any_time() -> None:
    """R40"""
    fight = sandbox(hand=[], foes=["lich_king"], potions=["blood_vial", "smoke_bomb"], kind="boss", player={"hp": 40})
    facts = fight.submit(DiscardPotion(1))
    assert [fact.prefab for fact in of(facts, PotionDiscarded)] == ["smoke_bomb"]
    assert (fight.potions, fight.player.hp, fight.outcome) == (["blood_vial", None, None], 40, "ongoing")


def test_a_targeted_potion_asks_for_a_living_enemy() -> None:
    """R40"""
    fight = sandbox(hand=["strike"], foes=[{**FOE, "hp": 6}, FOE], potions=["bleeding_flask"])
    fallen = fight.foes[0].entity
    fight.play("strike", at=0)
    with pytest.raises(IllegalCommand, match="needs an enemy to aim at"):
        fight.submit(UsePotion(0))
    with pytest.raises(IllegalCommand, match="enemy is not there"):
        fight.submit(UsePotion(0, fallen))
    assert fight.potions[0] == "bleeding_flask"
    fight.use("bleeding_flask")
    assert fight.foes[0].statuses == {"bleed": 6}


def test_smoke_bomb_ends_the_combat_at_once_with_all_enemies_standing() -> None:
    """R40"""
    fight = sandbox(hand=["strike"], foes=[FOE, FOE], potions=["smoke_bomb"])
    facts = fight.use("smoke_bomb")
    assert [fact.outcome for fact in of(facts, CombatEnded)] == ["escaped"]
    assert (len(fight.foes), fight.player.hp, fight.legal()) == (2, 70, [])
    with pytest.raises(IllegalCommand, match="combat is over"):
        fight.end_turn()


def test_intangible_leaves_a_blood_vial_its_15() -> None:
    """R4, R40"""
    fight = sandbox(hand=[], foes=[FOE], player={"hp": 40, "statuses": {"intangible": 1}}, potions=["blood_vial"])
    fight.use("blood_vial")
    assert fight.player.hp == 55


def test_dexterity_of_a_tonic_counts_for_a_shroud_that_arrives_after_it_is_gone() -> None:
    """R3, R16"""
    fight = sandbox(hand=[], draw=["whispering_shroud"], foes=[IDLE], potions=["dex_tonic"])
    fight.use("dex_tonic")
    fight.end_turn()
    fight.play("whispering_shroud")
    fight.end_turn()
    assert (fight.player.block, fight.player.statuses) == (4 + 3, {})


def test_there_are_three_slots() -> None:
    """R40"""
    with pytest.raises(ValueError, match="4 potions do not fit into 3 slots"):
        sandbox(potions=["firebomb"] * 4)
