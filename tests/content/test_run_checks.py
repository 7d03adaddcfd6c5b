"""What is said about acts, events, rewards and shops that make no sense (R47, R49, R51, R52)."""

import pytest

ACT = """\
tower:
  name: Tower
  order: 4
  shop: shop
  plan:
  - {kind: enemy, encounter: rat_swarm}
"""
BOSS = "  - {kind: boss, encounter: lich_king}\n"
EVENT = "well: {{name: Well, story: Deep., choices: [{choices}]}}\n"
LEAVE = "{label: Leave}"


def test_mp_03_a_plan_with_one_column_loads(problems):
    floors = "  - {kind: event}\n  - {kind: elite, encounter: tomb_guardian}\n  - {kind: rest}\n"
    assert problems(ACT + floors + BOSS, "acts/tower.yaml") == []


def test_mp_03_a_floor_without_a_node_is_refused_by_its_number(problems):
    assert problems(ACT + "  - []\n" + BOSS, "acts/tower.yaml") == [
        "prefabs/acts/tower.yaml:6:3: floor 3 has no node"
        " — list its nodes: a floor without one leads nowhere (tower.plan)"
    ]


@pytest.mark.parametrize(
    ("floors", "message"),
    [
        (
            "  - {kind: »start}\n" + BOSS,
            "a start on floor 3 — the start is floor 1, and needs no word (tower.plan[1].kind)",
        ),
        ("  - {kind: »rest}\n", "the last floor has a rest — end the plan with a boss (tower.plan[1].kind)"),
        (
            "  - {kind: »boss, encounter: archdemon}\n" + BOSS,
            "a boss on floor 3 — a boss ends the act: put it on the last floor (tower.plan[1].kind)",
        ),
        ("  - »{kind: elite}\n" + BOSS, "'encounter' is missing for the elite on floor 3 (tower.plan[1])"),
        (
            "  - {kind: shop, encounter: »rat_swarm}\n" + BOSS,
            "a shop has no enemies — leave 'encounter' out (tower.plan[1].encounter)",
        ),
        (
            "  - {kind: enemy, encounter: »rat_swram}\n" + BOSS,
            "unknown encounter 'rat_swram' — did you mean 'rat_swarm'? (tower.plan[1].encounter)",
        ),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(problems, marked, floors, message):
    text, place = marked(ACT + floors)
    assert problems(text, "acts/tower.yaml") == [f"prefabs/acts/tower.yaml:{place}: {message}"]


def test_a_plan_without_an_enemy_is_refused(problems):
    text = "tower: {name: Tower, order: 4, shop: shop, plan: [{kind: boss, encounter: lich_king}]}\n"
    assert problems(text, "acts/tower.yaml") == [
        "prefabs/acts/tower.yaml:1:50: no floor has an enemy"
        " — write one: the wandering map draws from them (tower.plan)"
    ]


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        (
            LEAVE + ", {label: Drink, do: »{draw_cards: 2}}",
            "draw_cards cannot happen here — allowed here: lose_hp, heal, gain_gold, lose_gold, change_max_hp, "
            "gain_relic, gain_potion, gamble, add_to_deck, remove_from_deck, upgrade_cards, begin_fight "
            "(well.choices[1].do)",
        ),
        (
            LEAVE + ", {label: Drink, do: {gamble: 50, win: »{gain_energy: 2}}}",
            "gain_energy cannot happen here — allowed here: lose_hp, heal, gain_gold, lose_gold, change_max_hp, "
            "gain_relic, gain_potion, gamble, add_to_deck, remove_from_deck, upgrade_cards, begin_fight "
            "(well.choices[1].do.win)",
        ),
        (
            LEAVE + ", {label: Drink, do: {lose_hp: 2, to: »target}}",
            "there is no one else outside combat — leave 'to' out (well.choices[1].do.to)",
        ),
        (
            "{label: Drink, do: {lose_hp: 2}}, {label: Pay, do: {lose_gold: 2}}",
            "no choice is always possible — add one that asks for nothing, to leave for example (well.choices)",
        ),
    ],
)
def test_an_event_that_makes_no_sense_is_refused(problems, marked, choices, message):
    text, place = marked(EVENT.format(choices=choices))
    if place == "1:1":
        place = f"1:{text.index('[') + 1}"
    assert problems(text, "events/well.yaml") == [f"prefabs/events/well.yaml:{place}: {message}"]


def test_an_act_that_is_climbed_names_its_shop(problems, marked):
    assert problems(ACT.replace("  shop: shop\n", "") + BOSS, "acts/tower.yaml") == [
        "prefabs/acts/tower.yaml:1:1: 'shop' is missing — name the shop that the act's shops are like (tower)"
    ]
    text, place = marked(ACT.replace("shop: shop", "shop: »shp") + BOSS)
    assert problems(text, "acts/tower.yaml") == [
        f"prefabs/acts/tower.yaml:{place}: unknown shop 'shp' — did you mean 'shop'? (tower.shop)"
    ]


def test_a_fight_begins_in_an_event_alone(problems, marked):
    text, place = marked("bell: {name: Bell, rarity: rare, pickup: »{begin_fight: rat_swarm}}\n")
    assert problems(text, "relics/bell.yaml") == [
        f"prefabs/relics/bell.yaml:{place}: begin_fight belongs to events alone — leave begin_fight out (bell.pickup)"
    ]


def test_a_potion_begins_no_fight(problems, marked):
    text, place = marked("horn: {name: Horn, effects: »{begin_fight: rat_swarm}}\n")
    assert problems(text, "potions/horn.yaml") == [
        f"prefabs/potions/horn.yaml:{place}: begin_fight belongs to events alone — leave begin_fight out (horn.effects)"
    ]


def test_a_reward_has_gold_from_less_to_more_and_weights(problems, marked):
    text, place = marked(
        "secret: {name: Secret, gold_least: 20, gold_most: »10, potion_chance: 0, cards: 0, "
        "weights: {common: 1, uncommon: 0, rare: 0}}\n"
    )
    assert problems(text, "rewards/secret.yaml") == [
        f"prefabs/rewards/secret.yaml:{place}: 10 is less than gold_least — use 20 or more (secret.gold_most)"
    ]
    text, place = marked(
        "secret: {name: Secret, gold_least: 1, gold_most: 1, potion_chance: 0, cards: 0, "
        "weights: »{common: 0, uncommon: 0, rare: 0}}\n"
    )
    assert problems(text, "rewards/secret.yaml") == [
        f"prefabs/rewards/secret.yaml:{place}: all weights are 0 — give one of them a number above 0 (secret.weights)"
    ]


@pytest.mark.parametrize(
    ("does", "message"),
    [
        (
            "deal_damage: 5",
            "deal_damage cannot happen here — allowed here: lose_hp, heal, gain_gold, lose_gold, change_max_hp,"
            " gain_relic, gain_potion, gamble, add_to_deck, remove_from_deck, upgrade_cards (bath.do)",
        ),
        ("begin_fight: rat_swarm", "begin_fight belongs to events alone — leave begin_fight out (bath.do)"),
    ],
)
def test_what_cannot_happen_at_a_fire_is_refused(problems, marked, does, message):
    text, place = marked(f"bath: {{name: Bath, do: »{{{does}}}}}\n")
    assert problems(text, "actions/bath.yaml") == [f"prefabs/actions/bath.yaml:{place}: {message}"]
