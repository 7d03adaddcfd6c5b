"""A replay is the run again, on any machine, or names the first place where it is not (R56)."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from components.commands import Abandon, Choose
from shadows.games import base_prefabs, load
from shadows.play.session import Session
from shadows.saves.paths import Paths
from shadows.saves.replay import Recorder, Replay, ReplayError, state_of, verify
from shadows.saves.saved_game import SavedGame
from tests.saves.playing import play


def recorded(paths: Paths, hero: str = "blood_reaper", map: str = "wandering") -> Path:
    """The replay of a whole run."""
    play(SavedGame.new(hero, "REPLAY", map), random.Random(9))
    (path,) = paths.replays.iterdir()
    return path


def test_a_replay_gives_every_fact_of_the_run_again(paths: Paths) -> None:
    game = SavedGame.new("hellforged", "REPLAY")
    commands = play(game, random.Random(9))
    (path,) = paths.replays.iterdir()
    scenes = list(Replay.read(path).play())
    assert [scene.command for scene in scenes] == [None, *commands]
    assert [fact for scene in scenes for fact in scene.happened] == game.history
    assert all(scene.faithful for scene in scenes)
    assert state_of(scenes[-1].session) == state_of(game.session)
    assert verify(path) is None


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_a_replay_is_true_whatever_the_order_of_hashes(hash_seed: str, paths: Paths) -> None:
    path = recorded(paths)
    script = "import sys, pathlib, shadows.saves.replay as r; print(r.verify(pathlib.Path(sys.argv[1])))"
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)}
    asked = [sys.executable, "-c", script, str(path)]
    told = subprocess.run(asked, capture_output=True, text=True, check=True, cwd=root, env=environment)
    assert told.stdout.strip() == "None"


def test_a_run_closed_on_the_way_has_one_whole_replay(paths: Paths) -> None:
    game = SavedGame.new("shadowmancer", "CLOSED")
    taken = 0
    chance = random.Random(1)
    while game.outcome == "ongoing":
        game.submit(chance.choice(game.legal()))
        taken += 1
        if taken % 10 == 0 and game.outcome == "ongoing":
            game = SavedGame.continued().game
    (path,) = paths.replays.iterdir()
    assert len(Replay.read(path).moves) == taken
    assert verify(path) is None


def test_what_was_recorded_but_never_saved_is_cut_off_by_the_next_command_and_not_before(paths: Paths) -> None:
    """Killed between the replay and the save, or in the middle of a line."""
    game = SavedGame.new("blood_reaper", "CUT")
    game.submit(game.legal()[0])
    (path,) = paths.replays.iterdir()
    whole = path.read_bytes()
    more = whole + whole.splitlines(keepends=True)[-1] + b'{"do":{"comm'
    path.write_bytes(more)
    again = SavedGame.continued().game
    assert path.read_bytes() == more
    play(again, random.Random(2))
    assert path.read_bytes().startswith(whole)
    assert again.warnings == []
    assert verify(path) is None


def test_a_run_whose_replay_lacks_commands_goes_on_without_one(paths: Paths) -> None:
    game = SavedGame.new("blood_reaper", "LACKS")
    game.submit(game.legal()[0])
    (path,) = paths.replays.iterdir()
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
    again = SavedGame.continued().game
    assert again.warnings == ["The replay of this run is not complete, so it is not written on."]
    again.submit(again.legal()[0])
    assert len(Replay.read(path).moves) == 0


def test_verifying_names_the_first_command_whose_state_differs(paths: Paths) -> None:
    path = recorded(paths)
    lines = path.read_text(encoding="utf-8").splitlines()
    for number in (7, 8, 20):
        line = json.loads(lines[number])
        lines[number] = json.dumps({**line, "state": "0" * 16})
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    divergence = verify(path)
    assert divergence is not None
    assert divergence.number == 7
    assert divergence.where.startswith("act 1, floor ")
    assert str(divergence).endswith(": the state differs from the recorded one.")


def test_verifying_names_a_command_that_cannot_be_taken(paths: Paths) -> None:
    path = recorded(paths)
    lines = path.read_text(encoding="utf-8").splitlines()
    line = json.loads(lines[4])
    lines[4] = json.dumps({**line, "do": {"command": "choose", "option": 77}})
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    divergence = verify(path)
    assert divergence is not None
    assert (divergence.number, divergence.command) == (4, Choose(77))
    assert "it is refused here (" in str(divergence)
    with pytest.raises(ReplayError, match="Command 4"):
        list(Replay.read(path).play())


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is no replay of this game"),
        (b"\x89PNG\r\n\x1a\n\x00", "is no replay of this game"),
        (b'{"hello": 1}\n', "is no replay of this game"),
        (b"[" * 5000 + b"\n", "is no replay of this game"),
        (b'{"replay": 3, "whatever": 1}\n', "was recorded by a newer version of the game"),
    ],
)
def test_what_is_no_replay_is_told_in_a_sentence(content: bytes, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    path.write_bytes(content)
    with pytest.raises(ReplayError, match=sentence):
        verify(path)
    with pytest.raises(ReplayError, match="cannot be read"):
        verify(tmp_path / "none.jsonl")


def test_a_broken_line_is_named(paths: Paths) -> None:
    path = recorded(paths)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3] = b'{"do": {"command": "fly"}, "state": ""}\n'
    path.write_bytes(b"".join(lines))
    with pytest.raises(ReplayError, match=r"jsonl:4: not a line of a replay: .*fly"):
        verify(path)


def test_a_replay_of_other_content_is_not_played(paths: Paths, tmp_path: Path) -> None:
    path = recorded(paths)
    mod = tmp_path / "mod" / "cards" / "ice.yaml"
    mod.parent.mkdir(parents=True)
    mod.write_text(
        "frost:\n  name: Frost\n  type: skill\n  rarity: common\n  hero: hellforged\n  cost: 1\n"
        "  effects: [{gain_block: 3}]\n  upgrade: {effects: [{gain_block: 5}]}\n",
        encoding="utf-8",
    )
    with pytest.raises(ReplayError, match="other content"):
        verify(path, load([base_prefabs(), tmp_path / "mod"]))


def test_a_single_fight_can_be_recorded_too(tmp_path: Path) -> None:
    session = Session.start("hellforged", "FIGHT", encounter="lich_king")
    path = tmp_path / "fight.jsonl"
    recorder = Recorder.begin(path, session, encounter="lich_king")
    chance = random.Random(3)
    for _ in range(12):
        command = chance.choice(session.legal())
        session.submit(command)
        recorder.add(command, state_of(session))
    assert verify(path) is None
    assert Replay.read(path).beginning.encounter == "lich_king"


def test_the_file_of_a_replay_is_named_after_day_hero_and_run(paths: Paths) -> None:
    SavedGame.new("hellforged", "NAME").submit(Abandon())
    (path,) = paths.replays.iterdir()
    day, hero, run = path.stem[:10], path.stem[11:21], path.stem[22:]
    assert (len(day.split("-")), hero, len(run)) == (3, "hellforged", 16)
