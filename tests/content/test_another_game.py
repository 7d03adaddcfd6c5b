"""Content of another game: what only its authors can write is read, checked and offered to editors by what games share.

The game is played with coins: a kind of prefab, a verb, a quantity, an occasion and a channel of its own.
"""

import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Annotated

import pytest
from jsonschema import Draft7Validator

from components.amounts import Amount, Measure
from components.effect import Effect, Verb
from components.effects import DealDamage
from components.facts import Fact
from components.limits import Bounds, Names
from components.occasions import Occasion
from components.prefabs import Library, Prefab
from components.rules import Channel
from shadows import games
from shadows.cli import run
from shadows.content.json_schema import schemas
from shadows.content.kinds import SHARED
from shadows.content.library.loading import check, load
from shadows.content.problems import ContentError
from shadows.content.schema.authoring import Definitions, Kind
from shadows.content.schema.forms import Removals
from shadows.content.words import Vocabulary
from shadows.content.yaml.source_file import Sheet
from shadows.mods import manifest
from shadows.mods.loading import brought, load_mods


class FlipCoins(Verb, frozen=True):
    """Flip coins."""

    amount: Annotated[Amount, Bounds(least=1, most=9)]
    """How many coins."""


class CoinLanded(Fact, frozen=True):
    """A coin lies still."""


class CoinPrefab(Prefab, frozen=True, kw_only=True):
    """A coin."""

    heads: tuple[Effect, ...] = ()
    """What happens when it lands on heads."""
    twin: Annotated[str, Names("coins")] = ""
    """The coin that lies beside it."""


class RemovedCoins(Removals, frozen=True, kw_only=True):
    """What a mod takes away, by kind."""

    coins: Annotated[tuple[str, ...], Names("coins")] = ()
    """Ids of coins."""


class CoinLibrary(Library, kw_only=True):
    """All content of the game."""

    coins: dict[str, CoinPrefab]


def check_coin(sheet: Sheet, coin: CoinPrefab, _definitions: Definitions) -> None:
    if coin.twin == coin.id:
        sheet.report(sheet.at(coin, "twin"), "a coin is not its own twin", "name another")


WORDS = Vocabulary(
    verbs={"flip_coins": FlipCoins, "deal_damage": DealDamage},
    measures={"tosses": Measure("coins tossed so far", "coin tossed", each=True)},
    occasions={"coin_landed": Occasion(CoinLanded, "a coin lies still")},
    channels={"luck": Channel("luck", "how often heads come up", gives="{own} luck is {change}")},
    nodes={},
    moments={},
    countdowns={},
)
PENNY = "penny:\n  name: Penny\n  heads: {flip_coins: 2}\n"


@pytest.fixture
def coin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Definitions:
    """What can be written for it. Its own folder has a penny."""
    monkeypatch.chdir(tmp_path)
    kinds = {
        "coins": Kind("coin", CoinPrefab, check=check_coin, summary=lambda _, one: f"{len(one.heads)} effects"),
        **SHARED,
    }
    definitions = Definitions(
        kinds=kinds, library=CoinLibrary, folders=(tmp_path / "own",), words=WORDS, removed=RemovedCoins
    )
    put("own/coins/coins.yaml", PENNY)
    return definitions


def put(file: str, text: str) -> None:
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_text(text, encoding="utf-8")


