"""R65: `check` warns of a rule that sets itself off, alone or by way of others."""

import pytest

from shadows.content.checks.chains import circles
from shadows.games import known, load

RELIC = "bell: {{name: Bell, rarity: common, triggers: »{}}}\n"
STATUS = "bell: {{name: Bell, kind: buff, triggers: »{}}}\n"
ENEMY = "bell: {{name: Bell, health: 9, cycle: {{heal: 1}}, triggers: »{}}}\n"
CARD = "bell: {{name: Bell, type: power, rarity: special, cost: 1, triggers: »{}}}\n"
CUT = "after 100 links the chain is cut — narrow it down with 'from', 'status' or 'type', or write 'per_combat'"

CIRCLES = {
    "relics": [
        "{when: block_gained, do: {gain_block: 1}}",
        "{when: block_gained, if: {hand_empty: true}, do: [{heal: 1}, {gain_block: 1}]}",
        "{when: damage_dealt, do: {deal_damage: 1, to: random_enemy}}",
        "{when: damage_dealt, from: relic, do: {deal_damage: 1}}",
        "{when: hp_lost, do: {lose_hp: 1}}",
        "{when: hp_lost, do: {deal_damage: 1, to: self}}",
        "{when: status_applied, status: poison, do: {apply_status: poison, stacks: 3}}",
        "{when: status_received, do: {apply_status: dexterity, to: self}}",
        "{when: healed, do: {gamble: 50, win: {heal: 1}}}",
        "{when: card_drawn, do: {draw_cards: 1}}",
        "{when: card_exhausted, do: {move_cards: 1, pile: draw, to: exhaust, at_random: true}}",
    ],
    "statuses": [
        "{when: damage_taken, do: {deal_damage: stacks}}",  # thorns on both sides prick each other
        "{when: block_gained, do: {gain_block: 1, to: all_allies}}",
    ],
    "enemies": [
        "{when: damage_dealt, do: {deal_damage: 1}}",
        "{when: healed, do: {heal: 1, to: ally}}",
    ],
    "cards": ["{when: hp_lost, from: power, do: {lose_hp: 1}}"],
}
ENDING = {
    "relics": [
        "{when: block_gained, per_combat: 3, do: {gain_block: 1}}",
        "{when: block_gained, from: card, do: {gain_block: 1}}",
        "{when: block_gained, do: {next_turn: {gain_block: 1}}}",
        "{when: block_gained, do: {heal: 1}}",
        "{when: damage_taken, do: {deal_damage: 2}}",
        "{when: hp_lost, do: {lose_hp: 1, to: all_enemies}}",
        "{when: status_applied, status: burn, do: {apply_status: weak}}",
        "{when: status_applied, do: {apply_status: dexterity, to: self}}",
        "{when: enemy_died, do: {deal_damage: 5, to: all_enemies}}",
        "{when: turn_start, do: {gain_block: 1}}",
    ],
    "statuses": ["{when: damage_taken, from: card, do: {deal_damage: stacks}}"],
    "enemies": ["{when: damage_taken, do: {deal_damage: 1}}"],
    "cards": ["{when: hp_lost, from: attack, do: {lose_hp: 1}}"],
}
FORMS = {"relics": RELIC, "statuses": STATUS, "enemies": ENEMY, "cards": CARD}


def told(kind: str, trigger: str, marked, problems) -> tuple[str, list[str]]:
    text, place = marked(FORMS[kind].format(trigger))
    return place, problems(text, f"{kind}/bell.yaml")


@pytest.mark.parametrize(("kind", "trigger"), [(kind, one) for kind, some in CIRCLES.items() for one in some])
def test_a_trigger_that_sets_itself_off_is_warned_of(kind, trigger, marked, problems) -> None:
    place, found = told(kind, trigger, marked, problems)
    said = f"warning: the trigger sets itself off: {CUT} (bell.triggers)"
    assert found == [f"prefabs/{kind}/bell.yaml:{place}: {said}"]


@pytest.mark.parametrize(("kind", "trigger"), [(kind, one) for kind, some in ENDING.items() for one in some])
def test_a_trigger_that_comes_to_an_end_is_not_warned_of(kind, trigger, marked, problems) -> None:
    assert told(kind, trigger, marked, problems)[1] == []


def test_a_circle_of_several_names_the_others(problems) -> None:
    text = (
        "a: {name: A, rarity: common, triggers: {when: block_gained, do: {heal: 1}}}\n"
        "b: {name: B, rarity: common, triggers: {when: healed, do: {lose_hp: 1}}}\n"
        "c: {name: C, rarity: common, triggers: {when: hp_lost, do: {gain_block: 1}}}\n"
    )
    assert problems(text, "relics/bells.yaml") == [
        f"prefabs/relics/bells.yaml:{line}:40: warning: the trigger sets itself off by way of {others}: {CUT} "
        f"({name}.triggers)"
        for line, name, others in ((1, "a", "'b', 'c'"), (2, "b", "'c', 'a'"), (3, "c", "'a', 'b'"))
    ]


def test_no_rule_of_the_game_sets_itself_off() -> None:
    assert list(circles(load(), known().content)) == []
