"""Every enemy with the HP and the rank of the document."""

import pytest

from shadows import sandbox
from shadows.games import load

HEALTH = {
    "skeleton_warrior": 22,
    "zombie_brute": 28,
    "dark_cultist": 20,
    "rat_swarm": 15,
    "tomb_guardian": 42,
    "blood_witch": 36,
    "lich_king": 65,
    "skeleton_minion": 15,
    "wraith": 30,
    "corrupted_beast": 38,
    "thorned_horror": 25,
    "witch_doctor": 22,
    "treant_protector": 50,
    "plague_shaman": 42,
    "eldritch_treant": 75,
    "plague_rat": 18,
    "hellhound": 26,
    "shadow_demon": 30,
    "infernal_imp": 18,
    "abyssal_cultist": 24,
    "flamespawn": 48,
    "dread_knight": 55,
    "archdemon": 85,
    "shadow_thief": 26,
}


@pytest.mark.parametrize("enemy", HEALTH)
def test_an_enemy_begins_with_full_health_no_block_and_no_status(enemy: str) -> None:
    foe = sandbox(hand=[], foes=[enemy]).foes[0]
    assert (foe.hp, foe.max_hp, foe.block, foe.statuses) == (HEALTH[enemy], HEALTH[enemy], 0, {})


def test_there_is_no_enemy_beside_those_of_the_document() -> None:
    assert set(load().enemies) == set(HEALTH)


@pytest.mark.parametrize(
    ("tier", "enemies"),
    [
        ("boss", ["archdemon", "eldritch_treant", "lich_king"]),
        (
            "elite",
            ["blood_witch", "dread_knight", "flamespawn", "plague_shaman", "tomb_guardian", "treant_protector"],
        ),
        ("minion", ["plague_rat", "skeleton_minion"]),
    ],
)
def test_rank(tier: str, enemies: list[str]) -> None:
    assert [enemy.id for enemy in load().enemies.values() if enemy.tier == tier] == enemies
