"""R18–R25: a played card from its cost to its place, triggers, death, and targets."""

from pathlib import Path

import pytest

from components.facts import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    ChainCut,
    CombatEnded,
    DamageDealt,
    EnemyActed,
    EnemyDied,
    Healed,
    HpLost,
    PlayerDied,
    RuleActed,
    StatusApplied,
)
from shadows import IllegalCommand, sandbox
from shadows.games import base_prefabs, load
from tests.combat.reading import hits, names, of

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {"prefab": "skeleton_warrior", "hp": 50, "step": 2}
"""Defends in its next turn."""


def test_a_card_pays_leaves_the_hand_triggers_acts_and_goes_to_its_place() -> None:
    """R18"""
    fight = sandbox(hand=["hemorrhage"], foes=[FOE], player={"hp": 40}, relics=["black_blood"])
    facts = fight.play("hemorrhage")
    assert names(facts) == [
        "CardPlayed",
        "RuleActed",
        "Healed",
        "DamageDealt",
        "HpLost",
        "StatusApplied",
        "CardDiscarded",
    ]
    assert of(facts, CardPlayed)[0].energy == 1


def test_tome_draws_before_the_power_is_in_force() -> None:
    """R18"""
    fight = sandbox(hand=["blood_pact"], draw=["strike"], foes=[FOE], relics=["tome_of_dark_rituals"])
    assert names(fight.play("blood_pact")) == ["CardPlayed", "RuleActed", "CardDrawn", "PowerRaised"]


def test_black_blood_heals_before_a_killing_cost() -> None:
    """R18: 3 HP + 1, then the 3 of Bloodletting."""
    fight = sandbox(hand=["bloodletting"], foes=[FOE], player={"hp": 10}, relics=["black_blood"])
    assert fight.player.hp == 3
    fight.play("bloodletting")
    assert (fight.player.hp, fight.foes[0].hp) == (1, 38)


def test_a_card_that_draws_never_draws_itself() -> None:
    """R18"""
    fight = sandbox(hand=["flash_of_insight"], draw=[], discard=["strike"], foes=[FOE])
    fight.play("flash_of_insight")
    assert (fight.hand, fight.draw, fight.discard) == (["strike"], [], ["flash_of_insight"])


def test_strength_from_a_lost_hp_counts_for_the_cards_next_hit() -> None:
    """R19: lose 3 HP, gain 1 Strength, deal 13."""
    fight = sandbox(hand=["blood_pact", "bloodletting"], foes=[FOE])
    fight.play("blood_pact")
    facts = fight.play("bloodletting")
    assert names(facts) == [
        "CardPlayed",
        "HpLost",
        "RuleActed",
        "StatusApplied",
        "DamageDealt",
        "HpLost",
        "CardDiscarded",
    ]
    assert hits(facts) == [13]


def test_strength_from_a_cost_after_the_hits_comes_too_late_for_them() -> None:
    """R19: Crimson Eruption deals its 8 first."""
    fight = sandbox(hand=["blood_pact", "crimson_eruption"], foes=[FOE])
    fight.play("blood_pact")
    assert hits(fight.play("crimson_eruption")) == [8]
    assert fight.player.statuses == {"strength": 1}


def test_vital_surge_is_worked_out_when_it_is_carried_out() -> None:
    """R19: of 30 missing HP the Bloodletting before makes 33."""
    fight = sandbox(hand=["bloodletting", "vital_surge"], foes=[FOE], player={"hp": 40})
    fight.play("bloodletting")
    fight.play("vital_surge")
    assert fight.player.block == 33


def test_the_player_at_0_hp_has_lost_at_once() -> None:
    """R20"""
    fight = sandbox(hand=["bloodletting"], foes=[FOE], player={"hp": 3}, relics=["bloodstone", "ashen_armor"])
    facts = fight.play("bloodletting")
    assert names(facts) == ["CardPlayed", "HpLost", "PlayerDied", "CombatEnded"]
    assert (fight.outcome, fight.player.hp, fight.foes[0].hp) == ("lost", 0, 50)


