"""The shop (17, R51)."""

from collections import Counter

import pytest

from components.commands import Choose, DiscardPotion
from components.effects import GainGold
from components.facts import CardRemoved, GoldLost
from shadows.games import load
from shadows.play.session import IllegalCommand
from systems.core.questions import ask
from systems.run import shop
from tests.run.playing import (
    Scripted,
    asked,
    begun,
    choose,
    deck,
    enter,
    gold,
    happen,
    leave,
    of,
    offers,
    options,
    potions,
    refusal,
    relics,
)


def visiting(rolls=None, **given: object):
    session = begun(rolls=rolls, **given)
    enter(session, "shop")
    return session


def test_the_wares_are_3_class_cards_a_colorless_one_2_relics_3_potions_and_a_removal() -> None:
    library = load()
    colorless = set()
    for hero in library.heroes:
        for seed in range(30):
            laid = offers(visiting(hero=hero, seed=str(seed)))
            assert [offer.kind for offer in laid] == [*["card"] * 4, *["relic"] * 2, *["potion"] * 3, "removal"]
            cards = [offer.id for offer in laid[:3]]
            assert len(set(cards)) == 3
            assert {library.cards[card].hero for card in cards} == {hero}
            assert laid[4].id != laid[5].id
            assert library.relics[laid[4].id].hero in ("", hero)
            colorless.add(laid[3].id)
    assert colorless == {"flash_of_insight", "iron_will", "potent_brew", "quick_slash"}


def test_ec_05_prices() -> None:
    """Common 50, Uncommon 75, Rare 150; Colorless 60, Relic 150, Potion 50, removal 75."""
    by_rarity = {"common": 50, "uncommon": 75, "rare": 150}
    seen = set()
    for seed in range(30):
        session = visiting(seed=str(seed))
        for offer in offers(session)[:3]:
            rarity = session.library.cards[offer.id].rarity
            seen.add(rarity)
            assert offer.price == by_rarity[rarity]
        assert [offer.price for offer in offers(session)[3:]] == [60, 150, 150, 50, 50, 50, 75]
    assert seen == set(by_rarity)


@pytest.mark.parametrize("table", ["weights", "relic_weights"])
def test_rarities_are_60_30_10(table: str) -> None:
    weights = getattr(load().shops["shop"], table)
    assert (weights.common, weights.uncommon, weights.rare) == (60, 30, 10)
    cards = load().cards
    firsts = Counter()
    for roll in range(100):
        session = begun(rolls={"shop": [roll]})
        shop.open_shop(session.world)
        firsts[cards[offers(session)[0].id].rarity] += 1
    assert firsts == {"common": 60, "uncommon": 30, "rare": 10}


@pytest.mark.parametrize("hero", ["blood_reaper", "shadowmancer", "hellforged"])
def test_ec_05_what_is_bought_is_there_and_paid_exactly(hero: str) -> None:
    session = visiting(hero=hero, gold=2000)
    spent = 0
    for place, offer in enumerate(list(offers(session))):
        if offer.kind == "removal":
            continue
        before = gold(session)
        facts = session.submit(Choose(asked(session).options.index(place)))
        spent += offer.price
        assert (gold(session), of(facts, GoldLost)) == (before - offer.price, [GoldLost(offer.price)])
        owned = {"card": deck(session), "relic": relics(session), "potion": potions(session)}[offer.kind]
        assert offer.id in owned
        if asked(session).kind == "remove":  # the Vial of Shadows
            choose(session, "Strike")
    assert gold(session) == 2000 - spent
    assert [option.name for option in options(session)] == ["Card removal"]


def test_a_copy_of_a_stackable_relic_is_bought_like_any_other() -> None:
    """EC-05: all relics owned, so that copies are offered (R36)."""
    owned = [name for name, relic in load().relics.items() if relic.rarity in ("common", "uncommon", "rare")]
    session = visiting(gold=150, relics=[*owned, "sacrificial_dagger"])
    copy = next(offer for offer in offers(session) if offer.kind == "relic")
    choose(session, session.library.relics[copy.id].name)
    assert (relics(session).count(copy.id), gold(session)) == (2, 0)


def test_nothing_is_bought_twice() -> None:
    session = visiting(gold=1000)
    first = options(session)[0]
    choose(session, first.name)
    assert len(options(session)) == 9
    assert first.place not in asked(session).options


def test_what_costs_more_than_the_gold_is_shown_and_cannot_be_bought() -> None:
    session = visiting(gold=49)
    assert len(options(session)) == 10
    for option in options(session):
        assert option.refusal == f"It costs {option.price} Gold; you have 49."
        with pytest.raises(IllegalCommand, match="It costs"):
            session.submit(Choose(option.place))
    assert (gold(session), len(deck(session))) == (49, 10)
    assert session.legal() == [Choose(None)]
    happen(session, GainGold(1))
    ask(session.world, "shop")
    assert any(option.price == 50 and not option.refusal for option in options(session))


def test_a_potion_needs_a_free_slot() -> None:
    session = visiting({"shop": []}, potions=["firebomb", "dex_tonic", "smoke_bomb"])
    name = next(option.name for option in options(session) if option.kind == "potion")
    assert refusal(session, name) == "Your potion slots are full: throw one away first."
    session.submit(DiscardPotion(1))
    choose(session, name)
    assert (gold(session), None in potions(session)) == (49, False)


def test_one_removal_a_visit_for_75_gold() -> None:
    session = visiting(gold=160)
    choose(session, "Card removal")
    assert (asked(session).kind, gold(session)) == ("remove", 160)
    facts = choose(session, "Strike")
    assert of(facts, GoldLost) == [GoldLost(75)]
    assert of(facts, CardRemoved) == [CardRemoved("strike")]
    assert (gold(session), len(deck(session))) == (85, 9)
    assert "Card removal" not in [option.name for option in options(session)]
    leave(session)
    enter(session, "shop")
    assert "Card removal" in [option.name for option in options(session)]


def test_a_removal_can_be_taken_back_before_a_card_is_chosen_and_nothing_is_spent() -> None:
    session = visiting(gold=75)
    choose(session, "Card removal")
    assert session.look().question.leave == "Back"
    leave(session)
    assert (asked(session).kind, gold(session), len(deck(session))) == ("shop", 75, 10)
    choose(session, "Card removal")
    choose(session, "Defend")
    assert (gold(session), len(deck(session))) == (0, 9)


def test_the_last_card_and_bound_curses_are_not_removed() -> None:
    """R59, R37"""
    assert refusal(visiting(deck=["strike"]), "Card removal") == "No card can be removed."
    crown = visiting(deck=["strike", "doubt"], relics=["cursed_crown"])
    choose(crown, "Card removal")
    assert [option.name for option in options(crown)] == ["Strike"]


def test_leaving_leads_on_and_the_wares_are_gone() -> None:
    session = visiting()
    leave(session)
    assert (asked(session).kind, offers(session), gold(session)) == ("map", [], 99)


def test_the_wares_come_from_a_stream_of_their_own() -> None:
    """R56"""
    calm = offers(visiting(seed="S"))
    session = begun(seed="S")
    for stream in ("map", "shuffles", "enemies", "rewards", "relics", "potions", "events"):
        session.world.dice.below(stream, 5)
    enter(session, "shop")
    assert offers(session) == calm
    session.world.dice = dice = Scripted()
    shop.open_shop(session.world)
    assert {stream for stream, _ in dice.asked} == {"shop"}
