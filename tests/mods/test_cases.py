"""What went wrong with mods elsewhere (ML-02 to ML-10)."""

import os
from pathlib import Path

import pytest

from components.facts import CardUpgraded
from shadows.games import load
from shadows.mods.checking import check_mods
from shadows.mods.consent import agree
from shadows.mods.loading import load_mods
from shadows.play.session import Session
from tests.mods.conftest import CARD, put
from tests.run.playing import begun, choose, deck, enter, meet, of, options, refusal

ICE = "player/mods/frost/prefabs/cards/ice.yaml"


def test_ml_02_only_what_extends_nothing_or_itself_is_left_out_and_the_game_starts(loaded):
    text = f"good: {CARD}\nice: {{extends: strik}}\na: {{extends: b}}\nb: {{extends: c}}\nc: {{extends: a}}\nd: {{extends: c}}\n"
    loadout = loaded({"cards/ice.yaml": text})
    assert [str(problem) for problem in loadout.mods[0].problems] == [
        f"{ICE}:2:16: unknown parent 'strik' — did you mean 'strike'? (ice.extends)",
        f"{ICE}:3:14: a circle of 'extends': frost:a → frost:b → frost:c → frost:a — let one of them stand alone "
        "(a.extends)",
        f"{ICE}:4:14: a circle of 'extends': frost:b → frost:c → frost:a → frost:b — let one of them stand alone "
        "(b.extends)",
        f"{ICE}:5:14: a circle of 'extends': frost:c → frost:a → frost:b → frost:c — let one of them stand alone "
        "(c.extends)",
    ]
    assert set(loadout.library.cards) - set(load().cards) == {"frost:good"}
    assert [(one.id, one.lacks) for one in loadout.left_out] == [
        ("frost:ice", ""),
        ("frost:a", ""),
        ("frost:b", ""),
        ("frost:c", ""),
        ("frost:d", "the card 'frost:c'"),
    ]
    assert Session.start(seed="ML2", library=loadout.library).outcome == "ongoing"


def test_ml_02_a_circle_is_told_whoever_leads_into_it_first(loaded):
    loadout = loaded({"cards/ice.yaml": "d: {extends: a}\na: {extends: b}\nb: {extends: a}\n"})
    assert [problem.message for problem in loadout.mods[0].problems] == [
        "a circle of 'extends': frost:a → frost:b → frost:a",
        "a circle of 'extends': frost:b → frost:a → frost:b",
    ]
    assert next((one.id, one.lacks) for one in loadout.left_out) == ("frost:d", "the card 'frost:a'")


def test_ml_04_of_one_mod_in_two_folders_one_is_loaded_and_the_other_named(mod, paths):
    files = {"cards/ice.yaml": "ice: {extends: strike, rarity: common, pool: shop, name: Ice}\n"}
    mod("frost", files)
    mod("frost_copy", files, "id: frost\nname: Frost\nversion: 2.0.0\n")
    loadout = load_mods()
    assert [(one.id, one.folder.name) for one in loadout.mods] == [("frost", "frost")]
    first = paths.mods / "frost"
    assert loadout.notices == [f"The mod Frost is off: there are two mods 'frost', and the one in {first} is taken."]
    assert [str(problem) for problem in loadout.off[0].problems] == [
        f"player/mods/frost_copy/mod.yaml:1:1: warning: there is another mod 'frost' — it is in {first}"
    ]
    assert [card for card in loadout.library.cards if card.startswith("frost:")] == ["frost:ice", "frost:ice+"]


def test_ml_04_a_mod_that_is_named_twice_in_the_list_is_loaded_once(mod, paths):
    mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"})
    put(paths.switches, '{"enabled": ["frost", "frost"]}')
    loadout = load_mods()
    assert [one.id for one in loadout.mods] == ["frost"]
    assert loadout.notices == ["The list of mods names frost twice: it is taken once."]


