"""Verbs, quantities and occasions that are there for mods: what no card or relic of the game uses."""

import json

import pytest

from components.commands import Choose, EndTurn
from components.facts import (
    CardDiscarded,
    CardExhausted,
    CardMoved,
    EnemyDied,
    EnemyVanished,
    QuestionAsked,
    RuleActed,
    StatusFell,
)
from components.prefabs import Library
from shadows import IllegalCommand, Session, sandbox
from tests.combat.reading import hits, names, of

FOE = {"prefab": "skeleton_warrior", "hp": 50}


def test_a_choice_stops_the_card_until_it_is_made(library: Library) -> None:
    fight = sandbox(hand=["sift", "strike", "defend", "doubt"], foes=[FOE], library=library)
    facts = fight.play("sift")
    assert names(facts) == ["CardPlayed", "QuestionAsked"]
    assert fight.legal() == [Choose(0), Choose(1), Choose(2)]
    assert (fight.player.block, fight.look().phase) == (0, "choose")
    assert fight.choose("doubt") == ()
    assert fight.legal() == [Choose(0), Choose(1)]
    facts = fight.choose("strike")
    assert [fact.prefab for fact in of(facts, CardDiscarded)] == ["doubt", "strike", "sift"]
    assert (fight.hand, fight.player.block) == (["defend"], 3)


def test_while_a_choice_is_open_nothing_else_can_be_done(library: Library) -> None:
    fight = sandbox(hand=["sift", "strike", "defend", "doubt"], foes=[FOE], library=library)
    fight.play("sift")
    before = fight.snapshot()
    for command, reason in (
        (EndTurn(), "A choice is open: choose first."),
        (Choose(3), "There is no option 3: choose 0 to 2."),
        (Choose(-1), "There is no option -1: choose 0 to 2."),
        (Choose(None), "Choose 2 more."),
    ):
        with pytest.raises(IllegalCommand) as refusal:
            fight.submit(command)
        assert str(refusal.value) == reason
    assert fight.snapshot() == before
    fight.choose(0)
    with pytest.raises(IllegalCommand, match="already chosen"):
        fight.choose(0)


def test_an_open_choice_is_saved_with_the_rest(library: Library) -> None:
    fight = sandbox(hand=["sift", "strike", "defend", "doubt"], foes=[FOE], library=library)
    fight.play("sift")
    fight.choose(2)
    restored = Session.restore(json.loads(json.dumps(fight.snapshot())), library=library)
    assert restored.legal() == fight.legal() == [Choose(0), Choose(1)]
    assert restored.submit(Choose(1)) == fight.choose(1)
    assert json.dumps(restored.snapshot()) == json.dumps(fight.snapshot())


def test_with_no_more_cards_than_asked_for_there_is_nothing_to_choose(library: Library) -> None:
    fight = sandbox(hand=["sift", "strike"], foes=[FOE], library=library)
    facts = fight.play("sift")
    assert of(facts, QuestionAsked) == []
    assert (fight.hand, fight.discard, fight.player.block) == ([], ["strike", "sift"], 3)


def test_with_no_card_at_all_the_rest_goes_on(library: Library) -> None:
    fight = sandbox(hand=["sift"], foes=[FOE], library=library)
    fight.play("sift")
    assert fight.player.block == 3


def test_a_choice_from_the_draw_pile_does_not_give_its_order_away(library: Library) -> None:
    orders = []
    for pile in (["strike", "defend", "doubt"], ["doubt", "strike", "defend"]):
        fight = sandbox(hand=["seek"], draw=pile, foes=[FOE], library=library)
        fight.play("seek")
        orders.append(sorted(option.name for option in fight.look().question.options))
        facts = fight.choose("doubt")
        assert [(fact.source, fact.to) for fact in of(facts, CardMoved)] == [("draw", "hand")]
        assert (fight.hand, len(fight.draw)) == (["doubt"], 2)
    assert orders[0] == orders[1]


def test_cards_moved_at_random_or_all_together(library: Library) -> None:
    fight = sandbox(hand=["bury", "purge", "strike", "defend"], discard=["doubt", "wound"], foes=[FOE], library=library)
    facts = fight.play("purge")
    assert [fact.prefab for fact in of(facts, CardExhausted)] == ["doubt", "wound"]
    fight.play("bury")
    assert len(fight.hand) == 1
    assert len(fight.exhaust) == 3


def test_an_unplayable_card_with_exhaust_is_exhausted_when_it_is_discarded(library: Library) -> None:
    """5.5, R28: not so a Doubt, which has no Exhaust, nor an Imp Claw, which could be played."""
    fight = sandbox(hand=["discharge", "wound", "doubt", "dazed", "imp_claw"], foes=[FOE], library=library)
    facts = fight.play("discharge")
    assert (fight.exhaust, fight.discard) == (["wound", "dazed"], ["doubt", "imp_claw", "discharge"])
    assert [fact.prefab for fact in of(facts, CardDiscarded)] == ["doubt", "imp_claw", "discharge"]


def test_a_card_too_lets_no_one_escape_from_a_boss(library: Library) -> None:
    """R40: the rest of the card acts all the same."""
    fight = sandbox(hand=["flee"], foes=[FOE], kind="elite", library=library)
    fight.play("flee")
    assert fight.outcome == "escaped"
    fight = sandbox(hand=["flee"], foes=["lich_king"], kind="boss", library=library)
    fight.play("flee")
    assert (fight.outcome, fight.player.block) == ("ongoing", 3)


