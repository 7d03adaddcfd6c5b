"""The files of a player as each version wrote them still load and go on."""

import random
import shutil
from pathlib import Path

import pytest

from shadows.mods import switches
from shadows.saves import commands, settings
from shadows.saves.format import opened
from shadows.saves.history import History
from shadows.saves.paths import Paths
from shadows.saves.replay import Replay, replay_of, verify
from shadows.saves.saved_game import SavedGame
from tests.saves.playing import play

FIXTURES = Path(__file__).parent / "fixtures"
VERSIONS = sorted(folder.name for folder in FIXTURES.iterdir())


def brought(version: str, kind: str, paths: Paths) -> Paths:
    """The player's folder as that version left it."""
    shutil.copytree(FIXTURES / version / kind, paths.home)
    return paths


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    ("kind", "question"), [("combat", ""), ("road", "rewards"), ("asked", "remove"), ("delayed", "")]
)
def test_a_run_goes_on_where_it_was_left(version: str, kind: str, question: str, paths: Paths) -> None:
    run = opened(brought(version, kind, paths).run.read_bytes())
    found = SavedGame.continued()
    assert found.message == ""
    game = found.game
    assert game is not None
    look = game.look()
    assert (look.seed, look.question.kind if look.question else "") == (run.seed, question)
    assert game.session.outcome == "ongoing"
    play(game, random.Random(1))
    game.flush()
    assert game.warnings == []
    (record,) = History(paths.history).runs()
    assert (record.id, record.seed) == (run.id, run.seed)


@pytest.mark.parametrize("version", VERSIONS)
def test_what_has_ended_was_met_and_was_set_is_all_there(version: str, paths: Paths) -> None:
    brought(version, "ended", paths)
    runs = History(paths.history).read()
    assert (len(runs.records), runs.broken, runs.trouble) == (3, 0, "")
    assert {run.outcome for run in runs.records} == {"lost", "abandoned"}
    for run in runs.records:
        path = replay_of(paths.replays, run.replay, run.id)
        assert path is not None
        assert Replay.read(path).beginning.seed == run.seed
    assert ("enemies", "skeleton_warrior") in History(paths.history).met()
    assert sum(line.startswith("    ") for line in commands.runs()) == 3
    kept = settings.load()
    assert kept.notices == ()
    assert (kept.settings.size, kept.settings.speed, kept.settings.keys) == ((1600, 900), 2, {"end_turn": "t"})
    wanted, trouble = switches.read(paths.switches)
    assert (wanted.enabled, wanted.disabled, trouble) == (["frost"], ["old_bones"], "")
    assert wanted.allowed == {"frost 1.0.0": "ab" * 32}


REPLAYS = sorted(FIXTURES.glob("*/replays/*.jsonl"))


@pytest.mark.parametrize("path", REPLAYS, ids=[f"{path.parts[-3]} {path.stem}" for path in REPLAYS])
def test_every_state_of_an_old_replay_is_the_one_that_was_recorded(path: Path) -> None:
    assert Replay.read(path).moves
    assert verify(path) is None


@pytest.mark.parametrize("kind", ["asked", "delayed"])
def test_a_replay_that_an_old_version_began_is_written_on_so_that_all_of_it_holds(kind: str, paths: Paths) -> None:
    brought("0.1.0", kind, paths)
    game = SavedGame.continued().game
    assert game is not None
    play(game, random.Random(2))
    game.flush()
    (replay,) = paths.replays.iterdir()
    assert Replay.read(replay).beginning.replay == 1
    assert verify(replay) is None
