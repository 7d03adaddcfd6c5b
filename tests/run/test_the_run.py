"""A run begins, ends and is given up (3, 4, 22, 23; R55, R56, R58, R60), with its cases by their numbers."""

import json

import pytest

from components.body import Health
from components.commands import Abandon, Choose, DiscardPotion, EndTurn
from components.facts import CombatEnded, EventMet, PlayerDied, RunEnded
from shadows.games import load
from shadows.play.session import IllegalCommand, Session
from tests.run.bots import at_random, greedy
from tests.run.playing import (
    asked,
    begun,
    choose,
    deck,
    enter,
    fall,
    gold,
    hp,
    leave,
    of,
    offers,
    options,
    potions,
    relics,
    win,
    won,
)

SIGNATURES = {"blood_reaper": "sanguine_strike", "shadowmancer": "shadow_bolt", "hellforged": "firebolt"}


def reloaded(session: Session) -> Session:
    """Closed and continued: written as JSON and read back."""
    return Session.restore(json.loads(json.dumps(session.snapshot())))


def as_begun(session: Session, hero: str) -> None:
    """5 Strike, 4 Defend, the signature card, 99 Gold, 70/70, no relics, no potions (4, 22)."""
    assert deck(session) == [*["strike"] * 5, *["defend"] * 4, SIGNATURES[hero]]
    assert (gold(session), hp(session), relics(session)) == (99, (70, 70), [])
    assert potions(session) == [None, None, None]


@pytest.mark.parametrize("hero", SIGNATURES)
def test_a_run_begins_as_the_document_says(hero: str) -> None:
    session = Session.start(hero)
    as_begun(session, hero)
    assert (asked(session).kind, session.outcome) == ("map", "ongoing")
    look = session.look()
    assert (look.phase, look.place, look.journey.act, look.journey.floor) == ("choose", "crypts", 0, 1)


def test_a_run_wants_a_hero_and_a_map_that_there_are() -> None:
    with pytest.raises(ValueError, match="wandering"):
        Session.start(map="wanderign")
    with pytest.raises(ValueError, match="hellforged"):
        Session.start(hero="hellforge")


def test_sv_10_a_new_run_knows_nothing_of_the_one_before() -> None:
    session = begun(seed="FIRST")
    enter(session, "rest")
    choose(session, "Forge")
    choose(session, "Strike")
    session.world.journey.bag.insert(0, "the_forgotten_altar")
    enter(session, "event")
    choose(session, "Pray")
    session.world.journey.bag.insert(0, "the_forgotten_altar")
    enter(session, "event")
    choose(session, "Offer your blood")
    assert {"strike+", "doubt"} <= set(deck(session))
    assert relics(session)
    session.submit(Abandon())
    for hero in ("blood_reaper", "shadowmancer"):
        as_begun(Session.start(hero, "FIRST"), hero)
    assert load().heroes["blood_reaper"].deck == (*["strike"] * 5, *["defend"] * 4, "sanguine_strike")


# The end


def test_r55_a_lost_run_is_over() -> None:
    session = begun()
    enter(session, "enemy", encounter="rat_swarm")
    facts = fall(session)
    assert [type(fact) for fact in facts[-3:]] == [PlayerDied, CombatEnded, RunEnded]
    assert (session.outcome, session.look().phase, session.look().outcome) == ("lost", "over", "lost")
    assert session.legal() == []
    for command in (EndTurn(), Choose(0), Choose(None), DiscardPotion(0)):
        with pytest.raises(IllegalCommand, match="The run is over"):
            session.submit(command)
    with pytest.raises(IllegalCommand, match="no run to abandon"):
        session.submit(Abandon())


