"""Every enemy as the design document's bestiary (19) and R6, R42 to R46 have it, and the groups of R47."""

import pytest

from shadows.games import load
from tests.content.phrases import answered, moved

# id: health, tier, act, and for each phase the HP at which it begins, what it does every turn and its moves.
FOES = {
    "skeleton_warrior": (22, "normal", "crypts", [(None, None, ["Attack 6", "Attack 6", "Block 8"])]),
    "zombie_brute": (28, "normal", "crypts", [(None, None, ["Attack 8", "2 weak", "Attack 8"])]),
    "dark_cultist": (20, "normal", "crypts", [(None, None, ["3 strength self", "Attack 5", "Attack 5"])]),
    "rat_swarm": (15, "normal", "crypts", [(None, None, ["Attack 2x3", "Attack 2x3"])]),
    "tomb_guardian": (
        *(42, "elite", "crypts"),
        [(None, None, ["Shield Bash: Attack 6, Block 8", "Flurry: Attack 3x4", "Heavy Slam: Attack 12"])],
    ),
    "blood_witch": (
        *(36, "elite", "crypts"),
        [
            (
                None,
                None,
                ["Drain Life: Attack 5, Heal 4", "Curse: 1 vulnerable, 1 weak", "Blood Ritual: Attack 7, Heal 4"],
            )
        ],
    ),
    "lich_king": (
        *(65, "boss", "crypts"),
        [
            (None, None, ["Summon skeleton_minion up to 2 else Attack 8", "Attack 8", "Block 12"]),
            (30, "turn_start: Gain 2 strength.", ["Attack 10", "Attack 10", "Block 15"]),
        ],
    ),
    "skeleton_minion": (15, "minion", "crypts", [(None, None, ["Attack 5"])]),
    "wraith": (30, "normal", "blighted_woods", [(None, None, ["Attack 7, 1 weak", "Attack 7", "Block 10"])]),
    "corrupted_beast": (
        *(38, "normal", "blighted_woods"),
        [(None, None, ["Attack 12", "Block 5, 1 vulnerable self", "Attack 12"])],
    ),
    "thorned_horror": (25, "normal", "blighted_woods", [(None, None, ["Attack 3x4", "3 bleed", "Attack 8"])]),
    "witch_doctor": (
        *(22, "normal", "blighted_woods"),
        [(None, None, ["Block 4 ally, 2 regeneration ally", "Attack 6, 2 poison", "Attack 6"])],
    ),
    "treant_protector": (
        *(50, "elite", "blighted_woods"),
        [(None, None, ["Attack 9, Block 6", "2 vulnerable", "Attack 2x10"])],
    ),
    "plague_shaman": (
        *(42, "elite", "blighted_woods"),
        [(None, None, ["4 poison", "Summon plague_rat up to 2 else Attack 8", "Attack 8"])],
    ),
    "eldritch_treant": (
        *(75, "boss", "blighted_woods"),
        [
            (None, None, ["Attack 10, 2 weak", "Block 15, 2 regeneration self", "Attack 2x8"]),
            (
                40,
                "turn_start: Gain 1 strength.",
                ["Attack 14, 1 vulnerable", "Block 20, Heal 5", "Attack 14, 1 vulnerable"],
            ),
        ],
    ),
    "plague_rat": (18, "minion", "blighted_woods", [(None, None, ["Attack 5"])]),
    "hellhound": (26, "normal", "abyssal_spire", [(None, None, ["Attack 8, 2 burn", "Attack 8", "Block 9"])]),
    "shadow_demon": (
        *(30, "normal", "abyssal_spire"),
        [(None, None, ["Attack 7, 1 weak", "Attack 7", "1 intangible self"])],
    ),
    "infernal_imp": (
        *(18, "normal", "abyssal_spire"),
        [(None, None, ["Attack 5", "Attack 5", "Summon infernal_imp up to 4 else Attack 5"])],
    ),
    "abyssal_cultist": (
        *(24, "normal", "abyssal_spire"),
        [(None, None, ["2 strength all_allies", "Attack 7", "Attack 7"])],
    ),
    "flamespawn": (
        *(48, "elite", "abyssal_spire"),
        [(None, None, ["Attack 9, 3 burn", "Block 10, 2 strength self", "Attack 2x8"])],
    ),
    "dread_knight": (55, "elite", "abyssal_spire", [(None, None, ["Attack 12", "3 bleed", "Block 12, Heal 4"])]),
    "archdemon": (
        *(85, "boss", "abyssal_spire"),
        [
            (
                None,
                None,
                [
                    "Summon hellhound up to 1 else Attack 12, 2 burn",
                    "Attack 12, 2 burn",
                    "Block 15, 3 strength self",
                ],
            ),
            (45, "turn_start: Gain 2 strength.", ["Attack 16", "Attack 3x7", "Attack 16"]),
        ],
    ),
    "shadow_thief": (26, "normal", "", [(None, None, ["Attack 6", "Attack 2x4", "Block 6"])]),
}


