"""What lies in the player's folder: broken, foreign, newer and mismatching saves, full disks and two games at once."""

import errno
import os
from pathlib import Path

import msgspec
import pytest

import shadows
from shadows.saves import files
from shadows.saves import format as save_format
from shadows.saves.envelope import Unusable
from shadows.saves.format import opened, sealed
from shadows.saves.history import History
from shadows.saves.paths import Paths, home
from shadows.saves.replay import state_of
from shadows.saves.saved_game import SavedGame


def two_steps() -> tuple[str, str]:
    """A run with two commands taken: its states after the first and after the second."""
    game = SavedGame.new("blood_reaper", "STORE")
    game.submit(game.legal()[0])
    first = state_of(game.session)
    game.submit(game.legal()[0])
    return first, state_of(game.session)


BREAKS = {
    "to nothing": lambda content: b"",
    "to half": lambda content: content[: len(content) // 2],
    "by a flipped byte": lambda content: content[:-900] + bytes([content[-900] ^ 1]) + content[-899:],
    "by zeros": lambda content: bytes(len(content)),
}


@pytest.mark.parametrize("broken", BREAKS)
def test_sv_04_a_broken_save_is_kept_aside_and_the_step_before_goes_on(broken: str, paths: Paths) -> None:
    first, _ = two_steps()
    content = BREAKS[broken](paths.run.read_bytes())
    paths.run.write_bytes(content)
    found = SavedGame.continued()
    assert found.game is not None
    assert state_of(found.game.session) == first
    kept = "The saved run is damaged: it is kept as run.damaged.json, and the run goes on from the step before."
    assert found.message == kept
    assert (paths.home / "run.damaged.json").read_bytes() == content
    found.game.submit(found.game.legal()[0])
    assert found.game.warnings == []


@pytest.mark.parametrize("broken", BREAKS)
def test_sv_04_with_both_saves_broken_a_new_run_works(broken: str, paths: Paths) -> None:
    two_steps()
    for path in (paths.run, paths.previous):
        path.write_bytes(BREAKS[broken](path.read_bytes()))
    found = SavedGame.continued()
    assert found.game is None
    assert found.message == "The saved run is damaged: it is kept as run.damaged.json, and a new run can begin."
    assert len(list(paths.home.glob("run.damaged*.json"))) == 2
    SavedGame.new("hellforged", "NEW")
    assert SavedGame.continued().game.look().seed == "NEW"


def test_any_flipped_byte_anywhere_is_noticed(paths: Paths) -> None:
    two_steps()
    content = paths.run.read_bytes()
    for place in range(0, len(content), 7):
        broken = bytearray(content)
        broken[place] ^= 1 << place % 8
        with pytest.raises(Unusable):
            opened(bytes(broken))
    assert opened(content).seed == "STORE"


def test_a_new_run_over_a_broken_save_says_so_and_keeps_it(paths: Paths) -> None:
    two_steps()
    paths.previous.unlink()
    paths.run.write_bytes(b"\x00")
    game = SavedGame.new("hellforged", "NEW")
    assert game.warnings == [
        "The saved run is damaged: it is kept as run.damaged.json, and a new run can begin.",
    ]
    assert (paths.home / "run.damaged.json").read_bytes() == b"\x00"


def test_broken_saves_are_numbered_and_none_is_overwritten(paths: Paths) -> None:
    for number in range(3):
        SavedGame.new("hellforged", "NEW")
        paths.run.write_bytes(f"broken {number}".encode())
        SavedGame.continued()
    names = ["run.damaged.json", "run.damaged-2.json", "run.damaged-3.json"]
    assert [(paths.home / name).read_bytes() for name in names] == [b"broken 0", b"broken 1", b"broken 2"]


@pytest.mark.parametrize("content", [b"{}", b'{"save": [1, 2]}', b"[]", b"12", b'"text"'])
def test_a_file_of_another_program_is_kept_aside(content: bytes, paths: Paths) -> None:
    paths.home.mkdir()
    paths.run.write_bytes(content)
    found = SavedGame.continued()
    assert found.game is None
    why = "The file of the saved run is not one of this game"
    assert found.message == f"{why}: it is kept as run.foreign.json, and a new run can begin."
    assert (paths.home / "run.foreign.json").read_bytes() == content


def test_deep_json_is_no_save_and_no_crash(paths: Paths) -> None:
    paths.home.mkdir()
    paths.run.write_bytes(b"[" * 100_000)
    assert SavedGame.continued().message.startswith("The saved run is damaged: ")


@pytest.mark.parametrize(("name", "value"), [("version", "99.0.0"), ("format", save_format.FORMAT + 1)])
def test_a_save_of_a_newer_version_is_kept_aside_and_fits_again_later(
    name: str, value: object, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    two_steps()
    paths.previous.unlink()
    run = opened(paths.run.read_bytes())
    setattr(run, name, value)
    paths.run.write_bytes(sealed(run))
    found = SavedGame.continued()
    assert found.game is None
    assert "newer than this one (0.1.0): it is kept as run.newer.json, and a new run can begin." in found.message
    monkeypatch.setattr(*((shadows, "__version__", "99.0.0") if name == "version" else (save_format, "FORMAT", 2)))
    again = SavedGame.continued()
    assert again.game is not None
    assert again.message == "The run that was set aside fits again, and goes on."
    assert not (paths.home / "run.newer.json").exists()


def test_a_save_with_a_right_checksum_and_a_wrong_world_is_not_half_loaded(paths: Paths) -> None:
    two_steps()
    run = opened(paths.run.read_bytes())
    snapshot = msgspec.json.decode(run.snapshot)
    for world in ([], [[1, {"Health": {"hp": "many"}}]], [[2, {}]], None, [[1, {"os.system": "x"}]]):
        snapshot["world"] = world
        run.snapshot = msgspec.Raw(msgspec.json.encode(snapshot))
        paths.run.write_bytes(sealed(run))
        paths.previous.unlink(missing_ok=True)
        found = SavedGame.continued()
        assert found.game is None
        assert found.message.startswith("The saved run is damaged: ")


def test_a_folder_in_the_place_of_the_file_is_kept_aside(paths: Paths) -> None:
    paths.run.mkdir(parents=True)
    found = SavedGame.continued()
    assert found.message.startswith("The saved run cannot be read")
    assert (paths.home / "run.unreadable.json").is_dir()
    SavedGame.new("hellforged", "NEW")
    assert SavedGame.continued().game is not None


def test_a_place_that_cannot_be_written_warns_once_for_each_thing_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / "file" / "player"))
    assert SavedGame.continued() == (None, "")
    game = SavedGame.new("blood_reaper", "NOWHERE")
    for _ in range(20):
        game.submit(game.legal()[0])
    game.flush()
    assert sorted(warning.split(" (")[0] for warning in game.warnings) == [
        "The history of runs cannot be used",
        "The replay of this run cannot be written",
        "The run cannot be saved",
    ]


