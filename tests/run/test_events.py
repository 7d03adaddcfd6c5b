"""The six events, choice by choice (18, R52); what cannot be is shown with its reason."""

import json
from pathlib import Path

import pytest

from components.commands import Choose, UsePotion
from components.facts import CardRemoved, CardUpgraded, EventMet, GoldGained, Healed, HpLost, RelicFaded
from components.prefabs import Library
from shadows.games import base_prefabs, load
from shadows.play.session import IllegalCommand, Session
from tests.run.playing import (
    asked,
    begun,
    choose,
    deck,
    enter,
    gold,
    hp,
    leave,
    meet,
    of,
    options,
    potions,
    refusal,
    relics,
    win,
)

STRANGER = """
stranger:
  name: Stranger
  story: He blocks the way.
  choices:
    - label: Fight
      do: [{gain_gold: 1}, {begin_fight: rat_swarm}, {gain_relic: bloodstone}, {remove_from_deck: chosen}]
    - {label: Leave}
"""

START = [*["strike"] * 5, *["defend"] * 4, "sanguine_strike"]


def at(event: str, **given: object):
    session = begun(**given)
    meet(session, event)
    return session


def on_the_map(session) -> bool:
    return asked(session).kind == "map"


def labels(session) -> list[str]:
    return [option.name for option in options(session)]


# The Forgotten Altar


def test_altar_offering_15_hp_gives_a_random_rare_relic() -> None:
    """Rare: Shadow Cloak, Soul Ember, Vial of Shadows."""
    for roll, relic in enumerate(["shadow_cloak", "soul_ember"]):
        session = at("the_forgotten_altar", rolls={"relics": [roll]})
        choose(session, "Offer your blood")
        assert (hp(session), relics(session)) == ((55, 70), [relic])
        assert on_the_map(session)


def test_altar_that_gives_the_vial_asks_for_a_card() -> None:
    session = at("the_forgotten_altar", rolls={"relics": [2]})
    choose(session, "Offer your blood")
    assert (asked(session).kind, relics(session)) == ("remove", ["vial_of_shadows"])
    choose(session, "Defend")
    assert deck(session) == [card for place, card in enumerate(START) if place != 5]
    assert on_the_map(session)


def test_altar_takes_no_last_hp() -> None:
    session = at("the_forgotten_altar", hp=15)
    assert refusal(session, "Offer your blood") == "You would not survive losing 15 HP."
    with pytest.raises(IllegalCommand, match="would not survive"):
        session.submit(Choose(0))
    assert hp(session) == (15, 70)
    survivor = at("the_forgotten_altar", hp=16, rolls={})
    choose(survivor, "Offer your blood")
    assert hp(survivor) == (1, 70)


def test_altar_prayer_heals_10_and_adds_a_doubt() -> None:
    session = at("the_forgotten_altar", hp=50)
    choose(session, "Pray")
    assert (hp(session), deck(session)) == ((60, 70), [*START, "doubt"])
    nearly = at("the_forgotten_altar", hp=66)
    assert [fact.amount for fact in of(choose(nearly, "Pray"), Healed)] == [4]
    assert hp(nearly) == (70, 70)


@pytest.mark.parametrize(
    ("event", "label"),
    [
        ("the_forgotten_altar", "Leave"),
        ("cursed_spring", "Leave"),
        ("restless_dead", "Refuse"),
        ("impish_gambler", "Leave"),
        ("ancient_library", "Leave"),
    ],
)
def test_leaving_changes_nothing(event: str, label: str) -> None:
    session = at(event, hp=1, gold=0, deck=["strike"])
    choose(session, label)
    assert (hp(session), gold(session), deck(session), relics(session)) == ((1, 70), 0, ["strike"], [])
    assert on_the_map(session)


# Shadowy Peddler


