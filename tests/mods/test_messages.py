"""Everything that can be wrong with a mod, word for word."""

import pytest

from shadows.games import NAMES
from shadows.mods.loading import load_mods
from tests.mods.conftest import CARD

MOD = "player/mods/frost/mod.yaml"
ICE = "player/mods/frost/prefabs/cards/ice.yaml"

GAMES = ", ".join(NAMES)

MANIFESTS = {
    "id: Frost\nname: F\nversion: 1.0.0\n": (
        "1:5: 'Frost' cannot be the id of a mod — use small letters, digits and _, a letter first (id)"
    ),
    "id: game\nname: F\nversion: 1.0.0\n": (
        "1:5: 'game' is the game itself, and cannot be the id of a mod — choose another (id)"
    ),
    "id: frost\nname: F\nversion: 1.0\n": '3:10: text expected, found the number 1.0 — write it in quotes: "1.0" (version)',
    "id: frost\nname: F\nversion: one\n": "3:10: 'one' is no version — write numbers and dots, 1.0.2 for example (version)",
    "id: frost\nname: No\nversion: 1.0.0\n": (
        "2:7: text expected, found the boolean 'No' — write it in quotes: \"No\" (name)"
    ),
    "id: frost\nversion: 1.0.0\n": "1:1: 'name' is missing — write text",
    "id: frost\nname: F\nversion: 1.0.0\nneed: [a]\n": (
        "4:1: unknown field 'need' — did you mean 'needs'? "
        "Allowed: id, name, version, authors, text, game, needs, after, conflicts, remove"
    ),
    "id: frost\nname: F\nversion: 1.0.0\nneeds: [A b]\n": (
        "4:8: 'A b' names no mod — write its id, or 'frost >=1.2' for example (needs)"
    ),
    "id: frost\nname: F\nversion: 1.0.0\nneeds: [other =>1]\n": (
        "4:8: '=>1' is no range of versions — write '>=1.2' or '>=1.2,<2' for example (needs)"
    ),
    "id: frost\nname: F\nversion: 1.0.0\ngame: new\n": (f"4:7: unknown game 'new' — allowed: {GAMES} (game)"),
    "id: frost\nname: F\nversion: 1.0.0\ngame: Deck >=0.1\n": (
        f"4:7: unknown game 'Deck' — did you mean 'deck'? Allowed: {GAMES} (game)"
    ),
    "id: frost\nname: F\nversion: 1.0.0\ngame: deck 0.1\n": (
        "4:7: '0.1' is no range of versions — write '>=1.2' or '>=1.2,<2' for example (game)"
    ),
    "id: frost\nname: F\nversion: 1.0.0\ngame: deck <0.1\n": (
        "4:7: it is for the game in version <0.1, and this is 0.1.0 (game)"
    ),
    "id: frost\nname: F\nversion: 1.0.0\ngame: <0.1\n": (
        "4:7: it is for the game in version <0.1, and this is 0.1.0 (game)"
    ),
    "id: frost\nname: F\nversion: 1.0.0\nneeds: [snow]\n": "4:8: it needs the mod 'snow', which is not here (needs)",
    "id: frost\nname: F\nversion: 1.0.0\nneeds: [frost]\n": (
        "4:8: a circle of mods that come after each other: frost → frost — let one of them go first (needs)"
    ),
    "id: frost\nname: F\nversion: 1.0.0\nremove: {shops: [shop]}\n": (
        "4:10: unknown field 'shops' — allowed: cards, statuses, relics, potions, enemies, heroes, encounters, events, actions (remove)"
    ),
    f"id: frost\nname: {'F' * 61}\nversion: 1.0.0\n": (
        f"2:7: '{'F' * 40}…' is too long — use one line of at most 60 letters (name)"
    ),
    'id: frost\nname: "F\\nG"\nversion: 1.0.0\n': ("2:7: 'F' is too long — use one line of at most 60 letters (name)"),
    "- frost\n": "1:1: a prefab file holds entries — begin with an id and ':'",
    "id: frost\nid: snow\n": "2:1: 'id' is written twice — first in line 1",
}


@pytest.mark.parametrize(("text", "message"), MANIFESTS.items())
def test_a_mod_whose_own_file_is_wrong_is_off_and_says_why(said, paths, text, message):
    path = paths.mods / "frost" / "mod.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    loadout = load_mods()
    assert [str(problem) for mod in loadout.off for problem in mod.problems].count(f"{MOD}:{message}") == 1
    assert loadout.mods == []
    (notice,) = loadout.notices
    assert notice.startswith("The mod ")
    assert " is off: " in notice


