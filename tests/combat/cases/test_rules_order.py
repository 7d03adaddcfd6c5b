"""Cases of the order of the rules, by their numbers, with their siblings."""

import pytest

from components.facts import CardDrawn, DamageDealt, PileShuffled
from shadows import sandbox
from tests.combat.reading import hits, losses, names, of

FOE = {"prefab": "skeleton_warrior", "hp": 50}


def test_ro_01_one_floor_for_vulnerable_and_weak_together() -> None:
    """R1: floor(9 × 1.5 × 0.75) = 10, not 9; the preview says so too."""
    foe = {"prefab": "skeleton_warrior", "hp": 30, "statuses": {"vulnerable": 1}}
    fight = sandbox("hellforged", hand=["hellfire_blast"], foes=[foe, foe], player={"statuses": {"weak": 1}})
    assert [fight.preview("hellfire_blast", at=place) for place in (0, 1)] == [10, 10]
    fight.play("hellfire_blast")
    assert [foe.hp for foe in fight.foes] == [20, 20]


def test_ro_01_one_floor_for_an_enemys_attack_too() -> None:
    """R1: floor(7 × 9/8) = 7 and floor(9 × 9/8) = 10; two floors would make 9 of the Treant's 9."""
    foes = [
        {"prefab": "shadow_demon", "statuses": {"weak": 1}},
        {"prefab": "treant_protector", "statuses": {"weak": 1}},
    ]
    fight = sandbox(hand=[], foes=foes, player={"statuses": {"vulnerable": 1}})
    assert hits(fight.end_turn()) == [7, 10]


@pytest.mark.parametrize(("hp", "healed"), [(30, 34), (34, 36), (36, 36)])
def test_ro_02_blood_ritual_on_a_vulnerable_player(hp: int, healed: int) -> None:
    """R1, R8: floor(7 × 1.5) = 10; she heals 4, no higher than 36."""
    fight = sandbox(
        hand=[], foes=[{"prefab": "blood_witch", "hp": hp, "step": 2}], player={"hp": 50, "statuses": {"vulnerable": 1}}
    )
    fight.end_turn()
    assert (fight.player.hp, fight.foes[0].hp) == (40, healed)


def test_ro_03_blood_witchs_curse_lasts_one_turn_and_one_enemy_phase() -> None:
    """R13"""
    fight = sandbox(hand=[], draw=["strike"] * 10, foes=[{"prefab": "blood_witch", "step": 1}])
    fight.end_turn()
    assert fight.player.statuses == {"vulnerable": 1, "weak": 1}
    assert hits(fight.play("strike")) == [4]
    assert hits(fight.end_turn()) == [10]
    assert fight.player.statuses == {}
    assert hits(fight.play("strike")) == [6]


def test_ro_03_zombie_brutes_2_weak_cover_two_turns() -> None:
    """R13"""
    fight = sandbox(hand=[], draw=["strike"] * 20, foes=[{"prefab": "zombie_brute", "hp": 99, "step": 1}])
    dealt = []
    for _ in range(3):
        fight.end_turn()
        dealt += hits(fight.play("strike"))
    assert dealt == [4, 4, 6]


def test_ro_06_burn_ignores_the_block_gained_in_the_same_turn() -> None:
    """R12, R15"""
    foe = {"prefab": "skeleton_warrior", "hp": 20, "step": 2, "statuses": {"burn": 4}}
    fight = sandbox(hand=[], draw=["strike"] * 10, foes=[foe])
    fight.end_turn()
    assert (fight.foes[0].hp, fight.foes[0].block, fight.foes[0].statuses) == (16, 8, {"burn": 2})
    fight.play("strike")
    assert (fight.foes[0].hp, fight.foes[0].block) == (16, 2)
    fight.end_turn()
    assert (fight.foes[0].hp, fight.foes[0].block, fight.foes[0].statuses) == (14, 0, {"burn": 1})