def test_ml_05_broken_prefabs_are_refused_with_file_id_and_field_and_the_game_plays_on(loaded):
    loadout = loaded(
        {
            "cards/ice.yaml": "ice: {name: Ice, type: skill, rarity: special, effects: {heal: 1}}\n",
            "enemies/ghoul.yaml": (
                "ghoul: {name: Ghoul, health: 9, cycle: []}\ngiant: {name: Giant, health: ten, cycle: {deal_damage: 1}}\n"
            ),
            "encounters/mob.yaml": "mob: {name: Mob, act: crypts, foes: [ghoul, rat_swarm]}\n",
            "relics/bell.yaml": "bell: {name: Bell, rarity: common, triggers: {when: hp_lots, do: {heal: 1}}}\n",
        }
    )
    told = [str(problem).removeprefix("player/mods/frost/prefabs/") for problem in loadout.mods[0].problems]
    assert [line.partition(" — allowed")[0] for line in told] == [
        "cards/ice.yaml:1:1: 'cost' is missing — write a whole number from 0 or X; only unplayable cards have none (ice)",
        "enemies/ghoul.yaml:1:40: 'cycle' is empty — write at least one entry (ghoul.cycle)",
        "enemies/ghoul.yaml:2:30: a whole number from 1 expected, found the text 'ten' (giant.health)",
        "relics/bell.yaml:1:53: 'when' cannot be 'hp_lots' — did you mean 'hp_lost'? Allowed: block_gained, card_discarded, "
        "card_drawn, card_exhausted, card_played, combat_end, combat_start, damage_dealt, damage_taken, enemy_died, "
        "enemy_joined, healed, hp_lost, pile_shuffled, potion_used, status_applied, status_received, turn_end, "
        "turn_start (bell.triggers.when)",
    ]
    assert loadout.library.fingerprint == load().fingerprint
    assert [(one.id, one.lacks) for one in loadout.left_out] == [
        ("frost:ice", ""),
        ("frost:mob", "the enemy 'frost:ghoul'"),
        ("frost:ghoul", ""),
        ("frost:giant", ""),
        ("frost:bell", ""),
    ]
    assert loadout.notices == [
        "Some of the mod Frost is left out because of errors: frost:ice, frost:mob, frost:ghoul, frost:giant, frost:bell. "
        "`shadows check` tells them."
    ]
    assert Session.start(seed="ML5", map="wandering", library=loadout.library).legal()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("no: {name: Ice}", "1:1: an id must be text, found the boolean 'no' — write it in quotes: \"no\" (no)"),
        ("2026-01-01: {}", "1:1: an id must be text, found the date 2026-01-01 — write it in quotes: \"2026-01-01\" (2026-01-01)"),
        ("ice: {name: On}", "1:13: text expected, found the boolean 'On' — write it in quotes: \"On\" (ice.name)"),
        ("ice: {name: 1_000}", "1:13: text expected, found the number 1_000 — write it in quotes: \"1_000\" (ice.name)"),
        ("ice: {name: 2026-01-01}", "1:13: text expected, found the date 2026-01-01 — write it in quotes: \"2026-01-01\" (ice.name)"),
        ("ice: {y: 1}", "1:7: unknown field 'y' — allowed: name, text, type, rarity, cost, target, hero, pool, effects, triggers, modifiers, where, exhaust, ethereal, unplayable, upgrade (ice)"),
        ("ice: {rarity: Off}", "1:15: 'rarity' cannot be 'Off' — allowed: basic, common, rare, special, uncommon (ice.rarity)"),
        ("ice: {cost: 010}", "1:13: a whole number from 0 or X expected, found the number 010 — write a whole number in plain digits, such as 10 (ice.cost)"),
        ("ice: {name: Ice, name: Snow}", "1:18: 'name' is written twice — first in line 1"),
        (f"ice: {CARD}\nice: {CARD}", "2:1: 'ice' is written twice — first in line 1"),
    ],
)  # fmt: skip
def test_ml_06_words_that_yaml_takes_for_something_else_are_refused_with_a_hint(said, loaded, text, message):
    assert f"{ICE}:{message}" in said({"cards/ice.yaml": text + "\n"})
    names = [prefab.name for prefab in load_mods().library.cards.values()]
    assert not {"False", "True", "1000"} & set(names)