def test_the_player_has_lost_even_if_the_last_enemy_died_in_the_same_card() -> None:
    """R20"""
    fight = sandbox(hand=["crimson_eruption"], foes=[{**FOE, "hp": 8}], player={"hp": 2}, relics=["ashen_armor"])
    facts = fight.play("crimson_eruption")
    assert (fight.outcome, fight.player.hp) == ("lost", 0)
    assert len(of(facts, EnemyDied)) == len(of(facts, PlayerDied)) == len(of(facts, CombatEnded)) == 1


def test_a_dead_enemy_acts_no_more() -> None:
    """R20"""
    fight = sandbox(hand=["strike"], foes=[{**FOE, "hp": 6}, "zombie_brute"])
    fight.play("strike", at=0)
    assert hits(fight.end_turn()) == [8]


def test_nothing_is_put_on_a_dead_enemy_and_the_rest_of_the_card_goes_on() -> None:
    """R20, R25"""
    fight = sandbox(hand=["hemorrhage", "soul_burn"], draw=["strike"], foes=[{**FOE, "hp": 5}, FOE])
    facts = fight.play("hemorrhage", at=0)
    assert of(facts, StatusApplied) == []
    assert fight.discard == ["hemorrhage"]


def test_the_card_that_kills_the_last_enemy_is_finished() -> None:
    """R20: Sanguine Strike still heals, Crimson Eruption still costs its HP."""
    strike = sandbox(hand=["sanguine_strike"], foes=[{**FOE, "hp": 8}], player={"hp": 40})
    strike.play("sanguine_strike")
    assert (strike.outcome, strike.player.hp, strike.discard) == ("won", 42, ["sanguine_strike"])
    eruption = sandbox(hand=["crimson_eruption"], foes=[{**FOE, "hp": 8}], player={"hp": 40})
    eruption.play("crimson_eruption")
    assert (eruption.outcome, eruption.player.hp) == ("won", 38)


def test_the_triggers_of_the_card_that_kills_the_last_enemy_act() -> None:
    """R20"""
    fight = sandbox(
        hand=["blood_pact", "crimson_eruption"], foes=[{**FOE, "hp": 8}], player={"hp": 40}, relics=["bloodstone"]
    )
    fight.play("blood_pact")
    fight.play("crimson_eruption")
    assert (fight.outcome, fight.player.hp, fight.player.statuses) == ("won", 39, {"strength": 1})


def test_a_potion_that_kills_the_last_enemy_wins() -> None:
    """R20"""
    fight = sandbox(hand=["strike"], foes=[{**FOE, "hp": 10}, {**FOE, "hp": 9}], potions=["firebomb"])
    facts = fight.use("firebomb")
    assert (fight.outcome, len(of(facts, EnemyDied)), fight.legal()) == ("won", 2, [])


def test_a_tick_that_kills_the_last_enemy_ends_the_round_there() -> None:
    """R20: no draw, no new round."""
    fight = sandbox(hand=[], draw=["strike"] * 5, foes=[{**FOE, "hp": 4, "statuses": {"burn": 4}}])
    facts = fight.end_turn()
    assert fight.outcome == "won"
    assert of(facts, CardDrawn) == []
    assert names(facts)[-1] == "CombatEnded"


def test_a_power_that_kills_the_last_enemy_at_the_turns_start_leaves_nothing_else_of_the_turn() -> None:
    """R20: neither the powers after it nor the draw."""
    fight = sandbox(
        hand=["hellfire_aura", "soul_siphon"],
        draw=["strike"] * 5,
        foes=[{**FOE, "hp": 3}],
        player={"hp": 7, "energy": 4},
    )
    fight.play("hellfire_aura")
    fight.play("soul_siphon")
    facts = fight.end_turn()
    assert (fight.outcome, fight.player.hp, fight.player.energy) == ("won", 1, 3)
    assert of(facts, CardDrawn) == []