def test_an_enemy_that_escapes_is_gone_and_the_last_leaves_the_combat_won(library: Library) -> None:
    """R44: it does nothing more, and the others fight on."""
    coward = {"prefab": "coward", "step": 1}
    fight = sandbox(hand=[], foes=[coward, FOE], player={"hp": 50}, library=library)
    facts = fight.end_turn()
    assert (len(of(facts, EnemyVanished)), of(facts, EnemyDied)) == (1, [])
    assert ([foe.id for foe in fight.foes], fight.player.hp) == (["skeleton_warrior"], 50 - 6)
    fight = sandbox(hand=[], foes=[coward], player={"hp": 50}, library=library)
    fight.end_turn()
    assert (fight.outcome, fight.player.hp) == ("won", 50)


def test_remove_status_takes_all_stacks(library: Library) -> None:
    fight = sandbox(
        hand=["cleanse", "cleanse"],
        foes=[{**FOE, "statuses": {"vulnerable": 4, "weak": 1}}],
        player={"statuses": {"weak": 3, "strength": 1}},
        library=library,
    )
    facts = fight.play("cleanse")
    assert [(fact.status, fact.stacks) for fact in of(facts, StatusFell)] == [("weak", 3), ("vulnerable", 4)]
    assert (fight.player.statuses, fight.foes[0].statuses) == ({"strength": 1}, {"weak": 1})
    assert of(fight.play("cleanse"), StatusFell) == []


def test_a_quantity_counts_when_its_effect_is_carried_out(library: Library) -> None:
    """R19: the card itself has left the hand; 1 + 2 for each other card."""
    fight = sandbox(hand=["tally", "strike", "defend"], foes=[FOE], library=library)
    assert fight.preview("tally") == 5
    assert hits(fight.play("tally")) == [5]


@pytest.mark.parametrize(("statuses", "damage"), [({}, 2), ({"weak": 1}, 5), ({"vulnerable": 1}, 2)])
def test_a_condition_on_oneself(library: Library, statuses: dict[str, int], damage: int) -> None:
    """(2 + 5) × 3/4 = 5.25 under Weak."""
    fight = sandbox(hand=["opportunist"], foes=[FOE], player={"statuses": statuses}, library=library)
    assert hits(fight.play("opportunist")) == [damage]


def test_a_rule_acts_only_so_often_in_a_combat(library: Library) -> None:
    fight = sandbox(hand=[], foes=["rat_swarm"], relics=["iron_heart"], library=library)
    # 3, then 3 against 4 Block, then 4 more Block: 5 are left for the next turn's start, which takes them.
    facts = fight.end_turn()
    assert (len(of(facts, RuleActed)), fight.player.hp) == (2, 67)
    facts = fight.end_turn()
    assert (len(of(facts, RuleActed)), fight.player.hp) == (0, 61)


def test_copies_of_a_limited_rule_are_counted_apart(library: Library) -> None:
    fight = sandbox(hand=[], foes=["rat_swarm"], relics=["iron_heart", "iron_heart"], library=library)
    facts = fight.end_turn()
    assert (len(of(facts, RuleActed)), fight.player.hp) == (4, 67)


def test_a_trigger_of_a_death_or_an_exhausted_card(library: Library) -> None:
    fight = sandbox(
        hand=["strike", "immolate"],
        draw=["defend"],
        foes=[{**FOE, "hp": 6}, FOE],
        relics=["grave_bell"],
        library=library,
    )
    fight.play("strike", at=0)
    assert fight.player.energy == 3
    fight.play("immolate")
    assert (fight.hand, fight.player.energy) == (["defend"], 1)


def test_what_answers_a_hit_aims_at_who_dealt_it(library: Library) -> None:
    """R20, R6: the Rats with 2 HP die of the first hit's answer; their second hit is lost."""
    rats = {"prefab": "rat_swarm", "hp": 2}
    fight = sandbox(hand=[], foes=[FOE, rats], relics=["thorn_ring"], library=library)
    facts = fight.end_turn()
    assert (len(of(facts, EnemyDied)), fight.player.hp) == (1, 70 - 6 - 3)
    assert [(foe.id, foe.hp) for foe in fight.foes] == [("skeleton_warrior", 48)]


def test_triggers_of_a_shuffle_a_potion_and_a_received_status(library: Library) -> None:
    fight = sandbox(
        hand=["flash_of_insight"],
        discard=["strike"] * 3,
        foes=[{"prefab": "zombie_brute", "step": 1}],
        player={"hp": 40},
        relics=["sluice"],
        potions=["energy_elixir"],
        library=library,
    )
    fight.play("flash_of_insight")
    assert fight.player.hp == 41
    fight.use("energy_elixir")
    assert fight.player.block == 2
    fight.end_turn()
    # 1 for the Weak, and 1 back for the shuffle of the next turn's draw.
    assert (fight.player.hp, fight.player.statuses) == (41, {"weak": 2})


def test_the_kill_of_a_delayed_effect_wins_at_the_turns_start(library: Library) -> None:
    """R10, R20: before the relics of the turn and the draw."""
    rats = {"prefab": "rat_swarm", "hp": 5}
    fight = sandbox(hand=["meteor"], draw=["strike"] * 5, foes=[rats], relics=["eternal_hourglass"], library=library)
    fight.play("meteor")
    facts = fight.end_turn()
    assert fight.outcome == "won"
    assert (of(facts, RuleActed), fight.hand) == ([], [])
