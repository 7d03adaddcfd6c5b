"""What is said about entries whose fields are not what their definition asks for."""

import pytest

from shadows.games import known

CARD = """\
ice_lance:
  name: Ice Lance
  type: attack
  rarity: special
  cost: 1
  target: enemy
  effects:
  - {effect}
"""
WORDS = known().content.words
VERBS = ", ".join(WORDS.verbs)
MEASURES = ", ".join(WORDS.measures)
CARD_FIELDS = (
    "name, text, type, rarity, cost, target, hero, pool, effects, triggers, modifiers, where, exhaust, ethereal, "
    "unplayable, upgrade"
)
OCCASIONS = ", ".join(sorted(WORDS.occasions))


def card(**fields: str) -> str:
    """A card with one effect on its target and these fields in its own place or at its end."""
    base = {
        "name": "Ice Lance",
        "type": "attack",
        "rarity": "special",
        "cost": "1",
        "target": "enemy",
        "effects": "[{deal_damage: 6}]",
    }
    return "ice_lance:\n" + "".join(f"  {key}: {value}\n" for key, value in (base | fields).items())


def test_a_misspelled_effect_is_named_with_what_was_meant(problems):
    assert problems(CARD.replace("{effect}", "deal_damge: 6")) == [
        "prefabs/cards/ice.yaml:8:5: unknown effect 'deal_damge' — did you mean 'deal_damage'? (ice_lance.effects[0])"
    ]


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("{explode: 3}", f"8:6: unknown effect 'explode' — allowed: {VERBS} (ice_lance.effects[0])"),
        ("{wear_off: 3}", f"8:6: unknown effect 'wear_off' — allowed: {VERBS} (ice_lance.effects[0])"),
        ("{stacks: 2}", f"8:5: no effect is named beside 'stacks' — allowed: {VERBS} (ice_lance.effects[0])"),
        (
            "{deal_damage: 6, heal: 2}",
            (
                "8:22: two effects in one mapping: 'deal_damage' and 'heal'"
                " — give each a '-' or braces of its own (ice_lance.effects[0])"
            ),
        ),
        (
            "{}",
            (
                "8:5: an effect expected, found an empty mapping"
                " — write {verb: amount}, such as {deal_damage: 6} (ice_lance.effects[0])"
            ),
        ),
        (
            "6",
            (
                "8:5: an effect expected, found the number 6"
                " — write {verb: amount}, such as {deal_damage: 6} (ice_lance.effects[0])"
            ),
        ),
        (
            "{deal_damage: 6, hit: 2}",
            "8:22: unknown field 'hit' — did you mean 'hits'? Allowed: deal_damage, hits, to (ice_lance.effects[0])",
        ),
        (
            "{deal_damage: 6, to: everyone}",
            (
                "8:26: 'to' cannot be 'everyone' — allowed: all_allies, all_enemies, ally, random_enemy, self, target"
                " (ice_lance.effects[0].to)"
            ),
        ),
        (
            "{apply_status: weak, lasts: tihs_turn}",
            (
                "8:33: 'lasts' cannot be 'tihs_turn' — did you mean 'this_turn'? Allowed: next_turn, this_turn"
                " (ice_lance.effects[0].lasts)"
            ),
        ),
        (
            '{apply_status: weak, lasts: ""}',
            "8:33: 'lasts' cannot be '' — allowed: next_turn, this_turn (ice_lance.effects[0].lasts)",
        ),
        ('{apply_status: ""}', "8:20: text expected, found the text '' (ice_lance.effects[0].apply_status)"),
    ],
)
def test_a_wrong_effect_is_told_what_is_allowed(problems, effect, message):
    assert problems(CARD.replace("{effect}", effect)) == [f"prefabs/cards/ice.yaml:{message}"]


@pytest.mark.parametrize(
    ("amount", "message"),
    [
        ("ten", f"a whole number from 0 or a quantity expected, found the text 'ten' — allowed: {MEASURES}"),
        (
            "mising_hp",
            (
                "a whole number from 0 or a quantity expected, found the text 'mising_hp'"
                f" — did you mean 'missing_hp'? Allowed: {MEASURES}"
            ),
        ),
        ("-1", "a whole number from 0 expected, found the number -1"),
        ("'3'", "a whole number from 0 expected, found the text '3' — write it without quotes"),
        ("1000000", "a whole number from 0 expected, found the number 1000000 — no number is larger than 999999"),
        (
            "010",
            (
                "a whole number from 0 or a quantity expected, found the number 010"
                " — write a whole number in plain digits, such as 10"
            ),
        ),
        (
            "1_000",
            (
                "a whole number from 0 or a quantity expected, found the number 1_000"
                " — write a whole number in plain digits, such as 10"
            ),
        ),
        (
            "2.5",
            (
                "a whole number from 0 or a quantity expected, found the number 2.5"
                " — write a whole number in plain digits, such as 10"
            ),
        ),
        ("yes", "a whole number from 0 or a quantity expected, found the boolean 'yes'"),
        ("", "a whole number from 0 or a quantity expected, found nothing"),
        ("[6]", "a whole number from 0 or a quantity expected, found a list"),
        ("{}", "a mapping with base, of, times, percent, per, plus, when, most expected, found an empty mapping"),
    ],
)
def test_a_wrong_amount_is_told_what_is_allowed(problems, amount, message):
    assert problems(CARD.replace("{effect}", f"{{deal_damage: {amount}}}")) == [
        f"prefabs/cards/ice.yaml:8:19: {message} (ice_lance.effects[0].deal_damage)"
    ]


