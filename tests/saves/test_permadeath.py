"""R55: a run that was lost, won or given up never comes back, whenever the process dies; its history is written
once."""

import os
import random
from collections.abc import Callable

import pytest

from components.body import Health
from components.commands import Abandon
from shadows.saves.history import History
from shadows.saves.paths import Paths
from shadows.saves.saved_game import SavedGame
from shadows.saves.writer import WRITER
from tests.saves.playing import hardy, kept, play


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], None]]:
    """The process dies before anything is done beside the game: the jobs that were left."""
    left: list[Callable[[], None]] = []
    monkeypatch.setattr(WRITER, "ask", lambda name, job: left.append(job))
    return left


def dying(paths: Paths) -> SavedGame:
    """A game that is lost."""
    session = hardy("shadowmancer", "DEATH", hp=1)
    game = kept(session, paths)
    play(game, random.Random(1))
    assert game.outcome == "lost"
    return game


def test_sv_02_a_lost_run_is_gone_before_its_facts_are_told(paths: Paths, slow: list[Callable[[], None]]) -> None:
    dying(paths)
    assert not paths.previous.exists()
    for _ in range(3):
        assert SavedGame.continued() == (None, "")
    assert not paths.run.exists()
    assert [record.outcome for record in History(paths.history).runs()] == ["lost"]


def test_sv_02_the_history_is_written_once_however_the_end_is_interrupted(
    paths: Paths, slow: list[Callable[[], None]]
) -> None:
    dying(paths)
    marked = paths.run.read_bytes()
    assert SavedGame.continued().game is None
    paths.run.write_bytes(marked)
    for job in slow:
        job()
    assert SavedGame.continued().game is None
    assert len(History(paths.history).runs()) == 1


@pytest.mark.parametrize("outcome", ["lost", "won", "abandoned"])
def test_an_ended_run_leaves_no_save_and_one_record(outcome: str, paths: Paths) -> None:
    game = kept(hardy("hellforged", "END", hp=1 if outcome == "lost" else 5000), paths)
    if outcome == "abandoned":
        game.submit(Abandon())
    else:
        play(game, random.Random(3))
    assert game.outcome == outcome
    game.flush()
    assert not paths.run.exists()
    assert not paths.previous.exists()
    assert SavedGame.continued() == (None, "")
    assert [record.outcome for record in History(paths.history).runs()] == [outcome]


def test_a_copy_of_a_save_does_not_bring_an_ended_run_back(paths: Paths) -> None:
    game = SavedGame.new("blood_reaper", "COPY")
    copy = paths.run.read_bytes()
    game.submit(Abandon())
    game.flush()
    for path in (paths.run, paths.previous, paths.home / "run.other-content.json"):
        path.write_bytes(copy)
        assert SavedGame.continued() == (None, "")


def test_a_new_run_gives_the_open_one_up(paths: Paths) -> None:
    SavedGame.new("blood_reaper", "OLD")
    SavedGame.new("hellforged", "NEW").flush()
    assert [(record.seed, record.outcome) for record in History(paths.history).runs()] == [("OLD", "abandoned")]
    assert SavedGame.continued().game.look().seed == "NEW"
    assert not paths.previous.exists()


def test_a_full_disk_at_the_end_gives_the_run_up_all_the_same(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    session = hardy("blood_reaper", "FULL")
    game = kept(session, paths)
    game.submit(game.legal()[0])
    health = session.component(1, Health)
    assert health.hp > 0

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    game.submit(Abandon())
    assert not paths.run.exists()
    assert not paths.previous.exists()
    game.flush()
    assert len(History(paths.history).runs()) == 1


def _block_the_history(game: SavedGame, paths: Paths) -> None:
    """A folder lies where its file should."""
    game.flush()
    paths.history.unlink()
    paths.history.mkdir()


def test_a_history_that_cannot_be_written_keeps_the_ended_run_for_later_but_never_open(
    paths: Paths,
) -> None:
    game = SavedGame.new("blood_reaper", "LATER")
    _block_the_history(game, paths)
    game.submit(Abandon())
    game.flush()
    assert len(game.warnings) == 1
    assert game.warnings[0].startswith("The history of runs cannot be used (")
    assert paths.run.exists()
    paths.history.rmdir()
    assert SavedGame.continued() == (None, "")
    assert [record.seed for record in History(paths.history).runs()] == ["LATER"]


def test_with_no_history_at_all_an_ended_run_makes_room_for_a_new_one(paths: Paths) -> None:
    game = SavedGame.new("blood_reaper", "LATER")
    _block_the_history(game, paths)
    game.submit(Abandon())
    again = SavedGame.new("blood_reaper", "NEXT")
    assert (paths.home / "run.ended.json").exists()
    again.submit(again.legal()[0])
    assert SavedGame.continued().game.look().seed == "NEXT"
