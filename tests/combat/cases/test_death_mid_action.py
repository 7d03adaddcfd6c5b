"""Cases of death in the middle of an action, by their numbers, with their siblings."""

import pytest

from components.body import Health
from components.facts import (
    CombatEnded,
    EnemyActed,
    EnemyDied,
    EnemyVanished,
    Healed,
    PhaseBegan,
    PlayerDied,
    RuleActed,
)
from shadows import IllegalCommand, sandbox
from tests.combat.reading import hits, names, of

FOE = {"prefab": "skeleton_warrior", "hp": 50}
STURDY = {"hp": 500, "max_hp": 500}


def test_dm_01_sanguine_strike_heals_for_its_kill_and_ashen_armor_after_it() -> None:
    """R20, R39: 40 + 2 + 6."""
    fight = sandbox(hand=["sanguine_strike"], foes=[{**FOE, "hp": 8}], player={"hp": 40}, relics=["ashen_armor"])
    facts = fight.play("sanguine_strike")
    assert [fact.amount for fact in of(facts, Healed)] == [2, 6]
    assert (fight.player.hp, fight.outcome, len(of(facts, CombatEnded))) == (48, "won", 1)


def test_dm_01_a_kill_with_other_enemies_left_ends_nothing() -> None:
    fight = sandbox(hand=["sanguine_strike"], foes=[{**FOE, "hp": 8}, FOE], player={"hp": 40}, relics=["ashen_armor"])
    fight.play("sanguine_strike", at=0)
    assert (fight.player.hp, fight.outcome, len(fight.foes)) == (42, "ongoing", 1)


def test_dm_04_later_hits_of_eternal_darkness_go_to_the_living() -> None:
    """R6: with the stream picking A first, B takes both later hits."""
    found = 0
    for number in range(30):
        fight = sandbox(
            "shadowmancer", hand=["eternal_darkness"], foes=[{**FOE, "hp": 2}, {**FOE, "hp": 20}], seed=f"DM 4 {number}"
        )
        first = fight.foes[0].entity
        facts = fight.play("eternal_darkness")
        assert hits(facts) == [3, 3, 3]
        died = [fact.enemy for fact in of(facts, EnemyDied)]
        if died:
            found += 1
            assert died == [first]
            assert [foe.hp for foe in fight.foes] == [14]
        else:
            assert [foe.hp for foe in fight.foes] == [2, 11]
    assert found > 0


def test_dm_04_with_one_enemy_the_card_stops_at_its_death_and_wins() -> None:
    """R6, R20"""
    fight = sandbox("shadowmancer", hand=["eternal_darkness"], foes=[{**FOE, "hp": 2}])
    facts = fight.play("eternal_darkness")
    assert (hits(facts), len(of(facts, EnemyDied)), fight.outcome) == ([3], 1, "won")


def test_dm_05_an_enemy_that_dies_of_its_bleed_does_not_attack() -> None:
    """R20"""
    spawn = {"prefab": "flamespawn", "hp": 3, "step": 2, "statuses": {"bleed": 4}}
    fight = sandbox(hand=["strike"], foes=[spawn], kind="elite")
    facts = fight.end_turn()
    assert (hits(facts), of(facts, EnemyActed), fight.player.hp) == ([], [], 70)
    assert (fight.outcome, fight.session.world.clock.kind) == ("won", "elite")
    with pytest.raises(IllegalCommand, match="combat is over"):
        fight.end_turn()


def test_dm_05_with_another_enemy_left_the_round_goes_on() -> None:
    """R20"""
    spawn = {"prefab": "flamespawn", "hp": 3, "step": 2, "statuses": {"bleed": 4}}
    fight = sandbox(hand=["strike"], foes=[spawn, FOE], kind="elite")
    facts = fight.end_turn()
    assert (hits(facts), fight.outcome, fight.hand, fight.player.energy) == ([6], "ongoing", ["strike"], 3)


def test_dm_05_an_enemy_that_dies_of_its_burn_has_acted() -> None:
    """R12: Burn comes after the intent."""
    fight = sandbox(hand=[], foes=[{**FOE, "hp": 3, "statuses": {"burn": 4}}])
    facts = fight.end_turn()
    assert (hits(facts), fight.outcome) == ([6], "won")


@pytest.mark.parametrize("status", ["bleed", "poison"])
def test_the_player_dies_of_a_tick_at_the_turns_start(status: str) -> None:
    """R20: before Energy, relics and the draw."""
    fight = sandbox(
        hand=[],
        draw=["strike"] * 5,
        foes=[{**FOE, "step": 2}],
        player={"hp": 2, "statuses": {status: 2}},
        relics=["ashen_armor", "bleeding_edge"],
    )
    facts = fight.end_turn()
    assert (fight.outcome, fight.player.hp, fight.hand) == ("lost", 0, [])
    assert names(facts)[-2:] == ["PlayerDied", "CombatEnded"]
    assert of(facts, RuleActed) == []


