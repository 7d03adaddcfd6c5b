"""What is said about entries that are well-formed and make no sense."""

import pytest

# In the texts `»` marks the place that the message has to name; where it is missing, that is the entry's beginning.
CARD = "ice:\n  {{name: Ice, type: {type}, rarity: special, cost: 1, {rest}}}\n"
RELIC = "bell:\n  {{name: Bell, rarity: rare, {rest}}}\n"
TURN = "triggers: {{when: turn_start, do: {{{}}}}}"
AIM = "write 'target: enemy', or say whom: 'to: all_enemies' for example"


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        (
            "cards/ice.yaml",
            "ice:\n  {name: Ice, type: skill, rarity: special, cost: 1, effects: {apply_status: »weka, to: self}}\n",
            "unknown status 'weka' — did you mean 'weak'? (ice.effects.apply_status)",
        ),
        (
            "cards/ice.yaml",
            "ice:\n  {name: Ice, type: skill, rarity: special, cost: 1, effects: {remove_status: »vulnerabel}}\n",
            "unknown status 'vulnerabel' — did you mean 'vulnerable'? (ice.effects.remove_status)",
        ),
        (
            "cards/ice.yaml",
            "ice:\n  {name: Ice, type: skill, rarity: special, cost: 1, effects: {add_card: »imp_clw}}\n",
            "unknown card 'imp_clw' — did you mean 'imp_claw'? (ice.effects.add_card)",
        ),
        (
            "cards/ice.yaml",
            "ice:\n  {name: Ice, type: skill, rarity: special, cost: 1, effects: {add_card: »dazed+}}\n",
            "unknown card 'dazed+' — 'dazed' has no such upgrade (ice.effects.add_card)",
        ),
        (
            "cards/ice.yaml",
            "ice:\n  {name: Ice, type: skill, rarity: special, cost: 1, effects: {add_card: »strike++}}\n",
            "unknown card 'strike++' — 'strike' has no such upgrade (ice.effects.add_card)",
        ),
        (
            "cards/ice.yaml",
            "ice:\n  {name: Ice, type: skill, rarity: special, hero: »hellforge, cost: 1, effects: {heal: 1}}\n",
            "unknown hero 'hellforge' — did you mean 'hellforged'? (ice.hero)",
        ),
        (
            "cards/ice.yaml",
            (
                "ice:\n  name: Ice\n  type: attack\n  rarity: special\n  cost: 1\n  target: enemy\n"
                "  effects: {deal_damage: {base: 3, plus: 3, when: {target_has: »frozen}}}\n"
            ),
            "unknown status 'frozen' (ice.effects.deal_damage.when.target_has)",
        ),
        (
            "relics/bell.yaml",
            "bell:\n  {name: Bell, rarity: rare, triggers: {when: status_applied, status: »brun, do: {heal: 1}}}\n",
            "unknown status 'brun' — did you mean 'burn'? (bell.triggers.status)",
        ),
        (
            "enemies/ghoul.yaml",
            (
                "ghoul:\n  name: Ghoul\n  health: 5\n  cycle:\n"
                "    - {summon: wraith, else: {apply_status: »blead, stacks: 1}}\n"
            ),
            "unknown status 'blead' — did you mean 'bleed'? (ghoul.cycle[0].else.apply_status)",
        ),
        (
            "enemies/ghoul.yaml",
            "ghoul:\n  name: Ghoul\n  health: 5\n  cycle: {summon: »skeleton}\n",
            "unknown enemy 'skeleton' — did you mean 'skeleton_minion'? (ghoul.cycle.summon)",
        ),
        (
            "encounters/mob.yaml",
            "mob:\n  name: Mob\n  act: crypts\n  foes: [rat_swarm, »rat_swram]\n",
            "unknown enemy 'rat_swram' — did you mean 'rat_swarm'? (mob.foes[1])",
        ),
        (
            "statuses/cold.yaml",
            "cold:\n  {name: Cold, kind: debuff, temporary: »temporary_strenght}\n",
            "unknown status 'temporary_strenght' — did you mean 'temporary_strength'? (cold.temporary)",
        ),
        (
            "heroes/frost.yaml",
            (
                "frost:\n  name: Frost\n  title: Frost\n  theme: Frost\n  health: 70\n  energy: 3\n  draw: 5\n"
                "  gold: 99\n  potion_slots: 3\n  deck: [strike, »stike]\n"
            ),
            "unknown card 'stike' — did you mean 'strike'? (frost.deck[1])",
        ),
        (
            "events/well.yaml",
            "well: {name: Well, story: Deep., choices: {label: Drink, do: {gain_relic: »rrae}}}\n",
            "unknown relic 'rrae' — did you mean 'rare'? (well.choices.do.gain_relic)",
        ),
        (
            "events/well.yaml",
            "well: {name: Well, story: Deep., choices: [{label: Go}, {label: Sip, do: {gain_potion: »blood_vail}}]}\n",
            "unknown potion 'blood_vail' — did you mean 'blood_vial'? (well.choices[1].do.gain_potion)",
        ),
        (
            "events/well.yaml",
            "well: {name: Well, story: Deep., choices: {label: Drink, do: {add_to_deck: »curse}}}\n",
            "unknown card 'curse' (well.choices.do.add_to_deck)",
        ),
        (
            "events/well.yaml",
            "well: {name: Well, story: Deep., choices: {label: Drink, do: {begin_fight: »shadow_theif}}}\n",
            "unknown encounter 'shadow_theif' — did you mean 'shadow_thief'? (well.choices.do.begin_fight)",
        ),
    ],
)
def test_a_name_that_leads_nowhere_is_told_the_nearest(problems, marked, file, text, message):
    text, place = marked(text)
    assert problems(text, file) == [f"prefabs/{file}:{place}: {message}"]


