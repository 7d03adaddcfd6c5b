"""Every card, relic and potion reads as the design document has it (R32)."""

import pytest

from shadows.content.text.spans import Span
from shadows.content.text.wording import card_text, plain, potion_text, relic_text
from shadows.games import load

CARDS = {
    "strike": "Deal 6 damage.",
    "strike+": "Deal 8 damage.",
    "defend": "Gain 5 Block.",
    "defend+": "Gain 8 Block.",
    # Blood Reaper
    "sanguine_strike": "Deal 8 damage. Heal 2 HP.",
    "sanguine_strike+": "Deal 10 damage. Heal 3 HP.",
    "hemorrhage": "Deal 5 damage. Apply 3 Bleed.",
    "hemorrhage+": "Deal 6 damage. Apply 4 Bleed.",
    "bloodletting": "Lose 3 HP. Deal 12 damage.",
    "bloodletting+": "Lose 2 HP. Deal 15 damage.",
    "crimson_eruption": "Deal 8 damage to ALL enemies. Lose 2 HP.",
    "crimson_eruption+": "Deal 10 damage to ALL enemies. Lose 2 HP.",
    "crimson_shield": "Gain 6 Block. Lose 2 HP.",
    "crimson_shield+": "Gain 8 Block. Lose 2 HP.",
    "blood_ward": "Gain 3 Block. Gain 1 Regeneration.",
    "blood_ward+": "Gain 4 Block. Gain 2 Regeneration.",
    "sacrificial_barrier": "Gain 10 Block. Lose 5 HP.",
    "sacrificial_barrier+": "Gain 13 Block. Lose 5 HP.",
    "vital_surge": "Gain Block equal to your missing HP. Exhaust.",
    "vital_surge+": "Gain Block equal to your missing HP + 3. Exhaust.",
    "life_tap": "Draw 2 cards. Lose 3 HP.",
    "life_tap+": "Draw 3 cards. Lose 3 HP.",
    "rend_flesh": "Apply 5 Bleed to ALL enemies. Lose 2 HP.",
    "rend_flesh+": "Apply 7 Bleed to ALL enemies. Lose 2 HP.",
    "soul_siphon": "At the start of your turn, gain 1 Energy and lose 1 HP.",
    "soul_siphon+": "At the start of your turn, gain 1 Energy and lose 1 HP.",
    "blood_pact": "Whenever you lose HP from a card, gain 1 Strength.",
    "blood_pact+": "Whenever you lose HP from a card, gain 2 Strength.",
    # Shadowmancer
    "shadow_bolt": "Deal 6 damage. Apply 1 Weak.",
    "shadow_bolt+": "Deal 8 damage. Apply 2 Weak.",
    "grasp_of_despair": "Deal 4 damage. Apply 1 Vulnerable.",
    "grasp_of_despair+": "Deal 5 damage. Apply 2 Vulnerable.",
    "nightmare_lash": "Deal 7 damage. If the enemy has Weak, deal 7 more damage.",
    "nightmare_lash+": "Deal 9 damage. If the enemy has Weak, deal 9 more damage.",
    "eternal_darkness": "Deal 3 damage to a random enemy 3 times.",
    "eternal_darkness+": "Deal 4 damage to a random enemy 3 times.",
    "cloak_of_shadows": "Gain 5 Block. Draw 1 card.",
    "cloak_of_shadows+": "Gain 7 Block. Draw 1 card.",
    "haunting_mist": "Gain 7 Block. Apply 1 Weak to ALL enemies.",
    "haunting_mist+": "Gain 9 Block. Apply 1 Weak to ALL enemies.",
    "phantom_armor": "Gain 8 Block. Next turn, gain 2 Dexterity.",
    "phantom_armor+": "Gain 10 Block. Next turn, gain 3 Dexterity.",
    "whispering_shroud": "Gain 4 Block. Next turn, gain 4 Block.",
    "whispering_shroud+": "Gain 5 Block. Next turn, gain 5 Block.",
    "shadowform": "Gain 2 Intangible. Exhaust.",
    "shadowform+": "Gain 3 Intangible. Exhaust.",
    "curse_of_misfortune": "The enemy loses 3 Strength this turn. Apply 1 Vulnerable.",
    "curse_of_misfortune+": "The enemy loses 4 Strength this turn. Apply 2 Vulnerable.",
    "dark_ritual": "Gain 2 Energy. Shuffle a Dazed into your draw pile.",
    "dark_ritual+": "Gain 2 Energy. Add a Dazed to your discard pile.",
    "umbral_mastery": "At the start of your turn, apply 1 Weak to ALL enemies.",
    "umbral_mastery+": "At the start of your turn, apply 2 Weak to ALL enemies.",
    # Hellforged
    "firebolt": "Deal 7 damage. Apply 2 Burn.",
    "firebolt+": "Deal 9 damage. Apply 3 Burn.",
    "hellfire_blast": "Deal 9 damage to ALL enemies.",
    "hellfire_blast+": "Deal 12 damage to ALL enemies.",
    "searing_strike": "Deal 6 damage. Next turn, gain 1 Energy.",
    "searing_strike+": "Deal 8 damage. Next turn, gain 1 Energy.",
    "immolate": "Deal 12 damage. Exhaust.",
    "immolate+": "Deal 16 damage. Exhaust.",
    "obsidian_skin": "Gain 7 Block.",
    "obsidian_skin+": "Gain 10 Block.",
    "flame_ward": "Gain 5 Block. Apply 2 Burn to a random enemy.",
    "flame_ward+": "Gain 6 Block. Apply 3 Burn to a random enemy.",
    "demonic_resilience": "Gain 4 Block. Heal 2 HP.",
    "demonic_resilience+": "Gain 5 Block. Heal 3 HP.",
    "brimstone_shield": "Gain 3 Block. Gain 2 Strength this turn.",
    "brimstone_shield+": "Gain 4 Block. Gain 3 Strength this turn.",
    "summon_imp": "Add an Imp Claw to your hand. Exhaust.",
    "summon_imp+": "Add an Imp Claw+ to your hand. Exhaust.",
    "infernal_pact": "Lose 2 HP. Gain 2 Energy. Add an Imp Claw to your hand.",
    "infernal_pact+": "Lose 1 HP. Gain 2 Energy. Add an Imp Claw+ to your hand.",
    "hellfire_aura": "At the start of your turn, deal 3 damage to ALL enemies.",
    "hellfire_aura+": "At the start of your turn, deal 5 damage to ALL enemies.",
    "soul_burn": "Apply 8 Burn. Draw 1 card.",
    "soul_burn+": "Apply 10 Burn. Draw 1 card.",
    # of no class
    "flash_of_insight": "Draw 2 cards.",
    "flash_of_insight+": "Draw 3 cards.",
    "iron_will": "Gain 8 Block.",
    "iron_will+": "Gain 11 Block.",
    "quick_slash": "Deal 7 damage.",
    "quick_slash+": "Deal 9 damage.",
    "potent_brew": "Gain 1 Energy. Exhaust.",
    "potent_brew+": "Gain 2 Energy. Exhaust.",
    "imp_claw": "Deal 4 damage. Exhaust.",
    "imp_claw+": "Deal 6 damage. Exhaust.",
    "wound": "Unplayable. Ethereal. Exhaust.",
    "dazed": "Unplayable. Ethereal. Exhaust.",
    "doubt": "Unplayable. At the end of your turn, if this card is in your hand, lose 1 HP.",
}

