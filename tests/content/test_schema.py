"""The schemas for editors: what they take and refuse is what the loader takes and refuses."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft7Validator
from jsonschema.exceptions import ValidationError, best_match

import shadows
from components.prefabs import Library
from shadows.cli import run
from shadows.content.checks.prefabs import check_prefab, check_references
from shadows.content.library.ids import shape_id
from shadows.content.schema.scope import Scope, Words
from shadows.content.schema.shaping import BROKEN, shape
from shadows.content.yaml.reading import read
from shadows.content.yaml.source_file import Sheet
from shadows.games import base_prefabs, known, load
from shadows.mods.code import ALL
from shadows.mods.finding import find
from shadows.mods.loading import together
from shadows.mods.manifest import open_mod
from shadows.mods.schema import schemas

GAME = known()
KINDS, VERBS = GAME.content.kinds, GAME.content.words.verbs
SCHEMAS = schemas(GAME, load())
READERS = {kind: Draft7Validator(schema) for kind, schema in SCHEMAS.items()}
EXAMPLES = sorted((Path(shadows.__file__).parents[1] / "examples" / "mods").iterdir())
FILES = sorted(base_prefabs().rglob("*.yaml"))
SCOPE = Scope(GAME.content, "", (), {kind: dict.fromkeys(getattr(load(), kind), "") for kind in KINDS}, Words())


def at(error: ValidationError) -> str:
    """The path of an error, `ice.effects[0]` for example."""
    path = ""
    for step in error.absolute_path:
        path += f"[{step}]" if isinstance(step, int) else f".{step}"
    return path.removeprefix(".")


@pytest.mark.parametrize("kind", SCHEMAS)
def test_every_schema_is_one(kind: str) -> None:
    Draft7Validator.check_schema(SCHEMAS[kind])


@pytest.mark.parametrize("file", FILES, ids=[path.stem for path in FILES])
def test_every_prefab_file_of_the_game_is_right(file: Path) -> None:
    content = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert [f"{at(error)}: {error.message}" for error in READERS[file.parent.name].iter_errors(content)] == []


def test_an_empty_file_is_right() -> None:
    assert READERS["cards"].is_valid(None)


CARD = "name: Ice, type: attack, rarity: common, cost: 1"
ENEMY = "name: Golem, health: 9"

REFUSED = [
    ("cards", "[]", "", "[] is not of type 'object', 'null'"),
    ("cards", f"Ice Lance: {{{CARD}, effects: {{heal: 1}}}}", "", "'Ice Lance' does not match"),
    ("cards", "ice: 3", "ice", "3 is not of type 'object'"),
    ("cards", "ice: {name: Ice, rarity: common, cost: 1}", "ice", "'type' is a required property"),
    ("cards", "ice: {name: Ice, type: attack, rarity: common}", "ice", "'cost' is a required property"),
    ("cards", f"ice: {{{CARD}, efects: {{heal: 1}}}}", "ice", "'efects' was unexpected"),
    ("cards", f"ice: {{{CARD.replace('common', 'comon')}}}", "ice.rarity", "'comon' is not one of ['basic',"),
    ("cards", f"ice: {{{CARD.replace('1', '-1')}}}", "ice.cost", "-1 is less than the minimum of 0"),
    ("cards", f"ice: {{{CARD.replace('1', 'Y')}}}", "ice.cost", "'Y' is not"),
    ("cards", f"ice: {{{CARD.replace('Ice', '12')}}}", "ice.name", "12 is not of type 'string'"),
    ("cards", f"ice: {{{CARD.replace('Ice', '')}}}", "ice.name", "None is not of type 'string'"),
    ("cards", f"ice: {{{CARD}, hero: Blood Reaper}}", "ice.hero", "'Blood Reaper' does not match"),
    ("cards", f"ice: {{{CARD}, exhaust: 1}}", "ice.exhaust", "1 is not of type 'boolean'"),
    ("cards", f"ice: {{{CARD}, effects: []}}", "ice.effects", "[] should be non-empty"),
    ("cards", f"ice: {{{CARD}, effects: heal}}", "ice.effects", "'heal' is not of type 'array', 'object'"),
    ("cards", f"ice: {{{CARD}, effects: [{{}}]}}", "ice.effects[0]", "{} should be non-empty"),
    ("cards", f"ice: {{{CARD}, effects: [{{deal_damge: 6}}]}}", "ice.effects[0]", "'deal_damge' was unexpected"),
    ("cards", f"ice: {{{CARD}, effects: {{deal_damge: 6}}}}", "ice.effects", "'deal_damge' was unexpected"),
    ("cards", f"ice: {{{CARD}, effects: [{{heal: 1}}, {{deal_damage: 6, hitz: 2}}]}}", "ice.effects[1]", "'hitz' was"),
    ("cards", f"ice: {{{CARD}, effects: [{{deal_damage: 6, heal: 2}}]}}", "ice.effects[0]", "was unexpected"),
    ("cards", f"ice: {{{CARD}, effects: [{{heal: lots}}]}}", "ice.effects[0].heal", "'lots' is not valid under any"),
    ("cards", f"ice: {{{CARD}, effects: [{{heal: -1}}]}}", "ice.effects[0].heal", "-1 is less than the minimum of 0"),
    ("cards", f"ice: {{{CARD}, effects: [{{heal: {{of: hpp}}}}]}}", "ice.effects[0].heal.of", "'hpp' is not one of"),
    ("cards", f"ice: {{{CARD}, effects: [{{heal: {{}}}}]}}", "ice.effects[0].heal", "{} should be non-empty"),
    ("cards", f"ice: {{{CARD}, effects: [{{begin_fight: lich_king}}]}}", "ice.effects[0]", "'begin_fight' was unexp"),
    ("cards", f"ice: {{{CARD}, effects: [{{next_turn: [{{hit: 1}}]}}]}}", "ice.effects[0].next_turn[0]", "'hit' was"),
    ("cards", f"ice: {{{CARD}, upgrade: {{name: Icy}}}}", "ice.upgrade", "'name' was unexpected"),
    ("cards", f"ice: {{{CARD}, triggers: [{{when: turn_start}}]}}", "ice.triggers[0]", "'do' is a required property"),
    ("cards", f"ice: {{{CARD}, triggers: {{when: dawn, do: {{heal: 1}}}}}}", "ice.triggers.when", "'dawn' is not one"),
    ("statuses", "cold: {name: C, kind: bad}", "cold.kind", "'bad' is not one of ['buff', 'debuff']"),
    (
        "statuses",
        "cold: {name: C, kind: buff, modifiers: {of: gold, times: 1/0}}",
        "cold.modifiers.times",
        "does not m",
    ),
    ("statuses", "cold: {name: C, kind: buff, modifiers: {of: gold, times: 2}}", "cold.modifiers.times", "2 is not of"),
    (
        "relics",
        "bell: {name: B, rarity: rare, modifiers: {of: combat_gold, for: [elit], add: 1}}",
        "bell.modifiers.for[0]",
        "'elit' is not one of ['normal', 'elite', 'boss']",
    ),
    (
        "relics",
        "bell: {name: B, rarity: rare, modifiers: {of: energy, for: [elite], add: 1}}",
        "bell.modifiers",
        "False schema does not allow ['elite']",
    ),
    (
        "relics",
        "bell: {name: B, rarity: rare, triggers: {when: combat_start, for: [elit], do: {heal: 1}}}",
        "bell.triggers.for[0]",
        "'elit' is not one of ['normal', 'elite', 'boss']",
    ),
    (
        "relics",
        "bell: {name: B, rarity: rare, triggers: {when: turn_start, for: [elite], do: {heal: 1}}}",
        "bell.triggers",
        "False schema does not allow ['elite']",
    ),
    ("enemies", f"golem: {{{ENEMY}}}", "golem", "'cycle' is a required property"),
    (
        "enemies",
        f"golem: {{{ENEMY}, cycle: {{heal: 1}}, phases: {{cycle: {{heal: 1}}}}}}",
        "golem",
        "False schema does not allow {'heal': 1}",
    ),
    ("enemies", f"golem: {{{ENEMY}, cycle: [{{hit: 1}}]}}", "golem.cycle[0]", "'hit' was unexpected"),
    ("enemies", f"golem: {{{ENEMY}, cycle: [[{{heal: 1}}, {{hit: 1}}]]}}", "golem.cycle[0][1]", "'hit' was unexpected"),
    ("enemies", f"golem: {{{ENEMY}, cycle: [{{name: Slam}}]}}", "golem.cycle[0]", "'do' is a required property"),
    ("enemies", f"golem: {{{ENEMY}, cycle: [{{do: {{hit: 1}}}}]}}", "golem.cycle[0].do", "'hit' was unexpected"),
    ("encounters", "five: {name: Five, foes: [a, b, c, d, e]}", "five.foes", "is too long"),
    ("encounters", "one: {name: One, foes: golem}", "one.foes", "'golem' is not of type 'array'"),
    (
        "events",
        "well: {name: W, story: S, choices: {label: L, do: {deal_damage: 1}}}",
        "well.choices.do",
        "'deal_damage'",
    ),
    ("acts", "pit: {name: P, order: 1, plan: [[{kind: camp}]]}", "pit.plan[0][0].kind", "'camp' is not one of"),
    (
        "rewards",
        "normal: {name: N, potion_chance: 101}",
        "normal.potion_chance",
        "101 is greater than the maximum of 100",
    ),
]


@pytest.mark.parametrize(("kind", "text", "path", "reason"), REFUSED, ids=[text for _, text, _, _ in REFUSED])
def test_what_is_wrong_is_told_at_its_place(kind: str, text: str, path: str, reason: str) -> None:
    told = []
    for error in READERS[kind].iter_errors(yaml.safe_load(text)):
        deepest = best_match([error]) or error
        told.append((at(deepest), deepest.message))
    assert any(place == path and reason in message for place, message in told), told


@pytest.mark.parametrize(("kind", "text"), [(kind, text) for kind, text, _, _ in REFUSED])
def test_what_is_wrong_is_refused_by_the_loader_too(kind: str, text: str, tmp_path: Path) -> None:
    assert loaded(kind, text, tmp_path)[1]


def loaded(kind: str, text: str, folder: Path) -> tuple[list[str], list[str]]:
    """What the loader finds wrong with the structure of a file, and with all of it beside the game's own prefabs."""
    path = folder / "file.yaml"
    path.write_text(text, encoding="utf-8")
    sheet = Sheet("file.yaml", names=SCOPE)
    prefabs = []
    for key, node in read(path, sheet).entries:
        entry = shape(sheet, KINDS[kind].form, key, node, shape_id(sheet, key), {})
        if entry is not BROKEN:
            prefabs += KINDS[kind].build(entry, sheet)
    structure = list(map(str, sheet.problems))
    for prefab in prefabs:
        check_prefab(sheet, KINDS[kind], prefab, SCOPE)
    check_references(sheet, sheet.references, SCOPE)
    return structure, [str(problem) for problem in sheet.problems if problem.grade == "error"]