def test_its_prefabs_are_read_into_its_library(coin: Definitions) -> None:
    put("more/coins/more.yaml", "groat: {extends: penny, name: Groat, twin: penny}\n")
    library = load(coin, [*coin.folders, Path("more")])
    assert isinstance(library, CoinLibrary)
    assert library.coins["groat"] == CoinPrefab(
        id="groat", name="Groat", heads=(FlipCoins(2),), twin="penny", origin="more/coins/more.yaml:1"
    )
    assert load(coin).shelf("coins").keys() == {"penny"}
    assert load(coin).shelf("cards") == {}


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        (
            "coins/a.yaml",
            "a: {name: A, heads: {gain_energy: 1}}",
            "1:22: unknown effect 'gain_energy' — allowed: flip_coins, deal_damage (a.heads)",
        ),
        (
            "coins/a.yaml",
            "a: {name: A, heads: {flip_coins: cards_in_hand}}",
            "1:34: a whole number from 1 to 9 or a quantity expected, found the text 'cards_in_hand' — allowed: tosses "
            "(a.heads.flip_coins)",
        ),
        (
            "relics/a.yaml",
            "a: {name: A, rarity: common, triggers: {when: card_played, do: {flip_coins: 1}}}",
            "1:47: 'when' cannot be 'card_played' — allowed: coin_landed (a.triggers.when)",
        ),
        (
            "coins/a.yaml",
            "a: {name: A, heads: {flip_coins: {base: 1, plus: 1, when: {hand_empty: true}}}}",
            "1:60: unknown field 'hand_empty' — allowed: target_has, self_has, target_lacks, self_lacks, fight, "
            "target_is, count, least, most, even, and (a.heads.flip_coins.when)",
        ),
        (
            "relics/a.yaml",
            "a: {name: A, rarity: common, modifiers: {of: card_block, add: 1}}",
            "1:46: 'of' cannot be 'card_block' — allowed: luck (a.modifiers.of)",
        ),
        (
            "relics/a.yaml",
            "a: {name: A, rarity: common, triggers: {when: coin_landed, type: skill, do: {flip_coins: 1}}}",
            "1:60: unknown field 'type' — allowed: when, do, from, status, for, if, per_combat (a.triggers)",
        ),
        (
            "coins/a.yaml",
            "a: {name: A, twin: pennny}",
            "1:20: unknown coin 'pennny' — did you mean 'penny'? (a.twin)",
        ),
        ("coins/a.yaml", "a: {name: A, twin: a}", "1:20: a coin is not its own twin — name another (a.twin)"),
        (
            "cards/a.yaml",
            "a: {name: A}",
            "1:1: unknown kind of prefab 'cards' — did you mean 'rewards'? Allowed: coins, statuses, relics, potions, "
            "enemies, heroes, encounters, acts, keywords, events, actions, rewards, shops",
        ),
        (
            "shops/a.yaml",
            "a: {name: A, sold: {relic: Mine., service: Done.}}",
            "1:35: unknown field 'service' — allowed: relic, potion (a.sold)",
        ),
        (
            "heroes/a.yaml",
            "a: {name: A, title: A, health: 1, gold: 0, potion_slots: 1, theme: A, energy: 3}",
            "1:71: unknown field 'energy' — allowed: name, text, title, health, gold, potion_slots, theme, order (a)",
        ),
    ],
)
def test_what_it_has_not_is_an_error_with_file_line_field_and_what_would_be_right(
    file: str, text: str, told: str, coin: Definitions
) -> None:
    put(f"more/{file}", text)
    assert [str(problem) for problem in check(coin, [Path("more")])] == [f"more/{file}:{told}"]


def test_what_names_a_kind_that_it_has_not_is_an_error_and_editors_are_offered_none(coin: Definitions) -> None:
    without = replace(coin, kinds={name: kind for name, kind in coin.kinds.items() if name != "acts"})
    put("more/enemies/a.yaml", "a: {name: A, health: 9, cycle: {deal_damage: 1}, act: crypts}\n")
    assert [str(problem) for problem in check(without, [Path("more")])] == [
        "more/enemies/a.yaml:1:55: there are no acts in this game — leave 'act' out (a.act)"
    ]
    enemies = Draft7Validator(schemas(without, load(without))["enemies"])
    enemy = {"name": "A", "health": 9, "cycle": {"deal_damage": 1}}
    assert enemies.is_valid({"a": enemy})
    assert not enemies.is_valid({"a": enemy | {"act": "crypts"}})


def test_its_own_content_must_be_whole(coin: Definitions) -> None:
    put("own/coins/coins.yaml", PENNY.replace("2", "12"))
    with pytest.raises(ContentError, match="a whole number from 1 to 9 expected, found the number 12"):
        load(coin)


