"""What the entries of a mod become: their ids, what they take over, replace and take away."""

from components.deck.effects import AddCard
from components.effects import ApplyStatus, DealDamage, GainBlock
from shadows.games import load
from shadows.mods.loading import load_mods
from tests.mods.conftest import CARD


def test_an_entry_bears_its_mod_in_its_id(loaded):
    loadout = loaded({"cards/ice.yaml": f"ice: {CARD}\n"})
    assert loadout.library.cards["frost:ice"].effects == (GainBlock(5),)
    assert "ice" not in loadout.library.cards
    assert loadout.library.cards["frost:ice"].origin == "mods/frost/cards/ice.yaml:1"
    assert loadout.notices == []


def test_with_no_mod_the_library_is_the_games_own(paths):
    assert load_mods().library is load()
    paths.mods.mkdir(parents=True)
    (paths.mods / "notes.txt").write_text("no mod", encoding="utf-8")
    assert load_mods().library is load()
    assert load().mods == ()


def test_the_library_names_its_mods_in_their_order(mod):
    mod("b", says="needs: [c]\n")
    mod("a")
    mod("c")
    assert load_mods().library.mods == ("a 1.0.0", "c 1.0.0", "b 1.0.0")


def test_a_mod_without_prefabs_changes_no_rule(loaded):
    assert loaded().library.fingerprint == load().fingerprint


def test_names_mean_the_mods_own_first_then_those_it_needs_then_the_games(mod):
    mod("base", {"cards/a.yaml": f"ice: {CARD}\nsnow: {CARD}\n"})
    text = f"ice: {CARD}\n"
    for name, word in (("own", "ice"), ("needed", "snow"), ("of_game", "wound"), ("full", "base:ice")):
        text += f"{name}: {{name: Card, type: skill, rarity: special, cost: 1, effects: {{add_card: '{word}'}}}}\n"
    mod("frost", {"cards/b.yaml": text}, "needs: [base]\n")
    loadout = load_mods()
    assert loadout.notices == []
    made = {name: loadout.library.cards[f"frost:{name}"].effects[0] for name in ("own", "needed", "of_game", "full")}
    assert made == {
        "own": AddCard("frost:ice"),
        "needed": AddCard("base:snow"),
        "of_game": AddCard("wound"),
        "full": AddCard("base:ice"),
    }


def test_game_before_a_name_means_the_games_own(loaded):
    text = "strike: {extends: 'game:strike', name: Cold Strike}\n"
    text += (
        "a: {name: A, type: skill, rarity: special, cost: 1, effects: [{add_card: strike}, {add_card: game:strike}]}\n"
    )
    assert loaded({"cards/a.yaml": text}).library.cards["frost:a"].effects == (
        AddCard("frost:strike"),
        AddCard("strike"),
    )


def test_the_upgraded_form_can_be_named_too(loaded):
    text = "ice: {name: I, type: skill, rarity: special, cost: 1, effects: {heal: 1}, upgrade: {cost: 0}}\n"
    text += "a: {name: A, type: skill, rarity: special, cost: 1, effects: {add_card: ice+}}\n"
    assert loaded({"cards/a.yaml": text}).library.cards["frost:a"].effects == (AddCard("frost:ice+"),)


def test_a_child_takes_over_what_it_does_not_say(loaded):
    text = "ice: {extends: hemorrhage, name: Ice, cost: 2}\n"
    cards = loaded({"cards/a.yaml": text}).library.cards
    ice, parent = cards["frost:ice"], load().cards["hemorrhage"]
    assert (ice.name, ice.cost, ice.upgrade) == ("Ice", 2, "frost:ice+")
    assert (ice.type, ice.rarity, ice.hero, ice.pool, ice.aim) == ("attack", "common", "blood_reaper", "hero", True)
    assert ice.effects == parent.effects == (DealDamage(5), ApplyStatus("bleed", 3))
    assert cards["frost:ice+"].effects == (DealDamage(6), ApplyStatus("bleed", 4))


