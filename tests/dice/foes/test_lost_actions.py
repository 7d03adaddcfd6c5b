"""Stun, Freeze, Burn and Vulnerable on enemies, and the actions that they lose (D8, D9, D28, D33, D35).

The highest of five 1s is 2 + 1 with the chips of practice on top, × 1.0: as much damage as a test asks for.
"""

import pytest

from components.facts import ActionLost, DamageDealt, EnemyActed, FreezeResisted, Froze, Interfered, Stunned
from shadows.play.dice.fight import Fight
from tests.dice.foes.arena import arena, of

ONES = [1] * 5
BLIZZARD: list[int | str] = ["1 ice", "1 wind", 2, 4, 6]
SUPERCONDUCT: list[int | str] = ["1 ice", "1 lightning", 2, 4, 6]


def striking(damage: int) -> dict[str, int]:
    """The practice with which the highest of five 1s deals so much."""
    return {"high_die": damage - 3}


def dealt(fight: Fight, hand: str, at: int | None = None) -> list[int]:
    """The player's hits as a hand is scored."""
    return [hit.amount for hit in of(fight.score(hand, at), DamageDealt) if hit.source == fight.player.entity]


# --- stun


@pytest.mark.parametrize(
    ("foe", "floor", "damage", "stunned"),
    [
        ("skeleton_warrior", 1, 52, False),
        ("skeleton_warrior", 1, 53, True),
        ("bone_knight", 5, 87, False),
        ("bone_knight", 5, 88, True),
        ("crypt_guardian", 15, 266, False),
        ("crypt_guardian", 15, 267, True),
    ],
)
def test_a_hit_above_30_percent_of_max_hp_stuns_and_above_40_a_boss(
    foe: str, floor: int, damage: int, stunned: bool
) -> None:
    """30% of 175 are 52.5, of 292 87.6; 40% of 665 are 266."""
    fight = arena([foe], ONES, floor=floor, practice=striking(damage))
    facts = fight.score("high_die")
    assert bool(of(facts, Stunned)) is stunned
    assert bool(of(facts, ActionLost)) is stunned


@pytest.mark.parametrize(("block", "stunned"), [(17, True), (18, False)])
def test_what_block_stops_does_not_stun(block: int, stunned: bool) -> None:
    fight = arena([{"prefab": "skeleton_warrior", "block": block}], ONES, practice=striking(70))
    assert bool(of(fight.score("high_die"), Stunned)) is stunned


def test_each_hit_counts_by_itself() -> None:
    """Overload is half of 40: neither is above 52.5."""
    dice: list[int | str] = ["1 fire", "1 lightning", 1, 1, 1]
    fight = arena(["skeleton_warrior"], dice, practice=striking(40))
    facts = fight.score("high_die")
    assert [hit.amount for hit in of(facts, DamageDealt) if hit.source == 1] == [40, 20]
    assert not of(facts, Stunned)


def test_a_combo_may_stun_whom_it_strikes() -> None:
    """Chain Lightning is 30% of 200 for the other: of a pair with 98 × 0.96 = 94 HP."""
    dice: list[int | str] = ["1 wind", "1 lightning", 1, 1, 1]
    fight = arena(["dummy", "skeleton_warrior"], dice, practice=striking(200))
    other = fight.foes[1].entity
    assert [fact.target for fact in of(fight.score("high_die", at=0), Stunned)] == [other]


def test_whoever_is_stunned_loses_its_interference_and_keeps_what_it_had_announced() -> None:
    fight = arena(["cave_spider"], ONES, practice=striking(60))
    facts = fight.score("high_die")
    assert not of(facts, Interfered, EnemyActed)
    assert fight.struck == {}
    facts = fight.end_turn()
    assert [fact.step for fact in of(facts, EnemyActed)] == [0]
    assert [*fight.struck.values()] == ["snipe"]


def test_who_lost_an_action_to_a_stun_is_not_stunned_again_before_it_has_acted() -> None:
    fight = arena([{"prefab": "dummy"}], ONES * 4, practice=striking(600))
    seen = []
    for _ in range(3):
        facts = fight.score("high_die")
        seen.append((bool(of(facts, Stunned)), bool(of(facts, ActionLost)), bool(of(facts, EnemyActed))))
    assert seen == [(True, True, False), (False, False, True), (True, True, False)]


def test_no_rule_brings_the_threshold_below_15_and_of_bosses_below_25() -> None:
    assert arena(["glass"]).stun_threshold() == 15
    assert arena(["glass_boss"], floor=15).stun_threshold() == 25


def test_the_mark_of_a_stun_lies_until_the_next_hand_has_been_scored() -> None:
    fight = arena(["dummy"], ONES * 3, practice=striking(600))
    fight.score("high_die")
    assert fight.foes[0].statuses == {"stunned": 1}
    fight.end_turn()
    assert fight.foes[0].statuses == {"stunned": 1}
    fight.score("chance")
    assert fight.foes[0].statuses == {}


# --- Freeze


def test_who_freezes_loses_the_next_action_once() -> None:
    fight = arena(["skeleton_warrior"], BLIZZARD)
    facts = fight.score("pair")
    assert (len(of(facts, Froze)), len(of(facts, ActionLost))) == (1, 1)
    assert [fact.step for fact in of(fight.end_turn(), EnemyActed)] == [0]


