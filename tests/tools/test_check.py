"""One command for all checks, tried with steps that do nothing."""

import shutil
import sysconfig
from pathlib import Path

import pytest

from tools.check import ROOT, STEPS, Step, main


def step(name: str, code: str = "", fix: str = "") -> Step:
    """A step that runs a line of Python."""
    return Step(name, "nothing", ("python", "-c", code), ("python", "-c", fix) if fix else ())


def test_one_failed_step_does_not_hide_the_next(capfd: pytest.CaptureFixture[str]) -> None:
    failing = "raise SystemExit(3)"
    assert main([], [step("first", failing), step("second", "print('here')"), step("third", failing)]) == 1
    told = capfd.readouterr().out.splitlines()
    assert "here" in told
    assert told[-1] == "failed: first, third"
    assert [line.partition(", ")[0] for line in told if "FAILED" in line] == ["== first: FAILED", "== third: FAILED"]


def test_what_a_step_writes_stands_between_its_two_lines(capfd: pytest.CaptureFixture[str]) -> None:
    main([], [step("one", "print('here')")])
    before, here, after = capfd.readouterr().out.splitlines()[1:4]
    assert before == "== one: python -c print('here')"
    assert here == "here"
    assert after.startswith("== one: fine, ")


def test_all_fine_is_told_in_the_last_line(capfd: pytest.CaptureFixture[str]) -> None:
    assert main([], [step("one"), step("two")]) == 0
    assert capfd.readouterr().out.splitlines()[-1].startswith("All is fine, ")


@pytest.mark.parametrize(
    ("words", "ran"),
    [
        ([], ["lint", "types", "tests"]),
        (["tests", "lint"], ["lint", "tests"]),
        (["--skip", "tests"], ["lint", "types"]),
        (["--skip", "tests", "--skip", "lint"], ["types"]),
    ],
)
def test_the_steps_that_are_named_run_in_their_order(
    words: list[str], ran: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(words, [step(name, f"print('ran {name}')") for name in ("lint", "types", "tests")]) == 0
    told = capfd.readouterr().out.splitlines()
    assert [line.removeprefix("ran ") for line in told if line.startswith("ran ")] == ran


def test_fix_runs_what_mends_and_the_check_where_nothing_does(capfd: pytest.CaptureFixture[str]) -> None:
    steps = [step("one", "raise SystemExit(1)", fix="print('mended')"), step("two", "print('seen')")]
    assert main(["--fix"], steps) == 0
    told = capfd.readouterr().out.splitlines()
    assert told.count("mended") == told.count("seen") == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["tipes"], "unknown step 'tipes': did you mean 'types'?"),
        (["--skip", "test"], "unknown step 'test': did you mean 'tests'?"),
        (["zz"], "unknown step 'zz': known: types, tests"),
    ],
)
def test_an_unknown_step_is_guessed_and_nothing_runs(
    words: list[str], message: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words, [step("types", "print('ran')"), step("tests", "print('ran')")])
    told = capfd.readouterr()
    assert ended.value.code == 2
    assert told.err.splitlines()[-1].endswith(message)
    assert "ran" not in told.out


def test_a_tool_that_is_not_installed_is_a_failed_step(capfd: pytest.CaptureFixture[str]) -> None:
    assert main([], [Step("one", "nothing", ("no_such_tool",)), step("two")]) == 1
    told = capfd.readouterr().out
    assert "'no_such_tool' is not in this environment" in told
    assert "== two: fine" in told


def test_the_tools_of_all_steps_are_there_and_help_names_them(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    told = capfd.readouterr().out
    for one in STEPS:
        assert shutil.which(one.command[0], path=sysconfig.get_path("scripts"))
        assert f"  {one.name} " in told


def test_steps_run_at_the_root_wherever_one_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    main([], [step("one", "import os; print(os.getcwd())")])
    assert str(ROOT) in capfd.readouterr().out.splitlines()
    assert (ROOT / "pyproject.toml").is_file()
