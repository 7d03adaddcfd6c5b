"""Nothing that somebody else has written steers the terminal: not the content, not a save, not the history."""

import ast
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import shadows
from components.commands import Abandon
from components.dice.summary import RunSummary
from shadows.cli import run
from shadows.content.problems import spelled
from shadows.content.text.spans import Span
from shadows.saves.format import opened, sealed
from shadows.saves.paths import Paths
from shadows.saves.profile import ProfileSlot
from shadows.saves.saved_game import SavedGame
from shadows.saves.writer import WRITER
from shadows.text.console import Console

EVIL = "\x1b]0;mine\x07\x1b[2J\r\b\x9b31m\u202eevil\u2066\u2029"
TAME = "\\u001b]0;mine\\u0007\\u001b[2J\\u000d\\u0008\\u009b31m\\u202eevil\\u2066\\u2029"


@pytest.fixture(autouse=True)
def paths(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Paths:
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / "player"))
    return Paths(tmp_path / "player")


def ended() -> None:
    """A run of the history."""
    SavedGame.new("hellforged", "OUTPUT").submit(Abandon())
    WRITER.wait()


def test_controls_are_spelled_out_and_letters_stay() -> None:
    assert spelled(EVIL) == TAME
    assert spelled("Zoë\u00a0– 火 🔥\u200d\nnext") == "Zoë\u00a0– 火 🔥\u200d\nnext"


def test_the_terminal_game_says_nothing_that_steers_the_terminal() -> None:
    said: list[str] = []
    asked: list[str] = []
    console = Console(
        lambda prompt, words: asked.append(prompt) or "", lambda text: said.extend(span.text for span in text)
    )
    console.say("You, ", Span(EVIL, "keyword"))
    console.ask(EVIL)
    assert said == ["You, ", TAME]
    assert asked == [TAME]


def test_a_row_of_the_history_does_not(paths: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    ended()
    with closing(sqlite3.connect(paths.history)) as tables, tables:
        tables.execute("UPDATE runs SET hero = ?, seed = ?, map = ?, outcome = ?", (EVIL, EVIL, EVIL, EVIL))
    assert run(["runs"]) == 0
    out = capsys.readouterr().out
    assert spelled(out) == out
    assert out.count("mine") == 4


def test_a_replay_does_not(paths: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    ended()
    (path,) = paths.replays.iterdir()
    first, _, rest = path.read_bytes().partition(b"\n")
    path.write_bytes(msgspec.json.encode({**msgspec.json.decode(first), "encounter": EVIL}) + b"\n" + rest)
    for words in (["replay", "--text", str(path)], ["replay", "--verify", str(path)]):
        run(words)
        said = capsys.readouterr()
        assert spelled(said.out + said.err) == said.out + said.err
        assert "mine" in said.out + said.err


def test_a_save_does_not(paths: Paths, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    SavedGame.new("hellforged", "OUTPUT").flush()
    paths.previous.unlink(missing_ok=True)
    save = opened(paths.run.read_bytes())
    paths.run.write_bytes(sealed(replace(save, content="other", mods=[f"{EVIL} 1.0"])))
    monkeypatch.setattr("builtins.input", lambda prompt: (_ for _ in ()).throw(EOFError))
    run(["play", "--text"])
    out = capsys.readouterr().out
    assert spelled(out) == out
    assert "Continue" in out


def test_a_broken_mod_does_not(paths: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    folder = paths.mods / "frost"
    (folder / "prefabs" / "cards").mkdir(parents=True)
    (folder / "mod.yaml").write_text('id: frost\nname: "\\e[2J"\nversion: 1.0.0\n', encoding="utf-8")
    for words in (["mod", "list"], ["check", str(folder)], ["check", "--json", str(folder)]):
        run(words)
        said = capsys.readouterr()
        assert spelled(said.out + said.err) == said.out + said.err


def test_a_profile_does_not(paths: Paths, growing: ProfileSlot, capsys: pytest.CaptureFixture[str]) -> None:
    growing.credit(EVIL, "2026-03-01T12:00:00+00:00", RunSummary(hero=EVIL, won=True))
    assert run(["profile"]) == 0
    out = capsys.readouterr().out
    assert spelled(out) == out
    assert out.count("mine") == 1


def test_there_is_no_other_way_out() -> None:
    """Whoever prints passes the gate: `tell` of the commands, or the console of the terminal game."""
    root = Path(shadows.__file__).parent
    # The last is a child that tells its parent.
    ways = {"cli/output.py", "text/terminal.py", "view/engine/model_reader.py"}
    for path in root.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
                assert path.relative_to(root).as_posix() in ways, f"{path}:{node.lineno}"
