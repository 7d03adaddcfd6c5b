"""How triggers answer: before the next effect, only what they name, only while their holder stands, and in chains that
come to an end (R19–R21, R63)."""

from dataclasses import replace
from typing import Literal

import pytest
from msgspec import Struct, structs

from components.effects import GainBlock
from components.facts import BlockGained, ChainCut, DamageDealt, HpLost, RuleActed
from components.occasions import Occasion
from components.rules import Trigger
from shadows import sandbox
from shadows.games import known, load
from systems.deck.order import DECK
from systems.resolve.answers import answer
from tests.combat.reading import hits, of
from tests.systems.writing import Written, attack, enemy, relic, skill, status

FOE = {"prefab": "skeleton_warrior", "hp": 50}

SET_OFF = {
    "card_drawn": "{draw_cards: 1}",
    "pile_shuffled": "{draw_cards: 1}",
    "card_discarded": "{move_cards: 1, everything: true}",
    "card_exhausted": "{move_cards: 1, everything: true, to: exhaust}",
    "damage_dealt": "{deal_damage: 1, to: all_enemies}",
    "damage_taken": "{deal_damage: 1, to: self}",
    "hp_lost": "{lose_hp: 1}",
    "healed": "{heal: 1}",
    "block_gained": "{gain_block: 1}",
    "status_applied": "{apply_status: poison, to: all_enemies}",
    "status_received": "{apply_status: poison, to: self}",
    "enemy_died": "{lose_hp: 1, to: all_enemies}",
}


@pytest.mark.parametrize("when", SET_OFF)
def test_what_answers_an_effect_acts_before_the_cards_next_one(written: Written, when: str) -> None:
    """R19: 1 Strength comes in time for the 6 damage that are written after it."""
    library = written(
        relics=relic("spur", f"{{when: {when}, per_combat: 1, do: {{apply_status: strength, to: self}}}}"),
        cards=attack("probe", SET_OFF[when], "{deal_damage: 6, to: all_enemies}"),
    )
    fight = sandbox(
        hand=["probe", "defend"],
        discard=["strike"],
        foes=[FOE, {"prefab": "rat_swarm", "hp": 1}],
        player={"hp": 40},
        relics=["spur"],
        library=library,
    )
    skeleton = fight.foes[0].entity
    assert [fact.amount for fact in of(fight.play("probe"), DamageDealt) if fact.target == skeleton][-1] == 7


def test_what_answers_a_card_that_was_chosen_acts_before_the_cards_next_effect(written: Written) -> None:
    """R19"""
    library = written(
        relics=relic("spur", "{when: card_discarded, per_combat: 1, do: {apply_status: strength, to: self}}"),
        cards=attack("probe", "{move_cards: 1}", "{deal_damage: 6, to: all_enemies}"),
    )
    fight = sandbox(hand=["probe", "defend", "strike"], foes=[FOE], relics=["spur"], library=library)
    fight.play("probe")
    assert hits(fight.choose("defend")) == [7]


def test_a_status_that_is_put_on_oneself_is_put_on_no_opponent(written: Written) -> None:
    """`status_applied` answers what the holder puts on an opponent."""
    library = written(
        relics=relic("quill", "{when: status_applied, do: {gain_block: 2}}"),
        cards=skill("flex", "{apply_status: strength, to: self}")
        + skill("jinx", "{apply_status: weak, to: all_enemies}"),
    )
    fight = sandbox(hand=["flex", "jinx"], foes=[FOE, FOE], relics=["quill"], library=library)
    fight.play("flex")
    assert fight.player.block == 0
    fight.play("jinx")
    assert fight.player.block == 4


def test_hp_lost_through_a_power_is_lost_from_a_power(written: Written) -> None:
    """R22: Soul Siphon takes 1 HP at each turn's start; Bloodletting, an Attack, takes 3."""
    library = written(relics=relic("tithe", "{when: hp_lost, from: power, do: {gain_block: 2}}"))
    fight = sandbox(hand=["soul_siphon", "bloodletting"], foes=[{**FOE, "step": 2}], relics=["tithe"], library=library)
    fight.play("soul_siphon")
    fight.play("bloodletting")
    assert fight.player.block == 0
    facts = fight.end_turn()
    assert [fact.card_type for fact in of(facts, HpLost)] == ["power"]
    assert fight.player.block == 2


def test_a_dead_enemys_trigger_does_not_act(written: Written) -> None:
    """R20, R21: relics answer the hit first, and the Whip kills the Golem before its own answer's turn has come."""
    library = written(
        relics=relic("whip", "{when: damage_dealt, per_combat: 1, do: {deal_damage: 99, to: target}}"),
        enemies=enemy("golem", triggers="{when: damage_taken, do: {add_card: dazed, pile: discard}}"),
    )
    fight = sandbox(hand=["strike"], foes=["golem", FOE], relics=["whip"], library=library)
    facts = fight.play("strike", at=0)
    assert [fact.prefab for fact in of(facts, RuleActed)] == ["whip"]
    assert fight.discard == ["strike"]


