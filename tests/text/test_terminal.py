"""The real terminal: what is written to it, and how its lines are edited."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import StringIO

import pytest

pytest.importorskip("prompt_toolkit")

from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from shadows import sandbox
from shadows.content.text.spans import Span
from shadows.saves import settings
from shadows.saves.saved_game import SavedGame
from shadows.saves.settings import Settings
from shadows.text import terminal
from shadows.text.console import Left, Reader
from shadows.text.editing import editor
from shadows.text.playing import Playing
from tests.text.scripts import Script


class Screen(StringIO):
    """A terminal that remembers what is written."""

    def isatty(self) -> bool:
        return True


def shown(patch: pytest.MonkeyPatch, columns: int = 40, **environment: str) -> Screen:
    """A terminal in place of standard output."""
    found = Screen()
    patch.setattr(sys, "stdout", found)
    patch.delenv("NO_COLOR", raising=False)
    for name, value in {"COLUMNS": str(columns), "TERM": "xterm", **environment}.items():
        patch.setenv(name, value)
    return found


def everything() -> Script:
    """All that a fight can tell."""
    settings.keep(Settings(brief=False, guide=True))
    fight = sandbox(hand=["nightmare_lash", "wound"], foes=["lich_king", "rat_swarm"], relics=["bloodstone"])
    script = Script(["help", "f", "look lash", "map", "1 1"])
    with pytest.raises(Left):
        Playing(SavedGame(fight.session), script.console).run()
    return script


@pytest.mark.parametrize("columns", [40, 80])
def test_no_word_is_broken_at_the_edge(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = everything().lines
    screen = shown(monkeypatch, columns, NO_COLOR="1")
    console = terminal.terminal()
    for line in lines:
        console.say(line)
    written = screen.getvalue().splitlines()
    assert max(map(len, written)) < columns
    assert " ".join(written).split() == " ".join(lines).split()
    assert not any(line.rstrip() != line for line in written)


def test_a_line_of_a_list_goes_on_further_in(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = shown(monkeypatch)
    terminal.terminal().say("  1. Bloodletting, attack, cost 1, needs a target: Lose 3 HP.")
    assert screen.getvalue() == "  1. Bloodletting, attack, cost 1,\n    needs a target: Lose 3 HP.\n"


@pytest.mark.parametrize("unwanted", ["", "NO_COLOR", "TERM", "plain"])
def test_colour_comes_only_where_it_is_wanted(unwanted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.keep(Settings(plain=unwanted == "plain"))
    screen = shown(monkeypatch, **({unwanted: "dumb"} if unwanted.isupper() else {}))
    terminal.terminal().say("Deal ", Span("8", "raised"), " damage.")
    assert (screen.getvalue() == "Deal 8 damage.\n") is bool(unwanted)
    assert ("\x1b[" in screen.getvalue()) is not bool(unwanted)


def test_what_is_piped_is_one_line_for_each_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    terminal.terminal().say("  1. Bloodletting: ", "Lose 3 HP. " * 20)
    assert capsys.readouterr().out.count("\n") == 1


WORDS = ["Strike", "Sanguine Strike", "Dark Cultist 2", "Dark Cultist 3", "discard", "draw"]


@contextmanager
def typing() -> Iterator[Callable[[str], str]]:
    """A player who presses keys: what is read of them."""
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        read = editor(pipe, DummyOutput())

        def typed(keys: str) -> str:
            pipe.send_text(keys)
            return read("> ", WORDS)

        yield typed


TYPED = {
    "strike\r": "strike",
    "str\t\r": "strike",
    "sang\t dark cultist 2\r": "sanguine Strike dark cultist 2",
    "strike Dark\t3\r": "strike Dark Cultist 3",
    "strike dark c\t\r": "strike dark cultist ",
    "zzz\t\r": "zzz",
    "strkie\x1b[D\x1b[D\x7f\x1b[Ck\r": "strike",
}


@pytest.mark.parametrize(("keys", "line"), TYPED.items(), ids=map(repr, TYPED))
def test_a_line_is_edited_and_its_names_completed(keys: str, line: str) -> None:
    with typing() as typed:
        assert typed(keys) == line


def test_lines_of_before_come_back_with_up() -> None:
    with typing() as typed:
        lines = [typed(keys) for keys in ("strike 2\r", "end\r", "\x1b[A\x1b[A\r")]
    assert lines == ["strike 2", "end", "strike 2"]


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_an_interrupt_and_the_end_of_input_come_out(key: str) -> None:
    with typing() as typed, pytest.raises((KeyboardInterrupt, EOFError)):
        typed(key)


def test_a_terminal_that_bears_no_editing_is_read_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    shown(monkeypatch)

    def bare(prompt: str = "") -> str:
        return "plain"

    def refuse(*_: object, **__: object) -> Reader:
        raise OSError("no console")

    monkeypatch.setattr("builtins.input", bare)
    monkeypatch.setattr(sys, "stdin", Screen())
    monkeypatch.setattr("shadows.text.editing.PromptSession", refuse)
    assert terminal.terminal().ask("> ") == "plain"


def test_names_that_can_be_written_now_are_offered() -> None:
    offered: list[Sequence[str]] = []

    class Offered(Script):
        def read(self, prompt: str, words: Sequence[str] = ()) -> str:
            offered.append(words)
            raise EOFError

    fight = sandbox(hand=["strike"], foes=["dark_cultist", "dark_cultist"], potions=["firebomb"])
    with pytest.raises(Left):
        Playing(SavedGame(fight.session), Offered().console).run()
    assert offered[0][:4] == ["Strike", "Dark Cultist 1", "Dark Cultist 2", "Firebomb"]
    assert {"hand", "help", "incoming"} <= set(offered[0])