def test_naming_a_broken_entry_is_no_second_mistake(problems, marked):
    text, place = marked(
        "shard:\n  {name: Shard, type: skill, rarity: special, cost: »ten, effects: {heal: 1}, upgrade: {cost: 0}}\n"
        "ice:\n  {name: Ice, type: skill, rarity: special, cost: 1, effects: {add_card: shard+}}\n"
    )
    assert problems(text) == [
        f"prefabs/cards/ice.yaml:{place}: a whole number from 0 or X expected, found the text 'ten' (shard.cost)"
    ]


@pytest.mark.parametrize(
    ("kind", "rest", "message"),
    [
        ("attack", "effects: »{deal_damage: 6}", f"deal_damage is aimed, but the card has no target — {AIM}"),
        ("skill", "effects: »{apply_status: weak}", f"apply_status is aimed, but the card has no target — {AIM}"),
        (
            "skill",
            "effects: {next_turn: »{apply_status: weak}}",
            f"apply_status is aimed, but the card has no target — {AIM}",
        ),
    ],
)
def test_an_aimed_effect_needs_a_target(problems, marked, kind, rest, message):
    text, place = marked(CARD.format(type=kind, rest=rest))
    (line,) = problems(text)
    assert line.startswith(f"prefabs/cards/ice.yaml:{place}: {message} (ice.effects")