@pytest.mark.parametrize(
    ("field", "value", "column", "message"),
    [
        ("name", "On", 9, "text expected, found the boolean 'On' — write it in quotes: \"On\""),
        ("name", "y", 9, "text expected, found the boolean 'y' — write it in quotes: \"y\""),
        ("name", "1_000", 9, 'text expected, found the number 1_000 — write it in quotes: "1_000"'),
        ("name", "010", 9, 'text expected, found the number 010 — write it in quotes: "010"'),
        ("name", "2026-01-01", 9, 'text expected, found the date 2026-01-01 — write it in quotes: "2026-01-01"'),
        ("name", "null", 9, "text expected, found nothing"),
        ("name", '""', 9, "text expected, found the text ''"),
        ("name", "[Ice, Lance]", 9, "text expected, found a list"),
        ("rarity", "Off", 11, "'rarity' cannot be 'Off' — allowed: basic, common, rare, special, uncommon"),
        (
            "type",
            "attak",
            9,
            "'type' cannot be 'attak' — did you mean 'attack'? Allowed: attack, curse, power, skill, status",
        ),
        ("exhaust", "yes", 12, "true or false expected, found the boolean 'yes'"),
        ("exhaust", "1", 12, "true or false expected, found the number 1"),
        ("cost", "-1", 9, "a whole number from 0 expected, found the number -1"),
        ("cost", "x", 9, "a whole number from 0 or X expected, found the text 'x' — did you mean 'X'?"),
        (
            "cost",
            "010",
            9,
            (
                "a whole number from 0 or X expected, found the number 010"
                " — write a whole number in plain digits, such as 10"
            ),
        ),
        ("effects", "[]", 12, "'effects' is empty — write at least one entry"),
        (
            "effects",
            "boom",
            12,
            "a list expected, found the text 'boom' — write {verb: amount}, such as {deal_damage: 6}",
        ),
        ("where", "deck", 10, "'where' cannot be 'deck' — allowed: hand, powers"),
        (
            "upgrade",
            "{}",
            12,
            (
                "a mapping with text, cost, target, effects, triggers, modifiers, exhaust, ethereal expected, "
                "found an empty mapping"
            ),
        ),
    ],
)
def test_a_wrong_field_is_told_what_is_allowed(problems, field, value, column, message):
    fields = {"name": 2, "type": 3, "rarity": 4, "cost": 5, "target": 6, "effects": 7}
    assert problems(card(**{field: value})) == [
        f"prefabs/cards/ice.yaml:{fields.get(field, 8)}:{column}: {message} (ice_lance.{field})"
    ]


def test_an_unknown_field_is_named_with_what_was_meant(problems):
    assert problems(card(exhast="true")) == [
        (
            "prefabs/cards/ice.yaml:8:3: unknown field 'exhast' — did you mean 'exhaust'? "
            f"Allowed: {CARD_FIELDS} (ice_lance)"
        )
    ]


def test_a_key_that_yaml_could_read_as_a_boolean_is_no_field(problems):
    assert problems(card(y="3")) == [
        f"prefabs/cards/ice.yaml:8:3: unknown field 'y' — allowed: {CARD_FIELDS} (ice_lance)"
    ]


def test_missing_fields_are_all_named(problems):
    assert problems("ice_lance:\n  cost: 1\n") == [
        "prefabs/cards/ice.yaml:1:1: 'name' is missing — write text (ice_lance)",
        "prefabs/cards/ice.yaml:1:1: 'type' is missing — write one of attack, curse, power, skill, status (ice_lance)",
        (
            "prefabs/cards/ice.yaml:1:1: 'rarity' is missing — write one of basic, common, rare, special, uncommon"
            " (ice_lance)"
        ),
    ]