@pytest.mark.parametrize(("foe", "health", "tier", "act", "phases"), [(foe, *row) for foe, row in FOES.items()])
def test_foe(foe, health, tier, act, phases):
    enemy = load().enemies[foe]
    assert (enemy.health, enemy.tier, enemy.act) == (health, tier, act)
    assert enemy.name == " ".join(word.capitalize() for word in foe.split("_"))
    assert enemy.flavour
    assert [
        (
            phase.below,
            "; ".join(map(answered, phase.triggers)) or None,
            [(f"{move.name}: " if move.name else "") + moved(move.do) for move in phase.cycle],
        )
        for phase in enemy.phases
    ] == phases


def test_there_are_no_other_enemies():
    assert sorted(load().enemies) == sorted(FOES)


# R47, floor by floor and left before right, each group where it is met first.
GROUPS = {
    "crypts": [
        ("normal", "skeleton_warrior"),
        ("normal", "zombie_brute"),
        ("normal", "dark_cultist"),
        ("normal", "rat_swarm"),
        ("normal", "skeleton_warrior", "skeleton_warrior"),
        ("elite", "tomb_guardian"),
        ("normal", "skeleton_warrior", "rat_swarm"),
        ("normal", "dark_cultist", "rat_swarm"),
        ("elite", "blood_witch"),
        ("normal", "zombie_brute", "skeleton_warrior"),
        ("normal", "dark_cultist", "dark_cultist"),
        ("boss", "lich_king"),
    ],
    "blighted_woods": [
        ("normal", "wraith"),
        ("normal", "corrupted_beast"),
        ("normal", "witch_doctor"),
        ("normal", "thorned_horror"),
        ("normal", "wraith", "wraith"),
        ("elite", "treant_protector"),
        ("normal", "wraith", "thorned_horror"),
        ("normal", "witch_doctor", "thorned_horror"),
        ("elite", "plague_shaman"),
        ("normal", "corrupted_beast", "wraith"),
        ("normal", "witch_doctor", "witch_doctor"),
        ("boss", "eldritch_treant"),
    ],
    "abyssal_spire": [
        ("normal", "hellhound"),
        ("normal", "shadow_demon"),
        ("normal", "abyssal_cultist"),
        ("normal", "infernal_imp"),
        ("normal", "hellhound", "hellhound"),
        ("elite", "flamespawn"),
        ("normal", "hellhound", "infernal_imp"),
        ("normal", "abyssal_cultist", "infernal_imp"),
        ("elite", "dread_knight"),
        ("normal", "shadow_demon", "hellhound"),
        ("normal", "abyssal_cultist", "abyssal_cultist"),
        ("boss", "archdemon"),
    ],
    "": [("normal", "shadow_thief")],
}


@pytest.mark.parametrize("act", list(GROUPS))
def test_the_groups_of_an_act(act):
    met = sorted((one for one in load().encounters.values() if one.act == act), key=lambda one: one.order)
    assert [(one.kind, *one.foes) for one in met] == GROUPS[act]
    assert [one.order for one in met] == list(range(1, len(met) + 1))


def test_no_group_belongs_to_another_place():
    assert {one.act for one in load().encounters.values()} == set(GROUPS)


def test_a_single_enemys_group_goes_by_its_id():
    singles = {one.id: one.foes for one in load().encounters.values() if len(one.foes) == 1}
    assert all(foes == (name,) for name, foes in singles.items())
    assert {"two_skeleton_warriors", "skeleton_warrior_and_rat_swarm"} <= set(load().encounters)


def test_the_three_acts_in_their_order():
    acts = sorted(load().acts.values(), key=lambda act: act.order)
    assert [(act.id, act.name, act.order) for act in acts] == [
        ("crypts", "The Crypts", 1),
        ("blighted_woods", "Blighted Woods", 2),
        ("abyssal_spire", "Abyssal Spire", 3),
    ]