REMOVALS = {
    "remove: {cards: [striek]}\n": "4:18: unknown card 'striek' — did you mean 'strike'? (remove.cards[0])",
    "remove: {cards: [strike]}\n": (
        "4:18: this cannot be taken away: the hero 'blood_reaper' needs 'strike' — change the hero 'blood_reaper' too "
        "(remove.cards[0])"
    ),
    "remove: {cards: [ice]}\n": "4:18: 'frost:ice' is of this mod itself — delete it where it is written (remove.cards[0])",
    "remove: {heroes: [blood_reaper]}\n": (
        "4:19: this cannot be taken away: the card 'sanguine_strike' needs 'blood_reaper' — change the card 'sanguine_strike' too "
        "(remove.heroes[0])"
    ),
}


@pytest.mark.parametrize(("says", "message"), REMOVALS.items())
def test_what_cannot_be_taken_away_stays_and_the_mod_too(loaded, said, says, message):
    loadout = loaded({"cards/ice.yaml": f"ice: {CARD}\n"}, says)
    (problem,) = [problem for mod in loadout.mods for problem in mod.problems]
    assert str(problem) == f"{MOD}:{message}"
    assert {"strike", "frost:ice"} < set(loadout.library.cards)
    assert "blood_reaper" in loadout.library.heroes


def test_a_game_keeps_an_event(loaded):
    from shadows.games import load

    loadout = loaded(says=f"remove: {{events: [{', '.join(load().events)}]}}\n")
    assert [problem.message for problem in loadout.mods[0].problems] == [
        "this cannot be taken away: a game cannot be without events"
    ]
    assert len(loadout.library.events) == 1


ENTRIES = {
    "ice: {extends: strik}\n": "1:16: unknown parent 'strik' — did you mean 'strike'? (ice.extends)",
    "ice: {extends: strike+}\n": "1:16: unknown parent 'strike+' — did you mean 'strike'? (ice.extends)",
    "ice: {extends: ice}\n": "1:16: a circle of 'extends': frost:ice → frost:ice — let one of them stand alone (ice.extends)",
    "ice: {extends: [strike]}\n": "1:16: an id expected — write the card that is meant (ice.extends)",
    "ice: {extends: on}\n": "1:16: an id expected — write the card that is meant (ice.extends)",
    "ice: {replace: strik, extends: strike}\n": (
        "1:16: there is no card 'strik' to replace — did you mean 'strike'? (ice.replace)"
    ),
    "ice: {replace: strike+, extends: strike}\n": (
        "1:16: there is no card 'strike+' to replace — did you mean 'strike'? (ice.replace)"
    ),
    "ice: {extend: strike}\n": "1:7: unknown field 'extend' — did you mean 'extends'? (ice)",
    f"snow:ice: {CARD}\n": "1:1: 'snow:ice' is an id of another mod — leave 'snow:' out (snow:ice)",
    f"Ice: {CARD}\n": "1:1: 'Ice' cannot be an id — use small letters, digits and _, a letter first (Ice)",
    f"strike: {CARD}\n": (
        "1:1: warning: the game has the card 'strike' too: this is another one, 'frost:strike' — "
        "write 'replace: strike' if it is to take its place (strike)"
    ),
    "ice: {extends: strike, effects: [{deal_damage: 3}]}\n": (
        "1:1: warning: 'effects' is changed, but the upgrade is still the parent's — write 'upgrade:' too (ice)"
    ),
    "ice: {extends: strike, effects: [{gain_block: 3}, {add_card: snow:ice}], upgrade: {cost: 0}}\n": (
        "1:62: unknown card 'snow:ice' (ice.effects[1].add_card)"
    ),
    "ice: {extends: strike, target: none, upgrade: {cost: 0}}\n": (
        "1:16: deal_damage is aimed, but the card has no target — write 'target: enemy', or say whom: 'to: all_enemies' "
        "for example (ice.extends)"
    ),
    "ice: {replace: strike, name: Ice, type: skill, rarity: basic, cost: 1, effects: {heal: 1}, hero: »x}\n": (
        "1:98: unknown hero '»x' (ice.hero)"
    ),
}


@pytest.mark.parametrize(("text", "message"), ENTRIES.items())
def test_what_is_wrong_with_an_entry(said, text, message):
    assert f"{ICE}:{message}" in said({"cards/ice.yaml": text})