def test_peddler_takes_a_card_for_100_gold() -> None:
    session = at("shadowy_peddler")
    choose(session, "Trade a card")
    assert (asked(session).kind, gold(session)) == ("remove", 99)
    choose(session, "Strike")
    assert (gold(session), deck(session)) == (199, START[1:])
    assert on_the_map(session)


def test_peddler_wants_a_card_that_can_be_removed() -> None:
    session = at("shadowy_peddler", deck=["strike"])
    assert refusal(session, "Trade a card") == "No card of yours can be removed."


def test_peddlers_wares_are_a_potion_and_a_common_relic_for_50_gold() -> None:
    """Potions and Common relics in the order of their ids: the third potion, the second relic."""
    session = at("shadowy_peddler", gold=50, rolls={"potions": [2], "relics": [1]})
    choose(session, "Buy his wares")
    assert (gold(session), potions(session)) == (0, ["cursed_brew", None, None])
    assert relics(session) == ["bleeding_edge"]


def test_peddlers_wares_cost_50_gold() -> None:
    session = at("shadowy_peddler", gold=49)
    assert refusal(session, "Buy his wares") == "You have only 49 Gold."


def test_peddlers_potion_may_take_anothers_place_or_be_left() -> None:
    """R40"""
    full = ["firebomb", "smoke_bomb", "dex_tonic"]
    for answer, kept in [("Smoke Bomb", ["firebomb", "blood_vial", "dex_tonic"]), (None, full)]:
        session = at("shadowy_peddler", potions=full, rolls={"potions": [1]})
        choose(session, "Buy his wares")
        assert (asked(session).kind, relics(session)) == ("potion_slot", [])
        choose(session, answer) if answer else leave(session)
        assert potions(session) == kept
        assert len(relics(session)) == 1
        assert on_the_map(session)


def test_attacking_the_peddler_is_a_fight_for_75_gold_a_card_and_maybe_a_potion() -> None:
    """R46: 26 HP; 75 Gold in place of the usual Gold, card and potion as for a normal enemy."""
    session = at("shadowy_peddler")
    choose(session, "Attack")
    (foe,) = session.look().foes
    assert (foe.name, foe.hp, session.look().kind) == ("Shadow Thief", 26, "normal")
    win(session, {"potions": [39]})
    assert labels(session) == ["75 Gold", "Bleeding Flask", "A card for your deck"]
    choose(session, "75 Gold")
    leave(session)
    assert (gold(session), on_the_map(session)) == (174, True)


# Cursed Spring


def test_spring_takes_10_hp_and_all_curses() -> None:
    session = at("cursed_spring", deck=["doubt", "strike", "wound", "dazed", "doubt"])
    facts = choose(session, "Drink")
    assert (hp(session), deck(session)) == ((60, 70), ["strike", "dazed"])
    assert sorted(fact.prefab for fact in of(facts, CardRemoved)) == ["doubt", "doubt", "wound"]


def test_spring_wants_a_curse_and_more_than_10_hp() -> None:
    assert refusal(at("cursed_spring"), "Drink") == "You carry no curse."
    assert refusal(at("cursed_spring", hp=10, deck=["doubt", "strike"]), "Drink") == (
        "You would not survive losing 10 HP."
    )


def test_sl_04_the_crown_keeps_curses_from_the_spring_the_gambler_and_every_picker() -> None:
    """R37"""
    cursed = {"deck": ["doubt", "strike"], "relics": ["cursed_crown"]}
    spring = at("cursed_spring", **cursed)
    assert refusal(spring, "Drink") == "Your curses are bound to you."
    with pytest.raises(IllegalCommand):
        spring.submit(Choose(0))
    assert hp(spring) == (70, 70)
    choose(spring, "Leave")
    gambler = at("impish_gambler", **cursed)
    choose(gambler, "Wager a card")
    assert deck(gambler) == ["doubt"]
    peddler = at("shadowy_peddler", **cursed)
    choose(peddler, "Trade a card")
    assert labels(peddler) == ["Strike"]