def test_the_player_dies_of_burn_before_the_enemies_act() -> None:
    """R11, R20"""
    fight = sandbox(hand=[], foes=[FOE], player={"hp": 2, "statuses": {"burn": 2}})
    facts = fight.end_turn()
    assert (fight.outcome, of(facts, EnemyActed), len(of(facts, PlayerDied))) == ("lost", [], 1)


def test_the_player_dies_of_the_first_enemy_and_the_second_does_not_act() -> None:
    """R20"""
    fight = sandbox(hand=[], foes=[FOE, FOE], player={"hp": 6})
    facts = fight.end_turn()
    assert (hits(facts), len(of(facts, EnemyActed)), fight.outcome) == ([6], 1, "lost")


def test_an_enemy_that_kills_the_player_gains_nothing_more_from_its_move() -> None:
    """R20: no Drain Life for the Witch."""
    fight = sandbox(hand=[], foes=[{"prefab": "blood_witch", "hp": 20}], player={"hp": 5})
    facts = fight.end_turn()
    assert (fight.outcome, of(facts, Healed), fight.foes[0].hp) == ("lost", [], 20)


def test_the_player_dies_of_doubt() -> None:
    """R20, R28"""
    fight = sandbox(hand=["doubt", "doubt"], foes=[FOE], player={"hp": 1})
    facts = fight.end_turn()
    assert (fight.outcome, len(of(facts, PlayerDied)), of(facts, EnemyActed)) == ("lost", 1, [])


def test_the_player_dies_of_soul_siphon_at_the_turns_start() -> None:
    """R20: a Bloodstone comes too late."""
    fight = sandbox(
        hand=["soul_siphon"], foes=[{**FOE, "step": 2}], player={"hp": 1}, relics=["bloodstone"], draw=["strike"] * 5
    )
    fight.play("soul_siphon")
    fight.end_turn()
    assert (fight.outcome, fight.player.hp, fight.hand) == ("lost", 0, [])


def test_dm_07_the_kings_death_takes_both_minions_with_it() -> None:
    """R44"""
    fight = sandbox(hand=[], draw=["defend"] * 15 + ["strike"] * 5, foes=["lich_king"], player=STURDY, kind="boss")
    for _ in range(4):
        fight.end_turn()
    assert [foe.id for foe in fight.foes] == ["lich_king", "skeleton_minion", "skeleton_minion"]
    king, *minions = fight.foes
    fight.session.component(king.entity, Health).hp = 6
    facts = fight.play("strike", at=0)
    assert [fact.enemy for fact in of(facts, EnemyVanished)] == [minion.entity for minion in minions]
    assert [fact.enemy for fact in of(facts, EnemyDied)] == [king.entity]
    assert (fight.outcome, len(of(facts, CombatEnded)), fight.foes) == ("won", 1, [])


def test_dm_09_a_bleed_into_phase_2_leaves_the_shown_summon() -> None:
    """R42: 32 − 5 = 27; the Summon still comes, then Attack 10 with 2 Strength."""
    fight = sandbox(hand=["rend_flesh"], foes=[{"prefab": "lich_king", "hp": 32}], player=STURDY, kind="boss")
    fight.play("rend_flesh")
    facts = fight.end_turn()
    king = fight.foes[0]
    assert (king.hp, [foe.id for foe in fight.foes]) == (27, ["lich_king", "skeleton_minion"])
    assert [fact.phase for fact in of(facts, PhaseBegan)] == [1]
    assert (king.statuses, king.intent.damage) == ({"bleed": 2}, 12)
    assert hits(fight.end_turn()) == [12, 5]


def test_dm_09_a_minion_does_not_keep_the_king_from_his_next_summon() -> None:
    """R42, R43: one minion stands, the shown Summon brings the second."""
    fight = sandbox(
        hand=[], draw=["rend_flesh"] * 20, foes=[{"prefab": "lich_king", "hp": 36}], player=STURDY, kind="boss"
    )
    for _ in range(3):
        fight.end_turn()
    fight.play("rend_flesh")
    fight.play("rend_flesh")
    assert (fight.foes[0].hp, fight.foes[0].statuses) == (36, {"bleed": 10})
    fight.end_turn()
    assert [foe.id for foe in fight.foes].count("skeleton_minion") == 1 + 1
    assert (fight.foes[0].hp, fight.foes[0].intent.damage) == (26, 12)


def test_dm_09_the_treant_healed_to_45_stays_in_phase_2() -> None:
    """R42"""
    fight = sandbox(hand=[], foes=[{"prefab": "eldritch_treant", "hp": 40}], player=STURDY, kind="boss")
    fight.end_turn()
    fight.end_turn()
    assert fight.foes[0].hp == 45
    assert hits(fight.end_turn()) == [17]