@pytest.mark.parametrize("bearer", ["status", "enemy"])
def test_a_status_on_an_enemy_answers_another_enemy_and_the_enemys_own_trigger_the_player(
    written: Written, bearer: str
) -> None:
    """R63: the Abyssal Cultist strengthens the Golem, and 2 Block go to whom the answer is aimed at."""
    trigger = "{when: status_received, status: strength, do: {gain_block: 2, to: target}}"
    library = written(
        enemies=enemy("golem", "{lose_hp: 1}", triggers=trigger if bearer == "enemy" else "[]"),
        statuses=status("debt", "debuff", triggers=trigger),
    )
    golem = {"prefab": "golem", "statuses": {"debt": 1} if bearer == "status" else {}}
    fight = sandbox(hand=[], draw=[], foes=[golem, "abyssal_cultist"], library=library)
    cultist = fight.foes[1].entity
    gained = [(fact.target, fact.amount) for fact in of(fight.end_turn(), BlockGained)]
    assert gained == [(cultist if bearer == "status" else fight.player.entity, 2)]


ECHO = "{when: block_gained, do: {gain_block: 1}}"


def test_a_chain_that_is_cut_takes_its_waiting_answers_along_and_no_others(written: Written) -> None:
    """R21: two Echoes answer the Defend. The first's chain is cut at 100 links with all that waits in it; the second's
    answer to the Defend itself acts, and begins a chain of its own."""
    fight = sandbox(
        hand=["defend"],
        foes=[FOE],
        relics=["near", "far"],
        library=written(relics=relic("near", ECHO) + relic("far", ECHO)),
    )
    facts = fight.play("defend")
    cuts = [[link.rpartition(" ")[2] for link in cut.links] for cut in of(facts, ChainCut)]
    assert cuts == [["near"] * 101, ["far", *["near"] * 100]]
    assert fight.player.block == 5 + 100 + 100
    assert fight.discard == ["defend"]


def test_a_chain_that_is_cut_at_the_turns_start_leaves_the_rest_of_the_turn(written: Written) -> None:
    """R21: nothing else waits in the queue then; Block gained before the first hand stays (R10a)."""
    library = written(relics=relic("bell", "{when: turn_start, do: {gain_block: 1}}") + relic("echo", ECHO))
    fight = sandbox(draw=["defend"] * 6, foes=[FOE], relics=["bell", "echo"], library=library)
    assert len(of(fight.opening, ChainCut)) == 1
    assert (fight.player.block, len(fight.hand)) == (100, 5)


@pytest.mark.parametrize(("triggers", "cut"), [(100, 0), (101, 1)])
def test_a_chain_of_100_links_that_ends_by_itself_is_not_cut(written: Written, triggers: int, cut: int) -> None:
    """R21: each link answers the status of the one before with the next; the 101st is too deep."""
    library = written(
        statuses="".join(status(f"link_{number}") for number in range(102)),
        relics=relic(
            "chain",
            *(
                f"{{when: status_received, status: link_{number}, do: {{apply_status: link_{number + 1}, to: self}}}}"
                for number in range(triggers)
            ),
        ),
        cards=skill("start", "{apply_status: link_0, to: self}"),
    )
    fight = sandbox(hand=["start"], foes=[FOE], relics=["chain"], library=library)
    facts = fight.play("start")
    assert len(of(facts, ChainCut)) == cut
    assert list(fight.player.statuses) == [f"link_{number}" for number in range(101)]


@pytest.mark.parametrize("hp", [60, 31], ids=["in its phase", "as a phase begins"])
def test_what_answers_a_hit_on_a_boss_acts_before_the_cards_next_effect(written: Written, hp: int) -> None:
    """R19, R42: the Lich King's phase 2 begins at 30 HP."""
    library = written(
        relics=relic("spur", "{when: damage_dealt, per_combat: 1, do: {apply_status: strength, to: self}}"),
        cards=attack("probe", "{deal_damage: 1, to: all_enemies}", "{deal_damage: 6, to: all_enemies}"),
    )
    fight = sandbox(
        hand=["probe"], foes=[{"prefab": "lich_king", "hp": hp}], kind="boss", relics=["spur"], library=library
    )
    assert hits(fight.play("probe")) == [1, 7]


OF_TYPE = {"attack": "bloodletting", "skill": "life_tap", "power": "soul_siphon", "curse": "doubt"}


@pytest.mark.parametrize("origin", ["attack", "skill", "power"])
@pytest.mark.parametrize("card", OF_TYPE.values())
def test_what_asks_for_a_type_of_card_answers_no_other(written: Written, origin: str, card: str) -> None:
    """R22: Bloodletting and Life Tap take HP when they are played, Doubt at the turn's end, Soul Siphon at the next
    turn's start; none of them twice."""
    library = written(relics=relic("tithe", f"{{when: hp_lost, from: {origin}, do: {{gain_gold: 5}}}}"))
    idle = {**FOE, "step": 2}
    fight = sandbox(hand=[card], foes=[idle], player={"gold": 0}, relics=["tithe"], library=library)
    if card != "doubt":
        fight.play(card)
    if card in ("doubt", "soul_siphon"):
        fight.end_turn()
    assert fight.player.gold == (5 if OF_TYPE[origin] == card else 0)


