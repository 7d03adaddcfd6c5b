"""A simulation gives the same however it was carried out: by how many workers, in one go or in pieces."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from components.commands import Choose
from components.facts import HpLost
from shadows import Session
from shadows.cli import run
from shadows.games import load
from shadows.lab.bots import BOTS
from shadows.lab.journal import RUNS, read_plan, records
from shadows.lab.plan import Plan
from shadows.lab.records import Record
from shadows.lab.work import play

ROOT = Path(__file__).parents[2]

WORDS = ["simulate", "--bot", "random", "--map", "all", "--runs", "4", "--seed", "LAB"]
TOTAL = 4 * 3 * 2


@pytest.fixture(autouse=True)
def nobody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A player who has no mods."""
    monkeypatch.setenv("SHADOWS_HOME", str(tmp_path / "player"))


def simulated(folder: Path, *words: str) -> list[Record]:
    """The results of the command."""
    assert run([*WORDS, "--out", str(folder), *words]) == 0
    return list(records(folder))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[Record]:
    """The runs as one process plays them in one go."""
    folder = tmp_path_factory.mktemp("whole")
    assert run([*WORDS, "--out", str(folder / "out"), "--workers", "1"]) == 0
    return list(records(folder / "out"))


def test_each_run_is_there_once_in_the_order_of_the_plan(whole: list[Record]) -> None:
    assert [record.run.number for record in whole] == list(range(TOTAL))
    assert [record.run.seed for record in whole[:7]] == ["LAB-1"] * 6 + ["LAB-2"]
    assert {(record.run.hero, record.run.map) for record in whole[:6]} == {
        (hero, map) for hero in load().heroes for map in ("fixed", "wandering")
    }


def test_the_number_of_workers_changes_nothing(whole: list[Record], tmp_path: Path) -> None:
    assert simulated(tmp_path / "out", "--workers", "3") == whole


@pytest.mark.parametrize("kept", [0, 1, 11, TOTAL - 1])
def test_what_was_cut_off_at_any_line_is_played_to_the_same_end(whole: list[Record], tmp_path: Path, kept: int) -> None:
    folder = tmp_path / "out"
    simulated(folder, "--workers", "1")
    lines = (folder / RUNS).read_bytes().splitlines(keepends=True)
    (folder / RUNS).write_bytes(b"".join(lines[:kept]) + lines[kept][:-20])
    assert simulated(folder, "--workers", "1") == whole


def test_a_kill_at_any_time_loses_no_run_that_has_ended_and_doubles_none(whole: list[Record], tmp_path: Path) -> None:
    folder = tmp_path / "out"
    command = [sys.executable, "-m", "shadows", *WORDS, "--out", str(folder), "--workers", "2"]
    for kills in range(1, 4):
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, start_new_session=True) as process:
            while process.poll() is None and len(lines(folder)) < kills * 5:
                pass
            before = lines(folder)
            if process.poll() is None:
                os.kill(process.pid, signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
        assert lines(folder)[: len(before)] == before
    assert simulated(folder, "--workers", "1") == whole
    assert lines(folder)[: len(before)] == before


def lines(folder: Path) -> list[bytes]:
    """The whole lines of the journal, as far as it is written."""
    path = folder / RUNS
    if not path.exists():
        return []
    return [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


def test_another_simulation_in_the_same_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "out"
    simulated(folder, "--workers", "1")
    capsys.readouterr()
    assert run([*WORDS, "--out", str(folder), "--bot", "greedy", "--runs", "9"]) == 2
    assert capsys.readouterr().err == (
        f"{folder} holds another simulation (bot, runs differ): name a new folder for this one.\n"
    )


def test_a_folder_with_other_things_in_it_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "novel.txt").write_text("It was a dark night.", encoding="utf-8")
    assert run([*WORDS, "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"{tmp_path} is not empty, and holds no simulation: name a new folder.\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bot", "goood"], "Unknown bot 'goood': did you mean 'good'? Known: random, greedy, good."),
        (["--hero", "reaper"], "Known: blood_reaper, hellforged, shadowmancer."),
        (["--map", "round"], "Known: fixed, wandering."),
        (["--game", "chess"], "Known: deck, dice."),
        (["--seed", "X" * 63], "The seed of a simulation has 1 to 62 characters: a number comes after it."),
        (["--runs", "0"], "Unknown number '0'"),
    ],
)
def test_a_wrong_word_is_told_in_a_line(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*WORDS, "--out", str(tmp_path / "out"), *words]) == 2
    complaint = capsys.readouterr().err
    assert told in complaint
    assert complaint.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_a_mod_is_played_by_every_worker(whole: list[Record], tmp_path: Path) -> None:
    mods = ["--mods", str(ROOT / "examples" / "mods" / "frost")]
    first = simulated(tmp_path / "one", "--workers", "1", *mods)
    assert simulated(tmp_path / "two", "--workers", "2", *mods) == first
    assert first != whole
    assert read_plan(tmp_path / "one").mods


