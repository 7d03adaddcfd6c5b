"""The commands: what they print, their exit status, and one clear line for whatever is wrong."""

import errno
import io
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import shadows
from components.commands import Abandon
from shadows.cli import command_line, run
from shadows.cli.display import NO_DISPLAY
from shadows.games import NAMES
from shadows.mods import loading
from shadows.mods.loading import Loadout
from shadows.saves.paths import Paths
from shadows.saves.saved_game import SavedGame
from shadows.saves.writer import WRITER
from systems.deck.order import FLOWS, RESOLVE

GAMES = ", ".join(NAMES)


class Terminal(io.StringIO):
    """Standard input that is a terminal."""

    def isatty(self) -> bool:
        return True


class Window:
    """Stands in for the window: notes what it was asked to play, or has no display."""

    class NoWindow(Exception):
        pass

    class NoDisplay(NoWindow):
        pass

    def __init__(self, *, opens: bool) -> None:
        self.opens = opens
        self.played: list[dict[str, Any]] = []
        self.watched: list[Path] = []
        self.toured: list[tuple[Path, tuple[int, int]]] = []

    def play(self, **wishes: Any) -> None:
        if not self.opens:
            raise self.NoDisplay("Nothing to draw on.")
        self.played.append({name: wish for name, wish in wishes.items() if wish is not None})

    def watch_replay(self, file: Path, loadout: Loadout) -> None:
        del loadout
        if not self.opens:
            raise self.NoDisplay("Nothing to draw on.")
        self.watched.append(file)

    def render(self, out: Path, size: tuple[int, int]) -> Iterator[tuple[Path, int]]:
        if not self.opens:
            raise self.NoDisplay("Nothing to draw on.")
        self.toured.append((out, size))
        yield out / "title.png", 2
        yield out / "map.png", 2


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """No display and no terminal, and a player who never played."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / "player"))
    yield
    WRITER.wait()


def install(monkeypatch: pytest.MonkeyPatch, *, opens: bool) -> Window:
    window = Window(opens=opens)
    view: Any = ModuleType("shadows.view")
    view.app = SimpleNamespace(
        play=window.play, watch_replay=window.watch_replay, NoDisplay=Window.NoDisplay, NoWindow=Window.NoWindow
    )
    view.tour = SimpleNamespace(render=window.render)
    for name, module in {"shadows.view": view, "shadows.view.app": view.app, "shadows.view.tour": view.tour}.items():
        monkeypatch.setitem(sys.modules, name, module)
    return window


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"shadows {shadows.__version__}\n"


HEROES = "Known: blood_reaper, hellforged, shadowmancer."

NOWHERE = f"{NO_DISPLAY} There is no terminal here either: `shadows play --text` plays in one."
IN_TERMINAL = f"{NO_DISPLAY} The game plays in the terminal."

WRONG = {
    "play --text --hero blood_reapr": f"Unknown hero 'blood_reapr': did you mean 'blood_reaper'? {HEROES}",
    "play --text --hero xyz": f"Unknown hero 'xyz'. {HEROES}",
    "play --game dekc": f"Unknown game 'dekc': did you mean 'deck'? Known: {GAMES}.",
    "runs --game chess": f"Unknown game 'chess'. Known: {GAMES}.",
    "mod list --game chess": f"Unknown game 'chess'. Known: {GAMES}.",
    "mod new frost --game chess": f"Unknown game 'chess'. Known: {GAMES}.",
    "play --text --map wanderign": "Unknown map 'wanderign': did you mean 'wandering'? Known: fixed, wandering.",
    "play --foe rat_swarm --map fixed": "A single fight has no map: leave --map out, or --foe for a run.",
    f"play --text --seed {'x' * 65}": "A seed has at most 64 characters; this one has 65.",
    "tour --out x --size big": "Unknown size 'big': write width x height in pixels, 1280x720 for example.",
    "tour --out x --size 1280": "Unknown size '1280': write width x height in pixels, 1280x720 for example.",
    "tour --out x --size=-5x5": "Unknown size '-5x5': write width x height in pixels, 1280x720 for example.",
    "tour --out x --size 0x720": "A side of a picture has 64 to 8192 pixels, not '0x720'.",
    "tour --out x --size 1280x99999": "A side of a picture has 64 to 8192 pixels, not '1280x99999'.",
    "": NOWHERE,
    "play": NOWHERE,
}


@pytest.mark.parametrize(("line", "message"), WRONG.items(), ids=[line[:40] for line in WRONG])
def test_what_is_wrong_is_one_line_and_exit_status_2(
    line: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line.split()) == 2
    assert capsys.readouterr() == ("", f"{message}\n")


@pytest.mark.parametrize(
    ("line", "named"), [("play --txt", "--text"), ("play --hero", "--hero"), ("plai", "play"), ("tour", "--out")]
)
def test_what_the_parser_does_not_understand_is_one_line_too(
    line: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert named in told.err
    assert told.err.count("\n") == 1


def test_what_would_move_the_cursor_is_spelled_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--hero", "a\nb\x1b[2J"]) == 2
    assert capsys.readouterr().err == rf"Unknown hero 'a\nb\x1b[2J'. {HEROES}" + "\n"
    assert run(["check", "a\nb\x1b[2J"]) == 1
    assert capsys.readouterr().out == r"a b\x1b[2J:1:1: there is no such folder" + "\n"


def test_an_unknown_foe_is_told_the_nearest_and_all_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--text", "--foe", "lich_kin"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("Unknown foe 'lich_kin': did you mean 'lich_king'? Known: ")
    assert " two_skeleton_warriors," in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("hero", ["hellforged", "Hellforged", "HELLFORGED "])
@pytest.mark.parametrize("foe", ["rat_swarm", "Rat Swarm", "rat-swarm"])
def test_capitals_blanks_and_hyphens_do_not_matter(hero: str, foe: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--text", "--hero", hero, "--foe", foe, "--seed", " a1 "]) == 0
    assert capsys.readouterr().out.splitlines()[2:4] == ["Hellforged, seed A1.", "Rat Swarm stands before you."]


def test_the_terminal_game_plays_from_a_pipe(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n2\nquit\n"))
    assert run(["play", "--text", "--seed", "x", "--map", "Fixed"]) == 0
    told = capsys.readouterr().out
    assert "Blood Reaper, seed X." in told
    assert "Zombie Brute stands before you." in told
    assert told.endswith("Farewell.\n")


@pytest.mark.parametrize("line", [[], ["play"]])
def test_without_a_display_the_game_plays_in_the_terminal_and_says_so(
    line: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Terminal("quit\n"))
    assert run(line) == 0
    assert capsys.readouterr().out.splitlines()[:2] == [IN_TERMINAL, "Shadows of the Abyss"]


@pytest.mark.parametrize("display", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_with_a_display_the_window_opens_with_what_was_chosen(display: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(display, ":7")
    window = install(monkeypatch, opens=True)
    assert run([]) == 0
    assert run(["play", "--hero", "hellforged", "--foe", "lich_king", "--seed", "a"]) == 0
    assert run(["play", "--hero", "hellforged", "--map", "wandering"]) == 0
    games = [given.pop("loadout").game.name for given in window.played[1:]]
    assert games == ["deck", "deck"]
    assert window.played == [
        {},
        {"hero": "hellforged", "foe": "lich_king", "seed": "A"},
        {"hero": "hellforged", "map": "wandering"},
    ]


def test_where_nothing_is_asked_and_no_mod_is_there_the_window_opens_before_content_is_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def read(*_: object, **__: object) -> None:
        raise AssertionError("content was read")

    monkeypatch.setenv("DISPLAY", ":7")
    monkeypatch.setattr(loading, "load_mods", read)
    window = install(monkeypatch, opens=True)
    assert run([]) == run(["play"]) == 0
    assert window.played == [{}, {}]
    (tmp_path / "player" / "mods" / "frost").mkdir(parents=True)
    with pytest.raises(AssertionError, match="content was read"):
        run([])


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    """The replay of a run that was given up at once."""
    game = SavedGame.new("blood_reaper", "WATCHED", folder=tmp_path)
    game.submit(Abandon())
    game.flush()
    (file,) = Paths(tmp_path).replays.iterdir()
    return file


def test_a_replay_is_shown_in_the_window(replay: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":7")
    window = install(monkeypatch, opens=True)
    assert run(["replay", str(replay)]) == 0
    assert window.watched == [replay]


@pytest.mark.parametrize(("display", "reason"), [("", NO_DISPLAY), (":7", "Nothing to draw on.")])
def test_a_replay_without_a_display_is_one_line_and_exit_status_2(
    display: str, reason: str, replay: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISPLAY", display)
    install(monkeypatch, opens=False)
    assert run(["replay", str(replay)]) == 2
    assert capsys.readouterr() == ("", f"{reason} `shadows replay --text` tells it in a terminal.\n")


def test_a_replay_is_told_in_the_terminal_where_that_is_asked_for(
    replay: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", "--text", str(replay)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Blood Reaper, seed WATCHED, fixed map."


def test_a_file_that_is_no_replay_is_told_without_a_display_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear abyss,\n", encoding="utf-8")
    assert run(["replay", str(file)]) == 2
    assert capsys.readouterr() == ("", f"{file} is no replay of this game.\n")


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_where_displays_need_no_name_the_window_is_tried(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    window = install(monkeypatch, opens=True)
    assert run([]) == 0
    assert len(window.played) == 1


def test_a_window_that_cannot_open_falls_back_to_the_terminal_and_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISPLAY", ":7")
    install(monkeypatch, opens=False)
    assert run([]) == 2
    assert capsys.readouterr().err == NOWHERE.replace(NO_DISPLAY, "Nothing to draw on.") + "\n"
    monkeypatch.setattr(sys, "stdin", Terminal("quit\n"))
    assert run([]) == 0
    assert capsys.readouterr().out.startswith("Nothing to draw on. The game plays in the terminal.\n")


def test_an_engine_that_cannot_be_loaded_is_not_called_a_missing_display(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A damaged install, on Windows for example: the reason in one line, the whole of it in the log file."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "shadows.view.app", None)  # the import fails
    assert run([]) == 2
    told = capsys.readouterr().err
    log = tmp_path / "player" / "shadows.log"
    assert told.startswith("The window's engine could not be loaded (")
    assert f"; see {log}." in told
    assert told.count("\n") == 1
    assert "Traceback" in log.read_text(encoding="utf-8")


def test_the_tour_renders_to_a_folder_in_a_size_and_names_each_picture(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window = install(monkeypatch, opens=True)
    assert run(["tour", "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"1/2 {tmp_path / 'title.png'}\n2/2 {tmp_path / 'map.png'}\n"
    assert run(["tour", "--out", str(tmp_path / "new"), "--size", "1920X1080"]) == 0
    assert window.toured == [(tmp_path, (1280, 720)), (tmp_path / "new", (1920, 1080))]


def test_a_tour_that_cannot_be_made_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install(monkeypatch, opens=False)
    assert run(["tour", "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err == "The screens cannot be rendered here. Nothing to draw on.\n"
    file = tmp_path / "a file"
    file.write_text("", encoding="utf-8")
    assert run(["tour", "--out", str(file)]) == 2
    assert capsys.readouterr().err == f"{file} is a file: name a folder for the pictures.\n"


def test_check_of_the_games_own_prefabs_is_clean(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check"]) == 0
    assert capsys.readouterr().out == "prefabs: no errors.\n"


def test_check_prints_one_line_for_each_problem_and_leaves_with_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    cards = tmp_path / "frost" / "prefabs" / "cards"
    cards.mkdir(parents=True)
    (cards / "ice.yaml").write_text(
        "lance:\n  name: Lance\n  type: attack\n  rarity: common\n  effects: [{deal_damge: 5}]\n", encoding="utf-8"
    )
    assert run(["check", "frost"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("frost/prefabs/cards/ice.yaml:5:14: ")
    assert "did you mean 'deal_damage'?" in lines[0]
    assert run(["check", "nowhere"]) == 1
    assert capsys.readouterr().out == "nowhere:1:1: there is no such folder\n"


def test_broken_prefabs_are_told_line_by_line_when_playing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from shadows.content.library import loading
    from shadows.content.problems import ContentError, Problem

    def broken(*_: object) -> None:
        raise ContentError([Problem("a.yaml", 1, 2, "", "wrong"), Problem("b.yaml", 3, 4, "", "wrong too")])

    monkeypatch.setattr(loading, "load", broken)
    assert run(["play", "--text"]) == 1
    assert capsys.readouterr().err == "a.yaml:1:2: wrong\nb.yaml:3:4: wrong too\n"


def test_order_prints_every_system_in_its_order_with_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["order"]) == 0
    lines = capsys.readouterr().out.splitlines()
    names = [line.split(". ", 1)[1].split(":")[0].split(" ")[0] for line in lines if line.startswith("  ")]
    stages = [*RESOLVE, *(stage for flow in FLOWS.values() for stage in flow.stages)]
    assert names == [type(stage).__name__ for stage in stages]
    headings = [line for line in lines if not line.startswith("  ")]
    assert headings == [
        "resolve: what every effect passes",
        *("combat start, then player start", "player start", "player end, then enemy phase"),
        *("enemy phase, then enemy turn", "enemy turn, then enemy turn, at last round end"),
        *("round end, then player start", "combat end"),
        *("node done", "rest again", "more rewards", "more wares"),
    ]
    assert "   1. StartRules: Relics act at the start of the combat in the order they were acquired (R9)." in lines
    assert all(line.split(": ", 1)[1] for line in lines if line.startswith("  "))


def every_command() -> list[str]:
    return ["", *command_line().commands]


@pytest.mark.parametrize("flag", ["-h", "--help"])
@pytest.mark.parametrize("command", every_command())
def test_every_command_has_help_that_fits_and_is_not_cut(
    command: str, flag: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run([*command.split(), flag]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"usage: {' '.join(['shadows', *command.split()])} ")
    assert "…" not in told
    assert "<" not in told, "what may be written has a plain name"
    usage, examples = told.partition("examples:")[::2]
    assert max(map(len, usage.splitlines())) <= 80
    for line in examples.splitlines():
        assert line.strip().startswith("shadows") or not line


def test_the_help_lists_every_command_and_gives_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    told = capsys.readouterr().out
    assert [name for name in command_line().commands if " " not in name and f"\n    {name} " not in told] == []
    assert "examples:\n  shadows " in told


def test_commands_that_have_commands_show_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mod"]) == 2
    told = capsys.readouterr().err
    assert "\n    new " in told
    assert "\n    try " in told


def python(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    folder = Path(shadows.__file__).parents[1]
    environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**environment, "PYTHONUTF8": "1"},
        text=True,
        encoding="utf-8",
        capture_output=True,
        check=False,
        **options,
    )


def test_the_command_runs_as_a_module_and_leaves_with_its_status() -> None:
    done = python("-m", "shadows", "play", "--text", "--hero", "hellforged", "--foe", "rat_swarm", input="quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Farewell.\n")
    refused = python("-m", "shadows", stdin=subprocess.DEVNULL)
    assert (refused.returncode, refused.stdout, refused.stderr) == (2, "", f"{NOWHERE}\n")


@pytest.mark.parametrize("line", ["order", "play --text --hero hellforged --foe rat_swarm"])
def test_a_process_without_a_console_does_no_harm(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert run(line.split()) == 0


class Full(io.StringIO):
    """Standard output that has no room left."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("line", ["order", "play --text --hero hellforged --foe rat_swarm"])
def test_a_full_disk_is_one_line_and_exit_status_2(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", Full())
    assert run(line.split()) == 2
    assert capsys.readouterr().err == "No space left on device.\n"


def test_the_terminal_game_never_loads_the_engine() -> None:
    code = (
        "import sys; from shadows.cli import run; status = run(['play', '--text', '--hero', 'hellforged'])\n"
        "print([name for name in ('ursina', 'panda3d', 'shadows.view') if name in sys.modules])"
    )
    done = python("-c", code, input="4\n1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_door_loads_neither_the_commands_nor_their_parser() -> None:
    code = (
        "import sys; from shadows import Session, sandbox\n"
        "print([name for name in ('argparse', 'shadows.cli', 'rich') if name in sys.modules])"
    )
    assert python("-c", code).stdout == "[]\n"


def test_input_that_is_no_text_does_no_harm() -> None:
    folder = Path(shadows.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-m", "shadows", "play", "--text", "--hero", "hellforged", "--foe", "rat_swarm"],
        cwd=folder,
        env={**os.environ, "PYTHONUTF8": "1"},
        input=b"\xff\xfe\x00\nquit\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
