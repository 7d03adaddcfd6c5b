"""What each relic does in combat."""

import pytest

from components.facts import CardAdded
from shadows import sandbox
from tests.combat.reading import of

FOE = {"prefab": "skeleton_warrior", "hp": 50}
IDLE = {"prefab": "skeleton_warrior", "hp": 50, "step": 2}
"""Defends in its next turn."""


def test_bloodstone_heals_1_when_a_card_costs_hp() -> None:
    fight = sandbox(hand=["life_tap"], foes=[FOE], player={"hp": 40}, relics=["bloodstone"])
    fight.play("life_tap")
    assert fight.player.hp == 40 - 3 + 1


def test_demon_horns_put_one_imp_claw_into_the_first_hand() -> None:
    fight = sandbox("hellforged", foes=[IDLE], relics=["demon_horns"])
    assert (len(fight.hand), fight.hand.count("imp_claw")) == (6, 1)
    facts = fight.end_turn()
    assert (of(facts, CardAdded), len(fight.hand)) == ([], 5)


def test_shadow_cloak_starts_the_combat_with_1_intangible() -> None:
    fight = sandbox(hand=[], foes=[FOE], relics=["shadow_cloak"])
    assert fight.player.statuses == {"intangible": 1}
    fight.end_turn()
    assert (fight.player.hp, fight.player.statuses) == (69, {})


def test_cursed_amulet_starts_the_combat_with_1_weak_on_all_enemies() -> None:
    fight = sandbox(hand=[], foes=[FOE, FOE], relics=["cursed_amulet"])
    assert [foe.statuses for foe in fight.foes] == [{"weak": 1}] * 2
    fight.end_turn()
    assert fight.player.hp == 70 - 2 * 4
    assert [foe.statuses for foe in fight.foes] == [{}, {}]


def test_tome_of_dark_rituals_draws_for_a_power_and_for_nothing_else() -> None:
    fight = sandbox(
        hand=["defend", "blood_pact"], draw=["strike", "strike"], foes=[FOE], relics=["tome_of_dark_rituals"]
    )
    fight.play("defend")
    assert fight.hand == ["blood_pact"]
    fight.play("blood_pact")
    assert fight.hand == ["strike"]


def test_bleeding_edge_applies_1_bleed_at_each_turn_start() -> None:
    fight = sandbox(hand=[], foes=[IDLE], relics=["bleeding_edge"])
    assert fight.foes[0].statuses == {"bleed": 1}
    fight.end_turn()
    assert (fight.foes[0].hp, fight.foes[0].statuses) == (49, {"bleed": 1})


def test_bleeding_edge_picks_one_living_enemy() -> None:
    fight = sandbox(hand=[], foes=[IDLE, IDLE, IDLE], relics=["bleeding_edge"])
    assert sorted(foe.statuses.get("bleed", 0) for foe in fight.foes) == [0, 0, 1]


def test_soul_ember_deals_2_when_burn_is_applied() -> None:
    fight = sandbox(hand=["soul_burn"], foes=[{**FOE, "block": 1}], relics=["soul_ember"])
    fight.play("soul_burn")
    assert (fight.foes[0].hp, fight.foes[0].block, fight.foes[0].statuses) == (49, 0, {"burn": 8})


def test_soul_ember_leaves_burn_on_the_player_alone() -> None:
    fight = sandbox(hand=[], foes=["hellhound"], relics=["soul_ember"])
    fight.end_turn()
    assert (fight.player.hp, fight.player.statuses, fight.foes[0].hp) == (62, {"burn": 2}, 26)


def test_eternal_hourglass_gains_1_energy_with_an_empty_hand() -> None:
    fight = sandbox(hand=["strike"], draw=["strike"] * 5, foes=[IDLE], relics=["eternal_hourglass"])
    assert fight.player.energy == 4
    fight.end_turn()
    assert (fight.player.energy, len(fight.hand)) == (4, 5)


def test_eternal_hourglass_sees_the_claw_of_demon_horns() -> None:
    fight = sandbox("hellforged", hand=["strike"], foes=[IDLE], relics=["eternal_hourglass", "demon_horns"])
    assert (fight.hand, fight.player.energy) == (["imp_claw", "strike"], 3)


