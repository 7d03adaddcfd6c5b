"""Every card as the design document's tables (7 to 12) and R6, R26 to R34 have it, in both forms."""

import pytest

from components.deck.prefabs import CardPrefab
from shadows.games import load
from tests.content.phrases import answered, told

# id: type, rarity, cost, base form, upgraded form. "@" stands before what needs an enemy to aim at.
BASIC = {
    "strike": ("attack", "basic", 1, "@Deal 6 damage.", "@Deal 8 damage."),
    "defend": ("skill", "basic", 1, "Gain 5 Block.", "Gain 8 Block."),
}
BLOOD_REAPER = {
    "sanguine_strike": ("attack", "common", 1, "@Deal 8 damage. Heal 2 HP.", "@Deal 10 damage. Heal 3 HP."),
    "hemorrhage": ("attack", "common", 1, "@Deal 5 damage. Apply 3 bleed.", "@Deal 6 damage. Apply 4 bleed."),
    "bloodletting": ("attack", "uncommon", 1, "@Lose 3 HP. Deal 12 damage.", "@Lose 2 HP. Deal 15 damage."),
    "crimson_eruption": (
        *("attack", "rare", 2),
        "Deal 8 damage to ALL enemies. Lose 2 HP.",
        "Deal 10 damage to ALL enemies. Lose 2 HP.",
    ),
    "crimson_shield": ("skill", "common", 1, "Gain 6 Block. Lose 2 HP.", "Gain 8 Block. Lose 2 HP."),
    "blood_ward": ("skill", "common", 1, "Gain 3 Block. Gain 1 regeneration.", "Gain 4 Block. Gain 2 regeneration."),
    "sacrificial_barrier": ("skill", "uncommon", 2, "Gain 10 Block. Lose 5 HP.", "Gain 13 Block. Lose 5 HP."),
    "vital_surge": (
        *("skill", "rare", "X"),
        "Gain Block equal to missing HP. Exhaust.",
        "Gain Block equal to missing HP + 3. Exhaust.",
    ),
    "life_tap": ("skill", "common", 0, "Draw 2. Lose 3 HP.", "Draw 3. Lose 3 HP."),
    "rend_flesh": (
        *("skill", "uncommon", 1),
        "Apply 5 bleed to ALL enemies. Lose 2 HP.",
        "Apply 7 bleed to ALL enemies. Lose 2 HP.",
    ),
    "soul_siphon": (
        *("power", "uncommon", (2, 1)),
        "turn_start: Gain 1 Energy. Lose 1 HP.",
        "turn_start: Gain 1 Energy. Lose 1 HP.",
    ),
    "blood_pact": ("power", "rare", 1, "hp_lost[card]: Gain 1 strength.", "hp_lost[card]: Gain 2 strength."),
}
SHADOWMANCER = {
    "shadow_bolt": ("attack", "common", 1, "@Deal 6 damage. Apply 1 weak.", "@Deal 8 damage. Apply 2 weak."),
    "grasp_of_despair": (
        *("attack", "common", 1),
        "@Deal 4 damage. Apply 1 vulnerable.",
        "@Deal 5 damage. Apply 2 vulnerable.",
    ),
    "nightmare_lash": (
        *("attack", "uncommon", 2),
        "@Deal 7 damage. If enemy has weak, deal 7 more damage.",
        "@Deal 9 damage. If enemy has weak, deal 9 more damage.",
    ),
    "eternal_darkness": (
        *("attack", "rare", 2),
        "Deal 3 damage to a random enemy 3 times.",
        "Deal 4 damage to a random enemy 3 times.",
    ),
    "cloak_of_shadows": ("skill", "common", 1, "Gain 5 Block. Draw 1.", "Gain 7 Block. Draw 1."),
    "haunting_mist": (
        *("skill", "common", 1),
        "Gain 7 Block. Apply 1 weak to ALL enemies.",
        "Gain 9 Block. Apply 1 weak to ALL enemies.",
    ),
    "phantom_armor": (
        *("skill", "uncommon", 1),
        "Gain 8 Block. Next turn: Gain 2 dexterity.",
        "Gain 10 Block. Next turn: Gain 3 dexterity.",
    ),
    "whispering_shroud": (
        *("skill", "rare", 1),
        "Gain 4 Block. Next turn: Gain 4 Block.",
        "Gain 5 Block. Next turn: Gain 5 Block.",
    ),
    "shadowform": ("skill", "uncommon", 2, "Gain 2 intangible. Exhaust.", "Gain 3 intangible. Exhaust."),
    "curse_of_misfortune": (
        *("skill", "common", 1),
        "@Enemy loses 3 strength this turn. Apply 1 vulnerable.",
        "@Enemy loses 4 strength this turn. Apply 2 vulnerable.",
    ),
    "dark_ritual": (
        *("skill", "uncommon", 0),
        "Gain 2 Energy. Add dazed to draw.",
        "Gain 2 Energy. Add dazed to discard.",
    ),
    "umbral_mastery": (
        *("power", "rare", 2),
        "turn_start: Apply 1 weak to ALL enemies.",
        "turn_start: Apply 2 weak to ALL enemies.",
    ),
}
HELLFORGED = {
    "firebolt": ("attack", "common", 1, "@Deal 7 damage. Apply 2 burn.", "@Deal 9 damage. Apply 3 burn."),
    "hellfire_blast": ("attack", "uncommon", 2, "Deal 9 damage to ALL enemies.", "Deal 12 damage to ALL enemies."),
    "searing_strike": (
        *("attack", "common", 1),
        "@Deal 6 damage. Next turn: Gain 1 Energy.",
        "@Deal 8 damage. Next turn: Gain 1 Energy.",
    ),
    "immolate": ("attack", "rare", 2, "@Deal 12 damage. Exhaust.", "@Deal 16 damage. Exhaust."),
    "obsidian_skin": ("skill", "common", 1, "Gain 7 Block.", "Gain 10 Block."),
    "flame_ward": (
        *("skill", "common", 1),
        "Gain 5 Block. Apply 2 burn to a random enemy.",
        "Gain 6 Block. Apply 3 burn to a random enemy.",
    ),
    "demonic_resilience": ("skill", "uncommon", 1, "Gain 4 Block. Heal 2 HP.", "Gain 5 Block. Heal 3 HP."),
    "brimstone_shield": (
        *("skill", "rare", 1),
        "Gain 3 Block. Gain 2 strength this turn.",
        "Gain 4 Block. Gain 3 strength this turn.",
    ),
    "summon_imp": ("skill", "common", 1, "Add imp_claw to hand. Exhaust.", "Add imp_claw+ to hand. Exhaust."),
    "infernal_pact": (
        *("skill", "uncommon", 0),
        "Lose 2 HP. Gain 2 Energy. Add imp_claw to hand.",
        "Lose 1 HP. Gain 2 Energy. Add imp_claw+ to hand.",
    ),
    "hellfire_aura": (
        *("power", "rare", 2),
        "turn_start: Deal 3 damage to ALL enemies.",
        "turn_start: Deal 5 damage to ALL enemies.",
    ),
    "soul_burn": ("skill", "uncommon", 1, "@Apply 8 burn. Draw 1.", "@Apply 10 burn. Draw 1."),
}
COLORLESS = {
    "flash_of_insight": ("skill", "common", 1, "Draw 2.", "Draw 3."),
    "iron_will": ("skill", "common", 1, "Gain 8 Block.", "Gain 11 Block."),
    "quick_slash": ("attack", "common", 1, "@Deal 7 damage.", "@Deal 9 damage."),
    "potent_brew": ("skill", "uncommon", 0, "Gain 1 Energy. Exhaust.", "Gain 2 Energy. Exhaust."),
}
TOKENS = {
    "imp_claw": ("attack", "special", 0, "@Deal 4 damage. Exhaust.", "@Deal 6 damage. Exhaust."),
    "wound": ("curse", "special", None, "Unplayable. Ethereal. Exhaust.", None),
    "dazed": ("status", "special", None, "Unplayable. Ethereal. Exhaust.", None),
    "doubt": ("curse", "special", None, "hand turn_end: Lose 1 HP. Unplayable.", None),
}
GROUPS = {
    "basic": (BASIC, "", "none"),
    "blood_reaper": (BLOOD_REAPER, "blood_reaper", "hero"),
    "shadowmancer": (SHADOWMANCER, "shadowmancer", "hero"),
    "hellforged": (HELLFORGED, "hellforged", "hero"),
    "colorless": (COLORLESS, "", "shop"),
    "tokens": (TOKENS, "", "none"),
}
ROWS = [(card, *row, hero, pool) for table, hero, pool in GROUPS.values() for card, row in table.items()]