def test_triggers_of_one_fact_act_relics_as_acquired_then_powers_as_played() -> None:
    """R21"""
    fight = sandbox(
        hand=["blood_pact+", "blood_pact", "life_tap"],
        foes=[FOE],
        player={"hp": 40},
        relics=["bloodstone", "bloodstone"],
    )
    fight.play("blood_pact")
    fight.play("blood_pact+")
    facts = fight.play("life_tap")
    assert [fact.prefab for fact in of(facts, RuleActed)] == ["bloodstone", "bloodstone", "blood_pact", "blood_pact+"]
    assert (fight.player.hp, fight.player.statuses) == (39, {"strength": 3})


def test_a_chain_deeper_than_100_is_cut_reported_with_its_links_and_the_turn_goes_on(tmp_path: Path) -> None:
    """R21"""
    relics = tmp_path / "relics"
    relics.mkdir()
    (relics / "echo.yaml").write_text(
        """
echoing_shell:
  name: Echoing Shell
  rarity: common
  flavour: It never ends.
  triggers:
    - when: block_gained
      do: [{gain_block: 1}]
""",
        encoding="utf-8",
    )
    library = load([base_prefabs(), tmp_path])
    fight = sandbox(hand=["defend", "strike"], foes=[FOE], relics=["echoing_shell"], library=library)
    facts = fight.play("defend")
    (cut,) = of(facts, ChainCut)
    assert len(cut.links) == 101
    assert {link.rpartition("/")[2] for link in cut.links} == {"echo.yaml:2 echoing_shell"}
    assert fight.player.block == 5 + 100
    assert fight.discard == ["defend"]
    fight.play("strike")
    fight.end_turn()
    assert fight.outcome == "ongoing"


@pytest.mark.parametrize("card", ["bloodletting", "life_tap", "crimson_shield", "rend_flesh", "infernal_pact"])
def test_hp_lost_through_a_card_counts_whatever_its_type(card: str) -> None:
    """R22"""
    fight = sandbox(hand=["blood_pact", card], foes=[FOE])
    fight.play("blood_pact")
    fight.play(card)
    assert fight.player.statuses["strength"] == 1


def test_hp_lost_through_a_power_or_a_curse_in_hand_counts() -> None:
    """R22: Doubt at the end of the turn, Soul Siphon at the start of the next."""
    fight = sandbox(hand=["blood_pact", "soul_siphon", "doubt"], foes=[IDLE], player={"hp": 40}, relics=["bloodstone"])
    fight.play("blood_pact")
    fight.play("soul_siphon")
    fight.end_turn()
    assert (fight.player.statuses, fight.player.hp) == ({"strength": 2}, 40)


def test_damage_of_enemies_and_ticks_of_statuses_are_no_loss_from_a_card() -> None:
    """R22"""
    fight = sandbox(
        hand=["blood_pact"],
        foes=[FOE],
        player={"statuses": {"burn": 2, "bleed": 2, "poison": 2}},
        relics=["bloodstone"],
    )
    fight.play("blood_pact")
    fight.end_turn()
    assert "strength" not in fight.player.statuses
    assert fight.player.hp == 70 - 2 - 6 - 2 - 2


def test_a_loss_of_0_is_none() -> None:
    """R22, R33: three Daggers make nothing of Bloodletting's 3."""
    fight = sandbox(
        hand=["blood_pact", "bloodletting"],
        foes=[FOE],
        player={"hp": 40},
        relics=["sacrificial_dagger"] * 3 + ["bloodstone"],
    )
    fight.play("blood_pact")
    facts = fight.play("bloodletting")
    assert [fact.target for fact in of(facts, HpLost)] == [fight.foes[0].entity]
    assert (fight.player.hp, fight.player.statuses, hits(facts)) == (40, {}, [12])