@pytest.mark.parametrize("where", ["map", "combat", "rewards", "shop", "cards"])
def test_r55_a_run_can_be_given_up_anywhere_and_is_over(where: str) -> None:
    if where == "rewards":
        session = won("rat_swarm")
    else:
        session = begun()
        if where == "combat":
            enter(session, "enemy", encounter="rat_swarm")
        elif where in ("shop", "cards"):
            enter(session, "shop")
            if where == "cards":
                choose(session, "Card removal")
    facts = session.submit(Abandon())
    assert facts == (RunEnded("abandoned"),)
    assert (session.outcome, session.look().phase, session.look().outcome) == ("abandoned", "over", "abandoned")
    assert session.legal() == []
    assert reloaded(session).outcome == "abandoned"
    with pytest.raises(IllegalCommand, match="The run is over"):
        session.submit(Choose(0))
    with pytest.raises(IllegalCommand, match="no run to abandon"):
        session.submit(Abandon())


def test_a_single_fight_is_no_run() -> None:
    session = Session.start(encounter="rat_swarm")
    with pytest.raises(IllegalCommand, match="no run to abandon"):
        session.submit(Abandon())
    win(session)
    assert (session.outcome, session.look().journey, offers(session)) == ("won", None, [])


def test_who_dies_outside_a_combat_has_lost_the_run() -> None:
    session = begun()
    facts = fall(session)
    assert [type(fact) for fact in facts[-2:]] == [PlayerDied, RunEnded]
    assert (session.outcome, session.legal()) == ("lost", [])


# What is offered stays offered


def test_sv_06_what_was_taken_of_a_bosss_rewards_stays_taken_and_the_rest_stays_open() -> None:
    session = begun()
    enter(session, "boss", encounter="lich_king")
    win(session)
    choose(session, "50 Gold")
    choose(session, options(session)[0].name)
    choose(session, "A relic of the ruler")
    session.world.journey.offers[-1].cards[0] = "cursed_crown"
    choose(session, "Cursed Crown")
    cards = list(offers(session)[3].cards)
    again = reloaded(session)
    assert [offer.taken for offer in offers(again)] == [True, True, False, False, True]
    assert (gold(again), relics(again), potions(again)[1:]) == (149, ["cursed_crown"], [None, None])
    assert [option.name for option in options(again)][1:] == ["A card for your deck"]
    choose(again, "A card for your deck")
    assert [option.id for option in options(again)] == cards
    assert relics(again) == ["cursed_crown"]


def test_sv_06_an_open_card_choice_survives() -> None:
    session = won("rat_swarm")
    choose(session, "A card for your deck")
    again = reloaded(session)
    assert options(again) == options(session)
    leave(again)
    assert "A card for your deck" in [option.name for option in options(again)]


@pytest.mark.parametrize("map", ["fixed", "wandering"])
def test_sv_08_the_same_commands_from_the_same_save_give_the_same_state(map: str) -> None:
    """Saves along a run, at map, combat, shop, rest and event nodes alike: reading one back never draws."""
    first = Session.start("shadowmancer", "SAVE", map)
    first.component(1, Health).hp = first.component(1, Health).max_hp = 5000
    second = reloaded(first)
    player = at_random(3)
    kinds = set()
    for number in range(400):
        question = first.world.queue.question
        kinds.add("combat" if question is None else question.kind)
        command = player(first) if number % 3 else greedy(first)
        if first.outcome != "ongoing":
            break
        if number % 5 == 0:
            second = reloaded(second)
        assert second.submit(command) == first.submit(command)
        if number % 20 == 0:
            assert second.snapshot() == first.snapshot()
    assert second.snapshot() == first.snapshot()
    shops = {"shop"} if map == "fixed" else set()  # a wandering path may lead past all shops
    assert {"combat", "map", "rewards", "event", "rest"} | shops <= kinds


def test_sv_09_an_event_is_the_same_however_often_it_is_reloaded_and_never_comes_twice() -> None:
    session = begun(seed="EVENTS")
    (met,) = of(enter(session, "event"), EventMet)
    for _ in range(10):
        session = reloaded(session)
        assert session.look().question.title == session.library.events[met.event].name
    others = []
    for _ in range(5):
        session.world.queue.question = None
        others += [fact.event for fact in of(enter(session, "event"), EventMet)]
        session = reloaded(session)
    assert sorted([met.event, *others]) == sorted(session.library.events)


