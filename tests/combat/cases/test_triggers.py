"""Cases of triggers, by their numbers, with their siblings."""

import json

from components.facts import EnemyDied, HpLost, RuleActed, StatusApplied
from shadows import Session, sandbox
from tests.combat.reading import hits, names, of

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {"prefab": "skeleton_warrior", "hp": 50, "step": 2}
"""Defends in its next turn."""


def test_tr_01_relics_fire_once_at_the_start_and_not_again_after_a_restore() -> None:
    """R9, R36"""
    fight = sandbox(
        "hellforged", foes=[FOE, FOE], relics=["shadow_cloak", "cursed_amulet", "cursed_amulet", "demon_horns"]
    )
    assert fight.player.statuses == {"intangible": 1}
    assert [foe.statuses for foe in fight.foes] == [{"weak": 2}] * 2
    assert (len(fight.hand), fight.hand.count("imp_claw")) == (6, 1)
    restored = Session.restore(json.loads(json.dumps(fight.snapshot())))
    assert restored.go_on() == ()
    assert restored.look() == fight.look()


def test_tr_02_one_loss_for_an_eruption_over_three_enemies() -> None:
    """R22: 30 − 2 + 1 + 1, and Strength once."""
    fight = sandbox(
        hand=["blood_pact", "crimson_eruption"],
        foes=[FOE, FOE, FOE],
        player={"hp": 30},
        relics=["bloodstone", "bloodstone"],
    )
    fight.play("blood_pact")
    facts = fight.play("crimson_eruption")
    assert hits(facts) == [8, 8, 8]
    assert len([fact for fact in of(facts, HpLost) if fact.target == fight.player.entity]) == 1
    assert (fight.player.hp, fight.player.statuses) == (30, {"strength": 1})


def test_tr_02_each_card_is_a_loss_of_its_own() -> None:
    """R22"""
    fight = sandbox(hand=["blood_pact", "life_tap", "rend_flesh"], foes=[FOE], relics=["bloodstone"], player={"hp": 30})
    for card in ("blood_pact", "life_tap", "rend_flesh"):
        fight.play(card)
    assert (fight.player.hp, fight.player.statuses) == (30 - 3 + 1 - 2 + 1, {"strength": 2})


def test_tr_05_soul_ember_leaves_the_dead_alone_and_is_plain_damage() -> None:
    """R2, R20, R24"""
    foes = [
        {"prefab": "skeleton_warrior", "hp": 7},
        {"prefab": "skeleton_warrior", "hp": 30, "statuses": {"vulnerable": 1}},
    ]
    fight = sandbox("hellforged", hand=["firebolt", "firebolt"], foes=foes, relics=["soul_ember"])
    facts = fight.play("firebolt", at=0)
    assert (hits(facts), of(facts, StatusApplied), len(of(facts, EnemyDied))) == ([7], [], 1)
    facts = fight.play("firebolt", at=0)
    assert hits(facts) == [10, 2]
    foe = fight.foes[0]
    assert (foe.hp, foe.statuses) == (18, {"vulnerable": 1, "burn": 2})
    fight.end_turn()
    assert (foe.hp, foe.statuses) == (16, {"burn": 1})


def test_tr_05_soul_ember_kills_and_the_card_goes_on() -> None:
    """R19, R25: Soul Burn sets the Ember off, the enemy falls, the card still draws."""
    fight = sandbox(
        "hellforged", hand=["soul_burn"], draw=["strike"], foes=[{**FOE, "hp": 2}, FOE], relics=["soul_ember"]
    )
    fight.play("soul_burn", at=0)
    assert (len(fight.foes), fight.hand, fight.outcome) == (1, ["strike"], "ongoing")


def test_tr_07_a_dazed_in_hand_at_the_end_of_the_turn_is_out_for_the_combat() -> None:
    """R28"""
    fight = sandbox("shadowmancer", hand=["dark_ritual"], draw=[], foes=[{**IDLE, "hp": 500}])
    fight.play("dark_ritual")
    fight.end_turn()
    assert fight.hand.count("dazed") == 1
    fight.end_turn()
    assert fight.exhaust == ["dazed"]
    for _ in range(4):
        assert "dazed" not in fight.hand + fight.draw + fight.discard
        fight.end_turn()
    assert fight.exhaust == ["dazed"]


def test_tr_08_an_unplayed_claw_comes_back_with_the_discard_pile() -> None:
    """R27"""
    fight = sandbox("hellforged", hand=["summon_imp"], foes=[{**IDLE, "hp": 500}], player={"statuses": {"strength": 2}})
    fight.play("summon_imp")
    facts = fight.end_turn()
    assert "CardExhausted" not in names(facts)
    assert fight.hand == ["imp_claw"]
    fight.end_turn()
    before = fight.foes[0].hp + fight.foes[0].block
    fight.play("imp_claw")
    assert before - fight.foes[0].hp - fight.foes[0].block == 6
    assert fight.exhaust == ["summon_imp", "imp_claw"]


def test_tr_08_a_claw_that_kills_goes_to_the_exhaust_pile() -> None:
    fight = sandbox("hellforged", hand=["imp_claw"], foes=[{**FOE, "hp": 4}])
    fight.play("imp_claw")
    assert (fight.outcome, fight.exhaust) == ("won", ["imp_claw"])


def test_many_copies_act_one_by_one() -> None:
    """R36, R31: 20 Bleeding Edges at the turn's start, 10 Blood Pacts for one Life Tap."""
    fight = sandbox(
        hand=["blood_pact"] * 10 + ["life_tap"],
        foes=[FOE] * 4,
        player={"energy": 10},
        relics=["bleeding_edge"] * 20,
    )
    assert sum(foe.statuses.get("bleed", 0) for foe in fight.foes) == 20
    for _ in range(10):
        fight.play("blood_pact")
    facts = fight.play("life_tap")
    assert len(of(facts, RuleActed)) == 10
    assert fight.player.statuses == {"strength": 10}
