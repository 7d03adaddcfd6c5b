"""The groups of R47, act by act, and who stands where in them."""

import pytest

from shadows import Session
from shadows.games import load

GROUPS = {
    "crypts": [
        (["skeleton_warrior"], "normal"),
        (["zombie_brute"], "normal"),
        (["dark_cultist"], "normal"),
        (["rat_swarm"], "normal"),
        (["skeleton_warrior", "skeleton_warrior"], "normal"),
        (["tomb_guardian"], "elite"),
        (["skeleton_warrior", "rat_swarm"], "normal"),
        (["dark_cultist", "rat_swarm"], "normal"),
        (["blood_witch"], "elite"),
        (["zombie_brute", "skeleton_warrior"], "normal"),
        (["dark_cultist", "dark_cultist"], "normal"),
        (["lich_king"], "boss"),
    ],
    "blighted_woods": [
        (["wraith"], "normal"),
        (["corrupted_beast"], "normal"),
        (["witch_doctor"], "normal"),
        (["thorned_horror"], "normal"),
        (["wraith", "wraith"], "normal"),
        (["treant_protector"], "elite"),
        (["wraith", "thorned_horror"], "normal"),
        (["witch_doctor", "thorned_horror"], "normal"),
        (["plague_shaman"], "elite"),
        (["corrupted_beast", "wraith"], "normal"),
        (["witch_doctor", "witch_doctor"], "normal"),
        (["eldritch_treant"], "boss"),
    ],
    "abyssal_spire": [
        (["hellhound"], "normal"),
        (["shadow_demon"], "normal"),
        (["abyssal_cultist"], "normal"),
        (["infernal_imp"], "normal"),
        (["hellhound", "hellhound"], "normal"),
        (["flamespawn"], "elite"),
        (["hellhound", "infernal_imp"], "normal"),
        (["abyssal_cultist", "infernal_imp"], "normal"),
        (["dread_knight"], "elite"),
        (["shadow_demon", "hellhound"], "normal"),
        (["abyssal_cultist", "abyssal_cultist"], "normal"),
        (["archdemon"], "boss"),
    ],
    "": [(["shadow_thief"], "normal")],
}


@pytest.mark.parametrize("act", GROUPS)
def test_an_act_has_the_groups_of_the_table(act: str) -> None:
    """R47"""
    met = sorted(
        (group.order, list(group.foes), group.kind) for group in load().encounters.values() if group.act == act
    )
    assert [(foes, kind) for _, foes, kind in met] == GROUPS[act]


@pytest.mark.parametrize("encounter", load().encounters)
def test_a_group_is_met_left_to_right_with_the_heros_whole_deck(encounter: str) -> None:
    session = Session.start("hellforged", "MEETING", encounter=encounter)
    picture = session.look()
    assert [foe.id for foe in picture.foes] == list(load().encounters[encounter].foes)
    assert picture.kind == load().encounters[encounter].kind
    assert (len(picture.hand), len(picture.draw), picture.discard) == (5, 5, ())
    assert sorted(card.id for card in picture.hand + picture.draw) == sorted(load().heroes["hellforged"].deck)
    assert (picture.round, picture.player.energy, picture.player.hp) == (1, 3, 70)
