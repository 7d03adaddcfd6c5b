"""What would come of effects outside a combat, one after the other (R36, R38, R52, R62)."""

import msgspec
import pytest

from components.amounts import Quantity
from components.deck.effects import AddToDeck, RemoveFromDeck, UpgradeCards
from components.effects import (
    BeginFight,
    ChangeMaxHp,
    Effect,
    GainGold,
    GainPotion,
    GainRelic,
    Heal,
    LoseGold,
    LoseHp,
)
from components.rules import Modifier
from shadows.games import load
from shadows.play.session import Session
from systems.run.prospects import idle, prospects
from tests.run.playing import begun, choose, gold, happen
from tests.systems.writing import Written, relic

FULL = "You have all your HP."


def hero(**given: object) -> Session:
    """30 of 70 HP, 10 Gold, and a deck without a curse."""
    return begun(**{"hp": 30, "gold": 10, "deck": ["strike+", "strike+"], **given})


@pytest.mark.parametrize(
    ("effects", "numbers"),
    [
        ([LoseGold(5)], [5]),
        ([LoseHp(9)], [9]),
        ([LoseHp(9, leave=1)], [9]),
        ([LoseHp(9, leave=25)], [5]),
        ([LoseHp(10), Heal(60)], [10, 50]),
        ([LoseHp(99), Heal(99)], [99, 70]),
        ([Heal(15), Heal(50)], [15, 25]),
        ([ChangeMaxHp(10), Heal(99)], [10, 50]),
        ([GainRelic("bloodstone"), AddToDeck("skill"), GainPotion("random")], []),
        ([BeginFight("rat_swarm")], []),
    ],
)
def test_each_effect_counts_in_those_before_it(effects: list[Effect], numbers: list[int]) -> None:
    """R62"""
    session = hero()
    found = prospects(session.world, effects)
    assert ([found.numbers.get((place,)) for place in range(len(numbers))], found.lost, found.reasons) == (
        numbers,
        set(),
        [],
    )


@pytest.mark.parametrize(
    ("effects", "lost", "reasons"),
    [
        ([Heal(40), Heal(1), Heal(1)], {(1,), (2,)}, [FULL]),
        ([ChangeMaxHp(-60), Heal(5)], {(1,)}, [FULL]),
        ([ChangeMaxHp(-99), ChangeMaxHp(-1)], {(1,)}, ["Your max HP cannot be lower."]),
        ([GainGold(Quantity(of="enemies"))], {(0,)}, ["No Gold would come of it."]),
        ([UpgradeCards(1)], {(0,)}, ["No card of yours can be upgraded."]),
        ([RemoveFromDeck("curses")], {(0,)}, ["You carry no curse."]),
    ],
)
def test_what_nothing_would_come_of_is_lost_for_a_reason_that_is_told_once(
    effects: list[Effect], lost: set[tuple[int, ...]], reasons: list[str]
) -> None:
    """R62"""
    session = hero()
    found = prospects(session.world, effects)
    assert (found.lost, found.reasons) == (lost, reasons)


def test_where_nothing_is_left_what_comes_instead_is_told() -> None:
    """R36"""
    session = hero()
    cards = {one: card for one, card in load().cards.items() if card.type != "skill"}
    session.world.library = msgspec.structs.replace(load(), potions={}, cards=cards)
    found = prospects(session.world, [GainPotion("random"), AddToDeck("skill")])
    assert (found.lost, found.reasons) == (
        {(0,), (1,)},
        ["No potion is left to give: 25 Gold instead.", "No skill is left to give: 25 Gold instead."],
    )


def test_without_slots_no_potion_takes_anothers_place() -> None:
    """R40"""
    session = hero()
    session.world.belt.slots.clear()
    assert prospects(session.world, [GainPotion("random")]).reasons == []


def test_a_loss_is_promised_as_it_would_be_taken(written: Written) -> None:
    """R62: 3 and the 2 of the Leech."""
    library = written(relics=relic("leech", modifiers="{of: hp_loss, side: taker, add: 2}"))
    session = hero(relics=["leech"], library=library)
    assert prospects(session.world, [LoseHp(3)]).numbers == {(0,): 5}


def test_a_change_of_gold_is_idle_where_none_comes() -> None:
    """R37, R62: but not what keeps it away itself, and no change of anything else."""
    session = hero(relics=["ectoplasm"])
    barred = session.world
    assert idle(barred, Modifier("gold", add=3)) == "Ectoplasm keeps all Gold away."
    assert idle(barred, Modifier("combat_gold", add=3)) == "Ectoplasm keeps all Gold away."
    assert (idle(barred, Modifier("gold", cap=0)), idle(barred, Modifier("energy", add=1))) == ("", "")
    session = hero()
    assert idle(session.world, Modifier("gold", add=3)) == ""


@pytest.mark.parametrize(("card", "paid"), [("Strike", 0), ("Doubt", 9)])
def test_what_a_curse_pays_is_paid_for_a_curse_alone(card: str, paid: int) -> None:
    """R52"""
    session = hero(deck=["strike", "doubt", "defend"], gold=0)
    happen(session, RemoveFromDeck("chosen", if_curse=(GainGold(9),)))
    choose(session, card)
    assert gold(session) == paid