ENTRIES = [
    (path.parent.name, name, entry)
    for path in FILES
    for name, entry in yaml.safe_load(path.read_text(encoding="utf-8")).items()
]
KEYS = st.sampled_from(
    [
        *("name", "text", "cost", "type", "target", "effects", "triggers", "upgrade", "cycle", "phases", "unplayable"),
        *("do", "when", "if", "to", "of", "hits", "stacks", "status", "plan", "kind", "else", "lasts", "from", "pool"),
        *("deal_damage", "apply_status", "gain_gold", "begin_fight", "nonsense"),
    ]
)
VALUES: st.SearchStrategy[Any] = st.sampled_from(
    [
        *(0, 1, -1, 3, 101, 1_000_000, 2.5, True, False, None, "", " ", "X", "Y", "5", "true", "3/2", "0/2", "2/0"),
        *(
            "weak",
            "strike",
            "strike+",
            "missing_hp",
            "stacks",
            "enemy",
            "self",
            "random",
            "common",
            "turn_start",
            "Big",
        ),
        *([], {}, ["strike"], [{}], [[]], {"deal_damage": 3}, [{"deal_damage": 3}, {"heal": "hp"}]),
        *(
            {"deal_damage": 3, "heal": 1},
            {"of": "hp"},
            {"of": "hp", "when": {"self_has": "weak"}},
            {"hand_empty": True},
        ),
        *({"when": "turn_start", "do": {"heal": 1}}, {"name": "Slam", "do": {"heal": 1}}, {"kind": "rest"}),
        *({"label": "Go", "do": {"begin_fight": "lich_king"}}, {"common": 1, "uncommon": 1, "rare": 1}),
    ]
)
EDITS = st.lists(
    st.tuples(st.sampled_from(["put", "drop", "rename", "add", "wrap"]), st.integers(0, 60), KEYS, VALUES), max_size=3
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every list or mapping inside, with each key or place of it."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return [place for key in keys for place in [(value, key), *places(value[key])]]


def edited(entry: Any, edits: list[tuple[str, int, str, Any]]) -> Any:
    """A copy of what was written, with some of it changed."""
    whole = {"entry": deepcopy(entry)}
    for how, number, word, new in edits:
        value = deepcopy(new)
        found = places(whole)
        holder, key = found[number % len(found)]
        held = holder[key]
        if how == "put":
            holder[key] = value
        elif how == "wrap":
            holder[key] = [held]
        elif how == "add" and isinstance(held, dict):
            held[word] = value
        elif how == "drop" and holder is not whole:
            del holder[key]
        elif how == "rename" and isinstance(holder, dict) and holder is not whole:
            holder[word] = holder.pop(key)
    return whole["entry"]


@given(chosen=st.sampled_from(ENTRIES), edits=EDITS)
@settings(max_examples=400)
def test_schema_and_loader_agree_on_changed_prefabs(tmp_path_factory, chosen, edits) -> None:
    kind, name, entry = chosen
    content = {name: edited(entry, edits)}
    structure, everything = loaded(kind, json.dumps(content), tmp_path_factory.getbasetemp())
    refused = [f"{at(error)}: {error.message}" for error in READERS[kind].iter_errors(content)]
    assert everything or not refused, f"the loader takes {content}"
    assert refused or not structure, f"the schema takes {content}"


EXTENDING = [
    ("cards", "ice: {extends: strike, name: Ice}", ""),
    ("cards", "strike: {replace: strike, extends: game:strike, cost: 0}", ""),
    ("enemies", "golem: {extends: zombie_brute, health: 9}", ""),
    ("cards", "ice: {replace: strike, name: Ice}", "'type' is a required property"),
    ("cards", "ice: {extends: strike, colour: blue}", "'colour' was unexpected"),
    ("cards", "ice: {extends: strike+, name: Ice}", "'strike+' does not match"),
    ("cards", "ice: {extends: [strike], name: Ice}", "['strike'] is not of type 'string'"),
]


@pytest.mark.parametrize(("kind", "text", "reason"), EXTENDING)
def test_an_entry_that_extends_another_needs_no_more(kind: str, text: str, reason: str, tmp_path: Path) -> None:
    told = [error.message for error in READERS[kind].iter_errors(yaml.safe_load(text))]
    assert any(reason in message for message in told) if reason else not told
    path = tmp_path / "prefabs" / kind / "file.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    (tmp_path / "mod.yaml").write_text("{id: frost, name: Frost, version: 1.0.0}", encoding="utf-8")
    assert run(["check", str(tmp_path)]) == bool(reason)


MODS = [
    ("{id: frost, name: Frost, version: 1.0.0}", ""),
    ("{id: frost, name: Frost, version: 1.0.0, needs: [ice >=1], remove: {cards: [doubt], events: []}}", ""),
    ("{id: frost, name: Frost, version: 1.0.0, game: deck}", ""),
    ("{id: frost, name: Frost, version: 1.0.0, game: '>=0.1,<2'}", ""),
    ("{id: frost, name: Frost, version: 1.0.0, game: deck >=0.1}", ""),
    ("{id: frost, name: Frost, version: 1.0.0, game: decks}", "'decks' does not match"),
    ("{id: frost, name: Frost, version: 1.0.0, game: deck 0.1}", "'deck 0.1' does not match"),
    ("{name: Frost, version: 1.0.0}", "'id' is a required property"),
    ("{id: frost, name: Frost, version: 1.0}", "1.0 is not of type 'string'"),
    ("{id: frost, name: Frost, version: 1.0.0, author: Me}", "'author' was unexpected"),
    ("{id: frost, name: Frost, version: 1.0.0, authors: Me}", "'Me' is not of type 'array'"),
    ("{id: frost, name: Frost, version: 1.0.0, remove: {spells: [fire]}}", "'spells' was unexpected"),
]


@pytest.mark.parametrize(("text", "reason"), MODS)
def test_the_file_of_a_mod_is_taken_and_refused_as_it_is_opened(text: str, reason: str, tmp_path: Path) -> None:
    told = [error.message for error in READERS["mod"].iter_errors(yaml.safe_load(text))]
    assert any(reason in message for message in told) if reason else not told
    (tmp_path / "mod.yaml").write_text(text, encoding="utf-8")
    assert bool(open_mod(tmp_path).off) == bool(reason)


@pytest.mark.parametrize("folder", EXAMPLES, ids=[folder.name for folder in EXAMPLES])
def test_the_mods_among_the_examples_are_right(folder: Path) -> None:
    readers = {kind: Draft7Validator(schema) for kind, schema in schemas(GAME, with_its_code(folder)).items()}
    for file in folder.rglob("*.yaml"):
        kind = "mod" if file.name == "mod.yaml" else file.parent.name
        content = yaml.safe_load(file.read_text(encoding="utf-8"))
        assert [f"{at(error)}: {error.message}" for error in readers[kind].iter_errors(content)] == []


def with_its_code(folder: Path) -> Library:
    """The game with one mod, whose code may run."""
    mods = find([folder])
    return together(mods, {mod.stamp: ALL for mod in mods}).library


CODE = """
def register(plugin):
    plugin.effect("deepen", lambda step, world: None, "deepen it by {amount}")
    plugin.quantity("cold", lambda step, world: 1, "the cold")
"""


def test_the_words_of_a_mods_code_are_known(tmp_path: Path) -> None:
    (tmp_path / "mod.yaml").write_text("{id: frost, name: Frost, version: 1.0.0}", encoding="utf-8")
    (tmp_path / "plugin.py").write_text(CODE, encoding="utf-8")
    made = schemas(GAME, with_its_code(tmp_path))
    effect = made["cards"]["definitions"]["Effect"]
    reader = Draft7Validator(effect | {"definitions": made["cards"]["definitions"]})
    for right in ({"deepen": 2, "to": "self"}, {"frost:deepen": "cold"}, {"heal": {"of": "frost:cold"}}):
        assert reader.is_valid(right), right
    for wrong in ({"deepen": "much"}, {"deepen": 2, "hits": 2}, {"deepen": 2, "heal": 1}, {"heal": "warmth"}):
        assert not reader.is_valid(wrong), wrong
    assert effect["then"]["properties"]["deepen"]["description"] == "deepen it by {amount}"
    assert "deepen" not in made["events"]["definitions"]["Effect"]["then"]["properties"]


def described(schema: Any, path: str = "") -> list[str]:
    """The paths of all fields without a description, and of all words without a meaning."""
    silent = []
    if isinstance(schema, dict):
        for key, field in schema.get("properties", {}).items():
            if isinstance(field, dict) and not field.get("description") and "const" not in field:
                silent.append(f"{path}.{key}")
        if "enum" in schema and len(schema["enum"]) > 1 and "markdownEnumDescriptions" not in schema:
            silent.append(path)
        for key, value in schema.items():
            silent += described(value, f"{path}.{key}") if key != "if" else []
    if isinstance(schema, list):
        for number, value in enumerate(schema):
            silent += described(value, f"{path}[{number}]")
    return silent


@pytest.mark.parametrize("kind", SCHEMAS)
def test_every_field_and_every_word_has_a_meaning(kind: str) -> None:
    assert described(SCHEMAS[kind]) == []


def test_the_ids_of_the_game_are_offered_with_what_they_do_and_others_are_allowed() -> None:
    ids = SCHEMAS["cards"]["definitions"]["statuses"]
    offered = {snippet["label"]: snippet["description"] for snippet in ids["defaultSnippets"]}
    assert list(offered) == list(load().statuses)
    assert offered["poison"] == "Poison. Loses 2 HP at the start of the turn, then Poison falls by 1."
    assert Draft7Validator(ids).is_valid("frost:chilled")


def test_events_have_the_effects_that_happen_outside_combat_and_no_others_do() -> None:
    verbs = {kind: {word for word in VERBS if word in effects(kind)} for kind in ("events", "cards")}
    assert verbs["events"] & {"begin_fight", "gain_gold", "deal_damage", "draw_cards"} == {"begin_fight", "gain_gold"}
    assert verbs["cards"] == set(VERBS) - {"begin_fight"}


def effects(kind: str) -> dict[str, Any]:
    """The verbs that stand where nothing is written yet."""
    return SCHEMAS[kind]["definitions"]["Effect"]["then"]["properties"]


def test_the_command_writes_a_file_for_each_kind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "new" / "schemas"
    assert run(["schema", "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"{out}: {len(SCHEMAS)} schemas.\n"
    written = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in out.iterdir()}
    assert written == {f"{kind}.json": schema for kind, schema in SCHEMAS.items()}


def test_a_new_mod_leads_an_editor_to_its_schemas(tmp_path: Path) -> None:
    assert run(["mod", "new", "aurora", "--in", str(tmp_path)]) == 0
    files = sorted((tmp_path / "aurora").rglob("*.yaml"))
    assert [file.name for file in files] == ["mod.yaml", "cards.yaml"]
    for file in files:
        text = file.read_text(encoding="utf-8")
        leads = file.parent / text.partition("$schema=")[2].partition("\n")[0]
        reader = Draft7Validator(json.loads(leads.read_text(encoding="utf-8")))
        assert [error.message for error in reader.iter_errors(yaml.safe_load(text))] == []


def test_a_folder_that_cannot_be_written_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    assert run(["schema", "--out", str(file)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"The schemas cannot be written to {file}: ")
    assert told.err.count("\n") == 1