def test_spring_leaves_one_card_of_a_deck_of_curses() -> None:
    """R59"""
    session = at("cursed_spring", deck=["doubt", "wound", "doubt"])
    choose(session, "Drink")
    assert len(deck(session)) == 1


def test_bottled_spring_is_a_cursed_brew() -> None:
    session = at("cursed_spring", potions=["firebomb"])
    choose(session, "Bottle it")
    assert potions(session) == ["firebomb", "cursed_brew", None]


# Restless Dead


def test_the_dead_upgrade_two_different_random_cards_for_20_hp() -> None:
    seen = set()
    for seed in range(60):
        session = at("restless_dead", seed=str(seed), deck=["strike", "defend", "strike+", "doubt", "life_tap"])
        facts = choose(session, "Accept")
        better = sorted(fact.prefab for fact in of(facts, CardUpgraded))
        assert len(set(better)) == 2
        assert (hp(session), deck(session)[2:4]) == ((50, 70), ["strike+", "doubt"])
        assert sum(card.endswith("+") for card in deck(session)) == 3
        seen.add(tuple(better))
    assert seen == {("defend", "life_tap"), ("defend", "strike"), ("life_tap", "strike")}


def test_the_dead_upgrade_one_card_where_only_one_is_left() -> None:
    session = at("restless_dead", deck=["strike+", "defend", "doubt"])
    choose(session, "Accept")
    assert deck(session) == ["strike+", "defend+", "doubt"]


def test_ml_10_the_dead_want_a_card_to_upgrade_and_never_make_two_pluses() -> None:
    session = at("restless_dead", deck=["strike+", "doubt"])
    assert refusal(session, "Accept") == "No card of yours can be upgraded."
    assert refusal(at("restless_dead", hp=20), "Accept") == "You would not survive losing 20 HP."
    assert hp(at("restless_dead", hp=21)) == (21, 70)


# Impish Gambler


@pytest.mark.parametrize(("roll", "left"), [(0, 129), (49, 129), (50, 69), (99, 69)])
def test_ec_04_a_bet_of_30_is_won_with_half_of_all_rolls(roll: int, left: int) -> None:
    """From 99: 129 won, 69 lost (R52)."""
    session = at("impish_gambler", rolls={"events": [roll]})
    choose(session, "Bet 30 Gold")
    assert gold(session) == left
    assert on_the_map(session)


def test_ec_04_with_29_gold_there_is_no_bet() -> None:
    session = at("impish_gambler", gold=29)
    assert refusal(session, "Bet 30 Gold") == "You have only 29 Gold."
    with pytest.raises(IllegalCommand):
        session.submit(Choose(0))
    assert gold(session) == 29


def test_a_wagered_curse_brings_100_gold_and_another_card_nothing() -> None:
    for roll, left, rest in [(0, 199, ["strike", "defend"]), (1, 99, ["doubt", "defend"])]:
        session = at("impish_gambler", deck=["doubt", "strike", "defend"], rolls={"events": [roll]})
        choose(session, "Wager a card")
        assert (gold(session), deck(session)) == (left, rest)


def test_ec_04_with_ectoplasm_no_gold_comes_from_anywhere() -> None:
    """R37"""
    gambler = at("impish_gambler", gold=30, deck=["doubt", "strike"], relics=["ectoplasm"], rolls={"events": [0, 0]})
    facts = choose(gambler, "Bet 30 Gold")
    assert (gold(gambler), of(facts, GoldGained)) == (0, [])
    meet(gambler, "impish_gambler")
    choose(gambler, "Wager a card")
    assert (gold(gambler), deck(gambler)) == (0, ["strike"])


# Ancient Library