@pytest.mark.parametrize(
    ("kind", "rest", "message"),
    [
        ("skill", "exhaust: true", "the card does nothing — give it 'effects' or 'triggers' (ice)"),
        (
            "skill",
            "unplayable: true, effects: »{heal: 1}",
            "an unplayable card has effects — use 'triggers' with 'where: hand' (ice.effects)",
        ),
        (
            "skill",
            "triggers: »{when: turn_end, do: {heal: 1}}",
            ("triggers of a skill never act among the powers — write 'where: hand', or make it a power (ice.triggers)"),
        ),
        (
            "curse",
            "where: hand, triggers: {when: turn_end, do: {lose_hp: 2}}, upgrade: {exhaust: true}",
            "a curse has no upgrade — leave 'upgrade' out (ice)",
        ),
        (
            "skill",
            "effects: {heal: »stacks}",
            "only a status has stacks — use another quantity (ice.effects.heal)",
        ),
        (
            "skill",
            "effects: {heal: {of: gold, per: »30, percent: 50}}",
            "'per' stands in place of 'percent' — write one of them (ice.effects.heal.per)",
        ),
        (
            "skill",
            "effects: {heal: {base: 1, when: »{hand_empty: true}}}",
            "'when' without 'plus' says nothing — write what is added then (ice.effects.heal.when)",
        ),
        (
            "skill",
            "effects: {apply_status: weak, to: self, lasts: »this_turn}",
            (
                "'weak' cannot be taken back — leave 'lasts' out; a status that can be has 'temporary'"
                " (ice.effects.lasts)"
            ),
        ),
        (
            "skill",
            "effects: {apply_status: weak, stacks: »-1, to: self}",
            "stacks of 'weak' cannot be negative — use a number above 0, or remove_status (ice.effects.stacks)",
        ),
    ],
)
def test_a_card_that_makes_no_sense_is_refused(problems, marked, kind, rest, message):
    text, place = marked(CARD.format(type=kind, rest=rest))
    assert problems(text) == [f"prefabs/cards/ice.yaml:{place}: {message}"]


def test_a_special_card_is_never_offered(problems, marked):
    upgrade = "upgrade: {effects: {heal: 2}}"
    text, place = marked(
        f"ice: {{name: Ice, type: skill, rarity: »special, cost: 1, pool: shop, effects: {{heal: 1}}, {upgrade}}}\n"
    )
    said = "a special card is never offered — use common, uncommon, rare, or 'pool: none' (ice.rarity)"
    assert problems(text) == [f"prefabs/cards/ice.yaml:{place}: {said}"]


def test_a_hero_pool_needs_a_hero(problems, marked):
    effects = "effects: {heal: 1}, upgrade: {cost: 0}"
    text, place = marked(f"ice: {{name: Ice, type: skill, rarity: rare, cost: 1, pool: »hero, {effects}}}\n")
    assert problems(text) == [
        f"prefabs/cards/ice.yaml:{place}: 'pool: hero' needs a hero — write 'hero:' too (ice.pool)"
    ]


def test_an_offered_card_without_upgrade_loads_with_a_warning(problems):
    text = "ice:\n  {name: Ice, type: skill, rarity: rare, cost: 1, pool: shop, effects: {heal: 1}}\n"
    assert problems(text) == [
        (
            "prefabs/cards/ice.yaml:1:1: warning: the card cannot be upgraded"
            " — write 'upgrade:' with what gets better (ice)"
        )
    ]


def test_a_target_that_nothing_is_aimed_at_is_a_warning(problems, marked):
    text, place = marked(CARD.format(type="skill", rest="target: »enemy, effects: {heal: 1}"))
    assert problems(text) == [
        f"prefabs/cards/ice.yaml:{place}: warning: nothing is aimed at the enemy — leave 'target' out (ice.target)"
    ]


