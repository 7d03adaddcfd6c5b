"""The enemies of Act 1, each through its whole cycle and into the next."""

from shadows import sandbox
from shadows.play.deck.fight import Fight
from tests.combat.reading import hits, lost_each_turn

STURDY = {"hp": 500, "max_hp": 500}


def against(*foes: object, kind: str = "normal") -> Fight:
    return sandbox(hand=[], foes=foes, player=STURDY, kind=kind)


def test_skeleton_warrior_attacks_twice_for_6_then_defends_for_8() -> None:
    fight = against("skeleton_warrior")
    blocks = []
    for lost in (6, 6, 0, 6, 6, 0):
        assert lost_each_turn(fight, 1) == [lost]
        blocks.append(fight.foes[0].block)
    assert blocks == [0, 0, 8, 0, 0, 8]


def test_zombie_brute_attacks_for_8_applies_2_weak_and_attacks_for_8() -> None:
    fight = against("zombie_brute")
    weak = []
    for lost in (8, 0, 8, 8, 0, 8):
        assert lost_each_turn(fight, 1) == [lost]
        weak.append(fight.player.statuses.get("weak", 0))
    assert weak == [0, 2, 1, 0, 2, 1]


def test_dark_cultist_gains_3_strength_then_attacks_twice_for_5() -> None:
    fight = against("dark_cultist")
    assert lost_each_turn(fight, 6) == [0, 5 + 3, 5 + 3, 0, 5 + 6, 5 + 6]
    assert fight.foes[0].statuses == {"strength": 6}


def test_rat_swarm_bites_twice_for_3_every_turn() -> None:
    fight = against("rat_swarm")
    assert (fight.foes[0].intent.damage, fight.foes[0].intent.hits) == (3, 2)
    for _ in range(3):
        assert hits(fight.end_turn()) == [3, 3]


def test_tomb_guardian_bashes_behind_its_shield_then_flurries_then_slams() -> None:
    fight = against("tomb_guardian", kind="elite")
    seen = []
    for _ in range(4):
        dealt = hits(fight.end_turn())
        seen.append((dealt, fight.foes[0].block))
    assert seen == [([6], 8), ([4, 4, 4], 0), ([12], 0), ([6], 8)]


def test_blood_witch_drains_curses_and_feasts() -> None:
    fight = against({"prefab": "blood_witch", "hp": 10}, kind="elite")
    witch, player = fight.foes[0], fight.player
    assert lost_each_turn(fight, 1) == [5]
    assert (witch.hp, player.statuses) == (14, {})
    assert lost_each_turn(fight, 1) == [0]
    assert (witch.hp, player.statuses) == (14, {"vulnerable": 1, "weak": 1})
    assert lost_each_turn(fight, 1) == [7 * 3 // 2]
    assert (witch.hp, player.statuses) == (18, {})
    assert lost_each_turn(fight, 2) == [5, 0]
    assert (witch.hp, player.statuses) == (22, {"vulnerable": 1, "weak": 1})


def test_lich_king_summons_attacks_for_8_and_defends_for_12() -> None:
    fight = against("lich_king", kind="boss")
    king = fight.foes[0]
    seen = []
    for _ in range(7):
        dealt = hits(fight.end_turn())
        seen.append((dealt, king.block, len(fight.foes)))
    assert seen == [
        ([], 0, 2),
        ([8, 5], 0, 2),
        ([5], 12, 2),
        ([5], 0, 3),
        ([8, 5, 5], 0, 3),
        ([5, 5], 12, 3),
        ([8, 5, 5], 0, 3),
    ]
    assert [(foe.id, foe.hp, foe.block) for foe in fight.foes[1:]] == [("skeleton_minion", 15, 0)] * 2


def test_lich_king_enraged_gains_2_strength_each_turn_and_attacks_attacks_defends() -> None:
    """R42: 12, 14, Defend 15, 18."""
    fight = against({"prefab": "lich_king", "hp": 30}, kind="boss")
    king = fight.foes[0]
    seen = []
    for _ in range(6):
        dealt = hits(fight.end_turn())
        seen.append((dealt, king.block, king.statuses["strength"]))
    assert seen == [([12], 0, 2), ([14], 0, 4), ([], 15, 6), ([18], 0, 8), ([20], 0, 10), ([], 15, 12)]
    assert len(fight.foes) == 1


def test_lich_kings_minions_remain_in_phase_2() -> None:
    fight = sandbox(hand=["strike"], foes=[{"prefab": "lich_king", "hp": 33}], kind="boss", draw=["strike"] * 5)
    fight.end_turn()
    fight.play("strike", at=0)
    assert [(foe.id, foe.hp) for foe in fight.foes] == [("lich_king", 27), ("skeleton_minion", 15)]
    assert hits(fight.end_turn()) == [12, 5]
