"""Keystones of the tree that bar relics, or that relics are taken for (D19). A Pair of sixes deals 19."""

import pytest

from components.facts import Interfered, Stunned
from shadows.play.session import IllegalCommand
from tests.dice.relics.fights import fight, hits

SIXES = (6, 6, 1, 2, 4)


def way(branch: str, path: str) -> list[str]:
    """The nodes from the middle to a keystone."""
    trunk = [f"{branch}_t{step}" for step in range(1, 6)]
    return [*trunk, *(f"{branch}_{path}{step}" for step in range(1, 7))]


def test_no_die_of_a_purist_is_ever_elemental() -> None:
    held = fight(nodes=way("damage", "b"), consumables=["reforge", "elemental_charge"])
    assert held.element_chance == 0
    held.use("reforge")
    assert all(" " not in die for die in held.dice)
    with pytest.raises(IllegalCommand, match="take no elements"):
        held.use("elemental_charge", element="fire")


def test_chances_of_single_elements_are_nothing_to_a_purist() -> None:
    assert fight("ember_censer", "prism_shard", nodes=way("damage", "b")).element_chance == 0


def test_who_has_an_iron_will_gains_no_reroll() -> None:
    """Two dice more; the Gale Quill's reroll does not come either."""
    held = fight("gale_quill", nodes=way("utility", "a"), dice=["6 wind", 6, 1, 2, 4, 3, 3])
    assert (len(held.dice), held.rerolls, held.spare) == (7, 0, 0)


def test_block_of_a_bulwark_stays_up_to_30() -> None:
    held = fight(nodes=way("defence", "a"), player={"block": 40})
    held.end_turn()
    assert held.player.block == 30
    held.end_turn()
    assert held.player.block == 30


def test_high_die_of_a_bulwark_gives_18_block_and_26_with_the_tower_shard() -> None:
    """6, 4 of the node before it, 8 of its own, 8 of the relic; 4 lay there already, and the enemy hits for 10."""
    for relics, left in (((), 12), (("tower_shard",), 20)):
        held = fight(*relics, nodes=way("defence", "a"), foes=["striker"])
        held.score("high_die")
        assert held.player.block == left


def test_a_reaping_hand_deals_a_share_of_its_damage_to_every_other_enemy() -> None:
    """The way there is worth 2 chips and 0.05 mult: (4 + 2 + 12) × 1.25 = 22.5; 22 × 35 in a hundred."""
    held = fight(nodes=way("wind", "b"), foes=[{"prefab": "post", "hp": 900}] * 3)
    assert hits(held.score("pair", at=0)) == [22, 7, 7]
    assert [foe.hp for foe in held.foes] == [878, 893, 893]


def test_one_enemy_alone_is_struck_less_hard_by_a_reaper() -> None:
    """22.5 × 0.9."""
    held = fight(nodes=way("wind", "b"))
    assert hits(held.score("pair")) == [20]


def test_what_reaches_the_others_can_stun_them() -> None:
    """A rat has 50 HP, of which more than 15 stun."""
    held = fight(nodes=way("wind", "b"), foes=["post", "rat"], dice=[6, 6, 6, 6, 1])
    stunned = [fact for fact in held.score("four_of_a_kind", at=0) if isinstance(fact, Stunned)]
    assert len(stunned) == 1


def test_an_attack_in_place_of_stripping_takes_nothing_of_the_salt() -> None:
    """A Purist's dice have no element to lose: 60% of 10 strike, and Weaken is what the salt undoes."""
    held = fight("ward_of_salt", nodes=way("damage", "b"), foes=["stripper"], player={"hp": 50})
    happened = held.end_turn()
    assert [(fact.interference, fact.amount) for fact in happened if isinstance(fact, Interfered)] == [("weaken", 0)]
    assert held.player.hp == 44