@pytest.mark.parametrize("path", ["../../saves/run", "/etc/passwd", "C:\\\\Windows\\\\win.ini"])
def test_ml_07_no_prefab_can_name_a_file(said, path):
    text = f'ice: {{name: Ice, type: skill, rarity: special, cost: 1, effects: {{heal: 1}}, art: "{path}"}}\n'
    (message,) = said({"cards/ice.yaml": text})
    assert message.startswith(f"{ICE}:1:77: unknown field 'art' — ")


def test_ml_07_a_tag_builds_nothing(said, tmp_path):
    text = f"ice: !!python/object/apply:os.system ['touch {tmp_path / 'harm'}']\n"
    assert said({"cards/ice.yaml": text}) == [
        f"{ICE}:1:6: tags are not allowed: 'tag:yaml.org,2002:python/object/apply:os…' — write plain values, or quote the text"
    ]
    assert not (tmp_path / "harm").exists()


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_ml_07_no_link_leads_out_of_the_folder(mod, tmp_path):
    secret = tmp_path / "secret.yaml"
    put(secret, f"stolen: {CARD}\n")
    put(tmp_path / "elsewhere" / "cards" / "ice.yaml", f"stolen: {CARD}\n")
    frost = mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"})
    (frost / "prefabs" / "cards" / "link.yaml").symlink_to(secret)
    (frost / "prefabs" / "relics").symlink_to(tmp_path / "elsewhere" / "cards", target_is_directory=True)
    snow = mod("snow")
    (snow / "prefabs").symlink_to(tmp_path / "elsewhere", target_is_directory=True)
    rain = mod("rain")
    (rain / "mod.yaml").unlink()
    (rain / "mod.yaml").symlink_to(frost / "mod.yaml")
    loadout = load_mods()
    assert [problem.message for one in loadout.mods for problem in one.problems] == [
        "the file is a link out of the prefab folder"
    ]
    assert {one.id: [problem.message for problem in one.problems] for one in loadout.off} == {
        "rain": ["'mod.yaml' is a link out of the mod's folder"],
        "snow": ["'prefabs' is a link out of the mod's folder"],
    }
    assert set(loadout.library.cards) - set(load().cards) == {"frost:ice"}


@pytest.mark.skipif(os.name == "nt", reason="links and rights are others there")
def test_ml_07_links_that_lead_to_themselves_and_closed_folders_do_no_harm(mod, paths):
    frost = mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"})
    (frost / "prefabs" / "cards" / "loop.yaml").symlink_to(frost / "prefabs" / "cards" / "loop.yaml")
    snow = mod("snow")
    (snow / "prefabs").symlink_to(snow / "prefabs")
    (paths.mods / "loop").symlink_to(paths.mods / "loop")
    closed = mod("closed")
    closed.chmod(0)
    try:
        loadout = load_mods()
    finally:
        closed.chmod(0o700)
    assert "frost" in [one.id for one in loadout.mods]
    assert [one.off for one in loadout.off if one.id == "snow"] == ["its mod.yaml has errors"]


def test_ml_07_a_bomb_of_aliases_is_refused_at_its_first(said):
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"] + [
        f"{name}: &{name} [{', '.join(['*' + before] * 9)}]"
        for before, name in zip("abcdefgh", "bcdefghi", strict=True)
    ]
    assert said({"cards/ice.yaml": "\n".join(lines)}) == [
        f"{ICE}:1:4: anchors and aliases ('&', '*') are not allowed — write it out, or quote the text"
    ]


def test_ml_07_neither_size_nor_depth_makes_the_game_slow(said):
    assert said({"cards/ice.yaml": "ice: " + "[" * 900}) == [f"{ICE}:1:37: nested deeper than 32 levels"]
    assert said({"cards/ice.yaml": "# " + "x" * 1_000_000}) == [
        f"{ICE}:1:1: the file is larger than 1,000,000 bytes — split it"
    ]