def test_a_full_disk_warns_once_keeps_the_last_save_and_goes_on_when_there_is_room(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = SavedGame.new("blood_reaper", "FULL")
    room = state_of(game.session)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        for _ in range(5):
            game.submit(game.legal()[0])
    lost = "it goes on, but what comes now is lost when the game is closed"
    assert game.warnings == [f"The run cannot be saved (No space left on device): {lost}."]
    assert state_of(SavedGame.continued().game.session) == room
    game.flush()
    left = sorted(path.name for path in paths.home.iterdir() if path.is_file())
    assert left == ["history.sqlite3", "run.json"]
    game.submit(game.legal()[0])
    assert state_of(SavedGame.continued().game.session) == state_of(game.session)


def test_of_two_games_that_go_on_with_a_run_the_one_that_comes_second_stops_saving(paths: Paths) -> None:
    two_steps()
    one, other = SavedGame.continued().game, SavedGame.continued().game
    one.submit(one.legal()[0])
    before = paths.run.read_bytes()
    other.submit(other.legal()[-1])
    other.submit(other.legal()[0])
    assert other.warnings == ["Another game has written this run, so this one is not saved any more."]
    assert paths.run.read_bytes() == before
    one.submit(one.legal()[0])
    assert one.warnings == []
    assert state_of(SavedGame.continued().game.session) == state_of(one.session)


def test_the_previous_save_is_the_step_before(paths: Paths) -> None:
    first, _ = two_steps()
    paths.run.unlink()
    found = SavedGame.continued()
    assert found.message == ""
    assert state_of(found.game.session) == first


def test_a_single_fight_leaves_nothing_but_what_was_met(paths: Paths) -> None:
    game = SavedGame.new("blood_reaper", "FIGHT", encounter="lich_king")
    game.submit(game.legal()[0])
    game.flush()
    assert [path.name for path in paths.home.iterdir()] == ["history.sqlite3"]
    assert History(paths.history).runs() == []


def test_a_file_that_cannot_be_moved_keeps_its_name(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    paths.home.mkdir()
    paths.run.write_bytes(b"broken")

    def refuse(path: Path, target: Path) -> Path:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    assert files.set_aside(paths.run, "damaged") == "run.json"


def test_shadows_home_is_the_players_folder_and_without_it_the_platforms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHADOWS_HOME", "/somewhere")
    assert home() == Path("/somewhere")
    monkeypatch.setenv("SHADOWS_HOME", " ")
    assert home().name == "shadows-of-the-abyss"
