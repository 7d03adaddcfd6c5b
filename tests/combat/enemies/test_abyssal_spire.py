"""The enemies of Act 3 and of events, each through its whole cycle and into the next."""

from shadows import sandbox
from shadows.play.deck.fight import Fight
from tests.combat.reading import hits, lost_each_turn

STURDY = {"hp": 500, "max_hp": 500}


def against(*foes: object, kind: str = "normal") -> Fight:
    return sandbox(hand=[], foes=foes, player=STURDY, kind=kind)


def test_hellhound_attacks_for_8_with_2_burn_attacks_for_8_and_defends_for_9() -> None:
    fight = against("hellhound")
    # Burn takes HP as the player's turn ends: 2, then 1.
    assert lost_each_turn(fight, 2) == [8, 2 + 8]
    assert lost_each_turn(fight, 1) == [1]
    assert fight.foes[0].block == 9
    assert lost_each_turn(fight, 2) == [8, 2 + 8]


def test_shadow_demon_attacks_for_7_with_1_weak_attacks_for_7_and_turns_intangible() -> None:
    fight = against("shadow_demon")
    seen = []
    for _ in range(4):
        dealt = hits(fight.end_turn())
        seen.append((dealt, fight.foes[0].statuses, fight.player.statuses))
    assert seen == [([7], {}, {"weak": 1}), ([7], {}, {}), ([], {"intangible": 1}, {}), ([7], {}, {"weak": 1})]


def test_infernal_imps_attack_twice_for_5_then_call_another() -> None:
    fight = against("infernal_imp")
    assert lost_each_turn(fight, 6) == [5, 5, 0, 10, 10, 0]
    assert [foe.id for foe in fight.foes] == ["infernal_imp"] * 4


def test_abyssal_cultist_gives_2_strength_to_all_enemies_then_attacks_twice_for_7() -> None:
    fight = against("abyssal_cultist")
    assert lost_each_turn(fight, 6) == [0, 7 + 2, 7 + 2, 0, 7 + 4, 7 + 4]


def test_flamespawn_burns_hardens_and_strikes_twice_for_8() -> None:
    fight = against("flamespawn", kind="elite")
    # Burn 3 takes 3, then 1.
    assert lost_each_turn(fight, 2) == [9, 3]
    assert (fight.foes[0].block, fight.foes[0].statuses) == (10, {"strength": 2})
    assert lost_each_turn(fight, 4) == [1 + 2 * 10, 9 + 2, 3, 1 + 2 * 12]


def test_dread_knight_attacks_for_12_applies_3_bleed_and_recovers() -> None:
    fight = against({"prefab": "dread_knight", "hp": 40}, kind="elite")
    # Bleed 3 takes 3 as the player's turn starts, then 1.
    assert lost_each_turn(fight, 3) == [12, 3, 1]
    assert (fight.foes[0].hp, fight.foes[0].block) == (44, 12)
    assert lost_each_turn(fight, 1) == [12]


def test_archdemon_calls_a_hellhound_burns_and_hardens() -> None:
    fight = against("archdemon", kind="boss")
    demon = fight.foes[0]
    assert lost_each_turn(fight, 1) == [0]
    assert [(foe.id, foe.hp) for foe in fight.foes] == [("archdemon", 85), ("hellhound", 26)]
    assert lost_each_turn(fight, 1) == [12 + 8]
    assert fight.player.statuses == {"burn": 4}
    assert lost_each_turn(fight, 1) == [4 + 8]
    assert (demon.block, demon.statuses) == (15, {"strength": 3})
    # No second Hellhound: 12 and 2 Burn in its place, with 3 Strength; the Hellhound defends.
    assert lost_each_turn(fight, 1) == [2 + 12 + 3]
    assert (fight.player.statuses, len(fight.foes)) == ({"burn": 3}, 2)


def test_archdemon_enraged_gains_2_strength_each_turn() -> None:
    fight = against({"prefab": "archdemon", "hp": 45}, kind="boss")
    seen = [hits(fight.end_turn()) for _ in range(5)]
    assert seen == [[16 + 2], [7 + 4] * 3, [16 + 6], [16 + 8], [7 + 10] * 3]


def test_shadow_thief_attacks_for_6_strikes_twice_for_4_and_defends_for_6() -> None:
    """R46"""
    fight = against("shadow_thief")
    seen = []
    for _ in range(4):
        dealt = hits(fight.end_turn())
        seen.append((dealt, fight.foes[0].block))
    assert seen == [([6], 0), ([4, 4], 0), ([], 6), ([6], 0)]