def test_freeze_does_not_stack() -> None:
    fight = arena(["skeleton_warrior"], [*BLIZZARD, *BLIZZARD])
    fight.score("pair")
    facts = fight.score("pair")
    assert fight.foes[0].statuses == {"frozen": 1}
    assert len(of(facts, ActionLost)) == 1
    assert of(fight.end_turn(), EnemyActed)


def test_a_boss_that_is_frozen_twice_running_resists_until_it_has_acted() -> None:
    fight = arena(["crypt_guardian"], [*BLIZZARD * 4], floor=15)
    seen = []
    for _ in range(3):
        facts = fight.score("pair")
        seen.append((len(of(facts, Froze)), len(of(facts, FreezeResisted)), len(of(facts, EnemyActed))))
    assert seen == [(1, 0, 0), (0, 1, 1), (1, 0, 0)]


def test_what_a_boss_has_called_does_not_resist() -> None:
    fight = arena(["necromancer", "risen_bones"], [*BLIZZARD * 2], floor=15)
    assert of(fight.score("pair", at=1), Froze)
    assert of(fight.score("pair", at=1), Froze)


def test_stunned_and_frozen_at_once_is_one_action_lost() -> None:
    fight = arena(["dummy"], BLIZZARD, practice={"pair": 600})
    facts = fight.score("pair")
    assert (len(of(facts, Stunned)), len(of(facts, Froze)), len(of(facts, ActionLost))) == (1, 1, 1)
    assert of(fight.end_turn(), EnemyActed)


def test_combos_with_ice_strike_half_as_hard_again_at_who_is_frozen() -> None:
    """With 93 chips of practice a pair is 99 × 1.2 = 118.8; Superconduct is 20% of 118, half as much again 35.4."""
    fight = arena(["dummy"], SUPERCONDUCT, practice={"pair": 93})
    assert dealt(fight, "pair") == [118, 23]
    fight = arena(["dummy"], [*BLIZZARD, *SUPERCONDUCT], practice={"pair": 93})
    fight.score("pair")
    assert dealt(fight, "pair") == [118, 35]


def test_the_mark_of_frost_lies_until_the_next_hand_has_been_scored() -> None:
    fight = arena(["dummy"], [*BLIZZARD, *ONES])
    fight.score("pair")
    assert fight.foes[0].statuses == {"frozen": 1}
    fight.score("chance")
    assert fight.foes[0].statuses == {}


def test_absolute_zero_freezes_no_boss_but_strikes_it_harder() -> None:
    """30% of 118 are 35; of a boss 45% are 53."""
    zero: list[int | str] = ["1 ice", "1 wind", "1 lightning", 2, 4]
    fight = arena(["dummy"], zero, practice={"pair": 93})
    facts = fight.score("pair")
    assert [hit.amount for hit in of(facts, DamageDealt) if hit.source == 1] == [118, 35]
    assert of(facts, Froze)
    fight = arena(["crypt_guardian"], zero, floor=15, practice={"pair": 93})
    facts = fight.score("pair")
    assert [hit.amount for hit in of(facts, DamageDealt) if hit.source == 1] == [118, 53]
    assert not of(facts, Froze, ActionLost)


# --- Burn and Vulnerable


def test_burn_takes_3_hp_a_stack_after_each_of_three_enemy_phases() -> None:
    """Firestorm is a quarter of 7, and 2 Burn: 6 HP a round."""
    fight = arena(["dummy"], ["1 fire", "1 wind", 2, 4, 6])
    lost = []
    before = fight.foes[0].hp - 7 - 1
    fight.score("pair")
    for _ in range(4):
        lost.append(before - fight.foes[0].hp)
        before = fight.foes[0].hp
        fight.end_turn()
    assert lost == [6, 6, 6, 0]
    assert fight.foes[0].statuses == {}


def test_burn_adds_up_and_lasts_from_when_it_was_last_put_on() -> None:
    fire: list[int | str] = ["1 fire", "1 wind", 2, 4, 6]
    fight = arena(["dummy"], [*fire, *fire])
    fight.score("pair")
    fight.score("pair")
    assert fight.foes[0].statuses == {"burn": 4}
    before = fight.foes[0].hp
    fight.end_turn()
    assert before - fight.foes[0].hp == 12
    fight.end_turn()
    assert fight.foes[0].statuses == {}


def test_vulnerable_makes_hands_a_quarter_stronger_for_its_turns_and_does_not_add_up() -> None:
    """Steam Burst brings 2 turns; a pair is then 7.2 × 5/4 = 9. It acts from the next hit on, and not for combos."""
    steam: list[int | str] = ["1 fire", "1 ice", 2, 4, 6]
    pair = [1, 1, 2, 4, 6]
    fight = arena(["dummy"], [*steam, *steam, *pair, *pair, *pair])
    assert dealt(fight, "pair") == [7, 2]
    assert dealt(fight, "pair") == [9, 2]
    assert fight.foes[0].statuses == {"vulnerable": 2}
    assert [dealt(fight, "pair") for _ in range(3)] == [[9], [9], [7]]