def test_ml_08_names_of_all_tongues_load_everywhere(mod, paths):
    text = "\ufeffice:\r\n  name: Glacé ловушка é\r\n  type: skill\r\n  rarity: special\r\n  cost: 1\r\n  effects: {heal: 1}\r\n"
    folder = mod(
        "Тёмные карты é", says='\ufeffid: dark\r\nname: "Тёмные карты"\r\nversion: 1.0.0\r\n'.removeprefix("\ufeff")
    )
    put(folder / "prefabs" / "cards" / "карты é.yaml", text.encode("utf-8"))
    loadout = load_mods()
    assert [one.stamp for one in loadout.mods] == ["dark 1.0.0"]
    assert loadout.notices == []
    assert loadout.library.cards["dark:ice"].name == "Glacé ловушка é"
    assert loadout.library.cards["dark:ice"].origin == "mods/dark/cards/карты é.yaml:1"


@pytest.mark.parametrize(
    ("encoding", "message"),
    [
        ("utf-16", "1:1: the file is written in UTF-16 — save it as UTF-8"),
        ("cp1251", "2:10: the file is not UTF-8: byte 0xE4 cannot be read — save it as UTF-8"),
    ],
)
def test_ml_08_a_file_in_another_encoding_is_refused_by_name(said, encoding, message):
    assert said({"cards/ice.yaml": "ice:\n  name: Лёд\n".encode(encoding)}) == [f"{ICE}:{message}"]


def test_ml_10_a_card_of_a_mod_without_an_upgrade_is_never_upgraded(loaded):
    library = loaded({"cards/ice.yaml": f"ice: {CARD}\n"}).library
    cards = ["strike+", "frost:ice", "doubt"]
    session = begun(deck=cards, library=library)
    meet(session, "restless_dead")
    assert refusal(session, "Accept") == "No card of yours can be upgraded."
    session = begun(deck=cards, library=library)
    enter(session, "rest")
    assert refusal(session, "Forge") == "No card of yours can be upgraded."
    session = begun(deck=[*cards, "defend"], library=library)
    meet(session, "restless_dead")
    assert of(choose(session, "Accept"), CardUpgraded) == [CardUpgraded("defend")]
    assert deck(session) == ["strike+", "frost:ice", "doubt", "defend+"]
    assert not [card for card in library.cards if card.endswith("++")]


def test_ml_10_the_forge_offers_a_mods_card_that_has_an_upgrade(loaded):
    text = "ice: {extends: strike, name: Ice}\nsnow: {extends: strike, name: Snow, upgrade: {cost: 0}}\n"
    library = loaded({"cards/ice.yaml": text}).library
    session = begun(deck=["frost:ice+", "frost:snow"], library=library)
    enter(session, "rest")
    choose(session, "Forge")
    assert [option.name for option in options(session)] == ["Snow"]
    choose(session, "Snow")
    assert deck(session) == ["frost:ice+", "frost:snow+"]


def test_a_link_to_a_whole_mod_is_as_good_as_the_mod(mod, paths, tmp_path):
    if os.name == "nt":
        pytest.skip("links need a privilege there")
    mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"}, folder=Path("workshop"))
    paths.mods.mkdir(parents=True)
    (paths.mods / "frost").symlink_to(tmp_path / "workshop" / "frost", target_is_directory=True)
    assert "frost:ice" in load_mods().library.cards


JUNK = ("._ice.yaml", ".DS_Store", "Thumbs.db", "desktop.ini", "__MACOSX/ice.yaml", "__MACOSX/._ice.yaml")


def test_t2_40_what_systems_leave_in_a_mod_is_ignored(mod):
    folder = mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n", **{f"cards/{name}": b"\0\5\x16\7" for name in JUNK}})
    for name in JUNK:
        put(folder / "assets" / "icons" / name, b"\0\5\x16\7")
        put(folder / name, b"\0\5\x16\7")
    (one,) = load_mods().mods
    assert one.problems == []
    assert [str(found) for found in check_mods([folder]) if "picture of their own" not in found.message] == []


