"""What lies in the player's folder is never trusted: a save reaches no file but its own, and nothing that is no plain
file is waited for or read without a bound."""

import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from components.commands import Abandon
from shadows.mods import switches
from shadows.mods.loading import load_mods
from shadows.saves import commands, settings
from shadows.saves.files import Undecodable, decoded, read, write_aside
from shadows.saves.format import SavedRun, opened, sealed
from shadows.saves.history import History
from shadows.saves.log import LOG, keep_log
from shadows.saves.paths import Paths, home
from shadows.saves.replay import Replay, ReplayError, replay_of
from shadows.saves.saved_game import SavedGame

LETTER = "".join(f"A line of a letter that matters, number {number}.\n" for number in range(200)).encode()


def begun() -> SavedGame:
    """A run with three commands taken."""
    game = SavedGame.new("blood_reaper", "TRUST")
    for _ in range(3):
        game.submit(game.legal()[0])
    return game


def crafted(paths: Paths, change: Callable[[SavedRun], None]) -> None:
    """Change the save, with a right checksum."""
    run = opened(paths.run.read_bytes())
    change(run)
    paths.run.write_bytes(sealed(run))


# --- a save names its replay, and no other file -------------------------------------


ESCAPES: dict[str, Callable[[Paths], str]] = {
    "upwards": lambda paths: "../../letter.txt",
    "by a whole path": lambda paths: str(paths.home.parent / "letter.txt"),
    "to the folder beside": lambda paths: "../letter.jsonl",
    "into a folder": lambda paths: "sub/letter.jsonl",
    "by backslashes": lambda paths: "..\\letter.jsonl",
    "by a drive": lambda paths: "C:letter.jsonl",
    "to a stream": lambda paths: "letter.jsonl:hidden",
    "by a link": lambda paths: "link.jsonl",
    "by nothing": lambda paths: "",
    "by a NUL": lambda paths: "let\0ter.jsonl",
    "by a name that is too long": lambda paths: "x" * 5000 + ".jsonl",
    "to a neighbour that is no replay": lambda paths: "letter.jsonl",
}


@pytest.mark.parametrize("way", ESCAPES)
def test_a_save_reaches_no_file_but_the_replay_of_its_own_run(way: str, paths: Paths) -> None:
    begun()
    letters = [
        paths.home.parent / "letter.txt",
        paths.home / "letter.jsonl",
        paths.replays / "letter.jsonl",
        paths.replays / "sub" / "letter.jsonl",
    ]
    letters[-1].parent.mkdir()
    for letter in letters:
        letter.write_bytes(LETTER)
    (paths.replays / "link.jsonl").symlink_to(letters[0])
    name = ESCAPES[way](paths)
    crafted(paths, lambda run: setattr(run, "replay", name))
    game = SavedGame.continued().game
    assert game is not None
    assert game.warnings == ["The replay of this run is not complete, so it is not written on."]
    game.submit(game.legal()[0])
    game.flush()
    assert [letter.read_bytes() for letter in letters] == [LETTER] * len(letters)


def test_a_save_does_not_write_into_the_replay_of_another_run(paths: Paths) -> None:
    begun().submit(Abandon())
    (other,) = paths.replays.iterdir()
    before = other.read_bytes()
    begun()
    crafted(paths, lambda run: setattr(run, "replay", other.name))
    game = SavedGame.continued().game
    assert game is not None
    game.submit(game.legal()[0])
    assert other.read_bytes() == before


def test_nothing_is_cut_before_the_player_goes_on(paths: Paths) -> None:
    begun().flush()
    crafted(paths, lambda run: setattr(run, "commands", 1))
    before = {path: path.read_bytes() for path in paths.home.rglob("*") if path.is_file()}
    assert SavedGame.continued().game is not None
    assert {path: path.read_bytes() for path in paths.home.rglob("*") if path.is_file()} == before


def test_a_row_of_the_history_shows_no_file_but_its_own_replay(paths: Paths) -> None:
    begun().submit(Abandon())
    SavedGame.new("hellforged", "OTHER").submit(Abandon())
    SavedGame.new("hellforged", "LAST").flush()
    other, own = History(paths.history).runs()
    (paths.home / "letter.jsonl").write_bytes(LETTER)
    assert replay_of(paths.replays, own.replay, own.id) == paths.replays / own.replay
    for name in ("../letter.jsonl", str(paths.home / "letter.jsonl"), other.replay, "", "."):
        assert replay_of(paths.replays, name, own.id) is None
    assert str(paths.replays / own.replay) in "\n".join(commands.runs())


