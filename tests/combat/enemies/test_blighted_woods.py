"""The enemies of Act 2, each through its whole cycle and into the next."""

from shadows import sandbox
from shadows.play.deck.fight import Fight
from tests.combat.reading import hits, lost_each_turn

STURDY = {"hp": 500, "max_hp": 500}


def against(*foes: object, kind: str = "normal") -> Fight:
    return sandbox(hand=[], foes=foes, player=STURDY, kind=kind)


def test_wraith_attacks_for_7_with_1_weak_attacks_for_7_and_defends_for_10() -> None:
    fight = against("wraith")
    seen = []
    for _ in range(4):
        dealt = hits(fight.end_turn())
        seen.append((dealt, fight.foes[0].block, fight.player.statuses))
    assert seen == [([7], 0, {"weak": 1}), ([7], 0, {}), ([], 10, {}), ([7], 0, {"weak": 1})]


def test_corrupted_beast_attacks_for_12_exposes_itself_and_attacks_for_12() -> None:
    fight = against("corrupted_beast")
    seen = []
    for _ in range(5):
        dealt = hits(fight.end_turn())
        seen.append((dealt, fight.foes[0].block, fight.foes[0].statuses))
    assert seen == [([12], 0, {}), ([], 5, {"vulnerable": 1}), ([12], 0, {}), ([12], 0, {}), ([], 5, {"vulnerable": 1})]


def test_thorned_horror_strikes_thrice_for_4_applies_3_bleed_and_attacks_for_8() -> None:
    fight = against("thorned_horror")
    assert (fight.foes[0].intent.damage, fight.foes[0].intent.hits) == (4, 3)
    # The Bleed of the second turn takes 3 as the player's turn starts, then 1.
    assert lost_each_turn(fight, 6) == [12, 0 + 3, 8 + 1, 12, 0 + 3, 8 + 1]


def test_witch_doctor_alone_heals_itself_then_attacks_twice_for_6_with_2_poison() -> None:
    fight = against({"prefab": "witch_doctor", "hp": 10})
    doctor = fight.foes[0]
    assert lost_each_turn(fight, 1) == [0]
    assert (doctor.hp, doctor.block, doctor.statuses) == (12, 4, {"regeneration": 1})
    # Poison takes 2 as the player's turn starts, then 1.
    assert lost_each_turn(fight, 1) == [6 + 2]
    assert (doctor.hp, doctor.block, doctor.statuses) == (13, 0, {})
    assert lost_each_turn(fight, 1) == [6 + 1]
    assert lost_each_turn(fight, 1) == [0]
    assert (doctor.hp, doctor.block, doctor.statuses) == (15, 4, {"regeneration": 1})


def test_treant_protector_guards_exposes_and_crushes() -> None:
    fight = against("treant_protector", kind="elite")
    seen = []
    for _ in range(6):
        dealt = hits(fight.end_turn())
        seen.append((dealt, fight.foes[0].block, fight.player.statuses.get("vulnerable", 0)))
    assert seen == [
        ([9], 6, 0),
        ([], 0, 2),
        ([15, 15], 0, 1),  # 10 × 3/2
        ([13], 6, 0),  # 9 × 3/2 = 13.5
        ([], 0, 2),
        ([15, 15], 0, 1),
    ]


def test_plague_shaman_poisons_summons_rats_and_attacks_for_8() -> None:
    fight = against("plague_shaman", kind="elite")
    seen = []
    for _ in range(8):
        lost = lost_each_turn(fight, 1)[0]
        seen.append((lost, fight.player.statuses.get("poison", 0), len(fight.foes)))
    assert seen == [
        (4, 3, 1),  # 4 Poison
        (3, 2, 2),  # a rat comes
        (8 + 5 + 2, 1, 2),
        (5 + 5, 4, 2),  # 1 + 4 Poison
        (5 + 4, 3, 3),  # the second rat
        (8 + 10 + 3, 2, 3),
        (10 + 6, 5, 3),  # 2 + 4 Poison
        (8 + 10 + 5, 4, 3),  # no third: Attack 8 in its place
    ]
    assert [(foe.id, foe.max_hp) for foe in fight.foes[1:]] == [("plague_rat", 18)] * 2


def test_eldritch_treant_attacks_for_10_with_2_weak_regrows_and_strikes_twice_for_8() -> None:
    fight = against({"prefab": "eldritch_treant", "hp": 60}, kind="boss")
    treant = fight.foes[0]
    seen = []
    for _ in range(4):
        dealt = hits(fight.end_turn())
        seen.append((dealt, treant.block, treant.hp, fight.player.statuses.get("weak", 0)))
    assert seen == [([10], 0, 60, 2), ([], 15, 62, 1), ([8, 8], 0, 63, 0), ([10], 0, 63, 2)]


def test_eldritch_treant_enraged_gains_1_strength_each_turn() -> None:
    fight = against({"prefab": "eldritch_treant", "hp": 40}, kind="boss")
    treant = fight.foes[0]
    seen = []
    for _ in range(7):
        dealt = hits(fight.end_turn())
        seen.append((dealt, treant.block, treant.hp, fight.player.statuses.get("vulnerable", 0)))
    assert seen == [
        ([15], 0, 40, 1),  # 14 + 1
        ([], 20, 45, 0),
        ([17], 0, 45, 1),  # 14 + 3
        ([27], 0, 45, 1),  # (14 + 4) × 3/2
        ([], 20, 50, 0),
        ([20], 0, 50, 1),  # 14 + 6
        ([31], 0, 50, 1),  # (14 + 7) × 3/2 = 31.5
    ]
