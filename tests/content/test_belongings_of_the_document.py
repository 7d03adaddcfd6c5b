"""Heroes, statuses, relics, potions, keywords: as in the design document (4 to 6, 13, 14, 20) and the rulings."""

import pytest

from components.amounts import Quantity
from components.effects import ApplyStatus, Heal, LoseHp
from components.rules import Modifier, Ratio, Tick
from shadows.games import load
from tests.content.phrases import answered, told


@pytest.mark.parametrize(
    ("hero", "signature", "order"),
    [("blood_reaper", "sanguine_strike", 1), ("shadowmancer", "shadow_bolt", 2), ("hellforged", "firebolt", 3)],
)
def test_hero(hero, signature, order):
    begins = load().heroes[hero]
    assert (begins.health, begins.energy, begins.draw, begins.gold, begins.potion_slots) == (70, 3, 5, 99, 3)
    assert begins.deck == (*["strike"] * 5, *["defend"] * 4, signature)
    assert begins.order == order


def test_there_are_three_heroes():
    assert sorted(load().heroes) == ["blood_reaper", "hellforged", "shadowmancer"]


# id: rarity, hero, unique, what it does.
RELICS = {
    "bloodstone": ("common", "", False, "hp_lost[card]: Heal 1 HP."),
    "demon_horns": ("class", "hellforged", False, "combat_start: Add imp_claw to hand."),
    "shadow_cloak": ("rare", "", False, "combat_start: Gain 1 intangible."),
    "cursed_amulet": ("common", "", False, "combat_start: Apply 1 weak to ALL enemies."),
    "tome_of_dark_rituals": ("uncommon", "", False, "card_played[power]: Draw 1."),
    "bleeding_edge": ("common", "", False, "turn_start: Apply 1 bleed to a random enemy."),
    "soul_ember": ("rare", "", False, "status_applied[burn]: Deal 2 damage."),
    "eternal_hourglass": ("uncommon", "", False, "turn_start[hand_empty]: Gain 1 Energy."),
    "sacrificial_dagger": ("class", "blood_reaper", False, "-1 hp_loss from attack, 1 per combat"),
    "vial_of_shadows": ("rare", "", True, "pickup: Remove chosen."),
    "ashen_armor": ("common", "", False, "combat_end: Heal 6 HP."),
    "greedy_imp": ("common", "", False, "+10 combat_gold"),
    "cursed_crown": ("boss", "", True, "+1 energy; binds curses"),
    "ectoplasm": ("boss", "", True, "pickup: Lose all Gold.; +1 energy; 0 gold at most"),
    "philosophers_stone": (
        *("boss", "", True),
        "+1 energy; combat_start: Apply 1 strength to ALL enemies.; enemy_joined: Apply 1 strength.",
    ),
    "black_blood": (
        *("boss", "", True),
        "combat_start: Lose 10% max HP, 1 stays.; card_played[attack]: Heal 1 HP.",
    ),
    "shadow_amulet": ("boss", "", True, "pickup: -15 max HP.; turn_start: Gain 1 intangible."),
    # Not a relic to be found: what the Ancient Library leaves for the next combat (18, R53).
    "forgotten_knowledge": ("mark", "", False, "+1 energy"),
}


def changed(modifier: Modifier) -> str:
    """A relic's modifier in words."""
    origin = f" from {modifier.origin}" if modifier.origin else ""
    limit = f", {modifier.per_combat} per combat" if modifier.per_combat else ""
    if modifier.cap is not None:
        return f"{modifier.cap} {modifier.of} at most"
    return f"{modifier.add:+d} {modifier.of}{origin}{limit}"


@pytest.mark.parametrize(
    ("relic", "rarity", "hero", "unique", "does"), [(relic, *row) for relic, row in RELICS.items()]
)
def test_relic(relic, rarity, hero, unique, does):
    found = load().relics[relic]
    assert (found.rarity, found.hero, found.unique) == (rarity, hero, unique)
    parts = [f"pickup: {told(found.pickup)}"] if found.pickup else []
    parts += [changed(modifier) for modifier in found.modifiers]
    parts += ["binds curses"] if found.binds_curses else []
    parts += [answered(trigger) for trigger in found.triggers]
    assert "; ".join(parts) == does
    assert not found.text
    assert found.flavour


