"""What was met: taken from what happens, kept for good, whatever becomes of the run."""

import sqlite3
from contextlib import closing

import pytest

from components import facts
from components.commands import Abandon, Choose
from components.facts import FACTS
from components.run import Offer
from shadows.play.session import Session
from shadows.saves.discoveries import Discoveries
from shadows.saves.history import History
from shadows.saves.paths import Paths
from shadows.saves.saved_game import SavedGame
from shadows.saves.writer import WRITER
from tests.saves.playing import kept
from tests.saves.test_history import record


def met(paths: Paths, kind: str) -> list[str]:
    """The ids of a kind that were met, in the order of the alphabet."""
    WRITER.wait()
    return sorted(name for of, name in History(paths.history).met() if of == kind)


def test_a_run_that_has_begun_has_met_its_deck(paths: Paths) -> None:
    kept(Session.start("hellforged", "MET"), paths)
    assert met(paths, "cards") == ["defend", "firebolt", "strike"]
    assert met(paths, "enemies") == []


def test_enemies_are_met_when_they_stand_there_and_stay_so_after_the_run(paths: Paths) -> None:
    game = kept(Session.start("hellforged", "MET"), paths)
    game.submit(Choose(0))
    stood = sorted({foe.id for foe in game.look().foes})
    game.submit(Abandon())
    game.flush()
    assert met(paths, "enemies") == stood != []
    kept(Session.start("hellforged", "MET"), paths)
    assert met(paths, "enemies") == stood


def test_what_a_single_fight_shows_is_met_too(paths: Paths) -> None:
    game = SavedGame.new("blood_reaper", "MET", encounter="lich_king")
    assert met(paths, "enemies") == ["lich_king"]
    assert set(met(paths, "cards")) == {"defend", "sanguine_strike", "strike"}
    assert game.warnings == []


def test_each_kind_of_fact_shows_something_and_an_upgraded_card_is_the_card_itself(paths: Paths) -> None:
    session = Session.start("blood_reaper", "MET")
    seen = Discoveries(History(paths.history))
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
    assert set(met(paths, "cards")) == {"defend", "hemorrhage", "imp_claws", "sanguine_strike", "strike"}
    assert [met(paths, kind) for kind in ("enemies", "relics", "potions", "statuses", "events")] == [
        ["wraith"],
        ["bloodstone"],
        ["firebomb"],
        ["weak"],
        ["the_forgotten_altar"],
    ]


KNOWN_BEFORE = {
    "CardPlayed",
    "CardDiscarded",
    "CardExhausted",
    "CardMoved",
    "PowerRaised",
    "CardRemoved",
    "CardUpgraded",
    "StatusFell",
    "RuleActed",
    "RelicFaded",
    "RelicUsed",
    "Counted",
    "PotionKept",
    "PotionUsed",
    "PotionDiscarded",
    "ChoiceTaken",
    "EffectFailed",
}
"""Facts about what the player must have met before."""


def test_every_fact_that_names_something_shows_it_for_the_first_time_or_not() -> None:
    naming = {fact for fact in FACTS if {"prefab", "status", "event"} & set(fact.__struct_fields__)}
    assert {fact.__name__ for fact in naming if fact.meets is None} == KNOWN_BEFORE
    assert all(fact.meets is None or fact.meets[1] in fact.__struct_fields__ for fact in FACTS)


def test_what_is_offered_was_seen_though_it_is_not_taken(paths: Paths) -> None:
    session = Session.start("blood_reaper", "MET")
    session.world.journey.offers = [
        Offer("gold", amount=20),
        Offer("gold", "relic", amount=20),
        Offer("cards", cards=["blood_ward", "life_tap+"]),
        Offer("card", "crimson_shield"),
        Offer("relic", cards=["cursed_crown", "ectoplasm"]),
        Offer("relic", "greedy_imp"),
        Offer("potion", "blood_vial"),
        Offer("removal"),
    ]
    Discoveries(History(paths.history)).take_in(session, [], pytest.fail)
    assert {"blood_ward", "crimson_shield", "life_tap"} <= set(met(paths, "cards"))
    assert met(paths, "relics") == ["cursed_crown", "ectoplasm", "greedy_imp"]
    assert met(paths, "potions") == ["blood_vial"]


def test_the_first_meeting_is_the_one_that_counts(paths: Paths) -> None:
    met_once = History(paths.history)
    assert met_once.met() == {}
    assert not paths.history.exists()
    met_once.meet([("cards", "strike")])
    with closing(sqlite3.connect(paths.history)) as tables, tables:
        tables.execute("UPDATE met SET first = '2026-01-01T00:00:00+00:00'")
    met_once.meet([("cards", "strike"), ("relics", "strike")])
    found = met_once.met()
    assert found["cards", "strike"] == "2026-01-01T00:00:00+00:00"
    assert sorted(found) == [("cards", "strike"), ("relics", "strike")]


def test_a_history_from_before_counts_what_its_runs_ended_with_as_met(paths: Paths) -> None:
    """Its one run ended at 11:01 with Strike, Strike+ and a Bloodstone."""
    History(paths.history).record(record(1))
    with closing(sqlite3.connect(paths.history)) as tables:
        tables.executescript(
            "DROP TABLE met; ALTER TABLE runs DROP COLUMN changes; ALTER TABLE runs RENAME COLUMN kept TO deck;"
            """UPDATE runs SET deck = '["strike","strike+"]'; PRAGMA user_version = 1"""
        )
    when = "2026-01-01T11:01:00+00:00"
    assert History(paths.history).met() == {("cards", "strike"): when, ("relics", "bloodstone"): when}
    assert History(paths.history).runs() == [record(1)]


def test_trouble_is_told_once_and_stops_nothing(paths: Paths) -> None:
    paths.history.mkdir(parents=True)
    game = SavedGame.new("blood_reaper", "MET", encounter="lich_king")
    game.submit(game.legal()[0])
    game.flush()
    assert len(game.warnings) == 1
    assert game.warnings[0].startswith("The history of runs cannot be used")