def test_r58_a_shop_is_the_same_after_closing_and_coming_back() -> None:
    session = begun(seed="SHOP")
    enter(session, "shop")
    wares = options(session)
    for _ in range(3):
        session = reloaded(session)
        assert options(session) == wares
    choose(session, wares[0].name)
    assert [option.name for option in options(reloaded(session))] == [ware.name for ware in wares[1:]]


# Seeds and streams


def offered(session: Session) -> list[object]:
    """All that lies before the player, as plain values."""
    return [(offer.kind, offer.id, offer.amount, tuple(offer.cards)) for offer in offers(session)]


def test_rs_02_looking_changes_neither_gold_nor_cards_of_the_rewards() -> None:
    laid = []
    for looks in (0, 20):
        session = begun("shadowmancer", "RS-02", deck=["eternal_darkness"] * 5)
        enter(session, "enemy", encounter="two_skeleton_warriors")
        for _ in range(looks):
            session.look()
        session.submit(session.legal()[0])
        targets = (
            [foe.hp for foe in session.look().foes]
            if looks
            else [session.component(foe, Health).hp for foe in session.world.seats.living]
        )
        win(session)
        laid.append((targets, offered(session)))
    assert laid[0] == laid[1]


@pytest.mark.parametrize("map", ["fixed", "wandering"])
def test_rs_01_r56_the_same_seed_and_choices_give_the_same_run(map: str) -> None:
    """The second is looked at after each command, the first is not."""
    runs = []
    for looked in (False, True):
        session = Session.start("hellforged", " same ", map)
        player = at_random(11)
        for _ in range(150):
            if session.outcome != "ongoing":
                break
            if looked:
                session.look()
            session.submit(player(session))
        runs.append((session.history, session.snapshot()))
    assert runs[0] == runs[1]


def test_rs_06_r60_capitals_and_blanks_do_not_matter_for_a_run() -> None:
    maps = [Session.start(seed=seed, map="wandering").look() for seed in ("shadow", "SHADOW", " Shadow ")]
    assert {look.seed for look in maps} == {"SHADOW"}
    assert maps[0].journey == maps[1].journey == maps[2].journey
    assert Session.start(seed="SHAD0W", map="wandering").look().journey != maps[0].journey


@pytest.mark.parametrize("spent", ["map", "shuffles", "enemies", "rewards", "relics", "potions", "shop", "events"])
def test_r56_what_happens_in_one_stream_never_moves_another(spent: str) -> None:
    def seen(stir: bool) -> dict[str, object]:
        session = begun(seed="STREAMS", map="wandering")
        if stir:
            for _ in range(7):
                session.world.dice.below(spent, 5)
        found: dict[str, object] = {"events": of(enter(session, "event"), EventMet)}
        session.world.queue.question = None
        enter(session, "shop")
        found["shop"] = offered(session)
        enter(session, "elite", encounter="tomb_guardian")
        found["shuffles"] = [card.id for card in session.look().hand]
        win(session)
        laid = {offer.kind: offer for offer in offers(session)}
        found["rewards"] = (laid["gold"].amount, laid["cards"].cards)
        found["relics"] = laid["relic"].id
        found["potions"] = laid["potion"].id if "potion" in laid else ""
        session.world.journey.here = len(session.world.journey.nodes) - 1
        session.world.journey.nodes[-1].exits = []
        leave(session)
        found["map"] = session.look().journey.nodes
        return found

    calm, stirred = seen(False), seen(True)
    assert {name for name in calm if calm[name] != stirred[name]} <= {spent}


def test_a_sessions_world_is_its_own() -> None:
    """Two runs side by side, in turn."""
    alone = Session.start("blood_reaper", "TWINS")
    first, second = Session.start("blood_reaper", "TWINS"), Session.start("hellforged", "OTHER", "wandering")
    for _ in range(60):
        second.submit(second.legal()[0]) if second.outcome == "ongoing" else None
        first.submit(first.legal()[0]) if first.outcome == "ongoing" else None
    for _ in range(60):
        alone.submit(alone.legal()[0]) if alone.outcome == "ongoing" else None
    assert alone.history == first.history
