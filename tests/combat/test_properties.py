"""What holds in every fight, whatever the heroes, cards, relics, potions and foes, under any legal commands."""

import json
import re
from itertools import islice
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from components.commands import Choose, Command, DiscardPotion, EndTurn, UsePotion
from components.deck.commands import PlayCard
from components.effects import LoseHp, NextTurn
from components.facts import BlockGained, CombatEnded, DamageDealt, HpLost, RoundBegan
from shadows import IllegalCommand, Session
from shadows.content.text import wording
from shadows.games import load
from tests.combat.fights import Setup, begun, choices, long_choices, picked, played, setups, tireless
from tests.combat.ledger import Ledger
from tests.combat.reading import of

DAMAGING = [card.id for card in load().cards.values() if card.type == "attack"]


@settings(max_examples=150)
@given(setups(), choices)
def test_every_fact_balances_and_no_card_is_lost_or_doubled(setup: Setup, made: list[int]) -> None:
    """HP, Block, Energy, statuses and cards are what the facts say, after each command; none is ever negative."""
    fight = begun(setup)
    ledger = Ledger(fight)
    for _, facts in played(fight, made):
        ledger.follow(facts)
        ledger.balance()


@settings(max_examples=100)
@given(setups(), choices)
def test_a_combat_can_always_go_on_and_ends_once(setup: Setup, made: list[int]) -> None:
    """While it is undecided something is legal and an enemy stands; when it is decided nothing is."""
    fight = begun(setup)
    for _ in played(fight, made):
        assert bool(fight.legal()) == (fight.outcome == "ongoing")
        if fight.outcome == "ongoing":
            assert fight.foes
            assert fight.player.hp > 0
            assert fight.session.world.piles.in_play == []
        else:
            assert (fight.player.hp == 0) == (fight.outcome == "lost")
    ended = of(fight.facts, CombatEnded)
    assert len(ended) == (fight.outcome != "ongoing")


@settings(max_examples=200)
@given(setups(), st.integers(0, 2**32))
def test_all_of_it_holds_through_thousands_of_turns(setup: Setup, seed: int) -> None:
    """Long fights, command by command: the facts balance, no card is lost, and the fight goes on or has ended once."""
    fight = begun(tireless(setup))
    ledger = Ledger(fight)
    for _, facts in played(fight, long_choices(seed)):
        ledger.follow(facts)
        ledger.balance()
        assert bool(fight.legal()) == (fight.outcome == "ongoing")
        assert fight.foes or fight.outcome != "ongoing"
    assert len(of(fight.facts, CombatEnded)) == (fight.outcome != "ongoing")


@settings(max_examples=60)
@given(setups())
def test_ending_every_turn_comes_to_an_end_or_to_the_next_turn(setup: Setup) -> None:
    """No round hangs: each end of turn leads to the next round or the end."""
    fight = begun(setup)
    for _ in range(25):
        if fight.outcome != "ongoing":
            return
        facts = fight.end_turn()
        assert len(of(facts, RoundBegan)) == 1 or fight.outcome != "ongoing"


@settings(max_examples=80)
@given(setups(), st.integers(0, 2**32))
def test_a_fight_that_is_restored_or_replayed_is_the_same_at_every_step(setup: Setup, seed: int) -> None:
    """Restored at every step, from JSON, it takes the same command to the same facts and the same snapshot; so does
    one that began alike and took all commands so far (R56)."""
    fight, again = begun(tireless(setup)), begun(tireless(setup))
    assert again.opening == fight.opening
    snapshot = plain(fight.snapshot())
    for choice in islice(long_choices(seed), 40):
        if fight.outcome != "ongoing":
            break
        restored = Session.restore(snapshot)
        assert restored.legal() == fight.legal()
        command = picked(fight.legal(), choice)
        assert restored.submit(command) == again.submit(command) == fight.submit(command)
        snapshot = plain(fight.snapshot())
        assert plain(restored.snapshot()) == plain(again.snapshot()) == snapshot


def plain(snapshot: object) -> Any:
    """As it comes back from a file."""
    return json.loads(json.dumps(snapshot))


entities = st.integers(-2, 40)
targets = st.none() | entities
any_command: st.SearchStrategy[Command] = st.one_of(
    st.builds(PlayCard, entities, targets),
    st.builds(UsePotion, st.integers(-1, 4), targets),
    st.builds(DiscardPotion, st.integers(-1, 4)),
    st.builds(Choose, st.none() | st.integers(-1, 5)),
    st.just(EndTurn()),
)


@settings(max_examples=150)
@given(setups(), choices, st.lists(any_command, min_size=5, max_size=20))
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(
    setup: Setup, made: list[int], commands: list[Command]
) -> None:
    fight = begun(setup)
    for _ in played(fight, made[:3]):
        pass
    for command in commands:
        if command in fight.legal():
            continue
        before = fight.snapshot()
        with pytest.raises(IllegalCommand, match=r"\.$"):
            fight.submit(command)
        assert fight.snapshot() == before


@settings(max_examples=60)
@given(setups(), choices)
def test_looking_and_aiming_change_nothing(setup: Setup, made: list[int]) -> None:
    """R56"""
    fight = begun(setup)
    for _ in played(fight, made[:6]):
        before = fight.snapshot()
        fight.look()
        fight.session.names()
        for card in list(fight.session.world.piles.hand):
            fight.session.aim(card)
            for foe in fight.foes:
                fight.session.aim(card, foe.entity)
        for foe in fight.foes:
            assert foe.intent.text
        assert fight.snapshot() == before