def test_a_card_without_cost_is_refused(problems):
    assert problems(card().replace("  cost: 1\n", "")) == [
        (
            "prefabs/cards/ice.yaml:1:1: 'cost' is missing"
            " — write a whole number from 0 or X; only unplayable cards have none (ice_lance)"
        )
    ]


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("no", "an id must be text, found the boolean 'no' — write it in quotes: \"no\" (no)"),
        (
            "2026-01-01",
            'an id must be text, found the date 2026-01-01 — write it in quotes: "2026-01-01" (2026-01-01)',
        ),
        ("Ice", "'Ice' cannot be an id — use small letters, digits and _, a letter first (Ice)"),
        ("../strike", "'../strike' cannot be an id — use small letters, digits and _, a letter first (../strike)"),
        ("ice+", "'ice+' cannot be an id — use small letters, digits and _, a letter first (ice+)"),
    ],
)
def test_an_id_that_is_no_id_is_refused(problems, key, message):
    assert problems(card().replace("ice_lance", key)) == [f"prefabs/cards/ice.yaml:1:1: {message}"]


def test_an_entry_without_fields_is_refused(problems):
    assert problems("ice_lance:\nice_wall: [6]\n") == [
        "prefabs/cards/ice.yaml:1:1: an entry has fields, found nothing — begin with 'name:' (ice_lance)",
        "prefabs/cards/ice.yaml:2:1: an entry has fields, found a list — begin with 'name:' (ice_wall)",
    ]


def test_an_enemy_with_wrong_health_and_no_moves_is_refused(problems):
    assert problems("ghoul:\n  name: Ghoul\n  health: ten\n  cycle: []\n", "enemies/ghoul.yaml") == [
        "prefabs/enemies/ghoul.yaml:3:11: a whole number from 1 expected, found the text 'ten' (ghoul.health)",
        "prefabs/enemies/ghoul.yaml:4:10: 'cycle' is empty — write at least one entry (ghoul.cycle)",
    ]


@pytest.mark.parametrize("health", ["0", "-5"])
def test_health_below_one_is_refused(problems, health):
    text = f"ghoul:\n  name: Ghoul\n  health: {health}\n  cycle: {{heal: 1}}\n"
    assert problems(text, "enemies/ghoul.yaml") == [
        f"prefabs/enemies/ghoul.yaml:3:11: a whole number from 1 expected, found the number {health} (ghoul.health)"
    ]


def test_an_unknown_occasion_of_a_relic_is_named(problems):
    text = "bell:\n  name: Bell\n  rarity: rare\n  triggers: {when: turn_strat, do: {heal: 1}}\n"
    assert problems(text, "relics/bell.yaml") == [
        (
            "prefabs/relics/bell.yaml:4:20: 'when' cannot be 'turn_strat' — did you mean 'turn_start'? "
            f"Allowed: {OCCASIONS} (bell.triggers.when)"
        )
    ]


@pytest.mark.parametrize(
    ("modifier", "column", "message", "field"),
    [
        (
            "{of: damage, times: 1.5}",
            34,
            "a fraction such as 3/2 expected, found the number 1.5 — write 3/2",
            "times",
        ),
        (
            "{of: damage, times: 3/0}",
            34,
            "a fraction such as 3/2 expected, found the text '3/0'",
            "times",
        ),
        (
            "{of: damage, add: some}",
            32,
            "a whole number or stacks or a quantity expected, found the text 'some' — allowed: hp, missing_hp, max_hp, "
            "hp_percent, block, stacks, due_stacks, enemies, allies, round, act, floor, gold, energy, energy_spent, "
            "cards_in_hand, cards_in_draw_pile, cards_in_discard_pile, cards_in_exhaust_pile",
            "add",
        ),
        ("{of: damage, cap: -1}", 32, "a whole number from 0 expected, found the number -1", "cap"),
    ],
)
def test_a_wrong_modifier_is_told_what_is_allowed(problems, modifier, column, message, field):
    text = f"bell:\n  name: Bell\n  rarity: rare\n  modifiers: {modifier}\n"
    assert problems(text, "relics/bell.yaml") == [
        f"prefabs/relics/bell.yaml:4:{column}: {message} (bell.modifiers.{field})"
    ]


def test_a_group_of_five_does_not_fit(problems):
    text = "mob:\n  name: Mob\n  foes: [rat_swarm, rat_swarm, rat_swarm, rat_swarm, rat_swarm]\n"
    assert problems(text, "encounters/mob.yaml") == [
        "prefabs/encounters/mob.yaml:3:9: 'foes' has 5 entries — write 1 to 4 (mob.foes)"
    ]