ANSWERED = {
    "{heal: 1}": [],
    "{gain_block: 3}": [],
    "{lose_hp: 2}": [],
    "{apply_status: strength, to: self}": [],
    "{deal_damage: 3}": ["damage_taken", "hp_lost"],
    "{apply_status: weak}": ["status_received"],
}
OF_A_BODY = [
    "turn_start",
    "turn_end",
    "damage_dealt",
    "damage_taken",
    "hp_lost",
    "healed",
    "block_gained",
    "status_applied",
    "status_received",
]


@pytest.mark.parametrize("move", ANSWERED)
def test_a_relic_answers_what_its_holder_does_and_suffers_and_nothing_of_an_enemys_own(
    written: Written, move: str
) -> None:
    """In one round: the end of the player's turn, the enemy's move, the start of the next turn."""
    bells = "".join(relic(one, f"{{when: {one}, do: {{gain_energy: 1}}}}") for one in OF_A_BODY)
    library = written(relics=bells, enemies=enemy("golem", move))
    fight = sandbox(hand=[], foes=[{"prefab": "golem", "hp": 20}], relics=OF_A_BODY, library=library)
    acted = [fact.prefab for fact in of(fight.end_turn(), RuleActed)]
    assert acted == ["turn_end", *ANSWERED[move], "turn_start"]


@pytest.mark.parametrize("when", ["damage_taken", "hp_lost", "status_received"])
def test_what_is_suffered_is_answered_to_whom_it_comes_from(written: Written, when: str) -> None:
    """The second of two enemies hits and weakens the player, and loses 2 HP for it."""
    library = written(
        relics=relic("thorn", f"{{when: {when}, do: {{lose_hp: 2, to: target}}}}"),
        enemies=enemy("idler", "{heal: 1}") + enemy("golem", "[{deal_damage: 3}, {apply_status: weak}]"),
    )
    fight = sandbox(hand=[], foes=["idler", "golem"], relics=["thorn"], library=library)
    fight.end_turn()
    assert [foe.hp for foe in fight.foes] == [40, 38]


def test_what_answers_a_potion_falls_on_whom_it_was_aimed_at(written: Written) -> None:
    """The Bleeding Flask goes to the second, who loses 2 HP; a Blood Vial is aimed at no one."""
    library = written(relics=relic("cork", "{when: potion_used, do: {lose_hp: 2, to: target}}"))
    fight = sandbox(foes=[FOE, FOE], relics=["cork"], potions=["bleeding_flask", "blood_vial"], library=library)
    fight.use("bleeding_flask", at=1)
    fight.use("blood_vial")
    assert [foe.hp for foe in fight.foes] == [50, 48]


@pytest.mark.parametrize(("statuses", "energy"), [({"burn": 1}, 3), ({"weak": 1}, 2)])
def test_what_answers_a_death_can_ask_what_lay_on_the_dead(
    written: Written, statuses: dict[str, int], energy: int
) -> None:
    """3 Energy less the Strike's 1, and 1 more for one that burned."""
    library = written(relics=relic("ash", "{when: enemy_died, if: {target_has: burn}, do: {gain_energy: 1}}"))
    dying = {"prefab": "rat_swarm", "hp": 6, "statuses": statuses}
    fight = sandbox(hand=["strike"], foes=[dying, FOE], relics=["ash"], library=library)
    fight.play("strike", at=0)
    assert fight.player.energy == energy


@pytest.mark.parametrize(("kind", "block"), [("normal", 0), ("elite", 4), ("boss", 4)])
def test_a_trigger_that_is_narrowed_down_answers_its_words_alone(
    written: Written, kind: Literal["normal", "elite", "boss"], block: int
) -> None:
    library = written(relics=relic("horn", "{when: combat_start, for: [elite, boss], do: {gain_block: 4}}"))
    assert sandbox(foes=[FOE], relics=["horn"], kind=kind, library=library).player.block == block


class Rang(Struct, frozen=True):
    """A bell rang."""

    tones: tuple[str, ...]


@pytest.mark.parametrize(("tones", "block"), [((), 0), (("high",), 0), (("low",), 4), (("high", "low", "deep"), 4)])
def test_what_a_fact_tells_with_several_words_is_answered_once_by_any_of_them(
    tones: tuple[str, ...], block: int
) -> None:
    ringing = Occasion(Rang, "a bell rings", "a bell rings", which="tones")
    game = replace(known(), ruleset=replace(DECK, occasions={**DECK.occasions, "rang": ringing}))
    library = load()
    rule = Trigger("rang", (GainBlock(4),), which=("low", "deep"))
    horn = structs.replace(library.relics["cursed_crown"], id="horn", modifiers=(), triggers=(rule,))
    library = structs.replace(library, relics={**library.relics, "horn": horn})
    fight = sandbox(foes=[FOE], relics=["horn"], library=library, game=game)
    world = fight.session.world
    world.facts.append(Rang(tones))
    answer(world)
    fight.session.go_on()
    assert fight.player.block == block
