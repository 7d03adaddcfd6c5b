"""Type, rarity and cost of every card, as the document prints them."""

import pytest

from shadows.games import load

PRINTED = {
    "strike": ("attack", "basic", 1, 1),
    "defend": ("skill", "basic", 1, 1),
    "sanguine_strike": ("attack", "common", 1, 1),
    "hemorrhage": ("attack", "common", 1, 1),
    "bloodletting": ("attack", "uncommon", 1, 1),
    "crimson_eruption": ("attack", "rare", 2, 2),
    "crimson_shield": ("skill", "common", 1, 1),
    "blood_ward": ("skill", "common", 1, 1),
    "sacrificial_barrier": ("skill", "uncommon", 2, 2),
    "vital_surge": ("skill", "rare", "X", "X"),
    "life_tap": ("skill", "common", 0, 0),
    "rend_flesh": ("skill", "uncommon", 1, 1),
    "soul_siphon": ("power", "uncommon", 2, 1),
    "blood_pact": ("power", "rare", 1, 1),
    "shadow_bolt": ("attack", "common", 1, 1),
    "grasp_of_despair": ("attack", "common", 1, 1),
    "nightmare_lash": ("attack", "uncommon", 2, 2),
    "eternal_darkness": ("attack", "rare", 2, 2),
    "cloak_of_shadows": ("skill", "common", 1, 1),
    "haunting_mist": ("skill", "common", 1, 1),
    "phantom_armor": ("skill", "uncommon", 1, 1),
    "whispering_shroud": ("skill", "rare", 1, 1),
    "shadowform": ("skill", "uncommon", 2, 2),
    "curse_of_misfortune": ("skill", "common", 1, 1),
    "dark_ritual": ("skill", "uncommon", 0, 0),
    "umbral_mastery": ("power", "rare", 2, 2),
    "firebolt": ("attack", "common", 1, 1),
    "hellfire_blast": ("attack", "uncommon", 2, 2),
    "searing_strike": ("attack", "common", 1, 1),
    "immolate": ("attack", "rare", 2, 2),
    "obsidian_skin": ("skill", "common", 1, 1),
    "flame_ward": ("skill", "common", 1, 1),
    "demonic_resilience": ("skill", "uncommon", 1, 1),
    "brimstone_shield": ("skill", "rare", 1, 1),
    "summon_imp": ("skill", "common", 1, 1),
    "infernal_pact": ("skill", "uncommon", 0, 0),
    "hellfire_aura": ("power", "rare", 2, 2),
    "soul_burn": ("skill", "uncommon", 1, 1),
    "flash_of_insight": ("skill", "common", 1, 1),
    "iron_will": ("skill", "common", 1, 1),
    "quick_slash": ("attack", "common", 1, 1),
    "potent_brew": ("skill", "uncommon", 0, 0),
    "imp_claw": ("attack", "special", 0, 0),
}
"""Card -> type, rarity, cost, cost of the upgraded form."""

CURSES = {"wound": "curse", "doubt": "curse", "dazed": "status"}


def printed_cost(card: str) -> int | str | None:
    prefab = load().cards[card]
    return "X" if prefab.x_cost else prefab.cost


@pytest.mark.parametrize("card", PRINTED)
def test_a_card_has_the_type_rarity_and_cost_of_the_document_in_both_forms(card: str) -> None:
    kind, rarity, cost, upgraded = PRINTED[card]
    plain, plus = load().cards[card], load().cards[f"{card}+"]
    assert (plain.type, plain.rarity, printed_cost(card)) == (kind, rarity, cost)
    assert (plus.type, plus.rarity, printed_cost(f"{card}+")) == (kind, rarity, upgraded)


@pytest.mark.parametrize("card", PRINTED)
def test_an_upgraded_card_carries_a_plus_and_never_upgrades_twice(card: str) -> None:
    """R32"""
    plain, plus = load().cards[card], load().cards[f"{card}+"]
    assert (plain.upgrade, plain.upgraded) == (plus.id, False)
    assert (plus.name, plus.upgrade, plus.upgraded) == (f"{plain.name}+", "", True)


@pytest.mark.parametrize("card", CURSES)
def test_curses_and_statuses_have_no_upgrade(card: str) -> None:
    """R32"""
    prefab = load().cards[card]
    assert (prefab.type, prefab.cost, prefab.x_cost, prefab.unplayable) == (CURSES[card], None, False, True)
    assert prefab.upgrade == ""
    assert f"{card}+" not in load().cards


def test_there_is_no_card_beside_those_of_the_document() -> None:
    assert set(load().cards) == {*PRINTED, *(f"{card}+" for card in PRINTED), *CURSES}


@pytest.mark.parametrize("hero", ["blood_reaper", "shadowmancer", "hellforged"])
def test_a_hero_has_a_pool_of_twelve(hero: str) -> None:
    pool = [card for card in load().cards.values() if card.hero == hero and card.pool == "hero" and not card.upgraded]
    assert len(pool) == 12


@pytest.mark.parametrize(
    ("hero", "signature"),
    [("blood_reaper", "sanguine_strike"), ("shadowmancer", "shadow_bolt"), ("hellforged", "firebolt")],
)
def test_a_hero_starts_with_70_hp_3_energy_99_gold_and_ten_cards(hero: str, signature: str) -> None:
    prefab = load().heroes[hero]
    assert (prefab.health, prefab.energy, prefab.draw, prefab.gold, prefab.potion_slots) == (70, 3, 5, 99, 3)
    assert sorted(prefab.deck) == sorted(["strike"] * 5 + ["defend"] * 4 + [signature])