def test_a_random_target_is_drawn_among_the_living() -> None:
    """R23"""
    for number in range(10):
        fight = sandbox(
            hand=["strike", "flame_ward", "flame_ward"], foes=[{**FOE, "hp": 6}, FOE], seed=f"RANDOM {number}"
        )
        fight.play("strike", at=0)
        fight.play("flame_ward")
        fight.play("flame_ward")
        assert [foe.statuses for foe in fight.foes] == [{"burn": 4}]


def test_an_area_attack_hits_the_living_left_to_right() -> None:
    """R24"""
    fight = sandbox(hand=["crimson_eruption"], foes=[{**FOE, "hp": 8}, FOE, {**FOE, "hp": 3}])
    left, middle, right = fight.foes
    facts = fight.play("crimson_eruption")
    assert [fact.target for fact in of(facts, DamageDealt)] == [left.entity, middle.entity, right.entity]
    assert [fact.enemy for fact in of(facts, EnemyDied)] == [left.entity, right.entity]
    assert [foe.entity for foe in fight.foes] == [middle.entity]


def test_each_application_of_burn_sets_off_soul_ember_for_that_enemy(tmp_path: Path) -> None:
    """R24: a card that burns all enemies; the first Ember falls before the second Burn."""
    cards = tmp_path / "cards"
    cards.mkdir()
    (cards / "wildfire.yaml").write_text(
        """
wildfire:
  name: Wildfire
  type: skill
  rarity: special
  cost: 1
  effects: [{apply_status: burn, stacks: 3, to: all_enemies}]
  upgrade: {effects: [{apply_status: burn, stacks: 4, to: all_enemies}]}
""",
        encoding="utf-8",
    )
    fight = sandbox(
        hand=["wildfire"],
        foes=[{**FOE, "hp": 2}, FOE],
        relics=["soul_ember"],
        library=load([base_prefabs(), tmp_path]),
    )
    left, right = fight.foes
    told = [
        (type(fact).__name__, fact.target)
        for fact in fight.play("wildfire")
        if isinstance(fact, StatusApplied | DamageDealt)
    ]
    assert told == [
        ("StatusApplied", left.entity),
        ("DamageDealt", left.entity),
        ("StatusApplied", right.entity),
        ("DamageDealt", right.entity),
    ]
    assert [(foe.hp, foe.statuses) for foe in fight.foes] == [(48, {"burn": 3})]


def test_a_dead_target_cannot_be_aimed_at() -> None:
    """R18, R20"""
    fight = sandbox(hand=["strike", "strike"], foes=[{**FOE, "hp": 6}, FOE])
    fallen = fight.foes[0].entity
    fight.play("strike", at=0)
    with pytest.raises(IllegalCommand, match="enemy is not there"):
        fight.submit(type(fight.legal()[0])(fight.session.world.piles.hand[0], fallen))
    assert (fight.hand, fight.player.energy) == (["strike"], 2)


def test_an_enemy_that_dies_of_its_bleed_does_not_act_and_the_next_does() -> None:
    """R20"""
    fight = sandbox(hand=[], foes=[{**FOE, "hp": 3, "statuses": {"bleed": 3}}, "zombie_brute"])
    facts = fight.end_turn()
    assert [fact.enemy for fact in of(facts, EnemyActed)] == [fight.foes[0].entity]
    assert (of(facts, Healed), hits(facts)) == ([], [8])


def test_a_played_card_lies_on_top_of_the_discard_pile_when_it_is_done() -> None:
    """R18"""
    fight = sandbox(hand=["strike", "defend"], discard=["doubt"], draw=["strike"], foes=[FOE])
    facts = fight.play("strike")
    assert names(facts)[-1] == CardDiscarded.__name__
    fight.play("defend")
    assert fight.discard == ["doubt", "strike", "defend"]
