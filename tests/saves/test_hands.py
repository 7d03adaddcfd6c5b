"""Other hands on the player's files: syncs, scanners, viewers, a second window, a full disk. Nothing is lost, and the
game goes on."""

import errno
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from components.commands import Abandon
from shadows.saves import files, history
from shadows.saves.history import History
from shadows.saves.paths import Paths
from shadows.saves.replay import state_of
from shadows.saves.saved_game import SavedGame
from tests.saves.playing import HEROES
from tests.saves.test_history import record


def begun(hero: str = "blood_reaper", seed: str = "HANDS") -> SavedGame:
    """A run with two commands taken."""
    game = SavedGame.new(hero, seed)
    for _ in range(2):
        game.submit(game.legal()[0])
    return game


def step(game: SavedGame) -> None:
    game.submit(game.legal()[0])


# --- the open run ---------------------------------------------------------------------


def test_a_touched_save_is_still_our_own(paths: Paths) -> None:
    game = begun()
    os.utime(paths.run, (1, 1))
    step(game)
    assert game.warnings == []
    assert state_of(SavedGame.continued().game.session) == state_of(game.session)


def test_the_same_bytes_put_back_by_a_sync_are_still_our_own(paths: Paths) -> None:
    game = begun()
    content = paths.run.read_bytes()
    paths.run.unlink()
    paths.run.write_bytes(content)
    step(game)
    assert game.warnings == []
    assert state_of(SavedGame.continued().game.session) == state_of(game.session)


@pytest.mark.parametrize("lost", ["run", "both"])
def test_a_save_that_somebody_took_away_is_written_anew(lost: str, paths: Paths) -> None:
    game = begun()
    paths.run.unlink()
    if lost == "both":
        paths.previous.unlink()
    step(game)
    assert game.warnings == []
    assert state_of(SavedGame.continued().game.session) == state_of(game.session)


def test_a_run_that_another_game_has_ended_is_not_saved_again(paths: Paths) -> None:
    game, other = begun(), SavedGame.continued().game
    other.submit(Abandon())
    other.flush()
    step(game)
    assert game.warnings == ["Another game has written this run, so this one is not saved any more."]
    assert SavedGame.continued() == (None, "")


