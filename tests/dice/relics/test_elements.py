"""Relics of elements: chances, values, combos, Burn and Freeze (D6-D8, A1, A2, D29). A Pair of sixes deals 19."""

import pytest

from components.facts import ComboActed, Froze, HpLost
from systems.dice import elements
from systems.resolve.modifiers import asked
from tests.dice.relics.fights import blocks, comes_to, fight, hits

SIXES = (6, 6, 1, 2, 4)
OVERLOAD = ("6 fire", "6 lightning", 1, 2, 4)
FIRESTORM = ("6 fire", "6 wind", 1, 2, 4)


@pytest.mark.parametrize(
    ("relic", "chance"),
    [
        ("cinder_choir", 7),
        ("sooty_almanac", 7),
        ("lingering_flame", 8),
        ("grave_thunder", 10),
        ("widows_prism", 13),
        ("crown_of_four_winds", 13),
        ("prism_shard", 15),
        ("ember_censer", 8),
        ("rime_locket", 8),
        ("gale_quill", 8),
        ("storm_nail", 8),
        ("pitch_brand", 9),
        ("glacier_tear", 8),
    ],
)
def test_dice_are_elemental_more_often(relic: str, chance: int) -> None:
    """5% without."""
    assert fight(relic).element_chance == chance


def test_chances_of_all_relics_add_up_to_25_at_most() -> None:
    assert fight("crown_of_four_winds", "widows_prism", "grave_thunder").element_chance == 25


@pytest.mark.parametrize(
    ("relic", "kind", "more"),
    [
        ("ember_censer", "fire", 3),
        ("rime_locket", "ice", 3),
        ("gale_quill", "wind", 3),
        ("storm_nail", "lightning", 3),
        ("pitch_brand", "fire", 4),
        ("glacier_tear", "ice", 3),
    ],
)
def test_the_chance_of_one_element_is_its_own(relic: str, kind: str, more: int) -> None:
    """In four hundred parts: 5 each, and four for each point of its own (A2)."""
    held = fight(relic)
    parts = {str(name): part for name, part in elements.chances(held.session.world).parts.items()}
    assert parts == {**dict.fromkeys(("fire", "ice", "wind", "lightning"), 5), kind: 5 + 4 * more}


def test_each_ice_die_in_play_gives_2_block_with_the_locket() -> None:
    held = fight("rime_locket", dice=["6 ice", 6, "1 ice", 2, 4])
    assert blocks(held.score("pair")) == [4]


def test_the_first_roll_that_shows_wind_gives_a_reroll() -> None:
    held = fight("gale_quill", dice=[*SIXES, "2 wind", "2 wind"])
    assert held.rerolls == 2
    held.reroll(2)
    assert held.rerolls == 2
    held.reroll(2)
    assert held.rerolls == 1


def test_the_storm_nail_lowers_the_threshold_while_lightning_is_in_play() -> None:
    assert fight("storm_nail").stun_threshold() == 30
    assert fight("storm_nail", dice=["6 lightning", 6, 1, 2, 4]).stun_threshold() == 26


@pytest.mark.parametrize(
    ("dice", "block"),
    [
        (SIXES, []),
        (FIRESTORM, [6]),
        (("6 fire", "6 wind", "1 ice", 2, 4), [12]),
        (("6 fire", "6 wind", "1 ice", "2 lightning", 4), [12]),
    ],
)
def test_the_choir_blocks_by_the_tier_of_a_combo(dice: tuple[int | str, ...], block: list[int]) -> None:
    assert blocks(fight("cinder_choir", dice=dice).score("pair")) == block


def test_each_combo_of_the_combat_is_5_chips_up_to_20() -> None:
    """(4 + 12) × 1.2, with 5 chips more after the first combo, and 20 at most."""
    held = fight("sooty_almanac", dice=[*FIRESTORM, *SIXES])
    assert comes_to(held, "pair") == 19
    held.score("pair")
    assert comes_to(held, "pair") == 25
    held.session.world.tempo.combos = 9
    assert comes_to(held, "pair") == 43


def test_the_brand_burns_by_the_fire_dice_and_burns_harder_by_the_act() -> None:
    """Two stacks: 3 + 2 HP each in Act 1, 3 + 5 in Act 2, 3 + 12 in Act 3, besides the Pair's 19."""
    for act, burnt in ((1, 10), (2, 16), (3, 30)):
        held = fight("pitch_brand", dice=["6 fire", 6, "1 fire", 2, 4], act=act)
        happened = held.score("pair")
        assert held.foes[0].statuses["burn"] == 2
        losses = [fact.amount for fact in happened if isinstance(fact, HpLost) and not fact.damage]
        assert losses == [burnt]
        assert held.foes[0].hp == 1000 - 19 - burnt


