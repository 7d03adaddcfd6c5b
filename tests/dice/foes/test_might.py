"""How mighty enemies are by floor and company, and how they grow when a fight takes too long (D10–D12, D27)."""

import pytest
from msgspec.structs import replace

from components.dice.prefabs import Tuning
from components.facts import DamageDealt, EnemyActed
from shadows.games.dice import GAME
from shadows.play.dice import sandbox
from tests.dice.foes.arena import arena, library, of


@pytest.mark.parametrize(
    ("foes", "act", "floor", "hp"),
    [
        (["skeleton_warrior"], 1, 14, [278]),
        (["skeleton_warrior", "cave_spider"], 1, 1, [94, 98]),
        (["skeleton_warrior", "cave_spider"], 1, 4, [106, 111]),
        (["dungeon_rat", "dungeon_rat", "cave_spider"], 1, 14, [105, 105, 111]),
        (["bone_knight"], 1, 14, [393]),
        (["bone_knight", "cultist"], 1, 9, [223, 139]),
        (["demon_lord"], 2, 15, [1441]),
        (["forge_master", "living_blade"], 2, 15, [1183, 147]),
    ],
)
def test_max_hp_lie_evenly_between_first_and_last_floor(foes: list[str], act: int, floor: int, hp: list[int]) -> None:
    """290 × 0.96; a pair has 98 to 155, on floor 4 three steps of thirteen up; three have 111 on floor 14; on floor 9
    an elite with a helper has four steps of nine from 200 to 268, its helper from 121 to 162."""
    assert [foe.max_hp for foe in arena(foes, act=act, floor=floor).foes] == hp


@pytest.mark.parametrize(
    ("foes", "floor", "hits"),
    [
        (["skeleton_warrior"], 14, [13]),
        (["ash_walker"], 1, [10]),
        (["cave_spider"], 1, [7]),
        (["skeleton_warrior", "cave_spider"], 1, [6, 3]),
        (["bone_knight", "cave_spider"], 5, [9, 3]),
    ],
)
def test_attacks_by_floor_and_company(foes: list[str], floor: int, hits: list[int]) -> None:
    """14.7 × 0.9; a lone disruptor strikes a quarter harder, one of a pair does not: 6.8 × 0.9, 6.8 × 0.5; an elite
    with its helper has 8.2, the helper 6.7."""
    fight = arena(foes, act=2 if "ash_walker" in foes else 1, floor=floor)
    assert [hit.amount for hit in of(fight.end_turn(), DamageDealt)] == hits


def test_an_act_tunes_the_scales_of_its_enemies() -> None:
    """290 × 0.96 × 0.9 and 14.7 × 0.9 × 0.6 on floor 14; half of the Demon Lord's 1550 × 0.93."""
    acts = {name: replace(act, tuned=Tuning(health=90, bosses=50, attack=60)) for name, act in library().acts.items()}
    named = {"hero": "patient", "library": replace(library(), acts=acts), "game": GAME, "relics": ()}
    fight = sandbox(foes=["skeleton_warrior"], floor=14, **named)
    assert fight.foes[0].max_hp == 250
    assert [hit.amount for hit in of(fight.end_turn(), DamageDealt)] == [8]
    assert sandbox(foes=["demon_lord"], act=2, floor=15, kind="boss", **named).foes[0].max_hp == 720


def test_the_second_of_a_kind_begins_at_its_second_step_and_the_third_at_its_third() -> None:
    fight = arena(["dungeon_rat", "dungeon_rat", "dungeon_rat"])
    assert [fact.step for fact in of(fight.end_turn(), EnemyActed)] == [0, 1, 2]
    fight = arena(["dungeon_rat", "slime", "dungeon_rat"])
    assert [fact.step for fact in of(fight.end_turn(), EnemyActed)] == [0, 0, 1]


def test_from_turn_12_on_attacks_grow_by_a_tenth_of_their_base_a_turn() -> None:
    """Of 10.79: Cleave, Overhead and Raise shield in turns 10 to 12, then Hack × 1.2, Cleave × 1.3, Overhead × 1.4."""
    fight = arena(["skeleton_warrior"])
    hits = [[hit.amount for hit in of(fight.end_turn(), DamageDealt)] for _ in range(15)]
    assert hits[9:] == [[11], [17], [], [12], [14], [24]]


def test_a_buff_counts_from_the_base_too() -> None:
    """10.79 × 1.1 × 1.2 and × 1.3 × 1.2, and the second time round 1.4."""
    fight = arena(["cultist"])
    hits = [[hit.amount for hit in of(fight.end_turn(), DamageDealt)] for _ in range(6)]
    assert hits == [[], [14], [6], [17], [], [17]]
