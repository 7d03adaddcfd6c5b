"""Bosses: their phases, those whom they call, and what they do besides their moves (D10, D12, D35, R42–R44).

Five 1s are Five of a Kind: (20 + 5) × 3 = 75 damage.
"""

import pytest

from components.body import Health
from components.facts import (
    BlockGained,
    DamageDealt,
    EnemyActed,
    EnemyJoined,
    EnemyVanished,
    Interfered,
    InterferenceFell,
    PhaseBegan,
)
from shadows.play.dice.fight import Fight
from tests.dice.foes.arena import arena, of

FIVES = [1] * 5


def dealt(fight: Fight, hand: str = "five_of_a_kind", at: int | None = None) -> list[int]:
    """The player's hits as a hand is scored."""
    return [hit.amount for hit in of(fight.score(hand, at), DamageDealt) if hit.source == fight.player.entity]


def begun(fight: Fight) -> list[int]:
    """The phases that have begun, from 1 for the second."""
    return [fact.phase for fact in of(fight.facts, PhaseBegan)]


# --- Necromancer and Forge Master: masters and whom they call


def test_the_necromancer_takes_less_while_one_of_his_dead_stands() -> None:
    """75 × 0.85 = 63.75."""
    fight = arena(["necromancer", {"prefab": "risen_bones", "hp": 76}], FIVES * 3, floor=15)
    assert fight.preview("five_of_a_kind", at=0).damage == 63
    assert fight.preview("five_of_a_kind", at=1).damage == 75
    assert dealt(fight, at=0) == [63]
    assert dealt(fight, at=1) == [82]
    assert [foe.id for foe in fight.foes] == ["necromancer", "risen_bones"]


def test_what_the_necromancer_takes_less_counts_once_for_a_combo_too() -> None:
    """Overload is half of 75, 37, of which he takes 31."""
    fight = arena(["necromancer", "risen_bones"], ["1 fire", "1 lightning", 1, 1, 1], floor=15)
    assert dealt(fight, at=0) == [63, 31]
    fight = arena(["necromancer", "risen_bones"], ["1 wind", "1 lightning", 1, 1, 1], floor=15)
    assert dealt(fight, at=0) == [63, 22]


def test_the_necromancer_raises_a_second_one_and_strikes_in_place_of_a_third() -> None:
    """His full attack is 9, × 1.2 = 10.8."""
    fight = arena(["necromancer", "risen_bones"], floor=15)
    necromancer = fight.foes[0].entity
    assert [fact.prefab for fact in of(fight.end_turn(), EnemyJoined)] == ["risen_bones"]
    assert [foe.id for foe in fight.foes] == ["necromancer", "risen_bones", "risen_bones"]
    assert fight.foes[2].max_hp == 70
    for _ in range(4):
        fight.end_turn()
    facts = fight.end_turn()
    assert not of(facts, EnemyJoined)
    assert [hit.amount for hit in of(facts, DamageDealt) if hit.source == necromancer] == [11]


def test_who_is_called_acts_from_the_next_enemy_phase_on_with_its_first_move() -> None:
    """Risen Bones have 3: × 0.9 = 2.7."""
    fight = arena(["necromancer"], floor=15)
    facts = fight.end_turn()
    called = fight.foes[1].entity
    assert called not in [fact.enemy for fact in of(facts, EnemyActed)]
    facts = fight.end_turn()
    assert [(fact.enemy, fact.step) for fact in of(facts, EnemyActed) if fact.enemy == called] == [(called, 0)]
    assert [hit.amount for hit in of(facts, DamageDealt) if hit.source == called] == [3]


def test_all_his_dead_come_apart_with_the_necromancer_those_too_that_stood_at_the_start() -> None:
    fight = arena([{"prefab": "necromancer", "hp": 1, "step": 1}, "risen_bones"], floor=15)
    facts = fight.score("chance", at=0)
    assert len(of(facts, EnemyVanished)) == 1
    assert fight.outcome == "won"