def test_there_are_no_other_relics():
    assert sorted(load().relics) == sorted(RELICS)


def test_the_dagger_saves_its_bearer_hp():
    (modifier,) = load().relics["sacrificial_dagger"].modifiers
    assert modifier.side == "taker"


POTIONS = {
    "blood_vial": ("Blood Vial", False, "Heal 15 HP."),
    "firebomb": ("Firebomb", False, "Deal 10 damage to ALL enemies."),
    "dex_tonic": ("Dex Tonic", False, "Gain 3 dexterity until the end of next turn."),
    "energy_elixir": ("Energy Elixir", False, "Gain 2 Energy."),
    "cursed_brew": ("Cursed Brew", False, "Apply 3 vulnerable to ALL enemies."),
    "bleeding_flask": ("Bleeding Flask", True, "Apply 6 bleed."),
    "imp_in_a_bottle": ("Imp-in-a-Bottle", False, "Add imp_claw+ to hand."),
    "smoke_bomb": ("Smoke Bomb", False, "Escape."),
}


@pytest.mark.parametrize(("potion", "name", "aim", "does"), [(potion, *row) for potion, row in POTIONS.items()])
def test_potion(potion, name, aim, does):
    found = load().potions[potion]
    assert (found.name, found.aim, told(found.effects)) == (name, aim, does)
    assert found.flavour


def test_there_are_no_other_potions():
    assert sorted(load().potions) == sorted(POTIONS)


LOSES = (LoseHp(Quantity(of="stacks")),)


def taken_back(status: str) -> tuple[ApplyStatus]:
    return (ApplyStatus(status, Quantity(of="due_stacks", times=-1), to="self"),)


# id: kind, signed, temporary, countdown, modifiers, tick.
STATUSES = {
    "strength": ("buff", True, "temporary_strength", "", (Modifier("attack_damage", add="stacks"),), None),
    "dexterity": ("buff", True, "temporary_dexterity", "", (Modifier("card_block", add="stacks"),), None),
    "temporary_strength": ("buff", True, "", "", (), Tick("turn_over", taken_back("strength"), "expire")),
    "temporary_dexterity": ("buff", True, "", "", (), Tick("turn_over", taken_back("dexterity"), "expire")),
    "regeneration": ("buff", False, "", "", (), Tick("turn_end", (Heal(Quantity(of="stacks")),), "one_less", 1)),
    "intangible": (
        *("buff", False, "", "turn_start"),
        (Modifier("damage", "taker", cap=1), Modifier("hp_loss", "taker", cap=1)),
        None,
    ),
    "weak": ("debuff", False, "", "round_end", (Modifier("attack_damage", times=Ratio(3, 4)),), None),
    "vulnerable": ("debuff", False, "", "round_end", (Modifier("attack_damage", "taker", times=Ratio(3, 2)),), None),
    "poison": ("debuff", False, "", "", (), Tick("turn_start", LOSES, "one_less", 1)),
    "bleed": ("debuff", False, "", "", (), Tick("turn_start", LOSES, "halve", 2)),
    "burn": ("debuff", False, "", "", (), Tick("turn_end", LOSES, "halve", 2)),
}


@pytest.mark.parametrize(
    ("status", "kind", "signed", "temporary", "countdown", "modifiers", "tick"),
    [(status, *row) for status, row in STATUSES.items()],
)
def test_status(status, kind, signed, temporary, countdown, modifiers, tick):
    found = load().statuses[status]
    assert (found.kind, found.signed, found.temporary, found.countdown) == (kind, signed, temporary, countdown)
    assert (found.modifiers, found.tick, found.triggers) == (modifiers, tick, ())
    assert found.text.count("{stacks}") == 1


def test_there_are_no_other_statuses():
    assert sorted(load().statuses) == sorted(STATUSES)


def test_every_term_has_its_keyword():
    assert sorted(load().keywords) == [
        *("attack", "block", "curse", "discard_pile", "draw_pile", "energy", "ethereal", "exhaust", "exhaust_pile"),
        *("intent", "power", "skill", "status", "unplayable", "upgrade"),
    ]