def test_what_is_written_aside_is_not_written_through_a_link(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_bytes(LETTER)
    (tmp_path / "run.json.new").symlink_to(letter)
    write_aside(tmp_path / "run.json", b"saved")
    assert letter.read_bytes() == LETTER
    assert (tmp_path / "run.json.new").read_bytes() == b"saved"


# --- one reader -----------------------------------------------------------------------


def test_a_file_is_read_up_to_its_bound_and_refused_beyond(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 10)
    assert read(path, 10) == b"x" * 10
    with pytest.raises(OSError, match="larger than"):
        read(path, 9)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes and devices are files on POSIX alone")
@pytest.mark.parametrize("kind", ["pipe", "device", "folder"])
def test_what_is_no_plain_file_is_refused_at_once(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case _:
            path.mkdir()
    with pytest.raises(OSError, match=r"no file of the usual kind|directory|Permission"):
        read(path, 100)


@pytest.mark.parametrize("name", ["nul\0.json", "x" * 5000, "half \udcff of a letter"])
def test_a_path_that_no_file_can_have_has_no_file(name: str, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read(tmp_path / name, 100)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[" * 200_000, b"9" * 5000, b"\xff\xfe", b'"\\ud800 alone"', b'{"a": 1e999}', b"\0"]
)
def test_whatever_is_wrong_with_a_json_text_is_one_error(content: bytes) -> None:
    with pytest.raises(Undecodable):
        decoded(content, msgspec.json.Decoder(object))


NO_FILES = [b"[" * 5000, b'{"a":' * 5000, b"9" * 5000, b"\xff\xfe\x00{", b'{"version": 7}', b"\0" * 100]


@pytest.mark.parametrize("content", NO_FILES)
def test_settings_and_switches_that_are_none_are_kept_aside(content: bytes, paths: Paths) -> None:
    paths.home.mkdir()
    for path in (settings.place(), paths.switches):
        path.write_bytes(content)
    assert settings.load().settings == settings.Settings()
    assert switches.read(paths.switches)[0] == switches.Switches()


@pytest.mark.parametrize("version", ["9" * 5000, "1." + "9" * 5000, "\x1b]0;mine\x07", "", "1\n2"])
def test_a_version_that_is_none_is_damage(version: str, paths: Paths) -> None:
    begun()
    paths.previous.unlink()
    crafted(paths, lambda run: setattr(run, "version", version))
    assert SavedGame.continued().message.startswith("The saved run is damaged: it is kept as run.damaged.json")
    path = paths.home / "some.jsonl"
    first = {"replay": 1, "version": version, "content": "", "hero": "hellforged", "seed": "A"}
    path.write_bytes(msgspec.json.encode(first) + b"\n")
    with pytest.raises(ReplayError, match="is no replay of this game"):
        Replay.read(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes and devices are files on POSIX alone")
@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_a_start_waits_for_no_pipe_and_reads_no_device(kind: str, paths: Paths) -> None:
    begun()
    (replay,) = paths.replays.iterdir()
    for path in (paths.run, paths.previous, settings.place(), paths.switches, replay):
        path.unlink(missing_ok=True)
        if kind == "pipe":
            os.mkfifo(path)
        else:
            path.symlink_to("/dev/zero")
    found = SavedGame.continued()
    assert found.game is None
    assert found.message.startswith("The saved run cannot be read (it is no file of the usual kind)")
    assert settings.load().settings == settings.Settings()
    assert switches.read(paths.switches)[1].startswith("The list of mods cannot be read (it is no file of the usual")
    with pytest.raises(ReplayError, match="no file of the usual kind"):
        Replay.read(replay)
    assert SavedGame.new("hellforged", "NEW").warnings == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes and devices are files on POSIX alone")
def test_the_log_is_written_into_no_pipe_and_through_no_link(paths: Paths, tmp_path: Path) -> None:
    paths.home.mkdir()
    letter = tmp_path / "letter.txt"
    letter.write_bytes(LETTER)
    log = paths.home / "some.log"
    for make in (lambda: os.mkfifo(log), lambda: log.symlink_to(letter)):
        make()
        with keep_log(log):
            LOG.info("a line")
        log.unlink()
    assert letter.read_bytes() == LETTER


# --- homes ------------------------------------------------------------------------------


def test_a_home_that_is_nobodys_is_a_folder_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHADOWS_HOME", "~nouser/x")
    assert home() == Path("~nouser/x")


@pytest.mark.parametrize("folder", ["", "file/player", "x" * 300, "x/" * 2500])
def test_a_home_that_cannot_be_tells_once_what_is_not_kept_and_plays_on(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / folder) if folder else "/dev/null")
    paths = Paths(home())
    assert not paths.modded
    assert paths.saves() == []
    assert settings.load().settings == settings.Settings()
    assert load_mods().mods == []
    assert SavedGame.continued().game is None
    game = begun()
    game.flush()
    said = sorted(sentence.partition(" (")[0] for sentence in game.warnings)
    kept = ["The history of runs cannot be used", "The replay of this run cannot be written", "The run cannot be saved"]
    assert said == kept
    game.warnings.clear()  # the client has shown them
    game.submit(game.legal()[0])
    game.flush()
    assert game.warnings == []
    assert list(commands.runs()) == [commands.NO_RUNS]