@pytest.mark.parametrize(
    ("card", "lost"), [("bloodletting", 2), ("bloodletting+", 1), ("crimson_eruption", 1), ("crimson_eruption+", 1)]
)
def test_sacrificial_dagger_saves_1_hp_on_the_first_attack_that_costs_hp(card: str, lost: int) -> None:
    fight = sandbox(
        hand=["strike", card, "bloodletting"], foes=[FOE], player={"energy": 9}, relics=["sacrificial_dagger"]
    )
    fight.play("strike")
    fight.play(card)
    assert fight.player.hp == 70 - lost
    fight.play("bloodletting")
    assert fight.player.hp == 70 - lost - 3


def test_sacrificial_dagger_leaves_skills_and_powers_alone() -> None:
    fight = sandbox(hand=["life_tap", "crimson_shield", "bloodletting"], foes=[FOE], relics=["sacrificial_dagger"])
    fight.play("life_tap")
    fight.play("crimson_shield")
    assert fight.player.hp == 65
    fight.play("bloodletting")
    assert fight.player.hp == 63


@pytest.mark.parametrize("relic", ["vial_of_shadows", "greedy_imp"])
def test_a_relic_of_the_road_does_nothing_in_combat(relic: str) -> None:
    script = {"hand": ["strike", "defend"], "draw": ["strike"] * 5, "foes": [FOE]}
    plain, with_relic = sandbox(**script), sandbox(**script, relics=[relic])
    for fight in (plain, with_relic):
        fight.play("strike")
        fight.end_turn()
    for fight in (plain, with_relic):
        assert (fight.player.hp, fight.player.energy, fight.foes[0].hp, len(fight.hand)) == (64, 3, 44, 5)


def test_ashen_armor_heals_6_at_the_end_of_the_combat() -> None:
    fight = sandbox(hand=["strike"], foes=[{**FOE, "hp": 6}], player={"hp": 40}, relics=["ashen_armor"])
    fight.play("strike")
    assert (fight.outcome, fight.player.hp) == ("won", 46)


@pytest.mark.parametrize("relic", ["cursed_crown", "ectoplasm", "philosophers_stone"])
def test_a_crown_an_ectoplasm_or_a_stone_gives_1_more_energy_each_turn(relic: str) -> None:
    fight = sandbox(hand=[], foes=[FOE], relics=[relic])
    assert fight.player.energy == 4
    fight.end_turn()
    assert fight.player.energy == 4


def test_energy_relics_add_up() -> None:
    fight = sandbox(hand=[], foes=[FOE], relics=["cursed_crown", "ectoplasm", "philosophers_stone"])
    assert fight.player.energy == 6


def test_philosophers_stone_gives_all_enemies_1_strength() -> None:
    fight = sandbox(hand=[], foes=[FOE, FOE], relics=["philosophers_stone"])
    assert [foe.statuses for foe in fight.foes] == [{"strength": 1}] * 2
    assert [foe.intent.damage for foe in fight.foes] == [7, 7]


def test_black_blood_takes_a_tenth_of_max_hp_and_heals_1_for_each_attack() -> None:
    fight = sandbox(hand=["strike", "defend"], foes=[FOE], relics=["black_blood"])
    assert fight.player.hp == 63
    fight.play("defend")
    assert fight.player.hp == 63
    fight.play("strike")
    assert fight.player.hp == 64


def test_shadow_amulet_starts_each_turn_with_1_intangible() -> None:
    fight = sandbox(hand=[], foes=[FOE], relics=["shadow_amulet"])
    for turn in range(3):
        assert (fight.player.statuses, fight.player.hp) == ({"intangible": 1}, 70 - turn)
        fight.end_turn()


def test_the_energy_of_a_turn_is_shown_with_its_bonuses() -> None:
    """R10, R37: 3 and the Crown's 1; what is gained on top of it in a turn leaves it as it is."""
    fight = sandbox(hand=[], foes=[FOE], relics=["cursed_crown"], potions=["energy_elixir"])
    assert (fight.look().player.energy, fight.look().player.energy_per_turn) == (4, 4)
    fight.use("energy_elixir")
    assert (fight.look().player.energy, fight.look().player.energy_per_turn) == (6, 4)
