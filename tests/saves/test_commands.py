"""The lines of `runs` and `replay`."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from components.commands import Abandon
from shadows import cli
from shadows.saves import commands
from shadows.saves.paths import Paths
from shadows.saves.replay import ReplayError
from shadows.saves.saved_game import SavedGame
from shadows.saves.writer import WRITER
from tests.saves.playing import hardy, kept, play


def test_without_a_run_the_list_says_so() -> None:
    assert list(commands.runs()) == [commands.NO_RUNS]


def test_each_run_is_a_line_with_its_end_and_its_replay(paths: Paths) -> None:
    game = kept(hardy("shadowmancer", "LINES", hp=1), paths)
    play(game, random.Random(1))
    SavedGame.new("hellforged", "OTHER", "wandering").submit(Abandon())
    game.flush()
    lines = list(commands.runs())
    replays = [Path(line.strip()) for line in lines[1::2]]
    assert "Hellforged, wandering map, seed OTHER: abandoned in act 1, floor 1; 0 combats won" in lines[0]
    assert "Shadowmancer, fixed map, seed LINES: lost in act 1, floor " in lines[2]
    assert ", killed by " in lines[2]
    assert sorted(replays) == sorted(paths.replays.iterdir())
    replays[0].unlink()
    assert len(list(commands.runs())) == 3
    assert len(list(commands.runs(limit=1))) == 1


def test_a_replay_is_told_as_a_story_and_verified(paths: Paths) -> None:
    game = SavedGame.new("blood_reaper", "STORY")
    play(game, random.Random(2))
    (path,) = paths.replays.iterdir()
    lines = list(commands.watched(path))
    assert lines[0] == "Blood Reaper, seed STORY, fixed map."
    assert "The combat begins." in lines
    assert lines[-1] == "Your climb ends here."
    fine, sentence = commands.verified(path)
    assert fine
    assert sentence.endswith("commands lead where they led.")


def test_a_replay_that_differs_says_from_where(paths: Paths) -> None:
    game = SavedGame.new("blood_reaper", "STORY")
    play(game, random.Random(2))
    (path,) = paths.replays.iterdir()
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b'"state":"', b'"state":"x')
    path.write_bytes(b"".join(lines))
    assert "From command 2 on this is no longer what was recorded." in list(commands.watched(path))
    fine, sentence = commands.verified(path)
    assert not fine
    assert ": Command 2, {" in sentence


def test_a_file_that_is_no_replay_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"x\n")
    for ask in (commands.verified, lambda path: list(commands.watched(path))):
        with pytest.raises(ReplayError, match="is no replay"):
            ask(tmp_path / "x")


def test_the_commands_print_the_lines_and_leave_with_their_status(
    paths: Paths, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    play(SavedGame.new("blood_reaper", "STORY"), random.Random(2))
    (path,) = paths.replays.iterdir()
    WRITER.wait()
    assert cli.run(["runs", "--limit", "1"]) == 0
    assert cli.run(["replay", str(path), "--verify"]) == 0
    assert cli.run(["replay", str(path), "--text"]) == 0
    told = capsys.readouterr()
    assert "seed STORY: lost" in told.out
    assert "commands lead where they led." in told.out
    assert "Your climb ends here." in told.out
    assert told.err == ""
    path.write_bytes(path.read_bytes().replace(b'"state":"', b'"state":"x'))
    assert cli.run(["replay", str(path), "--verify"]) == 1
    assert cli.run(["replay", str(tmp_path / "none"), "--verify"]) == 2
    assert capsys.readouterr().err == f"{tmp_path / 'none'} cannot be read: No such file or directory.\n"


def test_a_history_of_a_newer_version_is_one_line_on_the_command_line(
    paths: Paths, capsys: pytest.CaptureFixture[str]
) -> None:
    SavedGame.new("blood_reaper", "STORY").submit(Abandon())
    WRITER.wait()
    with closing(sqlite3.connect(paths.history)) as tables:
        tables.execute("PRAGMA user_version = 99")
    assert cli.run(["runs"]) == 2
    assert capsys.readouterr().err == "The history of runs is of a newer version of the game; it is left as it is.\n"
