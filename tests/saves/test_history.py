"""The history of runs: what is kept of each, and how the file comes from one version of its tables to the next."""

import random
import sqlite3
from contextlib import closing

import pytest

from components import facts
from shadows.saves import history
from shadows.saves.history import History, HistoryError, Record
from shadows.saves.paths import Paths
from shadows.saves.saved_game import SavedGame
from shadows.saves.stats import Stats, Stop
from tests.saves.playing import hardy, kept


def record(number: int) -> Record:
    """A run that ended in that minute."""
    return Record(
        id=f"run {number}",
        outcome="lost",
        hero="blood_reaper",
        map="fixed",
        seed="HISTORY",
        began="2026-01-01T10:00:00+00:00",
        ended=f"2026-01-01T11:{number:02}:00+00:00",
        seconds=61.5,
        act=1,
        floor=7,
        fight="lich_king",
        hp=0,
        max_hp=70,
        gold=120,
        kept={"cards": ["strike", "strike+"]},
        relics=["bloodstone"],
        potions=[],
        tally=Stats(path=[Stop(0, 2, "enemy"), Stop(0, 3, "rest")], combats=4, cause="Lich King"),
        replay="some.jsonl",
        version="0.1.0",
        content="abc",
        mods=["frost"],
    )


def test_what_is_recorded_is_read_again_the_newest_first(paths: Paths) -> None:
    kept_runs = History(paths.history)
    assert kept_runs.runs() == []
    assert not paths.history.exists()
    for number in range(5):
        kept_runs.record(record(number))
    assert kept_runs.runs(limit=2) == [record(4), record(3)]
    assert kept_runs.has("run 0")
    assert not kept_runs.has("run 9")


def test_a_run_is_recorded_once(paths: Paths) -> None:
    kept_runs = History(paths.history)
    kept_runs.record(record(1))
    kept_runs.record(record(1))
    assert len(kept_runs.runs()) == 1


def test_a_file_of_the_first_version_is_brought_to_a_later_one_with_its_runs(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    History(paths.history).record(record(1))
    later = (*history.MIGRATIONS, "ALTER TABLE runs ADD COLUMN score INTEGER NOT NULL DEFAULT 7")
    monkeypatch.setattr(history, "MIGRATIONS", later)
    assert History(paths.history).runs() == [record(1)]
    with closing(sqlite3.connect(paths.history)) as tables:
        assert tables.execute("PRAGMA user_version").fetchone() == (5,)
        assert tables.execute("SELECT score FROM runs").fetchone() == (7,)


def test_a_migration_that_fails_changes_nothing(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    History(paths.history).record(record(1))
    broken = (*history.MIGRATIONS, "ALTER TABLE runs ADD COLUMN score INTEGER; ALTER TABLE nothing ADD COLUMN x")
    with monkeypatch.context() as later:
        later.setattr(history, "MIGRATIONS", broken)
        with pytest.raises(HistoryError, match="cannot be used"):
            History(paths.history).runs()
    assert History(paths.history).runs() == [record(1)]
    with closing(sqlite3.connect(paths.history)) as tables:
        assert tables.execute("PRAGMA user_version").fetchone() == (4,)


def test_a_history_of_a_newer_version_is_left_as_it_is(paths: Paths) -> None:
    History(paths.history).record(record(1))
    with closing(sqlite3.connect(paths.history)) as tables:
        tables.execute("PRAGMA user_version = 99")
    before = paths.history.read_bytes()
    with pytest.raises(HistoryError, match="newer version"):
        History(paths.history).record(record(2))
    assert paths.history.read_bytes() == before


def test_a_file_that_is_no_database_is_kept_aside(paths: Paths) -> None:
    paths.home.mkdir()
    paths.history.write_bytes(b"no database at all, but long enough to be looked at" * 40)
    History(paths.history).record(record(1))
    assert History(paths.history).runs() == [record(1)]
    assert (paths.home / "history.damaged.sqlite3").read_bytes().startswith(b"no database")


@pytest.mark.parametrize("hp", [5000, 70])
def test_the_numbers_of_a_run_are_those_of_its_facts(hp: int, paths: Paths) -> None:
    """Closing the game on the way loses none of them."""
    game = kept(hardy("hellforged", "NUMBERS", hp=hp), paths)
    chance = random.Random(11)
    happened = list(game.history)
    while game.outcome == "ongoing":
        happened += game.submit(chance.choice(game.legal()))
        if len(happened) % 7 == 0 and game.outcome == "ongoing":
            game = SavedGame.continued().game
    game.flush()
    (kept_run,) = History(paths.history).runs()
    tally = kept_run.tally

    def total(kind: type, of: str = "amount") -> int:
        return sum(getattr(fact, of) for fact in happened if isinstance(fact, kind))

    won = [fact for fact in happened if isinstance(fact, facts.CombatEnded) and fact.outcome == "won"]
    assert tally.combats == len(won)
    assert tally.turns == sum(isinstance(fact, facts.RoundBegan) for fact in happened)
    assert tally.slain == sum(isinstance(fact, facts.EnemyDied) for fact in happened)
    lost = [fact for fact in happened if isinstance(fact, facts.HpLost) and fact.target == 1]
    assert tally.sacrificed == sum(fact.amount for fact in lost if fact.kind == "card")
    assert tally.cards_played == sum(isinstance(fact, facts.CardPlayed) for fact in happened)
    assert tally.damage_dealt + tally.damage_taken == total(facts.HpLost)
    assert tally.damage_taken == sum(f.amount for f in happened if isinstance(f, facts.HpLost) and f.target == 1)
    assert tally.blocked == sum(f.blocked for f in happened if isinstance(f, facts.DamageDealt) and f.target == 1)
    assert (tally.gold_gained, tally.gold_lost) == (total(facts.GoldGained), total(facts.GoldLost))
    assert kept_run.gold == 99 + tally.gold_gained - tally.gold_lost == game.look().player.gold
    entered = [fact for fact in happened if isinstance(fact, facts.NodeEntered)]
    assert [(stop.floor, stop.kind) for stop in tally.path] == [(fact.floor, fact.kind) for fact in entered]
    assert tally.floors == len(entered)
    assert [kept_run.act, kept_run.floor] == [tally.path[-1].act, tally.path[-1].floor]
    assert sorted(kept_run.kept["cards"]) == sorted(card.id for card in game.look().journey.deck)
    assert kept_run.relics == [relic.id for relic in game.look().relics]
    assert kept_run.began <= kept_run.ended
    if hp == 5000:
        assert (kept_run.outcome, tally.bosses, tally.cause) == ("won", 3, "")
    else:
        assert kept_run.outcome == "lost"
        assert kept_run.hp == 0
        assert tally.cause in game.names().values()


def test_the_one_whose_rule_killed_is_the_cause_of_death() -> None:
    tally = Stats()
    tally.count([facts.PlayerDied(1, 5, "status")], 1, lambda: {1: "Hellforged", 5: "Burn"})
    assert tally.cause == "Burn"