def test_the_upgraded_form_is_checked_like_the_base_form(problems, marked):
    rest = "effects: {heal: 1}, upgrade: {effects: »{deal_damage: 3}}"
    text, place = marked(CARD.format(type="skill", rest=rest))
    said = f"deal_damage is aimed, but the card has no target — {AIM} (ice.upgrade.effects)"
    assert problems(text) == [f"prefabs/cards/ice.yaml:{place}: {said}"]


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("unique: true", "the relic does nothing — give it 'triggers', 'modifiers' or 'pickup' (bell)"),
        (
            "modifiers: »{of: energy}",
            "the modifier changes nothing — give it 'add', 'times' or 'cap' (bell.modifiers)",
        ),
        (
            "modifiers: »{of: hp_loss, add: -1}",
            "'hp_loss' is never changed for its giver — write 'side: taker' (bell.modifiers)",
        ),
        (
            "modifiers: {of: card_block, side: »taker, add: 1}",
            "'card_block' is never changed for its taker — write 'side: giver' (bell.modifiers.side)",
        ),
        (
            "modifiers: {of: energy, add: 1, from: »card}",
            "'from' says nothing for 'energy' — leave 'from' out (bell.modifiers.from)",
        ),
        (
            "modifiers: {of: energy, add: 1, if: {target_has: »weak}}",
            "'energy' has no target to look at — use 'self_has' (bell.modifiers.if.target_has)",
        ),
        (
            "modifiers: {of: energy, add: {base: 1, plus: 1, when: {target_has: »weak}}}",
            "'energy' has no target to look at — use 'self_has' (bell.modifiers.add.when.target_has)",
        ),
        (
            "modifiers: {of: energy, add: 1, for: »[elite]}",
            "'for' says nothing for 'energy' — leave 'for' out (bell.modifiers.for)",
        ),
        (
            "modifiers: {of: combat_gold, add: 1, for: »[elite, bos]}",
            (
                "'combat_gold' is not narrowed by 'bos' — did you mean 'boss'? Allowed: normal, elite, boss"
                " (bell.modifiers.for)"
            ),
        ),
        (
            "modifiers: {of: energy, add: »energy_spent}",
            "only a card is paid for with Energy — use another quantity (bell.modifiers.add)",
        ),
        (
            "modifiers: {of: combat_gold, add: 1, per_combat: »1}",
            "'per_combat' says nothing for 'combat_gold' — leave 'per_combat' out (bell.modifiers.per_combat)",
        ),
        (
            "modifiers: {of: energy, add: »stacks}",
            "only a status has stacks — write a whole number (bell.modifiers.add)",
        ),
        (
            "triggers: {when: turn_start, from: »card, do: {heal: 1}}",
            (
                "'from' says nothing for 'turn_start' — it goes with damage_dealt, damage_taken, hp_lost, "
                "healed, block_gained, status_applied, status_received (bell.triggers.from)"
            ),
        ),
        (
            "triggers: {when: damage_dealt, from: »attack, do: {heal: 1}}",
            "'from: attack' says nothing for 'damage_dealt' — it goes with hp_lost (bell.triggers.from)",
        ),
        (
            "triggers: {when: turn_start, status: »weak, do: {heal: 1}}",
            (
                "'status' says nothing for 'turn_start' — it goes with status_applied, status_received"
                " (bell.triggers.status)"
            ),
        ),
        (
            "triggers: {when: card_drawn, type: »curse, do: {heal: 1}}",
            "'type' says nothing for 'card_drawn' — it goes with card_played (bell.triggers.type)",
        ),
        (
            "triggers: {when: card_played, type: »atack, do: {heal: 1}}",
            (
                "'type' cannot be 'atack' — did you mean 'attack'? Allowed: attack, curse, power, skill, status"
                " (bell.triggers.type)"
            ),
        ),
        (
            "triggers: {when: turn_start, if: {target_has: »weak}, do: {heal: 1}}",
            "'turn_start' has no target to look at — use 'self_has' (bell.triggers.if.target_has)",
        ),
        (
            "triggers: {when: turn_start, if: {and: [{self_has: weak}, {target_has: »weak}]}, do: {heal: 1}}",
            "'turn_start' has no target to look at — use 'self_has' (bell.triggers.if.and[1].target_has)",
        ),
        (
            "triggers: {when: turn_start, for: »[elite], do: {heal: 1}}",
            "'for' says nothing for 'turn_start' — leave 'for' out (bell.triggers.for)",
        ),
        (
            "triggers: {when: combat_start, for: »[bos], do: {heal: 1}}",
            (
                "'combat_start' is not narrowed by 'bos' — did you mean 'boss'? Allowed: normal, elite, boss"
                " (bell.triggers.for)"
            ),
        ),
        (
            "triggers: {when: turn_start, if: {count: »hp}, do: {heal: 1}}",
            "'count' alone asks for nothing — write 'least', 'most' or 'even' too (bell.triggers.if.count)",
        ),
        (
            "triggers: {when: turn_start, if: {even: »true}, do: {heal: 1}}",
            "'even' without 'count' says nothing — write what is counted (bell.triggers.if.even)",
        ),
        (
            "triggers: {when: turn_start, if: {count: hp, least: »9, most: 8}, do: {heal: 1}}",
            "no number is 9 or more and 8 or less — let 'least' be no more than 'most' (bell.triggers.if.least)",
        ),
        (
            "triggers: {when: turn_start, if: {count: »stacks, least: 9}, do: {heal: 1}}",
            "only a status has stacks — use another quantity (bell.triggers.if.count)",
        ),
        (
            "triggers: {when: turn_start, if: {count: »hpp, least: 9}, do: {heal: 1}}",
            (
                "'count' cannot be 'hpp' — did you mean 'hp'? Allowed: act, allies, block, cards_in_discard_pile, "
                "cards_in_draw_pile, cards_in_exhaust_pile, cards_in_hand, due_stacks, enemies, energy, energy_spent, "
                "floor, gold, hp, hp_percent, max_hp, missing_hp, round, stacks (bell.triggers.if.count)"
            ),
        ),
        (
            "triggers: {when: turn_start, if: {self_has: weak, and: »[]}, do: {heal: 1}}",
            "'and' is empty — write at least one entry (bell.triggers.if.and)",
        ),
        (
            "triggers: {when: turn_start, do: »{deal_damage: 3}}",
            (
                "deal_damage is aimed, but 'turn_start' has no target"
                " — say whom: 'to: all_enemies' for example (bell.triggers.do)"
            ),
        ),
    ],
)
def test_a_relic_that_makes_no_sense_is_refused(problems, marked, rest, message):
    text, place = marked(RELIC.format(rest=rest))
    assert problems(text, "relics/bell.yaml") == [f"prefabs/relics/bell.yaml:{place}: {message}"]