def test_a_mod_that_is_not_needed_cannot_be_named(mod):
    mod("snow", {"cards/snow.yaml": f"snow: {CARD}\n"})
    mod(
        "frost",
        {"cards/ice.yaml": CARD.replace("{name", "ice: {name").replace("gain_block: 5", "add_card: 'snow:snow'")},
    )
    loadout = load_mods()
    assert [str(problem) for one in loadout.mods for problem in one.problems] == [
        f"{ICE}:1:77: the card 'snow:snow' is of a mod that this one does not need — add 'snow' to 'needs' in mod.yaml "
        "(ice.effects.add_card)"
    ]


def test_a_replaced_card_without_an_upgrade_is_refused_where_the_upgrade_is_needed(said):
    text = "claw: {replace: imp_claw, name: Claw, type: attack, rarity: special, cost: 0, target: enemy, effects: {deal_damage: 1}}\n"
    assert said({"cards/ice.yaml": text}) == [
        f"{ICE}:1:17: this cannot be replaced so: the card 'summon_imp' needs 'imp_claw+' — "
        "change the card 'summon_imp' too (claw.replace)"
    ]


def test_what_another_mod_took_away_cannot_be_used(mod):
    mod("a", says="remove: {relics: [bloodstone]}\n")
    mod(
        "b",
        {
            "relics/b.yaml": "stone: {extends: bloodstone}\nevent: {name: Box, rarity: common, pickup: {gain_relic: bloodstone}}\n"
        },
    )
    loadout = load_mods()
    assert [str(problem) for one in loadout.mods for problem in one.problems] == [
        "player/mods/b/prefabs/relics/b.yaml:2:57: the relic 'bloodstone' is not there: the mod 'a' takes it away "
        "(event.pickup.gain_relic)"
    ]
    assert "b:stone" in loadout.library.relics


def test_what_a_child_took_over_is_needed_by_it_too(mod):
    """The change of the potion still makes an Imp Claw, which snow takes away with all else that makes one."""
    users = "summon_imp, infernal_pact"
    mod("frost", {"potions/a.yaml": "x: {replace: imp_in_a_bottle, extends: imp_in_a_bottle, name: Bottle}\n"})
    mod("snow", says=f"after: [frost]\nremove: {{cards: [imp_claw, {users}], relics: [demon_horns]}}\n")
    loadout = load_mods()
    assert [str(problem) for problem in loadout.mods[1].problems] == [
        "player/mods/snow/mod.yaml:5:18: this cannot be taken away: the potion 'imp_in_a_bottle' needs 'imp_claw+' — "
        "change the potion 'imp_in_a_bottle' too (remove.cards[0])"
    ]
    assert "imp_claw" in loadout.library.cards


def test_what_a_child_does_not_take_over_is_not_needed_by_it(mod):
    potion = "x: {replace: imp_in_a_bottle, extends: imp_in_a_bottle, effects: {heal: 3}}\n"
    mod("frost", {"potions/a.yaml": potion})
    mod("snow", says="after: [frost]\nremove: {cards: [imp_claw, summon_imp, infernal_pact], relics: [demon_horns]}\n")
    loadout = load_mods()
    assert loadout.notices == []
    assert "imp_claw" not in loadout.library.cards


OTHERS = [
    ({"snow": ("2.0.0", "")}, "needs: [snow >=3]\n", "it needs 'snow' in version >=3, and 2.0.0 is here"),
    ({"snow": ("1.0", "")}, "needs: [snow]\n", "it needs the mod 'snow', which is off"),
    (
        {"snow": ("1.0.0", "needs: [frost]\n")},
        "needs: [snow]\n",
        "a circle of mods that come after each other: frost → snow → frost",
    ),
    ({"snow": ("1.0.0", "")}, "conflicts: [snow]\n", "it does not go with 'snow'"),
    ({"snows": ("1.0.0", "")}, "needs: [snow]\n", "it needs the mod 'snow', which is not here"),
]


@pytest.mark.parametrize(("others", "says", "message"), OTHERS)
def test_a_mod_that_does_not_go_with_the_others_is_off(mod, others, says, message):
    for name, (version, lines) in others.items():
        mod(name, says=f"id: {name}\nname: {name}\nversion: {version}\n{lines}")
    mod("frost", says=says)
    loadout = load_mods()
    (frost,) = [one for one in loadout.off if one.id == "frost"]
    assert frost.off == message
    assert f"The mod Frost is off: {message}." in loadout.notices


def test_the_order_is_that_of_needs_and_wishes_then_of_ids(mod):
    mod("a", says="after: [z, missing]\n")
    mod("m")
    mod("z", says="needs: [q ==1.0.0]\n")
    mod("q")
    assert [one.id for one in load_mods().mods] == ["m", "q", "z", "a"]