def test_t2_42_a_mod_one_folder_too_deep_is_found(mod, paths):
    mod("wrapdir", {"cards/ice.yaml": f"ice: {CARD}\n"}, folder=paths.mods / "wrapdir")
    loadout = load_mods()
    assert ("wrapdir:ice" in loadout.library.cards, loadout.notices) == (True, [])


def test_t2_43_a_packed_mod_is_to_be_unpacked(paths):
    put(paths.mods / "x.zip", b"PK")
    assert load_mods().notices == ["x.zip is packed: unpack it first."]


@pytest.mark.parametrize(("part", "right"), [("Prefabs", "prefabs"), ("ASSETS", "assets"), ("Plugin.py", "plugin.py")])
def test_a_part_in_other_capitals_is_told(mod, part, right):
    folder = mod("frost")
    put(folder / part, "") if part.endswith(".py") else (folder / part).mkdir()
    if (folder / right).exists():
        pytest.skip("capitals make no difference here")
    loadout = load_mods()
    assert [str(problem) for problem in loadout.mods[0].problems] == [
        f"player/mods/frost/mod.yaml:1:1: '{part}' is not read — call it '{right}', in small letters"
    ]
    assert loadout.notices == ["Some of the mod Frost is left out because of errors. `shadows check` tells them."]


CHANGED = {
    "beside it": "words.py",
    "in a folder": "lib/words.py",
    "in a hidden folder": ".lib/words.py",
    "read as text": "words.txt",
    "among the assets": "assets/words.py",
    "made ready": "assets/icons/words.pyc",
    "packed": "lib.zip",
}


@pytest.mark.parametrize("where", CHANGED)
def test_the_player_agrees_to_all_code_of_a_mod(mod, where):
    folder = mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"})
    put(folder / "plugin.py", "def register(plugin):\n    pass\n")
    put(folder / CHANGED[where], "SAFE = True\n")
    agree(load_mods().off[0])
    assert [one.id for one in load_mods().mods] == ["frost"]
    put(folder / CHANGED[where], "SAFE = False\n")
    (off,) = load_mods().off
    assert off.asks


def test_what_is_no_code_can_change_without_being_asked(mod):
    folder = mod("frost", {"cards/ice.yaml": f"ice: {CARD}\n"})
    put(folder / "plugin.py", "def register(plugin):\n    pass\n")
    agree(load_mods().off[0])
    for name in ("assets/icons/ice.png", "prefabs/cards/snow.yaml", "README.md", "schema/cards.json", ".git/HEAD"):
        put(folder / name, "")
    assert [one.id for one in load_mods().mods] == ["frost"]


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
@pytest.mark.parametrize("link", ["words.py", "lib"])
def test_code_that_is_a_link_out_of_the_mods_folder_does_not_run(mod, tmp_path, link):
    folder = mod("frost")
    put(folder / "plugin.py", "def register(plugin):\n    pass\n")
    put(tmp_path / "elsewhere" / "words.py", "")
    (folder / link).symlink_to(tmp_path / "elsewhere" / ("words.py" if link.endswith(".py") else ""))
    (off,) = load_mods().off
    assert off.off.startswith("its code has an error: it cannot be read: ")
    assert link in off.off


def test_what_the_code_imports_leaves_nothing_in_the_mods_folder(mod):
    folder = mod("frost")
    put(folder / "words_of_frost.py", "")
    code = f"import sys\nsys.path.insert(0, {str(folder)!r})\n"
    put(folder / "plugin.py", code + "import words_of_frost\nsys.path.pop(0)\n\n\ndef register(plugin):\n    pass\n")
    agree(load_mods().off[0])
    assert [one.id for one in load_mods().mods] == ["frost"]
    assert not list(folder.rglob("*.pyc"))
    assert [one.id for one in load_mods().mods] == ["frost"]