def test_a_class_relic_needs_a_hero(problems, marked):
    text, place = marked("bell: {name: Bell, rarity: »class, modifiers: {of: energy, add: 1}}\n")
    assert problems(text, "relics/bell.yaml") == [
        f"prefabs/relics/bell.yaml:{place}: a class relic needs a hero — write 'hero:' too (bell.rarity)"
    ]


def test_a_thrown_potion_needs_a_target(problems, marked):
    text, place = marked("acid: {name: Acid, effects: »{deal_damage: 3}}\n")
    assert problems(text, "potions/acid.yaml") == [
        f"prefabs/potions/acid.yaml:{place}: deal_damage is aimed, but the potion has no target — {AIM} (acid.effects)"
    ]


def test_the_text_of_a_status_fills_in_its_stacks_alone(problems, marked):
    text, place = marked("cold: {name: Cold, kind: debuff, text: »'Loses {stacks} or {stack} HP.'}\n")
    assert problems(text, "statuses/cold.yaml") == [
        f"prefabs/statuses/cold.yaml:{place}: the text cannot fill in '{{stack}}' — allowed: {{stacks}} (cold.text)"
    ]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        (
            "signed: true, merge: »longest",
            "'merge: longest' does not go with 'signed' — leave one of them out (cold.merge)",
        ),
        (
            "temporary: weak, merge: »longest",
            "'merge: longest' does not go with 'temporary' — leave one of them out (cold.merge)",
        ),
        (
            "countdown: »turn_end",
            (
                "'countdown' cannot be 'turn_end' — did you mean 'round_end'? Allowed: round_end, turn_start"
                " (cold.countdown)"
            ),
        ),
        (
            "tick: {at: »phase_end, do: {heal: 1}, then: stay}",
            ("'at' cannot be 'phase_end' — allowed: turn_end, turn_over, turn_start (cold.tick.at)"),
        ),
    ],
)
def test_a_status_that_makes_no_sense_is_refused(problems, marked, fields, message):
    text, place = marked(f"cold: {{name: Cold, kind: debuff, {fields}}}\n")
    assert problems(text, "statuses/cold.yaml") == [f"prefabs/statuses/cold.yaml:{place}: {message}"]


