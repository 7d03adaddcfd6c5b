"""R1–R8: how amounts are worked out."""

import pytest

from components.facts import DamageDealt, Healed, HpLost
from shadows import sandbox
from tests.combat.reading import hits, losses, of

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {"prefab": "skeleton_warrior", "hp": 50, "step": 2}
"""Defends in its next turn."""


@pytest.mark.parametrize(
    ("strength", "vulnerable", "weak", "damage"),
    [
        (0, False, False, 9),
        (0, True, False, 13),  # 13.5
        (0, False, True, 6),  # 6.75
        (0, True, True, 10),  # 10.125; two floors would give 9
        (1, True, True, 11),  # 10 × 9/8 = 11.25
        (2, True, False, 16),  # 11 × 3/2 = 16.5
        (-3, True, True, 6),  # 6 × 9/8 = 6.75
        (-9, True, True, 0),
        (-12, True, False, 0),
    ],
)
def test_strength_adds_then_vulnerable_and_weak_multiply_with_one_floor_at_the_end(
    strength: int, vulnerable: bool, weak: bool, damage: int
) -> None:
    """R1"""
    statuses = {"strength": strength, "weak": int(weak)}
    fight = sandbox(
        hand=["hellfire_blast"],
        foes=[{**FOE, "statuses": {"vulnerable": 1} if vulnerable else {}}],
        player={"statuses": {status: stacks for status, stacks in statuses.items() if stacks}},
    )
    assert fight.preview("hellfire_blast", at=0) == damage
    fight.play("hellfire_blast")
    assert fight.foes[0].hp == 50 - damage


@pytest.mark.parametrize(("foe_weak", "vulnerable", "lost"), [(1, 0, 4), (0, 1, 9), (1, 1, 6)])
def test_an_enemys_attack_is_worked_out_the_same_way(foe_weak: int, vulnerable: int, lost: int) -> None:
    """R1: 6 × 3/4 = 4.5, 6 × 3/2 = 9, 6 × 9/8 = 6.75."""
    foe = {**FOE, "statuses": {"weak": 1} if foe_weak else {}}
    fight = sandbox(hand=[], foes=[foe], player={"statuses": {"vulnerable": 1} if vulnerable else {}})
    fight.end_turn()
    assert fight.player.hp == 70 - lost


def test_strength_adds_to_every_hit_of_a_multi_hit() -> None:
    """R1"""
    fight = sandbox(hand=["eternal_darkness"], foes=[FOE], player={"statuses": {"strength": 2}})
    assert hits(fight.play("eternal_darkness")) == [5, 5, 5]
    rats = sandbox(hand=[], foes=[{"prefab": "rat_swarm", "statuses": {"strength": 2}}])
    assert hits(rats.end_turn()) == [5, 5]


def test_weak_is_floored_for_each_hit_alone() -> None:
    """R1, R6: 3 × 3/4 = 2.25 makes 2 for each of the hits."""
    fight = sandbox(hand=["eternal_darkness"], foes=[FOE], player={"statuses": {"weak": 1}})
    assert hits(fight.play("eternal_darkness")) == [2, 2, 2]


def test_damage_of_a_power_is_plain() -> None:
    """R2"""
    foe = {**IDLE, "block": 0, "statuses": {"vulnerable": 3}}
    fight = sandbox(hand=["hellfire_aura"], foes=[foe], player={"statuses": {"strength": 4, "weak": 3}})
    fight.play("hellfire_aura")
    facts = fight.end_turn()
    assert hits(facts) == [3]
    assert of(facts, DamageDealt)[0].blocked == 3
    assert (fight.foes[0].hp, fight.foes[0].block) == (50, 5)


def test_damage_of_a_potion_is_plain_and_intangible_caps_it() -> None:
    """R2, R4"""
    foes = [
        {**FOE, "statuses": {"vulnerable": 1}},
        {**FOE, "block": 10, "statuses": {"vulnerable": 1}},
        {**FOE, "statuses": {"intangible": 1}},
    ]
    fight = sandbox(hand=[], foes=foes, player={"statuses": {"strength": 4, "weak": 1}}, potions=["firebomb"])
    fight.use("firebomb")
    assert [(foe.hp, foe.block) for foe in fight.foes] == [(40, 0), (50, 0), (49, 0)]


def test_damage_of_a_relic_is_plain() -> None:
    """R2"""
    fight = sandbox(
        hand=["soul_burn"],
        foes=[{**FOE, "statuses": {"vulnerable": 1}}],
        player={"statuses": {"strength": 4, "weak": 1}},
        relics=["soul_ember"],
    )
    fight.play("soul_burn")
    assert fight.foes[0].hp == 48


def test_next_turns_block_is_fixed_with_the_dexterity_of_the_moment_it_is_played() -> None:
    """R3: the 2 Dexterity of Phantom Armor arrive first, and come too late for it."""
    fight = sandbox(hand=["whispering_shroud", "phantom_armor"], foes=[IDLE], player={"statuses": {"dexterity": 1}})
    fight.play("phantom_armor")
    fight.play("whispering_shroud")
    assert fight.player.block == (8 + 1) + (4 + 1)
    fight.end_turn()
    assert (fight.player.block, fight.player.statuses) == (4 + 1, {"dexterity": 3})


def test_next_turns_block_never_falls_below_0() -> None:
    """R3"""
    fight = sandbox(hand=["whispering_shroud"], foes=[IDLE], player={"statuses": {"dexterity": -6}})
    fight.play("whispering_shroud")
    assert fight.player.block == 0
    fight.end_turn()
    assert fight.player.block == 0