def test_in_his_second_phase_the_necromancer_raises_first() -> None:
    fight = arena([{"prefab": "necromancer", "hp": 270, "step": 3}], FIVES, floor=15)
    facts = fight.score("five_of_a_kind")
    assert begun(fight) == [1]
    assert [(fact.phase, fact.step) for fact in of(facts, EnemyActed)] == [(1, 0)]


@pytest.mark.parametrize(("works", "hit"), [(0, 15), (1, 17), (2, 18)])
def test_each_work_that_stands_makes_the_forge_master_strike_harder(works: int, hit: int) -> None:
    """12.75 × 1.2 = 15.3, × 1.08 = 16.5, × 1.16 = 17.7."""
    works_of_his = ["living_blade"] * works
    fight = arena([{"prefab": "forge_master", "step": 1}, *works_of_his], act=2, floor=15)
    master = fight.foes[0].entity
    assert [blow.amount for blow in of(fight.end_turn(), DamageDealt) if blow.source == master] == [hit]


def test_the_forge_master_tempers_himself_and_his_works() -> None:
    fight = arena([{"prefab": "forge_master", "step": 3}, "living_blade"], act=2, floor=15)
    fight.end_turn()
    assert [foe.statuses for foe in fight.foes] == [{"roused": 15}, {"roused": 15}]


def test_in_white_heat_the_forge_master_makes_bulwarks() -> None:
    fight = arena([{"prefab": "forge_master", "hp": 500}, "living_blade"], act=2, floor=15)
    fight.end_turn()
    assert [foe.id for foe in fight.foes] == ["forge_master", "living_blade", "living_bulwark"]
    assert fight.foes[2].max_hp == 172


def test_a_bulwark_covers_all_of_them_with_a_share_of_their_own() -> None:
    """5% of 1183, 147 and 172."""
    foes = [{"prefab": "forge_master", "step": 1}, "living_blade", {"prefab": "living_bulwark", "step": 1}]
    fight = arena(foes, act=2, floor=15)
    fight.end_turn()
    assert [foe.block for foe in fight.foes] == [59, 7, 9]


def test_an_add_of_a_boss_is_stunned_and_frozen_like_any_other() -> None:
    """D28."""
    fight = arena(["necromancer", "risen_bones"], floor=15)
    assert [fight.stun_threshold(at=0), fight.stun_threshold(at=1)] == [40, 30]


# --- Crypt Guardian


def test_each_phase_of_the_crypt_guardian_begins_at_its_share_with_block() -> None:
    """66% of 665 are 438.9 and 33% are 219.45; 10% are 66.5."""
    fight = arena([{"prefab": "crypt_guardian", "hp": 514}], [*FIVES, *FIVES], floor=15)
    guardian = fight.foes[0].entity
    world = fight.session.world
    assert fight.preview("five_of_a_kind").damage == 75
    fight.score("five_of_a_kind")
    assert (fight.foes[0].hp, begun(fight)) == (439, [])
    facts = fight.score("high_die")
    assert begun(fight) == [1]
    gained = [fact.amount for fact in of(facts, BlockGained) if fact.target == guardian]
    assert gained == [67]
    assert [(fact.phase, fact.step) for fact in of(facts, EnemyActed)] == [(1, 0)]
    assert world.seats.living == [guardian]


def test_a_phase_begins_at_once_in_the_players_turn_and_healing_leads_not_back() -> None:
    fight = arena([{"prefab": "crypt_guardian", "hp": 440}], FIVES * 2, floor=15)
    fight.score("five_of_a_kind")
    fight.session.component(fight.foes[0].entity, Health).hp = 665
    fight.score("five_of_a_kind")
    assert begun(fight) == [1]


def test_two_phases_may_be_passed_by_one_hit() -> None:
    fight = arena([{"prefab": "crypt_guardian", "hp": 440}], FIVES, floor=15, practice={"five_of_a_kind": 60})
    facts = fight.score("five_of_a_kind")
    assert begun(fight) == [2]
    assert [(fact.phase, fact.step) for fact in of(facts, EnemyActed)] == [(2, 0)]


