"""Cards on their way between the piles, and rules that they carry in the hand (R18, R28–R30)."""

from itertools import pairwise

import pytest

from components.facts import CardDiscarded, CardExhausted
from components.prefabs import Library
from shadows import sandbox
from tests.combat.reading import hits, names, of
from tests.run.playing import Scripted
from tests.systems.writing import Written, attack, relic, skill

FOE = {"prefab": "skeleton_warrior", "hp": 50, "step": 2}
"""Defends in its next turn."""
TRAP = (
    "trap: {name: Trap, type: curse, rarity: special, unplayable: true, where: hand, "
    "modifiers: {of: attack_damage, add: -2}}\n"
)


def test_what_answers_a_played_cards_way_to_its_pile_acts_at_once(written: Written) -> None:
    """R18, R19: 5 Block and 2."""
    library = written(relics=relic("rake", "{when: card_discarded, do: {gain_block: 2}}"))
    fight = sandbox(hand=["defend"], foes=[FOE], relics=["rake"], library=library)
    fight.play("defend")
    assert fight.player.block == 7


@pytest.mark.parametrize(
    ("card", "effects", "damage"),
    [
        ("dig", ["{draw_cards: 1}"], [6, 4]),
        ("forge", ["{add_card: trap}"], [6, 4]),
        ("clear", ["{move_cards: 1, everything: true, to: exhaust}", "{add_card: strike}"], [4, 6]),
    ],
    ids=["drawn", "made", "put away"],
)
def test_a_card_changes_amounts_as_long_as_it_is_in_the_hand(
    written: Written, card: str, effects: list[str], damage: list[int]
) -> None:
    """Strike deals 6, and 4 with a Trap in the hand."""
    held = ["trap"] if damage[0] == 4 else []
    fight = sandbox(
        hand=["strike", "strike", card, *held],
        draw=["trap"],
        foes=[FOE],
        library=written(cards=TRAP + skill(card, *effects)),
    )
    dealt = hits(fight.play("strike"))
    fight.play(card)
    assert [*dealt, *hits(fight.play("strike"))] == damage


def test_a_card_that_is_played_changes_nothing_any_more(written: Written) -> None:
    """R18: it leaves the hand before its effects: 6, though it adds 2 in the hand."""
    library = written(
        cards=attack("edge", "{deal_damage: 6, to: all_enemies}", where="hand", modifiers="{of: attack_damage, add: 2}")
    )
    fight = sandbox(hand=["strike", "edge"], foes=[FOE], library=library)
    assert hits(fight.play("strike")) == [8]
    assert hits(fight.play("edge")) == [6]


@pytest.mark.parametrize("count", ["{of: cards_in_exhaust_pile}", "{base: -1}"])
@pytest.mark.parametrize("how", ["", ", at_random: true"])
def test_no_card_at_all_is_moved_without_a_question(written: Written, count: str, how: str) -> None:
    library = written(cards=skill("sift", f"{{move_cards: {count}{how}}}", "{gain_block: 3}"))
    fight = sandbox(hand=["sift", "strike", "defend", "doubt"], foes=[FOE], library=library)
    assert names(fight.play("sift")) == ["CardPlayed", "BlockGained", "CardDiscarded"]
    assert fight.hand == ["strike", "defend", "doubt"]


def test_a_card_moved_at_random_may_be_any_and_the_others_keep_their_order(library: Library) -> None:
    """Drawn from the stream of the shuffles, and no other moves."""
    gone = set()
    for number in range(30):
        fight = sandbox(
            hand=["bury", "strike", "defend", "doubt", "wound"], foes=[FOE], library=library, seed=f"B{number}"
        )
        before = dict(fight.session.world.streams.states)
        (buried,) = of(fight.play("bury"), CardExhausted)
        hand = ["strike", "defend", "doubt", "wound"]
        hand.remove(buried.prefab)
        assert fight.hand == hand
        after = fight.session.world.streams.states
        assert [stream for stream in after if after[stream] != before.get(stream)] == ["shuffles"]
        gone.add(buried.prefab)
    assert gone == {"strike", "defend", "doubt", "wound"}


def test_what_is_chosen_from_the_draw_pile_is_shown_in_an_order_of_its_own(library: Library) -> None:
    """The Discharge empties the hand, Flash of Insight shuffles the pile: the order in which the cards were made is
    shown whatever came of it."""
    orders = set()
    for number in range(10):
        cards = ["strike", "defend", "doubt", "wound", "dazed"]
        fight = sandbox(
            hand=["flash_of_insight", "seek"], discard=cards, foes=[FOE], library=library, seed=f"S{number}"
        )
        fight.play("flash_of_insight")
        fight.play("seek")
        pile, options = fight.session.world.piles.draw, fight.session.world.queue.question.options
        assert sorted(pile) == options
        orders.add(all(one < other for one, other in pairwise(pile)))
    assert False in orders


def test_a_card_made_for_the_draw_pile_may_come_to_any_of_its_places(written: Written) -> None:
    """R29: three places with two cards there; in the hand and on the discard pile nothing is drawn."""
    library = written(
        cards=skill("hide", "{add_card: dazed, pile: draw}")
        + skill("lay", "{add_card: dazed, pile: discard}", "{add_card: dazed}")
    )
    fight = sandbox(hand=["hide", "lay"], draw=["strike", "defend"], foes=[FOE], library=library)
    dice = fight.session.world.dice = Scripted({"shuffles": [2]})
    fight.play("hide")
    fight.play("lay")
    assert dice.asked == [("shuffles", 3)]
    assert fight.draw == ["dazed", "strike", "defend"]


def test_a_curse_that_is_made_in_the_hand_acts_at_the_turns_end(written: Written) -> None:
    """R28: a Doubt takes 1 HP."""
    fight = sandbox(hand=["fear"], foes=[FOE], library=written(cards=skill("fear", "{add_card: doubt}")))
    fight.play("fear")
    facts = fight.end_turn()
    assert (fight.player.hp, [fact.prefab for fact in of(facts, CardDiscarded)]) == (69, ["doubt"])


def test_a_power_has_no_rules_until_it_is_played() -> None:
    """R31: Blood Pact in the hand gains no Strength for the HP that Bloodletting costs: 12 damage."""
    fight = sandbox(hand=["blood_pact", "bloodletting"], foes=[FOE])
    assert hits(fight.play("bloodletting")) == [12]
    assert fight.player.statuses == {}