@pytest.mark.parametrize(("dexterity", "block"), [(2, 32), (-4, 26), (-31, 0)])
def test_dexterity_counts_for_vital_surge(dexterity: int, block: int) -> None:
    """R3"""
    fight = sandbox(hand=["vital_surge"], foes=[FOE], player={"hp": 40, "statuses": {"dexterity": dexterity}})
    fight.play("vital_surge")
    assert fight.player.block == block


def test_dexterity_never_touches_block_of_an_enemys_intent() -> None:
    """R3"""
    fight = sandbox(hand=[], foes=[{**IDLE, "statuses": {"dexterity": 5}}])
    fight.end_turn()
    assert fight.foes[0].block == 8


def test_intangible_caps_each_hit_before_block() -> None:
    """R4: two hits of 3 become two of 1; the Block of 1 takes the first."""
    fight = sandbox(hand=[], foes=["rat_swarm"], player={"block": 1, "statuses": {"intangible": 1}})
    facts = fight.end_turn()
    assert [(fact.amount, fact.blocked) for fact in of(facts, DamageDealt)] == [(1, 1), (1, 0)]
    assert fight.player.hp == 69


@pytest.mark.parametrize("card", ["bloodletting", "life_tap", "crimson_shield", "sacrificial_barrier", "infernal_pact"])
def test_intangible_covers_the_owners_own_cards(card: str) -> None:
    """R4"""
    fight = sandbox(hand=[card], foes=[FOE], player={"statuses": {"intangible": 1}})
    fight.play(card)
    assert fight.player.hp == 69


@pytest.mark.parametrize("status", ["bleed", "poison"])
def test_intangible_covers_what_ticks_at_the_turns_start(status: str) -> None:
    """R4, R10: the loss comes before the count-down."""
    fight = sandbox(hand=[], foes=[IDLE], player={"statuses": {"intangible": 1, status: 6}})
    fight.end_turn()
    assert fight.player.hp == 69
    assert "intangible" not in fight.player.statuses


def test_intangible_covers_burn() -> None:
    """R4"""
    fight = sandbox(hand=[], foes=[IDLE], player={"statuses": {"intangible": 1, "burn": 6}})
    fight.end_turn()
    assert (fight.player.hp, fight.player.statuses) == (69, {"burn": 3})


def test_intangible_leaves_0_at_0() -> None:
    """R4"""
    fight = sandbox(
        hand=["strike"], foes=[{**FOE, "statuses": {"intangible": 1}}], player={"statuses": {"strength": -6}}
    )
    fight.play("strike")
    assert fight.foes[0].hp == 50


def test_losing_hp_ignores_block_and_is_not_damage() -> None:
    """R5"""
    fight = sandbox(hand=["life_tap"], foes=[FOE], player={"block": 10})
    facts = fight.play("life_tap")
    assert (fight.player.hp, fight.player.block) == (67, 10)
    assert of(facts, DamageDealt) == []
    assert [fact.damage for fact in of(facts, HpLost)] == [False]


def test_vulnerable_weak_and_strength_leave_lost_hp_alone() -> None:
    """R5"""
    fight = sandbox(hand=["life_tap"], foes=[FOE], player={"statuses": {"vulnerable": 1, "weak": 1, "strength": 3}})
    fight.play("life_tap")
    assert fight.player.hp == 67


def test_each_hit_meets_block_alone() -> None:
    """R6: 4, 4, 4 against a Block of 6."""
    fight = sandbox(hand=[], foes=[{"prefab": "tomb_guardian", "step": 1}], player={"block": 6})
    facts = fight.end_turn()
    assert [(fact.amount, fact.blocked) for fact in of(facts, DamageDealt)] == [(4, 4), (4, 2), (4, 0)]
    assert losses(facts, fight.player.entity) == [2, 4]


def test_hits_left_over_when_the_target_dies_are_lost() -> None:
    """R6"""
    fight = sandbox(hand=[], foes=[{"prefab": "tomb_guardian", "step": 1}], player={"hp": 5})
    facts = fight.end_turn()
    assert (hits(facts), fight.outcome) == ([4, 4], "lost")


def test_a_random_enemy_is_picked_afresh_for_each_hit() -> None:
    """R6: over many seeds every one of the three enemies is hit, and more than one by the same card."""
    spread = set()
    for number in range(40):
        fight = sandbox(hand=["eternal_darkness"], foes=[FOE, FOE, FOE], seed=f"AFRESH {number}")
        fight.play("eternal_darkness")
        spread.add(tuple((50 - foe.hp) // 3 for foe in fight.foes))
    assert all(sum(counts) == 3 for counts in spread)
    assert {(3, 0, 0), (1, 1, 1), (0, 2, 1)} <= spread


@pytest.mark.parametrize(("max_hp", "lost"), [(70, 7), (79, 7), (55, 5), (9, 0)])
def test_percentages_of_max_hp_round_down(max_hp: int, lost: int) -> None:
    """R7"""
    fight = sandbox(hand=[], foes=[FOE], player={"hp": max_hp, "max_hp": max_hp}, relics=["black_blood"])
    assert fight.player.hp == max_hp - lost


def test_healing_never_lifts_hp_above_max_and_the_fact_says_what_was_healed() -> None:
    """R8"""
    fight = sandbox(hand=["sanguine_strike", "sanguine_strike"], foes=[FOE], player={"hp": 69})
    assert [fact.amount for fact in of(fight.play("sanguine_strike"), Healed)] == [1]
    assert of(fight.play("sanguine_strike"), Healed) == []
    assert fight.player.hp == 70