def test_laid_bare_the_crypt_guardian_takes_a_fifth_more() -> None:
    """75 × 1.2 = 90."""
    fight = arena([{"prefab": "crypt_guardian", "hp": 219}], FIVES, floor=15)
    assert dealt(fight) == [90]


# --- Demon Lord


@pytest.mark.parametrize(("hp", "left"), [(20, 18), (2, 1), (1, 1)])
def test_on_the_hot_slab_each_reroll_costs_hp_but_never_the_last(hp: int, left: int) -> None:
    fight = arena([{"prefab": "demon_lord", "hp": 720}], act=2, floor=15, player={"hp": hp, "max_hp": 85})
    fight.reroll()
    assert fight.player.hp == left


def test_before_the_sea_burns_rerolls_cost_nothing() -> None:
    fight = arena([{"prefab": "demon_lord", "hp": 721}], act=2, floor=15)
    fight.reroll()
    assert fight.player.hp == 20_000


def test_the_sea_of_fire_burns_two_dice_until_the_last_reroll_is_done() -> None:
    fight = arena([{"prefab": "demon_lord", "hp": 720}], act=2, floor=15)
    fight.end_turn()
    assert len(fight.dice) == 3
    fight.reroll()
    assert len(fight.dice) == 3
    fight.reroll()
    assert len(fight.dice) == 5


# --- Dragon King

TRIPLE: list[int | str] = ["1 ice", "1 wind", "1 lightning", 1, 1]


def test_each_phase_of_the_dragon_king_ends_its_statuses_and_gives_it_block() -> None:
    """66% of 3448 are 2275.7; 8% are 275.8. What it gains for the hand that began the phase stays."""
    foe = {"prefab": "dragon_king", "hp": 2300, "statuses": {"burn": 3, "vulnerable": 2}}
    fight = arena([foe], FIVES, act=3, floor=15)
    facts = fight.score("five_of_a_kind")
    assert begun(fight) == [1]
    assert [fact.amount for fact in of(facts, BlockGained)] == [276]
    assert fight.foes[0].statuses == {}
    assert fight.foes[0].hp == 2300 - 93


@pytest.mark.parametrize(
    ("dice", "felt"),
    [(TRIPLE, 0), (["1 fire", "1 lightning", 1, 1, 1], 1), (["1 fire", "1 ice", "1 wind", "1 lightning", 1], 0)],
)
def test_a_triple_combo_or_better_undoes_the_next_interference_of_the_dragon_king(
    dice: list[int | str], felt: int
) -> None:
    """A Singularity freezes it besides; its kept action is the one that is undone."""
    fight = arena(["dragon_king"], dice, act=3, floor=15)
    facts = [*fight.score("five_of_a_kind")]
    while not of(facts, EnemyActed):
        facts += fight.end_turn()
    assert [fact.amount for fact in of(facts, Interfered)] == [felt]
    assert len(of(facts, InterferenceFell)) == felt
    assert "dazzled" not in fight.foes[0].statuses


def test_only_the_next_interference_is_undone() -> None:
    """Prismatic breath burns a die and strips two: the first of both is undone."""
    fight = arena([{"prefab": "dragon_king", "hp": 1000}], TRIPLE, act=3, floor=15)
    facts = fight.score("five_of_a_kind")
    assert [(fact.interference, fact.amount) for fact in of(facts, Interfered)] == [("burn_die", 0), ("strip", 2)]


def test_what_dazzles_the_dragon_king_ends_with_its_phase() -> None:
    fight = arena([{"prefab": "dragon_king", "hp": 2300, "statuses": {"dazzled": 1}}], FIVES, act=3, floor=15)
    facts = fight.score("five_of_a_kind")
    assert [(fact.interference, fact.amount) for fact in of(facts, Interfered)] == [("deep_freeze", 1)]