def described(card: CardPrefab) -> str:
    """What a card does, in the words of the tables."""
    parts = [told(card.effects)] if card.effects else []
    parts += [("hand " if card.where == "hand" else "") + answered(trigger) for trigger in card.triggers]
    words = (("Unplayable.", card.unplayable), ("Ethereal.", card.ethereal), ("Exhaust.", card.exhaust))
    parts += [word for word, holds in words if holds]
    return ("@" if card.aim else "") + " ".join(parts)


def cost(card: CardPrefab) -> int | str | None:
    return "X" if card.x_cost else card.cost


@pytest.mark.parametrize(("card", "kind", "rarity", "price", "base", "better", "hero", "pool"), ROWS)
def test_card(card, kind, rarity, price, base, better, hero, pool):
    cards = load().cards
    prices = price if isinstance(price, tuple) else (price, price)
    form = cards[card]
    assert (form.type, form.rarity, cost(form), form.hero, form.pool) == (kind, rarity, prices[0], hero, pool)
    assert described(form) == base
    assert form.name.replace("+", "") == " ".join(word.capitalize() for word in card.split("_")).replace(" Of ", " of ")
    if better is None:
        assert (form.upgrade, f"{card}+" in cards) == ("", False)
        return
    upgraded = cards[form.upgrade]
    assert (upgraded.type, upgraded.rarity, cost(upgraded), upgraded.hero) == (kind, rarity, prices[1], hero)
    assert described(upgraded) == better
    assert upgraded.name == f"{form.name}+"
    assert not upgraded.upgrade


def test_there_are_no_other_cards():
    forms = [name for card, _, _, _, _, better, _, _ in ROWS for name in (card, f"{card}+") if better or name == card]
    assert len(forms) == 89
    assert sorted(load().cards) == sorted(forms)


def test_no_card_is_modified_by_more_than_its_text():
    assert [card.id for card in load().cards.values() if card.modifiers or card.text] == []
