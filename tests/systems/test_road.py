"""From node to node: what a combat leaves behind, and what not (R28, R39, R40, R51, R53, R55)."""

import msgspec

from components.body import Block
from components.commands import Abandon, UsePotion
from components.deck.commands import PlayCard
from components.effects import ApplyStatus, GainBlock, LoseHp
from components.facts import Healed, HpLost, OffersMade, RelicFaded, RoundBegan, RunEnded
from components.prefabs import Library
from shadows.games import load
from shadows.play.session import Session
from systems.run import travel
from tests.run.playing import (
    asked,
    begun,
    choose,
    enter,
    gold,
    happen,
    leave,
    meet,
    of,
    offers,
    options,
    relics,
    win,
)
from tests.systems.writing import Written, relic

RATS = "rat_swarm"


def fought_and_left(session: Session) -> None:
    """A fight that is won, and whose rewards are left."""
    enter(session, "enemy", encounter=RATS)
    win(session, {})
    leave(session)


def test_the_way_that_was_gone_is_kept_act_by_act() -> None:
    """R47"""
    session = begun()
    journey = session.world.journey
    first = asked(session).options[0]
    travel.enter_node(session.world, first)
    travel.enter_act(session.world, 1)
    second = asked(session).options[0]
    travel.enter_node(session.world, second)
    assert journey.path == [[0, first], [0, second]]


def test_a_new_combat_begins_as_if_there_had_been_none_before() -> None:
    """R28: its first round is round 1, with no Block, no enemy and no status of the one before."""
    session = begun(potions=["smoke_bomb"])
    enter(session, "enemy", encounter=RATS)
    for effect in (GainBlock(30), ApplyStatus("intangible", 5, "self")):
        happen(session, effect)
    session.submit(UsePotion(0))
    world = session.world
    assert (world.seats.living, world.seats.gone, session.component(world.player, Block).amount) == ([], [], 0)
    assert [fact.amount for fact in of(happen(session, LoseHp(5)), HpLost)] == [5]
    facts = enter(session, "enemy", encounter="dark_cultist")
    assert [fact.round for fact in of(facts, RoundBegan)] == [1]
    look = session.look()
    assert ([foe.name for foe in look.foes], look.player.block) == (["Dark Cultist"], 0)


def test_all_marks_of_the_next_combat_fade_with_it(written: Written) -> None:
    """R53: both, and what is no mark stays."""
    marks = "".join(relic(one, modifiers="{of: energy, add: 1}").replace("common", "mark") for one in ("one", "two"))
    session = begun(library=written(relics=marks), relics=["one", "two", "greedy_imp"])
    held = relics(session)
    enter(session, "enemy", encounter=RATS)
    assert len(of(win(session, {}), RelicFaded)) == 2
    assert relics(session) == [one for one in held if one not in ("one", "two")]


EVENT = """
ambush:
  name: The Ambush
  story: Something waits.
  choices:
    - {label: Fight, do: [{begin_fight: rat_swarm}, {gain_gold: 50}]}
    - {label: Leave}
"""


def test_what_a_choice_still_had_to_do_is_lost_with_the_fight_that_was_fled(written: Written) -> None:
    """R40: the 50 Gold come neither then nor with the next fight that is won."""
    session = begun(gold=0, library=written(events=EVENT), potions=["smoke_bomb"])
    meet(session, "ambush")
    choose(session, "Fight")
    session.submit(UsePotion(0))
    assert session.world.journey.event == ""
    fought_and_left(session)
    assert gold(session) == 0


def test_an_abandoned_run_ends_in_the_middle_of_a_card(library: Library) -> None:
    """R55: what the card still had to do is not done."""
    session = begun(library=library, deck=["sift", "strike", "defend", "strike", "defend"])
    enter(session, "enemy", encounter=RATS)
    world = session.world
    sift = next(card for card in world.piles.hand if world.card(card).id == "sift")
    session.submit(PlayCard(sift))
    assert session.submit(Abandon()) == (RunEnded("abandoned"),)
    assert (session.outcome, session.component(world.player, Block).amount) == ("abandoned", 0)


def test_full_potion_slots_and_a_last_card_keep_nothing_else_in_the_shop() -> None:
    """R51, R59"""
    session = begun(gold=1000, deck=["strike"], potions=["firebomb"] * 3)
    assert of(enter(session, "shop"), OffersMade) == [OffersMade("shop")]
    refused = {offers(session)[one.place].kind for one in options(session) if one.place is not None and one.refusal}
    assert refused == {"potion", "removal"}


def test_without_potion_slots_only_potions_are_refused_among_the_rewards() -> None:
    """R49"""
    session = begun()
    session.world.belt.slots.clear()
    enter(session, "enemy", encounter=RATS)
    facts = win(session, {})
    assert of(facts, OffersMade) == [OffersMade("rewards")]
    refused = {offers(session)[one.place].kind for one in options(session) if one.place is not None and one.refusal}
    assert refused == {"potion"}


def test_who_dies_outside_a_combat_has_lost_the_run_all_the_same() -> None:
    """R20, R55"""
    session = begun()
    assert of(happen(session, LoseHp(9999)), RunEnded) == [RunEnded("lost")]
    assert (session.outcome, session.legal()) == ("lost", [])


def test_an_act_without_a_plan_is_not_climbed() -> None:
    """It lends its place to enemies alone."""
    library = load()
    hollow = msgspec.structs.replace(library.acts["crypts"], id="hollow", plan=(), order=-1)
    session = begun(library=msgspec.structs.replace(library, acts={"hollow": hollow, **library.acts}))
    assert session.look().place == "crypts"


def test_nothing_is_told_of_a_full_heal_that_heals_nothing() -> None:
    """R8, R50"""
    session = begun(hp=70, max_hp=70)
    enter(
        session,
        "boss",
        encounter="lich_king",
    )
    assert of(win(session, {}), Healed) == []