def test_ro_07_intangible_on_a_shadow_demon_caps_the_aura_a_strike_and_its_bleed() -> None:
    """R4, R12: the loss comes before the count-down."""
    fight = sandbox(
        "hellforged",
        hand=["hellfire_aura"],
        draw=["strike", "rend_flesh"],
        foes=[{"prefab": "shadow_demon", "hp": 30, "step": 2}],
    )
    fight.play("hellfire_aura")
    fight.end_turn()
    demon = fight.foes[0]
    assert (demon.hp, demon.statuses) == (29, {"intangible": 1})
    fight.play("rend_flesh")
    fight.play("strike")
    assert (demon.hp, demon.statuses) == (28, {"intangible": 1, "bleed": 5})
    facts = fight.end_turn()
    lost = losses(facts, demon.entity)
    # The Bleed in its own turn; then, no longer Intangible, the Aura of the next.
    assert lost == [1, 3]
    assert (demon.hp, demon.statuses) == (30 - 3 - 3, {"bleed": 2})


def test_ro_09_intangible_only_limits_what_its_bearer_takes() -> None:
    """R4"""
    fight = sandbox(hand=["strike"], foes=["skeleton_warrior"], player={"statuses": {"intangible": 1, "strength": 2}})
    fight.play("strike")
    assert fight.foes[0].hp == 14


def test_ro_11_a_drawing_card_is_not_among_the_reshuffled() -> None:
    """R30"""
    fight = sandbox(
        hand=["flash_of_insight"],
        draw=["bloodletting"],
        discard=["strike", "defend", "doubt"],
        foes=[FOE],
        player={"energy": 1},
    )
    facts = fight.play("flash_of_insight")
    told = [name for name in names(facts) if name in ("CardDrawn", "PileShuffled")]
    assert told == ["CardDrawn", "PileShuffled", "CardDrawn"]
    assert of(facts, PileShuffled)[0].cards == 3
    assert of(facts, CardDrawn)[0].prefab == "bloodletting"
    assert (len(fight.hand), len(fight.draw), fight.discard) == (2, 2, ["flash_of_insight"])
    assert sorted([*fight.hand, *fight.draw]) == ["bloodletting", "defend", "doubt", "strike"]


def test_ro_11_life_tap_with_nothing_left_to_draw_still_costs_its_hp() -> None:
    """R30"""
    fight = sandbox(hand=["life_tap"], draw=["strike"], foes=[FOE])
    fight.play("life_tap")
    assert (fight.hand, fight.player.hp) == (["strike"], 67)


def test_ro_13_dark_ritual_keeps_the_order_of_the_others() -> None:
    """R29"""
    others = ["bloodletting", "defend", "strike", "firebolt"]
    fight = sandbox("shadowmancer", hand=["dark_ritual"], draw=others, foes=[FOE])
    fight.play("dark_ritual")
    assert fight.player.energy == 5
    assert len(fight.draw) == 5
    assert [card for card in fight.draw if card != "dazed"] == others


def test_ro_13_an_upgraded_dark_ritual_leaves_the_draw_pile_alone() -> None:
    """R29"""
    others = ["bloodletting", "defend", "strike", "firebolt"]
    fight = sandbox("shadowmancer", hand=["dark_ritual+"], draw=others, foes=[FOE])
    fight.play("dark_ritual+")
    assert (fight.draw, "dazed" in fight.discard) == (others, True)


@pytest.mark.parametrize(
    ("foes", "incoming"),
    [(["abyssal_cultist", "hellhound"], 10), (["hellhound", "abyssal_cultist"], 8)],
)
def test_ro_16_the_forecast_follows_the_enemies_in_their_order(foes: list[str], incoming: int) -> None:
    """R12, R45"""
    fight = sandbox(hand=[], foes=foes)
    assert fight.look().incoming == incoming
    facts = fight.end_turn()
    assert [fact.amount for fact in of(facts, DamageDealt)] == [incoming]
    assert fight.player.hp == 70 - incoming


def test_ro_16_two_cultists_add_up_for_the_hound_to_their_right() -> None:
    """R12, R45: 8 + 2 + 2."""
    fight = sandbox(hand=[], foes=["abyssal_cultist", "abyssal_cultist", "hellhound"])
    assert fight.look().incoming == 12
    assert hits(fight.end_turn()) == [12]