RELICS = {
    "bloodstone": "Whenever you lose HP from a card, heal 1 HP.",
    "demon_horns": "At the start of each combat, add an Imp Claw to your hand.",
    "shadow_cloak": "At the start of each combat, gain 1 Intangible.",
    "cursed_amulet": "At the start of each combat, apply 1 Weak to ALL enemies.",
    "tome_of_dark_rituals": "Whenever you play a Power, draw 1 card.",
    "bleeding_edge": "At the start of your turn, apply 1 Bleed to a random enemy.",
    "soul_ember": "Whenever you apply Burn to an enemy, deal 2 damage to it.",
    "eternal_hourglass": "At the start of your turn, if you have no cards in hand, gain 1 Energy.",
    "sacrificial_dagger": "Once per combat, you lose 1 less HP from one of your Attacks.",
    "vial_of_shadows": "When obtained, remove a card from your deck.",
    "ashen_armor": "At the end of combat, heal 6 HP.",
    "greedy_imp": "Each won combat gives 10 more Gold.",
    "cursed_crown": "Gain 1 Energy at the start of each turn. Curses can no longer be removed.",
    "ectoplasm": "When obtained, lose all your Gold. Gain 1 Energy at the start of each turn. You gain no more Gold.",
    "forgotten_knowledge": "Gain 1 Energy at the start of each turn. Fades after your next combat.",
    "philosophers_stone": "Gain 1 Energy at the start of each turn. At the start of each combat, ALL enemies gain "
    "1 Strength. Whenever an enemy joins the combat, it gains 1 Strength.",
    "black_blood": "At the start of each combat, lose 10% of your max HP, but keep at least 1 HP. Whenever you play an "
    "Attack, heal 1 HP.",
    "shadow_amulet": "When obtained, lose 15 max HP. At the start of your turn, gain 1 Intangible.",
}