@settings(max_examples=8)
@pytest.mark.parametrize("card", DAMAGING)
@given(setups(hand=3), st.integers(0, 3))
def test_what_a_card_shows_is_what_falls(card: str, setup: Setup, place: int) -> None:
    """R19, R32: the damage that a card shows against an enemy is what it then deals to it, and both HP are as shown."""
    fight = begun({**setup, "hand": [*setup["hand"], card], "player": {**setup["player"], "energy": 9}})
    assume(fight.outcome == "ongoing")
    prefab = fight.session.library.cards[card]
    alone = any(getattr(effect, "to", "") == "random_enemy" for effect in prefab.effects)
    assume(not alone or len(fight.foes) == 1)
    target = fight.foes[place % len(fight.foes)]
    number = fight.hand.index(card)
    entity = fight.session.world.piles.hand[number]
    shown = fight.preview(number, at=place % len(fight.foes))
    look = fight.session.aim(entity, target.entity)
    facts = fight.play(number, at=place % len(fight.foes) if prefab.aim else None)
    assert look.deadly == (fight.outcome == "lost")
    assume(not look.deadly)
    fallen = [fact for fact in of(facts, DamageDealt) if fact.cause == entity and fact.target == target.entity]
    assert shown == sum(fact.amount for fact in fallen)
    if fight.outcome == "ongoing":
        assert look.hp_left[fight.player.entity] == fight.player.hp
        assert look.hp_left[target.entity] == target.hp
        assert look.block_left[target.entity] == target.block


SKILLS = [
    card.id
    for card in load().cards.values()
    if card.type == "skill" and not any(isinstance(effect, NextTurn) for effect in card.effects)
]


@settings(max_examples=5)
@pytest.mark.parametrize("card", SKILLS)
@given(setups(hand=2))
def test_the_block_that_a_skill_shows_is_what_it_gains(card: str, setup: Setup) -> None:
    """R3, R32"""
    fight = begun({**setup, "hand": [*setup["hand"], card], "player": {**setup["player"], "energy": 9}})
    assume(fight.outcome == "ongoing")
    number = fight.hand.index(card)
    shown = fight.preview(number, at=0)
    prefab = fight.session.library.cards[card]
    facts = fight.play(number, at=0 if prefab.aim else None)
    assume(fight.outcome != "lost")
    assert shown == sum(fact.amount for fact in of(facts, BlockGained) if fact.target == fight.player.entity)


COSTING = [card.id for card in load().cards.values() if any(isinstance(effect, LoseHp) for effect in card.effects)]


@settings(max_examples=8)
@pytest.mark.parametrize("card", COSTING)
@given(setups(hand=2))
def test_the_hp_that_a_card_shows_is_what_it_costs(card: str, setup: Setup) -> None:
    """R32, R33: with the Dagger, with Intangible, with both."""
    fight = begun({**setup, "hand": [*setup["hand"], card], "player": {**setup["player"], "energy": 9}})
    assume(fight.outcome == "ongoing")
    number = fight.hand.index(card)
    entity = fight.session.world.piles.hand[number]
    shown = re.search(r"[Ll]ose (\d+) HP", wording.plain(fight.look().hand[number].text))
    assert shown is not None
    facts = fight.play(number, at=0 if fight.session.library.cards[card].aim else None)
    assume(fight.outcome != "lost")
    lost = [fact for fact in of(facts, HpLost) if fact.cause == entity and fact.target == fight.player.entity]
    assert int(shown[1]) == sum(fact.amount for fact in lost)


@settings(max_examples=100)
@given(setups())
@example({"foes": ["abyssal_cultist", "hellhound"], "hand": []})
def test_the_incoming_damage_is_what_the_enemies_then_deal(setup: Setup) -> None:
    """R41, R12: with statuses, Block granted and Strength gained on the way."""
    fight = begun({**setup, "player": {**setup.get("player", {}), "hp": 9000, "max_hp": 9000}})
    assume(fight.outcome == "ongoing")
    incoming = fight.look().incoming
    dealt = 0
    for fact in fight.end_turn():
        if isinstance(fact, RoundBegan):
            break
        if isinstance(fact, DamageDealt) and fact.attack and fact.target == fight.player.entity:
            dealt += fact.amount
    assert incoming == dealt


@settings(max_examples=100)
@given(setups(foe_count=1))
def test_a_lone_enemys_intent_is_what_then_falls(setup: Setup) -> None:
    """R41"""
    calm = {**setup["player"], "hp": 9000, "max_hp": 9000}
    fight = begun({**setup, "hand": [], "relics": [], "player": calm})
    intent = fight.foes[0].intent
    entity = fight.foes[0].entity
    acted = [fact for fact in of(fight.end_turn(), DamageDealt) if fact.source == entity and fact.attack]
    assume(fight.foes or acted)
    if acted:
        assert ([fact.amount for fact in acted], intent.hits) == ([intent.damage] * intent.hits, len(acted))
    else:
        assert intent.damage is None or fight.outcome == "won"