def test_the_tick_of_a_status_has_no_target(problems, marked):
    text, place = marked(
        "cold: {name: Cold, kind: debuff, tick: {at: turn_end, do: »{deal_damage: 3}, then: expire}}\n"
    )
    said = "deal_damage is aimed, but a tick has no target — say whom: 'to: self' for example (cold.tick.do)"
    assert problems(text, "statuses/cold.yaml") == [f"prefabs/statuses/cold.yaml:{place}: {said}"]


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("", "'cycle' is missing — list the moves that repeat, or 'phases' with a cycle each (ghoul)"),
        (
            "  cycle: {heal: 1}\n  phases: »[{cycle: {heal: 1}}]\n",
            "'cycle' and 'phases' stand side by side — use one of them (ghoul.phases)",
        ),
        (
            "  phases: [{cycle: {heal: 1}}]\n  triggers: »{when: turn_start, do: {heal: 1}}\n",
            "'triggers' stand beside 'phases' — write them into the phase (ghoul.triggers)",
        ),
        (
            "  phases: [{below: »9, cycle: {heal: 1}}]\n",
            "the first phase begins at once — leave 'below' out (ghoul.phases[0].below)",
        ),
        (
            "  phases: [{cycle: {heal: 1}}, »{cycle: {heal: 2}}]\n",
            "'below' is missing — write the HP at which the phase begins, or their 'share' (ghoul.phases[1])",
        ),
        (
            "  phases: [{share: »50, cycle: {heal: 1}}]\n",
            "the first phase begins at once — leave 'share' out (ghoul.phases[0].share)",
        ),
        (
            "  phases: [{cycle: {heal: 1}}, {below: 9, share: »50, cycle: {heal: 2}}]\n",
            "'below' and 'share' stand side by side — use one of them (ghoul.phases[1].share)",
        ),
        (
            "  phases: [{cycle: {heal: 1}}, {share: 50, cycle: {heal: 2}}, {share: »60, cycle: {heal: 3}}]\n",
            "60% is not below the phase before — use less than 50 (ghoul.phases[2].share)",
        ),
        (
            "  phases: [{cycle: {heal: 1}}, {share: 50, cycle: {heal: 2}}, {below: »10, cycle: {heal: 3}}]\n",
            "10 is not below the phase before — use less than 10 (ghoul.phases[2].below)",
        ),
        (
            "  phases: [{cycle: {heal: 1}}, {below: 9, cycle: {heal: 2}}, {share: »45, cycle: {heal: 3}}]\n",
            "45% is not below the phase before — use less than 45 (ghoul.phases[2].share)",
        ),
        (
            "  phases: [{cycle: {heal: 1}}]\n  modifiers: »{of: damage, add: 1}\n",
            "'modifiers' stand beside 'phases' — write them into the phase (ghoul.modifiers)",
        ),
        (
            "  phases: [{cycle: {heal: 1}}, {below: »20, cycle: {heal: 2}}]\n",
            "20 is not below its health — use less than 20 (ghoul.phases[1].below)",
        ),
        (
            "  phases: [{cycle: {heal: 1}}, {below: 9, cycle: {heal: 2}}, {below: »9, cycle: {heal: 3}}]\n",
            "9 is not below the phase before — use less than 9 (ghoul.phases[2].below)",
        ),
    ],
)
def test_an_enemy_whose_phases_make_no_sense_is_refused(problems, marked, rest, message):
    text, place = marked(f"ghoul:\n  name: Ghoul\n  health: 20\n{rest}")
    assert problems(text, "enemies/ghoul.yaml") == [f"prefabs/enemies/ghoul.yaml:{place}: {message}"]


def test_a_keyword_is_its_explanation(problems):
    assert problems("frost: {name: Frost}\n", "keywords/frost.yaml") == [
        "prefabs/keywords/frost.yaml:1:1: 'text' is missing — a keyword is nothing but its explanation (frost)"
    ]


def test_an_id_that_is_taken_is_refused_and_says_where(problems):
    assert problems("strike: {name: Strike}\n") == [
        (
            "prefabs/cards/ice.yaml:1:1: the card 'strike' exists already"
            " — it stands in prefabs/deck/cards/basic.yaml:3 (strike)"
        )
    ]


