"""What was met: taken from what happens, kept for good, whatever becomes of the run."""

import sqlite3
from contextlib import closing

import pytest

from components import facts
from components.commands import Abandon, Choose
from components.run import Offer
from shadows.saves.game import Game
from shadows.saves.history import History
from shadows.saves.met import Met
from shadows.saves.places import Places
from shadows.saves.scribe import SCRIBE
from shadows.session import Session
from tests.saves.playing import kept
from tests.saves.test_history import record


def met(places: Places, kind: str) -> list[str]:
    """The ids of a kind that were met, in the order of the alphabet."""
    SCRIBE.wait()
    return sorted(name for of, name in History(places.history).met() if of == kind)


def test_a_run_that_has_begun_has_met_its_deck(places: Places) -> None:
    kept(Session.start("hellforged", "MET"), places)
    assert met(places, "cards") == ["defend", "firebolt", "strike"]
    assert met(places, "enemies") == []


def test_enemies_are_met_when_they_stand_there_and_stay_so_after_the_run(places: Places) -> None:
    game = kept(Session.start("hellforged", "MET"), places)
    game.submit(Choose(0))
    stood = sorted({foe.id for foe in game.look().foes})
    game.submit(Abandon())
    game.flush()
    assert met(places, "enemies") == stood != []
    kept(Session.start("hellforged", "MET"), places)
    assert met(places, "enemies") == stood


def test_what_a_single_fight_shows_is_met_too(places: Places) -> None:
    game = Game.new("blood_reaper", "MET", encounter="lich_king")
    assert met(places, "enemies") == ["lich_king"]
    assert set(met(places, "cards")) == {"defend", "sanguine_strike", "strike"}
    assert game.warnings == []


def test_each_kind_of_fact_shows_something_and_an_upgraded_card_is_the_card_itself(places: Places) -> None:
    session = Session.start("blood_reaper", "MET")
    seen = Met(History(places.history))
    told = [
        facts.CardDrawn(3, "hemorrhage+"),
        facts.CardAdded(4, "imp_claws", "hand"),
        facts.EnemyJoined(5, "wraith", 0),
        facts.RelicGained(6, "bloodstone"),
        facts.PotionGained(0, "firebomb"),
        facts.StatusApplied(1, 5, "weak", 1, 1, 3, "card"),
        facts.EventMet("the_forgotten_altar"),
        facts.GoldGained(5),
    ]
    seen.take_in(session, told, pytest.fail)
    assert set(met(places, "cards")) == {"defend", "hemorrhage", "imp_claws", "sanguine_strike", "strike"}
    assert [met(places, kind) for kind in ("enemies", "relics", "potions", "statuses", "events")] == [
        ["wraith"],
        ["bloodstone"],
        ["firebomb"],
        ["weak"],
        ["the_forgotten_altar"],
    ]


def test_what_is_offered_was_seen_though_it_is_not_taken(places: Places) -> None:
    session = Session.start("blood_reaper", "MET")
    session.arena.journey.offers = [
        Offer("gold", amount=20),
        Offer("gold", "relic", amount=20),
        Offer("cards", cards=["blood_ward", "life_tap+"]),
        Offer("card", "crimson_shield"),
        Offer("relic", cards=["cursed_crown", "ectoplasm"]),
        Offer("relic", "greedy_imp"),
        Offer("potion", "blood_vial"),
        Offer("removal"),
    ]
    Met(History(places.history)).take_in(session, [], pytest.fail)
    assert {"blood_ward", "crimson_shield", "life_tap"} <= set(met(places, "cards"))
    assert met(places, "relics") == ["cursed_crown", "ectoplasm", "greedy_imp"]
    assert met(places, "potions") == ["blood_vial"]


def test_the_first_meeting_is_the_one_that_counts(places: Places) -> None:
    met_once = History(places.history)
    assert met_once.met() == {}
    assert not places.history.exists()
    met_once.meet([("cards", "strike")])
    with closing(sqlite3.connect(places.history)) as tables, tables:
        tables.execute("UPDATE met SET first = '2026-01-01T00:00:00+00:00'")
    met_once.meet([("cards", "strike"), ("relics", "strike")])
    found = met_once.met()
    assert found["cards", "strike"] == "2026-01-01T00:00:00+00:00"
    assert sorted(found) == [("cards", "strike"), ("relics", "strike")]


def test_a_history_from_before_counts_what_its_runs_ended_with_as_met(places: Places) -> None:
    """Its one run ended at 11:01 with Strike, Strike+ and a Bloodstone."""
    History(places.history).record(record(1))
    with closing(sqlite3.connect(places.history)) as tables:
        tables.executescript("DROP TABLE met; ALTER TABLE runs DROP COLUMN changes; PRAGMA user_version = 1")
    when = "2026-01-01T11:01:00+00:00"
    assert History(places.history).met() == {("cards", "strike"): when, ("relics", "bloodstone"): when}
    assert History(places.history).runs() == [record(1)]


def test_trouble_is_told_once_and_stops_nothing(places: Places) -> None:
    places.history.mkdir(parents=True)
    game = Game.new("blood_reaper", "MET", encounter="lich_king")
    game.submit(game.legal()[0])
    game.flush()
    assert len(game.warnings) == 1
    assert game.warnings[0].startswith("The history of runs cannot be used")