POTIONS = {
    "blood_vial": "Heal 15 HP.",
    "firebomb": "Deal 10 damage to ALL enemies.",
    "dex_tonic": "Gain 3 Dexterity until the end of your next turn.",
    "energy_elixir": "Gain 2 Energy.",
    "cursed_brew": "Apply 3 Vulnerable to ALL enemies.",
    "bleeding_flask": "Apply 6 Bleed.",
    "imp_in_a_bottle": "Add an Imp Claw+ to your hand.",
    "smoke_bomb": "Escape from a non-boss combat, with no rewards.",
}


@pytest.mark.parametrize(("card", "text"), CARDS.items(), ids=CARDS)
def test_a_card_reads_as_in_the_document(card: str, text: str) -> None:
    assert plain(card_text(load(), load().cards[card])) == text


@pytest.mark.parametrize(("relic", "text"), RELICS.items(), ids=RELICS)
def test_a_relic_reads_as_in_the_document(relic: str, text: str) -> None:
    assert plain(relic_text(load(), load().relics[relic])) == text


@pytest.mark.parametrize(("potion", "text"), POTIONS.items(), ids=POTIONS)
def test_a_potion_reads_as_in_the_document(potion: str, text: str) -> None:
    assert plain(potion_text(load(), load().potions[potion])) == text


def test_no_text_is_forgotten_here() -> None:
    library = load()
    assert (list(library.cards), list(library.relics), list(library.potions)) == (
        sorted(CARDS),
        sorted(RELICS),
        sorted(POTIONS),
    )


def test_keywords_and_numbers_of_a_text_are_marked() -> None:
    library = load()
    assert card_text(library, library.cards["hemorrhage"]) == (
        Span("Deal "),
        Span("5", "number"),
        Span(" damage. Apply "),
        Span("3", "number"),
        Span(" "),
        Span("Bleed", "keyword", "bleed"),
        Span("."),
    )


def test_a_live_number_above_or_below_the_printed_one_is_marked() -> None:
    """`5 damage` with Strength 2 and `6 Block` with Dexterity -2."""
    library = load()
    raised = card_text(library, library.cards["hemorrhage"], {(0,): 7})
    lowered = card_text(library, library.cards["crimson_shield"], {(0,): 4})
    same = card_text(library, library.cards["strike"], {(0,): 6})
    assert (raised[1], lowered[1], same[1]) == (Span("7", "raised"), Span("4", "lowered"), Span("6", "number"))


def test_a_live_number_inside_a_next_turn_effect_is_shown_at_its_place() -> None:
    library = load()
    text = card_text(library, library.cards["whispering_shroud"], {(0,): 6, (1, 0): 7})
    assert plain(text) == "Gain 6 Block. Next turn, gain 7 Block."


def test_a_quantity_shows_its_live_number_in_brackets() -> None:
    library = load()
    text = card_text(library, library.cards["vital_surge"], {(0,): 23})
    assert plain(text) == "Gain Block equal to your missing HP (23). Exhaust."


def test_a_conditional_part_that_is_counted_in_is_not_promised_again() -> None:
    library = load()
    lash = library.cards["nightmare_lash"]
    assert plain(card_text(library, lash, {(0,): 14}, [(0,)])) == "Deal 14 damage (7 more because the enemy has Weak)."
    assert plain(card_text(library, lash, {(0,): 9})) == "Deal 9 damage. If the enemy has Weak, deal 7 more damage."
