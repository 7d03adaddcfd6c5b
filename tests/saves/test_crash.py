"""A killed process loses nothing that was answered, and leaves no broken save."""

import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import IO, Any

import pytest

from components.commands import Abandon
from shadows.play.session import Session
from shadows.saves.history import History
from shadows.saves.paths import Paths
from shadows.saves.replay import Replay, state_of, verify
from shadows.saves.saved_game import SavedGame
from shadows.saves.writer import WRITER

KILLS = int(os.environ.get("SHADOWS_KILLS", "60"))
"""How often a playing process is killed."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks of a loaded process, to have many lives quickly")
def test_a_game_that_is_killed_at_random_instants_never_loses_an_answered_command(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    asked = [sys.executable, "-m", "tests.saves.crash", str(tmp_path / "lives"), str(KILLS), "CRASH"]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    told = subprocess.run(asked, capture_output=True, text=True, check=False, cwd=root, env=environment)
    lives = told.stdout.splitlines()
    assert [life for life in lives if not life.endswith(": fine")] == []
    assert (len(lives), told.returncode, told.stderr) == (KILLS, 0, "")
    assert sum(not life.split(": ")[1].startswith("0 ") for life in lives) > KILLS / 2


class Killed(BaseException):
    """The process is gone: nothing after this instant happens."""


HALVES = {"ab": b'{"do":{"command":"en', "xb": b'{"game":"shadows-of-the-abyss","check'}
"""What a replay and a save get before the process is gone, by how their files are opened."""


class Reaper:
    """Kills at one touch of the disk: before it, or half way through what is written."""

    def __init__(self, patch: pytest.MonkeyPatch, fatal: int) -> None:
        self.touches = 0
        self.fatal = fatal
        for name in ("replace", "unlink", "rename", "mkdir"):
            patch.setattr(Path, name, self._before(getattr(Path, name)))
        patch.setattr(Path, "open", self._opening(Path.open))

    def _strikes(self) -> bool:
        self.touches += 1
        return self.touches == self.fatal

    def _before(self, act: Callable[..., Any]) -> Callable[..., Any]:
        def do(*given: Any, **named: Any) -> Any:
            if self._strikes():
                raise Killed
            return act(*given, **named)

        return do

    def _opening(self, opened: Callable[..., IO[Any]]) -> Callable[..., IO[Any]]:
        def do(path: Path, mode: str = "r", *given: Any, **named: Any) -> IO[Any]:
            if mode in HALVES and self._strikes():
                with opened(path, mode) as file:
                    file.write(HALVES[mode])
                raise Killed
            return opened(path, mode, *given, **named)

        return do


def killed_at(touch: int, act: Callable[[], object], patch: pytest.MonkeyPatch) -> bool:
    """Whether an act was killed at its so-manyth touch of the disk; False if it has fewer."""
    WRITER.wait()  # what came before has touched the disk by now
    with patch.context() as world:
        world.setattr(WRITER, "ask", lambda name, job: job())
        Reaper(world, touch)
        try:
            act()
        except Killed:
            return True
    return False


def test_killed_at_any_touch_of_the_disk_a_command_is_either_there_or_was_never_taken(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(1)
    twin = Session.start("hellforged", "TOUCH")
    SavedGame.new("hellforged", "TOUCH")
    touch = deepest = 1
    for _ in range(60):
        game = SavedGame.continued().game
        command = chance.choice(game.legal())
        before = state_of(twin)
        killed = killed_at(touch, partial(game.submit, command), monkeypatch)
        deepest = max(deepest, touch)
        found = SavedGame.continued()
        assert found.message == ""
        assert found.game.warnings == []
        now = state_of(found.game.session)
        if now != before or not killed:
            twin.submit(command)
        assert now == state_of(twin)
        touch = touch + 1 if killed else 1
    assert deepest > 5
    (path,) = paths.replays.iterdir()
    assert verify(path) is None


def test_killed_at_any_touch_of_the_disk_an_ended_run_is_open_and_unanswered_or_over_and_recorded_once(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R55"""
    touch, killed = 0, True
    while killed:
        touch += 1
        game = SavedGame.new("shadowmancer", f"END {touch}")
        killed = killed_at(touch, partial(game.submit, Abandon()), monkeypatch)
        again = SavedGame.continued()
        assert again.message == ""
        ended = [record.seed for record in History(paths.history).runs()]
        assert (again.game is None) == (f"END {touch}" in ended)
        assert len(ended) == len(set(ended))
        if again.game is not None:
            again.game.submit(Abandon())
        again = SavedGame.continued()
        assert again == (None, "")
    assert touch > 4
    assert len(History(paths.history).runs()) == touch


def test_killed_at_any_touch_of_the_disk_a_new_run_is_there_whole_or_not_at_all(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    touch, killed = 0, True
    while killed:
        touch += 1
        SavedGame.new("blood_reaper", f"OLD {touch}")
        killed = killed_at(touch, partial(SavedGame.new, "hellforged", f"NEW {touch}"), monkeypatch)
        found = SavedGame.continued()
        assert found.message == ""
        records = History(paths.history).runs()
        if found.game is None:
            assert f"OLD {touch}" in [record.seed for record in records]
        else:
            seed = found.game.look().seed
            assert seed in (f"OLD {touch}", f"NEW {touch}")
            assert found.game.warnings == []
            replays = [Replay.read(path) for path in paths.replays.glob("*.jsonl")]
            assert any(replay.beginning.seed == seed for replay in replays)
    assert touch > 6