def test_a_field_is_taken_over_whole_or_not_at_all(loaded):
    text = "ice: {extends: hemorrhage, effects: {deal_damage: 1}, upgrade: {cost: 0}}\n"
    cards = loaded({"cards/a.yaml": text}).library.cards
    assert cards["frost:ice"].effects == cards["frost:ice+"].effects == (DealDamage(1),)
    assert cards["frost:ice+"].cost == 0


def test_parents_have_parents_and_may_stand_below(loaded):
    text = "c: {extends: b, cost: 3}\nb: {extends: a, name: B}\na: {extends: defend, name: A, rarity: special}\n"
    card = loaded({"cards/a.yaml": text}).library.cards["frost:c"]
    assert (card.name, card.cost, card.rarity, card.effects) == ("B", 3, "special", (GainBlock(5),))


def test_all_kinds_extend(loaded):
    files = {
        "enemies/a.yaml": "brute: {extends: zombie_brute, health: 40}\n",
        "heroes/a.yaml": "monk: {extends: hellforged, name: Monk, order: 9}\n",
        "statuses/a.yaml": "rime: {extends: bleed, name: Rime}\n",
    }
    library = loaded(files).library
    assert library.enemies["frost:brute"].health == 40
    assert library.enemies["frost:brute"].phases == load().enemies["zombie_brute"].phases
    assert library.heroes["frost:monk"].deck == load().heroes["hellforged"].deck
    assert library.statuses["frost:rime"].tick == load().statuses["bleed"].tick


def test_an_entry_takes_the_place_of_the_games(loaded):
    text = "hard_strike: {replace: strike, extends: strike, effects: {deal_damage: 7}, upgrade: {cost: 0}}\n"
    library = loaded({"cards/a.yaml": text}).library
    assert library.cards["strike"].effects == (DealDamage(7),)
    assert library.cards["strike+"].cost == 0
    assert "frost:hard_strike" not in library.cards
    assert library.cards["strike"].origin == "mods/frost/cards/a.yaml:1"
    assert set(library.cards) == set(load().cards)


def test_a_change_of_a_mod_that_is_needed_is_built_upon(mod):
    mod("a", {"cards/a.yaml": "x: {replace: defend, extends: defend, effects: {gain_block: 6}, upgrade: {cost: 0}}\n"})
    mod("b", {"cards/b.yaml": "z: {replace: defend, extends: defend, cost: 2}\n"}, "needs: [a]\n")
    loadout = load_mods()
    assert (loadout.library.cards["defend"].effects, loadout.library.cards["defend"].cost) == ((GainBlock(6),), 2)
    assert loadout.notices == ["The mods a and b both change the card 'defend': what b says counts."]
    assert str(loadout.mods[1].problems[1]) == (
        "player/mods/b/prefabs/cards/b.yaml:1:14: warning: the mod 'a' changes the card 'defend' too "
        "— this mod comes after it, and wins (z.replace)"
    )


def test_a_mod_takes_entries_away(loaded):
    loadout = loaded(says="remove: {relics: [bloodstone], events: [impish_gambler, cursed_spring]}\n")
    assert set(load().relics) - set(loadout.library.relics) == {"bloodstone"}
    assert set(load().events) - set(loadout.library.events) == {"impish_gambler", "cursed_spring"}
    assert loadout.notices == []


def test_what_is_taken_away_and_what_needed_it_can_go_together(loaded):
    users = [name for name, card in load().cards.items() if "imp_claw" in repr((card.effects, card.triggers))]
    says = f"remove: {{cards: [imp_claw, {', '.join(users)}], relics: [demon_horns]}}\n".replace("+", "")
    potion = "imp_in_a_bottle: {replace: imp_in_a_bottle, name: Bottle, effects: {heal: 1}}\n"
    loadout = loaded({"potions/a.yaml": potion}, says)
    assert "imp_claw" not in loadout.library.cards
    assert "summon_imp" not in loadout.library.cards
    assert loadout.notices == []