def test_a_summoner_keeps_one_to_four(problems):
    text = "ghoul:\n  name: Ghoul\n  health: 5\n  cycle: {summon: ghoul, limit: 5, else: {heal: 1}}\n"
    assert problems(text, "enemies/ghoul.yaml") == [
        "prefabs/enemies/ghoul.yaml:4:33: a whole number from 1 to 4 expected, found the number 5 (ghoul.cycle.limit)"
    ]


def test_all_mistakes_of_a_file_are_found_at_once(problems):
    said = problems(card(name="On", cost="ten", exhast="true") + "second:\n  name: Second\n")
    assert [line.split(": ")[0] for line in said] == [
        "prefabs/cards/ice.yaml:2:9",
        "prefabs/cards/ice.yaml:5:9",
        "prefabs/cards/ice.yaml:8:3",
        "prefabs/cards/ice.yaml:9:1",
        "prefabs/cards/ice.yaml:9:1",
    ]


@pytest.mark.parametrize(
    ("kind", "text", "message"),
    [
        ("enemies", "a: {name: A, »hp: 9, cycle: {heal: 1}}", "unknown field 'hp' — did you mean 'health'? (a)"),
        (
            "enemies",
            "a: {name: A, health: 9, cycle: [{name: Slam, »deal_damage: 1}]}",
            "unknown field 'deal_damage' — effects stand in 'do': [{deal_damage: …}] (a.cycle[0])",
        ),
        (
            "encounters",
            "a: {name: A, foes: »rat_swarm}",
            "a list expected, found the text 'rat_swarm' — write [rat_swarm] (a.foes)",
        ),
        (
            "events",
            "a: {name: A, story: S, choices: [»Leave]}",
            "a mapping with label, do, text, outcome expected, found the text 'Leave' — write {label: Leave} "
            "(a.choices[0])",
        ),
        (
            "actions",
            "a: {name: A, do: [{heal: 1}], outcome: {»won: It holds.}}",
            "unknown field 'won' — allowed: nothing, curse, relic, potion, card, gold, story (a.outcome)",
        ),
        (
            "cards",
            "a: {name: A, type: skill, rarity: special, cost: 0, effects: {»-heal: 1}}",
            "unknown effect '-heal' — write a space after the '-' (a.effects)",
        ),
        (
            "cards",
            "»ice\u200b: {name: A}",
            "'ice\\u200b' cannot be an id — use small letters, digits and _, a letter first (ice\\u200b)",
        ),
        (
            "cards",
            "a: {name: A, type: skill, rarity: special, cost: 0, effects: {heal: »2d6}}",
            "a whole number from 0 or a quantity expected, found the text '2d6' — write a plain number, or what is"
            " counted, such as missing_hp or {base: 2, of: missing_hp, times: 3} (a.effects.heal)",
        ),
        (
            "relics",
            "a: {name: A, rarity: common, triggers: {»on: turn_end, do: {heal: 1}}}",
            "unknown field 'on' — did you mean 'when'? (a.triggers)",
        ),
        (
            "cards",
            "a: {»<<: {cost: 1}, name: A, type: skill, rarity: special, cost: 0, effects: {heal: 1}}",
            "unknown field '<<' — YAML's merging is not read: write 'extends:' in the entry (a)",
        ),
    ],
)
def test_a_usual_slip_is_told_with_what_was_meant(problems, marked, kind, text, message):
    written, place = marked(text + "\n")
    assert f"prefabs/{kind}/x.yaml:{place}: {message}" in problems(written, f"{kind}/x.yaml")


@pytest.mark.parametrize(
    ("kind", "text", "message"),
    [
        (
            "cards",
            'a: {name: »"\\e]0;mine\\a", type: skill, rarity: special, cost: 0, effects: {heal: 1}}',
            "'name' holds \\u001b, a control and no letter — leave it out (a.name)",
        ),
        (
            "cards",
            'a: {name: A, text: »"x\\u202Ey", type: skill, rarity: special, cost: 0, effects: {heal: 1}}',
            "'text' holds \\u202e, a control and no letter — leave it out (a.text)",
        ),
        (
            "cards",
            f"a: {{name: »{'A' * 61}, type: skill, rarity: special, cost: 0, effects: {{heal: 1}}}}",
            f"'{'A' * 40}…' is too long — use one line of at most 60 letters (a.name)",
        ),
        (
            "enemies",
            'a: {name: A, health: 5, cycle: [{name: »"x\\ny", do: {deal_damage: 1}}]}',
            "'x' is too long — use one line of at most 60 letters (a.cycle[0].name)",
        ),
    ],
)
def test_a_name_is_one_line_of_letters(problems, marked, kind, text, message):
    written, place = marked(text + "\n")
    assert f"prefabs/{kind}/x.yaml:{place}: {message}" in problems(written, f"{kind}/x.yaml")