def test_a_mod_whose_code_may_not_run_is_not_left_out_silently(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--out", str(tmp_path / "out"), "--mods", str(ROOT / "examples" / "mods" / "ashen_pilgrim")]
    assert run([*WORDS, *words]) == 2
    assert "`shadows mod allow ashen_pilgrim` lets it." in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_ctrl_c_stops_and_the_same_command_goes_on(
    whole: list[Record], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from shadows.lab import crews

    def stopped(*_: object) -> object:
        yield from (msgspec.json.encode(record) for record in whole[:3])
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(crews, "local", stopped)
        assert run([*WORDS, "--out", str(tmp_path / "out")]) == 130
    assert capsys.readouterr().out == f"Stopped after 3 of {TOTAL} runs; the same command goes on.\n"
    assert simulated(tmp_path / "out", "--workers", "1") == whole


@pytest.mark.skipif(os.name != "posix", reason="only here a test can press Ctrl-C for a group of processes")
def test_ctrl_c_in_a_terminal_ends_all_workers_and_keeps_what_has_ended(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    words = [*WORDS, "--runs", "500", "--out", str(folder), "--workers", "2"]
    # A run of tests in the background of a shell ignores Ctrl-C, and so would all that it starts.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [sys.executable, "-m", "shadows", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        signal.signal(signal.SIGINT, before)
        while process.poll() is None and len(lines(folder)) < 3:
            pass
        os.killpg(process.pid, signal.SIGINT)
        told, _ = process.communicate()
    assert process.returncode == 130
    assert told == f"Stopped after {len(lines(folder))} of 3000 runs; the same command goes on.\n"
    last = time.monotonic() + 60
    while lives(process.pid):
        assert time.monotonic() < last, "a process was left behind"


def lives(group: int) -> bool:
    """Whether any process of a group is there."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_without_the_extra_all_but_the_tables_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shadows.lab.tables.available", lambda: False)
    simulated(tmp_path / "out", "--workers", "1", "--runs", "1")
    assert capsys.readouterr().out.splitlines()[-2:] == [
        f"{tmp_path / 'out'}: report.html, runs.jsonl",
        "With the extra `lab` installed the results are written as Parquet too.",
    ]


def test_a_record_says_what_its_run_says() -> None:
    plan = Plan("deck", "greedy", ("hellforged",), ("wandering",), 1, "RECORD", "0", load().fingerprint)
    (task,) = plan.tasks()
    record = play(plan, task)
    session = Session.start("hellforged", "RECORD-1", "wandering")
    bot = BOTS["deck"]["greedy"]("greedy RECORD-1 hellforged wandering")
    commands = 0
    picked: list[tuple[str, str, int, int]] = []
    while session.outcome == "ongoing":
        command, (question, journey) = bot.choose(session), (session.look().question, session.look().journey)
        if question is not None and journey is not None and question.kind in ("reward_card", "shop"):
            place = (question.kind, journey.act + 1, journey.floor)
            picked += [
                (one.id, *place) for one in question.options if one.kind == "card" and Choose(one.place) == command
            ]
        session.submit(command)
        commands += 1
    seen = session.look()
    assert seen.journey is not None
    row = record.run
    assert (row.outcome, row.commands) == (session.outcome, commands)
    assert (row.hp, row.gold) == (seen.player.hp, seen.player.gold)
    assert (row.act, row.floor) == (seen.journey.act + 1, seen.journey.floor)
    assert sum(card.kept for card in record.cards) == len(seen.journey.deck)
    told = [type(fact).__name__ for fact in session.history]
    assert sum(card.played for card in record.cards) == row.plays == told.count("CardPlayed")
    assert row.floors == len(record.floors) == told.count("NodeEntered")
    assert len(record.fights) == told.count("CombatEnded")
    assert sum(fight.turns for fight in record.fights) == row.turns == told.count("RoundBegan")
    assert len(record.relics) == told.count("RelicGained")
    assert all(fight.foes for fight in record.fights)
    assert sum(card.picked for card in record.cards) == len(picked) > 5
    assert sum(card.picked + card.given for card in record.cards) == told.count("CardGained")
    assert all(card.picked <= card.offered for card in record.cards)
    assert [(row.card, row.kind, row.act, row.floor) for row in record.offers if row.taken] == picked
    assert len(record.offers) == sum(card.offered for card in record.cards)
    dealt = sum(one.hp for fight in record.fights for one in fight.damage if one.side == "dealt")
    assert dealt == sum(fact.amount for fact in session.history if isinstance(fact, HpLost) and fact.target != 1)