def test_only_a_card_is_paid_for(problems, marked):
    text, place = marked(
        "bell: {name: Bell, rarity: common, triggers: {when: turn_start, do: {gain_block: {of: »energy_spent}}}}\n"
    )
    assert problems(text, "relics/bell.yaml") == [
        f"prefabs/relics/bell.yaml:{place}: only a card is paid for with Energy — use another quantity"
        " (bell.triggers.do.gain_block.of)"
    ]


def test_no_card_answers_the_start_of_the_combat(problems, marked):
    text, place = marked(
        "vow: {name: Vow, type: power, rarity: special, cost: 1, triggers: {when: »combat_start, do: {heal: 1}}}\n"
    )
    assert problems(text) == [
        f"prefabs/cards/ice.yaml:{place}: warning: the combat has begun before any card is drawn"
        " — use 'turn_start', or a relic (vow.triggers.when)"
    ]


NEVER = "the amount is never above 0 — begin with a 'base' above 0, or use the opposite effect"
UNCOUNTED = "nothing is counted — leave 'of' out, or write another number"

AMOUNTS = [
    ("gain_energy: »0", "gain_energy with 0 does nothing — write another number (bell.triggers.do.gain_energy)"),
    ("heal: {base: 4, of: hp, times: »0}", f"with 'times: 0' {UNCOUNTED} (bell.triggers.do.heal.times)"),
    ("heal: {base: 4, of: hp, percent: »0}", f"with 'percent: 0' {UNCOUNTED} (bell.triggers.do.heal.percent)"),
    ("heal: »{of: hp, times: -1}", f"{NEVER} (bell.triggers.do.heal)"),
    ("draw_cards: »{base: -2}", f"{NEVER} (bell.triggers.do.draw_cards)"),
]


@pytest.mark.parametrize(("effect", "message"), AMOUNTS)
def test_an_amount_that_comes_to_nothing_is_warned_of(problems, marked, effect, message):
    text, place = marked(RELIC.format(rest=TURN.format(effect)))
    assert problems(text, "relics/bell.yaml") == [f"prefabs/relics/bell.yaml:{place}: warning: {message}"]


@pytest.mark.parametrize(
    "rest",
    [
        TURN.format("deal_damage: 0, to: all_enemies"),
        TURN.format("gain_block: 0"),
        TURN.format("heal: {base: 9, of: hp, times: -1}"),
        "pickup: {change_max_hp: -3}",
    ],
)
def test_an_amount_that_can_come_to_something_is_not(problems, rest):
    assert problems(RELIC.format(rest=rest), "relics/bell.yaml") == []


@pytest.mark.parametrize(
    ("effect", "field"),
    [
        ("deal_damage: 1, hits: »101, to: all_enemies", "hits"),
        ("add_card: dazed, count: »101", "count"),
        ("draw_cards: »101", "draw_cards"),
        ("move_cards: »101", "move_cards"),
    ],
)
def test_what_would_take_for_ever_is_refused(problems, marked, effect, field):
    text, place = marked(RELIC.format(rest=TURN.format(effect)))
    said = f"a whole number from 1 to 100 expected, found the number 101 (bell.triggers.do.{field})"
    assert problems(text, "relics/bell.yaml") == [f"prefabs/relics/bell.yaml:{place}: {said}"]


@pytest.mark.parametrize(
    ("file", "text", "field", "most"),
    [
        ("shops/stall.yaml", "stall: {name: Stall, cards: »21}\n", "stall.cards", 20),
        ("rewards/feast.yaml", "feast: {name: Feast, potions: »21}\n", "feast.potions", 20),
        ("heroes/hermit.yaml", "hermit: {name: Hermit, potion_slots: »11}\n", "hermit.potion_slots", 10),
    ],
)
def test_more_than_a_screen_can_hold_is_refused(problems, marked, file, text, field, most):
    text, place = marked(text)
    said = f"a whole number from 0 to {most} expected, found the number {most + 1} ({field})"
    assert f"prefabs/{file}:{place}: {said}" in problems(text, file)