def test_study_gives_an_energy_in_the_next_combat_alone_and_takes_5_hp() -> None:
    """R53: 1 more Energy every turn of the next combat; the mark is shown until then."""
    session = at("ancient_library")
    choose(session, "Study")
    assert (hp(session), [relic.name for relic in session.look().relics]) == ((65, 70), ["Forgotten Knowledge"])
    meet(session, "cursed_spring")
    choose(session, "Leave")
    assert relics(session) == ["forgotten_knowledge"]
    journey = session.world.journey
    journey.fight = "skeleton_warrior"
    session.world.queue.question = None
    session.go_on()
    assert session.look().player.energy == 4
    assert relics(session) == ["forgotten_knowledge"]
    facts = win(session)
    assert [fact.prefab for fact in of(facts, RelicFaded)] == ["forgotten_knowledge"]
    assert relics(session) == []


def test_study_wants_more_than_5_hp() -> None:
    assert refusal(at("ancient_library", hp=5), "Study") == "You would not survive losing 5 HP."


@pytest.mark.parametrize(
    ("hero", "powers"),
    [
        ("blood_reaper", ["blood_pact", "soul_siphon"]),
        ("shadowmancer", ["umbral_mastery"]),
        ("hellforged", ["hellfire_aura"]),
    ],
)
def test_the_forbidden_page_is_a_power_of_the_class_and_a_doubt(hero: str, powers: list[str]) -> None:
    for roll, power in enumerate(powers):
        session = at("ancient_library", hero=hero, deck=["strike"], rolls={"events": [roll]})
        choose(session, "Read the forbidden page")
        assert (deck(session), gold(session)) == (["strike", power, "doubt"], 99)


# Which event comes


def test_sv_09_each_of_the_six_events_comes_once_before_any_comes_again() -> None:
    session = begun(seed="BAG")
    met = []
    for _ in range(12):
        met += [fact.event for fact in of(meet_next(session), EventMet)]
        session.world.queue.question = None
    assert sorted(met[:6]) == sorted(session.library.events) == sorted(met[6:])


def meet_next(session):
    return enter(session, "event")


def test_the_bag_is_shuffled_by_the_seed_alone() -> None:
    firsts = {}
    for seed in range(80):
        for spent in (0, 3):
            session = begun(seed=str(seed))
            for _ in range(spent):
                session.world.dice.below("relics", 7)
            (met,) = of(meet_next(session), EventMet)
            assert firsts.setdefault(seed, met.event) == met.event
    assert len(set(firsts.values())) == 6


def test_losing_hp_in_an_event_is_no_loss_from_a_card() -> None:
    """R22: the Bloodstone stays silent."""
    session = at("the_forgotten_altar", relics=["bloodstone"], rolls={})
    facts = choose(session, "Offer your blood")
    assert [(fact.amount, fact.kind) for fact in of(facts, HpLost)] == [(15, "rule")]
    assert hp(session) == (55, 70)


# What follows a fight


@pytest.fixture
def stranger(tmp_path: Path) -> Library:
    (tmp_path / "events").mkdir()
    (tmp_path / "events" / "stranger.yaml").write_text(STRANGER, encoding="utf-8")
    return load([base_prefabs(), tmp_path])


def test_what_a_choice_does_after_a_fight_happens_after_it_and_its_rewards(stranger) -> None:
    session = at("stranger", library=stranger, potions=["smoke_bomb"])
    choose(session, "Fight")
    assert (gold(session), relics(session), session.look().phase) == (100, [], "play")
    session = Session.restore(json.loads(json.dumps(session.snapshot())), library=stranger)
    win(session)
    assert (asked(session).kind, relics(session)) == ("rewards", [])
    leave(session)
    assert (asked(session).kind, relics(session)) == ("remove", ["bloodstone"])
    choose(session, "Defend")
    assert on_the_map(session)


def test_who_escapes_from_an_events_fight_gets_nothing_of_what_would_follow(stranger) -> None:
    session = at("stranger", library=stranger, potions=["smoke_bomb"])
    choose(session, "Fight")
    session.submit(UsePotion(0))
    assert (relics(session), on_the_map(session)) == ([], True)
    meet(session, "stranger")
    choose(session, "Leave")
    assert (relics(session), on_the_map(session)) == ([], True)