def test_a_save_that_cannot_be_looked_at_for_a_moment_stops_no_saving(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begun()
    os.utime(paths.run, (1, 1))
    opening = os.open

    def locked(path: Path, *given: int) -> int:
        if Path(path) == paths.run:
            raise PermissionError(errno.EACCES, "Permission denied")
        return opening(path, *given)

    with monkeypatch.context() as scanner:
        scanner.setattr(os, "open", locked)
        step(game)
    assert [warning.partition(" (")[0] for warning in game.warnings] == ["The run cannot be saved"]
    step(game)
    assert state_of(SavedGame.continued().game.session) == state_of(game.session)


def test_a_disk_that_is_full_again_is_told_again_and_not_at_every_command(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begun()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    told = []
    for _ in range(2):
        with monkeypatch.context() as disk:
            disk.setattr(os, "fsync", full)
            for _ in range(3):
                step(game)
                told.append(len(game.warnings))
                game.warnings.clear()
        step(game)
    assert told == [1, 0, 0, 1, 0, 0]


# --- locks, as Windows has them (T2-30) ------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """A system where a file that is read cannot be replaced; sleeping takes no time. Holds how late it is."""
    now = [0.0]
    monkeypatch.setattr(files, "LOCKING", True)
    monkeypatch.setattr(time, "sleep", lambda seconds: now.__setitem__(0, now[0] + seconds))
    return now


@pytest.mark.parametrize("until", [0.05, 0.15, 0.3, 0.7])
def test_a_save_that_is_locked_for_a_moment_is_waited_for(
    until: float, clock: list[float], paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begun()
    replace = Path.replace

    def refusing(path: Path, target: Path) -> Path:
        if clock[0] < until:
            raise PermissionError(errno.EACCES, "Access is denied")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", refusing)
    clock[0] = 0.0
    step(game)
    assert game.warnings == []
    assert until <= clock[0] <= 0.75
    assert state_of(SavedGame.continued().game.session) == state_of(game.session)


def test_a_save_that_is_locked_for_long_is_written_with_the_next_command(
    clock: list[float], paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begun()

    def refusing(path: Path, target: Path) -> Path:
        raise PermissionError(errno.EACCES, "Access is denied")

    with monkeypatch.context() as scanner:
        scanner.setattr(Path, "replace", refusing)
        step(game)
    assert clock[0] == pytest.approx(0.75)
    assert len(game.warnings) == 1
    step(game)
    assert state_of(SavedGame.continued().game.session) == state_of(game.session)


@pytest.mark.parametrize("until", [0.05, 0.7])
def test_a_save_that_is_locked_for_a_moment_at_the_start_is_the_one_that_goes_on(
    until: float, clock: list[float], paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = state_of(begun().session)
    opening = os.open

    def locked(path: Path, *given: int) -> int:
        if Path(path) == paths.run and clock[0] < until:
            raise PermissionError(errno.EACCES, "Access is denied")
        return opening(path, *given)

    monkeypatch.setattr(os, "open", locked)
    found = SavedGame.continued()
    assert (found.message, state_of(found.game.session)) == ("", state)


def test_a_save_that_could_not_be_read_comes_back_when_it_can(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    state = state_of(begun().session)
    opening = os.open

    def locked(path: Path, *given: int) -> int:
        if Path(path).name in (paths.run.name, "run.unreadable.json"):
            raise PermissionError(errno.EACCES, "Permission denied")
        return opening(path, *given)

    with monkeypatch.context() as scanner:
        scanner.setattr(os, "open", locked)
        found = SavedGame.continued()
    assert found.message == (
        "The saved run cannot be read (Permission denied): it is kept as run.unreadable.json, "
        "and the run goes on from the step before."
    )
    found = SavedGame.continued()
    assert (found.message, state_of(found.game.session)) == ("", state)
    assert not (paths.home / "run.unreadable.json").exists()


# --- on the disk before it is in its place ----------------------------------------------


def test_what_takes_its_place_is_on_the_disk_then_and_its_folder_after(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begun()
    game.flush()
    done: list[str] = []
    synced, replace = os.fsync, Path.replace

    def fsync(handle: int) -> None:
        done.append("folder" if os.path.isdir(f"/proc/self/fd/{handle}") else "file")  # noqa: PTH112
        synced(handle)

    def put(path: Path, target: Path) -> Path:
        done.append(f"{path.name} to {target.name}")
        return replace(path, target)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(Path, "replace", put)
    step(game)
    game.flush()
    assert done[:3] == ["file", "run.json to run.previous.json", "run.json.new to run.json"]
    if Path("/proc/self/fd").is_dir():
        assert "folder" in done[3:]


# --- ended runs and the history -----------------------------------------------------------


def test_a_run_that_ends_while_a_viewer_holds_the_history_is_put_in_at_the_next_start(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "PATIENCE", 0.0)
    game = begun()
    game.flush()
    with closing(sqlite3.connect(paths.history, isolation_level=None)) as viewer:
        viewer.execute("BEGIN EXCLUSIVE")
        game.submit(Abandon())
        game.flush()
        SavedGame.new("hellforged", "NEXT").flush()
        assert (paths.home / "run.ended.json").exists()
    assert any("is put in at the next start that can" in warning for warning in game.warnings)
    assert SavedGame.continued().game.look().seed == "NEXT"
    assert [run.seed for run in History(paths.history).runs()] == ["HANDS"]
    assert not (paths.home / "run.ended.json").exists()


def test_several_runs_that_wait_are_all_put_in(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, hero in enumerate(HEROES):
        game = SavedGame.new(hero, f"WAITS {number}")
        game.flush()
        if not number:
            paths.history.unlink()
            paths.history.mkdir()
        game.submit(Abandon())
        game.flush()
    paths.history.rmdir()
    SavedGame.continued()
    assert {run.seed for run in History(paths.history).runs()} == {"WAITS 0", "WAITS 1", "WAITS 2"}
    assert list(paths.home.glob("run*")) == []


def test_leaving_waits_for_no_one_who_holds_the_history() -> None:
    assert history.PATIENCE <= 1.0


def test_on_a_full_disk_an_ended_run_has_the_room_of_the_step_before(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begun()
    game.flush()
    paths.history.unlink()
    paths.history.mkdir()
    synced = os.fsync

    def full(handle: int) -> None:
        if paths.previous.exists():
            raise OSError(errno.ENOSPC, "No space left on device")
        synced(handle)

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        game.submit(Abandon())
        game.flush()
    assert any("is put in at the next start that can" in warning for warning in game.warnings)
    paths.history.rmdir()
    assert SavedGame.continued() == (None, "")
    assert [run.seed for run in History(paths.history).runs()] == ["HANDS"]


def test_a_run_that_can_be_kept_nowhere_is_not_lost_without_a_word(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begun()
    game.flush()
    paths.history.unlink()
    paths.history.mkdir()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    game.submit(Abandon())
    game.flush()
    assert any(warning.endswith("The run that has ended could not be kept anywhere.") for warning in game.warnings)


BAD_ROWS = {
    "a date that is none": ("ended", "yesterday"),
    "a date out of the calendar": ("began", "0001-01-01T00:00:00+00:00"),
    "a list that is broken": ("kept", '{"cards": ["strike"'),
    "a list that is deep": ("relics", "[" * 5000),
    "a list of other things": ("potions", "[1]"),
    "numbers that are none": ("tally", '{"combats": "many"}'),
    "bytes in place of a text": ("hero", b"\xff\x00"),
    "a text in place of a number": ("floor", "seven"),
    "a number below all": ("act", -1),
    "an endless time": ("seconds", 9e999),
    "bytes in place of a list": ("mods", b"[]"),
    "a mark that is none": ("changes", '[{"commands": 1}]'),
}


@pytest.mark.parametrize("bad", BAD_ROWS)
def test_one_bad_row_costs_no_more_than_itself(bad: str, paths: Paths) -> None:
    kept = History(paths.history)
    for number in range(3):
        kept.record(record(number))
    name, value = BAD_ROWS[bad]
    with closing(sqlite3.connect(paths.history)) as tables, tables:
        tables.execute(f"UPDATE runs SET {name} = ? WHERE id = 'run 1'", (value,))
    found = kept.read()
    assert sorted(run.id for run in found.records) == ["run 0", "run 2"]
    assert (found.broken, found.trouble) == (1, "")


def test_letters_that_are_none_are_shown_as_such(paths: Paths) -> None:
    kept = History(paths.history)
    kept.record(record(1))
    with closing(sqlite3.connect(paths.history)) as tables, tables:
        tables.execute("UPDATE runs SET seed = CAST(x'41ff42' AS TEXT)")
    assert [run.seed for run in kept.runs()] == ["A\ufffdB"]


def test_damage_that_is_only_seen_on_the_way_sets_the_file_aside_and_a_new_one_begins(paths: Paths) -> None:
    kept = History(paths.history)
    for number in range(60):
        kept.record(record(number))
    content = bytearray(paths.history.read_bytes())
    for place in range(4096 * 3, len(content)):
        content[place] = 0xA5
    paths.history.write_bytes(content)
    found = kept.read()
    trouble = "The history of runs was damaged: it is kept as history.damaged.sqlite3, and begins anew."
    assert (found.records, found.trouble) == ([], trouble)
    assert (paths.home / "history.damaged.sqlite3").read_bytes() == content
    kept.record(record(1))
    assert kept.read() == ([record(1)], 0, "")


@pytest.mark.parametrize(
    "script",
    [
        "CREATE TABLE cookies (name TEXT); INSERT INTO cookies VALUES ('mine')",
        "CREATE VIEW runs AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS id FROM n;"
        "CREATE TABLE met (kind TEXT); PRAGMA user_version = 3",
        "PRAGMA user_version = 2",
        "PRAGMA user_version = -7",
    ],
)
def test_a_database_of_something_else_is_kept_aside_as_it_is(script: str, paths: Paths) -> None:
    paths.home.mkdir()
    with closing(sqlite3.connect(paths.history)) as tables:
        tables.executescript(script)
    before = paths.history.read_bytes()
    History(paths.history).record(record(1))
    assert History(paths.history).runs() == [record(1)]
    assert (paths.home / "history.damaged.sqlite3").read_bytes() == before


def test_what_was_met_is_tried_again_when_it_could_not_be_kept(paths: Paths) -> None:
    paths.history.mkdir(parents=True)
    game = SavedGame.new("blood_reaper", "MET", encounter="lich_king")
    game.flush()
    paths.history.rmdir()
    step(game)
    game.flush()
    assert ("enemies", "lich_king") in History(paths.history).met()