def test_editors_are_offered_its_words_alone(coin: Definitions) -> None:
    made = schemas(coin, load(coin))
    assert list(made) == list(coin.kinds)
    coins = Draft7Validator(made["coins"])
    assert coins.is_valid({"a": {"name": "A", "heads": {"flip_coins": "tosses"}, "twin": "penny"}})
    assert not coins.is_valid({"a": {"name": "A", "heads": {"gain_energy": 1}}})
    assert not coins.is_valid({"a": {"name": "A", "heads": {"flip_coins": "cards_in_hand"}}})
    assert not coins.is_valid({"a": {"name": "A", "heads": {"flip_coins": 12}}})
    heads = made["coins"]["definitions"]["CoinPrefab"]["properties"]["heads"]
    assert heads["description"] == "What happens when it lands on heads."
    [penny] = made["coins"]["definitions"]["coins"]["defaultSnippets"]
    assert penny == {"label": "penny", "bodyText": "penny", "description": "Penny. 1 effects"}
    assert Draft7Validator(made["relics"]).is_valid(
        {"a": {"name": "A", "rarity": "common", "modifiers": {"of": "luck", "add": 1}}}
    )


@pytest.fixture
def registered(coin: Definitions, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is one of the games."""
    deck = games.known("deck")
    module = ModuleType("shadows.games.coin")
    module.GAME = replace(deck, ruleset=replace(deck.ruleset, name="coin"), content=coin)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(games, "NAMES", ("deck", "coin"))


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        ([], 1, "own/coins/coins.yaml:1:1: an entry has fields, found nothing — begin with 'name:' (penny)\n"),
        (
            ["--game", "coin"],
            1,
            "own/coins/coins.yaml:1:1: an entry has fields, found nothing — begin with 'name:' (penny)\n",
        ),
        (["--game", "deck"], 0, "prefabs: no errors.\n"),
    ],
)
def test_check_looks_through_every_game_or_the_one_that_is_named(
    words: list[str], status: int, told: str, registered: None, capsys: pytest.CaptureFixture[str]
) -> None:
    put("own/coins/coins.yaml", "penny:\n")
    assert run(["check", *words]) == status
    assert capsys.readouterr().out == told


def test_prefab_folders_are_checked_for_the_game_that_is_named(
    registered: None, capsys: pytest.CaptureFixture[str]
) -> None:
    put("more/coins/more.yaml", "groat: {name: Groat, heads: {flip_coins: 1}}\n")
    assert run(["check", "more", "--game", "coin"]) == 0
    assert run(["check", "more"]) == 1
    assert "unknown kind of prefab 'coins'" in capsys.readouterr().out


def test_schemas_are_those_of_the_game_that_is_named(registered: None, tmp_path: Path) -> None:
    assert run(["schema", "--out", "made", "--game", "coin"]) == 0
    written = {path.stem for path in (tmp_path / "made").iterdir()}
    assert "coins" in written
    assert "cards" not in written


@pytest.mark.parametrize("command", [["check"], ["order"], ["schema", "--out", "made"]], ids=lambda one: one[0])
def test_a_game_that_there_is_not_is_told_with_those_that_there_are(
    command: list[str], registered: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*command, "--game", "coins"]) == 2
    assert capsys.readouterr().err == "Unknown game 'coins': did you mean 'coin'? Known: deck, coin.\n"


def test_a_mod_for_it_adds_to_it_and_takes_away_of_its_kinds(
    registered: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / "player"))
    monkeypatch.setattr(manifest, "NAMES", ("deck", "coin"))
    put("mint/mod.yaml", "id: mint\nname: Mint\nversion: 1.0.0\ngame: coin\nremove: {coins: [penny]}\n")
    put("mint/prefabs/coins/coins.yaml", "groat: {name: Groat, heads: {flip_coins: 1}}\n")
    put("bank/mod.yaml", "id: bank\nname: Bank\nversion: 1.0.0\ngame: coin\nremove: {cards: [strike]}\n")
    loaded = load_mods([Path("mint"), Path("bank")], game="coin")
    assert list(loaded.library.shelf("coins")) == ["mint:groat"]
    assert loaded.ids == {"mint:groat"}
    assert brought(loaded, "mint")["coins"] == ["mint:groat"]
    [bank] = loaded.off
    assert [str(one) for one in bank.problems] == [
        "bank/mod.yaml:5:10: unknown field 'cards' — allowed: coins (remove)"
    ]


@pytest.mark.parametrize("name", games.COVERS)
def test_a_game_s_cover_says_what_its_record_says(name: str) -> None:
    game, cover = games.known(name), games.COVERS[name]
    assert (cover.title, cover.folder) == (game.title, game.folder)
    assert cover.grows == (game.tree is not None)
    assert game.window