def test_each_ice_die_may_freeze_with_the_tear() -> None:
    """A quarter each: about 44 of 100 with two dice. None ever freezes without Ice."""
    held = fight("glacier_tear")
    assert asked(held.session.world, "freeze_chance", 0, source=1, target=held.foes[0].entity) == 25
    frozen = 0
    for seed in range(40):
        held = fight("glacier_tear", dice=["6 ice", 6, "1 ice", 2, 4], seed=f"TEAR{seed}")
        frozen += any(isinstance(fact, Froze) for fact in held.score("pair"))
        bare = fight("glacier_tear", dice=SIXES, seed=f"TEAR{seed}")
        assert not any(isinstance(fact, Froze) for fact in bare.score("pair"))
    assert 8 <= frozen <= 28


def test_hands_strike_the_frozen_harder_with_the_tear() -> None:
    """16 × 1.2 × 1.4; the other enemy is not frozen."""
    held = fight("glacier_tear", foes=[{"prefab": "post", "statuses": {"frozen": 1}}, "post"])
    assert [held.preview("pair", at=0).damage, held.preview("pair", at=1).damage] == [26, 19]


def test_a_rerolled_die_keeps_its_element_with_the_flame_unless_the_roll_brings_one() -> None:
    held = fight("lingering_flame", dice=["6 fire", "6 wind", 1, 2, 4, 3, "5 ice", 2])
    held.reroll(0, 1, 2)
    assert held.dice == ["3 fire", "5 ice", "2", "2", "4"]


def test_without_the_flame_a_rerolled_die_loses_its_element() -> None:
    held = fight(dice=["6 fire", 6, 1, 2, 4, 3])
    held.reroll(0)
    assert held.dice[0] == "3"


def test_grave_thunder_doubles_the_first_combo_of_the_combat() -> None:
    """Overload is half of 19, rounded down."""
    held = fight("grave_thunder", dice=OVERLOAD * 2)
    assert hits(held.score("pair")) == [19, 9, 9]
    assert hits(held.score("pair")) == [19, 9]


def test_the_second_blow_brings_no_second_status() -> None:
    held = fight("grave_thunder", dice=FIRESTORM)
    held.score("pair")
    assert held.foes[0].statuses["burn"] == 2


@pytest.mark.parametrize(("relic", "damage"), [("crown_of_four_winds", 120), ("prism_shard", 90)])
def test_combos_deal_more_of_a_share(relic: str, damage: int) -> None:
    """(20 + 30) × 3, of which Overload deals 80 or 60 in a hundred in place of 50."""
    held = fight(relic, dice=["6 fire", "6 lightning", 6, 6, 6])
    assert hits(held.score("five_of_a_kind")) == [150, damage]


def test_two_elemental_dice_are_any_two_elements_with_the_prism() -> None:
    held = fight("widows_prism", dice=["6 fire", "6 fire", 1, 2, 4])
    assert held.combos == [
        "firestorm",
        "overload",
        "steam_burst",
        "chain_lightning",
        "superconduct",
        "blizzard",
    ]
    combo = [fact.combo for fact in held.score("pair", combo="overload") if isinstance(fact, ComboActed)]
    assert combo == ["overload"]


def test_one_elemental_die_is_no_combo_with_the_prism() -> None:
    assert fight("widows_prism", dice=["6 fire", 6, 1, 2, 4]).combos == []


def test_the_hearth_kindles_two_dice_of_different_elements_on_every_first_roll() -> None:
    held = fight("hearth_of_the_deep", dice=[*SIXES, "6 fire", "6 fire", 1, 2, 4])
    kinds = [die.partition(" ")[2] for die in held.dice if " " in die]
    assert len(kinds) == len({*kinds}) == 2
    held.end_turn()
    kinds = [die.partition(" ")[2] for die in held.dice if " " in die]
    assert kinds[:2] == ["fire", "fire"]
    assert len({*kinds}) == 2


def test_no_reroll_is_kindled_by_the_hearth() -> None:
    held = fight("hearth_of_the_deep", dice=["6 fire", "6 ice", 1, 2, 4, 1, 1, 1, 1, 1])
    held.reroll()
    assert held.dice == ["1"] * 5
